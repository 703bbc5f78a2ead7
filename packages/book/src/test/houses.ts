/** The houses of this repository, each read once for all tests that only look at it. */
import type { ReadHouse } from '../library.js';
import { folder, housesIn } from '../node/index.js';
import { readHouse } from '../read.js';

export const ROOT = new URL('../../../..', import.meta.url).pathname;
export const files = folder(ROOT);
const read = new Map<string, ReadHouse>();
export function houseHere(id: string): ReadHouse {
  const had = read.get(id) ?? readHouse(id, files);
  read.set(id, had);
  return had;
}
export const HOUSES: readonly (readonly [id: string, read: ReadHouse])[] = housesIn(ROOT).map((id) => [
  id,
  houseHere(id),
]);

/** Rogelio's with two of its games: what is planted there is found, and the others need not be read again for every mistake. */
export const small: typeof files = (path) =>
  path === 'houses/rogelios/house.yaml'
    ? files(path)!
        .replace(/^games: .*$/m, 'games: [ hold, crazy-pineapple ]')
        .replace(/^practice:\n(?: {2}.*\n?)*/m, '')
    : files(path);
