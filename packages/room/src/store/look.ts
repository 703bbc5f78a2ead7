// What is asked of a store to read: which questions each ask puts to the database, whichever it is.

import { all, first, type Work } from '../ledger/index.js';
import * as book from '../ledger/look.js';
import type { Ask, RawEvent } from './asks.js';
import { firstHash } from './chain.js';
import { handsReadTo, listHands, oneHand, sumHands } from './hand-index.js';
import { openHeads } from './heads.js';
import { everyEvent, extent, idleGuests, standsOf, unreadStreams } from './overview.js';
import { eventFrom, hex } from './rows.js';
import type { StreamHead } from './store.js';

export type Write = Extract<Ask, { ask: 'append' | 'put-snapshot' | 'put-dictionary' | 'put-hands' | 'put-stand' }>;
/** What each database does in its own way. */
type Own = Extract<Ask, { ask: 'copy' | 'inspect' }>;
export type Read = Exclude<Ask, Write>;
export type Look = Exclude<Read, Own>;

const WRITES: readonly string[] = [
  'append',
  'put-snapshot',
  'put-dictionary',
  'put-hands',
  'put-stand',
] satisfies Write['ask'][];
export const isWrite = (ask: Ask): ask is Write => WRITES.includes(ask.ask);

/** @param columns of an event's body, as the database has them */
export function openLook(columns: string): (ask: Look) => Work<unknown> {
  const heads = openHeads(columns);
  const streams = streamLook(columns);
  const every = everyEvent(columns);
  return (ask) => {
    switch (ask.ask) {
      case 'read':
        return streams.read(ask.stream, ask.from, ask.limit);
      case 'appended':
        return appended(ask.stream, ask.id);
      case 'since':
        return streams.since(ask.position, ask.limit);
      case 'streams':
        return list(ask.prefix);
      case 'latest':
        return latest(ask.stream);
      case 'dictionary':
        return dictionary(ask.hash);
      case 'get-snapshot':
        return getSnapshot(ask.stream, ask.kind);
      case 'hands':
        return listHands(ask.query);
      case 'hand-sums':
        return sumHands(ask.query);
      case 'hand':
        return oneHand(ask.owner, ask.table, ask.round);
      case 'hands-read':
        return handsReadTo(ask.stream);
      case 'head':
        return heads.head(ask.from);
      case 'head-at':
        return heads.headAt(ask.events, ask.entries);
      case 'ends-at':
        return heads.endsAt(ask.events, ask.entries);
      case 'tails':
        return heads.tails(ask.count, ask.streams);
      case 'extent':
        return extent();
      case 'every':
        return every(ask.prefix, ask, ask.limit);
      case 'unread':
        return unreadStreams(ask.prefix);
      case 'idle-guests':
        return idleGuests(ask.before);
      case 'stands':
        return standsOf(ask.prefix);
      case 'balance':
        return book.balance(ask.account);
      case 'statement':
        return book.statement(ask.account, ask.from, ask.to, ask.page);
      case 'recent':
        return book.recent(ask.account, ask.page);
      case 'transfer':
        return book.entry(ask.id);
      case 'pending':
        return book.pending();
      case 'entries':
        return book.entries(ask.after, ask.limit);
      case 'accounts':
        return book.accounts(ask.prefix);
      case 'trial-balance':
        return book.trialBalance();
      case 'closing':
        return book.closing();
    }
  };
}

const streamLook = (columns: string) => ({
  *read(stream: string, from: number, limit: number): Work<RawEvent[]> {
    const rows = yield* all(
      `SELECT s.name, e.version, e.position, e.at, e.hash, ${columns} FROM streams s JOIN events e ON e.stream = s.id
        WHERE s.name = ? AND e.version >= ? ORDER BY e.version LIMIT ?`,
      ...[stream, from, limit],
    );
    return rows.map(eventFrom);
  },
  *since(after: number, limit: number): Work<RawEvent[]> {
    const rows = yield* all(
      `SELECT s.name, e.version, e.position, e.at, e.hash, ${columns} FROM events e
        JOIN streams s ON s.id = e.stream WHERE e.position > ? ORDER BY e.position LIMIT ?`,
      ...[after, limit],
    );
    return rows.map(eventFrom);
  },
});

/** The version an append of this id led to. */
function* appended(stream: string, id: string): Work<number | undefined> {
  const row = yield* first(
    'SELECT a.version FROM streams s JOIN appends a ON a.stream = s.id WHERE s.name = ? AND a.id = ?',
    ...[stream, id],
  );
  return row && Number(row[0]);
}
function* list(prefix: string): Work<StreamHead[]> {
  const text = 'SELECT name, version, hash FROM streams WHERE name >= ? AND name < ? ORDER BY name';
  const rows = yield* all(text, prefix, `${prefix}\u{10ffff}`);
  return rows.map((row) => ({ stream: String(row[0]), version: Number(row[1]), hash: hex(row[2]) }));
}
function* latest(stream: string): Work<StreamHead> {
  const row = yield* first('SELECT version, hash FROM streams WHERE name = ?', stream);
  return { stream, version: Number(row?.[0] ?? 0), hash: hex(row?.[1] ?? firstHash) };
}
function* dictionary(hash: string): Work<Uint8Array | undefined> {
  const row = yield* first('SELECT body FROM dictionaries WHERE hash = ?', Buffer.from(hash, 'hex'));
  return row?.[0] as Uint8Array | undefined;
}
/** A snapshot is pinned to the hash it was folded up to, so that it can never outlive the events it stands for. */
function* getSnapshot(stream: string, kind: string): Work<{ version: number; body: string } | undefined> {
  const row = yield* first(
    `SELECT p.version, p.body FROM streams s JOIN snapshots p ON p.stream = s.id
      JOIN events e ON e.stream = p.stream AND e.version = p.version AND e.hash = p.hash
      WHERE s.name = ? AND p.kind = ?`,
    ...[stream, kind],
  );
  return row && { version: Number(row[0]), body: String(row[1]) };
}
