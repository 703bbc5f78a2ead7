// npm run storm: servers, tables and players in one process, and everything that can go wrong. --help says what may be asked.
import { join } from 'node:path';
import { ensureBooks } from './books.mjs';
import { EXTERNAL, programDefined, requireBanner } from './build.mjs';
import { cache, ensureFolder, ensureInstalled, node, requireNode, root, stop } from './setup.mjs';

requireNode();
await ensureInstalled();
await ensureBooks();

// Under node_modules, so that whatever is not bundled still resolves. Workers run the same file.
const bundle = join(ensureFolder(join(cache, 'storm')), 'main.mjs');
const { build } = await import('esbuild');
await build({
  entryPoints: [join(root, 'packages', 'storm', 'src', 'main.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['source'],
  external: [...EXTERNAL, 'pg-native'],
  logLevel: 'warning',
  define: programDefined(),
  banner: { js: requireBanner },
}).catch(() => stop('The storm does not bundle. After mending it, rerun: npm run storm'));
process.exitCode = await node([bundle, ...process.argv.slice(2)]);
