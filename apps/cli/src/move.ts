// `baraja move`: a room's record from a file into PostgreSQL, or back. The keys stay in the data folder.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type FolderLock, isPostgres, lockFolder, moveStore, shownAddress } from '@baraja/room';
import { Command } from 'commander';
import { Stop } from './house.js';
import { isStore, tried } from './record.js';
import { spokenLanguage } from './words/index.js';
import { recordWords } from './words/record.js';

const said = () => recordWords(spokenLanguage());
const shown = (place: string): string => (isPostgres(place) ? shownAddress(place) : place);

/** Nobody plays in a room while it is moved. */
function locked(places: readonly string[]): FolderLock[] {
  const folders = places.filter((place) => !isPostgres(place)).map((file) => dirname(resolve(file)));
  return [...new Set(folders)].filter((folder) => existsSync(folder)).map(lockFolder);
}
async function move(from: string, to: string): Promise<void> {
  if (!isPostgres(from) && !isStore(from)) throw new Stop(said().noStore(from));
  if (!isPostgres(to) && existsSync(to)) throw new Stop(said().exists(to));
  const locks = locked([from, to]);
  try {
    const { events, entries } = await moveStore(from, to);
    console.log(`  ${said().moved(shown(to), events, entries)}`);
    console.log(`  ${isPostgres(to) ? said().serveThere : said().serveHere}`);
  } finally {
    for (const lock of locks) lock.release();
  }
}

export const moveCommand = (): Command =>
  new Command('move')
    .description(said().move)
    .requiredOption('--from <place>', said().moveFrom)
    .requiredOption('--to <place>', said().moveTo)
    .action(({ from, to }: { from: string; to: string }) => tried(() => move(from, to)));
