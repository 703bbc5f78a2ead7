// What a bundled test imports instead of vitest, inside a worker: vitest's own runner and matchers without its server. It ends
// with the first test that fails and posts how it went; `places` and `seen` hold what `$at` saw (see run.mjs).
import { parentPort, workerData } from 'node:worker_threads';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';
import { startTests } from '@vitest/runner';
import * as chai from 'chai';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from '@vitest/runner';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** @type {any} */
export const expect = Object.assign(
  (/** @type {unknown} */ value, /** @type {string | undefined} */ message) => chai.expect(value, message),
  chai.expect,
);
Object.assign(expect, /** @type {any} */ (globalThis)[ASYMMETRIC_MATCHERS_OBJECT]);
/** @type {any} */ (globalThis)[GLOBAL_EXPECT] = expect;
setState({ assertionCalls: 0, isExpectingAssertions: false, environment: 'node' }, expect);
/** @type {any} */ (chai.expect).extend(expect, customMatchers);

/** @type {{ places: Set<number>, seen: Set<number> }} */
const reached = { places: new Set(), seen: new Set() };

/**
 * Stands around an expression of the engine and notes that it was reached, and whether it was the rule that is looked for.
 * @param {number} n
 * @param {unknown} value
 */
function at(n, value) {
  reached.seen.add(n);
  if (value === workerData.rule) reached.places.add(n);
  return value;
}
Object.assign(globalThis, { $at: at });

/** @param {{ ran: number, failed: string | null }} result */
function post({ ran, failed }) {
  parentPort?.postMessage({ ran, failed, places: [...reached.places], seen: [...reached.seen] });
}

/** @param {Readonly<Record<string, () => Promise<unknown>>>} files */
export async function run(files) {
  let ran = 0;
  const config = {
    root: '/',
    setupFiles: [],
    name: undefined,
    passWithNoTests: true,
    testNamePattern: new RegExp(workerData.pattern),
    allowOnly: false,
    sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
    chaiConfig: undefined,
    maxConcurrency: 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    retry: 0,
    includeTaskLocation: false,
    tags: [],
    tagsFilter: undefined,
    strictTags: false,
  };
  const runner = {
    config,
    importFile: (/** @type {string} */ path) => files[path]?.(),
    onAfterRunTask(/** @type {any} */ task) {
      ran++;
      if (task.result?.state !== 'fail') return;
      post({ ran, failed: `${task.name}: ${task.result.errors?.[0]?.message ?? ''}` });
      process.exit(0);
    },
  };
  const done = await startTests(Object.keys(files), /** @type {any} */ (runner));
  const broken = done.find((file) => file.result?.state === 'fail');
  post({ ran, failed: broken ? `${broken.name}: ${broken.result?.errors?.[0]?.message ?? 'fails'}` : null });
}
