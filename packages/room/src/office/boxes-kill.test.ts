// Kills a count room in the middle of pulling, counting and correcting, and holds it to every answer it gave: nothing is lost, nothing is
// done twice, and the figures and the book agree.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/index.js';
import { temporaryFolder } from '../store/test/places.js';
import { type BoxEvent, Boxes, figureNow } from './boxes.js';
import { BOX_FACTS } from './boxes-facts.js';
import { Journal } from './journal.js';

const kills = Number(process.env.BARAJA_KILLS ?? 4);
const house = 'a-house';
let bundle: string;
let place: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  place = await temporaryFolder();
  const modules = dirname(dirname(createRequire(import.meta.url).resolve('libsql')));
  const cache = join(modules, '.cache', 'baraja');
  await mkdir(cache, { recursive: true });
  bundle = await mkdtemp(join(cache, 'count-kill-'));
  const here = fileURLToPath(new URL('.', import.meta.url));
  await build({
    entryPoints: { victim: join(here, 'test', 'victim.ts'), writer: join(here, '..', 'store', 'writer.ts') },
    ...{ outdir: bundle, outExtension: { '.js': '.mjs' }, logLevel: 'warning' },
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20' },
    ...{ conditions: ['source'], external: ['libsql'] },
  });
});
afterAll(async () => {
  await rm(bundle, { recursive: true, force: true });
  await place.remove();
});

/** Killed some moments after it has said that it did something; what it had said by then. */
async function runAndKill(path: string): Promise<readonly string[]> {
  const child = spawn(process.execPath, [join(bundle, 'victim.mjs'), path, house], { stdio: 'pipe' });
  const told: string[] = [];
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const lines = createInterface({ input: child.stdout });
  const enough = randomInt(1, 12);
  lines.on('line', (line) => {
    if (line !== 'open') told.push(line);
    if (told.length === enough) setTimeout(() => child.kill('SIGKILL'), randomInt(8));
  });
  const [[, signal]] = await Promise.all([once(child, 'close'), once(lines, 'close')]);
  expect({ signal, errors }).toEqual({ signal: 'SIGKILL', errors: '' });
  return told;
}
async function holdTo(path: string, told: readonly string[]): Promise<void> {
  const store = await openStore({ path, thread: false });
  const journal: Journal<BoxEvent> = new Journal({
    ...{ store, now: Date.now, stream: `office-${house}`, facts: BOX_FACTS },
    fold: (e, at) => boxes.fold(e, at),
  });
  const boxes = new Boxes({ house, store, happen: (decide, id) => journal.happen(decide, id) });
  await journal.load();
  for (const line of told) {
    const [what, number, who] = line.split(' ');
    const count = boxes.find(Number(number))!;
    expect(count, line).toBeDefined();
    if (what === 'counted' && count.closed === null) expect(count.sheets.map(({ by }) => by.id)).toContain(who);
    if (what === 'corrected') expect(count.corrections, line).toHaveLength(1);
  }
  let counted = 0;
  for (const count of boxes.counts) {
    expect(count.boxes.map(({ fees, amount }) => fees - amount)).toEqual([0]);
    expect([count.sheets.length <= 2, count.corrections.length <= 1]).toEqual([true, true]);
    counted += figureNow(count, { table: 't1', kind: 'hand' }) ?? 0;
  }
  const at = async (account: 'cage' | 'variance' | 'boxes'): Promise<number> => {
    if (account === 'boxes')
      return (await store.ledger.accounts('drop:')).reduce((all, { balance }) => all + balance, 0);
    return (await store.ledger.balance(account === 'cage' ? `cage:${house}` : `cash:variance/${house}`)).balance;
  };
  const hands = (await store.latest('table-t1')).version;
  expect(await at('cage')).toBe(counted);
  expect((await at('cage')) + (await at('variance')) + (await at('boxes'))).toBe(hands * 300);
  expect(await store.ledger.audit()).toMatchObject({ sound: true });
  expect(await store.verifyStream(journal.stream)).toMatchObject({ sound: true });
  await store.close();
}

test(
  `killed ${kills} times while boxes are pulled, counted and corrected: nothing is lost, and nothing done twice`,
  async () => {
    const path = join(place.folder, 'room.db');
    for (let kill = 0; kill < kills; kill++) await holdTo(path, await runAndKill(path));
  },
  60_000 + kills * 5_000,
);
