// npm test: sets up what is missing, then lint, tidy, types and tests, in that order, stopping at the first failure.
// Arguments go to the test runner: npm test -- hold
// The last line is always `N passed, N failed` on its own; a failed stage before the tests counts as one failure.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, elapsed, ensureFolder, ensureInstalled, node, programs, requireNode, say } from './setup.mjs';
import { typecheck } from './typecheck.mjs';

const extra = process.argv.slice(2);
const tally = { passed: 0, failed: 0 };

/**
 * Runs vitest and adds its results to the tally.
 * @param {string} name
 * @param {readonly string[]} args
 */
async function vitest(name, args) {
  const report = join(ensureFolder(cache), `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await node([programs.vitest, 'run', ...args, ...reporters]);
  if (existsSync(report)) count(JSON.parse(readFileSync(report, 'utf8')));
  return code;
}

/** @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report */
function count(report) {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  tally.passed += report.numPassedTests;
  tally.failed += report.numFailedTests + unloadable.length;
}

/** @type {{ name: string, rerun: string, run: () => Promise<number> }[]} */
const stages = [
  {
    name: 'lint',
    rerun: 'npm run lint   (npm run format mends most of it)',
    run: () => node([programs.biome, 'check', '--error-on-warnings']),
  },
  { name: 'tidy', rerun: 'npm run tidy', run: () => vitest('tidy', ['tools/tidy']) },
  { name: 'types', rerun: 'npm run typecheck', run: typecheck },
  {
    name: 'tests',
    rerun: ['npx vitest run', ...extra].join(' '),
    run: () => vitest('tests', [...extra, '--exclude=tools/tidy**']),
  },
];

requireNode();
const began = performance.now();
await ensureInstalled();
for (const stage of stages) {
  const since = performance.now();
  say(`${stage.name.padEnd(10)} …`);
  const code = await stage.run();
  if (code === 0) {
    say(`${stage.name.padEnd(10)} passed, ${elapsed(since)}`);
    continue;
  }
  say(`${stage.name.padEnd(10)} FAILED, ${elapsed(since)}. To rerun this alone: ${stage.rerun}`);
  tally.failed = Math.max(tally.failed, 1);
  process.exitCode = 1;
  break;
}
say(`\nall stages  ${elapsed(began)}`);
say(`${tally.passed} passed, ${tally.failed} failed`);
