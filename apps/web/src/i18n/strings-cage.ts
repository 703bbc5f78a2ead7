// What the cage says, and what is said of one's name and password.
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
export type AccountStrings = Readonly<
  Record<
    | 'ask'
    | 'askSave'
    | 'askSkip'
    | 'heading'
    | 'lead'
    | 'name'
    | 'save'
    | 'saved'
    | 'password'
    | 'make'
    | 'signIn'
    | 'signInLead'
    | 'signOut'
    | 'signOutEverywhere'
    | 'office'
    | 'clubs'
    | 'sessions'
    | 'thisOne'
    | 'endSession',
    string
  >
> & { readonly signedInAs: Of<[string]>; readonly wait: Of<[seconds: number]> };
