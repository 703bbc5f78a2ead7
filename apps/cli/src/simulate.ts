// `baraja simulate rogelios hold --hands 100000`: whole tables of bots as fast as the engine and all cores go, and what came of it.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Chips } from 'baraja';
import { type GameId, gameOf, type HouseId, houseOf } from 'baraja/books';
import { bots as everyBot } from 'baraja/bots';
import { forcedUnit, type TableRules } from 'baraja/table';
import type { Words } from 'baraja/words';
import { Command, InvalidArgumentError } from 'commander';
import { gameName, openingOf, seatsFor, type TableOptions, tableOf, wholeFrom, withTable, wordsFor } from './house.js';
import { withHouses } from './own-houses.js';
import type { SitterStart } from './sitter.js';
import { playerAt, type Sitting, type Summary, sittingsOf, summed, type TableAsked } from './sitting.js';
import { t } from './words/index.js';

const MANNERS = Object.keys(everyBot);

interface Options extends TableOptions {
  readonly lang?: 'en' | 'es';
  readonly hands: number;
  readonly seats?: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly workers: number;
  readonly quiet?: boolean;
  readonly houses?: string;
}

export const simulateCommand = (): Command =>
  withHouses(withTable(new Command('simulate')))
    .description(t().simulate.about)
    .option('-n, --hands <number>', t().simulate.hands, wholeFrom(1, 100_000_000), 10_000)
    .option('--seats <number>', t().simulate.seats, wholeFrom(2, 10))
    .option('--seed <number>', t().help.seed, wholeFrom(0, 2 ** 31), 1)
    .option('--bots <manners>', t().simulate.bots(MANNERS.join(', ')), mannersOf, ['quick'])
    .option('--workers <number>', t().simulate.workers, wholeFrom(1, 256), availableParallelism())
    .option('-q, --quiet', t().help.quiet)
    .action(async (house: string, game: string, options: Options) => {
      const rules = tableOf(house, game, options);
      const say = wordsFor(options.lang);
      const { bots, hands, seed } = options;
      const seats = seatsFor(rules, options.seats);
      const table: TableAsked = { opening: openingOf(house, game, options), seats, bots };
      const bar = progress(hands, options.quiet ?? !process.stderr.isTTY);
      const from = process.hrtime.bigint();
      // A thread knows only the houses that came with the program.
      const workers = options.houses === undefined ? options.workers : 1;
      const summary = summed(await playAll(table, sittingsOf(hands, seed), workers, bar));
      const seconds = Number(process.hrtime.bigint() - from) / 1e9;
      console.log(print(rules, { ...summary, hands, seconds }, { seats, seed }, say));
      if (summary.missing !== 0) process.exitCode = 1;
    });

function mannersOf(text: string): readonly string[] {
  const list = text.split(',').map((s) => s.trim());
  const bad = list.find((name) => !MANNERS.includes(name));
  if (bad !== undefined) throw new InvalidArgumentError(t().wrong.noManner(bad, MANNERS.join(', ')));
  return list;
}

/** The program of the threads lies beside the command as it ships. From sources there is none, and all is played here. */
const sitterFile = (): URL | undefined =>
  ['./sitter.mjs', './parts/sitter.mjs'].map((name) => new URL(name, import.meta.url)).find((file) => existsSync(file));

/** Plays every sitting, in threads where there are several, and hands the summaries back in order, whoever played which. */
async function playAll(
  table: TableAsked,
  sittings: readonly Sitting[],
  workers: number,
  show: (hands: number) => void,
): Promise<readonly Summary[]> {
  const file = sitterFile();
  const out: Summary[] = [];
  let played = 0;
  const done = (i: number, summary: Summary): void => {
    out[i] = summary;
    played += sittings[i]!.hands;
    show(played);
  };
  const threads = Math.min(workers, sittings.length);
  const left = sittings.keys();
  if (file === undefined || threads === 1) {
    const play = playerAt(table);
    for (const i of left) done(i, play(sittings[i]!));
  } else await Promise.all(Array.from({ length: threads }, () => sitter(file, table, sittings, left, done)));
  return out;
}
/** One thread, which takes sittings as long as there are any. */
function sitter(
  file: URL,
  table: TableAsked,
  sittings: readonly Sitting[],
  left: Iterator<number>,
  done: (i: number, summary: Summary) => void,
): Promise<void> {
  const workerData: SitterStart = { barajaSitter: table };
  const worker = new Worker(file, { workerData });
  return new Promise<void>((ended, failed) => {
    let at = -1;
    const next = (): void => {
      const { value, done: isOver } = left.next();
      if (isOver) return void worker.terminate().then(() => ended());
      at = value;
      worker.postMessage(sittings[at]!);
    };
    worker.on('message', (summary: Summary) => {
      done(at, summary);
      next();
    });
    worker.on('error', failed);
    next();
  });
}

