// The ledger: a double-entry book of the room's money, kept in the store's own transactions.

export { ACCOUNT_KINDS, type AccountKind, type AccountName, kindOf, mayOwe } from './accounts.js';
export { auditBook, auditSince, type Closing } from './audit.js';
export { type Book, hashEntry, type Origin, openBook } from './book.js';
export { type Holding, isBookRefusal, judge, type Known, type Plan, type Unbooked } from './judge.js';
export { isReason, leads, needsRule, REASONS, type Reason } from './reasons.js';
export { KINDS_3, ledgerSchema, moreReasons, officeReasons, purses, REASONS_6 } from './schema.js';
export {
  all,
  doer,
  first,
  type Question,
  type Row,
  type Sql,
  type SqlValue,
  type Statement as SqlStatement,
  type Work,
} from './sql.js';
export type {
  Audit,
  Balance,
  BookRefusal,
  BookRefusalCode,
  Entry,
  EntryKind,
  Ledger,
  Move,
  Post,
  Recent,
  RecentPage,
  Statement,
  StatementLine,
  StatementPage,
  Transfer,
  TrialBalance,
  Unsound,
  Void,
  Whole,
} from './transfer.js';
