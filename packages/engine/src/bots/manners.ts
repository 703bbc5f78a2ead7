/** Ways to play, as data: how many hands, how boldly, how often on nothing, and how much thought a choice may cost. */

export interface Manner {
  readonly name: string;
  /** Deals sampled for a choice. */
  readonly samples: number;
  /** At the rummies: how many of the plays that look best are thought through to the next card. None: the first look decides. */
  readonly looks: number;
  /** Before the flop, nobody having raised: raise when the chance that no one to come holds better is this. */
  readonly opens: number;
  /** And call when it is this. */
  readonly limps: number;
  /** Above 1, thinks its hands worth more than they are when asked to pay; below 1, less. */
  readonly hope: number;
  /** Equity against one opponent that is worth a bet, a raise before the flop, a raise after it. */
  readonly bets: number;
  readonly reraises: number;
  readonly raises: number;
  /** How often a hand worth a bet or a raise gets it. */
  readonly pushes: number;
  /** How often nothing is bet against one opponent who has shown no strength; and raised against one who has. */
  readonly bluffs: number;
  readonly bluffRaises: number;
  /** How far other people's bets are believed: 0 not at all, 1 as a rule. */
  readonly trust: number;
  /** Bets as shares of the pot, where the choice is free; any of them, equally likely. */
  readonly sizes: readonly number[];
  /** How often it straddles when it may. */
  readonly straddles: number;
  /** Plays by what was learned or counted beforehand, where there is such a plan. */
  readonly plans?: true;
}

/** Tight and passive: waits for good cards and calls with them. */
export const careful: Manner = {
  name: 'careful',
  samples: 300,
  looks: 4,
  opens: 0.55,
  limps: 0.3,
  hope: 0.95,
  bets: 0.66,
  reraises: 0.66,
  raises: 0.8,
  pushes: 0.8,
  bluffs: 0.04,
  bluffRaises: 0,
  trust: 1,
  sizes: [0.4, 0.5, 0.6],
  straddles: 0,
};

/** Tight and aggressive: few hands, played by betting them. */
export const steady: Manner = {
  name: 'steady',
  samples: 300,
  looks: 4,
  opens: 0.28,
  limps: 0.22,
  hope: 1.05,
  bets: 0.55,
  reraises: 0.57,
  raises: 0.68,
  pushes: 0.95,
  bluffs: 0.28,
  bluffRaises: 0.03,
  trust: 0.9,
  sizes: [0.5, 0.67, 0.8],
  straddles: 0.01,
};

/** Loose and aggressive: many hands, and a bet is its favourite answer. */
export const lively: Manner = {
  name: 'lively',
  samples: 300,
  looks: 4,
  opens: 0.2,
  limps: 0.12,
  hope: 1.12,
  bets: 0.5,
  reraises: 0.53,
  raises: 0.62,
  pushes: 0.95,
  bluffs: 0.4,
  bluffRaises: 0.08,
  trust: 0.5,
  sizes: [0.6, 0.8, 1.1],
  straddles: 0.08,
};

/** Steady with less thought, for playing thousands of hands. */
export const quick: Manner = { ...steady, name: 'quick', samples: 45, looks: 0 };

/** The best we know: by plans where there are any, and otherwise steady, without a bet that cannot pay. */
export const sharp: Manner = { ...steady, name: 'sharp', straddles: 0, plans: true };
