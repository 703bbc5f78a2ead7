import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lot } from './lot.js';

const square = (n: number): number => n * n;

test('whoever does what, is lost, or comes back late: each piece has its result, and is told once', () => {
  const steps = fc.array(
    fc.record({ who: fc.nat(3), does: fc.constantFrom('take', 'bring', 'lose', 'late') }),
    { maxLength: 200 }, // more than enough to lose and bring some of them
  );
  fc.assert(
    fc.property(fc.nat(20), steps, (count, script) => {
      const told: number[] = [];
      const lot = new Lot<number, number>({ pieces: [...Array(count).keys()], done: (piece) => told.push(piece) });
      const has = new Map<number, number[]>();
      for (const { who, does } of [...script, ...Array(3 * count).fill({ who: 0, does: 'take' })]) {
        const his = has.get(who) ?? [];
        if (does === 'take') {
          const i = lot.take(`${who}`);
          if (i !== null) has.set(who, [...his, i]);
        }
        if (does === 'lose') lot.giveBack((whose) => whose === `${who}`); // and still has what it had: it may come back
        if (does === 'bring' || does === 'late') for (const i of his) lot.done(i, square(i));
      }
      for (const his of has.values()) for (const i of his) lot.done(i, square(i));
      for (let i = lot.take('last'); i !== null; i = lot.take('last')) lot.done(i, square(i));
      expect(lot.isOver).toBe(true);
      expect(lot.results).toEqual([...Array(count).keys()].map(square));
      expect(told.sort((a, b) => a - b)).toEqual([...Array(count).keys()]);
    }),
  );
});

test('what is dropped has no result, and holds nobody up', async () => {
  const lot = new Lot<number, number>({ pieces: [1, 2, 3], drops: (piece) => piece === 2 });
  const [first, third] = [lot.take('a'), lot.take('b')];
  expect([first, third]).toEqual([0, 2]);
  lot.done(0, 1);
  lot.done(2, 9);
  await lot.over();
  expect(lot.results).toEqual([1, undefined, 9]);
});

test('whoever waits has what another loses; what fails ends it for all', async () => {
  const lot = new Lot<number, number>({ pieces: [1] });
  expect(lot.take('a')).toBe(0);
  const waiting = lot.next('b');
  expect(lot.giveBack((who) => who === 'a')).toBe(1);
  expect(await waiting).toBe(0);
  const third = lot.next('c');
  lot.fail(new Error('it throws'));
  expect(await third).toBeNull();
  await expect(lot.over()).rejects.toThrow('it throws');
});
