// npm run bench: bundles bench/index.ts as it would ship and runs it. Arguments go to the benchmark.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireBanner } from './build.mjs';
import { cache, ensureFolder, ensureInstalled, node, requireNode, root, stop } from './setup.mjs';

requireNode();
await ensureInstalled();
const entry = join(root, 'bench', 'index.ts');
if (!existsSync(entry)) stop('There is no bench/index.ts to run.');

// Under node_modules, so that whatever is not bundled still resolves.
const bundle = join(ensureFolder(join(cache, 'bench')), 'index.mjs');
const { build } = await import('esbuild');
await build({
  entryPoints: [entry],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['source'],
  external: ['esbuild', 'libsql', 'fastify', '@fastify/*', 'fastify-type-provider-zod'],
  logLevel: 'warning',
  banner: { js: requireBanner },
}).catch(() => stop('The benchmark does not bundle. After mending it, rerun: npm run bench'));
process.exitCode = await node([bundle, ...process.argv.slice(2)], { stdin: true });
