/** Single cards that went wrong at Rogelio's draw tables: boxed, off the table, a joker, exposed (sections A and B). */
import { type Face, isJoker, rankOf } from '../cards/index.js';
import {
  type CardId,
  cardsIn,
  type Event,
  type Incident,
  isOpen,
  moved,
  option,
  type Refusal,
  type Round,
  type RuleId,
  refuse,
  type Send,
  said,
  topOf,
  type Zone,
} from '../kernel/index.js';
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
import { incident, type Offer } from './incident.js';
import { holderOf, killHand } from './moves.js';

/** Rules on one kind of card, when it comes with the deal and when it comes with the draw. */
interface ByTime {
  readonly deal: RuleId;
  readonly draw: RuleId;
}

/** A card dealt: any of the deal, or one that came with the draw. */
function dealtCard(f: DrawFloor, r: Round, stage: string, rule: ByTime): Offer | Refusal {
  if (stage === 'bet-1') return oneOf(f, r, heldCards(f, r), rule.deal, stage);
  return offDraw(f.on, r, stage, rule.draw) ?? oneOf(f, r, drawnCards(f, r), rule.draw, stage);
}
const ruleAt = (stage: string, { deal, draw }: ByTime): RuleId => (stage === 'bet-1' ? deal : draw);

/** A dead card: another comes from the middle of the deck after the deal, or from its top when all have drawn. */
function replaced(
  f: DrawFloor,
  r: Round,
  card: CardId,
  p: { to: Zone; shown: boolean; dead: RuleId; fill: RuleId; stage: string; send: Send },
): readonly Event[] {
  const out = takenOut(f.on, r, card, { to: p.to, shown: p.shown, rule: p.dead });
  if (p.stage === 'bet-1') return [out, filled(f.on, r, holderOf(f.on, r, card), p.fill)];
  // While cards are still being dealt it is filled in its turn, after all others.
  return isAfterDraw(p.stage) ? [out, p.send('draw-fill')] : [out];
}

const isBoxed = ({ on }: DrawFloor, r: Round): boolean => cardsIn(r, on.scrap).length > 0;

/** A boxed card, or a joker that does not belong to the deck: on the deal the second of them makes a misdeal. */
export function scrapCard(
  f: DrawFloor,
  name: string,
  rule: ByTime & { dead: RuleId; second: RuleId; shown: boolean },
): Incident {
  return {
    name,
    cites: [rule.deal, rule.draw, rule.dead, rule.second, FOUND],
    offer: (r, stage) => {
      const isSecond = stage === 'bet-1' && isBoxed(f, r);
      const o = isSecond ? { cards: { from: heldCards(f, r), min: 1, max: 1 } } : dealtCard(f, r, stage, rule);
      return 'refused' in o ? o : option(name, { rule: ruleAt(stage, rule), ...o });
    },
    remedy: (r, c, stage, send) => {
      const [card] = c.cards!;
      if (stage === 'bet-1' && isBoxed(f, r))
        return redeal(f, r, { rule: rule.second, send, exposed: rule.shown ? c.cards! : [] });
      return replaced(f, r, card!, {
        to: f.on.scrap,
        shown: rule.shown,
        dead: rule.dead,
        fill: rule.deal,
        stage,
        send,
      });
    },
  };
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
    (r, c, _stage, send) => redeal(f, r, { rule, send, exposed: c.cards! }),
    [FOUND],
  );
/** A boxed card that is to be burned is burned; everybody has seen it. */
export const boxedBurn = ({ on }: DrawFloor, rule: RuleId): Incident => {
  const burned = (r: Round): CardId | undefined => topOf(r, on.burn);
  return incident(
    'boxed-burn',
    rule,
    (r, stage) => {
      const bad = offDraw(on, r, stage, rule);
      if (bad) return bad;
      const card = burned(r);
      if (card === undefined) return refuse('wrong-stage', rule, { stage });
      return isOpen(r, card) ? refuse('already-corrected', rule) : {};
    },
    (r) => [moved('BoxedBurn', null, rule, [{ cards: [burned(r)!], from: on.burn, to: on.burn, seen: 'all' }])],
    [FOUND],
  );
};

