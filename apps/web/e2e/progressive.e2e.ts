// A progressive is hit: a patron at Spanish Poker is dealt a royal flush with a dollar on the Gran Progressive, then five of a kind. The
// packs are stacked, so that luck need not be waited for.
import { expect, test } from 'vitest';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const CARDS = 5;
/** The patron's hand, then two pair for the house. There are no eights, nines and tens. */
const ROYAL = 'As Ks Qs Js 7s Kd Kh Qd Qh 6c';
const FIVE = 'As Ah Ad Ac Jo Kd Kh Qd Qh 6c';
const at = roomForTests({ stacked: { players: 1, tops: [ROYAL, FIVE] }, pace: 1 });
const meterOf = ({ page }: Person) => page.locator('.meter').getAttribute('aria-label');

/** Five dollars on the ante; the third space is the progressive's. Then he raises. */
async function plays(nora: Person, made: string): Promise<void> {
  await nora.turn();
  await nora.press('1', 'x', 'x', '1', 'Enter');
  await nora.page.waitForSelector('.bar .act.raise');
  await expect.poll(() => nora.page.locator('.strip .made').textContent()).toBe(made);
  await nora.press('r');
  await nora.page.waitForSelector('.middle.told');
}

test('a royal flush takes a quarter of the meter, five of a kind all of it: all see it fall and rise, and the rule', async () => {
  const [nora, omar] = (await at.room.people('Nora', 'Omar')) as [Person, Person];
  const table = await nora.open({ house: 'spanish-poker', game: 'span', bots: 0 });
  await omar.look(table);
  await nora.sit();
  await nora.turn();
  await expect.poll(() => meterOf(nora)).toBe('Gran Progressive: $500');
  await expect.poll(() => meterOf(omar)).toBe('Gran Progressive: $500');

  await plays(nora, 'royal flush');
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
  await nora.page.keyboard.press('Escape');

  // For the next hand the sign is back at the least that may be posted; five of a kind takes all of it, and so again.
  for (const person of [nora, omar]) await expect.poll(() => meterOf(person)).toBe('Gran Progressive: $500');
  await plays(nora, 'five of a kind, aces');
  for (const person of [nora, omar]) {
    await expect
      .poll(() => person.logged(/^Nora wins \$500 on the Gran Progressive with five of a kind, aces\. SPAN-PROG-\d+$/))
      .toBe(true);
    await expect.poll(() => meterOf(person)).toBe('Gran Progressive: $500');
  }
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});
