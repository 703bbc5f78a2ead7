import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded, shuffle } from '../kernel/index.js';
import {
  arrangements,
  best,
  bestAdded,
  type Counts,
  canLay,
  countsOf,
  KINDS,
  type Kind,
  type MeldRules,
  mostWorth,
  shapeOf,
  type Worth,
  ways,
} from './index.js';
import {
  arrangementsByTrying,
  canLayByStates,
  canLayByTrying,
  mostAddedByTrying,
  mostBySearch,
  mostByTrying,
  written,
} from './test/plain.js';

const ESC: MeldRules = { sets: 'one-suit', acesAndKings: false, sevenJack: true };
const PAN: MeldRules = { sets: 'kept', acesAndKings: false, sevenJack: true };
const LAR: MeldRules = { sets: 'grown', acesAndKings: true, sevenJack: true };
const EVERY = [ESC, PAN, { ...PAN, acesAndKings: true }, LAR, { ...LAR, sevenJack: false }];
const rulesOf = fc.constantFrom(...EVERY);
const NOTHING = countsOf([]);

/** Cards near one another, so that melds are common: two or three suits, five heights. */
const near = (must: number, may: number) =>
  fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 })).chain(([low, suit]) =>
    fc.record({
      must: fc.array(card(low, suit), { maxLength: must }),
      may: fc.array(card(low, suit), { maxLength: may }),
    }),
  );
function card(low: number, suit: number): fc.Arbitrary<Kind> {
  const suits = fc.integer({ min: suit, max: Math.min(3, suit + 2) });
  return fc.tuple(suits, fc.integer({ min: low, max: low + 4 })).map(([s, h]) => s * 10 + h);
}
/** So many cards off the top of so many packs. */
function dealt(seed: number, cards: number, packs = 7): Kind[] {
  const stock = Array.from({ length: packs * KINDS }, (_, i) => i % KINDS);
  return shuffle(stock, seeded(seed)).slice(0, cards);
}
function expectValid(columns: readonly (readonly Kind[])[], need: Counts, have: Counts, rules: MeldRules): void {
  for (const column of columns) expect(shapeOf(column, rules)).not.toBe(null);
  const down = countsOf(columns.flat());
  for (let kind = 0; kind < KINDS; kind++) {
    expect(down[kind]).toBeGreaterThanOrEqual(need[kind]!);
    expect(down[kind]).toBeLessThanOrEqual(have[kind]!);
  }
}

test('the best layout is what trying everything finds, and is made of valid columns', () => {
  fc.assert(
    fc.property(near(5, 6), rulesOf, ({ must, may }, rules) => {
      const laid = best(countsOf(must), countsOf(may), rules);
      const most = mostByTrying(must, may, rules);
      expect(laid === null ? null : laid.worth).toBe(most);
      expect(mostWorth(countsOf(must), countsOf(may), rules)).toBe(most);
      if (laid === null) return;
      expect(laid.columns.flat().length).toBe(most);
      expectValid(laid.columns, countsOf(must), countsOf([...must, ...may]), rules);
    }),
    { numRuns: 700 },
  );
});

test('hands of ten and eleven are laid as exhaustive search lays them', () => {
  let laid = 0;
  for (let seed = 0; seed < 1500; seed++) {
    const rules = EVERY[seed % EVERY.length]!;
    // Two of three from a stock of few kinds, so that there is something to lay.
    const stock =
      seed % 3 === 0 ? dealt(seed, 11, 8) : dealt(seed, 110, 8).filter((kind) => kind % 10 < 5 && kind < 30);
    const [must, may] = [countsOf(stock.slice(0, seed % 4)), countsOf(stock.slice(seed % 4, 11))];
    const most = mostBySearch(must, may, rules);
    expect(mostWorth(must, may, rules)).toBe(most);
    if ((most ?? 0) >= 6) laid++;
    if (seed % 150 === 0) expect(most).toBe(mostByTrying(stock.slice(0, seed % 4), stock.slice(seed % 4, 11), rules));
  }
  expect(laid).toBeGreaterThan(300);
});

test('where cards are worth more in one shape than in another, the best layout is worth most', () => {
  const worths = fc.record({
    run: fc.array(fc.nat({ max: 3 }), { minLength: KINDS, maxLength: KINDS }),
    set: fc.array(fc.nat({ max: 3 }), { minLength: KINDS, maxLength: KINDS }),
  });
  const worthOf = (columns: readonly (readonly Kind[])[], worth: Worth, rules: MeldRules): number =>
    columns.reduce((sum, column) => {
      const by = shapeOf(column, rules) === 'set' ? worth.set : worth.run;
      return sum + column.reduce((n, kind) => n + by[kind]!, 0);
    }, 0);
  fc.assert(
    fc.property(near(9, 0), worths, rulesOf, ({ must }, worth, rules) => {
      let most: number | null = null;
      for (const way of arrangementsByTrying(must, rules)) {
        const columns = way === '' ? [] : way.split(' / ').map((column) => column.split(' ').map(Number));
        most = Math.max(most ?? 0, worthOf(columns, worth, rules));
      }
      const laid = best(countsOf(must), NOTHING, rules, worth);
      expect(laid?.worth ?? null).toBe(most);
      if (laid !== null) expect(worthOf(laid.columns, worth, rules)).toBe(most);
    }),
    { numRuns: 400 },
  );
});

