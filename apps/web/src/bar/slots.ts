// The action bar as data: the menu laid out in slots that keep their place, so that a hand finds the same button where it was.
// What is shut stands in its slot, grey, with its reason, unless the slot has something open.
import type { ActName, Option, RoundView, Shut } from '../lib/wire.js';

/** Slots that several acts share, and any act in one of its own. */
type SharedSlot = 'fold' | 'call' | 'raise' | 'no' | 'yes';
export type SlotName = SharedSlot | ActName;
export interface Slot {
  readonly name: SlotName;
  readonly option: Option | null;
  readonly shut: Shut | null;
}

/** Which acts share a slot, from left to right; an act that is not here has a slot of its own after them. */
const SLOTS: readonly (readonly [name: SharedSlot, types: readonly ActName[]])[] = [
  ['fold', ['fold', 'drop']],
  ['call', ['check', 'call']],
  ['raise', ['bet', 'raise']],
  ['no', ['no-straddle', 'pass', 'let-go', 'leave-marker']],
  ['yes', ['straddle', 'play', 'stay']],
];
/** Shown grey though nothing in their slot is open; the others are not missed. */
const MISSED: readonly SlotName[] = ['raise', 'fold'];
/** Acts with slots of their own that are missed, too: why a card cannot be used is asked more often than anything. */
const MISSED_ACTS: readonly ActName[] = ['use', 'take', 'discard'];

export function slotsOf({ menu, shut }: Pick<RoundView, 'menu' | 'shut'>): readonly Slot[] {
  const known = SLOTS.flatMap(([, types]) => types);
  const fixed = SLOTS.flatMap(([name, types]): readonly Slot[] => {
    const option = menu.find(({ type }) => types.includes(type)) ?? null;
    if (option) return [{ name, option, shut: null }];
    const why = shutIn(shut, types);
    return why && MISSED.includes(name) ? [{ name, option: null, shut: why }] : [];
  });
  const own = menu
    .filter(({ type }) => !known.includes(type))
    .map((option) => ({ name: option.type, option, shut: null }));
  const grey = shut
    .filter(({ type }) => MISSED_ACTS.includes(type) && !menu.some((option) => option.type === type))
    .map((why) => ({ name: why.type, option: null, shut: why }));
  return [...fixed, ...own, ...grey];
}
/** Of two reasons the one that says more: that a bet was made already is told by the raise beside it. */
function shutIn(shut: readonly Shut[], types: readonly ActName[]): Shut | null {
  const here = shut.filter(({ type }) => types.includes(type));
  return here.find(({ refused }) => refused !== 'must-raise' && refused !== 'nothing-to-raise') ?? here[0] ?? null;
}

export const slotNamed = (slots: readonly Slot[], name: SlotName): Slot | undefined =>
  slots.find((slot) => slot.name === name);
