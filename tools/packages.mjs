// npm run packages: what is published, as tarballs: the libraries, and the command with its page. Each is made
// ready in a folder of its own, with README, LICENSE, CHANGELOG, types and source maps, and packed; then all are installed into an
// empty folder and used there (tools/packages/try.mjs).
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBooks } from './books.mjs';
import { buildCli, buildEngine, buildWeb, EXTERNAL } from './build.mjs';
import { buildDocs } from './docs.mjs';
import { faultsInCommand, faultsInLibrary, isShipped } from './packages/contents.mjs';
import { tryOut } from './packages/try.mjs';
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
export const LIBRARIES = ['engine', 'hands', 'odds', 'room', 'client'];
const ready = join(cache, 'packages');

/** @param {string} path @returns {Record<string, any>} */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
/** Which commit a version was made from. */
const commit = () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
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
export function published({
  private: _private,
  devDependencies: _dev,
  scripts: _scripts,
  exports: doors = {},
  ...manifest
}) {
  const shown = Object.entries(doors).flatMap(([door, to]) => {
    if (typeof to === 'string') return [[door, to]];
    const { source: _source, ...rest } = to;
    return Object.keys(rest).length === 0 ? [] : [[door, rest]];
  });
  const publishConfig = { access: 'public', provenance: true };
  return {
    ...manifest,
    publishConfig,
    files: undefined,
    ...(shown.length > 0 ? { exports: Object.fromEntries(shown) } : {}),
  };
}

/**
 * @param {string} from  the package's folder
 * @param {readonly (readonly [string, string])[]} contents  what goes into the tarball, and where to
 * @param {Record<string, string>} [dependencies]
 */
function pack(from, contents, dependencies = json(join(from, 'package.json')).dependencies) {
  /** @type {Record<string, any>} */
  const manifest = { ...published(json(join(from, 'package.json'))), gitHead: commit(), dependencies };
  const folder = join(ready, manifest.name.replace('/', '-'));
  rmSync(folder, { recursive: true, force: true });
  ensureFolder(folder);
  write(join(folder, 'package.json'), manifest);
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, name), join(folder, name));
  for (const [path, to] of [[join(from, 'README.md'), 'README.md'], ...contents])
    if (existsSync(path)) cpSync(path, join(folder, to), { recursive: true, filter: isShipped });
  const [{ filename, size, files }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', ready], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const paths = files.map((/** @type {{ path: string }} */ { path }) => path);
  const faults = manifest.bin ? faultsInCommand(paths) : faultsInLibrary(paths);
  if (faults.length > 0) stop(`${manifest.name} has not in it what is meant:\n${faults.join('\n')}`);
  say(`packed     ${manifest.name} ${manifest.version}: ${paths.length} files, ${Math.round(size / 1024)} KB`);
  return join(ready, filename);
}

export async function packAll() {
  ensureFolder(ready);
  for (const name of LIBRARIES) await compile(name);
  await buildCli();
  await buildWeb();
  await buildDocs();
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
      [join(root, 'docs', '.vitepress', 'dist'), 'docs/site'],
      ...['houses', 'customs', 'laws'].map((name) => /** @type {const} */ ([join(root, name), name])),
    ],
    left,
  );
  return { libraries, command };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const since = performance.now();
  requireNode();
  await ensureInstalled();
  await ensureBooks();
  const { libraries, command } = await packAll();
  await tryOut([...libraries, command]);
  say(`packages   ready in ${ready.slice(root.length + 1)}, ${elapsed(since)}`);
}
