// Before and after of what staff did, as the report of significant events has it, whatever the event calls them.
import { expect, test } from 'vitest';
import { changeOf } from './changes.js';

const ana = { id: 'ana', name: 'Ana', role: 'owner' as const };

test('an act says what was before it and what is after it, in no language', () => {
  expect(changeOf({ type: 'RoleEnded', person: 'beto', name: 'Beto', house: 'casa', role: 'cage', by: ana })).toEqual({
    before: 'cage',
    after: '',
  });
  expect(changeOf({ type: 'TableRenamed', was: 'Table 1', name: 'The big one', by: ana })).toEqual({
    before: 'Table 1',
    after: 'The big one',
  });
  const barred = { type: 'PatronBarred', person: 'chuy', name: 'Chuy', by: ana };
  expect(changeOf({ ...barred, before: 0, until: null })).toEqual({ before: '', after: '∞' });
  expect(changeOf({ ...barred, before: null, until: 86_400_000 })).toEqual({
    before: '∞',
    after: '1970-01-02T00:00:00.000Z',
  });
});
test('one that says so by itself is told as it stands, and one that changes nothing says nothing', () => {
  expect(changeOf({ type: 'FloatMoved', before: 1, after: 2 })).toMatchObject({ before: 1, after: 2 });
  const { before, after } = changeOf({ type: 'HandLookedAt', by: ana });
  expect([before, after]).toEqual([undefined, undefined]);
});
