// What was read from a house's documents before, by everything it was read from: a room that opens by the same files opens at once.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Examined, type Examining, hashOf } from '@baraja/book/node';
import { dataFolder } from './logbook.js';

/** More houses than anybody opens rooms with. */
const KEPT = 30;
const folder = (): string => join(dataFolder(), 'read-before');

/** By the house's own files, those that came with the program, and the program that reads them. */
export function keyOf({ house, place, shipped, language, files }: Examining, program: URL): string {
  const hash = createHash('sha256').update(JSON.stringify([house, place, language, hashOf(place, files)]));
  hash.update(readFileSync(program)); // it names what it is made of by contents
  for (const kind of ['customs', 'laws', 'houses'])
    for (const name of readdirSync(join(shipped, kind), { recursive: true, encoding: 'utf8' }).sort()) {
      const { size, mtimeMs } = statSync(join(shipped, kind, name));
      hash.update(`${name} ${size} ${mtimeMs}\n`);
    }
  return hash.digest('hex');
}
/** Null where it was not, or cannot be made out any more. */
export function readBefore(key: string): Examined | null {
  try {
    return JSON.parse(readFileSync(join(folder(), `${key}.json`), 'utf8')) as Examined;
  } catch {
    return null;
  }
}
/** Where it cannot be kept it is read again the next time. */
export function keepRead(key: string, found: Examined): void {
  try {
    mkdirSync(folder(), { recursive: true });
    const draft = join(folder(), `${key}.${process.pid}`);
    writeFileSync(draft, JSON.stringify(found));
    renameSync(draft, join(folder(), `${key}.json`));
    const all = readdirSync(folder()).map((name) => ({ name, at: statSync(join(folder(), name)).mtimeMs }));
    for (const { name } of all.sort((a, b) => b.at - a.at).slice(KEPT)) rmSync(join(folder(), name), { force: true });
  } catch {
    // a home that cannot be written to
  }
}
