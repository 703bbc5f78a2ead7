// How to play the games with a bank, made from the rules: every clause it cites is in the books, every switch that changes play
// changes what is said, and tables are the book's own.

import { clause, isOpened, openTable } from 'baraja/books';
import type { SpanishPokerRules } from 'baraja/games';
import { words } from 'baraja/words';
import { describe, expect, test } from 'vitest';
import type { Language, TableRules } from '../../lib/wire.js';
import { arcStrings } from '../words/index.js';
import { howToPlay } from './howto.js';

function tableOf(
  house: string,
  game: string,
  more: { stake?: string; switches?: Record<string, unknown> } = {},
): TableRules {
  const rules = openTable({ house, game, ...more });
  if (!isOpened(rules)) throw new Error(rules.refused);
  return rules;
}
const pageOf = (rules: TableRules, language: Language) => howToPlay(rules, words(language).money);
const tablesOf = (rules: TableRules, language: Language) =>
  pageOf(rules, language).flatMap(({ tables = [] }) => tables.map((table) => table(arcStrings(language))));
const textOf = (rules: TableRules, language: Language): string =>
  [
    ...pageOf(rules, language).flatMap(({ lines }) => lines.map(({ text }) => text)),
    ...tablesOf(rules, language).flatMap(({ caption, rows }) => [caption, ...rows.map((row) => row.join(' '))]),
  ]
    .map((one) => (typeof one === 'string' ? one : one[language]))
    .join('\n');

const GAMES = [
  ['spanish-poker', 'span'],
  ['ven-a-mexico', 'nb21'],
  ['rogelios', 'p215'],
  ['s-and-k', 'pgp'],
] as const;

