// `baraja arena --game HOUSE/GAME --bot ./mine --bot careful`: every pair of bots plays, and a table says who beats whom and how sure
// that is.
import { writeFileSync } from 'node:fs';
import { done } from '@baraja/work';
import { houseOf } from 'baraja/books';
import { bots as everyBot } from 'baraja/bots';
import type { TableRules } from 'baraja/table';
import { Command, InvalidArgumentError } from 'commander';
import { openingOf, Stop, type TableOptions, tableOf, wholeFrom, withStake } from '../house.js';
import { withHouses } from '../own-houses.js';
import { unitWord } from '../simulate.js';
import { spokenLanguage, t } from '../words/index.js';
import { workWords } from '../words/work.js';
import { bouts } from '../work/bouts.js';
import { booksFor, type HandsOptions, hands as handsFor, withHands } from '../work/hands.js';
import { progress } from '../work/progress.js';
import { CONFIDENCE, figuresOf, type PairFigures } from './figures.js';
import { type Block, type BlockPlayed, type Bout, blocksOf } from './match.js';
import { isOurs } from './players.js';
import { isAddress, programSum } from './program-sum.js';
import { whoBeatsWhom } from './told.js';

interface Options extends TableOptions, HandsOptions {
  readonly game: readonly [house: string, game: string];
  readonly bot: readonly string[];
  readonly hands: number;
  readonly seats: number;
  readonly seed: number;
  readonly think: number;
  readonly log?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly houses?: string;
}

export const arenaCommand = (): Command =>
  withHands(withHouses(withStake(new Command('arena'))))
    .description(t().arena.about)
    .requiredOption('-g, --game <house/game>', t().arena.game, gameOf)
    .requiredOption('-b, --bot <name>', t().arena.bot(Object.keys(everyBot).join(', ')), botList)
    .option('-n, --hands <number>', t().arena.hands, wholeFrom(2, 100_000_000), 10_000)
    .option('--seats <number>', t().arena.seats, wholeFrom(2, 10), 2)
    .option('--seed <number>', t().help.seed, wholeFrom(0, 2 ** 31), 1)
    .option('--think <milliseconds>', t().arena.think, wholeFrom(1, 600_000), 2_000)
    .option('--log <file>', t().arena.log)
    .option('--json', t().arena.json)
    .option('-q, --quiet', t().help.quiet)
    .action(async (options: Options) => {
      const { bot: names, seats, seed } = options;
      if (names.length < 2) throw new Stop(t().arena.two);
      const addressed = options.pool === undefined ? undefined : names.find(isAddress);
      if (addressed) throw new Stop(workWords(spokenLanguage()).addressed(addressed));
      const rules = tableOf(...options.game, options);
      const needed = Math.max(seats, rules.seats.min);
      if (needed > rules.seats.max) throw new Stop(t().wrong.seats(rules.seats.max, rules.cites.seats));
      const opening = openingOf(...options.game, options);
      const bout: Bout = {
        opening,
        seats: needed,
        bots: names,
        think: options.think,
        seed,
        log: options.log !== undefined,
      };
      const { figures, played } = await fought(bout, options);
      if (options.log !== undefined) writeFileSync(options.log, logOf(played));
      const asked = { hands: options.hands, seats: needed, seed, hash: rules.hash, unit: unitWord(rules) };
      console.log(options.json ? asJson(rules, asked, figures) : whoBeatsWhom(titleOf(rules), names, asked, figures));
      if (figures.some(({ lost }) => lost !== null)) process.exitCode = 1;
    });

const titleOf = (rules: TableRules): string => `${houseOf(rules.house)!.name}, ${rules.gameId} ${rules.stake}`;

/** Plays all pairs. Who has forfeited to another is not asked again. */
async function fought(
  bout: Bout,
  { hands, quiet, ...asked }: Options,
): Promise<{ figures: readonly PairFigures[]; played: readonly (BlockPlayed | undefined)[] }> {
  const blocks = blocksOf(bout.bots.length, Math.ceil(hands / 2));
  const total = blocks.reduce((sum, { deals }) => sum + deals, 0);
  const bar = progress(total, quiet ?? !process.stderr.isTTY);
  const over = new Set<string>();
  let ended = 0;
  const doing = handsFor(asked);
  const programs = Object.fromEntries(
    bout.bots.filter((name) => !isOurs(name)).map((name) => [name, programSum(name)]),
  );
  const work = {
    ...{ kind: bouts, start: { bout, books: booksFor(doing), programs }, pieces: blocks },
    drops: ({ pair }: Block) => over.has(pair.join()),
    done: ({ pair, deals }: Block, { lost }: BlockPlayed) => {
      ended += deals;
      bar(ended);
      if (lost !== null) over.add(pair.join());
    },
  };
  const played = await done(work, doing);
  bar(total);
  return { figures: figuresOf(bout.bots, blocks, played), played };
}

const logOf = (played: readonly (BlockPlayed | undefined)[]): string =>
  played
    .flatMap((block) => [...(block?.hands ?? []), ...(block?.lost ? [{ lost: block.lost }] : [])])
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

const asJson = ({ house, gameId, stake }: TableRules, asked: object, pairs: readonly PairFigures[]): string =>
  JSON.stringify({ house, game: gameId, stake, ...asked, confidence: CONFIDENCE, pairs }, null, 2);

function gameOf(text: string): readonly [string, string] {
  const [house, game, ...rest] = text.split('/');
  if (!house || !game || rest.length > 0) throw new InvalidArgumentError(t().arena.noGame);
  return [house, game];
}
function botList(name: string, before: readonly string[] | undefined): readonly string[] {
  const isProgram = /[/.\s\\]/.test(name);
  if (!isProgram && !isOurs(name))
    throw new InvalidArgumentError(t().wrong.noManner(name, Object.keys(everyBot).join(', ')));
  return [...(before ?? []), name];
}
