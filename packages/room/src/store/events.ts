// Events as they lie in the database, each in a row or many in a bundle, read as if it were all the same.
import { all, first, type Row, type Work } from '../ledger/index.js';
import type { RawEvent } from './asks.js';
import { type Bundle, loosened } from './bundle.js';
import { eventFrom, hex, type Shape } from './rows.js';
import type { StreamFrom } from './store.js';

/** Positions a bundle spans at most, so that what lies at a position is looked for among few. */
export const SPAN = 2 ** 18;
/** Bundles fetched at once for whoever reads on; for a single event, one. */
const AT_ONCE = 4;
const FEW = 64;
/** Bundles of many streams fetched at once. */
const MANY = 100;

export const BUNDLE = 'b.first, b.last, b.low, b.high, b.before, b.hash, b.body';
export const bundleFrom = ([from, to, low, high, before, hash, body]: Row): Bundle => ({
  ...{ first: Number(from), last: Number(to), low: Number(low), high: Number(high) },
  ...{ before: before as Uint8Array, hash: hash as Uint8Array, body: body as Uint8Array },
});
/** A stream, and how far it is bundled. */
export interface Archived {
  readonly id: number;
  readonly name: string;
  readonly archived: number;
}
export type Events = ReturnType<typeof openEvents>;

/** Bundles whose events are remembered: whoever looks for one event or reads the next hand comes to the same again. */
const REMEMBERED = 16;
function remembering(): (stream: string, bundle: Bundle) => readonly RawEvent[] {
  let known: { readonly stream: string; readonly bundle: Bundle; readonly events: readonly RawEvent[] }[] = [];
  const isSame = (one: Bundle, other: Bundle): boolean =>
    one.first === other.first &&
    one.low === other.low &&
    (['before', 'hash', 'body'] as const).every((part) => Buffer.compare(one[part], other[part]) === 0);
  return (stream, bundle) => {
    const had = known.find((one) => one.stream === stream && isSame(one.bundle, bundle));
    const one = had ?? { stream, bundle, events: [...loosened(stream, bundle)] };
    known = [one, ...known.filter((other) => other !== one)].slice(0, REMEMBERED);
    return one.events;
  };
}

