// Ace-to-five lows with a qualifier as a Ranking: five different ranks, none above the eight or the nine. Lowball, where any
// hand is a low and the joker plays, is not here.

import { type Face, isJoker, suitOf } from '../cards/index.js';
import { eightOrBetter, type Lows, lows, nineOrBetter, type Qualifier } from './lows.js';
import type { Ranking, Use } from './ranking.js';
import { bestSelection, byImportance } from './select.js';

export interface LowTerms {
  /** The highest card a low may have. */
  readonly qualifier: Qualifier;
  readonly use: Use;
  /** Straights and flushes of a low: ignored as is usual, or, where a house says so, no low hands. */
  readonly straightsAndFlushes: 'ignored' | 'disqualify';
}

/** The best low; 0 where none qualifies. */
export function low({ qualifier, use, straightsAndFlushes }: LowTerms): Ranking {
  const ignored = straightsAndFlushes === 'ignored';
  const table = ignored ? (qualifier === 8 ? eightOrBetter : nineOrBetter) : lows({ qualifier, straights: false });
  const value = ignored
    ? (cards: readonly Face[]) => valueOfRanks(table, cards)
    : (cards: readonly Face[]) => valueUnlessFlush(table, cards);
  const five = (hole: readonly Face[], board: readonly Face[]) => bestSelection(use, { hole, board }, value);
  return {
    id: `low-${qualifier}${use === 'any' ? '' : `-${use}`}${ignored ? '' : '-no-straights-or-flushes'}`,
    best: ignored && use !== 'exactly-three' ? quick(table, use) : (hole, board) => five(hole, board).value,
    name: table.name,
    five: (hole, board) => byImportance(five(hole, board).cards, { aceLow: true }),
    jokerAs: () => null,
  };
}

/** Where suits do not matter the sets of ranks say it all. */
function quick(table: Lows, use: Exclude<Use, 'exactly-three'>): Ranking['best'] {
  if (use === 'any') return (hole, board) => table.value(maskOf(table, hole) | maskOf(table, board));
  if (use === 'exactly-two') return (hole, board) => table.valueOfTwo(maskOf(table, hole), maskOf(table, board));
  return (hole, board) => {
    const shared = maskOf(table, board);
    let best = table.value(shared);
    hole.forEach((one, i) => {
      for (const other of hole.slice(i)) best = Math.max(best, table.value(shared | maskOf(table, [one, other])));
    });
    return best;
  };
}

function valueOfRanks(table: Lows, cards: readonly Face[]): number {
  return table.value(maskOf(table, cards));
}

function valueUnlessFlush(table: Lows, cards: readonly Face[]): number {
  const [first] = cards;
  const flush = first !== undefined && cards.every((card) => suitOf(card) === suitOf(first));
  return flush ? 0 : valueOfRanks(table, cards);
}

function maskOf(table: Lows, cards: readonly Face[]): number {
  let ranks = 0;
  for (const card of cards) {
    if (isJoker(card)) throw new RangeError('this ranking knows no joker');
    ranks |= table.bits[card]!;
  }
  return ranks;
}
