// axe finds no serious fault on any page, by day and by night, at a desk in English and on a phone in Spanish; and in a window of 200 %
// no page is wider than it, nothing on it is cut, and a table can be scrolled to whatever it has. Pages that need somebody with a role, a
// book or an evening behind him are looked at where that is tested: office, club, write, books, files, private.
import { beforeAll, expect, test } from 'vitest';
import { faults, SIZES } from './axe.js';
import { faultsOn } from './cut.js';
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
async function faultsOf(open: (person: Person) => Promise<unknown>, within?: string): Promise<readonly string[]> {
  const found = [nora, nina].map(async (person, i) => {
    await person.page.setViewportSize(SIZES[i]!);
    await open(person);
    return faults(person, SIZES.slice(i, i + 1), within);
  });
  return (await Promise.all(found)).flat();
}
const faultsAt = (hash: string, ready: string, open: (person: Person) => Promise<unknown> = async () => {}) =>
  faultsOf(async (person) => {
    await person.go(hash);
    await person.page.locator(ready).first().waitFor();
    await open(person);
  });
/** A window of 1280 pixels where everything is twice as large. */
const TWICE = { width: 640, height: 400 };
/** Nothing on the page is cut, outside or covered, as soon as all has found its place. */
async function fitsTwice({ page }: Person): Promise<void> {
  await page.setViewportSize(TWICE);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  // What somebody did last hangs at his plate, and may hang over the rim.
  const lies = async () => (await faultsOn(page)).filter((fault) => !fault.includes('span.tag'));
  const found = async () => [...(await lies()), ...((await width()) > TWICE.width ? ['too wide'] : [])];
  await expect.poll(found, { message: 'at 200 %', timeout: 20_000 }).toEqual([]);
}
const unfold = ({ page }: Person) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

test.each([
  ['the lobby', '#/', 'ul.tiles'],
  ['a family', '#/games/rummy', '.family .row'],
  ['the houses', '#/houses/jalisco', '.panel .row'],
  ['every game there is to learn', '#/learn', 'main li a'],
  ['a game in five pictures', '#/learn/s-and-k/snk-p9', 'main section'],
  ['a first hand with a coach', '#/learn/casa/casa-hold/hand', '.plate.mine'],
  ['one’s own hands, of which there are none', '#/yours', 'main h1'],
  ['no tables side by side', '#/tables', 'main .none'],
  ['the clubs', '#/clubs', 'main h1'],
  ['a link to a role that is none any more', '#/join/abcdefgh', 'main h1'],
  ['a link to a new password', '#/reset/abcdefgh', 'main h1'],
  ['hands from a file', '#/file', 'main h1'],
  ['the rules desk', '#/desk/rogelios/rog-hold', 'main .big button'],
  ['the rule books', '#/rules', '.books'],
  ['rules', '#/rules/casa/draw', '.game-book article'],
  ['opening a private table', '#/open', 'form .grid'],
  ['the cage', '#/cage', '.balance'],
])('%s', async (_name, hash, ready) => {
  expect(await faultsAt(hash, ready, unfold)).toEqual([]);
  await fitsTwice(nora);
});
test.each([
  ['the settings', 'header nav.own button:last-child', 'h2'],
  ['one’s account', 'header nav.own button.me', 'input'],
])('%s, over the lobby', async (_name, opener, ready) => {
  const open = async ({ page, ...person }: Person) => {
    await page.locator(opener).click();
    await page.locator(`dialog[open] ${ready}`).first().waitFor();
    return person;
  };
  for (const person of [nora, nina]) {
    await person.page.setViewportSize(SIZES[0]!);
    await person.go('#/');
    await person.inLobby();
  }
  expect(await faultsOf(open, 'dialog')).toEqual([]);
  await fitsTwice(nora);
  for (const { page } of [nora, nina]) await page.keyboard.press('Escape');
});
test.each([
  ['rogelios', 'stud'],
  ['rogelios', 'draw'],
  ['s-and-k', 'p9'],
  ['jalisco', 'esc'],
  ['rogelios', 'p215'],
  ['spanish-poker', 'span'],
  ['s-and-k', 'pgp'],
])('a table of %s %s, where one is asked', async (house, game) => {
  const found = await faultsOf(async (person) => {
    await person.open({ house, game, bots: 5 });
    await person.sit();
    await person.turn();
  });
  expect(found).toEqual([]);
  await nora.page.setViewportSize(SIZES[0]!);
  await nora.press('?');
  expect(await faults(nora, SIZES.slice(0, 1), 'dialog'), 'its keys').toEqual([]);
  await nora.page.keyboard.press('Escape');
  await fitsTwice(nora);
});
test('a table where one is asked, its rail, and the replay of a hand', async () => {
  const { page } = nora;
  await page.setViewportSize(SIZES[0]!);
  const table = await nora.open({ house: 'rogelios', game: 'hold-nl', bots: 5 });
  await nora.sit();
  await playUntil([nora], () => nora.logged(/^Hand 1 is over/));
  await nora.turn();
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
  await go(`#/table/${table}/hands`, 'main li a');
  expect(await faults(nora), 'its hands').toEqual([]);
  expect(nora.faults).toEqual([]);
});
test('tables with a bank: what came of a hand', async () => {
  for (const [house, game] of [
    ['rogelios', 'p215'],
    ['spanish-poker', 'span'],
  ] as const) {
    await nora.page.setViewportSize(SIZES[0]!);
    await nora.open({ house, game, bots: 5 });
    await nora.sit();
    await playUntil([nora], async () => (await nora.page.locator('.fate').count()) > 1);
    expect(await faults(nora, SIZES.slice(0, 1), '.arc'), `${game}, settled`).toEqual([]);
  }
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
