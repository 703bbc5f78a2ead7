/** A progressive jackpot run by hand: what a deal pays, the book of the box, the jackpot and its backups, a year of it. */
export * from './awards.js';
export * from './book.js';
export * from './rules.js';
export * from './statement.js';
export * from './year.js';
