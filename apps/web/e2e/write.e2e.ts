// The book desk: a house is written, marked where it is wrong, dealt by, kept over a reload, and handed to the floor; on a phone, too.
import { expect, test } from 'vitest';
import { faults, SIZES } from './axe.js';
import type { Person } from './person.js';
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
  await expect.poll(() => page.locator('.hand .felt').count()).toBe(1);
  await page.locator('.hand').getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => page.locator('.hand ol').textContent()).toContain('LUNA-HOLD-');
  expect(await faults(nora, SIZES, '.verdict'), 'with a hand').toEqual([]);

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
