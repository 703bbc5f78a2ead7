// The store: append-only streams in one SQLite file, with the room's money in the same transactions.

export { ChainReader, firstHash, hashLink, type Link } from './chain.js';
export { StoreError, type StoreTrouble, troubleOfFile } from './errors.js';
export type { HandNote, HandQuery, HandRow, HandSum, HandsRead, IndexedHand, SumQuery } from './hand-index.js';
export type { StoreHead } from './heads.js';
export { openStore, type StoreSettings } from './open.js';
export {
  type Append,
  type AppendAnswer,
  type Appended,
  type Conflict,
  type HandBook,
  isAppended,
  isConflict,
  type Json,
  type Snapshot,
  type Store,
  type StoredEvent,
  type StreamHead,
  type Verdict,
} from './store.js';
export { threadFile } from './thread-file.js';
export { type Body, lift, type Upcast, type Upcasters } from './upcast.js';
