// The room as a whole: durable commands through table actors beside the bare store's appends, in turns on the same disk; how long
// a client waits for an answer while two hundred tables of bots play; what a table and a socket cost in memory. Real disk, real sockets.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { WebSocket } from 'ws';
import { type Running, serve } from '../apps/server/src/index.js';
import { isAppended, openStore, Room, type Store, type TableActor } from '../packages/room/src/index.js';
import type { Line } from './hands.js';

const TABLES = 200;
const ROUNDS = 5;
const MILLISECONDS = 800;
const GUESTS = 8;
const PINGS = 80;
const SOCKETS = 200;
const OPENING = { house: 'rogelios', game: 'hold', stake: '3/6' } as const;
/** What the bots play: two cards, four, and three of which one is thrown away. */
const GAMES = [
  OPENING,
  { house: 'rogelios', game: 'hold-nl', stake: '1/3' },
  { house: 'rogelios', game: 'ohl', stake: '4-8' },
  { house: 'rogelios', game: 'cphl', stake: '3/6' },
] as const;

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

/** Everybody at once, each again as soon as he is answered, for a while. Answers a second. */
async function rate(players: readonly (() => Promise<void>)[]): Promise<number> {
  let done = 0;
  const began = performance.now();
  const play = async (once: () => Promise<void>): Promise<void> => {
    while (performance.now() - began < MILLISECONDS) {
      await once();
      done++;
    }
  };
  await Promise.all(players.map(play));
  return done / ((performance.now() - began) / 1000);
}
const EVENT = {
  type: 'Raised',
  seat: 3,
  rule: 'ROG-CPHL-10A',
  chips: [{ from: 'stack:3', to: 'bet:3', amount: 600 }],
};
/** One event a time in as many streams as there are tables; with an id, it could be asked again and would be done once. */
function appenders(store: Store, withIds: boolean): (() => Promise<void>)[] {
  return Array.from({ length: TABLES }, (_, n) => {
    const stream = `${withIds ? 'known' : 'table'}-${n}`;
    let expect = 0;
    return async () => {
      const id = withIds ? { id: `patron/c${expect}` } : {};
      const answer = await store.append({ stream, expect, at: expect, events: [EVENT], ...id });
      if (!isAppended(answer)) throw new Error(`an append was refused: ${answer.refused}`);
      expect = answer.version;
    };
  });
}
/** Two seats that sit out and come back for ever: the cheapest commands there are, so that the actor and no bot is measured. */
async function pairs(room: Room): Promise<(() => Promise<void>)[]> {
  const tables: (() => Promise<void>)[] = [];
  for (let n = 0; n < TABLES; n++) {
    const host = (await room.patrons.arrive()).id;
    const table = (await room.privateTable(host, OPENING, { bots: 0 })) as TableActor;
    const askers = [host, (await room.patrons.arrive()).id].map((patron) => ({ patron, name: 'x' }));
    for (const [i, asker] of askers.entries())
      await table.ask(asker, 'sit', table.version, { type: 'sit', seat: i + 1, buyIn: 100_000 });
    let asks = 0;
    tables.push(async () => {
      const asker = askers[asks % 2]!;
      const isAway = table.state.sittings.find((s) => s.patron.id === asker.patron)?.away != null;
      const what = isAway ? ({ type: 'comeBack', post: true } as const) : ({ type: 'sitOut' } as const);
      const answer = await table.ask(asker, `c${asks++}`, table.version, what);
      if (!('done' in answer)) throw new Error(`a command was refused: ${JSON.stringify(answer)}`);
    });
  }
  return tables;
}
/** In turns, so that whatever else the machine does falls on all alike; the ratio is the middle one of those turns. */
async function commands(folder: string): Promise<Line[]> {
  const store = await openStore({ path: join(folder, 'bare.db') });
  const room = await Room.open({ data: join(folder, 'commands'), grant: 100_000_000, bots: false, pace: 1 });
  const players = { ours: await pairs(room), bare: appenders(store, false), known: appenders(store, true) };
  const turns: { ours: number; bare: number; known: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    turns.push({ bare: await rate(players.bare), known: await rate(players.known), ours: await rate(players.ours) });
  turns.shift(); // the first is for warming up
  await Promise.all([room.close(), store.close()]);
  const against = (peer: 'bare' | 'known', peerName: string, target: number): Line => ({
    ...{ name: `durable commands through ${TABLES} tables`, unit: '/s', peerName, target },
    ours: median(turns.map((t) => t.ours)),
    peer: median(turns.map((t) => t[peer])),
    ratio: median(turns.map((t) => t.ours / t[peer])),
  });
  return [against('bare', 'the bare store', 0.3), against('known', 'the bare store, ids remembered', 0.5)];
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

/** How long the store alone takes meanwhile: what no server can be quicker than. */
function storeAlone(store: Store): () => Promise<readonly number[]> {
  const waits: number[] = [];
  let isOver = false;
  const run = (async () => {
    for (let expect = 0; !isOver; expect++) {
      const asked = performance.now();
      await store.append({ stream: 'alone', expect, at: expect, events: [EVENT] });
      waits.push(performance.now() - asked);
      await rest(20);
    }
  })();
  return async () => {
    isOver = true;
    await run;
    return waits;
  };
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
      const table = (await running.room.privateTable('host', GAMES[n % GAMES.length]!, { bots: 5 })) as TableActor;
      table.watch({ patron: `rail${n}`, send: (frame) => void JSON.stringify(frame) });
    }
    // The first hand waits a while for somebody to sit down.
    const isDealt = (table: TableActor): boolean => table.state.rounds > 0;
    while (![...running.room.tables.values()].every(isDealt)) await rest(100);
    const perTable = (held() - empty) / TABLES;
    await rest(2000);
    const events = async (): Promise<number> =>
      (await running.room.store.streams('table-')).reduce((sum, { version }) => sum + version, 0);
    const from = [await events(), performance.now()] as const;
    const disk = storeAlone(running.room.store);
    const waits = (await Promise.all(Array.from({ length: GUESTS }, () => roundTrips(running)))).flat();
    const rate = ((await events()) - from[0]) / ((performance.now() - from[1]) / 1000);
    const stored = await disk();
    const quiet = held();
    const sockets: WebSocket[] = [];
    while (sockets.length < SOCKETS) {
      const { socket, cookie } = await guest(running.url);
      sockets.push(socket);
      for (let i = 0; i < 9; i++) sockets.push(await socketOf(running.url, cookie));
    }
    const perSocket = (held() - quiet) / sockets.length;
    for (const socket of sockets) socket.terminate();
    const ms = (share: number): string => median(stored, share).toFixed(1);
    console.log(`  (meanwhile the bots had ${Math.round(rate)} events a second stored,`);
    console.log(`  and an append of its own took the store ${ms(0.5)} ms, 99 of 100 within ${ms(0.99)} ms;`);
    console.log(
      `  ${loadavg()[0]!.toFixed(1)} programs were running or waiting for the machine's ${cpus().length} cores)`,
    );
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
    return [...(await commands(folder)), ...(await underLoad(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (/\broom\.(?:ts|m?js)$/.test(process.argv[1] ?? '')) console.table(await benchRoom());
