// The port: append-only streams with an expected version, and the book of money that is written with them. Everything is
// a promise because storing takes time; nothing here knows SQL, so that another database can stand behind it.
import type { TableDictionary } from 'baraja/table';
import type { BookRefusal, Ledger, Transfer } from '../ledger/index.js';
import type { HandQuery, HandSum, HandsRead, IndexedHand, SumQuery } from './hand-index.js';
import type { StoreHead } from './heads.js';
import type { Owned } from './leases.js';
import type { Extent, Stand, StandOf } from './overview.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** One append: all of it is stored, or nothing. */
export interface Append {
  readonly stream: string;
  /** The version the stream has now, to the writer's knowledge; 0 for a new one. */
  readonly expect: number;
  /** When, in milliseconds, stamped by who asks: the store has no clock. */
  readonly at: number;
  /** What the events are packed by, as they are declared there; without one they are stored as JSON. */
  readonly dictionary?: TableDictionary;
  /** Plain objects that survive JSON; a body may carry its schema number as `v` (none means 1) and its name as `type`. */
  readonly events: readonly object[];
  readonly transfers?: readonly Transfer[];
  /** Under which the writer owns the stream; left out where nobody ever did. */
  readonly epoch?: number;
  /** What the writer must own besides, such as the room. */
  readonly under?: Owned;
  /** Within its stream, the same id gets the first answer again and stores nothing twice. Refusals are not remembered. */
  readonly id?: string;
}

export interface Appended {
  readonly stream: string;
  /** Of the last event. */
  readonly version: number;
  readonly position: number;
  readonly hash: string;
  /** Whether this is the answer to an earlier append of the same id. */
  readonly repeated: boolean;
}

/** Another writer came first, or the stream is not what the writer believed. Nothing has changed. */
export interface Conflict {
  readonly refused: 'conflict';
  readonly stream: string;
  readonly expected: number;
  readonly actual: number;
}

/** Somebody else owns the stream, or what it is under, by now. Nothing has changed, and nothing will under this epoch. */
export interface Fenced {
  readonly refused: 'fenced';
  readonly stream: string;
  readonly epoch: number;
  readonly actual: number;
}

export type AppendAnswer = Appended | Conflict | Fenced | BookRefusal;

export const isAppended = (answer: AppendAnswer): answer is Appended => !('refused' in answer);
export const isConflict = (answer: AppendAnswer): answer is Conflict =>
  'refused' in answer && answer.refused === 'conflict';

export const isFenced = (answer: AppendAnswer): answer is Fenced => 'refused' in answer && answer.refused === 'fenced';

export interface StoredEvent<Body = Json> {
  readonly stream: string;
  /** 1, 2, 3 … within the stream. */
  readonly version: number;
  /** 1, 2, 3 … over all streams. */
  readonly position: number;
  readonly at: number;
  /** As today's code knows it: lifted by the upcasters. */
  readonly body: Body;
  /** As it was written, and as the hash covers it; null where it is packed. */
  readonly text: string | null;
  readonly hash: string;
}

export interface StreamHead {
  readonly stream: string;
  /** 0 when there is no such stream. */
  readonly version: number;
  readonly hash: string;
}

/** A fold kept so that it need not be made again. Losing one costs time only. */
export interface Snapshot {
  readonly stream: string;
  readonly version: number;
  /** Which code made it: a snapshot of another kind is not given back. */
  readonly kind: string;
  readonly body: Json;
  /** Under which its maker owns the stream; left out where nobody ever did. Given with it, and not kept. */
  readonly epoch?: number;
  readonly under?: Owned;
}

export type Verdict =
  /** `withheld`: of so many events only the seal is there. */
  | { readonly sound: true; readonly version: number; readonly hash: string; readonly withheld: number }
  | { readonly sound: false; readonly version: number; readonly why: string };

/** People's hands, found by whose they are. It is made from the streams: losing it costs time only. */
export interface HandBook {
  /** False where somebody else has read the stream on from there. */
  put(read: HandsRead): Promise<boolean>;
  /** How far a stream has been read. */
  readTo(stream: string): Promise<number>;
  list(query: HandQuery): Promise<readonly IndexedHand[]>;
  sums(query: SumQuery): Promise<readonly HandSum[]>;
  one(owner: string, table: string, round: number): Promise<IndexedHand | undefined>;
}

