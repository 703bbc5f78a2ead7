// What travels between the room and the desk that keeps the file: plain values, so that a thread may stand in between.
import type { AccountName, RecentPage, StatementPage, Transfer } from '../ledger/index.js';
import type { StoreTrouble } from './errors.js';
import type { HandQuery, HandsRead, SumQuery } from './hand-index.js';
import type { Owned } from './leases.js';
import type { Stand } from './overview.js';
import type { Bound, RawBody } from './packed.js';
import type { Archive, Due } from './store.js';

/** An append with its bodies already written out; what they are packed by is kept already. */
export interface Sheet {
  readonly stream: string;
  readonly expect: number;
  readonly at: number;
  readonly bodies: readonly RawBody[];
  readonly transfers: readonly Transfer[];
  readonly id: string | null;
  /** Under which the writer owns the stream; none where nobody ever owned it. */
  readonly epoch?: number;
  /** What the writer must own besides. */
  readonly under?: Owned;
}

export type Ask =
  | { readonly ask: 'append'; readonly sheet: Sheet }
  | { readonly ask: 'appended'; readonly stream: string; readonly id: string }
  | { readonly ask: 'put-dictionary'; readonly bound: Bound }
  | { readonly ask: 'dictionary'; readonly hash: string }
  | {
      readonly ask: 'put-snapshot';
      readonly stream: string;
      readonly version: number;
      kind: string;
      body: string;
      epoch?: number;
      under?: Owned;
    }
  | { readonly ask: 'get-snapshot'; readonly stream: string; readonly kind: string }
  | { readonly ask: 'put-hands'; readonly read: HandsRead }
  | { readonly ask: 'hands'; readonly query: HandQuery }
  | { readonly ask: 'hand-sums'; readonly query: SumQuery }
  | { readonly ask: 'hand'; readonly owner: string; readonly table: string; readonly round: number }
  | { readonly ask: 'hands-read'; readonly stream: string }
  | { readonly ask: 'read'; readonly stream: string; readonly from: number; readonly limit: number }
  | { readonly ask: 'since'; readonly position: number; readonly limit: number }
  | { readonly ask: 'streams'; readonly prefix: string }
  | { readonly ask: 'latest'; readonly stream: string }
  | { readonly ask: 'inspect' }
  | { readonly ask: 'extent' }
  | { readonly ask: 'every'; readonly prefix: string; stream: string; version: number; readonly limit: number }
  | { readonly ask: 'unread' | 'stands'; readonly prefix: string }
  | { readonly ask: 'idle-guests'; readonly before: number }
  | { readonly ask: 'put-stand'; readonly stand: Stand }
  | ({ readonly ask: 'archive' } & Archive)
  | { readonly ask: 'archivable'; readonly prefix: string; readonly after: string; due: Due; readonly limit: number }
  | { readonly ask: 'head'; readonly from?: { readonly events: number; readonly chain: string } }
  | { ask: 'head-at'; events: number; entries: number; readonly from?: { readonly events: number; chain: string } }
  | { readonly ask: 'ends-at'; readonly events: number; readonly entries: number }
  | { readonly ask: 'count-at'; readonly time: number }
  | { readonly ask: 'touched'; readonly after: number }
  | { readonly ask: 'tails'; readonly count: number; readonly streams: number | null }
  | { readonly ask: 'copy'; readonly to: string }
  | { readonly ask: 'balance'; readonly account: AccountName }
  | { readonly ask: 'statement'; readonly account: AccountName; from: number; to: number; page: StatementPage }
  | { readonly ask: 'recent'; readonly account: AccountName; readonly page: RecentPage }
  | { readonly ask: 'transfer'; readonly id: string }
  | { readonly ask: 'pending' }
  | { readonly ask: 'entries'; readonly after: number; readonly limit: number }
  | { readonly ask: 'accounts'; readonly prefix: string }
  | { readonly ask: 'trial-balance' }
  | { readonly ask: 'closing' };

export type Reply = { readonly value: unknown } | { readonly trouble: StoreTrouble; readonly message: string };

/** How asks reach a desk and replies come back, in one thread or across two. */
export interface Courier {
  ask(ask: Ask): Promise<unknown>;
  close(): Promise<void>;
}

/** An event on its way: the hash in hexadecimal, the body as it is stored. */
export interface RawEvent {
  readonly stream: string;
  readonly version: number;
  readonly position: number;
  readonly at: number;
  readonly body: RawBody;
  readonly hash: string;
}
