// This edition of the engine beside the last one, which is built from the history: the same rounds, chosen by the same coin, each side
// in a process of its own, in turns, by CPU time. What a round leaves behind for the collector is weighed the same way.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Line } from '../hands.js';
import { built, edition, LAST } from './history.js';
import type { Done } from './side.js';

const ROUNDS = 5;
const SIDE = join('bench', 'editions', 'side.ts');

interface Work {
  readonly title: string;
  /** Rounds that take about a second: with fewer, what is measured is the compiler at work. */
  readonly count: number;
  /** How many times as fast as the last edition it should be. */
  readonly target: number;
  /** Kilobytes that a round may make. */
  readonly memory?: number;
}
const works: Readonly<Record<string, Work>> = {
  limit: { title: 'limit hold’em', count: 100_000, target: 1.9, memory: 20 },
  'no-limit': { title: 'no-limit hold’em', count: 100_000, target: 1.9 },
  draw: { title: 'five card draw', count: 80_000, target: 2.5 },
  stud: { title: 'seven card stud', count: 70_000, target: 2.5 },
  'pai-gow': { title: 'Pai Gow', count: 40_000, target: 2.5 },
  'pure-21': { title: 'Pure 21.5', count: 15_000, target: 2.5, memory: 60 },
  pan: { title: 'Pan by quick bots', count: 1000, target: 4 },
};

/** `npm run bench -- editions`, or some of it: `npm run bench -- editions/draw editions/stud`. */
export async function benchEditions(only: readonly string[]): Promise<Line[]> {
  const unknown = only.find((name) => !(name in works));
  if (unknown !== undefined) throw new Error(`there is no ${unknown} among ${Object.keys(works).join(', ')}`);
  const sides = { ours: await built('.', SIDE, 'ours'), last: await built(edition(LAST, SIDE), SIDE, LAST) };
  const wanted = Object.entries(works).filter(([name]) => only.length === 0 || only.includes(name));
  return wanted.flatMap(([name, work]) => [
    speed(sides, name, work),
    ...(work.memory === undefined ? [] : [memory(sides, name, work, work.memory)]),
  ]);
}

interface Sides {
  readonly ours: string;
  readonly last: string;
}
function speed(sides: Sides, name: string, { title, count, target }: Work): Line {
  const pairs = Array.from({ length: ROUNDS }, () => ({
    ours: alone(sides.ours, ['time', name, `${count}`]),
    last: alone(sides.last, ['time', name, `${count}`]),
  }));
  const { ours, last } = pairs[0]!;
  if (Math.abs(ours.length / last.length - 1) > 0.01)
    console.log(`  (${title}: ${ours.length.toFixed(1)} decisions a round, and once ${last.length.toFixed(1)})`);
  return {
    name: `${title}, six seats, whole rounds with log and menus`,
    ours: median(pairs.map((p) => p.ours.rounds)),
    peer: median(pairs.map((p) => p.last.rounds)),
    ratio: median(pairs.map((p) => p.ours.rounds / p.last.rounds)),
    target,
    unit: 'rounds/s',
    peerName: LAST,
  };
}
/** A young space of half a gigabyte is not filled by these; in one thread, or the compiler would be late on a busy machine. */
function memory(sides: Sides, name: string, { title }: Work, target: number): Line {
  const flags = ['--expose-gc', '--single-threaded', '--max-semi-space-size=512', '--min-semi-space-size=512'];
  const made = (side: string): number => alone(side, ['weigh', name, '400'], flags).rounds / 1024;
  return {
    name: `${title}, memory made for a round`,
    ours: made(sides.ours),
    peer: made(sides.last),
    ratio: null,
    target,
    unit: 'KB',
    peerName: LAST,
  };
}
function alone(side: string, args: readonly string[], flags: readonly string[] = []): Done {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, side, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${side} ${args.join(' ')} failed: ${stderr}`);
  return JSON.parse(stdout) as Done;
}
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;
