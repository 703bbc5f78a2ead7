// npm run mutants -- --documents: the houses' documents broken one thing at a time; which mutants do their examples not notice?
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { cache, root, say } from '../setup.mjs';

/** @param {readonly string[] | null} only @param {number} goal @returns {Promise<0 | 1>} */
export async function surveyDocuments(only, goal) {
  mkdirSync(cache, { recursive: true });
  const program = join(cache, `mutants-${process.pid}.mjs`);
  await build({
    entryPoints: [join(root, 'tools', 'documents', 'mutants.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    logLevel: 'error',
    banner: {
      js: "import { createRequire as barajaRequire } from 'node:module'; const require = barajaRequire(import.meta.url);",
    },
  });
  const { tryDocuments } = await import(pathToFileURL(program).href);
  let [all, noticed] = [0, 0];
  for (const tried of tryDocuments(root, only)) {
    all += tried.mutants - tried.same;
    noticed += tried.noticed;
    say(
      `${tried.house}: ${tried.mutants} mutants, ${tried.noticed} noticed, ${tried.same} play as before, ${tried.left.length} not noticed`,
    );
    for (const line of tried.left) say(`  ${line}`);
  }
  const score = all === 0 ? 100 : (100 * noticed) / all;
  say(`${noticed} of ${all}: ${score.toFixed(1)} %`);
  return score >= goal ? 0 : 1;
}
