// A reload and a cut socket in the middle of a hand: everything lies where it lay, and nothing is done twice.
import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults, SIZES } from './axe.js';
import { faultsOn } from './cut.js';
import { type Person, playUntil, playUntilAsked } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();

/** Two people and a bot play until one of them is asked on the flop. */
async function toTheFlop(nora: Person, omar: Person, who: readonly Person[] = [nora, omar]): Promise<Person> {
  const table = await nora.open({ house: 'rogelios', game: 'hold-nl', bots: 1 });
  await omar.look(table);
  await Promise.all([nora.sit(), omar.sit()]);
  return playUntilAsked([nora, omar], async (person) => {
    const faces = (await person.cards()).filter((card) => card !== 'back');
    return who.includes(person) && faces.length === 5; // two of one's own and three on the board
  });
}
const isOver = (person: Person, hand: number) => person.logged(new RegExp(`^Hand ${hand} is over`));
/** The hand that is on the felt. */
const handOf = async (person: Person): Promise<number> =>
  Number((await person.log()).flatMap((line) => /^Hand (\d+): /.exec(line)?.[1] ?? []).at(-1));

test('a reload shows exactly the same cards, pot and choices, and the hand goes on', async () => {
  const [nora, omar] = (await at.room.people('Nora', 'Omar')) as [Person, Person];
  const asked = await toTheFlop(nora, omar);
  const hand = await handOf(nora);
  await asked.dismiss();
  const before = await asked.seen();
  expect(before.choices.length).toBeGreaterThan(1);
  expect(before.pots.join()).toMatch(/\$\d/);
  await asked.page.reload();
  await asked.turn();
  await expect.poll(() => asked.seen()).toEqual(before);
  const other = asked === nora ? omar : nora;
  await playUntil([nora, omar], () => isOver(other, hand));
  await expect.poll(() => isOver(asked, hand)).toBe(true);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});

/** Nora comes in on a line that can be cut, and mended. */
async function onLine(): Promise<{ nora: Person; cut: () => Promise<void>; mend: () => void; ways: () => number }> {
  const nora = await at.room.stranger();
  const sockets: WebSocketRoute[] = [];
  let isCut = false;
  let ways = 0;
  await nora.page.routeWebSocket(/\/ws$/, (ws) => {
    if (isCut) {
      void ws.close();
      return;
    }
    ways++;
    ws.connectToServer();
    sockets.push(ws);
  });
  await nora.comeIn();
  await nora.post('/api/me/name', { name: 'Nora' });
  const cut = async () => {
    isCut = true;
    for (const socket of sockets.splice(0)) await socket.close();
  };
  const mend = () => {
    isCut = false;
  };
  return { nora, cut, mend, ways: () => ways };
}

test('a line that is cut for a moment is not missed: nothing says so, and what is pressed is done once', async () => {
  const { nora, cut, mend, ways } = await onLine();
  const [omar] = (await at.room.people('Omar')) as [Person];
  await toTheFlop(nora, omar, [nora]);
  await nora.dismiss();
  const before = await nora.seen();
  // Whatever is red for one frame only is seen, too; a busy machine, which comes back later than that, does not count.
  await nora.page.evaluate(() => {
    const seen = { lost: 0, at: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (seen.lost === 0 && document.querySelector('.banner')) seen.lost = performance.now() - seen.at;
    }).observe(document.body, { subtree: true, childList: true });
  });
  const acts = async () => (await omar.log()).filter((line) => /^Nora (checks|calls|goes)/.test(line)).length;
  const had = await acts();
  const was = ways();
  await nora.page.evaluate(() =>
    Object.assign((window as unknown as { seen: object }).seen, { at: performance.now() }),
  );
  await cut();
  mend();
  expect(await nora.seen()).toEqual(before);
  await nora.press('c');
  await expect.poll(acts).toBe(had + 1);
  expect(ways()).toBe(was + 1);
  const { lost } = await nora.page.evaluate(() => (window as unknown as { seen: { lost: number } }).seen);
  if (lost > 0) expect(lost).toBeGreaterThan(1900);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});

