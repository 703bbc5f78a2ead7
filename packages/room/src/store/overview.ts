// What a room must know of all its streams when it opens, each in one question however many there are: how much is stored, what everybody's
// streams say, what the index has not read, and how tables stood when last left. A stand is made from its stream: losing one costs
// time only, and one that is behind its stream says nothing.
import { all, first, type Work } from '../ledger/index.js';

/** Schema 7. */
export const standsSchema = `
CREATE TABLE stands (
  stream INTEGER PRIMARY KEY REFERENCES streams (id),
  version INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
`;

/** How something stood when its stream had this version; empty where it is over, and nobody need look at it again. */
export interface Stand {
  readonly stream: string;
  readonly version: number;
  readonly body: string;
}
/** A stream, and how it stands; null where nobody has said, or more has happened since. */
export interface StandOf {
  readonly stream: string;
  readonly stand: string | null;
}
export interface Extent {
  readonly streams: number;
  readonly events: number;
}
const ends = (prefix: string): readonly [string, string] => [prefix, `${prefix}\u{10ffff}`];

export function* extent(): Work<Extent> {
  const row = yield* first('SELECT count(*), coalesce(sum(version), 0) FROM streams');
  return { streams: Number(row?.[0] ?? 0), events: Number(row?.[1] ?? 0) };
}
/** Streams that the index of hands has not read to their ends. */
export function* unreadStreams(prefix: string): Work<string[]> {
  const rows = yield* all(
    `SELECT s.name FROM streams s LEFT JOIN hands_read r ON r.stream = s.name
      WHERE s.name >= ? AND s.name < ? AND s.version > coalesce(r.version, 0) ORDER BY s.name`,
    ...ends(prefix),
  );
  return rows.map(([stream]) => String(stream));
}
/** Guests of before a time of whom nothing is known but that they came, and whose wallets nobody has ever paid from. */
export function* idleGuests(before: number): Work<string[]> {
  const [from, end] = ends('patron-');
  const rows = yield* all(
    `SELECT s.name FROM streams s JOIN events e ON e.stream = s.id AND e.version = 1
      WHERE s.name >= ? AND s.name < ? AND s.version = 1 AND e.at < ? AND NOT EXISTS (SELECT 1 FROM accounts a
        JOIN transfers t ON t.source = a.id WHERE a.name IN ('wallet:' || substr(s.name, 8), 'purse:' || substr(s.name, 8)))`,
    ...[from, end, before],
  );
  return rows.map(([stream]) => String(stream));
}
/** Of all that is not over. */
export function* standsOf(prefix: string): Work<StandOf[]> {
  const rows = yield* all(
    `SELECT s.name, t.body FROM streams s LEFT JOIN stands t ON t.stream = s.id AND t.version = s.version
      WHERE s.name >= ? AND s.name < ? AND (t.body IS NULL OR t.body <> '') ORDER BY s.name`,
    ...ends(prefix),
  );
  return rows.map(([stream, body]) => ({ stream: String(stream), stand: body === null ? null : String(body) }));
}
/** False where more has happened since. */
export function* putStand({ stream, version, body }: Stand): Work<boolean> {
  const row = yield* first(
    `INSERT INTO stands (stream, version, body) SELECT id, version, ? FROM streams WHERE name = ? AND version = ?
      ON CONFLICT (stream) DO UPDATE SET version = excluded.version, body = excluded.body
        WHERE excluded.version >= stands.version RETURNING stream`,
    ...[body, stream, version],
  );
  return row !== undefined;
}
