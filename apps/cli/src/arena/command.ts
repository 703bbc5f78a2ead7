// `baraja arena --game rogelios/hold-nl --bot ./mine --bot careful`: every pair of bots plays, and a table says who beats whom and how sure
// that is.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { houseOf } from 'baraja/books';
import { bots as everyBot } from 'baraja/bots';
import type { TableRules } from 'baraja/table';
import { Command, InvalidArgumentError } from 'commander';
import { openingOf, Stop, type TableOptions, tableOf, wholeFrom, withStake } from '../house.js';
import { ownBooks, withHouses } from '../own-houses.js';
import { inThreads, progress } from '../pool.js';
import { unitWord } from '../simulate.js';
import { t } from '../words/index.js';
import { CONFIDENCE, figuresOf, type PairFigures } from './figures.js';
import { type Block, type BlockPlayed, type Bout, blocksOf, matchesAt } from './match.js';
import { isOurs } from './players.js';
import { whoBeatsWhom } from './told.js';
import type { BoutStart } from './worker.js';

interface Options extends TableOptions {
  readonly game: readonly [house: string, game: string];
  readonly bot: readonly string[];
  readonly hands: number;
  readonly seats: number;
  readonly seed: number;
  readonly think: number;
  readonly workers: number;
  readonly log?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly houses?: string;
}

export const arenaCommand = (): Command =>
  withHouses(withStake(new Command('arena')))
    .description(t().arena.about)
    .requiredOption('-g, --game <house/game>', t().arena.game, gameOf)
    .requiredOption('-b, --bot <name>', t().arena.bot(Object.keys(everyBot).join(', ')), botList)
    .option('-n, --hands <number>', t().arena.hands, wholeFrom(2, 100_000_000), 10_000)
    .option('--seats <number>', t().arena.seats, wholeFrom(2, 10), 2)
    .option('--seed <number>', t().help.seed, wholeFrom(0, 2 ** 31), 1)
    .option('--think <milliseconds>', t().arena.think, wholeFrom(1, 600_000), 2_000)
    .option('--workers <number>', t().simulate.workers, wholeFrom(1, 256), availableParallelism())
    .option('--log <file>', t().arena.log)
    .option('--json', t().arena.json)
    .option('-q, --quiet', t().help.quiet)
    .action(async (options: Options) => {
      const { bot: names, seats, seed } = options;
      if (names.length < 2) throw new Stop(t().arena.two);
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
  { hands, workers, quiet }: Options,
): Promise<{ figures: readonly PairFigures[]; played: readonly (BlockPlayed | undefined)[] }> {
  const blocks = blocksOf(bout.bots.length, Math.ceil(hands / 2));
  const total = blocks.reduce((sum, { deals }) => sum + deals, 0);
  const bar = progress(total, quiet ?? !process.stderr.isTTY);
  const over = new Set<string>();
  let done = 0;
  const start: BoutStart = { barajaBout: bout, books: ownBooks() };
  const played = await inThreads<Block, BlockPlayed>({
    pieces: blocks,
    workers,
    program: 'arena',
    start,
    here: () => matchesAt(bout),
    drops: ({ pair }) => over.has(pair.join()),
    done: ({ pair, deals }, { lost }) => {
      done += deals;
      bar(done);
      if (lost !== null) over.add(pair.join());
    },
  });
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
