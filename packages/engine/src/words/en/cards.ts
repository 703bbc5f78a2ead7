/** Cards and hands in English. */
import { type Face, isJoker, RANK_NAMES, type Rank, rankOf, SUIT_NAMES, suitOf } from '../../cards/index.js';
import type { Category, HandName } from '../../hands/index.js';
import { cardSign, lowSign } from '../shared.js';

const SIX: Rank = 4;
const one = (rank: Rank | undefined): string => (rank === undefined ? '' : RANK_NAMES[rank]);
const many = (rank: Rank | undefined): string => (rank === undefined ? '' : `${one(rank)}${rank === SIX ? 'es' : 's'}`);

export const card = (face: Face): string => cardSign(face, 'Joker');
export const cards = (faces: readonly Face[]): string => faces.map(card).join(' ');
export const cardName = (face: Face): string =>
  isJoker(face) ? 'joker' : `${RANK_NAMES[rankOf(face)]} of ${SUIT_NAMES[suitOf(face)]}`;

/** What the joker is in a hand: 'joker as K♠'. */
export const jokerAs = (face: Face): string => `joker as ${card(face)}`;

const HANDS: Readonly<Record<Category, (ranks: readonly Rank[], points: number) => string>> = {
  none: () => 'no hand',
  'high-card': ([top]) => `${one(top)} high`,
  pair: ([pair]) => `pair of ${many(pair)}`,
  'two-pair': ([high, low]) => `two pair, ${many(high)} and ${many(low)}`,
  'three-of-a-kind': ([trips]) => `three of a kind, ${many(trips)}`,
  straight: ([top]) => `straight, ${one(top)} high`,
  flush: ([top]) => `flush, ${one(top)} high`,
  'double-ace-flush': () => 'double-ace flush',
  'full-house': ([trips, pair]) => `full house, ${many(trips)} over ${many(pair)}`,
  'four-of-a-kind': ([quads]) => `four of a kind, ${many(quads)}`,
  'straight-flush': ([top]) => `straight flush, ${one(top)} high`,
  'royal-flush': () => 'royal flush',
  'five-of-a-kind': ([five]) => `five of a kind, ${many(five)}`,
  low: (ranks) => lowSign(ranks, one),
  'three-faces': () => 'three face cards',
  points: (_, points) => `${points} point${points === 1 ? '' : 's'}`,
};

export const hand = ({ category, ranks, points = 0 }: HandName): string => HANDS[category](ranks, points);

const COUNTED: readonly Category[] = [
  'pair',
  'straight',
  'flush',
  'double-ace-flush',
  'full-house',
  'straight-flush',
  'royal-flush',
];
/** As it is said in a sentence: 'a flush, ace high', but 'two pair, kings and fours'. */
export const aHand = (name: HandName): string => `${COUNTED.includes(name.category) ? 'a ' : ''}${hand(name)}`;
