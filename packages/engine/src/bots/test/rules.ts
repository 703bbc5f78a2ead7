/** Rules for the tests: every kind of community-card game, at every kind of limit. */
import { type CommunityRules, communityRules, type LimitRules } from '../../games/index.js';

type Cites = CommunityRules['cites'];
/** A clause for everything that is cited, whatever that is. */
const cites = Object.fromEntries(
  Object.keys(communityRules.shape.cites.shape).map((name) => [name, `TEST-${name}`]),
) as Cites;

export const limit: LimitRules = { kind: 'structured', small: 400, big: 800 };
export const spread: LimitRules = { kind: 'spread', min: 400, max: 1600 };
export const noLimit: LimitRules = { kind: 'no-limit', min: 400 };

export const rulesOf = (over: Partial<CommunityRules>): CommunityRules => ({
  family: 'community',
  hole: 2,
  discard: 'none',
  discardWaits: true,
  high: { use: 'any' },
  low: null,
  limit,
  raisesMax: over.limit?.kind === 'no-limit' ? null : 3,
  capHeadsUp: 'capped',
  shortAllIn: 'full',
  checkRaise: 'allowed',
  straddle: 'off',
  burn: true,
  show: 'in-turn',
  checkedFirst: 'first-seat',
  oddChip: 'position',
  chip: 100,
  feeBefore: 'cards',
  feeOnVoid: 'carry',
  outOfTurn: 'returned',
  window: 'next-card',
  cites,
  ...over,
});

const two = { use: 'exactly-two' } as const;
const eight = { use: 'any', qualifier: 8, straightsAndFlushes: 'ignored' } as const;
const nine = { use: 'any', qualifier: 9, straightsAndFlushes: 'ignored' } as const;

/** By name: hold'em, Omaha, pineapple, crazy pineapple, high only and hi-lo, and the readings houses switch between. */
export const kinds = {
  hold: {},
  holdHiLo: { low: eight },
  holdHiLoTwo: { high: two, low: { ...eight, ...two } },
  omaha: { hole: 4, high: two },
  omahaHiLo8: { hole: 4, high: two, low: { ...eight, ...two } },
  omahaHiLo9: { hole: 4, high: two, low: { ...nine, ...two } },
  omahaHiLoNoStraights: { hole: 4, high: two, low: { ...eight, ...two, straightsAndFlushes: 'disqualify' } },
  pineapple: { hole: 3 },
  pineappleTwo: { hole: 3, high: { use: 'at-most-two' } },
  pineappleEarly: { hole: 3, discard: 'preflop' },
  crazy: { hole: 3, discard: 'after-flop' },
  crazyHiLo9: { hole: 3, discard: 'after-flop', low: nine },
  crazyDealerGoesOn: { hole: 3, discard: 'after-flop', discardWaits: false, low: nine },
} as const satisfies Record<string, Partial<CommunityRules>>;
