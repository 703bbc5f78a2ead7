/** What the remedies of draw games are made of: ordinary moves. */
import {
  type CardId,
  type Chips,
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  isOpen,
  type RuleId,
  type Seat,
  type Zone,
} from '../kernel/index.js';
import { type DrawFelt, FIVE, fromMiddle } from '../steps/index.js';
import { forcedOf, holderOf, muck, postedBy, showHeld, takeUp } from './moves.js';

/** What a seat put up before the cards and did not choose to: its blind, or the price a button named for itself. */
export function putUp(on: DrawFelt, r: Felt, seat: Seat): Chips {
  const bet = chipsAt(r, on.bet(seat));
  return on.isPriceBlind && r.markers[on.button] === seat ? bet : Math.min(bet, forcedOf(r, seat));
}

/** A misdeal: antes and blinds stay up, other bets come back, and nobody is bound to anything any more. */
export function drawMisdeal(on: DrawFelt, d: Draft, exposed: readonly CardId[], rule: RuleId): void {
  for (const seat of d.seats) {
    d.pay(on.bet(seat), on.stack(seat), chipsAt(d, on.bet(seat)) - putUp(on, d, seat));
    takeUp(d, on.mustStand(seat));
  }
  showHeld(on, d, exposed);
  takeUp(d, on.aggressor);
  d.say('MisdealCalled', null, rule);
}

/** A card that is dead: out of its hand, and out of play. */
export function takenOut(
  on: DrawFelt,
  d: Draft,
  card: CardId,
  p: { readonly to: Zone; readonly shown: boolean; readonly rule: RuleId },
): void {
  const seat = holderOf(on, d, card);
  d.move([card], on.hand(seat), p.to, p.shown ? 'all' : null);
  d.say('CardScrapped', seat, p.rule);
}
/** Another card for it from the middle of the deck. */
export function filled(on: DrawFelt, d: Draft, seat: Seat, rule: RuleId): void {
  d.move(fromMiddle(cardsIn(d, on.stock).slice(), 1), on.stock, on.hand(seat), seat);
  d.say('HandFilled', seat, rule);
}

/** The sixth card dealt to somebody is the next one of the deck: it is taken back, and is the burn. */
export function sixthBurned(on: DrawFelt, d: Draft, p: { seat: Seat; rule: RuleId; burns: boolean }): void {
  // Where nothing is burned it is the top card of the deck again, as it was.
  if (p.burns) d.moveTop(1, on.stock, on.burn);
  d.say('SixthCardBurned', p.seat, p.rule);
}
/** Who picked it up has seen it, and it goes to the muck with his hand. */
export function killSix(on: DrawFelt, d: Draft, seat: Seat, rule: RuleId): void {
  muck(on, d, seat);
  d.moveTop(1, on.stock, on.muck, seat);
  d.say('HandKilled', seat, rule);
}

/** A hand of four gets the next card of the deck; the one the record has in its place is out of play. */
export function completed(on: DrawFelt, d: Draft, seat: Seat, rule: RuleId): void {
  d.moveTop(1, on.hand(seat), on.dead);
  d.moveTop(1, on.stock, on.hand(seat), seat);
  d.say('HandCompleted', seat, rule);
}

/** The action is over: the draw is completed, and then the hands are shown. */
export function actionEnded(on: DrawFelt, d: Draft, rule: RuleId): void {
  if (d.markers[on.noAction] === null) d.mark(on.noAction, on.lead(d));
  d.say('ActionEnded', null, rule);
}
/** Nobody has checked, raised or bet last. */
export function unmark(on: DrawFelt, d: Draft): void {
  takeUp(d, on.aggressor);
  if (on.marks === null) return;
  for (const s of d.seats) {
    takeUp(d, on.marks.checked(s));
    takeUp(d, on.marks.raised(s));
  }
}
/** The burn is in a hand, in place of the first card that came to it with the draw. */
export function burnPlayed(on: DrawFelt, d: Draft, seat: Seat, rule: RuleId, pack: number): void {
  const first = firstDrawn(on, d, pack);
  const drawn = on.cardsOf(d, seat).filter((card) => card >= first);
  d.moveTop(1, on.burn, on.hand(seat), seat);
  d.move(drawn.slice(0, 1), on.hand(seat), on.burn);
  d.say('BurnPlays', seat, rule);
}

