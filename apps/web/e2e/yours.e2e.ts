// One's own hands: the list with cards and nets, what it is narrowed by, a note, the replay, a picture, a link with an address of its own.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { yoursStrings } from '../src/yours/words/index.js';
import { faults } from './axe.js';
import { type Person, playUntil } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const w = yoursStrings('en');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** What it came to by house, and all of it in a file to take along: a line for each hand. */
async function sumsAndFile({ page }: Person, hands: number): Promise<void> {
  await page.getByRole('button', { name: w.byHouse, exact: true }).click();
  await expect.poll(() => page.locator('.sums li').allInnerTexts()).toHaveLength(1);
  expect(await page.locator('.sums li').innerText()).toMatch(new RegExp(`Rogelio’s[\\s\\S]*${w.hands(hands)}`));
  const whole = page.waitForEvent('download');
  await page.getByRole('link', { name: w.asCsv }).click();
  const file = await whole;
  const lines = readFileSync((await file.path())!, 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(1 + hands);
}

test('nothing yet, then a hand: found, noted, replayed, drawn and sent; in both languages, lights and sizes', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  await nora.go('#/yours');
  await page.getByRole('heading', { name: w.empty }).waitFor();
  expect(await page.getByRole('link', { name: w.toPlay }).getAttribute('href')).toBe('#/');

  const table = await nora.open({ house: 'rogelios', game: 'hold', bots: 2 });
  await nora.sit();
  await playUntil([nora], () => nora.logged(/^Hand 2 is over/));
  await nora.go('#/yours');
  const rows = page.locator('.yours-page li .row');
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  const { hands } = await nora.get<{ hands: { net: number; round: number }[] }>('/api/hands');
  expect(await rows.count()).toBe(hands.length);
  expect(
    await rows
      .first()
      .getByRole('img', { name: new RegExp(`^${w.cards}: `) })
      .count(),
  ).toBe(1);
  const net = hands[0]!.net / 100;
  expect(await rows.first().locator('.net').textContent()).toBe(
    `${net > 0 ? '+' : ''}${net < 0 ? '-' : ''}$${Math.abs(net)}`,
  );
  expect(await page.locator('figure svg').getAttribute('aria-label')).toContain(`${hands.length} hands`);

  await sumsAndFile(nora, hands.length);

  // By what somebody types, by keyboard alone; and by a button.
  const find = page.getByRole('searchbox');
  await find.fill('ruling');
  await find.press('Enter');
  await page.getByText(w.nothing).waitFor();
  await page.getByRole('button', { name: w.clear }).click();
  await expect.poll(() => rows.count()).toBe(hands.length);
  await find.fill('chess');
  await find.press('Enter');
  await page.getByText(/Nothing here is called “chess”/).waitFor();
  await page.getByRole('button', { name: w.kinds.won, exact: true }).click();
  await expect.poll(() => rows.count()).toBe(hands.filter((hand) => hand.net > 0).length);
  await page.getByRole('button', { name: w.kinds.won, exact: true }).click();
  await expect.poll(() => rows.count()).toBe(hands.length);

  await page.getByRole('button', { name: w.noteOf(2) }).click();
  await page.keyboard.type('Called too much');
  await page.getByRole('button', { name: w.noteSave }).click();
  await page.locator('.note', { hasText: 'Called too much' }).waitFor();
  expect(await faults(nora, SIZES)).toEqual([]);
  await page.setViewportSize(SIZES[0]!);
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('heading', { name: yoursStrings('es').heading, exact: true }).waitFor();
  expect(await faults(nora, SIZES)).toEqual([]);
  await page.setViewportSize(SIZES[1]!);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await page.locator('nav a[aria-current="page"]:visible').textContent()).toBe('Lo tuyo');
  await page.setViewportSize(SIZES[0]!);
  await page.getByRole('button', { name: 'English' }).click();

  // A link that was sent has an address of its own, and is the hand it names.
  await page.goto(`${nora.url}/hand/${table}/1`);
  await page.getByRole('button', { name: 'As a picture' }).click();
  const picture = page.getByRole('img', { name: w.pictureAlt(1) });
  await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1200);
  expect(page.url()).toBe(`${nora.url}/#/table/${table}/hand/1`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: w.picturePng }).click();
  expect((await saved).suggestedFilename()).toBe('baraja-1.png');
  await page.getByRole('button', { name: w.film, exact: true }).click();
  const film = page.getByRole('img', { name: w.filmAlt(1) });
  await expect.poll(() => film.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1200);
  expect(await faults(nora, SIZES, 'dialog')).toEqual([]);
  expect(nora.faults).toEqual([]);
});
