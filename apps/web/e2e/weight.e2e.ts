// What has to be fetched before anything can be done: the scripts of the first page and of a table, as they go over the wire.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const KB = 1000;
const dist = (path: string) => readFileSync(fileURLToPath(new URL(`../dist${path}`, import.meta.url)));

interface Fetched {
  readonly path: string;
  /** As it came over the wire. */
  readonly bytes: number;
}
/** The scripts this page has fetched so far, by their names in the built page. */
const scripts = ({ page }: Person): Promise<readonly Fetched[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((one) => one as PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
      .filter(({ path }) => path.endsWith('.js')),
  );
const weightOf = (fetched: readonly Fetched[]): number =>
  [...new Map(fetched.map(({ path, bytes }) => [path, bytes])).values()].reduce((sum, bytes) => sum + bytes, 0) / KB;

test('the scripts of the first page, and of a table, are under 150 kB', async () => {
  const nora = await at.room.person('Nora');
  const first = await scripts(nora);
  const page = dist('/index.html').toString();
  // In one file: each of many waits its turn.
  expect(page).not.toContain('modulepreload');
  const asked = [...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, path]) => path!);
  expect(asked.length).toBeGreaterThan(0);
  for (const path of asked) expect(first.map((one) => one.path)).toContain(path);
  for (const { path, bytes } of first) expect(bytes, path).toBeGreaterThan(0);
  await nora.open({ house: 'rogelios', game: 'hold-nl', bots: 1 });
  await nora.sit();
  await nora.turn();
  const all = await scripts(nora);
  console.log(`scripts: ${weightOf(first).toFixed(1)} kB first, ${weightOf(all).toFixed(1)} kB at a table`);
  expect(weightOf(first)).toBeLessThan(150);
  expect(weightOf(all)).toBeLessThan(150);
});
