// Houses that lie in folders: which are meant, where their files are, and where what they rest on is.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Fault, Files } from '@baraja/book';
import { Stop } from './house.js';
import { shippedFolder } from './shipped.js';
import { t } from './words/index.js';

export interface FoundHouse {
  readonly house: string;
  readonly files: Files;
  /** A fault with its file as it is found from here. */
  shown(fault: Fault): Fault;
}

/** A house's own folder, one with a folder `houses` in it, or one with folders of houses in it. */
export function housesAt(folder: string): readonly FoundHouse[] {
  const at = resolve(folder);
  if (isHouse(at)) return [found(at)];
  const within = existsSync(join(at, 'houses')) ? join(at, 'houses') : at;
  const houses = within === at ? foldersIn(at).filter(isHouse) : foldersIn(within);
  if (houses.length === 0) throw new Stop(t().book.noHouse(folder));
  return houses.map(found);
}
const isHouse = (folder: string): boolean => existsSync(join(folder, 'house.yaml'));
const foldersIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(folder, name))
        .sort()
    : [];

/** Customs and laws lie beside the folder `houses` it stands in, if it stands in one; what is not there came with the program. */
function found(folder: string): FoundHouse {
  const house = basename(folder);
  const own = `houses/${house}/`;
  const beside = basename(dirname(folder)) === 'houses' ? dirname(dirname(folder)) : null;
  const place = (path: string): string => {
    if (path.startsWith(own)) return join(folder, path.slice(own.length));
    const near = beside === null ? null : join(beside, path);
    return near !== null && existsSync(near) ? near : join(shippedFolder(), path);
  };
  return {
    house,
    files: (path) => (existsSync(place(path)) ? readFileSync(place(path), 'utf8') : undefined),
    shown: (fault) => ({ ...fault, file: fromHere(place(fault.file)) }),
  };
}
/** As one would type it here: a path within this folder, or the whole of it. */
export function fromHere(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short || '.';
}
