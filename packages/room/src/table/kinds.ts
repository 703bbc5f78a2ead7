// What stands in a table's stream: how it was opened, the pledge before each deal, and the events of its life and rounds.
// Faces are sealed where they are written down; nothing else here is secret.
import type { Opening } from 'baraja/books';
import type { IncidentName } from 'baraja/facts';
import type { TableEvent, WrittenTable } from 'baraja/table';
import type { Part, Vow } from '../fair/index.js';

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
  /** Chips are bought from purses; so at every practice table since there are purses. */
  readonly purse?: boolean;
  /** Found only by those who have the link. */
  readonly unlisted: boolean;
}
/** The seal over the packs one of which is about to be dealt from: published before any card moves. */
export interface DeckPledged {
  readonly type: 'DeckPledged';
  /** Of a draw for the first button, the round it is for. */
  readonly round: number;
  /** The engine's id of the pack's first card: a reshuffle mints new ids and has a pledge of its own. `DRAW` for the button. */
  readonly base: number;
  readonly cards: number;
  readonly root: string;
  /** Who is dealt in: whoever sits there later is somebody else. */
  readonly dealt: readonly { readonly seat: number; readonly id: string; readonly name: string }[];
  /** Absent: by the first rule, in which the server alone shuffles, and `root` is the pack's own. */
  readonly form?: 2;
  /** The roots under the seal: two where a whole pack is shuffled with parts of players, and one of them is laid open. */
  readonly packs?: readonly string[];
  /** What players bound themselves to before it. */
  readonly vows?: readonly Vow[];
  /** A shoe that goes on (BAR-84): the round it was shuffled in, and the parts that are in its order. */
  readonly on?: { readonly round: number; readonly vows: readonly Vow[]; readonly parts: readonly Part[] };
}
/** A player's part in a shuffle: stored before he gets a receipt for it. */
export interface PartGiven extends Part {
  readonly type: 'PartGiven';
  readonly round: number;
  readonly base: number;
  readonly id: string;
}
/** All parts that came in time; with them the pack and its order are settled. */
export interface DeckMixed {
  readonly type: 'DeckMixed';
  readonly round: number;
  readonly base: number;
  readonly parts: readonly Part[];
  /** The pack that is not dealt, laid open: faces as pledged, and the key of its salts. Told on request. */
  readonly spare?: { readonly faces: string; readonly key: string } | null;
}
/** Somebody dealt in at a table. */
interface Dealt {
  readonly seat: number;
  readonly id: string;
  readonly name: string;
}
/** A host who plays asks for a ruling: what it would be, why, and whose word is needed. The hand waits. */
export interface RulingProposed {
  readonly type: 'RulingProposed';
  readonly round: number;
  /** The version it is stored at. */
  readonly number: number;
  readonly by: Dealt & { readonly bot: boolean };
  /** In his own words. */
  readonly reason: string;
  readonly report: {
    readonly incident: IncidentName;
    readonly seat?: number;
    readonly amount?: number;
    readonly cards?: readonly number[];
  };
  /** As it was shown to everybody: the clause, the money by seat, and what would happen. */
  readonly rule: string | null;
  readonly money: readonly { readonly seat: number; readonly amount: number }[];
  readonly events: readonly string[];
  /** The sheet leaves no choice: who says nothing has agreed. */
  readonly noChoice: boolean;
  readonly asked: readonly (Dealt & { readonly bot: boolean })[];
}
export interface RulingAgreed extends Dealt {
  readonly type: 'RulingAgreed';
  readonly round: number;
  readonly number: number;
  /** By saying so, by saying nothing until the time was over, or as bots do when the people have agreed. */
  readonly how: 'said' | 'silent' | 'bot';
}
/** It came to nothing. By whom, where somebody refused it or took it back. */
export interface RulingEnded extends Partial<Dealt> {
  readonly type: 'RulingEnded';
  readonly round: number;
  readonly number: number;
  readonly how: 'refused' | 'withdrawn' | 'lapsed' | 'overtaken';
}
export type RulingEvent = RulingProposed | RulingAgreed | RulingEnded;

export interface TableClosed {
  readonly type: 'TableClosed';
}
/** What happens at a table besides its life and rounds. */
export type RoomOnly = TableOpened | DeckPledged | PartGiven | DeckMixed | RulingEvent | TableClosed;
export type RoomEvent = RoomOnly | TableEvent;

/** As it is told: names for numbers, no faces. */
export type ToldEvent = RoomOnly | WrittenTable;

/** As it is stored: a shuffle's faces and secret under a seal. */
export type StoredTableEvent = ToldEvent & { readonly sealed?: string };
