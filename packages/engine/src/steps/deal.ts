/** Dealing: round the table one card at a time, or to the board. */
import {
  type CardId,
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
  const note = { count: p.count };
  return step(p.name, true, {
    open: (d) => {
      const seats = p.to(d);
      if (seats.length === 0) return;
      d.deal(stock, seats, p.count, hand, p.facing);
      d.say('CardsDealt', null, p.rule, note);
    },
  });
};
