// `baraja book new`: asks a few questions, or takes flags, and writes a small house that is in order.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Asked } from '@baraja/book';
import { Command } from 'commander';
import { fromHere } from './documents.js';
import { language, Stop } from './house.js';
import { wordsOnly } from './report.js';
import { shippedFolder } from './shipped.js';
import { spokenLanguage, t } from './words/index.js';

type Answers = Partial<Record<'name' | 'place' | 'game' | 'stakes' | 'blinds' | 'fee' | 'code', string>> & {
  readonly ask?: boolean;
};

export const newCommand = (): Command =>
  wordsOnly(new Command('new'))
    .description(t().book.new.about)
    .argument('<folder>', t().book.new.folder)
    .option('--name <name>', t().book.new.name)
    .option('--place <place>', t().book.new.place)
    .option('--game <limit|no-limit>', t().book.new.game)
    .option('--stakes <low/high>', t().book.new.stakes)
    .option('--blinds <small/big>', t().book.new.blinds)
    .option('--fee <amount>', t().book.new.fee)
    .option('--code <code>', t().book.new.code)
    .option('--ask', t().book.new.ask)
    .option('--lang <en|es>', t().help.language, language)
    .action(async (folder: string, options: Answers) => {
      const say = t().book.new;
      const { newHouse } = await import('@baraja/book');
      const answers = process.stdin.isTTY || options.ask ? await askedOf(folder, options) : options;
      const asked = await read(folder, answers);
      const at = resolve(folder);
      const poker = readFileSync(join(shippedFolder(), 'customs', 'poker.yaml'), 'utf8');
      const files = Object.entries(newHouse(asked, poker)).map(([name, text]) => [join(at, name), text] as const);
      for (const [path] of files) if (existsSync(path)) throw new Stop(say.exists(fromHere(path)));
      mkdirSync(at, { recursive: true });
      const { name, place, game, stakes, small, big, fee } = asked;
      console.log(say.house(`${name} (${place})`, game, stakes, `${small}/${big}`, fee));
      for (const [path, text] of files) {
        writeFileSync(path, text);
        console.log(say.wrote(fromHere(path)));
      }
      console.log(say.next(called(), fromHere(at), fromHere(dirname(at)), asked.id));
    });

/** How this command was called, to call it again. */
const called = (): string => (process.env.npm_lifecycle_event === 'baraja' ? 'npm run baraja --' : 'baraja');

async function read(folder: string, answers: Answers): Promise<Asked> {
  const { codeOf, dollarsOf, idOf, isCode, stakesOf, usualBlinds } = await import('@baraja/book');
  const say = t().book.new;
  const id = basename(resolve(folder));
  if (idOf(id) !== id) throw new Stop(say.badFolder(id, idOf(id)));
  const { code = codeOf(id) } = answers;
  if (!isCode(code)) throw new Stop(say.badCode(code));
  const { game = 'limit', stakes = game === 'limit' ? '3/6' : '1/2', fee: said = '0' } = answers;
  if (game !== 'limit' && game !== 'no-limit') throw new Stop(say.badGame(game));
  if (stakesOf(stakes) === null) throw new Stop(say.badStakes(stakes));
  const blinds = answers.blinds === undefined ? usualBlinds(game, stakes) : stakesOf(answers.blinds);
  if (blinds === null) throw new Stop(say.badStakes(answers.blinds!));
  const fee = dollarsOf(said);
  if (fee === null) throw new Stop(say.badFee(said));
  const [small, big] = blinds;
  const name = answers.name ?? id;
  const place = answers.place ?? say.somewhere;
  return { id, code, name, place, game, stakes, small, big, fee, language: spokenLanguage() };
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
  return { ...given, name, place, game, stakes, blinds, fee };
}
