/** Dealing: round the table one card at a time, or to the board. */
import {
  type CardId,
  cardsIn,
  type EventOf,
  type Felt,
  type Layout,
  type RuleId,
  type Seat,
  type Step,
  step,
} from '../kernel/index.js';

/** The cards on top of a packet, the next to be dealt first. A packet that has fewer is a fault: no step deals short. */
export function fromTop(stock: readonly CardId[], count: number): CardId[] {
  if (stock.length < count) throw new Error(`${count} cards are to be dealt, and ${stock.length} are left`);
  return stock.slice(stock.length - count).reverse();
}

/** Deals `count` cards to each of some seats, one at a time in their order; each seat's cards travel as one move. */
export const dealEach = (
  on: Layout,
  p: { name: string; count: number; facing: 'up' | 'down'; to: (r: Felt) => readonly Seat[]; rule: RuleId | null },
): Step<boolean, EventOf<'CardsDealt'>> => {
  const stock = on.zone('stock');
  const hand = on.zones('hand');
  const rounds = Array.from({ length: p.count }, (_, k) => k);
  return step(p.name, true, {
    open: (d) => {
      const seats = p.to(d);
      if (seats.length === 0) return;
      const from = cardsIn(d, stock);
      const top = from.length - 1;
      const hands = seats.map((_, i) => rounds.map((k): CardId => from[top - k * seats.length - i]!));
      seats.forEach((seat, i) => {
        d.move(hands[i]!, stock, hand(seat), p.facing === 'up' ? 'all' : seat);
      });
      d.say('CardsDealt', null, p.rule, { count: p.count });
    },
  });
};
