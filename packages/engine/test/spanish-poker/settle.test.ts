// Spanish Poker's settlement: when the house qualifies, who is settled when, what each wager is paid.
import { describe, expect, test } from 'vitest';
import { spanish } from '../../src/testing/spanish.js';
import { onPage } from '../draw/look.js';

const LOW = '7s 5h 4d 3c 2d'; // seven high
const PAIR = 'Ks Kh 4d 3c 2h';
type Given = Parameters<typeof spanish>[0];
/** One seat that antes $10 and raises. */
const duel = (hand: string, house: string, switches: Record<string, unknown> = {}, line = 'a10') =>
  spanish({ hands: { 1: hand }, houseHand: house, switches, stacks: [500] })
    .wagers({ 1: line })
    .acts('r');

describe('does the house qualify?', () => {
  test('X-13, SPAN-DEAL-14, AMB-SPAN-15 no pair: raises back, antes 1 to 1, even for seven high', () => {
    const h = duel(LOW, 'As Kd Qc 7h 5s');
    expect(h.all('HouseShown')[0]!.note).toMatchObject({ qualifies: false, made: { category: 'high-card' } });
    expect(h.all('AnteSettled')[0]).toMatchObject({ rule: 'SPAN-DEAL-14', note: { result: 'unqualified' } });
    expect(h.net(1)).toBe(10);
  });
  test('X-13, SPAN-DEAL-14 a pair of fives does not qualify, and better hands win no more for it', () => {
    expect(duel(LOW, '5s 5c As Kd 2c').net(1)).toBe(10);
    expect(duel('Ks Kh Kc Jh Js', '5s 5c As Kd 2c').net(1)).toBe(10);
  });
  test('X-13, SPAN-DEAL-15 a pair of sixes with the lowest cards beside it does', () => {
    const h = duel(LOW, '6s 6c 2s 3h 4c');
    expect(h.all('HouseShown')[0]!.note.qualifies).toBe(true);
    expect(h.net(1)).toBe(-30);
  });
  test('SPAN-DEAL-13 the house plays the best hand it can, the joker included', () => {
    const h = duel(PAIR, 'Jo As Qd 6c 2s');
    expect(h.all('HouseShown')[0]).toMatchObject({
      rule: 'SPAN-DEAL-13',
      note: { made: { category: 'pair', ranks: [12, 10, 4, 0] } },
    });
    expect(h.net(1)).toBe(-30);
    expect(h.view('rail').faces.filter((face) => face !== null).length).toBe(10);
  });
});

