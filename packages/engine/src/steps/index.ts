/** The stages of play, one file each. */

export { payShares, type Share, type Source, split } from './award.js';
export * from './bank/index.js';
export * from './betting.js';
export * from './board.js';
export * from './bring-in.js';
export * from './collect.js';
export * from './deal.js';
export * from './discard.js';
export * from './draw.js';
export * from './draw-price.js';
export * from './draw-sevens.js';
export * from './forced.js';
export * from './gather.js';
export * from './killed.js';
export * from './limit.js';
export * from './pai-gow/index.js';
export * from './poker.js';
export * from './push.js';
export * from './push-pot.js';
export * from './push-showdown.js';
export * from './rummy/index.js';
export * from './showdown.js';
export * from './shuffle.js';
export * from './spanish/index.js';
export * from './stud.js';
export * from './stud-seventh.js';
export * from './twenty-one/index.js';
