// How houses look comes from their documents, also of a house that only the room knows.
import { houses } from 'baraja/books';
import { expect, test } from 'vitest';
import { backsOf, feltsOf, PLAIN_BACK, withTold } from './looks.js';

test('each house that says how it looks has a back of its own, all others one together', () => {
  const dressed = houses.filter(({ colours }) => colours !== undefined);
  expect(dressed.length).toBeGreaterThan(1);
  expect(backsOf(withTold([]))).toEqual([
    ...dressed.map(({ id, colours, back }) => {
      const { letter, weave, every } = back!;
      return { id, letter, colour: colours!.back, weave, size: every };
    }),
    PLAIN_BACK,
  ]);
  for (const { id, colours } of dressed)
    expect(feltsOf(houses)).toContain(
      `[data-house="${id}"]{--felt:${colours!.felt};--felt-lit:${colours!.lit};--felt-deep:${colours!.deep}}`,
    );
});
test('a house the page did not come with is dressed as the room says', () => {
  const known = withTold([{ id: 'green', name: 'The Green Room', colours: { felt: '#205030' } }]);
  expect(known).toHaveLength(houses.length + 1);
  const { weave, size } = PLAIN_BACK;
  expect(backsOf(known).at(-2)).toEqual({ id: 'green', letter: 'T', colour: '#205030', weave, size });
  expect(feltsOf(known)).toContain('[data-house="green"]{--felt:#205030;--felt-lit:color-mix(');
});
test('and one it did come with, as its newer edition says', () => {
  const [house] = houses;
  const known = withTold([{ ...house!, colours: { felt: '#205030', back: '#305020' } }]);
  expect(known).toHaveLength(houses.length);
  expect(backsOf(known).find(({ id }) => id === house!.id)!.colour).toBe('#305020');
});
