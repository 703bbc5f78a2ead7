// `baraja book diff OLD NEW`: two editions of a house beside each other, in words, in values and in what comes of the same hands.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadGame, ReadHouse } from '@baraja/book';
import type { GameDiff, PastDiff } from '@baraja/book/diff';
import type { PastHand } from '@baraja/room';
import { Command } from 'commander';
import { printHouse } from './book-diff-told.js';
import { housesAt } from './documents.js';
import { language, Stop, wholeFrom } from './house.js';
import { spokenLanguage, t } from './words/index.js';

interface DiffOptions {
  readonly rounds: number;
  readonly data?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}
/** A game by both editions; with a room, over its hands too. */
export type Compared = GameDiff & { readonly past: PastDiff | null };

export const diffCommand = (): Command =>
  new Command('diff')
    .description(t().book.diff.about)
    .argument('<old>', t().book.folders)
    .argument('<new>', t().book.folders)
    .option('--rounds <number>', t().book.diff.rounds, wholeFrom(0, 100_000), 300)
    .option('--data <folder>', t().book.diff.data)
    .option('--json', t().book.json)
    .option('--quiet', t().help.quiet)
    .option('--lang <en|es>', t().help.language, language)
    .action(async (old: string, fresh: string, options: DiffOptions) => {
      const { wordsDiff } = await import('@baraja/book/diff');
      const [was, is] = [await housesRead(old), await housesRead(fresh)];
      const houses = [...is.keys()].filter((house) => was.has(house));
      if (houses.length === 0) throw new Stop(t().book.diff.nothingInCommon(old, fresh));
      await mustBeSound(houses.flatMap((house) => [...was.get(house)!.faults, ...is.get(house)!.faults]));
      const room = options.data === undefined ? null : await openRecord(options.data);
      let unexplained = 0;
      try {
        for (const house of houses) {
          const [before, after] = [was.get(house)!, is.get(house)!];
          const words = wordsDiff(before, after);
          const games: Compared[] = [];
          for (const pair of gamesIn(before, after)) games.push(await compared(pair, options, room));
          if (options.json) console.log(JSON.stringify({ house, words, games }, withoutHands, 2));
          else printHouse(house, words, games, goneAndCome(before, after));
          unexplained += games.reduce((n, game) => n + game.unexplained + (game.past?.unexplained ?? 0), 0);
        }
      } finally {
        await room?.close();
      }
      if (unexplained > 0) throw new Stop(t().book.diff.blocked(unexplained));
    });

async function housesRead(at: string): Promise<ReadonlyMap<string, ReadHouse>> {
  const { readHouse } = await import('@baraja/book');
  return new Map(
    housesAt(at).map(({ house, files, shown }) => {
      const found = readHouse(house, files, spokenLanguage());
      return [house, { ...found, faults: found.faults.map(shown) }];
    }),
  );
}
async function mustBeSound(faults: ReadHouse['faults']): Promise<void> {
  const { printFault } = await import('@baraja/book');
  if (faults.length > 0) throw new Stop([...new Set(faults.map(printFault)), t().book.diff.mendFirst].join('\n'));
}

/** A room's hands, game by game. */
interface Record {
  hands(house: string, game: string): AsyncIterable<PastHand | null>;
  close(): Promise<void>;
}
/** Loaded only where a room is asked about. The cards lie under seal, so that the room's own key must be there. */
async function openRecord(folder: string): Promise<Record> {
  const { keyIn, pastHands, STORE_FILE, sealer } = await import('@baraja/room');
  const { lookAt } = await import('./record.js');
  const path = join(folder, STORE_FILE);
  if (!existsSync(path)) throw new Stop(t().verify.noRoom(folder));
  if (!existsSync(join(folder, 'seal.key'))) throw new Stop(t().book.diff.noKey(folder));
  const seals = sealer(tried(() => keyIn(folder, { create: false })));
  const store = await lookAt(path);
  return {
    hands: (house, game) => pastHands(store, seals, { house, game }),
    close: () => store.close(),
  };
}

/** Whatever cannot be read is said in a line. */
function tried<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Stop(t().verify.why(error instanceof Error ? error.message : String(error)));
  }
}

type Pair = readonly [was: ReadGame, is: ReadGame];
const gamesIn = (was: ReadHouse, is: ReadHouse): readonly Pair[] =>
  [...is.games].flatMap(([id, game]): readonly Pair[] => (was.games.has(id) ? [[was.games.get(id)!, game]] : []));
const goneAndCome = (was: ReadHouse, is: ReadHouse): readonly string[] => [
  ...[...was.games.keys()].filter((id) => !is.games.has(id)).map((id) => t().book.diff.gone(id)),
  ...[...is.games.keys()].filter((id) => !was.games.has(id)).map((id) => t().book.diff.come(id)),
];

async function compared([was, is]: Pair, { rounds, quiet }: DiffOptions, room: Record | null): Promise<Compared> {
  const { gameDiff, pastDiff } = await import('@baraja/book/diff');
  const shows = !quiet && process.stderr.isTTY;
  let played = 0;
  const progress = (): void => {
    played++;
    if (shows && played % 20 === 0) process.stderr.write(`\r\u001b[K${is.pages.game}: ${played}/${rounds}`);
  };
  const found = gameDiff(was, is, { rounds, progress });
  const past = room && (await pastDiff(was, is, room.hands(is.pages.house, is.pages.game)));
  if (shows) process.stderr.write('\r\u001b[K');
  return { ...found, past };
}

/** Whole hands are for reading, not for JSON: there a stake and a number say which it is. */
const withoutHands = (key: string, value: unknown): unknown =>
  key === 'game' && typeof value === 'object'
    ? undefined
    : key === 'log' || (key === 'round' && typeof value === 'object')
      ? undefined
      : value;
