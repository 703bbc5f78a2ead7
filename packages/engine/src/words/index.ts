/** Everything a person reads, made from data. Use `english` or `spanish` alone where size matters, `words` where it is chosen. */
export { deskAnswer, deskQuestion, remedyWords } from './floor/index.js';
export * from './languages.js';
export * from './print.js';
export * from './rules.js';
export * from './words.js';
