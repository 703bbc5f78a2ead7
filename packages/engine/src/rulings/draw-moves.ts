/** What the remedies of draw games are made of: ordinary moves. */
import {
  type CardId,
  type CardMove,
  type ChipMove,
  type Chips,
  cardsIn,
  chipsAt,
  chipsTo,
  type Event,
  event,
  isOpen,
  type MarkerMove,
  moved,
  type Place,
  type Round,
  type RuleId,
  type Seat,
  topOf,
  type Zone,
} from '../kernel/index.js';
import { type DrawFelt, FIVE, fromMiddle, fromTop, type PokerTerms } from '../steps/index.js';
import { forcedOf, holderOf, killHand } from './moves.js';

/** What a seat put up before the cards and did not choose to: its blind, or the price a button named for itself. */
export function putUp(on: DrawFelt, r: Round, seat: Seat): Chips {
  const bet = chipsAt(r, on.bet(seat));
  return on.isPriceBlind && r.markers[on.button] === seat ? bet : Math.min(bet, forcedOf(r, seat));
}

/** A misdeal: antes and blinds stay up, other bets come back, and nobody is bound to anything any more (AMB-ROG-28). */
export function drawMisdeal(on: DrawFelt, r: Round, exposed: readonly CardId[], rule: RuleId): Event {
  const chips: ChipMove[] = [];
  const markers: MarkerMove[] = [];
  for (const seat of r.seats) {
    const amount = chipsAt(r, on.bet(seat)) - putUp(on, r, seat);
    if (amount > 0) chips.push({ from: on.bet(seat), to: on.stack(seat), amount });
    markers.push(...lifted(r, on.mustStand(seat)));
  }
  const cards = exposed.map((card): CardMove => {
    const hand = on.hand(holderOf(on, r, card));
    return { cards: [card], from: hand, to: hand, seen: 'all' };
  });
  markers.push(...lifted(r, on.aggressor));
  return event('MisdealCalled', null, rule, chips, cards, markers, null, null);
}
function lifted(r: Round, marker: number): readonly MarkerMove[] {
  const from = r.markers[marker]!;
  return from === null ? [] : [{ marker, from, to: null }];
}

/** A card that is dead: out of its hand, and out of play. */
export function takenOut(
  on: DrawFelt,
  r: Round,
  card: CardId,
  p: { readonly to: Zone; readonly shown: boolean; readonly rule: RuleId },
): Event {
  const seat = holderOf(on, r, card);
  const move: CardMove = { cards: [card], from: on.hand(seat), to: p.to, seen: p.shown ? 'all' : null };
  return moved('CardScrapped', seat, p.rule, [move]);
}
/** Another card for it from the middle of the deck (AMB-ROG-27). */
export function filled(on: DrawFelt, r: Round, seat: Seat, rule: RuleId): Event {
  const cards = fromMiddle(cardsIn(r, on.stock).slice(), 1);
  return moved('HandFilled', seat, rule, [{ cards, from: on.stock, to: on.hand(seat), seen: seat }]);
}

/** The sixth card dealt to somebody is the next one of the deck: it is taken back, and is the burn. */
export function sixthBurned(on: DrawFelt, r: Round, p: { seat: Seat; rule: RuleId; burns: boolean }): Event {
  const cards = fromTop(cardsIn(r, on.stock), 1);
  // Where nothing is burned it is the top card of the deck again, as it was.
  const moves: readonly CardMove[] = p.burns ? [{ cards, from: on.stock, to: on.burn, seen: null }] : [];
  return moved('SixthCardBurned', p.seat, p.rule, moves);
}
/** Who picked it up has seen it, and it goes to the muck with his hand. */
export function killSix(on: DrawFelt, r: Round, seat: Seat, rule: RuleId): Event {
  const cards = fromTop(cardsIn(r, on.stock), 1);
  return killHand(on, r, seat, rule, { cards: [{ cards, from: on.stock, to: on.muck, seen: seat }] });
}

/** A hand of four gets the next card of the deck; the one the record has in its place is out of play (BAR-54). */
export function completed(on: DrawFelt, r: Round, seat: Seat, rule: RuleId): Event {
  const last = topOf(r, on.hand(seat))!;
  return moved('HandCompleted', seat, rule, [
    { cards: [last], from: on.hand(seat), to: on.dead, seen: null },
    { cards: fromTop(cardsIn(r, on.stock), 1), from: on.stock, to: on.hand(seat), seen: seat },
  ]);
}

/** The action is over: the draw is completed, and then the hands are shown. */
export function actionEnded(
  on: DrawFelt,
  r: Round,
  rule: RuleId,
  more: readonly MarkerMove[] = [],
  back: readonly ChipMove[] = [],
): Event {
  const markers: MarkerMove[] = more.slice();
  if (r.markers[on.noAction] === null) markers.push({ marker: on.noAction, from: null, to: on.lead(r) });
  return event('ActionEnded', null, rule, back, [], markers, null, null);
}
/** What was bet in this round goes back to those who bet it. */
export const betsBack = (on: DrawFelt, r: Round): readonly ChipMove[] =>
  r.seats.flatMap((s) => {
    const amount = chipsAt(r, on.bet(s));
    return chipsTo(on.bet(s), on.stack(s), amount);
  });
