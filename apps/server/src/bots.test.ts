// Programs at the room's tables: the lines of docs/bots.md over a socket, marked for everybody, where the house allows bots.
import type { ToBot } from '@baraja/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Running } from './index.js';
import { Client, HOLD, server, until } from './test/client.js';

let running: Running;
beforeAll(async () => {
  running = await server();
});
afterAll(() => running.stop());

/** A guest whose program plays what the menu marks for silence. */
async function program(plays: (frame: Extract<ToBot, { t: 'turn' }>) => object | null = quiet) {
  const client = new Client(running.url);
  await client.http('/api/me');
  const socket = new WebSocket(`${running.url.replace('http', 'ws')}/bot`, { headers: { cookie: client.cookie } });
  const frames: ToBot[] = [];
  const say = (line: object): void => socket.send(JSON.stringify(line));
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as ToBot;
    frames.push(frame);
    const choice = frame.t === 'turn' ? plays(frame) : null;
    if (frame.t === 'turn' && choice) say({ t: 'choice', id: frame.id, ...choice });
  });
  await until(() => frames.length > 0);
  const of = <T extends ToBot['t']>(t: T) => frames.filter((f): f is Extract<ToBot, { t: T }> => f.t === t);
  return { client, socket, frames, say, of };
}
function quiet({ view }: Extract<ToBot, { t: 'turn' }>): object {
  const { type, amount } = view.menu.find((o) => o.ifSilent)!;
  return { act: type, ...(amount ? { amount: amount.min } : {}) };
}

test('a program sits at a practice table, is marked for all to see, and plays hands to the end', async () => {
  const host = await new Client(running.url).enter();
  const { table } = await host.json<{ table: string }>('/api/tables', { ...HOLD, bots: 2 });
  await host.watch(table);
  const bot = await program();
  expect(bot.frames[0]).toMatchObject({ t: 'hello', protocol: [1] });
  bot.say({ t: 'hello', protocol: 1, name: 'mine' });
  bot.say({ t: 'sit', table });
  await until(() => bot.of('result').length > 2);
  const [game] = bot.of('game');
  expect(game).toMatchObject({ house: 'rogelios', family: 'community' });
  const { seat } = bot.of('hand')[0]!;
  const seen = host.view(table).seats.find((s) => s.seat === seat)!;
  expect(seen.patron).toMatchObject({ bot: false, program: true });
  // Chips are conserved by what it was told of them.
  const had = host.view(table).seats.length;
  expect(had).toBe(3);
  for (const { view } of bot.of('turn')) {
    const others = Object.entries(view.zones).filter(([zone]) => /^hand:/.test(zone) && zone !== `hand:${seat}`);
    for (const [, cards] of others)
      for (const card of cards) if (!view.open.includes(card)) expect(view.faces[card]).toBeUndefined();
  }
  bot.socket.close();
  host.cut();
});

test('where bots are barred a program is refused, by the clause; so is whoever has once said he is one', async () => {
  const host = await new Client(running.url).enter();
  const { table } = await host.json<{ table: string }>('/api/tables', HOLD);
  const bot = await program();
  bot.say({ t: 'hello', protocol: 1 });
  bot.say({ t: 'sit', table });
  await until(() => bot.of('refused').length > 0);
  expect(bot.of('refused')[0]!.refusal).toMatchObject({ refused: 'no-bots', rule: 'BAR-47' });
  const same = new Client(running.url);
  same.cookie = bot.client.cookie;
  await same.connect();
  await same.watch(table);
  expect(await same.ask(table, { type: 'sit', seat: 3, buyIn: 30_000 })).toMatchObject({
    refusal: { refused: 'no-bots' },
  });
  for (const c of [host, same]) c.cut();
  bot.socket.close();
});

test('a choice that is not on the menu is refused with its clause, and another one is taken in the same turn', async () => {
  const host = await new Client(running.url).enter();
  const { table } = await host.json<{ table: string }>('/api/tables', { ...HOLD, bots: 2 });
  await host.watch(table);
  let turn: Extract<ToBot, { t: 'turn' }> | null = null;
  const bot = await program((frame) => {
    turn = frame;
    return { act: 'raise', amount: 1 };
  });
  bot.say({ t: 'hello', protocol: 1 });
  bot.say({ t: 'sit', table });
  await until(() => bot.of('refused').length > 0);
  const [refused] = bot.of('refused');
  expect(refused).toMatchObject({ id: turn!.id, refusal: { rule: expect.any(String) } });
  bot.say({ t: 'choice', id: turn!.id, ...quiet(turn!) });
  const at = turn!.id;
  await until(() => turn!.id > at || bot.of('result').length > 0);
  bot.say({ t: 'nonsense' });
  await until(() => bot.of('bye').length > 0);
  host.cut();
});
