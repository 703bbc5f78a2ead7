// What may not be done says why and by which rule; what goes wrong is reported, ruled and confirmed.
import { expect, test } from 'vitest';
import { type Person, playUntil, playUntilAsked } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
const nl = { house: 'rogelios', game: 'hold-nl' };

test('a grey button says why, and its rule opens the clause', async () => {
  const [nora, omar] = (await at.room.people('Nora', 'Omar')) as [Person, Person];
  const table = await nora.open(nl);
  await omar.join(table);
  await nora.sit();
  const first = await playUntilAsked([nora, omar], (person) => person.page.locator('.presets').isVisible());
  // Everything, and the other can no longer raise.
  await first.press('4', 'Enter');
  const who = first === nora ? omar : nora;
  await who.page.locator('.act.shut').first().click();
  const reason = who.page.locator('.trouble');
  await expect
    .poll(() => reason.textContent())
    .toMatch(/(There is nobody left with chips to answer a bet|not enough chips).*\([A-Z]+-/);
  const rule = await reason.locator('.rule').textContent();
  await reason.locator('.rule').click();
  await who.page.waitForSelector('dialog .cite');
  expect(await who.page.locator('dialog').textContent()).toContain(rule);
  await who.page.keyboard.press('Escape');
  await who.page.waitForSelector('dialog', { state: 'detached' });
  expect(who.faults).toEqual([]);
});

test('a refused action shows its reason and its rule, and may be put right', async () => {
  const nora = await at.room.stranger();
  // Somebody between the page and the room changes what was asked.
  let isMeddling = true;
  await nora.page.routeWebSocket(/\/ws$/, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((message) => {
      const frame = JSON.parse(String(message));
      if (isMeddling && frame.t === 'do' && frame.ask.type === 'act' && frame.ask.amount) frame.ask.amount = 1;
      server.send(JSON.stringify(frame));
    });
  });
  await nora.comeIn();
  await nora.post('/api/me/name', { name: 'Nora' });
  await nora.open({ ...nl, bots: 1 });
  await nora.sit();
  await playUntilAsked([nora], () => nora.page.locator('.presets').isVisible());
  const before = await nora.seen();
  await nora.page.locator('.act.raise').click();
  const refused = nora.page.locator('.trouble.bad');
  await expect.poll(() => refused.textContent()).toMatch(/That is too little: \$\d+ at least \( ?[A-Z]+-/);
  expect({ ...(await nora.seen()), hand: '' }).toEqual({ ...before, hand: '' });
  isMeddling = false;
  await nora.page.locator('.act.raise').click();
  await expect.poll(() => nora.logged(/^Nora (bets|raises to|goes all in)/)).toBe(true);
  expect(nora.faults).toEqual([]);
});

/** The floor's panel of somebody who opened a table and is asked in a hand. */
async function atTheFloor(game: string): Promise<Person> {
  const [nora] = (await at.room.people('Nora')) as [Person];
  await nora.open({ house: 'rogelios', game, bots: 2 });
  await nora.sit();
  await playUntilAsked([nora], async () => (await nora.cards()).filter((card) => card !== 'back').length === 2);
  await nora.page.locator('#tab-floor').click();
  return nora;
}
const ruling = async (nora: Person): Promise<string> => {
  await nora.page.getByRole('button', { name: 'See the ruling' }).click();
  await expect.poll(() => nora.page.locator('.floor .rule').first().textContent()).toMatch(/^[A-Z]+-/);
  await nora.page.getByRole('button', { name: 'Propose the ruling' }).waitFor();
  await nora.page.getByRole('textbox', { name: 'Why?' }).fill('two cards stuck together');
  return (await nora.page.locator('.floor').textContent()) ?? '';
};

test('a hand that cannot go on is reported, ruled with its clause and its money, and confirmed', async () => {
  const nora = await atTheFloor('hold');
  const { page } = nora;
  await page.getByRole('button', { name: /The hand cannot be played out/ }).click();
  expect(await ruling(nora)).toMatch(/Chips that move.*gets back \$\d/);
  await page.getByRole('button', { name: 'Propose the ruling' }).click();
  await page.locator('#tab-log').click();
  await expect.poll(() => nora.logged(/^The floor reports: the hand cannot be played out/)).toBe(true);
  await expect.poll(() => nora.logged(/^Nora proposes a ruling: .*two cards stuck together/)).toBe(true);
  await expect.poll(() => nora.logged(/Host: Nora, “two cards stuck together”/)).toBe(true);
  await expect.poll(() => nora.logged(/^The hand is void.* [A-Z]+-/)).toBe(true);
  expect(nora.faults).toEqual([]);
});

test('a hand that was left unprotected: whose it was is chosen, it is dead, and the others play on', async () => {
  const nora = await atTheFloor('hold');
  const { page } = nora;
  await page.getByRole('button', { name: /left his hand unprotected/ }).click();
  await page.locator('.floor select').selectOption({ index: 1 });
  expect(await ruling(nora)).toMatch(/A hand is dead\..*Chips that move/);
  await page.getByRole('button', { name: 'Propose the ruling' }).click();
  await page.locator('#tab-log').click();
  await expect.poll(() => nora.logged(/^The floor reports: .*unprotected.* [A-Z]+-/)).toBe(true);
  await playUntil([nora], () => nora.logged(/^Hand \d+ is over/));
  expect(nora.faults).toEqual([]);
});

test('who plays proposes: the other sees clause, money and reason, and one key of his refuses it; nothing has happened', async () => {
  const [nora, omar] = (await at.room.people('Nora', 'Omar')) as [Person, Person];
  const table = await nora.open({ house: 'rogelios', game: 'hold', bots: 0 });
  await nora.sit();
  await omar.join(table);
  await playUntilAsked([nora, omar], async () => (await nora.cards()).filter((card) => card !== 'back').length === 2);
  await nora.page.locator('#tab-floor').click();
  await nora.page.getByRole('button', { name: /The hand cannot be played out/ }).click();
  await ruling(nora);
  await nora.page.getByRole('button', { name: 'Propose the ruling' }).click();
  const asked = omar.page.getByRole('alertdialog', { name: 'Nora proposes a ruling' });
  await asked.waitFor();
  const text = (await asked.textContent()) ?? '';
  expect(text).toMatch(
    /[A-Z]+-[A-Z0-9-]+.*two cards stuck together.*gets back \$\d.*Everybody in the hand must agree/s,
  );
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await omar.page.setViewportSize({ width, height });
    const box = (await asked.boundingBox())!;
    expect(box.x >= 0 && box.x + box.width <= width && box.y >= 0).toBe(true);
  }
  await omar.page.setViewportSize({ width: 1280, height: 800 });
  await omar.page.keyboard.press('n');
  await expect.poll(() => omar.logged(/^Omar objects: no ruling is made/)).toBe(true);
  await asked.waitFor({ state: 'detached' });
  expect(await omar.logged(/^The hand is void/)).toBe(false);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});