/** Nobody has checked, raised or bet last. */
export const unmarked = (on: DrawFelt, r: Round): readonly MarkerMove[] => [
  ...lifted(r, on.aggressor),
  ...r.seats.flatMap((s) =>
    on.marks === null ? [] : [...lifted(r, on.marks.checked(s)), ...lifted(r, on.marks.raised(s))],
  ),
];
/** The burn is in a hand, in place of the first card that came to it with the draw (BAR-54). */
export function burnPlayed(on: DrawFelt, r: Round, seat: Seat, rule: RuleId, pack: number): Event {
  const drawn = firstDrawn(on, r, pack);
  const first = on.cardsOf(r, seat).find((card) => card >= drawn)!;
  return moved('BurnPlays', seat, rule, [
    { cards: [topOf(r, on.burn)!], from: on.burn, to: on.hand(seat), seen: seat },
    { cards: [first], from: on.hand(seat), to: on.burn, seen: null },
  ]);
}

/** A lammer before whoever must stand pat; a hand that was laid face up is seen by everybody. */
export function boundToStand(on: DrawFelt, r: Round, seat: Seat, p: { rule: RuleId; shown: boolean }): Event {
  const hand = on.hand(seat);
  const cards: readonly CardMove[] = p.shown ? [{ cards: cardsIn(r, hand), from: hand, to: hand, seen: 'all' }] : [];
  return event(
    'MustStandPat',
    seat,
    p.rule,
    [],
    cards,
    [{ marker: on.mustStand(seat), from: null, to: seat }],
    null,
    null,
  );
}

/** Everything a seat has put into the pot. */
export function sharesOf(on: DrawFelt, r: Round, seat: Seat): readonly ChipMove[] {
  return [on.bet(seat), on.into(seat)].flatMap((from) => {
    const amount = chipsAt(r, from);
    return chipsTo(from, on.stack(seat), amount);
  });
}
/** The antes and blinds of a seat before any bets are gathered: live ones lie before it, dead ones in the centre. */
export function postsOf(on: DrawFelt, r: Round, seat: Seat): readonly ChipMove[] {
  const had = Math.max(0, r.opening[on.stack(seat)]!);
  const dead = (r.terms as PokerTerms).posts
    .filter((post) => post.seat === seat && post.kind === 'dead-small')
    .reduce((n, { amount }) => n + amount, 0);
  const parts: readonly (readonly [Place, Chips])[] = [
    [on.bet(seat), putUp(on, r, seat)],
    [on.into(seat), chipsAt(r, on.into(seat))],
    [on.centre, Math.min(dead, had, chipsAt(r, on.centre))],
  ];
  return parts.flatMap(([from, amount]) => chipsTo(from, on.stack(seat), amount));
}

/** The first card of each live hand, by which a report names several hands at once. */
export const namesOf = (on: DrawFelt, r: Round): readonly CardId[] =>
  on.live(r).map((s) => cardsIn(r, on.hand(s))[0] ?? cardsIn(r, on.thrown(s))[0]!);
/** Whose hands those cards name. */
export const namedBy = (on: DrawFelt, r: Round, cards: readonly CardId[]): readonly Seat[] =>
  on.live(r).filter((s) => [on.hand(s), on.thrown(s)].some((zone) => cardsIn(r, zone).some((c) => cards.includes(c))));

/** Cards of live hands that do not lie face up. */
export const closedCards = (on: DrawFelt, r: Round): readonly CardId[] =>
  on.live(r).flatMap((s) => on.cardsOf(r, s).filter((card) => !isOpen(r, card)));

/** The card lies face up, and its holder keeps it. */
export function kept(felt: DrawFelt, r: Round, card: CardId, rule: RuleId): Event {
  const seat: Seat = holderOf(felt, r, card);
  const hand = felt.hand(seat);
  return moved('CardKept', seat, rule, [{ cards: [card], from: hand, to: hand, seen: 'all' }]);
}

/**
 * The first card that came with the draw, and whatever comes after it: cards are numbered in the order of the deck, five of them to
 * each hand first; those of a stub that was shuffled again come after all of the pack.
 */
export function firstDrawn(felt: DrawFelt, r: Round, pack: number): CardId {
  let first = Number.POSITIVE_INFINITY;
  r.zones.forEach((cards, zone) => {
    if (zone !== felt.spent) for (const card of cards) if (card < first) first = card;
  });
  const fresh = Math.floor(first / pack) * pack;
  return fresh + FIVE * r.seats.filter((s) => felt.isIn(r, s)).length;
}

/** So few cards are left that another one out of play might leave a hand without its draw. */
export function isShort(felt: DrawFelt, r: Round): boolean {
  const left = [felt.stock, felt.muck, felt.burn].reduce((n, zone) => n + cardsIn(r, zone).length, 0);
  const missing = felt.live(r).reduce((n, s) => n + Math.max(0, FIVE - felt.cardsOf(r, s).length), 0);
  return left - missing < LEAST_LEFT;
}
/** A whole hand, the card that is never dealt, a burn, and the one that goes. */
const LEAST_LEFT = FIVE + 4;
