// The tables against a reference that only knows the rules, over every five-card hand, and against the known counts over every
// seven-card hand.

import { beforeAll, describe, expect, test } from 'vitest';
import { type Face, JOKER } from '../cards/index.js';
import { CATEGORIES, eachCounts } from './classes.js';
import { KEYS, keyOfCounts, RANK_KEYS } from './keys.js';
import { choose, dealer, referenceHigh, referenceKind } from './test/reference.js';
import { countSevens } from './test/sevens.js';
import { classes, nameOfValue, value5, value6, value7, valuePartial } from './values.js';

const KINDS = CATEGORIES.slice(1);

describe('keys', () => {
  test.each([
    [5, 6175],
    [6, 18395],
    [7, 49205],
  ])('%i cards, suits ignored, are %i hands with as many keys', (size, hands) => {
    const [plain, scrambled] = [new Set<number>(), new Set<number>()];
    let seen = 0;
    eachCounts(size, (counts) => {
      seen++;
      plain.add(counts.reduce((sum, count, rank) => sum + count * RANK_KEYS[rank]!, 0));
      scrambled.add(keyOfCounts(counts));
    });
    expect([seen, plain.size, scrambled.size]).toEqual([hands, hands, hands]);
  });
  test.each([4, 5, 6, 7])(
    '%i cards with a joker among them have keys that no hand without has, nor each other',
    (size) => {
      const seen = new Set<number>();
      let hands = 0;
      for (const joker of [false, true]) {
        eachCounts(size - Number(joker), (counts) => {
          hands++;
          seen.add(keyOfCounts(counts, { joker }));
        });
      }
      expect(seen.size).toBe(hands);
      expect((KEYS[JOKER]! - keyOfCounts(new Array(13).fill(0), { joker: true })) & ~511).toBe(0);
    },
  );
  test('the greatest sum fits the bits it has', () => {
    expect(4 * RANK_KEYS[12] + 3 * RANK_KEYS[11]).toBeLessThan(2 ** 23);
  });
  test('suit bits tell how seven cards fall into suits, and whether a joker is among them', () => {
    const suits = [0, 1, 2, 3, JOKER].map((card) => KEYS[card]! & 511);
    const seen = new Set<number>();
    for (const joker of [0, 1]) {
      for (const [a, b, c] of choose([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].slice(joker), 3)) {
        // Three bars among seven cards, or six and a joker, part the four suits.
        const counts = [a! - joker, b! - a! - 1, c! - b! - 1, 9 - c!, joker];
        seen.add(counts.reduce((sum, count, i) => sum + count * suits[i]!, 0));
      }
    }
    expect(seen.size).toBe(120 + 84);
    expect(Math.max(...seen)).toBeLessThan(512);
  });
  test('a hand with a joker has no value here', () => {
    const deal = dealer(53);
    for (let i = 0; i < 500; i++) {
      const cards = Uint8Array.from([...deal(6), JOKER]);
      expect([value5(cards, 2), value6(cards, 1), value7(cards, 0)]).toEqual([0, 0, 0]);
    }
  });
  test('a key is the sum of its cards, whatever their order, and a card can be taken away', () => {
    const [a, b, c] = [KEYS[51]!, KEYS[17]!, KEYS[30]!];
    expect((((a + b) | 0) + c) | 0).toBe((((c + a) | 0) + b) | 0);
    expect((((((a + b) | 0) + c) | 0) - b) | 0).toBe((a + c) | 0);
  });
});

describe('classes', () => {
  test('9,841 of one to five cards, no two alike', () => {
    const { codes } = classes();
    expect(codes).toHaveLength(9842);
    expect(new Set(codes).size).toBe(9842);
    expect(nameOfValue(0)).toEqual({ category: 'none', ranks: [] });
    expect(() => nameOfValue(9842)).toThrow();
  });
});

/** Every five-card hand once: its value, and what the reference says. */
function eachFive(use: (value: number, reference: number) => void): void {
  const value = value5;
  const hand = new Uint8Array(5);
  const five: Face[] = [];
  const lay = (from: number, place: number): void => {
    if (place === 5) use(value(hand, 0), referenceHigh(five));
    else next(from, place);
  };
  const next = (from: number, place: number): void => {
    for (let card = from; card < 48 + place; card++) {
      hand[place] = card;
      five[place] = card as Face;
      lay(card + 1, place + 1);
    }
  };
  lay(0, 0);
}

describe('all 2,598,960 hands of five', () => {
  const values = new Map<number, number>();
  const kinds = new Array<number>(10).fill(0);
  const counts = new Uint32Array(9842);
  let torn = 0;
  beforeAll(() => {
    eachFive((value, reference) => {
      if ((values.get(reference) ?? value) !== value) torn++;
      values.set(reference, value);
      kinds[referenceKind(reference)]!++;
      counts[value]!++;
    });
  });

  test('hands that tie have one value', () => {
    expect(torn).toBe(0);
    expect(values.size).toBe(7462);
  });
  test('hands that beat others have a higher value', () => {
    const inOrder = [...values].sort(([one], [other]) => one - other).map(([, value]) => value);
    expect(inOrder.every((value, i) => i === 0 || value > inOrder[i - 1]!)).toBe(true);
  });
  test('as many of each kind as there should be', () => {
    expect(kinds).toEqual([1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4]);
    expect(KINDS.map((category) => byCategory(counts).get(category))).toEqual(kinds);
  });
});

function byCategory(counts: Uint32Array): Map<string, number> {
  const found = new Map<string, number>();
  counts.forEach((count, value) => {
    const { category } = nameOfValue(value);
    found.set(category, (found.get(category) ?? 0) + count);
  });
  return found;
}

test('all 133,784,560 hands of seven, by category', () => {
  expect(Object.fromEntries(byCategory(countSevens()))).toEqual({
    none: 0,
    'high-card': 23294460,
    pair: 58627800,
    'two-pair': 31433400,
    'three-of-a-kind': 6461620,
    straight: 6180020,
    flush: 4047644,
    'full-house': 3473184,
    'four-of-a-kind': 224848,
    'straight-flush': 37260,
    'royal-flush': 4324,
  });
});

test.each([
  [6, value6],
  [7, value7],
])('%i cards are worth their best five', (size, value) => {
  const deal = dealer(size);
  for (let i = 0; i < 3000; i++) {
    const cards = deal(size);
    const five = choose(cards, 5).reduce((best, other) => (referenceHigh(other) > referenceHigh(best) ? other : best));
    // Cards are read from where the caller says.
    expect(value(Uint8Array.from([50, 51, ...cards]), 2)).toBe(value5(Uint8Array.from(five), 0));
  }
});

test('a further card never makes a hand worth less, from the first to the seventh', () => {
  const deal = dealer(1);
  for (let i = 0; i < 3000; i++) {
    const cards = Uint8Array.from(deal(7));
    const worth = [1, 2, 3, 4].map((size) => valuePartial(cards, { size }));
    worth.push(value5(cards, 0), value6(cards, 0), value7(cards, 0));
    expect(worth).toEqual([...worth].sort((a, b) => a - b));
    expect(worth[0]).toBeGreaterThan(0);
    expect(new Set(worth.slice(0, 5)).size).toBe(5);
  }
});
