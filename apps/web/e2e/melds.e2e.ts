// At the rummies what lies ready in a hand is seen as one sorts it, what goes with the open card is marked, what the hand waits for is
// said, and what dropping out costs stands on its button.
import { expect, test } from 'vitest';
import { faultsOn } from './cut.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';
import { DESK, onStage, PHONE, SMALL, WIDE } from './stage.js';

const at = roomForTests();
const facesOf = ({ page }: Person, selector: string): Promise<readonly string[]> =>
  page.locator(`${selector} .card`).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.face ?? ''));

test.each([WIDE, DESK, PHONE, SMALL])(
  'a run that lies ready is marked, and lies together when one sorts by melds; at $width',
  async (size) => {
    const nora = await onStage(at.room, 'esc-first', size, { hasTouch: size.width < 500 });
    const { page } = nora;
    await expect.poll(async () => (await facesOf(nora, '.at.meld')).toSorted()).toEqual(['4h', '5h', '6h']);
    await page.getByRole('button', { name: 'Melds' }).click();
    const order = async () => {
      const xs = await page.locator('.at:has(.pick)').evaluateAll((all) =>
        all.map((one) => ({
          x: one.getBoundingClientRect().x,
          y: one.getBoundingClientRect().y,
          face: one.querySelector<HTMLElement>('.card')!.dataset.face,
        })),
      );
      // A long hand lies in two rows on a phone; what is chosen is lifted a little.
      const isAbove = (a: { y: number }, b: { y: number }) => Math.abs(a.y - b.y) > 30;
      return xs.sort((a, b) => (isAbove(a, b) ? a.y - b.y : a.x - b.x)).map(({ face }) => face);
    };
    await expect.poll(async () => (await order()).slice(0, 3)).toEqual(['4h', '5h', '6h']);
    // Dropping out now costs la corrida, as the book of this table has it.
    const drop = page.locator('.bar .act', { hasText: 'Drop out' });
    expect((await drop.innerText()).replace(/\s+/g, ' ')).toMatch(/Drop out pays la corrida, \$2/);
    await expect.poll(() => faultsOn(page)).toEqual([]);
    expect(nora.faults).toEqual([]);
  },
);
test.each([DESK, PHONE])(
  'what goes with the open card is ringed and said, and what the hand waits for stands in the bar; at $width',
  async (size) => {
    const nora = await onStage(at.room, 'esc', size, { hasTouch: size.width < 500 });
    const { page } = nora;
    await expect.poll(async () => (await facesOf(nora, '.at.joins')).toSorted()).toEqual(['3d', '4d']);
    await page.getByRole('button', { name: 'three of diamonds, goes with the open card' }).waitFor();
    if (size === DESK) {
      // The open card is the largest on the felt while the say is one's own; it is said who had it before, and who is next.
      const faces = await page.locator('.at:not(.gone)').evaluateAll((all) =>
        all.map((one) => ({
          w: one.querySelector('.card')!.clientWidth,
          isOpen: one.querySelector('[aria-label$="the open card"]') !== null,
        })),
      );
      expect(faces.toSorted((a, b) => b.w - a.w)[0]!.isOpen).toBe(true);
      expect(await page.locator('.rummy .say').innerText()).toMatch(/^Your say\s+\w+ drew it\..* Then \w+/s);
    }
    expect(await page.locator('.bar .made').innerText()).toContain('waits for 2♦ 5♦ 6♦ Q♦');
    // What is still to be done for it stands where one would press.
    expect(await page.locator('.bar .hint').innerText()).toMatch(/^Choose the cards of your hand that make a column/);
    expect(nora.faults).toEqual([]);
  },
);
test('JAL-LAR-C1 at Largo dropping out costs points by how far one has come', async () => {
  const { page } = await onStage(at.room, 'largo', PHONE);
  const drop = page.locator('.bar .act', { hasText: 'Drop out' });
  await expect.poll(async () => (await drop.innerText()).replace(/\s+/g, ' ')).toMatch(/pays 7 points, \$3\.50/);
});
