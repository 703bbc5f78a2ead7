/** The floor's law for draw games: what may be reported, when, and what is done. */
import type { Incident, Layout } from '../kernel/index.js';

/** What the floor must know of a table's rules. */
export interface DrawFloorRules {
  readonly profile: 'rog-draw' | 'rog-hdp' | 'rog-lob' | 'rrop';
}

export function drawIncidents(_on: Layout, _rules: DrawFloorRules): readonly Incident[] {
  return [];
}
