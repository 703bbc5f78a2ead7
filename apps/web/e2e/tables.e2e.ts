// Several tables at once: one press apart, and side by side on a wide screen, each with keys of its own.
import { expect, test } from 'vitest';
import { faults } from './axe.js';
import { roomForTests } from './room.js';

const at = roomForTests();

test('who sits at two tables goes from one to the other with one press, and sees both side by side', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  const first = await nora.open({ house: 'casa', game: 'hold', bots: 2 });
  await nora.sit();
  const second = await nora.open({ house: 'casa', game: 'razz', bots: 2 });
  await nora.sit();
  const others = page.locator('.others a:not(.beside)');
  await expect.poll(() => others.count()).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.others a:not([aria-current]):not(.beside)').click();
  await expect.poll(() => page.url()).toContain(first);
  await expect.poll(() => page.locator('.others a[aria-current]').count()).toBe(1);
  expect(await faults(nora, [{ width: 390, height: 844 }], '.others')).toEqual([]);

  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.locator('.others .beside').click();
  await expect.poll(() => page.locator('iframe').count()).toBe(2);
  for (const id of [first, second]) {
    const felt = page.frameLocator(`iframe[src*="${id}"]`);
    await felt.locator('.plate .stack').first().waitFor();
    expect(await felt.locator('.others').count()).toBe(0);
  }
  // A number goes to its table; what leads elsewhere leads the whole window there.
  await page.keyboard.press('Alt+2');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('src') ?? '')).toContain(second);
  await page.frameLocator('iframe >> nth=0').locator('header a.home').click();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  await page.locator('.yours li').first().waitFor();
  expect(await page.locator('.yours li').count()).toBe(2);
  expect(nora.faults).toEqual([]);
});
