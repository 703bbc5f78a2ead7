// Plays beats one after the other. Nothing waits for it: when beats pile up, or motion is not wanted, it hurries to the end.
import type { Beat, Flight, Sound } from './beats.js';
import { type DrawnFelt, EMPTY_FELT } from './felt.js';
import type { CardId, ToldEvent } from './wire.js';

/** What is on the felt right now. */
export interface Shown {
  readonly felt: DrawnFelt;
  /** The same without what is still on its way: what may be said of the felt is said of this. */
  readonly landed: DrawnFelt;
  readonly flights: readonly Flight[];
  readonly delays: Readonly<Record<CardId, number>>;
}
export interface Stage {
  /** Runs something later; what it returns calls it off. */
  later(ms: number, run: () => void): () => void;
  /** 1 as designed, 0 for no motion at all. */
  pace(): number;
  show(shown: Shown): void;
  /** Something has been seen to happen. */
  tell(told: ToldEvent, after: DrawnFelt): void;
  sound(sound: Sound): void;
  /** Everything told so far is on the felt. */
  settled(): void;
}

/** With more than this waiting, motion is hurried; with more than the second, it is left out. */
const MANY = 14;
const TOO_MANY = 40;

/** A felt on which nothing moves. */
export const atRest = (felt: DrawnFelt): Shown => ({ felt, landed: felt, flights: [], delays: {} });

export class Queue {
  private waiting: Beat[] = [];
  /** The beat that is being looked at. */
  private current: Beat | null = null;
  private landed: DrawnFelt = EMPTY_FELT;
  private cancel: (() => void) | null = null;

  constructor(private readonly stage: Stage) {}

  get idle(): boolean {
    return this.current === null && this.waiting.length === 0;
  }

  add(beats: readonly Beat[]): void {
    this.waiting.push(...beats);
    if (this.current === null) this.next();
  }

  /** Drops what has not been shown: a fresh view takes its place. What was told is still told. */
  cut(felt: DrawnFelt): void {
    this.cancel?.();
    this.cancel = null;
    for (const beat of [...(this.current ? [this.current] : []), ...this.waiting])
      this.stage.tell(beat.told, beat.after);
    this.waiting = [];
    this.current = null;
    this.landed = felt;
    this.stage.show(atRest(felt));
    this.stage.settled();
  }

  private get haste(): number {
    const n = this.waiting.length;
    return n > TOO_MANY ? 0 : this.stage.pace() * (n > MANY ? 0.4 : 1);
  }

  private next(): void {
    for (let beat = this.waiting.shift(); beat !== undefined; beat = this.waiting.shift()) {
      const ms = beat.ms * this.haste;
      if (beat.sound !== null && this.waiting.length <= MANY) this.stage.sound(beat.sound);
      if (ms > 0) {
        this.play(beat, ms);
        return;
      }
      this.arrive(beat);
    }
    this.current = null;
    this.stage.settled();
  }
  private play(beat: Beat, ms: number): void {
    const { moving: felt, flights, delays } = beat;
    this.current = beat;
    this.stage.show({ felt, landed: this.landed, flights, delays });
    this.cancel = this.stage.later(ms, () => {
      this.cancel = null;
      this.current = null;
      this.arrive(beat);
      this.next();
    });
  }
  private arrive({ after, told }: Beat): void {
    this.landed = after;
    this.stage.show(atRest(after));
    this.stage.tell(told, after);
  }
}
