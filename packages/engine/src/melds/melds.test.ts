import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faces } from '../cards/index.js';
import { best, bestAdded, canLay, countsOf, KINDS, type Kind, kindOf, type MeldRules, shapeOf, ways } from './index.js';

const ESC: MeldRules = { sets: 'one-suit', acesAndKings: false, sevenJack: true };
const PAN: MeldRules = { sets: 'kept', acesAndKings: false, sevenJack: true };
const LAR: MeldRules = { sets: 'grown', acesAndKings: true, sevenJack: true };
const GAP: MeldRules = { ...LAR, sevenJack: false };
const EVERY = [ESC, PAN, { ...PAN, acesAndKings: true }, LAR, GAP];
const kinds = (text: string): Kind[] => faces(text).map(kindOf);
const NOTHING = countsOf([]);

test('a camuco is one suit and one rank, an escala one suit in sequence with seven and jack adjacent and the ace low', () => {
  expect(shapeOf(kinds('4d 4d 4d'), ESC)).toBe('set');
  expect(shapeOf(kinds('4d 4h 4s'), ESC)).toBe(null);
  expect(shapeOf(kinds('6s 7s Js Qs'), ESC)).toBe('run');
  expect(shapeOf(kinds('6s 7s Js Qs'), GAP)).toBe(null);
  expect(shapeOf(kinds('Qs Ks As'), ESC)).toBe(null);
  expect(shapeOf(kinds('As 2s 3s'), ESC)).toBe('run');
  expect(shapeOf(kinds('Kc Ad 2d'), ESC)).toBe(null);
  expect(shapeOf(kinds('4d 4d'), ESC)).toBe(null);
});
test('Pan: three suits or one; a mixed set takes any suit, a one-suit set only its own', () => {
  expect(shapeOf(kinds('4d 4h 4s 4s'), PAN)).toBe('set');
  expect(shapeOf(kinds('4d 4d 4d 4h'), PAN)).toBe(null);
  expect(shapeOf(kinds('4d 4d 4h'), PAN)).toBe(null);
  expect(shapeOf(kinds('Kd Kd Kh'), PAN)).toBe(null);
  expect(shapeOf(kinds('Kd Kd Kh'), { ...PAN, acesAndKings: true })).toBe('set');
});
test('Largo: pares begin like Pan, with aces and kings in any suits, and grow by any suit', () => {
  expect(shapeOf(kinds('4d 4d 4d 4h'), LAR)).toBe('set');
  expect(shapeOf(kinds('4d 4d 4h 4h'), LAR)).toBe(null);
  expect(shapeOf(kinds('Ad Ad Ah'), LAR)).toBe('set');
});

/** The slow, plain way: takes the first card, and tries every column it could lie in. */
function canLaySlowly(cards: readonly Kind[], rules: MeldRules): boolean {
  const [first, ...rest] = cards;
  if (first === undefined) return true;
  for (let bits = 0; bits < 2 ** rest.length; bits++) {
    const column = [first, ...rest.filter((_, i) => (bits >> i) & 1)];
    if (shapeOf(column, rules) === null) continue;
    if (
      canLaySlowly(
        rest.filter((_, i) => !((bits >> i) & 1)),
        rules,
      )
    )
      return true;
  }
  return false;
}
/** The most cards that can be laid with all of `must`, by trying every part of the hand. */
function mostSlowly(must: readonly Kind[], may: readonly Kind[], rules: MeldRules): number | null {
  let most: number | null = null;
  for (let bits = 0; bits < 2 ** may.length; bits++) {
    const cards = [...must, ...may.filter((_, i) => (bits >> i) & 1)];
    if (most !== null && cards.length <= most) continue;
    if (canLaySlowly(cards, rules)) most = cards.length;
  }
  return most;
}

/** Cards near one another, so that melds are common: two or three suits, five heights. */
const near = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 })).chain(([low, suit]) =>
  fc.record({
    must: fc.array(card(low, suit), { maxLength: 5 }),
    may: fc.array(card(low, suit), { maxLength: 6 }),
  }),
);
function card(low: number, suit: number): fc.Arbitrary<Kind> {
  const suits = fc.integer({ min: suit, max: Math.min(3, suit + 2) });
  return fc.tuple(suits, fc.integer({ min: low, max: low + 4 })).map(([s, h]) => s * 10 + h);
}

test('the best layout is what exhaustive search finds, and is made of valid columns', () => {
  fc.assert(
    fc.property(near, fc.constantFrom(...EVERY), ({ must, may }, rules) => {
      const laid = best(countsOf(must), countsOf(may), rules);
      const most = mostSlowly(must, may, rules);
      expect(laid === null ? null : laid.worth).toBe(most);
      if (laid === null) return;
      for (const column of laid.columns) expect(shapeOf(column, rules)).not.toBe(null);
      const down = countsOf(laid.columns.flat());
      const [need, have] = [countsOf(must), countsOf([...must, ...may])];
      for (let kind = 0; kind < KINDS; kind++) {
        expect(down[kind]).toBeGreaterThanOrEqual(need[kind]!);
        expect(down[kind]).toBeLessThanOrEqual(have[kind]!);
      }
    }),
    { numRuns: 1500 },
  );
});

test('ways are every part of the hand that can be laid', () => {
  fc.assert(
    fc.property(near, fc.constantFrom(...EVERY), ({ must, may }, rules) => {
      const found = ways(countsOf(must), countsOf(may), rules).map(({ used }) => used.join());
      const expected = new Set<string>();
      for (let bits = 0; bits < 2 ** may.length; bits++) {
        const part = may.filter((_, i) => (bits >> i) & 1);
        if (canLaySlowly([...must, ...part], rules)) expected.add(countsOf(part).join());
      }
      expect(new Set(found)).toEqual(expected);
      expect(found.length).toBe(expected.size);
    }),
    { numRuns: 150 },
  );
});

test('where columns stay as they lie, a card may be added to them but none taken away', () => {
  const table = [kinds('3d 4d 5d 6d')];
  // Taken apart, 3-4-5 and 6-6-6 would stand; as it lies, the six is not to be had.
  const hand = countsOf(kinds('6d 6d'));
  expect(best(countsOf(table.flat()), hand, ESC)!.worth).toBe(6);
  expect(bestAdded(table, NOTHING, hand, ESC)!.worth).toBe(4);
  const drawn = countsOf(kinds('7d'));
  expect(bestAdded(table, drawn, countsOf(kinds('Jd 2d 2h')), ESC)!.worth).toBe(7);
  expect(bestAdded(table, countsOf(kinds('Kd')), hand, ESC)).toBe(null);
  expect(bestAdded([kinds('4d 4h 4s')], countsOf(kinds('4s')), NOTHING, PAN)!.worth).toBe(4);
  expect(bestAdded([kinds('4d 4d 4d')], countsOf(kinds('4s')), NOTHING, PAN)).toBe(null);
});

test('a long layout of Largo is solved exactly and at once', () => {
  const all = Array.from({ length: KINDS }, (_, kind) => kind);
  expect(canLay(countsOf(all), LAR)).toBe(true);
  expect(best(countsOf(all), countsOf(all), LAR)!.worth).toBe(80);
  const twice = countsOf([...all, ...all]);
  expect(canLay(twice, ESC)).toBe(true);
  expect(canLay(countsOf(kinds('2c 3c 4c 4d 4h 5h 6h 7h Jh 2s 2s')), LAR)).toBe(false);
});
