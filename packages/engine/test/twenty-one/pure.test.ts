// Rogelio's Pure 21.5 Blackjack as it is played: the deal from the player-dealer's left, charts 1A and 1B, the action button,
// doubling for less, splits, surrender.
import { describe, expect, test } from 'vitest';
import { dealt as dealtAt, type Sitting21, sat as satAt } from '../../src/testing/twenty-one.js';

const house = 'rogelios' as const;
const dealt = (p: Sitting21 = {}) => dealtAt({ house, stake: '5-100', ...p });
const sat = (p: Sitting21 = {}) => satAt({ house, stake: '5-100', ...p });
const FIVE = { 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000 };

describe('the round', () => {
  test('ROG-P215-RP4 the player-dealer puts up money first; it pays winners and caps what he collects', () => {
    const t = sat();
    expect(t.refused(2, 'wager', { amount: 10, seat: 2 })).toMatchObject({ refused: 'not-your-turn' });
    t.do(1, 'bank', { amount: 50 });
    expect(t.last('BankPosted')).toMatchObject({ rule: 'ROG-P215-RP4', note: { turn: 1 } });
    const short = dealt({ bank: 50, wagers: { 2: 60 }, hands: { 2: 'Tc 7d' }, bankHand: 'Th 8c' }).finish();
    expect(short.settled).toEqual(['2 -50 ROG-P215-DS6']);
  });
  test('ROG-P215-RP5 players bet their own seat and circles nobody sits at', () => {
    const t = sat().do(1, 'bank', { amount: 50 });
    expect(t.option(2, 'wager')).toMatchObject({ seats: [2, 4, 5, 6, 7, 8], rule: 'ROG-P215-RP5' });
  });
  test('ROG-P215-RP7a all cards lie face up but the player-dealer’s second, and a player only signals', () => {
    const t = dealt({ hands: { 2: '2c 3c' }, bankHand: '9c 8c', next: '4c' });
    for (const viewer of [1, 2, 'rail'] as const)
      expect([t.sees(viewer, 'hand:2'), t.sees(viewer, 'bank-hand')]).toEqual(['2c 3c', '9c ??']);
    expect(t.acts('h').last('HandHit').rule).toBe('ROG-P215-RP7a');
  });
  test('ROG-P215-RP7b the first card goes to the left of the player-dealer and round to him, last', () => {
    const t = dealt({ stacks: FIVE, banker: 3, wagers: { 1: 10, 2: 10, 4: 10, 5: 10 } });
    const { cards, rule } = t.last('FirstCardsDealt');
    expect(cards.map((m) => t.game.names.zones[m.to])).toEqual(['hand:4', 'hand:5', 'hand:1', 'hand:2', 'bank-hand']);
    expect(cards.flatMap((m) => m.cards)).toEqual([0, 1, 2, 3, 4]);
    expect(rule).toBe('ROG-P215-RP7b');
  });
  test('ROG-P215-RP8, ROG-P215-RP1, AMB-ROG-46 the second in the same order; then they act from his left, clockwise', () => {
    const t = dealt({
      stacks: FIVE,
      banker: 3,
      wagers: { 1: 10, 2: 10, 4: 10, 5: 10 },
      hands: { 1: 'Tc 5c', 2: 'Tc 5c', 4: 'Tc 5c', 5: 'Tc 5c' },
    });
    expect(t.last('SecondCardsDealt').cards.flatMap((m) => m.cards)).toEqual([5, 6, 7, 8, 9]);
    const acted: unknown[] = [];
    while (!t.isOver) {
      acted.push(t.asked[0]);
      t.acts('s');
    }
    expect(acted).toEqual([4, 5, 1, 2]);
    expect(t.last('HandTurn').rule).toBe('ROG-P215-RP8');
  });
  test('ROG-P215-GR2 with an ace or a bonus card up the dealer looks; without Pure 21.5 the players draw', () => {
    for (const bankHand of ['As 5d', 'Ks 5d', 'Ts 5d']) {
      const t = dealt({ bankHand, hands: { 2: 'Tc 5c' } });
      expect([t.last('HolePeeked').note.natural, t.stage], bankHand).toEqual([false, 'play']);
      expect(t.sees('rail', 'bank-hand')).toMatch(/\?\?$/);
    }
    expect(dealt({ bankHand: '9s Ad', hands: { 2: 'Tc 5c' } }).has('HolePeeked')).toBe(false);
  });
  test('AMB-ROG-50 with Pure 21.5 the round ends there: no double, split or surrender; holders push, others lose what they bet', () => {
    const t = dealt({ bankHand: 'As Kd', wagers: { 2: 10, 3: 10 }, hands: { 2: 'Ac Qc', 3: '5c 6c' } });
    expect([t.isOver, t.has('HandTurn')]).toEqual([true, false]);
    expect([...t.settled].sort()).toEqual(['2 0 ROG-P215-GR1', '3 -10 ROG-P215-G1']);
  });
  test('ROG-P215-GR3 the player-dealer’s hand is completed when all players have acted', () => {
    const t = dealt({
      wagers: { 2: 10, 3: 10 },
      hands: { 2: 'Tc 5c', 3: 'Tc 5d' },
      bankHand: '5c 6d',
      next: '9h',
    }).acts('s');
    expect(t.has('BankDrew')).toBe(false);
    t.acts('s');
    expect(t.last('BankDrew')).toMatchObject({ rule: 'ROG-P215-C1B', note: { total: 20 } });
  });
  test('ROG-P215-RP14 his cards lie before the tray: the two he was dealt, the down card turned, then what he draws', () => {
    const t = dealt({ hands: { 2: 'Tc 9d' }, bankHand: '5c 4d', next: '3h Kc' }).finish();
    expect(t.line('bank-hand')).toBe('5c 4d 3h Kc');
    expect(t.last('HoleTurned').cards[0]!.cards).toEqual([3]);
  });
});

