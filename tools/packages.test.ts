// What is published, held without packing it (npm run packages does that, installs it and uses it): what a tarball is made of, how many
// names a front door has, and what a table costs a browser.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameBook, gameBooks, houses, openBook } from 'baraja/books';
import type { TableRules } from 'baraja/table';
import { build } from 'esbuild';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { gameName } from './documents/playing.js';
import { isShipped, LIBRARIES, published } from './packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
}
const manifestOf = (name: string): Manifest =>
  published(JSON.parse(read('packages', name, 'package.json'))) as unknown as Manifest;
const all = LIBRARIES.map(manifestOf);

test('licence and changes go into every tarball', () => {
  expect(read('LICENSE')).toContain('MIT License');
  expect(read('CHANGELOG.md')).toContain(`## ${all[0]!.version}`);
});

describe.each(LIBRARIES)('%s as it is published', (name) => {
  const manifest = manifestOf(name);
  const folder = join(root, 'packages', name);
  const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && isShipped(file),
  );

  test('has a README that says how it is used, one version and one licence with the rest, and nothing private', () => {
    expect(read('packages', name, 'README.md')).toMatch(new RegExp(`^# ${manifest.name}\\n[\\s\\S]*\`\`\`ts`));
    expect(manifest).toMatchObject({ version: all[0]!.version, license: 'MIT', publishConfig: { provenance: true } });
    for (const field of ['private', 'scripts', 'devDependencies']) expect(manifest).not.toHaveProperty(field);
  });
  test('has a source behind every door', () => {
    for (const [door, to] of Object.entries(manifest.exports)) {
      if (typeof to === 'string' || door.includes('*')) continue;
      expect(Object.keys(to), door).toEqual(['types', 'default']);
      expect(existsSync(join(folder, to.default.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))), door).toBe(true);
    }
  });
  // What only tests use is needed in development, and would be missing here.
  test('needs what it imports, and of ours only what is published too', () => {
    const imported = new Set(
      sources.flatMap((file) =>
        [...read('packages', name, 'src', file).matchAll(/^(?:import|export) .*? from '([^'./][^']*)'/gms)].map(
          ([, from]) => /^(?:@[^/]+\/)?[^/]+/.exec(from!)![0],
        ),
      ),
    );
    const needed = [...imported].filter((one) => !one.startsWith('node:') && one !== manifest.name);
    const { dependencies = {} } = manifest;
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(needed));
    const ours = Object.entries(dependencies).filter(([one]) => one === 'baraja' || one.startsWith('@baraja/'));
    for (const [one, version] of ours) expect(all).toContainEqual(expect.objectContaining({ name: one, version }));
  });
});

/** What a front door lets through, each with the comment that stands at its name. */
function letThrough(): readonly (readonly [name: string, said: string])[] {
  const text = read('packages', 'engine', 'src', 'index.ts');
  const door = ts.createSourceFile('index.ts', text, ts.ScriptTarget.Latest);
  return door.statements.flatMap((one) => {
    if (!ts.isExportDeclaration(one)) return [];
    if (!one.exportClause || !ts.isNamedExports(one.exportClause)) return [['*', ''] as const];
    return one.exportClause.elements.map((element) => {
      const [comment] = ts.getLeadingCommentRanges(text, element.pos)?.slice(-1) ?? [];
      return [element.name.text, comment ? text.slice(comment.pos, comment.end) : ''] as const;
    });
  });
}
test('the front door of the engine has about eighty names, each said by its name and with a sentence', () => {
  const names = letThrough();
  expect(names.map(([name]) => name)).not.toContain('*');
  expect(names.length).toBeGreaterThan(50);
  expect(names.length).toBeLessThanOrEqual(90);
  for (const [name, said] of names) expect(said, name).toMatch(/^\/\*\* .*[a-z\d`.?].* \*\/$/s);
});
test('the doors of the engine are listed, and all of them told of; the rest is its own business', () => {
  const { exports } = JSON.parse(read('packages', 'engine', 'package.json')) as Pick<Manifest, 'exports'>;
  const doors = Object.keys(exports);
  expect(doors.filter((door) => door.includes('*'))).toEqual([]);
  const told = read('docs', 'library.md');
  for (const door of doors) {
    const name = door.replace(/^\./, 'baraja');
    expect(told, name).toContain(`\`${name}\``);
    expect(existsSync(join(root, 'packages', 'engine', 'src', door, 'index.ts')), name).toBe(true);
  }
  expect(doors).not.toContain('./rulings');
});

