// The book's tables. What the code refuses with a reason, these refuse again with an error: nothing here can be overdrawn,
// edited or struck out by anyone who goes through SQL.
import { ACCOUNT_KINDS } from './accounts.js';

const listed = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Amounts and balances stay whole when a program reads them as doubles. */
const largest = Number.MAX_SAFE_INTEGER;

/** Why money moves, as of schema 1; and what schema 2 adds for games with a bank. A later reason is a later schema. */
const REASONS_1 =
  'grant forfeit deposit withdrawal buy-in top-up table-change cash-out collection jackpot-contribution jackpot-award ' +
  'jackpot-seed refund fill credit count float correction';
export const REASONS_2: readonly string[] = `${REASONS_1} bank jackpot-transfer`.split(' ');

const transfersTable = (name: string, reasons: readonly string[]): string => `
CREATE TABLE ${name} (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('posted', 'pending', 'post', 'void')),
  source INTEGER NOT NULL REFERENCES accounts (id),
  target INTEGER NOT NULL REFERENCES accounts (id),
  amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND ${largest}),
  reason TEXT NOT NULL CHECK (reason IN (${listed(reasons)})),
  rule TEXT,
  patron TEXT,
  felt TEXT,
  refers TEXT REFERENCES ${name} (id),
  at INTEGER NOT NULL,
  stream TEXT NOT NULL,
  version INTEGER NOT NULL,
  source_after INTEGER NOT NULL,
  target_after INTEGER NOT NULL,
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  CHECK (source <> target),
  CHECK ((kind IN ('post', 'void') OR reason = 'correction') = (refers IS NOT NULL))
) STRICT;
`;
const transfersGuarded = `
CREATE INDEX transfers_by_source ON transfers (source, seq, at);
CREATE INDEX transfers_by_target ON transfers (target, seq, at);
CREATE INDEX transfers_pending ON transfers (seq) WHERE kind = 'pending';
CREATE UNIQUE INDEX transfers_resolve_once ON transfers (refers) WHERE kind IN ('post', 'void');

CREATE TRIGGER transfers_stand BEFORE UPDATE ON transfers
BEGIN SELECT RAISE(ABORT, 'a transfer is never edited: correct it with another'); END;
CREATE TRIGGER transfers_stay BEFORE DELETE ON transfers
BEGIN SELECT RAISE(ABORT, 'a transfer is never struck out: correct it with another'); END;
`;

/** As of schema 1. A later list of kinds is a later schema. */
export const ledgerSchema = `
CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN (${listed(Object.keys(ACCOUNT_KINDS))})),
  may_owe INTEGER NOT NULL CHECK (may_owe IN (0, 1)),
  balance INTEGER NOT NULL CHECK (balance BETWEEN -${largest} AND ${largest}),
  held INTEGER NOT NULL CHECK (held BETWEEN 0 AND ${largest}),
  CHECK (may_owe = 1 OR balance - held >= 0)
) STRICT;

${transfersTable('transfers', REASONS_1.split(' '))}${transfersGuarded}CREATE TRIGGER accounts_stay BEFORE DELETE ON accounts
BEGIN SELECT RAISE(ABORT, 'an account is never struck out'); END;
CREATE TRIGGER accounts_keep_their_names BEFORE UPDATE OF id, name, kind, may_owe ON accounts
BEGIN SELECT RAISE(ABORT, 'an account keeps its name and its nature'); END;
`;

/** Schema 2: the same transfers under a longer list of reasons. SQLite changes no CHECK in place, so the table is written anew. */
export const moreReasons = `${transfersTable('transfers_2', REASONS_2)}
INSERT INTO transfers_2 SELECT * FROM transfers;
DROP TABLE transfers;
ALTER TABLE transfers_2 RENAME TO transfers;
${transfersGuarded}`;
