/** Two editions of a house's documents beside each other. */
export {
  type GameDiff,
  gameDiff,
  type HandName,
  type OutcomeDiff,
  type PastDiff,
  pastDiff,
  type ValueDiff,
  type WordsDiff,
  wordsDiff,
} from './diff.js';
export type { FloorDiff, FloorRuling } from './floor.js';
export { type Difference, KINDS, type Kind } from './outcomes.js';
export type { PastHand } from './past.js';
export { playAlike, type Unexplained, type Weighed, type Weighing, weigh } from './weigh.js';
