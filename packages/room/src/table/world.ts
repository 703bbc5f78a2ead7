// What a table needs of the world: a store, a seal, time and dice. Given from outside, so that a table can be driven on a clock
// that does not tick.

import type { GamePages } from 'baraja/document';
import type { ByPerson } from 'baraja/table';
import type { Sealer, ShuffleSecret, Signer } from '../fair/index.js';
import type { ServerFrame } from '../protocol/frames.js';
import type { RoomRefusal } from '../protocol/refusals.js';
import type { EditionPut } from '../protocol/view.js';
import type { TableStore } from '../store/index.js';
import type { AbsenceRules } from './absence.js';
import type { ClockRules } from './clock.js';
import type { Hands } from './hands.js';
import type { Minds } from './minds.js';
import type { Observer } from './observer.js';

export interface World {
  readonly store: TableStore;
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
  /** What the lists of the houses say of seats. */
  readonly seats?: SeatsKept;
  /** A practice table was played at, and everybody has left it. */
  deserted?(table: string): void;
  /** Where bots think. */
  readonly minds: Minds;
  /** Something that should never happen did. */
  trouble(table: string, error: unknown): void;
  /** What is on show of a house has changed: seats, mostly. */
  changed(house: string): void;
  /** A patron's wallet has moved. */
  walletMoved(patron: string): void;
  /** The floor has closed a table, and its last hand is over. */
  finished?(table: string): void;
  /** Null for whoever is not staff of this house, or not now. */
  staffAt?(house: string, patron: string): StaffAt | null;
  readonly doors?: Doors;
  readonly clubs?: ClubsKept;
  /** Who looks on while things are asked and stored. */
  readonly observer?: Observer | undefined;
  /** Who put an edition of a game in force; null: it came with the program. */
  putInForce?(house: string, game: string, edition: string): EditionPut | null;
  /** What comes of a game by two editions, hand by hand; where nobody can say, every edition is taken for what it is. */
  readonly weigh?: Weigh;
  /** Where hands are dealt at several servers: asks who holds one, and says who is to be dealt one here; before it is dealt. */
  clearHands?(table: string): Promise<void>;
  /** It was not dealt. */
  undealt?(table: string): void;
  /** A hand has closed in which people were dealt in. */
  handClosed?(table: string): void;
}
export type Weigh = (house: string, was: GamePages, is: GamePages) => Promise<Weighed>;
export interface Weighed {
  /** Hands that were played by both. */
  readonly hands: number;
  /** Differences that no changed clause explains: by such an edition nobody plays. */
  readonly unexplained: number;
}
/** Who belongs to a club, and who hosts there. */
export interface ClubsKept {
  isHost(club: string, patron: string): boolean;
  isMember(club: string, patron: string): boolean;
}
/** What somebody of the staff is at his house's tables. */
export interface StaffAt {
  readonly role: string;
  readonly floor: boolean;
  readonly dealer: boolean;
  /** An owner holds the floor off duty, too, and may play then. */
  readonly onDuty: boolean;
}
/** Who may not sit down, buy chips or stay: by the house's word, or by his own. */
export interface Doors {
  /** Why somebody may not buy so many chips at a table; null if he may. */
  refuses(patron: string, at: Entrance, amount: number): Promise<RoomRefusal | null>;
  /** Does he play for a provider of the house? */
  isProvided(patron: string, at: Entrance): boolean;
  /** From when on he may not stay, and on whose word, where it is not his own; null if he may. */
  leaves(patron: string, at: Entrance): Leaving | null;
}
/** On somebody's word; or, without one, because of a limit of his own, unless it says why. */
export interface Leaving {
  readonly at: number;
  readonly by: ByPerson | null;
  readonly why?: 'on-duty' | 'contract';
}
/** What kind of table it is: whose, where it is a house's own; whose staff on duty may not play; whether chips come from wallets. */
export interface Entrance {
  readonly house: string | null;
  readonly duty: string | null;
  /** Where a player banks at a house's own table: which it is, and its game. */
  readonly banked: { readonly table: string; readonly game: string } | null;
  readonly wallet: boolean;
  /** Whose members alone sit there. */
  readonly club: string | null;
}
/** For whom seats are kept at the tables of a house, and how long. */
export interface SeatsKept {
  /** Why a seat is not somebody's to take; null if it is. */
  refuses(table: string, seat: number, patron: string): RoomRefusal | null;
  /** Until when somebody who went to eat keeps his seat; null where he did not. */
  keptUntil(table: string, patron: string): number | null;
  /** Milliseconds the house keeps a seat for one who is away; null where it has said nothing. */
  keeps(house: string): number | null;
}
/** Somebody looking at a table. */
export interface Watcher {
  readonly patron: string;
  /** Is told only what has changed of his view. */
  readonly byDifference?: boolean;
  /** In which form, and the rules his end has by their sums: 1 and none if left out. */
  readonly wire?: number;
  readonly has?: Set<string>;
  /** Has his session shown the second factor of its account? Until then one of the staff sees a house's table as everybody does. */
  isProved?(): boolean;
  send(frame: ServerFrame): void;
}
/** Who asks: from the session, never from a frame. */
export interface Asker {
  readonly patron: string;
  readonly name: string;
  /** Has he said that a program plays for him? */
  readonly program?: boolean;
}

/** Later by the machine's own clock. */
export const systemLater: World['later'] = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};
