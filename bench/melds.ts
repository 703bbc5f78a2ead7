// How fast melds are found, beside an exhaustive search of the usual kind and beside a table of all states: both are the plain
// methods the solver's tests hold it against. Each pair has agreed on every answer before it is timed, by CPU time, in turns.

import { seeded, shuffle } from '../packages/engine/src/kernel/index.js';
import {
  best,
  type Counts,
  canLay,
  countsOf,
  KINDS,
  type MeldRules,
  mostWorth,
} from '../packages/engine/src/melds/index.js';
import { canLayByStates, mostBySearch } from '../packages/engine/src/melds/test/plain.js';
import type { Line } from './hands.js';

const PAN: MeldRules = { sets: 'kept', acesAndKings: false, sevenJack: true };
const LARGO: MeldRules = { sets: 'grown', acesAndKings: true, sevenJack: true };
const NOTHING = countsOf([]);
const SEARCH = 'exhaustive search';
const STATES = 'a table of all states';
const ROUNDS = 5;
const MICROSECONDS = 100_000;

/** Cards that must lie, and cards that may. */
interface Puzzle {
  readonly must: Counts;
  readonly may: Counts;
}
type Answer = (puzzle: Puzzle) => number;

export async function benchMelds(): Promise<Line[]> {
  const hands = Array.from({ length: 400 }, (_, seed): Puzzle => {
    const stock = dealt(seed, 8);
    return { must: countsOf(stock.slice(0, 1)), may: countsOf(stock.slice(1, 11)) };
  });
  const nearlyOut = Array.from({ length: 400 }, (_, seed) => nearlyDown(seed));
  const short = layouts(12, 20, 22);
  const middling = layouts(12, 25, 30);
  const most =
    (rules: MeldRules): Answer =>
    ({ must, may }) =>
      mostWorth(must, may, rules) ?? -1;
  const searched =
    (rules: MeldRules): Answer =>
    ({ must, may }) =>
      mostBySearch(must, may, rules) ?? -1;
  const all: Answer = ({ must }) => (canLay(must, LARGO) ? 1 : 0);
  const allBySearch: Answer = ({ must }) => (mostBySearch(must, NOTHING, LARGO) === null ? 0 : 1);
  const allByStates: Answer = ({ must }) => (canLayByStates(must, LARGO) ? 1 : 0);
  return [
    compare('Pan: ten cards and a drawn one', 2, SEARCH, hands, most(PAN), searched(PAN)),
    compare('Pan: ten cards that nearly lie and a drawn one', 5, SEARCH, nearlyOut, most(PAN), searched(PAN)),
    compare('Largo: layouts of 20 to 22 cards', 10, SEARCH, short, all, allBySearch),
    compare('Largo: layouts of 25 to 30 cards', 40, STATES, middling, all, allByStates),
    limit('Largo: a layout of 60 to 80 cards', 100, layouts(200, 60, 80), all),
    limit('Largo: the slowest of those', 2000, layouts(200, 60, 80), all, true),
  ];
}

function dealt(seed: number, packs: number): number[] {
  return shuffle(
    Array.from({ length: packs * KINDS }, (_, i) => i % KINDS),
    seeded(seed),
  );
}
/** Most of a hand that could lie, and a card from the stock. */
function nearlyDown(seed: number): Puzzle {
  const stock = dealt(seed, 8);
  const laid = best(NOTHING, countsOf(stock.slice(0, 40)), PAN)!.columns.flat();
  return { must: countsOf([stock.at(-1)!]), may: countsOf([...laid.slice(0, 8), ...stock.slice(40, 42)]) };
}
/** Layouts as they grow at the table, and the cards that would not go on them. */
function layouts(count: number, from: number, to: number): Puzzle[] {
  const out: Puzzle[] = [];
  for (let seed = 0; out.length < count; seed++) {
    const stock = dealt(seed, 7);
    const must = countsOf(best(NOTHING, countsOf(stock.splice(0, 24)), LARGO)!.columns.flat());
    let cards = must.reduce((n, one) => n + one, 0);
    while (stock.length > 0 && cards <= to) {
      const kind = stock.pop()!;
      must[kind]!++;
      if (cards + 1 >= from && cards < to && out.length < count) out.push({ must: must.slice(), may: NOTHING });
      if (canLay(must, LARGO)) cards++;
      else must[kind]!--;
    }
  }
  return out;
}

function compare(
  name: string,
  target: number,
  peerName: string,
  puzzles: readonly Puzzle[],
  ours: Answer,
  peer: Answer,
): Line {
  for (const puzzle of puzzles)
    if (ours(puzzle) !== peer(puzzle)) throw new Error(`${name}: the two disagree about ${puzzle.must.join('')}`);
  const passes = { ours: passesIn(puzzles, ours), peer: passesIn(puzzles, peer) };
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: costOf(puzzles, ours, passes.ours),
    peer: costOf(puzzles, peer, passes.peer),
  }));
  return {
    name,
    target,
    peerName,
    ours: median(rounds.map((round) => round.ours)),
    peer: median(rounds.map((round) => round.peer)),
    ratio: median(rounds.map((round) => round.peer / round.ours)),
    unit: 'µs',
  };
}
function limit(name: string, target: number, puzzles: readonly Puzzle[], ours: Answer, slowest = false): Line {
  const passes = passesIn(puzzles, ours);
  const figure = slowest
    ? Math.max(...puzzles.map((puzzle) => Math.min(...Array.from({ length: 3 }, () => timeOf(() => ours(puzzle))))))
    : median(Array.from({ length: ROUNDS }, () => costOf(puzzles, ours, passes)));
  return { name, ours: figure, peer: null, ratio: null, target, unit: 'µs', peerName: null };
}

let sink = 0;
/** Microseconds a puzzle takes, over so many passes. */
function costOf(puzzles: readonly Puzzle[], answer: Answer, passes: number): number {
  const spent = timeOf(() => {
    for (let pass = 0; pass < passes; pass++) for (const puzzle of puzzles) sink = (sink + answer(puzzle)) | 0;
  });
  return spent / (passes * puzzles.length);
}
/** How many passes take long enough to be measured; finding out warms the code up. */
function passesIn(puzzles: readonly Puzzle[], answer: Answer): number {
  for (let passes = 1; ; passes *= 2)
    if (costOf(puzzles, answer, passes) * passes * puzzles.length > MICROSECONDS) return passes;
}
function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
