// The book desk: a house is written, marked where it is wrong, dealt by, kept over a reload, and handed to the floor; on a phone, too. And
// what becomes of a new edition at a table that plays by the old one.
import { readFileSync } from 'node:fs';
import { newHouse } from '@baraja/book';
import { expect, test } from 'vitest';
import { faults, SIZES } from './axe.js';
import { type Person, playUntil } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const verdict = ({ page }: Person) => expect.poll(() => page.locator('#verdict').textContent());

test('from a new small house to one that is open in the lobby', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  await nora.go('#/write');
  await page.locator('form input').first().fill('Luna');
  await page.getByRole('button', { name: 'Begin' }).click();
  await verdict(nora).toContain('In order');
  await expect.poll(() => page.locator('nav[aria-label=Files]').textContent()).toContain('hold.yaml');

  // Wrong: said beside the text, and marked in it; the button leads there.
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('gmae: luna\n');
  await verdict(nora).toMatch(/to mend/);
  await expect.poll(() => page.locator('.cm-lintRange-error').count()).toBeGreaterThan(0);
  await page.locator('.marks button').first().click();
  expect(await page.evaluate(() => document.activeElement?.classList.contains('cm-content'))).toBe(true);
  expect(await faults(nora), 'with a mistake').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no wider than a phone').toBeLessThanOrEqual(
    360,
  );

  // Kept over a reload, mended, and dealt by.
  await page.setViewportSize(SIZES[0]!);
  await page.reload();
  await verdict(nora).toMatch(/to mend/);
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Delete');
  await verdict(nora).toContain('In order');
  await page.getByRole('button', { name: 'Deal a hand' }).click();
  await page.locator('.hand .felt').first().waitFor();
  await page.locator('.hand').getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => page.locator('.hand ol').textContent()).toContain('LUNA-HOLD-');
  expect(await faults(nora, SIZES, '.verdict'), 'with a hand').toEqual([]);

  // Downloaded: a folder of it, packed.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('luna.zip');
  const packed = readFileSync(await file.path());
  expect(packed.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['luna/house.yaml', 'luna/hold.yaml']) expect(packed.includes(name), name).toBe(true);

  // Handed over: in the lobby at once; changed, it differs from what is in force.
  await page.setViewportSize(SIZES[0]!);
  await page.getByLabel('Why this edition').fill('The first one');
  await page.getByRole('button', { name: 'Hand it to the floor' }).click();
  await expect.poll(() => page.locator('.verdict').textContent()).toContain('Luna is open.');
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# mine\n');
  await verdict(nora).toContain('In order');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect.poll(() => page.locator('.verdict').textContent()).toContain('Nothing differs.');
  await nora.go('#/houses/luna');
  await expect.poll(() => page.locator('#house-name').textContent()).toBe('Luna');
  expect(nora.faults).toEqual([]);
});

const sheet = newHouse(
  {
    ...{ id: 'sol', code: 'SOL', name: 'Sol', place: 'Tepic', language: 'en' },
    ...{ game: 'limit', stakes: '2/4', small: '$1', big: '$2', fee: '$0' },
  },
  readFileSync(new URL('../../../customs/poker.yaml', import.meta.url), 'utf8'),
);
/** The house's files, with its game written otherwise. */
const files = (...changes: readonly (readonly [from: string, to: string])[]) =>
  Object.fromEntries(
    Object.entries(sheet).map(([path, text]) => [
      path.split('/').at(-1)!,
      path.endsWith('hold.yaml') ? changes.reduce((all, [from, to]) => all.replaceAll(from, to), text) : text,
    ]),
  );

test('a new edition at a table: words and values before and now for all, the floor’s word, and old hands in their own words', async () => {
  const [nora, omar] = (await at.room.people('Nora', 'Omar')) as [Person, Person];
  const { page } = nora;
  await nora.post('/api/documents/sol', { files: files(), reason: 'The first one' });
  const table = await nora.open({ house: 'sol', game: 'hold', bots: 0 });
  await nora.sit();
  await omar.join(table);
  await playUntil([nora, omar], () => nora.logged(/^Hand 2: /));
  const changed = files(
    ['act last in the first round', 'are last to act at first'],
    ['raisesMax: 3', 'raisesMax: 2'],
    ['play: r r r', 'play: r r'],
    ['count Raised: 3, seat 0', 'count Raised: 2, seat 2'],
  );
  await nora.post('/api/documents/sol', { files: changed, reason: 'Shorter' });

  const offers = [nora, omar].map((one) => one.page.locator('section.edition'));
  for (const offer of offers) {
    await offer.locator('summary').click();
    await expect
      .poll(() => offer.locator('dl').allInnerTexts())
      .toEqual([
        expect.stringMatching(/Before.*act last in the first round.*Now.*are last to act at first/s),
        expect.stringMatching(/Before.*: 3\b.*Now.*: 2\b/s),
      ]);
  }
  expect(await offers[1]!.getByRole('button', { name: /Take it up/ }).count()).toBe(0);
  expect(await faults(nora, SIZES, '.edition')).toEqual([]);
  await page.setViewportSize(SIZES[0]!);
  const dialog = page.locator('dialog[open]');
  await offers[0]!.getByRole('button', { name: 'SOL-HOLD-3' }).click();
  await expect
    .poll(() => dialog.innerText())
    .toMatch(/As this table is played:.*act last in the first round.*Today it reads:.*are last to act at first/s);
  await page.keyboard.press('Escape');
  await page.locator('#tab-rules').click();
  await page.getByText('The house has a newer edition').waitFor();

  await offers[0]!.getByRole('button', { name: /Take it up/ }).click();
  await playUntil([nora, omar], async () => (await offers[0]!.count()) === 0);
  await expect.poll(() => page.getByText('The house has a newer edition').count()).toBe(0);
  await nora.go(`#/table/${table}/hand/1`);
  await page.locator('.replay .controls .main').press('End');
  await page.locator('.replay').getByRole('button', { name: 'SOL-HOLD-3' }).first().click();
  await expect
    .poll(() => dialog.innerText())
    .toMatch(
      /As it read when the hand was dealt:.*act last in the first round.*Today it reads:.*are last to act at first/s,
    );
  expect(await faults(nora, SIZES, 'dialog')).toEqual([]);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});
