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
test('what a table was, what somebody had, and which edition it was are before; what is known of none is nothing', () => {
  expect(changeOf({ type: 'TablePaused', by: ana })).toEqual({ before: 'open', after: 'paused' });
  expect(changeOf({ type: 'ClockedIn', person: 'beto', name: 'Beto', house: 'casa', role: 'cage' })).toEqual({
    before: '',
    after: 'cage',
  });
  const slip = { type: 'SlipWritten', number: 1, what: 'cashed', patron: 'chuy', name: 'Chuy', amount: 300, by: ana };
  expect(changeOf({ ...slip, before: 500, after: 200 })).toEqual({ before: 500, after: 200 });
  expect(changeOf(slip), 'a slip of an earlier program').toEqual({ before: undefined, after: undefined });
  const answered = { type: 'EditionAnswered', edition: 'bb', take: false, by: ana };
  expect(changeOf({ ...answered, before: 'aa' })).toEqual({ before: 'aa', after: 'aa' });
  expect(changeOf({ ...answered, take: true })).toEqual({ before: '', after: 'bb' });
  expect(changeOf({ type: 'LimitNoticed', limit: 100, before: 200, by: ana })).toEqual({ before: 200, after: 100 });
});
test('one that says so by itself is told as it stands, and one that changes nothing says nothing', () => {
  expect(changeOf({ type: 'FloatMoved', before: 1, after: 2 })).toMatchObject({ before: 1, after: 2 });
  const { before, after } = changeOf({ type: 'HandLookedAt', by: ana });
  expect([before, after]).toEqual([undefined, undefined]);
});
