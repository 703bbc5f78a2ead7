/** Melds of the three rummies: what is one, and the best way to lay them. */
export {
  type Counts,
  countsOf,
  endsRun,
  faceOf,
  HEIGHTS,
  heightOf,
  KINDS,
  type Kind,
  kindOf,
  type MeldRules,
  type Shape,
  shapeOf,
} from './kinds.js';
export type { Worth } from './ladder.js';
export { takesAny } from './laid.js';
export { best, bestAdded, canLay, type Laid, MOST, mostWorth } from './solve.js';
export { arrangements, type Way, ways } from './ways.js';
