// One's own hands over HTTP: a page of them, their course, notes, and all of it to take along. Whoever asks sees his own and no others'.
import { Readable } from 'node:stream';
import { endingOf, FORMATS, type Format, typeOf, writeAs } from '@baraja/hands';
import { KINDS, line, MARKS, NOTE_MAX, type OwnHand, type OwnPage, type Room } from '@baraja/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { cell } from './cell.js';
import { handFrom } from './kept-hand.js';
import { tableId } from './past.js';

interface Deps {
  readonly room: Room;
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
}
const id = z.string().regex(/^[A-Za-z0-9_.-]{1,60}$/);
const when = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const kinds = z
  .string()
  .max(200)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(KINDS)).max(KINDS.length));
const asked = z.object({
  house: id.optional(),
  game: id.optional(),
  table: id.optional(),
  /** A clause that was cited in it. */
  clause: id.optional(),
  /** Several with commas between them: all of them must be so. */
  kind: kinds.optional(),
  practice: z.enum(['yes', 'no']).optional(),
  from: when.optional(),
  to: when.optional(),
});
const paged = asked.extend({ before: when.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) });
const noted = z.strictObject({
  table: tableId.shape.id,
  round: z.int().min(1),
  text: z.union([z.literal(''), line(NOTE_MAX)]),
});
const SHEETS = ['json', 'csv'] as const;
const form = asked.extend({ form: z.enum([...SHEETS, ...FORMATS]).default('json') });
const AT_ONCE = 50;

/** What is asked for, as the room looks for it. */
function queryOf({ house, game, table, clause, kind, practice, from, to }: z.infer<typeof asked>) {
  const marks = [
    ...(clause === undefined ? [] : [MARKS.clause(clause)]),
    ...(kind ?? []).map(MARKS.kind),
    ...(table === undefined ? [] : [MARKS.table(table)]),
    ...(game === undefined ? [] : [MARKS.game(game)]),
    ...(house === undefined ? [] : [MARKS.house(house)]),
  ];
  return {
    marks,
    ...(practice === undefined ? {} : { practice: practice === 'yes' }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

export function ownHands(app: FastifyInstance, { room, enter }: Deps): void {
  app.get(
    '/api/hands',
    {
      schema: {
        summary: 'Your own hands, newest first, as you saw them; `next` is the next page’s `before`',
        querystring: paged,
      },
    },
    async (request, reply) => {
      const { before, limit, ...rest } = request.query as z.infer<typeof paged>;
      const query = { ...queryOf(rest), ...(before === undefined ? {} : { before }) };
      return room.yours.page(await enter(request, reply), query, limit);
    },
  );
  app.get(
    '/api/hands/course',
    { schema: { summary: 'What your hands came to, one by one, and by game and house', querystring: asked } },
    async (request, reply) => {
      const query = queryOf(request.query as z.infer<typeof asked>);
      return room.yours.course(await enter(request, reply), query);
    },
  );
  app.post(
    '/api/hands/note',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { summary: 'What you want to remember of a hand of yours; nobody else reads it', body: noted },
    },
    async (request, reply) => {
      const { table, round, text } = request.body as z.infer<typeof noted>;
      const done = await room.yours.note(await enter(request, reply), table, round, text);
      return done ? { done } : reply.code(404).send({ refused: 'no-such-round' });
    },
  );
  app.get(
    '/api/hands/export',
    {
      config: { rateLimit: { max: 10, timeWindow: '1 minute' } },
      schema: {
        summary: 'Your hands with their cards, results and notes, as one file; or in a format: jsonl, phh, ohh, stars',
        querystring: form,
      },
    },
    async (request, reply) => {
      const { form: wanted, ...rest } = request.query as z.infer<typeof form>;
      const owner = await enter(request, reply);
      const query = queryOf(rest);
      const [type, ending] = isFormat(wanted) ? [typeOf(wanted), endingOf(wanted)] : [SHEET_TYPES[wanted], wanted];
      reply
        .header('content-type', `${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="baraja-hands.${ending}"`);
      const text = isFormat(wanted) ? inFormat(room, owner, query, wanted) : SHEET[wanted](room, owner, query);
      return reply.send(Readable.from(text));
    },
  );
}

type Query = ReturnType<typeof queryOf>;
const isFormat = (form: string): form is Format => (FORMATS as readonly string[]).includes(form);
const SHEET_TYPES = { json: 'application/json', csv: 'text/csv' } as const;
const SHEET = { json, csv } as const;

/** Hands with words in the format, one after another; those it has none for are left out. */
async function* inFormat(room: Room, owner: string, query: Query, format: Format): AsyncGenerator<string> {
  let number = 0;
  for await (const { hands, tables } of pages(room, owner, query))
    for (const { told, table, house } of hands) {
      const hand = told && handFrom(table, house, told, tables[table]?.rules ?? null);
      const text = hand && writeAs(format, hand, number + 1);
      if (typeof text !== 'string') continue;
      number++;
      yield text;
    }
}
async function* pages(room: Room, owner: string, query: Query): AsyncGenerator<OwnPage> {
  for (let before: number | undefined; ; ) {
    const page = await room.yours.page(owner, { ...query, ...(before === undefined ? {} : { before }) }, AT_ONCE);
    yield page;
    if (page.next === null) return;
    before = page.next;
  }
}
function facesOf({ told }: OwnHand) {
  const face = (card: number): string => told?.faces[card] ?? '?';
  return { cards: (told?.own ?? []).map((group) => group.map(face)), board: (told?.common ?? []).map(face) };
}
/** A hand as it is taken along: amounts in cents. */
function taken(hand: OwnHand, { tables }: OwnPage) {
  const { at, table, round, seat, house, game, stake, practice, net, note } = hand;
  const called = tables[table]?.called ?? null;
  return {
    at: new Date(at).toISOString(),
    house,
    game,
    stake,
    table,
    called,
    round,
    seat,
    practice,
    ...facesOf(hand),
    net,
    note,
  };
}
async function* json(room: Room, owner: string, query: Query): AsyncGenerator<string> {
  let between = '{"hands":[';
  for await (const page of pages(room, owner, query))
    for (const hand of page.hands) {
      yield `${between}\n${JSON.stringify({ ...taken(hand, page), events: hand.told?.events ?? null })}`;
      between = ',';
    }
  yield between === ',' ? '\n]}\n' : '{"hands":[]}\n';
}
const COLUMNS = [
  'at',
  'house',
  'game',
  'stake',
  'table',
  'called',
  'round',
  'seat',
  'practice',
  'cards',
  'board',
  'net',
  'note',
] as const;
async function* csv(room: Room, owner: string, query: Query): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\r\n`;
  for await (const page of pages(room, owner, query))
    for (const hand of page.hands) {
      const row = taken(hand, page);
      const flat = { ...row, cards: row.cards.map((group) => group.join(' ')).join(' / '), board: row.board.join(' ') };
      yield `${COLUMNS.map((column) => cell(flat[column])).join(',')}\r\n`;
    }
}
