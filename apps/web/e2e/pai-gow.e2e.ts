// Pai gow poker at the page: seven cards set into two and five by keys alone, by drag and by the house way, a hand that would lose
// warned about, and every way through to the settlement.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults, SIZES } from './axe.js';
import { Ear } from './games.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
let nora: Person;
let isOver = false;
let others: readonly Promise<void>[] = [];

beforeAll(async () => {
  const people = await at.room.people('Nora', 'Omar', 'Pia');
  nora = people[0]!;
  const table = await nora.open({ house: 's-and-k', game: 'pgp' });
  await nora.sit();
  for (const other of people.slice(1)) await other.join(table);
  others = people.slice(1).map(plays);
});
afterAll(async () => {
  isOver = true;
  await Promise.all(others);
});

/** What the bar asks for now. */
async function askedFor(person: Person): Promise<'bank' | 'wager' | 'set' | null> {
  const asked = await person.asked();
  if (asked.includes('house-way')) return 'set';
  if (!asked.includes('yes')) return null;
  return (await person.page.locator('.arc-choices.banking').count()) > 0 ? 'bank' : 'wager';
}
/** The others take the bank when it is their turn, bet the least, and leave their hands to the dealer. */
async function plays(person: Person): Promise<void> {
  while (!isOver) {
    await person.soon(500);
    const asked = await askedFor(person);
    if (asked === 'bank') await person.press('Enter');
    else if (asked === 'wager') await person.press('1', 'Enter');
    else if (asked === 'set') await person.press('a');
  }
}
/** Declines the bank and bets five dollars, until there are seven cards to be set. */
async function seven(ear?: Ear): Promise<void> {
  for (;;) {
    await nora.soon(2000);
    await ear?.asked(nora);
    const asked = await askedFor(nora);
    if (asked === 'bank') await nora.press('n');
    else if (asked === 'wager') await nora.press('1', 'Enter');
    else if (asked === 'set') return;
  }
}
const status = async (): Promise<string> => (await nora.page.locator('.set-choices .said').textContent()) ?? '';
const isFoul = async (): Promise<boolean> => (await nora.page.locator('.space.foul').count()) > 0;
const front = () => nora.page.locator('.space').first().getAttribute('aria-label');
/** Marks two of the seven by their keys, where none is marked. */
async function mark(a: number, b: number): Promise<void> {
  await nora.press(String(a), String(b));
  await expect.poll(front).not.toMatch(/Tap or drag/);
}
/** Marks two cards that do, or do not, rank below the other five; false where there are none. */
async function markSome(foul: boolean): Promise<boolean> {
  for (let gap = 1; gap < 7; gap++)
    for (let i = 1; i + gap <= 7; i++) {
      await unmark();
      await mark(i, i + gap);
      if ((await isFoul()) === foul) return true;
    }
  return false;
}
/** Takes back whatever is marked. */
async function unmark(): Promise<void> {
  const keys = await nora.page
    .locator('.at .pick[aria-pressed="true"]')
    .evaluateAll((picks) => picks.map((pick) => pick.getAttribute('aria-keyshortcuts') ?? ''));
  await nora.press(...keys);
  await expect.poll(front).toMatch(/Tap or drag/);
}
/** The lines of the log since the last hand began. */
async function hand(): Promise<readonly string[]> {
  const log = await nora.log();
  return log.slice(log.findLastIndex((line) => /^Hand \d+(?!.* is over)/.test(line)));
}
async function told(what: RegExp): Promise<string> {
  await expect.poll(async () => (await nora.log()).findLast((line) => what.test(line)) ?? '').toMatch(what);
  return (await nora.log()).findLast((line) => what.test(line))!;
}

