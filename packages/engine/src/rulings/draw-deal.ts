/** A deal that went wrong at Rogelio's draw tables: too many cards or too few, out of turn or out of position (sections A and C). */
import {
  type CardId,
  cardsIn,
  chipsAt,
  type Event,
  event,
  type Incident,
  moved,
  option,
  type Refusal,
  type Round,
  type RuleId,
  refuse,
  type Seat,
  said,
} from '../kernel/index.js';
import { type Betting, FIVE, fromTop } from '../steps/index.js';
import {
  type DrawFloor,
  FOUND,
  isInPlay,
  isStubShort,
  mayDie,
  offDeal,
  offUntouchedDeal,
  redeal,
  runsShort,
} from './draw-floor.js';
import { completed, killSix, namedBy, namesOf, postsOf, putUp, sixthBurned } from './draw-moves.js';
import { incident, type Offer } from './incident.js';
import { killHand } from './moves.js';

/** A whole hand, and what must be left after it: the burn, the card that is never dealt, and another. */
const EXTRA_LEAST = FIVE + 3;
/** Has somebody put in more than he had to? */
const hasOpened = ({ on }: DrawFloor, r: Round, seat: Seat): boolean => chipsAt(r, on.bet(seat)) > putUp(on, r, seat);

// --- a sixth card -------------------------------------------------------------------------------------------------

/** Two or more were dealt a sixth card: a misdeal. The report names the last of them. */
export const sixthCards = (f: DrawFloor, rule: RuleId): Incident =>
  incident(
    'sixth-cards',
    rule,
    (r, stage) => {
      const bad = offDeal(stage, rule);
      if (bad) return bad;
      const seats = f.on.live(r).filter((s) => s !== f.on.lead(r));
      return seats.length > 0 ? { seats } : refuse('wrong-stage', rule, { stage });
    },
    (r, _c, _stage, send) => redeal(f, r, { rule, send }),
    [FOUND],
  );

/** One was dealt a sixth card and has not picked it up: it is the burn. */
export const sixthCard = (f: DrawFloor, rule: RuleId): Incident => takenBack(f, 'sixth-card', rule, () => true);
/** Somebody who has not acted yet sees six cards before him, and says so before he picks them up: one of them is the burn. */
export const sixSeen = (f: DrawFloor, rule: RuleId): Incident =>
  takenBack(f, 'six-cards-seen', rule, (r, s) => (r.now as Betting).toAct.includes(s) && !hasOpened(f, r, s));

const takenBack = (f: DrawFloor, name: string, rule: RuleId, test: (r: Round, seat: Seat) => boolean): Incident =>
  incident(
    name,
    rule,
    (r, stage): Offer | Refusal => {
      const bad = offDeal(stage, rule);
      if (bad) return bad;
      if (cardsIn(r, f.on.burn).length > 0) return refuse('already-corrected', rule);
      if (isStubShort(f.on, r)) return refuse('deck-too-short', rule);
      const seats = f.on.live(r).filter((s) => test(r, s));
      return seats.length > 0 ? { seats } : refuse('action-has-begun', rule);
    },
    (r, c) => [sixthBurned(f.on, r, { seat: c.seat!, rule, burns: f.rules.burn })],
    [FOUND],
  );

/** Somebody picked six cards up: his hand is dead, and a card is burned all the same. */
export function sixTaken(f: DrawFloor, rule: { readonly onDeal: RuleId; readonly later: RuleId }): Incident {
  const ruleAt = (r: Round, stage: string): RuleId =>
    stage === 'bet-1' && (r.now as Betting).acts === 0 ? rule.onDeal : rule.later;
  return {
    name: 'six-cards-taken',
    cites: [rule.onDeal, rule.later],
    offer: (r, stage) => {
      const at = ruleAt(r, stage);
      if (stage !== 'bet-1' && stage !== 'declare') return refuse('wrong-stage', at, { stage });
      const o = mayDie(f, r, stage, at);
      if ('refused' in o) return o;
      return isStubShort(f.on, r) ? refuse('deck-too-short', at) : option('six-cards-taken', { rule: at, ...o });
    },
    remedy: (r, c, stage) => [killSix(f.on, r, c.seat!, ruleAt(r, stage))],
  };
}

