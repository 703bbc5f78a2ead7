// Ven-A-Mexico's No-Bust: what the table is set up with, its fees, and what its rules page says.
import { describe, expect, test } from 'vitest';
import { clause, clausesOfGame, gameOf, openTable } from '../../src/books/index.js';
import { decide, emptyTable } from '../../src/table/index.js';
import { rulesOf } from '../../src/testing/opening.js';
import { dealt, sat } from '../../src/testing/twenty-one.js';
import { printRules, rulesPage } from '../../src/words/index.js';

const rules = rulesOf({ house: 'ven-a-mexico', game: 'nb21' });
function page(): string {
  const answer = rulesPage('ven-a-mexico', 'ven-nb21', { language: 'en' });
  if ('refused' in answer) throw new Error('no rules page');
  return printRules(answer, { width: 10_000 });
}

describe('the table', () => {
  test('VEN-NB21-8 eight seats facing the dealer', () => {
    expect(rules.seats).toEqual({ min: 2, max: 8 });
    expect(gameOf('ven-nb21').players).toEqual({ min: 2, max: 8, rule: 'VEN-NB21-38' });
    expect(openTable({ house: 'ven', game: 'nb21', switches: { 'table.seats.max': 9 } })).toMatchObject({
      refused: 'switch-locked',
      rule: 'VEN-NB21-38',
    });
  });
  test('VEN-NB21-11 the sign has the name, the least and the most wager and the fees of players and player-dealer', () => {
    expect(rules).toMatchObject({
      stake: '5-100',
      game: { leastWager: 500, mostWager: 10_000 },
      fee: {
        kind: 'wager',
        player: [
          { over: 5000, amount: 100 },
          { over: 0, amount: 50 },
        ],
        bank: [{ over: 0, amount: 100 }],
      },
    });
    expect(page()).toContain('No-Bust 21st Century Blackjack');
  });
  test('VEN-NB21-18, VEN-NB21-25 conduct and where cards lie are on the rules page', () => {
    for (const id of ['VEN-NB21-18', 'VEN-NB21-25']) expect(page(), id).toContain(id);
    expect(clausesOfGame('ven-nb21')).toHaveLength(50);
  });
});

