// The rules desk's log over HTTP: what somebody logged, found again, and all of it to take along. Whoever asks sees his own and no
// others'; what staff write on duty stands in their house's log as well.
import { type Incident, type IncidentQuery, incidentWords, line, type Room, type Staffer } from '@baraja/room';
import { findHouse } from 'baraja/books';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { cell } from './cell.js';
import type { Door } from './door.js';

interface Deps {
  readonly room: Room;
  readonly door: Door;
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}
const id = z.string().regex(/^[A-Za-z0-9_.-]{1,60}$/);
const said = (most: number) => z.union([z.literal(''), line(most)]).default('');
const logged = z.strictObject({
  /** Made by whoever logs it, so that it is stored once however often it is sent. */
  id: z.string().regex(/^[A-Za-z0-9_-]{8,60}$/),
  happened: z.int().min(0),
  house: id,
  game: id,
  report: id,
  facts: z.record(id, id).refine((facts) => Object.keys(facts).length <= 20),
  table: said(40),
  name: said(60),
  note: said(400),
});
const asked = z.object({
  house: id.optional(),
  game: id.optional(),
  text: z.string().max(100).optional(),
});
const paged = asked.extend({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
const exported = asked.extend({ lang: z.enum(['en', 'es']).default('en') });
const AT_ONCE = 100;
const given = (fields: object): IncidentQuery =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Whoever logs it for the house, on duty there; nobody where he does it for himself. */
function staffAt({ room, door }: Deps, request: FastifyRequest, house: string): Staffer | undefined {
  const who = door.who(request);
  const staff = who && room.people.may(who.patron, 'log-ruling', findHouse(house) ?? house, who.session.key);
  return staff && !('refused' in staff) ? staff : undefined;
}

export function deskRoutes(app: FastifyInstance, deps: Deps): void {
  const { room, enter } = deps;
  app.post(
    '/api/desk/incidents',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { summary: 'Log an incident ruled at the rules desk; the room rules it by its own book', body: logged },
    },
    async (request, reply) => {
      const asked = request.body as z.infer<typeof logged>;
      const answer = await room.incidents.log(await enter(request, reply), asked, staffAt(deps, request, asked.house));
      return 'refused' in answer ? reply.code(422).send(answer) : answer;
    },
  );
  app.get(
    '/api/desk/incidents',
    { schema: { summary: 'What you logged at the rules desk, newest first', querystring: paged } },
    async (request, reply) => {
      const { limit, ...query } = request.query as z.infer<typeof paged>;
      return room.incidents.page(await enter(request, reply), given(query), limit);
    },
  );
  app.get(
    '/api/desk/incidents/export',
    {
      config: { rateLimit: { max: 10, timeWindow: '1 minute' } },
      schema: { summary: 'What you logged at the rules desk, as a spreadsheet', querystring: exported },
    },
    async (request, reply) => {
      const { lang, ...query } = request.query as z.infer<typeof exported>;
      const owner = await enter(request, reply);
      const name = room.patrons.find(owner)?.name ?? owner;
      reply.header('content-type', 'text/csv; charset=utf-8');
      reply.header('content-disposition', 'attachment; filename="baraja-incidents.csv"');
      const lines = [COLUMNS.join(',')];
      for (let before: number | null | undefined; before !== null; ) {
        const page = await room.incidents.page(owner, { ...given(query), ...(before ? { before } : {}) }, AT_ONCE);
        lines.push(
          ...page.incidents.map((one) => COLUMNS.map((column) => cell(row(one, name, lang)[column])).join(',')),
        );
        before = page.next;
      }
      return `${lines.join('\r\n')}\r\n`;
    },
  );
}

const COLUMNS = [
  'happened',
  'logged',
  'house',
  'game',
  'table',
  'name',
  'account',
  'report',
  'answers',
  'ruling',
  'clause',
  'words',
  'note',
  'book',
] as const;
function row(
  one: Incident,
  account: string,
  language: 'en' | 'es',
): Readonly<Record<(typeof COLUMNS)[number], string>> {
  const { happened: what, ruling, law } = incidentWords(one, language);
  return {
    happened: new Date(one.happened).toISOString(),
    logged: new Date(one.at).toISOString(),
    house: one.house,
    game: one.game,
    table: one.table,
    name: one.name,
    account,
    report: what,
    answers: one.answers.join('; '),
    ruling,
    clause: one.rule,
    words: law,
    note: one.note,
    book: one.hash,
  };
}