export function openEvents({ columns, hasBundles }: Shape) {
  const eventsIn = remembering();
  const rows = `s.name, e.version, e.position, e.at, e.hash, ${columns}`;
  /** How far a stream is bundled. */
  const archived = hasBundles ? 's.archived' : '0';

  function* find(stream: string): Work<Archived | undefined> {
    const row = yield* first(`SELECT s.id, ${archived} FROM streams s WHERE s.name = ?`, stream);
    return row && { id: Number(row[0]), name: stream, archived: Number(row[1]) };
  }
  function* ofStream({ id, name, archived: end }: Archived, from: number, limit: number): Work<RawEvent[]> {
    const found: RawEvent[] = [];
    let next = from;
    while (next <= end && found.length < limit) {
      const some = yield* all(
        `SELECT ${BUNDLE} FROM bundles b WHERE b.stream = ? AND b.last >= ? ORDER BY b.last LIMIT ?`,
        ...[id, next, limit < FEW ? 1 : AT_ONCE],
      );
      if (some.length === 0) break;
      for (const one of some.map(bundleFrom)) {
        take(found, eventsIn(name, one), next, limit);
        next = one.last + 1;
      }
    }
    if (found.length >= limit) return found;
    const left = yield* all(
      `SELECT ${rows} FROM events e JOIN streams s ON s.id = e.stream
        WHERE e.stream = ? AND e.version >= ? ORDER BY e.version LIMIT ?`,
      ...[id, next, limit - found.length],
    );
    found.push(...left.map(eventFrom));
    return found;
  }
  function* read(stream: string, from: number, limit: number): Work<RawEvent[]> {
    const where = yield* find(stream);
    return where === undefined ? [] : yield* ofStream(where, from, limit);
  }
  /** Bundles in which something may lie after a position and not after another. */
  function* bundlesAt(after: number, to: number): Work<readonly Row[]> {
    if (!hasBundles) return [];
    return yield* all(
      `SELECT s.name, ${BUNDLE} FROM bundles b JOIN streams s ON s.id = b.stream
        WHERE b.low > ? AND b.low <= ? AND b.high > ?`,
      ...[after - SPAN, to, after],
    );
  }
  /** Positions follow one another without a gap: so many after one are as many events. */
  function* since(after: number, limit: number): Work<RawEvent[]> {
    const to = Math.min(after + limit, Number.MAX_SAFE_INTEGER);
    const loose = yield* all(
      `SELECT ${rows} FROM events e JOIN streams s ON s.id = e.stream
        WHERE e.position > ? AND e.position <= ? ORDER BY e.position`,
      ...[after, to],
    );
    const found = loose.map(eventFrom);
    for (const [name, ...row] of yield* bundlesAt(after, to))
      for (const event of loosened(String(name), bundleFrom(row)))
        if (event.position > after && event.position <= to) found.push(event);
    return found.sort((a, b) => a.position - b.position);
  }
  return {
    archived,
    find,
    read,
    ofStream,
    since,
    /** Positions and hashes, in order. */
    *hashes(after: number, to: number): Work<(readonly [position: number, hash: string])[]> {
      const loose = yield* all(
        'SELECT position, hash FROM events WHERE position > ? AND position <= ? ORDER BY position',
        ...[after, to],
      );
      const found = loose.map(([position, hash]): readonly [number, string] => [Number(position), hex(hash)]);
      for (const [name, ...row] of yield* bundlesAt(after, to))
        for (const { position, hash } of loosened(String(name), bundleFrom(row)))
          if (position > after && position <= to) found.push([position, hash]);
      return found.sort((a, b) => a[0] - b[0]);
    },
    *hashAt(position: number): Work<string | undefined> {
      const [one] = yield* since(position - 1, 1);
      return one?.hash;
    },
    *hashOf(stream: string, version: number): Work<string | undefined> {
      const [one] = yield* read(stream, version, 1);
      return one?.version === version ? one.hash : undefined;
    },
    /** How many events there were before a time: times go with positions, but for a clock that was set back. */
    *countAt(time: number): Work<number> {
      const most = yield* first('SELECT max(position) FROM events');
      let [low, high] = [0, Number(most?.[0] ?? 0)];
      while (low < high) {
        const middle = (low + high) >> 1;
        const [one] = yield* since(middle, 1);
        if (one !== undefined && one.at < time) low = middle + 1;
        else high = middle;
      }
      return low;
    },
    /** The last event of a stream is a row: streams whose last lies after a position, and from where on. */
    *touched(after: number): Work<StreamFrom[]> {
      const found = yield* all(
        `SELECT s.id, s.name FROM events e JOIN streams s ON s.id = e.stream AND s.version = e.version
          WHERE e.position > ? ORDER BY s.name`,
        after,
      );
      const streams: StreamFrom[] = [];
      for (const [id, name] of found) {
        const row = yield* first(
          'SELECT min(version) FROM events WHERE stream = ? AND position > ?',
          Number(id),
          after,
        );
        const within = hasBundles
          ? yield* first('SELECT min(first) FROM bundles WHERE stream = ? AND high > ?', Number(id), after)
          : undefined;
        streams.push({ stream: String(name), from: Number(within?.[0] ?? row?.[0] ?? 1) });
      }
      return streams;
    },
    /** Of the streams whose names begin so, stream by stream, after one of them and its version; nothing at the end. */
    *every(prefix: string, after: { stream: string; version: number }, limit: number): Work<RawEvent[]> {
      const where = 's.name >= ? AND s.name < ? AND (s.name > ? OR %)';
      const values = [after.stream, `${prefix}\u{10ffff}`, after.stream, after.version];
      const loose = yield* all(
        `SELECT ${rows} FROM streams s JOIN events e ON e.stream = s.id
          WHERE ${where.replace('%', 'e.version > ?')} ORDER BY s.name, e.version LIMIT ?`,
        ...[...values, limit],
      );
      const found = loose.map(eventFrom);
      if (!hasBundles) return found;
      const some = yield* all(
        `SELECT s.name, ${BUNDLE} FROM streams s JOIN bundles b ON b.stream = s.id
          WHERE ${where.replace('%', 'b.last > ?')} ORDER BY s.name, b.last LIMIT ?`,
        ...[...values, MANY],
      );
      if (some.length === 0) return found;
      for (const [name, ...row] of some)
        for (const event of eventsIn(String(name), bundleFrom(row)))
          if (event.stream !== after.stream || event.version > after.version) found.push(event);
      found.sort((a, b) => (a.stream === b.stream ? a.version - b.version : compare(a.stream, b.stream)));
      // What comes after the last bundle that was fetched may lie behind another.
      const [lastName, , last] = some.length < MANY ? [] : some.at(-1)!;
      const isKnown = ({ stream, version }: RawEvent): boolean =>
        lastName === undefined ||
        (stream === lastName ? version <= Number(last) : compare(stream, String(lastName)) < 0);
      return found.filter(isKnown).slice(0, limit);
    },
  };
}
/** As the databases order names: by their bytes. */
const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

function take(found: RawEvent[], events: Iterable<RawEvent>, from: number, limit: number): void {
  for (const event of events) {
    if (found.length >= limit) return;
    if (event.version >= from) found.push(event);
  }
}
