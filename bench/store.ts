// How fast the room's store takes appends that are flushed to the disk: many tables sharing a commit in a thread of their
// own, beside the bare database with one commit for each append. The store checks versions and chains hashes; the bare one
// does neither. Both run in turns on the same disk in one process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { isAppended, openStore, type Store } from '../packages/room/src/store/index.js';
import { openSqlite } from '../packages/room/src/store/sqlite.js';
import { startPostgres } from '../tools/postgres.mjs';
import type { Line } from './hands.js';

const PEER = 'one commit each, same database';
const ROUNDS = 5;
const MILLISECONDS = 400;
/** To the bare PostgreSQL. */
const CONNECTIONS = 20;

/** A raise as a table would write it. */
const raise = (amount: number): object => ({
  type: 'Raised',
  seat: 3,
  rule: 'ROG-CPHL-10A',
  chips: [{ from: 'stack:3', to: 'bet:3', amount }],
  markers: [{ marker: 'action', from: 3, to: 4 }],
});

/** Stores one event of a table; resolves when it is on the disk. */
type AppendOne = (table: number, number: number) => Promise<void>;

interface Measured {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

function grouped(store: Store, round: string): AppendOne {
  return async (table, number) => {
    const stream = `table-${round}-${table}`;
    const answer = await store.append({ stream, expect: number, at: number, events: [raise(number)] });
    if (!isAppended(answer)) throw new Error(`the benchmark's append was refused: ${JSON.stringify(answer)}`);
  };
}

/** The least that could be called storing: one row, one commit, one flush. */
function bare(path: string): { append: AppendOne; close(): void } {
  const file = openSqlite(path);
  file.prepare('PRAGMA journal_mode = WAL').get();
  file.exec('PRAGMA synchronous = FULL; CREATE TABLE events (position INTEGER PRIMARY KEY, stream, version, at, body)');
  const insert = file.prepare('INSERT INTO events (stream, version, at, body) VALUES (?, ?, ?, ?)');
  return {
    async append(table, number) {
      await new Promise(setImmediate); // lets the other tables ask, too: they wait for this one's flush
      insert.run(`table-${table}`, number, number, JSON.stringify(raise(number)));
    },
    close: () => file.close(),
  };
}

/** All tables at once, each asking again as soon as it is answered, for a while. */
async function measure(tables: number, append: AppendOne): Promise<Measured> {
  const waits: number[] = [];
  const began = performance.now();
  const play = async (table: number): Promise<void> => {
    for (let number = 0; performance.now() - began < MILLISECONDS; number++) {
      const asked = performance.now();
      await append(table, number);
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: tables }, (_, table) => play(table)));
  const seconds = (performance.now() - began) / 1000;
  waits.sort((a, b) => a - b);
  const at = (share: number): number => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))]!;
  return { rate: waits.length / seconds, p50: at(0.5), p99: at(0.99) };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

async function compare(tables: number, store: Store, peer: AppendOne, targets: Measured): Promise<Line[]> {
  const pairs: { ours: Measured; peer: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await measure(tables, grouped(store, `${tables}-${round}`));
    pairs.push({ ours, peer: await measure(tables, peer) });
  }
  const who = tables === 1 ? '1 table' : `${tables} tables`;
  const line = (name: string, of: keyof Measured, unit: string): Line => ({
    name: `${who}, ${name}`,
    ours: median(pairs.map(({ ours }) => ours[of])),
    peer: median(pairs.map((pair) => pair.peer[of])),
    // Of rates ours should be the greater, of waits the smaller: a ratio above 1 is good either way.
    ratio: median(pairs.map((pair) => (of === 'rate' ? pair.ours[of] / pair.peer[of] : pair.peer[of] / pair.ours[of]))),
    target: targets[of],
    unit,
    peerName: PEER,
  });
  return [
    line('appends flushed', 'rate', '/s'),
    line('half of them within', 'p50', 'ms'),
    line('99 of 100 within', 'p99', 'ms'),
  ];
}

/** The same in PostgreSQL: one row a commit, each table over a connection of its own, as far as there are so many. */
async function barePostgres(url: string): Promise<{ append: AppendOne; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  pool.on('error', () => {}); // the server may stop before its last connection is told
  await pool.query(
    'CREATE TABLE events (position bigserial PRIMARY KEY, stream text, version int, at bigint, body text)',
  );
  const text = 'INSERT INTO events (stream, version, at, body) VALUES ($1, $2, $3, $4)';
  return {
    async append(table, number) {
      const values = [`table-${table}`, number, number, JSON.stringify(raise(number))];
      await pool.query({ name: 'append', text, values });
    },
    close: () => pool.end(),
  };
}

/** The store in PostgreSQL beside the bare database, on a server of its own. */
export async function benchPostgres(): Promise<Line[]> {
  const server = await startPostgres();
  const admin = new pg.Client(server.url());
  await admin.connect();
  for (const name of ['ours', 'bare']) await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const store = await openStore({ path: server.url('ours') });
  const peer = await barePostgres(server.url('bare'));
  try {
    // A lone table pays for looking first and for a statement that checks versions, owners and money; sharing it wins.
    return [
      ...(await compare(1, store, peer.append, { rate: 0.15, p50: 0.15, p99: 0.1 })),
      ...(await compare(20, store, peer.append, { rate: 0.6, p50: 0.6, p99: 0.5 })),
      ...(await compare(200, store, peer.append, { rate: 1.2, p50: 1.2, p99: 1 })),
    ];
  } finally {
    await store.close();
    await peer.close();
    await server.stop();
  }
}

export async function benchStore(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'baraja-bench-'));
  const store = await openStore({ path: join(folder, 'room.db') });
  const peer = bare(join(folder, 'bare.db'));
  try {
    // A lone table pays for the way to the writer's thread and back, the more so the faster the disk; from a few tables on,
    // sharing the flush wins.
    return [
      ...(await compare(1, store, peer.append, { rate: 0.15, p50: 0.15, p99: 0.15 })),
      ...(await compare(20, store, peer.append, { rate: 1.5, p50: 1.5, p99: 1.2 })),
      ...(await compare(200, store, peer.append, { rate: 2, p50: 2, p99: 1.5 })),
    ];
  } finally {
    await store.close();
    peer.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (/\bstore\.(?:ts|m?js)$/.test(process.argv[1] ?? '')) console.table(await benchStore());
