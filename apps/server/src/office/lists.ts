// Lists and seating over HTTP: what the desk does, each by its act; and what anybody does for himself, from his phone.
import {
  boardOf,
  byDesk,
  deskLists,
  isRefused,
  type Lists,
  line,
  type OfficeRefusal,
  officeRefuse,
  type Person,
  type Room,
} from '@baraja/room';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type OfficeServer, officeRoute, refuseOffice } from './routes.js';

const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const kind = { game: id, stake: z.string().min(1).max(20) };
const seat = z.int().min(1).max(30);
const minutes = z.int().min(1).max(720);
const name = line(40);
const account = z.string().min(1).max(60);
const limit = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

/** Somebody by the name of his account. */
function accountNamed({ patrons }: Room, wanted: string): (Person & { readonly id: string }) | OfficeRefusal {
  const found = patrons.accountOf(wanted);
  const patron = found === null ? undefined : patrons.find(found);
  return patron ? { id: patron.id, name: patron.name } : officeRefuse('no-such-person');
}
/** Somebody the desk writes down: by his account, or by a name alone. */
function written(
  room: Room,
  body: { name?: string | undefined; account?: string | undefined },
): Person | OfficeRefusal {
  if (body.account !== undefined) return accountNamed(room, body.account);
  return body.name === undefined ? officeRefuse('no-such-person') : { id: null, name: body.name };
}
/** Somebody who sits at a table. */
function seatedOne(lists: Lists, table: string, at: number): (Person & { readonly id: string }) | OfficeRefusal {
  const found = lists.table(table)?.state.sittings.find((one) => one.seat === at);
  return found ? { id: found.patron.id, name: found.patron.name } : officeRefuse('not-seated');
}

export function listRoutes(server: OfficeServer): void {
  deskRoutes(server);
  seatRoutes(server);
  ownRoutes(server);
}

function deskRoutes(server: OfficeServer): void {
  const { room } = server;
  const keep = { method: 'POST', act: 'keep-lists' } as const;
  officeRoute(
    server,
    { method: 'GET', url: '/lists', act: 'see-lists', summary: 'The lists, calls and kept seats' },
    async ({ office }) => deskLists(office.lists),
  );
  officeRoute(
    server,
    {
      ...keep,
      url: '/lists/join',
      summary: 'Write somebody down who is here, or has telephoned',
      body: {
        ...kind,
        name: name.optional(),
        account: account.optional(),
        phone: z.boolean().default(false),
        minutes: minutes.optional(),
      },
    },
    async ({ office, by, body, reason }) => {
      const person = written(room, body);
      if (isRefused(person)) return person;
      const { game, stake, phone, minutes: within } = body;
      const asked = { person, game, stake, how: phone ? 'phone' : 'desk', minutes: within } as const;
      return office.lists.join(asked, byDesk(by, reason));
    },
  );
  officeRoute(
    server,
    { ...keep, url: '/lists/leave', summary: 'Take somebody off a list', body: { entry: id } },
    ({ office, by, body, reason }) => office.lists.leave(body.entry, byDesk(by, reason)),
  );
  officeRoute(
    server,
    {
      ...keep,
      url: '/lists/arrive',
      summary: 'Whoever telephoned has come',
      body: { entry: id, account: account.optional() },
    },
    async ({ office, by, body, reason }) => {
      const known = office.lists.state.waiting.find(({ entry }) => entry === body.entry)?.person;
      const person = body.account === undefined ? known : accountNamed(room, body.account);
      if (!person) return officeRefuse('not-listed');
      return isRefused(person) ? person : office.lists.arrive(body.entry, person, byDesk(by, reason));
    },
  );
  officeRoute(
    server,
    {
      ...keep,
      url: '/lists/page',
      summary: 'Call somebody to a seat, which is locked up for him; before others of his list only with a reason',
      body: { entry: id, table: id, seat: seat.optional() },
    },
    ({ office, by, body, reason }) => office.lists.page(body, byDesk(by, reason)),
  );
  officeRoute(
    server,
    { ...keep, url: '/lists/withdraw', summary: 'Take a call back', body: { call: id } },
    ({ office, by, body, reason }) => office.lists.withdraw(body.call, byDesk(by, reason)),
  );
}
function seatRoutes(server: OfficeServer): void {
  const { room } = server;
  const seats = { method: 'POST', act: 'seat' } as const;
  officeRoute(
    server,
    {
      ...seats,
      url: '/lists/lock',
      summary: 'Keep a seat for somebody',
      body: { table: id, seat, name: name.optional(), account: account.optional(), minutes: minutes.optional() },
    },
    async ({ office, by, body, reason }) => {
      const person = written(room, body);
      return isRefused(person) ? person : office.lists.lock({ ...body, person }, byDesk(by, reason));
    },
  );
  officeRoute(
    server,
    { ...seats, url: '/lists/unlock', summary: 'Keep a seat no longer', body: { table: id, seat } },
    ({ office, by, body, reason }) => office.lists.unlock(body.table, body.seat, byDesk(by, reason)),
  );
  officeRoute(
    server,
    {
      ...seats,
      url: '/lists/move',
      summary: 'Move somebody to another table or seat, as soon as he is in no hand',
      body: { from: id, at: seat, to: id, seat: seat.optional() },
    },
    async ({ office, by, body, reason }) => {
      const person = seatedOne(office.lists, body.from, body.at);
      if (isRefused(person)) return person;
      return office.lists.move({ person, from: body.from, to: body.to, seat: body.seat }, byDesk(by, reason));
    },
  );
  officeRoute(
    server,
    { ...seats, url: '/lists/lunch', summary: 'Give somebody the lunch button', body: { table: id, seat } },
    async ({ office, by, body, reason }) => {
      const person = seatedOne(office.lists, body.table, body.seat);
      return isRefused(person) ? person : office.lists.lunch(body.table, person, byDesk(by, reason));
    },
  );
  officeRoute(
    server,
    {
      ...seats,
      url: '/lists/feeder',
      summary: 'A table feeds another from now on, or no longer',
      body: { main: id, feeder: id.nullable() },
    },
    ({ office, by, body, reason }) => office.lists.setFeeder(body.main, body.feeder, byDesk(by, reason)),
  );
  const rules = {
    page: minutes,
    callIn: minutes,
    absent: minutes,
    lunch: minutes,
    lock: minutes,
    calls: z.enum(['room', 'desk']),
  };
  officeRoute(
    server,
    {
      method: 'POST',
      act: 'set-lists',
      url: '/lists/rules',
      summary: 'The house’s minutes, and who calls',
      body: rules,
    },
    ({ office, by, body, reason }) => office.lists.setRules(body, byDesk(by, reason)),
  );
}

