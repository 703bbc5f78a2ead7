// What each seat did last on this street, and what it won: the tags on the plates. Folded from what is told.
import type { ToldEvent } from './wire.js';

export interface Act {
  readonly type: string;
  readonly amount: number;
  /** Cards it was about. */
  readonly count?: number;
}
export interface Noted {
  readonly acts: Readonly<Record<number, Act>>;
  readonly wins: Readonly<Record<number, number>>;
}
export const NOTHING: Noted = { acts: {}, wins: {} };

const ACTS: readonly string[] = [
  'Checked',
  'Bet',
  'Called',
  'Raised',
  'Folded',
  'Straddled',
  'Posted',
  'Discarded',
  'StoodPat',
  'CallChanged',
  'PriceNamed',
  'PriceMatched',
  'SatOutHand',
];
/** Where a street ends or another begins: what was done on the one before is forgotten. */
const TURNS: readonly string[] = ['BetsGathered', 'BettingOpened', 'BoardDealt', 'CardsDrawn'];

interface Notes {
  readonly to?: number;
  readonly count?: number;
}
export function noted(was: Noted, told: ToldEvent): Noted {
  if (told.type === 'RoundOpened') return NOTHING;
  if (told.type !== 'Played') return was;
  const { event } = told;
  if (TURNS.includes(event.type)) {
    // A straddle is done before the betting it belongs to.
    const kept = Object.entries(was.acts).filter(
      ([, act]) => act.type === 'Straddled' && event.type === 'BettingOpened',
    );
    return { ...was, acts: Object.fromEntries(kept) };
  }
  if (event.type === 'PotAwarded') {
    const wins: Record<number, number> = { ...was.wins };
    for (const { to, amount } of event.chips ?? []) {
      const seat = Number(to.split(':')[1]);
      wins[seat] = (wins[seat] ?? 0) + amount;
    }
    return { acts: was.acts, wins };
  }
  if (event.seat === undefined || !ACTS.includes(event.type)) return was;
  const moved = (event.chips ?? []).reduce((sum, move) => sum + move.amount, 0);
  const note = event.note as Notes | undefined;
  const act = { type: typeOf(event.type, note?.count), amount: note?.to ?? moved, count: note?.count ?? 0 };
  return { ...was, acts: { ...was.acts, [event.seat]: act } };
}
/** A call for cards that was changed is the call it was changed to. */
const typeOf = (type: string, count = 0): string =>
  type === 'CallChanged' ? (count === 0 ? 'StoodPat' : 'Discarded') : type;
