/** Bets that were not made as they should be: in two motions, or before their turn. */
import { type Chips, chipsAt, type Incident, type RuleId, refuse } from '../kernel/index.js';
import { type PokerFelt, waiting } from '../steps/index.js';
import { incident, theAmount, theSeat } from './incident.js';
import { bettingAt, isBetting } from './stages.js';

/**
 * Two motions without a word: only the first counts. With a bet to answer the raise is a call, and the rest goes back (AMB-ROG-63);
 * with none the bet is what the first motion put in, if that is a bet, and otherwise none (AMB-ROG-72).
 */
export function stringRaise(
  felt: PokerFelt,
  { chip, pass = 'check' }: { readonly chip: Chips; readonly pass?: 'check' | 'fold' },
  rule: RuleId = 'ROG-CPHL-09',
): Incident {
  return incident(
    'string-raise',
    rule,
    (r, stage) => {
      if (!isBetting(stage)) return refuse('wrong-stage', rule, { stage });
      const { held, level } = bettingAt(r, stage);
      if (held === null) return refuse('no-such-bet', rule);
      return held.level > 0 ? {} : { amount: { min: 0, max: Math.max(0, level - chip), unit: chip } };
    },
    (d, c, stage) => {
      const held = bettingAt(d, stage).held!;
      const seat = held.by;
      const isBet = held.level === 0 && theAmount(c) >= held.unit;
      const to = isBet ? theAmount(c) : held.level;
      d.pay(felt.bet(seat), felt.stack(seat), chipsAt(d, felt.bet(seat)) - to);
      if (isBet) return d.say('BetUndone', seat, rule, { to, again: false });
      d.mark(felt.aggressor, held.aggressor);
      const raised = felt.marks?.raised(seat);
      if (raised !== undefined && d.markers[raised] === seat) d.mark(raised, null);
      if (to > 0) return d.say('RaiseWithdrawn', seat, rule);
      // Where who passes is out, he has not passed: he opens as he should, or folds.
      d.say('BetUndone', seat, rule, { to, again: pass === 'fold' && stage === 'bet-1' });
    },
  );
}

/** Acts out of turn are counted, and the floor is told. */
export const OUT_OF_TURN_TOLD: RuleId = 'AMB-ROG-72';
/** Somebody acted before his turn. Amount 0 is a check or a call; anything else what he made it. */
export function outOfTurn(
  felt: PokerFelt,
  rules: { readonly outOfTurn: 'returned' | 'binding'; readonly chip: Chips },
  rule: RuleId,
): Incident {
  return incident(
    'out-of-turn',
    rule,
    (r, stage) => {
      if (!isBetting(stage)) return refuse('wrong-stage', rule, { stage });
      const seats = waiting(bettingAt(r, stage)).slice(1);
      if (seats.length === 0) return refuse('no-such-bet', rule);
      const max = Math.max(...seats.map((s) => chipsAt(r, felt.stack(s)) + chipsAt(r, felt.bet(s))));
      return { seats, amount: { min: 0, max, unit: rules.chip } };
    },
    (d, c) => {
      const type = rules.outOfTurn === 'binding' ? 'BoundOutOfTurn' : 'OutOfTurnReturned';
      d.say(type, theSeat(c), rule, { to: theAmount(c) });
    },
    [OUT_OF_TURN_TOLD],
  );
}
