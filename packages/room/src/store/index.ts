// The store: append-only streams in one SQLite file or in PostgreSQL, with the room's money in the same transactions.

export { ChainReader, firstHash, hashLink, type Link } from './chain.js';
export { StoreError, type StoreTrouble, troubleOfFile } from './errors.js';
export type { HandNote, HandQuery, HandRow, HandSum, HandsRead, IndexedHand, SumQuery } from './hand-index.js';
export type { StoreHead } from './heads.js';
export { type Holder as LeaseHolder, isOwned, type Leases, type Owned } from './leases.js';
export { type Moved, moveStore } from './move/index.js';
export { openLeases, openStore, type StoreSettings } from './open.js';
export type { Extent, Stand, StandOf } from './overview.js';
export { isPostgres, shownAddress } from './postgres/address.js';
export {
  type Append,
  type AppendAnswer,
  type Appended,
  type Archive,
  type Conflict,
  type Due,
  type Fenced,
  type HandBook,
  isAppended,
  isConflict,
  isFenced,
  type Json,
  type Overview,
  type Snapshot,
  type Store,
  type StoredEvent,
  type StreamFrom,
  type StreamHead,
  type TableStore,
  type Verdict,
} from './store.js';
export { threadFile } from './thread-file.js';
export { type Body, lift, type Upcast, type Upcasters } from './upcast.js';
export { type Held, type HeldBack, withhold } from './withhold.js';
