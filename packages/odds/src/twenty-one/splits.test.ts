// Splitting, by formula and played through card by card with every sister hand's cards gone: the same to the last digits.
import { describe, expect, test } from 'vitest';
import { NATURAL, OUTCOMES } from './bank.js';
import { totalOf, VALUES, type Value } from './hands.js';
import { overRow, PAY_ROWS } from './payoffs.js';
import { NO_BUST_21, ORDINARY_BLACKJACK, PURE_21_5, type TwentyOneRules } from './rules.js';
import { bankChances, chanceOf } from './shoe.js';
import { type Chart21, solveUp } from './solve.js';
import { DOUBLE, type Game21, game21, HIT, SPLIT, STAND } from './worths.js';

interface Done {
  readonly total: number;
  readonly size: number;
  readonly stake: number;
}

/** What all hands of a split bring, every card of every hand laid out one after the other. */
class PlayedThrough {
  private readonly gone = new Uint8Array(VALUES);
  private readonly chances = new Float64Array(OUTCOMES);
  private inAll = 3;

  constructor(
    private readonly game: Game21,
    private readonly up: Value,
    private readonly pair: Value,
    private readonly play: (counts: number[]) => number,
  ) {
    this.gone[up]!++;
    this.gone[pair]! += 2;
  }

  /** `open` hands wait for their second card. */
  worth(open: number, splits: number, done: readonly Done[] = []): number {
    if (open === 0) return this.settle(done);
    return this.eachCard((value) => {
      if (value === this.pair && splits > 0) return this.worth(open + 1, splits - 1, done);
      const counts = new Array<number>(VALUES).fill(0);
      counts[this.pair]!++;
      counts[value]!++;
      return this.onward(counts, 2, (ended) => this.worth(open - 1, splits, [...done, ended]));
    });
  }

  private onward(counts: number[], size: number, then: (done: Done) => number): number {
    const { total } = totalOf(counts);
    const action = total > 21 ? STAND : this.play(counts);
    if (action === STAND) return then({ total, size, stake: 1 });
    return this.eachCard((value) => {
      const more = counts.map((count, i) => (i === value ? count + 1 : count));
      if (action === HIT) return this.onward(more, size + 1, then);
      return then({ total: totalOf(more).total, size: size + 1, stake: 2 });
    });
  }

  private eachCard(then: (value: Value) => number): number {
    let worth = 0;
    for (let value = 0; value < VALUES; value++) {
      const chance = chanceOf(this.game.shoe, value, this.gone[value]!, this.inAll);
      if (chance === 0) continue;
      this.gone[value]!++;
      this.inAll++;
      worth += chance * then(value);
      this.gone[value]!--;
      this.inAll--;
    }
    return worth;
  }

  private settle(done: readonly Done[]): number {
    const { game, up } = this;
    bankChances(game.shoe, game.banks[up]!.all, this.gone, this.chances);
    if (game.rules.peek && (up === 0 || up === 9)) this.chances[NATURAL] = 0;
    const all = this.chances.reduce((sum, chance) => sum + chance, 0);
    return done.reduce((sum, { total, size, stake }) => {
      const row = total > 21 ? overRow(game.rules.over, total, size) : PAY_ROWS[total]!;
      const worth = row === null ? -all : row.reduce((sum, pay, outcome) => sum + pay * this.chances[outcome]!, 0);
      return sum + stake * worth;
    }, 0);
  }
}

/** A plain way to play that both sides follow; or everything stands, where it is only asked how often pairs are split. */
const playBy = (up: Value, doubles: boolean, draws: boolean) => {
  const standsOn = up >= 1 && up <= 5 ? 12 : 17;
  if (!draws) return (): number => STAND;
  return ({ total, soft, size }: { total: number; soft: boolean; size: number }): number => {
    if (doubles && size === 2 && (total === 10 || total === 11)) return DOUBLE;
    return total < (soft ? 17 : standsOn) ? HIT : STAND;
  };
};

const sizeOf = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

function bothWays(
  rules: TwentyOneRules,
  { up, pair, doubles = true, draws = true }: { up: Value; pair: Value; doubles?: boolean; draws?: boolean },
) {
  const game = game21(rules);
  const play = playBy(up, doubles, draws);
  const of = (hand: number): number[] => [...game.hands.counts.subarray(VALUES * hand, VALUES * hand + VALUES)];
  const chart: Chart21 = {
    two: (_up, hand, _allowed, split) => {
      const counts = of(hand);
      return !split && counts.includes(2) ? SPLIT : play({ ...totalOf(counts), size: 2 });
    },
    more: (_up, hand) => play({ ...totalOf(of(hand)), size: sizeOf(of(hand)) }),
  };
  const two = solveUp(game, up, chart).twos.find(({ cards }) => cards[0] === pair && cards[1] === pair)!;
  const through = new PlayedThrough(game, up, pair, (counts) => play({ ...totalOf(counts), size: sizeOf(counts) }));
  const { most } = rules.split;
  const again = most === null ? 50 : most - 1;
  // The formula takes the better of splitting once and again and again.
  const played = Math.max(through.worth(2, 0), through.worth(2, again));
  return { formula: two.choices.split, played };
}

