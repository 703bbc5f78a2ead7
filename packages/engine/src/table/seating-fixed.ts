/** Nobody has a marker: whoever is ready is dealt in, always in the same order, and the house is last. */
import { inOrder } from './ring.js';
import type { Sitting, TableState } from './state.js';
import type { Placing, Strategy } from './strategy.js';

function place({ rules }: TableState, ready: readonly Sitting[]): Placing {
  const dealt = inOrder(
    ready.map((s) => s.seat),
    rules.direction,
  );
  return { dealt, markers: {}, onFelt: {}, posts: [], rule: rules.cites.button, held: [] };
}

export const fixedSeating: Strategy = {
  place,
  passed: () => [],
  moved: (_state, entry) => entry,
  priceOf: ({ cites }) => ({ dead: 0, live: 0, rule: cites.newPlayer }),
};
