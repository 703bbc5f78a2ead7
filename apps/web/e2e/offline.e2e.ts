// Without a connection: the page comes up, rules that were read can be read again, and it says plainly what has to wait. It can be
// installed, too.
import { expect, test } from 'vitest';
import { strings } from '../src/i18n/index.js';
import { roomForTests } from './room.js';

const at = roomForTests();

test('the page is installable, and keeps itself, the lobby and rules for when there is no connection', async () => {
  const nora = await at.room.person('Nora', { serviceWorkers: 'allow' });
  const { page } = nora;
  const manifest = await nora.get<{ start_url: string; icons: { src: string; sizes: string; purpose?: string }[] }>(
    '/manifest.webmanifest',
  );
  expect(manifest.start_url).toBe('/');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await page.request.get(`${nora.url}${src}`)).status()).toBe(200);
  // The worker has everything of this build, and the lobby; a page of rules is kept because it is looked at.
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.waitForFunction(async () => (await caches.match('/api/lobby')) !== undefined);
  await nora.go('#/rules/spanish-poker/span');
  await page.waitForSelector('.game-book article');
  await page.waitForFunction(async () => (await caches.match('/api/books/spanish-poker')) !== undefined);
  // So is a game at the rules desk.
  await nora.go('#/desk/rogelios/rog-hold');
  await page.waitForFunction(async () => (await caches.match('/api/opened/rogelios/rog-hold')) !== undefined);
  await page.waitForFunction(async () => (await caches.match('/api/rules/rogelios/rog-hold?lang=en')) !== undefined);
  await nora.go('#/rules/spanish-poker/span');
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.some((path) => /^\/api\/(?!lobby|opened|rules|clause|books)/.test(path))).toBe(false);

  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector('.game-book article');
  await page.getByText(strings('en').link.without).waitFor();
  await nora.go('#/');
  await page.waitForSelector('ul.tiles');
  await nora.go('#/desk');
  await page.getByRole('button', { name: /unprotected/ }).click();
  await page.waitForSelector('.ruling .aloud');
  await expect.poll(() => page.locator('.ruling').textContent()).toMatch(/[A-Z]+-\d/);
  // It comes back by itself.
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText(strings('en').link.without).count()).toBe(0);
  expect(nora.faults).toEqual([]);
});
