// docs/compliance.md says of every requirement whether it is met, where and how: each that is names tests that there are, and routes that
// the server has; none is left out, and enough of them are met.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testsOf } from './named/tests.js';
import { root } from './setup.mjs';

const REQUIREMENTS = 72;
const MET_AT_LEAST = 62;
const OF_ROOMS = 13;
/** So many letters it takes to say how and where. */
const HOW_AT_LEAST = 25;
interface Row {
  readonly id: string;
  readonly status: string;
  readonly how: string;
  readonly tests: string;
}
const rows: readonly Row[] = readFileSync(join(root, 'docs/compliance.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| R?\d+ \|/.test(line))
  .map((line) => {
    const [, id, , status, how, tests] = line.split('|').map((cell) => cell.trim());
    return { id: id!, status: status!, how: how!, tests: tests! };
  });
const upTo = (count: number, mark = ''): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${mark}${i + 1}`);

test('every requirement has a row, in order; enough of them are met, and of each it is said how and where, or why not', () => {
  expect(rows.map(({ id }) => id)).toEqual([...upTo(REQUIREMENTS), ...upTo(OF_ROOMS, 'R')]);
  expect(rows.filter(({ status }) => !['met', 'partly', 'not'].includes(status))).toEqual([]);
  const met = rows.filter(({ id, status }) => !id.startsWith('R') && status === 'met');
  expect(met.length).toBeGreaterThanOrEqual(MET_AT_LEAST);
  expect(rows.filter(({ how }) => how.length < HOW_AT_LEAST).map(({ id }) => id)).toEqual([]);
});

test('each that is met, wholly or partly, names tests that there are', () => {
  const read = new Map<string, ReturnType<typeof testsOf>>();
  const testsAt = (file: string) => {
    const known = read.get(file) ?? testsOf(file, readFileSync(join(root, file), 'utf8'));
    read.set(file, known);
    return known;
  };
  for (const { id, status, tests } of rows) {
    if (status === 'not') continue;
    const named = [...tests.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g)];
    expect(named.length, `${id} names no test`).toBeGreaterThan(0);
    for (const [, file, title = ''] of named) {
      const found = testsAt(file!).filter((one) => one.title.includes(title));
      expect(found.length, `${id}: ${file} “${title}”`).toBeGreaterThan(0);
    }
  }
});

test('every route it names is one the server has', () => {
  const folder = join(root, 'apps/server/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const routes = rows.flatMap(({ how }) => [...how.matchAll(/`(\/api\/[^`?]+)/g)].map(([, route]) => route!));
  expect(routes.length).toBeGreaterThan(0);
  const declared = (route: string): string => route.replace('/api/office/HOUSE', '').replace(/\/hands$/, '/:name');
  expect(
    routes.filter((route) => ![`'${declared(route)}'`, `\`${declared(route)}\``].some((one) => sources.includes(one))),
  ).toEqual([]);
});
