/** The floor's law for draw games: what may be reported, when, and what is done. */
import type { Chips, Incident, Layout } from '../kernel/index.js';
import { type DrawFeltRules, drawFelt } from '../steps/index.js';
import { usualDrawIncidents } from './draw-rrop.js';

/** What the floor must know of a table's rules. */
export interface DrawFloorRules extends DrawFeltRules {
  /** Which body of law: Rogelio's for one of its games, or the usual rules where a house's sheet has none. */
  readonly profile: 'rog-draw' | 'rog-hdp' | 'rog-lob' | 'rrop';
  readonly drawn: 'in-turn' | 'declared-first';
  readonly burn: boolean;
  readonly feeOnVoid: 'carry' | 'keep';
  readonly outOfTurn: 'returned' | 'binding';
  readonly miscall: 'no-forfeit' | 'dead-if-induced';
  readonly chip: Chips;
}

export function drawIncidents(on: Layout, rules: DrawFloorRules): readonly Incident[] {
  const felt = drawFelt(on, rules);
  switch (rules.profile) {
    case 'rrop':
      return usualDrawIncidents(felt, { feeOnVoid: rules.feeOnVoid, pack: on.pack.length });
    default:
      return [];
  }
}
