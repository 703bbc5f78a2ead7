// Baraja's own rulings (BAR-…), on questions that neither the houses' sheets nor the AMB rulings answer. None cites a sheet's
// line as its authority: each gives its reason in the ruling.
import type { Ruling } from './clause.js';

export const own: readonly Ruling[] = [];
