// docs/odds.md names a test beside every figure: each is there, by that name.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../docs/odds.md', import.meta.url), 'utf8');
const rows = /<!-- figures -->([\s\S]*)<!-- \/figures -->/.exec(page)![1]!.trim().split('\n').slice(2);
const named = rows.map((row) => /\| `([^`]+)`: (.+) \|$/.exec(row));

test('every figure has a test, and every test is there', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const [i, found] of named.entries()) {
    expect(found, rows[i]).not.toBeNull();
    const [, file, name] = found!;
    expect(readFileSync(new URL(file!, import.meta.url), 'utf8'), `${file}: ${name}`).toContain(`'${name}'`);
  }
});
test('every golden number and every printed percentage is in the table', () => {
  const text = rows.join('\n');
  for (const number of ['G-1', 'G-2', 'G-3', 'G-4', 'G-5', 'X-1', 'X-2', 'X-11', 'X-13'])
    expect(text).toContain(number);
  for (const printed of ['5.93', '2.41', '4.97', '2.02', '4.78', '5.28', '2.44', '43.76'])
    expect(text).toContain(printed);
});
