// What goes wrong at Spanish Poker, and what the house's written policy does about it (SPAN-GEN-8, AMB-SPAN-19).
import { describe, expect, test } from 'vitest';
import { type Span, spanish } from '../../src/testing/spanish.js';
import { onPage } from '../draw/look.js';

const rule = 'AMB-SPAN-19';
const dealt = (p: Parameters<typeof spanish>[0] = {}) =>
  spanish({ hands: { 1: 'Ks Kh 4d 4c 2d', 2: 'As Qs Jh 6d 2c' }, houseHand: '6s 6c 2s 3h 4h', ...p }).wagers({
    1: 'a10 d5 p',
    2: 'a10',
  });
/** Every chip is where the round found it, and the round is over. */
function isVoid(h: Span): void {
  expect(h.all('RoundVoided')[0]!.rule).toBe(rule);
  expect([h.stage, ...h.gains, h.gained('house'), h.gained('progressive-box')]).toEqual(['over', 0, 0, 0, 0, 0]);
}

describe('the default policy', () => {
  test('SPAN-GEN-8, AMB-SPAN-19 a hand with the wrong number of cards: that seat is void, and all its bets go back', () => {
    const h = dealt().do('floor', 'wrong-count', { seat: 1 });
    expect(h.all('SeatVoided')[0]).toMatchObject({ seat: 1, rule });
    expect([h.net(1), h.at('ante:1'), h.at('dos-pares:1'), h.at('progressive:1')]).toEqual([0, 0, 0, 0]);
    expect(h.cards('hand:1')).toHaveLength(0);
    expect(h.asked).toEqual([2]);
    h.acts('r');
    expect(h.gains).toEqual([0, -30, 0]);
  });
  test('AMB-SPAN-19 a tucked hand can be void, too', () => {
    const h = dealt({ dealer: 'person' }).do(1, 'fold').do(2, 'raise').do('dealer', 'wrong-count', { seat: 1 });
    expect(h.net(1)).toBe(-10); // the ante was taken before
    h.do('dealer', 'settle-hand');
    expect(h.stage).toBe('over');
  });
  test('SPAN-GEN-8, AMB-SPAN-19 the house’s hand has the wrong number of cards: the round is void', () =>
    isVoid(dealt().do(1, 'raise').do('dealer', 'house-wrong-count')));
  test('AMB-SPAN-19 a card of the house is exposed before all have decided: the round is void', () => {
    isVoid(dealt().do(1, 'raise').do('dealer', 'house-exposed'));
    const late = dealt({ dealer: 'person' }).acts('r r');
    expect(late.refused('dealer', 'house-exposed')).toMatchObject({ refused: 'wrong-stage', rule });
  });
  test('AMB-SPAN-19 a player’s card is exposed: it lies open, and the hand plays', () => {
    const h = dealt().do('dealer', 'exposed-card', { cards: 'Ks' });
    expect(h.all('CardKept')[0]).toMatchObject({ seat: 1, rule });
    expect(h.view('rail').faces[h.idsOf('Ks')[0]!]).not.toBeNull();
    expect(h.menu(1)).toContain('raise');
    h.do('dealer', 'exposed-card', { cards: 'Kh 4d 4c 2d'.split(' ')[0]! });
    expect(h.refused('dealer', 'exposed-card', { cards: 'Ks' })).toMatchObject({ refused: 'card-not-yours' });
  });
  test('AMB-SPAN-19 unless he asks for a void before he looks', () => {
    const h = dealt().do('floor', 'exposed-refused', { seat: 1 });
    expect([h.net(1), h.cards('hand:1').length]).toEqual([0, 0]);
    const acted = dealt().do(1, 'raise');
    expect(acted.refused('floor', 'exposed-refused', { seat: 1 })).toMatchObject({ refused: 'not-that-seat' });
  });
  test('AMB-SPAN-19 hands at the wrong spaces are moved while nobody has looked; else the round is void', () => {
    const h = dealt().do('dealer', 'wrong-order');
    expect(h.all('CardsMoved')[0]!.rule).toBe(rule);
    expect(h.stage).toBe('decide');
    expect(dealt().do(2, 'fold').refused('dealer', 'wrong-order')).toMatchObject({ refused: 'action-has-begun' });
    isVoid(dealt().do(2, 'fold').do('dealer', 'wrong-order-seen'));
  });
  test('AMB-SPAN-19 a boxed card, a card of another deck: the round is void', () => {
    for (const what of ['boxed-card', 'foreign-card']) isVoid(dealt().do('floor', what));
  });
  test('SPAN-GEN-8 players report nothing themselves', () =>
    expect(dealt().refused(1, 'boxed-card')).toMatchObject({ refused: 'staff-only' }));
});

test('SPAN-GEN-8 a house with a policy of its own rules by it, and can always void the round', () => {
  const h = dealt({ switches: { 'span.irr_policy': 'custom' } });
  expect(h.incidents().options.map((o) => o.type)).toEqual(['void']);
  expect(h.refused('floor', 'boxed-card')).toMatchObject({ refused: 'unknown-incident' });
  isVoid(h.do('floor', 'void'));
});
test('SPAN-GEN-8 the clause can be read', () => {
  onPage('span', 'SPAN-GEN-8');
});
