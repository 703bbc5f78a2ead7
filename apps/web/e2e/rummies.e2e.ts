// At the rummies, by keys alone and told by the accessibility tree what there is to do: a whole game of Escaleriado and a hand of Pan,
// each with a card that a later player took, and a game of Largo that somebody drops out of, to the settlement and read off its sheet.
import { expect, test } from 'vitest';
import { Ear } from './games.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

/**
 * Three hands of ten cards that all lie in columns, a card at a time and in the order of play, and the first cards of the stock: the
 * highest tenth card draws first, what comes is of no use to it, and makes eleven for the next.
 */
const FIRST = 'Ah 2h 3h 4h 7d 7d 7d Ac 2c Kc';
const NEXT = 'As 2s 3s 4s Qd Qd Qd Jh Jh Jh';
const LAST = 'Ah 2h 3h 4h 7d 7d 7d Ac 2c Qc';
const STOCK = '5s 6s Jh Qd';
const dealt = (...hands: readonly string[]): string =>
  Array.from({ length: 10 }, (_, card) => hands.map((hand) => hand.split(' ')[card]!))
    .flat()
    .join(' ');
const at = roomForTests({ stacked: { players: 3, tops: [`${dealt(FIRST, NEXT, LAST)} ${STOCK}`] } });
let people: [Person, Person];
let tries = 0;
/**
 * At a table of their own, both in its first hand, as it is stacked. Others each time: whoever is still in a hand at one of Jalisco's
 * tables is dealt into none of the others; and where the first hand was dealt before both had sat down, others sit at another.
 */
async function sitTogether(opening: {
  readonly house: string;
  readonly game: string;
  readonly bots: number;
}): Promise<void> {
  const hasCards = async (person: Person) => (await person.cards()).some((card) => card !== 'back');
  for (let isDealtIn = false; !isDealtIn; ) {
    tries++;
    const [nora, omar] = [await at.room.person(`Nora Sofía ${tries}`), await at.room.person(`Omar ${tries}`)];
    people = [nora, omar];
    const table = await nora.open(opening);
    await omar.look(table);
    await Promise.all([nora.sit(), omar.sit()]);
    await expect.poll(async () => (await hasCards(nora)) || (await hasCards(omar))).toBe(true);
    // Both are dealt their cards in one go; they fly for a moment.
    for (let look = 0; look < 20 && !isDealtIn; look++) {
      isDealtIn = (await hasCards(nora)) && (await hasCards(omar));
      if (!isDealtIn) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** What to do, the likeliest to help first: cards go down as the page suggests. */
const LAYING = ['use', 'take', 'lay'];
const SIMPLE = ['yes', 'draw', 'no'];

/** One choice: what goes down is suggested by the page; what is thrown is the card that stands last. */
async function plays(person: Person): Promise<void> {
  const asked = await person.asked();
  const laying = LAYING.find((act) => asked.includes(act));
  const simple = SIMPLE.find((act) => asked.includes(act));
  if (laying !== undefined) {
    await person.press('i');
    await person.enter(laying, 5000);
  } else if (asked.includes('discard')) await person.press('1', 'x');
  else if (simple !== undefined) await person.enter(simple, 5000);
}

const PATIENCE = 600_000;
interface Game {
  readonly house: string;
  readonly game: string;
  readonly bots: number;
  /** After so many of Nora’s choices Omar drops out. */
  readonly dropsAfter?: number;
}
async function untilTold(of: Game, ...wanted: readonly RegExp[]): Promise<readonly string[]> {
  const { house, game, bots, dropsAfter = Number.POSITIVE_INFINITY } = of;
  await sitTogether({ house, game, bots });
  const [nora, omar] = people;
  const end = Date.now() + PATIENCE;
  let told: readonly string[] = [];
  const ear = await Ear.of(nora);
  const isTold = async () => {
    const log = await nora.log();
    told = handsIn(log).find((hand) => wanted.every((what) => hand.some((line) => what.test(line)))) ?? [];
    return told.length > 0;
  };
  await Promise.all(
    people.map(async (person) => {
      while (told.length === 0) {
        if (Date.now() > end) throw new Error('it did not come to that');
        await person.soon(500);
        if (person === nora && ear.read > 0 && (await isTold())) break;
        await ear.asked(person);
        const isGone = person === omar && ear.read > dropsAfter && (await person.asked()).includes('fold');
        await (isGone ? person.press('f') : plays(person));
      }
    }),
  );
  await ear.heardAll(/ (?:wins|pays) /);
  return told;
}
/** What the settlement's sheet says; when the next game has begun it is called for again. */
async function sheetOf({ page }: Person): Promise<string> {
  await page.waitForSelector('.rummy .sheet, .rummy .again');
  const again = page.locator('.rummy .again');
  if (await again.isVisible()) await again.click();
  return (await page.locator('.rummy .sheet').textContent()) ?? '';
}
/** The lines of every hand that is over. */
function handsIn(log: readonly string[]): readonly (readonly string[])[] {
  const hands: string[][] = [];
  let now: string[] = [];
  for (const line of log) {
    if (/^Hand \d+[.:]/.test(line)) now = [];
    now.push(line);
    if (/^Hand \d+ is over\./.test(line)) hands.push(now);
  }
  return hands;
}

test('Escaleriado: a passed card is taken by a later player, eleven cards win, and the sheet says what each point was for', async () => {
  const told = await untilTold({ house: 'jalisco', game: 'esc', bots: 1 }, / JAL-ESC-B7$/, / JAL-ESC-B14$/);
  expect(told.some((line) => /^(?!.* lets it go on).* JAL-ESC-B7$/.test(line) || / JAL-ESC-B8$/.test(line))).toBe(true);
  expect(told.some((line) => / wins the game: \d+ for the cards and \d /.test(line))).toBe(true);
  expect(told.some((line) => / pays .* \$[\d.]+ for \d+ points?\. JAL-ESC-C2$/.test(line))).toBe(true);
  for (const line of told) expect(line).toMatch(/ [A-Z]+-[A-Za-z0-9-]+$/);
  expect(await sheetOf(people[0])).toMatch(/JAL-ESC-C3.*JAL-ESC-C2/s);
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});

test('Pan: a card that was drawn and not used is taken by the next player, eleven cards win, and everybody pays', async () => {
  const told = await untilTold(
    { house: 's-and-k', game: 'pan', bots: 1 },
    / SNK-PAN-4c$/,
    / melds eleven cards and wins/,
  );
  expect(await sheetOf(people[0])).toMatch(/SNK-PAN-5/);
  expect(told.some((line) => / pays .* \$[\d.]+ /.test(line))).toBe(true);
  for (const line of told) expect(line).toMatch(/ [A-Z]+-[A-Za-z0-9-]+$/);
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});

test('Largo: cards are drawn, thrown and melded until the other drops out, and the sheet says what that cost him', async () => {
  const told = await untilTold({ house: 'jalisco', game: 'lar', bots: 0, dropsAfter: 3 }, / drops /, / pays /);
  expect(await sheetOf(people[0])).toMatch(/JAL-LAR-C[23]/);
  expect(told.some((line) => / pays .* \$[\d.]+ for \d points?\. JAL-LAR-C[23]$/.test(line))).toBe(true);
  for (const line of told) expect(line).toMatch(/ [A-Z]+-[A-Za-z0-9-]+$/);
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});
