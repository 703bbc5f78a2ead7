// `baraja verify` against a record that was tampered with, `backup` and `restore`, as a person runs them.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headsIn, makeSecret, Room, type ShuffleSecret } from '@baraja/room';
import { forge, Played } from '@baraja/room/test/forge';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'node_modules', '.cache', 'baraja', `record-test-${process.pid}`);
const data = mkdtempSync(join(tmpdir(), 'baraja-record-'));
const copies: string[] = [];

beforeAll(async () => {
  await build({
    ...{ entryPoints: { baraja: join(root, 'apps/cli/src/main.ts') }, outdir: folder, outExtension: { '.js': '.mjs' } },
    ...{ splitting: true, bundle: true, platform: 'node', format: 'esm', target: 'node20', conditions: ['source'] },
    external: ['libsql', 'fastify', '@fastify/*', 'fastify-type-provider-zod'],
    logLevel: 'error',
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
  });
  await Played.in(data, 3);
});
afterAll(() => {
  for (const one of [folder, data, ...copies]) rmSync(one, { recursive: true, force: true });
});
function baraja(...args: string[]): Promise<{ out: string; code: number | null }> {
  const child = spawn(process.execPath, [join(folder, 'baraja.mjs'), ...args], {
    env: { ...process.env, NO_COLOR: '1' },
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      out += chunk;
    });
  return new Promise((resolve) => child.on('close', (code) => resolve({ out, code })));
}
const copyOf = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'baraja-record-'));
  copies.push(copy);
  cpSync(data, copy, { recursive: true, filter: (name) => !name.endsWith('-shm') });
  return copy;
};
const trace = /^ {4}at /m;

test('an honest record passes, with a head that a player kept', async () => {
  const head = headsIn(data)!.at(-1)!;
  expect(await baraja('verify', '--data', data, '--head', head)).toMatchObject({ code: 0 });
});

test('a cut tail, an emptied and a rewritten record fail, by the room’s own heads and by a player’s', async () => {
  const head = headsIn(data)!.at(-1)!;
  for (const change of ['cut', 'rewrite'] as const) {
    const copy = copyOf();
    forge(copy, (sql) => (change === 'cut' ? sql.cut(5) : sql.rewrite()));
    const own = await baraja('verify', '--data', copy);
    expect(own).toMatchObject({ code: 1, out: expect.stringMatching(/WRONG.*(cut short|written anew)/) });
    writeFileSync(join(copy, 'heads.txt'), '');
    expect(await baraja('verify', '--data', copy, '--head', head)).toMatchObject({ code: 1 });
    expect(own.out).not.toMatch(trace);
  }
  const copy = copyOf();
  truncateSync(join(copy, 'room.db'), 0);
  expect(await baraja('verify', '--data', copy)).toMatchObject({ code: 1, out: expect.not.stringMatching(trace) });
});

test('a server that deals another order than its seed gives fails the audit', async () => {
  const rigged = mkdtempSync(join(tmpdir(), 'baraja-record-'));
  copies.push(rigged);
  // Pledges and deals by one seed, and puts another on record.
  const secret = (cards: number): ShuffleSecret => {
    const [dealt, told] = [makeSecret(cards), makeSecret(cards)];
    let reads = 0;
    return {
      saltKey: dealt.saltKey,
      get seed() {
        return ++reads > 1 ? told.seed : dealt.seed;
      },
    };
  };
  const room = await Room.open({ data: rigged, grant: 0, pace: 0, bots: false, secret });
  const table = await room.practice('x', { house: 'rogelios', game: 'hold', stake: '3/6' });
  if ('refused' in table) throw new Error(table.refused);
  table.watch({ patron: 'rail', send: () => {} });
  while (table.state.rounds < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await room.close();
  const { code, out } = await baraja('verify', '--data', rigged);
  expect({ code, out }).toMatchObject({ code: 1, out: expect.stringContaining('another pack was pledged') });
});

test('a backup of a running room, verified and put back; nothing is overwritten unasked', async () => {
  const room = await Room.open({ data, grant: 0, pace: 0, bots: false });
  const file = join(data, 'room.backup');
  expect(await baraja('backup', file, '--data', data)).toMatchObject({ code: 0, out: expect.stringContaining('keys') });
  expect(await baraja('restore', file, '--data', data, '--force')).toMatchObject({
    code: 1,
    out: expect.stringContaining('pid'),
  });
  await room.close();
  const copy = copyOf();
  forge(copy, (sql) => sql.cut(5));
  expect(await baraja('verify', '--data', copy, '--head', file)).toMatchObject({ code: 1 });
  expect(await baraja('restore', file, '--data', copy)).toMatchObject({ code: 1 });
  expect(await baraja('restore', file, '--data', copy, '--force')).toMatchObject({ code: 0 });
  expect(await baraja('verify', '--data', copy)).toMatchObject({ code: 0 });
  expect(readdirSync(copy).some((name) => name.startsWith('before-'))).toBe(true);
  await (await Room.open({ data: copy, grant: 0, pace: 0, bots: false })).close();
});

test('whatever it is given, verify says what is wrong in a line and never prints a stack', async () => {
  const whole = readFileSync(join(data, 'room.db'));
  for (const at of [16, 100, 5000, Math.floor(whole.length / 2)]) {
    const copy = copyOf();
    const damaged = Buffer.from(whole);
    damaged.fill(0x5a, at, at + 3000);
    writeFileSync(join(copy, 'room.db'), at === 5000 ? whole.subarray(0, at) : damaged);
    expect(await baraja('verify', '--data', copy)).toMatchObject({ code: 1, out: expect.not.stringMatching(trace) });
  }
});
