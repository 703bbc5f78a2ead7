// A hand of seven on its way into two slots, and how its two hands came out: with the engine's own ranking and house way.
import { isOpened, openTable } from 'baraja/books';
import { describe, expect, test } from 'vitest';
import { type DrawnFelt, EMPTY_FELT } from '../lib/felt.js';
import type { GameRules } from '../lib/wire.js';
import { facedOff, houseLow, placed, setShown, sortedSeven, turnedShown } from './set.js';

function rulesOf(switches: Readonly<Record<string, string>> = {}): GameRules {
  const rules = openTable({ house: 's-and-k', game: 'pgp', switches });
  if (!isOpened(rules)) throw new Error(rules.refused);
  return rules.game;
}
const rules = rulesOf();
/** A felt where a hand lies with these cards, numbered in the order they were dealt. */
function dealt(seven: string): { readonly felt: DrawnFelt; readonly cards: readonly number[] } {
  const faces = Object.fromEntries(seven.split(' ').map((face, i) => [i, face]));
  const cards = Object.keys(faces).map(Number);
  return { felt: { ...EMPTY_FELT, faces, zones: { 'hand:1': cards } }, cards };
}
const shown = (felt: DrawnFelt, cards: readonly number[]): string => cards.map((card) => felt.faces[card]).join(' ');
/** Hands turned for all to see, by seat: the two and the five. */
function turned(...hands: readonly (readonly [low: string, high: string])[]): DrawnFelt {
  const faces: Record<number, string> = {};
  const zones: Record<string, readonly number[]> = {};
  hands.forEach(([low, high], i) => {
    for (const [side, text] of [
      ['low', low],
      ['high', high],
    ] as const) {
      zones[`${side}:${i + 1}`] = text.split(' ').map((face, k) => {
        const id = i * 20 + (side === 'low' ? 0 : 10) + k;
        faces[id] = face;
        return id;
      });
    }
  });
  return { ...EMPTY_FELT, faces, zones };
}

describe('seven cards before they are set', () => {
  test('lie from the highest to the lowest, the joker first and jacks after queens', () => {
    const { felt, cards } = dealt('7c Js 2d Jo As Td Qh');
    expect(shown(felt, sortedSeven(felt, cards))).toBe('Jo As Qh Js Td 7c 2d');
  });
  test('lie as they were dealt while one does not see them', () => {
    expect(sortedSeven({ ...EMPTY_FELT, faces: {} }, [4, 2, 9])).toEqual([4, 2, 9]);
  });
});

describe('two in front', () => {
  test('a card is put there or taken back; a third sends the first back', () => {
    expect(placed([], 3, true)).toEqual([3]);
    expect(placed([3], 5, true)).toEqual([3, 5]);
    expect(placed([3, 5], 6, true)).toEqual([5, 6]);
    expect(placed([3, 5], 5, true)).toEqual([3, 5]);
    expect(placed([3, 5], 3, false)).toEqual([5]);
    expect(placed([3, 5], 6, false)).toEqual([3, 5]);
  });
  test('nothing is said before there are two', () => {
    const { felt, cards } = dealt('As Kd 9h 9c 7s 5h 2d');
    for (const low of [[], [0], [0, 1, 2]])
      expect(setShown(rules, felt, cards, low)).toEqual({ low: null, high: null, foul: false });
  });
  test('SNK-PGP-8 what the two and the five make', () => {
    const { felt, cards } = dealt('As Kd 9h 9c 7s 5h 2d');
    const { low, high, foul } = setShown(rules, felt, cards, [0, 1]);
    expect([low?.category, high?.category, foul]).toEqual(['high-card', 'pair', false]);
  });
  test('SNK-PGP-13, AMB-SNK-33 a hand set wrong is told before it is set: higher in front, or as high', () => {
    const { felt, cards } = dealt('As Kd 9h 9c 7s 5h 2d');
    expect(setShown(rules, felt, cards, [2, 3]).foul).toBe(true);
    const even = dealt('Ks Qs Kh Qh 9d 4c 3s');
    expect(setShown(rules, even.felt, even.cards, [0, 1]).foul).toBe(false);
    expect(setShown(rules, even.felt, even.cards, [0, 2]).foul).toBe(true);
  });
});

