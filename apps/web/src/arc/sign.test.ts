// What must be posted at a table with a bank, made from the books themselves: limits, every rate of the fee, the charts, the pay tables.
import { isOpened, openTable } from 'baraja/books';
import type { TableRules } from 'baraja/table';
import { words } from 'baraja/words';
import { describe, expect, test } from 'vitest';
import { bandFee, feesFor } from './fees.js';
import { type Sign, signOf } from './sign.js';
import { arcStrings } from './words/index.js';

const rulesOf = (house: string, game: string, stake?: string, switches?: Record<string, unknown>): TableRules => {
  const rules = openTable({ house, game, ...(stake ? { stake } : {}), ...(switches ? { switches } : {}) } as never);
  if (!isOpened(rules)) throw new Error(JSON.stringify(rules));
  return rules;
};
const textOf = ({ motto, left, right, table }: Sign): string =>
  [
    motto,
    ...[...left, ...right].flatMap(({ heading, lines }) => [heading, ...lines.map((line) => line.join(' '))]),
    ...(table ? table.rows.map((row) => row.join(' ')) : []),
  ].join('\n');
const signed = (rules: TableRules, language: 'en' | 'es' = 'en') =>
  textOf(signOf(rules, arcStrings(language), words(language).money));

describe('Pure 21.5', () => {
  const rules = rulesOf('rogelios', 'p215', '10-100');
  test('ROG-P215-RP3, ROG-P215-GR11 limits and fees are posted, at most three rates', () => {
    const text = signed(rules);
    for (const line of ['Wagers $10 to $100', 'up to $50 $0.50', '$50 to $300 $2', 'over $300 $3'])
      expect(text).toContain(line);
    expect(text).toContain('none');
  });
  test('ROG-P215-C1A, ROG-P215-C1B both charts, and what 21½ pays', () => {
    const text = signed(rules);
    for (const line of [
      'must hit 11 or less',
      'must stand on hard 19 or more',
      'stands on hard 17 or more',
      'hits soft 17 or less',
    ])
      expect(text).toContain(line);
    expect(text).toContain('21½ pays 6 to 5');
    expect(signed(rulesOf('rogelios', 'p215', '10-100', { 'rog.p215.natural': '7:5' }))).toContain('21½ pays 7 to 5');
  });
  test('ROG-P215-F1 the fee of what one is about to wager', () => {
    const low = rulesOf('rogelios', 'p215', '3-100');
    expect(feesFor(low, { 'wager:1': 300, 'wager:5': 2500 })).toBe(100);
    expect(feesFor(rules, { 'wager:1': 1000 })).toBe(0);
    expect(
      low.fee.kind === 'wager' &&
        [10_000, 10_050, 50_050].map((all) => bandFee(low.fee.kind === 'wager' ? low.fee.bank : [], all)),
    ).toEqual([50, 100, 200]);
  });
});
test('VEN-NB21-11 No-Bust: its own chart and fees, in Spanish too', () => {
  const text = signed(rulesOf('ven-a-mexico', 'nb21'), 'es');
  expect(text).toContain('Apuestas de $5 a $100');
  expect(text).toContain('con 21 o 21½, a fuerza se plantan');
  expect(text).toContain('21½ paga 6 a 5');
});
test('SPAN-PROG-8, SPAN-PAY-1, SPAN-PAY-4 the pay tables and the awards are printed as they pay', () => {
  const text = signed(rulesOf('spanish-poker', 'span'));
  for (const line of [
    'Ante $5 to $100',
    'Full house 7 to 1 9 to 1',
    'One pair 1 to 1',
    'Five of a kind all of it',
    'Royal flush 25% of it',
    'Straight flush $150',
  ])
    expect(text).toContain(line);
});
