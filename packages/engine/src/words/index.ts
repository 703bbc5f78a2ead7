/** Everything a person reads, made from data. Use `english` or `spanish` alone where size matters, `words` where it is chosen. */
export * from './book.js';
export type * from './book-entry.js';
export type { Both } from './both.js';
export { deskAnswer, deskQuestion, remedyWords } from './floor/index.js';
export * from './kept.js';
export * from './languages.js';
export * from './print.js';
export * from './rules.js';
export { hasWords, thingSaid, windowSaid } from './things-said.js';
export { dollars, isForReaders, labelOf, valueText } from './values.js';
export { saidAs } from './values-said.js';
export * from './words.js';
