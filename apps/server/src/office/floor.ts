// The floor's desk over HTTP: all tables of a house, opening them from the book, what the floor does at one, and whom the house keeps out.
import {
  BAR_DAYS_MAX,
  barSomebody,
  confirmOpening,
  dropOpening,
  floorAct,
  floorTables,
  letIn,
  line,
  openHouseTable,
  TABLE_NAME_MAX,
} from '@baraja/room';
import * as z from 'zod';
import { type OfficeServer, officeRoute } from './routes.js';

const table = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const person = z.string().regex(/^[A-Za-z0-9]{1,40}$/);
const opening = {
  game: z.string().max(40),
  stake: z.string().max(20).optional(),
  switches: z.record(z.string().max(60), z.unknown()).optional(),
  dealer: z.enum(['engine', 'person']).optional(),
  name: line(TABLE_NAME_MAX).optional(),
  bots: z.int().min(0).max(9).default(0),
};
/** Only what was given: an absent field must not become `undefined`. */
const given = <T extends object>(fields: T): { [K in keyof T]: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

export function floorRoutes(server: OfficeServer): void {
  const { room } = server;
  officeRoute(
    server,
    { method: 'GET', url: '/tables', act: 'see-floor', summary: 'All tables the house runs, as they stand' },
    async ({ office, house, by }) => ({
      tables: await floorTables(room, house, by),
      licensed: office.licence.tables,
      pending: [...office.openings.pending.values()].filter((one) => !room.has(one.table)),
    }),
  );
  officeRoute(
    server,
    { method: 'POST', url: '/tables/open', act: 'open-table', summary: 'Open a table from the book', body: opening },
    ({ office, by, body, reason }) =>
      openHouseTable(room, office, by, { ...(given(body) as typeof body & { game: string }), reason } as never),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/tables/confirm',
      act: 'throw-switch',
      summary: 'The second word on a table that takes two people; or that it is not opened',
      body: { table, open: z.boolean() },
    },
    ({ office, by, body, reason }) =>
      body.open
        ? confirmOpening(room, office, by, { table: body.table, reason })
        : dropOpening(office, by, { table: body.table, reason }),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/tables/licence',
      act: 'set-licence',
      summary: 'For how many tables the house is licensed, or that nobody limits it',
      body: { tables: z.int().min(0).max(1000).nullable() },
    },
    async ({ office, by, body, reason }) => {
      const answer = await office.journal.happen(() => office.licence.set(by, body.tables, reason));
      office.changed('tables');
      return 'refused' in answer ? answer : { done: true };
    },
  );
  atTables(server);
  rulesOfTables(server);
  bars(server);
}

/** What changes a table is asked of the table. */
function atTables(server: OfficeServer): void {
  const { room } = server;
  for (const type of ['pause', 'resume'] as const)
    officeRoute(
      server,
      { method: 'POST', url: `/tables/${type}`, act: 'run-table', summary: `Have a table ${type}`, body: { table } },
      ({ house, by, body, reason }) => floorAct(room, by, { house, ...body }, { type, reason }),
    );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/tables/rename',
      act: 'run-table',
      summary: 'Give a table another name',
      body: { table, name: line(TABLE_NAME_MAX) },
    },
    ({ house, by, body, reason }) =>
      floorAct(room, by, { house, table: body.table }, { type: 'rename', name: body.name, reason }),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/tables/close',
      act: 'close-table',
      summary: 'Close a table after the hand; everybody is paid out',
      body: { table },
    },
    ({ house, by, body, reason }) => floorAct(room, by, { house, ...body }, { type: 'closeTable', reason }),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/tables/remove',
      act: 'remove',
      summary: 'Send somebody away from a table; he plays his hand out',
      body: { table, seat: z.int().min(1).max(30), person },
    },
    async ({ house, by, body, reason }) => {
      // Asked again after an answer was lost, it must not be whoever has taken the seat since.
      const sits = (await room.table(body.table))?.state.sittings.find(({ seat }) => seat === body.seat);
      if (sits && sits.patron.id !== body.person) return { refused: 'nobody-there', rule: null };
      return floorAct(room, by, { house, table: body.table }, { type: 'remove', seat: body.seat, reason });
    },
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/tables/came',
      act: 'answer-call',
      summary: 'Say that you are at a table that called the floor',
      body: { table },
    },
    ({ house, by, body, reason }) =>
      floorAct(room, by, { house, ...body }, { type: 'floorCame', ...(reason ? { reason } : {}) }),
  );
}

/** By what a table is played. */
function rulesOfTables(server: OfficeServer): void {
  const { room } = server;
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/tables/limit',
      act: 'change-limit',
      summary:
        'Announce another limit for a table, where the law of the place has one; it holds when the notice is over',
      body: {
        table,
        limit: z
          .int()
          .min(0)
          .max(2 ** 40),
      },
    },
    ({ house, by, body, reason }) =>
      floorAct(room, by, { house, table: body.table }, { type: 'giveNotice', limit: body.limit, reason }),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/tables/edition',
      act: 'take-edition',
      summary: 'Take a new edition of a table’s rules up after its hand, or not for now',
      body: { table, take: z.boolean() },
    },
    ({ house, by, body, reason }) =>
      floorAct(room, by, { house, table: body.table }, { type: 'newEdition', take: body.take, reason }),
  );
}

function bars(server: OfficeServer): void {
  const { room } = server;
  officeRoute(
    server,
    { method: 'GET', url: '/bars', act: 'see-floor', summary: 'Whom the house keeps from its tables' },
    async ({ office }) => ({ bars: office.bars.list(room.now()) }),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/bars/add',
      act: 'bar',
      summary: 'Bar somebody for so many days, or for good: by his id where he sits, or the name of his account',
      body: {
        person: person.optional(),
        name: line(60).optional(),
        days: z.int().min(1).max(BAR_DAYS_MAX).nullable(),
      },
    },
    ({ office, by, body, reason }) =>
      barSomebody(room, office, by, { ...given(body), days: body.days, reason } as never),
  );
  officeRoute(
    server,
    { method: 'POST', url: '/bars/lift', act: 'bar', summary: 'Let somebody in again', body: { person } },
    ({ office, by, body, reason }) => letIn(office, by, { person: body.person, reason }),
  );
}
