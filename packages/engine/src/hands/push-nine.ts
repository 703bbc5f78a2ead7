// Push-Nine as a Ranking: three cards, the 36 rows of the house's list, suits ignored. A value is 37 less the row.

import { type Face, isJoker, RANKS, type Rank, rankOf } from '../cards/index.js';
import { once } from './once.js';
import type { HandName, Ranking } from './ranking.js';
import { byImportance } from './select.js';

/** A row of the printed list, 1 the best, 36 the worst. */
export type PushNineRow = number;

export const PUSH_NINE_ROWS = 36;

const ACE: Rank = 12;
const [TEN, JACK, KING]: readonly [Rank, Rank, Rank] = [8, 9, 11];

const FACES_ROW = 26;
const NINE_ROW = 27;

/** By three ranks, a nibble each: the value. */
const table = once(() => {
  const values = new Uint8Array(1 << 12);
  for (const a of RANKS) {
    for (const b of RANKS) for (const c of RANKS) values[(a << 8) | (b << 4) | c] = valueOfRow(rowOf([a, b, c]));
  }
  return values;
});

/** Three cards make a hand; any other number is none. */
export const pushNine: Ranking = {
  id: 'push-nine',
  best(hole, board) {
    const cards = board.length === 0 ? hole : [...hole, ...board];
    if (cards.length !== 3) return 0;
    if (cards.some(isJoker)) throw new RangeError('this ranking knows no joker');
    return table()[((cards[0]! >> 2) << 8) | ((cards[1]! >> 2) << 4) | (cards[2]! >> 2)]!;
  },
  name: nameOfValue,
  five(hole, board) {
    const cards = [...hole, ...board];
    if (cards.length !== 3) return [];
    const { category, ranks } = nameOfValue(pushNine.best(cards, []));
    const aceHigh = category === 'straight' && ranks[0] === ACE;
    return byImportance(cards, { aceLow: !aceHigh });
  },
  jokerAs: () => null,
};

/** The row of the printed list that a value stands for. */
export function pushNineRow(value: number): PushNineRow {
  return valueOfRow(value);
}

function nameOfValue(value: number): HandName {
  if (value === 0) return { category: 'none', ranks: [] };
  const row = valueOfRow(value);
  // Aces down to deuces, then the straights from ace-king-queen to three-deuce-ace.
  if (row <= 13) return { category: 'three-of-a-kind', ranks: [(13 - row) as Rank] };
  if (row < FACES_ROW) return { category: 'straight', ranks: [(26 - row) as Rank] };
  if (row === FACES_ROW) return { category: 'three-faces', ranks: [] };
  return { category: 'points', ranks: [], points: 36 - row };
}

/** The row, best first. */
function rowOf(ranks: readonly Rank[]): PushNineRow {
  const [low, middle, top] = [...ranks].sort((a, b) => a - b) as [Rank, Rank, Rank];
  if (low === top) return 13 - top;
  if (middle === low + 1 && top === middle + 1) return 26 - top;
  if (low === 0 && middle === 1 && top === ACE) return FACES_ROW - 1;
  if (ranks.every(isFaceCard)) return FACES_ROW;
  const points = ranks.reduce<number>((sum, rank) => sum + pointsOf(rank), 0) % 10;
  return NINE_ROW + 9 - points;
}

/** The ten is none, and neither is the ace. */
function isFaceCard(rank: Rank): boolean {
  return rank >= JACK && rank <= KING;
}

/** What a card counts towards the points of a hand. */
export const pushNinePoints = (card: Face): number => pointsOf(rankOf(card));

function pointsOf(rank: Rank): number {
  if (rank === ACE) return 1;
  return rank >= TEN ? 10 : rank + 2;
}

function valueOfRow(row: PushNineRow): number {
  return PUSH_NINE_ROWS + 1 - row;
}
