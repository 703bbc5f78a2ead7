// The lobby: a family by keys and a hand in a click, search by what people type, one's own tables and whose turn it is, tables that
// anybody may join; one screen at a desk, two on a phone.
import { expect, test } from 'vitest';
import { strings } from '../src/i18n/index.js';
import { faults, SIZES } from './axe.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';
import { unveiled } from './veil.js';

const at = roomForTests();
const { lobby, private_ } = strings('en');
const [DESK, PHONE] = SIZES as [(typeof SIZES)[0], (typeof SIZES)[0]];
const names = ({ page }: Person) => page.locator('.family:visible h3').allTextContents();
/** How wide and how high the page is, in pixels of the page, once everything has its place. */
const extent = ({ page }: Person) =>
  unveiled(page, () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
  );
/** Everybody is asked for a name once; who is not to be asked here has been. */
async function named(person: Person): Promise<Person> {
  await person.page.getByRole('button', { name: strings('en').account.askSkip }).click();
  return person;
}

test('a family is chosen by keys: the houses that spread it are there, and a hand is a key away', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  const isOn = (selector: string) => page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector);
  expect((await names(nora)).join()).toContain('Hold’em');
  for (let i = 0; i < 120 && !(await isOn('a[href="#/games/stud"]')); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await names(nora)).join()).toMatch(/Stud.*Rogelio/s);
  expect(await page.locator('.tile[aria-current]').textContent()).toContain(lobby.tiles.stud.name);
  expect(page.url()).toMatch(/#\/games\/stud$/);
  for (let i = 0; i < 120 && !(await isOn('[data-game="rog-sthl"] .practise')); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.plate.mine');
  await expect.poll(() => nora.logged(/^Hand 1: /)).toBe(true);
  // What was played last is open, and dealt again, when one comes back.
  await nora.go('#/');
  await expect.poll(() => page.locator('.deal').textContent()).toContain('Stud Hi-Lo');
  expect(await page.locator('.tile[aria-current]').textContent()).toContain(lobby.tiles.stud.name);
  expect(nora.faults).toEqual([]);
});

test('a game is found by what people type; a slip is read right, and what is no game is said to be none', async () => {
  const omar = await at.room.person('Omar');
  const { page } = omar;
  const found = () =>
    page.locator('.found .row').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-game')));
  await page.locator('#main').focus();
  await page.keyboard.press('/');
  await page.keyboard.type('veintiuno');
  await expect.poll(found).toEqual(['rog-p215', 'ven-nb21', 'casa-bj']);
  expect(await page.locator('.tile[href^="#/games/"]:not(.dim)').allTextContents()).toEqual([
    expect.stringContaining('Twenty-one'),
  ]);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.closest('.row')?.getAttribute('data-game'))).toBe(
    'rog-p215',
  );
  const field = page.getByRole('searchbox', { name: lobby.search });
  await field.fill('8 or better');
  await expect.poll(found).toEqual(expect.arrayContaining(['snk-hhl', 'snk-ohl']));
  expect(await found()).not.toContain('rog-hold');
  await field.fill('rumy');
  await expect.poll(() => page.locator('.found [role="status"]').textContent()).toMatch(/3 games .*read as rummy/s);
  await field.fill('bridge');
  await expect.poll(() => page.locator('.found [role="status"]').textContent()).toContain(lobby.nothing('bridge'));
  expect(await found()).toEqual([]);
  await field.press('Escape');
  await page.waitForSelector('.found', { state: 'detached' });
  expect(await field.inputValue()).toBe('');
  expect(omar.faults).toEqual([]);
});

test('where one sits is said in the lobby: the chips there, and whose turn it is', async () => {
  const [ana, beto] = [await at.room.person('Ana'), await at.room.person('Beto')];
  expect(await ana.page.locator('.yours').count()).toBe(0);
  const table = await ana.open({ house: 'rogelios', game: 'hold', bots: 0 });
  await ana.sit();
  await beto.join(table);
  await expect.poll(async () => (await ana.isAsked()) || (await beto.isAsked())).toBe(true);
  for (const person of [ana, beto]) await person.go('#/');
  const says = ({ page }: Person) => page.locator('.yours li').textContent();
  await expect
    .poll(async () => `${await says(ana)}|${await says(beto)}`)
    .toMatch(/Your turn.*\|.*Ana’s turn|Beto’s turn.*\|.*Your turn/);
  const asked = (await says(ana))!.includes('Your turn') ? ana : beto;
  const other = asked === ana ? beto : ana;
  expect(await says(asked)).toMatch(/Hold’em \$2\/4.*Rogelio’s · \$\d+.*to call · \d+ s/);
  expect(await asked.page.locator('.yours .cards use').count()).toBe(2);
  // Something is done at the table, and both lobbies say so.
  await asked.look(table);
  await asked.goOn();
  await expect.poll(() => says(other)).toContain('Your turn');
  await asked.go('#/');
  await expect.poll(() => says(asked)).toContain(`${other === ana ? 'Ana' : 'Beto'}’s turn`);
  await asked.page.locator('.yours a').click();
  await asked.page.waitForSelector('.plate.mine');
  expect([...ana.faults, ...beto.faults]).toEqual([]);
});

