/**
 * Hands that stood and may still be surrendered: until the next player acts and, where nobody acts after him, until the bank's
 * hand is looked at. A hand is named by its first card.
 */
import { MOST } from '../../hands/index.js';
import {
  type CardId,
  type Event,
  type EventOf,
  type Felt,
  type Known,
  type Option,
  option,
  refuse,
  type Seat,
  type Shut,
  shut,
} from '../../kernel/index.js';
import { heldBy, whyNotSurrender } from './choices.js';
import type { Spot, TwentyOneFelt } from './felt.js';

/** Who acted last, and which of his hands have stood since. */
export interface Stood {
  readonly by: Seat | null;
  readonly spots: readonly Spot[];
  readonly acted: readonly Seat[];
}
export const NONE_STOOD: Stood = { by: null, spots: [], acted: [] };

const ACTS = ['HandHit', 'HandStood', 'DoubledDown', 'HandSplit', 'Surrendered'] as const;
type Act = EventOf<(typeof ACTS)[number]>;
const isAct = (e: Event): e is Act => (ACTS as readonly string[]).includes(e.type);
const isAt = (a: Spot, b: Spot): boolean => a.circle === b.circle && a.hand === b.hand;

/** What somebody did with a hand closes the hands of whoever acted before him. */
export function stoodAfter(stood: Stood, e: Event): Stood {
  if (!isAct(e)) return stood;
  const spot: Spot = { circle: e.note.circle, hand: e.note.hand };
  const own = stood.by === e.seat ? stood.spots.filter((one) => !isAt(one, spot)) : [];
  const acted = stood.acted.includes(e.seat!) ? stood.acted : [...stood.acted, e.seat!];
  return { by: e.seat, spots: e.type === 'HandStood' ? [...own, spot] : own, acted };
}

/** The hands a seat has stood on and may still surrender. */
export function openSpots(on: TwentyOneFelt, r: Felt, stood: Stood, seat: Seat, known: Known): readonly Spot[] {
  if (!on.rules.surrendersStood || stood.by !== seat) return [];
  return stood.spots.filter((spot) => {
    const held = heldBy(on, r, spot, known);
    return held.count.total < MOST && whyNotSurrender(on, held) === null;
  });
}
const cardOf = (on: TwentyOneFelt, r: Felt, spot: Spot): CardId => on.cards(r, spot)[0]!;
export const spotNamed = (on: TwentyOneFelt, r: Felt, { spots }: Stood, card: CardId): Spot =>
  spots.find((spot) => cardOf(on, r, spot) === card)!;

/** What a seat may do about its standing hands whoever's turn it is; and why not any more. */
export function stoodFree(
  on: TwentyOneFelt,
  r: Felt,
  stood: Stood,
  seat: Seat,
  known: Known,
): readonly (Option | Shut)[] {
  const { rules } = on;
  const rule = rules.cites.surrender;
  const spots = openSpots(on, r, stood, seat, known);
  if (spots.length > 0) {
    const from = spots.map((spot) => cardOf(on, r, spot));
    return [option('surrender-stood', { rule, cards: { from, min: 1, max: 1 } })];
  }
  const isLate = rules.surrendersStood && stood.by !== seat && stood.acted.includes(seat);
  return isLate ? [shut('surrender-stood', refuse('next-has-acted', rule))] : [];
}
