// Ven-A-Mexico's No-Bust 21st Century Blackjack as it is played: the deal, the chart, doubles, splits, insurance.
import { describe, expect, test } from 'vitest';
import { seal } from '../../src/kernel/index.js';
import { against, dealt, sat } from '../../src/testing/twenty-one.js';

describe('the deal', () => {
  test('VEN-NB21-19 the first card goes face up from the dealer’s left, clockwise, and the bank’s face up before the dealer', () => {
    const t = dealt({ banker: 2, wagers: { 3: 10, 1: 10 }, hands: { 1: '2c 3c', 3: '4c 5c' }, bankHand: '9c 8c' });
    const { cards, rule } = t.last('FirstCardsDealt');
    expect(cards.map((m) => t.game.names.zones[m.to])).toEqual(['hand:1', 'hand:3', 'bank-hand']);
    expect(cards.flatMap((m) => m.cards)).toEqual([0, 1, 2]);
    expect(rule).toBe('VEN-NB21-19');
    expect(t.sees('rail', 'hand:1')).toBe('2c 3c');
  });
  test('VEN-NB21-20 the second in the same order, the bank’s face down', () => {
    const t = dealt({ banker: 2, wagers: { 1: 10, 3: 10 }, hands: { 1: '2c 3c', 3: '4c 5c' }, bankHand: '9c 8c' });
    const { cards, rule } = t.last('SecondCardsDealt');
    expect(cards.flatMap((m) => m.cards)).toEqual([3, 4, 5]);
    expect(rule).toBe('VEN-NB21-20');
    for (const viewer of [1, 2, 3, 'rail', 'dealer'] as const) expect(t.sees(viewer, 'bank-hand')).toBe('9c ??');
  });
  test('VEN-NB21-25 the bank’s cards lie before the tray: up card, hole card, then what it draws', () => {
    const t = dealt({ hands: { 2: 'Ts 9d' }, bankHand: '5c 4d', next: '3h Kc' }).finish();
    expect(t.line('bank-hand')).toBe('5c 4d 3h Kc');
    expect(t.line('hand:1')).toBe('');
  });
  test('VEN-NB21-9 play starts at the dealer’s left and goes clockwise', () => {
    const t = dealt({ banker: 2, wagers: { 3: 10, 1: 10 } });
    expect(t.asked).toEqual([1]);
    expect(t.acts('s').asked).toEqual([3]);
  });
});

