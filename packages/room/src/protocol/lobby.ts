// What the lobby shows: every house with its games as posted, the tables that are open to anybody, and where one sits oneself.
import type { CardBack, Colours, Regulator, StakePosted, TableTraits } from 'baraja/document';
import type { FeeRules, ForcedRules, TableRules } from 'baraja/table';

type GameRules = TableRules['game'];

export interface LobbyTable {
  readonly id: string;
  readonly name: string;
  /** What its host calls it; null where nobody gave it a name. */
  readonly called: string | null;
  readonly house: string;
  readonly gameId: string;
  readonly stake: string;
  readonly seats: number;
  readonly taken: number;
  readonly people: number;
  readonly waiting: boolean;
  readonly forced: ForcedRules;
  /** The most one person may bet in a hand, where there is such a limit. */
  readonly limit: number | null;
  readonly buyIn: { readonly min: number; readonly max: number | null };
  readonly fee: FeeRules;
}
export type LobbyStake = StakePosted;
export interface LobbyGame {
  readonly id: string;
  readonly name: string;
  readonly nameEs: string;
  /** What else people call it. */
  readonly also?: readonly string[];
  /** As its rules have it. */
  readonly family: GameRules['family'];
  readonly seatsMax: number;
  readonly stakes: readonly LobbyStake[];
  readonly traits: LobbyTraits;
}
export type LobbyTraits = TableTraits;
export interface LobbyHouse {
  readonly id: string;
  readonly name: string;
  readonly town: string;
  readonly jurisdiction: string;
  /** Whom people turn to about it, where it says so. */
  readonly regulator?: Regulator;
  /** How its tables and its cards look, where it says so. */
  readonly colours?: Colours;
  readonly back?: CardBack;
  readonly games: readonly LobbyGame[];
  readonly jackpot: number;
}
export interface Lobby {
  readonly houses: readonly LobbyHouse[];
  readonly tables: readonly LobbyTable[];
}
/** A seat of one's own: what lies before it, and whose turn it is there. */
export interface YourTable {
  readonly table: string;
  readonly called: string | null;
  readonly house: string;
  readonly gameId: string;
  readonly stake: string;
  readonly practice: boolean;
  readonly chips: number;
  /** Between hands: whether somebody is still missing is the table's to say. */
  readonly playing: boolean;
  /** One is asked oneself; or somebody else is, by name. Null where nobody is. */
  readonly turn:
    | { readonly you: true; readonly toCall: number | null }
    | { readonly you: false; readonly name: string }
    | null;
  /** One sits out. */
  readonly away: boolean;
  /** One's own cards, as far as one has seen them. */
  readonly cards: readonly string[];
  /** Milliseconds left to whoever is asked; null where no clock runs. */
  readonly left: number | null;
}
