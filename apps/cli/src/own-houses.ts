// `serve --houses`: the houses that lie in a folder are put beside those that came with the program, or in their place; a file that changes
// is checked, and offered to the tables as a new edition. One that does not check leaves the old one in force and says why.
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ReadHouse } from '@baraja/book';
import { houses, shelve } from 'baraja/books';
import { housesAt } from './book.js';
import { shippedFolder } from './shipped.js';
import { spokenLanguage, t } from './words/index.js';

/** How often the files are looked at, in milliseconds: surer than being told, where an editor puts a new file in the old one's place. */
const LOOK_MS = 500;
/** When each document there was last written. */
const written = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => `${path} ${statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs}`)
    .join();

export interface OwnHouses {
  /** Reads what has changed from now on; `changed` is told when a house is in force anew. */
  watch(changed: () => void): void;
  close(): void;
}

/** Opens the houses in a folder. `say` is told of what is wrong in them. */
export async function openHouses(folder: string, say: (line: string) => void): Promise<OwnHouses> {
  const { compile, printFault, readHouse } = await import('@baraja/book');
  const { folder: filesIn, housesIn } = await import('@baraja/book/node');
  const shipped = filesIn(shippedFolder());
  const known = new Map<string, string>();
  /** True if a house is in force that was not, or not so. */
  const read = (): boolean => {
    let isNew = false;
    for (const { root, house } of housesAt(folder, housesIn)) {
      const own = filesIn(root);
      const found = readHouse(house, (path) => own(path) ?? shipped(path), spokenLanguage());
      const text = JSON.stringify([[...found.games.values()].map(({ pages }) => pages), [...found.words], found.house]);
      if (known.get(house) === text && found.faults.length === 0) continue;
      const inForce = houses.some(({ id }) => id === house);
      if (found.faults.length > 0) {
        for (const fault of found.faults) say(printFault(fault));
        say(inForce ? t().serve.keptOld(house) : t().serve.notOpened(house));
        continue;
      }
      put(found, compile);
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
const put = (house: ReadHouse, compile: typeof import('@baraja/book').compile): void => shelve(compile([house]));
