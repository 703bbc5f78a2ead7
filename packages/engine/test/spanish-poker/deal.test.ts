// Spanish Poker's deal and the decision: the order of the cards, raise or fold, tuck.
import { describe, expect, test } from 'vitest';
import { pack41 } from '../../src/cards/index.js';
import { type Span, spanish } from '../../src/testing/spanish.js';

const HANDS = { 1: '2s 3s 4h 5d 7c', 2: 'Ks Kh 4d 3c 2d', 3: 'As Qs Jh 6d 2c' };
const HOUSE = 'Ah Kd Qc 7s 5s';
const span = (p: Parameters<typeof spanish>[0] = {}) => spanish({ hands: HANDS, houseHand: HOUSE, ...p });
/** By seat, and the house last: the places its cards had in the deck, counted from the top. */
const places = (h: Span): number[][] =>
  [...h.seats.map((seat) => `hand:${seat}`), 'house-hand'].map((zone) => {
    const at = h.game.names.zones.indexOf(zone);
    return h.round.felt.zones[at]!.slice();
  });

describe('the deal', () => {
  test('SPAN-DEAL-1 from one deck of forty-one', () => {
    const h = span().wagers({ 1: 'a10' });
    expect(h.game.pack).toEqual(pack41);
    expect(h.all('PackShuffled')).toHaveLength(1);
    expect(h.all('PackShuffled')[0]!.rule).toBe('SPAN-DEAL-1');
  });
  test('SPAN-DEAL-2, SPAN-DEAL-3 from the dealer’s left to his right, the house last; five at once', () => {
    const h = span().wagers({ 1: 'a10', 2: 'a10', 3: 'a10' });
    expect(places(h)).toEqual([
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8, 9],
      [10, 11, 12, 13, 14],
      [15, 16, 17, 18, 19],
    ]);
  });
  test('SPAN-DEAL-3, BAR-115 or one at a time, the house last in each round', () => {
    const h = span({ switches: { 'span.deal': 'one_at_a_time' } }).wagers({ 1: 'a10', 2: 'a10', 3: 'a10' });
    expect(places(h)).toEqual([
      [0, 4, 8, 12, 16],
      [1, 5, 9, 13, 17],
      [2, 6, 10, 14, 18],
      [3, 7, 11, 15, 19],
    ]);
    expect(h.cards('hand:2')).toEqual(HANDS[2].split(' '));
  });
  test('SPAN-DEAL-4 all face down: each sees his own, and nobody the house’s', () => {
    const h = span().wagers({ 1: 'a10', 2: 'a10' });
    const seen = (viewer: 1 | 2 | 3 | 'rail') => h.view(viewer).faces.filter((face) => face !== null).length;
    expect([seen(1), seen(2), seen(3), seen('rail')]).toEqual([5, 5, 0, 0]);
  });
});

