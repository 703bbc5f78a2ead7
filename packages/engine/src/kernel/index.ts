/**
 * The kernel: what every game at every table shares.
 *
 * @module baraja/kernel
 */
export type { Draft } from './draft.js';
export * from './event.js';
export * from './felt.js';
export * from './game.js';
export * from './incident.js';
export * from './menu.js';
export { foldNamed, moveCards, moveChips, type NamedFelt, named, type Sight, stackGains } from './named.js';
export { type Dictionary, dictionaryOf, type Packing, packedBy, packing, unpackedBy, writtenCoder } from './packed.js';
export * from './play.js';
export * from './rng.js';
export * from './round.js';
export * from './step.js';
export { Working } from './working.js';
export {
  type AnyWritten,
  overhear,
  read,
  type Teller,
  type Written,
  type WrittenOf,
  write,
} from './written.js';
