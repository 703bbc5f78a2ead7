// What may not be done says why and by which rule; what goes wrong is reported, ruled and confirmed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRoom, type Person, playUntil, type Room } from './room.js';

describe('rules at the table', () => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom();
  });
  afterAll(() => room.close());
  const nl = { house: 'rogelios', game: 'hold-nl' };

  test('a grey button says why, and its rule opens the clause', async () => {
    const ana = await room.person('Ana');
    const beto = await room.person('Beto');
    const table = await ana.open(nl);
    await beto.join(table);
    const shut = (who: Person) => who.page.locator('.act.shut').isVisible();
    const shoved = new Set<Person>();
    await expect
      .poll(
        async () => {
          for (const who of [ana, beto]) {
            if (!(await who.isAsked()) || shoved.size > 0) continue;
            if (await who.page.locator('.act.no').isVisible()) await who.page.keyboard.press('n');
            else if (await who.page.locator('.presets').isVisible()) {
              await who.page.locator('#main').focus();
              await who.page.keyboard.press('4');
              await who.page.keyboard.press('Enter');
              shoved.add(who);
            }
          }
          return (await shut(ana)) || (await shut(beto));
        },
        { timeout: 30_000, interval: 150 },
      )
      .toBe(true);
    const who = (await shut(ana)) ? ana : beto;
    await who.page.locator('.act.shut').click();
    const reason = who.page.locator('.trouble');
    expect(await reason.textContent()).toMatch(/There is nobody left with chips to answer a bet|not enough chips/);
    await reason.locator('.rule').click();
    await who.page.waitForSelector('dialog .cite');
    await who.page.keyboard.press('Escape');
  });
  test('a refused command shows its sentence and its rule', async () => {
    const ana = await room.person('Ana');
    // Somebody between the page and the room changes what was asked.
    await ana.page.routeWebSocket(/\/ws$/, (ws) => {
      const server = ws.connectToServer();
      ws.onMessage((message) => {
        const frame = JSON.parse(String(message));
        if (frame.t === 'do' && frame.ask.type === 'act' && frame.ask.amount) frame.ask.amount = 1;
        server.send(JSON.stringify(frame));
      });
    });
    await ana.page.reload();
    await ana.page.waitForSelector('.houses article');
    await ana.open({ ...nl, bots: 2 });
    for (let i = 0; i < 100 && !(await ana.page.locator('.presets').isVisible()); i++) {
      await ana.goOn();
      await ana.page.waitForTimeout(100);
    }
    await ana.page.locator('.act.raise').click();
    await expect
      .poll(() => ana.page.locator('.trouble.bad').textContent())
      .toMatch(/That is too little: \$\d+ at least \([A-Z]+-/);
    await ana.turn();
  });
  test('an irregularity is called, ruled with its clause and its money, and confirmed', async () => {
    const ana = await room.person('Ana');
    const { page } = ana;
    await ana.open({ house: 'rogelios', game: 'hold', bots: 2 });
    await page.locator('#tab-floor').click();
    for (let i = 0; i < 100 && !(await ana.isAsked()); i++) await page.waitForTimeout(50);
    await page.getByRole('button', { name: /The hand cannot be played out/ }).click();
    await page.getByRole('button', { name: 'See the ruling' }).click();
    await expect.poll(() => page.locator('.floor .rule').first().textContent()).toMatch(/^[A-Z]+-/);
    expect(await page.locator('.floor').textContent()).toMatch(/Chips that move/);
    await page.getByRole('button', { name: 'Confirm the ruling' }).click();
    await page.locator('#tab-log').click();
    await expect
      .poll(async () => (await ana.log()).join('\n'))
      .toMatch(/The floor reports: the hand cannot be played out/);
    expect((await ana.log()).join('\n')).toMatch(/The hand is void/);
    expect(ana.faults).toEqual([]);
  });
  test('the cards one has seen are checked against the seal, in the browser', async () => {
    const ana = await room.person('Ana');
    await ana.open({ house: 's-and-k', game: 'hold', bots: 2 });
    await ana.turn();
    await ana.page.locator('#tab-fair').click();
    await ana.page.waitForSelector('.fair code');
    await ana.page.getByRole('button', { name: 'Check the cards I have seen' }).click();
    await expect
      .poll(() => ana.page.locator('.fair .good').textContent())
      .toMatch(/cards checked: all lay where the seal says/);
  });
  test('a past hand is replayed from one’s own view', async () => {
    const ana = await room.person('Ana');
    const table = await ana.open({ house: 's-and-k', game: 'hold', bots: 2 });
    const over = async () => (await ana.log()).flatMap((line) => /^Hand (\d+) is over/.exec(line)?.[1] ?? [])[1];
    await playUntil([ana], async () => (await over()) !== undefined);
    const hand = await over();
    await ana.go(`#/table/${table}/hand/${hand}`);
    await ana.page.waitForSelector('.replay .controls');
    await ana.page.keyboard.press('End');
    expect(await ana.page.locator('.replay ol').textContent()).toContain(`Hand ${hand} is over`);
    await ana.page.keyboard.press('Home');
    await ana.page.keyboard.press('ArrowRight');
    expect(await ana.page.locator('.replay li').count()).toBe(2);
    expect(ana.faults).toEqual([]);
  });
});
