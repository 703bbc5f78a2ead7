// The server as a program of its own, bundled beside the programs of its threads as it would ship.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export async function bundledServer(): Promise<{ readonly file: string; remove(): Promise<void> }> {
  const modules = dirname(dirname(createRequire(import.meta.url).resolve('fastify/package.json')));
  const cache = join(modules, '.cache', 'baraja');
  await mkdir(cache, { recursive: true });
  const bundle = await mkdtemp(join(cache, 'server-kill-'));
  const room = dirname(createRequire(import.meta.url).resolve('@baraja/room/package.json'));
  const requires = "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);";
  await build({
    entryPoints: {
      victim: fileURLToPath(new URL('victim.ts', import.meta.url)),
      writer: join(room, 'src', 'store', 'writer.ts'),
      thinker: join(room, 'src', 'table', 'thinker.ts'),
    },
    ...{ outdir: bundle, outExtension: { '.js': '.mjs' }, logLevel: 'warning', conditions: ['source'] },
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', banner: { js: requires } },
    external: ['libsql', 'pg', 'fastify', '@fastify/*', 'fastify-type-provider-zod'],
  });
  return { file: join(bundle, 'victim.mjs'), remove: () => rm(bundle, { recursive: true, force: true }) };
}
