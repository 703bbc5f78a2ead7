// What is drawn of a report means something: bars a day, sums over the time in their order, what goes out taken off what came in.
import { type Cell, REPORTS, type Report, type ReportName } from '@baraja/room';
import { expect, test } from 'vitest';
import { drawn } from './drawn.js';

type Form = Report['columns'][number]['form'];
const report = (
  name: ReportName,
  columns: Readonly<Record<string, Form>>,
  ...rows: readonly (readonly Cell[])[]
): Report => ({
  ...{ name, house: 'rogelios', from: 0, to: 9, rows, totals: [] },
  columns: Object.entries(columns).map(([id, form]) => ({ id, form })),
});
const day = (at: number): string => `2026-01-0${at}`;

test('hands are bars, a day each, over all tables and shifts', () => {
  const rows = [
    ['2026-01-02', 'Table 1', 7],
    ['2026-01-01', 'Table 1', 3],
    ['2026-01-02', 'Table 2', 5],
  ] as const;
  const shown = drawn(report('hands', { day: 'text', table: 'text', hands: 'count' }, ...rows), day);
  expect(shown).toEqual({
    how: 'days',
    of: 'hands',
    isMoney: false,
    at: ['2026-01-01', '2026-01-02'],
    values: [3, 12],
  });
});
test('what the cage has sold grows, and what it has cashed is taken off again', () => {
  const rows = [
    [3, 'cashed', 400],
    [1, 'sold', 1000],
    [2, 'granted', 50],
  ] as const;
  const shown = drawn(report('cage', { at: 'time', what: 'text', amount: 'money' }, ...rows), day);
  expect(shown).toMatchObject({ how: 'grows', isMoney: true, at: [1, 2, 3], values: [1000, 1050, 650] });
});
test('a meter stands as each count has it; it is not added up', () => {
  const shown = drawn(report('progressives', { at: 'time', posted: 'amount' }, [1, 500], [2, 700]), day);
  expect(shown).toMatchObject({ how: 'stands', isMoney: true, values: [500, 700] });
});
test('incidents are counted by the house’s day', () => {
  const shown = drawn(report('incidents', { at: 'time', incident: 'text' }, [2, 'a'], [1, 'b'], [2, 'c']), day);
  expect(shown).toMatchObject({ at: ['2026-01-01', '2026-01-02'], values: [1, 2] });
});
test('one point is no line, and accounts are no time', () => {
  expect(drawn(report('fees', { at: 'time', amount: 'money' }, [1, 500]), day)).toBeNull();
  const accounts = report('jackpots', { account: 'text', opening: 'money' }, ['a', 1], ['b', 2]);
  expect([accounts, report('events', { at: 'time' }, [1], [2])].map((one) => drawn(one, day))).toEqual([null, null]);
  for (const name of REPORTS) expect(() => drawn(report(name, { at: 'time' }), day)).not.toThrow();
});
