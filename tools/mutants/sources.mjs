// The engine's sources as trees: what may be broken is in here, read once and never written.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../setup.mjs';

/** @typedef {{ path: string, text: string, tree: ts.SourceFile, isBook: boolean }} Source */

const engine = join(root, 'packages', 'engine');
/** Where a rule may live: its value in a book, or the stage, ruling or table that goes by it. */
const folders = ['books', 'games', 'progressive', 'rulings', 'steps', 'table'];
const isTest = (/** @type {string} */ path) => /\.test\.ts$/.test(path);

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .sort();

/** @param {string} path */
function isBreakable(path) {
  const inside = relative(join(engine, 'src'), path).split(/[\\/]/);
  if (isTest(path) || inside.includes('test') || inside[1] === 'clauses') return false;
  return folders.includes(inside[0] ?? '');
}

/** @returns {ReadonlyMap<string, Source>} by path */
export function readSources() {
  const paths = filesIn(join(engine, 'src')).filter(isBreakable);
  return new Map(
    paths.map((path) => {
      const text = readFileSync(path, 'utf8');
      const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      return [path, { path, text, tree, isBook: relative(join(engine, 'src'), path).startsWith('books') }];
    }),
  );
}

/** What each clause was seen to do at each game: a test for every clause, titled from files. */
export const citedTest = join(root, 'packages', 'laws', 'src', 'cited.test.ts');

/** @returns {readonly { path: string, text: string }[]} the engine's tests */
export const readTests = () =>
  [...filesIn(join(engine, 'src')), ...filesIn(join(engine, 'test'))]
    .filter(isTest)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** A rule's id by itself: 'ROG-HOLD-01' is not in 'ROG-HOLD-01a'. @param {string} rule */
export const alone = (rule) => `(?<![\\w-])${rule}(?![\\w-])`;

/**
 * Every node of a tree that is code and not type.
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} visit
 */
export function walk(node, visit) {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** @param {Source} source @param {number} at */
export const lineOf = ({ tree }, at) => tree.getLineAndCharacterOfPosition(at).line + 1;
