/** A deal that went wrong at Rogelio's draw tables: too many cards or too few, out of turn or out of position (sections A and C). */
import type { Reporting } from '../facts/index.js';
import {
  cardsIn,
  chipsAt,
  type Draft,
  type Felt,
  type Incident,
  type Refusal,
  type RuleId,
  refuse,
  type Seat,
} from '../kernel/index.js';
import { FIVE, fromTop, isWaiting } from '../steps/index.js';
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
import { completed, killSix, namedBy, namesOf, postsBack, putUp, sixthBurned } from './draw-moves.js';
import { incident, seatAmong, theCards, theSeat } from './incident.js';
import { killHand } from './moves.js';
import { actsAt, bettingAt } from './stages.js';

/** A whole hand, and what must be left after it: the burn, the card that is never dealt, and another. */
const EXTRA_LEAST = FIVE + 3;
/** Has somebody put in more than he had to? */
const hasOpened = ({ on }: DrawFloor, r: Felt, seat: Seat): boolean => chipsAt(r, on.bet(seat)) > putUp(on, r, seat);

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
      return seatAmong(seats, refuse('wrong-stage', rule, { stage }));
    },
    (d) => redeal(f, d, rule),
    [FOUND],
  );

/** One was dealt a sixth card and has not picked it up: it is the burn. */
export const sixthCard = (f: DrawFloor, rule: RuleId): Incident => takenBack(f, 'sixth-card', rule, () => true);
/** Somebody who has not acted yet sees six cards before him, and says so before he picks them up: one of them is the burn. */
export const sixSeen = (f: DrawFloor, rule: RuleId): Incident =>
  takenBack(f, 'six-cards-seen', rule, (r, s) => isWaiting(bettingAt(r, 'bet-1'), s) && !hasOpened(f, r, s));

const takenBack = (
  f: DrawFloor,
  name: Reporting<'seat'>,
  rule: RuleId,
  test: (r: Felt, seat: Seat) => boolean,
): Incident =>
  incident(
    name,
    rule,
    (r, stage) => {
      const bad = offDeal(stage, rule);
      if (bad) return bad;
      if (cardsIn(r, f.on.burn).length > 0) return refuse('already-corrected', rule);
      if (isStubShort(f.on, r)) return refuse('deck-too-short', rule);
      const seats = f.on.live(r).filter((s) => test(r, s));
      return seatAmong(seats, refuse('action-has-begun', rule));
    },
    (d, c) => sixthBurned(f.on, d, { seat: theSeat(c), rule, burns: f.rules.burn }),
    [FOUND],
  );

/** Somebody picked six cards up: his hand is dead, and a card is burned all the same. */
export function sixTaken(f: DrawFloor, rule: { readonly onDeal: RuleId; readonly later: RuleId }): Incident {
  const ruleAt = (r: Felt, stage: string): RuleId =>
    stage === 'bet-1' && actsAt(r, stage) === 0 ? rule.onDeal : rule.later;
  return incident(
    'six-cards-taken',
    rule.onDeal,
    (r, stage) => {
      const at = ruleAt(r, stage);
      if (stage !== 'bet-1' && stage !== 'declare') return refuse('wrong-stage', at, { stage });
      const o = mayDie(f, r, stage, at);
      if ('refused' in o) return o;
      return isStubShort(f.on, r) ? refuse('deck-too-short', at) : { rule: at, ...o };
    },
    (d, c, stage) => killSix(f.on, d, theSeat(c), ruleAt(d, stage)),
    [rule.later],
  );
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
    (d, c) => completed(f.on, d, theSeat(c), rule),
    [FOUND],
  );

/** One has six and another four: both hands are dead, and their antes and blinds go back (AMB-ROG-29). */
export const sixAndFour = (f: DrawFloor, rule: RuleId): Incident =>
  severalHands(f, 'six-and-four', {
    rule,
    most: 2,
    when: (_r, stage) => offDeal(stage, rule),
    out: (d, seat) => {
      postsBack(f.on, d, seat);
      killHand(f.on, d, seat, rule);
    },
  });

/** Several hands die together, each named by a card of it. If none is left, the hand is void (BAR-51). */
export function severalHands(
  f: DrawFloor,
  name: Reporting<'cards'>,
  p: {
    readonly rule: RuleId;
    readonly most: number;
    when(r: Felt, stage: string): Refusal | null;
    out(d: Draft, seat: Seat): void;
  },
): Incident {
  const { on } = f;
  return incident(
    name,
    p.rule,
    (r, stage) => {
      const bad = p.when(r, stage);
      if (bad) return bad;
      const from = namesOf(on, r);
      if (from.length < 2) return refuse('wrong-stage', p.rule, { stage });
      return { cards: { from, min: 2, max: Math.min(p.most, from.length) } };
    },
    (d, c) => {
      const seats = namedBy(on, d, theCards(c));
      if (seats.length === on.live(d).length) return d.voidRound(p.rule);
      for (const seat of seats) p.out(d, seat);
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
    (d, _c, stage) => (actsAt(d, stage) === 0 ? redeal(f, d, rule) : d.say('CardsStand', null, rule)),
    [FOUND],
  );

/**
 * The deal was out of position, and everybody agrees. While nobody has opened it is dealt again from the right one; once the pot is
 * open the hand is played on, and the next one follows from where this was dealt: the seat that is named.
 */
export const outOfPosition = (f: DrawFloor, rule: RuleId): Incident => {
  const { on } = f;
  const isOpened = (r: Felt, stage: string): boolean => stage !== 'bet-1' || r.seats.some((s) => hasOpened(f, r, s));
  return incident(
    'out-of-position',
    rule,
    (r, stage) => {
      if (!isInPlay(stage)) return refuse('wrong-stage', rule, { stage });
      return { seats: r.seats.filter((s) => s !== r.markers[on.leader]) };
    },
    (d, c, stage) => {
      if (!isOpened(d, stage)) return redeal(f, d, rule);
      d.mark(on.leader, theSeat(c));
      d.say('PositionMoved', theSeat(c), rule);
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
    (d) => {
      d.move(fromTop(cardsIn(d, on.stock), FIVE), on.stock, on.muck);
      d.say('ExtraHandDead', null, rule);
    },
    [FOUND],
  );
};