// --- four cards ---------------------------------------------------------------------------------------------------

/** A hand of four gets one more, if nobody has acted. */
export const fourCards = (f: DrawFloor, rule: RuleId): Incident =>
  incident(
    'four-cards',
    rule,
    (r, stage) => {
      const bad = offUntouchedDeal(r, stage, rule);
      if (bad) return bad;
      return runsShort(f.on, r, stage) ? refuse('deck-too-short', rule) : { seats: f.on.live(r) };
    },
    (r, c) => [completed(f.on, r, c.seat!, rule)],
    [FOUND],
  );

/** One has six and another four: both hands are dead, and their antes and blinds go back (AMB-ROG-29). */
export const sixAndFour = (f: DrawFloor, rule: RuleId): Incident =>
  severalHands(f, 'six-and-four', {
    rule,
    most: 2,
    when: (_r, stage) => offDeal(stage, rule),
    out: (r, seat) => killHand(f.on, r, seat, rule, { back: postsOf(f.on, r, seat) }),
  });

/** Several hands die together, each named by a card of it. If none is left, the hand is void (BAR-51). */
export function severalHands(
  f: DrawFloor,
  name: string,
  p: {
    readonly rule: RuleId;
    readonly most: number;
    when(r: Round, stage: string): Refusal | null;
    out(r: Round, seat: Seat): Event;
  },
): Incident {
  const { on } = f;
  return incident(
    name,
    p.rule,
    (r, stage): Offer | Refusal => {
      const bad = p.when(r, stage);
      if (bad) return bad;
      const from = namesOf(on, r);
      if (from.length < 2) return refuse('wrong-stage', p.rule, { stage });
      return { cards: { from, min: 2, max: Math.min(p.most, from.length) } };
    },
    (r, c) => {
      const seats = namedBy(on, r, c.cards as readonly CardId[]);
      if (seats.length === on.live(r).length) return [said('RoundVoided', null, p.rule)];
      return seats.map((seat) => p.out(r, seat));
    },
    [FOUND],
  );
}

// --- rotation and position ----------------------------------------------------------------------------------------

/** Cards dealt out of rotation: dealt again if nobody has acted, otherwise they play. */
export const outOfRotation = (f: DrawFloor, rule: RuleId): Incident =>
  incident(
    'out-of-rotation',
    rule,
    (_r, stage) => offDeal(stage, rule) ?? {},
    (r, _c, _stage, send) =>
      (r.now as Betting).acts === 0 ? redeal(f, r, { rule, send }) : [said('CardsStand', null, rule)],
    [FOUND],
  );

/**
 * The deal was out of position, and everybody agrees. While nobody has opened it is dealt again from the right one; once the pot is
 * open the hand is played on, and the next one follows from where this was dealt: the seat that is named.
 */
export const outOfPosition = (f: DrawFloor, rule: RuleId): Incident => {
  const { on } = f;
  const isOpened = (r: Round, stage: string): boolean => stage !== 'bet-1' || r.seats.some((s) => hasOpened(f, r, s));
  return incident(
    'out-of-position',
    rule,
    (r, stage) => {
      if (!isInPlay(stage)) return refuse('wrong-stage', rule, { stage });
      return { seats: r.seats.filter((s) => s !== r.markers[on.leader]) };
    },
    (r, c, stage, send) => {
      if (!isOpened(r, stage)) return redeal(f, r, { rule, send });
      const move = { marker: on.leader, from: r.markers[on.leader]!, to: c.seat! };
      return [event('PositionMoved', c.seat!, rule, [], [], [move], null, null)];
    },
  );
};

/** A hand was dealt to somebody who is not in this round: it is completed, and dead. */
export const extraHand = (f: DrawFloor, rule: RuleId): Incident => {
  const { on } = f;
  return incident(
    'extra-hand',
    rule,
    (r, stage) => {
      const bad = offDeal(stage, rule);
      return bad ?? (cardsIn(r, on.stock).length < EXTRA_LEAST ? refuse('deck-too-short', rule) : {});
    },
    (r) => {
      const cards = fromTop(cardsIn(r, on.stock), FIVE);
      return [moved('ExtraHandDead', null, rule, [{ cards, from: on.stock, to: on.muck, seen: null }])];
    },
    [FOUND],
  );
};
