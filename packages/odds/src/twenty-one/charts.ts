// Charts a player can carry: what to do by total alone, one table for two cards and one for three or more. The best such chart
// is found by trying what is best on average and seeing which hands that leads to, until nothing changes; what it costs against
// play by the very cards is then worked out exactly.

import { VALUES, type Value } from './hands.js';
import { type Chart21, type Choices, type Progress, type Solution, solveUp, type TwoCards, worthOf } from './solve.js';
import {
  ACTIONS,
  type Action,
  DOUBLE,
  type Game21,
  HIT,
  mayDraw,
  mayStand,
  type Plan,
  SPLIT,
  STAND,
  SURRENDER,
  Worths,
} from './worths.js';

/** A row of a chart: 'hard 16', 'soft 18', or a pair by its value. */
export interface ChartRow {
  readonly kind: 'hard' | 'soft' | 'pair';
  /** The total; of a pair, the value of one card, an ace being 1. */
  readonly total: number;
  /** By up card, ace first: actions from the best down, of all that are allowed. Empty where such a hand cannot be. */
  readonly actions: readonly (readonly Action[])[];
}

export interface Charts {
  readonly two: readonly ChartRow[];
  /** Three cards or more. */
  readonly more: readonly ChartRow[];
  /** Whether two cards are hit or stood on otherwise than more are, where nothing else may be done. */
  readonly differ: boolean;
  /** What a player by these charts makes of a wager, and how much less that is than best play. */
  readonly worth: number;
  readonly costs: number;
  /** Hands of two cards that are better played otherwise than the chart says. */
  readonly exceptions: readonly {
    readonly up: Value;
    readonly cards: readonly [Value, Value];
    readonly action: Action;
  }[];
}

type Row = number;
const SOFT = 32;
const PAIR = 64;
/** Charts settle in three rounds or four. */
const ROUNDS_MOST = 20;

const rowOf = ({ hands }: Game21, hand: number): Row => (hands.soft[hand] === 1 ? SOFT : 0) + hands.totals[hand]!;
const rowOfTwo = (game: Game21, { cards, hand }: TwoCards): Row =>
  cards[0] === cards[1] ? PAIR + cards[0] : rowOf(game, hand);

/** By up card and row: what is best first. */
type Ranked = readonly number[];
interface UpChart {
  readonly two: ReadonlyMap<Row, Ranked>;
  readonly more: ReadonlyMap<Row, Ranked>;
}

export function chartsOf(solution: Solution, onProgress: Progress = () => {}): Charts {
  const { game } = solution;
  const charts = solution.ups.map((_, up) => settle(solution, up));
  const chart = follow(game, charts);
  let worth = 0;
  solution.ups.forEach(({ chance, worths }, up) => {
    worth += chance * solveUp(game, up, chart, worths).worth;
    onProgress((up + 1) / VALUES);
  });
  return {
    two: printed(charts.map(({ two }) => two)),
    more: printed(charts.map(({ more }) => more)),
    differ: charts.some(doDiffer),
    worth,
    costs: solution.worth - worth,
    exceptions: exceptionsOf(solution, charts),
  };
}

/** The best chart for one up card. */
function settle({ game, ups }: Solution, up: Value): UpChart {
  const { twos, worths } = ups[up]!;
  let more = startingWith(game, worths);
  for (let round = 0; round < ROUNDS_MOST; round++) {
    const plan: Plan = (hand) => more.get(rowOf(game, hand))?.[0] ?? STAND;
    const planned = new Worths(game, up, undefined, plan, worths);
    const two = rankTwos(game, twos, planned);
    const next = rankMore(game, planned, reached(game, planned, twos, two));
    const same = [...next].every(([row, ranked]) => ranked[0] === more.get(row)?.[0]);
    more = new Map([...more, ...next]);
    if (same) return { two, more };
  }
  throw new Error(`the chart for up card ${up} does not settle`);
}

/** Before anything is known: each hand's best action counts as much as any other's. */
function startingWith(game: Game21, worths: Worths): Map<Row, Ranked> {
  const reach = new Float64Array(game.hands.length);
  for (let hand = 0; hand < reach.length; hand++) {
    const isPossible =
      game.shoe.isInfinite || game.shoe.counts.every((count, v) => game.hands.counts[VALUES * hand + v]! < count);
    reach[hand] = game.hands.sizes[hand]! > 2 && isPossible ? 1 : 0;
  }
  return rankMore(game, worths, reach);
}

function rankTwos(game: Game21, twos: readonly TwoCards[], planned: Worths): Map<Row, Ranked> {
  const sums = new Map<Row, Float64Array>();
  for (const two of twos) {
    if (Number.isNaN(two.choices.stand) && Number.isNaN(two.choices.hit)) continue;
    const now: Choices = { ...two.choices, hit: Number.isNaN(two.choices.hit) ? Number.NaN : planned.hit(two.hand) };
    const row = sumsAt(sums, rowOfTwo(game, two));
    for (let action = STAND; action <= SURRENDER; action++) row[action]! += two.chance * worthOf(now, action);
  }
  return new Map([...sums].map(([row, worths]) => [row, ranked(worths)]));
}

