/** What the floor reads off a draw table. */
import { type CardId, type Chips, cardsIn, chipsAt, type Felt, type Seat } from '../../kernel/index.js';
import type { DrawFelt, DrawFeltRules } from '../../steps/index.js';
import { firstDrawn, isShort, putUp } from '../draw-moves.js';
import { actsAt, bettingAt } from '../stages.js';
import type { Window as Closing } from '../windows.js';
import type { PokerLaw } from './poker.js';

/** One table, as its floor sees it. */
export interface DrawLaw extends PokerLaw {
  readonly felt: DrawFelt;
  /** How many cards a whole pack has. */
  readonly pack: number;
}
export interface DrawLawRules extends DrawFeltRules {
  readonly burn: boolean;
  readonly feeOnVoid: 'carry' | 'keep';
  readonly outOfTurn: 'returned' | 'binding';
  readonly window: Closing;
  readonly pass: 'check' | 'fold';
  readonly chip: Chips;
}

/** All have drawn: the betting after it, or a dealer who waits with everybody all in. */
export const isAfterDraw = (stage: string): boolean => stage === 'bet-2' || stage === 'draw-wait';
/** Has anybody acted since the draw? Where nobody is asked any more, bets tell. */
export const hasActedAfter = (on: DrawFelt, r: Felt, stage: string): boolean =>
  stage === 'bet-2' ? actsAt(r, stage) > 0 : r.seats.some((s) => chipsAt(r, on.bet(s)) > 0);
/** Has somebody put in more than he had to? */
export const hasOpened = ({ felt }: DrawLaw, r: Felt, seat: Seat): boolean =>
  chipsAt(r, felt.bet(seat)) > putUp(felt, r, seat);

/** The cards of all live hands. */
export const heldCards = ({ felt }: DrawLaw, r: Felt): readonly CardId[] =>
  felt.live(r).flatMap((s) => felt.cardsOf(r, s));
/** Those that came with the draw; the last card of a hand is never among them, or it would be no hand. */
export const drawnCards = ({ felt, pack }: DrawLaw, r: Felt): readonly CardId[] => {
  const first = firstDrawn(felt, r, pack);
  return felt.live(r).flatMap((s) => {
    const cards = felt.cardsOf(r, s);
    return cards.length > 1 ? cards.filter((card) => card >= first) : [];
  });
};
/** The burn, the card that is never dealt, and one for a hand. */
const STUB_LEAST = 3;
/** So few cards in the stub that none can be spared. */
export const isStubShort = (on: DrawFelt, r: Felt): boolean => cardsIn(r, on.stock).length < STUB_LEAST;
/** Too few to replace one: on the deal it comes out of the stub as it is, on the draw the discards may be shuffled into it. */
export const runsShort = (on: DrawFelt, r: Felt, stage: string): boolean =>
  isShort(on, r) || (stage === 'bet-1' && isStubShort(on, r));

/** What a seat has bet in this round of its own will. */
export const betBy = ({ felt }: DrawLaw, r: Felt, stage: string, seat: Seat): Chips =>
  chipsAt(r, felt.bet(seat)) - (stage === 'bet-1' ? putUp(felt, r, seat) : 0);
/** Who made the opening bet, while nobody has answered it. */
export function openerOf(t: DrawLaw, r: Felt, stage: string): Seat | null {
  const { held } = bettingAt(r, stage);
  if (held === null || held.bold) return null;
  return r.seats.some((s) => s !== held.by && betBy(t, r, stage, s) > 0) ? null : held.by;
}
/** What it takes whoever has the turn to stay in, or to open; 0 where neither can be short. */
export function priceFor({ felt }: DrawLaw, r: Felt, stage: string): Chips {
  const { level, unit, order, turn } = bettingAt(r, stage);
  const owes = level - chipsAt(r, felt.bet(order[turn]!));
  return owes > 0 ? owes : level === 0 ? unit : 0;
}
/** The most that is short of it. */
export const shortMost = (t: DrawLaw, r: Felt, stage: string): Chips =>
  Math.floor((priceFor(t, r, stage) - 1) / t.chip) * t.chip;
