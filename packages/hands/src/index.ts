/** Hands out and in: as they are kept, as formats tell them, played again at any table. */

export type { Besides } from './besides.js';
export { choicesIn } from './choices.js';
export { type Enacted, enact } from './enact.js';
export { type Fault, isFault, type Stopped } from './fault.js';
export {
  endingOf,
  FORMATS,
  type Format,
  formatOf,
  handsIn,
  type ReadHand,
  readText,
  typeOf,
  writeAs,
} from './formats.js';
export {
  carrying,
  closedIn,
  type Eyes,
  gameOf,
  type Hand,
  handLine,
  openedIn,
  rulesOf,
  stacksIn,
} from './hand.js';
export { readHandLine } from './line.js';
export { ohhOf, readOhh } from './ohh.js';
export { phhOf } from './phh.js';
export { readPhh } from './phh-read.js';
export { LONGEST, type PlayedOut, playedOut } from './played-out.js';
export type { Act, Deed, MaybeFace, OfHouse, PokerHand } from './poker.js';
export { type HandOptions, handOf, type PlayedRound, seenBy } from './seen.js';
export { faultOf } from './sound.js';
export { starsOf } from './stars.js';
export { readStars } from './stars-read.js';
export { tellPoker } from './tell.js';
export { isPokerTable, type NotTaken, type Paid, type Under, under } from './under.js';
export { faultWords } from './words.js';
