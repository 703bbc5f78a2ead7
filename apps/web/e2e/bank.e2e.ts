// A bank goes round at Pure 21.5: two turns at most, then the offer moves on; a bank that does not reach pays and takes what it can,
// and the rest goes back to whoever wagered it; and where nobody takes it the game is broken.
import { expect, test } from 'vitest';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

// No bots here; a settlement lies as long as people are given to read it.
const at = roomForTests({ pace: 1 });
const headOf = ({ page }: Person): Promise<string> =>
  page.evaluate(() => document.querySelector('.middle .head')?.textContent ?? '');
const isOffered = ({ page }: Person): Promise<boolean> => page.locator('.arc-choices.banking').isVisible();

/** Whom the bank is offered to, once it is. */
async function offered(people: readonly Person[]): Promise<Person> {
  let found: Person | undefined;
  await expect
    .poll(async () => {
      for (const person of people) if (await isOffered(person)) found = person;
      return found !== undefined;
    })
    .toBe(true);
  return found!;
}
/** Plays a hand to its end: stands where he may, and takes a card where he must. */
async function playsOn(person: Person, hand: number): Promise<void> {
  await expect
    .poll(async () => {
      const asked = await person.asked();
      if (asked.includes('stand')) await person.press('s');
      else if (asked.includes('hit')) await person.press('h');
      return person.logged(new RegExp(`^Hand ${hand} is over`));
    })
    .toBe(true);
}
/** What became of his wagers, as it lies on the felt. */
const fates = async ({ page }: Person): Promise<readonly string[]> => page.locator('.fate').allInnerTexts();

test('two turns, then the next; what a short bank does not reach goes back; and nobody’s bank breaks the game', async () => {
  const people = (await at.room.people('Nora', 'Omar')) as [Person, Person];
  const [nora, omar] = people;
  const table = await nora.open({ house: 'rogelios', game: 'p215', bots: 0 });
  await omar.look(table);
  await Promise.all(people.map((person) => person.sit()));

  const banked: Person[] = [];
  for (let hand = 1; hand <= 4; hand++) {
    const banker = await offered(people);
    const player = banker === nora ? omar : nora;
    const turn = banked.at(-1) === banker ? 'second' : 'first';
    await expect.poll(() => headOf(banker)).toBe(`The bank is offered to you, ${turn} turn`);
    await expect.poll(() => headOf(player)).toMatch(/^The bank is offered to (?:Nora|Omar)$/);
    banked.push(banker);
    // As little as may be: three dollars.
    await banker.press('c', 'Enter');

    // Twenty-five on his own circle, and as much on one that nobody sits at.
    await player.page.waitForSelector('.arc-choices:not(.banking)');
    await expect
      .poll(() => player.page.locator('.bank[role=group]').getAttribute('aria-label'))
      .toMatch(new RegExp(`banks, ${turn} turn, \\$3$`));
    await player.press('3', 'x', '3', 'Enter');
    await playsOn(player, hand);
    await player.page.waitForSelector('.middle.told');
    await expect.poll(() => fates(player)).toHaveLength(2);
    const lying = await fates(player);
    // The bank is met by one of the two, or by both where one pays what the other wins; the rest was never at risk.
    for (const fate of lying) expect(fate).toMatch(/^(?:[+−]\$\d+(?:\.50)? of \$\d+|[+−]\$3|\$25 back|Push)$/);
    const log = await player.log();
    const its = log.slice(
      log.findIndex((line) => line.startsWith(`Hand ${hand}: `) || line.startsWith(`Hand ${hand}.`)),
    );
    expect(its.filter((line) => new RegExp(`banks with \\$3, ${turn} turn\\. ROG-P215-RP4$`).test(line))).toHaveLength(
      1,
    );
    // However the cards fell, nobody has won or lost more than the three dollars.
    const net = await player.page.locator('.middle.told .net strong').innerText();
    expect(net).toMatch(/^(?:[+−]\$3(?:\.\d\d)?|[+−]\$[0-2](?:\.\d\d)?|Push)$/);
    if (lying.some((fate) => fate !== 'Push')) expect(its.some((line) => / ROG-P215-DS6$/.test(line))).toBe(true);
  }
  // Twice each, one after the other.
  expect(banked.map((person) => banked.indexOf(person))).toEqual([0, 0, 2, 2]);

  // Nobody wants it any more.
  for (let i = 0; i < 2; i++) {
    const asked = await offered(people);
    await asked.press('n');
    await expect.poll(() => isOffered(asked)).toBe(false);
  }
  for (const person of people) await expect.poll(() => person.logged(/the game is broken\. ROG-P215-RP16$/)).toBe(true);
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});
