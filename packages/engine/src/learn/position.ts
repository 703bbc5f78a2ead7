/**
 * A round at one point, for learners and walkers of trees: who chooses, from what, and what each choice leads to. Nothing is changed by
 * going on, so any branch may be tried. Where a seed was given, chance answers by it; otherwise the walker does.
 */
import { type Face, printFace } from '../cards/index.js';
import {
  type Command,
  chipsAt,
  type HouseCommand,
  hasSeen,
  isOver,
  isRefusal,
  play,
  type Rng,
  type Round,
  run,
  type Seat,
  seeded,
  shuffle,
  silent,
  unshuffled,
} from '../kernel/index.js';
import { choicesOf } from './choices.js';
import { observe } from './observe.js';
import type { Task } from './task.js';

/** One thing chance may do, and how often. */
export interface Outcome {
  readonly probability: number;
  readonly order: readonly Face[];
}
/** More outcomes than this are not listed: chance is then to be sampled. */
const OUTCOMES_MAX = 1_000_000;

export class Position {
  private constructor(
    readonly task: Task,
    readonly round: Round,
    /** Everything that was done, by everybody: public, since a card's number says nothing about its face. */
    readonly acts: readonly string[],
    private readonly seed: number | null,
  ) {}
  static of(task: Task, round: Round, seed: number | null): Position {
    return new Position(task, round, [], seed).settled();
  }

  /** A whole round in one draft, chance by this seed: the same as going on from choice to choice, and faster. */
  static through(task: Task, seed: number, choose: (at: Position) => number): Position {
    const acts: string[] = [];
    const { round } = run(task.game, task.setup, (now) => {
      const { actor } = now.menus[0]!;
      if (actor === 'chance') {
        const faces = shuffle(unshuffled(task.game, now), chanceAt(seed, acts.length));
        acts.push('deal');
        return { type: 'shuffle', actor, faces };
      }
      if (typeof actor !== 'number') {
        acts.push('dealer');
        return silent(now, actor)!;
      }
      const at = new Position(task, now, acts, seed);
      const command = chosenOf(at, choose(at));
      acts.push(told(command));
      return command;
    });
    return new Position(task, round, acts, seed);
  }

  get isOver(): boolean {
    return isOver(this.task.game, this.round);
  }
  /** Whose choice it is; null when the round is over. Where several choose at once they do so one after another. */
  get toAct(): Seat | 'chance' | null {
    const actor = this.round.menus[0]?.actor;
    return typeof actor === 'number' || actor === 'chance' ? actor : null;
  }
  /** What whoever is to act may do: his choice is a number in this list. */
  get choices(): readonly HouseCommand[] {
    const { toAct } = this;
    return typeof toAct === 'number' ? choicesOf(this.round, toAct) : [];
  }
  step(choice: number): Position {
    const command = chosenOf(this, choice);
    return this.after(command, told(command)).settled();
  }

  /** Chance's move in this order. */
  deal(order: readonly Face[]): Position {
    return this.after({ type: 'shuffle', actor: 'chance', faces: order }, 'deal').settled();
  }
  /** All orders of the first so many cards, each as likely; the rest lie as they come. For games that are small enough. */
  outcomes(cards: number): readonly Outcome[] {
    const pack = unshuffled(this.task.game, this.round);
    let ways = 1;
    for (let i = 0; i < cards; i++) ways *= pack.length - i;
    if (ways > OUTCOMES_MAX) throw new RangeError(`${ways} orders are too many to list`);
    const out: Outcome[] = [];
    const take = (top: readonly Face[], left: readonly Face[]): void => {
      if (top.length === cards) out.push({ probability: 1 / ways, order: [...top, ...left] });
      else for (const [i, face] of left.entries()) take([...top, face], left.toSpliced(i, 1));
    };
    take([], pack);
    return out;
  }

  /** What a seat sees, as numbers in the parts of the task's shape. */
  observation(seat: Seat): readonly number[] {
    const { game, shape, unit } = this.task;
    return observe(game, shape, this.round, seat, unit);
  }
  /** All a seat can know, as one text: equal for two positions it cannot tell apart, and never for others. */
  information(seat: Seat): string {
    const { felt, faces } = this.round;
    const known = faces.flatMap((face, card) => (hasSeen(felt, seat, card) ? [`${card}${printFace(face)}`] : []));
    return `${known.join(' ')}|${this.acts.join(' ')}`;
  }
  /** What the round brought each seat, in units of the game, in the order of its seats. */
  get returns(): readonly number[] {
    const { game, unit } = this.task;
    const { felt } = this.round;
    return game.seats.map((seat) => {
      const stack = game.placeOf.get(`stack:${seat}`)!;
      return (chipsAt(felt, stack) - felt.opening[stack]!) / unit;
    });
  }

  private after(command: Command, act: string): Position {
    const played = play(this.task.game, this.round, command);
    if (isRefusal(played)) throw new Error(`${command.type} is refused: ${played.refused}`);
    return new Position(this.task, played.round, [...this.acts, act], this.seed);
  }
  /** Chance by its seed, where there is one, and whatever a dealer would do by himself. */
  private settled(): Position {
    if (this.isOver) return this;
    const actor = this.round.menus[0]!.actor;
    if (typeof actor === 'number') return this;
    if (actor !== 'chance') return this.after(silent(this.round, actor)!, 'dealer').settled();
    if (this.seed === null) return this;
    const chance = chanceAt(this.seed, this.acts.length);
    return this.deal(shuffle(unshuffled(this.task.game, this.round), chance));
  }
}
/** Chance after so many acts. */
const chanceAt = (seed: number, acts: number): Rng => seeded(seed + 7_919 * acts);
function chosenOf({ choices }: Position, choice: number): HouseCommand {
  const command = choices[choice];
  if (command === undefined) throw new RangeError(`there is no choice ${choice}`);
  return command;
}

const told = ({ actor, type, amount, cards, seat }: HouseCommand): string =>
  [actor, type, amount ?? '', cards?.join('+') ?? '', seat ?? ''].join(':').replace(/:+$/, '');
