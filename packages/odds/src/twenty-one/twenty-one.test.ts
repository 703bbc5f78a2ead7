// The 21.5 games: the machinery against ordinary blackjack as everybody knows it, settlements against the digest's truth tables,
// and what the games come to.
import { describe, expect, test } from 'vitest';
import { falling } from '../exact/counting.js';
import { decimal, percent, printFraction } from '../exact/fraction.js';
import { bankHands, EIGHTS, FACTOR_ROW, NATURAL, OUTCOMES, outcomeOf } from './bank.js';
import { sumsInDoubles, sumsInIntegers } from './exact.js';
import { listHands, VALUES } from './hands.js';
import {
  bankEvents,
  chartsOf,
  exactWorth,
  insuranceEdge,
  NO_BUST_21,
  ORDINARY_BLACKJACK,
  PURE_21_5,
  playerEvents,
  type Solution,
  solve21,
  type TwentyOneRules,
} from './index.js';
import { eightsAdd, overRow, PAY_ROWS } from './payoffs.js';
import { bankChances, shoeOf } from './shoe.js';
import { ACTIONS } from './worths.js';

const infinite = <R extends TwentyOneRules>(rules: R): TwentyOneRules => ({ ...rules, decks: 'infinite' });
const one = <R extends TwentyOneRules>(rules: R): TwentyOneRules => ({ ...rules, decks: 1 });

const known = new Map<string, Solution>();
/** Solved once, for several tests. */
function solved(rules: TwentyOneRules): Solution {
  const key = JSON.stringify(rules);
  const solution = known.get(key) ?? solve21(rules);
  known.set(key, solution);
  return solution;
}

describe('calibration', () => {
  test('ordinary blackjack, infinite deck, is worth -0.005093975', () => {
    expect(solved(ORDINARY_BLACKJACK).worth.toFixed(9)).toBe('-0.005093975');
  });
  test('six decks, soft 17 hit, no hole card: hands against an ace as published', () => {
    const rules: TwentyOneRules = {
      ...ORDINARY_BLACKJACK,
      decks: 6,
      softSeventeen: 'hit',
      peek: false,
      split: { ...ORDINARY_BLACKJACK.split, most: 3 },
    };
    const solution = solved(rules);
    const against = (cards: [number, number]) => {
      const { choices } = solution.ups[0]!.twos.find((two) => String(two.cards) === String(cards))!;
      return [choices.stand, choices.hit, choices.double].map((worth) => worth.toFixed(6));
    };
    expect(against([0, 1])).toEqual(['-0.722356', '-0.379910', '-1.024099']);
    expect(against([4, 5])).toEqual(['-0.720879', '-0.235772', '-0.535879']);
    expect(against([0, 5])).toEqual(['-0.665166', '-0.463296', '-0.999484']);
    // Published -0.0072705, with splits that ignore what sister hands draw besides the pair.
    expect(solution.worth).toBeCloseTo(-0.0072705, 5);
  });
});

describe('the bank', () => {
  test.each([1, 6, 8] as const)('its outcomes are all there are, %i decks', (decks) => {
    const [gone, chances] = [new Uint8Array(VALUES), new Float64Array(OUTCOMES)];
    for (let up = 0; up < VALUES; up++) {
      gone.fill(0);
      gone[up] = 1;
      bankChances(shoeOf(decks), bankHands(up, 'hit').all, gone, chances);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(chances[NATURAL]! > 0).toBe(up === 0 || up === 9);
      expect(chances[EIGHTS]! > 0).toBe(up === 7);
    }
  });
  test('outcomes with one deck as drawn card by card', () => {
    const shoe = shoeOf(1);
    const played = new Float64Array(OUTCOMES);
    const draw = (cards: readonly number[], chance: number): void => {
      const aces = cards.filter((value) => value === 0).length;
      const hard = cards.reduce((sum, value) => sum + value + 1, 0);
      const total = aces > 0 && hard <= 11 ? hard + 10 : hard;
      const isSoft = total !== hard;
      if (cards.length > 1 && (total > 17 || (total === 17 && !isSoft))) {
        const eights = cards.length === 3 && cards.every((value) => value === 7);
        const natural = cards.length === 2 && total === 21;
        played[eights ? EIGHTS : natural ? NATURAL : outcomeOf(total)]! += chance;
        return;
      }
      for (let value = 0; value < VALUES; value++) {
        const left = shoe.counts[value]! - cards.filter((held) => held === value).length;
        if (left > 0) draw([...cards, value], (chance * left) / (52 - cards.length));
      }
    };
    for (const up of [0, 7, 9]) {
      played.fill(0);
      draw([up], 1);
      const [gone, chances] = [new Uint8Array(VALUES), new Float64Array(OUTCOMES)];
      gone[up] = 1;
      bankChances(shoe, bankHands(up, 'hit').all, gone, chances);
      chances.forEach((chance, outcome) => {
        expect(chance).toBeCloseTo(played[outcome]!, 13);
      });
    }
  });
});

