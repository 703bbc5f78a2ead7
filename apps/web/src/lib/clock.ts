// The action clock as somebody reads it: milliseconds that were left when it was told, and how long ago that was. The room's time of
// day is never asked: two clocks need not agree to count the same seconds.
import type { ClockView } from './wire.js';

export type Phase = 'ample' | 'ending' | 'bank';
export interface Reading {
  /** Milliseconds left of the ordinary time, and of the bank. */
  readonly own: number;
  readonly bank: number;
  readonly phase: Phase;
}
/** The end of the ordinary time: so many seconds, or the half of a short one. */
const ENDING_MS = 8000;
/** Of the bank, the last seconds. */
const BANK_ENDING_MS = 10_000;

export function readClock({ left, bank, of }: ClockView, gone: number): Reading {
  const own = Math.max(0, left - gone);
  const phase = own > Math.min(ENDING_MS, of / 2) ? 'ample' : own > 0 || bank === 0 ? 'ending' : 'bank';
  return { own, bank: Math.max(0, bank - Math.max(0, gone - left)), phase };
}
export const seconds = (ms: number): number => Math.ceil(ms / 1000);

/** Rings when a clock comes to its end: once for the ordinary time, once for the bank, and afresh for the next choice. */
export class Alarm {
  private ends = 0;
  private rung: readonly string[] = [];

  /** What rings now, if anything. `now` and what has gone are by the same clock. */
  look(clock: ClockView, gone: number, now: number): 'own' | 'bank' | null {
    const ends = now - gone + clock.left + clock.bank;
    // The same clock told again ends when it did; the next choice has its time from the beginning.
    if (Math.abs(ends - this.ends) > 1500) this.rung = [];
    this.ends = ends;
    const { bank, phase } = readClock(clock, gone);
    const rings = phase === 'ending' ? 'own' : phase === 'bank' && bank <= BANK_ENDING_MS ? 'bank' : null;
    if (rings === null || this.rung.includes(rings)) return null;
    this.rung = [...this.rung, rings];
    return rings;
  }
}
