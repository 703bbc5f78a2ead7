// Spanish Poker's figures: the golden numbers of the digest, the sheet's printed percentages, and the counts against plain
// enumeration.
import { describe, expect, test } from 'vitest';
import { compare, decimal, fraction, percent, printFraction } from '../exact/fraction.js';
import { cardsOfHands, placeOfHand } from './deals.js';
import { allSpanishValues, QUALIFIES, SPANISH_RANKS } from './hands.js';
import {
  anteGame,
  countSpanishDeals,
  dosPares,
  HOUSE_HANDS,
  handWorth,
  jokerInHand,
  postedAt,
  progressive,
  SPANISH_HANDS,
  SPANISH_JOKER,
  spanishDistribution,
  spanishValue,
} from './index.js';

const deals = countSpanishDeals({ wheel: false });
const plain = spanishDistribution(deals.values);
const wheeled = spanishDistribution(allSpanishValues({ wheel: true }));
const { ante: ANTE_TABLES, dosPares: DOS_PARES_TABLES, joker: JOKER_BET, progressive: PROGRESSIVE } = postedAt('span');
const game = (table: 1 | 2, tie: 'push' | 'house') => anteGame(deals, { pays: ANTE_TABLES[table]!.pays, tie });
const table1 = game(1, 'push');

/** '7s Jo': two characters a card. */
const cards = (text: string): number[] =>
  text.split(' ').map((card) => {
    if (card === 'Jo') return SPANISH_JOKER;
    return 4 * SPANISH_RANKS.indexOf(card[0] as (typeof SPANISH_RANKS)[number]) + 'cdhs'.indexOf(card[1]!);
  });
const beats = (better: string, worse: string, wheel = false): boolean =>
  spanishValue(cards(better), { wheel }) > spanishValue(cards(worse), { wheel });

describe('hands', () => {
  test('G-1 all 749,398 hands, no wheel', () => {
    expect(SPANISH_HANDS).toBe(749_398);
    expect(plain.map(({ hands }) => hands)).toEqual([
      10, 24, 100, 1_800, 1_724, 3_780, 12_420, 57_600, 51_840, 369_180, 250_920,
    ]);
  });
  test('G-1 with a wheel', () => {
    expect(wheeled.map(({ hands }) => hands)).toEqual([
      10, 24, 120, 1_800, 1_704, 3_780, 14_448, 57_600, 51_840, 368_172, 249_900,
    ]);
  });
  test('SPAN-RANK-1 SPAN-RANK-2 the order, a flush above a full house', () => {
    const order = [
      'Ac Ad Ah As Jo',
      '7s Js Qs Ks As',
      '6s 7s Js Qs Ks',
      'Ac Ad Ah As Ks',
      '2s 3s 4s 5s 7s',
      'Ac Ad Ah Ks Kd',
      '7s Js Qs Ks Ad',
      'Ac Ad Ah Ks Qd',
      'Ac Ad Kh Ks Qd',
      'Ac Ad Kh Qs Jd',
      'Ac Kd Qh Js 6d',
    ];
    for (let i = 1; i < order.length; i++) expect(beats(order[i - 1]!, order[i]!)).toBe(true);
  });
  test('SPAN-RANK-3 SPAN-RANK-4 SPAN-RANK-5 the joker in a flush, 7-J, royals', () => {
    const value = (text: string) => spanishValue(cards(text), { wheel: false });
    expect(value('2s 4s 6s 7s Jo')).toBe(value('2s 4s 6s 7s As'));
    expect(value('2s 4s 6s As Jo')).toBe(value('2s 4s 6s Ks As'));
    expect(value('5s 6s 7d Js Qs')).toBe(value('5d 6s 7s Js Jo'));
    expect(value('7s Js Qs Ks Jo')).toBe(value('7d Jd Qd Kd Ad'));
    // AMB-SPAN-20: always the higher straight.
    expect(value('3s 4d 5s 6s Jo')).toBe(value('3s 4d 5s 6s 7c'));
  });
  test('AMB-SPAN-01 A-2-3-4-5 is a straight, the lowest, only by the switch', () => {
    expect(beats('Ac Ad 3s 4s 5s', 'Ac 2d 3s 4s 5s')).toBe(true);
    expect(beats('2c 3d 4s 5s 6s', 'Ac 2d 3s 4s 5s', true)).toBe(true);
    expect(beats('Ac 2d 3s 4s 5s', 'Ac Ad As 4s 5s', true)).toBe(true);
  });
  test('X-13 what qualifies', () => {
    const qualifies = (text: string) => spanishValue(cards(text), { wheel: false }) >= QUALIFIES;
    expect(['Ac Kd Qs 7s 5s', '5c 5d As Ks 2s', '6c 6d 2s 3s 4s'].map(qualifies)).toEqual([false, false, true]);
    expect(qualifies('5c 4d 3s 2s Jo')).toBe(true); // the joker makes a straight of it
    expect(qualifies('2c 3d 4s 7s Jo')).toBe(true); // a pair of sevens
  });
});

