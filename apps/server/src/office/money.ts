// The money of the day over HTTP: boxes pulled and counted, the cage's slips, statements of patrons.
import {
  BOX_KINDS,
  type BoxAt,
  countShown,
  FLOAT_WAYS,
  gamingDay,
  isRefused,
  lineFor,
  type Office,
  type OfficeRefusal,
  patronStatement,
  type Room,
  SLIPS,
  shiftAt,
} from '@baraja/room';
import * as z from 'zod';
import { type OfficeServer, officeRoute } from './routes.js';

const id = z
  .string()
  .regex(/^[\w-]{1,60}$/)
  .optional();
const amount = z.int().min(0).max(1_000_000_000_00);
const number = z.int().min(1).max(1_000_000);
const box = { table: z.string().regex(/^[\w.-]{1,60}$/), kind: z.enum(BOX_KINDS) };
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const patron = z.string().min(1).max(40);
const COUNTS = 40;
const YEAR = 367 * 86_400_000;

/** Who looks on is told that this part of the office has changed. */
async function done<T extends object>(office: Office, answer: Promise<T | OfficeRefusal>) {
  const said = await answer;
  if (!isRefused(said)) office.changed('money');
  return said;
}
/** What tables are called, open or closed. */
export async function namesOf(room: Room, tables: Iterable<string>): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const table of new Set(tables)) {
    const name = room.tables.get(table)?.opened.name ?? (await room.log(table))?.opened.name;
    if (name !== undefined) names[table] = name;
  }
  return names;
}
/** Is it a table the house itself runs or ran? */
async function isTableOf(room: Room, house: string, table: string): Promise<boolean> {
  const log = await room.log(table);
  return log?.opened.by !== undefined && log.rules?.house === house;
}
/** By id or by the name of an account. */
export const found = (room: Room, asked: string) => {
  const account = room.patrons.accountOf(asked);
  return room.patrons.find(account ?? asked);
};

export function moneyRoutes(server: OfficeServer): void {
  boxRoutes(server);
  cageRoutes(server);
}

function boxRoutes(server: OfficeServer): void {
  officeRoute(
    server,
    {
      method: 'GET',
      url: '/money',
      act: 'see-money',
      summary: 'Boxes at the tables, and counts, newest first; figures of a count only when both sheets are in',
      query: { before: z.coerce.number().int().min(1).optional() },
    },
    async ({ office, by, query }) => {
      const { boxes } = office;
      const at = office.deps.now();
      const counts = boxes.counts.filter((one) => one.number < (query.before ?? Number.POSITIVE_INFINITY));
      // Whoever counts does not know what the book says.
      const standing = (await boxes.standing()).map(({ table, kind, amount: lies }) => ({
        ...{ table, kind },
        ...(by.role === 'cage' ? {} : { amount: lies }),
      }));
      const day = gamingDay(office.house);
      const shown = counts.slice(-COUNTS).reverse().map(countShown);
      const tables = [...standing, ...shown.flatMap((one) => one.boxes)].map(({ table }) => table);
      const names = await namesOf(server.room, tables);
      const byName = (a: BoxAt, b: BoxAt): number => {
        const [one, other] = [a, b].map(({ table }) => names[table] ?? table) as [string, string];
        return one.localeCompare(other, 'en', { numeric: true });
      };
      return {
        standing: standing.toSorted(byName),
        counts: shown.map((one) => ({ ...one, boxes: one.boxes.toSorted(byName) })),
        names,
        now: shiftAt(day, at),
        pulls: boxes.usualShift(at),
        day,
      };
    },
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/money/pull',
      act: 'pull-box',
      summary: 'Pull the boxes of a shift, of all tables or of one',
      body: { table: box.table.optional(), day: date.optional(), shift: z.int().min(1).max(24).optional(), id },
    },
    ({ office, by, body: { id: once, table, day, shift }, reason }) =>
      done(
        office,
        office.boxes.pull(
          by,
          { ...(table ? { table } : {}), ...(day ? { day } : {}), ...(shift ? { shift } : {}), reason },
          once,
        ),
      ),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/money/count',
      act: 'count',
      summary: 'Hand in one’s count sheet: a figure for every box of the pull',
      body: { number, figures: z.array(z.strictObject({ ...box, amount })).max(1000), id },
    },
    ({ office, by, body }) => done(office, office.boxes.count(by, body.number, body.figures, body.id)),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/money/take-back',
      act: 'count',
      summary: 'Take one’s own sheet back, while the other is not in',
      body: { number, id },
    },
    ({ office, by, body }) => done(office, office.boxes.takeBack(by, body.number, body.id)),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/money/correct',
      act: 'correct-count',
      summary: 'Another figure for a box that was counted; the old one stays',
      body: { number, ...box, amount, id },
    },
    ({ office, by, body: { number: of, id: once, ...figure }, reason }) =>
      done(office, office.boxes.correct(by, of, figure, reason, once)),
  );
}

