// How far a store has got, in a few numbers: one chain over the events of all streams in the order they were stored, and the ledger's own
// chain. Whoever keeps them can tell later whether anything up to there was changed, cut away or put in between.
import { createHash } from 'node:crypto';
import { all, first, type Work } from '../ledger/index.js';
import type { RawEvent } from './asks.js';
import { firstHash, hashLink } from './chain.js';
import type { Events } from './events.js';
import { hex } from './rows.js';

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
const PAGE = 50_000;
/** Events within which streams were written to last. */
const LATELY = 5000;

/** The chain over all events goes on by one. */
export const chained = (chain: Uint8Array, hash: Uint8Array): Buffer =>
  createHash('sha256').update(tag).update(chain).update(hash).digest();

export type Heads = ReturnType<typeof openHeads>;

export function openHeads(events: Events) {
  /** Where the chain was followed to last. */
  let known = { events: 0, chain: none };

  /** The chain over the events up to a position, going on from one that is known; undefined when one is missing. */
  function* follow(from: typeof known, to: number): Work<typeof known | undefined> {
    let at = from.events;
    let chain: Uint8Array = Buffer.from(from.chain, 'hex');
    while (at < to) {
      const page = yield* events.hashes(at, Math.min(to, at + PAGE));
      if (page.length === 0) return undefined;
      for (const [position, hash] of page) {
        if (position !== at + 1) return undefined;
        chain = chained(chain, Buffer.from(hash, 'hex'));
        at++;
      }
    }
    return { events: at, chain: hex(chain) };
  }
  function* bookAt(seq: number): Work<string | undefined> {
    if (seq === 0) return none;
    const row = yield* first('SELECT hash FROM transfers WHERE seq = ?', seq);
    return row && hex(row[0]);
  }
  function* eventAt(position: number): Work<string | undefined> {
    return position === 0 ? none : yield* events.hashAt(position);
  }

  const streamsOf = (which = ''): string =>
    `SELECT s.id, s.name, s.version, s.hash, ${events.archived} FROM streams s ${which}`;
  return {
    /** The head now; only what is new since the last one is read. `from`: one that is known to be right. */
    *head(from?: Pick<StoreHead, 'events' | 'chain'>): Work<StoreHead | undefined> {
      if (from && known.events < from.events) known = { events: from.events, chain: from.chain };
      const most = yield* first('SELECT max(position) FROM events'); // the last of each stream is in no bundle
      const to = yield* follow(known, Number(most?.[0] ?? 0));
      if (to === undefined) return undefined;
      known = to;
      const row = yield* first('SELECT seq, hash FROM transfers ORDER BY seq DESC LIMIT 1');
      const last = (yield* eventAt(to.events)) ?? none;
      return { ...to, last, entries: Number(row?.[0] ?? 0), book: row === undefined ? none : hex(row[1]) };
    },
    /** What the head was when there were so many events and entries; undefined when there never were. Reads everything before. */
    *headAt(
      count: number,
      entries: number,
      from: typeof known = { events: 0, chain: none },
    ): Work<StoreHead | undefined> {
      const then = yield* follow(from, count);
      const book = yield* bookAt(entries);
      if (then === undefined || book === undefined) return undefined;
      return { ...then, last: (yield* eventAt(count)) ?? none, entries, book };
    },
    /** The same, but only the last event and entry are looked at: quick, and blind to what was changed before them. */
    *endsAt(count: number, entries: number): Work<Pick<StoreHead, 'last' | 'book'> | undefined> {
      const [last, book] = [yield* eventAt(count), yield* bookAt(entries)];
      return last === undefined || book === undefined ? undefined : { last, book };
    },
    /** What is wrong with the last so many events of each stream: of all, or of so many that were written to last. */
    *tails(count: number, streams: number | null): Work<string[]> {
      const faults: string[] = [];
      const looked = streams === null ? all(streamsOf()) : all(streamsOf(LAST), LATELY, streams);
      for (const [id, name, version, hash, archived] of yield* looked) {
        const from = Math.max(1, Number(version) - count + 1);
        const stream = { id: Number(id), name: String(name), archived: Number(archived) };
        const tail = yield* events.ofStream(stream, Math.max(1, from - 1), Number.MAX_SAFE_INTEGER);
        const why = tailFault(String(name), tail, from, { version: Number(version), hash: hex(hash) });
        if (why !== undefined) faults.push(`${String(name)}: ${why}`);
      }
      return faults;
    },
  };
}
const LAST = `WHERE s.id IN (SELECT stream FROM events
  WHERE position > (SELECT max(position) FROM events) - ?) ORDER BY s.id DESC LIMIT ?`;

/** Follows a stream from the event before `first`, whose stored hash is taken as it is. */
function tailFault(
  name: string,
  events: readonly RawEvent[],
  first: number,
  head: { readonly version: number; readonly hash: string },
): string | undefined {
  const stream = Buffer.from(name);
  let [version, hash]: [number, Uint8Array] = [0, firstHash];
  for (const event of events) {
    if (version !== 0 && event.version !== version + 1) return `event ${version + 1} is missing`;
    if (event.version >= first && hex(hashLink(hash, stream, event)) !== event.hash)
      return `event ${event.version}: the event or its hash was changed`;
    [version, hash] = [event.version, Buffer.from(event.hash, 'hex')];
  }
  return version === head.version && hex(hash) === head.hash ? undefined : `it should reach event ${head.version}`;
}
