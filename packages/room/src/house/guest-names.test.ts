// What guests are called: people's names, never a bot's, and no two the same.
import { seeded } from 'baraja';
import { expect, test } from 'vitest';
import { isReserved } from '../table/index.js';
import { guestName } from './guest-names.js';

test('a guest has a name like a person’s, no bot’s, and nobody else’s', () => {
  const rng = seeded(3);
  const known = new Set<string>();
  for (let i = 0; i < 2000; i++) {
    const name = guestName(
      (below) => rng.below(below),
      (one) => known.has(one),
    );
    expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+( \p{Lu}{1,2})?$/u);
    expect(name.length).toBeLessThanOrEqual(20);
    expect(isReserved(name)).toBe(false);
    expect(known.has(name)).toBe(false);
    known.add(name);
  }
});
