// What a clause cites is looked up, words are said in one place, and what a page gives must be taken by a game: each planted in a copy.
import { expect, test } from 'vitest';
import { readCitation } from './citations.js';
import { planted } from './test/planted.js';

const HOLD = 'houses/rogelios/hold.yaml';
const HOUSE = 'houses/rogelios/house.yaml';
const AT = "at: §Hold'em L282-283";
const DEALT = 'sets: { hole: 2 }';

const MISTAKES: readonly (readonly [what: string, file: string, from: string, to: string, en: RegExp, es: RegExp])[] = [
  [
    'a sheet the house has not',
    HOLD,
    AT,
    "at: 005 §Hold'em L282",
    /the house has no sheet 005 \(004\): name it/,
    /no tiene una hoja 005 \(004\): n/,
  ],
  [
    'a page of a sheet that is none',
    HOLD,
    "source: '004'",
    "source: '040'",
    /has no sheet 040 \(004\)/,
    /no tiene una hoja 040/,
  ],
  [
    'lines beyond the sheet',
    HOLD,
    AT,
    "at: §Hold'em L282, L2830",
    /L2830 is beyond the sheet: 004 has 1646 lines/,
    /L2830 queda fuera de la hoja: 004 tiene 1646/,
  ],
  [
    'lines the wrong way round',
    HOLD,
    AT,
    "at: §Hold'em L283-282",
    /L283-282 are no lines: from the first/,
    /L283-282 no son renglones/,
  ],
  [
    'a citation without lines',
    HOLD,
    AT,
    "at: §Hold'em 282-283",
    /“§Hold'em 282-283” says no lines: like §Pan 3 L54-57/,
    /no dice renglones: como/,
  ],
  [
    'a house that is not there',
    HOLD,
    AT,
    'at: nowhere/000 L5',
    /there is no houses\/nowhere\/house\.yaml/,
    /no hay houses\/nowhere/,
  ],
  [
    'a sheet that other house has not',
    HOLD,
    AT,
    'at: jalisco/001 L5',
    /has no sheet 001 \(000\)/,
    /no tiene una hoja 001 \(000\)/,
  ],
  [
    'lines beyond another house’s sheet',
    HOLD,
    AT,
    'at: jalisco/000 L500',
    /L500 is beyond the sheet: 000 has 104/,
    /L500 queda fuera de la hoja/,
  ],
  [
    'a sheet that nothing cites',
    HOUSE,
    "sources: { '004'",
    "sources: { '009': { name: x, lines: 3 }, '004'",
    /nothing cites the sheet 009.*: take it away/,
    /nada cita la hoja 009/,
  ],
  [
    'a word that no phrase names',
    HOLD,
    DEALT,
    'sets: { hole: 2, own.cards: 2 }',
    /no phrase names own\.cards: take it away/,
    /ninguna fórmula nombra own\.cards: quítelo/,
  ],
  [
    'a table that nobody reads',
    HOLD,
    'rows: { sheet:',
    'rows: { shet:',
    /nobody reads the table shet: name it in/,
    /nadie lee la tabla shet: nómbrela/,
  ],
  [
    'a row for a stake that is not offered',
    HOLD,
    '{ players: 2-10, per: hand, fee: $3',
    '{ stakes: 7/14, players: 2-10, per: hand, fee: $3',
    /no game that takes this offers 7\/14: take it away/,
    /ofrece 7\/14: quítelo/,
  ],
];
test.each(MISTAKES)('%s', (_, file, from, to, en, es) => {
  const { said, line } = planted(file, from, to);
  expect(said).toEqual([expect.stringMatching(en)]);
  expect(said[0]).toMatch(new RegExp(`^${file}:${line}:\\d+: `));
  expect(planted(file, from, to, 'es').said).toEqual([expect.stringMatching(es)]);
});
test('words that are said twice are told, with where the others are', () => {
  const again = '  ROG-FEE-1:\n    kind: fee\n    en: Again.\n    es: Otra vez.\n\n  ROG-HOLD-G1:\n';
  const { said, line } = planted(HOLD, '  ROG-HOLD-G1:\n', again);
  // Whichever of the two files is read last.
  const places = `(?:${HOLD}:${line}|houses/rogelios/poker\\.yaml:\\d+)`;
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(`^${places}:3: ROG-FEE-1 has its words at ${places} too: say them once; elsewhere`),
    ),
  ]);
});
test('another house’s sheet is cited by its house', () => {
  expect(planted(HOLD, AT, 'at: jalisco/000 L5').said).toEqual([]);
  expect(readCitation('jalisco/000 §Low L5, L8-9', '004')).toEqual({
    of: 'jalisco',
    source: '000',
    section: '§Low',
    lines: 'L5, L8-9',
  });
  expect(readCitation('p1 L8', '001')).toEqual({ source: '001', section: 'p1', lines: 'L8' });
  expect(readCitation('rules §2 L8', 'sheet', { rules: { name: 'Rules', lines: 9 } })).toEqual({
    source: 'rules',
    section: '§2',
    lines: 'L8',
  });
});
