// The cards: figures of our own on the court cards, an index that is drawn and not typed, four colours and three backs by choice.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { roomForTests } from './room.js';
import { DESK, onStage, PHONE } from './stage.js';

const at = roomForTests();
const SUITS = [...'cdhs'];
const RANKS = [...'23456789TJQKA'];
/** Every face is drawn: what its symbol points to is there, and has outlines. */
const drawn = (page: Page, symbol: string) =>
  page.evaluate((id) => {
    const uses = [...(document.getElementById(id)?.querySelectorAll('use') ?? [])];
    const parts = uses.map((use) => document.querySelector(use.getAttribute('href')!));
    return { parts: parts.length, shapes: parts.map((part) => part?.querySelectorAll('path, circle').length ?? 0) };
  }, symbol);

test('every face has an index that is drawn, and each court card a figure of its own', async () => {
  const { page, faults } = await onStage(at.room, 'over');
  await expect.poll(() => drawn(page, 'face-Ks').then(({ shapes }) => Math.min(...shapes))).toBeGreaterThan(0);
  const typed = () => page.evaluate(() => document.querySelectorAll('[id^="face-"] text, [id^="plain-"] text').length);
  expect(await typed(), 'a typed ten has a slashed zero').toBe(0);
  const figures = new Set<string>();
  for (const suit of SUITS)
    for (const rank of RANKS)
      for (const kind of ['face', 'plain']) {
        const { parts, shapes } = await drawn(page, `${kind}-${rank}${suit}`);
        expect(parts, `${kind}-${rank}${suit}`).toBeGreaterThanOrEqual(3);
        expect(Math.min(...shapes), `${kind}-${rank}${suit}`).toBeGreaterThan(0);
        const figure = await page.evaluate(
          (id) => document.querySelector(`#court-${id}`)?.innerHTML ?? '',
          `${rank}-${suit}`,
        );
        if (kind === 'face' && 'JQK'.includes(rank)) figures.add(figure);
      }
  expect(figures.size).toBe(12);
  expect([...figures].every((figure) => figure.length > 500)).toBe(true);
  expect(faults).toEqual([]);
});
test.each([DESK, PHONE])(
  'a card that is large enough has its figure, a small one a plain index; at $width',
  async (size) => {
    const { page } = await onStage(at.room, 'over', size);
    const cards = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.at:not(.gone) .card.up')].map((card) => ({
        face: card.dataset.face,
        width: card.offsetWidth,
        href: card.querySelector('.front use')?.getAttribute('href'),
      })),
    );
    expect(cards.length).toBeGreaterThan(6);
    for (const { face, width, href } of cards)
      expect(href, `${face} at ${width}`).toBe(`#${width < 48 ? 'plain' : 'face'}-${face}`);
    // One's own are always large enough.
    const own = cards.filter(({ face }) => face === 'Ah' || face === 'Kh');
    expect(own.map(({ href }) => href)).toEqual(['#face-Ah', '#face-Kh']);
  },
);
test('four colours and three backs by choice, kept for the next time', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  await page.locator('header nav button').last().click();
  const colour = (suit: string) =>
    page.evaluate((s) => getComputedStyle(document.documentElement).getPropertyValue(`--suit-${s}`), suit);
  expect(await colour('d')).toBe(await colour('h'));
  await page.getByRole('radio', { name: 'Four colours' }).check();
  await expect.poll(async () => new Set(await Promise.all(SUITS.map(colour))).size).toBe(4);
  const back = () => page.locator('dialog .sample use').last().getAttribute('href');
  const seen = new Set<string | null>();
  for (const name of ['The house’s', 'Lattice', 'Petals']) {
    await page.getByRole('radio', { name }).check();
    await expect.poll(async () => seen.has(await back())).toBe(false);
    seen.add(await back());
    expect(await page.evaluate((id) => document.querySelector(id!) !== null, await back())).toBe(true);
  }
  await page.reload();
  await nora.inLobby();
  await nora.go('#/houses');
  const backs = page.locator('ul.houses use');
  await expect.poll(() => backs.count()).toBeGreaterThan(0);
  for (const use of await backs.all()) expect(await use.getAttribute('href')).toMatch(/^#back-.+-petals$/);
  expect(await page.evaluate(() => document.documentElement.dataset.deck)).toBe('four');
});
