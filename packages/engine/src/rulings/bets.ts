/** Bets that were not made as they should be: in two motions, or before their turn. */
import {
  type Chips,
  chipsAt,
  type Incident,
  type MarkerMove,
  paid,
  type RuleId,
  refuse,
  said,
} from '../kernel/index.js';
import type { Betting, PokerFelt } from '../steps/index.js';
import { incident } from './incident.js';

/** Two motions without a word: only the first counts, so the raise is a call and the rest goes back (AMB-ROG-63). */
export function stringRaise(felt: PokerFelt, rule: RuleId = 'ROG-CPHL-09'): Incident {
  return incident(
    'string-raise',
    rule,
    (r, stage) => {
      if (!isBetting(stage)) return refuse('wrong-stage', rule, { stage });
      const { held } = r.now as Betting;
      return held === null || held.level === 0 ? refuse('no-such-bet', rule) : {};
    },
    (r) => {
      const held = (r.now as Betting).held!;
      const seat = held.by;
      const back = chipsAt(r, felt.bet(seat)) - held.level;
      const markers: MarkerMove[] = [{ marker: felt.aggressor, from: seat, to: held.aggressor }];
      const raised = felt.marks?.raised(seat);
      if (raised !== undefined && r.markers[raised] === seat) markers.push({ marker: raised, from: seat, to: null });
      return [
        paid('RaiseWithdrawn', seat, rule, [{ from: felt.bet(seat), to: felt.stack(seat), amount: back }], markers),
      ];
    },
  );
}

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
  );
}

/** A round of betting, by its name in the script: 'flop-betting', 'bet-1'. */
export const isBetting = (stage: string): boolean =>
  stage.endsWith('-betting') || stage === 'bet-1' || stage === 'bet-2';
