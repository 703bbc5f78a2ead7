// The documentation beside the room: it opens, its pages lead to each other, and what was opened once can be read without a connection,
// the pages nobody had looked at among it.
import { expect, test } from 'vitest';
import { roomForTests } from './room.js';

const at = roomForTests({ docs: true });

test('the documentation opens under /docs, and again without a connection', async () => {
  const nora = await at.room.person('Nora', { serviceWorkers: 'allow' });
  const { page, url } = nora;
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (said) => said.type() === 'error' && wrong.push(said.text()));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

  await page.goto(`${url}/docs/`);
  await heading(/Baraja/);
  await page.goto(`${url}/docs/start.html`);
  await heading(/^Start here/);
  // It runs: pages are turned without being loaded anew.
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await page.locator('aside').getByRole('link', { name: 'Fairness', exact: true }).click();
  await heading(/^Fairness/);
  expect(await page.evaluate(() => (globalThis as { isSame?: boolean }).isSame)).toBe(true);
  expect(wrong).toEqual([]);

  const isKept = (path: string): Promise<boolean> =>
    page.evaluate(async (one) => (await caches.match(one, { ignoreVary: true })) !== undefined, path);
  const list = await nora.get<readonly string[]>('/docs/files.json');
  expect(list).toEqual(expect.arrayContaining(['/docs/start.html', '/docs/safety.html', '/docs/glossary.html']));
  for (const path of list) await expect.poll(() => isKept(path), { message: path }).toBe(true);

  await page.context().setOffline(true);
  await page.goto(`${url}/docs/safety.html`);
  await heading(/^Safety/);
  await page.reload();
  await heading(/^Safety/);
  await page.locator('aside').getByRole('link', { name: 'Glossary', exact: true }).click();
  await heading(/^Glossary/);
  await page.context().setOffline(false);
});