/** A lammer before whoever must stand pat. */
export function boundToStand(on: DrawFelt, d: Draft, seat: Seat, rule: RuleId): void {
  d.mark(on.mustStand(seat), seat);
  d.say('MustStandPat', seat, rule);
}

/** Everything a seat has put into the pot goes back to it. */
export function sharesBack(on: DrawFelt, d: Draft, seat: Seat): void {
  for (const from of [on.bet(seat), on.into(seat)]) d.pay(from, on.stack(seat), chipsAt(d, from));
}
/** The antes and blinds of a seat go back before any bets are gathered: live ones lie before it, dead ones in the centre. */
export function postsBack(on: DrawFelt, d: Draft, seat: Seat): void {
  const had = Math.max(0, d.opening[on.stack(seat)]!);
  const dead = postedBy(d, seat, (kind) => kind === 'dead-small');
  d.pay(on.bet(seat), on.stack(seat), putUp(on, d, seat));
  d.pay(on.into(seat), on.stack(seat), chipsAt(d, on.into(seat)));
  d.pay(on.centre, on.stack(seat), Math.min(dead, had, chipsAt(d, on.centre)));
}

/** The first card of each live hand, by which a report names several hands at once. */
export const namesOf = (on: DrawFelt, r: Felt): readonly CardId[] =>
  on.live(r).map((s) => cardsIn(r, on.hand(s))[0] ?? cardsIn(r, on.thrown(s))[0]!);
/** Whose hands those cards name. */
export const namedBy = (on: DrawFelt, r: Felt, cards: readonly CardId[]): readonly Seat[] =>
  on.live(r).filter((s) => [on.hand(s), on.thrown(s)].some((zone) => cardsIn(r, zone).some((c) => cards.includes(c))));

/** Cards of live hands that do not lie face up. */
export const closedCards = (on: DrawFelt, r: Felt): readonly CardId[] =>
  on.live(r).flatMap((s) => on.cardsOf(r, s).filter((card) => !isOpen(r, card)));

/** The card lies face up, and its holder keeps it. */
export function kept(felt: DrawFelt, d: Draft, card: CardId, rule: RuleId): void {
  showHeld(felt, d, [card]);
  d.say('CardKept', holderOf(felt, d, card), rule);
}

/**
 * The first card that came with the draw, and whatever comes after it: cards are numbered in the order of the deck, five of them to
 * each hand first; those of a stub that was shuffled again come after all of the pack.
 */
export function firstDrawn(felt: DrawFelt, r: Felt, pack: number): CardId {
  let first = Number.POSITIVE_INFINITY;
  r.zones.forEach((cards, zone) => {
    if (zone !== felt.spent) for (const card of cards) if (card < first) first = card;
  });
  const fresh = Math.floor(first / pack) * pack;
  return fresh + FIVE * r.seats.filter((s) => felt.isIn(r, s)).length;
}

/** So few cards are left that another one out of play might leave a hand without its draw. */
export function isShort(felt: DrawFelt, r: Felt): boolean {
  const left = [felt.stock, felt.muck, felt.burn].reduce((n, zone) => n + cardsIn(r, zone).length, 0);
  const missing = felt.live(r).reduce((n, s) => n + Math.max(0, FIVE - felt.cardsOf(r, s).length), 0);
  return left - missing < LEAST_LEFT;
}
/** A whole hand, the card that is never dealt, a burn, and the one that goes. */
const LEAST_LEFT = FIVE + 4;
