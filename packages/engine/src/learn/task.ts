/** What is learned: a game for so many seats, as a round begins, with the form of its observations. */
import { type AnyGame, type Chips, open, type Setup } from '../kernel/index.js';
import { firstDeal, forcedUnit, type TableRules } from '../table/index.js';
import { type Shape, shapeOf } from './observe.js';
import { Position } from './position.js';

export interface Task {
  readonly game: AnyGame;
  readonly setup: Setup;
  /** Chips are told in this: the big blind, the ante, the least wager. */
  readonly unit: Chips;
  readonly shape: Shape;
  /** A round from its beginning, chance by this seed, up to the first choice of a seat. */
  reset(seed: number): Position;
  /**
   * The same round to its end, whoever must choose asked for the number of a choice; where it ended. It is played in one draft, for
   * learning by the million: `choose` keeps nothing of the position it is shown, nor goes on from it.
   */
  through(seed: number, choose: (at: Position) => number): Position;
  /** The same for a walker of the tree, who is chance himself. */
  root(): Position;
}

export function taskOf(game: AnyGame, setup: Setup, unit: Chips): Task {
  const task: Task = {
    game,
    setup,
    unit,
    shape: shapeOf(game),
    reset: (seed) => Position.of(task, open(game, setup).round, seed),
    through: (seed, choose) => Position.through(task, seed, choose),
    root: () => Position.of(task, open(game, setup).round, null),
  };
  return task;
}

/** The first deal at a house's table, without the fee, everybody with so many units before him. */
export function taskAt(rules: TableRules, { seats = rules.seats.min, depth = 100 } = {}): Task {
  const unit = forcedUnit(rules);
  const stack = Math.max(rules.buyIn.min, depth * unit);
  const { game, setup } = firstDeal(rules, Array<Chips>(seats).fill(stack));
  return taskOf(game, { ...setup, terms: { ...setup.terms, fees: [] } }, unit);
}
