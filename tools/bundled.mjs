// A program of ours that is run from its sources: bundled first, since its threads run the same file.
import { join } from 'node:path';
import { ensureBooks } from './books.mjs';
import { EXTERNAL, programDefined, requireBanner } from './build.mjs';
import { cache, ensureFolder, ensureInstalled, node, requireNode, root, stop } from './setup.mjs';

/**
 * Runs a package's `src/main.ts` as it stands, and ends as that ends.
 * @param {{ script: string, of: string, args?: readonly string[] }} what the npm script, the package, and what the program is told
 */
export async function runBundled({ script, of, args = process.argv.slice(2) }) {
  requireNode();
  await ensureInstalled();
  await ensureBooks();
  // Under node_modules, so that whatever is not bundled still resolves.
  const bundle = join(ensureFolder(join(cache, script)), 'main.mjs');
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(root, 'packages', of, 'src', 'main.ts')],
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
  }).catch(() => stop(`packages/${of} does not bundle. After mending it, rerun: npm run ${script}`));
  process.exitCode = await node([bundle, ...args], { stdin: true });
}
