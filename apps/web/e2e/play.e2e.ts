// Two people and a bot play every community game to a showdown, and both read the same in their logs.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRoom, playUntil, type Room } from './room.js';

const games = [
  ['ven-a-mexico', 'hold'],
  ['s-and-k', 'hold'],
  ['s-and-k', 'hhl'],
  ['s-and-k', 'ohl'],
  ['s-and-k', 'pine'],
  ['s-and-k', 'oma'],
  ['rogelios', 'hold'],
  ['rogelios', 'hold-nl'],
  ['rogelios', 'oma'],
  ['rogelios', 'ohl'],
  ['rogelios', 'cphl'],
] as const;
const SHOWDOWN = / (?:wins|split) .* with /;

describe('two people and a bot', () => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom();
  });
  afterAll(() => room.close());

  test.each(games)('%s %s to a showdown', async (house, game) => {
    const ana = await room.person('Ana Sofia');
    const beto = await room.person('Beto');
    const table = await ana.open({ house, game, bots: 1 });
    await beto.join(table);
    await playUntil([ana, beto], async () => (await ana.log()).some((line) => SHOWDOWN.test(line)));
    const wins = (await ana.log()).filter((line) => SHOWDOWN.test(line));
    await expect.poll(async () => await beto.log()).toContain(wins[0]);
    for (const line of await ana.log()) expect(line).toMatch(/[A-Z]+-[A-Z0-9]+/);
    expect([...ana.faults, ...beto.faults]).toEqual([]);
  });
});

describe('somebody alone', () => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom({ pace: 1 });
  });
  afterAll(() => room.close());

  test('is in a hand within five seconds of opening the page, no account asked', async () => {
    const began = Date.now();
    const ana = await room.person('');
    await ana.page.locator('.lead .main').click();
    await ana.page.waitForSelector('.oval .at');
    expect(Date.now() - began).toBeLessThan(5000);
    expect(ana.faults).toEqual([]);
    await ana.leave();
  });
  test('plays a hand with the keyboard alone', async () => {
    const ana = await room.person('');
    const { page } = ana;
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('.lead .main') ?? false)) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForSelector('.plate.mine');
    await ana.turn();
    // Three keys for any bet.
    await page.keyboard.press('r');
    if (await page.locator('.typed').isVisible()) {
      await page.keyboard.type('20');
      expect(await page.locator('.act.raise .says').textContent()).toMatch(/\$20$/);
      await page.keyboard.press('Escape');
    }
    for (const [key, answer] of [
      ['h', /^You hold /],
      ['b', /board/i],
      ['p', /^The pot is \$/],
      ['t', /call/],
      ['w', /turn/],
      ['l', /\.$/],
      ['k', /second|clock/],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(async () => (await page.locator('.note').textContent()) ?? '').toMatch(answer);
    }
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await expect.poll(async () => (await ana.log()).some((line) => /^Guest \d+ (folds|checks)/.test(line))).toBe(true);
    expect(ana.faults).toEqual([]);
    await ana.leave();
  });
  test('in Spanish, the table speaks Spanish', async () => {
    const ana = await room.person('', { locale: 'es-MX' });
    await ana.page.getByRole('button', { name: 'Practicar con bots' }).first().click();
    await ana.page.waitForSelector('.plate.mine');
    await expect.poll(async () => (await ana.log()).join(' ')).toMatch(/Cada jugador recibe/);
    expect(await ana.page.locator('html').getAttribute('lang')).toBe('es');
  });
});
