// Rankings by plain names, as a game's book states them.

import type { Face } from '../cards/index.js';
import { badugi } from './badugi.js';
import { deuceToSeven } from './deuce-to-seven.js';
import { high } from './high.js';
import { highJoker, naturalFirst, shortDeck } from './joker.js';
import { low } from './low.js';
import { lowNineJoker } from './low-joker.js';
import { lowball } from './lowball.js';
import { highManyDecks } from './many-decks.js';
import { pushNine } from './push-nine.js';
import type { Ranking, Use } from './ranking.js';
import { bestSelection } from './select.js';

const anyHigh = { use: 'any' } as const;
const anyLow = { use: 'any', straightsAndFlushes: 'ignored' } as const;

const MAKERS = {
  /** No joker. */
  high: () => high(anyHigh),
  /** Five of a kind above the royal flush, where a switch has it so. */
  'high-joker-wild': () => highJoker({ joker: 'wild', ladder: 'five-first' }),
  /** The royal flush above five of a kind. */
  'high-joker-wild-royal-first': () => highJoker({ joker: 'wild', ladder: 'royal-first' }),
  /** The joker may be a second ace in a flush. */
  'high-joker-wild-double-ace': () => highJoker({ joker: 'wild', ladder: 'double-ace' }),
  /** The joker is an ace, or fills a straight or a flush. */
  'high-joker-bug': () => highJoker({ joker: 'bug', ladder: 'five-first' }),
  'high-joker-bug-royal-first': () => highJoker({ joker: 'bug', ladder: 'royal-first' }),
  'high-joker-bug-double-ace': () => highJoker({ joker: 'bug', ladder: 'double-ace' }),
  /** The short pack of 44 and a joker, and the same with the wheel. */
  'high-joker-wild-spanish': () => highJoker({ joker: 'wild', ladder: 'spanish' }),
  'high-joker-wild-spanish-wheel': () => highJoker({ joker: 'wild', ladder: 'spanish-wheel' }),
  /** 'high-joker-bug', where by a switch the wheel is the second highest straight. */
  'high-joker-bug-wheel-second': () => highJoker({ joker: 'bug', ladder: 'wheel-second' }),
  // A hand without the joker beats the same hand with it, where a switch has it so.
  'high-joker-wild-natural-first': () => naturalFirst(highJoker({ joker: 'wild', ladder: 'five-first' })),
  'high-joker-wild-royal-first-natural-first': () => naturalFirst(highJoker({ joker: 'wild', ladder: 'royal-first' })),
  'high-joker-wild-double-ace-natural-first': () => naturalFirst(highJoker({ joker: 'wild', ladder: 'double-ace' })),
  'high-joker-bug-natural-first': () => naturalFirst(highJoker({ joker: 'bug', ladder: 'five-first' })),
  'high-joker-bug-royal-first-natural-first': () => naturalFirst(highJoker({ joker: 'bug', ladder: 'royal-first' })),
  'high-joker-bug-double-ace-natural-first': () => naturalFirst(highJoker({ joker: 'bug', ladder: 'double-ace' })),
  'high-joker-wild-spanish-natural-first': () => naturalFirst(highJoker({ joker: 'wild', ladder: 'spanish' })),
  'high-joker-wild-spanish-wheel-natural-first': () =>
    naturalFirst(highJoker({ joker: 'wild', ladder: 'spanish-wheel' })),
  'high-joker-bug-wheel-second-natural-first': () => naturalFirst(highJoker({ joker: 'bug', ladder: 'wheel-second' })),
  /** The low half of a hi-lo game: 0 where none qualifies. */
  'low-8': () => low({ ...anyLow, qualifier: 8 }),
  /** The same, with nine or better. */
  'low-9': () => low({ ...anyLow, qualifier: 9 }),
  /** The same, with a joker. */
  'low-9-joker-bug': () => lowNineJoker,
  /** Ace to five, with or without the joker. */
  lowball: () => lowball,
  'deuce-to-seven': () => deuceToSeven,
  badugi: () => badugi,
  'high-short-deck': shortDeck,
  /** Several packs put together: five of a kind above the royal flush. */
  'high-many-decks': () => highManyDecks,
  /** Three cards, by how near nine. */
  'push-nine': () => pushNine,
} as const satisfies Readonly<Record<string, () => Ranking>>;

export type RankingName = keyof typeof MAKERS;

export const RANKING_NAMES = Object.keys(MAKERS) as [RankingName, ...RankingName[]];

const made = new Map<RankingName, Ranking>();

/** The ranking of that name, the same object each time; its id is its name. */
export function rankingNamed<Name extends RankingName>(name: Name): ReturnType<(typeof MAKERS)[Name]> {
  const found = made.get(name) ?? MAKERS[name]();
  made.set(name, found);
  return found as ReturnType<(typeof MAKERS)[Name]>;
}

/** The same where not every card of the hole may be used. */
export function rankingUsing(name: RankingName, use: Use): Ranking {
  if (use === 'any') return rankingNamed(name);
  if (name === 'high') return high({ use });
  if (name === 'low-8' || name === 'low-9') return low({ ...anyLow, use, qualifier: name === 'low-8' ? 8 : 9 });
  const ranking = rankingNamed(name);
  const chosen = (hole: readonly Face[], board: readonly Face[]) =>
    bestSelection(use, { hole, board }, (cards) => ranking.best(cards, []));
  return {
    id: `${name}-${use}`,
    best: (hole, board) => chosen(hole, board).value,
    name: (value) => ranking.name(value),
    five: (hole, board) => ranking.five(chosen(hole, board).cards, []),
    jokerAs: (hole, board) => ranking.jokerAs(chosen(hole, board).cards, []),
  };
}
/** Does it know what to make of a card that somebody has twice? */
export const takesDecks = (name: RankingName): boolean => DECKS_TAKEN.has(name);
const DECKS_TAKEN: ReadonlySet<RankingName> = new Set<RankingName>(['high-many-decks', 'low-8', 'low-9', 'badugi']);
/** Does it know what to make of a joker? */
export const takesJoker = (name: RankingName): boolean => name.includes('joker') || name === 'lowball';
