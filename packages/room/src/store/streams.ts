// The streams in a database: heads, events, idempotent appends, snapshots. Runs inside transactions that others open.
import { createHash } from 'node:crypto';
import type { Row, Sql } from '../ledger/index.js';
import type { RawEvent, Sheet } from './asks.js';
import { firstHash, hashLink } from './chain.js';
import { openDictionaries } from './dictionaries.js';
import type { Bound, RawBody } from './packed.js';
import type { Appended, StreamHead } from './store.js';

/** Where a stream stands; `id` is 0 until its first event is stored. */
export interface Head {
  readonly id: number;
  readonly version: number;
  readonly hash: Uint8Array;
}

const mostCached = 20_000;
const noHead: Head = { id: 0, version: 0, hash: firstHash };
export const hex = (bytes: unknown): string => Buffer.from(bytes as Uint8Array).toString('hex');

export type Streams = ReturnType<typeof openStreams>;

/** A file of before, which is only looked at, has nothing packed. */
const mayPack = (sql: Sql): boolean =>
  sql.prepare("SELECT 1 FROM pragma_table_info('events') WHERE name = 'packed'").get() !== undefined;
/** An event's body, and the hash of what it is packed by. */
export const bodyColumns = (sql: Sql): string =>
  mayPack(sql)
    ? 'e.body, e.packed, (SELECT d.hash FROM dictionaries d WHERE d.id = e.dictionary)'
    : 'e.body, NULL, NULL';
export const bodyFrom = (text: unknown, packed: unknown, by: unknown): RawBody =>
  packed === null ? String(text) : { bytes: packed as Uint8Array, by: hex(by ?? firstHash) };

