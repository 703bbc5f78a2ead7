// The mutation runner itself: what it breaks, what it leaves alone, and that its list of spared mutants is not out of date.
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { changesOf } from './mutants/operators.mjs';
import { readSources, walk } from './mutants/sources.mjs';
import { spared } from './mutants/spared.mjs';
import { staleEntries } from './mutants/survey.mjs';

/** Every broken form of a line of code. */
function broken(code: string): string[] {
  const out: string[] = [];
  walk(ts.createSourceFile('line.ts', code, ts.ScriptTarget.Latest, true), (node) => {
    for (const { start, end, text } of changesOf(node)) out.push(code.slice(0, start) + text + code.slice(end));
  });
  return out;
}

describe('operators', () => {
  test.each([
    ['sign', 'a + b', ['a - b']],
    ['off by one', 'a >= 2', ['a > 2', 'a >= 3', 'a >= 1']],
    ['dropped check', 'if (late) leave();', ['if (!(late)) leave();', 'if (false) leave();']],
    ['wrong test', 'a === b ? c : d', ['!(a === b) ? c : d', 'a !== b ? c : d']],
    ['wrong end', 'Math.max(a, b)', ['Math.min(a, b)']],
    [
      'wrong seat',
      "said('Folded', seat, rule)",
      ["said('Folded', ((seat) === null ? null : (seat) === 0 ? 1 : (seat) - 1), rule)"],
    ],
    ['wrong cell', '({ from: bet, to: pot })', ['({ from: pot, to: bet })']],
    ['no value', "const a: 2 = list[0]; import { b } from './c';", []],
  ])('%s', (_name, code, expected) => {
    expect(broken(code)).toEqual(expected);
  });
});

describe('places', () => {
  const sources = readSources();
  test('tests and the clauses’ own texts are never broken', () => {
    for (const path of sources.keys()) expect(path).not.toMatch(/\.test\.ts$|[\\/]clauses[\\/]|[\\/]test[\\/]/);
  });
});

test('every spared mutant has a reason, and its line is still written', () => {
  expect(staleEntries(readSources())).toEqual([]);
  for (const { why } of spared) expect(why.length).toBeGreaterThan(20);
});
