// Learning a game: a page of five pictures for each, in both languages and both lights, and a card of what beats what at the table.
import { beforeAll, expect, test } from 'vitest';
import { strings } from '../src/i18n/index.js';
import { faults } from './axe.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
let nora: Person;
beforeAll(async () => {
  nora = await at.room.person('Nora', { hasTouch: true });
});
/** Nothing is wider than the window. */
const overflow = () => nora.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('every game there is has its page: five pictures, found from the lobby, and no word missing', async () => {
  const { page } = nora;
  await nora.go('#/learn');
  await page.waitForSelector('.learn-all li a');
  const hrefs = await page.locator('.learn-all li a').evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  const lobby = (await nora.get('/api/lobby')) as { houses: { id: string; games: { id: string }[] }[] };
  const games = lobby.houses.flatMap(({ id: house, games: own }) => own.map(({ id }) => `#/learn/${house}/${id}`));
  expect([...hrefs].sort()).toEqual([...games].sort());
  for (const [i, href] of hrefs.entries()) {
    await page.setViewportSize(i % 2 === 0 ? DESK : PHONE);
    await nora.go(href);
    await expect.poll(() => page.locator('.learn h1').textContent(), { message: href }).not.toBe('');
    await expect.poll(() => page.locator('.learn .panel h2').count(), { message: href }).toBe(5);
    expect(await overflow(), href).toBeLessThanOrEqual(0);
    // Each picture has something drawn in it, and all of it lies inside.
    const drawn = await page.locator('.learn .pictures').evaluateAll((all) =>
      all.map((one) => {
        const box = one.getBoundingClientRect();
        const parts = [...one.querySelectorAll('.card, .chips, dl, table')].map((part) => part.getBoundingClientRect());
        return parts.length > 0 && parts.every(({ left, right }) => left >= box.left - 1 && right <= box.right + 1);
      }),
    );
    expect(drawn, href).toEqual([true, true, true, true, true]);
  }
  expect(nora.faults).toEqual([]);
});

test('a page of pictures, by day and by night, in English and in Spanish, at a desk and on a phone: no serious fault', async () => {
  const { page } = nora;
  await nora.go('#/learn/s-and-k/snk-pan');
  await page.waitForSelector('.learn .panel');
  for (const details of await page.locator('.learn summary').all()) await details.click();
  expect(await faults(nora)).toEqual([]);
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('heading', { name: 'Reparto' }).waitFor();
  expect(await faults(nora)).toEqual([]);
  await page.setViewportSize(DESK);
  // A dot behind a sentence opens the clause it rests on.
  await page.locator('.learn .clause').first().click();
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Deal', exact: true }).waitFor();
});

test('a row of the lobby leads to its game, and an old address does, too', async () => {
  const { page } = nora;
  await page.setViewportSize(DESK);
  await nora.go('#/games/push-nine');
  await page.getByRole('link', { name: /^Learn: Push-Nine/ }).click();
  await page.getByRole('heading', { name: 'Push-Nine', level: 1 }).waitFor();
  await expect.poll(() => page.locator('.hands .more').allTextContents()).toContain('9 + 10 + 10 = 29 →\u00a09');
  await nora.go('#/how/jalisco/jal-esc');
  await page.getByRole('heading', { name: 'Escaleriado', level: 1 }).waitFor();
  await expect.poll(() => page.locator('.money .says').allTextContents()).toContain('6 points');
});

test('at a table what beats what is at hand, by a key and by touch', async () => {
  const { page } = nora;
  await page.setViewportSize(DESK);
  await nora.open({ house: 'rogelios', game: 'hold' });
  await nora.press('v');
  const rows = page.locator('dialog[open] .ladder li');
  await expect.poll(() => rows.first().textContent()).toMatch(/Royal flush/);
  expect(await rows.last().textContent()).toMatch(/Ace high/);
  expect(await faults(nora, [PHONE], 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  // On a phone it is in the menu.
  await page.locator('header .more > button').tap();
  const button = page.locator('header .more li button', { hasText: strings('en').keys.names.card });
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await button.tap();
  await expect.poll(() => rows.count()).toBeGreaterThan(8);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.locator('dialog[open] header button').tap();
  expect(nora.faults).toEqual([]);
});
