// A soak: every subject, as many seeds as wanted, on as many cores as there are; then the lamps. Run by tools/laws.mjs.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { anyKind, done, handsOf, serveThread } from '@baraja/work';
import { type Report, told, unmetRefusals } from './findings.js';
import { lamps, lampsByGame, merged } from './lamps.js';
import type { Pace } from './subject.js';
import { subjects } from './subjects.js';
import { type LawsPiece, lawsWork } from './work.js';

const HELP = `npm run laws -- [options]    the laws over every game of the books, at every table, from many seeds

  --seeds <n>     rounds at each table; 200 unless told (or SEEDS=n)
  --first <n>     the first seed; 0 unless told (or FIRST=n)
  --only <text>   only tables whose name holds this: rog, "rog-hold full" (or ONLY=text)
  --pace <pace>   brisk looks at some points of a round, thorough at every one of them (or PACE=pace)
  --lamps         write the table of games into docs/games.md
  --pool <bus>    have it done by whoever works there (baraja worker --bus …): nats://… or postgres://… (or BARAJA_POOL)
  --list          the tables there are, and nothing else
  --help          this

Every failure is printed with its table, its law and its seed, and the command that shows it alone.
The exit code is 1 if a law was broken.`;

/** Seeds a worker takes at a time: enough to be worth the asking, few enough to share the last subject out. */
const SEEDS_AT_ONCE = 40;

/** What was asked for; null, and a word about it, where that is nothing we know. */
function asked() {
  try {
    return parseArgs({
      options: {
        seeds: { type: 'string', default: process.env.SEEDS ?? '200' },
        first: { type: 'string', default: process.env.FIRST ?? '0' },
        only: { type: 'string', default: process.env.ONLY ?? '' },
        pace: { type: 'string', default: process.env.PACE ?? 'brisk' },
        lamps: { type: 'string' },
        pool: { type: 'string', default: process.env.BARAJA_POOL },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    process.exitCode = 2;
    return null;
  }
}

async function soak(): Promise<void> {
  const values = asked();
  if (values === null) return;
  const wanted = Number(values.seeds);
  const first = Number(values.first);
  const pace = values.pace as Pace;
  const chosen = subjects().flatMap(({ name }, i) => (name.includes(values.only) ? [{ name, i }] : []));
  if (values.help) return console.log(HELP);
  if (values.list) return console.log(chosen.map(({ name }) => name).join('\n'));
  if (!(wanted > 0) || !(first >= 0) || (pace !== 'brisk' && pace !== 'thorough') || chosen.length === 0) {
    console.error(chosen.length === 0 ? `No table is called ${values.only}.` : HELP);
    process.exitCode = 2;
    return;
  }
  const tasks = chosen.flatMap(({ i }): LawsPiece[] =>
    Array.from({ length: Math.ceil(wanted / SEEDS_AT_ONCE) }, (_, k) => {
      const from = first + k * SEEDS_AT_ONCE;
      const count = Math.min(SEEDS_AT_ONCE, first + wanted - from);
      return { subject: i, pace, seeds: Array.from({ length: count }, (__, n) => from + n) };
    }),
  );
  const reports = await run(tasks, chosen, values.pool);
  console.log(`\n${lamps(reports)}\nRefusals not met: ${unmetRefusals(reports).join(', ') || 'none'}`);
  if (values.lamps !== undefined) writeLamps(values.lamps, reports);
  if (reports.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
}

type Chosen = readonly { readonly name: string; readonly i: number }[];

/** Has the pieces done, and says how far they are. */
async function run(pieces: readonly LawsPiece[], chosen: Chosen, pool: string | undefined): Promise<readonly Report[]> {
  const began = performance.now();
  const found = new Map<number, Report[]>(chosen.map(({ i }) => [i, []]));
  const open = new Map<number, number>();
  for (const { subject } of pieces) open.set(subject, (open.get(subject) ?? 0) + 1);
  let ended = 0;
  const finish = (subject: number, pace: Pace) => {
    const { name } = chosen.find(({ i }) => i === subject)!;
    const { rounds, decisions, failures } = merged(name, found.get(subject)!);
    const part = `${Math.round((100 * ended) / pieces.length)} %, ${Math.round((performance.now() - began) / 1000)} s`;
    console.log(`${name}: ${rounds} rounds, ${decisions} decisions (${part})`);
    for (const f of failures)
      console.log(`${told([f])}\n  npm run laws -- --only "${name}" --first ${f.seed} --seeds 1 --pace ${pace}`);
  };
  const heard = ({ subject, pace }: LawsPiece, report: Report): void => {
    ended++;
    found.get(subject)!.push(report);
    const left = open.get(subject)! - 1;
    open.set(subject, left);
    if (left === 0) finish(subject, pace);
  };
  const reports = await done(
    { kind: lawsWork, start: undefined, pieces, done: heard },
    handsOf({ pool, threads: new URL(import.meta.url) }),
  );
  // In the order of the seeds, whoever was done first: so the whole reads the same on any number of machines.
  return chosen.map(({ name, i }) =>
    merged(
      name,
      reports.filter((_, at) => pieces[at]!.subject === i).map((one) => one!),
    ),
  );
}

const BEGIN = '<!-- lamps: written by npm run laws -- --lamps -->';
const END = '<!-- /lamps -->';
/** Puts the table of games between its marks. */
function writeLamps(path: string, reports: readonly Report[]): void {
  const text = readFileSync(path, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${path} has no place for the lamps: ${BEGIN} … ${END}`);
  const { rounds, decisions } = merged('all', reports);
  const figures = `${rounds.toLocaleString('en')} rounds, ${decisions.toLocaleString('en')} decisions`;
  const tables = `${reports.length} tables, Kuhn’s and Leduc’s poker among them: ${figures}.`;
  writeFileSync(path, `${text.slice(0, from + BEGIN.length)}\n${lampsByGame(reports)}\n${tables}\n${text.slice(to)}`);
  console.log(`The lamps are in ${path}.`);
}

if (isMainThread) await soak();
else await serveThread({ laws: async () => anyKind(lawsWork) });
