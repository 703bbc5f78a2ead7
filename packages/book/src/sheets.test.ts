// A house may let its own sheet be read: its lines stand beside what cites them.
import { shelve } from 'baraja/books';
import { houseBook } from 'baraja/words';
import { afterAll, expect, test } from 'vitest';
import { compile } from './compile.js';
import { readHouse } from './read.js';
import { printFault } from './source.js';
import { houseHere, small } from './test/houses.js';

const LINES = 1646;
const house = small('houses/rogelios/house.yaml')!;
const lets = house.replace(/lines: \d+ }/, (lines) => lines.replace(' }', ', text: sheet.txt }'));
const withSheet =
  (text: string | undefined): typeof small =>
  (path) =>
    path.endsWith('/sheet.txt') ? text : path === 'houses/rogelios/house.yaml' ? lets : small(path);
const sheet = Array.from({ length: LINES }, (_, i) => `line ${i + 1} of the sheet`).join('\n');

afterAll(() => shelve(compile([houseHere('rogelios')])));

test('its lines are compiled with it, under the house and the source', () => {
  const read = readHouse('rogelios', withSheet(`${sheet}\n`));
  expect(read.faults).toEqual([]);
  const { sheets } = compile([read]).reading;
  expect(Object.keys(sheets)).toEqual(['rogelios/004']);
  expect(sheets['rogelios/004']?.[314]).toBe('line 315 of the sheet');
});
test('they stand beside the clause that cites them in the house’s book, and beside no other', () => {
  const [one, other] = ['sheet.txt', undefined].map((text) => {
    const read = text ? readHouse('rogelios', withSheet(sheet)) : readHouse('rogelios', small);
    shelve(compile([read]));
    return houseBook('rogelios').entries;
  });
  const [from, to] = [282, 283].map((line) => `line ${line} of the sheet`);
  const beside = JSON.stringify(one!['ROG-HOLD-W1']!.sheet);
  expect(beside).toContain(from);
  expect(beside).not.toContain(to);
  expect(other!['ROG-HOLD-W1']!.sheet).toEqual([]);
});
test('a sheet that is not there, or has other lines than the house says, is a mistake with its line', () => {
  const faults = (text: string | undefined) => readHouse('rogelios', withSheet(text)).faults.map(printFault).join();
  expect(faults(undefined)).toMatch(/house\.yaml:\d+:\d+: there is no houses\/rogelios\/sheet\.txt/);
  expect(faults('one\ntwo')).toMatch(/house\.yaml:\d+:\d+: houses\/rogelios\/sheet\.txt has 2 lines: say lines: 2/);
});
