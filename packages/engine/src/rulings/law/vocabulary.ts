/**
 * The words a family has for its floor law: facts a line may depend on, windows made of them, what a report may name, and remedies.
 * Remedies are ordinary moves with parameters; which of them is used when, and by which clause, is the house's to say (row.ts).
 */
import type { FloorRow, IncidentName, REASONS } from '../../facts/index.js';
import type { Command, Draft, Felt, Known, Option, Refusal, RuleId } from '../../kernel/index.js';

export type Reason = keyof typeof REASONS;

/** Where play stands when something is reported, and the clause that rules it. */
export interface At {
  readonly r: Felt;
  readonly stage: string;
  readonly rule: RuleId;
}
/** A report as it is ruled. */
export interface Reported extends Omit<At, 'r'> {
  readonly report: Command;
  readonly faces: Known;
}

/** Something about a hand that the answer may depend on: one of a few values, read off the felt. */
export interface Fact<T> {
  readonly values: readonly string[];
  of(t: T, r: Felt, stage: string): string;
}
/** The same of the card that is named: it is known only when the report is made. */
export interface ReportFact<T> {
  readonly values: readonly string[];
  ofReport(t: T, r: Felt, report: Command, faces: Known): string;
}

/** The same of the table: where it does not hold, a line is not there at all. */
export interface TableFact {
  readonly values: readonly string[];
  ofTable(rules: object): string;
}
export type AnyFact<T> = Fact<T> | ReportFact<T> | TableFact;

/** A condition of a window: while the fact is one of these it is open. */
export interface Gate<T> {
  readonly fact: string;
  readonly open: readonly string[];
  /** Why not, otherwise; and for single values of the fact. */
  readonly otherwise: Reason;
  readonly or?: Readonly<Record<string, Reason>>;
  /** Whose refusal it is: the clause's own, or that of whoever closes the window. */
  readonly by: 'early' | 'late' | 'rule';
  /** The number of acts is told with it. */
  readonly acts?: (r: Felt, stage: string) => number;
  /** It holds only at tables of such rules. */
  readonly if?: (t: T) => boolean;
}
export type Window<T> = readonly Gate<T>[];

/** What a report must name. */
export type Named = Partial<Pick<Option, 'cards' | 'seats' | 'amount'>>;
export interface Naming<T> {
  readonly fields: readonly ('cards' | 'seat' | 'amount')[];
  /** Why there may be nothing to name: everything `of` may refuse with. */
  readonly unless?: readonly Reason[];
  of(t: T, at: At): Named | Refusal;
}

/** Why a remedy may not be had after all; by the line's own clause, unless told. */
export type Proviso = Reason | { readonly refused: Reason; readonly rule: RuleId };

/** A remedy with its parameters. */
export interface Made<T> {
  /** Why it cannot be done now, whatever is named; and once it is known what may be. */
  bars?(t: T, at: At): Refusal | null;
  short?(t: T, at: At): Refusal | null;
  do(t: T, d: Draft, as: Reported): void;
  /** Everything `bars` and `short` may refuse with, for whoever has no felt to look at. */
  readonly unless?: readonly Proviso[];
  /** Clauses it names besides the line's own. */
  readonly also?: readonly RuleId[];
}
/** What a parameter may be: one of these, or a clause. With null among them, or a question mark, it may be left out. */
export type Param = readonly (string | number | null)[] | 'clause' | 'clause?';
export type Params = Readonly<Record<string, Param>>;
type ValueOf<P> = P extends 'clause'
  ? RuleId
  : P extends 'clause?'
    ? RuleId | undefined
    : P extends readonly (infer V)[]
      ? V extends null
        ? undefined
        : V
      : never;
export type ToldOf<S extends Params> = { readonly [K in keyof S]: ValueOf<S[K]> };
export interface Remedy<T> {
  readonly params: Params;
  /** What must have been named for it. */
  readonly needs: 'cards' | 'seat' | null;
  made(told: object): Made<T>;
}
/** A remedy that is told these parameters. */
export const remedy = <T, const S extends Params>(
  params: S,
  needs: Remedy<T>['needs'],
  made: (p: ToldOf<S>) => Made<T>,
): Remedy<T> => ({ params, needs, made: (told) => made(told as ToldOf<S>) });

export interface Vocabulary<T> {
  readonly facts: Readonly<Record<string, AnyFact<T>>>;
  readonly windows: Readonly<Record<string, Window<T>>>;
  readonly names: Readonly<Record<string, Naming<T>>>;
  readonly remedies: Readonly<Record<string, Remedy<T>>>;
  /** What may go wrong at all at this family's tables. */
  readonly reports: readonly IncidentName[];
}
export const isOfReport = <T>(fact: AnyFact<T> | undefined): fact is ReportFact<T> =>
  fact !== undefined && 'ofReport' in fact;
export const isOfTable = <T>(fact: AnyFact<T> | undefined): fact is TableFact =>
  fact !== undefined && 'ofTable' in fact;
/** Is a line there at a table of these rules? */
export const isThere = ({ facts }: Vocabulary<never>, { when = {} }: FloorRow, rules: object): boolean =>
  Object.entries(when).every(([name, wanted]) => {
    const fact = facts[name];
    return !isOfTable(fact) || [wanted].flat().includes(fact.ofTable(rules));
  });