describe('settlement', () => {
  const against = (row: Float64Array | null, bank: number): number => (row === null ? -1 : row[outcomeOf(bank)]!);
  test('X-1 at most 21 against the bank', () => {
    expect([17, 20, 21, 22, 26].map((bank) => PAY_ROWS[20]![outcomeOf(bank)])).toEqual([1, 0, -1, 1, 1]);
    expect(PAY_ROWS[21]![NATURAL]).toBe(-1);
  });
  test('X-1 VEN-NB21-34 VEN-NB21-35 VEN-NB21-36 both over: three cards of 23 to 25 that are closer push', () => {
    const row = (total: number, size: number) => overRow('three-card-push', total, size);
    const table = [
      [23, 3, 24, 0],
      [24, 3, 25, 0],
      [25, 3, 26, 0],
      [23, 3, 23, -1],
      [25, 3, 24, -1],
      [22, 3, 26, -1],
      [26, 3, 26, -1],
      [23, 4, 26, -1],
      [23, 3, 21, -1],
    ] as const;
    for (const [total, size, bank, pays] of table)
      expect([total, size, bank, against(row(total, size), bank)]).toEqual([total, size, bank, pays]);
  });
  test('AMB-VEN-16 the other reading: whoever is closer pushes', () => {
    expect([22, 25].map((total) => against(overRow('closer-push', total, 5), 26))).toEqual([0, 0]);
    expect(against(overRow('closer-push', 24, 3), 24)).toBe(-1);
  });
  test('X-2 ROG-P215-GR8a ROG-P215-GR8b ROG-P215-O5 three eights', () => {
    expect(overRow('eights-push', 23, 3)).toBeNull();
    expect([eightsAdd('eights-push'), eightsAdd('eights-win'), eightsAdd('lost')]).toEqual([1, 2, 0]);
  });
});

describe('rules that bind', () => {
  const solution = solved(one(PURE_21_5));
  const noBust = solved(one(NO_BUST_21));
  const { hands } = listHands();
  const allowed = (of: typeof solution, up: number, cards: [number, number]) => {
    const { choices } = of.ups[up]!.twos.find((two) => String(two.cards) === String(cards))!;
    return ACTIONS.filter((action) => action !== 'none' && !Number.isNaN(choices[action]));
  };
  test('ROG-P215-C1A AMB-ROG-47 hard 11 draws, hard 19 stands, two bonus cards may split', () => {
    expect(allowed(solution, 5, [4, 5])).toEqual(['hit', 'double', 'surrender']);
    expect(allowed(solution, 5, [8, 9])).toEqual(['stand', 'surrender']);
    expect(allowed(solution, 5, [9, 9])).toEqual(['stand', 'split', 'surrender']);
    expect(allowed(solution, 5, [0, 7])).toEqual(['stand', 'hit', 'double', 'surrender']);
  });
  test('VEN-NB21-21 11 or less draws, 12 to 20 may do anything', () => {
    expect(allowed(noBust, 5, [4, 5])).toEqual(['hit', 'double', 'surrender']);
    expect(allowed(noBust, 5, [8, 9])).toEqual(['stand', 'hit', 'double', 'surrender']);
  });
  test('a plan for three cards and more obeys them too', () => {
    for (const { worths } of solution.ups) {
      for (let hand = 0; hand < hands.length; hand++) {
        const action = ACTIONS[worths.actions[hand]!];
        if (action === 'none') continue;
        if (hands.soft[hand] === 0 && hands.totals[hand]! <= 11) expect(action).toBe('hit');
        if (hands.soft[hand] === 0 && hands.totals[hand]! >= 19) expect(action).toBe('stand');
      }
    }
  });
});

