/** What a hand at a game of streets comes to, read from a row of bytes: the cards of the hand, and behind them the whole board. */
import type { Face } from '../cards/index.js';
import type { StreetRules } from '../games/index.js';
import {
  badugiValue,
  bestOfMany,
  eightOrBetter,
  nineOrBetter,
  type Ranking,
  rankingNamed,
  rankingUsing,
  value5,
  value7,
} from '../hands/index.js';

/** Reads the hand of `held` cards that lies in `cards` from `at` on. */
export type RowReader = (cards: Uint8Array, at: number, held: number) => number;

type Way = NonNullable<StreetRules['high']>;
interface Rows {
  /** How many cards are kept in the end. With one too many still in hand it is as good as the best that is left. */
  readonly plays: number;
  readonly board: number;
}

export function rowReader(way: Way, { plays, board }: Rows): RowReader {
  const [quick, plain] = [quickReader(way), plainReader(rankingUsing(way.ranking, way.use), board)];
  const read: RowReader =
    quick === null ? plain : (cards, at, held) => quick(cards, at, held + board) ?? plain(cards, at, held);
  const row = new Uint8Array(plays + board);
  return (cards, at, held) => (held <= plays ? read(cards, at, held) : bestLeft(cards, at, held));

  function bestLeft(cards: Uint8Array, at: number, held: number): number {
    let best = 0;
    for (const kept of choices([...cards.subarray(at, at + held)], plays)) {
      row.set(kept);
      row.set(cards.subarray(at + held, at + held + board), plays);
      best = Math.max(best, read(row, 0, plays));
    }
    return best;
  }
}

/** As the showdown reads it. */
const plainReader =
  (ranking: Ranking, board: number): RowReader =>
  (cards, at, held) =>
    ranking.best(
      [...cards.subarray(at, at + held)] as Face[],
      [...cards.subarray(at + held, at + held + board)] as Face[],
    );

/** Reads so many cards of which any may be used; null where it cannot. */
type Quick = (cards: Uint8Array, at: number, size: number) => number | null;
function quickReader({ ranking: name, use }: Way): Quick | null {
  if (use !== 'any') return null;
  if (name === 'badugi') return badugiValue;
  if (name === 'high')
    return (cards, at, size) => (size === 7 ? value7(cards, at) : size === 5 ? value5(cards, at) : null);
  if (name === 'low-8' || name === 'low-9') {
    const { bits, value } = name === 'low-8' ? eightOrBetter : nineOrBetter;
    return (cards, at, size) => {
      let ranks = 0;
      for (let i = at; i < at + size; i++) ranks |= bits[cards[i]!]!;
      return value(ranks);
    };
  }
  const ranking = rankingNamed(name);
  if (!('value5' in ranking)) return null;
  const five = ranking.value5;
  return (cards, at, size) => (size < 5 || size > 8 ? null : bestOfMany(five, cards, at, size));
}

/** Every way to keep so many. */
export function choices<T>(from: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => choices(from.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}
