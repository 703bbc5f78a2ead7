// The rules desk: a dealer with a tablet or a phone says what happened and reads out the ruling, by keys alone too; logs it; and lets the
// desk ask him.
import { isOpened, openTable } from 'baraja/books';
import { askDesk } from 'baraja/games';
import { remedyWords } from 'baraja/words/floor';
import { expect, test } from 'vitest';
import { deskStrings } from '../src/desk/words.js';
import { faults } from './axe.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const PHONE = { width: 360, height: 740 };
const TABLET = { width: 820, height: 1180 };

test('two cards exposed: found by words, asked what matters, ruled by the clause; logged, listed, drilled', async () => {
  const rules = openTable({ house: 'rogelios', game: 'rog-hold' });
  if (!isOpened(rules)) throw new Error(rules.refused);
  const ruled = askDesk(rules.game, { report: 'exposed-cards', facts: { street: 'deal' } });
  if (ruled.asks !== null) throw new Error('the desk asks on');
  const nora = await at.room.person('Nora', { viewport: PHONE });
  const { page } = nora;
  await page.locator('nav a[href="#/desk"]:visible').click();
  // The game is chosen once; by keys alone from here on.
  await page.locator('button.where').focus();
  await page.keyboard.press('Enter');
  const hold = page.locator('.choose ul').filter({ has: page.getByRole('button', { name: 'Lo-Ball' }) });
  await hold.getByRole('button', { name: 'Texas Hold’em', exact: true }).last().focus();
  await page.keyboard.press('Enter');
  const d = deskStrings('en');
  await page.getByLabel(d.find).focus();
  await page.keyboard.type('two cards exposd');
  await expect.poll(() => page.locator('.big button').first().textContent()).toContain('Two or more hole cards');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('h2').first().textContent()).toBe('How far has the hand come?');
  await page.getByRole('button', { name: 'Before the flop' }).focus();
  await page.keyboard.press('Enter');
  const words = remedyWords(ruled.outcome, 'en')!;
  await expect.poll(() => page.locator('.ruling .aloud').textContent()).toBe(`${words.does}.`);
  expect(await page.locator('.ruling .money').textContent()).toContain(words.money);
  await page.locator('.ruling summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.ruling details').textContent()).toContain(ruled.outcome.rule);
  expect(await page.locator('.ruling .cite').first().isVisible()).toBe(true);
  // The same on the felt, at the desk: dealt by the book's example of this clause, to what must come of it.
  await page.getByRole('button', { name: d.onFelt }).first().focus();
  await page.keyboard.press('Enter');
  const example = page.locator(`.ruling .example[aria-label^="${ruled.outcome.rule}"]`);
  await example.locator('.felt').first().waitFor();
  await example.locator('.comes li.holds').first().waitFor();
  expect(await example.locator('.comes li.fails').count()).toBe(0);
  expect(await faults(nora, [PHONE, TABLET], 'main')).toEqual([]);
  // In the other language the same case goes on.
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const language of ['es', 'en'] as const) {
    await page.locator('header .lang').click();
    const other = remedyWords(ruled.outcome, language)!;
    await expect.poll(() => page.locator('.ruling .aloud').textContent()).toBe(`${other.does}.`);
  }
  // Nothing is wider than a phone, and everything a thumb presses is large enough.
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.locator('main summary').first().waitFor();
  const small = await page
    .locator('main button:visible, main summary:visible, main nav a')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent));
  expect(small).toEqual([]);
  // What would change it, one tap away.
  await page.locator('.changes button').first().click();
  await page.waitForSelector('.ruling.none');
  await page.getByRole('button', { name: d.back }).click();
  await page.getByRole('button', { name: 'Before the flop' }).click();
  await page.getByRole('button', { name: d.log.this }).click();
  await page.getByLabel(d.log.table).fill('7');
  await page.getByRole('button', { name: d.log.send, exact: true }).click();
  await page.getByText(d.log.sent, { exact: true }).first().waitFor();
  // The log, in Spanish.
  await page.evaluate(() => localStorage.setItem('baraja.prefs', '{"language":"es","sound":"off"}'));
  await page.goto(`${nora.url}/#/desk/rogelios/rog-hold/log`);
  await page.reload();
  const es = deskStrings('es');
  await page.getByLabel(es.log.search).fill('mal repartido');
  await expect
    .poll(() => page.locator('main li .what').allTextContents())
    .toEqual(['Se vieron dos o más cartas tapadas al repartir']);
  const csv = await page.locator('a[download]').getAttribute('href');
  expect(await (await page.request.get(`${nora.url}${csv}`)).text()).toContain(ruled.outcome.rule);
  // The desk asks instead.
  await page.getByRole('link', { name: es.parts.drill }).click();
  await page.getByRole('button', { name: es.drill.start }).click();
  await page.locator('.choices button').first().click();
  await page.locator('.choices .right').waitFor();
  expect(
    await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('baraja.desk.boxes') ?? '{}')).length),
  ).toBe(1);
  expect(await faults(nora, [PHONE], 'main')).toEqual([]);
  await page.getByRole('button', { name: es.drill.next, exact: true }).click();
  await page.locator('.choices .right').waitFor({ state: 'detached' });
  expect(nora.faults).toEqual([]);
});
