// The houses' documents, compiled for the engine (packages/engine/src/books/made): made anew whenever a document has changed, or what
// reads them; and beside them which program it is. Every command that needs the engine asks for it first.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache, hashOf, root, stop } from './setup.mjs';

const made = join(root, 'packages', 'engine', 'src', 'books', 'made');
const stamp = join(made, '.made-from');
const engine = join(root, 'packages', 'engine', 'src');
const sources = [
  ...['houses', 'customs', 'laws', 'tools/documents', 'tools/books.mjs', 'packages/book/src'].map((path) =>
    join(root, path),
  ),
  ...[
    'cards',
    'document',
    'facts',
    'games',
    'hands',
    'kernel',
    'melds',
    'progressive',
    'rulings',
    'schema',
    'steps',
    'table',
    'testing',
  ].map((room) => join(engine, room)),
];
/** Rooms of the engine that decide nothing of a hand; all others do. */
const APART = ['bots', 'learn', 'testing', 'words'];

/** Files that decide how a hand is dealt and played, but for the documents, which have editions. */
function playing() {
  const decides = (/** @type {string} */ path) =>
    /\.ts$/.test(path) &&
    !/\.test\.ts$/.test(path) &&
    !/(?:^|\/)(?:test|made)\//.test(path) &&
    !APART.includes(path.split('/')[0] ?? '');
  return readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(decides)
    .sort()
    .map((path) => join(engine, path));
}
/** Which program deals: its version, and a hash of what it was built from, as every receipt of a hand names it. */
function writeProgram() {
  const { version } = JSON.parse(readFileSync(join(engine, '..', 'package.json'), 'utf8'));
  const text = `/** Made by tools/books.mjs. */\nexport const PROGRAM = '${version}+${hashOf(playing()).slice(0, 12)}';\n`;
  put(join(made, 'program.ts'), text);
}
/** Whole or not at all; what stands there already is not touched. @param {string} file @param {string} text */
function put(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(made, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/** A program of tools/documents, bundled and read. @param {string} name */
export async function bundled(name) {
  const { build } = await import('esbuild');
  mkdirSync(cache, { recursive: true });
  const program = join(cache, `${name}-${process.pid}.mjs`);
  await build({
    entryPoints: [join(root, 'tools', 'documents', `${name}.ts`)],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    logLevel: 'error',
    banner: {
      js: "import { createRequire as barajaRequire } from 'node:module'; const require = barajaRequire(import.meta.url);",
    },
  });
  return import(pathToFileURL(program).href);
}

/** Compiles the documents if they, or what reads them, have changed since. */
export async function ensureBooks() {
  writeProgram();
  const wanted = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { write } = await bundled('compile');
  const faults = write(root);
  if (faults.length > 0)
    stop(`${faults.join('\n')}\n\nThe houses’ documents cannot be read. After mending them, rerun the command.`);
  put(stamp, wanted);
}
