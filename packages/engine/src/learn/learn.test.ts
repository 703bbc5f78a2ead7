import { describe, expect, test } from 'vitest';
import { gameBooks, isOpened, openTable } from '../books/index.js';
import { kuhn, leduc } from '../games/index.js';
import { seeded } from '../kernel/index.js';
import { CHOICES_MAX, type Position, taskAt, taskOf } from './index.js';

/** By chance to the end: every choice offered on the way is tried at one of its positions. */
function walk(from: Position, seed: number, look: (position: Position) => void): Position {
  const rng = seeded(seed);
  let at = from;
  while (!at.isOver) {
    look(at);
    at = at.step(rng.below(at.choices.length));
  }
  return at;
}

describe('every game of the books', () => {
  for (const { id, house } of gameBooks) {
    const rules = openTable({ house, game: id });
    if (!isOpened(rules) || rules.choice) continue;
    test(`${id}: legal choices by number, observations of one shape, returns that add up`, () => {
      const task = taskAt(rules);
      const { length } = task.shape;
      for (let seed = 1; seed <= 2; seed++) {
        const end = walk(task.reset(seed), seed, (position) => {
          const { choices, toAct } = position;
          if (typeof toAct !== 'number') throw new Error('a seat is to act');
          expect(choices.length).toBeGreaterThan(0);
          expect(choices.length).toBeLessThanOrEqual(CHOICES_MAX);
          const seen = position.observation(toAct);
          expect([seen.length, seen.every(Number.isFinite)]).toEqual([length, true]);
        });
        expect(end.returns).toHaveLength(task.game.seats.length);
        expect(task.reset(seed).information(task.game.seats[0]!)).toBe(
          task.reset(seed).information(task.game.seats[0]!),
        );
      }
      // Played in one draft it is the same round.
      const rng = seeded(2);
      const end = task.through(2, (at) => rng.below(at.choices.length));
      const steps = walk(task.reset(2), 2, () => {});
      expect([end.isOver, end.returns, end.acts, end.round.felt.chips]).toEqual([
        ...[true, steps.returns, steps.acts, steps.round.felt.chips],
      ]);
      // Every choice at the first position is one that is accepted.
      const first = task.reset(3);
      for (const choice of first.choices.keys()) first.step(choice);
    });
  }
});

describe('observations', () => {
  test('hold what a seat knows and nothing else', () => {
    const rules = openTable({ house: 's-and-k', game: 'hold' });
    if (!isOpened(rules)) throw new Error(rules.refused);
    const task = taskAt(rules, { seats: 3 });
    const at = task.reset(1);
    const part = (name: string): readonly number[] => {
      const { from, length } = task.shape.parts.find((one) => one.name === name)!;
      return at.observation(at.toAct as number).slice(from, from + length);
    };
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    expect([sum(part('own')), sum(part('board')), sum(part('shown')), sum(part('seen'))]).toEqual([2, 0, 0, 0]);
    expect(part('cards')).toEqual([2, 2, 2]);
    expect(sum(part('turn'))).toBe(1);
    expect(part('turn')[0]).toBe(1);
  });
});

describe('trees', () => {
  const SMALL = { markers: {}, terms: null };
  test('Kuhn’s has six deals and twelve information states, Leduc’s 120 and as many as it should', () => {
    const count = (task: ReturnType<typeof taskOf>, cards: number): number[] => {
      const known = new Set<string>();
      const visit = (position: Position): void => {
        const { toAct } = position;
        if (typeof toAct !== 'number') return;
        known.add(`${toAct}/${position.information(toAct)}`);
        for (const choice of position.choices.keys()) visit(position.step(choice));
      };
      const outcomes = task.root().outcomes(cards);
      for (const { order } of outcomes) visit(task.root().deal(order));
      return [outcomes.length, known.size];
    };
    expect(count(taskOf(kuhn, { chips: { 'stack:0': 2, 'stack:1': 2 }, ...SMALL }, 1), 3)).toEqual([6, 12]);
    // Six cards a seat at six places before the board; thirty pairs of own card and board at its places after it.
    const [deals, states] = count(taskOf(leduc, { chips: { 'stack:0': 20, 'stack:1': 20 }, ...SMALL }, 1), 3);
    expect([deals, states]).toEqual([120, 6 * 6 + 30 * 30]);
  });
  test('a walker is told when there is too much to list', () => {
    const rules = openTable({ house: 'rogelios', game: 'hold' });
    if (!isOpened(rules)) throw new Error(rules.refused);
    expect(() => taskAt(rules).root().outcomes(9)).toThrow(/too many/);
  });
});
