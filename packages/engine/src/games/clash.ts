/** What the values of a book must keep among themselves, each with the clause a value that breaks it falls foul of. */
import { type Clash, isClash } from '../facts/index.js';
import type { RuleId } from '../kernel/index.js';
import type { Context, Issue } from '../schema/index.js';

/** A check for `superRefine`: why not, and by which clause. */
export const keeps =
  <T>(test: (rules: T) => boolean, why: Clash, ruleOf: (rules: T) => RuleId) =>
  (rules: T, context: Context): void => {
    if (!test(rules)) context.addIssue({ code: 'custom', message: why, params: { rule: ruleOf(rules) } });
  };
type Issues = readonly Issue[];
/** How far the pack falls short of the seats, where it does. */
export interface Short {
  readonly seats: number;
  readonly needs: number;
  readonly has: number;
}
export function shortIn(issues: Issues): Short | null {
  for (const { params } of issues) {
    const short = (params as { short?: Short } | undefined)?.short;
    if (short !== undefined) return short;
  }
  return null;
}
/** The clause of the first value that breaks one; null where only shapes are wrong. */
export function clauseOf(issues: Issues): RuleId | null {
  for (const { params } of issues) {
    const rule = (params as { rule?: RuleId } | undefined)?.rule;
    if (rule !== undefined) return rule;
  }
  return null;
}
/** Which values do not go together; where one is of the wrong kind, and where it stands. */
export function clashesIn(issues: Issues): { readonly why: readonly Clash[]; readonly at?: string } {
  const kinds = issues.map(({ message }): Clash => (isClash(message) ? message : 'wrong-kind'));
  const wrong = issues.find(({ message }) => !isClash(message));
  return { why: [...new Set(kinds)], ...(wrong ? { at: wrong.path.join('.') } : {}) };
}