/** Programs as a browser loads them, each by itself, and what is in them that is none of the engine's own. */
async function bundlesOf(programs: Readonly<Record<string, string>>) {
  const { metafile, outputFiles } = await build({
    entryPoints: Object.keys(programs),
    outdir: '/',
    plugins: [
      {
        name: 'programs',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /.*/ }, ({ kind, path }) =>
            kind === 'entry-point' ? { path, namespace: 'programs' } : undefined,
          );
          onLoad({ filter: /.*/, namespace: 'programs' }, ({ path }) => ({
            contents: programs[path]!,
            resolveDir: join(root, 'packages', 'odds'),
          }));
        },
      },
    ],
    ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', conditions: ['source'] },
    ...{ write: false, metafile: true, logLevel: 'error' },
  });
  return outputFiles.map(({ path, contents, text }) => {
    const { inputs } = metafile.outputs[path.slice(1)] ?? metafile.outputs[path] ?? { inputs: {} };
    const strange = Object.keys(inputs).filter((file) => file.includes('node_modules/'));
    return { program: path.replace(/^\/|\.js$/g, ''), bytes: contents.length, strange, text };
  });
}
/** The most that opening a table and deciding at it costs a browser, in bytes. */
const MOST = 250_000;
test('ownTable and decide cost a browser little, and no library', async () => {
  const [own] = await bundlesOf({
    own: `import { ownTable } from 'baraja'; import { decide, emptyTable } from 'baraja/table';
          console.log(ownTable, decide, emptyTable);`,
  });
  expect(own).toMatchObject({ strange: [] });
  expect(own!.bytes).toBeLessThanOrEqual(MOST);
});
/** Of each family the game with the longest pages: others of it weigh less. */
function heaviest(): readonly GameBook[] {
  const byFamily = new Map<string, GameBook>();
  const lengthOf = ({ pages }: GameBook): number => JSON.stringify(pages).length;
  for (const book of gameBooks) {
    const had = byFamily.get(book.pages.family);
    if (had === undefined || lengthOf(book) > lengthOf(had)) byFamily.set(book.pages.family, book);
  }
  return [...byFamily.values()];
}
describe('a house is a door', () => {
  const doorOf = (book: GameBook): string => `baraja/houses/${book.house}`;
  test.each(houses.map(({ id }) => id))('%s has one, with all its games', async (house) => {
    const { exports } = JSON.parse(read('packages', 'engine', 'package.json')) as Pick<Manifest, 'exports'>;
    expect(Object.keys(exports)).toContain(`./houses/${house}`);
    const games = (await import(`../packages/engine/src/houses/${house}/index.ts`)) as Record<string, GameBook>;
    const known = gameBooks.filter((book) => book.house === house);
    expect({ ...games }).toEqual(Object.fromEntries(known.map((book) => [gameName(book.id), book])));
  });
  test('whatever game is named there costs a browser little, and no library, and can be played by what came along', async () => {
    const programs = Object.fromEntries(
      heaviest().map((book) => [
        book.id,
        `import { ${gameName(book.id)} as game } from '${doorOf(book)}';
         import { openBook } from 'baraja/books';
         import { decide, emptyTable, gameFor } from 'baraja/table';
         export const rules = openBook(game, {});
         export const steps = gameFor(rules, [1, 2, 3]).script.length;
         export const table = () => [emptyTable(rules), decide];`,
      ]),
    );
    for (const { program, bytes, strange, text } of await bundlesOf(programs)) {
      expect(strange, program).toEqual([]);
      expect(bytes, program).toBeLessThanOrEqual(MOST);
      const url = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
      const { rules, steps } = (await import(/* @vite-ignore */ url)) as { rules: TableRules; steps: number };
      expect(rules, program).toEqual(openBook(gameBooks.find(({ id }) => id === program)!, {}));
      expect(steps, program).toBeGreaterThan(0);
    }
  });
});
