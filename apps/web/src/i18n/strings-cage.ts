// What the cage says.
type Of<A extends readonly unknown[]> = (...args: A) => string;

export type CageStrings = Readonly<
  Record<
    | 'heading'
    | 'balance'
    | 'lead'
    | 'transfers'
    | 'none'
    | 'purse'
    | 'practice'
    | 'atTables'
    | 'noTables'
    | 'refill'
    | 'ofWallet'
    | 'ofPurse'
    | 'older',
    string
  >
> & {
  readonly purseNote: Of<[full: string]>;
  readonly inPlay: Of<[string]>;
  readonly refillNote: Of<[to: string, hours: number]>;
  readonly refillFrom: Of<[when: string]>;
  readonly reasons: Readonly<Record<string, string>>;
};
