/** Bets that went wrong at Rogelio's draw tables: short, shared, or made with a fouled hand (section D). */
import { type Chips, chipsAt, type Felt, type Incident, type RuleId, refuse, type Seat } from '../kernel/index.js';
import type { Betting } from '../steps/index.js';
import { severalHands } from './draw-deal.js';
import { type DrawFloor, isInPlay } from './draw-floor.js';
import { putUp, sharesBack } from './draw-moves.js';
import { incident, theAmount, theSeat } from './incident.js';
import { killHand } from './moves.js';
import { bettingAt, isBetting } from './stages.js';

/** Players who took part of each other's action take their shares out of the pot, and play for no more of it. */
export const sharedAction = (f: DrawFloor, rule: RuleId): Incident =>
  severalHands(f, 'shared-action', {
    rule,
    most: Infinity,
    when: (_r, stage) => (isInPlay(stage) ? null : refuse('wrong-stage', rule, { stage })),
    out: (d, seat) => {
      sharesBack(f.on, d, seat);
      killHand(f.on, d, seat, rule);
    },
  });

// --- betting short ------------------------------------------------------------------------------------------------

/** What it takes to stay in, or to open; and 0 where neither can be short. */
function priceFor({ on }: DrawFloor, r: Felt, { level, unit }: Betting, seat: Seat): Chips {
  const owes = level - chipsAt(r, on.bet(seat));
  return owes > 0 ? owes : level === 0 ? unit : 0;
}
/** Whoever has no more than he put in is all in, and short of nothing. */
const ALL_IN: RuleId = 'AMB-ROG-32';
/** Less than the bet was put in by somebody who has more: he completes it, or gives up what went in (AMB-ROG-32). */
export const shortBet = (f: DrawFloor, rule: RuleId): Incident => {
  const { on, rules } = f;
  return incident(
    'short-bet',
    rule,
    (r, stage) => {
      if (!isBetting(stage)) return refuse('wrong-stage', rule, { stage });
      const now = bettingAt(r, stage);
      const seat = now.order[now.turn]!;
      if (now.bound?.seat === seat) return refuse('already-corrected', rule);
      const price = priceFor(f, r, now, seat);
      const max = Math.floor((price - 1) / rules.chip) * rules.chip;
      if (max <= 0) return refuse('no-such-bet', rule);
      if (on.behind(r, seat) < price || on.able(r) < 2) return refuse('no-chips-behind', ALL_IN);
      return { seats: [seat], amount: { min: rules.chip, max, unit: rules.chip } };
    },
    (d, c, stage) => {
      const { level, unit } = bettingAt(d, stage);
      const seat = theSeat(c);
      const amount = theAmount(c);
      d.pay(on.stack(seat), on.bet(seat), amount);
      d.say('BetShort', seat, rule, { amount, to: level === 0 ? unit : 0 });
    },
    [ALL_IN],
  );
};

// --- betting with a fouled hand -----------------------------------------------------------------------------------

/** What a seat has bet in this round of its own will. */
const betBy = ({ on }: DrawFloor, r: Felt, stage: string, seat: Seat): Chips =>
  chipsAt(r, on.bet(seat)) - (stage === 'bet-1' ? putUp(on, r, seat) : 0);
/** Who made the opening bet, while nobody has answered it (BAR-55). */
function openerOf(f: DrawFloor, r: Felt, stage: string): Seat | null {
  const { held } = bettingAt(r, stage);
  if (held === null || held.bold) return null;
  return r.seats.some((s) => s !== held.by && betBy(f, r, stage, s) > 0) ? null : held.by;
}

/** A bet with a fouled hand, and others have acted on it: the hand is dead, the chips stay. */
export const fouledBet = (f: DrawFloor, rule: RuleId): Incident =>
  incident(
    'fouled-bet',
    rule,
    (r, stage) => {
      if (!isBetting(stage)) return refuse('wrong-stage', rule, { stage });
      const opener = openerOf(f, r, stage);
      const seats = f.on.live(r).filter((s) => s !== opener && betBy(f, r, stage, s) > 0);
      if (seats.length > 0) return { seats };
      return opener === null ? refuse('no-such-bet', rule) : refuse('action-not-begun', rule);
    },
    (d, c) => killHand(f.on, d, theSeat(c), rule),
  );

/** An opening bet with a fouled hand that nobody has answered: it is withdrawn, and the hand is dead. */
export const fouledOpening = (f: DrawFloor, rule: RuleId): Incident => {
  const { on } = f;
  return incident(
    'fouled-opening',
    rule,
    (r, stage) => {
      if (!isBetting(stage)) return refuse('wrong-stage', rule, { stage });
      const opener = openerOf(f, r, stage);
      if (opener !== null) return { seats: [opener] };
      return bettingAt(r, stage).bold ? refuse('action-has-begun', rule) : refuse('no-such-bet', rule);
    },
    (d, c, stage) => {
      const seat = theSeat(c);
      d.mark(on.aggressor, bettingAt(d, stage).held!.aggressor);
      d.say('BetWithdrawn', seat, rule);
      d.pay(on.bet(seat), on.stack(seat), betBy(f, d, stage, seat));
      killHand(on, d, seat, rule);
    },
  );
};
