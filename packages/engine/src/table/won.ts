/** Whom the pots of a hand went to, however many decisions lay between them: a pushed one goes out deals after the others. */
import type { Event, Seat } from '../kernel/index.js';

/** All who have won something so far, after an event of the round: each pot and each part of one; at a rummy the game. */
export function wonAfter(won: readonly Seat[], e: Event): readonly Seat[] {
  if (e.type === 'GameWon') return [...new Set([...won, e.seat!])];
  return e.type === 'PotAwarded' ? [...new Set([...won, ...e.note.shares.map(({ seat }) => seat)])] : won;
}
/** The one who has won it all. */
export const wholeWinner = (won: readonly Seat[]): Seat | null => (won.length === 1 ? won[0]! : null);