test('a cut socket comes back by itself to the same table; what was pressed meanwhile is done once', async () => {
  const { nora, cut, mend } = await onLine();
  const [omar] = (await at.room.people('Omar')) as [Person];
  await toTheFlop(nora, omar, [nora]);
  const hand = await handOf(nora);
  await nora.dismiss();
  const before = await nora.seen();
  const acts = async () => (await omar.log()).filter((line) => /^Nora (checks|calls|goes)/.test(line)).length;
  const had = await acts();

  await cut();
  await nora.page.waitForSelector('.banner');
  // That the connection is lost stands where the hand is named; all else stays.
  expect({ ...(await nora.seen()), hand: before.hand }).toEqual(before);
  mend();
  await nora.page.waitForSelector('.banner', { state: 'detached' });
  await expect.poll(() => nora.seen()).toEqual(before);

  await cut();
  await nora.page.waitForSelector('.banner');
  await nora.press('c');
  expect(await nora.page.locator('.act.pressed .mark').textContent()).toBe('Pressed');
  expect(await acts()).toBe(had);
  mend();
  await nora.page.waitForSelector('.banner', { state: 'detached' });
  await expect.poll(acts).toBe(had + 1);
  await playUntil([omar], async () => (await nora.isAsked()) || isOver(omar, hand));
  expect(await acts()).toBe(had + 1);
  expect([...nora.faults, ...omar.faults]).toEqual([]);
});

test('a page that is older than the room says so, and can be loaded again', async () => {
  const nora = await at.room.stranger();
  let renewed = 0;
  await nora.page.routeWebSocket(/\/ws$/, (ws) => {
    const server = ws.connectToServer();
    server.onMessage((message) => {
      const frame = JSON.parse(String(message));
      if (frame.t === 'hello') frame.protocol += renewed;
      ws.send(JSON.stringify(frame));
    });
  });
  await nora.comeIn();
  const told = nora.page.getByText('this page is older');
  expect(await told.count()).toBe(0);
  renewed = 1;
  await nora.page.reload();
  await told.waitFor();
  renewed = 0;
  await nora.page.getByRole('button', { name: 'Load it again' }).click();
  await nora.inLobby();
  await expect.poll(() => told.count()).toBe(0);
  expect(nora.faults).toEqual([]);
});

test('a table that closes says so, where the chips are, and what was played there', async () => {
  const nora = await at.room.stranger();
  let room: WebSocketRoute | undefined;
  let isClosed = false;
  await nora.page.routeWebSocket(/\/ws$/, (ws) => {
    room = ws;
    ws.connectToServer().onMessage((message) => {
      if (!isClosed) ws.send(message);
    });
  });
  await nora.comeIn();
  const table = await nora.open({ house: 'rogelios', game: 'hold', bots: 1 });
  await nora.sit();
  await playUntil([nora], () => isOver(nora, 1));
  isClosed = true;
  room!.send(JSON.stringify({ t: 'gone', table }));
  const notice = nora.page.locator('.notice');
  await notice.getByText('This table has closed.').waitFor();
  // Who plays with bots alone practises.
  expect(await notice.textContent()).toContain('Your chips are back in your practice purse.');
  await notice.getByRole('link', { name: /^Hand 1/ }).waitFor();
  expect(await nora.page.locator('.bar button').count()).toBe(0);
  for (const width of [360, 1280]) {
    await nora.page.setViewportSize({ width, height: 740 });
    expect(await faultsOn(nora.page)).toEqual([]);
  }
  expect(await faults(nora, SIZES, '.notice')).toEqual([]);
  await notice.getByRole('link', { name: 'Lobby' }).click();
  await nora.inLobby();
  expect(nora.faults).toEqual([]);
});
