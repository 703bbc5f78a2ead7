// npm run packages: what is published, as tarballs: the engine, odds, room, client, and the command with its page. Each is made
// ready in a folder of its own, with README, LICENSE, CHANGELOG, types and source maps, and packed; then all are installed into an
// empty folder and used there.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBooks } from './books.mjs';
import { buildCli, buildEngine, buildWeb, EXTERNAL } from './build.mjs';
import {
  cache,
  elapsed,
  ensureFolder,
  ensureInstalled,
  node,
  programs,
  requireNode,
  root,
  say,
  stop,
} from './setup.mjs';

/** Libraries in the order in which they need each other. */
const LIBRARIES = ['engine', 'odds', 'room', 'client'];
const ready = join(cache, 'packages');

/** @param {string} path @returns {Record<string, any>} */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
/** Neither a test nor a stamp of the build. @param {string} file */
const isShipped = (file) => !/(?:\.built-from|\.test\.ts)$/.test(file);
/** @param {string} path @param {unknown} value */
const write = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** Compiles a library into its own dist; what it imports of ours is read as it is published, not from sources. @param {string} name */
async function compile(name) {
  if (name === 'engine') return buildEngine();
  const folder = join(root, 'packages', name);
  const project = join(ensureFolder(cache), `ship-${name}.json`);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  write(project, {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...{ rootDir: join(folder, 'src'), outDir: join(folder, 'dist'), customConditions: [], incremental: false },
      ...{
        declaration: true,
        declarationMap: true,
        sourceMap: true,
        types: ['node'],
        typeRoots: [join(root, 'node_modules', '@types')],
      },
    },
    include: [join(folder, 'src')],
    exclude: ['**/*.test.ts', '**/test/**'].map((glob) => join(folder, 'src', glob)),
  });
  const code = await node([programs.tsc, '-p', project]);
  if (code !== 0) stop(`@baraja/${name} does not compile. After mending it, rerun: npm run packages`);
}

/**
 * As it is published: no sources to be read from, nothing for development, nothing private.
 * @param {Record<string, any>} manifest
 * @returns {Record<string, any>}
 */
function published({ private: _private, devDependencies: _dev, scripts: _scripts, exports: doors = {}, ...manifest }) {
  const shown = Object.entries(doors).flatMap(([door, to]) => {
    if (typeof to === 'string') return [[door, to]];
    const { source: _source, ...rest } = to;
    return Object.keys(rest).length === 0 ? [] : [[door, rest]];
  });
  return { ...manifest, files: undefined, ...(shown.length > 0 ? { exports: Object.fromEntries(shown) } : {}) };
}

/**
 * @param {string} from  the package's folder
 * @param {readonly (readonly [string, string])[]} contents  what goes into the tarball, and where to
 * @param {Record<string, string>} [dependencies]
 */
function pack(from, contents, dependencies = json(join(from, 'package.json')).dependencies) {
  /** @type {Record<string, any>} */
  const manifest = { ...published(json(join(from, 'package.json'))), dependencies };
  const folder = join(ready, manifest.name.replace('/', '-'));
  rmSync(folder, { recursive: true, force: true });
  ensureFolder(folder);
  write(join(folder, 'package.json'), manifest);
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, name), join(folder, name));
  for (const [path, to] of [[join(from, 'README.md'), 'README.md'], ...contents])
    if (existsSync(path)) cpSync(path, join(folder, to), { recursive: true, filter: isShipped });
  const [{ filename, size, entryCount }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', ready], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  say(`packed     ${manifest.name} ${manifest.version}: ${entryCount} files, ${Math.round(size / 1024)} KB`);
  return join(ready, filename);
}

