// What a schema lets pass, and how it says what it does not. That it is of one mind with the library which reads documents is shown by
// packages/book/src/declared.test.ts, at tables of every family.
import { expect, test } from 'vitest';
import * as s from './index.js';

const wrong = (schema: s.Schema, value: unknown): readonly string[] => {
  const { success, error } = schema.safeParse(value);
  return success ? [] : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test('a number is whole, safe and within its bounds', () => {
  const odds = s.int().min(2).max(9);
  expect([2, 9].map((n) => odds.parse(n))).toEqual([2, 9]);
  for (const bad of [1, 10, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null])
    expect(wrong(odds, bad), String(bad)).toHaveLength(1);
  expect(wrong(s.int().positive(), 0)).toEqual([': over 0']);
  expect(wrong(s.int(), 2 ** 53)).toEqual([': safe']);
  expect(s.number().parse(0.5)).toBe(0.5);
});
test('a day is one of the calendar', () => {
  for (const day of ['2024-02-29', '2000-02-29', '2025-12-31']) expect(s.day().parse(day)).toBe(day);
  for (const none of ['2025-02-29', '1900-02-29', '2025-13-01', '2025-04-31', '2025-4-1', ''])
    expect(wrong(s.day(), none), none).toHaveLength(1);
});
test('an object has its fields and no others; what may be left out stays away, and a default stands in', () => {
  const shape = s.strictObject({
    name: s.string().min(1),
    ante: s.int().exactOptional(),
    note: s.string().optional(),
    kind: s.enum(['pot', 'no']).default('no'),
    most: s.int().nullable(),
  });
  expect(shape.parse({ name: 'x', most: null })).toEqual({ name: 'x', kind: 'no', most: null });
  expect(shape.parse({ name: 'x', note: undefined, most: 1 })).toEqual({
    ...{ name: 'x', note: undefined, kind: 'no', most: 1 },
  });
  expect(wrong(shape, { name: '', ante: undefined, strange: 1 })).toEqual([
    'name: min 1',
    'ante: number',
    'most: number',
    ': strange',
  ]);
  expect(wrong(shape, [])).toEqual([': object']);
});
test('what must hold besides is asked once all is of its kind, and may say by which clause', () => {
  const pair = s
    .strictObject({ low: s.int().positive(), high: s.int() })
    .superRefine(({ low, high }, context) => {
      if (low > high) context.addIssue({ code: 'custom', message: 'crossed', params: { rule: 'R-1' } });
    })
    .refine(({ high }) => high < 100, 'too-much');
  expect(wrong(pair, { low: 200, high: 150 })).toEqual([': crossed', ': too-much']);
  expect(pair.safeParse({ low: 2, high: 1 }).error!.issues[0]).toMatchObject({ params: { rule: 'R-1' } });
  // A figure past its bound is still a figure; a text is none.
  expect(wrong(pair, { low: 0, high: -1 })).toEqual(['low: over 0', ': crossed']);
  expect(wrong(pair, { low: 2, high: '1' })).toEqual(['high: number']);
  expect(() => pair.parse({ low: 2, high: 1 })).toThrow('crossed');
});
test('kinds are told apart by their field, also where they come to be known later', () => {
  const fixed = s.strictObject({ kind: s.literal('fixed'), bet: s.int() });
  const open = s.strictObject({ kind: s.literal('open') });
  const known: (typeof fixed | typeof open)[] = [fixed];
  const limit = new s.Kinds('kind', () => known);
  expect(wrong(limit, { kind: 'open' })).toEqual(['kind: kind']);
  known.push(open);
  expect(limit.parse({ kind: 'open' })).toEqual({ kind: 'open' });
  expect(wrong(limit, { kind: 'fixed', bet: 'x' })).toEqual(['bet: number']);
  const nested = s.discriminatedUnion('kind', [limit, s.strictObject({ kind: s.literal('none') })]);
  expect(nested.parse({ kind: 'fixed', bet: 1 })).toEqual({ kind: 'fixed', bet: 1 });
});
test('lists, tuples, records and unions say where', () => {
  expect(wrong(s.array(s.int()).min(2), [1.5])).toEqual(['0: int']);
  expect(wrong(s.array(s.string()).min(2), [1])).toEqual(['0: string', ': min 2']);
  expect(wrong(s.tuple([s.int(), s.int()]), [1, 2, 3])).toEqual([': tuple']);
  expect(wrong(s.record(s.enum(['a', 'b']), s.int()), { a: 1, c: 2 })).toEqual(['b: number', ': c']);
  expect(s.record(s.string(), s.boolean()).parse({ x: true })).toEqual({ x: true });
  expect(wrong(s.record(s.string().min(1), s.int()), { '': 1 })).toEqual([': key']);
  const word = s.union([s.string().min(2), s.array(s.string())]);
  expect(wrong(word, 'x')).toEqual([': min 2']);
  expect(wrong(word, 7)).toEqual([': union']);
});
