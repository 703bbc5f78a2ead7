// npm run docs: the site made from docs/ (docs/.vitepress/dist), with the library's reference; the room serves it under /docs.
// npm run docs -- --dev writes and shows it while one writes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { bundled, ensureBooks } from './books.mjs';
import { part } from './build.mjs';
import { ensureInstalled, node, requireNode, root, say, stop } from './setup.mjs';

const docs = join(root, 'docs');
const engine = join(root, 'packages', 'engine');
const site = join(docs, '.vitepress', 'dist');
const programs = {
  typedoc: join(root, 'node_modules', 'typedoc', 'bin', 'typedoc'),
  vitepress: join(root, 'node_modules', 'vitepress', 'bin', 'vitepress.js'),
};
const schemas = join(root, 'packages', 'book', 'src');
/** What is meant for others: the front door, and the kernel for authors of games. */
const ROOMS = ['.', 'kernel'];

/** The reference, as pages beside the others. */
async function writeReference() {
  const entries = ROOMS.map((room) => join(engine, 'src', room, 'index.ts'));
  const code = await node(
    [
      programs.typedoc,
      ...entries.flatMap((entry) => ['--entryPoints', entry]),
      ...[
        '--tsconfig',
        join(engine, 'tsconfig.json'),
        '--out',
        join(docs, 'reference'),
        '--plugin',
        'typedoc-plugin-markdown',
      ],
      ...[
        '--entryFileName',
        'index',
        '--readme',
        'none',
        '--disableSources',
        '--skipErrorChecking',
        '--excludeInternal',
      ],
      ...['--hideBreadcrumbs', '--hidePageHeader', '--name', 'Reference', '--outputFileStrategy', 'modules'],
      ...['--logLevel', 'Error'],
    ],
    { quiet: false },
  );
  if (code !== 0) stop('The reference could not be made. After mending it, rerun: npm run docs');
}

/** Every file of the site. @param {string} folder @returns {string[]} */
const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** Scripts inside a page become files: the room's policy lets no page carry its own. @param {string} file */
function moveScripts(file) {
  const html = readFileSync(file, 'utf8').replace(/<script((?: id="[\w-]+")?)>([\s\S]*?)<\/script>/g, (_, id, text) => {
    const name = `inline.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
    writeFileSync(join(site, 'assets', name), text);
    return `<script${id} src="/docs/assets/${name}"></script>`;
  });
  writeFileSync(file, html);
}

/** The format of the houses' documents for editors, under /docs/schema; nobody needs it kept for offline. */
async function writeSchemas() {
  const { write } = await bundled('schemas');
  write(join(site, 'schema'));
}

/** The site, ready to be served: nothing to run inside a page, the smallest form of each file, and the list of what to keep for offline. */
function finish() {
  for (const file of filesOf(site)) if (file.endsWith('.html')) moveScripts(file);
  const files = filesOf(site).filter((file) => !file.endsWith('.br'));
  for (const file of files)
    if (/\.(?:js|css|html|json|svg)$/.test(file)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  const kept = ['/docs/', ...files.map((file) => `/docs/${relative(site, file).replaceAll('\\', '/')}`).sort()];
  writeFileSync(join(site, 'files.json'), JSON.stringify(kept));
}

export function buildDocs({ reference = true } = {}) {
  const written = [docs, join(docs, '.vitepress')].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [join(folder, entry.name)] : [])),
  );
  const sources = [...written, join(docs, 'pictures'), join(engine, 'src'), schemas, fileURLToPath(import.meta.url)];
  return part('documentation', join(site, 'index.html'), sources, async () => {
    if (reference) await writeReference();
    rmSync(site, { recursive: true, force: true });
    const code = await node([programs.vitepress, 'build', docs], { quiet: true });
    if (code !== 0) stop('The documentation does not build. To see why: npx vitepress build docs');
    finish();
    await writeSchemas();
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  await ensureInstalled();
  await ensureBooks();
  if (process.argv.includes('--dev')) process.exitCode = await node([programs.vitepress, 'dev', docs], { stdin: true });
  else {
    await buildDocs();
    say('docs       up to date: docs/.vitepress/dist');
  }
}
