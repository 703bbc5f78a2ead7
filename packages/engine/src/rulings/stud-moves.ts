/** What the remedies of stud are made of: ordinary moves. */
import { type CardId, cardsIn, type Draft, type Felt, type RuleId, type Seat, topOf } from '../kernel/index.js';
import { fromTop, type StudFelt } from '../steps/index.js';
import { betsBack, showHeld } from './moves.js';

/** A hole card was turned up before the up cards came: it lies open, and the third card comes down. */
export function holeCardOpen(on: StudFelt, d: Draft, seat: Seat, card: CardId, rule: RuleId): void {
  d.show([card], on.hand(seat));
  d.say('CardExposed', seat, rule);
}

/**
 * A hole card was turned up, and the up card has come all the same: the hole card counts as his up card, the other is burned,
 * and he gets one down for it. A forced bet goes back, since another card may be low now.
 */
export function thirdCardDown(on: StudFelt, d: Draft, seat: Seat, card: CardId, rule: RuleId): void {
  const { hand, stock, burn } = on;
  betsBack(on, d);
  d.show([card], hand(seat));
  d.move(on.cardsOf(d, seat).slice(2), hand(seat), burn);
  d.moveTop(1, stock, hand(seat), seat);
  d.say('ThirdCardReplaced', seat, rule);
}

/** A misdeal: the forced bet goes back; antes stay in the centre, and the redeal collects every card. */
export function studMisdeal(on: StudFelt, d: Draft, exposed: readonly CardId[], rule: RuleId): void {
  betsBack(on, d);
  showHeld(on, d, exposed);
  d.say('MisdealCalled', null, rule);
}

/** Cards of the next street delivered too soon, from the first seat to one of them: they and their burn are set aside. */
export function deliveredTooSoon(on: StudFelt, d: Draft, p: { to: Seat; isUp: boolean; rule: RuleId }): void {
  const { stock, aside } = on;
  const next = (): CardId[] => fromTop(cardsIn(d, stock), 1);
  const order = on.fromLeft(d, on.liveSet(d));
  d.move(next(), stock, aside);
  for (const seat of order.slice(0, order.indexOf(p.to) + 1)) d.move(next(), stock, aside, p.isUp ? 'all' : seat);
  d.say('CardsTakenBack', null, p.rule);
}

/** The newest card of each of these hands. */
export const lastCardsOf = (on: StudFelt, r: Felt, seats: readonly Seat[]): CardId[] =>
  seats.map((s) => on.cardsOf(r, s).at(-1)!);

/** Is a card of this street in the muck? Cards are numbered in the order of the deck, so it comes after the street's burn. */
export const isMucked = (on: StudFelt, r: Felt): boolean => {
  const burned = topOf(r, on.burn)!;
  return cardsIn(r, on.muck).some((card) => card > burned);
};
/** Have the cards of this street been moved already? Then the burn, or the next card of the deck, is out of its order. */
export const isMended = (on: StudFelt, r: Felt): boolean => {
  const cards = lastCardsOf(on, r, on.live(r));
  const next = topOf(r, on.stock);
  return topOf(r, on.burn)! > Math.min(...cards) || (next !== undefined && next < Math.max(...cards));
};

/** No burn: the first card dealt is the burn, everybody gets the next one's, and the last what lies in the burn's place. */
export function burnedNone(on: StudFelt, d: Draft, rule: RuleId): void {
  const seats = on.fromLeft(d, on.liveSet(d));
  const cards = lastCardsOf(on, d, seats);
  betsBack(on, d);
  d.move([topOf(d, on.burn)!], on.burn, on.hand(seats.at(-1)!), 'all');
  seats.forEach((seat, i) => {
    const before = seats[i - 1];
    if (before === undefined) d.move([cards[i]!], on.hand(seat), on.burn);
    else d.move([cards[i]!], on.hand(seat), on.hand(before), 'all');
  });
  d.say('CardsPutRight', null, rule);
}
/** Two burns: the second was the first seat's card, each card belongs to the next seat, and the last goes back on the deck. */
export function burnedTwo(on: StudFelt, d: Draft, rule: RuleId): void {
  const seats = on.fromLeft(d, on.liveSet(d));
  const cards = lastCardsOf(on, d, seats);
  betsBack(on, d);
  d.moveTop(1, on.stock, on.hand(seats[0]!), 'all');
  seats.forEach((seat, i) => {
    const after = seats[i + 1];
    if (after === undefined) d.move([cards[i]!], on.hand(seat), on.stock);
    else d.move([cards[i]!], on.hand(seat), on.hand(after), 'all');
  });
  d.say('CardsPutRight', null, rule);
}

/** A last card everybody has seen. Whoever can still bet says whether he does; a lammer lies before him until then. */
export function lastCardOpen(on: StudFelt, d: Draft, seat: Seat, rule: RuleId): void {
  d.show(lastCardsOf(on, d, [seat]), on.hand(seat));
  if (on.canAct(d, seat)) d.mark(on.openSeventh(seat), seat);
  d.say('LastCardExposed', seat, rule);
}
