// What a form shows of a game's switches, and what comes of what is typed: as the book takes it, or refuses it with its clause.
import { gameBooks, gameOf, isOpened, openTable } from 'baraja/books';
import { expect, test } from 'vitest';
import { cellKey, cellOf, choiceWords, fieldsFor, rowsFor, thrownOf } from './settings.js';

const opened = (typed: Readonly<Record<string, string>>) => {
  const [house, game] = ['jalisco', 'jal-draw'];
  return openTable({ house, game, switches: thrownOf(fieldsFor(house, game), rowsFor(house, game), typed) });
};
const FEE = 'jal.fee';

test('an amount that is typed has its bounds, the clause that leaves it open, and the clause that bounds it', () => {
  const field = fieldsFor('jalisco', 'jal-draw').find(({ key }) => key === 'jal.table_limit')!;
  expect(field).toMatchObject({ values: null, isMoney: true, least: 100, most: 20_000, usual: '20000' });
  expect(field.rules).toContain('JAL-ORD-B4');
  expect(fieldsFor('spanish-poker', 'span').find(({ key }) => key === 'span.prog.fee')).toMatchObject({ most: 100 });
  expect(fieldsFor('spanish-poker', 'span').find(({ key }) => key === 'span.aggregate')!.words).toEqual(['none']);
});
test('AMB-JAL-08 a fee is posted by its rates, as many as the switch takes; what is empty does not count', () => {
  const [field, ...more] = rowsFor('jalisco', 'jal-draw');
  expect(more).toEqual([]);
  expect(field).toMatchObject({ key: FEE, rows: 3, usual: [['2', '0.00']], rules: ['AMB-JAL-08'] });
  expect([0, 1].map((column) => cellOf(field!, {}, 0, column))).toEqual(['2', '0.00']);
  const fee = opened({
    [cellKey(FEE, 0, 'rate')]: '1.00',
    [cellKey(FEE, 1, 'playersMin')]: '5',
    [cellKey(FEE, 1, 'rate')]: '$2',
  });
  if (!isOpened(fee) || fee.fee.kind !== 'hand') throw new Error('a fee by the hand is wanted');
  expect(fee.fee.bands.map(({ collection }) => collection).toSorted((a, b) => a - b)).toEqual([100, 200]);
});
test('what the book does not take is refused by it, with the clause; what is as usual is not thrown', () => {
  expect(opened({ [cellKey(FEE, 0, 'rate')]: 'a dollar' })).toMatchObject({
    refused: 'bad-switch-value',
    rule: 'AMB-JAL-08',
  });
  expect(opened({ 'jal.table_limit': '$500' })).toMatchObject({ refused: 'switch-locked', rule: 'JAL-ORD-B4' });
  const [fields, tables] = [fieldsFor('jalisco', 'jal-draw'), rowsFor('jalisco', 'jal-draw')];
  expect(thrownOf(fields, tables, {})).toEqual({});
  expect(thrownOf(fields, tables, { 'jal.table_limit': '' })).toEqual({});
});
test('whatever may be chosen has words in both languages: no name of a program is read', () => {
  const raw = gameBooks.flatMap(({ id }) =>
    fieldsFor(gameOf(id).house, id).flatMap((field) =>
      (field.values ?? []).flatMap((value) =>
        (['en', 'es'] as const)
          .filter(
            (language) => !/^[\d:]+$/.test(value) && choiceWords(field, value, language) === value.replaceAll('_', ' '),
          )
          .filter((language) => field.says[value]?.[language] === undefined && !/^(?:yes|no|allowed)$/.test(value))
          .map((language) => `${language} ${field.key}: ${value}`),
      ),
    ),
  );
  expect([...new Set(raw)]).toEqual([]);
});
