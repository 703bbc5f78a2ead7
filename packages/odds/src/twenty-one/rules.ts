// The rules of a twenty-one game as plain options, which a book can fill in, and the houses' games with their clauses. Ordinary
// blackjack is here too, to calibrate the machinery by a figure everybody knows.

/** To one. */
export interface Payoff {
  readonly win: number;
  readonly on: number;
}

export interface TwentyOneRules {
  readonly decks: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'infinite';
  /** What ace and ten on the first two cards pay; two of them push. */
  readonly natural: Payoff;
  readonly softSeventeen: 'hit' | 'stand';
  /** Whether the down card is looked at under an ace or ten before anybody acts: then only original wagers lose to a natural. */
  readonly peek: boolean;
  /** Hard totals up to this may not stand; 0 where anything may. */
  readonly mustDraw: number;
  /** Hard and soft totals from here on neither draw nor double. 22 is never. */
  readonly mustStand: { readonly hard: number; readonly soft: number };
  readonly double: { readonly firstTwo: boolean; readonly afterSplit: boolean };
  readonly split: {
    /** How often one hand may be split; null where nothing limits it. 0 is never. */
    readonly most: number | null;
    readonly acesAgain: boolean;
    /** Split aces get one card each. */
    readonly acesOneCard: boolean;
    /** Ace and ten after a split are a natural. */
    readonly natural: boolean;
  };
  /** Half the wager is lost and the hand is over; with totals up to 20. */
  readonly surrender: {
    readonly when: 'never' | 'first-two' | 'any-time';
    readonly afterSplit: boolean;
    readonly splitAces: boolean;
  };
  /** What becomes of a player over 21 when the bank is over, too. */
  readonly over: OverRule;
  /** A bet apart at 2 to 1 while the bank shows an ace. */
  readonly insurance: boolean;
}

export type OverRule =
  /** Lost, as in ordinary blackjack. */
  | 'lost'
  /** Three cards of 23, 24 or 25 that are closer push. */
  | 'three-card-push'
  /** Its other reading: whoever is closer pushes. */
  | 'closer-push'
  /** Everybody over pushes against three eights, or wins. */
  | 'eights-push'
  | 'eights-win';

/** The game to 21.5, with the switches of its house as they stand. */
export const PURE_21_5: TwentyOneRules = {
  decks: 6,
  natural: { win: 6, on: 5 },
  softSeventeen: 'hit',
  peek: true,
  mustDraw: 11,
  mustStand: { hard: 19, soft: 22 },
  double: { firstTwo: true, afterSplit: true },
  split: { most: 3, acesAgain: false, acesOneCard: true, natural: false },
  surrender: { when: 'first-two', afterSplit: false, splitAces: false },
  over: 'eights-push',
  insurance: false,
};

/** The game in which a 22 may push, with the switches of its house as they stand: seven splits make eight hands. */
export const NO_BUST_21: TwentyOneRules = {
  decks: 6,
  natural: { win: 6, on: 5 },
  softSeventeen: 'hit',
  peek: false,
  mustDraw: 11,
  mustStand: { hard: 21, soft: 21 },
  double: { firstTwo: true, afterSplit: true },
  split: { most: 7, acesAgain: true, acesOneCard: true, natural: false },
  surrender: { when: 'any-time', afterSplit: true, splitAces: true },
  over: 'three-card-push',
  insurance: true,
};

/**
 * Nobody's sheet: infinite decks, the dealer stands on soft 17 and looks under aces and tens, doubling on any two cards and
 * after splits, pairs split as often as they come, aces once. Worth -0.005093975 of a wager to a player without mistakes.
 */
export const ORDINARY_BLACKJACK: TwentyOneRules = {
  decks: 'infinite',
  natural: { win: 3, on: 2 },
  softSeventeen: 'stand',
  peek: true,
  mustDraw: 0,
  mustStand: { hard: 22, soft: 22 },
  double: { firstTwo: true, afterSplit: true },
  split: { most: null, acesAgain: false, acesOneCard: true, natural: false },
  surrender: { when: 'never', afterSplit: false, splitAces: false },
  over: 'lost',
  insurance: false,
};
