// What each seat did last on this street, and what it won: the tags on the plates. Folded from what is told.
import type { ToldEvent } from './wire.js';

export interface Act {
  readonly type: string;
  readonly amount: number;
}
export interface Noted {
  readonly acts: Readonly<Record<number, Act>>;
  readonly wins: Readonly<Record<number, number>>;
}
export const NOTHING: Noted = { acts: {}, wins: {} };

const ACTS: readonly string[] = ['Checked', 'Bet', 'Called', 'Raised', 'Folded', 'Straddled', 'Posted', 'Discarded'];

export function noted(was: Noted, told: ToldEvent): Noted {
  if (told.type === 'RoundOpened') return NOTHING;
  if (told.type !== 'Played') return was;
  const { event } = told;
  if (event.type === 'BetsGathered') {
    // The street is over: what was done on it is forgotten.
    return { ...was, acts: {} };
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
  const to = (event.note as { readonly to?: number } | undefined)?.to;
  return { ...was, acts: { ...was.acts, [event.seat]: { type: event.type, amount: to ?? moved } } };
}
