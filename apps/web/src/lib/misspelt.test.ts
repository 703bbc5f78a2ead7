// What does not compile, where the page and the room read what was told: each line is planted, and the types stage fails on one that
// compiles. Nothing here is run but the count.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { awardOf } from './acts.js';
import type { ToldEvent, Written } from './wire.js';

function page(event: Written): unknown {
  switch (event.type) {
    case 'AnteSettled':
      // @ts-expect-error a result that is none
      return event.note.result === 'wins';
    case 'WagerWon':
      // @ts-expect-error a field it does not have
      return event.note.pays;
    // @ts-expect-error a case that never comes
    case 'WagerTied':
      return null;
    default:
      // @ts-expect-error a note before it is known whose
      return event.note.won;
  }
}
/** What the room sends. */
function room(told: ToldEvent): unknown {
  if (told.type !== 'Played') return null;
  // @ts-expect-error a kind nobody declared
  if (told.event.type === 'CollectionTook') return null;
  // @ts-expect-error a field it does not have
  return told.event.type === 'CollectionTaken' ? told.event.note.from : null;
}
const awards = () => [
  // @ts-expect-error a fact without its note
  awardOf({ type: 'PotAwarded' }),
  // @ts-expect-error a share that went no way there is
  awardOf({ type: 'PotAwarded', note: { pot: 0, odd: null, shares: [{ seat: 1, amount: 2, way: 'hi' }] } }),
];
const planted = { page, room, awards };

test('eight are planted: the types stage finds each', () => {
  const source = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  expect(Object.keys(planted).length).toBeGreaterThan(0);
  expect(source.match(/^\s*\/\/ @ts-expect-error \S/gm)!.length).toBeGreaterThanOrEqual(8);
});
