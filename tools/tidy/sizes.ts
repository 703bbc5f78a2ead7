// How long a file, a line and a function may be.
import ts from 'typescript';
import { type Check, type Finding, isCode, isData, isTest, lineOf, type TextFile, treeOf } from './source.js';

export const longestFile = 400;
export const longestLine = 140;
export const longestFunction = 80;

const measured = (file: TextFile): boolean => isCode(file.path) && !isData(file.path);

function fileLength(file: TextFile): Finding[] {
  const lines = file.text.replace(/\n$/, '').split('\n').length;
  if (lines <= longestFile) return [];
  const message = `${lines} lines, of at most ${longestFile}: split the file by what its parts are about`;
  return [{ path: file.path, line: longestFile + 1, message }];
}

function lineLengths(file: TextFile): Finding[] {
  // Markup breaks where its attributes do, and drawn paths nowhere; no formatter here reads it.
  const longest = file.path.endsWith('.svelte') ? 2 * longestLine : longestLine;
  return file.text.split('\n').flatMap((text, index) => {
    if (text.length <= longest) return [];
    const message = `${text.length} columns, of at most ${longest}: break the line`;
    return [{ path: file.path, line: index + 1, message }];
  });
}

/**
 * A function's own lines: those of a function written inside it are counted for that one, so a step that is an object
 * of five methods is measured method by method.
 */
function functionLengths(file: TextFile): Finding[] {
  const found: Finding[] = [];
  const tree = treeOf(file);
  const lineAt = (position: number): number => tree.getLineAndCharacterOfPosition(position).line;

  /** Visits a node; returns how many lines belong to functions directly inside it. */
  const measure = (node: ts.Node): number => {
    let inner = 0;
    ts.forEachChild(node, (child) => {
      inner += measure(child);
    });
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return inner;
    const lines = lineAt(node.end) - lineAt(node.getStart(tree)) + 1;
    const own = lines - inner;
    if (own > longestFunction) {
      const message = `a function of ${own} lines, of at most ${longestFunction}: give its parts names`;
      found.push({ path: file.path, line: lineOf(node), message });
    }
    return lines - 1;
  };
  measure(tree);
  return found;
}

export const sizeChecks: readonly Check[] = [
  { name: `files have at most ${longestFile} lines`, run: (files) => files.filter(measured).flatMap(fileLength) },
  { name: `lines have at most ${longestLine} columns`, run: (files) => files.filter(measured).flatMap(lineLengths) },
  {
    name: `functions have at most ${longestFunction} lines`,
    run: (files) => files.filter((file) => measured(file) && !isTest(file.path)).flatMap(functionLengths),
  },
];
