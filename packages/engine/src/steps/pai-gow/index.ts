/** The stages of pai gow poker. */
export * from './deal.js';
export * from './felt.js';
export * from './settle.js';
