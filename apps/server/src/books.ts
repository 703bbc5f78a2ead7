// The houses' books, to be read: each whole, in both languages, as it is in force now; and the pages that its examples are dealt by.
import { setImmediate } from 'node:timers/promises';
import type { Room } from '@baraja/room';
import { findHouse, gamesOf, wordsRevision } from 'baraja/books';
import { houseBook, housePages, rulesPage } from 'baraja/words';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const params = z.object({ house: z.string().max(40) });
export function bookRoutes(app: FastifyInstance, room: Room): void {
  const made = new Map<string, { readonly revision: number; readonly text: Promise<string> }>();
  /** Made once for a house as it stands, and anew when words have changed. */
  const kept = (name: string, make: () => Promise<object>): Promise<string> => {
    const had = made.get(name);
    if (had?.revision === wordsRevision()) return had.text;
    const text = make().then((data) => JSON.stringify(data));
    made.set(name, { revision: wordsRevision(), text });
    return text;
  };
  const route = (path: string, summary: string, make: (house: string) => Promise<object>) =>
    app.get(path, { schema: { summary, params } }, async (request, reply) => {
      const house = findHouse((request.params as z.infer<typeof params>).house);
      if (house === undefined) return reply.code(404).send({ refused: 'unknown-house' });
      return reply.type('application/json; charset=utf-8').send(await kept(`${path} ${house}`, () => make(house)));
    });
  route('/api/books/:house', 'A house’s rules as a book, every clause with what comes of it', bookOf);
  route(
    '/api/books/:house/pages',
    'What a house’s tables are opened by, and the hands that show its clauses',
    async (house) => housePages(house),
  );
  const summary = 'Of each game of a house, since when its edition is in force, who put it there and why';
  app.get('/api/books/:house/editions', { schema: { summary, params } }, async (request, reply) => {
    const house = findHouse((request.params as z.infer<typeof params>).house);
    if (house === undefined) return reply.code(404).send({ refused: 'unknown-house' });
    return { games: await room.inForce.of(house) };
  });
}
/** Game by game, with a pause after each: which clauses a game can name takes a moment to find out, and tables must not wait for it. */
async function bookOf(house: string): Promise<object> {
  for (const { id } of gamesOf(house)) {
    rulesPage(house, id, { language: 'en' });
    await setImmediate();
  }
  return houseBook(house);
}