interface Report extends Summary {
  readonly hands: number;
  readonly seconds: number;
}

function progress(total: number, isQuiet: boolean): (done: number) => void {
  if (isQuiet) return () => {};
  let shown = -1;
  return (done) => {
    const percent = Math.floor((100 * done) / total);
    if (percent === shown) return;
    shown = percent;
    const filled = Math.round(percent / 2.5);
    process.stderr.write(`\r  [${'#'.repeat(filled)}${'·'.repeat(40 - filled)}] ${String(percent).padStart(3)} %`);
    if (done === total) process.stderr.write('\r\x1b[K');
  };
}

/** What a seat's winnings are measured by. */
export type Unit = TableRules['forced']['kind'] | 'least-ante';
/** Kinds of games, by what is told of them. */
export type Kind = 'poker' | 'rummy' | 'banked' | 'spanish-poker';
function kindOf({ game: { family } }: TableRules): Kind {
  if (family === 'rummy' || family === 'spanish-poker') return family;
  return family === 'twenty-one' || family === 'pai-gow' ? 'banked' : 'poker';
}

function print(rules: TableRules, r: Report, asked: { seats: number; seed: number }, say: Words): string {
  const { simulate: told } = t();
  const kind = kindOf(rules);
  const unit = told.units[kind === 'spanish-poker' ? 'least-ante' : rules.forced.kind];
  const width = Math.max(...r.seats.map((s) => s.name.length));
  const per100 = (net: Chips) => net / forcedUnit(rules) / (r.hands / 100);
  const rows = r.seats.map((s) => {
    const net = s.holds - s.bought;
    const signed = `${net < 0 ? '-' : '+'}${say.money(Math.abs(net))}`;
    const rate = `${per100(net).toFixed(2).padStart(8)} ${unit}/100`;
    return `  ${s.name.padEnd(width)}  ${signed.padStart(14)}  ${rate}  ${String(s.won).padStart(8)} ${told.wins[kind]}`;
  });
  const where = `${houseOf(rules.house as HouseId).name}, ${gameName(gameOf(rules.gameId as GameId), say)} ${rules.stake}`;
  const wonOrLost = (n: Chips) => (n < 0 ? told.lost : told.won)(say.money(Math.abs(n)));
  const perHand = (n: Chips) => told.perHand(say.money(n), say.money(Math.round(n / r.hands)));
  const banks = r.house !== 0 || r.kept !== 0;
  const part = ((100 * r.showdowns) / r.hands).toFixed(1);
  const line = { part, biggest: say.money(r.biggest), broken: r.broken.toLocaleString('en') };
  const off = say.money(Math.abs(r.missing));
  return [
    told.head(where, r.hands.toLocaleString('en'), asked.seats, asked.seed, rules.hash.slice(0, 12)),
    ...rows,
    `  ${told.fees(perHand(r.drop), perHand(r.jackpot))}`,
    ...(banks ? [`  ${told.house(wonOrLost(r.house), wonOrLost(r.kept))}`] : []),
    `  ${told.line[kind](line)}`,
    `  ${r.missing === 0 ? told.whole(banks) : r.missing > 0 ? told.missing(off) : told.tooMuch(off)}`,
    `  ${told.speed(Math.round(r.hands / r.seconds).toLocaleString('en'))}`,
  ].join('\n');
}
