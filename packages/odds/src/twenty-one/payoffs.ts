// What a finished hand is worth against each way the bank's can come out: of the digest as rows of twelve numbers.

import { EIGHTS, NATURAL, OUTCOMES } from './bank.js';
import type { OverRule } from './rules.js';

export type PayRow = Float64Array;

/** By total up to 21; nothing here is a natural. */
export const PAY_ROWS: readonly PayRow[] = Array.from({ length: 22 }, (_, total) =>
  row((bank) => (bank > 21 ? 1 : Math.sign(total - bank))),
);

/** What a hand over 21 is worth, or null where it is lost whatever the bank has. Three eights are the rule's, not the hand's. */
export function overRow(rule: OverRule, total: number, size: number): PayRow | null {
  if (rule === 'three-card-push' && (size !== 3 || total < 23 || total > 25)) return null;
  if (rule !== 'three-card-push' && rule !== 'closer-push') return null;
  return total >= 26 ? null : row((bank) => (bank > total ? 0 : -1));
}

/** What three eights of the bank add to a lost hand that is over: a push, or a win. */
export function eightsAdd(rule: OverRule): number {
  return rule === 'eights-push' ? 1 : rule === 'eights-win' ? 2 : 0;
}

/** A natural of the bank beats whatever is none; three eights are 24. */
function row(against: (bank: number) => number): PayRow {
  const pays = new Float64Array(OUTCOMES);
  for (let outcome = 0; outcome < NATURAL; outcome++) pays[outcome] = against(outcome + 17);
  pays[NATURAL] = -1;
  pays[EIGHTS] = against(24);
  return pays;
}
