// The tests that name a clause in their titles, and whether each does something: plays, opens, ranks, reckons, asks the room. A test
// that reaches nothing but the pages' words and the clauses' own texts only finds words, whichever helper it asks to find them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface NamedTest {
  readonly file: string;
  readonly title: string;
  readonly does: boolean;
}

/** What a test may reach that does nothing: the words, the clauses, the runner. */
const WORDS = /(?:^vitest$|\/words\/index\.js$|^\.\/index\.js$|\/clauses\/index\.js$|\/switches\.js$|^node:)/;
/** And of the books: what is written there, as it is written. */
const WRITTEN = new Set([
  'clause',
  'clauses',
  'clausesOf',
  'clausesOfGame',
  'gameOf',
  'games',
  'houses',
  'isRuling',
  'isSwitchRefusal',
  'own',
  'pagesOf',
  'regulation',
  'rulings',
  'rulingsOf',
  'switchesFor',
]);
const FOLDERS = ['packages', 'apps'];
const isTestFile = (path: string): boolean => /\.(?:test|e2e)\.ts$/.test(path) && !path.includes('node_modules');

/** Every test of the workspace, by the root it lies under. */
export function testsIn(root: string): readonly NamedTest[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return files.filter(isTestFile).flatMap((file) => testsOf(file, readFileSync(join(root, file), 'utf8'), root));
}

/** A clause's or a ruling's id, wherever it stands in a title. */
const ID = /(?<![\w-])(?:[A-Z]+-)?[A-Z0-9]+-[A-Za-z0-9]+(?![\w-])/g;

/** The tests by the ids their titles name. */
export function testsByRule(tests: readonly NamedTest[]): ReadonlyMap<string, readonly NamedTest[]> {
  const byRule = new Map<string, NamedTest[]>();
  for (const test of tests)
    for (const [id] of test.title.matchAll(ID)) byRule.set(id, [...(byRule.get(id) ?? []), test]);
  return byRule;
}

/** The tests of one file; `root` is the folder its path is from, and what it borrows from helpers is looked up there. */
export function testsOf(file: string, text: string, root = '.'): readonly NamedTest[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const doing = doingIn(tree, file, root);
  const tests: NamedTest[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && isTest(node) ? titleOf(node) : null;
    if (title !== null) tests.push({ file, title, does: reaches(node, doing) });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return tests;
}

const isTest = (call: ts.CallExpression): boolean =>
  /^(?:test|it)\b(?!\.(?:skip|todo))/.test(call.expression.getText());
function titleOf({ arguments: [title] }: ts.CallExpression): string | null {
  if (title === undefined) return null;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText() : null;
}

/** The imports of a file that do something. */
function doingIn(tree: ts.SourceFile, file: string, root: string): ReadonlySet<string> {
  const doing = new Set<string>();
  for (const statement of tree.statements.filter(ts.isImportDeclaration)) {
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const isWords = from === './index.js' ? /words|clauses/.test(file) : WORDS.test(from);
    const { importClause } = statement;
    if (isWords || importClause === undefined || importClause.isTypeOnly) continue;
    const bindings = importClause.namedBindings;
    const helper = helperAt(file, from, root);
    if (importClause.name) doing.add(importClause.name.text);
    if (bindings && ts.isNamespaceImport(bindings)) doing.add(bindings.name.text);
    if (bindings && ts.isNamedImports(bindings))
      for (const { name, propertyName, isTypeOnly } of bindings.elements)
        if (!isTypeOnly && !WRITTEN.has(name.text) && (helper?.has((propertyName ?? name).text) ?? true))
          doing.add(name.text);
  }
  return doing;
}

/** What of a helper that lies in a folder of tests does something; null of whatever is no such helper. */
const helpers = new Map<string, ReadonlySet<string> | null>();
function helperAt(file: string, from: string, root: string): ReadonlySet<string> | null {
  const path = join(dirname(file), from.replace(/\.js$/, '.ts'));
  if (!from.startsWith('.') || !/(?:^|\/)test\//.test(path) || !existsSync(join(root, path))) return null;
  const known = helpers.get(path);
  if (known !== undefined) return known;
  const tree = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  // What passes others' things on is not looked through.
  const isWhole = !tree.statements.some((one) => ts.isExportDeclaration(one));
  const doing = isWhole ? doingIn(tree, path, root) : null;
  const does = doing && new Set(declarationsOf(tree).flatMap((one) => (reaches(one, doing) ? boundBy(one.name) : [])));
  helpers.set(path, does);
  return does;
}

/** Whether a node names something that does, itself or through what the file declares. */
function reaches(node: ts.Node, doing: ReadonlySet<string>, seen = new Set<ts.Node>()): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  if (ts.isIdentifier(node)) {
    if (isOnlyAName(node)) return false;
    const own = declaredAs(node);
    return own === null ? doing.has(node.text) : reaches(own, doing, seen);
  }
  return ts.forEachChild(node, (child) => reaches(child, doing, seen) || undefined) ?? false;
}
/** A property's name is not what lies under it. */
const isOnlyAName = ({ parent, ...node }: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(parent) && parent.name.pos === node.pos) ||
  (ts.isPropertyAssignment(parent) && parent.name.pos === node.pos);

/** What a name stands for in this file: its nearest declaration; null where it is imported or the language's own. */
function declaredAs(name: ts.Identifier): ts.Node | null {
  for (let at: ts.Node = name; at.parent; at = at.parent) {
    const scope = at.parent;
    const found = declarationsOf(scope).find((one) => boundBy(one.name).includes(name.text));
    if (found) return found;
  }
  return null;
}
type Declared = ts.VariableDeclaration | ts.ParameterDeclaration | ts.FunctionDeclaration | ts.ClassDeclaration;
function declarationsOf(scope: ts.Node): readonly Declared[] {
  if (ts.isFunctionLike(scope)) return scope.parameters.filter(ts.isParameter);
  if (ts.isForOfStatement(scope) && ts.isVariableDeclarationList(scope.initializer))
    return scope.initializer.declarations;
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return [];
  return scope.statements.flatMap((one): readonly Declared[] => {
    if (ts.isVariableStatement(one)) return one.declarationList.declarations;
    return ts.isFunctionDeclaration(one) || ts.isClassDeclaration(one) ? [one] : [];
  });
}
function boundBy(name: ts.BindingName | undefined): readonly string[] {
  if (name === undefined) return [];
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundBy(one.name) : []));
}
