// A progressive is hit: a patron at Spanish Poker is dealt a royal flush with a dollar on the Gran Progressive. The room shuffles as
// the test wants it, so that luck need not be waited for.
import { createHash } from 'node:crypto';
import { orderFrom } from '@baraja/room';
import { pack41, rankingNamed } from 'baraja';
import { expect, test } from 'vitest';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const ranking = rankingNamed('high-joker-wild-spanish');
const CARDS = 5;
const seedOf = (n: number): Uint8Array => createHash('sha256').update(`spanish ${n}`).digest();

/** Where the search begins: the first such seed, as long as nobody changes the pack or how it is shuffled. */
const NEAR = 100_167;

/** A seed whose first hand is a royal flush, while the second, the house's, is one it plays with. */
function royalSeed(): Uint8Array {
  const handOf = (order: readonly number[], i: number) =>
    ranking.name(ranking.best(order.slice(i * CARDS, (i + 1) * CARDS) as never, [])).category;
  for (let n = NEAR; n < 2_000_000; n++) {
    const order = orderFrom(pack41, seedOf(n));
    if (handOf(order, 0) === 'royal-flush' && handOf(order, 1) === 'two-pair') return seedOf(n);
  }
  throw new Error('no royal flush in two million shuffles');
}

const at = roomForTests({ seeds: [royalSeed()], pace: 1 });
const meterOf = ({ page }: Person) => page.locator('.meter').getAttribute('aria-label');

test('a royal flush takes a quarter of the meter: everybody sees it fall, and the patron what he won and by which rule', async () => {
  const [nora, omar] = (await at.room.people('Nora', 'Omar')) as [Person, Person];
  const table = await nora.open({ house: 'spanish-poker', game: 'span', bots: 0 });
  await omar.look(table);
  await nora.sit();
  await nora.turn();
  await expect.poll(() => meterOf(nora)).toBe('Gran Progressive: $500');
  await expect.poll(() => meterOf(omar)).toBe('Gran Progressive: $500');

  // Five dollars on the ante; the third space is the progressive's.
  await nora.press('1', 'x', 'x', '1', 'Enter');
  await nora.page.waitForSelector('.bar .act.raise');
  await expect.poll(() => nora.page.locator('.strip .made').textContent()).toBe('royal flush');
  await nora.press('r');

  await nora.page.waitForSelector('.middle.told');
  const told = (await nora.page.locator('.middle.told').innerText()).replace(/\s+/g, ' ');
  // 100 to 1 on an ante of $5, 1 to 1 on a raise of $10, and $125 of the jackpot.
  expect(told).toContain('Your wagers +$635');
  expect(told).toMatch(/\+\$510 · Ante and raise: royal flush against two pair.*, ante 100 to 1 SPAN-DEAL-17/);
  expect(told).toMatch(/\+\$125 · Gran Progressive: Royal flush SPAN-PROG-\d+/);
  for (const person of [nora, omar]) {
    await expect.poll(() => meterOf(person)).toBe('Gran Progressive: $375');
    await expect
      .poll(() => person.logged(/^Nora wins \$125 on the Gran Progressive with a royal flush\. SPAN-PROG-\d+$/))
      .toBe(true);
  }
  // The hand lies until the next deal, for whoever wants to see it.
  expect((await omar.cards()).filter((card) => card !== 'back').length).toBe(2 * CARDS);
  await expect.poll(() => nora.page.locator('.fate.won').allInnerTexts()).toEqual(expect.arrayContaining(['+$125']));

  // The rule is behind its number.
  const rule = nora.page.locator('.middle.told button', { hasText: 'SPAN-PROG' });
  const number = await rule.innerText();
  await rule.click();
  await nora.page.waitForSelector('dialog[open]');
  expect(await nora.page.locator('dialog[open]').innerText()).toContain(number);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});
