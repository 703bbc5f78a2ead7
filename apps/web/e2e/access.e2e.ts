// axe finds no serious fault on any page, by day and by night, at a desk in English and on a phone in Spanish; and a table in a window of
// 200 % can be scrolled to whatever it has.
import { beforeAll, expect, test } from 'vitest';
import { faults, SIZES } from './axe.js';
import { type Person, playUntil } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests({ practice: true });
let nora: Person;
let nina: Person;
beforeAll(async () => {
  nora = await at.room.person('Nora');
  nina = await at.room.person('Nina', { locale: 'es-MX', viewport: SIZES[1]! });
});
const go = async (hash: string, ready: string) => {
  await nora.page.setViewportSize(SIZES[0]!);
  await nora.go(hash);
  await nora.page.waitForSelector(ready);
};
/** What axe finds at a desk in English, and on a phone in Spanish. */
async function faultsAt(hash: string, ready: string, open: (person: Person) => Promise<unknown>) {
  const found = [nora, nina].map(async (person, i) => {
    await person.go(hash);
    await person.page.waitForSelector(ready);
    await open(person);
    return faults(person, SIZES.slice(i, i + 1));
  });
  return (await Promise.all(found)).flat();
}

test('the settings, over the lobby', async () => {
  await nora.page.locator('header nav button').last().click();
  await nora.page.waitForSelector('dialog[open]');
  expect(await faults(nora, SIZES.slice(1), 'dialog')).toEqual([]);
  await nora.page.keyboard.press('Escape');
});
test.each([
  ['the rule books', '#/rules', '.books'],
  ['rules', '#/rules/casa/draw', '.game-book article'],
  ['opening a private table', '#/open', 'form .grid'],
  ['the cage', '#/cage', '.balance'],
])('%s', async (_name, hash, ready) => {
  const open = ({ page }: Person) =>
    page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
  expect(await faultsAt(hash, ready, open)).toEqual([]);
});
test('a table where one is asked, its rail, and the replay of a hand', async () => {
  const { page } = nora;
  await page.setViewportSize(SIZES[0]!);
  const table = await nora.open({ house: 'rogelios', game: 'hold-nl', bots: 5 });
  await nora.sit();
  await playUntil([nora], () => nora.logged(/^Hand 1 is over/));
  await nora.turn();
  expect(await faults(nora)).toEqual([]);
  // At 200 % one's own cards and every button can be scrolled to, none on another.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.locator('.plate.mine').scrollIntoViewIfNeeded();
  const [felt, mine, bar] = await Promise.all(
    ['main.felt', '.plate.mine', '.bar'].map(async (one) => (await page.locator(one).boundingBox())!),
  );
  expect(mine!.y + mine!.height).toBeLessThanOrEqual(felt!.y + felt!.height);
  expect(felt!.y + felt!.height).toBeLessThanOrEqual(bar!.y);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  for (const tab of ['rules', 'chat', 'fair', 'hands', 'floor']) {
    await page.setViewportSize(SIZES[0]!);
    await page.locator(`#tab-${tab}`).click();
    await expect.poll(() => page.locator('#rail-panel').textContent()).not.toContain('One moment');
    expect(await faults(nora, SIZES.slice(0, 1), '.rail'), tab).toEqual([]);
  }
  await page.setViewportSize(SIZES[1]!);
  await page.locator('button.rail').click();
  expect(await faults(nora, SIZES.slice(1)), 'the rail on a phone').toEqual([]);
  await go(`#/table/${table}/hand/1`, '.replay .controls');
  await page.keyboard.press('End');
  expect(await faults(nora), 'replay').toEqual([]);
  expect(nora.faults).toEqual([]);
});
test('tables with a bank: the offer or the wagers, a hand, and what came of it', async () => {
  for (const [house, game] of [
    ['rogelios', 'p215'],
    ['spanish-poker', 'span'],
  ] as const) {
    await nora.page.setViewportSize(SIZES[0]!);
    await nora.open({ house, game, bots: 5 });
    await nora.sit();
    await nora.turn();
    expect(await faults(nora), `${game}, asked for wagers`).toEqual([]);
    await nora.page.setViewportSize(SIZES[0]!);
    await playUntil([nora], async () => (await nora.page.locator('.fate').count()) > 1);
    expect(await faults(nora, SIZES.slice(0, 1), '.arc'), `${game}, settled`).toEqual([]);
  }
});
test('a rummy where one is asked', async () => {
  await nora.page.setViewportSize(SIZES[0]!);
  await nora.open({ house: 'jalisco', game: 'esc', bots: 6 });
  await nora.sit();
  await nora.turn();
  expect(await faults(nora)).toEqual([]);
});
test.each([
  ['a game’s figures', '#/lab/spanish-poker/span', '[data-any-hand] strong'],
  ['strategy tables', '#/lab/rogelios/rog-p215', 'td.hit'],
  ['hands against each other', '#/lab/rogelios/rog-ohl', '[data-seat]'],
  ['the trainer of setting hands', '#/lab/s-and-k/snk-pgp/train', '.drill'],
])('the odds lab: %s', async (_name, hash, ready) => {
  const open = async ({ page }: Person) => {
    for (const details of await page.locator('.found details summary').all()) await details.click();
    await expect.poll(() => page.locator('.found .old').count()).toBe(0);
  };
  expect(await faultsAt(hash, ready, open)).toEqual([]);
});
