// Somebody opens the odds lab, throws a switch, and reads a figure that is the library's; then lets himself be trained.
import { answer, NO_BUST_21 } from '@baraja/odds';
import { expect, test } from 'vitest';
import { percent, share } from '../src/lab/numbers.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const spanish = { kind: 'spanish-poker', anteTable: 1, wheel: false, tie: 'push', stake: 'returned' } as const;

test('a switch is thrown, and the figure beside the printed one is the library’s', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  await page.locator('.filters .lab').click();
  const exact = page.locator('[data-fact="edge-ante"] .exact');
  const usual = answer({ ...spanish, players: 1, hand: null });
  await expect.poll(() => exact.textContent()).toBe(percent(usual.ante.edgeOfAnte));
  expect(await page.locator('[data-fact="edge-ante"] .printed').textContent()).toMatch(/5\.93 %.*differs.*SPAN-PAY-3/s);
  expect(await page.locator('[data-fact="dos-pares-1"] .printed').textContent()).toMatch(/4\.78 %.*agrees/s);
  await page.locator('[data-switch="span.tie"]').getByText('is the house’s').click();
  const house = answer({ ...spanish, tie: 'house', players: 1, hand: null });
  expect(percent(house.ante.edgeOfAnte)).not.toBe(percent(usual.ante.edgeOfAnte));
  await expect.poll(() => exact.textContent()).toBe(percent(house.ante.edgeOfAnte));
  await page.locator('[data-switch="span.tie"]').getByRole('button', { name: 'AMB-SPAN-02' }).click();
  await expect.poll(() => page.locator('dialog').textContent()).toContain('AMB-SPAN-02');
  expect(nora.faults).toEqual([]);
});

test('the page is awake while it counts, and counting can be stopped; the trainer tells the cost of a mistake', async () => {
  const omar = await at.room.person('Omar');
  const { page } = omar;
  await omar.go('#/lab/ven-a-mexico/ven-nb21');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Count again' }).click();
  // Frames go on being drawn: the longest wait between two is far below what counting takes.
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [last, most] = [performance.now(), 0];
        const frame = (now: number) => {
          most = Math.max(most, now - last);
          last = now;
          if (document.querySelector('[data-fact="player"]')) resolve(most);
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
  );
  expect(longest).toBeLessThan(1500);
  const solved = answer({ kind: 'twenty-one', game: 'ven-nb21', rules: NO_BUST_21, with: { hands: true } });
  expect(await page.locator('[data-fact="player"] .exact').textContent()).toBe(share(solved.worth, 6));
  await page.getByRole('link', { name: 'Trainer' }).click();
  await page.waitForSelector('.drill');
  for (let i = 0; i < 4; i++) {
    // Doubling whatever is dealt is a mistake soon enough.
    await page.keyboard.press('d');
    if (!(await page.locator('.verdict').isVisible())) await page.keyboard.press('s');
    await page.waitForSelector('.verdict');
    await page.keyboard.press('n');
    await page.waitForSelector('.verdict', { state: 'detached' });
  }
  await expect
    .poll(() => page.locator('.score').textContent())
    .toMatch(/\d of 4 right.*given away: \d+\.\d+ % a hand/s);
  expect(omar.faults).toEqual([]);
});
