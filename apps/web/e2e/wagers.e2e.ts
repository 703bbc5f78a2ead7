// Wagers are laid by tapping circles, doubled and repeated; the fee stands on the button before one presses it, and the bank's money is
// always in sight.
import { expect, test } from 'vitest';
import { faultsOn } from './cut.js';
import { playUntil } from './person.js';
import { roomForTests } from './room.js';
import { DESK, onStage, PHONE, SMALL } from './stage.js';

const at = roomForTests();

test.each([DESK, PHONE, SMALL])('circles are tapped, and the price is said with its fee; at $width', async (size) => {
  const nora = await onStage(at.room, 'arc-wager', size);
  const { page } = nora;
  const own = page.locator('button.circle.own');
  const yes = page.locator('.bar .act.yes');
  // The first chip makes the least there may be, the next is a chip more.
  await own.click();
  await expect.poll(() => yes.innerText()).toMatch(/^Wager \$3\s+(?:Enter\s+)?\+ fee \$0\.50 = \$3\.50/);
  await own.click();
  await expect.poll(() => yes.innerText()).toMatch(/^Wager \$4\s+(?:Enter\s+)?\+ fee \$0\.50 = \$4\.50/);
  // A chip taken into the hand falls where one taps: it lies on one's own circle, and then behind another's.
  await page.locator('.chip', { hasText: '$5' }).first().click();
  await expect.poll(() => own.getAttribute('aria-label')).toMatch(/: \$9$/);
  await page.locator('.bar .act.twice').click();
  await expect.poll(() => own.getAttribute('aria-label')).toMatch(/: \$18$/);
  await expect.poll(() => yes.innerText()).toMatch(/= \$18\.50/);
  await page.getByRole('button', { name: /^Circle 6/ }).click();
  await expect.poll(() => yes.innerText()).toMatch(/^Wager \$23\s+(?:Enter\s+)?\+ fee \$1 = \$24/);
  await expect.poll(() => faultsOn(page)).toEqual([]);
  // Who banks, and with how much.
  const bank = page.locator('.bank[role=group]');
  expect(await bank.getAttribute('aria-label')).toMatch(/^Casa Real Gaming banks.*\$120/);
  expect(await bank.isVisible()).toBe(true);
  await page.locator('.bar .act.clear').click();
  await expect.poll(() => yes.innerText()).toMatch(/^Choose chips/);
  expect(nora.faults).toEqual([]);
});
test('what was wagered is wagered again, or twice as much, with one press', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  await nora.open({ house: 'spanish-poker', game: 'span', bots: 1 });
  await nora.sit();
  await page.waitForSelector('.arc-choices');
  await page.locator('.bar .chip').first().click();
  const first = /\$\d+/.exec(await page.locator('.bar .act.yes').innerText())![0];
  await nora.press('Enter');
  // Where the felt has no line for it, the bar says what happened, and why.
  await page.locator('.bar .last', { hasText: /^\w.+\./ }).waitFor();
  await page.locator('.bar .last .why').waitFor();
  await playUntil([nora], () => nora.logged(/^Hand 1 is over/));
  await page.locator('.bar .act.again').waitFor();
  expect(await page.locator('.bar .act.again').innerText()).toContain(first);
  const twice = `$${2 * Number(first.slice(1))}`;
  expect(await page.locator('.bar .act.twice').innerText()).toContain(twice);
  await page.locator('.bar .act.twice').click();
  await expect.poll(() => page.locator('.bar .act.yes').innerText()).toContain(twice);
  // Four buttons, the price on one of them: none grows over what is said above.
  await page.locator('.bar .chip').first().click();
  await expect.poll(() => faultsOn(page)).toEqual([]);
  expect(nora.faults).toEqual([]);
});
