// The store's tables, and how a file becomes one: a new file is filled, an older one is brought up step by step, a newer
// one is refused untouched.
import { ledgerSchema, moreReasons, officeReasons, purses } from '../ledger/index.js';
import { bundlesSchema } from './archive.js';
import { StoreError } from './errors.js';
import { handIndex } from './hand-index.js';
import { standsSchema } from './overview.js';
import type { SqliteFile } from './sqlite.js';

const streamSchema = `
CREATE TABLE streams (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL CHECK (version >= 0),
  hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;
CREATE TABLE events (
  position INTEGER PRIMARY KEY,
  stream INTEGER NOT NULL REFERENCES streams (id),
  version INTEGER NOT NULL CHECK (version > 0),
  at INTEGER NOT NULL,
  body TEXT NOT NULL,
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  UNIQUE (stream, version)
) STRICT;
CREATE TABLE appends (
  stream INTEGER NOT NULL REFERENCES streams (id),
  id TEXT NOT NULL,
  digest BLOB NOT NULL CHECK (length(digest) = 32),
  version INTEGER NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (stream, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots (
  stream INTEGER PRIMARY KEY REFERENCES streams (id),
  version INTEGER NOT NULL,
  hash BLOB NOT NULL,
  kind TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE TRIGGER events_stand BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'an event is never edited'); END;
CREATE TRIGGER events_stay BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'an event is never struck out'); END;
`;

/** Schema 4: bodies may be packed, by a dictionary that is kept once. Rows that were there before stay as they were written. */
const packedBodies = `
CREATE TABLE dictionaries (
  id INTEGER PRIMARY KEY,
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
  body BLOB NOT NULL
) STRICT;
CREATE TRIGGER dictionaries_stand BEFORE UPDATE ON dictionaries
BEGIN SELECT RAISE(ABORT, 'a dictionary is never edited'); END;
CREATE TRIGGER dictionaries_stay BEFORE DELETE ON dictionaries
BEGIN SELECT RAISE(ABORT, 'a dictionary is never struck out'); END;
ALTER TABLE events ADD COLUMN packed BLOB;
ALTER TABLE events ADD COLUMN dictionary INTEGER REFERENCES dictionaries (id)
  CHECK ((packed IS NULL) = (dictionary IS NULL) AND (packed IS NULL) = (body <> ''));
`;

/** What to run to get from each schema to the next. Never edited once released: add a step. */
export const steps: readonly string[] = [
  streamSchema + ledgerSchema,
  moreReasons,
  purses,
  packedBodies,
  handIndex,
  officeReasons,
  standsSchema,
  bundlesSchema,
];

export const schemaVersion = steps.length;

/** "BRJA", in the field of the file that says whose it is. */
const applicationId = 0x42524a41;

const numberOf = (file: SqliteFile, pragma: string): number => Number(file.prepare(`PRAGMA ${pragma}`).get()?.[0]);

/** Makes sure the file is ours and current, then sets it to keep every commit through a loss of power. */
export function prepareFile(file: SqliteFile): void {
  file.exec('PRAGMA busy_timeout = 5000');
  refuseStrangers(file);
  if (!file.memory) {
    const mode = file.prepare('PRAGMA journal_mode = WAL').get()?.[0];
    if (mode !== 'wal') throw new StoreError('cannot-open', `the file cannot keep a write-ahead log (it says ${mode})`);
  }
  // In WAL, FULL flushes the log on every commit; NORMAL would keep the file sound but could forget the last commits.
  file.exec('PRAGMA synchronous = FULL');
  file.exec('PRAGMA foreign_keys = ON');
  file.exec('PRAGMA trusted_schema = OFF');
  // Pages go back into the file every 16 MB of log: at the usual 4 MB the pause shows up in the slowest appends.
  file.exec('PRAGMA wal_autocheckpoint = 4000');
  // A log that grew while somebody read for long is cut back when its pages have gone into the file.
  file.exec('PRAGMA journal_size_limit = 67108864');
  bringUp(file);
  if (numberOf(file, 'synchronous') !== 2) throw new StoreError('cannot-open', 'the database will not flush fully');
}

/** For whoever only looks: the file is ours, and stays as it is. */
export function lookAtFile(file: SqliteFile): void {
  file.exec('PRAGMA busy_timeout = 5000');
  refuseStrangers(file);
  if (numberOf(file, 'user_version') === 0) throw new StoreError('not-a-store', 'the file is empty');
  file.exec('PRAGMA query_only = ON');
}

function refuseStrangers(file: SqliteFile): void {
  const [owner, version] = [numberOf(file, 'application_id'), numberOf(file, 'user_version')];
  if (owner === 0 && version === 0) {
    if (Number(file.prepare('SELECT count(*) FROM sqlite_master').get()?.[0]) === 0) return;
    throw new StoreError('not-a-store', 'the file is a database, but not a store of this room');
  }
  if (owner !== applicationId) throw new StoreError('not-a-store', 'the file belongs to another program');
  if (version > schemaVersion) {
    const message = `the store has schema ${version}, this program knows up to ${schemaVersion}: use a newer program`;
    throw new StoreError('newer-schema', message);
  }
}

/** Inside one transaction, looking again: two processes may have opened the same new file. */
function bringUp(file: SqliteFile): void {
  if (numberOf(file, 'user_version') === schemaVersion) return;
  file.within(() => {
    for (const step of steps.slice(numberOf(file, 'user_version'))) file.exec(step);
    file.exec(`PRAGMA application_id = ${applicationId}`);
    file.exec(`PRAGMA user_version = ${schemaVersion}`);
  });
}
