/**
 * The floor's law for Push-Nine. The sheet has none, so it is the usual rules (AMB-GEN-09) as far as three cards face down have
 * any of it: there is no burn for an exposed card to become, so it is out of play. In a push pot a misdeal is dealt again to
 * those who are in it: the pot stays where it is.
 */
import {
  type CardId,
  cardsIn,
  type Event,
  type Incident,
  isOpen,
  type Layout,
  type Refusal,
  type Round,
  type RuleId,
  refuse,
  type Send,
  said,
} from '../kernel/index.js';
import { type Betting, type PushFelt, pushFelt } from '../steps/index.js';
import { incident, type Offer } from './incident.js';
import { killHand, misdeal, scrap, swapForBurn } from './moves.js';

const RULE: RuleId = 'AMB-GEN-09';
/** Where play goes back to: the fee is taken once more only where the house keeps that of a misdeal. */
const BACK = { carry: 'shuffle', keep: 'collect' } as const;

export function pushNineIncidents(
  on: Layout,
  { feeOnVoid }: { readonly feeOnVoid: keyof typeof BACK },
): readonly Incident[] {
  const felt = pushFelt(on);
  const redeal = (r: Round, send: Send, exposed: readonly CardId[] = []): readonly Event[] => [
    misdeal(felt, r, exposed, RULE),
    send(BACK[feeOnVoid]),
  ];
  const held = (r: Round): readonly CardId[] => r.seats.flatMap((s) => felt.cardsOf(r, s));
  const isExposed = (r: Round): boolean => cardsIn(r, felt.burn).some((card) => isOpen(r, card));
  const isBoxed = (r: Round): boolean => cardsIn(r, felt.scrap).length > 0;
  /** A misdeal whatever the cards. */
  const misdealt = (name: string): Incident =>
    incident(
      name,
      RULE,
      (r, stage) => tooLate(r, stage) ?? {},
      (r, _c, _stage, send) => redeal(r, send),
    );
  /** Two of a kind make a misdeal; the first may have been replaced before the second was found. */
  const twoOf = (name: string, hadOne: (r: Round) => boolean): Incident =>
    incident(
      name,
      RULE,
      (r, stage): Offer | Refusal =>
        tooLate(r, stage) ?? { cards: { from: held(r), min: hadOne(r) ? 1 : 2, max: held(r).length } },
      (r, c, _stage, send) => redeal(r, send, c.cards),
    );
  const oneCard = (r: Round, stage: string): Offer | Refusal =>
    tooLate(r, stage) ?? { cards: { from: held(r), min: 1, max: 1 } };
  return [
    incident('exposed-card', RULE, oneCard, (r, c, _stage, send) => {
      const card = c.cards![0]!;
      return isExposed(r) || isEarly(felt, r, card)
        ? redeal(r, send, c.cards)
        : [swapForBurn(felt, r, card, { rule: RULE, shown: true, burns: false })];
    }),
    twoOf('exposed-cards', isExposed),
    incident('boxed-card', RULE, oneCard, (r, c, _stage, send) =>
      isBoxed(r) ? redeal(r, send, c.cards) : scrap(felt, r, c.cards!, RULE),
    ),
    twoOf('boxed-cards', isBoxed),
    misdealt('wrong-start'),
    misdealt('dead-seat-dealt'),
    incident(
      'wrong-count',
      RULE,
      (r, stage) => {
        const seats = felt.live(r);
        return hasCards(stage) && seats.length > 1 ? { seats } : refuse('wrong-stage', RULE, { stage });
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

const hasCards = (stage: string): boolean => stage === 'betting' || stage === 'showdown';
/** A misdeal must be found before two have acted. */
function tooLate(r: Round, stage: string): Refusal | null {
  if (stage !== 'betting') return refuse('wrong-stage', RULE, { stage });
  const { acts } = r.now as Betting;
  return acts < 2 ? null : refuse('two-have-acted', RULE, { acts });
}
/** The first or second card off the deck. Cards are numbered in the order of the deck. */
const isEarly = (felt: PushFelt, r: Round, card: CardId): boolean =>
  card - Math.min(...r.seats.flatMap((s) => felt.cardsOf(r, s)), ...cardsIn(r, felt.muck)) < 2;
