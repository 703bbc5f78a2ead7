/** How Largo ends: who has won, and what everybody else owes him. */
import type { Draft, RuleId, Seat } from '../../kernel/index.js';
import { pays, type RummyFelt } from './felt.js';
import { gameEnded } from './first.js';
import { type Largo, leaders } from './largo-state.js';
import type { LargoRules } from './rules.js';
import { playing } from './turn.js';

export function largoSettling(on: RummyFelt, rules: LargoRules) {
  const { cites } = rules;
  return { ends, wins };

  function ends(d: Draft<Largo>): void {
    const best = leaders(d.now);
    d.say('StockExhausted', null, cites.exhausted, { ends: true });
    // Nobody has put a card down: nobody wins, and nobody pays.
    if (best.length === 0) gameEnded(on, d, null, cites.exhausted);
    else wins(d, rules.tie === 'split' ? best : best.slice(0, 1), best.length > 1 ? cites.tie : cites.win);
  }
  function wins(d: Draft<Largo>, winners: readonly Seat[], rule: RuleId): void {
    const alone = playing(d, d.now).length === 1;
    for (const seat of winners) {
      const cards = d.now.reached.find((one) => one.seat === seat)?.cards ?? 0;
      d.say('GameWon', seat, rule, { lines: [], points: 0, cards, alone });
    }
    for (const from of d.seats) {
      if (winners.includes(from)) continue;
      const owed = owedBy(d.now, from);
      const shares = sharesOf(owed.points, winners.length);
      winners.forEach((to, i) => {
        const points = shares[i]!;
        pays(on, d, { from, to, due: points * rules.point, rule: owed.rule, note: { points } });
      });
    }
    gameEnded(on, d, winners[0]!, rule);
  }
  /** Who dropped owes what he owed then; who stayed to the end, or whose hand was fouled, ten. */
  function owedBy(t: Largo, seat: Seat): { points: number; rule: RuleId } {
    const dropped = t.owes.find((o) => o.seat === seat);
    if (dropped) return dropped;
    if (t.fouled.includes(seat)) return { points: 10, rule: cites.foul };
    if (t.tenDown.includes(seat)) return { points: 10, rule: cites.passedMarker };
    return { points: rules.pastMarkerNotDown, rule: cites.pastNotDown };
  }
}

/** So many points among so many winners, in whole ones, those left over to the first who got there. */
const sharesOf = (points: number, winners: number): readonly number[] =>
  Array.from({ length: winners }, (_, i) => Math.floor(points / winners) + (i < points % winners ? 1 : 0));