describe.each(GAMES)('%s %s', (house, game) => {
  const rules = tableOf(house, game);
  test.each(['en', 'es'] as const)('in %s: a page, and clauses that are in the books', (language) => {
    const lines = pageOf(rules, language).flatMap((section) => section.lines);
    expect(lines.length).toBeGreaterThan(12);
    expect(lines.length).toBeLessThan(34);
    for (const { text, rules: cited } of lines) {
      expect(text[language], text.en).toMatch(/\.$/);
      expect(text[language]).not.toMatch(/undefined|NaN|!|\[object| {2}/);
      expect(cited.length, text.en).toBeGreaterThan(0);
      for (const id of cited) expect(clause(id), id).toBeDefined();
    }
  });
  test('nothing is left untranslated', () => {
    for (const { lines } of pageOf(rules, 'en')) for (const { text } of lines) expect(text.es).not.toBe(text.en);
  });
  test('cites the sheet of its own house, and rulings', () => {
    const own = { span: 'SPAN', nb21: 'VEN', p215: 'ROG', pgp: 'SNK' }[game];
    const cited = pageOf(rules, 'en').flatMap(({ lines }) => lines.flatMap((line) => line.rules));
    const foreign = cited.filter((id) => !new RegExp(`^(${own}|AMB-(${own}|GEN)|BAR|REG)-`).test(id));
    // Behind a circle one is bound at both houses by the same ruling, and a flush without the joker by another.
    expect(foreign.filter((id) => id !== 'AMB-VEN-30')).toEqual([]);
  });
  test('tables have a name and as many figures in each row', () => {
    for (const language of ['en', 'es'] as const)
      for (const { heads, rows } of tablesOf(rules, language)) {
        const wide = heads.length === 0 ? 2 : heads.length + 1;
        for (const row of rows) expect(row.length, row.join()).toBe(wide);
        expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
      }
  });
});

describe('tables are the book’s', () => {
  const payOf = (switches: Record<string, unknown>) => {
    const rules = tableOf('spanish-poker', 'span', { switches });
    const [pay] = tablesOf(rules, 'en');
    return { game: rules.game as SpanishPokerRules, rows: pay!.rows };
  };
  test.each([1, 2])('SPAN-PAY-1, SPAN-PAY-2 ante table %i, hand by hand', (table) => {
    const { game, rows } = payOf({ 'span.ante_table': table });
    const names = arcStrings('en').hands;
    for (const [hand, odds] of Object.entries(game.antePays))
      expect(rows.find(([name]) => name === names[hand])?.[1], hand).toBe(`${odds} to 1`);
    expect(rows.find(([name]) => name === 'Full house')?.[1]).toBe(table === 1 ? '7 to 1' : '8 to 1');
  });
  test.each([1, 2])('SPAN-PAY-4, SPAN-PAY-5 Dos Pares table %i', (table) => {
    const { rows } = payOf({ 'span.dos_pares_table': table });
    expect(rows.find(([name]) => name === 'Full house')?.[2]).toBe(table === 1 ? '9 to 1' : '8 to 1');
  });
  test('SPAN-PROG-3 what the progressive awards', () => {
    const awards = tablesOf(tableOf('spanish-poker', 'span'), 'en')[1]?.rows;
    expect(awards).toEqual([
      ['Five of a kind', 'all of it'],
      ['Royal flush', '25% of it'],
      ['Straight flush', '$150'],
      ['Four of a kind', '$100'],
      ['Flush', '$75'],
    ]);
  });
  test('SNK-PGP-14 the drop by the size of a wager', () => {
    const [fees] = tablesOf(tableOf('s-and-k', 'pgp'), 'en');
    expect(fees?.rows.map(([, amount]) => amount)).toEqual(['$0.50', '$1', '$3']);
  });
  test('ROG-P215-F5 the bank’s fee by all the wagers, at a dearer table', () => {
    const [fees] = tablesOf(tableOf('rogelios', 'p215', { stake: '25-100' }), 'en');
    expect(fees?.rows.map(([, amount]) => amount)).toEqual(['$1', '$3', '$5']);
  });
});

// What a switch changes is said otherwise.
test.each([
  ['spanish-poker', 'span', 'span.wheel', 'yes', /A-2-3-4-5 is the lowest straight/],
  ['spanish-poker', 'span', 'span.tie', 'house', /The house wins a tie/],
  ['spanish-poker', 'span', 'span.auto_tuck', 'no', /tucks his cards under it/],
  ['spanish-poker', 'span', 'span.bonus.alone', 'no', /Bonus bets need an ante/],
  ['spanish-poker', 'span', 'span.bonus.above_ante', 'yes', /may be larger than the ante/],
  ['spanish-poker', 'span', 'span.bonuses', 'dos_pares_joker', /Joker in Hand wins with the joker, 7 to 1/],
  ['ven-a-mexico', 'nb21', 'ven.nb21.both_over', 'closer_push', /the closer hand pushes/],
  ['ven-a-mexico', 'nb21', 'ven.nb21.surrender', 'first_two', /surrender your first two cards/],
  ['ven-a-mexico', 'nb21', 'ven.nb21.peek', 'yes', /looks at the other card/],
  ['ven-a-mexico', 'nb21', 'ven.nb21.max_splits', 3, /up to 4 hands/],
  ['ven-a-mexico', 'nb21', 'bank.max_consecutive', 1, /more than one hand in a row/],
  ['ven-a-mexico', 'nb21', 'bank.decks', 2, /The shoe has 2 decks/],
  ['rogelios', 'p215', 'rog.p215.natural', '7:5', /pays 7 to 5/],
  ['rogelios', 'p215', 'rog.p215.pd888', 'win', /8-8-8 the players do/],
  ['rogelios', 'p215', 'rog.p215.das', 'no', /get one card\./],
  ['rogelios', 'p215', 'rog.p215.resplit_aces', 'yes', /another ace may be split again/],
  ['s-and-k', 'pgp', 'snk.pgp.copy', 'push', /nobody’s: with one copied/],
  ['s-and-k', 'pgp', 'snk.pgp.wheel', 'second', /second highest straight/],
  ['s-and-k', 'pgp', 'snk.pgp.rotation', 'cw', /seat by seat, to the left/],
  ['s-and-k', 'pgp', 'snk.pgp.max_wager', 10_000, /\$5 to \$100/],
  ['s-and-k', 'pgp', 'snk.pgp.banker_fee', 200, /\$2 of the bank/],
  ['s-and-k', 'pgp', 'rank.natural_beats_wild', 'yes', /without the joker beats the same hand/],
])('%s %s: %s = %s is told', (house, game, key, value, told) => {
  const [usual, turned] = [tableOf(house, game), tableOf(house, game, { switches: { [key]: value } })];
  expect(textOf(usual, 'en')).not.toMatch(told);
  expect(textOf(turned, 'en')).toMatch(told);
  expect(textOf(turned, 'es')).not.toBe(textOf(usual, 'es'));
});
test('ROG-P215-O3, ROG-P215-O4 insurance and even money where 21½ pays 3 to 2', () => {
  const switches = { 'rog.p215.natural': '3:2', 'rog.p215.insurance': 'on' };
  expect(textOf(tableOf('rogelios', 'p215'), 'en')).not.toMatch(/insure/);
  expect(textOf(tableOf('rogelios', 'p215', { switches }), 'en')).toMatch(/insure for up to half[\s\S]*even money/);
});
test('ROG-P215-O9 bonuses a house has set up, with what they cost and pay', () => {
  const switches = {
    'rog.p215.bonus.suited_777': 'config',
    'rog.p215.bonus_table': [{ bonus: 'suited_777', fee: 50, pays: 100_000 }],
  };
  expect(textOf(tableOf('rogelios', 'p215'), 'en')).not.toMatch(/account of their own/);
  expect(textOf(tableOf('rogelios', 'p215', { switches }), 'en')).toMatch(/Three sevens of one suit \$0\.50 \$1,000/);
});
