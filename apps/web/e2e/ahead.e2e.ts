// A choice made before one's turn acts at the price it was made at, and at no other.
import { beforeAll, expect, test } from 'vitest';
import { type Person, playUntil, playUntilAsked } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
let people: readonly Person[];
beforeAll(async () => {
  const [nora, omar, pia] = (await at.room.people('Nora', 'Omar', 'Pia')) as [Person, Person, Person];
  people = [nora, omar, pia];
  const table = await nora.open({ house: 's-and-k', game: 'hold' });
  for (const person of [omar, pia]) await person.look(table);
  for (const person of people) await person.sit();
});

const ahead = (person: Person, name: RegExp) => person.page.locator('.advance label', { hasText: name });
/** Three are in the hand, nobody has acted: the first to act, and somebody who owes and is not asked yet. */
async function atTheStart(): Promise<{ first: Person; owes: Person }> {
  let owes: Person | undefined;
  const first = await playUntilAsked(people, async (person) => {
    const { cards, stacks, pots } = await person.seen();
    if (stacks.length < 3 || cards.length !== 6 || cards.filter((card) => card !== 'back').length !== 2) return false;
    if (pots.length > 0 && pots.join() !== '') return false;
    owes = undefined;
    for (const other of people) if (other !== person && (await ahead(other, /Call \$/).isVisible())) owes ??= other;
    return owes !== undefined;
  });
  return { first, owes: owes! };
}
const nameOf = async (person: Person): Promise<string> =>
  (await person.page.locator('.plate.mine .name .text').textContent()) ?? '';

test('a call chosen in advance is made, once, when the price is what it was', async () => {
  const { first, owes } = await atTheStart();
  const name = await nameOf(owes);
  const calls = async () => (await first.log()).filter((line) => line.startsWith(`${name} calls`)).length;
  const had = await calls();
  await ahead(owes, /Call \$/).click();
  expect(
    await ahead(owes, /Call \$/)
      .locator('input')
      .isChecked(),
  ).toBe(true);
  expect(await calls()).toBe(had);
  // Whoever owes does nothing more himself: what he is asked next, on the flop perhaps, stays open.
  await playUntil(
    people.filter((person) => person !== owes),
    async () => (await calls()) > had,
  );
  expect(await calls()).toBe(had + 1);
  expect(owes.faults).toEqual([]);
});

test('a call chosen in advance lapses when somebody raises, says so, and nothing is done', async () => {
  const { first, owes } = await atTheStart();
  const name = await nameOf(owes);
  const acts = async () => (await first.log()).filter((line) => line.startsWith(`${name} `)).length;
  await ahead(owes, /Call \$/).click();
  const had = await acts();
  await first.page.locator('.act.raise').click();
  await expect
    .poll(() => owes.page.locator('.trouble').textContent())
    .toContain('The price changed, so nothing was done in advance.');
  await playUntilAsked(
    people.filter((person) => person !== first),
    async (person) => person === owes,
  );
  expect(await acts()).toBe(had);
  // He chooses himself, and that is the only thing he did.
  await owes.press('f');
  await expect.poll(() => first.logged(new RegExp(`^${name} folds`))).toBe(true);
  expect(await acts()).toBe(had + 1);
  expect(owes.faults).toEqual([]);
});
