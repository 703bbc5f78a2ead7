/** The houses' rules as data, and how a table is opened by them: a house, a game, a stake, and the switches thrown. */

import type { FactsOf, OPENING_REASONS, RefusedFor } from '../facts/index.js';
import { clashesIn, clauseOf, shortIn } from '../games/index.js';
import type { RuleId } from '../kernel/index.js';
import { type TableRules, tableRules } from '../table/index.js';
import { clause, type GameId, gameOf, games, type HouseId, houseOf, houses } from './clauses/index.js';
import { type GameBook, Settings, type Stake } from './game-book.js';
import { jaliscoGames } from './jalisco.js';
import { firstPinOf, pinOf, wordsOf } from './pin.js';
import { rogeliosGames } from './rogelios.js';
import { rogeliosDrawGames } from './rogelios-draw.js';
import { pureGame } from './rogelios-pure-21.js';
import { rogeliosStudGames } from './rogelios-stud.js';
import { sAndKGames } from './s-and-k.js';
import { lowballGame } from './s-and-k-lowball.js';
import { paiGowGame } from './s-and-k-pai-gow.js';
import { panGame } from './s-and-k-pan.js';
import { spanishPokerGame } from './spanish-poker.js';
import { rulingAt, type SwitchRefusal, switchOf } from './switches.js';
import { type Posted, settingsOf, valuesOf } from './values.js';
import { venAMexicoGames } from './ven-a-mexico.js';
import { noBustGame } from './ven-no-bust-21.js';

export { type Citable, citableAt, citations } from './citable.js';
export * from './clauses/index.js';
export { type GameBook, Settings, type Stake } from './game-book.js';
export { canonical, sha256 } from './hash.js';
export { wagerLimitOn } from './ordinance.js';
export { EDITION, pinOf } from './pin.js';
export * from './switches.js';

const offered: readonly GameBook[] = [
  ...jaliscoGames,
  spanishPokerGame,
  ...venAMexicoGames,
  ...sAndKGames,
  lowballGame,
  panGame,
  paiGowGame,
  ...rogeliosGames,
  ...rogeliosDrawGames,
  ...rogeliosStudGames,
  noBustGame,
  pureGame,
];
/** Every game that can be opened, in the order of the sheets. */
export const gameBooks: readonly GameBook[] = games.flatMap(({ id }) => offered.filter((book) => book.id === id));
export const gameBook = (id: GameId): GameBook | undefined => gameBooks.find((book) => book.id === id);

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
  /** The hash it was opened under, where it was opened before: a table keeps the hash it is known by. */
  readonly pinned?: string;
}
/** Why a table cannot be opened as asked. */
export type OpeningRefusal = RefusedFor<typeof OPENING_REASONS>;
const no = <K extends OpeningRefusal['refused']>(
  refused: K,
  facts: FactsOf<typeof OPENING_REASONS, K>,
  rule: RuleId | null = null,
): OpeningRefusal => ({ refused, rule, facts }) as unknown as OpeningRefusal;

/** Finds a house by id or by a part of its name. */
export function findHouse(text: string): HouseId | undefined {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  return (
    houses.find(({ id }) => id === wanted) ??
    houses.find(({ name, code }) => plain(name).includes(wanted) || plain(code) === wanted)
  )?.id;
}
/** Finds a house's game by id ('rog-hold'), by its short name there ('hold') or by its name. */
export function findGame(house: HouseId, text: string): GameId | undefined {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  const here = games.filter((game) => game.house === house);
  const short = (id: string) => id.slice(id.indexOf('-') + 1);
  return (
    here.find(({ id }) => id === wanted || short(id) === wanted) ??
    here.find(({ name }) => plain(name).includes(wanted))
  )?.id;
}
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’'".]/g, '')
    .trim()
    .replace(/\s+/g, '-');

/** The stakes a game is offered at, with the switches as thrown. */
export function stakesOf(
  id: GameId,
  switches: Readonly<Record<string, unknown>> = {},
): readonly Stake[] | SwitchRefusal {
  const book = gameBook(id);
  if (!book) return [];
  const settings = settingsOf(id, switches);
  return settings instanceof Settings ? book.stakes(settings) : settings;
}

