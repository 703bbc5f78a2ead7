// Which cards are drawn, and where: every family lays its zones out, this is what the card layer draws.
import type { CardId } from '../lib/wire.js';
import type { Spot } from './spots.js';

/** So much of its width a card that counts, or is chosen, is lifted. */
export const LIFT = 0.14;

export interface LaidCard extends Spot {
  readonly id: CardId;
  readonly w: number;
  readonly turn: number;
  readonly face: string | null;
  /** On its way out of play: it goes to its spot and fades. */
  readonly gone: boolean;
  /** Part of the hand that wins, or chosen. */
  readonly lifted: boolean;
  /** Where a pot has two sides: which of them it won, said on it where `tag` says so. */
  readonly ways?: readonly ('high' | 'low')[];
  readonly tag?: boolean;
  /** One of those chosen, where that is not shown by lifting it. */
  readonly chosen?: boolean;
  readonly dim: boolean;
  /** Said of it; empty where it is said elsewhere. */
  readonly label: string;
  /** It can be chosen. */
  readonly pick: boolean;
  /** It lies in a column with others of its hand already. */
  readonly meld?: boolean;
  /** It would go down with the card that is open. */
  readonly joins?: boolean;
  /** The key that chooses it; '' where there is none. */
  readonly key: string;
  /** Painted above the others. */
  readonly layer: number;
  /** It can be moved by its owner, by hand or by keys. */
  readonly moves?: boolean;
  /** It is on somebody's finger: it is where the finger is. */
  readonly held?: boolean;
  /** The one of its group that the Tab key reaches; arrows lead to the others. */
  readonly stop?: boolean;
}
