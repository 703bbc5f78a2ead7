// Setting: two in front, five behind, all at once and face down; or the house way. What the joker is.
import { describe, expect, test } from 'vitest';
import { against, dealt } from '../../src/testing/pai-gow.js';
import { words } from '../../src/words/index.js';

const PAIRS = '2d 2h 3d 6d 7d 8d Td';
const BANKS = 'As Kd Qh 9c 7s 5c 3h';

describe('setting', () => {
  test('SNK-PGP-8 two of the seven go in front, five stay behind, and nobody sees them', () => {
    const t = dealt({ hands: { 1: BANKS, 2: PAIRS } });
    expect(t.option(2, 'set')).toMatchObject({ rule: 'SNK-PGP-8', cards: { from: t.ids('hand:2'), min: 2, max: 2 } });
    t.set({ 2: '2d 2h' });
    expect([t.line('low:2'), t.ids('high:2').length, t.ids('hand:2')]).toEqual(['2d 2h', 5, []]);
    expect(t.last('HandSet').rule).toBe('SNK-PGP-8');
    for (const viewer of [1, 3, 'rail'] as const)
      expect([t.sees(viewer, 'low:2'), t.sees(viewer, 'high:2')]).toEqual(['?? ??', '?? ?? ?? ?? ??']);
    expect(t.sees(2, 'low:2')).toBe('2d 2h');
  });
  test('SNK-PGP-8 not one card nor three, not somebody else’s, and once only', () => {
    const t = dealt({ hands: { 1: BANKS, 2: PAIRS } });
    expect(t.refused(2, 'set', { cards: '2d' }).refused).toBe('wrong-number-of-cards');
    expect(t.refused(2, 'set', { cards: '2d 2h 3d' }).refused).toBe('wrong-number-of-cards');
    expect(t.refused(2, 'set', { cards: '2d As' }).refused).toBe('card-not-yours');
    t.set({ 2: '2d 2h' });
    expect(t.refused(2, 'set', { cards: '2d 2h' }).refused).toBe('not-your-turn');
    expect(t.refused(2, 'house-way').refused).toBe('not-your-turn');
    expect(t.refused(3, 'set', { cards: '2d 2h' }).refused).toBe('not-your-turn'); // he bet nothing
  });
  test('SNK-PGP-8 everybody sets at his own time, the banker too; when the last has, all are turned', () => {
    const t = dealt({ wagers: { 2: 10, 3: 10 }, hands: { 1: BANKS, 2: PAIRS } });
    expect([...t.asked].sort()).toEqual([1, 2, 3]);
    t.do(3, 'house-way').set({ 1: 'Kd Qh' });
    expect([t.asked, t.has('HandsTurned')]).toEqual([[2], false]);
    t.set({ 2: '2d 2h' });
    expect([t.isOver, t.all('HandsTurned').map((e) => e.seat)[0]]).toEqual([true, 1]);
    for (const seat of [1, 2, 3]) expect(t.sees('rail', `high:${seat}`)).not.toContain('?');
  });
});

describe('the house way', () => {
  test('SNK-PGP-9 the sheet’s hand: the flush of 3-6-7-8-10 behind, the pair of twos in front', () => {
    const t = dealt({ hands: { 1: BANKS, 2: PAIRS } })
      .do(2, 'house-way')
      .do(1, 'house-way');
    expect(t.line('low:2')).toBe('2d 2h');
    expect(t.line('high:2').split(' ').toSorted()).toEqual('3d 6d 7d 8d Td'.split(' ').toSorted());
    const turned = t.all('HandsTurned').find((e) => e.seat === 2)!;
    expect(turned).toMatchObject({
      rule: 'AMB-SNK-53',
      note: {
        made: { low: { category: 'pair' }, high: { category: 'flush' } },
        foul: false,
        houseWay: true,
        bank: false,
      },
    });
    expect(t.settled).toEqual(['2 +10 SNK-PGP-10']);
  });
  test('AMB-GEN-25 who is silent is set the house way, and may have set as he liked until then', () => {
    const t = dealt({ hands: { 1: BANKS, 2: PAIRS } });
    expect(t.option(2, 'house-way')).toMatchObject({ rule: 'AMB-SNK-53', ifSilent: true });
    t.finish();
    expect([t.all('HouseWayAsked').length, t.line('low:2'), t.line('low:1')]).toEqual([2, '2d 2h', 'Kd Qh']);
  });
  test('AMB-SNK-53 it is the dealer who looks: until all are turned the hand lies as it was dealt', () => {
    const t = dealt({ hands: { 1: BANKS, 2: PAIRS } }).do(2, 'house-way');
    expect([t.ids('hand:2').length, t.ids('low:2')]).toEqual([7, []]);
    expect(words('en').event(t.game, t.last('HouseWayAsked'))).toMatch(/asks for the house way/);
  });
});

describe('the joker', () => {
  const bank = 'Kd Qc / Kh Ks Jd 4c 3c';
  test('SNK-PGP-2 it completes the flush of the sheet’s example', () => {
    expect(against('Ad Ah / 2s 4s Js Qs Jo', bank)).toBe('2 +10 SNK-PGP-10');
  });
  test('SNK-PGP-2 and the straight of the other', () => {
    expect(against('Ad Ah / 4h 5s 6d 7h Jo', bank)).toBe('2 +10 SNK-PGP-10');
  });
  test('SNK-PGP-2 it is an ace otherwise, and not a second nine', () => {
    // Nines with an ace lose to kings behind; a pair of nines in front of nothing would have been three of them.
    expect(against('As Qs / 9s 9d 5h 4s Jo', bank)).toBe('2 0 SNK-PGP-11');
    expect(against('As Qs / Ah 9d 5h 4s Jo', bank)).toBe('2 +10 SNK-PGP-10');
  });
  test('AMB-SNK-28 in front it is an ace, and with an ace a pair of them; five aces beat a royal flush', () => {
    expect(against('Jo 2s / 9s 9d 9h 4s 5s', bank)).toBe('2 +10 SNK-PGP-10'); // ace-two over king-queen
    expect(against('Jo As / 9s 9d 9h 4s 5s', 'Kd Kc / Kh Ks Jd 4c 3c')).toBe('2 +10 SNK-PGP-10');
    expect(against('2d 2h / As Ah Ad Ac Jo', 'Kd Qc / Ks Qs Js Ts 9s')).toBe('2 +10 SNK-PGP-10');
  });
});
