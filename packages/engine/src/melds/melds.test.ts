import { expect, test } from 'vitest';
import { faces } from '../cards/index.js';
import { best, bestAdded, canLay, countsOf, type Kind, kindOf, type MeldRules, shapeOf } from './index.js';

const ESC: MeldRules = { sets: 'one-suit', acesAndKings: false, sevenJack: true };
const PAN: MeldRules = { sets: 'kept', acesAndKings: false, sevenJack: true };
const LAR: MeldRules = { sets: 'grown', acesAndKings: true, sevenJack: true };
const GAP: MeldRules = { ...LAR, sevenJack: false };
const kinds = (text: string): Kind[] => faces(text).map(kindOf);
const NOTHING = countsOf([]);

test('a camuco is one suit and one rank, an escala one suit in sequence with seven and jack adjacent and the ace low', () => {
  expect(shapeOf(kinds('4d 4d 4d'), ESC)).toBe('set');
  expect(shapeOf(kinds('4d 4h 4s'), ESC)).toBe(null);
  expect(shapeOf(kinds('6s 7s Js Qs'), ESC)).toBe('run');
  expect(shapeOf(kinds('6s 7s Js Qs'), GAP)).toBe(null);
  expect(shapeOf(kinds('Qs Ks As'), ESC)).toBe(null);
  expect(shapeOf(kinds('As 2s 3s'), ESC)).toBe('run');
  expect(shapeOf(kinds('Kc Ad 2d'), ESC)).toBe(null);
  expect(shapeOf(kinds('4d 4d'), ESC)).toBe(null);
});
test('Pan: three suits or one; a mixed set takes any suit, a one-suit set only its own', () => {
  expect(shapeOf(kinds('4d 4h 4s 4s'), PAN)).toBe('set');
  expect(shapeOf(kinds('4d 4d 4d 4h'), PAN)).toBe(null);
  expect(shapeOf(kinds('4d 4d 4h'), PAN)).toBe(null);
  expect(shapeOf(kinds('Kd Kd Kh'), PAN)).toBe(null);
  expect(shapeOf(kinds('Kd Kd Kh'), { ...PAN, acesAndKings: true })).toBe('set');
});
test('Largo: pares begin like Pan, with aces and kings in any suits, and grow by any suit', () => {
  expect(shapeOf(kinds('4d 4d 4d 4h'), LAR)).toBe('set');
  expect(shapeOf(kinds('4d 4d 4h 4h'), LAR)).toBe(null);
  expect(shapeOf(kinds('Ad Ad Ah'), LAR)).toBe('set');
});

test('where columns stay as they lie, a card may be added to them but none taken away', () => {
  const table = [kinds('3d 4d 5d 6d')];
  // Taken apart, 3-4-5 and 6-6-6 would stand; as it lies, the six is not to be had.
  const hand = countsOf(kinds('6d 6d'));
  expect(best(countsOf(table.flat()), hand, ESC)!.worth).toBe(6);
  expect(bestAdded(table, NOTHING, hand, ESC)!.worth).toBe(4);
  const drawn = countsOf(kinds('7d'));
  expect(bestAdded(table, drawn, countsOf(kinds('Jd 2d 2h')), ESC)!.worth).toBe(7);
  expect(bestAdded(table, countsOf(kinds('Kd')), hand, ESC)).toBe(null);
  expect(bestAdded([kinds('4d 4h 4s')], countsOf(kinds('4s')), NOTHING, PAN)!.worth).toBe(4);
  expect(bestAdded([kinds('4d 4d 4d')], countsOf(kinds('4s')), NOTHING, PAN)).toBe(null);
});

test('a layout that leaves one card over is none', () => {
  expect(canLay(countsOf(kinds('2c 3c 4c 4d 4h 5h 6h 7h Jh 2s 2s')), LAR)).toBe(false);
});
