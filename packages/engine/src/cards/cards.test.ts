// Faces, their notation and the packs: what is read is what is printed, and each pack holds what the sheet says.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Face,
  face,
  faces,
  isFace,
  isJoker,
  isReadable,
  JOKER,
  PACK_SIZES,
  type Pack,
  pack,
  pack41,
  pack52,
  pack53,
  packKuhn,
  packLeduc,
  packOf,
  printFace,
  printFaces,
  RANKS,
  rankName,
  rankOf,
  readFace,
  readFaces,
  SUITS,
  suitName,
  suitOf,
} from './index.js';

const all = Array.from({ length: 53 }, (_, card) => card as Face);

describe('faces', () => {
  test('a face is four times its rank and its suit', () => {
    expect(face({ rank: 12, suit: 3 })).toBe(51);
    for (const rank of RANKS) {
      for (const suit of SUITS) {
        const card = face({ rank, suit });
        expect([rankOf(card), suitOf(card)]).toEqual([rank, suit]);
        expect(isJoker(card)).toBe(false);
      }
    }
    expect(new Set(RANKS.flatMap((rank) => SUITS.map((suit) => face({ rank, suit })))).size).toBe(52);
  });
  test('a joker has neither rank nor suit', () => {
    expect(isJoker(JOKER)).toBe(true);
    expect(() => rankOf(JOKER)).toThrow('no rank');
    expect(() => suitOf(JOKER)).toThrow('no suit');
  });
  test('only the integers from 0 to 52 are faces', () => {
    expect(all.every(isFace)).toBe(true);
    expect([-1, 53, 0.5, Number.NaN].some(isFace)).toBe(false);
  });
  test('ranks and suits have names', () => {
    expect([rankName(0), rankName(8), rankName(12)]).toEqual(['deuce', 'ten', 'ace']);
    expect(SUITS.map(suitName)).toEqual(['clubs', 'diamonds', 'hearts', 'spades']);
  });
});

describe('notation', () => {
  test('prints rank and suit, and the joker by name', () => {
    expect(printFaces([51, 33, 0, 52] as Face[])).toBe('As Td 2c Jo');
  });
  test('reads what it prints', () => {
    for (const card of all) expect(readFace(printFace(card))).toBe(card);
  });
  test('reads any list of printed faces, apart or run together', () => {
    const list = fc.array(fc.constantFrom(...all));
    const between = fc.constantFrom('', ' ', ', ', ',', '; ', '\n');
    fc.assert(
      fc.property(list, between, (cards, gap) => {
        expect(readFaces(cards.map(printFace).join(gap))).toEqual(cards);
      }),
    );
  });
  test.each([
    ['10h', 'Th'],
    ['as', 'As'],
    ['AS', 'As'],
    ['tD', 'Td'],
    ['q♥', 'Qh'],
    ['10♢', 'Td'],
    ['A♠️', 'As'],
    ['joker', 'Jo'],
    ['JO', 'Jo'],
    [' Kd ', 'Kd'],
  ])('reads %s as %s', (typed, printed) => {
    const card = readFace(typed);
    expect(isReadable(card) && printFace(card)).toBe(printed);
  });
  test('reads lists as people type them', () => {
    expect(printFaces(faces('As Kd, 9h'))).toBe('As Kd 9h');
    expect(printFaces(faces('AsKs,10d10c JoJs'))).toBe('As Ks Td Tc Jo Js');
    expect(faces('')).toEqual([]);
  });
  test('names the token it cannot read', () => {
    expect(readFaces('As Xd, 9h')).toEqual({ unreadable: 'Xd' });
    expect(readFaces('As 1h')).toEqual({ unreadable: '1h' });
    expect(readFaces('As Kdx Qz')).toEqual({ unreadable: 'Kdx' });
    expect(readFaces('A s')).toEqual({ unreadable: 'A' });
    expect(() => faces('As 11h')).toThrow('not a card: 11h');
  });
  test('one face is one face', () => {
    for (const text of ['', 'AsKd', 'As Kd', 'A', 's', '52']) expect(readFace(text)).toEqual({ unreadable: text });
  });
});

describe('packs', () => {
  const ranksIn = (cards: Pack) => new Set(cards.filter((card) => !isJoker(card)).map(rankOf)).size;
  const most = (cards: Pack) => Math.max(...all.map((card) => cards.filter((other) => other === card).length));

  test('VEN-HOLD-3 52 cards, no joker, four suits of thirteen', () => {
    expect(pack52).toHaveLength(52);
    expect(pack52.some(isJoker)).toBe(false);
    for (const suit of SUITS) {
      const ranks = pack52.filter((card) => suitOf(card) === suit).map(rankOf);
      expect(ranks).toHaveLength(13);
      expect(new Set(ranks).size).toBe(13);
    }
  });
  test('53 cards are those and one joker', () => {
    expect(pack53).toEqual([...pack52, JOKER]);
  });
  test('41 cards: no eights, nines or tens, one joker', () => {
    expect([pack41.length, ranksIn(pack41), pack41.filter(isJoker).length]).toEqual([41, 10, 1]);
    expect(printFaces(pack41)).not.toMatch(/[89T]/);
  });
  test.each([
    [5, 200],
    [7, 280],
    [8, 320],
  ])('%i decks of 40 are %i cards', (decks, cards) => {
    const many = packOf(40, decks);
    expect([many.length, ranksIn(many), most(many)]).toEqual([cards, 10, decks]);
    expect(printFaces(many)).not.toMatch(/[89T]/);
    expect(many.some(isJoker)).toBe(false);
  });
  test.each([
    [1, 52],
    [8, 416],
  ])('%i decks of 52 are %i cards', (decks, cards) => {
    const many = packOf(52, decks);
    expect([many.length, ranksIn(many), most(many)]).toEqual([cards, 13, decks]);
  });
  test.each(PACK_SIZES)('a pack of %i, and three of them together', (size) => {
    expect(packOf(size)).toHaveLength(size);
    const jokers = packOf(size).filter(isJoker).length;
    expect(packOf(size, 3)).toHaveLength(3 * (size - jokers) + jokers);
  });
  test('the short pack has nothing below the six', () => {
    expect(printFaces(packOf(36))).not.toMatch(/[2345]/);
    expect(ranksIn(packOf(36))).toBe(9);
  });
  test('tiny packs', () => {
    expect(printFaces(packKuhn)).toBe('Js Qs Ks');
    expect(printFaces(packLeduc)).toBe('Jh Js Qh Qs Kh Ks');
  });
  test('jokers are counted for the whole pack', () => {
    expect(pack({ decks: 2, jokers: 3 }).filter(isJoker)).toHaveLength(3);
  });
  test('a pack that cannot be is refused', () => {
    expect(() => pack({ decks: 0 })).toThrow('at least one deck');
    expect(() => pack({ without: '1' })).toThrow('not a rank: 1');
    expect(() => pack({ suits: 'x' })).toThrow('not a suit: x');
    expect(() => pack({ jokers: -1 })).toThrow('-1 jokers');
  });
});
