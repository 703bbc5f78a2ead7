// What is published, held without packing it (npm run packages does that, installs it and uses it): what a tarball is made of, how many
// names a front door has, and what a table costs a browser.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGINE, type GameBook, gameBooks, houses, openBook } from 'baraja/books';
import type { TableRules } from 'baraja/table';
import { build } from 'esbuild';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { worded } from '../packages/engine/src/books/worded.js';
import { doors, plainText } from './docs.mjs';
import { gameName } from './documents/playing.js';
import { faultsInCommand, faultsInLibrary, isShipped, madeOf } from './packages/contents.mjs';
import { LIBRARIES, published } from './packages.mjs';

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

test('there is one version: of all packages, in the lockfile, of the program that deals, and the first that the changes tell of', () => {
  const { version } = all[0]!;
  expect(/^## (\S+?)[,:]/m.exec(read('CHANGELOG.md'))![1]).toBe(version);
  expect(read('LICENSE')).toContain('MIT License');
  const folders = ['packages', 'apps'].flatMap((at) => readdirSync(join(root, at)).map((name) => `${at}/${name}`));
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };
  for (const folder of ['', ...folders]) {
    const text = read(folder, 'package.json');
    expect([folder, JSON.parse(text).version, packages[folder]?.version]).toEqual([folder, version, version]);
    for (const [, name, needed] of text.matchAll(/"(baraja|@baraja\/\w+)": "([\d.]+)"/g))
      expect([folder, name, needed]).toEqual([folder, name, version]);
  }
  expect(ENGINE).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')}\\+[0-9a-f]{12}$`));
  expect(read('docs', 'protocol.md')).toContain(`"version":"${version}"`);
});
test('the changes tell of what is published', () => {
  const first = read('CHANGELOG.md').split(/^## /m)[1]!;
  for (const name of ['baraja arena', 'baraja/learn', '/docs', ...all.map((one) => one.name)])
    expect(first, name).toContain(`\`${name}\``);
});

describe('a tarball', () => {
  const papers = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];
  const library = [...papers, ...madeOf(['index.ts', 'own/own.ts'])];
  test('of a library has papers, sources, and of each source its program, its types and their maps', () => {
    expect(library).toContain('dist/own/own.d.ts.map');
    expect(faultsInLibrary(library)).toEqual([]);
    for (const gone of library.filter((path) => !path.startsWith('src/')))
      expect(faultsInLibrary(library.filter((path) => path !== gone))).toEqual([`${gone} is missing`]);
    for (const more of ['src/index.test.ts', 'src/test/world.ts', 'dist/.built-from', 'tsconfig.json', 'dist/old.js'])
      expect(faultsInLibrary([...library, more]).join()).toContain(more);
  });
  test.each(LIBRARIES)('of %s is made of its sources, and every door of it is there', (name) => {
    const sources = readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.\w+$/.test(path) && isShipped(path));
    const files = [...papers, ...sources.map((path) => `src/${path}`), ...madeOf(sources)];
    expect(faultsInLibrary(files)).toEqual([]);
    const doors = Object.values(manifestOf(name).exports).flatMap((to) =>
      typeof to === 'string' ? [to] : Object.values(to),
    );
    for (const door of doors) expect(files).toContain(door.replace('./', ''));
  });
  test('of the command has programs with maps, the page, the documentation and the houses, and no sources', () => {
    const command = [
      ...papers,
      ...['baraja', 'parts/writer', 'parts/thinker', 'parts/pieces', 'parts/chunk-ABC'].flatMap((at) => [
        `dist/${at}.mjs`,
        `dist/${at}.mjs.map`,
      ]),
      ...['web/dist/index.html', 'web/dist/assets/app-1.js.br', 'docs/site/index.html', 'docs/site/files.json'],
      ...['houses/rogelios/house.yaml', 'customs/poker.yaml'],
    ];
    expect(faultsInCommand(command)).toEqual([]);
    for (const gone of command.filter((path) => !/chunk|app-1|custom|\.map/.test(path)))
      expect(faultsInCommand(command.filter((path) => path !== gone)), gone).toContain(`${gone} is missing`);
    expect(faultsInCommand(command.filter((path) => path !== 'dist/baraja.mjs.map'))).toHaveLength(1);
    for (const more of ['src/main.ts', 'test/terminal.ts', 'docs/site/index.md'])
      expect(faultsInCommand([...command, more]).join()).toContain(more);
  });
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

test('the reference has a page for every door that is published', () => {
  const published = LIBRARIES.flatMap((name) => {
    const { name: library, exports } = manifestOf(name);
    return Object.entries(exports).flatMap(([door, to]) =>
      typeof to === 'string' ? [] : [door.replace('.', library)],
    );
  });
  expect(
    doors()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(published.sort());
  for (const { name, entry } of doors()) expect(existsSync(entry), name).toBe(true);
  expect(plainText('of <kind>, `<kind>`, <a id="x"></a>, \\<T\\>\n```ts\na<b>\n```\n')).toBe(
    'of &lt;kind>, `<kind>`, <a id="x"></a>, \\<T\\>\n```ts\na<b>\n```\n',
  );
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
    const asRead = Object.entries(games).map(([name, book]) => [name, { ...book, pages: worded(book.pages) }]);
    expect(Object.fromEntries(asRead)).toEqual(Object.fromEntries(known.map((book) => [gameName(book.id), book])));
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
