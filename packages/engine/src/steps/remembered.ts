/** Options that come again and again, each made once: a menu is made at every decision. */

import type { Chips, Option } from '../kernel/index.js';
import type { Raising } from './betting-state.js';

/** At a limit table the same raises come again and again; each is made once. */
export function remembered(make: (type: Raising, min: Chips, max: Chips) => Option) {
  const bets = new Map<Chips, Option>();
  const raises = new Map<Chips, Option>();
  return (type: Raising, min: Chips, max: Chips): Option => {
    const made = type === 'bet' ? bets : raises;
    let o = made.get(max);
    if (o === undefined || o.amount!.min !== min) {
      if (made.size > 500) made.clear();
      o = make(type, min, max);
      made.set(max, o);
    }
    return o;
  };
}

/** Options that differ only in their price are few, and made once each. */
export function priced(make: (cost: Chips) => Option): (cost: Chips) => Option {
  const made = new Map<Chips, Option>();
  return (cost) => {
    let o = made.get(cost);
    if (o === undefined) {
      if (made.size > 500) made.clear();
      o = make(cost);
      made.set(cost, o);
    }
    return o;
  };
}
