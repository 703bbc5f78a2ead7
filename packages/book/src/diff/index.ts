/** Two editions of a house's documents beside each other. */
export { type GameDiff, gameDiff, type OutcomeDiff, type ValueDiff, type WordsDiff, wordsDiff } from './diff.js';
export { type Difference, KINDS, type Kind } from './outcomes.js';
