// Where a rule lives. Its book values are found by reading: the literal that names the rule, the figures beside it, and what a
// comment says the rule is about. Its steps are found by running the tests that name it: wherever the engine hands the rule's id on,
// into an event, an option or a refusal, the sentence around it, what guards it and what it is reckoned from belong to the rule.
import ts from 'typescript';
import { calledName, changesOf } from './operators.mjs';
import { alone, walk } from './sources.mjs';

/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {import('./operators.mjs').Change} Change */
/** @typedef {Change & { path: string, way: 'book' | 'step' }} Mutant */
/** @typedef {{ path: string, node: ts.Node }} Place */

/** Whether a node may hand a rule's id on. @param {ts.Node} node */
export function mayCite(node) {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return false;
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.arguments.some((arg) => arg === node);
  return (
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    (ts.isVariableDeclaration(parent) && parent.initializer === node)
  );
}

/** @param {ts.Node} node @param {(node: ts.Node) => boolean} is */
function above(node, is) {
  let at = node.parent;
  while (at && !is(at)) at = at.parent;
  return at;
}
/** @param {ts.Node} within @returns {readonly Change[]} */
function allIn(within) {
  /** @type {Change[]} */
  const out = [];
  walk(within, (node) => out.push(...changesOf(node)));
  return out;
}

/** @param {ts.Node} literal @param {string} other @returns {Change} */
const wrongClause = (literal, other) => ({
  kind: 'wrong clause',
  start: literal.getStart(),
  end: literal.getEnd(),
  text: `'${other}'`,
});

/** A list of clauses is no sentence: what stands beside one of them is another rule's. @param {ts.Node} holder */
const isCites = (holder) =>
  ts.isObjectLiteralExpression(holder) &&
  holder.properties.filter((p) => ts.isPropertyAssignment(p) && ts.isStringLiteral(p.initializer)).length > 2;

/**
 * An object in a sentence that names a clause of its own is that clause's.
 * @param {ts.Node} holder
 * @param {ts.Node} literal
 */
function notOfOthers(holder, literal) {
  /** @type {ts.Node[]} */
  const others = [];
  walk(holder, (node) => {
    const isAnother = ts.isObjectLiteralExpression(node) && node !== holder && !within(node, literal);
    if (isAnother && /'[A-Z]{3,4}-[A-Z0-9]+-\w+'/.test(node.getText())) others.push(node);
  });
  return (/** @type {Change} */ { start, end }) => !others.some((o) => start >= o.getStart() && end <= o.getEnd());
}
/** @param {ts.Node} outer @param {ts.Node} node */
const within = (outer, node) => node.getStart() >= outer.getStart() && node.getEnd() <= outer.getEnd();

/**
 * What reading finds: the rule's literals, the figures beside them, and what a comment names.
 * @param {ReadonlyMap<string, Source>} sources
 * @param {string} rule
 * @param {string} other  the clause that is named instead
 * @returns {readonly Mutant[]}
 */
export function writtenPlaces(sources, rule, other) {
  const named = new RegExp(alone(rule));
  /** @type {Mutant[]} */
  const out = [];
  for (const { path, text, tree } of sources.values()) {
    if (!named.test(text)) continue;
    const add = (/** @type {readonly Change[]} */ changes) => {
      for (const change of changes) out.push({ ...change, path, way: 'book' });
    };
    walk(tree, (node) => {
      if (ts.isStringLiteral(node) && node.text === rule) {
        add([wrongClause(node, other)]);
        const holder = above(
          node,
          (n) => ts.isObjectLiteralExpression(n) || ts.isCallExpression(n) || ts.isStatement(n),
        );
        if (holder && !ts.isStatement(holder) && !isCites(holder)) add(allIn(holder).filter(notOfOthers(holder, node)));
      }
      if (isCommented(node, text, named)) add(allIn(node));
    });
  }
  return unique(out);
}

/**
 * Whether a comment before a node, or behind it on its line, names the rule.
 * @param {ts.Node} node
 * @param {string} text
 * @param {RegExp} named
 */
