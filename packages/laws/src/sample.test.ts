// Random play: within the menu's bounds, the same from the same seed, and reaching everything a menu allows.
import { isOver, open, play, seeded } from 'baraja';
import { kuhn } from 'baraja/games';
import { describe, expect, test } from 'vitest';
import { potluck } from './potluck.js';
import { driven, playRandom, sampleAmount, sampleCommand } from './sample.js';
import { smallSubjects } from './subjects.js';

describe('a sampled amount', () => {
  test.each([
    [{ min: 20, max: 95, unit: 10 }, [20, 30, 40, 50, 60, 70, 80, 90, 95]],
    [{ min: 7, max: 7, unit: 5 }, [7]],
    [{ min: 6, max: 9, unit: 5 }, [6, 9]],
    [{ min: 1, max: 12, unit: 5 }, [1, 5, 10, 12]],
  ])('of %j is any of %j', (amount, all) => {
    const rng = seeded(1);
    const met = new Set(Array.from({ length: 400 }, () => sampleAmount(amount, rng)));
    expect([...met].sort((a, b) => a - b)).toEqual(all);
  });
});

describe('random play', () => {
  test('is the same from the same seed', () => {
    expect(playRandom(potluck, 7)).toEqual(playRandom(potluck, 7));
    expect(playRandom(potluck, 7).log).not.toEqual(playRandom(potluck, 8).log);
  });
  test.each([...smallSubjects, potluck])('ends every round of $name', (subject) => {
    for (let seed = 0; seed < 50; seed++) expect(isOver(subject.game, playRandom(subject, seed).round)).toBe(true);
  });
  test('calls incidents on odd seeds only', () => {
    const called = (seed: number) => driven(potluck, seed).log.some((e) => e.type === 'IncidentCalled');
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    expect(seeds.filter((seed) => seed % 2 === 0).some(called)).toBe(false);
    expect(seeds.filter((seed) => seed % 2 === 1).filter(called).length).toBeGreaterThan(5);
  });
  test('finds melds that are proposed to it', () => {
    const shown = (seed: number) => playRandom(potluck, seed).commands.some((c) => c.type === 'show');
    expect(Array.from({ length: 40 }, (_, seed) => seed).filter(shown).length).toBeGreaterThan(5);
  });
  test('says null when nobody may act', () => {
    const { round } = playRandom(potluck, 1);
    expect(sampleCommand(potluck.game, round, seeded(1))).toBeNull();
  });
  test('chooses each option as often', () => {
    const first = open(kuhn, smallSubjects[0]!.setup).round;
    const rng = seeded(3);
    const answer = play(kuhn, first, sampleCommand(kuhn, first, rng)!);
    if (!('round' in answer)) throw new Error('refused');
    const bets = Array.from({ length: 1000 }, () => sampleCommand(kuhn, answer.round, rng)!.type).filter(
      (t) => t === 'bet',
    );
    // Half of a thousand, give or take five standard deviations of 16.
    expect(Math.abs(bets.length - 500)).toBeLessThan(80);
  });
});
