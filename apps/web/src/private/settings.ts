// The house switches of a game, as a form shows them: what may be chosen, what is usual, what the sheet has settled.
import { type Switch, switchesFor } from 'baraja/books';

export interface SwitchField {
  readonly key: string;
  /** The switch it belongs to: one switch may stand for several keys. */
  readonly name: string;
  readonly about: Switch['about'];
  readonly called?: Switch['called'];
  readonly says: Switch['says'];
  readonly usual: string;
  /** What may be chosen; null where an amount or a number is typed. */
  readonly values: readonly string[] | null;
  readonly least: number;
  readonly isMoney: boolean;
  /** At a table of the house two of its staff must say so. */
  readonly two: boolean;
  /** The clause that leaves no choice. */
  readonly lockedBy: string | null;
}

/** Only switches with simple values: tables and pairs of amounts are the house's own business. */
export function fieldsFor(house: string, game: string): readonly SwitchField[] {
  return switchesFor(house, game).flatMap((entry) => entry.keys.flatMap((key) => fieldOf(entry, key) ?? []));
}
function fieldOf(entry: Switch, key: string): SwitchField | null {
  const { kind, about, called, says, default: usual, locks, two = false } = entry;
  if (typeof usual !== 'string' && typeof usual !== 'number') return null;
  const words = { about, says, ...(called ? { called } : {}) };
  const common = {
    key,
    name: entry.key,
    ...words,
    usual: String(usual),
    two,
    least: 0,
    isMoney: false,
    lockedBy: null,
  };
  if (kind.kind === 'amount') return { ...common, values: null, least: kind.min, isMoney: true };
  if (kind.kind === 'number') return { ...common, values: null, least: kind.min };
  if (kind.kind !== 'choice') return null;
  const allowed = kind.values.filter((value) => locks.every(({ only }) => 'max' in only || only.includes(value)));
  return {
    ...common,
    values: allowed.map(String),
    lockedBy: allowed.length < 2 ? (locks[0]?.rule ?? null) : null,
  };
}

/** What a choice is called: in the documents' words, or as they name it. */
export const choiceWords = ({ says }: Pick<SwitchField, 'says'>, value: string, language: 'en' | 'es'): string =>
  says[value]?.[language] ?? value.replaceAll('_', ' ');
