/**
 * The usual rules at a draw table whose sheet has none (AMB-GEN-09): a misdeal if it is found before two have acted, a card
 * exposed on the deal is kept and one exposed on the draw replaced, a boxed card is a scrap of paper, a wrong count found too
 * late kills the hand, and identical cards void the round.
 */
import {
  type CardId,
  cardsIn,
  type Event,
  type Incident,
  isOpen,
  moved,
  type Refusal,
  type Round,
  type RuleId,
  refuse,
  type Send,
  said,
} from '../kernel/index.js';
import type { Betting, DrawFelt } from '../steps/index.js';
import { drawMisdeal, firstDrawn, isShort, kept } from './draw-moves.js';
import { incident, type Offer } from './incident.js';
import { holderOf, killHand, scrap } from './moves.js';

const RULE: RuleId = 'AMB-GEN-09';
/** Where play goes back to: the fee is taken once more only where the house keeps that of a misdeal. */
const BACK = { carry: 'shuffle', keep: 'collect' } as const;

export function usualDrawIncidents(
  felt: DrawFelt,
  { feeOnVoid, pack }: { readonly feeOnVoid: keyof typeof BACK; readonly pack: number },
): readonly Incident[] {
  const held = (r: Round): readonly CardId[] => r.seats.flatMap((s) => felt.cardsOf(r, s));
  const redeal = (r: Round, send: Send, exposed: readonly CardId[] = []): readonly Event[] => [
    drawMisdeal(felt, r, exposed, RULE),
    send(BACK[feeOnVoid]),
  ];
  const isBoxed = (r: Round): boolean => cardsIn(r, felt.scrap).length > 0;
  const misdealt = (name: string): Incident =>
    incident(
      name,
      RULE,
      (r, stage) => tooLate(r, stage) ?? {},
      (r, _c, _stage, send) => redeal(r, send),
    );

  /** On the draw: a card that came with it, while it can be replaced. Two of them are two reports. */
  function onTheDraw(r: Round, stage: string): Offer | Refusal {
    if (stage !== 'draw' && stage !== 'bet-2') return refuse('wrong-stage', RULE, { stage });
    const acts = stage === 'bet-2' ? (r.now as Betting).acts : 0;
    if (acts > 0) return refuse('action-has-begun', RULE, { acts });
    const first = firstDrawn(felt, r, pack);
    const drawn = held(r).filter((card) => card >= first);
    if (drawn.length === 0) return refuse('wrong-stage', RULE, { stage });
    // A hand is live by its cards: the last one stays until others have come.
    const from = drawn.filter((card) => felt.cardsOf(r, holderOf(felt, r, card)).length > 1);
    if (from.length === 0) return refuse('already-corrected', RULE);
    return isShort(felt, r) ? refuse('deck-too-short', RULE) : { cards: { from, min: 1, max: 1 } };
  }
  /** The card is out of play; another comes when all have drawn. */
  function replaced(r: Round, card: CardId, stage: string, send: Send): readonly Event[] {
    const seat = holderOf(felt, r, card);
    const move = { cards: [card], from: felt.hand(seat), to: felt.scrap, seen: 'all' as const };
    const out = moved('CardScrapped', seat, RULE, [move]);
    return stage === 'bet-2' ? [out, send('draw-fill')] : [out];
  }

  return [
    incident(
      'exposed-card',
      RULE,
      (r, stage) => {
        if (stage !== 'bet-1') return onTheDraw(r, stage);
        const from = held(r).filter((card) => !isOpen(r, card));
        return from.length > 0 ? { cards: { from, min: 1, max: 1 } } : refuse('already-corrected', RULE);
      },
      (r, c, stage, send) => {
        const card = c.cards![0]!;
        return stage === 'bet-1' ? [kept(felt, r, card, RULE)] : replaced(r, card, stage, send);
      },
    ),
    incident(
      'boxed-card',
      RULE,
      (r, stage) => {
        if (stage !== 'bet-1') return onTheDraw(r, stage);
        return tooLate(r, stage) ?? { cards: { from: held(r), min: 1, max: 1 } };
      },
      (r, c, stage, send) => {
        if (stage !== 'bet-1') return replaced(r, c.cards![0]!, stage, send);
        return isBoxed(r) ? redeal(r, send, c.cards) : scrap(felt, r, c.cards!, RULE);
      },
    ),
    incident(
      'boxed-cards',
      RULE,
      (r, stage): Offer | Refusal =>
        tooLate(r, stage) ?? { cards: { from: held(r), min: isBoxed(r) ? 1 : 2, max: held(r).length } },
      (r, c, _stage, send) => redeal(r, send, c.cards),
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
      (r, c, stage, send) => (tooLate(r, stage) === null ? redeal(r, send) : [killHand(felt, r, c.seat!, RULE)]),
    ),
    incident(
      'identical-cards',
      RULE,
      (_r, stage) => (stage === 'over' ? refuse('round-over', RULE) : {}),
      () => [said('RoundVoided', null, RULE)],
    ),
  ];
}

/** A misdeal must be found before two have acted. */
function tooLate(r: Round, stage: string): Refusal | null {
  if (stage !== 'bet-1') return refuse('wrong-stage', RULE, { stage });
  const { acts } = r.now as Betting;
  return acts < 2 ? null : refuse('two-have-acted', RULE, { acts });
}
