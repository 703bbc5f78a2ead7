/** Cards and hands in Spanish. */
import { type Face, isJoker, type Rank, rankOf, suitOf } from '../../cards/index.js';
import type { Category, HandName } from '../../hands/index.js';
import { cardSign, lowSign } from '../shared.js';

const ONE = [
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'jota',
  'reina',
  'rey',
  'as',
] as const;
const MANY = [
  'doses',
  'treses',
  'cuatros',
  'cincos',
  'seises',
  'sietes',
  'ochos',
  'nueves',
  'dieces',
  'jotas',
  'reinas',
  'reyes',
  'ases',
] as const;
const SUITS = ['tréboles', 'diamantes', 'corazones', 'picas'] as const;
const [JACK, QUEEN]: readonly [Rank, Rank] = [9, 10];

const one = (rank: Rank | undefined): string => (rank === undefined ? '' : ONE[rank]);
const many = (rank: Rank | undefined): string => (rank === undefined ? '' : MANY[rank]);
/** 'al as', 'a la reina'. */
const upTo = (rank: Rank | undefined): string =>
  `${rank === JACK || rank === QUEEN ? 'a la' : 'al'} ${one(rank)}`.trim();

export const card = (face: Face): string => cardSign(face, 'Comodín');
export const cards = (faces: readonly Face[]): string => faces.map(card).join(' ');
export const cardName = (face: Face): string =>
  isJoker(face) ? 'comodín' : `${ONE[rankOf(face)]} de ${SUITS[suitOf(face)]}`;

/** What the joker is in a hand: 'comodín como K♠'. */
export const jokerAs = (face: Face): string => `comodín como ${card(face)}`;

const HANDS: Readonly<Record<Category, (ranks: readonly Rank[], points: number) => string>> = {
  none: () => 'sin jugada',
  'high-card': ([top]) => `carta alta, ${one(top)}`,
  pair: ([pair]) => `pareja de ${many(pair)}`,
  'two-pair': ([high, low]) => `dobles parejas de ${many(high)} y ${many(low)}`,
  'three-of-a-kind': ([trips]) => `trío de ${many(trips)}`,
  straight: ([top]) => `escalera ${upTo(top)}`,
  flush: ([top]) => `color ${upTo(top)}`,
  'double-ace-flush': () => 'color con doble as',
  'full-house': ([trips, pair]) => `full de ${many(trips)} y ${many(pair)}`,
  'four-of-a-kind': ([quads]) => `póker de ${many(quads)}`,
  'straight-flush': ([top]) => `escalera de color ${upTo(top)}`,
  'royal-flush': () => 'escalera real',
  'five-of-a-kind': ([five]) => `repóker de ${many(five)}`,
  low: (ranks) => lowSign(ranks, one),
  'three-faces': () => 'tres figuras',
  points: (_, points) => `${points} punto${points === 1 ? '' : 's'}`,
};

export const hand = ({ category, ranks, points = 0 }: HandName): string => HANDS[category](ranks, points);
