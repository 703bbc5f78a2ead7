// A machine in the storm: it runs, sleeps or is dead, and has a clock that is neither right nor even. Whatever reaches it, a timer, a frame
// or an answer, reaches it through here: asleep it hears everything when it wakes, dead it hears nothing.
import type { Timeline } from './timeline.js';

/** Any moment will do: what matters is that it is always the same. */
const BEGAN = 1_700_000_000_000;

export class Machine {
  private isAsleep = false;
  isDead = false;
  private readonly missed: (() => void)[] = [];

  constructor(
    readonly name: string,
    private readonly timeline: Timeline,
    /** Milliseconds its clock is wrong by, and how fast it goes: 1 is right. */
    private readonly skew = 0,
    private readonly rate = 1,
  ) {}

  /** As people read it. */
  now = (): number => Math.floor(BEGAN + this.skew + this.timeline.now * this.rate);
  /** A clock nobody sets. */
  elapsed = (): number => this.timeline.now * this.rate;
  later = (ms: number, then: () => void): (() => void) => {
    let isOff = false;
    const run = () => {
      if (!isOff) then();
    };
    const off = this.timeline.later(ms / this.rate, `${this.name} timer`, () => this.pass(run));
    return () => {
      isOff = true;
      off();
    };
  };
  pass(run: () => void): void {
    if (this.isDead) return;
    if (this.isAsleep || this.missed.length > 0) this.missed.push(run);
    else run();
  }
  sleep(): void {
    this.isAsleep = true;
  }
  /** Everything in the order it came, before what comes now. */
  wake(): void {
    if (!this.isAsleep) return;
    this.isAsleep = false;
    this.catchUp();
  }
  private catchUp(): void {
    if (this.missed.length === 0) return;
    this.timeline.later(0, `${this.name} wakes`, () => {
      if (this.isAsleep || this.isDead) return;
      this.missed[0]?.();
      this.missed.shift();
      this.catchUp();
    });
  }
  die(): void {
    this.isDead = true;
    this.missed.length = 0;
  }
}
