// A fresh clone has no compiled houses: what compiles them must not read any.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

test('what compiles the houses for the engine needs none that are compiled', async () => {
  const { metafile } = await build({
    entryPoints: [join(root, 'tools', 'documents', 'compile.ts')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    logLevel: 'silent',
  });
  const made = 'packages/engine/src/books/made/';
  const readers = Object.entries(metafile.inputs)
    .filter(([, { imports }]) => imports.some(({ path }) => path.startsWith(made)))
    .map(([file]) => file);
  expect(readers).toEqual([]);
});
