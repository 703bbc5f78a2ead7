// What a table needs of the world: a store, a seal, time and dice. Given from outside, so that a table can be driven on a clock
// that does not tick.
import type { Sealer, ShuffleSecret, Signer } from '../fair/index.js';
import type { ServerFrame } from '../protocol/frames.js';
import type { Store } from '../store/index.js';
import type { AbsenceRules } from './absence.js';
import type { ClockRules } from './clock.js';
import type { Hands } from './hands.js';
import type { Minds } from './minds.js';

export interface World {
  readonly store: Store;
  readonly sealer: Sealer;
  /** The room's own key: signs receipts and heads. */
  readonly signer: Signer;
  now(): number;
  /** Calls back after so many milliseconds, unless cancelled. */
  later(ms: number, then: () => void): () => void;
  /** A whole number below n, from the system's generator: for delays and bots' dice, never for cards. */
  dice(n: number): number;
  /** Makes the secret of a shuffle of so many cards; unless told, from the system's generator. */
  readonly secret?: (cards: number) => ShuffleSecret;
  /** How fast bots think and hands follow: 1 as people like it, 0 at once. */
  readonly pace: number;
  readonly clock?: ClockRules;
  /** When the gaming day ends, in milliseconds after midnight UTC. */
  readonly dayEnds?: number;
  /** Who holds a hand where, in the whole room. */
  readonly hands: Hands;
  /** How long a seat is kept for one who is away. */
  readonly absence?: AbsenceRules;
  /** A practice table was played at, and everybody has left it. */
  deserted?(table: string): void;
  /** Where bots think. */
  readonly minds: Minds;
  /** Something that should never happen did. */
  trouble(table: string, error: unknown): void;
  /** What is on show has changed: seats, mostly. */
  changed(): void;
  /** A patron's wallet has moved. */
  walletMoved(patron: string): void;
  /** A hand has closed in which people were dealt in. */
  handClosed?(table: string): void;
}
/** Somebody looking at a table. */
export interface Watcher {
  readonly patron: string;
  /** Is told only what has changed of his view. */
  readonly byDifference?: boolean;
  send(frame: ServerFrame): void;
}
/** Who asks: from the session, never from a frame. */
export interface Asker {
  readonly patron: string;
  readonly name: string;
}
