/**
 * The usual rules, where a house's sheet has none (AMB-GEN-09): a misdeal if it is found before two have acted, a boxed card is a scrap
 * of paper, a wrong count found too late kills the hand, and identical cards void the round.
 */
import type { Reporting } from '../facts/index.js';
import {
  type CardId,
  type Command,
  cardsIn,
  type Draft,
  type Felt,
  type Incident,
  isOpen,
  type Refusal,
  type RuleId,
  refuse,
} from '../kernel/index.js';
import type { PokerFelt } from '../steps/index.js';
import { incident, oneCardOf, theCard, theSeat, voidsRound } from './incident.js';
import { dealAgain, holeCards, killHand, laidOn, scrap, swapForBurn } from './moves.js';
import { actsAt } from './stages.js';

export const USUAL: RuleId = 'AMB-GEN-09';

/** What differs from one family of games to another. */
export interface UsualTable {
  readonly felt: PokerFelt;
  readonly feeOnVoid: 'carry' | 'keep';
  /** Nothing has come since the deal but the betting on it. */
  isOnDeal(r: Felt, stage: string): boolean;
  /** There are hands, and one of them may die. */
  isPlayed(stage: string): boolean;
  /** Says that it is a misdeal; bets go back as they do in this game. */
  misdeal(d: Draft, exposed: readonly CardId[]): void;
}

/** A misdeal must be found before two have acted. */
export function offUsualDeal({ isOnDeal }: UsualTable, r: Felt, stage: string): Refusal | null {
  if (!isOnDeal(r, stage)) return refuse('wrong-stage', USUAL, { stage });
  const acts = actsAt(r, stage);
  return acts < 2 ? null : refuse('two-have-acted', USUAL, { acts });
}
function redeal({ misdeal, feeOnVoid }: UsualTable, d: Draft, exposed: readonly CardId[] = []): void {
  misdeal(d, exposed);
  dealAgain(d, feeOnVoid);
}
const isBoxed = ({ felt }: UsualTable, r: Felt): boolean => cardsIn(r, felt.scrap).length > 0;
/** Has a card been exposed and replaced on this deal? It lies face up, burned or to be burned. */
const isExposed = ({ felt }: UsualTable, r: Felt): boolean =>
  [...laidOn(felt, r), ...cardsIn(r, felt.burn)].some((card) => isOpen(r, card));
/** The first or second card off the deck. Cards are numbered in the order of the deck. */
const isEarly = ({ felt }: UsualTable, r: Felt, card: CardId): boolean =>
  card - Math.min(...holeCards(felt, r), ...cardsIn(r, felt.muck)) < 2;

/** A misdeal whatever the cards. */
const misdealt = (t: UsualTable, name: Reporting<never>): Incident =>
  incident(
    name,
    USUAL,
    (r, stage) => offUsualDeal(t, r, stage) ?? {},
    (d) => redeal(t, d),
  );
/** Two of a kind make a misdeal; the first may have been replaced before the second was found. */
const twoOf = (
  t: UsualTable,
  name: Reporting<'cards'> | 'exposed-cards',
  hadOne: (t: UsualTable, r: Felt) => boolean,
): Incident =>
  incident(
    name,
    USUAL,
    (r, stage) => {
      const from = holeCards(t.felt, r);
      return offUsualDeal(t, r, stage) ?? { cards: { from, min: hadOne(t, r) ? 1 : 2, max: from.length } };
    },
    (d, c) => redeal(t, d, c.cards),
  );
/** A boxed card of the deal is replaced; the second makes a misdeal. */
export function boxed(t: UsualTable, d: Draft, c: Command): void {
  if (isBoxed(t, d)) redeal(t, d, c.cards);
  else scrap(t.felt, d, theCard(c), USUAL);
}

/** Whatever a game does with one card that is exposed or boxed. */
export const usualDeal = (t: UsualTable): readonly Incident[] => [
  twoOf(t, 'boxed-cards', isBoxed),
  misdealt(t, 'wrong-start'),
  misdealt(t, 'dead-seat-dealt'),
  incident(
    'wrong-count',
    USUAL,
    (r, stage) => {
      const seats = t.felt.live(r);
      return t.isPlayed(stage) && seats.length > 1 ? { seats } : refuse('wrong-stage', USUAL, { stage });
    },
    (d, c, stage) => (offUsualDeal(t, d, stage) === null ? redeal(t, d) : killHand(t.felt, d, theSeat(c), USUAL)),
  ),
  voidsRound('identical-cards', USUAL),
];

/** All of them, where one card is replaced: the first or second off the deck makes a misdeal, a later one becomes the burn. */
export const usualIncidents = (
  t: UsualTable,
  { burns, isShort }: { readonly burns: boolean; isShort(r: Felt, stage: string): boolean },
): readonly Incident[] => [
  incident(
    'exposed-card',
    USUAL,
    (r, stage) => offUsualDeal(t, r, stage) ?? oneCardOf(holeCards(t.felt, r)),
    (d, c) => {
      if (isEarly(t, d, theCard(c)) || isExposed(t, d)) redeal(t, d, c.cards);
      else swapForBurn(t.felt, d, theCard(c), { rule: USUAL, shown: true, burns });
    },
  ),
  twoOf(t, 'exposed-cards', isExposed),
  incident(
    'boxed-card',
    USUAL,
    (r, stage) => {
      const bad = offUsualDeal(t, r, stage);
      if (bad) return bad;
      return isShort(r, stage) ? refuse('deck-too-short', USUAL) : oneCardOf(holeCards(t.felt, r));
    },
    (d, c) => boxed(t, d, c),
  ),
  ...usualDeal(t),
];
