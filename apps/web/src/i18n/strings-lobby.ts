// What the lobby says: the families, how houses differ, stakes and fees as posted, one's own tables.
import type { LobbyTraits } from '../lib/wire.js';
import type { Tile } from '../lobby/tiles.js';

type Of<A extends readonly unknown[]> = (...args: A) => string;

export type LobbyStrings = Readonly<
  Record<
    | 'byGame'
    | 'byHouse'
    | 'view'
    | 'dealMeIn'
    | 'yourTables'
    | 'sideBySide'
    | 'oneTable'
    | 'noTables'
    | 'sittingOut'
    | 'betweenHands'
    | 'practise'
    | 'list'
    | 'more'
    | 'sit'
    | 'labLead'
    | 'back'
    | 'clear'
    | 'readAs'
    | 'alsoFound'
    | 'learn'
    | 'allRules'
    | 'rules'
    | 'table'
    | 'notYetHint'
    | 'stakes'
    | 'fee'
    | 'feeNone'
    | 'noFee'
    | 'jackpot'
    | 'search'
    | 'searchHint'
    | 'practiceTable'
    | 'limit'
    | 'spread'
    | 'potLimit'
    | 'noLimit'
    | 'condition'
    | 'points'
    | 'againstHouse'
    | 'noForced',
    string
  >
> & {
  /** The families: a name for the picture, and how they are won. */
  readonly tiles: Readonly<Record<Tile, { readonly name: string; readonly lead: string }>>;
  readonly differs: DifferenceStrings;
  readonly withBots: Of<[game: string]>;
  readonly games: Of<[number]>;
  readonly found: Of<[n: number, sought: string]>;
  readonly nothing: Of<[sought: string]>;
  readonly toCall: Of<[amount: string]>;
  readonly turnOf: Of<[name: string]>;
  readonly seconds: Of<[number]>;
  readonly free: Of<[number]>;
  readonly blinds: Of<[small: string, big: string]>;
  readonly ante: Of<[string]>;
  readonly handLimit: Of<[string]>;
  readonly bringIn: Of<[amount: string, ante: string | null]>;
  readonly price: Of<[min: string, max: string]>;
  readonly buyIn: Of<[min: string, max: string | null]>;
  /** The same in a row, where room is short. */
  readonly from: Of<[min: string]>;
  readonly feeShort: Of<[amount: string, jackpot: string | null]>;
  readonly feeHand: Of<[string]>;
  readonly feeJackpot: Of<[string]>;
  readonly feeTime: Of<[string]>;
  readonly feeBy: Of<[number]>;
  readonly wagers: Of<[min: string]>;
  readonly feeWager: Of<[player: string, bank: string]>;
  /** The same beside what one sits down with. */
  readonly feeWagerShort: Of<[player: string, bank: string]>;
  readonly sitWith: Of<[min: string]>;
  readonly feeEach: Of<[who: 'player' | 'bank', amount: string]>;
  readonly feeTo: Of<[who: 'player' | 'bank', amount: string]>;
  readonly feeOver: Of<[amount: string]>;
};

type Trait<K extends keyof LobbyTraits> = NonNullable<LobbyTraits[K]>;
/** How a game differs from others of its family, a few words each, without a full stop; '' where nothing need be said. */
export interface DifferenceStrings {
  readonly noLimit: string;
  readonly potLimit: string;
  /** Offered in several of these. */
  readonly forms: Of<[names: readonly string[]]>;
  readonly fixed: string;
  readonly spread: Of<[low: string, high: string]>;
  readonly stakes: Of<[n: number, both: boolean]>;
  readonly low: Of<[rank: number]>;
  readonly hole: Of<[cards: number, use: Trait<'use'>, discard: Trait<'discard'>]>;
  readonly wins: Readonly<Record<Trait<'wins'>, string>>;
  readonly joker: Of<[boolean]>;
  readonly raises: Of<[max: number, headsUp: boolean]>;
  readonly straddle: string;
  readonly choice: (games: number) => string;
  readonly price: string;
  readonly sevens: string;
  readonly untold: string;
  readonly passOut: Of<[boolean]>;
  readonly bank: Readonly<Record<Trait<'bank'>, string>>;
  readonly insurance: Of<[boolean]>;
  readonly surrender: Readonly<Record<Trait<'surrender'>, string>>;
  readonly escaleriado: string;
  readonly largo: string;
  readonly pan: Of<[chips: number]>;
  readonly feeFrom: Readonly<Record<Trait<'feeFrom'>, string>>;
  readonly feeTime: string;
  readonly noFee: string;
  readonly handLimit: Of<[amount: string]>;
}
