// Who sits is spread over the felt, oneself at the bottom centre with one's cards whole; the board is large, free chairs are marks.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playUntil } from './person.js';
import { roomForTests } from './room.js';
import { DESK, onStage, PHONE, SMALL } from './stage.js';

const at = roomForTests();
interface Seen {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
const boxes = (page: Page, selector: string): Promise<readonly Seen[]> =>
  allBoxes(page, [selector]).then(([found]) => found!);
/** Where everything lies that these find, all at one moment. */
const allBoxes = (page: Page, selectors: readonly string[]): Promise<readonly (readonly Seen[])[]> =>
  page.evaluate(
    (wanted) =>
      wanted.map((selector) =>
        [...document.querySelectorAll(selector)].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2, w: width, h: height };
        }),
      ),
    selectors,
  );
/** The felt, who sits at it, free chairs, and one's own cards: those that lie open below the board. */
async function laid(page: Page) {
  const wanted = ['main.felt', '.plate.mine', '.plate:not(.mine)', '.chair', '.at:has(.card.up)'];
  const [felt, mine, others, chairs, up] = await allBoxes(page, wanted);
  const cards = up!.filter(({ y }) => y > felt![0]!.y + felt![0]!.h / 8);
  return { felt: felt![0], mine: mine![0], others: others!, chairs: chairs!, cards };
}
const meet = (a: Seen, b: Seen) => Math.abs(a.x - b.x) * 2 < a.w + b.w - 1 && Math.abs(a.y - b.y) * 2 < a.h + b.h - 1;

test.each([DESK, PHONE, SMALL])('three at a table for ten: evenly spread, at $width', async (size) => {
  const nora = await at.room.person('Nora', { viewport: size });
  const { page } = nora;
  await nora.open({ house: 'rogelios', game: 'hold', bots: 2 });
  await nora.sit();
  // Everything is read in one go, since the hand goes on meanwhile.
  let seen = await laid(page);
  await playUntil([nora], async () => {
    seen = await laid(page);
    return seen.cards.length === 2;
  });
  const { felt, mine, others, chairs, cards } = seen;
  expect(Math.abs(mine!.x - felt!.x)).toBeLessThan(2);
  expect(others).toHaveLength(2);
  const [left, right] = others.toSorted((a, b) => a.x - b.x);
  expect(Math.abs(left!.x + right!.x - 2 * felt!.x), 'mirrored').toBeLessThan(2);
  expect(Math.abs(left!.y - right!.y)).toBeLessThan(2);
  expect(left!.y, 'across from oneself').toBeLessThan(felt!.y);
  expect(chairs.length).toBeGreaterThan(3);
  for (const chair of chairs) expect(chair.w).toBeLessThanOrEqual(16);
  // One's cards are whole: above the plate, and nothing on them.
  for (const card of cards) {
    expect(card.w).toBeGreaterThanOrEqual(size.width > 900 ? 90 : 60);
    expect(card.y + card.h / 2).toBeLessThanOrEqual(mine!.y - mine!.h / 2 + 1);
    for (const plate of others) expect(meet(card, plate)).toBe(false);
  }
  expect(nora.faults).toEqual([]);
});
test.each([
  ['over', DESK, 72],
  ['over', PHONE, 48],
  ['hilo', PHONE, 48],
] as const)('the board of %s is large, and no plate, card or word lies on it', async (stage, size, least) => {
  const { page } = await onStage(at.room, stage, size);
  await page.waitForSelector('.plate b.won');
  const board = (await boxes(page, '.at:has(.card.up)')).filter(({ w }) => w >= least - 8);
  const five = board.filter(({ y }) => board.filter((other) => Math.abs(other.y - y) < 16).length >= 5);
  expect(five.length).toBeGreaterThanOrEqual(5);
  for (const card of five) expect(card.w).toBeGreaterThanOrEqual(least);
  for (const other of [...(await boxes(page, '.plate')), ...(await boxes(page, '.result'))])
    for (const card of five) expect(meet(card, other)).toBe(false);
});
test.each([PHONE, SMALL])('whom one waits for is written on a phone, too, at $width', async (size) => {
  const { page } = await onStage(at.room, 'wait', size);
  await page.locator('.bar .status', { hasText: /\w to act$/ }).waitFor({ state: 'visible' });
  const [said] = await boxes(page, '.bar .status .text');
  expect(said!.x - said!.w / 2).toBeGreaterThanOrEqual(0);
  expect(said!.x + said!.w / 2).toBeLessThanOrEqual(size.width);
});
test('who looks on is offered the free chairs, each large enough for a finger', async () => {
  const nora = await at.room.person('Nora', { viewport: PHONE });
  await nora.open({ house: 's-and-k', game: 'hold', bots: 2 });
  const { page } = nora;
  await page.waitForSelector('.empty');
  for (const { w, h } of await boxes(page, '.empty')) expect(Math.min(w, h)).toBeGreaterThanOrEqual(44);
  await page.locator('.empty').first().click();
  await nora.sit();
  await expect.poll(() => page.locator('.plate').count()).toBe(3);
});
