// What the lobby shows: every house with its games as posted, and the tables that are open.
import type { FeeRules, ForcedRules } from 'baraja/table';

export interface LobbyTable {
  readonly id: string;
  readonly name: string;
  /** What its host calls it; null where nobody gave it a name. */
  readonly called: string | null;
  readonly house: string;
  readonly gameId: string;
  readonly stake: string;
  readonly practice: boolean;
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
export interface LobbyStake {
  readonly id: string;
  readonly form: 'limit' | 'spread' | 'no-limit' | 'condition' | 'points';
  readonly fee: FeeRules;
  readonly forced: ForcedRules;
  readonly limit: number | null;
  readonly buyIn: { readonly min: number; readonly max: number | null };
}
export interface LobbyGame {
  readonly id: string;
  readonly name: string;
  readonly nameEs: string;
  readonly family: string;
  /** False: the rules can be read, but no table is dealt yet. */
  readonly open: boolean;
  readonly seatsMax: number;
  readonly stakes: readonly LobbyStake[];
}
export interface LobbyHouse {
  readonly id: string;
  readonly name: string;
  readonly town: string;
  readonly jurisdiction: string;
  readonly games: readonly LobbyGame[];
  readonly jackpot: number;
}
export interface Lobby {
  readonly houses: readonly LobbyHouse[];
  readonly tables: readonly LobbyTable[];
}
