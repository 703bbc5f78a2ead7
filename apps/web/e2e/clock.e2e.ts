// The action clock, seen: it runs down at the seat and over one's buttons, acts when it is up, and is full again for the next choice.
import { expect, test } from 'vitest';
import { type Person, playUntilAsked } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests({ clock: { choice: 5000, bank: 0 }, pace: 0.1 });

/** How much of somebody's time is left at his seat, of a hundred; null where no clock is drawn. */
const leftAt = ({ page }: Person, mine: boolean): Promise<number | null> =>
  page.evaluate((own) => {
    const clock = document.querySelector(`.plate${own ? '.mine' : ':not(.mine)'} .clock`);
    return clock ? Number((clock as SVGElement).dataset.left) : null;
  }, mine);
const lined = (log: readonly string[]): number => log.filter((line) => /did not act in time/.test(line)).length;

test.each([
  ['rogelios', 'hold'],
  ['rogelios', 'stud'],
  ['jalisco', 'draw'],
  ['s-and-k', 'p9'],
  ['s-and-k', 'pan'],
  ['s-and-k', 'pgp'],
  ['rogelios', 'p215'],
  ['spanish-poker', 'span'],
])('%s %s', async (house, game) => {
  const [nora, omar] = (await at.room.people('Nora', 'Omar')) as [Person, Person];
  const table = await nora.open({ house, game });
  await omar.look(table);
  await Promise.all([nora.sit(), omar.sit()]);
  const who = await playUntilAsked([nora, omar], async () => true);
  const other = who === nora ? omar : nora;
  // Everybody sees whose clock runs; it runs down, with the seconds and the title at the end, and then it acts.
  await expect.poll(() => leftAt(who, true)).toBeGreaterThan(50);
  await expect.poll(() => other.page.locator('.plate:not(.mine) .clock').count()).toBeGreaterThan(0);
  expect(await who.page.locator('.bar .time').count()).toBe(1);
  await expect.poll(() => leftAt(who, true)).toBeLessThan(50);
  await expect.poll(() => who.page.title()).toMatch(/^\d s · Your turn/);
  const before = lined(await who.log());
  await expect.poll(async () => lined(await who.log())).toBeGreaterThan(before);
  // Whoever is asked next has all his time.
  const next = await playUntilAsked([nora, omar], async () => true);
  await expect.poll(() => leftAt(next, true)).toBeGreaterThan(70);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});
