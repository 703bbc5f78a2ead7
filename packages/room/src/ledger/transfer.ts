// What the book is told and what it answers. A transfer is never edited: one that was wrong is followed by another that
// says so, and one that is pending is followed by another that posts or voids it.
import type { AccountName } from './accounts.js';
import type { Reason } from './reasons.js';

/** Money from one account to another; with `pending`, set aside until it is posted or voided. */
export interface Move {
  readonly id: string;
  readonly from: AccountName;
  readonly to: AccountName;
  /** Whole cents, more than nothing. */
  readonly amount: number;
  readonly reason: Reason;
  /** The rule that moved it, where one did. */
  readonly rule: string | null;
  readonly patron: string | null;
  readonly table: string | null;
  /** The transfer this one puts right; only with the reason `correction`, and always with it. */
  readonly corrects?: string;
  readonly pending?: true;
}

/** Lets a pending transfer go through, whole or in part; what is not posted returns to where it came from. */
export interface Post {
  readonly id: string;
  readonly post: string;
  readonly amount?: number;
}

/** Lets a pending transfer go. */
export interface Void {
  readonly id: string;
  readonly void: string;
}

export type Transfer = Move | Post | Void;

export type EntryKind = 'posted' | 'pending' | 'post' | 'void';

/** A transfer as it stands in the book. Posts and voids repeat what they resolve, so that each line reads alone. */
export interface Entry {
  readonly seq: number;
  readonly id: string;
  readonly kind: EntryKind;
  readonly from: AccountName;
  readonly to: AccountName;
  readonly amount: number;
  readonly reason: Reason;
  readonly rule: string | null;
  readonly patron: string | null;
  readonly table: string | null;
  /** The pending transfer a post or void resolves; the wrong one a correction puts right. */
  readonly refers: string | null;
  readonly at: number;
  /** The append it came with. */
  readonly stream: string;
  readonly version: number;
  /** What the two accounts held afterwards. */
  readonly fromAfter: number;
  readonly toAfter: number;
  readonly hash: string;
}

/** Why the book would not take a transfer, in the order in which it looks. */
export type BookRefusalCode =
  | 'no-id'
  | 'id-taken'
  | 'no-account'
  | 'same-account'
  | 'amount'
  | 'no-reason'
  | 'way'
  | 'no-rule'
  | 'no-correction'
  | 'no-pending'
  | 'already-posted'
  | 'already-voided'
  | 'beyond-pending'
  | 'overdrawn'
  | 'too-much';

/** Nothing has changed; `transfer` is the one that could not be taken. */
export interface BookRefusal {
  readonly refused: BookRefusalCode;
  readonly transfer: string;
  readonly account?: string;
  /** What the account could have given. */
  readonly available?: number;
  readonly amount?: number;
}

/** `available` is what may still be moved: the balance less what pending transfers hold. */
export interface Balance {
  readonly account: AccountName;
  readonly balance: number;
  readonly held: number;
  readonly available: number;
}

export interface StatementLine {
  readonly seq: number;
  readonly id: string;
  readonly at: number;
  readonly other: AccountName;
  /** With its sign: what the account gained. */
  readonly amount: number;
  readonly balance: number;
  readonly reason: Reason;
  readonly rule: string | null;
  readonly patron: string | null;
  readonly table: string | null;
  readonly refers: string | null;
}

/** An unbroken stretch of the book: `opening` and the amounts of all lines add up to `closing`. */
export interface Statement {
  readonly account: AccountName;
  readonly opening: number;
  readonly lines: readonly StatementLine[];
  readonly closing: number;
  /** Pass as `after` for the following lines; null when there are none. */
  readonly next: number | null;
}

export interface TrialBalance {
  /** Always zero. */
  readonly total: number;
  readonly kinds: Readonly<Record<string, { accounts: number; balance: number; held: number }>>;
}

/** The first thing that does not add up, or nothing. */
/** `withheld`: of so many entries only number and seal are there. */
export type Audit = { readonly sound: true; readonly entries: number; readonly withheld?: number } | Unsound;
export interface Unsound {
  readonly sound: false;
  readonly seq: number | null;
  readonly why: string;
}

/** The book as everybody but the store sees it: to read. Money moves only with an append. */
export interface Ledger {
  balance(account: AccountName): Promise<Balance>;
  /** Lines stamped from `from` up to but not including `to`, oldest first, at most `limit` (1000 unless told). */
  statement(account: AccountName, from: number, to: number, page?: StatementPage): Promise<Statement>;
  /** The last lines, newest first, at most `limit`; those before the line `before`, where one is given. */
  recent(account: AccountName, page: RecentPage): Promise<Recent>;
  transfer(id: string): Promise<Entry | undefined>;
  /** What is pending and neither posted nor voided, oldest first. */
  pending(): Promise<readonly Entry[]>;
  /** Entries in the order of the book, pending, posts and voids included. */
  entries(after: number, limit?: number): Promise<readonly Entry[]>;
  accounts(prefix?: string): Promise<readonly Balance[]>;
  trialBalance(): Promise<TrialBalance>;
  /** Adds the whole book up again and checks its chain, beside the running room. */
  audit(whole?: Whole): Promise<Audit>;
  /** The same of what was booked since a time; what is before it is taken as it lies. */
  auditSince(time: number): Promise<Audit>;
}

/** In a copy from which entries are withheld: the accounts of which none may be. The others are taken up again after a gap. */
export type Whole = (account: AccountName) => boolean;

export interface RecentPage {
  readonly before?: number | undefined;
  readonly limit: number;
}
export interface Recent {
  readonly lines: readonly StatementLine[];
  /** Pass as `before` for the lines before these; null when there are none. */
  readonly next: number | null;
}

export interface StatementPage {
  readonly after?: number;
  readonly limit?: number;
}
