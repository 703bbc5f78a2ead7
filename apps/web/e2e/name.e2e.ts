// A guest is asked once what to call him: a name is offered, another may be given, and nobody has to answer.
import { expect, test } from 'vitest';
import { strings } from '../src/i18n/index.js';
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
