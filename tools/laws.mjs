// npm run laws: the laws over every game and table, for as long as wanted. npm run laws -- --help says what may be asked.
import { join } from 'node:path';
import { ensureBooks } from './books.mjs';
import { EXTERNAL, programDefined, requireBanner } from './build.mjs';
import { cache, ensureFolder, ensureInstalled, node, requireNode, root, stop } from './setup.mjs';

requireNode();
await ensureInstalled();
await ensureBooks();

// Under node_modules, so that whatever is not bundled still resolves. Workers run the same file.
const bundle = join(ensureFolder(join(cache, 'laws')), 'main.mjs');
const { build } = await import('esbuild');
await build({
  entryPoints: [join(root, 'packages', 'laws', 'src', 'main.ts')],
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
}).catch(() => stop('The laws do not bundle. After mending them, rerun: npm run laws'));

const page = join(root, 'docs', 'games.md');
const args = process.argv.slice(2).map((arg) => (arg === '--lamps' ? `--lamps=${page}` : arg));
process.exitCode = await node([bundle, ...args]);
