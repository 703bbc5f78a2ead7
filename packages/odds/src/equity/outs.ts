// What a seat can know of its chances: cards that help, the price, and the share of the pot it needs. Everything comes from that seat's
// own cards, what lies open, and how many are against it; nothing else is asked for, so nothing else can be known.

import type { Face } from 'baraja';
import type { Category, HandName } from 'baraja/hands';
import { type Fraction, fraction } from '../exact/fraction.js';
import type { Contest } from './contest.js';
import { type EquityEffort, equity } from './equity.js';
import { type Equity, exactly } from './question.js';
import { leftOver } from './rest.js';

/** A seat's knowledge, live or of a hand long past. */
export interface SeatView {
  readonly hole: readonly Face[];
  readonly board: readonly Face[];
  /** What is known of each hand against it: nothing, at most games; the open cards at stud. */
  readonly against: readonly (readonly Face[])[];
  /** Other cards it has seen. */
  readonly dead: readonly Face[];
  /** What staying in costs, and what is there to be won without that. */
  readonly price: number;
  readonly pot: number;
}

export interface Out {
  readonly category: Category;
  readonly cards: readonly Face[];
}

export interface SeatOdds {
  /** What the hand is now. */
  readonly now: HandName;
  readonly nowLow: HandName | null;
  /** Next cards by the better hand they make, best first; empty when none is to come. */
  readonly outs: readonly Out[];
  /** Cards that make any better hand, and the chance that the next one is among them. */
  readonly improves: number;
  readonly chance: Fraction;
  /** The least share of the pot at which paying the price loses nothing; null where it is free. */
  readonly needs: Fraction | null;
  /** Against hands of which no more is known. */
  readonly equity: Equity | null;
  /** Whether paying is better than folding, if nothing more is bet. */
  readonly pays: boolean | null;
}

const ORDER: readonly Category[] = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'double-ace-flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
  'five-of-a-kind',
];

export function seatOdds(contest: Contest, view: SeatView, effort: EquityEffort = {}): SeatOdds {
  const { hole, board, against, dead, price, pot } = view;
  const nameOf = (cards: readonly Face[], up: readonly Face[]): HandName =>
    contest.high.name(contest.high.best(cards, up));
  const now = nameOf(hole, board);
  const unseen = unseenBy(contest, view);
  const outs = outsOf(contest, view, unseen, now);
  const improves = outs.reduce((all, { cards }) => all + cards.length, 0);
  const needs = price > 0 ? fraction(price, pot + price) : null;
  const isAnswered = hole.length <= contest.dealt && against.length > 0;
  const ranges = [hole, ...against].map((cards) => exactly(cards));
  const answer = isAnswered ? equity({ contest, ranges, board, dead }, effort) : null;
  const share = answer?.hands[0]?.share;
  return {
    now,
    nowLow: contest.low === null ? null : contest.low.name(contest.low.best(hole, board)),
    outs,
    improves,
    chance: fraction(improves, Math.max(1, unseen.length)),
    needs,
    equity: answer,
    pays: share === undefined || needs === null ? null : share.n * needs.d >= needs.n * share.d,
  };
}

function unseenBy({ pack }: Contest, { hole, board, against, dead }: SeatView): readonly Face[] {
  return leftOver(pack, [...hole, ...board, ...against.flat(), ...dead]);
}

/** Next cards that make a hand of a better kind: on the board, or of one's own where there is none. */
function outsOf(contest: Contest, { hole, board }: SeatView, unseen: readonly Face[], now: HandName): readonly Out[] {
  const isOnBoard = contest.board > 0;
  const isComplete = isOnBoard ? board.length === contest.board : hole.length >= contest.plays;
  if (isComplete || contest.family === 'draw' || contest.family === 'push-nine') return [];
  const found = new Map<Category, Face[]>();
  for (const card of unseen) {
    const [cards, up] = isOnBoard ? [hole, [...board, card]] : [[...hole, card], board];
    const { category } = contest.high.name(contest.high.best(cards, up));
    if (ORDER.indexOf(category) <= ORDER.indexOf(now.category)) continue;
    // A pair or better that everybody has is no help.
    if (isOnBoard && isShared(contest, category, up)) continue;
    found.set(category, [...(found.get(category) ?? []), card]);
  }
  return [...found]
    .sort(([a], [b]) => ORDER.indexOf(b) - ORDER.indexOf(a))
    .map(([category, cards]) => ({ category, cards }));
}

const isShared = ({ high }: Contest, category: Category, up: readonly Face[]): boolean =>
  ORDER.indexOf(high.name(high.best([], up)).category) >= ORDER.indexOf(category);
