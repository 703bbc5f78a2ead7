// The client's package against a real room: a guest comes in, practises, acts; a wire that is cut comes back, and nothing is done twice.
import {
  type Answer,
  type AnySocket,
  Link,
  type LinkState,
  RoomClient,
  RoomRefused,
  type WatchedTable,
} from '@baraja/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Running } from './index.js';
import { server } from './test/client.js';

let running: Running;
const sockets: WebSocket[] = [];
const socket = (url: string, cookie: string): AnySocket => {
  const made = new WebSocket(url, { headers: { cookie } });
  sockets.push(made);
  return made;
};
beforeAll(async () => {
  running = await server();
});
afterAll(() => running.stop());

/** Sits down where nobody sits, again if the table went on meanwhile. */
async function sit(table: WatchedTable): Promise<Answer> {
  const taken = table.view!.seats.map(({ seat }) => seat);
  const free = Array.from({ length: table.view!.rules.seats.max }, (_, i) => i + 1).find((n) => !taken.includes(n))!;
  const answer = await table.ask({ type: 'sit', seat: free, buyIn: 12_000 });
  return !answer.done && answer.why === 'stale' ? sit(table) : answer;
}
/** Plays whatever costs nothing, or the first thing there is. */
async function act(table: WatchedTable): Promise<Answer> {
  const { menu } = (await table.until(({ round }) => (round?.menu.length ?? 0) > 0)).round!;
  const option = menu.find(({ ifSilent }) => ifSilent) ?? menu[0]!;
  return table.ask({ type: 'act', act: option.type });
}

test('a guest practises: views come, acts are answered, refusals have a reason', async () => {
  const room = await RoomClient.enter(running.url, { socket });
  expect(room.me.guest).toBe(true);
  expect((await room.lobby()).houses.length).toBeGreaterThan(0);
  const table = room.watch(await room.practise('rogelios', 'hold'));
  await table.ready;
  expect(await table.ask({ type: 'act', act: 'fold' })).toMatchObject({ done: false, why: 'refused' });
  expect(await sit(table)).toMatchObject({ done: true });
  expect((await act(table)).done).toBe(true);
  await expect(room.http.post('/api/practice', { house: 'nowhere', game: 'hold' })).rejects.toThrow(RoomRefused);
  room.close();
});

test('a wire cut before the answer came: asked again under the same id, done once', async () => {
  const room = await RoomClient.enter(running.url, { socket });
  const { table: id } = await room.http.post<{ table: string }>('/api/tables', {
    house: 'rogelios',
    game: 'hold',
    bots: 0,
  });
  const table = room.watch(id);
  await table.ready;
  const wallet = async (): Promise<number> => (await room.http.get<{ wallet: number }>('/api/wallet')).wallet;
  const before = await wallet();
  const answer = sit(table);
  sockets.at(-1)!.terminate();
  expect(await answer).toMatchObject({ done: true });
  expect(table.view?.seats.map(({ patron }) => patron.id)).toEqual([room.me.id]);
  expect(before - (await wallet())).toBe(12_000);
  room.close();
});

test('a room that is not there is waited for, and ends nobody’s program', async () => {
  const states: LinkState[] = [];
  const waiting = new Promise<void>((resolve) => {
    const link = new Link(
      // Nobody listens there. In Node an error that nobody hears would be thrown at the process.
      { open: () => new WebSocket('ws://127.0.0.1:1/ws'), later: () => () => {}, random: () => 0.5, id: () => 'c1' },
      {
        state: (state) => {
          states.push(state);
          if (state === 'waiting') resolve();
        },
        frame: () => {},
        sent: () => {},
        unknown: () => {},
      },
    );
    link.connect();
  });
  await waiting;
  expect(states).toEqual(['connecting', 'waiting']);
});
