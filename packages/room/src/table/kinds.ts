// What stands in a table's stream: how it was opened, the pledge before each deal, and the events of its life and rounds.
// Faces are sealed where they are written down; nothing else here is secret.
import type { Opening } from 'baraja/books';
import type { TableEvent, WrittenTable } from 'baraja/table';

/** How a table was opened: enough to open it again by the same book. */
export interface TableOpened {
  readonly type: 'TableOpened';
  readonly id: string;
  readonly name: string;
  readonly opening: Opening;
  /** Of the book in force; a later edition is refused rather than played by. */
  readonly hash: string;
  /** Who opened it, and holds the floor; null for the house's own tables. */
  readonly host: string | null;
  /** Bots fill its seats, and the money is for practice. */
  readonly practice: boolean;
  /** Found only by those who have the link. */
  readonly unlisted: boolean;
}
/** The root over a pack about to be dealt from: published before any card moves. */
export interface DeckPledged {
  readonly type: 'DeckPledged';
  readonly round: number;
  /** The engine's id of the pack's first card: a reshuffle mints new ids and has a pledge of its own. */
  readonly base: number;
  readonly cards: number;
  readonly root: string;
  /** Who is dealt in: whoever sits there later is somebody else. */
  readonly dealt: readonly { readonly seat: number; readonly id: string; readonly name: string }[];
}
export interface TableClosed {
  readonly type: 'TableClosed';
}
export type RoomEvent = TableOpened | DeckPledged | TableClosed | TableEvent;

/** As it is told: names for numbers, no faces. */
export type ToldEvent = TableOpened | DeckPledged | TableClosed | WrittenTable;

/** As it is stored: a shuffle's faces and secret under a seal. */
export type StoredTableEvent = ToldEvent & { readonly sealed?: string };
