// `baraja book new`: asks a few questions, or takes flags, and writes a small house that is in order.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Asked } from '@baraja/book';
import { Command } from 'commander';
import { language, Stop } from './house.js';
import { shippedFolder } from './shipped.js';
import { spokenLanguage, t } from './words/index.js';

type Answers = Partial<Record<'name' | 'place' | 'game' | 'stakes' | 'blinds' | 'fee', string>> & {
  readonly ask?: boolean;
};

export const newCommand = (): Command =>
  new Command('new')
    .description(t().book.new.about)
    .argument('<folder>', t().book.new.folder)
    .option('--name <name>', t().book.new.name)
    .option('--place <place>', t().book.new.place)
    .option('--game <limit|no-limit>', t().book.new.game)
    .option('--stakes <low/high>', t().book.new.stakes)
    .option('--blinds <small/big>', t().book.new.blinds)
    .option('--fee <amount>', t().book.new.fee)
    .option('--ask', t().book.new.ask)
    .option('--lang <en|es>', t().help.language, language)
    .action(async (folder: string, options: Answers) => {
      const say = t().book.new;
      const { NEW_CUSTOMS, newHouse } = await import('@baraja/book');
      const answers = process.stdin.isTTY || options.ask ? await askedOf(folder, options) : options;
      const { root, asked } = await read(folder, answers);
      const files = Object.entries(newHouse(asked)).map(([path, text]) => [join(root, path), text] as const);
      for (const [path] of files) if (existsSync(path)) throw new Stop(say.exists(path));
      const customs = NEW_CUSTOMS.map((name) => join(root, 'customs', `${name}.yaml`)).filter(
        (path) => !existsSync(path),
      );
      const shipped = customs.map(
        (path) => [path, readFileSync(join(shippedFolder(), 'customs', basename(path)), 'utf8')] as const,
      );
      for (const [path, text] of [...files, ...shipped]) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
        console.log(say.wrote(relative(process.cwd(), path)));
      }
      console.log(say.next(relative(process.cwd(), dirname(files[0]![0]))));
    });

/** A folder in `houses` is the house's own; any other gets a folder `houses` with the house in it. */
function placed(
  folder: string,
  name: string | undefined,
  idOf: (name: string) => string,
): { root: string; id: string } {
  const at = resolve(folder);
  return basename(dirname(at)) === 'houses'
    ? { root: dirname(dirname(at)), id: idOf(basename(at)) }
    : { root: at, id: idOf(name ?? basename(at)) };
}
async function read(folder: string, answers: Answers): Promise<{ readonly root: string; readonly asked: Asked }> {
  const { dollarsOf, idOf, stakesOf, usualBlinds } = await import('@baraja/book');
  const say = t().book.new;
  const { root, id } = placed(folder, answers.name, idOf);
  const { game = 'limit', stakes = game === 'limit' ? '3/6' : '1/2', fee: said = '0' } = answers;
  if (game !== 'limit' && game !== 'no-limit') throw new Stop(say.badGame(game));
  if (stakesOf(stakes) === null) throw new Stop(say.badStakes(stakes));
  const blinds = answers.blinds === undefined ? usualBlinds(game, stakes) : stakesOf(answers.blinds);
  if (blinds === null) throw new Stop(say.badStakes(answers.blinds!));
  const fee = dollarsOf(said);
  if (fee === null) throw new Stop(say.badFee(said));
  const [small, big] = blinds;
  const name = answers.name ?? basename(resolve(folder));
  const place = answers.place ?? say.somewhere;
  return { root, asked: { id, name, place, game, stakes, small, big, fee, language: spokenLanguage() } };
}

/** One question a line; what is left empty is as it would be without asking. */
async function askedOf(folder: string, given: Answers): Promise<Answers> {
  const { stakesOf, usualBlinds } = await import('@baraja/book');
  const say = t().book.new;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const typed = lines[Symbol.asyncIterator]();
  const ask = async (question: string, had: string | undefined, usual: string): Promise<string> => {
    if (had !== undefined) return had;
    process.stdout.write(`${question} [${usual}] `);
    const { value, done } = await typed.next();
    return done || value.trim() === '' ? usual : value.trim();
  };
  const name = await ask(say.name, given.name, basename(resolve(folder)));
  const place = await ask(say.place, given.place, say.somewhere);
  const game = await ask(say.game, given.game, 'limit');
  const stakes = await ask(say.stakes, given.stakes, game === 'no-limit' ? '1/2' : '3/6');
  const usual = usualBlinds(game === 'no-limit' ? game : 'limit', stakesOf(stakes) ? stakes : '3/6');
  const blinds = await ask(say.blinds, given.blinds, usual.join('/'));
  const fee = await ask(say.fee, given.fee, '0');
  lines.close();
  return { name, place, game, stakes, blinds, fee };
}
