// Hands with a joker, Push-Nine and lowball, written as the sheets read and as slowly as they allow: every card the joker could
// be is tried. Nothing here knows the tables, and nothing but tests may use it.

import { type Face, isJoker, pack52, type Rank, rankOf, suitOf } from '../../cards/index.js';
import { referenceHigh, referenceKind } from './reference.js';

/** The kinds of hand, worst first, as `referenceKind` numbers the first ten. */
const KINDS = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
  'five-of-a-kind',
  'double-ace-flush',
] as const;

export type Kind = (typeof KINDS)[number];

export interface House {
  readonly joker: 'wild' | 'bug';
  /** Best first, as the sheet prints it. */
  readonly order: readonly Kind[];
}

export interface Substitute {
  readonly kind: Kind;
  /** Higher is better; equal hands have equal scores. */
  readonly score: number;
  /** What the joker is, if there is one. */
  readonly as: Face | null;
}

/** Five cards, one of which may be a joker: the best of all the cards the house lets it be. */
export function referenceJoker(five: readonly Face[], house: House): Substitute {
  const rest = five.filter((card) => !isJoker(card));
  if (rest.length === 5) return substitute(rest, null, house);
  const allowed = pack52.filter((card) => mayBe(card, rest, house));
  return allowed.map((card) => substitute(rest, card, house)).reduce((a, b) => (b.score > a.score ? b : a));
}

/** A card that is held already can be had once more only for want of another: as a fifth of its rank or a second ace. */
function mayBe(card: Face, rest: readonly Face[], house: House): boolean {
  const kind = kindOf([...rest, card], house);
  if (rest.includes(card) && kind !== 'five-of-a-kind' && kind !== 'double-ace-flush') return false;
  const completes = kind === 'straight' || kind.endsWith('flush');
  return house.joker === 'wild' || rankOf(card) === 12 || completes;
}

function kindOf(five: readonly Face[], { order }: House): Kind {
  const ranks = five.map(rankOf);
  const aces = ranks.filter((rank) => rank === 12).length;
  if (ranks.every((rank) => rank === ranks[0])) return 'five-of-a-kind';
  const flush = five.every((card) => suitOf(card) === suitOf(five[0]!));
  if (order.includes('double-ace-flush') && flush && aces === 2 && new Set(ranks).size === 4) return 'double-ace-flush';
  return KINDS[referenceKind(referenceHigh(five))]!;
}

function substitute(rest: readonly Face[], joker: Face | null, house: House): Substitute {
  const five = joker === null ? rest : [...rest, joker];
  const kind = kindOf(five, house);
  const place = house.order.length - house.order.indexOf(kind);
  return { kind, as: joker, score: place * 13 ** 5 + (referenceHigh(five) % 13 ** 5) };
}

/** Ace to five, the lower the better: every card the joker could be is tried. */
export function referenceLowball(five: readonly Face[]): number {
  const rest = five.filter((card) => !isJoker(card));
  if (rest.length === 5) return badness(rest);
  return Math.min(...pack52.filter((card) => !rest.includes(card)).map((card) => badness([...rest, card])));
}

/** How many cards match, and then which: the shape, and the ranks from the most frequent and highest down, the ace being 1. */
function badness(five: readonly Face[]): number {
  const points = five.map((card) => lowPoint(rankOf(card)));
  const times = (point: number): number => points.filter((other) => other === point).length;
  const sorted = [...points].sort((a, b) => times(b) - times(a) || b - a);
  const shape = ['11111', '22111', '22221', '33311', '33322', '44441'].indexOf(sorted.map(times).join(''));
  return sorted.reduce((score, point) => score * 14 + point, shape);
}

const lowPoint = (rank: Rank): number => (rank === 12 ? 1 : rank + 2);

/** The list as it is printed. */
const PUSH_NINE = [
  ...['AAA', 'KKK', 'QQQ', 'JJJ', 'TTT', '999', '888', '777', '666', '555', '444', '333', '222'],
  ...['AKQ', 'KQJ', 'QJT', 'JT9', 'T98', '987', '876', '765', '654', '543', '432', '32A'],
];
const THREE_FACE_CARDS = ['KKQ', 'KKJ', 'KQQ', 'QQJ', 'JJK', 'JJQ'];
const POINTS = [
  [29, 19, 9],
  [28, 18, 8],
  [27, 17, 7],
  [26, 16, 6],
  [25, 15, 5],
  [24, 14, 4],
  [23, 13, 3],
  [22, 12, 2],
  [21, 11, 1],
  [30, 20, 10],
];

/** The row of three ranks, as letters in any order. */
export function referencePushNine(letters: string): number {
  const alike = (row: string): boolean => [...row].sort().join('') === [...letters].sort().join('');
  const listed = PUSH_NINE.findIndex(alike);
  if (listed >= 0) return listed + 1;
  if (THREE_FACE_CARDS.some(alike)) return 26;
  const count = (letter: string): number => (letter === 'A' ? 1 : 'TJQK'.includes(letter) ? 10 : Number(letter));
  const total = [...letters].reduce((sum, letter) => sum + count(letter), 0);
  return 27 + POINTS.findIndex((totals) => totals.includes(total));
}