describe('the charts', () => {
  test('ROG-P215-C1A, ROG-P215-RP9 hard 11 or less must hit', () => {
    const t = dealt({ hands: { 2: '5c 6d' } });
    expect(t.menu()).toEqual(['hit', 'double', 'surrender']);
    expect(t.why('stand')).toBe('must-hit ROG-P215-C1A');
  });
  test('ROG-P215-C1A hard 19 and more must stand: no hit, no double', () => {
    const t = dealt({ hands: { 2: 'Tc 9d' } });
    expect(t.menu()).toEqual(['stand', 'surrender']);
    expect([t.why('hit'), t.why('double')]).toEqual(['must-stand ROG-P215-C1A', 'must-stand ROG-P215-C1A']);
    const drawn = dealt({ wagers: { 2: 10, 3: 10 }, hands: { 2: 'Tc 2d', 3: 'Tc 5d' }, next: '7c' }).acts('h');
    expect(drawn.asked).toEqual([3]); // it stood by itself
  });
  test('ROG-P215-C1A everything else is optional: hard 12 to 18, and any soft count', () => {
    for (const hand of ['Tc 2d', 'Tc 8d', 'As Ad', 'As 8d', 'As 9d'])
      expect(dealt({ hands: { 2: hand } }).menu(), hand).toEqual(expect.arrayContaining(['hit', 'stand']));
    const soft21 = dealt({ hands: { 2: 'As 5d' }, next: '5c' }).acts('h');
    expect(soft21.menu()).toEqual(['hit', 'stand']);
  });
  test('ROG-P215-C1A two bonus cards may be split, though they count twenty', () => {
    expect(dealt({ hands: { 2: 'Tc Kd' } }).menu()).toEqual(['stand', 'split-pair', 'surrender']);
  });
  test('ROG-P215-C1B the player-dealer stands on hard 17 and more, hits soft 17 and less, and is never asked', () => {
    const draws = (bankHand: string, next: string): string =>
      dealt({ hands: { 2: 'Tc 9d' }, bankHand, next })
        .finish()
        .line('bank-hand');
    expect(draws('Tc 7d', '2c')).toBe('Tc 7d');
    expect(draws('Tc 6d', '2c')).toBe('Tc 6d 2c');
    expect(draws('6c Ad', '2c')).toBe('6c Ad 2c');
    expect(draws('7c Ad', '2c')).toBe('7c Ad'); // AMB-ROG-51
  });
});

