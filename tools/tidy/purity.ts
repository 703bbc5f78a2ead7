// The engine is pure: no clock, no chance, no waiting, no talking to the world. Each ban names what to do instead.
import ts from 'typescript';
import {
  type Check,
  type Finding,
  isEngine,
  isTest,
  isTypeScript,
  lineOf,
  type TextFile,
  treeOf,
  walk,
} from './source.js';

const clock = 'time is the room’s business: receive it as a value, or offer an `ifSilent` option for the clock to play';
const timers = 'the clock is an actor: offer an `ifSilent` option and let the room decide when silence has lasted';
const waiting = 'the engine never waits: return the value, and let the room do the waiting';
const world = 'the engine does no I/O: take the data as an argument and return what is to be done';
const chance = 'take an Rng and call rng.below(n): it is seeded in tests, secure at tables, exhaustive in the census';

/** Members of globals, banned one by one. */
const members: Readonly<Record<string, string>> = {
  'Math.random': chance,
  'Date.now': clock,
  'performance.now': clock,
};

/** Globals banned altogether, wherever the file does not declare the name itself. */
const globals: Readonly<Record<string, string>> = {
  setTimeout: timers,
  setInterval: timers,
  setImmediate: timers,
  queueMicrotask: waiting,
  Promise: waiting,
  console: 'return an Event or a Refusal and let words/ say it',
  process: 'settings come in as arguments, with the rules or the command',
  crypto: chance,
  fetch: world,
  globalThis: world,
};

function findings(file: TextFile): Finding[] {
  const found: Finding[] = [];
  const tree = treeOf(file);
  const own = declaredIn(tree);
  const ban = (node: ts.Node, what: string, instead: string) =>
    found.push({ path: file.path, line: lineOf(node), message: `${what} is banned in the engine: ${instead}` });

  walk(tree, (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      const name = `${node.expression.getText(tree)}.${node.name.text}`;
      const instead = members[name];
      if (instead !== undefined) ban(node, name, instead);
    } else if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
      if (node.expression.getText(tree) === 'Date') ban(node, ts.isNewExpression(node) ? 'new Date' : 'Date()', clock);
    } else if (node.kind === ts.SyntaxKind.AsyncKeyword) ban(node, 'async', waiting);
    else if (ts.isAwaitExpression(node) || node.kind === ts.SyntaxKind.AwaitKeyword) ban(node, 'await', waiting);
    else if (ts.isIdentifier(node) && Object.hasOwn(globals, node.text) && isReference(node) && !own.has(node.text)) {
      ban(node, node.text, globals[node.text] ?? '');
    }
  });
  return found;
}

/** A use of the name, not a label of the same spelling such as `step.process` or `{ process: 1 }`. */
function isReference(name: ts.Identifier): boolean {
  const parent = name.parent;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name;
  if (ts.isQualifiedName(parent)) return parent.left === name;
  if (ts.isBindingElement(parent)) return parent.initializer === name;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  const labelled =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isEnumMember(parent) ||
    ts.isNamedTupleMember(parent);
  return !(labelled && parent.name === name);
}

function declaredIn(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node);
    if (declares && node.name !== undefined && ts.isIdentifier(node.name)) names.add(node.name.text);
  });
  return names;
}

export const purityChecks: readonly Check[] = [
  {
    name: 'the engine is pure',
    run: (files) =>
      files.filter((file) => isTypeScript(file.path) && isEngine(file.path) && !isTest(file.path)).flatMap(findings),
  },
];
