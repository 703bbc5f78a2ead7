// The survey: rules drawn, one mutant each, the tests that name the rule run on it, the score told by house.
import { relative } from 'node:path';
import { build } from 'esbuild';
import { elapsed, root, say } from '../setup.mjs';
import { aroundPlace, writtenPlaces } from './places.mjs';
import { Reach, runBroken } from './run.mjs';
import { alone, citedTest, lineOf, readSources, readTests } from './sources.mjs';
import { spared } from './spared.mjs';

/** @typedef {import('./places.mjs').Mutant} Mutant */
/**
 * @typedef {object} Asked
 * @property {number} seed
 * @property {number} from
 * @property {number} rules
 * @property {readonly string[] | null} only
 * @property {number} minutes
 * @property {number} lanes
 * @property {number} goal
 */
/** @typedef {{ id: string, house: string }} Rule */
/** @typedef {{ rule: Rule, mutant: Mutant, end: 'killed' | 'survived' | 'spared', why?: string }} Tried */

const LIMIT = 120_000;

/** Mulberry32: small, and the same everywhere. @param {number} seed */
function chance(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
/** @template T @param {readonly T[]} list @param {(below: number) => number} draw */
function shuffled(list, draw) {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [out[i], out[j]] = [/** @type {T} */ (out[j]), /** @type {T} */ (out[i])];
  }
  return out;
}

/** The clauses of the houses' sheets, from the books themselves. @returns {Promise<readonly Rule[]>} */
async function rulesOfBooks() {
  const contents = `import { clausesOf, houses } from './packages/engine/src/books/index.ts';
    export default houses.flatMap(({ id: house }) => clausesOf(house).map(({ id }) => ({ id, house })));`;
  const result = await build({ stdin: { contents, resolveDir: root }, bundle: true, write: false, format: 'esm' });
  const url = `data:text/javascript;base64,${Buffer.from(result.outputFiles[0]?.text ?? '').toString('base64')}`;
  return (await import(url)).default;
}

/** Everything that is read once. */
async function begin() {
  const sources = readSources();
  const tests = readTests();
  const rules = await rulesOfBooks();
  return { sources, tests, rules, reach: new Reach(sources) };
}
/** @typedef {Awaited<ReturnType<typeof begin>>} Ground */

/** @param {Ground} ground @param {string} rule */
function testsNaming({ tests }, rule) {
  const named = new RegExp(alone(rule));
  return tests.filter(({ text }) => named.test(text)).map(({ path }) => path);
}

/**
 * The mutants of a rule, book values and steps, and the tests that name it.
 * @param {Ground} ground
 * @param {Rule} rule
 */
async function mutantsOf(ground, rule) {
  const { sources, rules, reach } = ground;
  const files = testsNaming(ground, rule.id);
  const others = rules.filter(({ house }) => house === rule.house);
  const other = others[(others.indexOf(rule) + 1) % others.length]?.id ?? '';
  const since = performance.now();
  const found = await reach.run(files, rule.id, LIMIT);
  const took = performance.now() - since;
  if (found.failed) return { files, took, steps: [], written: [], failed: found.failed };
  const steps = found.places.flatMap(aroundPlace).filter(found.isReached);
  const written = writtenPlaces(sources, rule.id, other).filter(found.isReached);
  return { files, took, steps, written, failed: null };
}

/** @param {Ground} ground @param {Mutant} mutant */
function told({ sources }, mutant) {
  const source = /** @type {import('./sources.mjs').Source} */ (sources.get(mutant.path));
  const { text } = source;
  const start = text.lastIndexOf('\n', mutant.start - 1) + 1;
  const end = text.indexOf('\n', mutant.end);
  const was = text.slice(start, end).trim();
  const is = (text.slice(start, mutant.start) + mutant.text + text.slice(mutant.end, end)).trim();
  return { file: relative(root, mutant.path), line: lineOf(source, mutant.start), was, is };
}

/** @param {Ground} ground @param {Mutant} mutant @param {string} rule */
function sparedFor(ground, mutant, rule) {
  const { file, was, is } = told(ground, mutant);
  const isSo = (/** @type {import('./spared.mjs').Spared} */ { rules }) => rules?.includes(rule) ?? true;
  return spared.find((s) => s.file === file && s.line === was && s.becomes === is && isSo(s));
}

/**
 * @param {Ground} ground
 * @param {Rule} rule
 * @param {Mutant} mutant
 * @param {{ files: readonly string[], took: number }} tests
 * @returns {Promise<Tried>}
 */
async function attempt(ground, rule, mutant, { files, took }) {
  const tests = [...files, citedTest];
  const run = (/** @type {Mutant | null} */ one, /** @type {number} */ limit) =>
    runBroken(ground.sources, tests, rule.id, one, limit);
  let result = await run(mutant, Math.min(LIMIT, 10 * took + 20_000));
  if (result === 'too long') {
    // So may everything, on a busy machine: how long do they take there unbroken?
    const since = performance.now();
    await run(null, 5 * LIMIT);
    result = await run(mutant, 10 * (performance.now() - since) + 20_000);
  }
  if (result === 'too long') return { rule, mutant, end: 'killed', why: 'The tests never ended.' };
  if (result.failed !== null) return { rule, mutant, end: 'killed' };
  const entry = sparedFor(ground, mutant, rule.id);
  return entry ? { rule, mutant, end: 'spared', why: entry.why } : { rule, mutant, end: 'survived' };
}

