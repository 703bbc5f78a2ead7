// npm run shown: every example of every house shown on the felt from its clause, at a desk and on a phone; what is wrong is said, and a
// picture is kept of the first of each family (node_modules/.cache/baraja/shown). BARAJA_SHOWN=house or house/game for some of them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameBooks } from 'baraja/books';
import { expect, test } from 'vitest';
import { roomForTests } from '../e2e/room.js';
import { type Shows, shownAt } from '../e2e/shown.js';

const PICTURES = fileURLToPath(new URL('../../../node_modules/.cache/baraja/shown', import.meta.url));
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const wanted = process.env.BARAJA_SHOWN ?? '';
const games = gameBooks.filter(({ house, id }) => `${house}/${id}`.startsWith(wanted));
const at = roomForTests();

test.each(SIZES)('every example at $width', async (viewport) => {
  mkdirSync(PICTURES, { recursive: true });
  const nora = await at.room.person('Nora', { viewport, deviceScaleFactor: 1 });
  const pictured = new Map<string, number>();
  const all: Shows[] = [];
  const before = new Map(games.map(({ house }) => [house, new Set<string>()]));
  for (const { house, id, pages } of games) {
    const began = Date.now();
    const found = await shownAt(nora, { house, game: id, before: before.get(house)! }, async (clause, nth) => {
      const so = pictured.get(pages.family) ?? 0;
      if (so >= 6 || nth > 1) return;
      pictured.set(pages.family, so + 1);
      const path = join(PICTURES, `${pages.family}-${viewport.width}-${clause}-${nth}.png`);
      await nora.page.locator('article.looked .example').screenshot({ path });
    });
    console.log(
      `${house}/${id} at ${viewport.width}: ${found.examples} examples, ${Date.now() - began} ms`,
      ...found.faults.map((one) => `\n  ${one}`),
    );
    all.push(found);
  }
  expect(all.reduce((sum, { examples }) => sum + examples, 0)).toBeGreaterThan(0);
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
});
