/** What a table agrees for one round before it begins: what is posted and why, the fees, the limits of a killed pot. */
import type { Setup } from '../kernel/index.js';
import type { PokerTerms } from '../steps/index.js';
import { feesFor } from './fees.js';
import { halvesOf } from './kill.js';
import { sittingAt, type TableState } from './state.js';
import type { Placing } from './strategy.js';

/** How the round begins. */
export function setupFor(state: TableState, { dealt, markers, onFelt, posts }: Placing): Setup<PokerTerms> {
  const { rules } = state;
  return {
    chips: Object.fromEntries(dealt.map((seat) => [`stack:${seat}`, sittingAt(state, seat)!.stack])),
    markers: onFelt,
    terms: {
      posts,
      fees: feesFor(rules, { markers, dealt, seated: state.sittings.length }),
      halves: halvesOf(state, dealt),
      dealer: rules.dealer,
    },
  };
}
