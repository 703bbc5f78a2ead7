// What the lobby shows: every house with its games as posted, the tables that are open to anybody, and where one sits oneself.
import type { FeeRules, ForcedRules, TableRules } from 'baraja/table';

type GameRules = TableRules['game'];
type Of<F extends GameRules['family']> = Extract<GameRules, { family: F }>;

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
  /** As its rules have it. */
  readonly family: GameRules['family'];
  readonly seatsMax: number;
  readonly stakes: readonly LobbyStake[];
  readonly traits: LobbyTraits;
}
/** What sets a game apart from others of its family, as its rules have it with every switch as usual; left out where it has no say. */
export interface LobbyTraits {
  /** Where a book says its streets outright: cards for all, cards face up, or cards that are drawn. */
  readonly cards?: 'board' | 'up' | 'drawn';
  /** Cards of one's own at a community game, how many of them count, and when one is thrown away. */
  readonly hole?: number;
  readonly use?: Of<'community'>['high']['use'];
  readonly discard?: Of<'community'>['discard'];
  /** Half of the pot is for a low hand of this rank or better; null where the high hand takes all. */
  readonly low?: number | null;
  readonly wins?: Of<'draw'>['wins'];
  readonly joker?: boolean;
  readonly raises?: {
    readonly max: number | null;
    /** Does the cap hold between two as well? */
    readonly headsUp: boolean;
  };
  readonly straddle?: boolean;
  /** The button sets the price. */
  readonly price?: boolean;
  /** Who checks a seven or better does not win what is bet after it. */
  readonly sevens?: boolean;
  /** How many cards others drew is not told once the betting goes on. */
  readonly untold?: boolean;
  /** Who passes before the draw is out. */
  readonly passOut?: boolean;
  readonly bank?: 'house' | 'players';
  readonly insurance?: boolean;
  readonly surrender?: Of<'twenty-one'>['surrender'];
  /** Which rummy, and at Pan the chips each loser pays. */
  readonly rummy?: { readonly game: 'escaleriado' | 'largo' } | { readonly game: 'pan'; readonly forWinning: number };
  /** Whose money the fee is taken from. */
  readonly feeFrom?: Extract<FeeRules, { kind: 'hand' }>['from'];
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
