// `--houses`: a command knows the houses that lie in a folder, too. With `serve` they are put beside those that came with the program, or
// in their place; a file that changes is checked, and offered to the tables as a new edition. One that does not check leaves the old one
// in force and says why.
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { houses, shelve } from 'baraja/books';
import { type Command, Option } from 'commander';
import { housesAt } from './documents.js';
import { Stop } from './house.js';
import { spokenLanguage, t } from './words/index.js';

/** How often the files are looked at, in milliseconds: surer than being told, where an editor puts a new file in the old one's place. */
const LOOK_MS = 500;
/** When each file there was last written. */
const written = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => `${path} ${statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs}`)
    .join();

export interface OwnHouses {
  /** Reads what has changed from now on; `changed` is told when a house is in force anew. */
  watch(changed: () => void): void;
  close(): void;
}

/** A command that is told of houses of one's own knows them from the start; what is wrong in them ends it. */
export const withHouses = (command: Command): Command =>
  command
    .addOption(new Option('--houses <folder>', t().help.houses).env('BARAJA_HOUSES'))
    .hook('preAction', async (_, acting) => {
      const { houses: folder } = acting.opts<{ houses?: string }>();
      if (folder !== undefined) await knowHouses(folder);
    });
async function knowHouses(folder: string): Promise<void> {
  const { compile, printFault, readHouse } = await import('@baraja/book');
  for (const { house, files, shown } of housesAt(folder)) {
    const found = readHouse(house, files, spokenLanguage());
    const wrong = found.faults.map((fault) => printFault(shown(fault)));
    if (wrong.length > 0) throw new Stop([...wrong, t().serve.notOpened(house)].join('\n'));
    shelve(compile([found]));
  }
}

/** Opens the houses in a folder. `say` is told of what is wrong in them. */
export async function openHouses(folder: string, say: (line: string) => void): Promise<OwnHouses> {
  const { compile, printFault, readHouse } = await import('@baraja/book');
  const known = new Map<string, string>();
  const broken = new Set<string>();
  /** True if a house is in force that was not, or not so. */
  const read = (): boolean => {
    let isNew = false;
    for (const { house, files, shown } of housesAt(folder)) {
      const found = readHouse(house, files, spokenLanguage());
      const isMended = found.faults.length === 0 && broken.delete(house);
      const inForce = houses.some(({ id }) => id === house);
      if (found.faults.length > 0) {
        for (const fault of found.faults) say(printFault(shown(fault)));
        broken.add(house);
        say(inForce ? t().serve.keptOld(house) : t().serve.notOpened(house));
        continue;
      }
      const compiled = compile([found]);
      const text = JSON.stringify(compiled);
      if (known.get(house) === text) {
        if (isMended) say(t().serve.mended(house));
        continue;
      }
      shelve(compiled);
      known.set(house, text);
      say(inForce ? t().serve.newEdition(house) : t().serve.newHouse(house));
      isNew = true;
    }
    return isNew;
  };
  read();
  let seen = written(resolve(folder));
  let looks: NodeJS.Timeout | undefined;
  return {
    watch: (changed) => {
      looks = setInterval(() => {
        try {
          const now = written(resolve(folder));
          if (now === seen) return;
          seen = now;
          if (read()) changed();
        } catch (error) {
          say(error instanceof Error ? error.message : String(error));
        }
      }, LOOK_MS);
    },
    close: () => clearInterval(looks),
  };
}
