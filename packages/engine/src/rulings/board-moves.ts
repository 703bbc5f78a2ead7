/** What remedies on the board are made of: ordinary moves. */
import { type CardId, cardsIn, type Draft, type RuleId } from '../kernel/index.js';
import type { PokerFelt } from '../steps/index.js';
import { betsBack, takeUp } from './moves.js';
import { thrownAt } from './stages.js';

/** A board card that is a scrap of paper: the next card of the deck is turned instead. */
export function scrapOnBoard(on: PokerFelt, d: Draft, card: CardId, rule: RuleId): void {
  d.move([card], on.board, on.scrap);
  d.moveTop(1, on.stock, on.board, 'all');
  d.say('BoardCardReplaced', null, rule);
}

/** The flop, and the card too many, are set aside for the shuffle; what was bet on it and thrown for it goes back. */
export function flopBack(
  on: PokerFelt,
  d: Draft,
  p: { readonly rule: RuleId; readonly stage: string; readonly withBurn: boolean },
): void {
  betsBack(on, d);
  d.moveTop(1, on.stock, on.aside, 'all');
  d.move(cardsIn(d, on.board), on.board, on.aside);
  if (p.withBurn) d.move(cardsIn(d, on.burn), on.burn, on.aside);
  for (const { seat, cards } of thrownAt(d, p.stage)) d.move(cards, on.muck, on.hand(seat));
  takeUp(d, on.aggressor);
  d.say('CardsTakenBack', null, p.rule);
}
