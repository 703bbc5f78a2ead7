/** Pan's money: the house's rate, the antes, what a winner collects, what conditions pay. */
import { chipsAt, type Draft, inTurn, type RuleId, type Seat } from '../../kernel/index.js';
import type { PokerTerms } from '../poker.js';
import { pays, type RummyFelt } from './felt.js';
import { gameEnded } from './first.js';
import type { Pan } from './pan-state.js';
import type { PanRules } from './rules.js';
import { isIn, others } from './turn.js';

export function panSettling(on: RummyFelt, rules: PanRules) {
  const { cites } = rules;
  return { houseRate, shared, alone, won, conditions };

  /** Where the house takes its rate when all have declared, and not before the deal. */
  function houseRate(d: Draft<Pan>): void {
    if (rules.feeAt !== 'declare') return;
    const { fees }: PokerTerms = d.terms;
    for (const { amount, rule } of fees) {
      d.pay(on.centre, on.drop, Math.min(amount, chipsAt(d, on.centre)));
      d.say('CollectionTaken', null, rule, { for: 'drop' });
    }
  }
  /** Nobody wins: those still in the hand share the antes, odd chips to the first of them in order of play. */
  function shared(d: Draft<Pan>): void {
    const left = inTurn(d, d.now.first, (_, s) => isIn(d.now, s));
    const total = chipsAt(d, on.centre);
    const units = Math.floor(total / rules.chip);
    left.forEach((seat, i) => {
      const share = (Math.floor(units / left.length) + (i < units % left.length ? 1 : 0)) * rules.chip;
      const amount = i === 0 ? share + (total % rules.chip) : share;
      if (amount > 0) d.pay(on.centre, on.stack(seat), amount);
    });
    d.say('AntesShared', null, cites.drawn);
  }
  /** Everybody else has passed or is fouled: the antes are his, less a rate not taken yet, and what the foul hands owe whoever wins. */
  function alone(d: Draft<Pan>, winner: Seat, isDeclaring: boolean): void {
    d.say('GameWon', winner, cites.alone, { lines: [], points: 0, alone: true });
    if (isDeclaring) houseRate(d);
    collects(d, winner, d.now.fouled);
    antesTo(d, winner);
    gameEnded(on, d, winner, cites.alone);
  }
  /** Two chips from each player in the hand, foul hands among them; and the antes. */
  function won(d: Draft<Pan>, winner: Seat): void {
    d.say('GameWon', winner, cites.win, { lines: [], points: rules.forWinning });
    collects(
      d,
      winner,
      d.seats.filter((s) => s !== winner && !d.now.out.includes(s)),
    );
    antesTo(d, winner);
    gameEnded(on, d, winner, cites.win);
  }
  /** A foul hand pays what any other does. */
  function collects(d: Draft<Pan>, to: Seat, payers: readonly Seat[]): void {
    const { fouled, tookDraw } = d.now;
    for (const from of payers) {
      const rule = tookDraw.includes(from) ? cites.foulDraw : fouled.includes(from) ? cites.foul : cites.pays;
      paysChips(d, { from, to, points: rules.forWinning, rule });
    }
  }
  function paysChips(d: Draft<Pan>, p: { from: Seat; to: Seat; points: number; rule: RuleId }): void {
    const { points, ...who } = p;
    pays(on, d, { ...who, due: points * rules.point, note: { points, unit: 'chip' } });
  }
  function antesTo(d: Draft<Pan>, winner: Seat): void {
    const amount = chipsAt(d, on.centre);
    if (amount > 0) d.pay(on.centre, on.stack(winner), amount);
    d.say('AntesWon', winner, cites.antes);
  }
  /** Where conditions are paid: what the columns are worth more than they ever were, from each player in the hand. */
  function conditions(d: Draft<Pan>, to: Seat, points: number): void {
    if (points === 0) return;
    for (const from of others(d, d.now, to)) paysChips(d, { from, to, points, rule: cites.condition });
  }
}
