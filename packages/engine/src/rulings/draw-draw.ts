/** The draw gone wrong at Rogelio's tables: hands laid down, dead discards, cards out of order, a stub that was mixed. */
import { cardsIn, type Felt, type Incident, type Refusal, type RuleId, refuse, type Seat } from '../kernel/index.js';
import { FIVE } from '../steps/index.js';
import { type DrawFloor, drawnCards, FOUND, hasActedAfter, isAfterDraw, offDraw } from './draw-floor.js';
import { actionEnded, boundToStand, burnPlayed, firstDrawn, unmark } from './draw-moves.js';
import { incident, seatAmong, theSeat } from './incident.js';
import { betsBack } from './moves.js';
import { callsAt, servedAt } from './stages.js';
import { WINDOW } from './windows.js';

/** Before his draw: he holds five cards, has not been served, and is not bound to stand already. */
function maySpread({ on }: DrawFloor, r: Felt, stage: string, seat: Seat): boolean {
  if (r.markers[on.mustStand(seat)] !== null || on.cardsOf(r, seat).length !== FIVE) return false;
  return !servedAt(r, stage)?.includes(seat);
}
/** Five cards face up before the draw: he stands pat. The same rule stands in two places. */
export function spreadHand(f: DrawFloor, cites: { readonly betting: RuleId; readonly draw: RuleId }): Incident {
  const ruleAt = (stage: string): RuleId => (stage === 'bet-1' ? cites.betting : cites.draw);
  const asking = (r: Felt, stage: string): boolean =>
    stage === 'bet-1' || stage === 'declare' || servedAt(r, stage) !== null;
  return incident(
    'spread-hand',
    cites.betting,
    (r, stage) => {
      const rule = ruleAt(stage);
      const seats = asking(r, stage) ? f.on.live(r).filter((s) => maySpread(f, r, stage, s)) : [];
      return seats.length > 0 ? { rule, seats } : refuse('wrong-stage', rule, { stage });
    },
    (d, c, stage) => {
      const hand = f.on.hand(theSeat(c));
      d.show(cardsIn(d, hand), hand);
      boundToStand(f.on, d, theSeat(c), ruleAt(stage));
    },
    [cites.draw],
  );
}

/** The dealer took the stub up before he threw his own: he stands pat. Who deals has the button. */
export const stubTaken = (f: DrawFloor, rule: RuleId): Incident => {
  const { on } = f;
  return incident(
    'stub-taken',
    rule,
    (r, stage) => {
      const seat = r.markers[on.button]!;
      if (stage !== 'declare' || seat === null || !on.isLive(r, seat)) return refuse('wrong-stage', rule, { stage });
      if (r.markers[on.mustStand(seat)] !== null) return refuse('already-corrected', rule);
      return cardsIn(r, on.thrown(seat)).length > 0 ? refuse('action-has-begun', rule) : {};
    },
    (d) => boundToStand(on, d, d.markers[on.button]!, rule),
  );
};

/** Discards thrown face down toward the dealer are dead: their owner cannot take them back. */
export const deadDiscards = ({ on }: DrawFloor, rule: RuleId): Incident =>
  incident(
    'dead-discards',
    rule,
    (r, stage) => {
      if (stage !== 'declare') return refuse('wrong-stage', rule, { stage });
      const { called, settled } = callsAt(r, stage);
      const throwers = called.filter((s) => cardsIn(r, on.thrown(s)).length > 0);
      if (throwers.length === 0) return refuse('wrong-stage', rule, { stage });
      const seats = throwers.filter((s) => !settled.includes(s));
      return seatAmong(seats, refuse('already-corrected', rule));
    },
    (d, c) => d.say('DiscardsDead', theSeat(c), rule),
  );

// --- no further action --------------------------------------------------------------------------------------------

/** On the draw, while there still is action that could be ended. */
const endsAction = ({ on }: DrawFloor, r: Felt, stage: string, rule: RuleId): Refusal | null =>
  offDraw(on, r, stage, rule) ?? (r.markers[on.noAction] === null ? null : refuse('already-corrected', rule));

/** New cards dealt out of order: until the hands are shown, or somebody acts, as the house has it (AMB-ROG-68). */
function offOrder({ on, rules }: DrawFloor, r: Felt, stage: string, rule: RuleId): Refusal | null {
  if (stage === 'showdown' || stage === 'over') return refuse('too-late', WINDOW);
  if (!isAfterDraw(stage)) return offDraw(on, r, stage, rule);
  return rules.window === 'action' && hasActedAfter(on, r, stage) ? refuse('action-has-begun', WINDOW) : null;
}
/** The draw is completed, and the hands are shown; there should have been no bets after it, so they go back. */
export const outOfOrder = (f: DrawFloor, rule: RuleId): Incident => {
  const { on } = f;
  return incident(
    'draw-out-of-order',
    rule,
    (r, stage) => {
      const bad = offOrder(f, r, stage, rule);
      if (bad) return bad;
      if (r.markers[on.noAction] !== null) return refuse('already-corrected', rule);
      return drawnCards(f, r).length > 0 ? {} : refuse('wrong-stage', rule, { stage });
    },
    (d, _c, stage) => {
      if (!isAfterDraw(stage)) return actionEnded(on, d, rule);
      unmark(on, d);
      betsBack(on, d);
      actionEnded(on, d, rule);
      d.sendTo('bet-2');
    },
    [WINDOW, FOUND],
  );
};

/** The burn was dealt, and is in a hand: it plays, and the hands are shown. */
export const burnDealt = (f: DrawFloor, rule: RuleId): Incident => {
  const { on, pack } = f;
  return incident(
    'burn-dealt',
    rule,
    (r, stage) => {
      const bad = endsAction(f, r, stage, rule);
      if (bad) return bad;
      const first = firstDrawn(on, r, pack);
      const seats = on.live(r).filter((s) => on.cardsOf(r, s).some((card) => card >= first));
      if (seats.length === 0 || cardsIn(r, on.burn).length === 0) return refuse('wrong-stage', rule, { stage });
      return { seats };
    },
    (d, c, stage) => {
      burnPlayed(on, d, theSeat(c), rule, pack);
      actionEnded(on, d, rule);
      if (isAfterDraw(stage)) d.sendTo('bet-2');
    },
    [FOUND],
  );
};

/** The stub was mixed with the discards before everybody had his cards: all of it is shuffled, and the hands are shown. */
export const stubMixed = (f: DrawFloor, rule: RuleId): Incident => {
  const { on } = f;
  return incident(
    'stub-mixed',
    rule,
    (r, stage) => {
      if (stage !== 'declare' && stage !== 'draw' && stage !== 'draw-fill')
        return refuse('wrong-stage', rule, { stage });
      if (r.markers[on.mixed] !== null) return refuse('already-corrected', rule);
      const discards = [on.muck, ...r.seats.map(on.thrown)].some((zone) => cardsIn(r, zone).length > 0);
      return discards ? {} : refuse('wrong-stage', rule, { stage });
    },
    (d) => {
      d.mark(on.mixed, on.lead(d));
      actionEnded(on, d, rule);
    },
  );
};
