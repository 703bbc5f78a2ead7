// A house may let its own sheet be read: its lines stand beside what cites them.
import { expect, test } from 'vitest';
import { compile } from './compile.js';
import { readHouse } from './read.js';
import { printFault } from './source.js';
import { small } from './test/houses.js';

const LINES = 1646;
const house = small('houses/rogelios/house.yaml')!;
const lets = house.replace(/lines: \d+ }/, (lines) => lines.replace(' }', ', text: sheet.txt }'));
const withSheet =
  (text: string | undefined): typeof small =>
  (path) =>
    path.endsWith('/sheet.txt') ? text : path === 'houses/rogelios/house.yaml' ? lets : small(path);
const sheet = Array.from({ length: LINES }, (_, i) => `line ${i + 1} of the sheet`).join('\n');

test('its lines are compiled with it, under the house and the source', () => {
  const read = readHouse('rogelios', withSheet(`${sheet}\n`));
  expect(read.faults).toEqual([]);
  const { sheets } = compile([read]).reading;
  expect(Object.keys(sheets)).toEqual(['rogelios/004']);
  expect(sheets['rogelios/004']?.[314]).toBe('line 315 of the sheet');
});
test('a sheet that is not there, or has other lines than the house says, is a mistake with its line', () => {
  const faults = (text: string | undefined) => readHouse('rogelios', withSheet(text)).faults.map(printFault).join();
  expect(faults(undefined)).toMatch(/house\.yaml:\d+:\d+: there is no houses\/rogelios\/sheet\.txt/);
  expect(faults('one\ntwo')).toMatch(/house\.yaml:\d+:\d+: houses\/rogelios\/sheet\.txt has 2 lines: say lines: 2/);
});