type OwnShape = z.ZodRawShape;
/** What somebody does for himself; the lists know who may. */
function ownRoutes({ app, room, door }: OfficeServer): void {
  const own = <B extends OwnShape>(
    url: string,
    summary: string,
    body: B,
    run: (lists: Lists, who: Person & { readonly id: string }, asked: z.infer<z.ZodObject<B>>) => Promise<unknown>,
  ): void => {
    app.post(
      `/api/lists/:house/${url}`,
      { config: limit(60), schema: { summary, params: z.object({ house: id }), body: z.strictObject(body) } },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const patron = room.patrons.find(await door.enter(request, reply));
        const office = await room.office((request.params as { house: string }).house);
        if (!office || !patron) return refuseOffice(reply, officeRefuse('unknown-house'));
        const who = { id: patron.id, name: patron.name };
        const answer = await run(office.lists, who, request.body as z.infer<z.ZodObject<B>>);
        const refusal = refusalIn(answer);
        return refusal ? refuseOffice(reply, refusal) : { done: true };
      },
    );
  };
  const mine = (lists: Lists, entry: string, who: { readonly id: string }): boolean =>
    lists.state.waiting.some((one) => one.entry === entry && one.person.id === who.id);
  const not = (code: 'not-listed' | 'not-called') => Promise.resolve(officeRefuse(code));

  app.get(
    '/api/lists',
    { config: limit(120), schema: { summary: 'Your places on lists, calls and moves' } },
    async (request, reply) => room.offices.yours(await door.enter(request, reply)),
  );
  app.get(
    '/api/lists/:house',
    {
      config: limit(120),
      schema: { summary: 'The board of a house: games going and waiting', params: z.object({ house: id }) },
    },
    async (request, reply) => {
      const office = await room.office((request.params as { house: string }).house);
      return office ? boardOf(office.lists) : refuseOffice(reply, officeRefuse('unknown-house'));
    },
  );
  own('join', 'Put yourself on a list', kind, (lists, person, asked) => lists.join({ ...asked, person, how: 'own' }));
  own('change', 'Ask for another table, or another seat of your own', { from: id, table: id }, (lists, person, asked) =>
    lists.askChange({ ...asked, person }),
  );
  own('leave', 'Take yourself off a list', { entry: id }, (lists, who, { entry }) =>
    mine(lists, entry, who) ? lists.leave(entry) : not('not-listed'),
  );
  own('here', 'You telephoned, and are here now', { entry: id }, (lists, who, { entry }) =>
    mine(lists, entry, who) ? lists.arrive(entry, who) : not('not-listed'),
  );
  const chips = z
    .int()
    .min(1)
    .max(2 ** 40);
  own(
    'take',
    'Take the seat you are called to',
    { call: id, buyIn: chips.optional(), post: z.boolean().optional() },
    (lists, who, { call, ...how }) => lists.take(who, call, how),
  );
  own('pass', 'Not now', { call: id }, (lists, who, { call }) =>
    lists.state.calls.some((one) => one.call === call && one.person.id === who.id)
      ? lists.pass(call)
      : not('not-called'),
  );
  own('lunch', 'Go to eat: your seat is kept for the house’s minutes', { table: id }, (lists, who, { table }) =>
    lists.lunch(table, who),
  );
}
/** A refusal of the lists, or of the table one wanted to sit down at. */
function refusalIn(answer: unknown): { readonly refused: string } | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if ('refusal' in answer) return answer.refusal as { readonly refused: string };
  return 'refused' in answer ? (answer as { readonly refused: string }) : null;
}
