// Events that are over go from rows into bundles: in the background, a bundle at a time, in one transaction, under the epoch of whoever
// owns the stream. Nothing is to be seen of it: what is read, proved, moved and copied is the same as before, and takes less room. The last
// event of a stream stays a row, so that whatever asks for an end finds it there.
import { all, doer, first, type Sql, type Work } from '../ledger/index.js';
import type { RawEvent } from './asks.js';
import { type Bundle, bundled, loosened } from './bundle.js';
import { firstHash, hashLink, WITHHELD } from './chain.js';
import { StoreError } from './errors.js';
import { type Events, openEvents, SPAN } from './events.js';
import { TODAYS } from './rows.js';
import type { Archive, Due } from './store.js';

/** Schema 8. An event leaves its row only for a bundle that has it. */
export const bundlesSchema = `
CREATE TABLE bundles (
  stream INTEGER NOT NULL REFERENCES streams (id),
  last INTEGER NOT NULL,
  first INTEGER NOT NULL CHECK (first BETWEEN 1 AND last),
  low INTEGER NOT NULL,
  high INTEGER NOT NULL CHECK (high - low BETWEEN last - first AND ${SPAN}),
  before BLOB NOT NULL CHECK (length(before) = 32),
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  body BLOB NOT NULL,
  PRIMARY KEY (stream, last)
) STRICT;
CREATE INDEX bundles_by_position ON bundles (low, high);
CREATE TRIGGER bundles_stand BEFORE UPDATE ON bundles
BEGIN SELECT RAISE(ABORT, 'a bundle is never edited'); END;
CREATE TRIGGER bundles_stay BEFORE DELETE ON bundles
BEGIN SELECT RAISE(ABORT, 'a bundle is never struck out'); END;
ALTER TABLE streams ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
DROP TRIGGER events_stay;
CREATE TRIGGER events_stay BEFORE DELETE ON events WHEN NOT EXISTS (SELECT 1 FROM bundles b
  WHERE b.stream = OLD.stream AND b.first <= OLD.version
    AND b.last = (SELECT min(last) FROM bundles WHERE stream = OLD.stream AND last >= OLD.version))
BEGIN SELECT RAISE(ABORT, 'an event is never struck out'); END;
`;

/** Events of a bundle: so many read at a few pages of the disk, and deflate well beside one another. */
const FULL = 320;
/** Of a stream that has come to rest fewer will do. */
const FEW = 24;

/** A bundle, and after which version of its stream it follows. */
export interface Chosen {
  readonly stream: number;
  readonly was: number;
  readonly bundle: Bundle;
}

/** The next bundle of a stream; null where none is due. */
export function* toArchive(events: Events, stream: string, { before, idle, few = FEW }: Due): Work<Chosen | null> {
  const where = yield* events.find(stream);
  if (where === undefined) return null;
  const { id, archived: was } = where;
  const [end] = yield* all(
    'SELECT e.version, e.at FROM streams s JOIN events e ON e.stream = s.id AND e.version = s.version WHERE s.id = ?',
    id,
  );
  if (end === undefined) return null;
  const [version, at] = [Number(end[0]), Number(end[1])];
  const left = yield* events.ofStream(where, was + 1, Math.min(FULL, version - 1 - was));
  const young = left.findIndex((event) => event.at >= before);
  const over = young < 0 ? left : left.slice(0, young);
  if (over.length < (at < idle ? few : FULL)) return null;
  const near = over.filter(({ position }) => position - over[0]!.position <= SPAN);
  const sealed = was === 0 ? firstHash : yield* sealOf(id, was);
  const bundle = bundled(near, sealed);
  prove(stream, near, bundle);
  return { stream: id, was, bundle };
}
function* sealOf(stream: number, last: number): Work<Uint8Array> {
  const row = yield* first('SELECT hash FROM bundles WHERE stream = ? AND last = ?', stream, last);
  if (row === undefined) throw new StoreError('fault', `the bundle that ends with event ${last} is missing`);
  return row[0] as Uint8Array;
}

/** Rows go only for a bundle that gives back the very same, under the very same hashes. */
function prove(stream: string, events: readonly RawEvent[], bundle: Bundle): void {
  const again = [...loosened(stream, bundle)];
  const [last, previous] = [events.at(-1)!, again.at(-2)?.hash];
  const link = hashLink(
    previous === undefined ? bundle.before : Buffer.from(previous, 'hex'),
    Buffer.from(stream),
    last,
  );
  const isSealed = last.body === WITHHELD || link.toString('hex') === last.hash;
  if (isSealed && events.every((event, i) => isSame(event, again[i]))) return;
  const where = `events ${bundle.first} to ${bundle.last} of ${stream}`;
  throw new StoreError('fault', `${where} or their hashes were changed: they stay as they lie`);
}
function isSame(one: RawEvent, other: RawEvent | undefined): boolean {
  if (other === undefined) return false;
  const { body, ...rest } = one;
  const { body: again, ...others } = other;
  const isSameBody =
    typeof body === 'string' || typeof again === 'string'
      ? body === again
      : body.by === again.by && Buffer.compare(body.bytes, again.bytes) === 0;
  return isSameBody && (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === others[key]);
}

/** In a database that answers at once, inside a transaction that others open: how many events went into the next bundle. */
export function openArchive(sql: Sql): (ask: Archive) => number {
  const events = openEvents(TODAYS);
  const done = doer(sql);
  const prepared = () => ({
    goOn: sql.prepare('UPDATE streams SET archived = ? WHERE id = ? AND archived = ?'),
    keep: sql.prepare(`INSERT INTO bundles (stream, last, first, low, high, before, hash, body)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)`),
    clear: sql.prepare('DELETE FROM events WHERE stream = ? AND version BETWEEN ? AND ?'),
  });
  let q: ReturnType<typeof prepared> | undefined; // a file that is only looked at may have nowhere to put it
  return (ask) => {
    const chosen = done(toArchive(events, ask.stream, ask));
    if (chosen === null) return 0;
    q ??= prepared();
    const { stream, was, bundle } = chosen;
    const { first, last, low, high, before, hash, body } = bundle;
    if (q.goOn.run(last, stream, was) === 0) return 0;
    q.keep.run(stream, last, first, low, high, before, hash, body);
    return q.clear.run(stream, first, last);
  };
}

/** Streams of which a bundle may be due, by name, after one of them. */
export function* archivable(prefix: string, after: string, { idle, few = FEW }: Due, limit: number): Work<string[]> {
  const rows = yield* all(
    `SELECT s.name FROM streams s WHERE s.name >= ? AND s.name > ? AND s.name < ? AND s.version - s.archived > ?
      AND (s.version - s.archived > ? OR EXISTS (SELECT 1 FROM events e
        WHERE e.stream = s.id AND e.version = s.version AND e.at < ?)) ORDER BY s.name LIMIT ?`,
    ...[prefix, after, `${prefix}\u{10ffff}`, few, FULL, Math.min(idle, Number.MAX_SAFE_INTEGER), limit],
  );
  return rows.map(([name]) => String(name));
}
