// Equity of hands and ranges in any poker game: counted where that is feasible, and otherwise sampled, with its standard error.

import type { Face } from 'baraja';
import { Xoshiro } from '../exact/xoshiro.js';
import { EquityFault } from '../fault.js';
import { Counting } from './count.js';
import { headsUp } from './heads-up.js';
import {
  casesOf,
  type Equity,
  eachMatch,
  faultOf,
  type Holding,
  MOST_HANDS,
  POT,
  type Question,
  Shares,
  shareOut,
} from './question.js';
import { leftOver, Rest } from './rest.js';
import { costOfThrowing, countThrowing, thrown } from './throwing.js';

export interface EquityEffort {
  /** Count if there are no more cases than this. */
  readonly casesMax?: number;
  readonly samples?: number;
  readonly seed?: number;
  readonly method?: 'best' | 'counted' | 'sampled';
}

/** About ten seconds of counting. */
const CASES_MAX = 40_000_000;
const SAMPLES = 400_000;

export function equity(
  question: Question,
  effort: EquityEffort = {},
  onProgress: (done: number) => void = () => {},
): Equity {
  const fault = faultOf(question);
  if (fault !== null) throw fault;
  const cases = allCases(question);
  if (cases.matches === 0) throw new EquityFault('no-fit', 'no hands of these ranges can be held together');
  const { method = 'best', casesMax = CASES_MAX } = effort;
  if (method === 'counted' || (method === 'best' && cases.cost <= casesMax))
    return count(question, cases.matches, onProgress);
  return sample(question, effort, onProgress);
}

/** Hold'em for two before the flop goes by classes. */
function isByClasses({ contest, board, ranges }: Question): boolean {
  const { family, plays, dealt, split, pack } = contest;
  if (family !== 'community' || plays !== 2 || dealt !== 2 || split || pack.length !== 52) return false;
  return (
    board.length === 0 && ranges.length === 2 && ranges.every((r) => r.holdings.every((h) => h.cards.length === 2))
  );
}

const holdsTooMany = ({ contest }: Question, hands: readonly Holding[]): boolean =>
  hands.some((cards) => cards.length > contest.plays);

/** How many boards and hands would be looked at, and how many ways the ranges fit together. */
function allCases(question: Question): { cost: number; matches: number } {
  let [cost, matches] = [0, 0];
  const perCase = isByClasses(question) ? 0.05 : 1;
  eachMatch(question, (hands) => {
    matches++;
    cost += holdsTooMany(question, hands) ? costOfThrowing(question, hands) : casesOf(question, hands) * perCase;
  });
  return { cost, matches };
}

function count(question: Question, matches: number, onProgress: (done: number) => void): Equity {
  const { contest, ranges, dead } = question;
  const shares = new Shares(ranges.length);
  const counting = new Counting(contest, shares);
  const byClasses = isByClasses(question);
  let done = 0;
  eachMatch(question, (hands, weight) => {
    if (byClasses) addHeadsUp(shares, headsUp(hands[0]!, hands[1]!, dead), weight);
    else if (holdsTooMany(question, hands)) {
      const before = done;
      countThrowing(question, hands, shares, weight, (share) => onProgress((before + share) / matches));
    } else counting.count(question, hands, weight);
    onProgress(++done / matches);
  });
  return shares.result('counted');
}

function addHeadsUp(shares: Shares, { wins, ties, losses }: ReturnType<typeof headsUp>, weight: number): void {
  shares.add(Int32Array.of(POT, 0), wins * weight);
  shares.add(Int32Array.of(POT / 2, POT / 2), ties * weight);
  shares.add(Int32Array.of(0, POT), losses * weight);
}

function sample(question: Question, { samples, seed = 1 }: EquityEffort, onProgress: (done: number) => void): Equity {
  const { contest, ranges, dead } = question;
  const random = new Xoshiro(seed);
  const shares = new Shares(ranges.length);
  const [row, worths, pot] = [new Uint8Array(16), new Int32Array(MOST_HANDS), new Int32Array(MOST_HANDS)];
  const tooMany = ranges.some((r) => r.holdings.some((h) => h.cards.length > contest.plays));
  // Who throws a card looks at everything that may come, which takes its time.
  const wanted = samples ?? (tooMany ? SAMPLES / 100 : SAMPLES);
  const deal = dealer(question, random);
  for (let n = 0; n < wanted; n++) {
    const dealt = deal();
    const flop = dealt.board.slice(0, contest.throwsAt ?? 0);
    const hands = tooMany ? thrown(contest, dealt.hands, flop, dead, random) : dealt.hands;
    for (let player = 0; player < hands.length; player++) {
      const cards = hands[player]!;
      for (let i = 0; i < cards.length; i++) row[i] = cards[i]!;
      for (let i = 0; i < dealt.board.length; i++) row[contest.plays + i] = dealt.board[i]!;
      worths[player] = contest.read(row, 0);
    }
    shareOut(worths, ranges.length, contest.split, pot);
    shares.add(pot, 1);
    if ((n & 0xfff) === 0) onProgress(n / wanted);
  }
  return shares.result('sampled');
}

interface Dealt {
  readonly hands: readonly Holding[];
  readonly board: readonly Face[];
}

/** Deals what is missing; where each range is one hand, what is left is known beforehand. */
function dealer(question: Question, random: Xoshiro): () => Dealt {
  const { contest, ranges, board, dead } = question;
  const leftOf = (hands: readonly Holding[]): Uint8Array =>
    Uint8Array.from(leftOver(contest.pack, [...board, ...dead, ...hands.flat()]));
  if (ranges.some(({ holdings }) => holdings.length > 1)) {
    const pick = picker(question, random);
    return () => {
      const hands = pick();
      return dealAll(question, hands, leftOf(hands), random);
    };
  }
  const hands = ranges.map(({ holdings }) => holdings[0]!.cards);
  const left = leftOf(hands);
  return () => dealAll(question, hands, left, random);
}

/** One holding of each range, as often as its weight, all of them together without a card twice. */
function picker({ contest, ranges, board, dead }: Question, random: Xoshiro): () => readonly Holding[] {
  const totals = ranges.map(({ holdings }) => holdings.reduce((all, { weight }) => all + weight, 0));
  const rest = new Rest(leftOver(contest.pack, [...board, ...dead]));
  return () => {
    for (;;) {
      const hands = ranges.map(({ holdings }, player) => {
        let at = random.below(totals[player]!);
        return holdings.find(({ weight }) => {
          at -= weight;
          return at < 0;
        })!.cards;
      });
      const all = hands.flat();
      if (!rest.take(all)) continue;
      rest.put(all);
      return hands;
    }
  };
}

function dealAll({ contest, board }: Question, hands: readonly Holding[], left: Uint8Array, random: Xoshiro): Dealt {
  const { plays, dealt, board: whole } = contest;
  let at = 0;
  const missing = (cards: Holding): number => (cards.length > plays ? dealt : plays) - cards.length;
  random.draw(
    left,
    hands.reduce((all, cards) => all + missing(cards), whole - board.length),
  );
  const complete = (cards: readonly Face[], count: number): readonly Face[] => {
    const full = cards.slice();
    for (let i = 0; i < count; i++) full.push(left[at++] as Face);
    return full;
  };
  const full = hands.map((cards) => complete(cards, missing(cards)));
  return { hands: full, board: complete(board, whole - board.length) };
}
