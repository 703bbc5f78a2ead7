/**
 * The usual rules at a draw table whose sheet has none (AMB-GEN-09): a misdeal if it is found before two have acted, a card
 * exposed on the deal is kept and one exposed on the draw replaced, a boxed card is a scrap of paper, a wrong count found too
 * late kills the hand, and identical cards void the round.
 */
import {
  type CardId,
  cardsIn,
  type Draft,
  type Incident,
  isOpen,
  type Refusal,
  type Round,
  type RuleId,
  refuse,
} from '../kernel/index.js';
import type { DrawFelt } from '../steps/index.js';
import { drawMisdeal, firstDrawn, isShort, kept, takenOut } from './draw-moves.js';
import { incident, type Offer, oneCardOf, theCard, theSeat, voidsRound } from './incident.js';
import { dealAgain, holderOf, holeCards, killHand, scrap } from './moves.js';
import { actsAt } from './stages.js';

const RULE: RuleId = 'AMB-GEN-09';

export function usualDrawIncidents(
  felt: DrawFelt,
  { feeOnVoid, pack }: { readonly feeOnVoid: 'carry' | 'keep'; readonly pack: number },
): readonly Incident[] {
  const held = (r: Round): readonly CardId[] => holeCards(felt, r);
  const redeal = (d: Draft, exposed: readonly CardId[] = []): void => {
    drawMisdeal(felt, d, exposed, RULE);
    dealAgain(d, feeOnVoid);
  };
  const isBoxed = (r: Round): boolean => cardsIn(r, felt.scrap).length > 0;
  const misdealt = (name: string): Incident =>
    incident(
      name,
      RULE,
      (r, stage) => tooLate(r, stage) ?? {},
      (d) => redeal(d),
    );

  /** On the draw: a card that came with it, while it can be replaced. Two of them are two reports. */
  function onTheDraw(r: Round, stage: string): Offer | Refusal {
    if (stage !== 'draw' && stage !== 'bet-2') return refuse('wrong-stage', RULE, { stage });
    const acts = actsAt(r, stage);
    if (acts > 0) return refuse('action-has-begun', RULE, { acts });
    const first = firstDrawn(felt, r, pack);
    const drawn = held(r).filter((card) => card >= first);
    if (drawn.length === 0) return refuse('wrong-stage', RULE, { stage });
    // A hand is live by its cards: the last one stays until others have come.
    const from = drawn.filter((card) => felt.cardsOf(r, holderOf(felt, r, card)).length > 1);
    if (from.length === 0) return refuse('already-corrected', RULE);
    return isShort(felt, r) ? refuse('deck-too-short', RULE) : oneCardOf(from);
  }
  /** The card is out of play; another comes when all have drawn. */
  function replaced(d: Draft, card: CardId, stage: string): void {
    takenOut(felt, d, card, { to: felt.scrap, shown: true, rule: RULE });
    if (stage === 'bet-2') d.sendTo('draw-fill');
  }

  return [
    incident(
      'exposed-card',
      RULE,
      (r, stage) => {
        if (stage !== 'bet-1') return onTheDraw(r, stage);
        const from = held(r).filter((card) => !isOpen(r, card));
        return from.length > 0 ? oneCardOf(from) : refuse('already-corrected', RULE);
      },
      (d, c, stage) => (stage === 'bet-1' ? kept(felt, d, theCard(c), RULE) : replaced(d, theCard(c), stage)),
    ),
    incident(
      'boxed-card',
      RULE,
      (r, stage) => {
        if (stage !== 'bet-1') return onTheDraw(r, stage);
        return tooLate(r, stage) ?? oneCardOf(held(r));
      },
      (d, c, stage) => {
        if (stage !== 'bet-1') replaced(d, theCard(c), stage);
        else if (isBoxed(d)) redeal(d, c.cards);
        else scrap(felt, d, theCard(c), RULE);
      },
    ),
    incident(
      'boxed-cards',
      RULE,
      (r, stage): Offer | Refusal =>
        tooLate(r, stage) ?? { cards: { from: held(r), min: isBoxed(r) ? 1 : 2, max: held(r).length } },
      (d, c) => redeal(d, c.cards),
    ),
    misdealt('wrong-start'),
    misdealt('dead-seat-dealt'),
    incident(
      'wrong-count',
      RULE,
      (r, stage) => {
        const seats = felt.live(r);
        return stage !== 'over' && seats.length > 1 ? { seats } : refuse('wrong-stage', RULE, { stage });
      },
      (d, c, stage) => (tooLate(d, stage) === null ? redeal(d) : killHand(felt, d, theSeat(c), RULE)),
    ),
    voidsRound('identical-cards', RULE),
  ];
}

/** A misdeal must be found before two have acted. */
function tooLate(r: Round, stage: string): Refusal | null {
  if (stage !== 'bet-1') return refuse('wrong-stage', RULE, { stage });
  const acts = actsAt(r, stage);
  return acts < 2 ? null : refuse('two-have-acted', RULE, { acts });
}