/** Opens a table by the book: everything its life and its rounds need, with the clause each value rests on. */
export function openTable(opening: Opening): TableRules | OpeningRefusal {
  const { house, game } = opening;
  const houseId = findHouse(house);
  if (!houseId) return no('unknown-house', { house, known: houses.map(({ id }) => id).join(', ') });
  const id = findGame(houseId, game);
  if (!id) return no('unknown-game', { game, house: houseOf(houseId).name, known: gamesHere(houseId) });
  return openBook(gameBook(id)!, opening); // every game on a sheet has one: a test says so
}
/** The same by a book in hand, which may say what none of the houses' does. */
export function openBook(
  book: GameBook,
  { stake, switches = {}, dealer = 'engine', bots = 'marked', on, pinned }: Omit<Opening, 'house' | 'game'>,
): TableRules | OpeningRefusal {
  const settings = settingsOf(book.id, switches);
  if (!(settings instanceof Settings)) return settings;
  const offered = book.stakes(settings);
  const at = stake === undefined ? offered[0]! : offered.find((s) => s.id === stake);
  if (!at) return no('unknown-stake', { stake: stake!, known: offered.map((s) => s.id).join(', ') }, offered[0]!.rule);
  return assemble(gameOf(book.id).house, book, at, settings, { dealer, bots, on, pinned });
}
const gamesHere = (house: HouseId): string =>
  games
    .filter((g) => g.house === house)
    .map(({ id }) => id.slice(id.indexOf('-') + 1))
    .join(', ');

function assemble(
  house: HouseId,
  book: GameBook,
  stake: Stake,
  settings: Settings,
  how: Posted,
): TableRules | OpeningRefusal {
  const values = valuesOf(house, book, stake, settings, how);
  const odd = values.fee.kind === 'none' ? null : badFee(book.id, values.fee, Number(settings.of('reg.max_rates')));
  if (odd) return odd;
  const read = tableRules.safeParse({ ...values, hash: 'unpinned', words: wordsOf(book.id) });
  if (read.success) {
    const hash = pinOf(read.data);
    const { pinned } = how;
    const isFirst = pinned !== undefined && pinned !== hash && pinned === firstPinOf(book.id, values, settings);
    return { ...read.data, hash: isFirst ? pinned : hash };
  }
  const { issues } = read.error;
  const short = shortIn(issues);
  if (short !== null) return no('pack-too-small', { ...short }, values.cites.seats);
  return no('settings-clash', clashesIn(issues), clauseOf(issues) ?? shapeRule(values, stake.rule));
}
/** A posted fee rests on a clause, and a table has so many rates at most (REG-21). */
function badFee(id: GameId, fee: TableRules['fee'], ratesMax: number): OpeningRefusal | null {
  const bands = bandsOf(fee);
  if (bands.some((list) => list.some(({ rule }) => clause(rule) === undefined)))
    return no('settings-clash', { why: ['fee-without-clause'] }, 'AMB-ROG-01');
  const isOver = bands.some((list) => new Set(list.map(({ amount }) => amount)).size > ratesMax);
  return isOver ? no('settings-clash', { why: ['too-many-rates'] }, rulingAt(switchOf('reg.max_rates')!, id)) : null;
}
/** The rates of a fee, as whoever pays them reads them: where somebody banks, the players' and the bank's. */
function bandsOf(fee: TableRules['fee']): readonly (readonly { readonly amount: number; readonly rule: RuleId }[])[] {
  switch (fee.kind) {
    case 'none':
      return [];
    case 'wager':
      return [fee.player, fee.bank];
    case 'hand':
      return [fee.bands.map(({ collection, rule }) => ({ amount: collection, rule }))];
    case 'time':
      return [fee.bands.map(({ perHalfHour, rule }) => ({ amount: perHalfHour, rule }))];
  }
}
/** The clause a value falls foul of that is no value at all: a bonus that pays nothing; otherwise that of the stake. */
function shapeRule({ game }: Pick<TableRules, 'game'>, otherwise: RuleId): RuleId {
  const free = game.family === 'twenty-one' && game.bonuses.some(({ pays }) => pays === 0);
  return free ? 'AMB-ROG-58' : otherwise;
}

export const isOpened = (answer: TableRules | OpeningRefusal): answer is TableRules => !('refused' in answer);
