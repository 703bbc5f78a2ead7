// For the test runner: the engine as plain modules. Read from its sources through the runner, each name it exports is looked up anew
// whenever it is used, which is a quarter of the time that playing a hand takes; bundled, it is what a program gets. It is made anew
// for each run and named by its contents, so that no run sees a stale or a half-written one. The engine's own tests read its sources.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { cache, root } from './setup.mjs';

const sources = join(root, 'packages', 'engine', 'src');
/** Those of other sources may still be in use, by a run that began before these were changed. */
const KEPT_MS = 3_600_000;

/** Tells the runner where `baraja` and `baraja/…` are. @returns {Promise<import('vite').Plugin>} */
export async function plainEngine() {
  const folder = await bundled();
  return {
    name: 'plain-engine',
    enforce: 'pre',
    resolveId(id) {
      const found = /^baraja(?:\/([\w/-]+))?$/.exec(id);
      return found && { id: pathToFileURL(join(folder, found[1] ?? '', 'index.mjs')).href, external: true };
    },
  };
}

async function bundled() {
  const { outputFiles } = await build({
    entryPoints: readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => basename(file) === 'index.ts')
      .map((file) => join(sources, file)),
    outbase: sources,
    outdir: join(cache, 'engine'),
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const { path, contents } of outputFiles) hash.update(path).update(contents);
  const folder = join(cache, `engine-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  }
  const draft = `${folder}.${process.pid}`;
  for (const { path, contents } of outputFiles) {
    const file = join(draft, path.slice(join(cache, 'engine').length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
  // Whoever comes first has written the same.
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  for (const name of readdirSync(cache).filter((one) => one.startsWith('engine-')))
    if (Date.now() - statSync(join(cache, name)).mtimeMs > KEPT_MS) rmSync(join(cache, name), { recursive: true });
  return folder;
}
