/** For programs that learn: a round as positions with numbered choices and observations of numbers, and what chance may do. */
export { amountsOf, CHOICES_MAX, choicesOf } from './choices.js';
export { type Part, type Shape, shapeOf } from './observe.js';
export { type Outcome, Position } from './position.js';
export { type Task, taskAt, taskOf } from './task.js';
