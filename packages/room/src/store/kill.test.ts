// Kills a process that appends under load, again and again on one file, and holds the store to every answer it gave.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPostgres, openStore, type Store } from './index.js';
import { freshDatabase } from './test/databases.js';
import { temporaryFolder } from './test/places.js';

const kills = Number(process.env.BARAJA_KILLS ?? 6);
const tables = 20;
const longestAppend = 3;

let bundle: string;
let place: Awaited<ReturnType<typeof temporaryFolder>>;

/** The program and its writer, bundled side by side as they would ship. */
beforeAll(async () => {
  place = await temporaryFolder();
  const modules = dirname(dirname(createRequire(import.meta.url).resolve('libsql')));
  const cache = join(modules, '.cache', 'baraja');
  await mkdir(cache, { recursive: true });
  bundle = await mkdtemp(join(cache, 'kill-'));
  const here = fileURLToPath(new URL('.', import.meta.url));
  await build({
    entryPoints: { victim: join(here, 'test', 'victim.ts'), writer: join(here, 'writer.ts') },
    ...{ outdir: bundle, outExtension: { '.js': '.mjs' }, logLevel: 'warning' },
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20' },
    ...{ conditions: ['source'], external: ['libsql', 'pg'] },
  });
});
afterAll(async () => {
  await rm(bundle, { recursive: true, force: true });
  await place.remove();
});

interface Told {
  readonly version: number;
  readonly hash: string;
}

/** Runs the victim and kills it; returns the last thing it was told about each table, and how often it was told. */
async function runAndKill(path: string, delay: { after: 'spawn' | 'open' | 'answer'; ms: number }) {
  const child = spawn(process.execPath, [join(bundle, 'victim.mjs'), path, `${tables}`], { stdio: 'pipe' });
  const told = new Map<string, Told>();
  let [answers, armed, errors] = [0, false, ''];
  const arm = (when: typeof delay.after): void => {
    if (armed || when !== delay.after) return;
    armed = true;
    setTimeout(() => child.kill('SIGKILL'), delay.ms);
  };
  arm('spawn');
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    if (line === 'open') return arm('open');
    const [table = '', version = '', hash = ''] = line.split(' ');
    told.set(table, { version: Number(version), hash });
    answers++;
    arm('answer');
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  // What was written before the kill is still in the pipe: only when it is drained is the tale complete.
  const [[, signal]] = await Promise.all([once(child, 'close'), once(lines, 'close')]);
  expect({ signal, errors }).toEqual({ signal: 'SIGKILL', errors: '' });
  return { told, answers };
}

/** Everything told is there, nothing else but what was under way, and the money agrees with the events. */
async function holdTo(store: Store, told: ReadonlyMap<string, Told>): Promise<number> {
  let turns = 0;
  for (const { stream, version } of await store.streams()) {
    expect(await store.verifyStream(stream)).toMatchObject({ sound: true, version });
    const all = await store.read(stream);
    const promised = told.get(stream);
    if (promised !== undefined) {
      expect(version).toBeGreaterThanOrEqual(promised.version);
      expect(version).toBeLessThanOrEqual(promised.version + longestAppend);
      expect(all[promised.version - 1]?.hash).toBe(promised.hash);
    }
    const bodies = all.map(({ body }) => body as { turn: number; last: boolean });
    expect(bodies.at(-1)?.last).toBe(true);
    turns += bodies.filter(({ last }) => last).length;
  }
  for (const table of told.keys()) expect((await store.latest(table)).version).toBeGreaterThan(0);
  expect(await store.ledger.audit()).toEqual({ sound: true, entries: turns });
  expect((await store.ledger.trialBalance()).total).toBe(0);
  expect(await store.inspect()).toEqual([]);
  return turns;
}

/** What the dead one had sent is done to its end by the server, which finds out then. */
async function connectionsGone(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (;;) {
    const { rows } = await client.query(
      'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    if (rows.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await client.end();
}
/** Kills until there are enough on one file; returns how many appends were answered for, and how many are stored. */
async function killAgainAndAgain(path: string, times: number) {
  const told = new Map<string, Told>();
  let [answers, kept, underWay] = [0, 0, 0];
  for (let kill = 0; kill < times; kill++) {
    const after = (['answer', 'answer', 'open', 'answer', 'spawn', 'answer'] as const)[kill % 6]!;
    const run = await runAndKill(path, { after, ms: randomInt(after === 'answer' ? 150 : 120) });
    for (const [table, what] of run.told) told.set(table, what);
    answers += run.answers;
    if (isPostgres(path)) await connectionsGone(path);
    const store = await openStore({ path, thread: false });
    kept = await holdTo(store, told);
    // The next run goes on from what is there, told or not.
    for (const { stream, version, hash } of await store.streams()) {
      if (version > (told.get(stream)?.version ?? 0)) underWay++;
      told.set(stream, { version, hash });
    }
    await store.close();
  }
  return { answers, kept, underWay };
}

test('in PostgreSQL as well', async () => {
  const url = await freshDatabase();
  const { answers, kept, underWay } = await killAgainAndAgain(url, Math.ceil(kills / 2));
  expect(answers).toBeGreaterThan(kills);
  expect(kept).toBe(answers + underWay);
});

test(
  `killed ${kills} times under load, it keeps every append it answered for`,
  async () => {
    // A new file every dozen kills, since everything ever stored is checked after each.
    for (let left = kills, file = 1; left > 0; left -= 12, file++) {
      const times = Math.min(12, left);
      const { answers, kept, underWay } = await killAgainAndAgain(join(place.folder, `room-${file}.db`), times);
      expect(answers).toBeGreaterThan(times * 10);
      // Stored is what was answered for, and what was stored but not yet answered for when the process died.
      expect(kept).toBe(answers + underWay);
    }
  },
  60_000 + kills * 5_000,
);
