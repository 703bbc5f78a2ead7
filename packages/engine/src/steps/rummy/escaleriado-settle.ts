/** How Escaleriado is won, and what everybody else pays for it. */
import type { Draft, Known, Seat } from '../../kernel/index.js';
import type { Escaleriado } from './escaleriado-state.js';
import { pays, type RummyFelt } from './felt.js';
import { gameEnded } from './first.js';
import type { EscaleriadoRules } from './rules.js';
import { scoreOf } from './score.js';
import { columnsOf } from './turn.js';

export function escaleriadoSettling(on: RummyFelt, rules: EscaleriadoRules) {
  const { cites } = rules;
  return { alone, won };

  /** Everybody else is out: he collects la corrida, and no count. */
  function alone(d: Draft<Escaleriado>, winner: Seat): void {
    d.say('GameWon', winner, cites.alone, { lines: [], points: 0, alone: true });
    collects(d, winner, 0);
    gameEnded(on, d, winner, cites.alone);
  }
  function won(d: Draft<Escaleriado>, winner: Seat, face: Known): void {
    const score = scoreOf(columnsOf(d, d.now, winner), face, rules);
    d.say('GameWon', winner, cites.win, score);
    collects(d, winner, score.points);
    gameEnded(on, d, winner, cites.win);
  }
  /** Whoever drew pays the count; whoever never had a card pays la corrida; a foul hand pays as a full loser. */
  function collects(d: Draft<Escaleriado>, to: Seat, points: number): void {
    const { stayed, fouled } = d.now;
    for (const from of d.seats) {
      if (from === to) continue;
      const rule = fouled.includes(from) ? cites.foul : cites.pays;
      if (points > 0 && (stayed.includes(from) || fouled.includes(from)))
        pays(on, d, { from, to, due: points * rules.point, rule, note: { points } });
      else pays(on, d, { from, to, due: rules.corrida, rule: cites.corrida, note: { points: null } });
    }
  }
}
