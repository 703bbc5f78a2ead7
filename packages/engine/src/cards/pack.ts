// The packs the houses play with, unshuffled: whole decks, stripped decks, jokers. Shuffling and dealing happen elsewhere.

import { type Face, face, JOKER, RANKS, type Rank, SUITS, type Suit } from './face.js';
import { RANK_LETTERS, SUIT_LETTERS } from './notation.js';

/** Cards in the box, before the shuffle. */
export type Pack = readonly Face[];

export interface PackContents {
  /** How many decks are put together; one unless told. */
  readonly decks?: number;
  /** The only ranks kept, as letters: 'JQK'. All thirteen unless told. */
  readonly ranks?: string;
  /** The only suits kept, as letters: 'hs'. All four unless told. */
  readonly suits?: string;
  /** Ranks taken out, as letters: '89T'. */
  readonly without?: string;
  /** Jokers in the whole pack, however many decks. */
  readonly jokers?: number;
}

/** `pack({ decks: 7, without: '89T' })` is the 280 cards of Escaleriado and Largo. */
export function pack({
  decks = 1,
  ranks = RANK_LETTERS,
  suits = SUIT_LETTERS,
  without = '',
  jokers = 0,
}: PackContents = {}): Pack {
  if (!Number.isInteger(decks) || decks < 1) throw new RangeError(`a pack needs at least one deck, not ${decks}`);
  if (!Number.isInteger(jokers) || jokers < 0) throw new RangeError(`a pack cannot hold ${jokers} jokers`);
  const out = ranksIn(without);
  const kept = ranksIn(ranks).filter((rank) => !out.includes(rank));
  const cards: Face[] = [];
  for (let deck = 0; deck < decks; deck++) {
    for (const rank of kept) for (const suit of suitsIn(suits)) cards.push(face({ rank, suit }));
  }
  for (let joker = 0; joker < jokers; joker++) cards.push(JOKER);
  return cards;
}

/** What a deck of so many cards holds. */
const DECKS = {
  /** European stud: nothing below the seven. */
  32: { without: '23456' },
  /** Short deck: nothing below the six. */
  36: { without: '2345' },
  /** Escaleriado and Largo play seven of these together, Panguingue five to eight: no eights, nines or tens. */
  40: { without: '89T' },
  /** Spanish Poker: the same with a joker. */
  41: { without: '89T', jokers: 1 },
  /** Hold'em, Omaha, stud, Pineapple, Push-Nine; the blackjack games play one to eight of them together. */
  52: {},
  /** Draw, low-ball and pai gow with a joker, whatever the house lets it be. */
  53: { jokers: 1 },
} as const satisfies Readonly<Record<number, PackContents>>;
export type PackSize = keyof typeof DECKS;
export const PACK_SIZES = Object.keys(DECKS).map(Number) as readonly PackSize[];

/** So many decks of so many cards each; however many decks, one joker at most. */
export const packOf = (size: PackSize, decks = 1): Pack => pack({ ...DECKS[size], decks });

export const pack52 = packOf(52);
export const pack53 = packOf(53);
export const pack41 = packOf(41);

/** Kuhn's three cards. */
export const packKuhn = pack({ ranks: 'JQK', suits: 's' });

/** Leduc's six cards: three ranks in two suits. */
export const packLeduc = pack({ ranks: 'JQK', suits: 'hs' });

function ranksIn(letters: string): readonly Rank[] {
  for (const letter of letters) if (!RANK_LETTERS.includes(letter)) throw new RangeError(`not a rank: ${letter}`);
  return RANKS.filter((rank) => letters.includes(RANK_LETTERS.charAt(rank)));
}

function suitsIn(letters: string): readonly Suit[] {
  for (const letter of letters) if (!SUIT_LETTERS.includes(letter)) throw new RangeError(`not a suit: ${letter}`);
  return SUITS.filter((suit) => letters.includes(SUIT_LETTERS.charAt(suit)));
}
