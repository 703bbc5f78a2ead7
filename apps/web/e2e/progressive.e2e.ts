// A dollar on the Gran Progressive at Spanish Poker: the meter is posted to everybody who looks, and the wager is settled with the hand.
import { expect, test } from 'vitest';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests({ pace: 1 });
const meterOf = ({ page }: Person) => page.locator('.meter').getAttribute('aria-label');

test('the meter is posted to everybody, and a dollar on it is settled with the hand', async () => {
  const [nora, omar] = (await at.room.people('Nora', 'Omar')) as [Person, Person];
  const table = await nora.open({ house: 'spanish-poker', game: 'span', bots: 0 });
  await omar.look(table);
  await nora.sit();
  await nora.turn();
  for (const person of [nora, omar]) await expect.poll(() => meterOf(person)).toBe('Gran Progressive: $500');

  // Five dollars on the ante; the third space is the progressive's.
  await nora.press('1', 'x', 'x', '1', 'Enter');
  await nora.page.waitForSelector('.bar .act.raise');
  await nora.press('r');
  await nora.page.waitForSelector('.middle.told');
  const told = (await nora.page.locator('.middle.told').innerText()).replace(/\s+/g, ' ');
  expect(told).toContain('Your wagers');
  expect(told).toMatch(/Ante and raise/);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});
