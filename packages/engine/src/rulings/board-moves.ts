/** What remedies on the board are made of: ordinary moves. */
import {
  type CardId,
  type CardMove,
  type ChipMove,
  cardsIn,
  chipsAt,
  chipsTo,
  type Event,
  event,
  moved,
  type Round,
  type RuleId,
} from '../kernel/index.js';
import { fromTop, type PokerFelt, type Thrown } from '../steps/index.js';

/** A board card that is a scrap of paper: the next card of the deck is turned instead. */
export const scrapOnBoard = (on: PokerFelt, r: Round, card: CardId, rule: RuleId): Event =>
  moved('BoardCardReplaced', null, rule, [
    { cards: [card], from: on.board, to: on.scrap, seen: null },
    { cards: fromTop(cardsIn(r, on.stock), 1), from: on.stock, to: on.board, seen: 'all' },
  ]);

/** The flop, and the card too many, are set aside for the shuffle; what was bet on it and thrown for it goes back. */
export function flopBack(
  on: PokerFelt,
  r: Round,
  p: { readonly rule: RuleId; readonly stage: string; readonly withBurn: boolean },
): Event {
  const chips = r.seats.flatMap((s): readonly ChipMove[] => {
    const amount = chipsAt(r, on.bet(s));
    return chipsTo(on.bet(s), on.stack(s), amount);
  });
  const burned = p.withBurn ? cardsIn(r, on.burn) : [];
  const thrown = p.stage === 'discard' ? (r.now as readonly Thrown[]) : [];
  const cards: CardMove[] = [
    { cards: fromTop(cardsIn(r, on.stock), 1), from: on.stock, to: on.aside, seen: 'all' },
    { cards: cardsIn(r, on.board), from: on.board, to: on.aside, seen: null },
    ...(burned.length > 0 ? [{ cards: burned, from: on.burn, to: on.aside, seen: null }] : []),
    ...thrown.map(({ seat, cards: back }): CardMove => ({ cards: back, from: on.muck, to: on.hand(seat), seen: null })),
  ];
  const bold = r.markers[on.aggressor]!;
  const markers = bold === null ? [] : [{ marker: on.aggressor, from: bold, to: null }];
  return event('CardsTakenBack', null, p.rule, chips, cards, markers, null, null);
}
