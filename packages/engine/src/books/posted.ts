/** What games are posted with in a lobby: found when their house was compiled, so that nobody opens a table for it. */
import type { GamePosted, PostedGames } from '../document/index.js';
import { POSTED } from './made/posted.js';
import type { GameId } from './shelf.js';

const known = new Map<GameId, GamePosted>(Object.entries(POSTED));
/** Puts games where they can be looked up; one that is there already is replaced. */
export function post(theirs: PostedGames): void {
  for (const [id, posted] of Object.entries(theirs)) known.set(id, posted);
}
/** Of a game that is listed. */
export const postedOf = (id: GameId): GamePosted => known.get(id)!;
