// A table of one's own: opened by the form with a house, a game, a stake and a switch; friends come by its link, say so, talk, play, and
// see at the end what each owes whom and where it goes on.
import { expect, test } from 'vitest';
import { eveningStrings } from '../src/friends/words/index.js';
import { enSigns as signs } from '../src/i18n/signs.js';
import { faults, SIZES } from './axe.js';
import { playUntil } from './person.js';
import { roomForTests } from './room.js';
import { PHONE } from './stage.js';

const at = roomForTests();
const w = eveningStrings('en');

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
  await page.getByRole('heading', { name: 'Friday night' }).waitFor();
  const link = await page.getByLabel(w.link).inputValue();
  expect(link).toMatch(new RegExp(`^${nora.url}/at/[a-z0-9]+$`));
  await page.getByRole('img', { name: w.qr }).waitFor();
  await page.getByText(w.nobody).waitFor();
  expect(await faults(nora, SIZES)).toEqual([]);

  // A friend on a phone, who opens the link and says who he is.
  const omar = await at.room.stranger({ viewport: PHONE, hasTouch: true, isMobile: true });
  await omar.comeIn();
  expect(await omar.page.locator('#main').textContent()).not.toContain('Friday night');
  await omar.page.goto(link);
  await omar.page.getByRole('textbox', { name: w.name }).fill('Omar');
  await omar.page.getByRole('button', { name: w.come }).tap();
  await page.locator('.people li', { hasText: 'Omar' }).getByText(w.here).waitFor();
  expect(await omar.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await faults(omar, [PHONE])).toEqual([]);
  await omar.page.getByRole('textbox', { name: 'Say something' }).fill('Deal me in');
  await omar.page.getByRole('button', { name: 'Send' }).tap();
  await page.getByRole('button', { name: signs.to('Omar') }).click();
  await page.getByRole('button', { name: signs.give(signs.names.clap, 'Omar', 0) }).click();
  await omar.page.getByRole('button', { name: signs.give(signs.names.clap, 'Omar', 1) }).waitFor();

  await page.setViewportSize(SIZES[0]!);
  await page.getByRole('button', { name: w.sit }).click();
  await page.waitForSelector('.plate.mine');
  expect(await page.title()).toContain('Friday night');
  await omar.page.getByRole('button', { name: w.sit }).tap();
  await omar.page.waitForSelector('.plate.mine');
  await omar.page.setViewportSize(SIZES[0]!);
  await playUntil([nora, omar], () => omar.logged(/^Hand 1 is over/));
  await omar.page.locator('#tab-rules').click();
  await expect.poll(() => omar.page.locator('#rail-panel').textContent()).toMatch(/SNK-HHL|SNK-HOLD/);
  // The floor is the host's.
  expect(await page.locator('#tab-floor').count()).toBe(1);
  expect(await omar.page.locator('#tab-floor').count()).toBe(0);

  // At the end: what each owes whom, and the next table, which the other is told of.
  await page.getByRole('link', { name: 'Invite' }).click();
  await page.getByRole('heading', { name: w.settlement }).waitFor();
  await expect.poll(() => page.locator('section li', { hasText: / pays .* \$/ }).count()).toBeGreaterThan(0);
  const id = link.split('/').at(-1)!;
  const { payments } = await nora.get<{ payments: { from: string | null; to: string | null; amount: number }[] }>(
    `/api/tables/${id}/settlement`,
  );
  const [first] = payments;
  await page
    .getByText(w.pays(first!.from ?? w.house, first!.to ?? w.house, `$${first!.amount / 100}`), { exact: true })
    .waitFor();
  await omar.go(`#/table/${id}/evening`);
  await omar.page.getByRole('button', { name: w.rematch }).click();
  await page.getByText(w.rematchOpen('Omar')).waitFor();
  expect(await faults(nora, SIZES)).toEqual([]);
  await page.setViewportSize(SIZES[0]!);
  await page.getByRole('link', { name: w.go }).click();
  await expect.poll(() => page.url()).toBe(omar.page.url());
  await page.getByRole('heading', { name: 'Friday night' }).waitFor();
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('heading', { name: eveningStrings('es').who }).waitFor();
  expect(await faults(nora, SIZES)).toEqual([]);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});