describe('against a house that plays', () => {
  const HOUSE = '6s 6c 2s 3h 4c';
  test('SPAN-DEAL-16 the house is better: ante and raise are lost', () => {
    const h = duel('5s 5c As Kd 2c', HOUSE);
    expect(h.all('AnteSettled')[0]).toMatchObject({ rule: 'SPAN-DEAL-16', note: { result: 'lose' } });
    expect([h.net(1), h.gained('house')]).toEqual([-30, 30]);
    expect(duel(PAIR, HOUSE).all('AnteSettled')[0]!.rule).toBe('SPAN-DEAL-17');
  });
  test('SPAN-DEAL-17 the player is better: the raise wins 1 to 1, the ante by its table', () => {
    const h = duel(PAIR, HOUSE);
    expect(h.all('AnteSettled')[0]).toMatchObject({ rule: 'SPAN-DEAL-17', note: { result: 'win', odds: 1 } });
    expect(h.net(1)).toBe(20 + 10);
  });
  const paid: readonly (readonly [string, string, number, number])[] = [
    ['five of a kind', '7s 7h 7d 7c Jo', 200, 200],
    ['royal flush', '7s Js Qs Ks As', 100, 100],
    ['straight flush', '6h 7h Jh Qh Kh', 40, 40],
    ['quads', 'Ks Kh Kd Kc 2h', 25, 25],
    ['flush', '2h 5h 7h Kh Ah', 10, 10],
    ['full house', 'Ks Kh Kd 5s 5h', 7, 8],
    ['straight', '5h 6h 7d Jc Qs', 6, 7],
    ['trips', 'Ks Kh Kd 5s 2h', 3, 3],
    ['two pair', 'Ks Kh 5s 5h 2h', 2, 2],
    ['one pair', 'Ks Kh 5s 3d 2h', 1, 1],
  ];
  test.each(paid)('SPAN-PAY-1, SPAN-PAY-2 %s: the ante table in force', (_name, hand, first, second) => {
    expect(duel(hand, HOUSE).net(1)).toBe(20 + 10 * first);
    expect(duel(hand, HOUSE, { 'span.ante_table': 2 }).net(1)).toBe(20 + 10 * second);
  });
  test('AMB-SPAN-02 a tie pushes both, or the house has it by the switch', () => {
    const tie: readonly [string, string] = ['Ks Kh 5s 3d 2h', 'Kd Kc 5h 3s 2d'];
    const h = duel(...tie);
    expect(h.net(1)).toBe(0);
    expect(h.all('AnteSettled')[0]).toMatchObject({ rule: 'AMB-SPAN-02', note: { result: 'push' } });
    expect(duel(...tie, { 'span.tie': 'house' }).net(1)).toBe(-30);
  });
  test('AMB-JAL-03 by the switch a hand without the joker beats the same hand with it', () => {
    const tie: readonly [string, string] = ['Ks Kh 7s 3d 2h', 'Kd Jo 7h 3s 2d'];
    expect(duel(...tie).net(1)).toBe(0);
    expect(duel(...tie, { 'rank.natural_beats_wild': 'yes' }).net(1)).toBe(30);
    expect(duel(tie[1], tie[0], { 'rank.natural_beats_wild': 'yes' }).net(1)).toBe(-30);
  });
  test('SPAN-PAY-3 the edges the sheet claims are on its page', () => {
    onPage('span', 'SPAN-PAY-3');
    onPage('span', 'SPAN-PAY-3', 'es');
  });
});

describe('in order', () => {
  const many = (p: Given = {}) =>
    spanish({
      hands: { 1: PAIR, 2: 'As Qs Jh 6d 2c', 3: '5s 5c Ah Jd 3d' },
      houseHand: '6s 6c 2s 3h 4c',
      ...p,
    }).wagers({ 1: 'a10', 2: 'a10', 3: 'a10 d5' });
  test('SPAN-DEAL-15, AMB-SPAN-14 from the dealer’s right: the last dealt is settled first', () => {
    const h = many().acts('r r r');
    expect(h.all('AnteSettled').map((e) => e.seat)).toEqual([3, 2, 1]);
    expect(h.gains).toEqual([30, -30, -35]);
  });
  test('SPAN-DEAL-18 a settled hand is in the rack before the next is turned', () => {
    const h = many().acts('r r r');
    const line = h.log.filter((e) => ['HandShown', 'HandRacked'].includes(e.type)).map((e) => [e.type, e.seat]);
    expect(line).toEqual([
      ['HandShown', 3],
      ['HandRacked', 3],
      ['HandShown', 2],
      ['HandRacked', 2],
      ['HandShown', 1],
      ['HandRacked', 1],
    ]);
    expect(h.cards('muck')).toHaveLength(15);
  });
  test('SPAN-DEAL-18 a person who deals turns them one by one', () => {
    const h = many({ dealer: 'person' }).acts('r r r');
    expect(h.stage).toBe('settle');
    expect(h.all('HandShown')).toHaveLength(0);
    h.do('dealer', 'settle-hand');
    expect(h.all('HandShown').map((e) => e.seat)).toEqual([3]);
    expect(h.cards('hand:3')).toHaveLength(0);
    h.do('dealer', 'settle-hand').do('dealer', 'settle-hand');
    expect([h.stage, ...h.gains]).toEqual(['over', 30, -30, -35]);
  });
});

