// npm run pictures: the pictures of README and documentation (docs/pictures), small enough to be kept with them.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Person } from '../e2e/person.js';
import { roomForTests } from '../e2e/room.js';
import { unveiled } from '../e2e/veil.js';
import { ASKED, OVER, until } from './moments.js';
import { laidOut } from './shots.js';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** All of them together are read by whoever looks at the README. */
const MOST = 1_000_000;

const at = roomForTests({ pace: 0.4, practice: true });
const taken: string[] = [];
async function guest(options: Parameters<typeof at.room.stranger>[0] = {}): Promise<Person> {
  const person = await at.room.stranger({ deviceScaleFactor: 1, ...options });
  const prefs = { sound: 'off', named: 'yes', practised: '' };
  await person.page.addInitScript((of) => localStorage.setItem('baraja.prefs', JSON.stringify(of)), prefs);
  await person.comeIn();
  return person;
}
async function take(page: Page, name: string, size: typeof DESK): Promise<void> {
  await page.setViewportSize(size);
  await laidOut(page);
  // What fades has faded.
  await page.waitForTimeout(600);
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `${name}.jpg`);
  await unveiled(page, () => page.screenshot({ path, type: 'jpeg', quality: 84 }));
  taken.push(path);
}
/** Plays until one is asked with so many cards open, one's own among them; a hand that ends before is followed by another. */
async function asked(person: Person, open: number): Promise<void> {
  const { page } = person;
  for (let i = 0; i < 60; i++) {
    await until(person, `${ASKED}, ${OVER}`);
    if ((await page.locator(ASKED).count()) > 0 && (await page.locator('.at:not(.gone) .front').count()) >= open)
      return;
    if ((await page.locator(ASKED).count()) > 0) await person.press('c');
    await page.waitForTimeout(50);
  }
  throw new Error('the board never lay there');
}

afterAll(() => {
  const bytes = taken.reduce((sum, path) => sum + statSync(path).size, 0);
  console.log(`${taken.length} pictures, ${Math.round(bytes / 1000)} KB`);
  expect(bytes).toBeLessThan(MOST);
});

test('a table, at a desk and by touch', async () => {
  const nora = await guest();
  const { table } = await nora.post('/api/practice', { house: 'rogelios', game: 'rog-hold' });
  await nora.join(table);
  await asked(nora, 5);
  await take(nora.page, 'table', DESK);
  await take(nora.page, 'phone', PHONE);
});

test('lobby, rules, learning, the desk', async () => {
  const { page, go } = await guest().then((nora) => ({ page: nora.page, go: (to: string) => nora.go(to) }));
  for (const [name, to] of [
    ['lobby', '#/'],
    ['rules', '#/rules/rogelios/rog-hold'],
    ['learn', '#/learn/rogelios/rog-hold'],
    ['odds', '#/lab'],
  ] as const) {
    await go(to);
    await page.waitForSelector('main h1, main h2');
    await page.waitForLoadState('networkidle');
    await take(page, name, DESK);
  }
});