function isCommented(node, text, named) {
  if (
    !ts.isPropertyAssignment(node) &&
    !ts.isVariableStatement(node) &&
    !ts.isIfStatement(node) &&
    !ts.isFunctionDeclaration(node)
  )
    return false;
  if (node.getFullStart() === 0) return false;
  const ranges = [
    ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(text, text[node.end] === ',' ? node.end + 1 : node.end) ?? []),
  ];
  return ranges.some(({ pos, end }) => named.test(text.slice(pos, end)));
}

/**
 * What belongs to a place where the rule's id is handed on: the call it is handed to, what that call is reckoned from, and the
 * checks that lead there. A check passed on the way to it can be turned; its own bounds are another rule's.
 * @param {Place} place
 * @returns {readonly Mutant[]}
 */
export function aroundPlace({ path, node }) {
  const call = above(node, (n) => ts.isCallExpression(n) || ts.isStatement(n));
  if (!call) return [];
  const changes = [...allIn(call)];
  for (let at = call; at.parent && !ts.isFunctionLike(at) && !ts.isSourceFile(at.parent); at = at.parent) {
    const { parent } = at;
    const isGuard = ts.isIfStatement(parent) && parent.expression !== at;
    const isChoice = ts.isConditionalExpression(parent) && parent.condition !== at;
    if (isGuard) changes.push(...changesOf(parent), ...allIn(parent.expression));
    if (isChoice) changes.push(...changesOf(parent), ...allIn(parent.condition));
    if (!ts.isBlock(parent)) continue;
    const moves = isCalled(call, ['say']) ? movedBefore(parent, at) : [];
    changes.push(...moves.flatMap(allIn), ...leadingTo(parent, at), ...reckonedFrom(parent, at, [call, ...moves]));
  }
  return unique(changes.map((change) => ({ ...change, path, way: 'step' })));
}

/** @param {ts.Node} node @param {readonly string[]} names */
const isCalled = (node, names) => ts.isCallExpression(node) && names.includes(calledName(node));
/** @param {ts.Node} within @param {readonly string[]} names */
function calls(within, names) {
  let found = false;
  walk(within, (node) => {
    found ||= isCalled(node, names);
  });
  return found;
}
/** What a draft moves before it says so: since it said something else. @param {ts.Block} block @param {ts.Node} at */
function movedBefore(block, at) {
  const before = block.statements.filter((s) => s.end <= at.pos);
  const said = before.findLastIndex((s) => calls(s, ['say']));
  return before.slice(said + 1).filter((s) => calls(s, ['pay', 'move', 'show', 'mark']));
}

/** The checks before a statement that may keep it from being reached, each turned. @param {ts.Block} block @param {ts.Node} at */
function leadingTo(block, at) {
  const before = block.statements.filter((s) => s.end <= at.pos).filter(ts.isIfStatement);
  return before
    .filter((s) => leaves(s.thenStatement))
    .flatMap((s) => changesOf(s).filter((c) => c.kind === 'wrong test'));
}
/** @param {ts.Statement} then @returns {boolean} */
const leaves = (then) =>
  ts.isReturnStatement(then) || ts.isContinueStatement(then) || (ts.isBlock(then) && then.statements.some(leaves));

/**
 * The figures a sentence uses, where they are reckoned.
 * @param {ts.Block} block
 * @param {ts.Node} at
 * @param {readonly ts.Node[]} sentence
 */
function reckonedFrom(block, at, sentence) {
  /** @type {Set<string>} */
  const used = new Set();
  for (const part of sentence) walk(part, (n) => ts.isIdentifier(n) && used.add(n.text));
  return block.statements
    .filter((s) => s.end <= at.pos)
    .filter(ts.isVariableStatement)
    .flatMap((s) => [...s.declarationList.declarations])
    .filter((d) => ts.isIdentifier(d.name) && used.has(d.name.text))
    .flatMap((d) => (d.initializer && !isMaker(d.initializer) ? allIn(d.initializer) : []));
}
/** A step or a function that is made here has rules of its own. @param {ts.Expression} made */
const isMaker = (made) =>
  ts.isArrowFunction(made) || (ts.isCallExpression(made) && made.arguments.some((arg) => arg.getText() === 'cites'));

/** @param {readonly Mutant[]} mutants */
function unique(mutants) {
  const keyed = new Map(mutants.map((m) => [`${m.path} ${m.start} ${m.end} ${m.text}`, m]));
  return [...keyed.values()];
}
