// The room as a whole: durable commands through table actors beside the bare store's appends in the same run; how long a client
// waits for an answer while two hundred tables of bots play; and what a table and a socket cost in memory. Real disk, real sockets.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { WebSocket } from 'ws';
import { type Running, serve } from '../apps/server/src/index.js';
import { isAppended, openStore, type Room, type TableActor } from '../packages/room/src/index.js';
import type { Line } from './hands.js';

const TABLES = 200;
const SECONDS = 4;
const GUESTS = 8;
const PINGS = 80;
const SOCKETS = 200;
const OPENING = { house: 'rogelios', game: 'hold', stake: '3/6' } as const;

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const median = (values: readonly number[], share = 0.5): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
};
setFlagsFromString('--expose-gc');
const clear = runInNewContext('gc') as () => void;
/** What is held, after a thorough clearing. */
function held(): number {
  clear();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

/** One event a time in as many streams as there are tables, each asking again when answered. */
async function bareAppends(folder: string): Promise<number> {
  const store = await openStore({ path: join(folder, 'bare.db') });
  let done = 0;
  const until = performance.now() + SECONDS * 1000;
  const event = {
    type: 'Raised',
    seat: 3,
    rule: 'ROG-CPHL-10A',
    chips: [{ from: 'stack:3', to: 'bet:3', amount: 600 }],
  };
  const play = async (table: number): Promise<void> => {
    for (let expect = 0; performance.now() < until; expect++) {
      const answer = await store.append({ stream: `table-${table}`, expect, at: expect, events: [event] });
      if (!isAppended(answer)) throw new Error(`an append was refused: ${answer.refused}`);
      done++;
    }
  };
  await Promise.all(Array.from({ length: TABLES }, (_, table) => play(table)));
  await store.close();
  return done / SECONDS;
}

/** Two seats that sit out and come back for ever: the cheapest commands there are, so that the actor and no bot is measured. */
async function commands(room: Room): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  const pair = async (n: number): Promise<void> => {
    const host = (await room.patrons.arrive()).id;
    const table = (await room.privateTable(host, OPENING, { bots: 0 })) as TableActor;
    const patrons = [host, (await room.patrons.arrive()).id];
    const askers = patrons.map((patron) => ({ patron, name: 'x' }));
    for (const [i, asker] of askers.entries())
      await table.ask(asker, `sit${n}`, table.version, { type: 'sit', seat: i + 1, buyIn: 100_000 });
    for (let i = 0; performance.now() < until; i++) {
      const asker = askers[i % 2]!;
      const away = table.state.sittings.find((s) => s.patron.id === asker.patron)?.away != null;
      const answer = await table.ask(
        asker,
        `c${i}`,
        table.version,
        away ? { type: 'comeBack', post: true } : { type: 'sitOut' },
      );
      if ('done' in answer) done++;
    }
  };
  await Promise.all(Array.from({ length: TABLES }, (_, n) => pair(n)));
  return done / SECONDS;
}

async function guest(url: string): Promise<{ socket: WebSocket; cookie: string }> {
  const response = await fetch(`${url}/api/me`);
  const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!;
  return { socket: await socketOf(url, cookie), cookie };
}
function socketOf(url: string, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } });
  return new Promise((resolve, reject) => {
    socket.once('message', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Stored round trips of somebody at a table of his own, while everybody else's bots play. */
async function roundTrips(running: Running): Promise<readonly number[]> {
  const { socket, cookie } = await guest(running.url);
  const opened = await fetch(`${running.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ ...OPENING, bots: 0 }),
  });
  const { table } = (await opened.json()) as { table: string };
  const waits: number[] = [];
  const ask = (id: string, what: object): Promise<void> => {
    const expect = running.room.tables.get(table)!.version;
    const asked = performance.now();
    socket.send(JSON.stringify({ t: 'do', id, table, expect, ask: what }));
    return new Promise((resolve) => {
      const hear = (data: Buffer): void => {
        const frame = JSON.parse(String(data)) as { id?: string };
        if (frame.id !== id) return;
        socket.off('message', hear);
        waits.push(performance.now() - asked);
        resolve();
      };
      socket.on('message', hear);
    });
  };
  await ask('sit', { type: 'sit', seat: 1, buyIn: 30_000 });
  waits.length = 0;
  for (let i = 0; i < PINGS; i++) {
    await ask(`q${i}`, i % 2 ? { type: 'comeBack', post: true } : { type: 'sitOut' });
    await rest(60); // a socket may send twenty frames a second
  }
  socket.close();
  return waits;
}

const line = (name: string, ours: number, target: number, unit: string): Line => ({
  ...{ name, ours, target, unit },
  ...{ peer: null, ratio: null, peerName: '' },
});

/** Two hundred tables of bots, thinking as bots do in front of people. */
async function underLoad(folder: string): Promise<Line[]> {
  const settings = { host: '127.0.0.1', port: 0, grant: 1_000_000, bots: false } as const;
  const running = await serve({ ...settings, data: join(folder, 'load'), pace: 1 });
  try {
    const empty = held();
    for (let n = 0; n < TABLES; n++) {
      const table = (await running.room.privateTable('host', OPENING, { bots: 5 })) as TableActor;
      table.watch({ patron: `rail${n}`, send: (frame) => void JSON.stringify(frame) });
    }
    const perTable = (held() - empty) / TABLES;
    await rest(2000);
    const events = async (): Promise<number> =>
      (await running.room.store.streams('table-')).reduce((sum, { version }) => sum + version, 0);
    const from = [await events(), performance.now()] as const;
    const waits = (await Promise.all(Array.from({ length: GUESTS }, () => roundTrips(running)))).flat();
    const rate = ((await events()) - from[0]) / ((performance.now() - from[1]) / 1000);
    const quiet = held();
    const sockets: WebSocket[] = [];
    while (sockets.length < SOCKETS) {
      const { socket, cookie } = await guest(running.url);
      sockets.push(socket);
      for (let i = 0; i < 9; i++) sockets.push(await socketOf(running.url, cookie));
    }
    const perSocket = (held() - quiet) / sockets.length;
    for (const socket of sockets) socket.terminate();
    console.log(`  (${Math.round(rate)} events a second were stored by the bots meanwhile)`);
    return [
      line(`an answer with ${TABLES} tables of bots, half of them within`, median(waits), 25, 'ms'),
      line(`an answer with ${TABLES} tables of bots, 99 of 100 within`, median(waits, 0.99), 120, 'ms'),
      line('memory for a table with five bots and a hand in progress', perTable / 1024, 300, 'KB'),
      line('memory for a socket, both ends', perSocket / 1024, 120, 'KB'),
    ];
  } finally {
    await running.stop();
  }
}

export async function benchRoom(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'baraja-bench-'));
  try {
    const bare = await bareAppends(folder);
    const running = await serve({
      ...{ host: '127.0.0.1', port: 0, grant: 100_000_000, bots: false, pace: 1 },
      data: join(folder, 'commands'),
    });
    const ours = await commands(running.room);
    await running.stop();
    const durable: Line = {
      ...{ name: `durable commands through ${TABLES} tables`, ours, peer: bare, ratio: ours / bare },
      ...{ target: 0.3, unit: '/s', peerName: 'the bare store' },
    };
    return [durable, ...(await underLoad(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (/\broom\.(?:ts|m?js)$/.test(process.argv[1] ?? '')) console.table(await benchRoom());
