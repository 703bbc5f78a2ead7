// npm run screens: pictures of a running room at every width, light and dark, to be looked at before anything is called done.
// node screens.mjs --url http://localhost:8080 --out screens [--only table-10] [--width 360] [--theme dark]
// Needs a Chromium: CHROMIUM names it, or it is looked for where Debian puts it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { setStage, stages } from './stages.mjs';

const { values: given } = parseArgs({
  options: {
    url: { type: 'string', default: process.env.BARAJA_URL ?? 'http://localhost:8080' },
    out: { type: 'string', default: 'screens' },
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '' },
    theme: { type: 'string', default: '' },
    lang: { type: 'string', default: 'en' },
  },
});
const sizes = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
].filter(({ width }) => given.width === '' || String(width) === given.width);
const themes = ['dark', 'light'].filter((theme) => given.theme === '' || theme === given.theme);

/** @typedef {import('playwright-core').Page} Page */

/** Asks the room for something, as the page would. @param {Page} page @param {string} path @param {object} body */
const post = (page, path, body) =>
  page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(/** @type {string} */ (to), { method: 'POST', headers, body: text });
      return answer.json();
    },
    [path, JSON.stringify(body)],
  );

/** Goes to a page of the room without leaving it. @param {Page} page @param {string} hash */
async function go(page, hash) {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

/** Opens a private table with bots and sits down. @param {Page} page @param {object} opening */
async function openTable(page, opening) {
  await page.waitForFunction(() => document.querySelector('ul.tiles'));
  const { table } = await post(page, '/api/tables', {
    house: 'rogelios',
    game: 'hold-nl',
    name: 'Friday table',
    ...opening,
  });
  await go(page, `#/table/${table}`);
  const sit = page.getByRole('button', { name: /^(Sit down with|Sentarse con)/ });
  await sit.click();
  return table;
}
/** @param {Page} page */
const myTurn = (page) => page.waitForSelector('.bar .act', { timeout: 60_000 });
/** Calls or checks whenever asked, until something shows. @param {Page} page @param {string} until @param {boolean} allIn */
async function playUntil(page, until, allIn) {
  for (let i = 0; i < 400; i++) {
    if ((await page.$(until)) !== null) return;
    if ((await page.$('.bar .act')) !== null) {
      await page.locator('main').focus();
      if (allIn && (await page.$('.bar .presets')) !== null) {
        await page.keyboard.press('4');
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('c');
      if ((await page.$('.bar .act.no')) !== null) await page.keyboard.press('n');
    }
    await page.waitForTimeout(250);
  }
}
/** Gets up, so that nobody waits for somebody who is not there. @param {Page} page */
async function leave(page) {
  const more = page.locator('.more > button');
  if (!(await more.isVisible())) return;
  await more.click();
  await page.getByRole('button', { name: /^(Leave the table|Dejar la mesa)/ }).click({ timeout: 1000 });
  await page.waitForTimeout(300);
}
const longName = 'Maximiliano Cuauhtém';

/** @type {Record<string, (page: Page) => Promise<void>>} */
const scenes = {
  async lobby(page) {
    await page.waitForSelector('ul.tiles', { state: 'attached' });
  },
  async practice(page) {
    await page.waitForSelector('ul.tiles', { state: 'attached' });
    await page.locator('.deal').click();
    await myTurn(page);
  },
  async 'table-2'(page) {
    await openTable(page, { bots: 1 });
    await myTurn(page);
  },
  async 'table-6'(page) {
    await openTable(page, { bots: 5, house: 's-and-k', game: 'ohl' });
    await playUntil(page, '.oval [aria-label] use[href^="#face"]', false);
    await myTurn(page);
  },
  async 'table-10'(page) {
    await page.waitForSelector('ul.tiles', { state: 'attached' });
    await post(page, '/api/me/name', { name: longName });
    await openTable(page, { bots: 9 });
    await myTurn(page);
  },
  async flop(page) {
    await openTable(page, { bots: 5, game: 'hold', house: 'ven-a-mexico' });
    await playUntil(page, '.pots', false);
    await page.waitForTimeout(900);
  },
  async 'all-in'(page) {
    await openTable(page, { bots: 8 });
    await playUntil(page, '.plate.allin', true);
    await page.waitForTimeout(1500);
  },
  async showdown(page) {
    await openTable(page, { bots: 5, game: 'hold' });
    await playUntil(page, '.at.lifted', false);
    await page.waitForTimeout(500);
  },
  async draw(page) {
    await openTable(page, { bots: 7, game: 'draw', house: 'jalisco' });
    await playUntil(page, '.at .pick', false);
    await page.keyboard.press('1');
    await page.keyboard.press('3');
    await page.waitForTimeout(400);
  },
  async stud(page) {
    await openTable(page, { bots: 7, game: 'stud' });
    await myTurn(page);
    await page.waitForTimeout(400);
  },
  async 'push-nine'(page) {
    await openTable(page, { bots: 9, game: 'p9', house: 's-and-k' });
    await myTurn(page);
    await page.waitForTimeout(400);
  },
  async pineapple(page) {
    await openTable(page, { bots: 3, game: 'cphl' });
    await playUntil(page, '.at .pick', false);
    await page.waitForTimeout(400);
  },
  async watching(page) {
    await page.waitForSelector('ul.tiles', { state: 'attached' });
    const { table } = await post(page, '/api/practice', { house: 's-and-k', game: 'hold' });
    await go(page, `#/table/${table}`);
    await page.waitForSelector('.plate');
    await page.waitForTimeout(4000);
  },
  async rail(page) {
    await openTable(page, { bots: 4 });
    await myTurn(page);
    if ((await page.locator('button.rail').isVisible()) === true) await page.locator('button.rail').click();
    await page.waitForTimeout(500);
  },
  async floor(page) {
    await openTable(page, { bots: 3, game: 'hold' });
    await myTurn(page);
    if ((await page.locator('button.rail').isVisible()) === true) await page.locator('button.rail').click();
    await page.locator('#tab-floor').click();
    await page.waitForTimeout(300);
  },
  async fair(page) {
    await openTable(page, { bots: 3, game: 'hold' });
    await playUntil(page, '.oval [aria-label] use[href^="#face"]', false);
    if ((await page.locator('button.rail').isVisible()) === true) await page.locator('button.rail').click();
    await page.locator('#tab-fair').click();
    await page.waitForTimeout(500);
    await page.locator('#rail-panel button').first().click();
    await page.waitForTimeout(900);
  },
  async ruling(page) {
    await openTable(page, { bots: 5, game: 'hold' });
    await playUntil(page, '.oval [aria-label] use[href^="#face"]', false);
    if ((await page.locator('button.rail').isVisible()) === true) await page.locator('button.rail').click();
    await page.locator('#tab-floor').click();
    await page.locator('.floor .list button').last().click();
    await page.locator('.floor .main').click();
    await page.waitForTimeout(600);
  },
  async keys(page) {
    await page.waitForSelector('ul.tiles', { state: 'attached' });
    const { table } = await post(page, '/api/practice', { house: 's-and-k', game: 'hold' });
    await go(page, `#/table/${table}`);
    await page.waitForSelector('.plate');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog');
  },
  async account(page) {
    await page.waitForSelector('ul.tiles', { state: 'attached' });
    await page.locator('header .me').click();
    await page.waitForSelector('dialog');
  },
  async nothing(page) {
    await go(page, '#/table/nowhere');
    await page.waitForTimeout(900);
  },
  async replay(page) {
    const table = await openTable(page, { bots: 5, game: 'hold' });
    await playUntil(page, 'b.won', false);
    await page.waitForTimeout(1500);
    await go(page, `#/table/${table}/hand/1`);
    await page.waitForSelector('.replay .controls');
    await page.keyboard.press('End');
    await page.waitForTimeout(500);
  },
  async open(page) {
    await go(page, '#/open/s-and-k/snk-pine');
    await page.waitForSelector('form .grid');
    await page.locator('summary').click();
    await page.waitForTimeout(400);
  },
  async rules(page) {
    await go(page, '#/rules/rogelios/rog-hold');
    await page.waitForSelector('.game-book article');
    await page.locator('article .show').first().click();
    await page.waitForSelector('.example .controls');
  },
  async cage(page) {
    await go(page, '#/cage');
    await page.waitForSelector('.balance');
  },
  async settings(page) {
    await page.waitForSelector('ul.tiles', { state: 'attached' });
    await page.locator('header nav button').last().click();
    await page.waitForSelector('dialog');
  },
};

for (const [name, { house, game, tab, cut, wait }] of Object.entries(stages))
  scenes[`stage-${name}`] = async (page) => {
    await page.waitForSelector('ul.tiles', { state: 'attached' });
    const { table } = await post(page, '/api/practice', { house, game });
    await go(page, `#/table/${table}`);
    await page.waitForSelector('.plate');
    if (tab && (await page.locator('button.rail').isVisible())) await page.locator('button.rail').click();
    if (tab) await page.locator(`#tab-${tab}`).click();
    await page.waitForTimeout(wait ?? (cut ? 2500 : 800));
    if (name === 'capped') await page.locator('.act.shut').click();
  };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
  ],
});
mkdirSync(given.out, { recursive: true });
let failed = 0;
for (const [name, scene] of Object.entries(scenes)) {
  if (given.only !== '' && !given.only.split(',').includes(name)) continue;
  for (const size of sizes)
    for (const theme of themes) {
      const isPhone = size.width < 600;
      const context = await browser.newContext({
        viewport: size,
        colorScheme: /** @type {'dark' | 'light'} */ (theme),
        locale: given.lang,
        hasTouch: isPhone,
        deviceScaleFactor: isPhone ? 2 : 1,
      });
      const page = await context.newPage();
      const file = join(given.out, `${name}-${size.width}-${theme}.png`);
      page.on('pageerror', (error) => process.stderr.write(`${file}: ${error.message}\n`));
      try {
        await setStage(page, name.replace('stage-', ''));
        await page.goto(given.url);
        await scene(page);
        await page.screenshot({ path: file });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        process.stdout.write(`${file}${wide > 0 ? `  ${wide} px too wide` : ''}\n`);
      } catch (error) {
        failed++;
        process.stderr.write(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}\n`);
        await page.screenshot({ path: file.replace('.png', '-failed.png') }).catch(() => undefined);
      }
      await leave(page).catch(() => undefined);
      await context.close();
    }
}
await browser.close();
process.exitCode = failed > 0 ? 1 : 0;
