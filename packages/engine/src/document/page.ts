/**
 * A house's documents as plain data: what a page of a game, of a house or of a custom says. Reading them from files, with their lines
 * and columns, is not done here: the engine is handed what was read, in a browser as anywhere.
 */
import type { FloorRow, Unit } from '../facts/index.js';

export type RuleId = string;
/** Values by name, as the family's own schema has them; a field of one is named with a dot: `low.use`. */
export type Sets = Readonly<Record<string, unknown>>;
export type Choice = string | number;
export type Row = Readonly<Record<string, unknown>>;

/** By `form` of the stake, by `stake`, or by what a switch is at: all that are named must hold, and of a list one. */
export type Condition = Readonly<Record<string, Choice | readonly Choice[]>>;

/** What a switch may not be thrown past, or to; or what a value may not be, whoever sets it. */
export interface Bound {
  readonly min?: number | string;
  readonly max?: number | string;
  readonly only?: readonly Choice[];
  /** What holds from a day on, besides. */
  readonly 'by day'?: Readonly<Record<string, Omit<Bound, 'by day'>>>;
}

export interface SwitchPage {
  readonly about: Readonly<{ en: string; es: string }>;
  /** A few words for it, and for each choice. */
  readonly called?: Readonly<{ en: string; es: string }>;
  readonly says?: Readonly<Record<string, Readonly<{ en: string; es: string }>>>;
  readonly default?: Choice | readonly Row[];
  /** One of these, and what each sets. */
  readonly choices?: Readonly<Record<string, Sets>>;
  readonly number?: { readonly min: number; readonly max?: number; readonly unit: Unit };
  /** In cents; a word may stand for an amount known only at the table. */
  readonly amount?: { readonly min: string; readonly words?: Readonly<Record<string, string | null>> };
  readonly percent?: true;
  /** It cannot be thrown; it is here to be read. */
  readonly fixed?: Choice;
  /** Rows of `at`, `low` and `high`: two amounts at a table of this name. */
  readonly pairs?: true;
  /** The house may post these rows anew. */
  readonly table?: string;
  readonly columns?: Readonly<Record<string, 'text' | 'cents' | 'count'>>;
  readonly 'rows at most'?: number;
  /** There is one for each row of a table; `*` in its name stands for the first column. */
  readonly 'each row of'?: string;
  readonly sets?: Sets;
  /** Who is cited for a choice, where it is not the ruling it stands in. */
  readonly 'choice under'?: Readonly<Record<string, RuleId>>;
  readonly despite?: readonly RuleId[];
  /** A choice that another switch must allow. */
  readonly needs?: Readonly<Record<string, Readonly<Record<string, Choice>>>>;
  /** It is offered at every game, also where it sets nothing. */
  readonly for?: 'all';
  /** At a table of the house two of its staff must say so to throw it. */
  readonly two?: true;
}

/** A line of the floor's law as a page has it: at tables of such settings only, where it says so. */
export type FloorLine = Omit<FloorRow, 'by'> & {
  readonly by?: RuleId;
  /** The house whose list it is of, where it is another's: there it stands on its own pages. */
  readonly of?: string;
  readonly 'only when'?: Condition | readonly Condition[];
  readonly 'except when'?: Condition | readonly Condition[];
};

/** What a sheet says is kept of a wager, or returned by it: of which pay table, of what, in percent as printed. */
export interface Claimed {
  readonly wager: string;
  readonly table?: string;
  readonly of: 'ante' | 'money' | 'bet' | 'returned';
  readonly percent: string;
}
/** A clause of a sheet, or a ruling. */
export interface Entry {
  readonly id: RuleId;
  readonly sheet: boolean;
  readonly sets?: Sets;
  readonly governs?: readonly string[];
  /** The clause a ruling reads, which is cited in its place; `stake` is the clause that offers the stake. */
  readonly under?: RuleId;
  /** Entries of the same page that it beats. */
  readonly despite?: readonly RuleId[];
  /** Of several conditions one must hold. */
  readonly 'only when'?: Condition | readonly Condition[];
  readonly 'except when'?: Condition | readonly Condition[];
  /** What a switch is at unless thrown. */
  readonly presets?: Readonly<Record<string, Choice | readonly Row[]>>;
  readonly bounds?: Readonly<Record<string, Bound>>;
  readonly rows?: Readonly<Record<string, readonly Row[]>>;
  readonly floor?: readonly FloorLine[];
  /** The clause whose rows it prints the jackpot fee of. */
  readonly 'jackpot of'?: RuleId;
  readonly claims?: readonly Claimed[];
  readonly switches?: Readonly<Record<string, SwitchPage>>;
}

/** A custom, a part of a house, a page of a game or a law; entries that were left behind are not on it any more. */
export interface Page {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** Which stakes a game is offered at: rows of a table. */
export interface StakesPage {
  readonly from: string;
  /** The forms that are offered, of rows that say theirs; a row that says none is offered in each. */
  readonly forms?: readonly string[];
  /** The form is what a switch is at. */
  readonly 'form by'?: string;
  readonly 'forms by'?: Readonly<Record<string, string>>;
}

/** Everything one game rests on. The nearer a page, the later it comes: customs, parts of the house, its own, the law. */
export interface GamePages {
  readonly house: string;
  readonly game: string;
  readonly family: string;
  readonly stakes: StakesPage;
  /** Switches of its pages that it does not offer. */
  readonly without: readonly string[];
  readonly pages: readonly Page[];
  /** A dealer's choice: the games it is of, by id. Its pages are those of the first, and its own. */
  readonly choice?: readonly string[];
}
