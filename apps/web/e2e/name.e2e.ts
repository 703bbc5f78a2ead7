// A guest is asked once what to call him: a name is offered, another may be given, and nobody has to answer.
import { expect, test } from 'vitest';
import { strings } from '../src/i18n/index.js';
import { ownStrings } from '../src/page/own-words.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const { account } = strings('en');
const strip = ({ page }: Person) => page.getByRole('form', { name: account.ask });
const nameOf = async (person: Person) => (await person.get<{ name: string }>('/api/me')).name;
/** The lobby, loaded anew by the same browser. */
async function again(person: Person): Promise<void> {
  await person.page.reload();
  await person.inLobby();
}

test('a name is offered, and kept by whoever skips; nobody is asked twice', async () => {
  const guest = await at.room.person();
  const offered = await strip(guest).getByRole('textbox').inputValue();
  expect(offered).toBe(await nameOf(guest));
  expect(offered).toMatch(/^\p{L}[\p{L} ]+$/u);
  await strip(guest).getByRole('button', { name: account.askSkip }).click();
  await expect.poll(() => strip(guest).count()).toBe(0);
  await again(guest);
  expect(await strip(guest).count()).toBe(0);
  expect(await nameOf(guest)).toBe(offered);
  expect(guest.faults).toEqual([]);
});

test('another name is taken, and stands at the table; one that is refused is not, and says why', async () => {
  const guest = await at.room.person();
  const box = strip(guest).getByRole('textbox');
  await box.fill(' ');
  await strip(guest).getByRole('button', { name: account.askSave }).click();
  await expect.poll(() => strip(guest).getByRole('status').textContent()).toBeTruthy();
  await box.fill('Chelo');
  await box.press('Enter');
  await expect.poll(() => strip(guest).count()).toBe(0);
  expect(await nameOf(guest)).toBe('Chelo');
  await again(guest);
  expect(await strip(guest).count()).toBe(0);
  await guest.open({ house: 'rogelios', game: 'hold', bots: 0 });
  await guest.sit();
  await expect.poll(() => guest.page.locator('.plate.mine').textContent()).toContain('Chelo');
  expect(guest.faults).toEqual([]);
});

test('a link to a game by its short name bears the game’s name; where there is no such game the page says so', async () => {
  const guest = await at.room.person();
  const heading = () => guest.page.locator('main h1').textContent();
  await guest.go('#/rules/ven-a-mexico/hold');
  await expect.poll(heading).toMatch(/Hold/);
  await guest.go('#/rules/ven-a-mexico/chess');
  await expect.poll(heading).toBe(strings('en').errors.notFound);
  // Who has never practised has no practice purse yet: what is said of it is what the first use gives.
  await guest.go('#/cage');
  await guest.page.getByText('It refills by itself, up to $1,000').waitFor();
  expect(await guest.page.locator('.balance').count()).toBe(1);
  expect(guest.faults).toEqual([]);
});

test('at a table nobody is asked', async () => {
  const guest = await at.room.person();
  await guest.open({ house: 'rogelios', game: 'hold', bots: 0 });
  expect(await strip(guest).count()).toBe(0);
  await guest.go('#/');
  await expect.poll(() => strip(guest).count()).toBe(1);
});

test('GLI 2.5.5 limits of one’s own hold at once; who excludes himself is refused at every table', async () => {
  const guest = await at.room.person();
  const { page } = guest;
  const o = ownStrings('en');
  const table = await guest.open({ house: 'rogelios', game: 'hold', bots: 0 });
  await guest.go('#/');
  await page.locator('header button.me').click();
  const own = page.locator('dialog details.own');
  await own.locator('summary').click();
  await own.locator('form').first().getByRole('textbox').fill('1');
  await own.getByRole('button', { name: `${o.set}: ${o.kinds['buy-in']}` }).click();
  await expect.poll(() => own.locator('form').first().textContent()).toContain('$1');
  await page.keyboard.press('Escape');
  // A stricter one holds at once.
  const refused = async (): Promise<string> => {
    await guest.look(table);
    await page.getByRole('button', { name: /^Sit down with/ }).click();
    const trouble = page.locator('.trouble.bad');
    await trouble.waitFor();
    return (await trouble.textContent()) ?? '';
  };
  expect(await refused()).toMatch(/limit/i);
  expect(await page.locator('.plate.mine').count()).toBe(0);
  await guest.go('#/');
  await page.locator('header button.me').click();
  await own.locator('summary').click();
  await own.getByRole('combobox').selectOption('week');
  const exclude = own.getByRole('button', { name: o.exclude });
  expect(await exclude.isDisabled(), 'nobody does so by a slip').toBe(true);
  await own.getByLabel(o.sure).check();
  await exclude.click();
  await expect.poll(() => own.getByRole('status').textContent()).toContain('You have excluded yourself until');
  await page.keyboard.press('Escape');
  expect(await refused()).not.toMatch(/limit/i);
  expect(await page.locator('.plate.mine').count()).toBe(0);
  expect(guest.faults).toEqual([]);
});
