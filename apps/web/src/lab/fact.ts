// A figure with its name, and what a sheet prints for it.
import { type Figure, figurePercent } from '@baraja/odds';
import { percent } from './numbers.js';

export interface Fact {
  readonly key: string;
  readonly name: string;
  readonly exact: string;
  readonly note?: string | undefined;
  readonly printed?: { readonly text: string; readonly rule: string; readonly agrees: boolean } | undefined;
}

/** What a sheet says, as data of the odds. */
interface Claimed {
  readonly text: string;
  readonly rule: string;
}

/** A share, and the printed one: they agree if they are the same in the digits that are printed. */
export function claimed(key: string, name: string, of: Figure, claim?: Claimed, note?: string): Fact {
  if (claim === undefined) return { key, name, exact: percent(of), note };
  const digits = claim.text.split('.')[1]?.length ?? 0;
  const agrees = figurePercent(of, digits) === claim.text;
  return { key, name, exact: percent(of), note, printed: { text: `${claim.text} %`, rule: claim.rule, agrees } };
}
