// What documents may speak of is listed by name, brought along by the families, and said in both languages: three lists that are one.
import { describe, expect, test } from 'vitest';
import { FAMILIES, know, lawWordsOf } from '../games/index.js';
import { FAMILY_NAMES, saidOf, valuesOf } from './index.js';

know(...FAMILIES);
const documents = new Map(FAMILIES.flatMap(({ documents }) => Object.entries(documents)));

test('every family has its names, and no other is listed', () => {
  expect([...documents.keys()].sort()).toEqual([...FAMILY_NAMES].sort());
});
describe.each(FAMILY_NAMES)('%s', (name) => {
  test('has the words of its floor law', () => {
    expect(documents.get(name)!.law).toBe(lawWordsOf(name));
  });
  test('says each of its values, and nothing else', () => {
    expect([...saidOf(name).keys()].sort()).toEqual([...valuesOf(name).keys()].sort());
    for (const { en, es } of saidOf(name).values()) expect(en).not.toBe(es);
  });
});
