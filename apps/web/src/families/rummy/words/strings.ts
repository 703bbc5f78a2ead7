// What only a rummy table says. It is fetched with the table, so the first page need not carry it.
type Of<A extends readonly unknown[]> = (...args: A) => string;

export type Sort = 'suit' | 'rank' | 'melds';
export interface RummyStrings {
  readonly sort: string;
  readonly sorts: Readonly<Record<Sort, string>>;
  readonly suggest: string;
  readonly suggestHint: string;
  readonly suggested: Of<[number]>;
  readonly suggestedOnly: string;
  readonly nothing: string;
  readonly layAnew: string;
  readonly layAnewHint: string;
  readonly asTheyLay: string;
  readonly asTheyLayHint: string;
  readonly asks: Readonly<Record<'discard' | 'discardOrLay' | 'use' | 'take' | 'lay', string>>;
  /** What to do where the cards chosen make no column. */
  readonly lack: Readonly<Record<'use' | 'lay' | 'wrong', string>>;
  readonly standing: Of<[hand: number, down: number]>;
  readonly waits: Of<[cards: string]>;
  readonly payCorrida: Of<[string]>;
  readonly mayPay: Of<[string]>;
  readonly payPoints: Of<[points: number, amount: string]>;
  readonly goesWith: Of<[string]>;
  readonly hand: Of<[number]>;
  readonly stock: Of<[number]>;
  readonly stockShort: string;
  readonly draw: string;
  readonly thrown: Of<[number]>;
  readonly thrownNone: string;
  readonly dead: string;
  readonly openTo: Of<[string]>;
  readonly openToYou: string;
  readonly offeredTo: Of<[string]>;
  readonly offeredToYou: string;
  /** How the card came to one, and whose say it is next; names already in the order of the say. */
  readonly drewIt: Of<[name: string]>;
  readonly youDrewIt: string;
  readonly passedIt: Of<readonly string[]>;
  readonly thenThey: Of<readonly string[]>;
  readonly markerIn: Of<[number]>;
  readonly markerPast: string;
  readonly columns: Of<[string]>;
  readonly ownColumns: string;
  readonly noColumns: string;
  readonly newColumn: string;
  readonly column: Of<[n: number, of: number]>;
  readonly notYet: string;
  readonly cardIn: Of<[card: string, n: number, of: number]>;
  readonly cardOffered: Of<[string]>;
  readonly cardLeft: Of<[string]>;
  readonly movedTo: Of<[card: string, n: number]>;
  readonly movedNew: Of<[string]>;
  readonly movedBack: Of<[string]>;
  readonly stays: string;
  readonly point: Of<[string]>;
  readonly chip: Of<[string]>;
  readonly corrida: Of<[string]>;
  readonly sheet: {
    readonly open: string;
    readonly wins: Of<[string]>;
    readonly drawn: string;
    readonly count: string;
    readonly escala: string;
    readonly camuco: string;
    readonly bonus: Readonly<
      Record<'one-black-suit' | 'one-red-suit' | 'more-suits', Readonly<Record<Tested, string>>>
    >;
    readonly none: string;
    readonly total: string;
    readonly points: Of<[number]>;
    readonly each: Of<[points: string, amount: string, sum: string]>;
    readonly payments: string;
    readonly short: Of<[due: string]>;
    readonly collects: Of<[name: string, amount: string]>;
    readonly red: string;
    readonly black: string;
    readonly lay: Of<[number]>;
  };
  readonly keys: Readonly<Record<KeyWords, string>>;
}
type KeyWords =
  | 'draw'
  | 'use'
  | 'lay'
  | 'discard'
  | 'pass'
  | 'stay'
  | 'drop'
  | 'marker'
  | 'pick'
  | 'along'
  | 'between'
  | 'shift'
  | 'up'
  | 'down'
  | 'sort'
  | 'suggest'
  | 'anew'
  | 'choose';
/** Which cards the one-suit bonus looks at. */
export type Tested = 'all-odd' | 'escala-odd' | 'counting';