describe('bonus bets', () => {
  const bonus = (hand: string, bonuses: string, line: string, switches: Record<string, unknown> = {}) =>
    spanish({
      hands: { 1: hand },
      houseHand: '6s 6c 2s 3h 4c',
      stacks: [500],
      switches: { 'span.bonuses': bonuses, ...switches },
    })
      .wagers({ 1: line })
      .net(1);
  const pares: readonly (readonly [string, string, number, number])[] = [
    ['five of a kind', '7s 7h 7d 7c Jo', 200, 200],
    ['royal flush', '7s Js Qs Ks As', 100, 100],
    ['straight flush', '6h 7h Jh Qh Kh', 50, 50],
    ['quads', 'Ks Kh Kd Kc 2h', 25, 25],
    ['flush', '2h 5h 7h Kh Ah', 10, 10],
    ['full house', 'Ks Kh Kd 5s 5h', 9, 8],
    ['straight', '5h 6h 7d Jc Qs', 7, 7],
    ['trips', 'Ks Kh Kd 5s 2h', 5, 5],
    ['two pair', 'Ks Kh 5s 5h 2h', 2, 2],
  ];
  test.each(pares)('SPAN-DP-1, SPAN-PAY-4, SPAN-PAY-5 %s: Dos Pares by its own table', (_name, hand, first, second) => {
    expect(bonus(hand, 'dos_pares', '- d5')).toBe(5 * first);
    expect(bonus(hand, 'dos_pares', '- d5', { 'span.dos_pares_table': 2 })).toBe(5 * second);
  });
  test('SPAN-DP-1 one pair loses it, whatever the house holds', () => {
    expect(bonus('Ks Kh 5s 3d 2h', 'dos_pares', '- d5')).toBe(-5);
    // Two pair that the house beats still wins its bonus bet.
    const h = spanish({ hands: { 1: '5s 5h 4h 4d 2h' }, houseHand: 'As Ac Ad 3h 4c', stacks: [500] });
    h.wagers({ 1: 'a10 d5' }).acts('r');
    expect(h.net(1)).toBe(-30 + 10);
  });
  test('SPAN-JOK-1, SPAN-PAY-6 Joker in Hand pays 7 to 1 with the joker, whatever the hand', () => {
    expect(bonus('Jo Ks 5h 3d 2h', 'joker', '- j5')).toBe(35);
    expect(bonus('Ks Kh Kd Kc 2h', 'joker', '- j5')).toBe(-5);
    onPage('span', 'SPAN-PAY-6');
  });
  test('a seat on bonus bets alone is settled in its turn, and the house need not show', () => {
    const h = spanish({ hands: { 1: '5s 5h 4h 4d 2h' }, stacks: [500] }).wagers({ 1: '- d5' });
    expect([h.stage, h.net(1), h.all('HouseShown').length]).toEqual(['over', 10, 0]);
  });
  test('SPAN-PAY-4, SPAN-PAY-5, BAR-119 Dos Pares is paid by its table as far as a posted aggregate reaches', () => {
    const switches = { 'span.aggregate': 1_000_000, 'span.bonuses': 'dos_pares', 'span.bonus.above_ante': 'yes' };
    const paid = (hand: string) => {
      const h = spanish({ hands: { 1: hand }, switches, stacks: [500] }).wagers({ 1: '- d100' });
      return [h.net(1), h.last('BonusSettled').rule];
    };
    expect([paid('Js Jh Jd Jc 2h'), paid('7s 7h 7d 7c Jo')]).toEqual([
      [2_500, 'SPAN-PAY-4'],
      [10_000, 'BAR-119'],
    ]);
  });
  test('SPAN-GEN-6, BAR-119 a posted aggregate is paid in the order of settlement until it is reached', () => {
    const switches = { 'span.aggregate': 1_000_000, 'span.bonuses': 'dos_pares', 'span.bonus.above_ante': 'yes' };
    const h = spanish({
      hands: { 1: '7s 7h 7d 7c Jo', 2: 'Js Jh Jd Jc 2h' },
      houseHand: '6s 6c 2s 3h 4c',
      switches,
      stacks: [500, 500],
    });
    h.wagers({ 1: 'a100', 2: 'a100' }).acts('r r');
    // Seat 2 first: 25 to 1 on $100 is $2,500; seat 1 has 200 to 1, of which $7,500 is left.
    expect(h.gains).toEqual([200 + 7_500, 200 + 2_500]);
    expect(h.all('AnteSettled').map((e) => e.rule)).toEqual(['SPAN-DEAL-17', 'BAR-119']);
    const free = spanish({ hands: { 1: '7s 7h 7d 7c Jo' }, houseHand: '6s 6c 2s 3h 4c', stacks: [500] });
    expect(free.wagers({ 1: 'a100' }).acts('r').net(1)).toBe(20_200);
  });
});
