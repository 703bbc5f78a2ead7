// What a conformance run finds: how often each law was tried, and where it failed. Failing is recorded, not thrown, so that one
// run shows every law a fault breaks.
import type { RuleId } from 'baraja';
import { REFUSALS } from 'baraja/kernel';
import { type Law, lawNames } from './laws.js';
import type { Skip } from './subject.js';

export interface Failure {
  readonly law: Law;
  readonly subject: string;
  readonly seed: number;
  /** How many commands had been played. */
  readonly at: number;
  readonly message: string;
}

/** What a run found. A law that was never tried has no claim to be kept: `tried` says how often it was. */
export interface Report {
  readonly subject: string;
  readonly rounds: number;
  readonly decisions: number;
  readonly tried: Readonly<Record<Law, number>>;
  readonly failures: readonly Failure[];
  readonly skipped: readonly Skip[];
  /** Every refusal code that was met, and every rule that was cited, for those who count coverage. */
  readonly refusals: ReadonlySet<string>;
  readonly rules: ReadonlySet<RuleId>;
}

/** Enough to see a pattern; the rest of a law's failures are the same fault again. */
const FAILURES_MAX = 3;

export class Findings {
  readonly tried = Object.fromEntries(lawNames.map((law) => [law, 0])) as Record<Law, number>;
  readonly failures: Failure[] = [];
  readonly refusals = new Set<string>();
  readonly rules = new Set<RuleId>();
  rounds = 0;
  decisions = 0;
  seed = 0;
  at = 0;

  constructor(
    private readonly subject: string,
    readonly skipped: readonly Skip[],
    private readonly knows: ((rule: RuleId) => boolean) | undefined,
  ) {
    if (knows === undefined) this.fail('rules-known', 'nobody has said which rules there are');
    const silent = skipped.find(({ reason }) => reason.trim() === '');
    if (silent) throw new Error(`${subject} skips ${silent.law} without a reason`);
  }

  isSkipped(law: Law): boolean {
    return this.skipped.some((skip) => skip.law === law);
  }

  fail(law: Law, message: string): void {
    if (this.isSkipped(law) || this.failures.filter((f) => f.law === law).length >= FAILURES_MAX) return;
    this.failures.push({ law, subject: this.subject, seed: this.seed, at: this.at, message });
  }

  /** Tries a law once: a fault is a sentence, null is none. */
  try(law: Law, fault: string | null): void {
    this.tried[law]++;
    if (fault !== null) this.fail(law, fault);
  }

  /** Notes that a rule was named; each is looked up once. */
  cites(rule: RuleId | null): void {
    if (rule === null || this.rules.has(rule)) return;
    this.rules.add(rule);
    this.try('rules-known', this.knows?.(rule) === false ? `${rule} is nowhere declared for this table` : null);
  }

  /** Runs what may throw. Writing to something frozen is writing to the past; anything else is a broken invariant. */
  guard<T>(doing: string | (() => string), run: () => T): T | undefined {
    this.tried['never-throws']++;
    this.tried['past-untouched']++;
    try {
      return run();
    } catch (error) {
      const frozen =
        error instanceof TypeError && /read only|not extensible|Cannot (add|delete|define)/.test(error.message);
      const text = error instanceof Error ? error.message : String(error);
      const what = typeof doing === 'string' ? doing : doing();
      this.fail(frozen ? 'past-untouched' : 'never-throws', `${what}: ${text}`);
      return undefined;
    }
  }

  report(): Report {
    const { rounds, decisions, tried, failures, skipped, refusals, rules, subject } = this;
    return { subject, rounds, decisions, tried, failures, skipped, refusals, rules };
  }
}

/** Failures as a person reads them. */
export const told = (failures: readonly Failure[]): string =>
  failures.map((f) => `${f.subject} breaks ${f.law} (seed ${f.seed}, decision ${f.at}): ${f.message}`).join('\n');

/** The refusal codes that no run has met: what the random driver does not reach needs a test of its own. */
export const unmetRefusals = (reports: readonly Report[]): readonly string[] =>
  REFUSALS.filter((code) => !reports.some(({ refusals }) => refusals.has(code)));
