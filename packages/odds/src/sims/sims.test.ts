// Engine, rules and odds prove each other, in some seconds each; `npm run sims` plays the same at length.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, buildSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { fraction } from '../exact/fraction.js';
import { BOUND, findings, SIMS, simulate } from './index.js';
import { paiGowSim } from './pai-gow.js';

/** Counted once by `npm run sims -- pai-gow`, which takes a minute. */
const PAI_GOW = paiGowSim('pai-gow', 'Pai-Gow Poker, house way', { wheel: 'lowest', copy: 'banker' }, 0, {
  win: fraction(300_311_604_627_967n, 1_031_307_378_901_800n),
  push: fraction(7_880_135_435_239n, 19_458_629_790_600n),
  lose: fraction(52_224_766_034_361n, 171_884_563_150_300n),
});
const ALL = SIMS.map((sim) => (sim.id === PAI_GOW.id ? PAI_GOW : sim));

describe('the engine’s own rounds come out as counted', () => {
  test.each(ALL.map((sim) => [sim.title, sim] as const))('%s', (_title, sim) => {
    const prepared = sim.prepare();
    const tally = simulate(prepared, { rounds: sim.short, seed: 20 });
    const found = findings(prepared.expected(), tally);
    expect(found).toHaveLength(prepared.width);
    for (const { name, off } of found) expect(Math.abs(off), name).toBeLessThan(BOUND);
  });
});

test('on one core or on several the figures are the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baraja-sims-'));
  try {
    const file = join(folder, 'sims.mjs');
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const how: BuildOptions = {
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      conditions: ['source'],
    };
    buildSync({ ...how, entryPoints: [main], outfile: file });
    const played = (workers: number): string => {
      const asked = ['push-nine', '--rounds', '6000', '--workers', `${workers}`];
      const { stdout, status } = spawnSync(process.execPath, [file, ...asked], { encoding: 'utf8' });
      expect(status).toBe(0);
      return stdout.replace(/[\d,]+ a second/, '');
    };
    const one = played(1);
    expect(one).toContain('6,000 rounds');
    expect(played(3)).toBe(one);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a figure that is wrong is found out', () => {
  const measures = [{ name: 'won', of: 'a wager', exact: 0 }];
  const sums = Float64Array.of(-200);
  const off = findings(measures, { rounds: 10_000, sums, squares: Float64Array.of(10_000) })[0]!.off;
  expect(off).toBeCloseTo(-2, 2);
  expect(
    findings(measures, { rounds: 10_000, sums: Float64Array.of(-500), squares: Float64Array.of(10_000) })[0]!.off,
  ).toBeLessThan(-BOUND);
});
