/**
 * What a table of the room sees to by itself, so that nobody reports it there. At a live table somebody has to ask, and the desk answers
 * by the clause the table cites when it does so.
 */
import type { RuleId } from '../kernel/index.js';
import type { GameRules } from './rules.js';

export const SELF_REPORTS = ['too-few-cards', 'hand-set-wrong'] as const;
export type SelfReport = (typeof SELF_REPORTS)[number];
export const isSelfReport = (report: string): report is SelfReport =>
  (SELF_REPORTS as readonly string[]).includes(report);

interface Done {
  readonly remedy: string;
  readonly rule: RuleId;
}
/** What is done; or, where that depends on something, what is done for each answer. */
export interface SelfLine {
  readonly report: SelfReport;
  readonly done: Done | { readonly fact: string; readonly by: Readonly<Record<string, Done>> };
}
export function selfLines(rules: GameRules): readonly SelfLine[] {
  if (rules.family === 'stud')
    return [{ report: 'too-few-cards', done: { remedy: 'rebuild-with-burns', rule: rules.cites.rebuild } }];
  if (rules.family === 'draw')
    return [{ report: 'too-few-cards', done: { remedy: 'rebuild-with-discards', rule: rules.cites.stub } }];
  if (rules.family !== 'pai-gow') return [];
  const { foul, 'bank-foul': bankFoul } = rules.outcomes;
  const by = { player: { remedy: 'set-loses', rule: foul }, bank: { remedy: 'bank-set-loses', rule: bankFoul } };
  return [{ report: 'hand-set-wrong', done: { fact: 'whose-set', by } }];
}
