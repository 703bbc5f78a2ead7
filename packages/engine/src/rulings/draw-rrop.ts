/**
 * The usual rules at a draw table whose sheet has none (AMB-GEN-09): a card exposed on the deal is kept, and one exposed or boxed on
 * the draw replaced.
 */
import { type Command, type Draft, type Felt, type Incident, isOpen, type Refusal, refuse } from '../kernel/index.js';
import type { DrawFelt } from '../steps/index.js';
import { drawMisdeal, firstDrawn, isShort, kept, takenOut } from './draw-moves.js';
import { type CardNamed, cardAmong, incident, oneCardOf, theCard } from './incident.js';
import { holderOf, holeCards } from './moves.js';
import { actsAt } from './stages.js';
import { boxed, offUsualDeal, USUAL, type UsualTable, usualDeal } from './usual.js';

export function usualDrawIncidents(
  felt: DrawFelt,
  { feeOnVoid, pack }: { readonly feeOnVoid: 'carry' | 'keep'; readonly pack: number },
): readonly Incident[] {
  const table: UsualTable = {
    felt,
    feeOnVoid,
    isOnDeal: (_r, stage) => stage === 'bet-1',
    isPlayed: (stage) => stage !== 'over',
    misdeal: (d, exposed) => drawMisdeal(felt, d, exposed, USUAL),
  };

  /** On the draw: a card that came with it, while it can be replaced. Two of them are two reports. */
  function onTheDraw(r: Felt, stage: string): CardNamed | Refusal {
    if (stage !== 'draw' && stage !== 'bet-2') return refuse('wrong-stage', USUAL, { stage });
    const acts = actsAt(r, stage);
    if (acts > 0) return refuse('action-has-begun', USUAL, { acts });
    const first = firstDrawn(felt, r, pack);
    const drawn = holeCards(felt, r).filter((card) => card >= first);
    if (drawn.length === 0) return refuse('wrong-stage', USUAL, { stage });
    // A hand is live by its cards: the last one stays until others have come.
    const from = drawn.filter((card) => felt.cardsOf(r, holderOf(felt, r, card)).length > 1);
    if (from.length === 0) return refuse('already-corrected', USUAL);
    return isShort(felt, r) ? refuse('deck-too-short', USUAL) : oneCardOf(from);
  }
  /** The card is out of play; another comes when all have drawn. */
  function replaced(d: Draft, c: Command, stage: string): void {
    takenOut(felt, d, theCard(c), { to: felt.scrap, shown: true, rule: USUAL });
    if (stage === 'bet-2') d.sendTo('draw-fill');
  }

  return [
    incident(
      'exposed-card',
      USUAL,
      (r, stage) => {
        if (stage !== 'bet-1') return onTheDraw(r, stage);
        const from = holeCards(felt, r).filter((card) => !isOpen(r, card));
        return cardAmong(from, refuse('already-corrected', USUAL));
      },
      (d, c, stage) => (stage === 'bet-1' ? kept(felt, d, theCard(c), USUAL) : replaced(d, c, stage)),
    ),
    incident(
      'boxed-card',
      USUAL,
      (r, stage) => {
        if (stage !== 'bet-1') return onTheDraw(r, stage);
        return offUsualDeal(table, r, stage) ?? oneCardOf(holeCards(felt, r));
      },
      (d, c, stage) => (stage === 'bet-1' ? boxed(table, d, c) : replaced(d, c, stage)),
    ),
    ...usualDeal(table),
  ];
}
