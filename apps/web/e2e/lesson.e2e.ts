// A guided first hand: each step is explained, a choice the coach would not make is met kindly and can be taken back, and at the end one
// reads what it came to. Of every family one game, by turns at a desk and on a phone.
import { expect, test } from 'vitest';
import { faults } from './axe.js';
import { follow } from './coach.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
interface Lobby {
  readonly houses: readonly {
    readonly id: string;
    readonly games: readonly { readonly id: string; readonly family: string }[];
  }[];
}
/** The first game of each family the room has. */
async function families(nora: Person): Promise<readonly (readonly [house: string, game: string])[]> {
  const { houses } = await nora.get<Lobby>('/api/lobby');
  const all = houses.flatMap(({ id: house, games }) => games.map(({ id, family }) => ({ house, id, family })));
  const first = new Map([...all].reverse().map((one) => [one.family, one]));
  return [...first.values()].map(({ house, id }) => [house, id] as const);
}
/** Nothing is thought about for long. */
async function pupil(options: Parameters<typeof at.room.person>[1] = {}): Promise<Person> {
  const nora = await at.room.person('Nora', options);
  await nora.page.locator('header nav button').last().click();
  await nora.page.getByLabel(options.locale ? 'Al instante' : 'At once').check();
  await nora.page.keyboard.press('Escape');
  return nora;
}

test('a first hand of every family, as the coach says, to an end in plain words', async () => {
  const nora = await pupil({ hasTouch: true });
  const { page } = nora;
  for (const [i, [house, game]] of (await families(nora)).entries()) {
    await page.setViewportSize(i % 2 === 0 ? DESK : PHONE);
    await nora.go(`#/learn/${house}/${game}`);
    await page.locator('.learn .guided').click();
    const said = await follow(nora);
    expect(said.length, game).toBeGreaterThan(1);
    expect(await page.locator('.verdict').innerText(), game).toMatch(/^You (won|lost) \$[\d,.]+\.$/);
    const sums = await page.locator('.coach dd').allInnerTexts();
    const [put, got] = sums.map((text) => Number(text.replace(/[$,]/g, '')));
    const net = Number((await page.locator('.verdict').innerText()).replace(/[^\d.]/g, '').replace(/\.$/, ''));
    expect(Math.abs(got! - put!), game).toBeCloseTo(net, 2);
    expect(await page.locator('.coach .said p').count(), game).toBeGreaterThan(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), game).toBeLessThanOrEqual(0);
  }
  expect(nora.faults).toEqual([]);
});

test('each choice says what it costs; another one than the coach’s is met kindly, taken back or kept; and nothing is sent', async () => {
  const nora = await pupil();
  const { page } = nora;
  await nora.go('#/learn/rogelios/rog-hold/hand');
  await page.locator('.coach .do .main').click();
  await expect.poll(() => page.locator('.coach .may').innerText()).toMatch(/Fold: throw your cards away/);
  expect(await page.locator('.coach .said').innerText()).toMatch(/You hold .+ .+[\s\S]*What you may do/);
  expect(await faults(nora, [DESK, PHONE])).toEqual([]);
  await page.setViewportSize(PHONE);
  const felt = () => page.locator('main.felt').boundingBox();
  const before = await felt();
  await page.getByRole('button', { name: 'Show me what you would do' }).click();
  await expect.poll(() => page.locator('.tip').innerText()).toMatch(/^I would: .+\. .+/);
  // On a phone the table stays as it is, and all of what he would do is seen.
  expect(await felt()).toEqual(before);
  const [tip, acts] = await Promise.all(['.coach .tip', '.coach .do'].map((part) => page.locator(part).boundingBox()));
  expect(tip!.y + tip!.height).toBeLessThanOrEqual(acts!.y);
  await page.setViewportSize(DESK);
  expect(await page.locator('.tip').innerText()).not.toMatch(/Fold/);
  // What he speaks of is lit on the felt, as long as he speaks of it.
  const lit = () =>
    page.locator('.at.lit .card').evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.face));
  const own = (await nora.cards()).filter((card) => card !== 'back');
  expect((await lit()).sort()).toEqual(own);
  // Folding is allowed; the coach would have played, says why, and one takes it back.
  await nora.press('f');
  await expect
    .poll(() => page.locator('.coach .said').innerText())
    .toMatch(/^You chose: Fold\.[\s\S]*That is allowed[\s\S]*I would: /);
  expect(await lit()).toEqual([]);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => nora.asked()).toContain('fold');
  // Kept, it is folded, and the hand is played to its end without one.
  await nora.press('f');
  await page.getByRole('button', { name: 'Go on like this' }).click();
  await expect.poll(() => page.locator('.verdict').innerText()).toMatch(/^You (lost|are)/);
  // What beats what is at hand here, too; and no table was opened at the room for all this.
  await nora.press('v');
  await expect.poll(() => page.locator('dialog[open] .ladder li').count()).toBeGreaterThan(8);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Another guided hand' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Deal the cards' }).count()).toBe(1);
  await page.getByRole('link', { name: 'End the lesson' }).click();
  await page.waitForSelector('.learn .panel');
  expect(nora.faults).toEqual([]);
});

test('the coach speaks Spanish, on a phone, and his buttons are large enough', async () => {
  const nora = await pupil({ locale: 'es-MX', viewport: PHONE, hasTouch: true });
  const { page } = nora;
  await nora.go('#/learn/s-and-k/snk-p9/hand');
  await page.getByRole('button', { name: 'Reparte las cartas' }).tap();
  await page.getByRole('button', { name: 'Enséñame qué harías tú' }).tap();
  await expect.poll(() => page.locator('.tip').innerText()).toMatch(/^Yo haría esto: /);
  const sizes = await page
    .locator('.coach .do button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  for (const height of sizes) expect(height).toBeGreaterThanOrEqual(44);
  // The cards of one's own are seen above what the coach says.
  const seen = await page.evaluate(() => {
    const coach = document.querySelector('.coach')!.getBoundingClientRect();
    const cards = [...document.querySelectorAll('.at .front')].map((card) => card.getBoundingClientRect());
    return cards.length > 0 && cards.every(({ bottom }) => bottom <= coach.top + 1);
  });
  expect(seen).toBe(true);
  expect(nora.faults).toEqual([]);
});
