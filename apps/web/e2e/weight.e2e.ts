// What has to be fetched before anything can be done: the scripts of the first page and of a table, as they go over the wire.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const KB = 1000;
const dist = (path: string) => readFileSync(fileURLToPath(new URL(`../dist${path}`, import.meta.url)));

/** The scripts this page has fetched so far, by their names in the built page. */
async function scripts({ page }: Person): Promise<readonly string[]> {
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(fetched.filter((path) => path.endsWith('.js')))];
}
const weightOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(dist(path), { level: 6 }).length, 0) / KB;

test('the scripts of the first page, and of a table, are under 150 kB', async () => {
  const nora = await at.room.person('Nora');
  const first = await scripts(nora);
  const asked = [
    ...dist('/index.html')
      .toString()
      .matchAll(/<script[^>]+src="([^"]+)"/g),
  ].map(([, path]) => path!);
  expect(asked.length).toBeGreaterThan(0);
  for (const path of asked) expect(first).toContain(path);
  await nora.open({ house: 'rogelios', game: 'hold-nl', bots: 1 });
  await nora.sit();
  await nora.turn();
  const all = await scripts(nora);
  console.log(`scripts: ${weightOf(first).toFixed(1)} kB first, ${weightOf(all).toFixed(1)} kB at a table`);
  expect(weightOf(first)).toBeLessThan(150);
  expect(weightOf(all)).toBeLessThan(150);
});
