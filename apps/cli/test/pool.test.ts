// `baraja worker` and `--pool`: the same figures as on one machine, whoever comes, leaves or is killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lawsWork, subjects } from '@baraja/laws';
import { freshDatabase } from '@baraja/room/test/databases';
import { keptRoom } from '@baraja/room/test/kept';
import { done, type Kind } from '@baraja/work';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programDefined } from '../../../tools/build.mjs';
import { KINDS } from '../src/work/kinds.js';
import { baraja, Program } from './terminal.js';

// A bus of its own: on the one NATS server of a run others look for work, too.
const bus = await freshDatabase();
const identity = JSON.parse(Object.values(programDefined())[0]!) as string;
let program: Program;
beforeAll(async () => {
  program = await Program.bundled('pool');
});
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  program.remove();
});

interface Working {
  readonly child: ChildProcess;
  says(what: RegExp): Promise<void>;
}
async function working(...more: readonly string[]): Promise<Working> {
  const child = spawn(process.execPath, [program.file, 'worker', '--bus', bus, '--workers', '1', ...more]);
  started.push(child);
  let said = '';
  const ears = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
      for (const hear of ears) hear();
    });
  const says = (what: RegExp): Promise<void> =>
    new Promise((resolve) => {
      const hear = (): void => {
        if (!what.test(said)) return;
        ears.delete(hear);
        resolve();
      };
      ears.add(hear);
      hear();
    });
  await says(/works for the pool/);
  return { child, says };
}
const ends = async (child: ChildProcess): Promise<number | null> => (await once(child, 'exit'))[0];
/** Seconds and speed are the machine's, all else is the work's. */
const figures = ({ out, err, code }: { out: string; err: string; code: number }): object => {
  expect([code, err.replaceAll(/.*( works\.|goes to others\.|works here, too\.)\n/g, '')]).toEqual([0, '']);
  const { seconds: _, ...rest } = JSON.parse(out) as Record<string, unknown>;
  return rest;
};

test('simulations, arenas, odds and laws are the same in a pool as here; a killed worker is made good', async () => {
  const [first, second] = [await working(), await working()];
  const simulate = ['simulate', 'rogelios', 'hold', '--hands', '2000', '--json', '--quiet'];
  const simulated = program.run([...simulate, '--pool', bus]);
  await first.says(/sittings: begun/);
  first.child.kill('SIGKILL');
  const alone = figures(await baraja(simulate));
  expect(figures(await simulated)).toEqual(alone);

  const arena = ['arena', '-g', 'rogelios/hold', '-b', 'quick', '-b', 'careful', '--hands', '300', '--json', '--quiet'];
  expect(figures(await program.run([...arena, '--pool', bus]))).toEqual(figures(await baraja(arena)));
  const odds = ['odds', 'fees', '--json', '--quiet', '--no-cache'];
  expect(figures(await program.run([...odds, '--pool', bus]))).toEqual(figures(await baraja(odds)));

  const both = async <Start, Piece, Result>(
    kind: Kind<Start, Piece, Result>,
    start: Start,
    pieces: readonly Piece[],
  ) => {
    const work = { kind, start, pieces };
    const pool = { bus, program: identity, told: () => {} };
    expect(await done(work, { workers: 0, threads: null, pool })).toEqual(
      await done(work, { workers: 1, threads: null }),
    );
  };
  const subject = subjects().findIndex(({ name }) => name === 'leduc');
  const seeds = [1, 2, 3];
  await both(lawsWork, undefined, [
    { subject, seeds, pace: 'brisk' },
    { subject, seeds: seeds.map((seed) => seed + 10), pace: 'brisk' },
  ]);

  const over = ends(second.child);
  second.child.kill('SIGTERM');
  await second.says(/Leaving/);
  expect(await over).toBe(0);
});

test('a record is looked over by threads and by whoever has it, too, as by one alone', async () => {
  const kept = await keptRoom();
  const verify = ['verify', '--data', kept.folder, '--json'];
  const alone = figures(await baraja(verify));
  expect(alone).toMatchObject({ sound: true, packs: { packs: expect.any(Number) } });
  expect(figures(await program.run([...verify, '--workers', '2']))).toEqual(alone);

  const poor = await working();
  const asked = program.run([...verify, '--pool', bus]);
  await poor.says(/records: not here: no record was named here/);
  const rich = await working('--data', kept.folder);
  const answer = await asked;
  expect(answer.err).toMatch(/cannot: no record was named here/);
  expect(JSON.parse(answer.out)).toEqual(alone);
  for (const { child } of [poor, rich]) {
    const over = ends(child);
    child.kill('SIGTERM');
    expect(await over).toBe(0);
  }
  await kept.remove();
});

test('what cannot be is refused with its reason', async () => {
  expect(await baraja(['worker', '--bus', 'http://x'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/no bus/),
  });
  expect(await program.run(['worker', '--bus', 'nats://127.0.0.1:1'])).toMatchObject({
    ...{ code: 1, err: expect.stringMatching(/cannot be reached/) },
  });
  const arena = ['arena', '-g', 'rogelios/hold', '-b', 'quick', '-b', 'tcp://there:1', '--pool', bus];
  expect(await baraja(arena)).toMatchObject({ code: 1, err: expect.stringMatching(/leave --pool out/) });
  expect(await baraja(['simulate', 'rogelios', 'hold', '--pool', 'http://x'])).toMatchObject({
    ...{ code: 1, err: expect.stringMatching(/no bus/) },
  });
});

test('every kind of work is called what it is asked for by; a thread’s program that is no thread does nothing', async () => {
  for (const [name, load] of Object.entries(KINDS)) expect((await load()).name).toBe(name);
  await import('../src/work/pieces.js');
});
