// Hands that hold a card too many and throw one away before the board is complete (ROG-CPHL-G4, and pineapple by AMB-SNK-46). What is
// kept is what does best against the other hands as they were dealt, over everything that may still come; nobody knows
// more than that when he throws.

import type { Face } from 'baraja';
import { choose } from '../exact/counting.js';
import type { Contest } from './contest.js';
import { eachCombination } from './count.js';
import { type Holding, MOST_HANDS, type Shares, shareOut } from './question.js';

const ROW = 16;
const row = new Uint8Array(ROW);

/** The ways to keep `plays` of a hand's cards: one card is thrown away. */
const keepsOf = (cards: Holding): readonly Holding[] => cards.map((_, out) => cards.filter((_, i) => i !== out));

/** What each hand keeps, with this much of the board there and these cards out of reach. */
export function thrown(
  contest: Contest,
  hands: readonly Holding[],
  board: readonly Face[],
  dead: readonly Face[],
): readonly Holding[] {
  const options = hands.map((cards) => (cards.length > contest.plays ? keepsOf(cards) : [cards]));
  if (options.every((list) => list.length === 1)) return hands;
  const gone = new Set<Face>([...board, ...dead, ...hands.flat()]);
  const left = Uint8Array.from(contest.pack.filter((card) => !gone.has(card)));
  const worths = options.map((list) => new Int32Array(list.length));
  const totals = options.map((list) => new Float64Array(list.length));
  const [all, pot] = [new Int32Array(MOST_HANDS), new Int32Array(MOST_HANDS)];
  eachCombination(left, contest.board - board.length, (chosen) => {
    options.forEach((list, player) => {
      list.forEach((cards, i) => {
        worths[player]![i] = worthOf(contest, cards, board, chosen);
      });
      all[player] = bothBest(worths[player]!);
    });
    options.forEach((list, player) => {
      const best = all[player]!;
      list.forEach((_, i) => {
        all[player] = worths[player]![i]!;
        shareOut(all, hands.length, contest.split, pot);
        totals[player]![i]! += pot[player]!;
      });
      all[player] = best;
    });
  });
  return options.map((list, player) => list[bestAt(totals[player]!)]!);
}

/** The best high and the best low among the ways to keep. */
function bothBest(worths: Int32Array): number {
  let [high, low] = [0, 0];
  for (const worth of worths) [high, low] = [Math.max(high, worth >> 7), Math.max(low, worth & 127)];
  return (high << 7) | low;
}

function bestAt(totals: Float64Array): number {
  let best = 0;
  for (let i = 1; i < totals.length; i++) if (totals[i]! > totals[best]!) best = i;
  return best;
}

function worthOf({ read, plays }: Contest, cards: Holding, board: readonly Face[], more: Uint8Array): number {
  row.set(cards, 0);
  row.set(board, plays);
  row.set(more, plays + board.length);
  return read(row, 0);
}

/** Counts every way the board can come, hands throwing when it is time; adds each case `times` times. */
export function countThrowing(
  contest: Contest,
  hands: readonly Holding[],
  board: readonly Face[],
  dead: readonly Face[],
  shares: Shares,
  times: number,
  onProgress: (done: number) => void = () => {},
): void {
  const at = contest.throwsAt ?? 0;
  const gone = new Set<Face>([...board, ...dead, ...hands.flat()]);
  const left = Uint8Array.from(contest.pack.filter((card) => !gone.has(card)));
  const [worths, pot] = [new Int32Array(MOST_HANDS), new Int32Array(MOST_HANDS)];
  const flops = choose(left.length, Math.max(0, at - board.length));
  let done = 0;
  eachCombination(left, Math.max(0, at - board.length), (flop, rest) => {
    onProgress(done++ / flops);
    const up = [...board, ...flop] as Face[];
    const kept = thrown(contest, hands, up, dead);
    eachCombination(rest, contest.board - up.length, (more) => {
      kept.forEach((cards, player) => {
        worths[player] = worthOf(contest, cards, up, more);
      });
      shareOut(worths, kept.length, contest.split, pot);
      shares.add(pot, times);
    });
  });
}
