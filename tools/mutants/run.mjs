// Runs the tests that name a rule on a bundle made in memory, in a worker that can be stopped at any moment. Nothing is written:
// a run that is killed leaves nothing behind.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import ts from 'typescript';
import { root } from '../setup.mjs';
import { changesOf } from './operators.mjs';
import { mayCite } from './places.mjs';
import { alone, walk } from './sources.mjs';

/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {import('./places.mjs').Mutant} Mutant */
/** @typedef {{ ran: number, failed: string | null, places: readonly number[], seen: readonly number[] }} Result */

const shim = join(dirname(fileURLToPath(import.meta.url)), 'shim.mjs');

/**
 * @param {readonly string[]} files  tests
 * @param {ReadonlyMap<string, string>} texts  other text for sources; all else is read as it is, without asking here
 */
async function bundle(files, texts) {
  const list = files.map((path) => `${JSON.stringify(path)}: () => import(${JSON.stringify(path)})`).join(', ');
  const result = await build({
    stdin: { contents: `import { run } from 'vitest'; run({ ${list} });`, resolveDir: root },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['source'],
    logLevel: 'silent',
    alias: { vitest: shim },
    plugins: [
      {
        name: 'mutant',
        setup: (b) => {
          const own = [...texts.keys(), ...files].map((path) => path.replace(/[^\w]/g, '\\$&'));
          b.onLoad({ filter: new RegExp(`^(${own.join('|')})$`) }, ({ path }) => {
            const contents = texts.get(path) ?? readFileSync(path, 'utf8');
            // A bundle in memory has no address of its own.
            const here = JSON.stringify(pathToFileURL(path).href);
            return { contents: contents.replaceAll('import.meta.url', here), loader: 'ts' };
          });
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? '';
}

/**
 * @param {string} code
 * @param {string} rule
 * @param {number} limit  milliseconds
 * @returns {Promise<Result | 'too long'>}
 */
function inWorker(code, rule, limit) {
  return new Promise((resolve) => {
    const worker = new Worker(code, {
      eval: true,
      stdout: true,
      stderr: true,
      workerData: { rule, pattern: alone(rule) },
    });
    /** @param {Result | 'too long'} result */
    const end = (result) => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(() => end('too long'), limit);
    worker.on('message', end);
    worker.on('error', (error) => end({ ran: 0, failed: `does not load: ${error.stack}`, places: [], seen: [] }));
  });
}

/** @param {Mutant} mutant @param {string} text */
const broken = (mutant, text) => text.slice(0, mutant.start) + mutant.text + text.slice(mutant.end);

/**
 * Runs the tests that name a rule with one mutant in the sources, or none.
 * @param {ReadonlyMap<string, Source>} sources
 * @param {readonly string[]} files
 * @param {string} rule
 * @param {Mutant | null} mutant
 * @param {number} limit
 */
export async function runBroken(sources, files, rule, mutant, limit) {
  const texts = new Map(mutant ? [[mutant.path, broken(mutant, sources.get(mutant.path)?.text ?? '')]] : []);
  const code = await bundle(files, texts);
  return inWorker(code, rule, limit);
}

/** Every expression that may be changed or may cite, numbered, and the sources with `$at` around each. */
export class Reach {
  /** @type {{ path: string, node: ts.Node }[]} */
  #spots = [];
  /** @type {Map<string, string>} */
  #texts = new Map();

  /** @param {ReadonlyMap<string, Source>} sources */
  constructor(sources) {
    for (const source of sources.values()) if (!source.isBook) this.#texts.set(source.path, this.#wrap(source));
  }

  /** @param {Source} source */
  #wrap({ path, text, tree }) {
    /** @type {{ at: number, text: string, isOpen: boolean }[]} */
    const marks = [];
    walk(tree, (node) => {
      if (!isWatched(node)) return;
      const n = this.#spots.push({ path, node }) - 1;
      marks.push(
        { at: node.getStart(), text: `$at(${n}, `, isOpen: true },
        { at: node.getEnd(), text: ')', isOpen: false },
      );
    });
    // Inner marks close before outer ones, and whatever ends somewhere ends before the next begins there.
    marks.sort((a, b) => a.at - b.at || Number(a.isOpen) - Number(b.isOpen));
    let out = '';
    let from = 0;
    for (const mark of marks) {
      out += text.slice(from, mark.at) + mark.text;
      from = mark.at;
    }
    return out + text.slice(from);
  }

  /**
   * Runs the tests that name a rule unbroken: what of the steps do they reach, and where is the rule handed on?
   * @param {readonly string[]} files
   * @param {string} rule
   * @param {number} limit
   */
  async run(files, rule, limit) {
    const result = await inWorker(await bundle(files, this.#texts), rule, limit);
    if (result === 'too long') return { failed: 'takes too long', ran: 0, places: [], isReached: () => true };
    const spots = (/** @type {readonly number[]} */ ns) => ns.flatMap((n) => this.#spots[n] ?? []);
    const seen = new Set(spots(result.seen).map(({ path, node }) => `${path} ${node.getStart()} ${node.getEnd()}`));
    const isReached = (/** @type {Mutant} */ m) => {
      const watched = this.#watchedAt(m);
      return watched === null || seen.has(watched);
    };
    return {
      failed: result.failed,
      ran: result.ran,
      places: spots(result.places).filter((s) => mayCite(s.node)),
      isReached,
    };
  }

  /** @type {Map<string, string> | null} */
  #byChange = null;
  /** The watched expression a mutant changes or is part of, as a key. @param {Mutant} mutant */
  #watchedAt(mutant) {
    if (!this.#byChange) {
      this.#byChange = new Map();
      for (const { path, node } of this.#spots)
        for (const change of changesAt(node))
          this.#byChange.set(
            `${path} ${change.start} ${change.end} ${change.text}`,
            `${path} ${node.getStart()} ${node.getEnd()}`,
          );
    }
    return this.#byChange.get(`${mutant.path} ${mutant.start} ${mutant.end} ${mutant.text}`) ?? null;
  }
}

/** The expression whose value tells that a change would be met. @param {ts.Node} node */
function isWatched(node) {
  if (!ts.isExpression(node) || isWritten(node)) return false;
  return mayCite(node) || changesAt(node).length > 0;
}
/** Changes of a node, and of the statement it is the condition of. @param {ts.Node} node */
function changesAt(node) {
  const { parent } = node;
  const isCondition =
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node);
  const isSeen = ts.isPropertyAssignment(parent) && parent.initializer === node && parent.name.getText() === 'seen';
  return [...changesOf(node), ...(isCondition || isSeen ? changesOf(parent) : [])];
}
/** What stands left of a sign of assignment, or names a property, cannot be wrapped. @param {ts.Node} node */
function isWritten(node) {
  const { parent } = node;
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment
  )
    return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isEnumMember(parent) || ts.isLiteralTypeNode(parent)) return true;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.getText().endsWith('=') &&
    !/^[=!<>]=/.test(parent.operatorToken.getText())
  );
}
