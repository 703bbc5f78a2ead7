// npm run bench: bundles bench/index.ts as it would ship and runs it; `--entry=editions/differ.ts` another file beside it (npm run
// differ). Arguments go to what is run.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureBooks } from './books.mjs';
import { requireBanner } from './build.mjs';
import { cache, ensureFolder, ensureInstalled, node, requireNode, root, stop } from './setup.mjs';

requireNode();
await ensureInstalled();
await ensureBooks();
const [first = '', ...rest] = process.argv.slice(2);
const named = first.startsWith('--entry=') ? first.slice('--entry='.length) : null;
const entry = join(root, 'bench', named ?? 'index.ts');
if (!existsSync(entry)) stop(`There is no ${entry} to run.`);

// Under node_modules, so that whatever is not bundled still resolves.
const bundle = join(ensureFolder(join(cache, 'bench')), `${basename(entry, '.ts')}.mjs`);
const { build } = await import('esbuild');
await build({
  entryPoints: [entry],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['source'],
  external: ['esbuild', 'playwright-core', 'libsql', 'pg', 'fastify', '@fastify/*', 'fastify-type-provider-zod'],
  logLevel: 'warning',
  banner: { js: requireBanner },
}).catch(() => stop('The benchmark does not bundle. After mending it, rerun: npm run bench'));
process.exitCode = await node([bundle, ...(named === null ? process.argv.slice(2) : rest)], { stdin: true });
