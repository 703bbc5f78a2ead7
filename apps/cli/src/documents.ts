// Houses that lie in folders: which are meant, where their files are, and where what they rest on is.
import { relative, resolve } from 'node:path';
import type { Fault } from '@baraja/book';
import { type FoundHouse, foundIn } from '@baraja/book/node';
import { Stop } from './house.js';
import { shippedFolder } from './shipped.js';
import { t } from './words/index.js';

/** A house with its faults as they are found from here. */
export interface HouseHere extends FoundHouse {
  shown(fault: Fault): Fault;
}

/** A house's own folder, one with a folder `houses` in it, or one with folders of houses in it. */
export function housesAt(folder: string): readonly HouseHere[] {
  const houses = foundIn(resolve(folder), shippedFolder);
  if (houses.length === 0) throw new Stop(t().book.noHouse(folder));
  return houses.map((one) => ({ ...one, shown: (fault) => ({ ...fault, file: fromHere(one.place(fault.file)) }) }));
}
/** As one would type it here: a path within this folder, or the whole of it. */
export function fromHere(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short || '.';
}