describe('AMB-SNK-53 a suggestion is the house way', () => {
  test.each([
    ['2d 2h 3d 6d 7d 8d Td', '2d 2h'],
    ['9s 9h Ad Kc 7s 5h 2d', 'Ad Kc'],
    ['As Qh Jd 9c 7s 5h 2d', 'Qh Jd'],
    ['As Ah Ad Ac Jo Ks Kh', 'Ks Kh'],
  ])('%s', (seven, low) => {
    const { felt, cards } = dealt(seven);
    const front = houseLow(rules, felt, cards);
    expect(shown(felt, front)).toBe(low);
    expect(setShown(rules, felt, cards, front).foul).toBe(false);
  });
  test('there is none for a hand one does not see', () => {
    expect(houseLow(rules, EMPTY_FELT, [0, 1, 2, 3, 4, 5, 6])).toEqual([]);
  });
});

describe('hands that were turned', () => {
  test('AMB-SNK-31 front against front, back against back', () => {
    const felt = turned(['As Ks', '9h 9d 5c 4c 3s'], ['Ah Qs', 'Th Td 5d 4d 3h']);
    expect(facedOff(rules, felt, 1, 2).map(({ side, is }) => [side, is])).toEqual([
      ['low', 'higher'],
      ['high', 'lower'],
    ]);
    expect(facedOff(rules, felt, 2, 1).map(({ is }) => is)).toEqual(['lower', 'higher']);
  });
  test('AMB-SNK-29 a copy is neither higher nor lower', () => {
    const felt = turned(['As Ks', '9h 9d 5c 4c 3s'], ['Ah Kh', '8h 8d 5d 4d 3h']);
    expect(facedOff(rules, felt, 1, 2).map(({ is }) => is)).toEqual(['same', 'higher']);
  });
  test('where names are the same the cards say why', () => {
    const felt = turned(['Ks Jd', '9h 9d 5c 4c 3s'], ['Kh Tc', '9s 9c 5d 4d 3h']);
    const [low] = facedOff(rules, felt, 1, 2);
    expect(low?.mine).toEqual(low?.bank && { ...low.bank, ranks: low.mine.ranks });
    expect(low?.by).toEqual({ mine: 'K J', bank: 'K 10' });
  });
  test('AMB-SNK-30 by the switch the wheel stands above a straight to the king', () => {
    const felt = turned(['3s 2d', 'Ah 2h 3d 4c 5s'], ['Js 9d', 'Kh Qd Jc Tc 9s']);
    expect(facedOff(rules, felt, 1, 2)[1]?.is).toBe('lower');
    expect(facedOff(rulesOf({ 'snk.pgp.wheel': 'second' }), felt, 1, 2)[1]?.is).toBe('higher');
  });
  test('SNK-PGP-13 a hand set wrong is compared with nothing, and says that it is', () => {
    const felt = turned(['9s 9h', 'As Kh Qd 4c 3s'], ['2h 3s', 'Th Td 5d 4d 3h']);
    expect(facedOff(rules, felt, 1, 2)).toEqual([]);
    expect(turnedShown(rules, felt, 1).foul).toBe(true);
    expect(turnedShown(rules, felt, 2).foul).toBe(false);
  });
  test('nothing is said of hands that lie face down', () => {
    const felt = turned(['9s 9h', 'As Kh Qd 4c 3s']);
    expect(turnedShown(rules, { ...felt, faces: {} }, 1)).toEqual({ low: null, high: null, foul: false });
    expect(facedOff(rules, felt, 1, 2)).toEqual([]);
  });
});
