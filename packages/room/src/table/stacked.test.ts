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

/** The folders of the apps and of all packages they need, however far down. What none of them needs, such as the storm, is for tests. */
function shippedFolders(root: string): string[] {
  const folders = ['apps', 'packages'].flatMap((area) =>
    readdirSync(join(root, area)).map((name) => join(root, area, name)),
  );
  const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const byName = new Map(folders.map((folder) => [read(folder).name as string, folder]));
  const shipped = new Set(folders.filter((folder) => folder.startsWith(join(root, 'apps'))));
  for (const folder of shipped)
    for (const name of Object.keys(read(folder).dependencies ?? {})) {
      const needed = byName.get(name);
      if (needed) shipped.add(needed);
    }
  return [...shipped];
}
test('nothing that is shipped imports anything of a test', () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const sources = shippedFolders(root).flatMap((folder) =>
    (readdirSync(join(folder, 'src'), { recursive: true }) as string[]).map((path) => join(folder, 'src', path)),
  );
  const shipped = sources.filter((path) => /\.(?:ts|svelte)$/.test(path) && !/\.test\.ts$|[\\/]test[\\/]/.test(path));
  expect(shipped.length).toBeGreaterThan(500);
  const imports = shipped.filter((path) => /from '[^']*\/test\/[^']*'/.test(readFileSync(path, 'utf8')));
  expect(imports.map((path) => path.slice(root.length))).toEqual([]);
});
