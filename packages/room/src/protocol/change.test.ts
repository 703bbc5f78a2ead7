// What has changed of a view, told and made again: whatever it is, both ends have the same.
import { expect, test } from 'vitest';
import { changed, changeOf, sumOf } from './change.js';

const viaJson = <T>(thing: T): T => (thing === undefined ? thing : (JSON.parse(JSON.stringify(thing)) as T));
const leads = (was: unknown, now: unknown) => {
  const change = viaJson(changeOf(was, now));
  expect(changed(viaJson(was), change)).toEqual(viaJson(now));
  return change;
};

test('only what has changed is told', () => {
  const view = {
    version: 4,
    rules: { stake: '3/6' },
    seats: [
      { seat: 1, stack: 500 },
      { seat: 2, stack: 700 },
    ],
    round: null,
  };
  expect(leads(view, view)).toBeNull();
  expect(leads(view, { ...view, version: 5 })).toEqual({ version: [5] });
  expect(leads(view, { ...view, seats: [view.seats[0], { seat: 2, stack: 650 }] })).toEqual({
    seats: { 1: { stack: [650] } },
  });
  expect(leads(view, { ...view, round: { faces: { 3: 'As' } } })).toEqual({ round: [{ faces: { 3: 'As' } }] });
});
test('nothing, gone, lists that grow or shrink, and a list that becomes a record', () => {
  expect(leads({ a: 1 }, { a: null })).toEqual({ a: [null] });
  expect(leads({ a: 1, b: 2 }, { b: 2 })).toEqual({ a: 0 });
  expect(leads({ a: undefined }, { b: undefined })).toBeNull();
  expect(leads({ menu: [{ type: 'fold' }] }, { menu: [] })).toEqual({ menu: [[]] });
  expect(leads({ stock: [1, 2, 3] }, { stock: [1, 2] })).toEqual({ stock: [[1, 2]] });
  expect(leads({ open: [1, 2] }, { open: [1, 2] })).toBeNull();
  expect(leads({ open: [1, 2] }, { open: [1, 3] })).toEqual({ open: [[1, 3]] });
  expect(leads({ columns: [[1], [2, 3]] }, { columns: [[1], [2, 4]] })).toEqual({ columns: { 1: [[2, 4]] } });
  expect(leads({ a: [] }, { a: {} })).toEqual({ a: [{}] });
  expect(leads({ a: 0 }, { a: 0, b: [0] })).toEqual({ b: [[0]] });
});
test('what has not changed is the very same, and what was is left as it was', () => {
  const was = { rules: { a: 1 }, seats: [{ n: 1 }, { n: 2 }] };
  const now = changed(was, { seats: { 1: { n: [3] } } });
  expect(now.rules).toBe(was.rules);
  expect(now.seats[0]).toBe(was.seats[0]);
  expect(was.seats[1]).toEqual({ n: 2 });
  expect(() => changed(1, { a: [1] })).toThrow('nothing to change');
});
test('on wire 2 a list says what was put in and taken out, wherever that was', () => {
  const spliced = (was: unknown, now: unknown) => {
    const change = viaJson(changeOf(was, now, true));
    expect(changed(viaJson(was), change)).toEqual(viaJson(now));
    return change;
  };
  expect(spliced({ stock: [1, 2, 3] }, { stock: [1, 2] })).toEqual({ stock: { '~': [2, 1, []] } });
  expect(spliced({ stock: [1, 2] }, { stock: [1, 9, 2] })).toEqual({ stock: { '~': [1, 0, [9]] } });
  expect(spliced({ open: [1, 2, 3] }, { open: [1, 4, 3] })).toEqual({ open: { '~': [1, 1, [4]] } });
  expect(spliced({ open: [1, 1] }, { open: [1, 1, 1] })).toEqual({ open: { '~': [2, 0, [1]] } });
  expect(spliced({ open: [1] }, { open: [2] })).toEqual({ open: [[2]] });
  expect(spliced({ menu: [{ type: 'fold' }] }, { menu: [{ type: 'fold' }, { type: 'call' }] })).toEqual({
    menu: { '~': [1, 0, [{ type: 'call' }]] },
  });
  expect(spliced([1, 2], [1, 2])).toBeNull();
});
test('a sum is the same whatever the order of fields, and another for anything else', () => {
  expect(sumOf({ b: 1, a: [1, { d: null, c: 'é' }] })).toBe(sumOf({ a: [1, { c: 'é', d: null }], b: 1, e: undefined }));
  expect(sumOf({ 10: 1, 9: 1 })).toBe(sumOf(JSON.parse('{"9":1,"10":1}')));
  expect(new Set([{ a: 1 }, { a: '1' }, { a: [1] }, { b: 1 }, {}, null, []].map(sumOf)).size).toBe(7);
  expect(sumOf({})).toBe('5465b825');
});
