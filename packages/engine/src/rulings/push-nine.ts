/**
 * The floor's law for Push-Nine. The sheet has none, so it is the usual rules (AMB-GEN-09) as far as three cards face down have
 * any of it: there is no burn for an exposed card to become, so it is out of play. In a push pot a misdeal is dealt again to
 * those who are in it: the pot stays where it is.
 */
import {
  type CardId,
  cardsIn,
  type Draft,
  type Incident,
  isOpen,
  type Layout,
  type Refusal,
  type Round,
  type RuleId,
  refuse,
} from '../kernel/index.js';
import { type PushFelt, pushFelt } from '../steps/index.js';
import { incident, type Offer, oneCardOf, theCard, theSeat, voidsRound } from './incident.js';
import { dealAgain, holeCards, killHand, misdeal, scrap, swapForBurn } from './moves.js';
import { actsAt } from './stages.js';

const RULE: RuleId = 'AMB-GEN-09';

export function pushNineIncidents(
  on: Layout,
  { feeOnVoid }: { readonly feeOnVoid: 'carry' | 'keep' },
): readonly Incident[] {
  const felt = pushFelt(on);
  const redeal = (d: Draft, exposed: readonly CardId[] = []): void => {
    misdeal(felt, d, exposed, RULE);
    dealAgain(d, feeOnVoid);
  };
  const held = (r: Round): readonly CardId[] => holeCards(felt, r);
  const isExposed = (r: Round): boolean => cardsIn(r, felt.burn).some((card) => isOpen(r, card));
  const isBoxed = (r: Round): boolean => cardsIn(r, felt.scrap).length > 0;
  /** A misdeal whatever the cards. */
  const misdealt = (name: string): Incident =>
    incident(
      name,
      RULE,
      (r, stage) => tooLate(r, stage) ?? {},
      (d) => redeal(d),
    );
  /** Two of a kind make a misdeal; the first may have been replaced before the second was found. */
  const twoOf = (name: string, hadOne: (r: Round) => boolean): Incident =>
    incident(
      name,
      RULE,
      (r, stage): Offer | Refusal =>
        tooLate(r, stage) ?? { cards: { from: held(r), min: hadOne(r) ? 1 : 2, max: held(r).length } },
      (d, c) => redeal(d, c.cards),
    );
  const oneCard = (r: Round, stage: string): Offer | Refusal => tooLate(r, stage) ?? oneCardOf(held(r));
  return [
    incident('exposed-card', RULE, oneCard, (d, c) => {
      if (isExposed(d) || isEarly(felt, d, theCard(c))) redeal(d, c.cards);
      else swapForBurn(felt, d, theCard(c), { rule: RULE, shown: true, burns: false });
    }),
    twoOf('exposed-cards', isExposed),
    incident('boxed-card', RULE, oneCard, (d, c) => {
      if (isBoxed(d)) redeal(d, c.cards);
      else scrap(felt, d, theCard(c), RULE);
    }),
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
      (d, c, stage) => {
        if (tooLate(d, stage) === null) redeal(d);
        else killHand(felt, d, theSeat(c), RULE);
      },
    ),
    voidsRound('identical-cards', RULE),
  ];
}

const hasCards = (stage: string): boolean => stage === 'betting' || stage === 'showdown';
/** A misdeal must be found before two have acted. */
function tooLate(r: Round, stage: string): Refusal | null {
  if (stage !== 'betting') return refuse('wrong-stage', RULE, { stage });
  const acts = actsAt(r, stage);
  return acts < 2 ? null : refuse('two-have-acted', RULE, { acts });
}
/** The first or second card off the deck. Cards are numbered in the order of the deck. */
const isEarly = (felt: PushFelt, r: Round, card: CardId): boolean =>
  card - Math.min(...holeCards(felt, r), ...cardsIn(r, felt.muck)) < 2;
