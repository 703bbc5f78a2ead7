// What one may know, and nothing else: the rail sees no hole cards, every card seen is proved, a past hand is one's own view.
import { type Change, changed } from '@baraja/room/change';
import { expect, test } from 'vitest';
import { faultsOn } from './cut.js';
import { type Person, playUntil, playUntilAsked } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const hold = { house: 's-and-k', game: 'hold' };
const faceUp = async (person: Person) => (await person.cards()).filter((card) => card !== 'back');
const lastOver = async (person: Person): Promise<number> =>
  Number((await person.log()).flatMap((line) => /^Hand (\d+) is over/.exec(line)?.[1] ?? []).at(-1) ?? 0);

test('a spectator sees backs, the board and what is shown; no frame to his page holds anything else', async () => {
  const [nora, omar, pia] = (await at.room.people('Nora', 'Omar', 'Pia')) as [Person, Person, Person];
  const frames: string[] = [];
  pia.page.on('websocket', (ws) => ws.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await pia.page.reload();
  await pia.inLobby();
  const table = await nora.open({ ...hold, bots: 1 });
  await omar.look(table);
  await pia.look(table);
  await Promise.all([nora.sit(), omar.sit()]);
  const asked = await playUntilAsked([nora, omar], async (person) => (await faceUp(person)).length === 2);
  await expect.poll(async () => (await pia.cards()).length).toBeGreaterThanOrEqual(4);
  expect(await faceUp(pia)).toEqual([]);
  expect(await faceUp(asked)).toHaveLength(2);
  await playUntil([nora, omar], async () => (await lastOver(pia)) > 1);
  // What his page makes of them: a view comes whole, or as what has changed of the last one.
  let view: Watched | undefined;
  const rounds = frames.flatMap((text) => {
    const { view: whole, change = null } = JSON.parse(text) as { view?: Watched; change?: Change | null };
    if (whole === undefined && change === null) return [];
    view = whole ?? changed(view!, change);
    return [view.round, view.last].filter((round) => round !== null);
  });
  expect(rounds.length).toBeGreaterThan(10);
  for (const { faces, open } of rounds)
    expect(Object.keys(faces).map(Number).sort(byNumber)).toEqual([...open].sort(byNumber));
  expect(pia.faults).toEqual([]);
});
interface Watched {
  readonly round: Shown | null;
  readonly last: Shown | null;
}
interface Shown {
  readonly faces: Readonly<Record<string, string>>;
  readonly open: readonly number[];
}
const byNumber = (a: number, b: number) => a - b;

test('the cards one has seen are checked against the seal, in the browser; a false seal is found out', async () => {
  const nora = await at.room.person('Nora');
  const { page } = nora;
  await nora.open({ ...hold, bots: 1 });
  await nora.sit();
  // Whoever has just sat down may be too late for the first shuffle, and is not for the second.
  await playUntil([nora], async () => (await lastOver(nora)) > 0);
  await nora.turn();
  await page.locator('#tab-fair').click();
  await page.waitForSelector('.fair code');
  await page.getByRole('button', { name: 'Check the cards I have seen' }).click();
  await expect
    .poll(() => page.locator('.fair .good').textContent())
    .toMatch(/\d cards checked: all lay where the seal says/);
  await expect.poll(() => page.locator('.fair .parts').last().textContent()).toMatch(/Your part is in it/);
  await page.getByRole('button', { name: 'How it works' }).click();
  await expect.poll(() => page.getByRole('dialog').textContent()).toMatch(/Nobody, alone or with others/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show today’s line' }).click();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 360) await page.locator('button.rail').click();
    await page.locator('.fair section code').scrollIntoViewIfNeeded();
    await expect.poll(() => faultsOn(page), { message: `at ${width} pixels` }).toEqual([]);
  }
  // The same with a card that was exchanged on the way.
  await page.route(/\/proof$/, async (route) => {
    const answer = await route.fetch();
    const { proofs } = (await answer.json()) as { proofs: { openings: { face: string }[] }[] };
    const [first] = proofs.flatMap(({ openings }) => openings); // those of the draw for the button count, too
    first!.face = first!.face === 'As' ? 'Ks' : 'As';
    await route.fulfill({ response: answer, json: { proofs } });
  });
  await page.getByRole('button', { name: 'Check the cards I have seen' }).click();
  await expect.poll(() => page.locator('.fair p.bad').textContent()).toMatch(/1 card does not match the seal/);
  await page.unrouteAll();
  expect(nora.faults).toEqual([]);
});

test('a past hand is replayed step by step from one’s own view, and its link shows others only theirs', async () => {
  const [nora, pia] = (await at.room.people('Nora', 'Pia')) as [Person, Person];
  const table = await nora.open({ ...hold, bots: 1 }); // who deals nothing before she sits down
  await nora.sit();
  await playUntil([nora], async () => (await lastOver(nora)) > 0);
  const hand = await lastOver(nora);
  const hash = `#/table/${table}/hand/${hand}`;
  await nora.go(hash);
  const lines = nora.page.locator('.replay li');
  await nora.page.waitForSelector('.replay .controls');
  await nora.page.keyboard.press('End');
  await expect.poll(() => nora.page.locator('.replay ol').textContent()).toContain(`Hand ${hand} is over`);
  const all = await lines.count();
  await nora.page.keyboard.press('Home');
  const atFirst = await lines.count();
  expect(atFirst).toBeLessThan(all);
  for (let i = 0; i < 4; i++) await nora.page.keyboard.press('ArrowRight');
  expect(await lines.count()).toBeGreaterThan(atFirst);
  for (let i = 0; i < 4; i++) await nora.page.keyboard.press('ArrowLeft');
  expect(await lines.count()).toBe(atFirst);
  /** Steps on to where cards have been dealt and none lies on the board. */
  const toTheDeal = async (person: Person) => {
    await person.page.waitForSelector('.replay .controls');
    for (
      let i = 0;
      i < all && !/is dealt 2 cards/.test((await person.page.locator('.replay ol').textContent()) ?? '');
      i++
    )
      await person.page.keyboard.press('ArrowRight');
    return faceUp(person);
  };
  expect(await toTheDeal(nora)).toHaveLength(2);
  await pia.comeIn(hash);
  expect(await toTheDeal(pia)).toEqual([]);
  expect([...nora.faults, ...pia.faults]).toEqual([]);
});
