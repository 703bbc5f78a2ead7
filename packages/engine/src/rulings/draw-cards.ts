/** Single cards that went wrong at Rogelio's draw tables: boxed, off the table, a joker, exposed (sections A and B). */

import { type Face, isJoker, rankOf } from '../cards/index.js';
import type { Reporting } from '../facts/index.js';
import {
  type CardId,
  cardsIn,
  type Draft,
  type Felt,
  type Incident,
  isOpen,
  type Refusal,
  type RuleId,
  refuse,
  topOf,
  type Zone,
} from '../kernel/index.js';
import { fromTop } from '../steps/index.js';
import {
  type DrawFloor,
  drawnCards,
  FOUND,
  heldCards,
  isAfterDraw,
  isInPlay,
  offDeal,
  offDraw,
  oneOf,
  redeal,
} from './draw-floor.js';
import { closedCards, filled, kept, takenOut } from './draw-moves.js';
import { type CardNamed, cardAmong, incident, oneCardOf, theCard, theCards } from './incident.js';
import { holderOf, muck } from './moves.js';

/** Rules on one kind of card, when it comes with the deal and when it comes with the draw. */
interface ByTime {
  readonly deal: RuleId;
  readonly draw: RuleId;
}

/** A card dealt: any of the deal, or one that came with the draw. */
function dealtCard(f: DrawFloor, r: Felt, stage: string, rule: ByTime): CardNamed | Refusal {
  if (stage === 'bet-1') return oneOf(f, r, heldCards(f, r), rule.deal, stage);
  return offDraw(f.on, r, stage, rule.draw) ?? oneOf(f, r, drawnCards(f, r), rule.draw, stage);
}
const ruleAt = (stage: string, { deal, draw }: ByTime): RuleId => (stage === 'bet-1' ? deal : draw);

/** A dead card: another comes from the middle of the deck after the deal, or from its top when all have drawn. */
function replaced(
  { on }: DrawFloor,
  d: Draft,
  card: CardId,
  p: { to: Zone; shown: boolean; dead: RuleId; fill: RuleId; stage: string },
): void {
  const seat = holderOf(on, d, card);
  takenOut(on, d, card, { to: p.to, shown: p.shown, rule: p.dead });
  if (p.stage === 'bet-1') filled(on, d, seat, p.fill);
  // While cards are still being dealt it is filled in its turn, after all others.
  else if (isAfterDraw(p.stage)) d.sendTo('draw-fill');
}

const isBoxed = ({ on }: DrawFloor, r: Felt): boolean => cardsIn(r, on.scrap).length > 0;

/** A boxed card, or a joker that does not belong to the deck: on the deal the second of them makes a misdeal. */
export function scrapCard(
  f: DrawFloor,
  name: Reporting<'cards'>,
  rule: ByTime & { dead: RuleId; second: RuleId; shown: boolean },
): Incident {
  return incident(
    name,
    rule.deal,
    (r, stage) => {
      if (stage === 'bet-1' && isBoxed(f, r)) return oneCardOf(heldCards(f, r));
      return dealtCard(f, r, stage, rule);
    },
    (d, c, stage) => {
      const { dead, deal: fill, shown } = rule;
      if (stage === 'bet-1' && isBoxed(f, d)) return redeal(f, d, rule.second, shown ? theCards(c) : []);
      replaced(f, d, theCard(c), { to: f.on.scrap, shown, dead, fill, stage });
    },
    [rule.draw, rule.dead, rule.second, FOUND],
  );
}
/** Two or more boxed cards on the deal: a misdeal. The first may have been replaced before the second was found. */
export const boxedCards = (f: DrawFloor, rule: RuleId): Incident =>
  incident(
    'boxed-cards',
    rule,
    (r, stage) => {
      const from = heldCards(f, r);
      return offDeal(stage, rule) ?? { cards: { from, min: isBoxed(f, r) ? 1 : 2, max: from.length } };
    },
    (d, c) => redeal(f, d, rule, theCards(c)),
    [FOUND],
  );
/** A boxed card that is to be burned is burned; everybody has seen it. */
export const boxedBurn = ({ on }: DrawFloor, rule: RuleId): Incident =>
  incident(
    'boxed-burn',
    rule,
    (r, stage) => {
      const bad = offDraw(on, r, stage, rule);
      if (bad) return bad;
      const card = topOf(r, on.burn);
      if (card === undefined) return refuse('wrong-stage', rule, { stage });
      return isOpen(r, card) ? refuse('already-corrected', rule) : {};
    },
    (d) => {
      d.show(fromTop(cardsIn(d, on.burn), 1), on.burn);
      d.say('BoxedBurn', null, rule);
    },
    [FOUND],
  );

