// Side pots, against a count chip by chip: each chip of a contribution is played for by the live hands that reach its level.
import { describe, expect, test } from 'vitest';
import { seeded } from '../src/kernel/index.js';
import { type Contributions, sidePots } from '../src/steps/index.js';

const SEATS = [1, 2, 4, 7];
const pots = (lying: Partial<Contributions>) =>
  sidePots({ seats: SEATS, paid: [0, 0, 0, 0], centre: 0, live: SEATS, ...lying }).map(
    ({ amount, eligible }) => `${amount}: ${eligible.join(' ')}`,
  );

describe('side pots', () => {
  test('AMB-GEN-07 one for each all-in level, and a folded hand’s chips in those it reached', () => {
    expect(pots({ paid: [50, 50, 50, 50], centre: 5 })).toEqual(['205: 1 2 4 7']);
    expect(pots({ paid: [10, 50, 50, 30], centre: 5, live: [1, 2, 4] })).toEqual(['45: 1 2 4', '100: 2 4']);
  });
  test('AMB-GEN-07 whoever is all in for the ante plays for what was anted', () => {
    expect(pots({ paid: [0, 40, 40, 0], centre: 20, live: [1, 2, 4] })).toEqual(['20: 1 2 4', '80: 2 4']);
  });
  test('AMB-GEN-07 a mucked hand claims nothing, and its level keeps the pots apart', () => {
    expect(pots({ paid: [10, 50, 50, 0], live: [2, 4], mucked: 1 << 1 })).toEqual(['30: 2 4', '80: 2 4']);
    expect(pots({ paid: [10, 50, 50, 0], live: [2, 4] })).toEqual(['110: 2 4']);
  });
  test('what no live hand matches is for whoever plays for the pot below', () => {
    expect(pots({ paid: [90, 50, 50, 0], live: [2, 4] })).toEqual(['150: 2 4', '40: 2 4']);
  });
  test('a hand that may still call claims what it will have put in', () => {
    expect(pots({ paid: [5, 50, 20, 0], reach: [50, 50, 20, 50] })).toEqual(['45: 1 2 4 7', '30: 1 2 7']);
  });
  test('none where nothing lies in the middle', () => {
    expect(pots({})).toEqual([]);
  });
  test('give every chip to those who reach its level', () => {
    const random = seeded(7);
    for (let round = 0; round < 2000; round++) {
      const paid = SEATS.map(() => 1 + random.below(6));
      const live = SEATS.filter(() => random.below(3) > 0);
      const top = Math.max(0, ...live.map((seat) => paid[SEATS.indexOf(seat)]!));
      if (live.length === 0 || paid.some((n) => n > top)) continue;
      const byChip = Array.from({ length: top }, (_, level) => ({
        amount: paid.filter((n) => n > level).length,
        who: live.filter((seat) => paid[SEATS.indexOf(seat)]! > level).join(' '),
      }));
      const expected = new Map<string, number>();
      for (const { amount, who } of byChip) expected.set(who, (expected.get(who) ?? 0) + amount);
      expect(pots({ paid, live })).toEqual([...expected].map(([who, amount]) => `${amount}: ${who}`));
    }
  });
});
