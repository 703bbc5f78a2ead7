// npm test: sets up what is missing, then lint, tidy, types and components side by side, then tests and browser tests side by side (a
// browser test mostly waits), stopping where something failed. Arguments go to the test runner and leave the browser tests out:
// npm test -- hold
// One stage, or several: npm test -- --only browser (what else is given goes to its runner: npm test -- --only browser resume)
// With other work beside it, as on a busy machine: npm test -- --busy 10 starts ten processes that only count, and ends them.
// The last line is always `N passed, N failed` on its own; a failed stage without tests of its own counts as one failure.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBooks } from './books.mjs';
import { startBusy } from './busy.mjs';
import { cache, elapsed, ensureFolder, ensureInstalled, node, programs, requireNode, say, stop } from './setup.mjs';
import { typecheck } from './typecheck.mjs';

const only = optionOf('--only')?.split(',') ?? null;
const busy = Number(optionOf('--busy') ?? 0);
const extra = withoutOptions(process.argv.slice(2));
const tally = { passed: 0, failed: 0 };

/** @param {string} name */
function optionOf(name) {
  const args = process.argv.slice(2);
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (at < 0) return undefined;
  return args[at] === name ? (args[at + 1] ?? '') : args[at]?.slice(name.length + 1);
}
/** @param {readonly string[]} args */
function withoutOptions(args) {
  const own = ['--only', '--busy'];
  return args.filter(
    (arg, i) => !own.some((name) => arg === name || arg.startsWith(`${name}=`) || args[i - 1] === name),
  );
}

/**
 * Runs vitest and adds its results to the tally.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Keep} keep
 */
async function vitest(name, args, keep) {
  const report = join(ensureFolder(cache), `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await node([programs.vitest, 'run', ...args, ...reporters], keep);
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

/** The components of the page and their types: one check, passed or failed. @param {Keep} keep */
async function components(keep) {
  const args = ['--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--threshold', 'warning', '--tsgo'];
  const code = await node([programs.svelteCheck, ...args], keep);
  if (code === 0) tally.passed++;
  return code;
}

/** Where a stage's output goes: to the terminal as it comes, or kept until the stage has ended. */
/** @typedef {{ into?: (text: string) => void }} Keep */
/** @typedef {{ name: string, rerun: string, run: (keep: Keep) => Promise<number> }} Stage */

/** Stages of one round run side by side; the last of a round is the one that is watched. @type {Stage[][]} */
const rounds = [
  [
    {
      name: 'lint',
      rerun: 'npm run lint   (npm run format mends most of it)',
      run: (keep) => node([programs.biome, 'check', '--error-on-warnings'], keep),
    },
    { name: 'tidy', rerun: 'npm run tidy', run: (keep) => vitest('tidy', ['tools/tidy'], keep) },
    { name: 'types', rerun: 'npm run typecheck', run: typecheck },
    { name: 'components', rerun: 'npm run check -w @baraja/web', run: components },
  ],
  [
    {
      name: 'browser',
      rerun: ['npm test -- --only browser', ...extra].join(' '),
      run: (keep) => vitest('browser', ['--config', 'apps/web/vitest.e2e.config.ts', ...extra], keep),
    },
    {
      name: 'tests',
      rerun: ['npx vitest run', ...extra].join(' '),
      run: (keep) => vitest('tests', [...extra, '--exclude=tools/tidy**'], keep),
    },
  ],
];
const stages = rounds.flat();
/** @param {{ name: string }} stage */
const isWanted = ({ name }) => (only ? only.includes(name) : name !== 'browser' || extra.length === 0);

/** Runs a stage, and says how it went. @param {Stage} stage @param {boolean} isWatched */
async function through(stage, isWatched) {
  const since = performance.now();
  const failedBefore = tally.failed;
  let kept = '';
  say(`${stage.name.padEnd(10)} …`);
  const into = (/** @type {string} */ text) => {
    kept += text;
  };
  const code = await stage.run(isWatched ? {} : { into });
  if (kept.trim() !== '' && (code !== 0 || stage.name === 'browser')) say(kept.trimEnd());
  say(
    code === 0
      ? `${stage.name.padEnd(10)} passed, ${elapsed(since)}`
      : `${stage.name.padEnd(10)} FAILED, ${elapsed(since)}. To rerun this alone: ${stage.rerun}`,
  );
  if (code === 0) return true;
  tally.failed = Math.max(tally.failed, failedBefore + 1);
  process.exitCode = 1;
  return false;
}

requireNode();
for (const name of only ?? [])
  if (!stages.some((stage) => stage.name === name))
    stop(`There is no stage "${name}"; there are ${stages.map((stage) => stage.name).join(', ')}.`);
if (!Number.isInteger(busy) || busy < 0) stop(`--busy takes a number of processes, not '${optionOf('--busy')}'.`);
const began = performance.now();
await ensureInstalled();
await ensureBooks();
if (busy > 0) say(`busy       ${busy} processes that only count run beside this`);
const rest = startBusy(busy);
for (const round of rounds) {
  const wanted = round.filter(isWanted);
  const passed = await Promise.all(wanted.map((stage) => through(stage, stage === wanted.at(-1))));
  if (passed.includes(false)) break;
}
rest();
if (!stages.every(isWanted))
  say(`\nleft out   ${stages.flatMap((s) => (isWanted(s) ? [] : s.name)).join(', ')}, as asked`);
say(`\nall stages  ${elapsed(began)}`);
say(`${tally.passed} passed, ${tally.failed} failed`);
