/** What remedies are made of: ordinary moves, each named once. A ruling chooses among these and cites its clause. */
import {
  type CardId,
  type Chips,
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  type Marker,
  type RuleId,
  type Seat,
  type Zone,
} from '../kernel/index.js';
import { bigOf, fromTop, isDead, type PokerFelt, type Post, termsOf } from '../steps/index.js';

/** The cards of a hand go to the muck, with any it threw for others. */
export function muck(on: PokerFelt, d: Draft, seat: Seat): void {
  d.move(on.cardsOf(d, seat), on.hand(seat), on.muck);
  if (on.thrown !== null) d.move(cardsIn(d, on.thrown(seat)), on.thrown(seat), on.muck);
}
/** A dead hand: its bets stay in the pot, but for what has been given back just before. */
export function killHand(on: PokerFelt, d: Draft, seat: Seat, rule: RuleId): void {
  muck(on, d, seat);
  d.say('HandKilled', seat, rule);
}

/** Who holds a hole card. */
export const holderOf = (on: PokerFelt, r: Felt, card: CardId): Seat =>
  r.seats.find((s) => on.cardsOf(r, s).includes(card))!;
/** The hole cards of everybody, live or not. */
export const holeCards = (on: PokerFelt, r: Felt): readonly CardId[] => r.seats.flatMap((s) => on.cardsOf(r, s));
/** Everybody sees these hole cards. */
export function showHeld(on: PokerFelt, d: Draft, cards: readonly CardId[]): void {
  for (const card of cards) d.show([card], on.hand(holderOf(on, d, card)));
}

/** What lies before the seats goes back to them. */
export function betsBack({ bet, stack }: PokerFelt, d: Draft): void {
  for (const s of d.seats) d.pay(bet(s), stack(s), chipsAt(d, bet(s)));
}
/** A lammer is taken up, if it lies anywhere. */
export function takeUp(d: Draft, marker: Marker): void {
  if (d.markers[marker] !== null) d.mark(marker, null);
}
/** Everything is collected and dealt again; the fee carries over, unless the house keeps it and takes another. */
export const dealAgain = (d: Draft, feeOnVoid: 'carry' | 'keep'): void =>
  d.sendTo(feeOnVoid === 'keep' ? 'collect' : 'shuffle');

/**
 * The hole cards laid back on the deck to be burned. They are known by their identities: cards are numbered in the order
 * of the deck, so only these come before a card that has been dealt.
 */
export function laidOn(on: PokerFelt, r: Felt): readonly CardId[] {
  const last = Math.max(...holeCards(on, r), ...cardsIn(r, on.muck), ...cardsIn(r, on.scrap));
  return [...cardsIn(r, on.nextBurn), ...cardsIn(r, on.stock).filter((card) => card < last)];
}
/** The next card of the deck for a hand: never one that was laid there to be burned. */
function freshCard(on: PokerFelt, r: Felt): readonly CardId[] {
  const laid = laidOn(on, r);
  const deck = cardsIn(r, on.stock).filter((card) => !laid.includes(card));
  return fromTop(deck, 1);
}

/**
 * A hole card is swapped for the next card of the deck and laid on the deck, so that it is the next burn. Shown, it stays
 * shown. A second one is burned with the first; where nothing is burned it is out of play at once.
 */
export function swapForBurn(
  on: PokerFelt,
  d: Draft,
  card: CardId,
  { rule, shown, burns }: { rule: RuleId; shown: boolean; burns: boolean },
): void {
  const seat = holderOf(on, d, card);
  const hand = on.hand(seat);
  const to = !burns ? on.burn : laidOn(on, d).length > 0 ? on.nextBurn : on.stock;
  d.move(freshCard(on, d), on.stock, hand, seat);
  d.move([card], hand, to, shown ? 'all' : null);
  d.say('CardReplaced', seat, rule);
}

/** A card that is a scrap of paper is replaced by the next card of the deck. */
export function scrap(on: PokerFelt, d: Draft, card: CardId, rule: RuleId): void {
  const seat = holderOf(on, d, card);
  const hand = on.hand(seat);
  d.move([card], hand, on.scrap, 'all');
  d.move(freshCard(on, d), on.stock, hand, seat);
  d.say('CardScrapped', seat, rule);
}

/** Cards turned too soon, with their burn: the burn goes to one zone, the cards, seen by all, are set aside. */
export function turnedTooSoon(
  on: PokerFelt,
  d: Draft,
  p: { count: number; burnTo: Zone; burns: boolean; rule: RuleId },
): void {
  if (p.burns) d.moveTop(1, on.stock, p.burnTo);
  d.moveTop(p.count, on.stock, on.aside, 'all');
  d.say('CardsTakenBack', null, p.rule);
}

/**
 * A misdeal: blinds stay up, other bets come back, on whatever street it is found; the redeal collects every card and replays the
 * same hand.
 */
export function misdeal(on: PokerFelt, d: Draft, exposed: readonly CardId[], rule: RuleId): void {
  for (const s of d.seats) {
    const bet = chipsAt(d, on.bet(s));
    const up = staysUp(on, d, s);
    d.pay(on.bet(s), on.stack(s), Math.max(0, bet - up));
    d.pay(on.into(s), on.bet(s), Math.max(0, up - bet));
    d.pay(on.into(s), on.stack(s), chipsAt(d, on.into(s)));
  }
  showHeld(on, d, exposed);
  takeUp(d, on.aggressor);
  d.say('MisdealCalled', null, rule);
}
/** What a seat was forced to put up, or put up as a straddle: all it has in, unless it may have bet besides; then twice the blind. */
function staysUp(on: PokerFelt, r: Felt, seat: Seat): number {
  const all = chipsAt(r, on.bet(seat)) + chipsAt(r, on.into(seat));
  if (r.markers[on.straddler] !== seat) return Math.min(all, forcedOf(r, seat));
  const isUnraised = r.markers[on.aggressor] === null && chipsAt(r, on.into(seat)) === 0;
  return isUnraised ? all : Math.min(all, 2 * bigOf(r));
}
/** What the posts of a seat come to, of those that pass a test. */
export function postedBy(r: Felt, seat: Seat, test: (kind: Post['kind']) => boolean): Chips {
  let posted = 0;
  for (const post of termsOf(r).posts) if (post.seat === seat && test(post.kind)) posted += post.amount;
  return posted;
}
/** The live blinds a seat had to post. */
export const forcedOf = (r: Felt, seat: Seat): Chips => postedBy(r, seat, (kind) => !isDead(kind));
/** Has a seat put in more, before the flop, than it was forced to or straddled? */
export function hasBet(on: PokerFelt, r: Felt, seat: Seat): boolean {
  const blind = r.markers[on.straddler] === seat ? 2 * bigOf(r) : forcedOf(r, seat);
  return chipsAt(r, on.bet(seat)) > blind;
}
