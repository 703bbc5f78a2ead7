import { describe, expect, it } from 'vitest';
import { type Bot, careful, clicker, lively, player, quick, steady } from './index.js';
import { match } from './test/hands.js';
import { kinds, limit, noLimit, rulesOf } from './test/rules.js';

const games = [
  { name: 'limit hold’em', rules: rulesOf({ limit }), deals: 300, six: 60 },
  { name: 'no-limit hold’em', rules: rulesOf({ limit: noLimit }), deals: 700, six: 400 },
  { name: 'Omaha hi-lo', rules: rulesOf({ ...kinds.omahaHiLo8, limit }), deals: 200, six: 50 },
  { name: 'crazy pineapple hi-lo', rules: rulesOf({ ...kinds.crazyHiLo9, limit }), deals: 150, six: 40 },
];

/** With less thought, so that more hands can be played. */
const brief = (manner: typeof steady): Bot => player({ ...manner, samples: 80 });

describe('strength', () => {
  it.each(games)('steady beats random play two-handed: $name', ({ rules, deals }) => {
    const { per100, error } = match(rules, { hero: player(steady), rival: clicker, players: 2, deals, depth: 100 });
    expect(per100).toBeGreaterThan(3 * error);
    expect(per100).toBeGreaterThan(40);
  });
  it.each(games)('quick beats random play six-handed: $name', ({ rules, six }) => {
    const { per100, error } = match(rules, { hero: player(quick), rival: clicker, players: 6, deals: six, depth: 100 });
    expect(per100).toBeGreaterThan(3 * error);
  });
  it.each(games)('steady holds its own against the other manners: $name', ({ rules, deals }) => {
    for (const rival of [careful, lively]) {
      const two = { players: 2, deals, depth: 100 };
      const { per100, error } = match(rules, { hero: brief(steady), rival: brief(rival), ...two });
      expect(per100).toBeGreaterThan(-3 * error);
    }
  });
});
