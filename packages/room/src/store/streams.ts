// The streams in a database that answers at once: heads, events, idempotent appends, snapshots. Runs inside transactions that others open.
import { doer, type Sql } from '../ledger/index.js';
import type { Sheet } from './asks.js';
import { firstHash, hashLink } from './chain.js';
import { openDictionaries } from './dictionaries.js';
import { openEvents } from './events.js';
import type { Bound } from './packed.js';
import { digestOf, hex, type Shape, shapeOf, TODAYS } from './rows.js';
import type { Appended } from './store.js';

/** Where a stream stands; `id` is 0 until its first event is stored. */
export interface Head {
  readonly id: number;
  readonly version: number;
  readonly hash: Uint8Array;
}

const mostCached = 20_000;
const noHead: Head = { id: 0, version: 0, hash: firstHash };

export type Streams = ReturnType<typeof openStreams>;

const hasColumn = (sql: Sql, table: string, column: string): boolean =>
  sql.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column) !== undefined;
/** A file of before, which is only looked at, has nothing bundled, or not even packed. */
const mayPack = (sql: Sql): boolean => hasColumn(sql, 'events', 'packed');
export const shapeIn = (sql: Sql): Shape =>
  shapeOf({ packed: mayPack(sql), bundles: hasColumn(sql, 'streams', 'archived') });

export function openStreams(sql: Sql) {
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
    putSnapshot: sql.prepare(`INSERT INTO snapshots (stream, version, hash, kind, body) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (stream) DO UPDATE SET version = excluded.version, hash = excluded.hash, kind = excluded.kind,
        body = excluded.body`),
  };
  const events = openEvents(TODAYS);
  const done = doer(sql);
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
      const hash = row[3] ? hex(row[3]) : (done(events.hashOf(stream, Number(row[1]))) ?? hex(firstHash));
      return { stream, version: Number(row[1]), position: Number(row[2]), hash, repeated: true };
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

    /** Pinned to the hash it was folded up to. */
    putSnapshot(stream: string, version: number, what: { kind: string; body: string }): boolean {
      const { id } = head(stream);
      const hash = done(events.hashOf(stream, version));
      if (hash === undefined) return false;
      q.putSnapshot.run(id, version, Buffer.from(hash, 'hex'), what.kind, what.body);
      return true;
    },
  };
}
