/** What the remedies of stud are made of: ordinary moves. */
import {
  type CardId,
  type CardMove,
  type ChipMove,
  cardsIn,
  chipsAt,
  chipsTo,
  type Event,
  event,
  type Round,
  type RuleId,
  type Seat,
  topOf,
} from '../kernel/index.js';
import { fromTop, type StudFelt } from '../steps/index.js';
import { holderOf } from './moves.js';

/** What lies before the seats goes back to them. */
function betsBack({ bet, stack }: StudFelt, r: Round): ChipMove[] {
  return r.seats.flatMap((s) => {
    const amount = chipsAt(r, bet(s));
    return chipsTo(bet(s), stack(s), amount);
  });
}
const shown = (on: StudFelt, seat: Seat, cards: readonly CardId[]): CardMove => ({
  cards,
  from: on.hand(seat),
  to: on.hand(seat),
  seen: 'all',
});

/** A hole card was turned up before the up cards came: it lies open, and the third card comes down. */
export const holeCardOpen = (on: StudFelt, seat: Seat, card: CardId, rule: RuleId): Event =>
  event('CardExposed', seat, rule, [], [shown(on, seat, [card])], [], null, null);

/**
 * A hole card was turned up, and the up card has come all the same: the hole card counts as his up card, the other is burned,
 * and he gets one down for it. A forced bet goes back, since another card may be low now.
 */
export function thirdCardDown(on: StudFelt, r: Round, p: { seat: Seat; card: CardId; rule: RuleId }): Event {
  const { hand, stock, burn } = on;
  const third = on.cardsOf(r, p.seat).slice(2);
  return event(
    'ThirdCardReplaced',
    p.seat,
    p.rule,
    betsBack(on, r),
    [
      shown(on, p.seat, [p.card]),
      { cards: third, from: hand(p.seat), to: burn, seen: null },
      { cards: fromTop(cardsIn(r, stock), 1), from: stock, to: hand(p.seat), seen: p.seat },
    ],
    [],
    null,
    null,
  );
}

/** A misdeal: the forced bet goes back; antes stay in the centre, and the redeal collects every card. */
export function studMisdeal(on: StudFelt, r: Round, exposed: readonly CardId[], rule: RuleId): Event {
  const cards = exposed.map((card) => shown(on, holderOf(on, r, card), [card]));
  return event('MisdealCalled', null, rule, betsBack(on, r), cards, [], null, null);
}

/** Cards of the next street delivered too soon, from the first seat to one of them: they and their burn are set aside. */
export function deliveredTooSoon(on: StudFelt, r: Round, p: { to: Seat; isUp: boolean; rule: RuleId }): Event {
  const { stock, aside } = on;
  const order = on.fromLeft(r, on.isLive);
  const seats = order.slice(0, order.indexOf(p.to) + 1);
  const [burned, ...cards] = fromTop(cardsIn(r, stock), 1 + seats.length);
  const moves = seats.map(
    (seat, i): CardMove => ({ cards: [cards[i]!], from: stock, to: aside, seen: p.isUp ? 'all' : seat }),
  );
  const first: CardMove = { cards: [burned!], from: stock, to: aside, seen: null };
  return event('CardsTakenBack', null, p.rule, [], [first, ...moves], [], null, null);
}

/** The newest card of each of these hands. */
export const lastCardsOf = (on: StudFelt, r: Round, seats: readonly Seat[]): CardId[] =>
  seats.map((s) => on.cardsOf(r, s).at(-1)!);

/** Is a card of this street in the muck? Cards are numbered in the order of the deck, so it comes after the street's burn. */
export const isMucked = (on: StudFelt, r: Round): boolean => {
  const burned = topOf(r, on.burn)!;
  return cardsIn(r, on.muck).some((card) => card > burned);
};
/** Have the cards of this street been moved already? Then the burn, or the next card of the deck, is out of its order. */
export const isMended = (on: StudFelt, r: Round): boolean => {
  const cards = lastCardsOf(on, r, on.live(r));
  const next = topOf(r, on.stock);
  return topOf(r, on.burn)! > Math.min(...cards) || (next !== undefined && next < Math.max(...cards));
};

/** No burn: the first card dealt is the burn, everybody gets the next one's, and the last what lies in the burn's place. */
export function burnedNone(on: StudFelt, r: Round, rule: RuleId): Event {
  const seats = on.fromLeft(r, on.isLive);
  const cards = lastCardsOf(on, r, seats);
  const moves = seats.map((seat, i): CardMove => {
    const before = seats[i - 1];
    const to = before === undefined ? on.burn : on.hand(before);
    return { cards: [cards[i]!], from: on.hand(seat), to, seen: before === undefined ? null : 'all' };
  });
  const last = { cards: [topOf(r, on.burn)!], from: on.burn, to: on.hand(seats.at(-1)!), seen: 'all' as const };
  return put(on, r, rule, [last, ...moves]);
}
/** Two burns: the second was the first seat's card, each card belongs to the next seat, and the last goes back on the deck. */
export function burnedTwo(on: StudFelt, r: Round, rule: RuleId): Event {
  const seats = on.fromLeft(r, on.isLive);
  const cards = lastCardsOf(on, r, seats);
  const first = {
    cards: fromTop(cardsIn(r, on.stock), 1),
    from: on.stock,
    to: on.hand(seats[0]!),
    seen: 'all' as const,
  };
  const moves = seats.map((seat, i): CardMove => {
    const after = seats[i + 1];
    const to = after === undefined ? on.stock : on.hand(after);
    return { cards: [cards[i]!], from: on.hand(seat), to, seen: after === undefined ? null : 'all' };
  });
  return put(on, r, rule, [first, ...moves]);
}
const put = (on: StudFelt, r: Round, rule: RuleId, cards: readonly CardMove[]): Event =>
  event('CardsPutRight', null, rule, betsBack(on, r), cards, [], null, null);

/** A last card everybody has seen. Whoever can still bet says whether he does; a lammer lies before him until then. */
export function lastCardOpen(on: StudFelt, r: Round, seat: Seat, rule: RuleId): Event {
  const cards = [shown(on, seat, lastCardsOf(on, r, [seat]))];
  const markers = on.canAct(r, seat) ? [{ marker: on.openSeventh(seat), from: null, to: seat }] : [];
  return event('LastCardExposed', seat, rule, [], cards, markers, null, null);
}