export function openStreams(sql: Sql) {
  const columns = bodyColumns(sql);
  const dictionaries = mayPack(sql) ? openDictionaries(sql) : null;
  const packed = dictionaries === null ? ['', ''] : [', packed, dictionary', ', ?, ?'];
  const q = {
    head: sql.prepare('SELECT id, version, hash FROM streams WHERE name = ?'),
    create: sql.prepare('INSERT INTO streams (name, version, hash) VALUES (?, 0, ?) RETURNING id'),
    move: sql.prepare('UPDATE streams SET version = ?, hash = ? WHERE id = ?'),
    position: sql.prepare('SELECT max(position) FROM events'),
    insert: sql.prepare(`INSERT INTO events (position, stream, version, at, body, hash${packed[0]})
      VALUES (?, ?, ?, ?, ?, ?${packed[1]})`),
    earlier: sql.prepare(`SELECT a.digest, a.version, a.position, e.hash FROM appends a
      LEFT JOIN events e ON e.stream = a.stream AND e.version = a.version WHERE a.stream = ? AND a.id = ?`),
    remember: sql.prepare(`INSERT INTO appends (stream, id, digest, version, position) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING`),
    read: sql.prepare(`SELECT ?1, version, position, at, hash, ${columns} FROM events e
      WHERE stream = ?2 AND version >= ?3 ORDER BY version LIMIT ?4`),
    since: sql.prepare(`SELECT s.name, e.version, e.position, e.at, e.hash, ${columns} FROM events e
      JOIN streams s ON s.id = e.stream WHERE e.position > ? ORDER BY e.position LIMIT ?`),
    list: sql.prepare('SELECT name, version, hash FROM streams WHERE name >= ? AND name < ? ORDER BY name'),
    hashAt: sql.prepare('SELECT hash FROM events WHERE stream = ? AND version = ?'),
    putSnapshot: sql.prepare(`INSERT INTO snapshots (stream, version, hash, kind, body) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (stream) DO UPDATE SET version = excluded.version, hash = excluded.hash, kind = excluded.kind,
        body = excluded.body`),
    getSnapshot: sql.prepare(`SELECT p.version, p.body FROM snapshots p
      JOIN events e ON e.stream = p.stream AND e.version = p.version AND e.hash = p.hash
      WHERE p.stream = ? AND p.kind = ?`),
  };
  const heads = new Map<string, Head>();
  let lastPosition: number | undefined;

  function head(stream: string): Head {
    const cached = heads.get(stream);
    if (cached !== undefined) return cached;
    const row = q.head.get(stream);
    return row === undefined
      ? noHead
      : keep(stream, { id: Number(row[0]), version: Number(row[1]), hash: row[2] as Uint8Array });
  }
  function keep(stream: string, what: Head): Head {
    if (heads.size >= mostCached) heads.clear();
    heads.set(stream, what);
    return what;
  }
  const position = (): number => {
    lastPosition ??= Number(q.position.get()?.[0] ?? 0);
    return lastPosition;
  };

  return {
    head,

    /** The answer this append got before, `other` when its id was used for something else, nothing when it is new. */
    earlier(sheet: Sheet): Appended | 'other' | undefined {
      const { stream, id } = sheet;
      const { id: streamId } = head(stream);
      if (id === null || streamId === 0) return undefined;
      const row = q.earlier.get(streamId, id);
      if (row === undefined) return undefined;
      if (hex(row[0]) !== hex(digestOf(sheet))) return 'other';
      const hash = hex(row[3] ?? firstHash);
      return { stream, version: Number(row[1]), position: Number(row[2]), hash, repeated: true };
    },

    /** The version an append of this id led to. */
    appended(stream: string, id: string): number | undefined {
      const row = q.earlier.get(head(stream).id, id);
      return row === undefined ? undefined : Number(row[1]);
    },

    /**
     * Stores the events after `from`, which the caller has compared with what was expected. Nothing is stored, and nothing
     * answered, when the append's id was used before.
     */
    write(sheet: Sheet, from: Head): Appended | undefined {
      const { stream, at, bodies, id } = sheet;
      const streamId = from.id === 0 ? Number(q.create.get(stream, firstHash)?.[0]) : from.id;
      let { version, hash } = from;
      let place = position();
      if (id !== null) {
        const [lastVersion, lastPlace] = [version + bodies.length, place + bodies.length];
        if (q.remember.run(streamId, id, digestOf(sheet), lastVersion, lastPlace) === 0) return undefined;
      }
      const name = Buffer.from(stream);
      for (const body of bodies) {
        version++;
        place++;
        hash = hashLink(hash, name, { version, at, body });
        if (typeof body === 'string') q.insert.run(place, streamId, version, at, body, hash, null, null);
        else q.insert.run(place, streamId, version, at, '', hash, body.bytes, dictionaries!.idOf(body.by));
      }
      if (bodies.length > 0) q.move.run(version, hash, streamId);
      lastPosition = place;
      keep(stream, { id: streamId, version, hash });
      return { stream, version, position: place, hash: hex(hash), repeated: false };
    },

    /** Another connection has written, or a transaction was taken back: nothing remembered can be trusted. */
    forget(): void {
      heads.clear();
      dictionaries?.forget();
      lastPosition = undefined;
    },
    putDictionary: (bound: Bound): void => dictionaries!.put(bound),
    dictionary: (hash: string): Uint8Array | undefined => dictionaries?.body(hash),

    read: (stream: string, from: number, limit: number): RawEvent[] =>
      q.read.all(stream, head(stream).id, from, limit).map(eventFrom),
    since: (after: number, limit: number): RawEvent[] => q.since.all(after, limit).map(eventFrom),
    list: (prefix: string): StreamHead[] =>
      q.list
        .all(prefix, `${prefix}\u{10ffff}`)
        .map((row) => ({ stream: String(row[0]), version: Number(row[1]), hash: hex(row[2]) })),
    latest(stream: string): StreamHead {
      const { version, hash } = head(stream);
      return { stream, version, hash: hex(hash) };
    },

    /** A snapshot is pinned to the hash it was folded up to, so that it can never outlive the events it stands for. */
    putSnapshot(stream: string, version: number, what: { kind: string; body: string }): boolean {
      const { id } = head(stream);
      const hash = q.hashAt.get(id, version)?.[0] as Uint8Array | undefined;
      if (hash === undefined) return false;
      q.putSnapshot.run(id, version, hash, what.kind, what.body);
      return true;
    },
    getSnapshot(stream: string, kind: string): { version: number; body: string } | undefined {
      const row = q.getSnapshot.get(head(stream).id, kind);
      return row === undefined ? undefined : { version: Number(row[0]), body: String(row[1]) };
    },
  };
}

/** What an append asks for, less the time: a retry may be stamped later. */
function digestOf({ stream, expect, bodies, transfers }: Sheet): Buffer {
  return createHash('sha256')
    .update(
      JSON.stringify([
        stream,
        expect,
        bodies.map((body) => (typeof body === 'string' ? body : hex(body.bytes))),
        transfers,
      ]),
    )
    .digest();
}

function eventFrom(row: Row): RawEvent {
  return {
    stream: String(row[0]),
    version: Number(row[1]),
    position: Number(row[2]),
    at: Number(row[3]),
    hash: hex(row[4]),
    body: bodyFrom(row[5], row[6], row[7]),
  };
}
