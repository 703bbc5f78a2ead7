// What decides a pot of each poker game, read off the rules a table is opened with: how many cards a hand and the board have at
// the end, and what they are worth. Nothing about betting is here.

import { type Face, pack52, pack53, packOf } from 'baraja';
import { type Reader, reader } from 'baraja/bots';
import { type BetRules, type GameRules, isBetOn, rankingsOf, traitsOf } from 'baraja/games';
import {
  high,
  low,
  lowNineJoker,
  nineOrBetter,
  pushNine,
  type Ranking,
  rankingNamed,
  value5,
  value7,
} from 'baraja/hands';

/** Both ways in one integer: the high hand above seven bits, the low one in them. */
export type Worth = number;
export const highOf = (worth: Worth): number => worth >> 7;
export const lowOf = (worth: Worth): number => worth & 127;

export interface Contest {
  readonly family: Exclude<PokerRules['family'], 'streets'>;
  readonly pack: readonly Face[];
  /** Cards dealt to a hand in all, cards it has at the showdown, and cards on the board then. */
  readonly dealt: number;
  readonly plays: number;
  readonly board: number;
  /** How much of the board is there when cards are thrown away; null where none are. */
  readonly throwsAt: number | null;
  /** Whether a low half is played for. */
  readonly split: boolean;
  /** Reads `plays` cards and then the board. */
  readonly read: Reader;
  /** The rankings themselves, to name hands by. */
  readonly high: Ranking;
  readonly low: Ranking | null;
}

/** The games with hands that are compared. */
export type PokerRules = BetRules;

export const isPoker = (rules: GameRules): rules is PokerRules => isBetOn(rules);

export function contestOf(rules: PokerRules): Contest {
  switch (rules.family) {
    case 'community':
      return community(rules);
    case 'draw': {
      const ranking = rankingNamed(rules.ranking);
      const five = 'value5' in ranking ? ranking.value5 : value5;
      const read: Reader = (cards, at) => five(cards, at) << 7;
      return { ...plain('draw', rules.joker, 5), read, high: ranking };
    }
    case 'stud':
      return stud(rules);
    case 'streets':
      return streets(rules);
    case 'push-nine':
      return { ...plain('push-nine', false, 3), read: readBy(pushNine, 3, 0, 7), high: pushNine };
  }
}

function plain(family: Contest['family'], joker: boolean, cards: number): Omit<Contest, 'read' | 'high'> {
  const pack = joker ? pack53 : pack52;
  return { family, pack, dealt: cards, plays: cards, board: 0, throwsAt: null, split: false, low: null };
}

function community(rules: Extract<GameRules, { family: 'community' }>): Contest {
  const plays = rules.discard === 'none' ? rules.hole : 2;
  const lows = rules.low === null ? null : low(rules.low);
  const quick = reader(rules, plays);
  // Where a flush spoils a low, the quick reader does not see it.
  const spoils = rules.low?.straightsAndFlushes === 'disqualify';
  const slow = lows === null ? null : readBy(lows, plays, 5, 0);
  return {
    family: 'community',
    pack: pack52,
    dealt: rules.hole,
    plays,
    board: 5,
    throwsAt: rules.discard === 'none' ? null : rules.discard === 'preflop' ? 0 : 3,
    split: lows !== null,
    read: spoils && slow !== null ? (cards, at) => (quick(cards, at) & ~127) | slow(cards, at) : quick,
    high: high(rules.high),
    low: lows,
  };
}

function stud({ joker, low: lows }: Extract<GameRules, { family: 'stud' }>): Contest {
  const base = plain('stud', joker === 'bug', 7);
  if (joker === 'bug') {
    const ranking = rankingNamed('high-joker-bug');
    const [up, down] = [readBy(ranking, 7, 0, 7), readBy(lowNineJoker, 7, 0, 0)];
    const read: Reader = lows === null ? up : (cards, at) => up(cards, at) | down(cards, at);
    return { ...base, split: lows !== null, read, high: ranking, low: lows === null ? null : lowNineJoker };
  }
  const ranking = rankingNamed('high');
  if (lows === null) return { ...base, read: (cards, at) => value7(cards, at) << 7, high: ranking };
  const { bits, value } = nineOrBetter;
  const read: Reader = (cards, at) => {
    let ranks = 0;
    for (let i = at; i < at + 7; i++) ranks |= bits[cards[i]!]!;
    return (value7(cards, at) << 7) | value(ranks);
  };
  return { ...base, split: true, read, high: ranking, low: rankingNamed('low-9') };
}

/** A game that says its streets, as the one it is dealt like: cards for all, cards face up, or cards that are drawn. */
function streets(rules: Extract<GameRules, { family: 'streets' }>): Contest {
  const { high: best, low: least } = rankingsOf(rules);
  const sum = (of: (street: (typeof rules.streets)[number]) => number): number =>
    rules.streets.reduce((n, street) => n + of(street), 0);
  const [dealt, board] = [sum(({ down, up }) => down + up), sum((street) => street.board)];
  const thrown = rules.streets.findIndex(({ discard }) => discard !== null);
  const plays = rules.streets[thrown]?.discard?.keep ?? dealt;
  const only = (best ?? least)!;
  const [up, down] = [readBy(only, plays, board, 7), best && least ? readBy(least, plays, board, 0) : null];
  return {
    family: LIKE[traitsOf(rules).cards!],
    pack: packOf(rules.pack, rules.decks),
    dealt,
    plays,
    board,
    throwsAt: thrown < 0 ? null : sum((street) => (rules.streets.indexOf(street) <= thrown ? street.board : 0)),
    split: down !== null,
    read: down === null ? up : (cards, at) => up(cards, at) | down(cards, at),
    high: only,
    low: down === null ? null : least,
  };
}
const LIKE = { board: 'community', up: 'stud', drawn: 'draw' } as const;

/** From a ranking that takes lists: slow, and right for everything. */
function readBy(ranking: Ranking, plays: number, board: number, shift: number): Reader {
  const [hole, shared] = [new Array<Face>(plays), new Array<Face>(board)];
  return (cards, at) => {
    for (let i = 0; i < plays; i++) hole[i] = cards[at + i] as Face;
    for (let i = 0; i < board; i++) shared[i] = cards[at + plays + i] as Face;
    return ranking.best(hole, shared) << shift;
  };
}
