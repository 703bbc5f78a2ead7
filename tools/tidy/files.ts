// What must be there, what must be used, and what must be pinned.
import { workspaceFolder } from './arrows.js';
import { type Check, type Finding, importsOf, isCode, isTest, isTypeScript, type TextFile, target } from './source.js';

const isManifest = (path: string): boolean => /^(?:(?:packages|apps)\/[^/]+\/)?package\.json$/.test(path);
const isSource = (path: string): boolean => isTypeScript(path) && /^(?:packages|apps)\/[^/]+\/src\//.test(path);

/** Every `source` in a package's exports is a front door, too. */
function doors(files: readonly TextFile[]): Set<string> {
  const manifests = files.filter((file) => isManifest(file.path));
  const sources = manifests.flatMap((file) => {
    const { exports = {} } = JSON.parse(file.text) as { exports?: Record<string, string | { source?: string }> };
    return Object.values(exports).flatMap((door) => {
      if (typeof door === 'string' || door.source === undefined) return [];
      return [file.path.replace('package.json', door.source.replace(/^\.\//, ''))];
    });
  });
  return new Set(sources);
}

/** Where reading starts: front doors, programs, tests, and everything outside packages and apps. */
const isEntry = (path: string): boolean => !isSource(path) || isTest(path) || /\/src\/(?:index|main)\.ts$/.test(path);

function readmes(files: readonly TextFile[]): Finding[] {
  const paths = new Set(files.map((file) => file.path));
  return [...paths]
    .filter((path) => isManifest(path) && path !== 'package.json')
    .map((path) => path.replace('package.json', 'README.md'))
    .filter((path) => !paths.has(path))
    .map((path) => ({ path, line: 1, message: 'missing: write a paragraph on what lives in this package' }));
}

/** A newcomer finds each package, and each room of the engine, in the list of the first page. */
function whatIsWhere(files: readonly TextFile[]): Finding[] {
  const readme = files.find((file) => file.path === 'README.md');
  if (readme === undefined) return [];
  const named = new Set(Array.from(readme.text.matchAll(/^(?: {2})?([\w/-]+)(?: {2,}|$)/gm), ([, name]) => name));
  const packages = files
    .filter((file) => isManifest(file.path))
    .map(({ path }) => path.replace(/\/?package\.json$/, ''));
  const rooms = files.flatMap(({ path }) => /^packages\/engine\/src\/([^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set([...packages, ...rooms])]
    .filter((name) => name !== '' && !named.has(name))
    .map((name) => ({ path: readme.path, line: 1, message: `${name} is not under "What is where"` }));
}

function deadFiles(files: readonly TextFile[]): Finding[] {
  const code = new Map(files.filter((file) => isCode(file.path)).map((file) => [file.path, file]));
  const open = doors(files);
  const queue = [...code.keys()].filter((path) => isEntry(path) || open.has(path));
  const reached = new Set(queue);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const next of importedBy(code.get(path))) {
      if (!code.has(next) || reached.has(next)) continue;
      reached.add(next);
      queue.push(next);
    }
  }
  return [...code.keys()]
    .filter((path) => !reached.has(path))
    .map((path) => ({
      path,
      line: 1,
      message: 'nothing leads here from an index, a program or a test: use it or delete it',
    }));
}

function importedBy(file: TextFile | undefined): string[] {
  if (file === undefined) return [];
  return importsOf(file).flatMap(({ specifier }) => {
    if (specifier.startsWith('.')) return [target(file.path, specifier)];
    const folder = workspaceFolder(specifier);
    if (folder === undefined) return [];
    // 'baraja/books' is a room of the package.
    const room = specifier.split('/').slice(specifier.startsWith('@') ? 2 : 1);
    return [`${folder}/src/index.ts`, [folder, 'src', ...room, 'index.ts'].join('/')];
  });
}

/** Every dependency by its exact version, so that two machines never differ. */
function pins(files: readonly TextFile[]): Finding[] {
  return files
    .filter((file) => isManifest(file.path))
    .flatMap((file) => {
      const manifest = JSON.parse(file.text) as Record<string, Record<string, string> | undefined>;
      const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
      return Object.entries(wanted)
        .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
        .map(([name, version]) => ({
          path: file.path,
          line: file.text.split('\n').findIndex((text) => text.includes(`"${name}": "${version}"`)) + 1,
          message: `${name} ${version}: pin the exact version`,
        }));
    });
}

export const fileChecks: readonly Check[] = [
  { name: 'every package has a README', run: readmes },
  { name: 'the first page names every package', run: whatIsWhere },
  { name: 'no file is dead', run: deadFiles },
  { name: 'dependencies are pinned', run: pins },
];
