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
  type Part,
  partsOf,
  SIMS,
  type Sim,
  simulate,
  type Tally,
} from './sims/index.js';

interface Done {
  readonly tally: Tally;
  /** Of playing, the preparation left out. */
  readonly seconds: number;
}

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

/** Parts are dealt out to the threads as they come, each with a seed of its own: so the sum is the same on any number of them. */
async function played(
  sim: Sim,
  rounds: number,
  workers: number,
  seed: number,
): Promise<{ readonly tally: Tally; readonly perSecond: number }> {
  const isShown = process.stderr.isTTY;
  const parts = partsOf(rounds, seed);
  const ends: Done[] = [];
  let done = 0;
  const finish = (i: number, end: Done): void => {
    ends[i] = end;
    done += parts[i]!.rounds;
    if (!isShown) return;
    const bar = '#'.repeat(Math.round((40 * done) / rounds)).padEnd(40, '·');
    process.stderr.write(`\r  [${bar}] ${String(Math.floor((100 * done) / rounds)).padStart(3)} %`);
  };
  const left = parts.keys();
  const threads = Math.min(workers, parts.length);
  await Promise.all(Array.from({ length: threads }, () => thread(sim.id, parts, left, finish)));
  if (isShown) process.stderr.write('\r\x1b[K');
  const all = emptyTally(ends[0]!.tally.sums.length);
  let seconds = 0;
  for (const end of ends) {
    addAll(all, end.tally);
    seconds += end.seconds;
  }
  return { tally: all, perSecond: (threads * rounds) / seconds };
}
/** One thread, which plays parts as long as there are any. */
function thread(
  sim: string,
  parts: readonly Part[],
  left: Iterator<number>,
  finish: (i: number, end: Done) => void,
): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: sim });
  return new Promise<void>((ended, failed) => {
    let at = -1;
    const next = (): void => {
      const { value, done } = left.next();
      if (done) return void worker.terminate().then(() => ended());
      at = value;
      worker.postMessage(parts[at]!);
    };
    worker.on('message', (end: Done) => {
      finish(at, end);
      next();
    });
    worker.on('error', failed);
    next();
  });
}

if (isMainThread) {
  const asked = readArguments(process.argv.slice(2));
  if (typeof asked === 'string') {
    const isHelp = asked === HELP;
    (isHelp ? console.log : console.error)(asked);
    process.exitCode = isHelp ? 0 : 1;
  } else process.exitCode = (await run(asked)) ? 0 : 1;
} else {
  const prepared = SIMS.find(({ id }) => id === workerData)!.prepare();
  parentPort!.on('message', (part: Part) => {
    const from = performance.now();
    const tally = simulate(prepared, part);
    parentPort!.postMessage({ tally, seconds: (performance.now() - from) / 1000 } satisfies Done);
  });
}
