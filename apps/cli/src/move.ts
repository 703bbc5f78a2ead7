// `baraja move`: a room's record from a file into PostgreSQL, or back. The keys stay in the data folder.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type FolderLock, isPostgres, lockFolder, moveStore, shownAddress } from '@baraja/room';
import { Command } from 'commander';
import { Stop } from './house.js';
import { isStore, tried } from './record.js';
import { type Report, withJson } from './report.js';
import { spokenLanguage } from './words/index.js';
import { recordWords } from './words/record.js';

const said = () => recordWords(spokenLanguage());
const shown = (place: string): string => (isPostgres(place) ? shownAddress(place) : place);

/** Nobody plays in a room while it is moved. */
function locked(places: readonly string[]): FolderLock[] {
  const folders = places.filter((place) => !isPostgres(place)).map((file) => dirname(resolve(file)));
  return [...new Set(folders)].filter((folder) => existsSync(folder)).map(lockFolder);
}
async function move(report: Report, from: string, to: string): Promise<void> {
  if (!isPostgres(from) && !isStore(from)) throw new Stop(said().noStore(from));
  if (!isPostgres(to) && existsSync(to)) throw new Stop(said().exists(to));
  const locks = locked([from, to]);
  try {
    const { events, entries } = await moveStore(from, to);
    report.tell(said().moved(shown(to), events, entries), { to: shown(to), events, entries });
    report.tell(isPostgres(to) ? said().serveThere : said().serveHere);
  } finally {
    for (const lock of locks) lock.release();
  }
}

export const moveCommand = (): Command =>
  withJson(new Command('move'))
    .description(said().move)
    .requiredOption('--from <place>', said().moveFrom)
    .requiredOption('--to <place>', said().moveTo)
    .action((options: { from: string; to: string; json?: boolean }) =>
      tried(options, (report) => move(report, options.from, options.to)),
    );
