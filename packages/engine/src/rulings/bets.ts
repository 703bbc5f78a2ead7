/** Bets that were not made as they should be: in two motions, or before their turn. */
import {
  type Chips,
  chipsAt,
  type Incident,
  type MarkerMove,
  paid,
  type RuleId,
  refuse,
  type Seat,
  said,
} from '../kernel/index.js';
import type { Betting, PokerFelt } from '../steps/index.js';
import { incident } from './incident.js';

/**
 * Two motions without a word: only the first counts. With a bet to answer the raise is a call, and the rest goes back (AMB-ROG-63);
 * with none the bet is what the first motion put in, if that is a bet, and otherwise none (AMB-ROG-72).
 */
export function stringRaise(
  felt: PokerFelt,
  { chip, pass = 'check' }: { readonly chip: Chips; readonly pass?: 'check' | 'fold' },
  rule: RuleId = 'ROG-CPHL-09',
): Incident {
  const back = (seat: Seat, amount: Chips) => [{ from: felt.bet(seat), to: felt.stack(seat), amount }];
  return incident(
    'string-raise',
    rule,
    (r, stage) => {
      if (!isBetting(stage)) return refuse('wrong-stage', rule, { stage });
      const { held, level } = r.now as Betting;
      if (held === null) return refuse('no-such-bet', rule);
      return held.level > 0 ? {} : { amount: { min: 0, max: Math.max(0, level - chip), unit: chip } };
    },
    (r, c, stage) => {
      const held = (r.now as Betting).held!;
      const seat = held.by;
      const bet = chipsAt(r, felt.bet(seat));
      if (held.level === 0 && c.amount! >= held.unit)
        return [paid('BetUndone', seat, rule, back(seat, bet - c.amount!), [], { to: c.amount!, again: false })];
      const markers: MarkerMove[] = [{ marker: felt.aggressor, from: seat, to: held.aggressor }];
      const raised = felt.marks?.raised(seat);
      if (raised !== undefined && r.markers[raised] === seat) markers.push({ marker: raised, from: seat, to: null });
      if (held.level > 0) return [paid('RaiseWithdrawn', seat, rule, back(seat, bet - held.level), markers)];
      // Where who passes is out, he has not passed: he opens as he should, or folds.
      const again = pass === 'fold' && stage === 'bet-1';
      return [paid('BetUndone', seat, rule, back(seat, bet), markers, { to: 0, again })];
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
      const seats = (r.now as Betting).toAct.slice(1);
      if (seats.length === 0) return refuse('no-such-bet', rule);
      const max = Math.max(...seats.map((s) => chipsAt(r, felt.stack(s)) + chipsAt(r, felt.bet(s))));
      return { seats, amount: { min: 0, max, unit: rules.chip } };
    },
    (_r, c) =>
      rules.outOfTurn === 'binding'
        ? [said('BoundOutOfTurn', c.seat!, rule, { to: c.amount! })]
        : [said('OutOfTurnReturned', c.seat!, rule, { to: c.amount! })],
    [OUT_OF_TURN_TOLD],
  );
}

/** A round of betting, by its name in the script: 'flop-betting', 'bet-1'. */
export const isBetting = (stage: string): boolean =>
  stage.endsWith('-betting') || stage === 'bet-1' || stage === 'bet-2';
