// What /api/health says: ready while the room can store what happens, and otherwise why not.
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROBE, StoreError } from '@baraja/room';
import { afterAll, expect, test } from 'vitest';
import type { Running } from './index.js';
import { Client, server } from './test/client.js';

const made: string[] = [];
const running: Running[] = [];
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  await Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true })));
});
async function roomOnDisk() {
  const data = await mkdtemp(join(tmpdir(), 'baraja-health-'));
  made.push(data);
  let at = 1_700_000_000_000;
  const one = await server({ data, now: () => at });
  running.push(one);
  const ask = async () => {
    at += 60_000;
    const response = await new Client(one.url).http('/api/health');
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { data, one, ask };
}

test('a room that can store is ready, and leaves nothing behind in its folder', async () => {
  const { data, ask } = await roomOnDisk();
  const before = await readdir(data);
  expect(await ask()).toMatchObject({ status: 200, body: { open: true, status: 'ready', why: [] } });
  expect(await readdir(data)).toEqual(before);
});

test('a full disk degrades a quiet room, says so and what to do; with room again it is ready', async () => {
  const { data, ask } = await roomOnDisk();
  await symlink('/dev/full', join(data, PROBE)); // the kernel's own answer of a disk with no room left
  const { status, body } = await ask();
  expect(status).toBe(503);
  expect(body).toMatchObject({ open: false, status: 'degraded', why: [{ code: 'disk-full' }] });
  expect(JSON.stringify(body)).toMatch(/make room/);
  await rm(join(data, PROBE));
  expect(await ask()).toMatchObject({ status: 200, body: { status: 'ready' } });
});

test('a folder that is gone is told', async () => {
  const { data, ask } = await roomOnDisk();
  await rm(data, { recursive: true });
  expect(await ask()).toMatchObject({ status: 503, body: { status: 'degraded', why: [{ code: 'cannot-open' }] } });
});

test('a store that fails is told until an append succeeds; what a patron did wrong is no illness', async () => {
  const { one, ask } = await roomOnDisk();
  const { store } = one.room;
  const event = { stream: 'test', expect: 0, at: 1, events: [{ type: 'Test' }] };
  await expect(store.append({ ...event, at: -1 })).rejects.toThrow(StoreError);
  expect(await ask()).toMatchObject({ status: 200 });
  const { courier } = store as unknown as { courier: { worker: { terminate(): Promise<number> } } };
  await courier.worker.terminate();
  await expect(store.append(event)).rejects.toThrow(StoreError);
  expect(await ask()).toMatchObject({ status: 503, body: { status: 'degraded', why: [{ code: 'stopped' }] } });
});
