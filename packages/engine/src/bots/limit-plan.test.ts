import { describe, expect, test } from 'vitest';
import { faces } from '../cards/index.js';
import { seeded } from '../kernel/index.js';
import { bots } from './index.js';
import { HOLD } from './limit-plan.data.js';
import { beatsRandom, LEVELS, levelAt, SITUATIONS } from './limit-plan.js';
import { BIG, match, roomOf, setupOf, stacked, tally, upTo } from './test/hands.js';
import { limit, rulesOf } from './test/rules.js';

const rules = rulesOf({ limit });
const room = roomOf(rules, 2);
const { sharp, quiet } = bots as Record<'sharp' | 'quiet', (typeof bots)[string]>;

describe('plans of limit games', () => {
  test('have something to say of every situation, and levels in order', () => {
    expect(HOLD.plan).toMatch(new RegExp(`^[A-Za-z0-9_-]{${2 * SITUATIONS}}$`));
    expect(HOLD.cuts).toHaveLength(4);
    for (const cuts of HOLD.cuts) {
      expect(cuts).toHaveLength(LEVELS - 1);
      expect(cuts.every((cut, i) => i === 0 || cut >= cuts[i - 1]!)).toBe(true);
    }
  });
  test('a hand is counted by what it beats: aces four times in five or more, the nuts always', () => {
    expect(beatsRandom(faces('As Ah'), [], 4000, seeded(1))).toBeCloseTo(0.852, 1);
    expect(beatsRandom(faces('7c 2d'), [], 4000, seeded(1))).toBeCloseTo(0.346, 1);
    expect(beatsRandom(faces('As Ks'), faces('Qs Js Ts 2d 3c'), 200, seeded(1))).toBe(1);
    expect(levelAt(HOLD.cuts[3]!, 1)).toBe(LEVELS - 1);
    expect(levelAt(HOLD.cuts[0]!, 0)).toBe(0);
  });
  test('the best hand is bet and raised at the end, and nothing is called with nothing too often', () => {
    const setup = setupOf(room, 0, [100 * BIG, 100 * BIG]);
    const dealt = (own: string) => stacked(room, 0, { 0: own, 1: '9c 9d' }, 'Qs Js Ts 2d 3c');
    const quietly = [
      { type: 'call' },
      { type: 'check' },
      ...Array.from({ length: 4 }, () => ({ type: 'check' })),
    ] as const;
    const bet = [...quietly, { type: 'bet', amount: 2 * BIG }] as const;
    const best = tally(room, upTo(room, setup, dealt('As Ks'), bet), sharp, 200);
    expect(best.fold).toBe(0);
    expect(best.raise).toBeGreaterThan(150);
    const worst = tally(room, upTo(room, setup, dealt('5c 4d'), bet), sharp, 200);
    expect(worst.fold).toBeGreaterThan(best.fold! + 50);
  });
  test('beat what a clock would play by far', () => {
    const { per100, error } = match(rules, { hero: sharp, rival: quiet, players: 2, deals: 150, depth: 50 });
    expect(per100).toBeGreaterThan(5 * error);
  });
});
