// What the package shows: the front door names what it lets through, and playing carries no library for checking schemas.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import * as door from '../src/index.js';
import * as kernel from '../src/kernel/index.js';

const src = fileURLToPath(new URL('../src/', import.meta.url));

test('what authors of games need is in the kernel’s own room, and the door lets less through', () => {
  const hidden = Object.keys(kernel).filter((name) => !(name in door));
  expect(hidden).toEqual(expect.arrayContaining(['compile', 'step', 'Working', 'saying', 'option']));
});

test('a game is made, played and looked at without a schema library', async () => {
  const names = 'makeGame, open, play, run, view, fold, seeded, shuffle';
  const { metafile } = await build({
    stdin: { contents: `import { ${names} } from './index.ts'; console.log(${names});`, resolveDir: src },
    bundle: true,
    write: false,
    format: 'esm',
    metafile: true,
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  const carried = Object.entries(output!.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  expect(carried.length).toBeGreaterThan(50);
  expect(carried.map(([path]) => path).filter((path) => path.includes('node_modules'))).toEqual([]);
});
