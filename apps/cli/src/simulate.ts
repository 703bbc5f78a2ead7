// `baraja simulate HOUSE GAME --hands 100000`: whole tables of bots as fast as the engine and all cores go, and what came of it.
import { done } from '@baraja/work';
import type { Chips } from 'baraja';
import { type GameId, gameOf, type HouseId, houseOf } from 'baraja/books';
import { bots as everyBot } from 'baraja/bots';
import { forcedUnit, type TableRules } from 'baraja/table';
import type { Words } from 'baraja/words';
import { Command, InvalidArgumentError } from 'commander';
import { gameName, openingOf, seatsFor, type TableOptions, tableOf, wholeFrom, withTable, wordsFor } from './house.js';
import { withHouses } from './own-houses.js';
import { type Sitting, type Summary, sittingsOf, summed, type TableAsked } from './sitting.js';
import { t } from './words/index.js';
import { booksFor, type HandsOptions, hands as handsFor, withHands } from './work/hands.js';
import { progress } from './work/progress.js';
import { sittings } from './work/sittings.js';

const MANNERS = Object.keys(everyBot);

interface Options extends TableOptions, HandsOptions {
  readonly lang?: 'en' | 'es';
  readonly hands: number;
  readonly seats?: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly quiet?: boolean;
  readonly json?: boolean;
  readonly houses?: string;
}

export const simulateCommand = (): Command =>
  withHands(withHouses(withTable(new Command('simulate'))))
    .description(t().simulate.about)
    .option('-n, --hands <number>', t().simulate.hands, wholeFrom(1, 100_000_000), 10_000)
    .option('--seats <number>', t().simulate.seats, wholeFrom(2, 10))
    .option('--seed <number>', t().help.seed, wholeFrom(0, 2 ** 31), 1)
    .option('--bots <manners>', t().simulate.bots(MANNERS.join(', ')), mannersOf, ['quick'])
    .option('-q, --quiet', t().help.quiet)
    .option('--json', t().help.json)
    .action(async (house: string, game: string, options: Options) => {
      const rules = tableOf(house, game, options);
      const say = wordsFor(options.lang);
      const { bots, hands, seed } = options;
      const seats = seatsFor(rules, options.seats);
      const table: TableAsked = { opening: openingOf(house, game, options), seats, bots };
      const bar = progress(hands, options.quiet ?? !process.stderr.isTTY);
      const from = process.hrtime.bigint();
      const summary = summed(await playAll(table, sittingsOf(hands, seed), options, bar));
      const seconds = Number(process.hrtime.bigint() - from) / 1e9;
      const report: Report = { ...summary, hands, seconds };
      if (options.json) {
        const table = { house, game, stake: rules.stake, hash: rules.hash };
        console.log(JSON.stringify({ table, seed, ...report }, null, 2));
      } else console.log(print(rules, report, { seats, seed }, say));
      if (summary.missing !== 0) process.exitCode = 1;
    });

function mannersOf(text: string): readonly string[] {
  const list = text.split(',').map((s) => s.trim());
  const bad = list.find((name) => !MANNERS.includes(name));
  if (bad !== undefined) throw new InvalidArgumentError(t().wrong.noManner(bad, MANNERS.join(', ')));
  return list;
}

/** Plays every sitting, in threads where there are several. */
async function playAll(
  table: TableAsked,
  pieces: readonly Sitting[],
  asked: HandsOptions,
  show: (hands: number) => void,
): Promise<readonly Summary[]> {
  let played = 0;
  const heard = ({ hands }: Sitting): void => {
    played += hands;
    show(played);
  };
  const hands = handsFor(asked);
  const work = { kind: sittings, start: { table, books: booksFor(hands) }, pieces, done: heard };
  const summaries = await done(work, hands);
  return summaries.map((summary) => summary!);
}

interface Report extends Summary {
  readonly hands: number;
  readonly seconds: number;
}

/** What a seat's winnings are measured by. */
export type Unit = TableRules['forced']['kind'] | 'least-ante';
/** Kinds of games, by what is told of them. */
export type Kind = 'poker' | 'rummy' | 'banked' | 'spanish-poker';
/** What results are told in. */
export const unitWord = (rules: TableRules): string =>
  t().simulate.units[kindOf(rules) === 'spanish-poker' ? 'least-ante' : rules.forced.kind];
function kindOf({ game: { family } }: TableRules): Kind {
  if (family === 'rummy' || family === 'spanish-poker') return family;
  return family === 'twenty-one' || family === 'pai-gow' ? 'banked' : 'poker';
}

function print(rules: TableRules, r: Report, asked: { seats: number; seed: number }, say: Words): string {
  const { simulate: told } = t();
  const kind = kindOf(rules);
  const unit = unitWord(rules);
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
