// `baraja hands`: a room's hands out in any format, files of hands in, from one format to another, checked, told, and put under any
// house's rules. Ends with 0 where every hand went through, with 2 where some did not, with 1 where nothing could be done.

import { FORMATS, type Format, isFault, type ReadHand, under, writeAs } from '@baraja/hands';
import { findGame, isOpened, openTable, stakesOf } from 'baraja/books';
import { forcedUnit } from 'baraja/table';
import { Command, InvalidArgumentError, Option } from 'commander';
import { language, Stop, type TableOptions, tableOf, wordsFor } from '../house.js';
import { withHouses } from '../own-houses.js';
import { wordsOnly } from '../report.js';
import { databaseAddress } from '../serve.js';
import { t } from '../words/index.js';
import { type ExportOptions, exportHands, leftOut, type Tally, tally } from './export.js';
import { counter, handAt, handsOf, sinkTo } from './files.js';
import { byClause, linesOf, underLines } from './told.js';

const w = () => t().handFiles;
const format = (): Option => new Option('--to <format>', w().to).choices([...FORMATS]).default('jsonl');
/** A day, or a time on it, by the world's clock. */
function time(text: string): number {
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new InvalidArgumentError(w().noTime);
  return at;
}
const whole = (text: string): number => {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 1) throw new InvalidArgumentError(t().wrong.whole(1, null));
  return n;
};

export const handsCommand = (data: string): Command =>
  new Command('hands')
    .description(w().about)
    .addCommand(exportCommand(data))
    .addCommand(importCommand('import', w().import, () => 'jsonl'))
    .addCommand(importCommand('convert', w().convert))
    .addCommand(checkCommand())
    .addCommand(tellCommand())
    .addCommand(underCommand());

const exportCommand = (data: string): Command =>
  withHouses(new Command('export'))
    .description(w().export)
    .addOption(format())
    .option('--data <folder>', w().data, data)
    .option('--db <address>', w().db, databaseAddress)
    .option('--out <file>', w().out)
    .option('--house <house>', w().house)
    .option('--game <game>', w().game)
    .option('--table <table>', w().table)
    .option('--since <date>', w().since, time)
    .option('--until <date>', w().until, time)
    .option('--player <name>', w().player)
    .option('--rail', w().rail)
    .option('--force', w().force)
    .option('--quiet', t().help.quiet)
    .option('--json', t().help.json)
    .option('--lang <en|es>', t().help.language, language)
    .action(async (options: ExportOptions) => finished(await exportHands(options), options));

interface FileOptions {
  readonly to: Format;
  readonly out?: string;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly json?: boolean;
}
/** Hands of files in another form; ours unless another is asked for. */
function importCommand(name: string, about: string, to?: () => Format): Command {
  const command = withHouses(new Command(name)).description(about).argument('<files...>', w().files);
  if (!to) command.addOption(format());
  return command
    .option('--out <file>', w().out)
    .option('--force', w().force)
    .option('--quiet', t().help.quiet)
    .option('--json', t().help.json)
    .option('--lang <en|es>', t().help.language, language)
    .action(async (files: readonly string[], options: FileOptions) => {
      const sink = sinkTo(options.out, options.force ?? false);
      // A file that is none ends it; what was read before that is written all the same.
      const reading = through(files, options, async (hand, number) => {
        const text = writeAs(to?.() ?? options.to, hand, number);
        if (isFault(text)) return w().fault(text);
        await sink.write(text);
        return null;
      }).finally(() => sink.close());
      finished(await reading, options);
    });
}
type Hand = Parameters<typeof writeAs>[1];
/** Every hand of some files, one after another; what cannot be read, or only up to a point, is said with its line. */
async function through(
  files: readonly string[],
  { quiet }: Pick<FileOptions, 'quiet'>,
  each: (hand: Hand, number: number) => Promise<string | null>,
): Promise<Tally> {
  const sum = tally();
  const progress = counter(quiet);
  for await (const { file, number, read } of handsOf(files)) {
    progress.tick();
    if (isFault(read)) {
      leftOut(sum, w().fault(read));
      console.error(w().at(file, read.line, number, w().fault(read)));
      continue;
    }
    const why = await each(read.hand, sum.hands + 1);
    if (why !== null) {
      leftOut(sum, why);
      continue;
    }
    sum.hands++;
    const short = shortOf(read);
    if (short === null) continue;
    sum.stopped++;
    console.error(w().at(file, read.line, number, short));
  }
  progress.end();
  return sum;
}
/** Why a hand is there up to a point, and no further. */
function shortOf({ stopped, over }: ReadHand, language?: 'en' | 'es'): string | null {
  if (stopped) return w().stopped(stopped.act, wordsFor(language).refusal(stopped.refusal));
  return over ? null : w().unended;
}
function finished(sum: Tally, { json, out }: Pick<FileOptions, 'json' | 'out'>): void {
  if (json) console.error(JSON.stringify(sum));
  else if (out !== undefined) console.log(w().done(sum.hands, out));
  for (const [why, many] of Object.entries(json ? {} : sum.why)) console.error(w().leftOut(many, why));
  if (sum.left + sum.stopped > 0) process.exitCode = 2;
}

