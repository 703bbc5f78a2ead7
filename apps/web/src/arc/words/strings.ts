// What only a table with a bank says. It is fetched with the table, so the first page need not carry it.
type Of<A extends readonly unknown[]> = (...args: A) => string;

export interface ArcStrings {
  // --- totals ---
  readonly total: Of<[string]>;
  readonly soft: Of<[string]>;
  readonly natural: string;
  readonly over: Of<[string]>;
  readonly bankShows: Of<[string]>;
  readonly down: Of<[number]>;
  // --- the bank ---
  readonly bank: string;
  readonly bankAsk: string;
  readonly house: string;
  readonly banks: Of<[string]>;
  readonly banksYou: string;
  readonly houseBanks: string;
  readonly noBank: string;
  readonly turnOf: Of<[1 | 2]>;
  readonly bankButton: Of<[1 | 2]>;
  readonly posted: Of<[string]>;
  readonly left: Of<[string]>;
  readonly proposition: string;
  readonly propositionLong: string;
  readonly offeredTo: Of<[string]>;
  readonly offeredToYou: Of<[1 | 2]>;
  readonly offerHint: string;
  readonly offerFee: Of<[string]>;
  readonly bankWith: Of<[string]>;
  readonly broken: string;
  readonly actionButton: string;
  readonly shoe: Of<[number]>;
  readonly rack: string;
  readonly tray: string;
  // --- wagers ---
  readonly circle: Of<[number]>;
  readonly ownCircle: string;
  readonly emptyCircle: Of<[number]>;
  readonly behind: Of<[string]>;
  readonly spots: Readonly<Record<'ante' | 'raise' | 'dos-pares' | 'joker' | 'progressive', string>>;
  readonly spotShort: Readonly<Record<'ante' | 'raise' | 'dos-pares' | 'joker' | 'progressive', string>>;
  readonly spotLetter: Readonly<Record<'ante' | 'raise' | 'dos-pares' | 'joker' | 'progressive', string>>;
  readonly addChip: Of<[string]>;
  readonly clear: string;
  readonly again: string;
  readonly place: Of<[string]>;
  readonly withFee: Of<[fee: string, all: string]>;
  readonly twice: string;
  readonly placeNothing: string;
  readonly next: string;
  readonly least: Of<[string]>;
  readonly mostIs: Of<[string]>;
  readonly inAll: Of<[string]>;
  readonly raiseKept: Of<[string]>;
  readonly wagering: string;
  readonly wagered: Of<[name: string, amount: string]>;
  // --- what came of it ---
  readonly won: Of<[string]>;
  readonly lost: Of<[string]>;
  readonly push: string;
  readonly returned: Of<[string]>;
  /** '+$40 of $50'. */
  readonly part: Of<[met: string, due: string]>;
  readonly noMore: string;
  readonly notReached: string;
  /** Why a wager came out as it did, by the line of the settlement it came under. */
  readonly because: Readonly<Record<string, string>>;
  readonly anteAndRaise: string;
  readonly beatsHouse: Of<[odds: string]>;
  readonly againstHouse: Readonly<Record<string, string>>;
  readonly toBox: string;
  readonly wagerOf: Of<[amount: string]>;
  readonly totals: Of<[mine: string, bank: string]>;
  readonly yourWagers: string;
  readonly bankNet: Of<[string]>;
  readonly evenBank: string;
  readonly hand: Of<[number]>;
  readonly insurance: string;
  readonly surrendered: string;
  readonly tucked: string;
  readonly evenMoney: string;
  readonly fold: string;
  // --- printed on the felt ---
  readonly sign: string;
  readonly signShort: string;
  readonly limits: Of<[min: string, max: string]>;
  readonly limitsOpen: Of<[string]>;
  readonly feePlayer: string;
  readonly feeBank: string;
  readonly feeNone: string;
  readonly feeEach: Of<[string]>;
  readonly upTo: Of<[string]>;
  readonly above: Of<[string]>;
  readonly feeRange: Of<[from: string, to: string]>;
  readonly noFeeMore: string;
  readonly players: string;
  readonly mustHit: string;
  readonly mustStand: Readonly<Record<'stands-on-21' | 'stands-on-hard-19' | 'free', string>>;
  readonly mayElse: string;
  readonly bankChart: string;
  readonly bankStands: string;
  readonly bankHits: string;
  readonly pays: Of<[odds: string]>;
  readonly naturalPays: Of<[odds: string]>;
  readonly odds: Of<[times: number, of: number]>;
  readonly toOne: Of<[number]>;
  readonly overPush: Readonly<
    Record<'three-card-push' | 'closer-push' | 'eights-push' | 'eights-pay' | 'lose', string>
  >;
  readonly insurancePays: string;
  readonly doubles: Readonly<Record<'equal' | 'for-less', string>>;
  readonly ante: Of<[min: string, max: string]>;
  readonly raiseIs: Of<[number]>;
  readonly qualifies: string;
  readonly bonusFrom: Of<[string]>;
  readonly anteTable: string;
  readonly jokerPays: Of<[string]>;
  readonly jackpot: string;
  readonly bonuses: string;
  readonly ofJackpot: Of<[number]>;
  readonly hands: Readonly<Record<string, string>>;
  readonly copies: Readonly<Record<'banker' | 'push', string>>;
  readonly wheel: Readonly<Record<'lowest' | 'second', string>>;
  readonly jokerInSet: string;
  readonly bonusCosts: string;
  readonly bonusPays: string;
  readonly bonusHands: Readonly<Record<string, string>>;
  readonly mustRankLower: string;
  /** How long a hand that stood may still be surrendered. */
  readonly untilNext: string;
  readonly bothHands: Readonly<Record<'win' | 'lose' | 'push', string>>;
  // --- a hand in two ---
  readonly low: string;
  readonly high: string;
  readonly lowEmpty: string;
  readonly fouled: string;
  readonly fouledShort: string;
  readonly lowHint: string;
  readonly houseWay: string;
  readonly suggest: string;
  readonly setIt: string;
  readonly setAs: Of<[low: string, high: string]>;
  readonly setAgain: string;
  readonly setWrong: string;
  readonly setWrongAsk: string;
  readonly bothHandsAre: Of<[low: string, high: string]>;
  readonly against: Readonly<Record<'higher' | 'same' | 'lower', Of<[mine: string, bank: string]>>>;
  readonly firstHand: string;
  readonly firstHandAt: Of<[name: string]>;
  readonly counted: Of<[count: number, name: string]>;
  // --- asked with one key ---
  readonly atStake: Of<[string]>;
  readonly nothingAtStake: string;
  readonly bankHas: Of<[name: string, amount: string]>;
  readonly keys: Readonly<
    Record<
      | 'hit'
      | 'stand'
      | 'double'
      | 'split'
      | 'surrender'
      | 'suggest'
      | 'setCards'
      | 'houseWay'
      | 'chips'
      | 'place'
      | 'clear'
      | 'again'
      | 'next'
      | 'out'
      | 'bank'
      | 'decline',
      string
    >
  >;
}
