// A table of one's own: opened by the form with a house, a game, a stake and a switch; others come by its link.
import { expect, test } from 'vitest';
import { playUntil } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();

test('a private table is opened by the form, found by its link alone, and played at', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  await page.getByRole('link', { name: 'Open a table' }).first().click();
  await page.waitForSelector('form .grid');
  const field = (name: string) => page.locator('form .field', { has: page.getByText(name, { exact: true }) });
  await field('House').locator('select').selectOption({ label: 'S & K Cardroom' });
  await field('Game').locator('select').selectOption({ label: 'Hold’em Hi-Lo' });
  await page.getByLabel(/Name/).fill('Friday night');
  await page.getByLabel(/Bots/).fill('0');
  await page.locator('details summary').click();
  const set = page.locator('.switch select:enabled').first();
  await set.waitFor();
  const values = await set.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const other = values.find((value) => value !== values[0])!;
  const usual = await set.inputValue();
  await set.selectOption(usual === other ? values[0]! : other);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.plate.mine');
  expect(await page.title()).toContain('Friday night');

  const omar = await at.room.stranger();
  await omar.comeIn();
  expect(await omar.page.locator('#main').textContent()).not.toContain('Friday night');
  await omar.page.goto(page.url());
  await omar.page.waitForSelector('.plate');
  await omar.sit();
  await playUntil([nora, omar], () => omar.logged(/^Hand 1 is over/));
  await omar.page.locator('#tab-rules').click();
  await expect.poll(() => omar.page.locator('#rail-panel').textContent()).toMatch(/SNK-HHL|SNK-HOLD/);
  // The floor is the host's.
  expect(await page.locator('#tab-floor').count()).toBe(1);
  expect(await omar.page.locator('#tab-floor').count()).toBe(0);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});