/** A card dealt off the table is dead, unseen. */
export const offTable = (f: DrawFloor, rule: ByTime): Incident =>
  incident(
    'off-table',
    rule.deal,
    (r, stage) => dealtCard(f, r, stage, rule),
    (d, c, stage) => {
      const at = ruleAt(stage, rule);
      replaced(f, d, theCard(c), { to: f.on.dead, shown: false, dead: at, fill: at, stage });
    },
    [rule.draw, FOUND],
  );

// --- exposed cards ------------------------------------------------------------------------------------------------

/** The rules of one game on exposed cards. */
export interface ExposedRules extends ByTime {
  /** On the deal every card is kept; or only one of five or under, and a higher one is replaced by this rule. */
  readonly high: RuleId | null;
  /** On the draw the dealer keeps his own. */
  readonly dealerKeeps: boolean;
}

/** A card the dealer exposed: kept on the deal, replaced on the draw. */
export function exposedCard(f: DrawFloor, rule: ExposedRules): Incident {
  const { on } = f;
  const closed = (r: Felt, from: readonly CardId[]): readonly CardId[] => from.filter((card) => !isOpen(r, card));
  function offer(r: Felt, stage: string): CardNamed | Refusal {
    if (stage !== 'bet-1')
      return offDraw(on, r, stage, rule.draw) ?? oneOf(f, r, closed(r, drawnCards(f, r)), rule.draw, stage);
    const from = closed(r, heldCards(f, r));
    if (from.length === 0) return refuse('already-corrected', rule.deal);
    // What is kept needs no other card.
    return rule.high === null ? oneCardOf(from) : oneOf(f, r, from, rule.deal, stage);
  }
  return incident(
    'exposed-card',
    rule.deal,
    offer,
    (d, c, stage, faces) => {
      const card = theCard(c);
      const seat = holderOf(on, d, card);
      const replace = (fill: RuleId): void =>
        replaced(f, d, card, { to: on.dead, shown: true, dead: fill, fill, stage });
      if (stage !== 'bet-1') {
        const keeps = rule.dealerKeeps && seat === d.markers[on.button];
        return keeps ? kept(on, d, card, rule.draw) : replace(rule.draw);
      }
      if (rule.high === null) return kept(on, d, card, rule.deal);
      d.show([card], on.hand(seat));
      d.say('CardTurnedUp', seat, rule.deal);
      if (isFiveOrUnder(faces(card)!)) d.say('CardPlays', seat, rule.deal);
      else replace(rule.high);
    },
    [rule.draw, ...(rule.high === null ? [] : [rule.high]), FOUND],
  );
}
const ACE = 12;
const FIVE_SPOT = 3;
/** The ace is low, and the joker lower still (BAR-53). */
const isFiveOrUnder = (face: Face): boolean => isJoker(face) || rankOf(face) <= FIVE_SPOT || rankOf(face) === ACE;

/** A player exposed his own card: he keeps it. */
export const selfExposed = ({ on }: DrawFloor, rule: RuleId): Incident =>
  closedCard(on, 'self-exposed', rule, (d, card) => kept(on, d, card, rule));
/** Somebody can name a card that lies face down: that does not expose it. */
export const cardNamed = ({ on }: DrawFloor, rule: RuleId): Incident =>
  closedCard(on, 'card-named', rule, (d, card) => d.say('NotExposed', holderOf(on, d, card), rule));

/** Something about a card that does not lie face up, at any time. */
const closedCard = (
  on: DrawFloor['on'],
  name: Reporting<'cards'>,
  rule: RuleId,
  ruling: (d: Draft, card: CardId) => void,
): Incident =>
  incident(
    name,
    rule,
    (r, stage) => {
      const from = closedCards(on, r);
      if (!isInPlay(stage)) return refuse('wrong-stage', rule, { stage });
      return cardAmong(from, refuse('already-corrected', rule));
    },
    (d, c) => ruling(d, theCard(c)),
  );

/** A card fell to lap or floor and everybody saw it: the hand is dead. */
export const droppedFaceUp = ({ on }: DrawFloor, rule: RuleId): Incident =>
  incident(
    'dropped-face-up',
    rule,
    (r, stage) => {
      const seats = on.live(r);
      const from = seats.flatMap((s) => on.cardsOf(r, s));
      if (!isInPlay(stage) || seats.length < 2 || from.length === 0) return refuse('wrong-stage', rule, { stage });
      return oneCardOf(from);
    },
    (d, c) => {
      const seat = holderOf(on, d, theCard(c));
      muck(on, d, seat);
      d.show([theCard(c)], on.muck);
      d.say('HandKilled', seat, rule);
    },
  );
