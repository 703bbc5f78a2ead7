/** A game as it is read: as it stands today, or as an edition has kept it, with the words it was played under. */
import { type Clause, canonical, type GameListing, type Ruling, type TextEntry } from '../document/index.js';
import type { RuleId } from '../kernel/index.js';
import type { GameBook } from './book.js';
import { bookOf, type Edition, editionOf } from './edition.js';
import { gameBook } from './playing.js';
import { type GameId, gameOf, games } from './shelf.js';
import { clause, type OnPage, onPages, pagesOf } from './texts.js';

export interface GameRead {
  readonly book: GameBook;
  readonly listing: GameListing;
  readonly pages: readonly OnPage[];
  readonly wordsOf: (id: RuleId) => Clause | Ruling | undefined;
}
export const asItStands = (id: GameId): GameRead => ({
  book: gameBook(id)!,
  listing: gameOf(id),
  pages: pagesOf(id),
  wordsOf: clause,
});
export function asKept(edition: Edition): GameRead {
  if (isInForce(edition)) return asItStands(edition.game.id);
  const book = bookOf(edition);
  const wordsOf = (id: RuleId): Clause | Ruling | undefined => keptIn(edition).get(id) ?? clause(id);
  return { book, listing: edition.game, pages: onPages(book.pages, wordsOf), wordsOf };
}
/** Is a game played by this edition when it is opened now? */
export const isInForce = (edition: Edition): boolean => inForceOf(edition)?.id === edition.id;
/** The same game's as it stands; null where there is no such game any more. */
const inForceOf = ({ game: { id } }: Edition): Edition | null =>
  games.some((game) => game.id === id) && gameBook(id) !== undefined ? editionOf(id) : null;

const byId = new WeakMap<Edition, ReadonlyMap<RuleId, TextEntry>>();
function keptIn(edition: Edition): ReadonlyMap<RuleId, TextEntry> {
  const had = byId.get(edition) ?? new Map(edition.texts.map((entry) => [entry.id, entry]));
  byId.set(edition, had);
  return had;
}

/** A clause in the words it was played under, and how it stands beside today's. */
export interface ClauseKept {
  readonly clause: Clause | Ruling;
  /** 'gone': the game has no such clause now. 'unkept': what was played by has no words of it, and these are today's. */
  readonly stands: 'same' | 'otherwise' | 'gone' | 'unkept';
  /** Where they are other words. */
  readonly today: Clause | Ruling | null;
}
/** Null where neither the edition knows it nor anybody today. */
export function clauseKept(edition: Edition | null, id: RuleId): ClauseKept | null {
  const kept = edition && keptIn(edition).get(id);
  if (!kept) {
    const said = clause(id);
    return said ? { clause: said, stands: 'unkept', today: null } : null;
  }
  const now = inForceOf(edition);
  const today = (now && keptIn(now).get(id)) ?? null;
  if (today === null) return { clause: kept, stands: 'gone', today };
  return wordsIn(kept) === wordsIn(today)
    ? { clause: kept, stands: 'same', today: null }
    : { clause: kept, stands: 'otherwise', today };
}
/** The page it stands on is no word of it. */
const wordsIn = (entry: Clause | Ruling): string => canonical({ ...entry, on: null });