describe('the action button', () => {
  const order = (down: string, more: Sitting21 = {}) => {
    const stacks = { 1: 900, 2: 900, 3: 900, 4: 900, 5: 900, 6: 900, 7: 900, 8: 900 };
    const wagers = { 1: 10, 2: 10, 4: 10, 5: 10, 6: 10, 7: 10, 8: 10 };
    const t = dealt({ stacks, banker: 3, wagers, bankHand: `8c ${down}`, ...more }).finish();
    return { at: t.marker('action'), settled: t.settled.map((line) => Number(line[0])), t };
  };
  test('X-14 ROG-P215-RP10, ROG-P215-RP11 the down card says where it lies: ace and nine pass the player-dealer, five is seat 7', () => {
    expect(['Ad', '5d', '9d', 'Kd'].map((down) => order(down).at)).toEqual([4, 7, 4, 4]);
    expect(order('5d').t.last('ActionButtonPlaced').rule).toBe('ROG-P215-RP11');
  });
  test('ROG-P215-RP12 settlement begins there and goes clockwise', () => {
    expect(order('5d').settled).toEqual([7, 8, 1, 2, 4, 5, 6]);
  });
  test('AMB-ROG-41 a seven-handed table counts seven places, and by the switch the count begins at his left', () => {
    const stacks = { 1: 900, 2: 900, 3: 900, 4: 900 };
    const seven = { stacks, wagers: { 1: 10, 2: 10, 4: 10 }, switches: { 'table.seats.max': 7 } };
    expect(order('8d', seven).at).toBe(4); // wraps to the player-dealer
    expect(order('Ad', { switches: { 'rog.p215.action_from': 'left_is_1' } }).at).toBe(4);
    expect(order('5d', { switches: { 'rog.p215.action_from': 'left_is_1' } }).at).toBe(8);
  });
  test('ROG-P215-DS6, ROG-P215-RP13 where the money ends depends on it: later wagers go back, fees do not', () => {
    const p = { stake: '3-100', bank: 15 };
    const { t } = order('5d', { ...p, next: '5c' }); // the bank has 18 of 8-5-5
    expect(t.settled.slice(0, 3)).toEqual(['7 +10 ROG-P215-GR7', '8 +5 ROG-P215-DS6', '1 back ROG-P215-DS6']);
    expect(t.net(1)).toBe(-0.5);
    expect(t.net(3)).toBe(-15 - 0.5);
  });
});