describe('deals', () => {
  test('counted as if they had been laid out', () => {
    const hands = cardsOfHands();
    const sharesNone = (mine: readonly number[], other: number): boolean => {
      for (let at = 5 * other; at < 5 * other + 5; at++) if (mine.includes(hands[at]!)) return false;
      return true;
    };
    const asked = [
      '2c 3d 4h 5s 7c',
      '5c 5d As Ks 2s',
      '6c 6d As Ks 2s',
      '2c 3d 4h 7s Jo',
      'Ac Kd Qs 7s 5s',
      'Kc Kd 5s 5h Ah',
    ];
    for (const text of [...asked, '2s 5s 6s Ks As', '7s Js Qs Ks Jo']) {
      const mine = cards(text).sort((a, b) => a - b);
      const value = spanishValue(mine, { wheel: false });
      const counted = { unqualified: 0, beaten: 0, tied: 0, higher: 0 };
      for (let other = 0; other < SPANISH_HANDS; other++) {
        if (!sharesNone(mine, other)) continue;
        const theirs = deals.values[other]!;
        if (theirs < QUALIFIES) counted.unqualified++;
        else if (theirs < value) counted.beaten++;
        else if (theirs === value) counted.tied++;
        else counted.higher++;
      }
      expect({ text, ...handWorth(deals, { pays: {}, tie: 'push' }, mine) }).toMatchObject({ text, ...counted });
    }
  });
  test('every hand has its place, and all deals are 282,517,050,816', () => {
    expect(placeOfHand([36, 37, 38, 39, 40])).toBe(SPANISH_HANDS - 1);
    expect(HOUSE_HANDS).toBe(376_992);
    expect(table1.deals).toBe(282_517_050_816n);
    expect(table1.best.results.reduce((all, { deals: n }) => all + n, 0n)).toBe(table1.deals);
  });
  test('ties come in pairs: who ties with whom is mutual', () => {
    const ties = deals.tied.reduce((all, n) => all + n, 0);
    expect(ties % 2).toBe(0);
  });
});

describe('Ante/Raise', () => {
  test('G-2 best play, ties push', () => {
    expect(percent(table1.best.edgeOfAnte, 3)).toBe('5.875');
    expect(percent(table1.best.edgeOfMoney, 3)).toBe('2.371');
    expect(percent(table1.best.raiseShare, 2)).toBe('73.86');
    const { best } = game(2, 'push');
    expect([percent(best.edgeOfAnte, 3), percent(best.edgeOfMoney, 3)]).toEqual(['4.912', '1.983']);
  });
  test('G-2 ties to the house', () => {
    expect([1, 2].map((table) => percent(game(table as 1 | 2, 'house').best.edgeOfAnte, 3))).toEqual([
      '5.894',
      '4.931',
    ]);
  });
  test('exact, in deals', () => {
    expect(printFraction(table1.best.edgeOfAnte)).toBe(printFraction(fraction(16_596_980_088n, 282_517_050_816n)));
    expect(table1.best.raised).toBe(553_510);
  });
  test('SPAN-PAY-3 AMB-SPAN-04 the printed pairs are within a tenth of a point, and are not best play', () => {
    for (const table of [1, 2] as const) {
      const { best } = game(table, 'push');
      const [ante, money] = ANTE_TABLES[table]!.claims;
      for (const [claim, exact] of [
        [ante!, best.edgeOfAnte],
        [money!, best.edgeOfMoney],
      ] as const) {
        expect(Math.abs(Number(claim.text) - Number(percent(exact, 6)))).toBeLessThan(0.1);
        expect(percent(exact, 2)).not.toBe(claim.text);
      }
    }
  });
  test('best play is never worse than a rule, and the card rule costs 0.0023 % of the ante', () => {
    for (const { costs } of table1.rules) expect(compare(costs, fraction(0))).toBe(1);
    expect(table1.rules.map(({ id, costs }) => [id, percent(costs, 4)])).toEqual([
      ['card', '0.0023'],
      ['short', '0.0478'],
      ['pair', '1.1121'],
      ['always', '2.6553'],
    ]);
  });
  test('variance is that of the results', () => {
    const { results, variance } = table1.best;
    const cases = Number(table1.deals);
    const mean = results.reduce((all, { net, deals: n }) => all + net * Number(n), 0) / cases;
    const spread = results.reduce((all, { net, deals: n }) => all + (net - mean) ** 2 * Number(n), 0) / cases;
    expect(Number(decimal(variance, 9))).toBeCloseTo(spread, 7);
  });
  test('any hand: raise or fold, and what each is worth', () => {
    const terms = { pays: ANTE_TABLES[1]!.pays, tie: 'push' } as const;
    expect(handWorth(deals, terms, cards('2c 3d 4h 5s 7c')).best).toBe('fold');
    expect(handWorth(deals, terms, cards('2c 3d 6h 7s Kc')).best).toBe('raise');
    expect(handWorth(deals, terms, cards('Jo 3d 6h 7s Kc')).best).toBe('raise');
  });
});

