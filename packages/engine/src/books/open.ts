/** Opens a house's tables: a house, a game, a stake, and the switches thrown. */
import { isRefused, type OpeningRefusal, openPages, type Stake, stakesOn } from '../document/index.js';
import {
  choice,
  type FactsOf,
  type Fields,
  map,
  type OPENING_REASONS,
  optional,
  plain,
  text,
  wrongIn,
} from '../facts/index.js';
import type { TableRules } from '../table/index.js';
import type { GameBook } from './book.js';
import { gameBook } from './playing.js';
import { findGame, findHouse, type GameId, gamesOf, houseOf, houses, shortName } from './shelf.js';
import type { SwitchRefusal } from './switches.js';

/** A table asked for: by a house's id, a game's id or its short name there ('hold'), a stake and any switches. */
export interface Opening {
  readonly house: string;
  readonly game: string;
  /** Left out: the first on offer. */
  readonly stake?: string;
  readonly switches?: Readonly<Record<string, unknown>>;
  /** A person deals, pushes the pots and calls what goes wrong; left out, the engine does. */
  readonly dealer?: 'engine' | 'person';
  /** People only; left out, bots may sit, marked as what they are. */
  readonly bots?: 'marked' | 'barred';
  /** The day it is opened on, '2025-06-30', where a figure of the law has changed; left out, the latest holds. */
  readonly on?: string;
}
/** What is told of an opening in plain JavaScript, or read out of a file; what else there is of it is the room's. */
const OPENING: Fields = {
  house: text,
  game: text,
  stake: optional(text),
  switches: optional(map(plain())),
  dealer: optional(choice('engine', 'person')),
  bots: optional(choice('marked', 'barred')),
  on: optional(text),
};
const no = <K extends OpeningRefusal['refused']>(
  refused: K,
  facts: FactsOf<typeof OPENING_REASONS, K>,
): OpeningRefusal => ({ refused, rule: null, facts }) as unknown as OpeningRefusal;

/** The stakes a game is offered at, with the switches as thrown. */
export function stakesOf(
  id: GameId,
  switches: Readonly<Record<string, unknown>> = {},
): readonly Stake[] | SwitchRefusal {
  const book = gameBook(id);
  // Nothing but a switch can be refused here: no stake was named.
  return book ? (stakesOn(book.pages, switches) as readonly Stake[] | SwitchRefusal) : [];
}

/** Opens a table by the book: everything its life and its rounds need, with the clause each value rests on. */
export function openTable(opening: Opening): TableRules | OpeningRefusal {
  const wrong = wrongIn(OPENING, Object(opening));
  if (wrong?.wants) return no('opening-wrong', { field: wrong.field, takes: wrong.wants.form });
  const { house, game } = opening;
  const houseId = findHouse(house);
  if (!houseId) return no('unknown-house', { house, known: houses.map(({ id }) => id).join(', ') });
  const id = findGame(houseId, game);
  const known = gamesOf(houseId).map((one) => shortName(one.id));
  if (!id) return no('unknown-game', { game, house: houseOf(houseId).name, known: known.join(', ') });
  return openBook(gameBook(id)!, opening);
}
/** The same by a book in hand, which may be none that is listed. */
export function openBook(
  { pages, words }: Pick<GameBook, 'pages' | 'words'>,
  opening: Omit<Opening, 'house' | 'game'>,
): TableRules | OpeningRefusal {
  const rules = openPages(pages, opening);
  return isRefused(rules) ? rules : { ...rules, words };
}
/**
 * The same for one of the games that a dealer's choice is of: of what was switched at the table, what this game has not, or may not be
 * at, stays as its own book has it.
 */
export function openAmong(
  book: Pick<GameBook, 'pages' | 'words'>,
  { switches = {}, ...opening }: Omit<Opening, 'house' | 'game'>,
): TableRules | OpeningRefusal {
  let thrown: Readonly<Record<string, unknown>> = {};
  for (const [key, value] of Object.entries(switches)) {
    const more = { ...thrown, [key]: value };
    if (!isRefused(openPages(book.pages, { ...opening, switches: more }))) thrown = more;
  }
  return openBook(book, { ...opening, switches: thrown });
}
export const isOpened = (answer: TableRules | OpeningRefusal): answer is TableRules => !('refused' in answer);
