/** The stages of Spanish Poker. */
export * from './deal.js';
export * from './felt.js';
export * from './settle.js';
export * from './wagers.js';
