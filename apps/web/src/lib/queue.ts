// Plays beats one after the other. Nothing waits for it: when beats pile up, or motion is not wanted, it hurries to the end.
import type { Award } from './acts.js';
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
  /** The pot that is being awarded. */
  readonly presents: Award | null;
}
export interface Stage {
  /** Runs something later; what it returns calls it off. */
  later(ms: number, run: () => void): () => void;
  /** 1 as designed, 0 for no motion at all. */
  pace(): number;
  /** The same for the steps of a showdown, which have their time without motion, too. */
  steps(): number;
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
export const atRest = (felt: DrawnFelt): Shown => ({ felt, landed: felt, flights: [], delays: {}, presents: null });

export class Queue {
  private waiting: Beat[] = [];
  /** The beat that is being looked at. */
  private current: Beat | null = null;
  private landed: DrawnFelt = EMPTY_FELT;
  private cancel: (() => void) | null = null;
  private end: (() => void) | null = null;
  private held = false;

  constructor(private readonly stage: Stage) {}

  get idle(): boolean {
    return this.current === null && this.waiting.length === 0;
  }

  add(beats: readonly Beat[]): void {
    this.waiting.push(...beats);
    if (this.current === null && !this.held) this.next();
  }

  /** Drops what has not been shown: a fresh view takes its place. What was told is still told. */
  cut(felt: DrawnFelt): void {
    this.cancel?.();
    this.cancel = null;
    this.end = null;
    for (const beat of [...(this.current ? [this.current] : []), ...this.waiting])
      if (beat.told) this.stage.tell(beat.told, beat.after);
    this.waiting = [];
    this.current = null;
    this.landed = felt;
    this.stage.show(atRest(felt));
    this.stage.settled();
  }

  private haste({ step }: Beat): number {
    const n = this.waiting.length;
    return n > TOO_MANY ? 0 : (step ? this.stage.steps() : this.stage.pace()) * (n > MANY ? 0.4 : 1);
  }
  /** What is looked at now has been seen: the next comes at once. */
  goOn(): void {
    this.cancel?.();
    this.end?.();
  }
  /** Nothing new is shown while somebody looks at what lies there. */
  hold(on: boolean): void {
    this.held = on;
    if (!on && this.current === null && this.waiting.length > 0) this.next();
  }

  private next(): void {
    if (this.held) return;
    for (let beat = this.waiting.shift(); beat !== undefined; beat = this.waiting.shift()) {
      const ms = beat.ms * this.haste(beat);
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
    this.stage.show({ felt, landed: this.landed, flights, delays, presents: beat.presents ?? null });
    this.end = () => {
      this.cancel = null;
      this.end = null;
      this.current = null;
      this.arrive(beat);
      this.next();
    };
    this.cancel = this.stage.later(ms, this.end);
  }
  private arrive({ after, told, presents = null }: Beat): void {
    this.landed = after;
    // Between two moves of one award its cards stay where they are.
    const goesOn = this.waiting[0]?.presents === presents;
    this.stage.show({ ...atRest(after), presents: goesOn ? presents : null });
    if (told) this.stage.tell(told, after);
  }
}
