// How far a store has got, in a few numbers: one chain over the events of all streams in the order they were stored, and the ledger's own
// chain. Whoever keeps them can tell later whether anything up to there was changed, cut away or put in between.
import { createHash } from 'node:crypto';
import { all, first, type Work } from '../ledger/index.js';
import { firstHash, hashLink } from './chain.js';
import { bodyFrom, hex } from './rows.js';

export interface StoreHead {
  /** How many events there are, the chain over them, and the hash of the last. */
  readonly events: number;
  readonly chain: string;
  readonly last: string;
  /** How many entries the ledger has, and its chain. */
  readonly entries: number;
  readonly book: string;
}
const tag = Buffer.from('baraja.room.1\0');
const none = hex(firstHash);
const PAGE = 5000;
/** Events within which streams were written to last. */
const LATELY = 5000;

export type Heads = ReturnType<typeof openHeads>;

/** @param columns of an event's body, as the database has them */
export function openHeads(columns: string) {
  /** Where the chain was followed to last. */
  let at = { events: 0, chain: none };

  /** The chain over the events up to a position, going on from one that is known; undefined when one is missing. */
  function* follow(from: typeof at, to: number): Work<typeof at | undefined> {
    let { events } = from;
    let chain: Uint8Array = Buffer.from(from.chain, 'hex');
    while (events < to) {
      const page = yield* all(
        'SELECT position, hash FROM events WHERE position > ? AND position <= ? ORDER BY position LIMIT ?',
        ...[events, to, PAGE],
      );
      if (page.length === 0) return undefined;
      for (const [position, hash] of page) {
        if (Number(position) !== events + 1) return undefined;
        chain = createHash('sha256')
          .update(tag)
          .update(chain)
          .update(hash as Uint8Array)
          .digest();
        events++;
      }
    }
    return { events, chain: hex(chain) };
  }
  function* hashAt(table: 'events' | 'transfers', number: number): Work<string | undefined> {
    if (number === 0) return none;
    const row = yield* first(`SELECT hash FROM ${table} WHERE ${NUMBERED[table]} = ?`, number);
    return row && hex(row[0]);
  }

  return {
    /** The head now; only what is new since the last one is read. `from`: one that is known to be right. */
    *head(from?: Pick<StoreHead, 'events' | 'chain'>): Work<StoreHead | undefined> {
      if (from && at.events < from.events) at = { events: from.events, chain: from.chain };
      const most = yield* first('SELECT max(position) FROM events');
      const to = yield* follow(at, Number(most?.[0] ?? 0));
      if (to === undefined) return undefined;
      at = to;
      const row = yield* first('SELECT seq, hash FROM transfers ORDER BY seq DESC LIMIT 1');
      const last = (yield* hashAt('events', to.events)) ?? none;
      return { ...to, last, entries: Number(row?.[0] ?? 0), book: row === undefined ? none : hex(row[1]) };
    },
    /** What the head was when there were so many events and entries; undefined when there never were. Reads everything before. */
    *headAt(events: number, entries: number): Work<StoreHead | undefined> {
      const then = yield* follow({ events: 0, chain: none }, events);
      const book = yield* hashAt('transfers', entries);
      if (then === undefined || book === undefined) return undefined;
      return { ...then, last: (yield* hashAt('events', events)) ?? none, entries, book };
    },
    /** The same, but only the last event and entry are looked at: quick, and blind to what was changed before them. */
    *endsAt(events: number, entries: number): Work<Pick<StoreHead, 'last' | 'book'> | undefined> {
      const [last, book] = [yield* hashAt('events', events), yield* hashAt('transfers', entries)];
      return last === undefined || book === undefined ? undefined : { last, book };
    },
    /** What is wrong with the last so many events of each stream: of all, or of so many that were written to last. */
    *tails(count: number, streams: number | null): Work<string[]> {
      const faults: string[] = [];
      const looked = streams === null ? all(ALL_STREAMS) : all(LAST_STREAMS, LATELY, streams);
      for (const [id, name, version, hash] of yield* looked) {
        const from = Math.max(1, Number(version) - count + 1);
        const tail = yield* all(
          `SELECT version, at, hash, ${columns} FROM events e WHERE stream = ? AND version >= ? ORDER BY version`,
          ...[Number(id), Math.max(1, from - 1)],
        );
        const why = tailFault(String(name), tail, from, { version: Number(version), hash: hex(hash) });
        if (why !== undefined) faults.push(`${String(name)}: ${why}`);
      }
      return faults;
    },
  };
}
const ALL_STREAMS = 'SELECT id, name, version, hash FROM streams';
const LAST_STREAMS = `${ALL_STREAMS} WHERE id IN (SELECT stream FROM events
  WHERE position > (SELECT max(position) FROM events) - ?) ORDER BY id DESC LIMIT ?`;
const NUMBERED = { events: 'position', transfers: 'seq' } as const;

type Rows = readonly (readonly unknown[])[];
/** Follows a stream from the event before `first`, whose stored hash is taken as it is. */
function tailFault(
  name: string,
  rows: Rows,
  first: number,
  head: { readonly version: number; readonly hash: string },
): string | undefined {
  const stream = Buffer.from(name);
  let [version, hash]: [number, Uint8Array] = [0, firstHash];
  for (const row of rows) {
    const link = { version: Number(row[0]), at: Number(row[1]), body: bodyFrom(row[3], row[4], row[5]) };
    if (version !== 0 && link.version !== version + 1) return `event ${version + 1} is missing`;
    if (link.version >= first && hex(hashLink(hash, stream, link)) !== hex(row[2]))
      return `event ${link.version}: the event or its hash was changed`;
    [version, hash] = [link.version, row[2] as Uint8Array];
  }
  return version === head.version && hex(hash) === head.hash ? undefined : `it should reach event ${head.version}`;
}
