/** What remedies are made of: ordinary moves, each named once. A ruling chooses among these and cites its clause. */
import {
  type CardId,
  type CardMove,
  type ChipMove,
  type Chips,
  cardsIn,
  chipsAt,
  type Event,
  event,
  moved,
  type Place,
  type Round,
  type RuleId,
  type Seat,
  said,
  type Zone,
} from '../kernel/index.js';
import { bigOf, fromTop, isDead, type PokerFelt, type PokerTerms } from '../steps/index.js';

/** A dead hand: its cards go to the muck, with any it threw for others; its bets stay in the pot, but for what a rule gives back. */
export function killHand(
  on: PokerFelt,
  r: Round,
  seat: Seat,
  rule: RuleId,
  more: { readonly back?: readonly ChipMove[]; readonly cards?: readonly CardMove[] } = {},
): Event {
  const cards: CardMove[] = [];
  const toMuck = (from: Zone): void => {
    const held = cardsIn(r, from);
    if (held.length > 0) cards.push({ cards: held, from, to: on.muck, seen: null });
  };
  toMuck(on.hand(seat));
  if (on.thrown !== null) toMuck(on.thrown(seat));
  return event('HandKilled', seat, rule, more.back ?? [], [...cards, ...(more.cards ?? [])], [], null, null);
}

/** Who holds a hole card. */
export const holderOf = (on: PokerFelt, r: Round, card: CardId): Seat =>
  r.seats.find((s) => on.cardsOf(r, s).includes(card))!;

/**
 * The hole cards laid back on the deck to be burned. They are known by their identities: cards are numbered in the order
 * of the deck, so only these come before a card that has been dealt.
 */
export function laidOn(on: PokerFelt, r: Round): readonly CardId[] {
  const dealt = r.seats.flatMap((s) => on.cardsOf(r, s));
  const last = Math.max(...dealt, ...cardsIn(r, on.muck), ...cardsIn(r, on.scrap));
  return [...cardsIn(r, on.nextBurn), ...cardsIn(r, on.stock).filter((card) => card < last)];
}
/** The next cards of the deck for a hand: never one that was laid there to be burned. */
function freshFor(on: PokerFelt, r: Round, count: number): readonly CardId[] {
  const laid = laidOn(on, r);
  const deck = cardsIn(r, on.stock).filter((card) => !laid.includes(card));
  return fromTop(deck, count);
}

/**
 * A hole card is swapped for the next card of the deck and laid on the deck, so that it is the next burn. Shown, it stays
 * shown. A second one is burned with the first; where nothing is burned it is out of play at once.
 */
export function swapForBurn(
  on: PokerFelt,
  r: Round,
  card: CardId,
  { rule, shown, burns }: { rule: RuleId; shown: boolean; burns: boolean },
): Event {
  const seat = holderOf(on, r, card);
  const hand = on.hand(seat);
  const to = !burns ? on.burn : laidOn(on, r).length > 0 ? on.nextBurn : on.stock;
  return moved('CardReplaced', seat, rule, [
    { cards: freshFor(on, r, 1), from: on.stock, to: hand, seen: seat },
    { cards: [card], from: hand, to, seen: shown ? 'all' : null },
  ]);
}

/** Cards that are scraps of paper, each replaced by the next card of the deck. */
export function scrap(on: PokerFelt, r: Round, cards: readonly CardId[], rule: RuleId): readonly Event[] {
  const fresh = freshFor(on, r, cards.length);
  return cards.map((card, i) => {
    const seat = holderOf(on, r, card);
    const hand = on.hand(seat);
    return moved('CardScrapped', seat, rule, [
      { cards: [card], from: hand, to: on.scrap, seen: 'all' },
      { cards: [fresh[i]!], from: on.stock, to: hand, seen: seat },
    ]);
  });
}

/** Cards turned too soon, with their burn: the burn goes to one zone, the cards, seen by all, are set aside. */
export function turnedTooSoon(
  on: PokerFelt,
  r: Round,
  p: { count: number; burnTo: Zone; burns: boolean; rule: RuleId },
): Event {
  const top = fromTop(cardsIn(r, on.stock), p.count + 1);
  const burn: CardMove[] = p.burns ? [{ cards: top.slice(0, 1), from: on.stock, to: p.burnTo, seen: null }] : [];
  const up = p.burns ? top.slice(1) : top.slice(0, p.count);
  return moved('CardsTakenBack', null, p.rule, [...burn, { cards: up, from: on.stock, to: on.aside, seen: 'all' }]);
}

/**
 * A misdeal: blinds stay up, other bets come back, on whatever street it is found; the redeal collects every card and replays the
 * same hand.
 */
export function misdeal(on: PokerFelt, r: Round, exposed: readonly CardId[], rule: RuleId): Event {
  const chips: ChipMove[] = [];
  const move = (from: Place, to: Place, amount: Chips): void => {
    if (amount > 0) chips.push({ from, to, amount });
  };
  for (const s of r.seats) {
    const [bet, into] = [chipsAt(r, on.bet(s)), chipsAt(r, on.into(s))];
    const up = staysUp(on, r, s);
    move(on.bet(s), on.stack(s), Math.max(0, bet - up));
    move(on.into(s), on.bet(s), Math.min(into, Math.max(0, up - bet)));
    move(on.into(s), on.stack(s), into - Math.min(into, Math.max(0, up - bet)));
  }
  const cards = exposed.map((card): CardMove => {
    const hand = on.hand(holderOf(on, r, card));
    return { cards: [card], from: hand, to: hand, seen: 'all' };
  });
  const bold = r.markers[on.aggressor]!;
  const markers = bold === null ? [] : [{ marker: on.aggressor, from: bold, to: null }];
  return event('MisdealCalled', null, rule, chips, cards, markers, null, null);
}
/** What a seat was forced to put up, or put up as a straddle: all it has in, unless it may have bet besides; then twice the blind. */
function staysUp(on: PokerFelt, r: Round, seat: Seat): number {
  const all = chipsAt(r, on.bet(seat)) + chipsAt(r, on.into(seat));
  if (r.markers[on.straddler] !== seat) return Math.min(all, forcedOf(r, seat));
  const isUnraised = r.markers[on.aggressor] === null && chipsAt(r, on.into(seat)) === 0;
  return isUnraised ? all : Math.min(all, 2 * bigOf(r));
}
/** The live blinds a seat had to post. */
export function forcedOf(r: Round, seat: Seat): number {
  let posted = 0;
  for (const post of (r.terms as PokerTerms).posts) if (post.seat === seat && !isDead(post.kind)) posted += post.amount;
  return posted;
}
/** Has a seat put in more, before the flop, than it was forced to or straddled? */
export function hasBet(on: PokerFelt, r: Round, seat: Seat): boolean {
  const blind = r.markers[on.straddler] === seat ? 2 * bigOf(r) : forcedOf(r, seat);
  return chipsAt(r, on.bet(seat)) > blind;
}

/** The hand was ruled live: nothing moves, and the record says why. */
export const ruledLive = (seat: Seat, rule: RuleId): Event => said('HandRuledLive', seat, rule);