/**
 * The same where every hand stands with two cards, so that which cards are gone says what lies on the table: each such state is
 * counted once, however it came about.
 */
function standing(rules: TwentyOneRules, up: Value, pair: Value): { formula: number; played: number } {
  const game = game21(rules);
  const chart: Chart21 = {
    two: (_up, hand, _allowed, split) => (split ? STAND : isPair(game, hand)),
    more: () => STAND,
  };
  const two = solveUp(game, up, chart).twos.find(({ cards }) => cards[0] === pair && cards[1] === pair)!;
  const gone = new Uint8Array(VALUES);
  gone[up]!++;
  gone[pair]! += 2;
  const known = new Map<string, number>();
  const chances = new Float64Array(OUTCOMES);
  const settled = (kept: number): number => {
    bankChances(game.shoe, game.banks[up]!.all, gone, chances);
    let sum = 0;
    for (let value = 0; value < VALUES; value++) {
      const hands = value === pair ? kept : gone[value]! - (value === up ? 1 : 0);
      if (hands === 0) continue;
      const counts = new Array<number>(VALUES).fill(0);
      counts[pair]!++;
      counts[value]!++;
      const row = PAY_ROWS[totalOf(counts).total]!;
      sum += hands * row.reduce((all, pay, outcome) => all + pay * chances[outcome]!, 0);
    }
    return sum;
  };
  const worth = (open: number, splits: number, kept: number, inAll: number): number => {
    if (open === 0) return settled(kept);
    const key = `${open}/${splits}/${kept}/${gone.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    for (let value = 0; value < VALUES; value++) {
      const chance = chanceOf(game.shoe, value, gone[value]!, inAll);
      if (chance === 0) continue;
      gone[value]!++;
      const again = value === pair && splits > 0;
      const rest = again
        ? worth(open + 1, splits - 1, kept, inAll + 1)
        : worth(open - 1, splits, kept + (value === pair ? 1 : 0), inAll + 1);
      sum += chance * rest;
      gone[value]!--;
    }
    known.set(key, sum);
    return sum;
  };
  const { most } = rules.split;
  const played = most === null ? Number.NaN : Math.max(worth(2, 0, 0, 3), worth(2, most - 1, 0, 3));
  return { formula: two.choices.split, played };
}
const isPair = ({ hands }: Game21, hand: number): number =>
  hands.counts.subarray(VALUES * hand, VALUES * hand + VALUES).includes(2) ? SPLIT : STAND;

const capped = (rules: TwentyOneRules, most: number | null): TwentyOneRules => ({
  ...rules,
  decks: 1,
  split: { ...rules.split, most },
});

describe('splits', () => {
  const [SIX, NINE, TEN, EIGHT, FIVE] = [5, 8, 9, 7, 4];
  test.each([1, 2])('nines against a six, at most %s splits, one deck', (most) => {
    const { formula, played } = bothWays(capped(PURE_21_5, most), { up: SIX, pair: NINE, doubles: most === 1 });
    expect(formula).toBeCloseTo(played, 12);
  });
  test.each([2, 3, null])('nines against a six that all stand, at most %s splits, one deck', (most) => {
    const free = capped({ ...PURE_21_5, mustDraw: 0 }, most);
    const { formula, played } = bothWays(free, { up: SIX, pair: NINE, draws: false });
    expect(formula).toBeCloseTo(played, 12);
  });
  test.each([1, 2])('tens against a five, at most %s splits', (most) => {
    const { formula, played } = bothWays(capped(PURE_21_5, most), { up: FIVE, pair: TEN });
    expect(formula).toBeCloseTo(played, 12);
  });
  test('BAR-83 eight hands a circle: eights against a six that all stand, at most seven splits, four decks', () => {
    const rules = { ...capped({ ...NO_BUST_21, mustDraw: 0 }, 7), decks: 4 } as const;
    const { formula, played } = standing(rules, SIX, EIGHT);
    expect(formula).toBeCloseTo(played, 12);
    const endless = standing({ ...rules, split: { ...rules.split, most: null } }, SIX, EIGHT).formula;
    expect(Math.abs(endless - played)).toBeGreaterThan(1e-11);
  });
  test('eights against a ten that has been looked under, split once', () => {
    const { formula, played } = bothWays(capped(ORDINARY_BLACKJACK, 1), { up: TEN, pair: EIGHT });
    expect(formula).toBeCloseTo(played, 12);
  });
  test('three cards over that push: nines against a nine, split once', () => {
    const { formula, played } = bothWays(capped(NO_BUST_21, 1), { up: NINE, pair: NINE });
    expect(formula).toBeCloseTo(played, 12);
  });
});