/** What is over, and goes into the archive. */
export interface Due {
  /** Events of before this time. */
  readonly before: number;
  /** Streams to which nothing was added since this time: of them few events are enough for a bundle. */
  readonly idle: number;
  /** How few; 24 unless told. */
  readonly few?: number;
}
/** Which bundle of which stream: asked for in small portions. */
export interface Archive extends Due {
  readonly stream: string;
  /** Under which the writer owns the stream; left out where nobody ever did. */
  readonly epoch?: number;
  readonly under?: Owned;
}

export interface StreamFrom {
  readonly stream: string;
  /** A version. */
  readonly from: number;
}

/** All streams at a glance: each in one question, however many there are. */
export interface Overview {
  extent(): Promise<Extent>;
  /** Every event of the streams whose names begin so, stream by stream. */
  every(prefix: string): AsyncIterable<readonly StoredEvent[]>;
  /** Those that the index of hands has not read to their ends. */
  unread(prefix: string): Promise<readonly string[]>;
  /** Streams of guests who came before a time and never did anything. */
  idleGuests(before: number): Promise<readonly string[]>;
  stands(prefix: string): Promise<readonly StandOf[]>;
  /** How many events there were before a time. */
  countAt(time: number): Promise<number>;
  /** Streams in which something happened after a position, each from where on to look at it. */
  touched(after: number): Promise<readonly StreamFrom[]>;
  /** Streams of which something may be due for the archive, by name, after one of them; empty at the end. */
  archivable(prefix: string, after: string, due: Due): Promise<readonly string[]>;
  /** False where more has happened since. */
  putStand(stand: Stand): Promise<boolean>;
}

export interface Store {
  readonly ledger: Ledger;
  readonly overview: Overview;
  readonly hands: HandBook;
  append(append: Append): Promise<AppendAnswer>;
  /** The version an append of this id led to; undefined when there was none. */
  appended(stream: string, id: string): Promise<number | undefined>;
  /** Everything from version `from` (1 unless told), at most `limit` events. */
  read(stream: string, from?: number, limit?: number): Promise<readonly StoredEvent[]>;
  /** The same in pages, for streams too long to hold. */
  pages(stream: string, from?: number, size?: number): AsyncIterable<readonly StoredEvent[]>;
  /** Events of all streams after a position, in the order they were stored: what a report or a follower reads. */
  since(position: number, limit?: number): Promise<readonly StoredEvent[]>;
  /** All streams whose names begin so, in the order of their names. */
  streams(prefix?: string): Promise<readonly StreamHead[]>;
  latest(stream: string): Promise<StreamHead>;
  /**
   * Recomputes the chain of a stream and reports the first break. Only in a copy that says so may something be withheld. `from`: a
   * version, and the hash of the event before it is taken as it lies.
   */
  verifyStream(stream: string, mayWithhold?: boolean, from?: number): Promise<Verdict>;
  /** False when the stream has no such version, or another owner. */
  putSnapshot(snapshot: Snapshot): Promise<boolean>;
  getSnapshot(stream: string, kind: string): Promise<Snapshot | undefined>;
  /** Bundles the next of what is over in a stream; returns how many events, 0 where none is due, or another owns the stream. */
  archive(archive: Archive): Promise<number>;
  /** How far it has got. `from`: a head that is known to be right, so that what is before it is not read again. */
  head(from?: Pick<StoreHead, 'events' | 'chain'>): Promise<StoreHead | undefined>;
  /** What the head was at so many events and entries; undefined if there never were so many. Reads everything before, or after `from`. */
  headAt(
    at: Pick<StoreHead, 'events' | 'entries'>,
    from?: Pick<StoreHead, 'events' | 'chain'>,
  ): Promise<StoreHead | undefined>;
  /** The same, but only the last event and entry are looked at. */
  endsAt(at: Pick<StoreHead, 'events' | 'entries'>): Promise<Pick<StoreHead, 'last' | 'book'> | undefined>;
  /** What is wrong with the last so many events of each of so many streams that were written to last; empty when all is well. */
  tails(count: number, streams: number): Promise<readonly string[]>;
  /** Writes a copy of everything as it stands now into a new file. */
  copy(to: string): Promise<void>;
  /** The database's own check of its pages and rules; empty when all is well. Slow on a large store. */
  inspect(): Promise<readonly string[]>;
  /** Waits for what is under way; later calls are refused. */
  close(): Promise<void>;
}

/** As much of a store as a table needs. */
export type TableStore = Pick<
  Store,
  'append' | 'appended' | 'read' | 'pages' | 'latest' | 'putSnapshot' | 'getSnapshot'
> & { readonly ledger: Pick<Ledger, 'balance' | 'accounts'> };