test('ways are every part of the hand that can be laid', () => {
  fc.assert(
    fc.property(near(5, 6), rulesOf, ({ must, may }, rules) => {
      const found = ways(countsOf(must), countsOf(may), rules);
      const expected = new Set<string>();
      for (let bits = 0; bits < 2 ** may.length; bits++) {
        const part = may.filter((_, i) => (bits >> i) & 1);
        if (canLayByTrying([...must, ...part], rules)) expected.add(countsOf(part).join());
      }
      expect(new Set(found.map(({ used }) => used.join()))).toEqual(expected);
      expect(found.length).toBe(expected.size);
      for (const { used, columns } of found) {
        const down = countsOf([...must, ...columns.flat()]);
        expectValid(columns, NOTHING, down, rules);
        expect(columns.flat().length).toBe(must.length + used.reduce((n, count) => n + count, 0));
      }
    }),
    { numRuns: 150 },
  );
});

test('arrangements are every way the cards can lie, each once', () => {
  fc.assert(
    fc.property(near(11, 0), rulesOf, ({ must }, rules) => {
      const found = [...arrangements(countsOf(must), rules)].map((columns) =>
        columns.map(written).toSorted().join(' / '),
      );
      const expected = arrangementsByTrying(must, rules);
      expect(new Set(found)).toEqual(expected);
      expect(found.length).toBe(expected.size);
    }),
    { numRuns: 300 },
  );
});

test('where columns stay, the best layout is what adding to them card by card finds', () => {
  let columns = 0;
  for (let seed = 0; seed < 600; seed++) {
    const rules = EVERY[seed % EVERY.length]!;
    const low = dealt(seed, 120, 8).filter((kind) => kind % 10 >= seed % 6 && kind % 10 < (seed % 6) + 5 && kind < 30);
    const stays = best(NOTHING, countsOf(low.slice(0, 9)), rules)!.columns.slice(0, 2);
    const [must, may] = [low.slice(9, 9 + (seed % 3)), low.slice(12, 16)];
    const laid = bestAdded(stays, countsOf(must), countsOf(may), rules);
    expect(laid?.worth ?? null).toBe(mostAddedByTrying(stays, must, may, rules));
    if (laid === null) continue;
    expect(laid.columns.flat().length).toBe(laid.worth);
    expectValid(laid.columns, countsOf(stays.flat().concat(must)), countsOf([...stays.flat(), ...must, ...may]), rules);
    for (const [i, column] of stays.entries()) {
      columns++;
      const grown = countsOf(laid.columns[i]!);
      const was = countsOf(column);
      for (const kind of column) expect(grown[kind]).toBeGreaterThanOrEqual(was[kind]!);
    }
  }
  expect(columns).toBeGreaterThan(250);
});

test('columns that are no melds take nothing, and nothing is thrown', () => {
  for (let seed = 0; seed < 300; seed++) {
    const stock = dealt(seed, 24, 8);
    const stays = [stock.slice(0, 3), stock.slice(3, 7), stock.slice(7, 10)];
    const rules = EVERY[seed % EVERY.length]!;
    const laid = bestAdded(stays, NOTHING, countsOf(stock.slice(10)), rules)!;
    expect(laid.columns.flat().length).toBe(laid.worth);
    for (const [i, column] of stays.entries())
      if (shapeOf(column, rules) === null) expect(laid.columns[i]!.length).toBe(column.length);
  }
});

test('a long layout is settled as following every state of the four suits settles it', () => {
  const asked = { yes: 0, no: 0 };
  for (let seed = 0; seed < 6; seed++) {
    const rules = [LAR, PAN, { ...LAR, sevenJack: false }][seed % 3]!;
    const stock = dealt(seed, 100);
    const down = countsOf(best(NOTHING, countsOf(stock.slice(0, 24)), rules)!.columns.flat());
    // Built as at the table: each card that fits goes down.
    for (const kind of stock.slice(24)) {
      down[kind]!++;
      const isLaid = canLay(down, rules);
      const cards = down.reduce((n, count) => n + count, 0);
      if (cards <= 30 || !isLaid) expect(isLaid).toBe(canLayByStates(down, rules));
      else expectValid(best(down, NOTHING, rules)!.columns, down, down, rules);
      asked[isLaid ? 'yes' : 'no']++;
      if (!isLaid) down[kind]!--;
    }
  }
  expect(asked.yes).toBeGreaterThan(100);
  expect(asked.no).toBeGreaterThan(50);
});

test('layouts that only the whole search or the suits’ agreement can refuse are refused', () => {
  // Found among a hundred thousand: each asks for more than two hundred places of the climb.
  const hard = ['2455343000022334321052535431212323434111', '0144235320423516212011135754110244232111'];
  for (const text of hard) expect(canLay(Uint8Array.from(text, Number), LAR)).toBe(false);
});

test('a pack laid out twice is one layout', () => {
  const all = Array.from({ length: KINDS }, (_, kind) => kind);
  expect(canLay(countsOf(all), LAR)).toBe(true);
  expect(best(countsOf(all), countsOf(all), LAR)!.worth).toBe(80);
  expect(canLay(countsOf([...all, ...all]), ESC)).toBe(true);
  expect(() => canLay(countsOf(new Array<Kind>(13).fill(3)), LAR)).toThrow(RangeError);
});
