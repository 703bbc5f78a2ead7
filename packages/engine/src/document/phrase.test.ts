/** What may stand for a figure in a document. */
import { expect, test } from 'vitest';
import { badPhrase, evaluate, namesIn } from './phrase.js';

const at = { form: 'limit', id: '3/6' };
const known = (name: string): unknown =>
  ({ low: 300, high: 600, it: 3, 'it.low': 200, 'own.joker': 'wild', 'own.natural': '', six: '6:5' })[name];
const said = (value: unknown): unknown => evaluate(value, known, at);

test('amounts are cents, and phrases are reckoned', () => {
  expect(said('$3')).toBe(300);
  expect(said('$0.50')).toBe(50);
  expect(said('= 10 x high')).toBe(6000);
  expect(said('= low / 2 down to $1')).toBe(100);
  expect(said('= 13 x it at least 26')).toBe(39);
  expect(said('= 2 x it at least 26')).toBe(26);
  expect(said('= it.low')).toBe(200);
  expect(said('= six')).toBe('6:5');
  expect(said('= high-joker-(own.joker)(own.natural)')).toBe('high-joker-wild');
});
test('at any depth, and by the form or the name of the stake', () => {
  expect(said({ kind: 'blinds', 'by form': { 'no-limit': { big: '= high' }, other: { big: '= low' } } })).toEqual({
    kind: 'blinds',
    big: 300,
  });
  expect(said({ 'by stake': { '3/6': '$2', other: '$5' } })).toBe(200);
  expect(said([{ over: '$5' }, null, true])).toEqual([{ over: 500 }, null, true]);
});
test('what begins like one and is none is found', () => {
  for (const bad of ['$3.5', '$three', '= low + high', '= 3 x', '=low', '= low, high'])
    expect(badPhrase(bad)).toBe(true);
  for (const good of ['$3', '= low', '= seats.max', 'any text', '= a-(own.joker)']) expect(badPhrase(good)).toBe(false);
  expect(namesIn('= 10 x high')).toEqual(['high']);
  expect(namesIn('= a-(own.joker)(own.natural)')).toEqual(['own.joker', 'own.natural']);
});
test('a figure by the day is the latest that has begun, and none before the first', () => {
  const limit = { 'by day': { '2031-07-01': '$300', '1999-01-01': '$200' } };
  const on = (day?: string) => evaluate(limit, () => undefined, { form: '', id: '', on: day });
  expect(on('1998-12-31')).toBeNull();
  expect(on('1999-01-01')).toBe(20_000);
  expect(on('2031-06-30')).toBe(20_000);
  expect(on('2031-07-01')).toBe(30_000);
  expect(on()).toBe(30_000);
});
test('nothing by the form of the stake is null, and not an empty thing', () => {
  const cap = { 'by form': { limit: 3, other: null } };
  expect(evaluate(cap, known, { form: 'limit', id: '3/6' })).toBe(3);
  expect(evaluate(cap, known, { form: 'no-limit', id: '1/2' })).toBeNull();
});