describe('the chart', () => {
  test('VEN-NB21-21 eleven or less must hit; twelve to twenty may; twenty-one and Naturals stand by themselves', () => {
    const low = dealt({ hands: { 2: '5c 6d' } });
    expect(low.menu()).toEqual(['hit', 'double', 'surrender']);
    expect(low.why('stand')).toBe('must-hit VEN-NB21-21');
    expect(low.refused(2, 'stand')).toMatchObject({ refused: 'must-hit', facts: { total: 11 } });
    for (const hand of ['5c 7d', 'As Ad', 'As 9d', 'Ts Kd'])
      expect(dealt({ hands: { 2: hand } }).menu(), hand).toEqual(expect.arrayContaining(['hit', 'stand']));
    // Twenty-one with one card, with two; and over it.
    for (const next of ['Td', '9c As', '9c 5s']) {
      const t = dealt({ hands: { 2: '5c 6d', 3: 'Tc 4c' }, wagers: { 2: 10, 3: 10 }, next }).acts('h');
      if (next !== 'Td') t.acts('h');
      expect(t.asked, `21 or more with ${next}`).toEqual([3]);
    }
    expect(dealt({ hands: { 2: 'Ac Kd', 3: 'Tc 4c' }, wagers: { 2: 10, 3: 10 } }).asked).toEqual([3]);
  });
  test('VEN-NB21-2 as many cards may be drawn as are wanted', () => {
    const t = dealt({ hands: { 2: '2c 2d' }, next: '2h 2s 3c 3d 3h' }).acts('h h h h');
    expect(t.line('hand:2')).toBe('2c 2d 2h 2s 3c 3d');
    expect(t.menu()).toContain('hit');
  });
  test('VEN-NB21-18 a player signals, and the card comes from the shoe: nobody chooses which', () => {
    const t = dealt({ hands: { 2: 'Tc 4d' }, next: '3h' });
    expect(t.offer('hit')).toMatchObject({ cards: null });
    t.acts('h');
    expect(t.last('HandHit')).toMatchObject({ rule: 'VEN-NB21-18', seat: 2, note: { total: 17 } });
    expect(t.acts('s').last('HandStood').rule).toBe('VEN-NB21-18');
  });
  test('VEN-NB21-26 the bank hits a soft 17 and less and a hard 16, and stands on a hard 17 and a soft 18', () => {
    const draws = (bankHand: string, next: string): string =>
      dealt({ hands: { 2: 'Tc 9d' }, bankHand, next })
        .finish()
        .line('bank-hand');
    expect(draws('Tc 7d', '2c')).toBe('Tc 7d');
    expect(draws('Tc 6d', '2c')).toBe('Tc 6d 2c');
    expect(draws('6c Ad', '2c')).toBe('6c Ad 2c'); // soft 17 hits
    expect(draws('7c Ad', '2c')).toBe('7c Ad'); // AMB-VEN-18: soft 18 stands
    expect(draws('6c Ad', 'Tc')).toBe('6c Ad Tc'); // and a hard 17 then stands
    expect(draws('2c 2d', '2h 2s 3c 3d 3h 5c')).toBe('2c 2d 2h 2s 3c 3d 3h');
  });
  test('AMB-GEN-25 the clock obeys the chart, and stands otherwise', () => {
    const t = dealt({ hands: { 2: '5c 4d' }, next: '5h' }).silence();
    expect(t.last('HandHit').note.total).toBe(14);
    expect(t.silence().has('HandStood')).toBe(true);
  });
  test('VEN-NB21-22 when all are done, and not before, the hole card is turned', () => {
    const t = dealt({ wagers: { 2: 10, 3: 10 }, bankHand: 'Kc 8d' }).acts('s');
    expect(t.sees('rail', 'bank-hand')).toBe('Kc ??');
    t.acts('s l');
    expect(t.sees('rail', 'bank-hand')).toBe('Kc 8d');
    expect(t.last('HoleTurned').rule).toBe('VEN-NB21-22');
    expect(t.log.findIndex((e) => e.type === 'HoleTurned')).toBeGreaterThan(
      t.log.findIndex((e) => e.type === 'PlayersDone'),
    );
  });
  test('AMB-VEN-28 a hand that is over stays where it is, with its wager, until the settlement', () => {
    const t = dealt({ wagers: { 2: 10, 3: 10 }, hands: { 2: 'Tc 6d' }, next: 'Kd' }).acts('h');
    expect([t.line('hand:2'), t.at('wager:2'), t.asked]).toEqual(['Tc 6d Kd', 10, [3]]);
  });
});

describe('a shoe that runs low', () => {
  const switches = { 'bank.decks': 1 };
  test('BAR-85 the rack is shuffled with what is left, and the round goes on', () => {
    const t = dealt({ switches, terms: { gone: 40 }, hands: { 2: '2c 2d' }, next: '2h 2s 3c' });
    // Eight of 52 are left, fewer than a choice may take: the rack of 40 went in before anybody was asked.
    expect(t.last('StubShuffled').rule).toBe('BAR-85');
    expect([t.line('rack'), t.asked]).toEqual(['', [2]]);
    t.acts('h h').finish();
    expect(t.settled).toHaveLength(1);
  });
  test('BAR-85 with nothing in the rack a hand stands as it is, though its chart would have it hit', () => {
    const t = dealt({ switches, hands: { 2: '2c 2d' }, next: '2h' });
    const { stock } = { stock: t.game.names.zones.indexOf('stock') };
    const zones = t.round.felt.zones.map((cards, zone) => (zone === stock ? [] : cards));
    const spent = t.game.spent;
    const all = t.round.felt.zones[stock]!;
    const round = { ...t.round.felt, zones: zones.map((cards, zone) => (zone === spent ? all : cards)) };
    t.round = seal(t.game, round, t.round.faces);
    expect(t.menu()).toEqual(['stand', 'surrender']);
    expect(t.why('hit')).toBe('deck-too-short BAR-85');
    t.acts('s l');
    expect([t.line('bank-hand'), t.isOver]).toEqual(['9c 9d', true]);
  });
});

