// Hands that hold a card too many and throw one away before the board is complete. What is
// kept is what does best against the other hands as they were dealt, over everything that may still come; nobody knows
// more than that when he throws.

import type { Face } from 'baraja';
import { choose } from '../exact/counting.js';
import type { Xoshiro } from '../exact/xoshiro.js';
import type { Contest } from './contest.js';
import { Counting, eachCombination } from './count.js';
import { casesOf, type Holding, MOST_HANDS, missingFrom, type Question, type Shares, shareOut } from './question.js';
import { leftOver } from './rest.js';

const ROW = 16;

/** The ways to keep `plays` of a hand's cards: one card is thrown away. */
const keepsOf = (cards: Holding): readonly Holding[] => cards.map((_, out) => cards.filter((_, i) => i !== out));

/** From a flop there are fewer boards; before it, more than can be looked at for each deal of a sample. */
const LOOKS = 1_200;

/**
 * What each hand keeps, with this much of the board there and these cards out of reach: over every board, or, for deals that are a
 * sample themselves, over a sample of them.
 */
export function thrown(
  contest: Contest,
  hands: readonly Holding[],
  board: readonly Face[],
  dead: readonly Face[],
  random: Xoshiro | null = null,
): readonly Holding[] {
  const options = hands.map((cards) => (cards.length > contest.plays ? keepsOf(cards) : [cards]));
  if (options.every((list) => list.length === 1)) return hands;
  const left = Uint8Array.from(leftOver(contest.pack, [...board, ...dead, ...hands.flat()]));
  // Every way of everybody in a row of its own, hand and board; what may still come is laid into all of them.
  const ways = options.flat();
  const first = options.map((_, player) => options.slice(0, player).reduce((all, list) => all + list.length, 0));
  const [rows, worths] = [new Uint8Array(ROW * ways.length), new Int32Array(ways.length)];
  ways.forEach((cards, way) => {
    rows.set(cards, ROW * way);
    rows.set(board, ROW * way + contest.plays);
  });
  const totals = new Float64Array(ways.length);
  const [all, pot] = [new Int32Array(MOST_HANDS), new Int32Array(MOST_HANDS)];
  const toCome = contest.board - board.length;
  const [up, players, { read, split }] = [contest.plays + board.length, hands.length, contest];
  const endOf = (player: number): number => first[player + 1] ?? ways.length;
  const look = (more: Uint8Array): void => {
    for (let way = 0; way < ways.length; way++) {
      for (let i = 0; i < toCome; i++) rows[ROW * way + up + i] = more[i]!;
      worths[way] = read(rows, ROW * way);
    }
    for (let player = 0; player < players; player++) all[player] = bothBest(worths, first[player]!, endOf(player));
    for (let player = 0; player < players; player++) {
      const [best, end] = [all[player]!, endOf(player)];
      for (let way = first[player]!; way < end; way++) {
        all[player] = worths[way]!;
        shareOut(all, players, split, pot);
        totals[way]! += pot[player]!;
      }
      all[player] = best;
    }
  };
  if (random === null || choose(left.length, toCome) <= LOOKS) eachCombination(left, toCome, look);
  else {
    for (let n = 0; n < LOOKS; n++) {
      random.draw(left, toCome);
      look(left);
    }
  }
  return options.map((list, player) => list[bestAt(totals.subarray(first[player], endOf(player)))]!);
}

/** The best high and the best low among one's ways to keep. */
function bothBest(worths: Int32Array, from: number, to: number): number {
  let [high, low] = [0, 0];
  for (let way = from; way < to; way++) {
    const worth = worths[way]!;
    if (worth >> 7 > high) high = worth >> 7;
    if ((worth & 127) > low) low = worth & 127;
  }
  return (high << 7) | low;
}

function bestAt(totals: Float64Array): number {
  let best = 0;
  for (let i = 1; i < totals.length; i++) if (totals[i]! > totals[best]!) best = i;
  return best;
}

/** Counts every way the board can come, hands throwing when it is time; adds each case `times` times. */
export function countThrowing(
  question: Question,
  hands: readonly Holding[],
  shares: Shares,
  times: number,
  onProgress: (done: number) => void = () => {},
): void {
  const { contest, board, dead } = question;
  const left = Uint8Array.from(leftOver(contest.pack, [...board, ...dead, ...hands.flat()]));
  const short = hands.findIndex((cards) => missingFrom(contest, cards) > 0);
  const toCome = short < 0 ? flopToCome(question) : missingFrom(contest, hands[short]!);
  const ways = choose(left.length, toCome);
  const counting = new Counting(contest, shares);
  const out = [...dead, ...hands.flat()];
  let done = 0;
  eachCombination(left, toCome, (chosen) => {
    onProgress(done++ / ways);
    const cards = Array.from(chosen) as Face[];
    if (short >= 0) {
      countThrowing(
        question,
        hands.map((held, i) => (i === short ? [...held, ...cards] : held)),
        shares,
        times,
      );
      return;
    }
    const up = [...board, ...cards];
    // Cards that came after it was time to throw were not known then.
    const kept = thrown(contest, hands, up.slice(0, contest.throwsAt ?? 0), dead);
    counting.count({ board: up, dead: out }, kept, times);
  });
}

/** Cards of the board that are still to come when cards are thrown away. */
const flopToCome = ({ contest, board }: Question): number => Math.max(0, (contest.throwsAt ?? 0) - board.length);

/** What counting that costs, in plain cases: whoever throws looks at every board once for every way to keep; then the hands are played. */
export function costOfThrowing(question: Question, hands: readonly Holding[]): number {
  const { contest, board, dead } = question;
  const at = contest.throwsAt ?? 0;
  const toCome = flopToCome(question);
  const held = hands.reduce((all, cards) => all + cards.length + missingFrom(contest, cards), 0);
  const left = contest.pack.length - dead.length - board.length - held;
  const deals = casesOf({ ...question, contest: { ...contest, board: board.length } }, hands);
  const ways = hands.reduce((all, cards) => all + (cards.length > contest.plays ? contest.dealt : 1), 0);
  const looks = choose(contest.pack.length - dead.length - at - held, contest.board - at);
  const boards = choose(left - toCome, contest.board - board.length - toCome);
  return deals * choose(left, toCome) * (looks * ways + boards);
}
