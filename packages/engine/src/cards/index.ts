// Everything about cards that the rest of the engine may use.

export {
  type Face,
  face,
  isFace,
  isJoker,
  JOKER,
  RANK_NAMES,
  RANKS,
  type Rank,
  type RankName,
  rankName,
  rankOf,
  SUIT_NAMES,
  SUITS,
  type Suit,
  type SuitName,
  suitName,
  suitOf,
} from './face.js';
export {
  faces,
  isReadable,
  printFace,
  printFaces,
  RANK_LETTERS,
  readFace,
  readFaces,
  SUIT_LETTERS,
  type Unreadable,
} from './notation.js';
export {
  type Pack,
  type PackContents,
  pack,
  pack41,
  pack52,
  pack53,
  packKuhn,
  packLeduc,
  packsOf40,
  packsOf52,
} from './pack.js';