describe('doubling', () => {
  test('VEN-NB21-42 on the first two cards, for exactly as much again, and exactly one card', () => {
    const t = dealt({ hands: { 2: '5c 6d' }, next: '2h', wagers: { 2: 10, 3: 10 } });
    expect(t.offer('double')).toMatchObject({ cost: 1000, amount: null });
    t.acts('d');
    expect([t.at('wager:2'), t.line('hand:2'), t.asked]).toEqual([20, '5c 6d 2h', [3]]);
    expect(
      dealt({ hands: { 2: '5c 2d' }, next: '2h' })
        .acts('h')
        .why('double'),
    ).toBe('first-two-only VEN-NB21-42');
    expect(dealt({ hands: { 2: 'As 9d' } }).menu()).toContain('double'); // regardless of the total
  });
  test('VEN-NB21-42 not on a Natural, which has no turn at all', () => {
    expect(dealt({ hands: { 2: 'As Kd' } }).isOver).toBe(true);
  });
  test('VEN-NB21-42 nor without the chips for all of it', () => {
    const t = dealt({ stacks: { 1: 500, 2: 15, 3: 500 }, hands: { 2: '5c 6d' } });
    expect(t.why('double')).toBe('no-chips-behind AMB-GEN-07');
  });
  test('VEN-NB21-43 neither the double nor the split costs a fee, nor moves the tier', () => {
    const t = dealt({ wagers: { 2: 50 }, hands: { 2: '8c 8d' }, next: '3c 3d Th Ts' });
    const drop = t.at('drop');
    t.acts('p d d');
    expect(t.at('wager:2') + t.at('wager:2.2')).toBe(0); // settled
    expect(t.at('drop')).toBe(drop);
    expect(drop).toBe(1.5);
  });
});

