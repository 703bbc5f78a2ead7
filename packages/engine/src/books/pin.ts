/**
 * What a table is pinned by: how it is played, and the words that rests on, each by a hash of its own. A word that is changed
 * changes the words' alone; how a book is written down, in which order and by whom, changes neither.
 */
import type { TableRules } from '../table/index.js';
import { clausesOfGame, type GameId, rulings } from './clauses/index.js';
import type { Settings } from './game-book.js';
import { canonical, sha256 } from './hash.js';
import type { Values } from './values.js';

/** The edition of the way rules are hashed. It is part of every hash, so that one edition never passes for another. */
export const EDITION = '2';

/** Of everything a table is played by. */
export const pinOf = ({ hash: _, words: __, ...plays }: TableRules): string => sha256(canonical([EDITION, plays]));

const hashedWords = new Map<GameId, string>();
/** Of the words of a game's clauses and of all rulings: they are long, and the same for every table. */
export function wordsOf(id: GameId): string {
  let hash = hashedWords.get(id);
  if (hash === undefined) {
    hash = sha256(canonical([EDITION, clausesOfGame(id), rulings]));
    hashedWords.set(id, hash);
  }
  return hash;
}

/** As the first edition hashed them, words and order and all: tables that were opened under it are known by it still. */
export const firstPinOf = (id: GameId, values: Values, settings: Settings): string =>
  sha256(JSON.stringify(['1', id, values, settings.entries(), sha256(JSON.stringify([clausesOfGame(id), rulings]))]));
