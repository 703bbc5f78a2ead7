// Surrender at No-Bust: at any time while the hand is 20 or less, after standing too, until the next player acts.
import { describe, expect, test } from 'vitest';
import { against, dealt, type Twenty } from '../../src/testing/twenty-one.js';

describe('surrender', () => {
  test('VEN-NB21-46 at any time while the hand is 20 or less: half is lost, and its play ends', () => {
    const t = dealt({ hands: { 2: '5c 2d' }, next: '9h', wagers: { 2: 15, 3: 10 }, bankHand: 'Tc 9d' }).acts('h r');
    expect([t.line('hand:2'), t.asked]).toEqual(['', [3]]);
    t.finish();
    expect(t.settled).toContain('2 -7.5 VEN-NB21-46');
    const lost = t.all('WagerLost').find(({ rule }) => rule === 'VEN-NB21-46');
    expect(lost?.note).toMatchObject({ circle: 2, hand: 0, row: 0, bet: 'wager', outcome: 'surrender' });
    expect(dealt({ hands: { 2: 'Tc Kd' } }).menu()).toContain('surrender');
  });
  const FOUR = { 1: 1000, 2: 1000, 3: 1000, 4: 1000 };
  const hand = (t: Twenty, zone: string) => ({ cards: [t.ids(zone)[0]!] });
  test('VEN-NB21-46 not above 20, and not a hand that was doubled', () => {
    const over = dealt({ hands: { 2: 'Tc 6d' }, next: 'Kd', wagers: { 2: 10, 3: 10 } }).acts('h');
    expect(over.refused(2, 'surrender')).toMatchObject({ refused: 'not-your-turn' });
    expect(over.free(2)).toEqual([]);
    const doubled = dealt({ hands: { 2: '5c 6d' }, next: '2h', wagers: { 2: 10, 3: 10 } }).acts('d');
    expect([doubled.asked, doubled.free(2)]).toEqual([[3], []]);
  });
  test('AMB-VEN-19 standing does not close it: until the next player acts, and whatever he does closes it', () => {
    const two = { hands: { 2: 'Tc 6d', 3: '5c 6c' }, wagers: { 2: 10, 3: 10 }, bankHand: 'Tc 9d', next: '2h 9h' };
    const stood = dealt(two).acts('s');
    expect([stood.asked, stood.menu(), stood.free(2)]).toEqual([[3], stood.menu(), ['surrender-stood']]);
    stood.do(2, 'surrender-stood', hand(stood, 'hand:2'));
    expect(stood.last('Surrendered')).toMatchObject({ seat: 2, rule: 'VEN-NB21-46', note: { circle: 2 } });
    expect([stood.line('hand:2'), stood.asked, stood.free(2)]).toEqual(['', [3], []]);
    expect(stood.acts('h').finish().settled).toContain('2 -5 VEN-NB21-46');
    for (const line of ['s h', 's s', 's d', 's r']) {
      const late = dealt({
        ...two,
        hands: { ...two.hands, 3: '5c 7c' },
        wagers: { 2: 10, 3: 10, 4: 10 },
        stacks: FOUR,
      }).acts(line);
      expect(late.refused(2, 'surrender-stood'), line).toMatchObject({
        refused: 'next-has-acted',
        rule: 'VEN-NB21-46',
      });
    }
    expect(dealt(two).refused(3, 'surrender-stood')).toMatchObject({ refused: 'not-your-turn' });
  });
  test('AMB-VEN-19 the last player has until the bank’s card is turned; silence lets the hand stand', () => {
    const last = dealt({ hands: { 2: 'Tc 6d' }, bankHand: 'Tc 9d' }).acts('s');
    expect([last.asked, last.menu(), last.offer('let-stand')?.ifSilent]).toEqual([
      [2],
      ['let-stand', 'surrender-stood'],
      true,
    ]);
    expect([last.sees('rail', 'bank-hand'), last.all('HoleTurned').length]).toEqual([
      expect.not.stringContaining('9d'),
      0,
    ]);
    last.do(2, 'surrender-stood', hand(last, 'hand:2'));
    expect([last.isOver, last.settled]).toEqual([true, ['2 -5 VEN-NB21-46']]);
    const stands = dealt({ hands: { 2: 'Tc 6d' }, bankHand: 'Tc 9d' })
      .acts('s')
      .do(2, 'let-stand');
    expect([stands.isOver, stands.settled]).toEqual([true, ['2 -10 VEN-NB21-32']]);
    expect(dealt({ hands: { 2: 'Ac Kd' } }).all('LastCall')).toEqual([]);
  });
  test('AMB-VEN-19 split hands too, each by itself, while the other is played and after it', () => {
    const p = { hands: { 2: '8c 8d', 3: 'Tc 4c' }, next: '9h 7c', wagers: { 2: 10, 3: 10 }, bankHand: 'Tc 9d' };
    const first = dealt(p).acts('p s');
    expect([first.asked, first.line('hand:2.2'), first.free(2)]).toEqual([[2], '8d 7c', ['surrender-stood']]);
    first.do(2, 'surrender-stood', hand(first, 'hand:2'));
    expect([first.line('hand:2'), first.asked, first.menu()]).toEqual([
      '',
      [2],
      ['hit', 'stand', 'double', 'surrender'],
    ]);
    const second = dealt(p).acts('p s s');
    expect(second.view(2).free[0]!.cards!.from).toHaveLength(2);
    second.do(2, 'surrender-stood', hand(second, 'hand:2'));
    expect([second.line('hand:2'), second.line('hand:2.2'), second.free(2)]).toEqual([
      '',
      '8d 7c',
      ['surrender-stood'],
    ]);
    expect(second.finish().settled).toEqual(['3 -10 VEN-NB21-32', '2 -5 VEN-NB21-46', '2.2 -10 VEN-NB21-32']);
  });
  test('AMB-VEN-19 by the switch a hand of three cards that stood stays', () => {
    const three = { hands: { 2: '5c 2d' }, next: '9h', wagers: { 2: 10, 3: 10 } };
    const switches = { 'ven.nb21.surrender': 'first_two' };
    expect(dealt(three).acts('h s').free(2)).toEqual(['surrender-stood']);
    expect(
      dealt({ ...three, switches })
        .acts('h s')
        .free(2),
    ).toEqual([]);
  });
  test('BAR-140 a split ace may be surrendered; by the switch it stands with its one card', () => {
    const aces = { hands: { 2: 'As Ad' }, next: '5h Tc', wagers: { 2: 10, 3: 10 } };
    expect(dealt(aces).acts('p').menu()).toEqual(['stand', 'surrender']);
    const stands = dealt({ ...aces, switches: { 'ven.nb21.surrender_aces': 'no' } }).acts('p');
    expect([stands.line('hand:2'), stands.asked, stands.free(2)]).toEqual(['As 5h', [3], []]);
  });
  test('AMB-VEN-19 by the switch on the first two cards only', () => {
    const t = dealt({ hands: { 2: '5c 2d' }, next: '9h', switches: { 'ven.nb21.surrender': 'first_two' } });
    expect(t.menu()).toContain('surrender');
    expect(t.acts('h').why('surrender')).toBe('first-two-only VEN-NB21-46');
  });
  test('AMB-VEN-21 a surrendered half is all that is lost to a Natural, while a double loses twice', () => {
    const bankHand = 'Kc Ad';
    expect(against({ hand: 'Tc 6d', bankHand, line: 'r' })).toBe('2 -5 VEN-NB21-46');
    expect(against({ hand: '5c 6d', bankHand, line: 'd' })).toBe('2 -20 VEN-NB21-38');
  });
});
