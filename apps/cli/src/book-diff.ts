// `baraja book diff OLD NEW`: two editions of a house beside each other, in words, in values and in what comes of the same hands.
import type { ReadGame, ReadHouse } from '@baraja/book';
import type { GameDiff, OutcomeDiff } from '@baraja/book/diff';
import { Command } from 'commander';
import { housesAt } from './book.js';
import { language, Stop, wholeFrom, wordsFor } from './house.js';
import { spokenLanguage, t } from './words/index.js';

interface DiffOptions {
  readonly rounds: number;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

export const diffCommand = (): Command =>
  new Command('diff')
    .description(t().book.diff.about)
    .argument('<old>', t().book.folders)
    .argument('<new>', t().book.folders)
    .option('--rounds <number>', t().book.diff.rounds, wholeFrom(0, 100_000), 300)
    .option('--json', t().book.json)
    .option('--quiet', t().help.quiet)
    .option('--lang <en|es>', t().help.language, language)
    .action(async (old: string, fresh: string, options: DiffOptions) => {
      const { folder, housesIn } = await import('@baraja/book/node');
      const { printFault, readHouse } = await import('@baraja/book');
      const { wordsDiff } = await import('@baraja/book/diff');
      const read = (at: string): ReadonlyMap<string, ReadHouse> =>
        new Map(
          housesAt(at, housesIn).map(({ root, house }) => [house, readHouse(house, folder(root), spokenLanguage())]),
        );
      const [was, is] = [read(old), read(fresh)];
      const houses = [...is.keys()].filter((house) => was.has(house));
      if (houses.length === 0) throw new Stop(t().book.diff.nothingInCommon(old, fresh));
      const faults = houses.flatMap((house) => [...was.get(house)!.faults, ...is.get(house)!.faults]);
      if (faults.length > 0) throw new Stop([...new Set(faults.map(printFault)), t().book.diff.mendFirst].join('\n'));
      let unexplained = 0;
      for (const house of houses) {
        const [before, after] = [was.get(house)!, is.get(house)!];
        const words = wordsDiff(before, after);
        const games = await Promise.all(gamesIn(before, after).map((pair) => compared(pair, options)));
        if (options.json) console.log(JSON.stringify({ house, words, games }, withoutHands, 2));
        else printHouse(house, words, games, goneAndCome(before, after));
        unexplained += games.reduce((n, game) => n + game.unexplained, 0);
      }
      if (unexplained > 0) throw new Stop(t().book.diff.blocked(unexplained));
    });

type Pair = readonly [was: ReadGame, is: ReadGame];
const gamesIn = (was: ReadHouse, is: ReadHouse): readonly Pair[] =>
  [...is.games].flatMap(([id, game]): readonly Pair[] => (was.games.has(id) ? [[was.games.get(id)!, game]] : []));
const goneAndCome = (was: ReadHouse, is: ReadHouse): readonly string[] => [
  ...[...was.games.keys()].filter((id) => !is.games.has(id)).map((id) => t().book.diff.gone(id)),
  ...[...is.games.keys()].filter((id) => !was.games.has(id)).map((id) => t().book.diff.come(id)),
];

async function compared([was, is]: Pair, { rounds, quiet }: DiffOptions): Promise<GameDiff> {
  const { gameDiff } = await import('@baraja/book/diff');
  const shows = !quiet && process.stderr.isTTY;
  let played = 0;
  const progress = (): void => {
    played++;
    if (shows && played % 20 === 0) process.stderr.write(`\r\u001b[K${is.pages.game}: ${played}/${rounds}`);
  };
  const found = gameDiff(was, is, { rounds, progress });
  if (shows) process.stderr.write('\r\u001b[K');
  return found;
}

/** Whole hands are for reading, not for JSON: there a stake and a number say which it is. */
const withoutHands = (key: string, value: unknown): unknown =>
  key === 'game' && typeof value === 'object' ? undefined : key === 'log' || key === 'round' ? undefined : value;

function printHouse(
  house: string,
  words: readonly { id: string; what: string }[],
  games: readonly GameDiff[],
  lists: readonly string[],
): void {
  const { diff } = t().book;
  const told = games.map(gameLines).filter((lines) => lines.length > 1);
  const same = words.length + told.length + lists.length === 0;
  console.log(same ? diff.same(house) : house);
  for (const line of lists) console.log(`  ${line}`);
  for (const { id, what } of words) console.log(`  ${diff.words(id, what)}`);
  for (const lines of told) console.log(lines.map((line) => `  ${line}`).join('\n'));
}

function gameLines({ game, stakes, values, examples, outcomes, rounds, unexplained }: GameDiff): readonly string[] {
  const { diff } = t().book;
  return [
    `${game}`,
    ...(stakes.gone.length > 0 ? [`  ${diff.stakesGone(stakes.gone.join(', '))}`] : []),
    ...(stakes.come.length > 0 ? [`  ${diff.stakesCome(stakes.come.join(', '))}`] : []),
    ...values.map(
      ({ path, was, is, by, stakes: at }) => `  ${path}: ${was} → ${is}${by ? ` (${by})` : ''} ${diff.at(at)}`,
    ),
    ...examples.flatMap(({ id, wrong }) => wrong.map((why) => `  ${diff.example(id, why)}`)),
    ...outcomes.flatMap((outcome) => outcomeLines(outcome, rounds)),
    ...(unexplained > 0 ? [`  ${diff.unexplained(unexplained)}`] : []),
  ];
}

/** How many rounds, because of whom, and the shortest of them as a dealer would tell it. */
function outcomeLines({ kind, because, rounds: n, shortest }: OutcomeDiff, rounds: number): readonly string[] {
  const { diff } = t().book;
  const { game, log, round, stake, was, is } = shortest;
  const say = wordsFor(spokenLanguage());
  const scene = { known: (card: number) => round.faces[card] };
  const told = log.flatMap((event) => {
    const text = say.event(game, event, undefined, scene);
    return text === null ? [] : [`      ${text}${event.rule ? ` (${event.rule})` : ''}`];
  });
  return [
    `  ${diff.differ(n, rounds, diff.kinds[kind], because.join(', '))}`,
    `    ${diff.shortest(stake)}`,
    ...told,
    `      ${diff.was(was)}`,
    `      ${diff.is(is)}`,
  ];
}
