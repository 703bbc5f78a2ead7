// What is printed on a card: a rank and a suit, or a joker. A face is not a card: a seven-deck pack holds seven aces of
// spades, and which of them lies where is the kernel's business.

/** What a card shows: rank * 4 + suit for the 52 ordinary faces, 52 for the joker. */
export type Face = number & { readonly __brand: 'Face' };

/** 0 is the deuce, 12 the ace. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades: the order in which suits break a tie where a house lets them. */
export type Suit = 0 | 1 | 2 | 3;

/** All ranks, deuce to ace. */
export const RANKS: readonly Rank[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** All suits, clubs to spades. */
export const SUITS: readonly Suit[] = [0, 1, 2, 3];

/** Keys for a dictionary of rank names, by rank. */
export const RANK_NAMES = [
  'deuce',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
] as const;

/** Keys for a dictionary of suit names, by suit. */
export const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

export type RankName = (typeof RANK_NAMES)[number];
export type SuitName = (typeof SUIT_NAMES)[number];

/** The joker. A pack with two of them holds this face twice. */
export const JOKER = 52 as Face;

export function face({ rank, suit }: { rank: Rank; suit: Suit }): Face {
  return (rank * 4 + suit) as Face;
}

/** Whether an integer is a face; for numbers that come from outside. */
export function isFace(value: number): value is Face {
  return Number.isInteger(value) && value >= 0 && value <= JOKER;
}

export function isJoker(card: Face): boolean {
  return card === JOKER;
}

/** The rank of an ordinary face; a joker has none, and asking is a mistake. */
export function rankOf(card: Face): Rank {
  if (card === JOKER) throw new RangeError('a joker has no rank');
  return (card >> 2) as Rank;
}

/** The suit of an ordinary face; a joker has none, and asking is a mistake. */
export function suitOf(card: Face): Suit {
  if (card === JOKER) throw new RangeError('a joker has no suit');
  return (card & 3) as Suit;
}

export function rankName(rank: Rank): RankName {
  return RANK_NAMES[rank];
}

export function suitName(suit: Suit): SuitName {
  return SUIT_NAMES[suit];
}