describe('double, split, surrender', () => {
  test('ROG-P215-DS1, AMB-ROG-60 doubling is for the same or less, from the table’s least up; one card', () => {
    const t = dealt({ wagers: { 2: 40, 3: 10 }, hands: { 2: '5c 6d', 3: 'Tc 5d' }, next: '2c' });
    expect(t.offer('double')).toMatchObject({ amount: { min: 500, max: 4000, unit: 100 }, rule: 'ROG-P215-DS1' });
    t.do(2, 'double', { amount: 15 });
    expect([t.at('wager:2'), t.line('hand:2'), t.asked]).toEqual([55, '5c 6d 2c', [3]]);
    expect(
      dealt({ hands: { 2: '5c 2d' }, next: '2c' })
        .acts('h')
        .why('double'),
    ).toBe('first-two-only ROG-P215-DS1');
  });
  test('ROG-P215-DS1 with fewer chips than the wager he doubles for what he has', () => {
    const t = dealt({ stacks: { 1: 900, 2: 62, 3: 900 }, wagers: { 2: 40 }, hands: { 2: '5c 6d' } });
    expect(t.offer('double')!.amount).toMatchObject({ max: 2200 });
  });
  test('ROG-P215-DS2 a pair or two bonus cards are split for an equal wager, never for less', () => {
    const t = dealt({ wagers: { 2: 40 }, hands: { 2: 'Kc Td' }, next: '5h 4c 9s' });
    expect(t.offer('split-pair')).toMatchObject({ cost: 4000, amount: null });
    t.acts('p h');
    expect(t.line('hand:2')).toBe('Kc 5h 4c');
    expect(dealt({ stacks: { 1: 900, 2: 60, 3: 9 }, wagers: { 2: 40 }, hands: { 2: '8c 8d' } }).why('split-pair')).toBe(
      'no-chips-behind AMB-GEN-07',
    );
    expect(dealt({ hands: { 2: '9c 8d' } }).why('split-pair')).toBe('not-a-pair ROG-P215-DS2');
  });
  test('ROG-P215-DS2, AMB-ROG-66, AMB-ROG-48 split aces get one card, are split again by the switch only; with a bonus card 21', () => {
    const p = { hands: { 2: 'As Ad' }, next: 'Kh Ac 9c', bankHand: 'Tc 9d' };
    const t = dealt(p).acts('p');
    expect([t.isOver, t.settled]).toEqual([true, ['2 +10 ROG-P215-GR7', '2.2 -10 ROG-P215-GR7']]);
    const again = dealt({ ...p, switches: { 'rog.p215.resplit_aces': 'yes' } }).acts('p');
    expect(again.menu()).toEqual(['stand', 'split-pair']);
  });
  test('ROG-P215-DS3 three splits at most', () => {
    const t = dealt({ hands: { 2: '8c 8d' }, next: '8h 8s 8c 2d 2h' }).acts('p p p');
    expect(t.why('split-pair')).toBe('not-a-pair ROG-P215-DS3');
  });
  test('ROG-P215-DS4, AMB-ROG-67 surrender is for the first two cards of a hand that was not split: half is lost', () => {
    const t = dealt({ wagers: { 2: 15 }, hands: { 2: 'Tc 6d' }, bankHand: 'Tc 9d' })
      .acts('r')
      .finish();
    expect(t.settled).toEqual(['2 -7.5 ROG-P215-DS4']);
    expect(
      dealt({ hands: { 2: 'Tc 2d' }, next: '3c' })
        .acts('h')
        .why('surrender'),
    ).toBe('first-two-only ROG-P215-DS4');
    expect(
      dealt({ hands: { 2: '8c 8d' }, next: '7c' })
        .acts('p')
        .why('surrender'),
    ).toBe('first-two-only ROG-P215-DS4');
    expect(dealt({ hands: { 2: 'Tc 9d' } }).menu()).toContain('surrender');
  });
  test('ROG-P215-DS5 none of it costs a fee', () => {
    const t = dealt({ stake: '3-100', wagers: { 2: 10 }, hands: { 2: '8c 8d' }, next: '3h 3c' });
    const drop = t.at('drop');
    expect(t.acts('p d d').at('drop')).toBe(drop);
  });
  test('AMB-ROG-65 split hands may be doubled, unless the switch says no', () => {
    const p = { hands: { 2: '8c 8d' }, next: '3h' };
    expect(dealt(p).acts('p').menu()).toContain('double');
    expect(
      dealt({ ...p, switches: { 'rog.p215.das': 'no' } })
        .acts('p')
        .why('double'),
    ).toBe('first-two-only AMB-ROG-65');
  });
  test('AMB-ROG-52 a hand that is over waits for the settlement, since three eights may spare it', () => {
    const t = dealt({ wagers: { 2: 10, 3: 10 }, hands: { 2: 'Tc 6d', 3: 'Tc 5c' }, next: 'Kd' }).acts('h');
    expect([t.at('wager:2'), t.line('hand:2'), t.asked]).toEqual([10, 'Tc 6d Kd', [3]]);
  });
  test('ROG-P215-GR12 others may bet behind, and double their part for less', () => {
    const t = dealt({
      wagers: { 2: 10 },
      behind: [[3, 2, 40]],
      hands: { 2: '5c 6d' },
      next: 'Tc',
      bankHand: 'Tc 8d',
    }).acts('d');
    expect(t.offer('fund')).toMatchObject({ amount: { min: 500, max: 4000 } });
    t.do(3, 'fund', { amount: 20 });
    expect([t.net(2), t.net(3)]).toEqual([20, 60]);
  });
});
