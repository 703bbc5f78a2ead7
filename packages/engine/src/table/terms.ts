/** What a table agrees for one round before it begins: who posts what and why, the fees, the limits of a killed pot. */
import type { Chips, RuleId, Seat, Setup } from '../kernel/index.js';
import type { PokerTerms, Post } from '../steps/index.js';
import { feesFor } from './fees.js';
import type { Positions } from './positions.js';
import { before, clockwise } from './ring.js';
import type { TableRules } from './rules.js';
import type { Seating } from './seating.js';
import { isDue, type Standing, sittingAt, type TableState } from './state.js';

/** What coming in at once costs: both blinds, the small one dead, after an absence; a live big blind after a move. */
export interface Price {
  readonly dead: Chips;
  readonly live: Chips;
  readonly rule: RuleId;
}
export function priceOf({ blinds, cites }: TableRules, s: Standing): Price {
  if (isDue(s)) return { dead: blinds.small, live: blinds.big, rule: cites.missedBlinds };
  if (s.entry.kind === 'moved' && s.entry.hands > 0) return { dead: 0, live: blinds.big, rule: cites.seatChange };
  return { dead: 0, live: 0, rule: cites.newPlayer };
}

/** The seat that must kill this pot: its patron has won the last two whole (AMB-GEN-26). */
function killerOf({ rules, leg, sittings }: TableState, dealt: readonly Seat[]): Seat | null {
  if (rules.kill === 'off' || leg === null || leg.wins < 2) return null;
  const killer = sittings.find((s) => s.patron.id === leg.patron);
  return killer && dealt.includes(killer.seat) ? killer.seat : null;
}

/** How the round begins. */
export function setupFor(state: TableState, seating: Seating, positions: Positions): Setup<PokerTerms> {
  const { rules } = state;
  const { dealt } = seating;
  const killer = killerOf(state, dealt);
  const halves = killer === null ? 2 : rules.kill === 'half' ? 3 : 4;
  const posts = clockwise(dealt, before(dealt, positions.small)).flatMap((seat): readonly Post[] =>
    seat === killer
      ? [{ seat, amount: (rules.blinds.big * halves) / 2, kind: 'kill', rule: rules.cites.kill }]
      : postsOf(state, seating, positions, seat),
  );
  return {
    chips: Object.fromEntries(dealt.map((seat) => [`stack:${seat}`, sittingAt(state, seat)!.stack])),
    markers: { button: positions.button, 'big-blind': positions.big },
    terms: {
      posts: posts.filter(({ amount }) => amount > 0),
      fees: feesFor(rules, { positions, dealt, seated: state.sittings.length }),
      halves,
      dealer: rules.dealer,
    },
  };
}

function postsOf(state: TableState, { dealt, fresh }: Seating, at: Positions, seat: Seat): readonly Post[] {
  const { blinds, cites } = state.rules;
  if (at.bigs.includes(seat)) {
    const rule = at.bigs.length > 1 ? cites.twoBigs : blinds.rule;
    return [{ seat, amount: blinds.big, kind: 'big-blind', rule }];
  }
  if (seat === at.small) {
    const rule = dealt.length === 2 ? cites.headsUp : blinds.rule;
    return [{ seat, amount: blinds.small, kind: 'small-blind', rule }];
  }
  if (fresh) return [];
  const { dead, live, rule } = priceOf(state.rules, sittingAt(state, seat)!);
  return [
    { seat, amount: dead, kind: 'dead-small', rule: cites.deadBlind },
    { seat, amount: live, kind: 'live-big', rule },
  ];
}