describe('fees', () => {
  /** What was taken, from whom, for which circle. */
  const taken = (wagers: Record<number, number>): readonly string[] =>
    dealt({ stacks: { 1: 2000, 2: 500, 3: 500 }, wagers })
      .all('CollectionTaken')
      .map((e) => `${e.seat} ${e.chips[0]!.amount} ${e.rule}`);

  test('VEN-NB21-50, AMB-VEN-24 half a dollar to $50, a dollar from $51; the player-dealer a dollar, whatever the wagers', () => {
    expect(taken({ 2: 5 })).toEqual(['1 100 VEN-NB21-50', '2 50 VEN-NB21-50']);
    expect(taken({ 2: 50, 3: 51 })).toEqual(['1 100 VEN-NB21-50', '2 50 VEN-NB21-50', '3 100 VEN-NB21-50']);
    expect(taken({ 2: 100 })).toEqual(['1 100 VEN-NB21-50', '2 100 VEN-NB21-50']);
  });
  test('VEN-NB21-14, VEN-NB21-17, REG-20 all of them before the first card, into the drop', () => {
    const t = dealt({ wagers: { 2: 10, 3: 10 } });
    const order = t.log.map((e) => e.type);
    expect(order.lastIndexOf('CollectionTaken')).toBeLessThan(order.indexOf('PackShuffled'));
    expect(order.indexOf('CollectionTaken')).toBeGreaterThan(order.lastIndexOf('WagerPlaced'));
    expect(t.at('drop')).toBe(2);
    expect(t.at('stack:1')).toBe(1000 - 400 - 1); // out of the player-dealer's own chips, not out of his bank
    expect(t.at('bank')).toBe(400);
  });
  test('VEN-NB21-14 the player-dealer keeps his fee back when he puts up all he has', () => {
    const t = sat({ stacks: { 1: 100, 2: 500, 3: 500 } });
    expect(t.offer('bank')!.amount).toMatchObject({ min: 500, max: 9900, unit: 100 });
    expect(t.refused(1, 'bank', { amount: 4 })).toMatchObject({ refused: 'amount-too-small', rule: 'BAR-86' });
    expect(t.refused(1, 'bank', { amount: 100 })).toMatchObject({ refused: 'amount-too-big', rule: 'AMB-GEN-07' });
  });
  test('VEN-NB21-16 a player keeps his fees back: he cannot bet what they take', () => {
    const t = sat({ stacks: { 1: 500, 2: 51, 3: 20 } }).do(1, 'bank', { amount: 100 });
    expect(t.option(2, 'wager')!.amount!.max).toBe(5000); // 51 would pay a dollar
    expect(t.option(3, 'wager')!.amount!.max).toBe(1900);
    t.do(3, 'wager', { amount: 10, seat: 3 });
    expect(t.option(3, 'wager')!.amount!.max).toBe(900); // of $10, half a dollar owed and half a dollar to come
  });
  test('VEN-NB21-39, REG-21, REG-22 set in advance, three rates at most, and never a percentage', () => {
    expect(rules.fee).not.toHaveProperty('percent');
    if (rules.fee.kind !== 'wager') throw new Error();
    for (const bands of [rules.fee.player, rules.fee.bank]) {
      expect(bands.length).toBeLessThanOrEqual(3);
      for (const band of bands) expect(clause(band.rule)).toBeDefined();
    }
  });
  test('VEN-NB21-43, REG-24 one fee for each wager, one for the player-dealer, none for what comes later', () => {
    const t = dealt({ wagers: { 2: 10 }, hands: { 2: '8c 8d' }, next: '3h 3c' }).acts('p d d');
    expect(t.all('CollectionTaken')).toHaveLength(2);
  });
  test('VEN-NB21-50, AMB-VEN-25, REG-09 the posted limits bind the first wager of each circle, and no double or split', () => {
    const t = sat().do(1, 'bank', { amount: 300 });
    expect(t.refused(2, 'wager', { amount: 4, seat: 2 })).toMatchObject({
      refused: 'amount-too-small',
      rule: 'VEN-NB21-50',
      facts: { min: 500 },
    });
    expect(t.refused(2, 'wager', { amount: 101, seat: 2 })).toMatchObject({
      refused: 'amount-too-big',
      rule: 'VEN-NB21-50',
      facts: { max: 10_000 },
    });
    const short = sat({ stacks: { 1: 500, 2: 51, 3: 20 } }).do(1, 'bank', { amount: 100 });
    expect(short.refused(2, 'wager', { amount: 90, seat: 2 })).toMatchObject({
      refused: 'amount-too-big',
      rule: 'AMB-GEN-07',
    });
    expect(t.refused(2, 'wager', { amount: 10.5, seat: 2 })).toMatchObject({ refused: 'amount-not-whole' });
    const doubled = dealt({ wagers: { 2: 100 }, hands: { 2: '5c 6d' } });
    expect(doubled.offer('double')).toMatchObject({ cost: 10_000 });
  });
});

test('VEN-NB21-12 a round starts with the player-dealer and his money: nobody bets before', () => {
  const t = sat();
  expect([t.stage, t.asked]).toEqual(['bank', [1]]);
  // Nobody draws for it.
  expect(decide(emptyTable(rules), { type: 'drawButton', faces: [] })).toMatchObject({
    refused: 'no-draw',
    rule: 'VEN-NB21-12',
  });
  expect(t.refused(2, 'wager', { amount: 10, seat: 2 })).toMatchObject({ refused: 'not-your-turn' });
  t.do(1, 'bank', { amount: 200 });
  expect([t.stage, t.at('bank')]).toEqual(['wagers', 200]);
  expect(t.last('BankPosted').rule).toBe('VEN-NB21-12');
  expect(t.asked).toEqual([2, 3]);
});

test('VEN-NB21-27 what is left of the bank goes back to the player-dealer when all is settled', () => {
  const t = dealt({ bank: 100, wagers: { 2: 10 }, hands: { 2: 'Tc 8d' }, bankHand: 'Th 9c' }).finish();
  expect(t.last('BankReleased')).toMatchObject({ seat: 1, rule: 'VEN-NB21-27', chips: [{ amount: 11_000 }] });
});