test('a table for anybody is shown where its game is, and joined there; one with bots is not', async () => {
  const [host, guest] = [await at.room.person('Hilda'), await at.room.person('Gil')];
  await host.go('#/open/s-and-k/snk-p9');
  await host.page.getByLabel(private_.who).selectOption('anybody');
  expect(await host.page.getByRole('spinbutton').isDisabled()).toBe(true);
  await host.page.getByRole('button', { name: private_.open }).click();
  await host.page.waitForSelector('.plate.mine');
  await guest.open({ house: 's-and-k', game: 'pgp', bots: 2 });
  await guest.go('#/games/push-nine');
  const sit = guest.page.locator('[data-game="snk-p9"] .sit');
  await expect.poll(() => sit.textContent()).toMatch(/Sit\s+9 seats free/);
  await guest.go('#/games/pai-gow');
  await guest.page.locator('[data-game="snk-pgp"] .practise').waitFor();
  expect(await guest.page.locator('.sit').count()).toBe(0);
  await guest.go('#/games/push-nine');
  await sit.click();
  await guest.sit();
  await expect.poll(() => host.page.locator('.plate').allTextContents()).toContainEqual(expect.stringContaining('Gil'));
  expect([...host.faults, ...guest.faults]).toEqual([]);
});

test('an address that changes while the language is still being fetched is where one comes to', async () => {
  const { page, url } = await at.room.stranger({ locale: 'es-MX' });
  const asked = page.waitForRequest(/\/spanish-/);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/spanish-/, async (route) => {
    await held;
    await route.continue();
  });
  const loaded = page.goto(url);
  await asked;
  await page.evaluate(() => {
    location.hash = '#/cage';
  });
  release();
  await loaded;
  await page.waitForSelector('.balance');
});

test.each(['en-US', 'es-MX'])('%s: one screen at a desk, two on a phone, and nothing beside it', async (locale) => {
  const lia = await at.room.person('', { locale });
  const { page } = lia;
  const families = await page
    .locator('.tile[href^="#/games/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  expect(families.length).toBeGreaterThan(7);
  const fits = async (size: typeof DESK, screens: number, where: string) => {
    await page.setViewportSize(size);
    const [width, height] = (await extent(lia)) as [number, number];
    expect(width, where).toBeLessThanOrEqual(size.width);
    // A family that many houses spread is as long as its rows.
    const rows = await page.locator('.row:visible').count();
    expect(height, where).toBeLessThanOrEqual(Math.max(size.height * screens, 420 + rows * (screens === 1 ? 44 : 175)));
  };
  await fits(DESK, 1, 'first visit, a name asked for');
  await fits(PHONE, 2, 'first visit, a name asked for');
  await page.locator('.ask .skip').click();
  for (const href of families) {
    await lia.go(href);
    await expect.poll(() => page.locator('.tile[aria-current]').getAttribute('href')).toBe(href);
    await fits(DESK, 1, href);
    await fits(PHONE, 2, href);
    // What one comes for is as wide as a thumb, whatever stands beside it.
    const widths = await page
      .locator('.row .practise:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...widths), href).toBeGreaterThan(120);
    expect(await page.locator('.tiles').isVisible(), href).toBe(false);
  }
  // Back from a family's page, all of them are there.
  await page.locator('.family .back').first().click();
  await page.locator('ul.tiles').waitFor();
  expect(lia.faults).toEqual([]);
});

test('axe finds nothing: pictures, a family, what was found, the houses', async () => {
  const rosa = await named(await at.room.person());
  const { page } = rosa;
  await rosa.open({ house: 's-and-k', game: 'pan', bots: 2 });
  await rosa.sit();
  await rosa.go('#/games/rummy');
  await page.locator('.yours li').waitFor();
  expect(await faults(rosa)).toEqual([]);
  await page.setViewportSize(DESK);
  await rosa.go('#/');
  await page.getByRole('searchbox', { name: lobby.search }).fill('hi lo');
  await page.locator('.found .row').first().waitFor();
  expect(await faults(rosa, [PHONE])).toEqual([]);
  await page.setViewportSize(DESK);
  await page.getByRole('link', { name: lobby.byHouse }).click();
  await page.getByRole('link', { name: /Jalisco Pool Room/ }).click();
  const posted = await rosa.get<{ houses: { id: string; games: { id: string }[] }[] }>('/api/lobby');
  const games = posted.houses.find(({ id }) => id === 'jalisco')!.games.map(({ id }) => id);
  const rows = () => page.locator('.panel .row').evaluateAll((all) => all.map((row) => row.getAttribute('data-game')));
  await expect.poll(rows).toEqual(games);
  expect(await page.locator('ul.houses a').count()).toBe(posted.houses.length);
  expect(await faults(rosa, [DESK])).toEqual([]);
  expect(rosa.faults).toEqual([]);
});
