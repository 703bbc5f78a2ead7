// A room's clock for tests: it begins when it is told to, goes on by itself, and can be put forward; whatever falls due meanwhile is due.
import type { World } from '../../table/index.js';

interface Timer {
  readonly at: number;
  readonly then: () => void;
  set: NodeJS.Timeout | null;
}
export class SetClock implements Pick<World, 'now' | 'later'> {
  private ahead: number;
  private readonly timers = new Set<Timer>();
  constructor(start: number) {
    this.ahead = start - Date.now();
  }
  readonly now = (): number => Date.now() + this.ahead;
  readonly later = (ms: number, then: () => void): (() => void) => {
    const timer: Timer = { at: this.now() + ms, then, set: null };
    this.timers.add(timer);
    this.arm(timer);
    return () => this.end(timer);
  };
  forward(ms: number): void {
    this.ahead += ms;
    for (const timer of this.timers) this.arm(timer);
  }
  private arm(timer: Timer): void {
    if (timer.set) clearTimeout(timer.set);
    timer.set = setTimeout(
      () => {
        this.end(timer);
        timer.then();
      },
      Math.max(0, timer.at - this.now()),
    );
  }
  private end(timer: Timer): void {
    if (timer.set) clearTimeout(timer.set);
    this.timers.delete(timer);
  }
}
