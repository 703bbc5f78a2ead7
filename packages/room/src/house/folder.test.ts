// A data folder has one server; and a room that was damaged, cut short, emptied, written anew or given foreign keys does not open, says
// what is wrong and what is lost at most, and leaves everything as it was.
import { cpSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHead, signerIn } from '../fair/index.js';
import { type Damage, FolderTaken, headsIn, Room, RoomDamaged, type RoomSettings } from './index.js';
import { forge, Played } from './test/forge.js';
import { keptRoom } from './test/kept.js';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'baraja-folder-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));
const settings = (folder = data): RoomSettings => ({ data: folder, grant: 100_000, pace: 0, bots: false });
const damagesOf = async (folder = data): Promise<readonly Damage[]> => {
  const opened = await Room.open(settings(folder)).catch((error: unknown) => error);
  if (opened instanceof Room) {
    await opened.close();
    return [];
  }
  if (!(opened instanceof RoomDamaged)) throw opened;
  return opened.damages;
};

test('the second server on a folder is refused with the first one’s process and address', async () => {
  const room = await Room.open(settings());
  room.announce('http://127.0.0.1:8080');
  const refused = await Room.open(settings()).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FolderTaken);
  expect((refused as FolderTaken).holder).toEqual({ pid: process.pid, address: 'http://127.0.0.1:8080' });
  await room.close();
  await (await Room.open(settings())).close();
});

test('heads are kept apart, signed by the room, and go on after a restart', async () => {
  await Played.in(data, 2);
  const first = headsIn(data)!;
  await Played.in(data, 2);
  const lines = headsIn(data)!;
  expect(lines.length).toBeGreaterThan(first.length);
  const heads = lines.map((line) => readHead(line)!);
  expect(heads.map(({ room }) => room)).toEqual(heads.map(() => signerIn(data, { create: false }).room));
  expect(heads.map(({ events }) => events)).toEqual(heads.map(({ events }) => events).sort((a, b) => a - b));
  expect(await damagesOf()).toEqual([]);
});

test('an honest room opens; so does one of the first edition, which had no heads', async () => {
  await Played.in(data, 1);
  expect(await damagesOf()).toEqual([]);
  const kept = await keptRoom();
  expect(await damagesOf(kept.folder)).toEqual([]);
  expect(headsIn(kept.folder)!.length).toBeGreaterThan(0);
  await kept.remove();
});

test('cut short: it says how many events are lost, and how long ago they were known', async () => {
  await Played.in(data, 2);
  const { events } = readHead(headsIn(data)!.at(-1)!)!;
  forge(data, (sql) => sql.cut(7));
  expect(await damagesOf()).toMatchObject([{ code: 'cut', events, has: events - 7 }]);
});

test('emptied: the file gone, of no length, or a new one in its place', async () => {
  await Played.in(data, 1);
  const { events } = readHead(headsIn(data)!.at(-1)!)!;
  const path = join(data, 'room.db');
  const whole = readFileSync(path);
  truncateSync(path, 0);
  expect(await damagesOf()).toMatchObject([{ code: 'emptied', events }]);
  expect(readFileSync(path)).toHaveLength(0);
  rmSync(path);
  expect(await damagesOf()).toMatchObject([{ code: 'emptied', events }]);
  expect(existsSync(path)).toBe(false);
  const other = await mkdtemp(join(tmpdir(), 'baraja-other-'));
  await (await Room.open(settings(other))).close();
  cpSync(join(other, 'room.db'), path);
  const codes = (await damagesOf()).map(({ code }) => code);
  expect(codes).toContain('cut');
  expect(codes).toContain('room-key');
  writeFileSync(path, whole);
  expect(await damagesOf()).toEqual([]);
  await rm(other, { recursive: true, force: true });
});

test('written anew with all hashes: the end of the record is not the one that was signed', async () => {
  await Played.in(data, 2);
  forge(data, (sql) => sql.rewrite());
  expect(await damagesOf()).toMatchObject([{ code: 'rewritten' }]);
});

test('an event changed near the end, a balance changed, a damaged file', async () => {
  await Played.in(data, 2);
  const path = join(data, 'room.db');
  const whole = readFileSync(path);
  forge(data, (sql) =>
    sql.exec(`UPDATE events SET at = at + 1 WHERE position = (SELECT max(position) - 3 FROM events)`),
  );
  expect(await damagesOf()).toMatchObject([{ code: 'chain' }]);
  writeFileSync(path, whole);
  forge(data, (sql) => sql.exec(`UPDATE accounts SET balance = balance + 1 WHERE name LIKE 'purse:%'`));
  expect((await damagesOf()).map(({ code }) => code)).toContain('book');
  writeFileSync(path, Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length - 100, 0x5a)]));
  expect((await damagesOf()).map(({ code }) => code)).toEqual(['unreadable']);
  writeFileSync(path, 'no database at all');
  expect(await damagesOf()).toMatchObject([{ code: 'unreadable' }]);
});

test('foreign keys, and heads that are missing or not the room’s', async () => {
  await Played.in(data, 2);
  const other = await mkdtemp(join(tmpdir(), 'baraja-other-'));
  await Played.in(other, 1);
  const swap = async (name: string): Promise<string[]> => {
    const own = readFileSync(join(data, name));
    writeFileSync(join(data, name), readFileSync(join(other, name)), { mode: 0o600 });
    const codes = (await damagesOf()).map(({ code }) => code);
    writeFileSync(join(data, name), own, { mode: 0o600 });
    return codes;
  };
  expect(await swap('seal.key')).toEqual(['seal-key']);
  expect(await swap('room.key')).toEqual(['room-key']);
  expect((await swap('heads.txt')).length).toBeGreaterThan(0);
  rmSync(join(data, 'heads.txt'));
  expect(await damagesOf()).toMatchObject([{ code: 'heads', why: 'missing' }]);
  await rm(other, { recursive: true, force: true });
});

test('a server that was killed leaves no lock behind', async () => {
  const require = createRequire(import.meta.url);
  const { spawnSync } = require('node:child_process') as typeof import('node:child_process');
  const [binding, file] = [require.resolve('libsql'), join(data, 'room.lock')].map((path) => JSON.stringify(path));
  const script = `const D = require(${binding}); const d = new D(${file});
    d.exec('BEGIN EXCLUSIVE'); process.kill(process.pid, 'SIGKILL');`;
  expect(spawnSync(process.execPath, ['-e', script]).signal).toBe('SIGKILL');
  expect(await damagesOf()).toEqual([]);
});