/** A card dealt off the table is dead, unseen. */
export const offTable = (f: DrawFloor, rule: ByTime): Incident => ({
  name: 'off-table',
  cites: [rule.deal, rule.draw, FOUND],
  offer: (r, stage) => {
    const o = dealtCard(f, r, stage, rule);
    return 'refused' in o ? o : option('off-table', { rule: ruleAt(stage, rule), ...o });
  },
  remedy: (r, c, stage, send) => {
    const at = ruleAt(stage, rule);
    return replaced(f, r, c.cards![0]!, { to: f.on.dead, shown: false, dead: at, fill: at, stage, send });
  },
});

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
  const closed = (r: Round, from: readonly CardId[]): readonly CardId[] => from.filter((card) => !isOpen(r, card));
  function offer(r: Round, stage: string): Offer | Refusal {
    if (stage !== 'bet-1')
      return offDraw(on, r, stage, rule.draw) ?? oneOf(f, r, closed(r, drawnCards(f, r)), rule.draw, stage);
    const from = closed(r, heldCards(f, r));
    if (from.length === 0) return refuse('already-corrected', rule.deal);
    // What is kept needs no other card.
    return rule.high === null ? { cards: { from, min: 1, max: 1 } } : oneOf(f, r, from, rule.deal, stage);
  }
  return {
    name: 'exposed-card',
    cites: [rule.deal, rule.draw, ...(rule.high === null ? [] : [rule.high]), FOUND],
    offer: (r, stage) => {
      const o = offer(r, stage);
      return 'refused' in o ? o : option('exposed-card', { rule: ruleAt(stage, rule), ...o });
    },
    remedy: (r, c, stage, send, faces) => {
      const card = c.cards![0]!;
      const seat = holderOf(on, r, card);
      const replace = (fill: RuleId): readonly Event[] =>
        replaced(f, r, card, { to: on.dead, shown: true, dead: fill, fill, stage, send });
      if (stage !== 'bet-1')
        return rule.dealerKeeps && seat === r.markers[on.button] ? [kept(on, r, card, rule.draw)] : replace(rule.draw);
      if (rule.high === null) return [kept(on, r, card, rule.deal)];
      const hand = on.hand(seat);
      const shown = moved('CardTurnedUp', seat, rule.deal, [{ cards: [card], from: hand, to: hand, seen: 'all' }]);
      return [shown, ...(isFiveOrUnder(faces(card)!) ? [said('CardPlays', seat, rule.deal)] : replace(rule.high))];
    },
  };
}
const ACE = 12;
const FIVE_SPOT = 3;
/** The ace is low, and the joker lower still (BAR-53). */
const isFiveOrUnder = (face: Face): boolean => isJoker(face) || rankOf(face) <= FIVE_SPOT || rankOf(face) === ACE;

/** A player exposed his own card: he keeps it. */
export const selfExposed = ({ on }: DrawFloor, rule: RuleId): Incident =>
  closedCard(on, 'self-exposed', rule, (r, card) => kept(on, r, card, rule));
/** Somebody can name a card that lies face down: that does not expose it. */
export const cardNamed = ({ on }: DrawFloor, rule: RuleId): Incident =>
  closedCard(on, 'card-named', rule, (r, card) => said('NotExposed', holderOf(on, r, card), rule));

/** Something about a card that does not lie face up, at any time. */
const closedCard = (
  on: DrawFloor['on'],
  name: string,
  rule: RuleId,
  ruling: (r: Round, card: CardId) => Event,
): Incident =>
  incident(
    name,
    rule,
    (r, stage) => {
      const from = closedCards(on, r);
      if (!isInPlay(stage)) return refuse('wrong-stage', rule, { stage });
      return from.length > 0 ? { cards: { from, min: 1, max: 1 } } : refuse('already-corrected', rule);
    },
    (r, c) => [ruling(r, c.cards![0]!)],
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
      return { cards: { from, min: 1, max: 1 } };
    },
    (r, c) => {
      const [card] = c.cards!;
      const seat = holderOf(on, r, card!);
      return [killHand(on, r, seat, rule, { cards: [{ cards: [card!], from: on.muck, to: on.muck, seen: 'all' }] })];
    },
  );
