// `baraja book`: a house's documents, checked; and the format for editors. What reads them is loaded only when it is asked for.
import type { Fault, HouseReport, ReadHouse } from '@baraja/book';
import { Command } from 'commander';
import { diffCommand } from './book-diff.js';
import { newCommand } from './book-new.js';
import { printCommand } from './book-print.js';
import { housesAt } from './documents.js';
import { language, Stop, wholeFrom } from './house.js';
import { withJson, wordsOnly } from './report.js';
import { spokenLanguage, t } from './words/index.js';

interface CheckOptions {
  readonly json?: boolean;
  readonly full?: boolean;
  readonly seeds?: number;
}

export const bookCommand = (): Command =>
  new Command('book')
    .description(t().book.about)
    .addCommand(checkCommand())
    .addCommand(diffCommand())
    .addCommand(floorCommand())
    .addCommand(newCommand())
    .addCommand(printCommand())
    .addCommand(schemaCommand());

const checkCommand = (): Command =>
  new Command('check')
    .description(t().book.check)
    .argument('[folders...]', t().book.folders)
    .option('--full', t().book.full)
    .option('--seeds <n>', t().book.seeds, wholeFrom(1, 100_000))
    .option('--json', t().book.json)
    .option('--lang <en|es>', t().help.language, language)
    .action(async (folders: readonly string[], options: CheckOptions) => {
      const { printFault, readHouse, reportOn } = await import('@baraja/book');
      const houses = (folders.length > 0 ? folders : ['.']).flatMap(housesAt);
      const reports: HouseReport[] = [];
      for (const { house, files, shown } of houses) {
        const read = readHouse(house, files, spokenLanguage());
        const report = reportOn(house, read);
        const broken = options.seeds && report.faults.length === 0 ? await lawsBroken(read, options.seeds) : [];
        reports.push({ ...report, faults: [...report.faults, ...broken].map(shown) });
      }
      if (options.json) console.log(JSON.stringify(reports, null, 2));
      else {
        for (const { faults } of reports) for (const fault of faults) console.log(printFault(fault));
        for (const report of reports) console.log(summary(report, options.full === true));
      }
      if (reports.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
    });

/** So many rounds of each game, at its first stake with all seats taken and at its last with as few as may be: where a law is broken. */
async function lawsBroken({ games }: ReadHouse, seeds: number): Promise<readonly Fault[]> {
  const { conforms, subjectOf, told } = await import('@baraja/laws');
  const { isRefused, openPages, stakesOn } = await import('baraja/document');
  const faults: Fault[] = [];
  for (const { pages, source } of games.values()) {
    const stakes = stakesOn(pages);
    const offered = isRefused(stakes) ? [] : stakes;
    for (const [stake, scene] of [
      [offered[0], { seats: 10, stacks: 'short', returning: true }],
      [offered.at(-1), { seats: 2, stacks: 'deep' }],
    ] as const) {
      const rules = stake && openPages(pages, { stake: stake.id });
      if (!rules || isRefused(rules)) continue;
      const { failures } = conforms(subjectOf(rules, stake.id, scene), { seeds });
      faults.push(...failures.map((one) => ({ file: source.file, ...source.at(['game']), message: told([one]) })));
    }
  }
  return faults;
}

function summary({ house, faults, games }: HouseReport, full: boolean): string {
  const { book } = t();
  if (faults.length > 0) return book.wrong(house, faults.length);
  const count = (of: (game: HouseReport['games'][number]) => number): number =>
    games.reduce((n, game) => n + of(game), 0);
  const lines = [
    book.right(
      house,
      games.length,
      count((g) => g.stakes),
      count((g) => g.switches),
    ),
    book.shown(
      count((g) => g.examples),
      count((g) => g.unshown.length),
    ),
  ];
  if (full)
    for (const { game, silent, unshown, lookedAt, nobodys, unplayed, discretion } of games)
      lines.push(
        `${game}`,
        ...silent.map(({ value, is, by, page }) => `  ${book.filled(value, is, by, page)}`),
        ...(unshown.length > 0 ? [`  ${book.unshown(unshown.join(', '))}`] : []),
        ...(lookedAt.length > 0 ? [`  ${book.lookedAt(lookedAt.join(', '))}`] : []),
        ...(nobodys.length > 0 ? [`  ${book.nobodys(nobodys.join(', '))}`] : []),
        ...(unplayed.length > 0 ? [`  ${book.unplayed(unplayed.join(', '))}`] : []),
        ...(discretion.length > 0 ? [`  ${book.discretion(discretion.join(', '))}`] : []),
      );
  return lines.join('\n');
}

/** What may go wrong at a family's tables, and what can be done then: the words a floor line is made of. */
const floorCommand = (): Command =>
  withJson(new Command('floor'))
    .description(t().book.floor.about)
    .argument('<family>', t().book.floor.family)
    .option('--lang <en|es>', t().help.language, language)
    .action(async (family: string, { json }: { json?: boolean }) => {
      const { floorWords } = await import('@baraja/book');
      const { FAMILY_NAMES } = await import('baraja/document');
      const words = floorWords(family, spokenLanguage());
      if (!words) throw new Stop(t().book.floor.noFamily(family, FAMILY_NAMES.join(', ')));
      if (json) return console.log(JSON.stringify(words));
      const lines = Object.entries(words).flatMap(([part, list]) => {
        const width = Math.max(...list.map(({ word }) => word.length));
        return [
          `${part}: ${t().book.floor.parts[part as keyof typeof words]}`,
          ...list.map(({ word, takes, says }) =>
            `  ${word.padEnd(width)}  ${[says, takes].filter(Boolean).join('  ')}`.trimEnd(),
          ),
          '',
        ];
      });
      console.log(lines.join('\n').trimEnd());
    });

const schemaCommand = (): Command =>
  wordsOnly(new Command('schema'))
    .description(t().book.schema)
    .argument('<name>', t().book.schemaName)
    .option('--lang <en|es>', t().help.language, language)
    .action(async (name: string) => {
      const { SCHEMA_NAMES, schemaFor } = await import('@baraja/book');
      const schema = schemaFor(name);
      if (!schema) throw new Stop(t().book.noSchema(name, SCHEMA_NAMES.join(', ')));
      console.log(JSON.stringify(schema, null, 2));
    });
