/** The stages of play, one file each. */
export * from './betting.js';
export * from './board.js';
export * from './collect.js';
export * from './deal.js';
export * from './discard.js';
export * from './draw.js';
export * from './draw-price.js';
export * from './draw-sevens.js';
export * from './forced.js';
export * from './gather.js';
export * from './poker.js';
export * from './push.js';
export * from './push-pot.js';
export * from './push-showdown.js';
export * from './showdown.js';
export * from './shuffle.js';