const checkCommand = (): Command =>
  withHouses(new Command('check'))
    .description(w().check)
    .argument('<files...>', w().files)
    .option('--quiet', t().help.quiet)
    .option('--json', t().help.json)
    .option('--lang <en|es>', t().help.language, language)
    .action(async (files: readonly string[], options: FileOptions) => {
      const sum = await through(files, options, async () => null);
      if (options.json) console.log(JSON.stringify(sum));
      else console.log(w().checked(sum.hands - sum.stopped, sum.stopped, sum.left));
      if (sum.left + sum.stopped > 0) process.exitCode = 2;
    });

const tellCommand = (): Command =>
  withHouses(wordsOnly(new Command('tell')))
    .description(w().tell)
    .argument('<file>', w().file)
    .option('--hand <number>', w().hand, whole, 1)
    .option('--lang <en|es>', t().help.language, language)
    .action(async (file: string, { hand: wanted, lang }: { hand: number; lang?: 'en' | 'es' }) => {
      const read = await handAt(file, wanted);
      for (const line of linesOf(read.hand, wordsFor(lang))) console.log(`  ${line}`);
      const short = shortOf(read, lang);
      if (short === null) return;
      console.log(`  ${short}`);
      process.exitCode = 2;
    });

const underCommand = (): Command =>
  withHouses(new Command('under'))
    .description(w().under.about)
    .argument('<house/game>', w().under.table)
    .argument('<file>', w().file)
    .option('-s, --stake <stake>', t().help.stake)
    .option('--switch <key=value...>', t().help.switch('deal.burn=off'))
    .option('--hand <number>', w().hand, whole, 1)
    .option('--json', t().help.json)
    .option('--lang <en|es>', t().help.language, language)
    .action(async (at: string, file: string, options: TableOptions & { hand: number; json?: boolean }) => {
      const [house, game] = at.split('/');
      if (!house || !game) throw new Stop(w().under.noTable(at));
      const read = await handAt(file, options.hand);
      const { hand } = read;
      const found = under(hand, tableOf(house, game, { ...nearestStake(house, game, hand), ...options }));
      if (isFault(found)) throw new Stop(w().unread(found));
      const { rules, hand: _played, ...rest } = found;
      const shown = {
        house: rules.house,
        game: rules.gameId,
        stake: rules.stake,
        clauses: byClause(found.is),
        ...rest,
      };
      if (options.json) console.log(JSON.stringify(shown, null, 2));
      else for (const line of underLines(found, wordsFor(options.lang))) console.log(line);
      const short = shortOf(read, options.lang);
      if (short !== null) console.error(short);
      if (found.notDealt || found.refused.length > 0) process.exitCode = 2;
    });
/** The stake whose forced bets come nearest to what was posted, where nobody names one. */
function nearestStake(house: string, game: string, { events }: Hand): { stake?: string } {
  const opened = events.map(({ event }) => event).find((e) => e.type === 'RoundOpened');
  const posted = Math.max(0, ...(opened?.setup.terms.posts ?? []).map(({ amount }) => amount));
  const stakes = stakesAt(house, game);
  const [nearest] = stakes.toSorted((a, b) => Math.abs(a.unit - posted) - Math.abs(b.unit - posted));
  return nearest === undefined ? {} : { stake: nearest.id };
}
function stakesAt(house: string, game: string): readonly { id: string; unit: number }[] {
  const id = findGame(house, game);
  const stakes = id === undefined ? [] : stakesOf(id);
  if ('refused' in stakes) return [];
  return stakes.flatMap(({ id: stake }) => {
    const rules = openTable({ house, game, stake });
    return isOpened(rules) ? [{ id: stake, unit: forcedUnit(rules) }] : [];
  });
}
