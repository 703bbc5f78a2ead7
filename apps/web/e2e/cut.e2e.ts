// No label is cut, nothing lies outside, and nothing covers what is to be pressed: over the staged pictures of every family, from a
// phone to a wide screen, in both languages.
import { beforeAll, expect, test } from 'vitest';
import { setStage, stages } from '../stages.mjs';
import { faultsOn } from './cut.js';
import type { Person } from './person.js';
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
/** The tables somebody has looked at since his page was loaded: on stage he sits at them all, and a page looks at so many at most. */
const looked: Record<(typeof LANGUAGES)[number], Set<string>> = { en: new Set(), es: new Set() };
const LOOKED_MOST = 10;
beforeAll(async () => {
  for (const language of LANGUAGES) {
    const person = await at.room.stranger({ deviceScaleFactor: 0.25, locale: language });
    await setStage(person.page, Object.keys(stages)[0]!);
    await person.comeIn();
    people[language] = person;
  }
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

/** The page has the size, and what lies on the felt has found its place in it: nothing has moved for three frames. */
const laidOut = (page: Person['page'], { width, height }: (typeof SIZES)[number]): Promise<void> =>
  page.evaluate(
    ([w, h]) =>
      new Promise<void>((done) => {
        const places = () =>
          [...document.querySelectorAll('main.felt, .plate, .at, .bar')]
            .map((one) => Object.values<number>(one.getBoundingClientRect().toJSON()).map(Math.round).join())
            .join();
        let [before, still] = ['', 0];
        const look = () => {
          const now = places();
          still = now === before && innerWidth === w && innerHeight === h ? still + 1 : 0;
          before = now;
          if (still >= 3) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
    [width, height] as const,
  );

test.each(LANGUAGES)('the lobby in %s: nothing is cut, and what may be looked for is said whole', async (language) => {
  const { page } = people[language]!;
  const faults: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await laidOut(page, size);
    for (const fault of await faultsOn(page)) faults.push(`${size.width}: ${fault}`);
    const room = await page.locator('input[type=search]').evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      const inside = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return inside - pen.measureText(input.placeholder).width;
    });
    if (room < 0) faults.push(`${size.width}: the placeholder is ${Math.round(-room)} too long`);
  }
  expect(faults).toEqual([]);
});

test.each(Object.keys(stages))('%s', async (name) => {
  const { house, game, tab, cut = false } = stages[name]!;
  const faults: string[] = [];
  const { table } = await tableOf(house, game);
  const found = LANGUAGES.map(async (language) => {
    const person = people[language]!;
    const { page } = person;
    await setStage(page, name);
    // Where the line was cut it takes its time to come back.
    if (looked[language].size >= LOOKED_MOST || (await page.locator('.banner').isVisible())) {
      await page.reload();
      looked[language].clear();
    }
    looked[language].add(table);
    // It looks away, and at the table anew.
    await person.go('#/cage');
    await page.waitForSelector('.balance');
    await person.go(`#/table/${table}`);
    await page.waitForSelector(cut ? '.banner' : '.plate .stack');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      if (tab && size.width >= 1100) await page.locator(`#tab-${tab}`).click();
      await laidOut(page, size);
      for (const fault of await faultsOn(page)) faults.push(`${language} ${size.width}: ${fault}`);
    }
    expect(person.faults.splice(0)).toEqual([]);
  });
  await Promise.all(found);
  expect(faults).toEqual([]);
});
