/** The stages of a round of twenty-one. */
export * from './bonus.js';
export { hasChoice, isPairOf, mustStand } from './choices.js';
export * from './deal.js';
export * from './felt.js';
export * from './outcome.js';
export * from './play.js';
export * from './rules.js';
export * from './settle.js';
export * from './shoe.js';