describe('side bets', () => {
  const edge = (table: 1 | 2, hands = plain) => dosPares(hands, DOS_PARES_TABLES[table]!.pays).edge;
  test('SPAN-PAY-4 SPAN-PAY-5 Dos Pares as printed, to the digit', () => {
    for (const table of [1, 2] as const) expect(percent(edge(table), 2)).toBe(DOS_PARES_TABLES[table]!.claims[0]!.text);
    expect([percent(edge(1), 4), percent(edge(2), 4)]).toEqual(['4.7798', '5.2842']);
  });
  test('AMB-SPAN-01 with the wheel they would not be', () => {
    expect([percent(edge(1, wheeled), 3), percent(edge(2, wheeled), 3)]).toEqual(['2.508', '3.013']);
  });
  test('SPAN-PAY-6 Joker in Hand', () => {
    expect(printFraction(jokerInHand(JOKER_BET.pays).edge)).toBe('1/41');
    expect(percent(jokerInHand(JOKER_BET.pays).edge, 2)).toBe(JOKER_BET.claims[0]!.text);
  });
  test('SPAN-PROG-4 AMB-SPAN-03 43.76 % with the stake back, 43.27 % without', () => {
    const returned = progressive(plain, PROGRESSIVE, { stake: 'returned', players: 1 });
    expect(compare(returned.throughTray, fraction(327_924, 749_398))).toBe(0);
    expect([percent(returned.throughTray, 4), percent(returned.throughTray, 2)]).toEqual([
      '43.7583',
      PROGRESSIVE.claims[0]!.text,
    ]);
    expect(percent(progressive(plain, PROGRESSIVE, { stake: 'dropped', players: 1 }).throughTray, 2)).toBe('43.27');
  });
  test('the meter breaks even at $26,340, or $26,568.625 where the stake is dropped', () => {
    const returned = progressive(plain, PROGRESSIVE, { stake: 'returned', players: 1 });
    expect(printFraction(returned.breakEven)).toBe('26340');
    expect(printFraction(returned.returnAt(returned.breakEven))).toBe('1');
    expect(decimal(progressive(plain, PROGRESSIVE, { stake: 'dropped', players: 1 }).breakEven, 3)).toBe('26568.625');
  });
  test('SPAN-PROG-17 SPAN-PROG-18 SPAN-PROG-19 others on the progressive cost a little of the meter', () => {
    // Two players: of all pairs of hands with a royal and a five of a kind, each five loses a quarter to a royal beside it.
    const alone = progressive(plain, PROGRESSIVE, { stake: 'returned', players: 1 }).ofMeter;
    const two = progressive(plain, PROGRESSIVE, { stake: 'returned', players: 2 }).ofMeter;
    const lost = fraction(5n * 4n, 4n * 282_517_050_816n);
    expect(compare(two, fraction(alone.n * lost.d - lost.n * alone.d, alone.d * lost.d))).toBe(0);
  });
});
