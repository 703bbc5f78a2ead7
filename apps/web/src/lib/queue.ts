// Plays beats one after the other. Nothing waits for it: when beats pile up, or motion is not wanted, it hurries to the end.
import type { Beat, Flight, Sound } from './beats.js';
import type { Felt } from './felt.js';
import type { CardId, ToldEvent } from './wire.js';

/** What is on the felt right now. */
export interface Shown {
  readonly felt: Felt;
  readonly flights: readonly Flight[];
  readonly delays: Readonly<Record<CardId, number>>;
}
export interface Stage {
  /** Runs something later; what it returns calls it off. */
  later(ms: number, run: () => void): () => void;
  /** 1 as designed, 0 for no motion at all. */
  pace(): number;
  show(shown: Shown): void;
  tell(told: ToldEvent, after: Felt): void;
  sound(sound: Sound): void;
  /** Everything told so far is on the felt. */
  settled(): void;
}

/** With more than this waiting, motion is hurried; with more than the second, it is left out. */
const MANY = 14;
const TOO_MANY = 40;

export class Queue {
  private waiting: Beat[] = [];
  private playing = false;
  private cancel: (() => void) | null = null;

  constructor(private readonly stage: Stage) {}

  get idle(): boolean {
    return !this.playing && this.waiting.length === 0;
  }

  add(beats: readonly Beat[]): void {
    this.waiting.push(...beats);
    if (!this.playing) this.next();
  }

  /** Drops what has not been shown: a fresh view takes its place. What was told is still told. */
  cut(felt: Felt): void {
    this.cancel?.();
    this.cancel = null;
    for (const beat of this.waiting) this.stage.tell(beat.told, beat.after);
    this.waiting = [];
    this.playing = false;
    this.stage.show({ felt, flights: [], delays: {} });
    this.stage.settled();
  }

  private get haste(): number {
    const n = this.waiting.length;
    return n > TOO_MANY ? 0 : this.stage.pace() * (n > MANY ? 0.4 : 1);
  }

  private next(): void {
    this.playing = true;
    for (let beat = this.waiting.shift(); beat !== undefined; beat = this.waiting.shift()) {
      this.stage.tell(beat.told, beat.after);
      const ms = beat.ms * this.haste;
      if (beat.sound !== null && this.waiting.length <= MANY) this.stage.sound(beat.sound);
      if (ms <= 0) {
        this.stage.show({ felt: beat.after, flights: [], delays: {} });
        continue;
      }
      const { moving, after, flights, delays } = beat;
      this.stage.show({ felt: moving, flights, delays });
      this.cancel = this.stage.later(ms, () => {
        this.cancel = null;
        this.stage.show({ felt: after, flights: [], delays: {} });
        this.next();
      });
      return;
    }
    this.playing = false;
    this.stage.settled();
  }
}
