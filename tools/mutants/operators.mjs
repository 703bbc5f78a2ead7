// How a piece of code is broken: each operator answers with other text for a node, or with nothing.
import ts from 'typescript';

/** @typedef {{ kind: string, start: number, end: number, text: string }} Change  other text for a range of a file */

/** @type {Readonly<Record<string, readonly [kind: string, instead: string]>>} */
const otherSign = {
  '+': ['sign', '-'],
  '-': ['sign', '+'],
  '*': ['sign', '+'],
  '/': ['sign', '*'],
  '%': ['sign', '-'],
  '<': ['off by one', '<='],
  '<=': ['off by one', '<'],
  '>': ['off by one', '>='],
  '>=': ['off by one', '>'],
  '===': ['wrong test', '!=='],
  '!==': ['wrong test', '==='],
  '&&': ['wrong test', '||'],
  '||': ['wrong test', '&&'],
};
/** @type {Readonly<Record<string, string>>} */
const otherCall = { max: 'min', min: 'max', floor: 'ceil', ceil: 'floor', some: 'every', every: 'some' };
const tellers = new Set(['said', 'paid', 'moved', 'event', 'say', 'mark']);

/** @param {ts.Node} node @param {string} kind @param {string} text @returns {Change} */
const change = (node, kind, text) => ({ kind, start: node.getStart(), end: node.getEnd(), text });

/** @param {ts.Node} node @returns {readonly Change[]} */
export function changesOf(node) {
  return [...inValues(node), ...inChecks(node), ...inCalls(node), ...inMoves(node)];
}

/** @param {ts.Node} node @returns {readonly Change[]} */
function inValues(node) {
  if (ts.isNumericLiteral(node) && !isName(node)) {
    const value = Number(node.text);
    return [
      change(node, 'off by one', String(value + 1)),
      ...(value > 1 ? [change(node, 'off by one', String(value - 1))] : []),
    ];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [change(node, 'dropped check', 'false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [change(node, 'wrong test', 'true')];
  if (ts.isBinaryExpression(node)) {
    const [kind, instead] = otherSign[node.operatorToken.getText()] ?? [];
    return kind && instead ? [change(node.operatorToken, kind, instead)] : [];
  }
  return [];
}

/** A property's name or a place in a list is no value. @param {ts.NumericLiteral} node */
const isName = (node) =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isElementAccessExpression(node.parent) && node.parent.argumentExpression === node);

/** @param {ts.Node} node @returns {readonly Change[]} */
function inChecks(node) {
  if (ts.isIfStatement(node)) {
    const turned = change(node.expression, 'wrong test', `!(${node.expression.getText()})`);
    return node.elseStatement ? [turned] : [turned, change(node.expression, 'dropped check', 'false')];
  }
  if (ts.isConditionalExpression(node)) return [change(node.condition, 'wrong test', `!(${node.condition.getText()})`)];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [change(node, 'wrong test', `(${node.operand.getText()})`)];
  return [];
}

/** @param {ts.Node} node @returns {readonly Change[]} */
function inCalls(node) {
  if (!ts.isCallExpression(node)) return [];
  const called = node.expression;
  if (ts.isPropertyAccessExpression(called) && called.name.text in otherCall)
    return [change(called.name, 'wrong end', /** @type {string} */ (otherCall[called.name.text]))];
  const seat = node.arguments[1];
  if (!tellers.has(calledName(node)) || !seat || seat.kind === ts.SyntaxKind.NullKeyword) return [];
  const text = seat.getText();
  return [change(seat, 'wrong seat', `((${text}) === null ? null : (${text}) === 0 ? 1 : (${text}) - 1)`)];
}

/** The name of what is called: of a function, or of what a draft does. @param {ts.CallExpression} node */
export function calledName({ expression }) {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** What moves from one place to another moves back, and what is seen is not. @param {ts.Node} node @returns {readonly Change[]} */
function inMoves(node) {
  if (ts.isCallExpression(node)) return inDraft(node);
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'seen' && node.initializer.getText() === "'all'")
    return [change(node.initializer, 'wrong cell', 'null')];
  if (!ts.isObjectLiteralExpression(node)) return [];
  const named = (/** @type {string} */ name) =>
    node.properties.find((p) => ts.isPropertyAssignment(p) && p.name.getText() === name);
  const [from, to] = /** @type {(ts.PropertyAssignment | undefined)[]} */ ([named('from'), named('to')]);
  if (!from || !to || from.initializer.getText() === to.initializer.getText()) return [];
  const [first, second] = from.pos < to.pos ? [from.initializer, to.initializer] : [to.initializer, from.initializer];
  const text = node.getText();
  const [at, after] = [first.getStart() - node.getStart(), second.getStart() - node.getStart()];
  const swapped =
    text.slice(0, at) +
    second.getText() +
    text.slice(at + first.getText().length, after) +
    first.getText() +
    text.slice(after + second.getText().length);
  return [change(node, 'wrong cell', swapped)];
}

/**
 * The same on a draft: `pay(from, to, amount)`, `move(cards, from, to, seen)`, `show(cards, zone)`.
 * @param {ts.CallExpression} node
 * @returns {readonly Change[]}
 */
function inDraft(node) {
  const name = calledName(node);
  if (!ts.isPropertyAccessExpression(node.expression) || !['pay', 'move', 'show'].includes(name)) return [];
  const args = node.arguments.map((arg) => arg.getText());
  const draft = node.expression.expression.getText();
  const move = (/** @type {readonly (string | undefined)[]} */ list) => `${draft}.move(${list.join(', ')})`;
  const [a, b, c, ...rest] = args;
  if (name === 'pay') return a === b ? [] : [change(node, 'wrong cell', `${draft}.pay(${[b, a, c].join(', ')})`)];
  if (name === 'show') return [change(node, 'wrong cell', move([a, b, b]))];
  const hidden = rest[0] === "'all'" ? [change(node, 'wrong cell', move([a, b, c]))] : [];
  return b === c ? hidden : [...hidden, change(node, 'wrong cell', move([a, c, b, ...rest]))];
}
