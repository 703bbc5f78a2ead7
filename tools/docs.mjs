// npm run docs: the site made from docs/ (docs/.vitepress/dist), with the library's reference; the room serves it under /docs.
// npm run docs -- --dev writes and shows it while one writes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { bundled, ensureBooks } from './books.mjs';
import { part } from './build.mjs';
import { cache, ensureInstalled, node, requireNode, root, say, stop } from './setup.mjs';

const docs = join(root, 'docs');
const programs = {
  vitepress: join(root, 'node_modules', 'vitepress', 'bin', 'vitepress.js'),
};
const schemas = join(root, 'packages', 'book', 'src');
/** Libraries whose doors the reference tells of, all that are published. */
const TOLD = ['engine', 'hands', 'odds', 'room', 'client'];
/**
 * Every door that others may open: how it is imported, and the source behind it.
 * @returns {readonly { name: string, entry: string }[]}
 */
export const doors = () =>
  TOLD.flatMap((library) => {
    const folder = join(root, 'packages', library);
    const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return Object.entries(exports).flatMap(([door, to]) =>
      to.source && to.default ? [{ name: door.replace(/^\./, name), entry: join(folder, to.source) }] : [],
    );
  });

/** The reference, as pages beside the others: one for each door, called as it is imported. */
async function writeReference() {
  const { Application, TSConfigReader } = await import('typedoc');
  const told = new Map(doors().map(({ name, entry }) => [entry, name]));
  const app = await Application.bootstrapWithPlugins(
    {
      ...{ entryPoints: [...told.keys()], tsconfig: join(root, 'tsconfig.json'), plugin: ['typedoc-plugin-markdown'] },
      ...{ name: 'Reference', readme: 'none', out: join(docs, 'reference'), logLevel: 'Error' },
      // Types are the business of `npm run typecheck`.
      ...{ disableSources: true, skipErrorChecking: true, excludeInternal: true, maxTypeConversionDepth: 3 },
      .../** @type {object} */ ({
        ...{ entryFileName: 'index', outputFileStrategy: 'modules', hideBreadcrumbs: true, hidePageHeader: true },
        ...{ typeDeclarationVisibility: 'compact', interfacePropertiesFormat: 'table', parametersFormat: 'table' },
        ...{ classPropertiesFormat: 'table', typeAliasPropertiesFormat: 'table', typeDeclarationFormat: 'table' },
        ...{ propertyMembersFormat: 'table' },
      }),
    },
    [new TSConfigReader()],
  );
  const entries = app.getEntryPoints() ?? [];
  for (const entry of entries) entry.displayName = told.get(entry.sourceFile.fileName) ?? entry.displayName;
  const project = app.converter.convert(entries);
  rmSync(join(docs, 'reference'), { recursive: true, force: true });
  await app.generateOutputs(project);
  for (const file of filesOf(join(docs, 'reference'))) writeFileSync(file, plainText(readFileSync(file, 'utf8')));
  if (entries.length !== told.size || app.logger.hasErrors())
    stop('The reference could not be made. After mending it, rerun: npm run docs');
}

/** Every file of a folder. @param {string} folder @returns {string[]} */
const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** A comment's `<kind>` is no element: outside of code only what the reference itself puts there is one. @param {string} page */
export const plainText = (page) =>
  page
    .split(/(^```[\s\S]*?^```|`[^`\n]*`)/m)
    .map((text, i) => (i % 2 ? text : text.replace(/(?<!\\)<(?!\/?(?:a|br)\b)/g, '&lt;')))
    .join('');

/** Scripts inside a page become files: the room's policy lets no page carry its own. @param {string} site @param {string} file */
function moveScripts(site, file) {
  const html = readFileSync(file, 'utf8').replace(/<script((?: id="[\w-]+")?)>([\s\S]*?)<\/script>/g, (_, id, text) => {
    const name = `inline.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
    writeFileSync(join(site, 'assets', name), text);
    return `<script${id} src="/docs/assets/${name}"></script>`;
  });
  writeFileSync(file, html);
}

/** The format of the houses' documents for editors, under /docs/schema; nobody needs it kept for offline. @param {string} site */
async function writeSchemas(site) {
  const { write } = await bundled('schemas');
  write(join(site, 'schema'));
}

/** Megabytes that few read: a page of it is kept once it was opened, and not beforehand. */
const REFERENCE = /^(?:reference\/|assets\/(?:chunks\/)?reference_)/;

/**
 * The site, ready to be served: nothing to run inside a page, the smallest form of each file, and the list of what to keep for offline.
 * @param {string} site
 */
function finish(site) {
  for (const file of filesOf(site)) if (file.endsWith('.html')) moveScripts(site, file);
  const files = filesOf(site).filter((file) => !file.endsWith('.br'));
  for (const file of files)
    if (/\.(?:js|css|html|json|svg)$/.test(file))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), QUICK));
  const paths = files.map((file) => relative(site, file).replaceAll('\\', '/')).sort();
  const kept = ['/docs/', ...paths.filter((path) => !REFERENCE.test(path)).map((path) => `/docs/${path}`)];
  writeFileSync(join(site, 'files.json'), JSON.stringify(kept));
}
/** Nearly as small as the slowest, in a tenth of its time. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Without the reference it is made for tests, in a folder of its own. Answers with the folder. */
export async function buildDocs({ reference = true } = {}) {
  const site = reference ? join(docs, '.vitepress', 'dist') : join(cache, 'site');
  const written = [docs, join(docs, '.vitepress')].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [join(folder, entry.name)] : [])),
  );
  const told = reference ? TOLD.map((name) => join(root, 'packages', name, 'src')) : [];
  const sources = [...written, join(docs, 'pictures'), ...told, schemas, fileURLToPath(import.meta.url)];
  await part('documentation', join(site, 'index.html'), sources, async () => {
    if (reference) await writeReference();
    rmSync(site, { recursive: true, force: true });
    const env = { BARAJA_DOCS: reference ? 'whole' : 'small' };
    const code = await node([programs.vitepress, 'build', docs, '--outDir', site], { quiet: true, env });
    if (code !== 0) stop('The documentation does not build. To see why: npx vitepress build docs');
    finish(site);
    await writeSchemas(site);
  });
  return site;
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
