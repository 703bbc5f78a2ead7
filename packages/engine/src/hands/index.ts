// What beats what, for the rest of the engine: rankings for the games, and the bare look-ups for whoever counts millions of hands.

export { CATEGORIES, type RankMask } from './classes.js';
export { high } from './high.js';
export { KEYS } from './keys.js';
export { type LowTerms, low } from './low.js';
export { eightOrBetter, type LowMask, nineOrBetter, type Qualifier } from './lows.js';
export { type HighLow, highOf, lowOf, omahaHigh, omahaHighLow8, omahaHighLow9 } from './omaha.js';
export type { Category, HandName, Ranking, Use } from './ranking.js';
export {
  flush5,
  flush6,
  flush7,
  nameOfValue,
  ranks5,
  ranks6,
  ranks7,
  suited,
  value5,
  value6,
  value7,
} from './values.js';