describe('splitting', () => {
  test('VEN-NB21-44 two cards of one value are split for an equal wager, and each draws as it likes', () => {
    const t = dealt({ hands: { 2: 'Kc Td' }, next: '5h 4c 2d 9s' });
    expect(t.offer('split-pair')).toMatchObject({ cost: 1000 });
    t.acts('p');
    expect([t.line('hand:2'), t.line('hand:2.2')]).toEqual(['Kc 5h', 'Td']);
    expect([t.at('wager:2'), t.at('wager:2.2')]).toEqual([10, 10]);
    t.acts('h s');
    expect([t.line('hand:2'), t.line('hand:2.2')]).toEqual(['Kc 5h 4c', 'Td 2d']);
    t.acts('h');
    expect(t.line('hand:2.2')).toBe('Td 2d 9s');
    expect(dealt({ hands: { 2: '9c Td' } }).why('split-pair')).toBe('not-a-pair VEN-NB21-44');
  });
  test('VEN-NB21-44 split hands may be doubled and surrendered', () => {
    const t = dealt({ hands: { 2: '8c 8d' }, next: '3h 7c Tc' }).acts('p');
    expect(t.menu()).toEqual(['hit', 'double', 'surrender']); // eleven: it must be played
    t.acts('d').acts('r').finish();
    expect(t.all('Surrendered')).toHaveLength(1);
  });
  test('VEN-NB21-45 split aces get one card each; another ace may be split again', () => {
    const t = dealt({ hands: { 2: 'As Ad' }, next: '5h Ac 9c 8c', wagers: { 2: 10, 3: 10 } }).acts('p');
    // The first ace got a five, which is all it gets; the second will get an ace.
    expect([t.line('hand:2'), t.line('hand:2.2'), t.menu()]).toEqual(['As 5h', 'Ad', ['stand', 'surrender']]);
    expect([t.why('hit'), t.why('double')]).toEqual(['must-stand VEN-NB21-45', 'must-stand VEN-NB21-45']);
    t.acts('s');
    expect([t.line('hand:2.2'), t.menu()]).toEqual(['Ad Ac', ['stand', 'split-pair', 'surrender']]);
    t.acts('p s s');
    expect([t.line('hand:2.2'), t.line('hand:2.3'), t.asked]).toEqual(['Ad 9c', 'Ac 8c', [3]]);
  });
  test('VEN-NB21-44, VEN-NB21-46 a split ace with its one card may be surrendered while it is 20 or less', () => {
    const t = dealt({ hands: { 2: 'As Ad' }, next: '5h Tc', wagers: { 2: 10, 3: 10 }, bankHand: 'Tc 9d' }).acts('p r');
    // The other ace got a ten: 21, which stands by itself.
    expect([t.line('hand:2'), t.line('hand:2.2'), t.asked]).toEqual(['', 'Ad Tc', [3]]);
    expect(t.finish().settled).toEqual(['3 0 VEN-NB21-33', '2 -5 VEN-NB21-46', '2.2 +10 VEN-NB21-32']);
  });
  test('VEN-NB21-45, AMB-VEN-26 other pairs too, as often as they come; by the switch three times', () => {
    const line = 'p p p';
    const p = { hands: { 2: '8c 8d' }, next: '8h 8s 8c 2c 2d 2h 2s 2c' };
    expect(dealt(p).acts(line).menu()).toContain('split-pair');
    const capped = dealt({ ...p, switches: { 'ven.nb21.max_splits': 3 } }).acts(line);
    expect(capped.why('split-pair')).toBe('not-a-pair AMB-VEN-26');
  });
  test('BAR-83 a circle has room for eight hands', () => {
    const t = dealt({ hands: { 2: '8c 8d' }, next: '8h 8s 8c 8d 8h 8s 8c 2c 2d 2h 2s 2c 2d 2h 2s' }).acts(
      'p p p p p p p',
    );
    expect(t.line('hand:2.8')).toBe('8s');
    expect(t.why('split-pair')).toBe('not-a-pair BAR-83');
  });
  test('AMB-VEN-17 an ace and a ten after a split are 21, and pay evens; by the switch a Natural', () => {
    const p = { hand: 'As Ad', bankHand: 'Tc 9d', next: 'Kh 9c', line: 'p' };
    expect(against(p)).toBe('2 +10 VEN-NB21-32');
    expect(against({ ...p, switches: { 'ven.nb21.split_natural': 'yes' } })).toBe('2 +12 VEN-NB21-47');
  });
});

describe('insurance', () => {
  const bankHand = 'As Kd';
  test('VEN-NB21-48 with an ace up, for half the wager at most; two to one against a Natural, and the wager is lost', () => {
    const t = dealt({ hands: { 2: 'Tc 9d' }, bankHand });
    expect(t.stage).toBe('insurance');
    expect(t.offer('insure')).toMatchObject({ amount: { min: 50, max: 500 }, rule: 'VEN-NB21-48' });
    t.do(2, 'insure', { amount: 5, seat: 2 }).finish();
    expect(t.settled).toEqual(['2 +10 VEN-NB21-48', '2 -10 VEN-NB21-38']);
    const lost = dealt({ hands: { 2: 'Tc 9d' }, bankHand: 'As 8d' })
      .do(2, 'insure', { amount: 5, seat: 2 })
      .finish();
    expect(lost.settled).toEqual(['2 -5 VEN-NB21-48', '2 0 VEN-NB21-33']);
  });
  test('VEN-NB21-48 not with a ten up; and who has a Natural too keeps his wager', () => {
    expect(dealt({ bankHand: 'Kd As' }).stage).toBe('play');
    const t = dealt({ hands: { 2: 'Ac Qd' }, bankHand })
      .do(2, 'insure', { amount: 5, seat: 2 })
      .finish();
    expect(t.settled).toEqual(['2 +10 VEN-NB21-48', '2 0 VEN-NB21-30']);
  });
  test('AMB-VEN-20 by the switch there is none', () => {
    expect(dealt({ bankHand, switches: { 'ven.nb21.insurance': 'off' } }).stage).toBe('play');
  });
  test('AMB-VEN-21 nobody looks at the hole card before the players act; by the switch the dealer does', () => {
    const blind = dealt({ bankHand: 'Kd As', hands: { 2: 'Tc 6d' } });
    expect([blind.stage, blind.has('HolePeeked')]).toEqual(['play', false]);
    const looked = dealt({ bankHand: 'Kd As', hands: { 2: 'Tc 6d' }, switches: { 'ven.nb21.peek': 'yes' } });
    expect([looked.isOver, looked.settled]).toEqual([true, ['2 -10 VEN-NB21-38']]);
  });
  test('AMB-GEN-12 halves and sixths are exact cents, or down to the chip by the switch', () => {
    const p = { wagers: { 2: 7 }, hand: 'As Kd', bankHand: 'Tc 9d' };
    expect(against(p)).toBe('2 +8.4 VEN-NB21-47');
    expect(against({ ...p, switches: { 'pay.rounding': 'down_to_chip' } })).toBe('2 +8 VEN-NB21-47');
  });
});

