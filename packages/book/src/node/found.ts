/** Houses that lie in folders: which are meant, where their files are, and where what they rest on is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { canonical, sha256 } from 'baraja/document';
import type { Files } from '../library.js';

/** Documents by their names, or by their paths from where the folder `houses` lies. */
export type Documents = Readonly<Record<string, string>>;

export interface FoundHouse {
  readonly house: string;
  readonly folder: string;
  readonly files: Files;
  /** Where a document lies on this machine, by its path as documents are named. */
  place(path: string): string;
}

/** A house's own folder, one with a folder `houses` in it, or one with folders of houses in it. */
export function foundIn(at: string, shipped: () => string): readonly FoundHouse[] {
  if (isHouse(at)) return [foundAt(at, shipped)];
  const within = existsSync(join(at, 'houses')) ? join(at, 'houses') : at;
  const houses = within === at ? foldersIn(at).filter(isHouse) : foldersIn(within);
  return houses.map((folder) => foundAt(folder, shipped));
}
export const isHouse = (folder: string): boolean => existsSync(join(folder, 'house.yaml'));
const foldersIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => join(folder, name))
        .sort()
    : [];
/** The folder with customs, laws and other houses beside it; null where there is none. */
export const besides = (folder: string): string | null =>
  basename(dirname(folder)) === 'houses' ? dirname(dirname(folder)) : null;

/** Customs and laws lie beside the folder `houses` it stands in, if it stands in one; what is not there came with the program. */
export function foundAt(folder: string, shipped: () => string): FoundHouse {
  const house = basename(folder);
  const own = `houses/${house}/`;
  const beside = besides(folder);
  const place = (path: string): string => {
    if (path.startsWith(own)) return join(folder, path.slice(own.length));
    const near = beside === null ? null : join(beside, path);
    return near !== null && existsSync(near) ? near : join(shipped(), path);
  };
  return {
    house,
    folder,
    place,
    files: (path) => (existsSync(place(path)) ? readFileSync(place(path), 'utf8') : undefined),
  };
}

export const filesIn = (at: string): readonly string[] => (existsSync(at) ? readdirSync(at).sort() : []);
/** The documents of a folder, by their names. */
export const textsIn = (folder: string, as = ''): readonly (readonly [path: string, text: string])[] =>
  filesIn(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [`${as}${name}`, readFileSync(join(folder, name), 'utf8')] as const);

/** Everything of one's own that a house in this folder rests on: its files, as they lie there or as they will, and what lies beside it. */
export function hashOf(folder: string, files: Documents = Object.fromEntries(textsIn(folder))): string {
  const root = besides(folder);
  const beside = root === null ? [] : ['customs', 'laws'].flatMap((kind) => textsIn(join(root, kind), `${kind}/`));
  return sha256(canonical([files, Object.fromEntries(beside)]));
}
