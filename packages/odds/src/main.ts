// The program of `npm run sims`: plays every simulation, or those named, in threads, and says how far each came out from the
// exact figure. It fails where one is further off than chance explains.

import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import {
  addAll,
  BOUND,
  emptyTally,
  type Finding,
  findings,
  SIMS,
  type Sim,
  simulate,
  type Tally,
} from './sims/index.js';

interface Part {
  readonly sim: string;
  readonly rounds: number;
  readonly seed: number;
}
interface Done {
  readonly tally: Tally;
  /** Of playing, the preparation left out. */
  readonly seconds: number;
}
type Told = { readonly played: number } | Done;

interface Asked {
  readonly sims: readonly Sim[];
  readonly rounds: number | null;
  readonly workers: number;
  readonly seed: number;
}

const HELP = `npm run sims -- [names] [--rounds N] [--workers N] [--seed N]
Plays the banked games through the engine by best play, and holds the results against the exact figures.
There are:
${SIMS.map(({ id, title, rounds }) => `  ${id.padEnd(12)} ${title}: ${rounds.toLocaleString('en')} rounds unless told`).join('\n')}`;

function readArguments(list: readonly string[]): Asked | string {
  const names: string[] = [];
  const numbers = { rounds: null as number | null, workers: availableParallelism(), seed: 1 };
  for (let i = 0; i < list.length; i++) {
    const word = list[i]!;
    const key = word.slice(2);
    if (word === '--help') return HELP;
    if (!word.startsWith('--')) names.push(word);
    else if (key === 'rounds' || key === 'workers' || key === 'seed') {
      const n = Number(list[++i]);
      if (!Number.isSafeInteger(n) || n < (key === 'seed' ? 0 : 1))
        return `${word} takes a whole number, not ${list[i] ?? 'nothing'}.`;
      numbers[key] = n;
    } else return `There is no ${word}.\n${HELP}`;
  }
  const unknown = names.find((name) => !SIMS.some(({ id }) => id === name));
  if (unknown !== undefined) return `There is no simulation called ${unknown}.\n${HELP}`;
  return { sims: names.length === 0 ? SIMS : SIMS.filter(({ id }) => names.includes(id)), ...numbers };
}

async function run({ sims, rounds, workers, seed }: Asked): Promise<boolean> {
  let isFair = true;
  for (const sim of sims) {
    const wanted = rounds ?? sim.rounds;
    const { tally, perSecond } = await played(sim, wanted, workers, seed);
    const { hands, expected } = sim.prepare();
    const found = findings(expected(), tally);
    const speed = Math.round(perSecond).toLocaleString('en');
    const each = hands === 1 ? '' : ` of ${hands} hands`;
    console.log(`${sim.title}: ${wanted.toLocaleString('en')} rounds${each}, ${speed} a second, seed ${seed}`);
    for (const one of found) console.log(line(one));
    if (found.some(({ off }) => Math.abs(off) > BOUND)) isFair = false;
  }
  console.log(isFair ? 'All within chance.' : `Further off than ${BOUND} standard errors: engine and odds disagree.`);
  return isFair;
}

function line({ name, of, mean, standardError, exact, off }: Finding): string {
  const percent = (x: number): string => `${(100 * x).toFixed(4)} %`.padStart(10);
  const met = Math.abs(off) <= BOUND ? 'ok  ' : 'MISS';
  const what = `${name}, of ${of}`.padEnd(48);
  const held = `exactly ${percent(exact).trim()}: ${off.toFixed(2)} standard errors`;
  return `  ${met} ${what} ${percent(mean)} ± ${percent(standardError).trim()}, ${held}`;
}

/** Each thread plays its part from a seed of its own. */
async function played(
  sim: Sim,
  rounds: number,
  workers: number,
  seed: number,
): Promise<{ readonly tally: Tally; readonly perSecond: number }> {
  const done = new Array<number>(workers).fill(0);
  const isShown = process.stderr.isTTY;
  const show = (): void => {
    if (!isShown) return;
    const share = done.reduce((a, b) => a + b) / rounds;
    const bar = '#'.repeat(Math.round(40 * share)).padEnd(40, '·');
    process.stderr.write(`\r  [${bar}] ${String(Math.floor(100 * share)).padStart(3)} %`);
  };
  const parts = Array.from({ length: workers }, (_, i) => {
    const part: Part = {
      sim: sim.id,
      rounds: Math.floor(rounds / workers) + (i < rounds % workers ? 1 : 0),
      seed: seed + 1_000_003 * i,
    };
    return new Promise<Done>((found, failed) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: part });
      worker.on('message', (told: Told) => {
        if ('tally' in told) return found(told);
        done[i] = told.played;
        show();
      });
      worker.on('error', failed);
    });
  });
  const ends = await Promise.all(parts);
  if (isShown) process.stderr.write('\r\x1b[K');
  const all = emptyTally(ends[0]!.tally.sums.length);
  for (const { tally } of ends) addAll(all, tally);
  return { tally: all, perSecond: ends.reduce((sum, { tally, seconds }) => sum + tally.rounds / seconds, 0) };
}

const SHOWN_EVERY = 20_000;
if (isMainThread) {
  const asked = readArguments(process.argv.slice(2));
  if (typeof asked === 'string') {
    const isHelp = asked === HELP;
    (isHelp ? console.log : console.error)(asked);
    process.exitCode = isHelp ? 0 : 1;
  } else process.exitCode = (await run(asked)) ? 0 : 1;
} else {
  const { sim, rounds, seed } = workerData as Part;
  const prepared = SIMS.find(({ id }) => id === sim)!.prepare();
  const tell = (told: Told): void => parentPort!.postMessage(told);
  const from = performance.now();
  const tally = simulate(prepared, { rounds, seed }, (n) => {
    if (n % SHOWN_EVERY === 0) tell({ played: n });
  });
  tell({ tally, seconds: (performance.now() - from) / 1000 });
}
