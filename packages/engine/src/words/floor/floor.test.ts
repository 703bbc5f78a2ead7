// Everything a rules desk may ask or answer has words in both languages.
import { expect, test } from 'vitest';
import { FAMILY_NAMES, lawWordsOf } from '../../document/index.js';
import { deskAnswer, deskQuestion, remedyWords } from './index.js';

const words = FAMILY_NAMES.flatMap((family) => lawWordsOf(family) ?? []);

test.each(['en', 'es'] as const)('facts, values and remedies of every family in %s', (language) => {
  const silent = words.flatMap(({ facts, remedies }) => [
    ...Object.entries(facts).flatMap(([fact, { values }]) => [
      ...(deskQuestion(fact, language) === fact ? [fact] : []),
      ...values.flatMap((value) => (deskAnswer(fact, value, language) === value ? [`${fact}: ${value}`] : [])),
    ]),
    ...Object.keys(remedies).filter((remedy) => remedyWords({ remedy, money: remedy }, language) === null),
  ]);
  expect([...new Set(silent)]).toEqual([]);
});
test('where the house keeps the fee of a void hand, that is said', () => {
  expect(remedyWords({ remedy: 'misdeal', money: 'misdeal:keep' }, 'en')?.money).toContain('keeps the fee');
  expect(remedyWords({ remedy: 'dead-hand', money: 'dead-hand:keep' }, 'en')?.money).toBe(
    remedyWords({ remedy: 'dead-hand', money: 'dead-hand' }, 'en')?.money,
  );
});
