// A reload and a cut socket in the middle of a hand: everything is where it was, and nothing is done twice.
import type { WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRoom, playUntil, type Room } from './room.js';

describe('in the middle of a hand', () => {
  let room: Room;
  beforeAll(async () => {
    room = await openRoom();
  });
  afterAll(() => room.close());
  const nl = { house: 'rogelios', game: 'hold-nl' };
  /** Plays until somebody is asked on the flop. */
  const toTheFlop = async () => {
    const ana = await room.person('Ana');
    const beto = await room.person('Beto');
    const table = await ana.open(nl);
    await beto.join(table);
    await playUntil([ana, beto], async () => (await ana.log()).some((line) => line.startsWith('Flop: ')));
    return { ana, beto };
  };

  test('a reload shows exactly the same table', async () => {
    const { ana, beto } = await toTheFlop();
    await expect.poll(async () => (await ana.isAsked()) || (await beto.isAsked())).toBe(true);
    const asked = (await ana.isAsked()) ? ana : beto;
    const before = await asked.felt();
    await asked.page.reload();
    await asked.turn();
    await expect.poll(() => asked.felt()).toEqual(before);
  });
  test('a cut socket comes back by itself; what was pressed meanwhile is done once', async () => {
    const ana = await room.person('Ana');
    const sockets: WebSocketRoute[] = [];
    let open = true;
    await ana.page.routeWebSocket(/\/ws$/, (ws) => {
      if (!open) {
        void ws.close();
        return;
      }
      ws.connectToServer();
      sockets.push(ws);
    });
    await ana.page.reload();
    await ana.page.waitForSelector('.houses article');
    const beto = await room.person('Beto');
    const table = await ana.open(nl);
    await beto.join(table);
    await expect.poll(async () => (await ana.isAsked()) || (await beto.isAsked())).toBe(true);
    for (let i = 0; i < 20 && !(await ana.isAsked()); i++) {
      await beto.goOn();
      await ana.page.waitForTimeout(100);
    }
    await ana.turn();
    const before = await ana.felt();
    const acts = async () => (await beto.log()).filter((line) => /^Ana (checks|calls)/.test(line)).length;
    const had = await acts();
    open = false;
    for (const socket of sockets) await socket.close();
    await ana.page.waitForSelector('.banner');
    expect(await ana.felt()).toEqual(before);
    await ana.goOn();
    expect(await ana.page.locator('.act.pressed .mark').textContent()).toBe('Pressed');
    open = true;
    await expect.poll(() => ana.page.locator('.banner').isVisible()).toBe(false);
    await expect.poll(acts).toBe(had + 1);
    await ana.page.waitForTimeout(800);
    expect(await acts()).toBe(had + 1);
    expect(ana.faults).toEqual([]);
  });
});
