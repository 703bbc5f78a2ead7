// The houses' documents, compiled for the engine (packages/engine/src/books/made): made anew whenever a document has changed, or what
// reads them. Every command that needs the engine asks for it first.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
    'steps',
    'table',
    'testing',
  ].map((room) => join(engine, room)),
];

/** Compiles the documents if they, or what reads them, have changed since. */
export async function ensureBooks() {
  const wanted = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { build } = await import('esbuild');
  mkdirSync(cache, { recursive: true });
  const program = join(cache, `compile-${process.pid}.mjs`);
  await build({
    entryPoints: [join(root, 'tools', 'documents', 'compile.ts')],
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
  const { write } = await import(pathToFileURL(program).href);
  const faults = write(root);
  if (faults.length > 0)
    stop(`${faults.join('\n')}\n\nThe houses’ documents cannot be read. After mending them, rerun the command.`);
  writeFileSync(`${stamp}.${process.pid}`, wanted);
  renameSync(`${stamp}.${process.pid}`, stamp);
}
