// No label is cut, nothing lies outside, and nothing covers what is to be pressed: over the staged pictures of every family, from a
// phone to a wide screen, in both languages.
import { beforeAll, expect, test } from 'vitest';
import { setStage, stages } from '../stages.mjs';
import { faultsOn } from './cut.js';
import { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const LANGUAGES = ['en', 'es'] as const;
const people: Partial<Record<(typeof LANGUAGES)[number], Person>> = {};
beforeAll(async () => {
  for (const language of LANGUAGES)
    people[language] = await at.room.person('', { deviceScaleFactor: 0.25, locale: language });
});

/** A table of each game, opened by one or the other, since nobody may open many in a row. */
const tables = new Map<string, Promise<{ table: string }>>();
function tableOf(house: string, game: string): Promise<{ table: string }> {
  const key = `${house}/${game}`;
  const host = people[LANGUAGES[tables.size % LANGUAGES.length]!]!;
  const table = tables.get(key) ?? host.post('/api/tables', { house, game, bots: 0 });
  tables.set(key, table);
  return table;
}

/** Waits for the table. On a machine with much other work a stage may come before the page listens: then it is loaded again. */
async function seen(page: Person['page']): Promise<void> {
  for (let tries = 3; tries > 0; tries--) {
    const isThere = page.waitForSelector('.plate .stack', { timeout: 60_000 }).then(
      () => true,
      () => false,
    );
    if (await isThere) return;
    await page.reload();
  }
  await page.waitForSelector('.plate .stack');
}

test.each(Object.keys(stages))('%s', async (name) => {
  const { house, game, tab } = stages[name]!;
  const faults: string[] = [];
  const found = LANGUAGES.map(async (language) => {
    const host = people[language]!;
    // A page of its own for each stage: one that has been staged stays so.
    const { page, ...person } = await Person.at(host.page.context(), host.url);
    await setStage(page, name);
    const { table } = await tableOf(house, game);
    await page.goto(`${host.url}/#/table/${table}`);
    await seen(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      if (tab && size.width >= 1100) await page.locator(`#tab-${tab}`).click();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      for (const fault of await faultsOn(page)) faults.push(`${language} ${size.width}: ${fault}`);
    }
    await page.close();
    expect(person.faults).toEqual([]);
  });
  await Promise.all(found);
  expect(faults).toEqual([]);
});