export async function packAll() {
  ensureFolder(ready);
  for (const name of LIBRARIES) await compile(name);
  await buildCli();
  await buildWeb();
  const libraries = LIBRARIES.map((name) => {
    const folder = join(root, 'packages', name);
    return pack(folder, [
      [join(folder, 'dist'), 'dist'],
      [join(folder, 'src'), 'src'],
    ]);
  });
  const cli = join(root, 'apps', 'cli');
  // All of ours, and most of what others wrote, is in the bundle already.
  const left = Object.fromEntries(
    EXTERNAL.map((name) => [name, json(join(root, 'node_modules', name, 'package.json')).version]),
  );
  const command = pack(
    cli,
    [
      [join(cli, 'dist'), 'dist'],
      [join(root, 'apps', 'web', 'dist'), 'web/dist'],
      ...['houses', 'customs', 'laws'].map((name) => /** @type {const} */ ([join(root, name), name])),
    ],
    left,
  );
  return { libraries, command };
}

/** Runs a program in the folder and hands back what it prints. @param {string} folder @param {string} file @param {string} text */
function printed(folder, file, text) {
  writeFileSync(join(folder, file), text);
  return execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' }).trim();
}

/** A hand's first decision at an own table, in the words of a program that has only the package. */
const PROGRAM = `
  const rules = openTable({ house: 's-and-k', game: 'hold' });
  let table = emptyTable(rules);
  for (const [i, id] of ['ana', 'beto'].entries()) {
    const answer = decide(table, { type: 'sit', seat: i + 1, patron: { id, name: id, bot: false }, buyIn: 10_000, at: 0 });
    table = answer.state;
  }
  console.log(rules.gameId, table.seats.size ?? Object.keys(table.seats).length);`;
const DOORS = { openTable: 'baraja/books', emptyTable: 'baraja/table', decide: 'baraja/table' };
const OTHERS = `
  import { RoomClient } from '@baraja/client';
  import { openStore } from '@baraja/room';
  import * as odds from '@baraja/odds';
  console.log(typeof RoomClient, typeof openStore, typeof odds);`;
const imports = Object.entries(DOORS)
  .map(([name, from]) => `import { ${name} } from '${from}';`)
  .join('\n');
const awaited = Object.entries(DOORS)
  .map(([name, from]) => `const { ${name} } = await import('${from}');`)
  .join('\n');

/**
 * Installs the tarballs where nothing else is, and uses them from both module systems, a bundler, and as a command.
 * @param {readonly string[]} tarballs
 */
export async function tryOut(tarballs) {
  const folder = mkdtempSync(join(tmpdir(), 'baraja-packages-'));
  try {
    write(join(folder, 'package.json'), { name: 'empty', private: true });
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs], {
      cwd: folder,
      stdio: 'inherit',
    });
    const modules = printed(folder, 'use.mjs', `${imports}${PROGRAM}`);
    const common = printed(folder, 'use.cjs', `(async () => {${awaited}${PROGRAM}})();`);
    const { build } = await import('esbuild');
    await build({
      entryPoints: [join(folder, 'use.mjs')],
      ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', logLevel: 'error' },
      outfile: join(folder, 'bundled.mjs'),
    });
    const bundled = printed(folder, 'bundled.mjs', readFileSync(join(folder, 'bundled.mjs'), 'utf8'));
    const kilobytes = Math.round(readFileSync(join(folder, 'bundled.mjs')).length / 1000);
    const others = printed(folder, 'others.mjs', OTHERS);
    const games = execFileSync(join(folder, 'node_modules', '.bin', 'baraja'), ['games', '--json'], {
      encoding: 'utf8',
    });
    return { modules, common, bundled, kilobytes, others, houses: JSON.parse(games).length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const since = performance.now();
  requireNode();
  await ensureInstalled();
  await ensureBooks();
  const { libraries, command } = await packAll();
  const used = await tryOut([...libraries, command]);
  const isSame = used.modules === used.common && used.modules === used.bundled;
  say(
    `tried      as modules: ${used.modules}; with require: ${used.common}; bundled for a browser (${used.kilobytes} KB): ${used.bundled}`,
  );
  say(`tried      ${used.others}; the command knows ${used.houses} houses`);
  if (!isSame) stop('They do not do the same from everywhere.');
  say(`packages   ready in ${ready.slice(root.length + 1)}, ${elapsed(since)}`);
}
