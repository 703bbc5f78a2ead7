// High hands with one joker as Rankings: which joker and whose order are arguments. Five cards, joker or not, are one look-up;
// fewer or more are worked out.

import { type Face, face, isJoker, JOKER, type Rank, rankOf, SUITS, type Suit, suitOf } from '../cards/index.js';
import { bitsIn, type Counts, type RankMask } from './classes.js';
import { bestOfFives, noJoker } from './fives.js';
import { KEYS, keyTable, NOT_ORDINARY, suitsHeld } from './keys.js';
import { type JokerKind, type Ladder, type LadderName, listLadder } from './ladders.js';
import { once } from './once.js';
import type { FiveRanking } from './ranking.js';
import { bestSelection, byImportance } from './select.js';

export interface JokerTerms {
  readonly joker: JokerKind;
  readonly ladder: LadderName;
}

const SPADES: Suit = 3;
const ACE: Rank = 12;

const ladders = {
  'five-first': once(() => listLadder('five-first')),
  'royal-first': once(() => listLadder('royal-first')),
  'double-ace': once(() => listLadder('double-ace')),
  'wheel-second': once(() => listLadder('wheel-second')),
  spanish: once(() => listLadder('spanish')),
  'spanish-wheel': once(() => listLadder('spanish-wheel')),
  'short-deck': once(() => listLadder('short-deck')),
};

/** The best high hand of one to eight cards of which one may be a joker; any may be used. */
export function highJoker({ joker, ladder: name }: JokerTerms): FiveRanking {
  const ladder = ladders[name];
  const value5 = readFive(ladder, joker);
  const best = bestOfFives(value5, (hole, board) => valueOfFew(ladder(), joker, [...hole, ...board]));
  const chosen = (hole: readonly Face[], board: readonly Face[]) => {
    const { value, cards } = bestSelection('any', { hole, board }, (five) => best(five, []));
    const as = cards.includes(JOKER) ? standsFor(ladder(), value, cards.filter(isOrdinary)) : null;
    return { value, cards, as };
  };
  return {
    id: `high-joker-${joker}${name === 'five-first' ? '' : `-${name}`}`,
    best,
    name: (value) => ladder().name(value),
    five(hole, board) {
      const { value, cards, as } = chosen(hole, board);
      const { category, ranks } = ladder().name(value);
      const isRun = category === 'straight' || category === 'straight-flush';
      return byImportance(cards, { aceLow: isRun && ranks[0] !== ACE, jokerAs: as });
    },
    jokerAs: (hole, board) => chosen(hole, board).as,
    value5,
  };
}

/** Whoever needs no joker for it beats whoever does, where a house has it so. */
export function naturalFirst(ranking: FiveRanking): FiveRanking {
  const { best, value5 } = ranking;
  const natural = (hole: readonly Face[], board: readonly Face[], value: number): boolean =>
    best(hole.filter(isOrdinary), board.filter(isOrdinary)) === value;
  return {
    ...ranking,
    id: `${ranking.id}-natural-first`,
    best(hole, board) {
      const value = best(hole, board);
      return value === 0 ? 0 : 2 * value + (natural(hole, board, value) ? 1 : 0);
    },
    name: (value) => ranking.name(value >> 1),
    value5(cards, at) {
      let jokers = 0;
      for (let i = at; i < at + 5; i++) jokers |= cards[i]! === JOKER ? 1 : 0;
      return 2 * value5(cards, at) + 1 - jokers;
    },
  };
}

/** Thirty-six cards: a flush beats a full house, and A-6-7-8-9 is the lowest straight. There is no joker. */
export function shortDeck(): FiveRanking {
  const ranking = highJoker({ joker: 'wild', ladder: 'short-deck' });
  return { ...ranking, id: 'high-short-deck', best: noJoker(ranking.best) };
}

// What the reader looks up is constant inside it, for the reason given in values.ts. It looks up for itself, because readers made
// here share what V8 has learnt of the functions they call: a look-up that served them all would be 2.5 times as slow.
function readFive(ladder: () => Ladder, joker: JokerKind): FiveRanking['value5'] {
  const keys = KEYS;
  const suits = flushSuits;
  const { shifts, values, first } = keyTable(
    { size: 5, buckets: 1 << 12, slots: 1 << 14, joker: true },
    (counts, isWith) => (isWith ? ladder().valueWith(counts, joker) : ladder().valueOf(counts)),
  );
  const suited = new Uint16Array(1 << 13);
  const firstSuited = (ranks: RankMask): number => {
    if (suited[SOME_FLUSH] === 0) fillSuited(suited, ladder());
    return suited[ranks]!;
  };
  return (cards, at) => {
    const key =
      (keys[cards[at]!]! +
        keys[cards[at + 1]!]! +
        keys[cards[at + 2]!]! +
        keys[cards[at + 3]!]! +
        keys[cards[at + 4]!]!) |
      0;
    const suit = suits[key & 511]!;
    if (suit === 0) return values[((key >>> 9) ^ shifts[key >>> 20]!) & 0x3fff]! || first(key);
    const ranks = ranksOf(cards, at, suit - 1);
    return suited[ranks]! || firstSuited(ranks);
  };
}

/** By the suit bits of a key of five cards: one more than the suit of a flush, the joker's help included, or 0, or NOT_ORDINARY. */
const flushSuits = suitsHeld({ size: 5, least: 5, joker: true }).map((suits) =>
  suits === NOT_ORDINARY ? suits : 32 - Math.clz32(suits),
);

const SOME_FLUSH: RankMask = 0b11111;

/** By the ranks of one suit: five, or four beside a joker. */
function fillSuited(suited: Uint16Array, ladder: Ladder): void {
  for (let ranks = 0; ranks < suited.length; ranks++) {
    if (bitsIn(ranks) === 5) suited[ranks] = ladder.valueSuited(ranks);
    if (bitsIn(ranks) === 4) suited[ranks] = ladder.valueSuitedWith(ranks);
  }
}

/** The joker is no card of the suit. */
function ranksOf(cards: Uint8Array, at: number, suit: number): RankMask {
  let ranks = 0;
  for (let i = at; i < at + 5; i++) if ((cards[i]! & 3) === suit) ranks |= 1 << (cards[i]! >> 2);
  return ranks & 0x1fff;
}

function valueOfFew(ladder: Ladder, joker: JokerKind, cards: readonly Face[]): number {
  if (cards.length === 0) return 0;
  const counts = countsOf(cards.filter(isOrdinary));
  return cards.some(isJoker) ? ladder.valueWith(counts, joker) : ladder.valueOf(counts);
}

/** `cards` are those beside the joker. */
function standsFor(ladder: Ladder, value: number, cards: readonly Face[]): Face {
  const [first] = cards;
  if (cards.length === 4 && cards.every((card) => suitOf(card) === suitOf(first!))) {
    const ranks = cards.reduce((mask, card) => mask | (1 << rankOf(card)), 0);
    return face({ rank: ladder.rankInSuited(value, ranks), suit: suitOf(first!) });
  }
  const rank = ladder.rankIn(value, countsOf(cards));
  const free = SUITS.filter((suit) => !cards.includes(face({ rank, suit })));
  return face({ rank, suit: free.at(-1) ?? SPADES });
}

function countsOf(cards: readonly Face[]): Counts {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) counts[rankOf(card)]!++;
  return counts;
}

function isOrdinary(card: Face): boolean {
  return !isJoker(card);
}
