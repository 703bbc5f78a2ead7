// `npm run storm`: as many seeds as wanted, on as many cores as there are. Run by tools/storm.mjs.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { anyKind, done, handsOf, PoolWorker, PROGRAM, serveThread, threadOf } from '@baraja/work';
import { type StormPiece, stormPieces, stormWork } from './pieces.js';
import { PLANTED, type Planted } from './planted.js';
import type { StormReport } from './storm.js';
import { failureTold, plantedTold, summary } from './told.js';
import { AIRS, type Air, FAULTS, type Fault } from './weather.js';

const NAMES: readonly string[] = [...FAULTS, ...AIRS];
const HELP = `npm run storm -- [options]    servers, tables and players in one process, and everything that can go wrong

  --seeds <n>      how many storms; 100 unless told
  --first <n>      the first seed; 1 unless told
  --fault <name>   only this goes wrong: ${NAMES.join(', ')}
  --planted        builds each known fault in, in turn, and says in which seed it was found; of 200 seeds unless told
  --pool <bus>     have it done by whoever works there (--worker): nats://… or postgres://… (or BARAJA_POOL)
  --worker         works for that pool instead, until Ctrl-C: on each machine that has these sources
  --help           this

Whatever no run may show is printed with its seed and the command that shows it again. The exit code is 1 if there was any.`;
const PLANTED_WITHIN = 200;

function asked() {
  try {
    return parseArgs({
      options: {
        seeds: { type: 'string' },
        first: { type: 'string', default: '1' },
        fault: { type: 'string' },
        planted: { type: 'boolean', default: false },
        pool: { type: 'string', default: process.env.BARAJA_POOL },
        worker: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return { bad: error instanceof Error ? error.message : String(error) };
  }
}
const isFault = (name: string | undefined): name is Fault | Air => name !== undefined && NAMES.includes(name);

async function main(): Promise<void> {
  const values = asked();
  if ('bad' in values) return refuse(`${values.bad}\n\n${HELP}`);
  if (values.help) return console.log(HELP);
  if (values.worker) return work(values.pool);
  const count = Number(values.seeds ?? (values.planted ? PLANTED_WITHIN : 100));
  const first = Number(values.first);
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(first) || first < 0)
    return refuse(`Seeds are whole numbers.\n\n${HELP}`);
  if (values.fault !== undefined && !isFault(values.fault))
    return refuse(`Nothing that goes wrong is called ${values.fault}. There are: ${NAMES.join(', ')}.`);
  const only = isFault(values.fault) ? values.fault : null;
  if (values.planted) return plantAll({ first, count, only }, values.pool);
  const began = performance.now();
  const reports = await run(stormPieces({ first, count, only, planted: null }), count, values.pool);
  for (const one of reports) if (one.faults.length > 0) console.log(failureTold(one, only));
  const { text, isGood } = summary(reports, performance.now() - began);
  console.log(text);
  if (!isGood) process.exitCode = 1;
}
function refuse(why: string): void {
  console.error(why);
  process.exitCode = 2;
}

const threads = new URL(import.meta.url);
/** Storms that others ask for. */
async function work(bus: string | undefined): Promise<void> {
  if (bus === undefined) return refuse(`--worker wants the pool it works for: --pool.\n\n${HELP}`);
  const worker = await PoolWorker.joining({
    ...{ bus, workers: availableParallelism(), make: threadOf({ file: threads }), program: PROGRAM },
    told: (what) => console.log(JSON.stringify(what)),
  });
  console.log(`${worker.name} works for the pool. Ctrl-C leaves.`);
  await new Promise<void>((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await worker.leave();
}

/** Each must be found. */
async function plantAll(where: Omit<StormPiece, 'planted'>, pool: string | undefined): Promise<void> {
  for (const planted of Object.keys(PLANTED) as Planted[]) {
    const reports = await run(stormPieces({ ...where, planted }), where.count, pool);
    const found = reports.find(({ faults }) => faults.length > 0);
    console.log(plantedTold(planted, found, where));
    if (!found) process.exitCode = 1;
  }
}

/** A planted fault that is found ends it. */
async function run(
  pieces: readonly StormPiece[],
  total: number,
  pool: string | undefined,
): Promise<readonly StormReport[]> {
  let [ended, failed] = [0, 0];
  const heard = (_: StormPiece, some: readonly StormReport[]): void => {
    ended += some.length;
    failed += some.filter(({ faults }) => faults.length > 0).length;
    if (process.stderr.isTTY) process.stderr.write(`\r  ${ended} of ${total} storms, ${failed} with faults `);
  };
  const drops = ({ planted }: StormPiece): boolean => planted !== null && failed > 0;
  const reports = await done(
    { kind: stormWork, start: undefined, pieces, done: heard, drops },
    handsOf({ pool, threads }),
  );
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return reports.flatMap((some) => some ?? []).sort((a, b) => a.seed - b.seed);
}

if (isMainThread) await main();
else await serveThread({ storm: async () => anyKind(stormWork) });
