// The book's tables. What the code refuses with a reason, these refuse again with an error: nothing here can be overdrawn,
// edited or struck out by anyone who goes through SQL.
const listed = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Amounts and balances stay whole when a program reads them as doubles. */
const largest = Number.MAX_SAFE_INTEGER;

/**
 * Why money moves, as of schema 1; what schema 2 adds for games with a bank, and schema 3 for filling up again. A later reason is a
 * later schema; and so it is with kinds of accounts.
 */
const REASONS_1 =
  'grant forfeit deposit withdrawal buy-in top-up table-change cash-out collection jackpot-contribution jackpot-award ' +
  'jackpot-seed refund fill credit count float correction';
export const REASONS_2: readonly string[] = `${REASONS_1} bank jackpot-transfer`.split(' ');
export const REASONS_3: readonly string[] = [...REASONS_2, 'refill'];
/** For the office: a dispute that was decided. */
export const REASONS_6: readonly string[] = [...REASONS_3, 'redress'];
const KINDS_1 = 'cash grant cage tray wallet felt drop jackpot'.split(' ');
export const KINDS_3: readonly string[] = [...KINDS_1, 'purse'];

const transfersTable = (name: string, reasons: readonly string[], accounts = 'accounts'): string => `
CREATE TABLE ${name} (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('posted', 'pending', 'post', 'void')),
  source INTEGER NOT NULL REFERENCES ${accounts} (id),
  target INTEGER NOT NULL REFERENCES ${accounts} (id),
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

const accountsTable = (name: string, kinds: readonly string[]): string => `
CREATE TABLE ${name} (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN (${listed(kinds)})),
  may_owe INTEGER NOT NULL CHECK (may_owe IN (0, 1)),
  balance INTEGER NOT NULL CHECK (balance BETWEEN -${largest} AND ${largest}),
  held INTEGER NOT NULL CHECK (held BETWEEN 0 AND ${largest}),
  CHECK (may_owe = 1 OR balance - held >= 0)
) STRICT;
`;
const accountsGuarded = `
CREATE TRIGGER accounts_stay BEFORE DELETE ON accounts
BEGIN SELECT RAISE(ABORT, 'an account is never struck out'); END;
CREATE TRIGGER accounts_keep_their_names BEFORE UPDATE OF id, name, kind, may_owe ON accounts
BEGIN SELECT RAISE(ABORT, 'an account keeps its name and its nature'); END;
`;

/** As of schema 1. */
export const ledgerSchema = `${accountsTable('accounts', KINDS_1)}
${transfersTable('transfers', REASONS_1.split(' '))}${transfersGuarded}${accountsGuarded}`;

/** Schema 2: the same transfers under a longer list of reasons. SQLite changes no CHECK in place, so the table is written anew. */
export const moreReasons = `${transfersTable('transfers_2', REASONS_2)}
INSERT INTO transfers_2 SELECT * FROM transfers;
DROP TABLE transfers;
ALTER TABLE transfers_2 RENAME TO transfers;
${transfersGuarded}`;

/** Schema 3: purses, and what is filled again. Both tables are written anew, since each row of the one names two of the other. */
export const purses = `${accountsTable('accounts_3', KINDS_3)}
INSERT INTO accounts_3 SELECT * FROM accounts;
${transfersTable('transfers_3', REASONS_3, 'accounts_3')}
INSERT INTO transfers_3 SELECT * FROM transfers;
DROP TABLE transfers;
DROP TABLE accounts;
ALTER TABLE accounts_3 RENAME TO accounts;
ALTER TABLE transfers_3 RENAME TO transfers;
${transfersGuarded}${accountsGuarded}`;

/** Schema 6: the office's reasons. */
export const officeReasons = `${transfersTable('transfers_6', REASONS_6)}
INSERT INTO transfers_6 SELECT * FROM transfers;
DROP TABLE transfers;
ALTER TABLE transfers_6 RENAME TO transfers;
${transfersGuarded}`;