describe('settling', () => {
  test('VEN-NB21-23 from the dealer’s right, counter-clockwise, until every wager has been acted on', () => {
    const stacks = { 1: 500, 2: 500, 3: 500, 4: 500, 5: 500 };
    const t = dealt({ stacks, banker: 3, wagers: { 1: 10, 2: 10, 4: 10, 5: 10 } }).finish();
    expect(t.settled.map((line) => line[0])).toEqual(['5', '4', '2', '1']);
  });
  const short = { stacks: { 1: 500, 2: 500, 3: 500, 4: 500 }, wagers: { 2: 80, 3: 50, 4: 60 }, bank: 100 };
  test('X-3 VEN-NB21-27, VEN-NB21-49 a short bank pays as far as it reaches, and nobody after that is touched', () => {
    // Settled 4, 3, 2: two winners, then a loser who keeps his wager.
    const t = dealt({ ...short, hands: { 2: 'Tc 8d', 3: 'Tc Kd', 4: 'Tc Kd' }, bankHand: 'Th 9c' }).finish();
    expect(t.settled).toEqual(['4 +60 VEN-NB21-32', '3 +40 VEN-NB21-49', '2 back VEN-NB21-49']);
    expect(t.net(1)).toBe(-100 - 1);
    expect([t.at('bank'), t.has('BankReleased')]).toEqual([0, false]);
  });
  test('VEN-NB21-12, VEN-NB21-49 the bank also wins no more than it put up', () => {
    const t = dealt({ ...short, hands: { 2: 'Tc 8d', 3: 'Tc 8d', 4: 'Tc 8d' }, bankHand: 'Th 9c' }).finish();
    expect(t.settled).toEqual(['4 -60 VEN-NB21-32', '3 -40 VEN-NB21-49', '2 back VEN-NB21-49']);
    expect(t.net(1)).toBe(100 - 1);
  });
  test('VEN-NB21-24 a player the bank does not reach gets his wager back and nothing else: his fee stays', () => {
    const t = dealt({ ...short, hands: { 2: 'Tc 8d', 3: 'Tc Kd', 4: 'Tc Kd' }, bankHand: 'Th 9c' }).finish();
    expect(t.net(2)).toBe(-1); // $80 pays $1
    expect(t.at('drop')).toBe(1 + 1 + 0.5 + 1);
  });
  test('AMB-GEN-16 by the switch each wager takes up its part of the bank, whatever comes of it', () => {
    const switches = { 'bank.coverage': 'matched_action' };
    const t = dealt({ ...short, switches, hands: { 2: 'Tc Kd', 3: 'Tc Kd', 4: 'Tc 8d' }, bankHand: 'Th 9c' }).finish();
    expect(t.settled).toEqual(['4 -60 VEN-NB21-32', '3 +40 VEN-NB21-49', '2 back VEN-NB21-49']);
  });
});

