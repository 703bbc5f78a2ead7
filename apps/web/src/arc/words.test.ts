// The arc's own words are there in both languages, say something, and take the same arguments.
import { describe, expect, test } from 'vitest';
import { arcStrings } from './words/index.js';

type Tree = { readonly [key: string]: unknown };
function leaves(tree: Tree, path = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null ? leaves(value as Tree, `${path}${key}.`) : [[`${path}${key}`, value]],
  );
}
const en = new Map(leaves(arcStrings('en') as unknown as Tree));
const es = new Map(leaves(arcStrings('es') as unknown as Tree));
/** Names and marks that are the same in both. */
const SAME = [
  'natural',
  'proposition',
  'spots.ante',
  'spots.dos-pares',
  'spotShort.ante',
  'spotShort.dos-pares',
  'spotShort.progressive',
  'spotLetter.ante',
  'spotLetter.dos-pares',
  'spotLetter.progressive',
  'because.natural',
  'anteTable',
];

describe('the arc in two languages', () => {
  test('has the same strings, and each says something', () => {
    expect([...es.keys()]).toEqual([...en.keys()]);
    for (const map of [en, es])
      for (const [key, value] of map)
        if (typeof value === 'string') expect(value.trim().length, key).toBeGreaterThan(0);
  });
  test('says it in that language: nothing is left untranslated', () => {
    const alike = [...en].flatMap(([key, value]) => (typeof value === 'string' && es.get(key) === value ? [key] : []));
    expect(alike).toEqual(SAME);
  });
  test('asks for the same arguments, and uses them', () => {
    for (const [key, value] of en) {
      if (typeof value !== 'function') continue;
      const other = es.get(key) as (...args: unknown[]) => string;
      expect(other.length, key).toBe(value.length);
      for (const say of [value, other] as ((...args: unknown[]) => string)[])
        expect(say(1, 2)?.toString().length, key).toBeGreaterThan(0);
    }
  });
  test('plays no music: no exclamation marks', () => {
    for (const map of [en, es])
      for (const [key, value] of map) if (typeof value === 'string') expect(value, key).not.toContain('!');
  });
});