describe('the decision', () => {
  test('SPAN-DEAL-10, SPAN-ANTE-4 the raise is exactly twice the ante', () => {
    const h = span().wagers({ 1: 'a10', 2: 'a35' });
    expect(h.option(1, 'raise')).toMatchObject({ cost: 2_000, amount: null });
    expect(h.option(2, 'raise')!.cost).toBe(7_000);
    h.do(1, 'raise');
    expect([h.at('ante:1'), h.at('raise:1')]).toEqual([10, 20]);
    expect(h.refused(2, 'raise', { amount: 35 })).toMatchObject({ refused: 'amount-not-asked' });
  });
  test('SPAN-ANTE-7, SPAN-DEAL-10 raise or fold, and nothing else', () => {
    const h = span().wagers({ 1: 'a10 d5' });
    expect(h.menu(1)).toEqual(['raise', 'fold']);
    for (const other of ['check', 'call', 'bet', 'ante'])
      expect(h.refused(1, other)).toMatchObject({ refused: 'not-offered' });
    expect(h.option(1, 'fold')!.ifSilent).toBe(true);
  });
  test('all decide at once; a seat without an ante has nothing to decide', () => {
    const h = span().wagers({ 1: 'a10', 2: '- d5', 3: 'a10' });
    expect(h.asked).toEqual([1, 3]);
    h.do(3, 'fold').do(1, 'raise');
    expect(h.stage).toBe('over');
  });
  test('SPAN-DEAL-12 the house takes folded hands and their antes before it turns its own', () => {
    const h = span().wagers({ 1: 'a10', 2: 'a10' }).acts('f r');
    const types = h.log.map((e) => e.type);
    expect(types.indexOf('FoldTaken')).toBeLessThan(types.indexOf('HouseShown'));
    expect(h.all('FoldTaken')[0]).toMatchObject({ seat: 1, rule: 'SPAN-DEAL-12' });
    expect(h.net(1)).toBe(-10);
    const racked = h.log.find((e) => e.type === 'FoldTaken')!.cards[0]!;
    expect(racked.seen).toBeNull();
  });
  test('when all have folded the house shows nothing', () => {
    const h = span().wagers({ 1: 'a10', 2: 'a10' }).acts('f f');
    expect(h.stage).toBe('over');
    expect(h.all('HouseShown')).toHaveLength(0);
    expect(h.gained('house')).toBe(20);
  });
});

describe('tucking', () => {
  // Kings and fours is two pair; seat 1 holds nothing.
  const hands = { 1: '2s 3s 4h 5d 7c', 2: 'Ks Kh 4d 4c 2d' };
  test('SPAN-DEAL-11, AMB-SPAN-07 a fold costs the ante alone: the cards wait, and the bonus bet is paid', () => {
    const h = span({ hands }).wagers({ 1: 'a10 d5', 2: 'a10 d5' }).acts('f f');
    expect(h.all('Folded').map((e) => e.markers.length)).toEqual([1, 1]);
    expect(h.gains).toEqual([-15, -10 + 2 * 5, 0]);
    expect(h.all('BonusSettled').map((e) => [e.seat, e.note.won / 100])).toEqual([
      [2, 10],
      [1, 0],
    ]);
  });
  test('SPAN-DEAL-11 by the switch one says so himself, and only with a bonus bet that wins', () => {
    const h = span({ hands, switches: { 'span.auto_tuck': 'no' } }).wagers({ 1: 'a10 d5', 2: 'a10 d5' });
    expect(h.menu(1)).toEqual(['raise', 'fold']);
    expect(h.menu(2)).toEqual(['raise', 'tuck', 'fold']);
    h.do(2, 'tuck').do(1, 'fold');
    expect(h.all('Tucked')[0]).toMatchObject({ seat: 2, rule: 'SPAN-DEAL-11' });
    expect(h.gains).toEqual([-15, 0, 0]);
  });
  test('AMB-SPAN-07 where one must say so and does not, the bonus bets go with the hand', () => {
    const h = span({ hands, switches: { 'span.auto_tuck': 'no', 'span.bonuses': 'dos_pares_progressive' } });
    h.wagers({ 2: 'a10 d5 p' }).acts('f');
    expect(h.net(2)).toBe(-16);
    expect([h.gained('house'), h.gained('progressive-box')]).toEqual([15, 1]);
  });
  test('SPAN-DEAL-11 under the joker’s bet and the progressive’s, too', () => {
    const switches = { 'span.auto_tuck': 'no', 'span.bonuses': 'joker_progressive' };
    const joker = spanish({ switches, hands: { 1: 'Jo 2s 4h 6d Kc' } }).wagers({ 1: 'a10 j5' });
    expect(joker.menu(1)).toContain('tuck');
    const flush = spanish({ switches, hands: { 1: '2s 4s 6s Ks As' } }).wagers({ 1: 'a10 p' });
    expect(flush.menu(1)).toContain('tuck');
    const none = spanish({ switches, hands: { 1: '2s 2d 4h Kh As' } }).wagers({ 1: 'a10 j5 p' });
    expect(none.menu(1)).not.toContain('tuck');
  });
});
