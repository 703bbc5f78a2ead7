// Amounts a player may choose: legal ends, presets that are legal, steps, and what somebody types.
import { chipsAt, type DrawnFelt, highestBet, potTotal } from '../lib/felt.js';
import type { Option } from '../lib/wire.js';

export type Range = NonNullable<Option['amount']>;
export type PresetName = 'min' | 'half' | 'pot' | 'max';
export interface Preset {
  readonly name: PresetName;
  readonly amount: number;
}

/** The nearest legal amount: a multiple of the unit between the ends, or an end itself. */
export function snap(amount: number, { min, max, unit }: Range): number {
  if (amount <= min) return min;
  if (amount >= max) return max;
  const whole = Math.round(amount / unit) * unit;
  return whole <= min ? min : whole >= max ? max : whole;
}

export const isLegal = (amount: number, range: Range): boolean => snap(amount, range) === amount;

/** What a bet of some part of the pot comes to. A raise counts the call into the pot first. */
function partOfPot(felt: DrawnFelt, seat: number, part: number): number {
  const level = highestBet(felt);
  const owes = Math.max(0, level - chipsAt(felt, `bet:${seat}`));
  return level + part * (potTotal(felt) + owes);
}

/** Min, half the pot, the pot and max: those that are legal and differ. With nothing to choose there are none. */
export function presets(range: Range, felt: DrawnFelt, seat: number): readonly Preset[] {
  if (range.min === range.max) return [];
  const within = (amount: number) => amount > range.min && amount < range.max;
  const parts = (
    [
      ['half', 0.5],
      ['pot', 1],
    ] as const
  ).flatMap(([name, part]): readonly Preset[] => {
    const raw = partOfPot(felt, seat, part);
    const amount = snap(raw, range);
    return within(raw) && within(amount) ? [{ name, amount }] : [];
  });
  const all: readonly Preset[] = [{ name: 'min', amount: range.min }, ...parts, { name: 'max', amount: range.max }];
  return all.filter(
    (preset, i) => all.findIndex(({ amount }) => amount === preset.amount) === i || preset.name === 'max',
  );
}

/** One step up or down: a big blind, or the unit where that is larger or the range small. */
export function step(amount: number, direction: 1 | -1, range: Range, big: number): number {
  const wide = range.max - range.min > 4 * big;
  return snap(amount + direction * (wide ? Math.max(big, range.unit) : range.unit), range);
}

/** '$12.50', '12,50', '1,250', '12': in cents; null for what is no amount. */
export function readMoney(text: string): number | null {
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text.replace(/[$\s]/g, ''));
  if (!match) return null;
  const [, whole = '', cents = ''] = match;
  return Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
