// npm test: sets up what is missing, then lint, tidy, types, components, tests and browser tests, in that order, stopping at the
// first failure. Arguments go to the test runner and leave the browser tests out: npm test -- hold
// One stage, or several: npm test -- --only browser (what else is given goes to its runner: npm test -- --only browser resume)
// The last line is always `N passed, N failed` on its own; a failed stage without tests of its own counts as one failure.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, elapsed, ensureFolder, ensureInstalled, node, programs, requireNode, say, stop } from './setup.mjs';
import { typecheck } from './typecheck.mjs';

const { only, extra } = read(process.argv.slice(2));
const tally = { passed: 0, failed: 0 };

/** @param {readonly string[]} args */
function read(args) {
  const at = args.findIndex((arg) => arg === '--only' || arg.startsWith('--only='));
  if (at < 0) return { only: null, extra: args };
  const isApart = args[at] === '--only';
  const names = isApart ? args[at + 1] : args[at]?.slice('--only='.length);
  return { only: (names ?? '').split(','), extra: [...args.slice(0, at), ...args.slice(at + (isApart ? 2 : 1))] };
}

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

/** The components of the page and their types: one check, passed or failed. */
async function components() {
  const args = ['--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--threshold', 'warning'];
  const code = await node([programs.svelteCheck, ...args]);
  if (code === 0) tally.passed++;
  return code;
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
  { name: 'components', rerun: 'npm run check -w @baraja/web', run: components },
  {
    name: 'tests',
    rerun: ['npx vitest run', ...extra].join(' '),
    run: () => vitest('tests', [...extra, '--exclude=tools/tidy**']),
  },
  {
    name: 'browser',
    rerun: ['npm test -- --only browser', ...extra].join(' '),
    run: () => vitest('browser', ['--config', 'apps/web/vitest.e2e.config.ts', ...extra]),
  },
];
/** @param {{ name: string }} stage */
const isWanted = ({ name }) => (only ? only.includes(name) : name !== 'browser' || extra.length === 0);

requireNode();
for (const name of only ?? [])
  if (!stages.some((stage) => stage.name === name))
    stop(`There is no stage "${name}"; there are ${stages.map((stage) => stage.name).join(', ')}.`);
const began = performance.now();
await ensureInstalled();
for (const stage of stages.filter(isWanted)) {
  const since = performance.now();
  const failedBefore = tally.failed;
  say(`${stage.name.padEnd(10)} …`);
  const code = await stage.run();
  if (code === 0) {
    say(`${stage.name.padEnd(10)} passed, ${elapsed(since)}`);
    continue;
  }
  say(`${stage.name.padEnd(10)} FAILED, ${elapsed(since)}. To rerun this alone: ${stage.rerun}`);
  tally.failed = Math.max(tally.failed, failedBefore + 1);
  process.exitCode = 1;
  break;
}
if (!stages.every(isWanted))
  say(`\nleft out   ${stages.flatMap((s) => (isWanted(s) ? [] : s.name)).join(', ')}, as asked`);
say(`\nall stages  ${elapsed(began)}`);
say(`${tally.passed} passed, ${tally.failed} failed`);
