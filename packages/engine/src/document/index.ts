/** A house's rules as documents: plain data in, a table's rules out, with the clause each value rests on. */

export { type FloorRow, remedyOf } from '../facts/index.js';
export { writtenRow } from '../facts/law-rules.js';
export {
  covers,
  faultsInLine,
  gapIn,
  isOfReport,
  type LineFault,
  lawWordsOf,
  lineFor,
  overlap,
  type Words,
} from '../games/index.js';
export { begunBetween } from './begun.js';
export * from './clause.js';
export type {
  CardBack,
  Colours,
  Entry as TextEntry,
  Example,
  GameData,
  GameListing,
  House,
  HouseDay,
  Listing,
  Mark,
  Playing,
  PostedGames,
  Reading,
  Texts,
} from './data.js';
export type { Rate } from './fee.js';
export { floorAt, linesAt, type PlacedLine } from './floor.js';
export { canonical, sha256 } from './hash.js';
export { type Kind, type Listed, listingOf } from './listing.js';
export {
  isRefused,
  type Lock,
  locksOn,
  type OpeningRefusal,
  openPages,
  type PageOpening,
  type Resolved,
  ratesOn,
  resolve,
  settingsAt,
  stakesOn,
  type Thrown,
} from './open.js';
export type * from './page.js';
export { amount, badPhrase, evaluate, isMoney, namesIn } from './phrase.js';
export { EDITION, pinOf } from './pin.js';
export { type GamePosted, postedFor, type StakePosted, type TableTraits } from './posted.js';
export { amountsOf, RECKONED } from './reckoned.js';
export { type Said, saidOf } from './said.js';
export { type Pair, readValue, type SwitchKind, type SwitchValue, wanted } from './setting.js';
export type { Stake } from './stake.js';
export { figuresOf, stakesAt } from './stakes.js';
export {
  boundOn,
  boundsOf,
  centsIn,
  entriesOf,
  isWithin,
  type Knob,
  kindOf,
  knobsOf,
  type Placed,
  type Printed,
  presetsOf,
  type RowPlace,
  rowsOf,
} from './switches.js';
export {
  bare,
  FAMILY_NAMES,
  familyOf,
  fieldOf,
  isValue,
  type Thing,
  thingsOf,
  type Value,
  valuesOf,
} from './topics.js';
export {
  applies,
  type Cited,
  type Clash,
  citedFor,
  type Setter,
  type Situation,
  type Won,
  winners,
} from './winners.js';
