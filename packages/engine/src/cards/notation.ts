// Faces as people type and read them: 'As', 'Td', '2c', 'Jo'. Reading is lenient, printing is exact; neither knows a pack,
// so the same face may be read twice.

import { type Face, face, JOKER, type Rank, rankOf, type Suit, suitOf } from './face.js';

export const RANK_LETTERS = '23456789TJQKA';
export const SUIT_LETTERS = 'cdhs';

/** What could not be read: the token as it was typed. */
export interface Unreadable {
  readonly unreadable: string;
}

const BLACK_SUITS = '♣♦♥♠';
const WHITE_SUITS = '♧♢♡♤';
const SEPARATORS = /[\s,;|]+/u;
const JOKER_TOKEN = /^jo(ker)?/iu;
const FACE_TOKEN = /^(10|[2-9tjqka])([cdhs♣♦♥♠♧♢♡♤])\uFE0F?/iu;

/** 'As', 'Td', 'Jo'. */
export function printFace(card: Face): string {
  if (card === JOKER) return 'Jo';
  return `${RANK_LETTERS[rankOf(card)]}${SUIT_LETTERS[suitOf(card)]}`;
}

/** 'As Td Jo'. */
export function printFaces(cards: readonly Face[]): string {
  return cards.map(printFace).join(' ');
}

/** One face: 'As', 'as', '10h', 'A♠', 'Jo', 'joker'. */
export function readFace(text: string): Face | Unreadable {
  const found = readFaces(text);
  if (!isReadable(found)) return found;
  const [card] = found;
  return card !== undefined && found.length === 1 ? card : { unreadable: text };
}

/** Any number of faces, apart or run together: 'As Kd, 9h' or 'AsKd9h'. The first token that is no card is the answer if there is one. */
export function readFaces(text: string): readonly Face[] | Unreadable {
  const cards: Face[] = [];
  for (const token of text.split(SEPARATORS)) {
    let rest = token;
    while (rest !== '') {
      const found = leading(rest);
      if (found === undefined) return { unreadable: token };
      cards.push(found.card);
      rest = rest.slice(found.length);
    }
  }
  return cards;
}

export function isReadable<T>(found: T | Unreadable): found is T {
  return !(typeof found === 'object' && found !== null && 'unreadable' in found);
}

/** Faces written into a program, where an unreadable one is a mistake of the program. */
export function faces(text: string): readonly Face[] {
  const found = readFaces(text);
  if (!isReadable(found)) throw new SyntaxError(`not a card: ${found.unreadable}`);
  return found;
}

function leading(text: string): { card: Face; length: number } | undefined {
  const joker = JOKER_TOKEN.exec(text);
  if (joker) return { card: JOKER, length: joker[0].length };
  const match = FACE_TOKEN.exec(text);
  if (!match) return undefined;
  const [all, rankText = '', suitText = ''] = match;
  const rank = RANK_LETTERS.indexOf(rankText === '10' ? 'T' : rankText.toUpperCase()) as Rank;
  return { card: face({ rank, suit: suitFrom(suitText) }), length: all.length };
}

function suitFrom(text: string): Suit {
  for (const signs of [SUIT_LETTERS, BLACK_SUITS, WHITE_SUITS]) {
    const suit = signs.indexOf(text.toLowerCase());
    if (suit >= 0) return suit as Suit;
  }
  throw new RangeError(`not a suit: ${text}`);
}
