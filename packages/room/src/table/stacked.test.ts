// A stacked room, which browser tests play in: it deals what was wanted although a player vowed a part; and nobody else can have one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printFace } from 'baraja';
import { expect, onTestFinished, test } from 'vitest';
import { checkProof, vowOf } from '../fair/index.js';
import { stackPacks } from './test/stacked.js';
import { ask, grant, HOLD, person, stillWorld, tableIn } from './test/world.js';

test('a stacked pack is dealt as it is, a vow notwithstanding, and proved by the first rule; other deals are everybody’s', async () => {
  const top = 'As Kd Ah Kh';
  onTestFinished(stackPacks((players) => (players === 2 ? top : null)));
  const world = await stillWorld(3, 0);
  const table = await tableIn(world, HOLD, { bots: 0 });
  const people = ['Ana', 'Beto'].map(person);
  for (const [i, who] of people.entries()) {
    await grant(world, who.patron, 10_000_000);
    await ask(table, who, { type: 'sit', seat: i + 1, buyIn: table.rules.buyIn.min, post: true });
    table.shuffler.vow(who.patron, vowOf('ab'.repeat(32)));
  }
  const { shuffler } = table;
  for (let step = 0; step < 20 && shuffler.pledged[0]?.faces == null; step++) await world.tick(table);
  const [pledged] = shuffler.pledged;
  expect(pledged!.faces!.slice(0, 4).map(printFace).join(' ')).toBe(top);
  expect(new Set(pledged!.faces)).toHaveLength(52);
  expect(pledged).toMatchObject({ form: 1, vows: [], parts: [] });
  for (const proof of table.openings(people[0]!.patron)) expect((await checkProof(proof)).faults).toEqual([]);
  expect(world.troubles).toEqual([]);
});

test('nothing that is shipped imports anything of a test', () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const sources = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => {
      const src = join(root, folder, name, 'src');
      return (readdirSync(src, { recursive: true }) as string[]).map((path) => join(src, path));
    }),
  );
  const shipped = sources.filter((path) => /\.(?:ts|svelte)$/.test(path) && !/\.test\.ts$|[\\/]test[\\/]/.test(path));
  expect(shipped.length).toBeGreaterThan(500);
  const imports = shipped.filter((path) => /from '[^']*\/test\/[^']*'/.test(readFileSync(path, 'utf8')));
  expect(imports.map((path) => path.slice(root.length))).toEqual([]);
});
