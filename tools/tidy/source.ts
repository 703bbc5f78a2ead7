// What the checks read: the repository's text files, and TypeScript files as syntax trees.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** A file by its path from the top of the repository, with `/` between folders. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** One fault: where it is, and what to do about it. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export interface Check {
  readonly name: string;
  run(files: readonly TextFile[]): readonly Finding[];
}

/** An import or re-export. `typeOnly` when nothing of it is left at run time. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly typeOnly: boolean;
}

export const format = (finding: Finding): string => `${finding.path}:${finding.line}  ${finding.message}`;

export const isTypeScript = (path: string): boolean => path.endsWith('.ts') && !path.endsWith('.d.ts');
export const isCode = (path: string): boolean => /\.(?:ts|mts|mjs|js|svelte)$/.test(path);
export const isTest = (path: string): boolean => path.endsWith('.test.ts') || path.includes('/test/');
export const isEngine = (path: string): boolean => path.startsWith('packages/engine/src/');

/** Rules as data, long by nature and read clause by clause. */
export const isData = (path: string): boolean =>
  path.endsWith('.data.ts') || /\/books\/(?:[^/]+\/)*clauses(?:\/.+|[^/]*)\.ts$/.test(path);

/** The scripts of a Svelte component, everything else blank, so that line numbers stay. */
function scriptsOf(text: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  return text
    .split(/(<script[^>]*>[\s\S]*?<\/script>)/)
    .map((part) => {
      const script = /^(<script[^>]*>)([\s\S]*)(<\/script>)$/.exec(part);
      return script ? blank(script[1]!) + script[2]! + blank(script[3]!) : blank(part);
    })
    .join('');
}

const trees = new WeakMap<TextFile, ts.SourceFile>();

export function treeOf(file: TextFile): ts.SourceFile {
  let tree = trees.get(file);
  if (tree === undefined) {
    const isSvelte = file.path.endsWith('.svelte');
    const kind = isSvelte || file.path.endsWith('ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS;
    const text = isSvelte ? scriptsOf(file.text) : file.text;
    tree = ts.createSourceFile(file.path, text, ts.ScriptTarget.ES2022, true, kind);
    trees.set(file, tree);
  }
  return tree;
}

export function lineOf(node: ts.Node): number {
  const tree = node.getSourceFile();
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** A finding for every line that matches; `message` may use what was matched. */
export function matches(file: TextFile, pattern: RegExp, message: (match: string) => string): Finding[] {
  return file.text.split('\n').flatMap((text, index) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ path: file.path, line: index + 1, message: message(match[0]) }];
  });
}

export function importsOf(file: TextFile): Import[] {
  const found: Import[] = [];
  const add = (from: ts.Node | undefined, typeOnly: boolean) => {
    if (from !== undefined && ts.isStringLiteralLike(from)) {
      // How a bundler is to fetch it, `?worker`, is no part of its name.
      found.push({ specifier: from.text.replace(/\?\w+$/, ''), line: lineOf(from), typeOnly });
    }
  };
  walk(treeOf(file), (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
  });
  return found;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  if (clause.name !== undefined || names === undefined || !ts.isNamedImports(names)) return false;
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly);
}

/** The file a relative import means: `./felt.js` in kernel/step.ts is kernel/felt.ts. */
export function target(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier).replace(/\.js$/, '.ts');
}

/** Every text file that is committed or about to be. */
export function readRepository(top: string): TextFile[] {
  return listed(top)
    .filter((path) => existsSync(join(top, path)) && statSync(join(top, path)).isFile())
    .map((path) => ({ path, text: readFileSync(join(top, path), 'utf8') }))
    .filter((file) => !file.text.includes('\0'));
}

function listed(top: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  if (existsSync(join(top, '.git'))) {
    const output = execFileSync('git', args, { cwd: top, encoding: 'utf8', maxBuffer: 1 << 26 });
    return output.split('\0').filter((path) => path !== '');
  }
  return walkFolder(top, ''); // a downloaded archive
}

function walkFolder(top: string, folder: string): string[] {
  const ignored = new Set(['node_modules', 'dist', 'coverage', '.git']);
  return readdirSync(join(top, folder), { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? walkFolder(top, path) : [path];
  });
}
