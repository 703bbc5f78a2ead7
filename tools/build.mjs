// npm run build: the engine as a library (packages/engine/dist), the command line (apps/cli/dist), the page (apps/web/dist).
// Each part is skipped when nothing it is made from has changed.
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBooks } from './books.mjs';
import {
  elapsed,
  ensureFolder,
  ensureInstalled,
  hashOf,
  node,
  programs,
  requireNode,
  root,
  say,
  stop,
} from './setup.mjs';

const engine = join(root, 'packages', 'engine');
const cli = join(root, 'apps', 'cli');
const web = join(root, 'apps', 'web');
const shared = ['package-lock.json', 'tsconfig.base.json', 'tools/build.mjs'].map((path) => join(root, path));

export const cliBundle = join(cli, 'dist', 'baraja.mjs');

/**
 * Native, or imported by name though it has no modules: found in node_modules. The rest of the web server is bundled, since its hundreds of
 * files take long to find and open.
 */
export const EXTERNAL = ['libsql', 'cookie'];

/** CommonJS dependencies call `require`; a module has none until it makes one. */
export const requireBanner =
  "import { createRequire as barajaRequire } from 'node:module'; const require = barajaRequire(import.meta.url);";

/**
 * What a program is built from, as it is told to machines that share work: the same sources, the same figures.
 * @returns {Record<string, string>}
 */
export function programDefined() {
  const packages = join(root, 'packages');
  const sources = readdirSync(packages).map((name) => join(packages, name, 'src'));
  const sum = hashOf([join(root, 'package-lock.json'), join(cli, 'src'), ...sources]);
  return { 'process.env.BARAJA_PROGRAM': JSON.stringify(sum) };
}

/**
 * Of the schemas' own messages in fifty languages nobody sees any: without them a program loads sooner.
 * @type {import('esbuild').Plugin}
 */
const ownLanguage = {
  name: 'own-language',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.\/locales\/index\.js$/ }, ({ resolveDir, importer }) =>
      /[\\/]zod[\\/]/.test(importer) ? { path: join(resolveDir, '..', 'locales', 'en.js') } : undefined,
    ),
};

/**
 * @param {string} name
 * @param {string} product  a file that must exist for the part to count as built
 * @param {readonly string[]} sources
 * @param {() => Promise<void>} make
 */
export async function part(name, product, sources, make) {
  const stamp = join(dirname(product), '.built-from');
  const wanted = hashOf([...shared, ...sources]);
  if (existsSync(product) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const since = performance.now();
  say(`build      ${name} …`);
  await make();
  writeFileSync(stamp, wanted);
  say(`build      ${name} done, ${elapsed(since)}`);
}

export function buildEngine() {
  const sources = [join(engine, 'src'), join(engine, 'package.json'), join(engine, 'tsconfig.json')];
  const dist = join(engine, 'dist');
  return part('engine', join(dist, 'index.js'), sources, async () => {
    // Emptied, so that a deleted source leaves nothing behind; hence also no incremental state.
    rmSync(dist, { recursive: true, force: true });
    const code = await node([programs.tsc, '-p', engine, '--incremental', 'false', '--tsBuildInfoFile', 'null']);
    if (code !== 0) stop('The engine does not compile. After mending it, rerun: npm run build');
  });
}

/**
 * The command line as one program, baraja.mjs in this folder, and beside it what its threads run.
 * @param {string} folder
 */
export async function bundleCli(folder) {
  const { build } = await import('esbuild');
  /** @type {import('esbuild').BuildOptions} */
  const common = {
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: EXTERNAL,
    logLevel: 'warning',
    // Shorter to read: a program is there sooner. Names stay, for whoever reads a trace of an error.
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [ownLanguage],
    // For `node --enable-source-maps`: an error then says the file and the line of the source.
    sourcemap: /** @type {const} */ ('linked'),
    sourcesContent: false,
    define: programDefined(),
  };
  await build({
    ...common,
    // What examines documents in a thread is most of what the command has, too.
    entryPoints: {
      baraja: join(cli, 'src', 'main.ts'),
      'parts/examiner': join(cli, 'src', 'examiner.ts'),
      'parts/pieces': join(cli, 'src', 'work', 'pieces.ts'),
    },
    outdir: folder,
    // In pieces, so that a command loads only what it uses.
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    banner: { js: `#!/usr/bin/env node\n${requireBanner}` },
  });
  const room = join(root, 'packages', 'room', 'src');
  const odds = join(root, 'packages', 'odds', 'src');
  await build({
    ...common,
    entryPoints: {
      writer: join(room, 'store', 'writer.ts'),
      thinker: join(room, 'table', 'thinker.ts'),
      counter: join(odds, 'node', 'counter.ts'),
    },
    outdir: join(folder, 'parts'),
  });
}

export function buildCli() {
  const packages = join(root, 'packages');
  const sources = readdirSync(packages).flatMap((name) => [
    join(packages, name, 'src'),
    join(packages, name, 'package.json'),
  ]);
  const server = join(root, 'apps', 'server');
  const own = [cli, server].flatMap((folder) => [join(folder, 'src'), join(folder, 'package.json')]);
  return part('command line', cliBundle, [...own, ...sources], async () => {
    rmSync(dirname(cliBundle), { recursive: true, force: true });
    await bundleCli(dirname(cliBundle)).catch(() =>
      stop('The command line does not bundle. After mending it, rerun: npm run build'),
    );
    chmodSync(cliBundle, 0o755);
  });
}

export function buildWeb() {
  const packages = ['engine', 'book', 'client', 'hands', 'room', 'odds'].map((name) =>
    join(root, 'packages', name, 'src'),
  );
  const own = ['src', 'public', 'offline', 'index.html', 'package.json', 'vite.config.ts'].map((name) =>
    join(web, name),
  );
  return part('web page', join(web, 'dist', 'index.html'), [...own, ...packages], async () => {
    // Whoever builds: from a test's environment the page would be made for development.
    const env = { NODE_ENV: 'production' };
    const code = await node([programs.vite, 'build', web, '--logLevel', 'warn'], { env });
    if (code !== 0) stop('The web page does not build. After mending it, rerun: npm run build');
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  await ensureInstalled();
  await ensureBooks();
  ensureFolder(join(root, 'node_modules', '.cache'));
  await buildEngine();
  await buildCli();
  await buildWeb();
  say('build      up to date');
}
