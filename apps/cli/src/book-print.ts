// `baraja book print`: a house's rules as one HTML file made for paper.
import { writeFileSync } from 'node:fs';
import { Command, InvalidArgumentError } from 'commander';
import { housesAt } from './documents.js';
import { language, Stop } from './house.js';
import { wordsOnly } from './report.js';
import { spokenLanguage, t } from './words/index.js';

interface PrintOptions {
  readonly language: readonly ('en' | 'es')[];
  readonly out?: string;
}

export const printCommand = (): Command =>
  wordsOnly(new Command('print'))
    .description(t().book.print.about)
    .argument('<house>', t().book.folders)
    .option('--language <en|es|both>', t().book.print.language, languages, ['en', 'es'])
    .option('--out <file>', t().book.print.out)
    .option('--lang <en|es>', t().help.language, language)
    .action(async (folder: string, options: PrintOptions) => {
      const { printFault, readHouse } = await import('@baraja/book');
      const { printHouse } = await import('@baraja/book/print');
      const [at, ...others] = housesAt(folder);
      if (at === undefined || others.length > 0) throw new Stop(t().book.print.several);
      const read = readHouse(at.house, at.files, spokenLanguage());
      for (const fault of read.faults) console.error(printFault(at.shown(fault)));
      if (read.faults.length > 0) throw new Stop(t().book.print.mendFirst);
      const html = printHouse(read, options.language);
      if (options.out === undefined) process.stdout.write(html);
      else {
        writeFileSync(options.out, html);
        console.log(t().book.print.written(at.house, options.out));
      }
    });

function languages(text: string): readonly ('en' | 'es')[] {
  if (text === 'both') return ['en', 'es'];
  if (text === 'en' || text === 'es') return [text];
  throw new InvalidArgumentError(t().book.print.badLanguage);
}
