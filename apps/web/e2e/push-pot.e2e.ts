// A push pot to its end. Hands of push-nine tie by luck, so the room shuffles as the test wants it: two tie for
// the best hand and the third may buy in, then nobody ties.
import { createHash } from 'node:crypto';
import { orderFrom } from '@baraja/room';
import { pack52, rankingNamed } from 'baraja';
import { expect, test } from 'vitest';
import { playsUntilTold } from './games.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const ranking = rankingNamed('push-nine');
const SEATS = 3;
const seedOf = (n: number): Uint8Array => createHash('sha256').update(`push-nine ${n}`).digest();

/** What each of three players is dealt, a card at a time, is worth. */
function worths(seed: Uint8Array): readonly number[] {
  const order = orderFrom(pack52, seed);
  return [0, 1, 2].map((i) => ranking.best([order[i]!, order[i + SEATS]!, order[i + 2 * SEATS]!], []));
}

/** The first seed by which so many hold the best hand, and the others different ones. */
function seedWith(best: number): Uint8Array {
  for (let n = 0; n < 100_000; n++) {
    const dealt = worths(seedOf(n));
    const isBest = (worth: number): boolean => worth === Math.max(...dealt);
    if (dealt.filter(isBest).length === best && new Set(dealt).size === SEATS + 1 - best) return seedOf(n);
  }
  throw new Error(`no shuffle in a hundred thousand gives ${best} the best hand`);
}

const at = roomForTests({ seeds: [seedWith(2), seedWith(1)] });

test('s-and-k p9: a tied pot is pushed, and one hand takes it in the end', async () => {
  const people = (await at.room.people('Nora Sofía', 'Omar')) as [Person, Person];
  const told = await playsUntilTold(people, 's-and-k', 'p9', /push pot/i);
  expect(told.some((line) => / wins .*\$/.test(line))).toBe(true);
  for (const line of told) expect(line).toMatch(/ [A-Z]+-[A-Za-z0-9-]+$/);
});
