// The clock as it is read in the browser, and when it rings.
import { describe, expect, test } from 'vitest';
import { Alarm, readClock } from './clock.js';

const clock = { seat: 2, left: 20_000, bank: 30_000, of: 20_000 };

describe('the action clock', () => {
  test('runs down by what has gone since it was told, the bank after the ordinary time', () => {
    expect(readClock(clock, 0)).toEqual({ own: 20_000, bank: 30_000, phase: 'ample' });
    expect(readClock(clock, 13_000)).toEqual({ own: 7000, bank: 30_000, phase: 'ending' });
    expect(readClock(clock, 21_000)).toEqual({ own: 0, bank: 29_000, phase: 'bank' });
    expect(readClock(clock, 90_000)).toEqual({ own: 0, bank: 0, phase: 'bank' });
  });
  test('a short one is at its end from the half', () => {
    const short = { seat: 2, left: 4000, bank: 0, of: 4000 };
    expect([0, 1900, 2100, 4000].map((gone) => readClock(short, gone).phase)).toEqual([
      'ample',
      'ample',
      'ending',
      'ending',
    ]);
  });
});

describe('the alarm', () => {
  test('rings once before the ordinary time is up, and once before the bank is', () => {
    const alarm = new Alarm();
    const rung: string[] = [];
    for (let gone = 0; gone < 50_000; gone += 250) {
      const rings = alarm.look(clock, gone, 1_000 + gone);
      if (rings) rung.push(`${rings} ${gone / 1000}`);
    }
    expect(rung).toEqual(['own 12', 'bank 40']);
  });
  test('a clock told again is the same one; the next choice has one of its own', () => {
    const alarm = new Alarm();
    expect(alarm.look(clock, 13_000, 14_000)).toBe('own');
    // Told again a second later, with a second less.
    expect(alarm.look({ ...clock, left: 6000 }, 0, 15_000)).toBeNull();
    // He has acted, and is asked again.
    expect(alarm.look(clock, 0, 16_000)).toBeNull();
    expect(alarm.look(clock, 13_000, 29_000)).toBe('own');
  });
});