function cageRoutes(server: OfficeServer): void {
  const { room } = server;
  officeRoute(
    server,
    {
      method: 'GET',
      url: '/cage',
      act: 'see-money',
      summary: 'The slips of a gaming day, whose cash is to be reported, and what lies in the cage',
      query: { day: date.optional() },
    },
    async ({ office, query }) => {
      const day = query.day ?? shiftAt(gamingDay(office.house), office.deps.now()).day;
      const slips = office.slips.all.filter((slip) => slip.day === day);
      return { day, slips, reported: office.slips.reported(day), float: await office.float.value() };
    },
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/cage/slip',
      act: 'run-cage',
      summary: 'Chips over the counter: sold or cashed, handed out or taken back',
      body: { what: z.enum(SLIPS), patron, amount: amount.min(1), id },
    },
    async ({ office, by, body: { id: once, patron: asked, ...slip }, reason }) => {
      const who = found(room, asked);
      if (who === undefined) return { refused: 'no-such-patron', rule: null };
      return done(office, office.slips.write(by, { ...slip, patron: who.id, name: who.name, reason }, once));
    },
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/cage/float',
      act: 'move-float',
      summary: 'Bring the house’s own money to its cage, or take it out',
      body: { way: z.enum(FLOAT_WAYS), amount: amount.min(1), id },
    },
    ({ office, by, body: { id: once, ...asked }, reason }) => done(office, office.float.move(by, asked, reason, once)),
  );
  officeRoute(
    server,
    {
      method: 'POST',
      url: '/cage/correct',
      act: 'correct-count',
      summary: 'Another figure for a slip; the old one stays',
      body: { number, amount, id },
    },
    ({ office, by, body, reason }) => done(office, office.slips.correct(by, body.number, body.amount, reason, body.id)),
  );
  officeRoute(
    server,
    {
      method: 'GET',
      url: '/cage/statement',
      act: 'see-money',
      summary: 'A patron’s chips over a time, a year at most: every line with its id, and sums by reason',
      query: { patron, from: z.coerce.number().int().min(0), to: z.coerce.number().int().min(0) },
    },
    async ({ office, query: { patron: asked, from, to } }) => {
      const who = found(room, asked);
      if (who === undefined) return { refused: 'no-such-patron', rule: null };
      const span = { from: Math.max(from, to - YEAR), to };
      const { lines, ...sums } = await patronStatement(office.deps.store, who.id, span);
      const known = new Map<string, Promise<boolean>>();
      const isOurs = (table: string): Promise<boolean> => {
        const is = known.get(table) ?? isTableOf(room, office.house, table);
        known.set(table, is);
        return is;
      };
      const told = await Promise.all(lines.map((line) => lineFor(office.house, line, isOurs)));
      return { name: who.name, ...sums, lines: told };
    },
  );
}
