// Dealer's choice at an evening's table: whoever gets the button picks from the list, by key or by mouse, and the others see who chooses.
import { expect, test } from 'vitest';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const header = (person: Person) => person.page.locator('header .where').innerText();
const list = (person: Person) => person.page.locator('.choose.mine li');

test('who has the button picks the game, the other sees who is choosing, and the header says what is dealt', async () => {
  const [ana, beto] = (await at.room.people('Ana', 'Beto')) as [Person, Person];
  const table = await ana.open({ house: 'casa', game: 'choice', stake: '0.50/1' });
  await ana.sit();
  await beto.join(table);
  expect(await header(ana)).toContain('Dealer’s Choice');
  await Promise.all([ana, beto].map(({ page }) => page.waitForSelector('.choose')));
  const [first, second, name] = (await list(ana).count()) > 0 ? [ana, beto, 'Ana'] : [beto, ana, 'Beto'];
  await second.page.getByText(`${name} is choosing the game`).waitFor();
  expect(await list(second).count()).toBe(0);
  // By keys: what is dealt anyway has the focus, and the next on the list is one down.
  const games = await list(first).locator('strong').allInnerTexts();
  expect(games.length).toBeGreaterThan(9);
  await first.page.waitForFunction(() => document.activeElement?.closest('.choose') !== null);
  await first.page.keyboard.press('ArrowDown');
  await first.page.keyboard.press('Enter');
  for (const person of [ana, beto]) {
    await person.page.waitForSelector('.choose', { state: 'detached' });
    await expect.poll(() => header(person)).toContain(games[1]);
    await expect.poll(() => person.logged(new RegExp(`^${name} chooses ${games[1]}\\.`))).toBe(true);
  }
  // The hand is played out, and the other one chooses, by the mouse.
  while ((await list(second).count()) === 0) {
    for (const person of [first, second])
      if ((await person.asked()).includes('fold')) await person.page.keyboard.press('f');
    await Promise.race([second.page.waitForSelector('.choose.mine'), first.soon(5000), second.soon(5000)]);
  }
  const razz = second.page.getByRole('button', { name: /^Razz/ });
  await razz.click();
  await expect.poll(() => header(first)).toContain('Razz');
  await expect.poll(async () => (await first.page.locator('.at .front').count()) > 0).toBe(true);
  expect([...ana.faults, ...beto.faults]).toEqual([]);
});