describe('circles', () => {
  test('VEN-NB21-15 a player bets in his own circle and in circles nobody sits at, in no other', () => {
    const t = sat().do(1, 'bank', { amount: 300 });
    expect(t.option(2, 'wager')).toMatchObject({ seats: [2, 4, 5, 6, 7, 8], amount: { min: 500, max: 10_000 } });
    t.do(2, 'wager', { amount: 10, seat: 2 }).do(2, 'wager', { amount: 20, seat: 6 });
    expect(t.refused(2, 'wager', { amount: 10, seat: 3 })).toMatchObject({ refused: 'not-that-seat' });
    expect(t.option(3, 'wager')!.seats).toEqual([3, 4, 5, 7, 8]);
    t.doneBetting();
    expect([t.line('hand:2'), t.line('hand:6')].every((hand) => hand !== '')).toBe(true);
    expect(t.asked).toEqual([2]);
    expect(t.acts('s').asked).toEqual([2]); // his other circle
  });
  test('AMB-GEN-18 by the switch only in his own', () => {
    const t = sat({ switches: { 'table.multi_spot': 'no' } }).do(1, 'bank', { amount: 300 });
    expect(t.option(2, 'wager')!.seats).toEqual([2]);
  });
  test('VEN-NB21-16 the fee is paid for each circle in which he has action', () => {
    const t = dealt({ wagers: { 2: 10, 6: 60 }, bettors: { 6: 2 } });
    expect(t.all('CollectionTaken').map((e) => [e.seat, e.chips[0]!.amount, e.note.circle])).toEqual([
      [1, 100, null],
      [2, 50, 2],
      [2, 100, 6],
    ]);
  });
  test('VEN-NB21-40, AMB-VEN-30 others may bet behind a circle: bound by its player, but for paying more', () => {
    const p = { wagers: { 2: 10 }, behind: [[3, 2, 20]] as const, hands: { 2: '8c 8d' }, bankHand: 'Tc 7d' };
    const plain = dealt({ ...p, hands: { 2: 'Tc 9d' } }).finish();
    expect([plain.net(2), plain.net(3)]).toEqual([10 - 0.5, 20 - 0.5]);
    // A split he does not pay for: his wager rides on the first hand.
    const rides = dealt({ ...p, next: 'Th 9c' }).acts('p x');
    expect([rides.at('back:2.1'), rides.at('back:2.1.2')]).toEqual([20, 0]);
    const pays = dealt({ ...p, next: 'Th 9c' }).acts('p');
    expect(pays.asked).toEqual([3]);
    expect(pays.offer('fund')).toMatchObject({ cost: 2000, rule: 'AMB-VEN-30' });
    pays.acts('f');
    expect([pays.at('back:2.1'), pays.at('back:2.1.2')]).toEqual([20, 20]);
    expect(pays.menu()).toContain('stand');
  });
  test('AMB-VEN-30 a double he does not pay for leaves him with his wager on the hand', () => {
    const p = {
      wagers: { 2: 10 },
      behind: [[3, 2, 20]] as const,
      hands: { 2: '5c 6d' },
      next: 'Tc',
      bankHand: 'Tc 7d',
    };
    expect(dealt(p).acts('d x').net(3)).toBe(20 - 0.5);
    expect(dealt(p).acts('d f').net(3)).toBe(40 - 0.5);
  });
  test('VEN-NB21-40 the backline is closed by the switch, and two stand behind a circle at most', () => {
    const off = sat({ switches: { 'bank.backline': 'off' } })
      .do(1, 'bank', { amount: 300 })
      .do(3, 'wager', { amount: 10, seat: 3 });
    expect(off.menu(2)).toEqual(['wager', 'sit-out-hand']);
    const stacks = { 1: 500, 2: 500, 3: 500, 4: 500, 5: 500 };
    const t = sat({ stacks }).do(1, 'bank', { amount: 300 }).do(2, 'wager', { amount: 10, seat: 2 });
    for (const seat of [3, 4]) t.do(seat, 'back', { amount: 10, seat: 2 });
    expect(t.menu(5)).not.toContain('back');
    expect(t.refused(5, 'back', { amount: 10, seat: 2 })).toMatchObject({ refused: 'no-circle', rule: 'VEN-NB21-40' });
  });
});