describe('worth', () => {
  test('infinite decks: to the player, of a wager', () => {
    expect(solved(infinite(PURE_21_5)).worth.toFixed(9)).toBe('-0.019701841');
    expect(solved(infinite(NO_BUST_21)).worth.toFixed(9)).toBe('-0.006379246');
    const endless = { ...NO_BUST_21, split: { ...NO_BUST_21.split, most: null } };
    expect(solved(infinite(endless)).worth.toFixed(9)).toBe('-0.006379106');
  });
  test('one deck', () => {
    expect(solved(one(PURE_21_5)).worth.toFixed(9)).toBe('-0.013598468');
    expect(solved(one(NO_BUST_21)).worth.toFixed(9)).toBe('0.000228534');
  });
  test('six decks: -1.876070 % at Pure 21.5, -0.536627 % at No-Bust, -0.540104 % with four hands at the most', () => {
    expect((100 * solved(PURE_21_5).worth).toFixed(6)).toBe('-1.876070');
    expect((100 * solved(NO_BUST_21).worth).toFixed(6)).toBe('-0.536627');
    const four = { ...NO_BUST_21, split: { ...NO_BUST_21.split, most: 3 } };
    expect((100 * solved(four).worth).toFixed(6)).toBe('-0.540104');
  });
  test('BAR-140 a split ace may be surrendered: without that No-Bust is worth 0.0107 % less', () => {
    const none = { ...NO_BUST_21, surrender: { ...NO_BUST_21.surrender, splitAces: false } };
    expect((100 * solved(none).worth).toFixed(6)).toBe('-0.547324');
  });
  test('a chart by totals loses nothing where there is no composition, and a little where there is', () => {
    const none = chartsOf(solved(infinite(NO_BUST_21)));
    expect(none.costs).toBeCloseTo(0, 12);
    expect(none.exceptions).toEqual([]);
    expect(none.differ).toBe(true); // two cards of 13 draw against a deuce, three stand: 23 to 25 may push
    const some = chartsOf(solved(one(PURE_21_5)));
    expect(some.costs).toBeGreaterThan(0);
    expect(some.costs).toBeLessThan(0.0005);
  });
  test('ordinary blackjack’s chart is the one everybody knows', () => {
    const { two } = chartsOf(solved(ORDINARY_BLACKJACK));
    const line = (kind: string, total: number): string =>
      two
        .find((row) => row.kind === kind && row.total === total)!
        .actions.map(([first]) => ({ stand: 's', hit: 'h', double: 'd', split: 'p' })[first as string])
        .join('');
    // From the ace up.
    expect(line('hard', 16)).toBe('hssssshhhh');
    expect(line('hard', 12)).toBe('hhhssshhhh');
    expect(line('hard', 11)).toBe('hddddddddd');
    expect(line('hard', 9)).toBe('hhddddhhhh');
    expect(line('soft', 18)).toBe('hsddddsshh');
    expect(line('pair', 9)).toBe('spppppspps');
    expect(line('pair', 8)).toBe('pppppppppp');
    expect(line('pair', 5)).toBe('hddddddddh');
  });
});

describe('as fractions', () => {
  test('the same play in integers, every digit of it', () => {
    for (const rules of [ORDINARY_BLACKJACK, one(PURE_21_5), one(NO_BUST_21)]) {
      const solution = solved(rules);
      expect(Number(decimal(exactWorth(solution), 18))).toBeCloseTo(solution.worth, 13);
    }
  });
  test('the bank’s hands summed up in doubles where nothing is rounded, and not where something would be', () => {
    const products = (decks: number): readonly bigint[] =>
      Array.from({ length: VALUES * FACTOR_ROW }, (_, i) => {
        const value = Math.floor(i / FACTOR_ROW);
        return falling((value === 9 ? 16 : 4) * decks, i % FACTOR_ROW);
      });
    for (let up = 0; up < VALUES; up++) {
      const bank = bankHands(up, 'hit').all;
      expect(Array.from(sumsInDoubles(bank, products(1))!, BigInt)).toEqual(sumsInIntegers(bank, products(1)));
    }
    expect(sumsInDoubles(bankHands(0, 'hit').all, products(8))).toBeNull();
  });
  test('without splits an infinite shoe leaves only thirteens below, and a half', () => {
    // Every card is one of thirteen and a natural pays three halves.
    const rules: TwentyOneRules = { ...ORDINARY_BLACKJACK, split: { ...ORDINARY_BLACKJACK.split, most: 0 } };
    let { d } = exactWorth(solved(rules));
    for (const prime of [2n, 13n]) while (d % prime === 0n) d /= prime;
    expect(d).toBe(1n);
  });
});

describe('events and insurance', () => {
  test('VEN-NB21-48 insurance on an ace costs more the longer the shoe', () => {
    expect([
      percent(insuranceEdge(1), 4),
      percent(insuranceEdge(6), 4),
      printFraction(insuranceEdge('infinite')),
    ]).toEqual(['5.8824', '7.3955', '1/13']);
  });
  test('ROG-P215-O6 ROG-P215-O7 ROG-P215-O8 three eights, of one colour, of one suit', () => {
    const { eights, eightsColoured, eightsSuited } = bankEvents(6);
    expect(decimal(eights, 9)).toBe('0.000403724');
    // C(12,3) twice over C(24,3); C(6,3) four times over C(24,3).
    expect(Number(decimal(eightsColoured, 15)) / Number(decimal(eights, 15))).toBeCloseTo(440 / 2024, 6);
    expect(Number(decimal(eightsSuited, 15)) / Number(decimal(eights, 15))).toBeCloseTo(80 / 2024, 6);
    expect(bankEvents(1).eightsSuited.n).toBe(0n);
  });
  test('ROG-P215-O12 naturals in a row', () => {
    const { natural, naturalsInARow } = bankEvents('infinite');
    expect(printFraction(natural)).toBe('8/169');
    expect(naturalsInARow.map(printFraction)).toEqual([
      '64/28561',
      '512/4826809',
      '4096/815730721',
      '32768/137858491849',
    ]);
  });
  test('ROG-P215-O9 ROG-P215-O11 what players come to with best play', () => {
    const events = playerEvents(solved(one(PURE_21_5)));
    expect(events.sevens).toBeGreaterThan(0);
    expect(events.sixSevenEight).toBeGreaterThan(events.sevens);
    expect(events.charlie).toBeLessThan(0.001);
  });
});
