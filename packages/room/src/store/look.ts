// What is asked of a store to read: which questions each ask puts to the database, whichever it is.

import { all, first, type Work } from '../ledger/index.js';
import * as book from '../ledger/look.js';
import { archivable } from './archive.js';
import type { Ask } from './asks.js';
import { firstHash } from './chain.js';
import { type Events, openEvents } from './events.js';
import { handsReadTo, listHands, oneHand, sumHands } from './hand-index.js';
import { openHeads } from './heads.js';
import { extent, idleGuests, standsOf, unreadStreams } from './overview.js';
import { hex, type Shape } from './rows.js';
import type { StreamHead } from './store.js';

export type Write = Extract<Ask, { ask: (typeof WRITES)[number] }>;
/** What each database does in its own way. */
type Own = Extract<Ask, { ask: 'copy' | 'inspect' }>;
export type Read = Exclude<Ask, Write>;
export type Look = Exclude<Read, Own>;

const WRITES = [
  'append',
  'put-snapshot',
  'put-dictionary',
  'put-hands',
  'put-stand',
  'archive',
] as const satisfies readonly Ask['ask'][];
export const isWrite = (ask: Ask): ask is Write => WRITES.some((one) => one === ask.ask);

/** What puts several questions that must agree with one another. */
const TOGETHER = [
  ...([
    'read',
    'since',
    'count-at',
    'touched',
    'every',
    'get-snapshot',
    'statement',
    'recent',
    'closing',
    'hands',
    'hand',
    'hand-sums',
  ] as const),
  ...(['head', 'head-at', 'ends-at', 'tails'] as const),
] satisfies readonly Ask['ask'][];
export const isTogether = (ask: Ask): boolean => TOGETHER.some((one) => one === ask.ask);

export function openLook(shape: Shape): (ask: Look) => Work<unknown> {
  const events = openEvents(shape);
  const heads = openHeads(events);
  return (ask) => {
    switch (ask.ask) {
      case 'read':
        return events.read(ask.stream, ask.from, ask.limit);
      case 'appended':
        return appended(ask.stream, ask.id);
      case 'since':
        return events.since(ask.position, ask.limit);
      case 'streams':
        return list(ask.prefix);
      case 'latest':
        return latest(ask.stream);
      case 'dictionary':
        return dictionary(ask.hash);
      case 'get-snapshot':
        return getSnapshot(events, ask.stream, ask.kind);
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
        return heads.headAt(ask.events, ask.entries, ask.from);
      case 'ends-at':
        return heads.endsAt(ask.events, ask.entries);
      case 'tails':
        return heads.tails(ask.count, ask.streams);
      case 'extent':
        return extent();
      case 'every':
        return events.every(ask.prefix, ask, ask.limit);
      case 'unread':
        return unreadStreams(ask.prefix);
      case 'idle-guests':
        return idleGuests(ask.before);
      case 'count-at':
        return events.countAt(ask.time);
      case 'touched':
        return events.touched(ask.after);
      case 'archivable':
        return archivable(ask.prefix, ask.after, ask.due, ask.limit);
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
function* getSnapshot(
  events: Events,
  stream: string,
  kind: string,
): Work<{ version: number; body: string } | undefined> {
  const row = yield* first(
    `SELECT p.version, p.hash, p.body FROM streams s JOIN snapshots p ON p.stream = s.id WHERE s.name = ? AND p.kind = ?`,
    ...[stream, kind],
  );
  if (row === undefined) return undefined;
  const version = Number(row[0]);
  return (yield* events.hashOf(stream, version)) === hex(row[1]) ? { version, body: String(row[2]) } : undefined;
}
