// `baraja progressive year`: a simulated year of a table's progressive as a statement: play, daily counts, hits, seeds, backups,
// and the proof that no cent is missing.
import { games, rulesBehind } from 'baraja/books';
import type { SpanishPokerRules } from 'baraja/games';
import {
  type Line,
  type ProgressiveRules,
  type Statement,
  simulateYear,
  statementOf,
  type YearTerms,
} from 'baraja/progressive';
import type { TableRules } from 'baraja/table';
import type { Words } from 'baraja/words';
import { Command } from 'commander';
import { language, Stop, tableOf, wholeFrom, wordsFor } from './house.js';
import type { CliWords } from './words/index.js';
import { handKind, t } from './words/index.js';

interface Options {
  readonly switch?: readonly string[];
  readonly lang?: 'en' | 'es';
  readonly days: number;
  readonly hands: number;
  readonly seats: number;
  readonly wagering: number;
  readonly seed: number;
  readonly json?: boolean;
}

export const progressiveCommand = (): Command =>
  new Command('progressive').description(t().progressive.about).addCommand(
    new Command('year')
      .description(t().progressive.year)
      .option('--days <number>', t().progressive.days, wholeFrom(1, 36_500), 365)
      .option('--hands <number>', t().progressive.hands, wholeFrom(1, 20_000), 400)
      .option('--seats <number>', t().progressive.seats, wholeFrom(1, 6), 5)
      .option('--wagering <percent>', t().progressive.wagering, wholeFrom(0, 100), 80)
      .option('--seed <number>', t().progressive.seed, wholeFrom(0, 2 ** 31), 1)
      .option('--switch <key=value...>', t().help.switch('deal.burn=off'))
      .option('--json', t().progressive.json)
      .option('--lang <en|es>', t().help.language, language)
      .action((options: Options) => {
        const posted = games.find(({ plays }) => plays === 'spanish-poker');
        if (!posted) throw new Stop(t().odds.wrong.noGame);
        const table = tableOf(posted.house, posted.id, options);
        const game = table.game as SpanishPokerRules;
        if (game.progressive === null)
          throw new Stop(t().progressive.none(rulesBehind(posted.id, ['bonuses'])[0] ?? ''));
        const { days, hands, seats, wagering, seed } = options;
        const terms: YearTerms = { days, handsADay: hands, seats, wagering, seed, wheel: game.wheel };
        const year = simulateYear(game.progressive, terms);
        const statement = statementOf(year);
        const isWhole = statement.came.all === statement.went.all;
        if (options.json)
          console.log(JSON.stringify({ terms, rules: game.progressive, ...statement, days: year.days }, null, 1));
        else console.log(print(table, game.progressive, terms, statement, wordsFor(options.lang)));
        if (!isWhole) process.exitCode = 1;
      }),
  );

/** The columns of the monthly table, and what each holds. */
const COLUMNS: Readonly<Record<Column, (line: Line, money: Words['money']) => string>> = {
  month: ({ month }) => (month === 0 ? t().progressive.all : String(month)),
  wagers: ({ wagers }) => wagers.toLocaleString('en'),
  dropped: ({ dropped }, money) => money(dropped),
  trayPaid: ({ trayPaid }, money) => money(trayPaid),
  trayBack: ({ trayBack, fromBackups }, money) => money(trayBack + fromBackups),
  fee: ({ fee }, money) => money(fee),
  seedBack: ({ seedBack }, money) => money(seedBack),
  toMeter: ({ toMeter }, money) => money(toMeter),
  toBackups: ({ toBackups }, money) => money(toBackups),
  royals: ({ royals }) => String(royals),
  fives: ({ fives }) => String(fives),
  jackpotPaid: ({ jackpotPaid }, money) => money(jackpotPaid),
  meter: ({ meter }, money) => money(meter),
  backup1: ({ backup1 }, money) => money(backup1),
  backup2: ({ backup2 }, money) => money(backup2),
  carryover: ({ carryover }, money) => money(carryover),
};
type Column = keyof CliWords['progressive']['columns'];

function print(table: TableRules, rules: ProgressiveRules, terms: YearTerms, s: Statement, say: Words): string {
  const { money } = say;
  const { progressive: told } = t();
  const all = [...s.months, s.total];
  // A column in which nothing ever stands is left out.
  const columns = (Object.keys(COLUMNS) as Column[]).filter((name) =>
    all.some((line) => !['0', '$0'].includes(COLUMNS[name](line, money))),
  );
  const lines = all.map((line) => columns.map((name) => COLUMNS[name](line, money)));
  const titles = columns.map((name) => told.columns[name]);
  const widths = titles.map((title, i) => Math.max(title.length, ...lines.map((line) => line[i]!.length)));
  const row = (cells: readonly string[]): string => `  ${cells.map((cell, i) => cell.padStart(widths[i]!)).join('  ')}`;
  const rule = `  ${'-'.repeat(widths.reduce((sum, w) => sum + w + 2, -2))}`;
  const { days, handsADay, seats, wagering, seed } = terms;
  const play = told.play(days, handsADay.toLocaleString('en'), seats, wagering, seed);
  return [
    told.head(play, table.hash.slice(0, 12)),
    `  ${termsOf(rules, money)}`,
    '',
    row(titles),
    rule,
    ...lines.slice(0, -1).map(row),
    rule,
    row(lines.at(-1)!),
    '',
    `  ${told.hits(s.hits.length)}`,
    ...s.hits.map((hit) => `    ${hitLine(hit, rules, say)}`),
    '',
    `  ${told.putIn(money(s.came.wagers), money(s.came.seeds), money(s.came.all))}`,
    `  ${told.isNow(wentLine(s, money), money(s.went.all))}`,
    `  ${s.came.all === s.went.all ? told.whole : told.unaccounted(money(Math.abs(s.came.all - s.went.all)))}`,
  ].join('\n');
}

function wentLine({ went }: Statement, money: Words['money']): string {
  const told = t().progressive.went;
  return [
    told.jackpots(money(went.jackpots)),
    told.trayBack(money(went.trayBack)),
    told.fee(money(went.fee)),
    told.seedBack(money(went.seedBack)),
    told.meter(money(went.meter)),
    told.backups(money(went.backups)),
  ].join(', ');
}

function termsOf(
  { seed, recovery, portion, fee, backups, shortage, reset, stake }: ProgressiveRules,
  money: Words['money'],
): string {
  const told = t().progressive.terms;
  const seeds = recovery === 'none' ? told.notRecovered : recovery === 'portion' ? told.byPortion(portion) : told.first;
  return [
    told.seed(money(seed), seeds),
    told.fee(fee),
    told.backups(backups.share, money(backups.from)),
    told.shortages(shortage === 'backup' ? told.fromBackup : told.carried),
    told.again(reset === 'seed' ? told.seedOnly : told.backupElse),
    told.stake[stake],
  ].join('; ');
}

function hitLine(
  { day, hand, posted, awards, left, again }: Statement['hits'][number],
  { cites }: ProgressiveRules,
  { money }: Words,
): string {
  const told = t().progressive;
  const paid = awards.map(({ seat, hand: made, amount, rule }) => told.paid(seat, handKind(made), money(amount), rule));
  const paidOut = awards.reduce((sum, { from, amount }) => (from === 'meter' ? sum + amount : sum), 0);
  const helped = left - (posted - paidOut);
  const next =
    again === null
      ? told.left(money(left), helped > 0 ? money(helped) : null, cites.backupCap)
      : told.beginsAgain(again, money(left));
  return told.hit(day, hand, money(posted), paid.join(', '), next);
}
