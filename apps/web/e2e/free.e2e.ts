// What may be done whoever's turn it is: at No-Bust a hand that stood is surrendered until the next player acts, at Largo columns are
// laid anew at any time. The page says so, and its buttons can be pressed, on a phone too.
import { expect, test } from 'vitest';
import { setStage } from '../stages.mjs';
import { faultsOn } from './cut.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
/** Somebody at a table that is on stage. */
async function on(stage: string, house: string, game: string, viewport: (typeof SIZES)[number]): Promise<Person> {
  const host = await at.room.person();
  const { table } = await host.post('/api/tables', { house, game });
  const person = await at.room.stranger({ viewport });
  await setStage(person.page, stage);
  await person.page.goto(`${person.url}/#/table/${table}`);
  await person.page.waitForSelector('.plate .stack');
  return person;
}

test.each(SIZES)(
  'VEN-NB21-31 hands that stood: a button for each, by its cards, and how long; at $width',
  async (size) => {
    const nora = await on('arc-stood', 'ven-a-mexico', 'nb21', size);
    const { page } = nora;
    await page.getByText('You may still surrender, until the next player acts.').waitFor();
    const buttons = page.locator('.bar .surrender-stood');
    expect(await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'Surrender after all: eight of diamonds three of clubs',
      'Surrender after all: eight of hearts ten of spades',
      'Surrender after all: eight of spades king of diamonds',
    ]);
    expect((await buttons.first().innerText()).replace(/\s+/g, ' ')).toMatch(/^Surrender after all 8 3/);
    await expect.poll(() => faultsOn(page)).toEqual([]);
    await nora.press('r');
    await expect.poll(() => page.locator('.bar .surrender-stood.pressed').count()).toBeGreaterThan(0);
    expect(nora.faults).toEqual([]);
  },
);

test.each(SIZES)(
  'JAL-LAR-B10 columns laid anew out of turn: said, moved, and within reach; at $width',
  async (size) => {
    const nora = await on('largo-free', 'jalisco', 'lar', size);
    const { page } = nora;
    await page.getByText('You may lay your columns anew at any time').waitFor();
    const lay = page.getByRole('button', { name: /^Lay them so/ });
    expect(await lay.count()).toBe(0);
    // The ace of clubs leaves its sequence and joins the aces.
    const card = async (face: string) => {
      const boxes = await page
        .locator('.at:has(.pick)', { has: page.locator(`.card[data-face="${face}"]`) })
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as { x: number; y: number }));
      return boxes.sort((a, b) => a.y - b.y)[0]!;
    };
    const [from, to] = [await card('Ac'), await card('Ah')];
    await page.mouse.move(from.x + 5, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 20, { steps: 3 });
    await page.mouse.move(to.x + 8, to.y + 12, { steps: 5 });
    await page.mouse.up();
    await lay.waitFor();
    await page.getByRole('button', { name: 'As they lay' }).waitFor();
    await expect.poll(() => faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'As they lay' }).click();
    await expect.poll(() => lay.count()).toBe(0);
    expect(nora.faults).toEqual([]);
  },
);
