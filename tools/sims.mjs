// npm run sims: bundles the simulations of packages/odds and plays them. Arguments go to the program; --help says which.
import { join } from 'node:path';
import { ensureBooks } from './books.mjs';
import { cache, ensureFolder, ensureInstalled, node, requireNode, root, stop } from './setup.mjs';

requireNode();
await ensureInstalled();
await ensureBooks();
// Under node_modules, so that whatever is not bundled still resolves.
const bundle = join(ensureFolder(join(cache, 'sims')), 'index.mjs');
const { build } = await import('esbuild');
await build({
  entryPoints: [join(root, 'packages', 'odds', 'src', 'main.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['source'],
  logLevel: 'warning',
}).catch(() => stop('The simulations do not bundle. After mending them, rerun: npm run sims'));
process.exitCode = await node([bundle, ...process.argv.slice(2)], { stdin: true });
