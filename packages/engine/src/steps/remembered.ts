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
      if (made.size > MANY) made.clear();
      o = make(type, min, max);
      made.set(max, o);
    }
    return o;
  };
}

/** Options that differ only in their price are few, and made once each. */
export const priced = (make: (cost: Chips) => Option): ((cost: Chips) => Option) => byKey((key) => make(key));

/** Options that differ only in what may be bet and in which places, as bits, likewise. */
export function ofPlacesFor(make: (max: Chips, places: number) => Option): (max: Chips, places: number) => Option {
  const made = new Map<Chips, (places: number) => Option>();
  return (max, places) => {
    let at = made.get(max);
    if (at === undefined) {
      if (made.size > MANY) made.clear();
      at = byKey((bits) => make(max, bits));
      made.set(max, at);
    }
    return at(places);
  };
}
const MANY = 500;
function byKey(make: (key: number) => Option): (key: number) => Option {
  const made = new Map<number, Option>();
  return (key) => {
    let o = made.get(key);
    if (o === undefined) {
      if (made.size > MANY) made.clear();
      o = make(key);
      made.set(key, o);
    }
    return o;
  };
}
