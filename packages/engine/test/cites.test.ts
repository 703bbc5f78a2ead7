// Every clause a book declares for a thing that happens or is refused is read: by the code that plays the game, or tells of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameBooks, gameOf, isOpened, openTable } from '../src/books/index.js';
import type { TableRules } from '../src/table/index.js';

const SRC = join(import.meta.dirname, '../src');
const sources = new Map<string, string>();
function read(file: string): string {
  let text = sources.get(file);
  if (text === undefined) {
    text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    sources.set(file, text);
  }
  return text;
}
const resolve = (from: string, spec: string): string => join(dirname(from), spec.replace(/\.js$/, '.ts'));

/** The file that declares a name a barrel passes on. */
function declared(file: string, name: string): string | null {
  if (new RegExp(`export (?:const|function|class) ${name}\\b`).test(read(file))) return file;
  for (const [, names, spec] of read(file).matchAll(/export (?:\*|\{([^}]*)\}) from '(\.[^']+)'/g)) {
    if (names !== undefined && !names.split(',').some((one) => one.trim() === name)) continue;
    const found = declared(resolve(file, spec!), name);
    if (found !== null) return found;
  }
  return null;
}
/** The files a file's code is made of: what it calls, and what that calls. */
function reached(file: string, out = new Set<string>()): Set<string> {
  if (out.has(file)) return out;
  out.add(file);
  for (const [, names, spec] of read(file).matchAll(/import \{([^}]*)\} from '(\.[^']+)'/g))
    for (const name of names!.split(',').map((one) => one.trim().split(' as ')[0]!)) {
      if (name === '' || name.startsWith('type ')) continue;
      const at = declared(resolve(file, spec!), name);
      if (at !== null) reached(at, out);
    }
  return out;
}
/** The keys of `cites` that some code reads: `cites.bet`, `{ bet } = rules.cites`, `{ cites: by } … by.bet`. */
function keysRead(files: Iterable<string>): Set<string> {
  const keys = new Set<string>();
  for (const file of files) {
    const names = ['cites', ...[...read(file).matchAll(/\bcites: (\w+)[ ,]/g)].map(([, name]) => name)];
    for (const [, key] of read(file).matchAll(new RegExp(`\\b(?:${names.join('|')})\\??\\.(\\w+)`, 'g')))
      keys.add(key!);
    for (const [, taken] of read(file).matchAll(/\{([^{}]*)\} = (?:\w+\.)*cites\b/g))
      for (const key of taken!.split(',')) keys.add(key.trim().split(/[:=\s]/)[0]!);
  }
  return keys;
}
const folder = (name: string): readonly string[] =>
  readdirSync(join(SRC, name))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(SRC, name, file));

const tables: readonly TableRules[] = gameBooks.map(({ id }) => {
  const table = openTable({ house: gameOf(id).house, game: id });
  if (!isOpened(table)) throw new Error(JSON.stringify(table));
  return table;
});
const families = [...new Set(tables.map(({ game }) => game.family))];
const unread = (cites: object, files: Iterable<string>): readonly string[] => {
  const keys = keysRead(files);
  return Object.keys(cites).filter((key) => !keys.has(key));
};

/** Told on the page on how to play, and no event's own: in which order a bank settles. */
const TOLD_ALONE: Readonly<Record<string, readonly string[]>> = { 'twenty-one': ['settle'] };

/** Read where the money is kept: what a tray is filled by, and what is carried over when a table closes. */
const OF_THE_ROOM: readonly string[] = ['float', 'carried'];

describe('a clause that is declared is read', () => {
  test.each(families)('%s: each of the game’s', (family) => {
    const entry = join(SRC, 'games', `${family}.ts`);
    expect(existsSync(entry)).toBe(true);
    const files = reached(join(SRC, 'games', `${family.replace(/s$/, '')}-rules.ts`), reached(entry));
    for (const { game, gameId } of tables.filter((table) => table.game.family === family))
      expect(unread(game.cites, files), gameId).toEqual(TOLD_ALONE[family] ?? []);
  });
  test('each of a table’s life, and of the law of its place', () => {
    for (const { cites, ordinance } of tables) {
      expect(unread(cites, folder('table')).filter((key) => !OF_THE_ROOM.includes(key))).toEqual([]);
      if (ordinance !== null) expect(unread(ordinance.cites, folder('table'))).toEqual([]);
    }
  });
  test('each of the progressive’s', () => {
    for (const { game } of tables)
      if (game.family === 'spanish-poker' && game.progressive !== null)
        expect(unread(game.progressive.cites, folder('progressive'))).toEqual([]);
  });
});
