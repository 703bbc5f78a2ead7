/** Options that come again and again, each made once: a menu is made at every decision. */

import type { Chips, Option } from '../kernel/index.js';
import type { Raising } from './betting-state.js';

/** At a limit table the same raises come again and again; each is made once. */
export function remembered(make: (type: Raising, min: Chips, max: Chips) => Option) {
  const bets: (Option | null)[] = SLOTS.slice();
  const raises: (Option | null)[] = SLOTS.slice();
  return (type: Raising, min: Chips, max: Chips): Option => {
    const made = type === 'bet' ? bets : raises;
    const at = slotOf(max);
    const known = made[at]!;
    if (known !== null && known.amount!.max === max && known.amount!.min === min) return known;
    const o = make(type, min, max);
    made[at] = o;
    return o;
  };
}

/** Options that differ only in their price are few, and made once each. */
export function priced(make: (cost: Chips) => Option): (cost: Chips) => Option {
  const made: (Option | null)[] = SLOTS.slice();
  return (cost) => {
    const at = slotOf(cost);
    const known = made[at]!;
    if (known !== null && known.cost === cost) return known;
    const o = make(cost);
    made[at] = o;
    return o;
  };
}
/** Menus of the same options, likewise: of two, and of three. */
export function menusOf() {
  const pairs: (readonly Option[] | null)[] = SLOTS.slice();
  const threes: (readonly Option[] | null)[] = SLOTS.slice();
  return {
    two: (slot: Chips, one: Option, other: Option): readonly Option[] => {
      const at = slotOf(slot);
      const known = pairs[at]!;
      if (known !== null && known[0] === one && known[1] === other) return known;
      const options = [one, other];
      pairs[at] = options;
      return options;
    },
    three: (slot: Chips, one: Option, other: Option, last: Option): readonly Option[] => {
      const at = slotOf(slot);
      const known = threes[at]!;
      if (known !== null && known[0] === one && known[1] === other && known[2] === last) return known;
      const options = [one, other, last];
      threes[at] = options;
      return options;
    },
  };
}

// The last one made of those that fall into the same slot: nothing to look up, and nothing grows.
const SLOTS: readonly null[] = Array.from({ length: 64 }, () => null);
const slotOf = (amount: Chips): number => (amount >> 2) & (SLOTS.length - 1);

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
