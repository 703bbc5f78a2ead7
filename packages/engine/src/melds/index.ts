/** Melds of the three rummies: what is one, and the best way to lay them. */
export {
  type Counts,
  countsOf,
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
export { best, canLay, type Laid, MOST, type Worth } from './solve.js';
export { bestAdded, type Way, ways } from './ways.js';