function rankMore(game: Game21, worths: Worths, reach: Float64Array): Map<Row, Ranked> {
  const { hands, rules } = game;
  const sums = new Map<Row, Float64Array>();
  for (let hand = 0; hand < hands.length; hand++) {
    const weight = reach[hand]!;
    if (weight === 0) continue;
    const row = sumsAt(sums, rowOf(game, hand));
    const gives = rules.surrender.when === 'any-time' && hands.totals[hand]! <= 20;
    row[STAND]! += weight * (mayStand(game, hand) ? worths.stand(hand) : Number.NaN);
    row[HIT]! += weight * (mayDraw(game, hand) ? worths.hit(hand) : Number.NaN);
    row[SURRENDER]! += weight * (gives ? worths.surrender(hand) : Number.NaN);
    row[DOUBLE] = row[SPLIT] = Number.NaN;
  }
  return new Map([...sums].map(([row, worth]) => [row, ranked(worth)]));
}

/** How likely each hand of three cards or more is, playing by the chart. */
function reached(
  game: Game21,
  planned: Worths,
  twos: readonly TwoCards[],
  chart: ReadonlyMap<Row, Ranked>,
): Float64Array {
  const { hands } = game;
  const reach = new Float64Array(hands.length);
  const pass = (hand: number, weight: number): void => {
    for (let value = 0; value < VALUES; value++) {
      const next = hands.next[VALUES * hand + value]!;
      if (next >= 0) reach[next]! += weight * planned.chance(hand, value);
    }
  };
  for (const two of twos) if (chart.get(rowOfTwo(game, two))?.[0] === HIT) pass(two.hand, two.chance);
  // A hand with one card more stands later in the list.
  for (let hand = 0; hand < hands.length; hand++) {
    if (reach[hand]! === 0 || hands.sizes[hand]! < 3) continue;
    planned.best(hand);
    if (planned.actions[hand] === HIT) pass(hand, reach[hand]!);
  }
  return reach;
}

function sumsAt(sums: Map<Row, Float64Array>, row: Row): Float64Array {
  let at = sums.get(row);
  if (at === undefined) {
    at = new Float64Array(ACTIONS.length);
    sums.set(row, at);
  }
  return at;
}

/** Actions that are allowed, the best first. */
function ranked(worths: Float64Array): Ranked {
  const allowed = [STAND, HIT, DOUBLE, SPLIT, SURRENDER].filter((action) => !Number.isNaN(worths[action]!));
  return allowed.sort((a, b) => worths[b]! - worths[a]!);
}

/** The charts as somebody plays by them. */
function follow(game: Game21, charts: readonly UpChart[]): Chart21 {
  return {
    two(up, hand, allowed, _split) {
      const { counts } = game.hands;
      let pair = -1;
      for (let value = 0; value < VALUES; value++) if (counts[VALUES * hand + value] === 2) pair = value;
      const row = charts[up]!.two.get(pair < 0 ? rowOf(game, hand) : PAIR + pair) ?? [STAND, HIT];
      return row.find((action) => !Number.isNaN(worthOf(allowed, action))) ?? STAND;
    },
    more: (up, hand) => charts[up]!.more.get(rowOf(game, hand))?.[0] ?? STAND,
  };
}

function printed(maps: readonly ReadonlyMap<Row, Ranked>[]): readonly ChartRow[] {
  const rows = [...new Set(maps.flatMap((map) => [...map.keys()]))].sort((a, b) => a - b);
  return rows.map((row) => ({
    kind: row >= PAIR ? 'pair' : row >= SOFT ? 'soft' : 'hard',
    total: row >= PAIR ? row - PAIR + 1 : row % SOFT,
    actions: maps.map((map) => (map.get(row) ?? []).map((action) => ACTIONS[action]!)),
  }));
}

function doDiffer({ two, more }: UpChart): boolean {
  const plain = (row: Ranked): number | undefined => row.find((action) => action === STAND || action === HIT);
  return [...two].some(([row, ranked]) => row < PAIR && more.has(row) && plain(ranked) !== plain(more.get(row)!));
}

function exceptionsOf({ game, ups }: Solution, charts: readonly UpChart[]): Charts['exceptions'] {
  return ups.flatMap(({ up, twos }) =>
    twos
      .filter((two) => {
        const row = charts[up]!.two.get(rowOfTwo(game, two));
        return row !== undefined && row[0] !== two.action;
      })
      .map(({ cards, action }) => ({ up, cards, action: ACTIONS[action]! })),
  );
}
