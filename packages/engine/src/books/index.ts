/** The houses' rules as data, and how a table is opened by them: a house, a game, a stake, and the switches thrown. */
export {
  type Citation,
  type Clause,
  canonical,
  EDITION,
  type Example,
  type GameListing,
  type House,
  type Irregularity,
  isRuling,
  type Kind as Family,
  type Listing,
  type Mark,
  type OpeningRefusal,
  type Pair,
  type Playing,
  pinOf,
  type Reading,
  type Ruling,
  type Stake,
  type SwitchKind,
  type SwitchValue,
  sha256,
  type Tag,
  type TextEntry,
  type Texts,
} from '../document/index.js';
export type { RuleId } from '../kernel/index.js';
export { type Changes, changesOf, claimsOf, prints, rulesBehind } from './behind.js';
export type { GameBook } from './book.js';
export { citableAt } from './citable.js';
export {
  bookOf,
  changesBetween,
  type Edition,
  ENGINE,
  editionOf,
  isWhole,
  type Receipt,
  receiptOf,
  type WordChange,
} from './edition.js';
export { asItStands, asKept, type ClauseKept, clauseKept, type GameRead, isInForce } from './kept.js';
export { isOpened, type Opening, openAmong, openBook, openTable, stakesOf } from './open.js';
export { gameBook, gameBooks, lay } from './playing.js';
export { postedOf } from './posted.js';
export { aboutPage, examplesAt, markOf, sheetOf } from './reading.js';
export {
  findGame,
  findHouse,
  type GameId,
  gameOf,
  games,
  gamesOf,
  type HouseId,
  houseOf,
  houses,
  list,
  shortName,
} from './shelf.js';
export { type Compiled, shelve, unshelve } from './shelve.js';
export {
  isSwitchRefusal,
  type Lock,
  parseSwitch,
  parseSwitches,
  parseSwitchesOn,
  type Setting,
  type Switch,
  type SwitchRefusal,
  switchAt,
  switchesFor,
  switchesOn,
  switchOn,
} from './switches.js';
export {
  clause,
  clauses,
  clausesOf,
  clausesOfGame,
  entriesOf,
  type OnPage,
  pagesOf,
  rulings,
  word,
  wordsRevision,
} from './texts.js';
