// The examples that learn reach what is known: the values of Kuhn's and Leduc's poker.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { holdPlanText, learnDraw, learnHold } from '../examples/learn/blueprint.js';
import { Solver } from '../examples/learn/cfr.js';
import { GAMES } from '../examples/learn/small.js';
import { treeOf } from '../examples/learn/tree.js';
import { betAt, DRAW_GAMES, rowAfter } from '../packages/engine/src/bots/draw-plan.js';
import { unpacked } from '../packages/engine/src/bots/letters.js';

const [kuhn, leduc] = GAMES;
const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('what docs/bots.md shows is the example, and it plays a hand in which nothing is lost', async () => {
  expect(read('docs/bots.md')).toContain(read('examples/learn/first.ts'));
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  await import('../examples/learn/first.js');
  const [returns] = told.mock.lastCall as [readonly number[]];
  told.mockRestore();
  expect(returns.reduce((a, b) => a + b)).toBeCloseTo(0, 9);
  expect(returns.some((n) => n !== 0)).toBe(true);
});

test('Kuhn’s poker is worth −1/18 to the first player', () => {
  const solver = new Solver(treeOf(kuhn.task, kuhn.cards)).train(2000);
  expect(solver.value).toBeCloseTo(-1 / 18, 3);
  expect(solver.exploitability).toBeLessThan(0.001);
  expect(solver.exploitability).toBeGreaterThanOrEqual(-1e-12);
});

test('Leduc’s poker is worth about −0.0856, and more is learned the longer one learns', () => {
  const solver = new Solver(treeOf(leduc.task, leduc.cards)).train(20);
  const early = solver.exploitability;
  solver.train(80);
  expect(solver.exploitability).toBeLessThan(early / 3);
  // What is learned lies as far from the value as it can be exploited, at most.
  expect(Math.abs(solver.value - leduc.known)).toBeLessThan(solver.exploitability + 0.001);
});

test('a blueprint of a few rounds has learned what is plain, and the same each time', () => {
  const plan = learnDraw(DRAW_GAMES.high2040, 300, 4000);
  expect(learnDraw(DRAW_GAMES.high2040, 300, 4000)).toEqual(plan);
  const [folds, raises] = [unpacked(plan.folds), unpacked(plan.raises)];
  // After the draw, three drawn against three, a bet to answer: the worst hands are folded and the best are raised.
  const at = (level: number): number => betAt(rowAfter(3, 3), 1, false, 0, level);
  expect(folds[at(1)]!).toBeGreaterThan(folds[at(14)]!);
  expect(raises[at(14)]!).toBeGreaterThan(raises[at(1)]!);
  const hold = learnHold(60, 500);
  expect(holdPlanText(hold)).toContain(JSON.stringify(hold.cuts));
});
