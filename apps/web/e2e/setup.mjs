// Before the browser tests: the page, the documentation and the server as they are served, built if they are not, and a Chromium.
import { join } from 'node:path';
import { build } from 'esbuild';
import { ensureBrowser } from '../../../tools/browser.mjs';
import { buildCli, buildWeb, requireBanner } from '../../../tools/build.mjs';
import { buildDocs } from '../../../tools/docs.mjs';
import { root } from '../../../tools/setup.mjs';

export default async function setup() {
  await buildCli();
  await buildWeb();
  await buildRigged();
  process.env.BARAJA_SITE = await buildDocs({ reference: false });
  process.env.BARAJA_CHROMIUM = await ensureBrowser();
}

/** A server whose shuffles a test can tell beforehand. */
const buildRigged = () =>
  build({
    entryPoints: [join(root, 'apps', 'server', 'src', 'test', 'rigged.ts')],
    outfile: join(root, 'node_modules', '.cache', 'baraja', 'rigged.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: ['libsql', 'fastify', '@fastify/*', 'fastify-type-provider-zod'],
    logLevel: 'warning',
    banner: { js: requireBanner },
  });