/** The rules in the order they are tried, each with its own dice. @param {Ground} ground @param {Asked} asked */
function queueOf({ rules }, { only, seed, from }) {
  const order = only ? rules.filter(({ id }) => only.includes(id)) : shuffled(rules, chance(seed));
  return order.map((rule, at) => ({ rule, at, draw: chance(seed * 1000 + at) })).slice(only ? 0 : from);
}

/** @param {Asked} asked */
export async function survey(asked) {
  const since = performance.now();
  const ground = await begin();
  const queue = queueOf(ground, asked);
  const drawn = queue.length;
  /** @type {{ tried: Tried[], nowhere: string[], failing: string[] }} */
  const found = { tried: [], nowhere: [], failing: [] };
  let begun = 0;
  const isOver = () =>
    performance.now() - since > asked.minutes * 60_000 || (!asked.only && begun >= asked.rules) || queue.length === 0;
  const lane = async () => {
    while (!isOver()) {
      const next = queue.shift();
      if (!next) return;
      begun++;
      const rule = await mutantsOf(ground, next.rule);
      const mutants = asked.only ? [...rule.written, ...rule.steps] : one(rule, next.draw);
      if (rule.failed) found.failing.push(`${next.rule.id}: ${rule.failed}`);
      if (mutants.length === 0) begun--;
      if (mutants.length === 0 && !rule.failed) found.nowhere.push(next.rule.id);
      for (const mutant of mutants) {
        const result = await attempt(ground, next.rule, mutant, rule);
        found.tried.push(result);
        const n = asked.only ? '' : ` of ${asked.rules}  #${next.at}`;
        tell(ground, result, `${found.tried.length}${n}`, since);
      }
    }
  };
  await Promise.all(Array.from({ length: asked.lanes }, lane));
  if (!asked.only) say(`\nThe next piece of this draw begins with --from ${asked.from + drawn - queue.length}.`);
  return report(ground, found, asked, since);
}

/**
 * One mutant of a rule: a book value or a step, each as likely, and then any of them.
 * @param {{ written: readonly Mutant[], steps: readonly Mutant[] }} found
 * @param {(below: number) => number} draw
 */
function one({ written, steps }, draw) {
  const kinds = [written, steps].filter((list) => list.length > 0);
  const list = kinds[draw(kinds.length)] ?? [];
  const mutant = list[draw(list.length)];
  return mutant ? [mutant] : [];
}

/** @param {Ground} ground @param {Tried} tried @param {string} n @param {number} since */
function tell(ground, { rule, mutant, end, why }, n, since) {
  const { file, line, was, is } = told(ground, mutant);
  const what = [n.padStart(16), elapsed(since).padStart(8), end.padEnd(8), rule.id, mutant.kind, `${file}:${line}`];
  say(what.join('  '));
  if (end !== 'killed' || why) say(`      - ${was}\n      + ${is}${why ? `\n      ${why}` : ''}`);
}

/** @param {readonly Tried[]} list */
const killedIn = (list) => list.filter(({ end }) => end === 'killed').length;
/** @param {readonly Tried[]} list */
const percent = (list) => (list.length === 0 ? 100 : (100 * killedIn(list)) / list.length);

/**
 * @param {Ground} ground
 * @param {{ tried: readonly Tried[], nowhere: readonly string[], failing: readonly string[] }} found
 * @param {Asked} asked
 * @param {number} since
 */
function report(ground, { tried, nowhere, failing }, asked, since) {
  const scored = tried.filter(({ end }) => end !== 'spared');
  say('');
  for (const house of new Set(scored.map(({ rule }) => rule.house))) {
    const list = scored.filter(({ rule }) => rule.house === house);
    say(`${house.padEnd(16)} ${killedIn(list)} of ${list.length} killed  ${percent(list).toFixed(1)} %`);
  }
  for (const { rule, mutant, end } of scored) {
    if (end === 'killed') continue;
    const { file, line, was, is } = told(ground, mutant);
    say(`\nsurvived  ${rule.id}  ${mutant.kind}  ${file}:${line}\n  - ${was}\n  + ${is}`);
  }
  if (nowhere.length > 0) say(`\n${nowhere.length} rules drawn live nowhere in the code: ${nowhere.join(' ')}`);
  const stale = staleEntries(ground.sources);
  for (const { file, line } of stale) say(`\nstale in tools/mutants/spared.mjs: ${file}: ${line}`);
  for (const line of failing) say(`\nthe tests that name it fail unbroken: ${line}`);
  const score = `${killedIn(scored)} of ${scored.length} mutants killed, ${percent(scored).toFixed(1)} % (goal ${asked.goal} %)`;
  say(`\nseed ${asked.seed}: ${score}, ${tried.length - scored.length} spared with a reason, ${elapsed(since)}`);
  return percent(scored) >= asked.goal && stale.length + failing.length === 0 ? 0 : 1;
}

/** Entries of the list whose line is no longer written. @param {ReadonlyMap<string, import('./sources.mjs').Source>} sources */
export function staleEntries(sources) {
  return spared.filter(({ file, line }) => {
    const source = [...sources.values()].find(({ path }) => relative(root, path) === file);
    return !source?.text.split('\n').some((written) => written.trim() === line);
  });
}