test('SNK-PGP-8 a hand is set by the keyboard alone, through to the settlement', async () => {
  const ear = await Ear.of(nora);
  await seven(ear);
  await expect.poll(() => nora.page.locator('.at .pick').count()).toBe(7);
  await ear.asked(nora);
  expect(await markSome(false)).toBe(true);
  await ear.asked(nora);
  await expect.poll(() => status()).toMatch(/^\s*Two cards: .+\. Five cards: .+\./);
  await nora.press('Enter');
  await told(/^Nora sets two and five\. SNK-PGP-8$/);
  const result = nora.page.locator('.middle');
  await expect.poll(() => result.textContent()).toMatch(/Your wagers/);
  const said = (await result.textContent()) ?? '';
  expect(said).toMatch(/Two cards: .+ (beats|loses to|is a copy of) /);
  expect(said).toMatch(/Five cards: .+ (beats|loses to|is a copy of) /);
  const lines = await hand();
  const won = lines.find((line) => /^Nora (wins|loses|pushes)/.test(line)) ?? '';
  const rule = /(SNK-PGP-1[012]|AMB-SNK-29)$/.exec(won)?.[1];
  expect(rule, won).toBeDefined();
  expect(said).toContain(rule);
  expect(lines).toContainEqual(expect.stringMatching(/^Nora pays the collection, \$0\.50\. SNK-PGP-14$/));
  expect(lines).toContainEqual(expect.stringMatching(/the count is \d from the bank, .* AMB-SNK-34$/i));
  await ear.heardAll(/Nora (?:wins|loses|pushes)/);
  expect(nora.faults).toEqual([]);
});

test('SNK-PGP-13 a hand that would lose is warned about, asked about, and loses if it is set so', async () => {
  await seven();
  while (!(await markSome(true))) {
    await nora.press('a');
    await told(/is over/);
    await seven();
  }
  await expect.poll(() => status()).toMatch(/do not rank below the five.*SNK-PGP-13/);
  expect(await faults(nora, SIZES, '.set-choices')).toEqual([]);
  await nora.page.setViewportSize(SIZES[0]!);
  await nora.press('Enter');
  await expect.poll(() => nora.asked()).toEqual(['back', 'foul']);
  await nora.press('n');
  await expect.poll(() => nora.asked()).toEqual(['suggest', 'house-way', 'set']);
  expect((await hand()).some((line) => /^Nora sets/.test(line))).toBe(false);
  await nora.press('Enter');
  await expect.poll(() => nora.asked()).toEqual(['back', 'foul']);
  await nora.press('y');
  await told(/^Nora sets two and five/);
  await told(/^Nora turns .*; set wrong, it loses\./);
  await expect.poll(() => told(/^Nora loses \$/)).toMatch(/SNK-PGP-13$/);
});

test('cards are dragged into the slots and out of them; a suggestion is never foul', async () => {
  await seven();
  const { page } = nora;
  const drag = async (from: string, slot: number) => {
    const [card, to] = await Promise.all([
      page.locator(from).boundingBox(),
      page.locator('.space').nth(slot).boundingBox(),
    ]);
    await page.mouse.move(card!.x + 12, card!.y + 14);
    await page.mouse.down();
    await page.mouse.move(card!.x + 40, card!.y + 30, { steps: 3 });
    await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  const ids = await page
    .locator('.at .pick')
    .evaluateAll((picks) => picks.map((pick) => (pick as HTMLElement).dataset.card));
  const [first, second] = ids.map((id) => `.pick[data-card="${id}"]`);
  await drag(first!, 0);
  await expect.poll(front).toMatch(/Tap or drag/);
  await drag(second!, 0);
  await expect.poll(front).not.toMatch(/Tap or drag/);
  await drag(first!, 1);
  await expect.poll(front).toMatch(/Tap or drag/);
  await nora.press('i');
  await expect.poll(front).not.toMatch(/Tap or drag/);
  await expect.poll(() => isFoul()).toBe(false);
  await nora.page.locator('.bar .act.set').click();
  await told(/^Nora sets two and five/);
});

test('AMB-SNK-53 the house way is one key; axe and fingers find everything where a hand is set', async () => {
  await told(/is over/);
  await seven();
  await mark(1, 2);
  expect(await faults(nora)).toEqual([]);
  await unmark();
  await nora.page.setViewportSize(SIZES[1]!);
  const { page } = nora;
  const steps = await page.locator('.at .pick').evaluateAll((picks) => {
    const xs = picks.map((pick) => pick.getBoundingClientRect().left).sort((a, b) => a - b);
    return xs.slice(1).map((x, i) => Math.round(x - xs[i]!));
  });
  expect(Math.min(...steps), `cards are ${steps} px apart`).toBeGreaterThanOrEqual(44);
  const heights = await page.locator('.bar .act').evaluateAll((acts) => acts.map((act) => act.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.setViewportSize(SIZES[0]!);
  await nora.press('a');
  await told(/^Nora asks for the house way\. AMB-SNK-53$/);
  await expect.poll(() => told(/^Nora turns /)).toMatch(/set the house way/);
  expect(nora.faults).toEqual([]);
});
