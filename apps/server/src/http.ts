// The HTTP part: the lobby, opening tables, rules, past hands and proofs, the wallet. Bodies and answers have
// schemas, from which the page at /api/docs is made.
import { randomBytes } from 'node:crypto';
import { line, openOn, type Room, type TableActor } from '@baraja/room';
import { clause, findGame, findHouse, isOpened, isRuling, type OpeningRefusal } from 'baraja/books';
import { rulesPage, words } from 'baraja/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { limitKey } from './address.js';
import { bookRoutes } from './books.js';
import { clauseId, editionRoutes, language } from './by-edition.js';
import { cageRoutes } from './cage.js';
import { clubRoutes } from './clubs.js';
import { deskRoutes } from './desk.js';
import type { Door } from './door.js';
import { friends } from './friends.js';
import { ownHands } from './hands.js';
import { ownRoutes } from './own.js';
import { pastHands, tableId } from './past.js';
import type { Sockets } from './socket.js';

interface Deps {
  readonly room: Room;
  readonly door: Door;
  readonly sockets: Sockets;
}

const opening = z.strictObject({
  house: z.string().max(40),
  game: z.string().max(40),
  stake: z.string().max(20).optional(),
  switches: z.record(z.string().max(60), z.unknown()).optional(),
});
const ownTable = opening.extend({
  name: line(60).optional(),
  dealer: z.enum(['engine', 'person']).optional(),
  bots: z.int().min(0).max(9).default(0),
  /** Shown in the lobby for anybody to join; where bots play it is practice, which is not. */
  listed: z.boolean().default(false),
});

/** So many from one address. */
const aMinute = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

/** Only what was given: an absent field must not become `undefined`. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

const refuse = (reply: FastifyReply, status: number, refusal: object) => reply.code(status).send(refusal);

export function routes(app: FastifyInstance, { room, door, sockets }: Deps): void {
  const enter = door.enter.bind(door);
  const eyes = (request: FastifyRequest): string => door.who(request)?.patron ?? '';

  app.get('/api/head', { schema: { summary: 'How far the room’s record has got, signed by the room' } }, async () => ({
    head: await room.heads.head(),
  }));
  app.get(
    '/api/lobby',
    { schema: { summary: 'Houses, games, stakes, fees and open tables; as often as over the socket' } },
    async (request, reply) =>
      sockets.mayAskLobby(eyes(request), limitKey(request.ip))
        ? room.lobby()
        : refuse(reply, 429, { refused: 'too-fast' }),
  );
  const opened = (reply: FastifyReply, answer: TableActor | OpeningRefusal) =>
    'refused' in answer ? refuse(reply, 422, { ...answer, text: words('en').refusal(answer) }) : { table: answer.id };
  app.post(
    '/api/practice',
    { config: aMinute(60), schema: { summary: 'A practice table with bots and a free seat', body: opening } },
    async (request, reply) => {
      const id = await enter(request, reply);
      return opened(reply, await room.practice(id, given(request.body as object)));
    },
  );
  app.post(
    '/api/tables',
    { config: aMinute(20), schema: { summary: 'A table of your own; you are its host', body: ownTable } },
    async (request, reply) => {
      const id = await enter(request, reply);
      const { name, bots, listed, ...rest } = request.body as z.infer<typeof ownTable>;
      if (!(await room.mayHost(id))) return refuse(reply, 429, { refused: 'too-many-tables' });
      return opened(reply, await room.privateTable(id, given(rest), given({ name, bots, listed })));
    },
  );

  const game = z.object({ house: z.string().max(40), game: z.string().max(40) });
  const ruled = z.object({ lang: language, switches: z.string().max(2000).optional() });
  app.get(
    '/api/rules/:house/:game',
    { schema: { summary: 'A game’s rules page', params: game, querystring: ruled } },
    async (request, reply) => {
      const { house, game: wanted } = request.params as z.infer<typeof game>;
      const { lang, switches } = request.query as z.infer<typeof ruled>;
      const houseId = findHouse(house);
      const gameId = houseId && findGame(houseId, wanted);
      if (!houseId || !gameId) return refuse(reply, 404, { refused: houseId ? 'unknown-game' : 'unknown-house' });
      const page = rulesPage(houseId, gameId, { language: lang, switches: switchesFrom(switches) });
      return 'refused' in page ? refuse(reply, 422, page) : page;
    },
  );
  app.get(
    '/api/opened/:house/:game',
    { schema: { summary: 'The rules of a table as it would be opened', params: game } },
    async (request, reply) => {
      const rules = openOn(request.params as z.infer<typeof game>, room.now());
      return isOpened(rules) ? rules : refuse(reply, 404, { refused: rules.refused });
    },
  );
  app.get(
    '/api/clause/:id',
    { schema: { summary: 'One clause or ruling', params: clauseId } },
    async (request, reply) => {
      const entry = clause((request.params as z.infer<typeof clauseId>).id);
      return entry ? { ...entry, ours: isRuling(entry) } : refuse(reply, 404, { refused: 'unknown-clause' });
    },
  );

  const marked = z.strictObject({ seat: z.int().min(1).max(30), proposition: z.boolean() });
  app.post(
    '/api/tables/:id/proposition',
    {
      config: aMinute(60),
      schema: {
        summary: 'Mark somebody seated as a third-party proposition player, or no longer; for who holds the floor',
        params: tableId,
        body: marked,
      },
    },
    async (request, reply) => {
      const table = await room.table((request.params as z.infer<typeof tableId>).id);
      if (!table) return refuse(reply, 404, { refused: 'no-such-table' });
      const patron = await enter(request, reply);
      const asker = { patron, name: room.patrons.find(patron)!.name };
      const asked = { type: 'proposition', ...(request.body as z.infer<typeof marked>) } as const;
      const session = door.who(request)?.session.key ?? '';
      if (!room.people.isConfirmed(patron, session) && table.floor.isAskedAsStaff(patron, asked))
        return refuse(reply, 403, { refused: 'second-factor' });
      const answer = await table.ask(asker, randomBytes(12).toString('hex'), table.version, asked);
      if (!('refusal' in answer)) return { done: true };
      return refuse(reply, answer.refusal.refused === 'floor-only' ? 403 : 409, answer.refusal);
    },
  );
  bookRoutes(app, room);
  editionRoutes(app, room);
  pastHands(app, { room, eyes });
  friends(app, { room, enter });
  clubRoutes(app, { room, enter });
  ownHands(app, { room, enter });
  cageRoutes(app, { room, enter });
  deskRoutes(app, { room, door, enter });
  ownRoutes(app, { room, enter });
}

function switchesFrom(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
