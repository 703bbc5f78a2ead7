/**
 * A line of a house's floor law, as data: what is reported, in which window, under which conditions, what the report names, and the
 * remedy, by the names its family has for them (rulings/law). The clause it stands in is cited.
 */
import type { IncidentName } from './incident.js';
import type { REASONS } from './refusal.js';

type Told = string | number | boolean;
/** A line at a table, with the clause it stands in. */
export interface FloorRow {
  report: IncidentName;
  /** When it may be reported. */
  window: string;
  /** Conditions that choose between lines of one report: facts, and what each must be. */
  when?: Record<string, string | string[]>;
  /** Which cards or seats the report may name. */
  names?: string;
  /** What is done; with its parameters where it has any. */
  remedy?: string | Record<string, Record<string, Told>>;
  /** It is not ruled, for this reason. */
  refuse?: keyof typeof REASONS;
  /** The clauses a report is refused by before its window and after it, where that is not its own. */
  early?: string;
  late?: string;
  by: string;
}

/** A remedy's name, and what it is told. */
export function remedyOf({
  remedy: said,
}: {
  readonly remedy?: FloorRow['remedy'] | undefined;
}): readonly [name: string, told: object] | null {
  if (said === undefined) return null;
  if (typeof said === 'string') return [said, {}];
  return (Object.entries(said)[0] ?? null) as readonly [string, object] | null;
}
