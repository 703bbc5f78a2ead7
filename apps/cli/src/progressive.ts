// `baraja progressive year`: a simulated year of a table's progressive as a statement: play, daily counts, hits, seeds, backups,
// and the proof that no cent is missing.
import type { SpanishPokerRules } from 'baraja';
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
  new Command('progressive').description('Progressive jackpots, kept by hand as the sheet says').addCommand(
    new Command('year')
      .description('Simulate a year of a table of Spanish Poker and print the statement of its Gran Progressive')
      .option('--days <number>', 'how many days', wholeFrom(1, 36_500), 365)
      .option('--hands <number>', 'hands a day', wholeFrom(1, 20_000), 400)
      .option('--seats <number>', 'seats dealt in', wholeFrom(1, 6), 5)
      .option('--wagering <percent>', 'how many in a hundred have the wager down', wholeFrom(0, 100), 80)
      .option('--seed <number>', 'same seed, same year', wholeFrom(0, 2 ** 31), 1)
      .option('--switch <key=value...>', 'throw a switch of the house, such as span.prog.seed=portion')
      .option('--json', 'the statement, every day and every hit as JSON')
      .option('--lang <en|es>', 'English or Spanish', language)
      .action((options: Options) => {
        const table = tableOf('spanish-poker', 'span', options);
        const game = table.game as SpanishPokerRules;
        if (game.progressive === null) throw new Stop('That layout has no Gran Progressive (BAR-113).');
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

/** The columns of the monthly table: what each is called and what it holds. */
const COLUMNS: readonly (readonly [string, (line: Line, money: Words['money']) => string])[] = [
  ['Month', ({ month }) => (month === 0 ? 'All' : String(month))],
  ['Wagers', ({ wagers }) => wagers.toLocaleString('en')],
  ['Dropped', ({ dropped }, money) => money(dropped)],
  ['Tray paid', ({ trayPaid }, money) => money(trayPaid)],
  ['Tray back', ({ trayBack, fromBackups }, money) => money(trayBack + fromBackups)],
  ['Fee', ({ fee }, money) => money(fee)],
  ['Seed back', ({ seedBack }, money) => money(seedBack)],
  ['To jackpot', ({ toMeter }, money) => money(toMeter)],
  ['To backups', ({ toBackups }, money) => money(toBackups)],
  ['Royals', ({ royals }) => String(royals)],
  ['Fives', ({ fives }) => String(fives)],
  ['Jackpot paid', ({ jackpotPaid }, money) => money(jackpotPaid)],
  ['Jackpot', ({ meter }, money) => money(meter)],
  ['Backup 1', ({ backup1 }, money) => money(backup1)],
  ['Backup 2', ({ backup2 }, money) => money(backup2)],
  ['Carried over', ({ carryover }, money) => money(carryover)],
];

function print(table: TableRules, rules: ProgressiveRules, terms: YearTerms, s: Statement, say: Words): string {
  const { money } = say;
  const all = [...s.months, s.total];
  // A column in which nothing ever stands is left out.
  const columns = COLUMNS.filter(([, of]) => all.some((line) => !['0', '$0'].includes(of(line, money))));
  const lines = all.map((line) => columns.map(([, of]) => of(line, money)));
  const widths = columns.map(([name], i) => Math.max(name.length, ...lines.map((line) => line[i]!.length)));
  const row = (cells: readonly string[]): string => `  ${cells.map((cell, i) => cell.padStart(widths[i]!)).join('  ')}`;
  const rule = `  ${'-'.repeat(widths.reduce((sum, w) => sum + w + 2, -2))}`;
  const { days, handsADay, seats, wagering, seed } = terms;
  const hands = `${handsADay.toLocaleString('en')} hands a day`;
  const play = `${days} days, ${hands}, ${seats} seats, ${wagering} % wagering, seed ${seed}`;
  return [
    `Spanish Poker, Gran Progressive: ${play}, book ${table.hash.slice(0, 12)}`,
    `  ${termsOf(rules, money)}`,
    '',
    row(columns.map(([name]) => name)),
    rule,
    ...lines.slice(0, -1).map(row),
    rule,
    row(lines.at(-1)!),
    '',
    `  Hits of the jackpot: ${s.hits.length}`,
    ...s.hits.map((hit) => `    ${hitLine(hit, money)}`),
    '',
    `  Put in:  ${money(s.came.wagers)} of wagers, ${money(s.came.seeds)} of seed money: ${money(s.came.all)}`,
    `  Is now:  ${wentLine(s, money)}: ${money(s.went.all)}`,
    s.came.all === s.went.all
      ? '  every cent is accounted for'
      : `  ${money(Math.abs(s.came.all - s.went.all))} is unaccounted for: a fault`,
  ].join('\n');
}

function wentLine({ went }: Statement, money: Words['money']): string {
  return [
    `${money(went.jackpots)} won`,
    `${money(went.trayBack)} back to the tray`,
    `${money(went.fee)} fee`,
    `${money(went.seedBack)} of seed recovered`,
    `${money(went.meter)} on the jackpot`,
    `${money(went.backups)} in backups`,
  ].join(', ');
}

function termsOf(
  { seed, recovery, portion, fee, backups, shortage, reset, stake }: ProgressiveRules,
  money: Words['money'],
): string {
  const seeds =
    recovery === 'none'
      ? 'not recovered'
      : recovery === 'portion'
        ? `recovered by ${portion} % of each count`
        : 'recovered first';
  const short = shortage === 'backup' ? 'taken from a backup' : 'carried over';
  return [
    `seed ${money(seed)}, ${seeds}`,
    `fee ${fee} %`,
    `${backups.share} % to backups from ${money(backups.from)}`,
    `shortages ${short}`,
    `begins again from ${reset === 'seed' ? 'a seed' : 'a backup, else a seed'}`,
    `a winner’s wager is ${stake}`,
  ].join('; ');
}

const HAND_NAMES: Readonly<Record<string, string>> = {
  'five-of-a-kind': 'five of a kind',
  'royal-flush': 'royal flush',
  'straight-flush': 'straight flush',
  'four-of-a-kind': 'quads',
  flush: 'flush',
};
function hitLine({ day, hand, posted, awards, left, again }: Statement['hits'][number], money: Words['money']): string {
  const paid = awards.map(
    ({ seat, hand: made, amount, rule }) => `seat ${seat} ${HAND_NAMES[made]} ${money(amount)} (${rule})`,
  );
  const paidOut = awards.reduce((sum, { from, amount }) => (from === 'meter' ? sum + amount : sum), 0);
  const helped = left - (posted - paidOut);
  const next =
    again === null
      ? `${money(left)} left${helped > 0 ? `, ${money(helped)} of it from the backups (SPAN-PROG-15)` : ''}`
      : `begins again from ${again === 'seed' ? 'a seed' : 'the backup'} at ${money(left)}`;
  return `day ${day}, hand ${hand}, ${money(posted)} posted: ${paid.join(', ')}; ${next}`;
}
