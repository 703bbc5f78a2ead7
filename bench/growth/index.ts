// What a room costs that has much stored: how long until it is open and answers; what a list of hands, a hand, a search, a statement and
// the proof of a table take; and the bytes of a hand: from few hands to a million, in a file and in PostgreSQL. A table is played once and
// written again under the names of others, each with its packs sealed anew, so that every chain holds and every hand can be read.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore, roundFor } from '../../packages/room/src/index.js';
import { openSqlite } from '../../packages/room/src/store/sqlite.js';
import { startPostgres } from '../../tools/postgres.mjs';
import type { Line } from '../hands.js';
import { Copies } from './copies.js';
import { firstCopy, HANDS, openAt, type Place, type Played, played } from './played.js';

/** How many tables; `npm run bench -- growth/10000` for as many more, and `growth/file` or `growth/postgres` for one of the two. */
const TABLES = [10, 100];
const BUNDLED = { before: Number.MAX_SAFE_INTEGER, idle: Number.MAX_SAFE_INTEGER };

async function took<T>(what: () => Promise<T>): Promise<readonly [ms: number, what: T]> {
  const began = performance.now();
  const answer = await what();
  return [performance.now() - began, answer];
}
/** The middle of several. */
async function usual(what: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 9; i++) times.push((await took(what))[0]);
  return times.sort((a, b) => a - b)[4]!;
}
const line = (name: string, ours: number, target: number, unit: string): Line => ({
  ...{ name, ours, target, unit },
  ...{ peer: null, ratio: null, peerName: '' },
});

/** Bytes of the record by table, indexes and all. What is free in a table for what comes next counts, too. */
async function sizesOf({ path, db }: Place): Promise<readonly (readonly [table: string, bytes: number])[]> {
  if (db === undefined) {
    const file = openSqlite(path);
    file.exec('PRAGMA busy_timeout = 5000');
    const rows = file.prepare(
      `SELECT m.tbl_name, sum(d.bytes) FROM (SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name) d
        JOIN sqlite_master m ON m.name = d.name GROUP BY m.tbl_name ORDER BY 2 DESC`,
    );
    const sizes = rows.all().map(([table, bytes]) => [String(table), Number(bytes)] as const);
    file.close(true); // the room's own thread may still be at its log
    return sizes;
  }
  const client = new pg.Client(db);
  await client.connect();
  await client.query('VACUUM');
  const { rows } = await client.query(
    `SELECT relname AS table, pg_total_relation_size(oid)::bigint AS bytes FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 2 DESC`,
  );
  await client.end();
  return (rows as { table: string; bytes: string }[]).map(({ table, bytes }) => [table, Number(bytes)]);
}

async function measured(place: Place, { patron }: Played, tables: number): Promise<Line[]> {
  const [start, room] = await took(() => openAt(place));
  const [lobby] = await took(async () => room.lobby());
  const awake = room.tables.size;
  const [own] = await took(() => room.yours.page(patron, { marks: [] }, 20));
  const page = await usual(() => room.yours.page(patron, { marks: [] }, 20));
  const { hands: shown } = await room.yours.page(patron, { marks: [] }, 20);
  if (shown.length !== 20) throw new Error('a page of hands is short');
  const rule = (await room.store.read(`table-copy${tables >> 1}`, 30, 40))
    .map(({ body }) => clauseIn(body))
    .find(Boolean)!;
  const search = await usual(() => room.yours.page(patron, { marks: [`clause:${rule}`] }, 20));
  const log = (await room.log(`copy${tables - 1}`))!;
  const hand = await usual(() => roundFor(log, HANDS >> 1, patron));
  const [wakes] = await took(() => room.table(`copy${tables >> 1}`));
  const statement = await usual(() => room.cage.movements(patron, 'wallet', { limit: 50 }));
  const verify = await usual(() => room.store.verifyStream(`table-copy${tables >> 1}`));
  await room.close();
  const sizes = await sizesOf(place);
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
  const hands = tables * HANDS;
  const parts = sizes.slice(0, 6).map(([table, size]) => `${table} ${Math.round(size / hands)}`);
  const of = `${place.db ? 'PostgreSQL' : 'a file'}, ${hands.toLocaleString('en')} hands at ${tables.toLocaleString('en')} tables`;
  console.log(`  (${of}: bytes of a hand in ${parts.join(', ')}; ${loadavg()[0]!.toFixed(1)} programs beside it)`);
  return [
    line(`${of}: open and first answer within`, start + own, 2000, 'ms'),
    line(`${of}: tables awake then`, awake, 0, ''),
    line(`${of}: lobby`, lobby, 50, 'ms'),
    line(`${of}: a table wakes within`, wakes, 300, 'ms'),
    line(`${of}: a page of 20 of one's hands`, page, 200, 'ms'),
    line(`${of}: the same by a clause`, search, 200, 'ms'),
    line(`${of}: one hand, found by halving`, hand, 60, 'ms'),
    line(`${of}: a page of a statement`, statement, 10, 'ms'),
    line(`${of}: one table of ${HANDS} hands proved`, verify, 200, 'ms'),
    line(`${of}: stored for a hand, index and money and all`, bytes / hands / 1024, 2.5, 'KB'),
  ];
}
const clauseIn = (body: unknown): string | null =>
  (body as { event?: { rule?: string } }).event?.rule?.toUpperCase() ?? null;

async function grown(place: Place, sizes: readonly number[]): Promise<Line[]> {
  const had = await played(place);
  await firstCopy(place, had, 'copy0');
  const store = await openStore({ path: place.path });
  for (const stream of ['table-first', 'table-copy0']) while ((await store.archive({ stream, ...BUNDLED })) > 0);
  await store.close();
  const copies = await Copies.of(place, had);
  const lines: Line[] = [];
  let stored = 1;
  for (const tables of sizes) {
    const [ms] = await took(() => copies.store(stored, tables));
    console.log(`  (${((tables - stored) * HANDS).toLocaleString('en')} hands written in ${Math.round(ms / 1000)} s)`);
    stored = tables;
    lines.push(...(await measured(place, had, tables)));
  }
  return lines;
}
async function inFile(sizes: readonly number[]): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'baraja-growth-'));
  try {
    return await grown({ folder, db: undefined, path: join(folder, 'room.db') }, sizes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
async function inPostgres(sizes: readonly number[]): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'baraja-growth-'));
  const server = await startPostgres();
  const admin = new pg.Client(server.url());
  await admin.connect();
  await admin.query('CREATE DATABASE growth');
  await admin.end();
  const db = server.url('growth');
  try {
    return await grown({ folder, db, path: db }, sizes);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function benchGrowth(only: readonly string[] = []): Promise<Line[]> {
  const sizes = [...TABLES, ...only.map(Number).filter((count) => count > 0)].sort((a, b) => a - b);
  const where = only.filter((one) => one === 'file' || one === 'postgres');
  const isWanted = (one: 'file' | 'postgres'): boolean => where.length === 0 || where.includes(one);
  return [...(isWanted('file') ? await inFile(sizes) : []), ...(isWanted('postgres') ? await inPostgres(sizes) : [])];
}
