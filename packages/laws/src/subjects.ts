// The list of everything that is held to the laws: each game at each table that has a golden and a lamp in the README.
import { createHash } from 'node:crypto';
import { KUHN_CLAUSES, kuhn, LEDUC_CLAUSES, leduc } from 'baraja';
import type { Subject } from './subject.js';

/** A book in twelve hexadecimal digits. */
export const hashOf = (book: unknown): string =>
  createHash('sha256').update(JSON.stringify(book)).digest('hex').slice(0, 12);

const knownTo = (clauses: object) => (rule: string) => Object.hasOwn(clauses, rule);

/** Every subject, in the order of the README. */
export function subjects(): readonly Subject[] {
  return [
    {
      name: 'kuhn',
      game: kuhn,
      setup: { chips: { 'stack:0': 10, 'stack:1': 10 }, markers: {}, terms: null },
      book: { id: 'kuhn', hash: hashOf(KUHN_CLAUSES) },
      knows: knownTo(KUHN_CLAUSES),
    },
    {
      name: 'leduc',
      game: leduc,
      setup: { chips: { 'stack:0': 20, 'stack:1': 20 }, markers: {}, terms: null },
      book: { id: 'leduc', hash: hashOf(LEDUC_CLAUSES) },
      knows: knownTo(LEDUC_CLAUSES),
    },
  ];
}
