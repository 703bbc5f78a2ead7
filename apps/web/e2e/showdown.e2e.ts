// A showdown is a moment: hands turn, pot by pot the cards that play step forward and it is said who won, then the chips go; the board
// stays in sight. With no motion it is the same in stills. What happened last stands in one line, and why is one tap away.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOn } from './cut.js';
import { roomForTests } from './room.js';
import { DESK, onStage, PHONE, SMALL } from './stage.js';

const at = roomForTests();
/** What was seen of a showdown, frame by frame: each new line on the felt with the cards that were lifted when it came. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: { line: string; lifted: string[]; won: string[] }[] = [];
    Object.assign(window, { seen });
    localStorage.setItem('baraja.prefs', '{"sound":"off","showdown":"steps"}');
    const look = () => {
      const line = document.querySelector('.result')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (line === '' || line === seen.at(-1)?.line) return;
      const lifted = [...document.querySelectorAll<HTMLElement>('.at.lifted .card')].map(
        (card) => card.dataset.face ?? '',
      );
      seen.push({
        line,
        lifted: lifted.sort(),
        won: [...document.querySelectorAll('b.won')].map((one) => one.textContent ?? ''),
      });
    };
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true }),
    );
  });
const seenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { line: string; lifted: string[]; won: string[] }[] }).seen);

test.each([
  ['in stills', 'reduce'],
  ['in motion', 'no-preference'],
] as const)('pots are walked through one after the other, high and low apart; %s', async (_, reducedMotion) => {
  const nora = await onStage(at.room, 'hilo', DESK, { reducedMotion }, watch);
  const { page } = nora;
  // Who won the side pot's low is said last, and then all of it stays.
  await expect.poll(async () => (await seenOn(page)).length).toBeGreaterThanOrEqual(5);
  const [high, low, sideHigh, sideLow, all] = await seenOn(page);
  expect(high!.line).toMatch(/Guadalupe Hernández wins \$24 with the high hand/);
  expect(low!.line).toMatch(/^low.*split \$24 with the low hand/);
  expect(sideHigh!.line).toMatch(/^high.*\$6 side pot with the high hand/);
  expect(sideLow!.line).toMatch(/^low.*\$6 side pot with the low hand/);
  expect(all!.line).toMatch(/high.*low/);
  // Five cards play: queens full for the high; for the low three of the board and two of each winner.
  expect(high!.lifted).toEqual(['6c', '6h', 'Qd', 'Qh', 'Qs'].sort());
  expect(low!.lifted).toEqual(['2h', '2s', '3c', '4d', '6h', 'Ac', 'Ah'].sort());
  expect(sideLow!.lifted).toEqual(['2h', '3c', '4d', '6h', 'Ah'].sort());
  expect(high!.won).toEqual(['+$24']);
  await expect.poll(() => faultsOn(page)).toEqual([]);
  expect(nora.faults).toEqual([]);
});
test.each([PHONE, SMALL])(
  'on a phone the sentences come in the bar, and nothing covers the board; at $width',
  async (size) => {
    const nora = await onStage(at.room, 'hilo', size, { reducedMotion: 'reduce', hasTouch: true }, watch);
    const { page } = nora;
    await expect.poll(() => page.locator('.bar-result li').count()).toBe(4);
    await expect.poll(() => faultsOn(page)).toEqual([]);
    expect(nora.faults).toEqual([]);
  },
);
test('a click goes on to the next step, and when all is shown keeps it on the table', async () => {
  const { page } = await onStage(at.room, 'hilo', DESK, { reducedMotion: 'reduce' }, watch);
  await page.getByRole('button', { name: /^Go on: Guadalupe/ }).click();
  await page.getByRole('button', { name: /^Keep it on the table/ }).click();
  await expect
    .poll(() => page.getByRole('button', { name: /^Keep it on the table/ }).getAttribute('aria-pressed'))
    .toBe('true');
});
test('what happened last stands under the board, why is one tap away, and ids are quiet in the log', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  await nora.open({ house: 'rogelios', game: 'hold', bots: 3 });
  await nora.sit();
  await nora.turn();
  const line = page.locator('.happened');
  await line.waitFor();
  const [text] = (await line.innerText()).split(' why?');
  expect((await nora.log()).some((one) => one.startsWith(text!.trim()))).toBe(true);
  await line.getByRole('button').click();
  await page.waitForSelector('dialog[open] .cite');
  await page.keyboard.press('Escape');
  const dots = page.locator('.log .dot');
  expect(await dots.count()).toBeGreaterThan(2);
  const wide = await dots.evaluateAll((all) => Math.max(...all.map((dot) => dot.getBoundingClientRect().width)));
  expect(wide).toBeLessThan(14);
  await page.getByRole('switch', { name: 'Clause ids' }).check();
  await expect.poll(() => page.locator('.log .rule').count()).toBeGreaterThan(2);
  expect(await dots.count()).toBe(0);
  expect(nora.faults).toEqual([]);
});
test('sound has a volume, which is kept', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  await page.locator('header nav button').last().click();
  await page.getByRole('checkbox', { name: /^Sound/ }).check();
  await page.getByRole('slider', { name: 'Volume' }).fill('25');
  await page.reload();
  await nora.inLobby();
  await page.locator('header nav button').last().click();
  await expect.poll(() => page.getByRole('slider', { name: 'Volume' }).inputValue()).toBe('25');
});
