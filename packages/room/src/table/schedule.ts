// When what is owed is done: each thing at its time, with one timer for what comes first. It knows no table; whoever asks what is
// owed hands the answer in.
import { type Due, firstOf, type Timed } from './due.js';
import type { World } from './world.js';

/** After a fault, the next try. Not paced: it is the disk that needs the time. */
const RETRY = 1000;

export class Schedule<D extends Timed = Due> {
  /** What is owed and has its time; and the one timer, set for what comes first. */
  private readonly owed = new Map<string, D>();
  private timer: { readonly due: D; readonly cancel: () => void } | null = null;
  /** Calls off the next try after a fault. */
  private again: (() => void) | null = null;
  private isResting = false;

  constructor(
    private readonly world: Pick<World, 'now' | 'later'>,
    /** Does it. */
    private readonly run: (due: D) => Promise<unknown>,
    /** Asks anew what is owed, some time after a fault. */
    private readonly askAgain: () => void,
  ) {}

  get rests(): boolean {
    return this.isResting;
  }
  /**
   * What is no longer wanted is forgotten. What is wanted as before keeps its time: otherwise somebody who keeps sitting out and
   * coming back, or looking in and out, could hold the table up for ever.
   */
  want(all: readonly D[]): void {
    const wanted = new Set(all.map(({ key }) => key));
    for (const key of this.owed.keys()) if (!wanted.has(key)) this.owed.delete(key);
    for (const one of all) if (!this.owed.has(one.key)) this.owed.set(one.key, one);
    this.setTimer();
  }
  /** Is something owed that is as asked? */
  owes(test: (one: D) => boolean): boolean {
    return this.again !== null || [...this.owed.values()].some(test);
  }
  /** Nothing more is done. */
  rest(): void {
    this.isResting = true;
    this.again?.();
    this.again = null;
    this.want([]);
  }
  private setTimer(): void {
    const { world } = this;
    const first = firstOf(this.owed.values());
    if (first === (this.timer?.due ?? null)) return;
    this.timer?.cancel();
    this.timer = null;
    if (first === null) return;
    const cancel = world.later(Math.max(0, first.at - world.now()), () => this.goOff(first));
    this.timer = { due: first, cancel };
  }
  private goOff(one: D): void {
    this.timer = null;
    this.owed.delete(one.key);
    this.run(one).catch(() => this.retry()); // the mailbox has reported it
    this.setTimer();
  }
  /** The disk may have been full for a moment: a table does not stand still for ever because of it. */
  private retry(): void {
    if (this.isResting || this.again !== null) return;
    this.again = this.world.later(RETRY, () => {
      this.again = null;
      this.askAgain();
    });
  }
}
