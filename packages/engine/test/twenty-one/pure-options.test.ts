// Pure 21.5's options: payoffs, insurance and even money, bonuses and jackpots; its collection; its table and rules page.
import { describe, expect, test } from 'vitest';
import { clausesOfGame, gameOf, openTable } from '../../src/books/index.js';
import { faces } from '../../src/cards/index.js';
import { bankBonuses, handBonuses } from '../../src/steps/index.js';
import { Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';
import { dealt as dealtAt, type Sitting21, sat as satAt } from '../../src/testing/twenty-one.js';
import { printRules, rulesPage } from '../../src/words/index.js';

const house = 'rogelios' as const;
const dealt = (p: Sitting21 = {}) => dealtAt({ house, stake: '5-100', ...p });
const sat = (p: Sitting21 = {}) => satAt({ house, stake: '5-100', ...p });
const INSURED = { 'rog.p215.natural': '3:2', 'rog.p215.insurance': 'on' };

describe('insurance and even money', () => {
  test('ROG-P215-O3, REG-67 they are refused wherever a Pure 21.5 pays 6 to 5 or 7 to 5', () => {
    for (const natural of ['6:5', '7:5'])
      expect(openTable({ house, game: 'p215', switches: { ...INSURED, 'rog.p215.natural': natural } })).toMatchObject({
        refused: 'switch-locked',
        rule: 'AMB-ROG-44',
        facts: { key: 'rog.p215.insurance', needs: 'rog.p215.natural', is: '3:2' },
      });
    expect(dealt({ bankHand: 'As 5d' }).stage).toBe('play');
    expect(dealt({ bankHand: 'As 5d', switches: INSURED }).stage).toBe('insurance');
  });
  test('ROG-P215-O3 a separate wager of at most half, two to one against Pure 21.5', () => {
    const t = dealt({ bankHand: 'As Kd', switches: INSURED, wagers: { 2: 20 }, hands: { 2: 'Tc 7c' } });
    expect(t.offer('insure')).toMatchObject({ amount: { min: 50, max: 1000 }, rule: 'ROG-P215-O3' });
    t.do(2, 'insure', { amount: 10, seat: 2 });
    expect([t.isOver, t.net(2)]).toEqual([true, 0]);
    const lost = dealt({ bankHand: 'As 6d', switches: INSURED, wagers: { 2: 20 }, hands: { 2: 'Tc 8c' }, next: 'Tc' });
    lost.do(2, 'insure', { amount: 4, seat: 2 }).finish();
    expect(lost.settled).toEqual(['2 -4 ROG-P215-O3', '2 +20 ROG-P215-GR7']);
  });
  test('ROG-P215-O4 who holds a Pure 21.5 may take one to one before the check, whatever it shows', () => {
    for (const bankHand of ['As Kd', 'As 6d']) {
      const t = dealt({ bankHand, switches: INSURED, wagers: { 2: 20 }, hands: { 2: 'Ac Kc' } });
      expect(t.menu()).toEqual(['insure', 'even-money', 'no-insurance']);
      t.do(2, 'even-money', { seat: 2 }).finish();
      expect(t.settled).toEqual(['2 +20 ROG-P215-O4']);
      expect(t.last('WagerWon').note).toMatchObject({
        circle: 2,
        hand: 0,
        row: 0,
        bet: 'wager',
        outcome: 'even-money',
      });
    }
    // The sheet's own sum: insurance for half comes to the same.
    const sum = (bankHand: string) =>
      dealt({ bankHand, switches: INSURED, wagers: { 2: 20 }, hands: { 2: 'Ac Kc' } })
        .do(2, 'insure', { amount: 10, seat: 2 })
        .finish()
        .net(2);
    expect([sum('As Kd'), sum('As 6d')]).toEqual([20, 20]);
    expect(dealt({ bankHand: 'As 6d', switches: INSURED, hands: { 2: 'Tc 9c' } }).menu()).toEqual([
      'insure',
      'no-insurance',
    ]);
  });
});

describe('bonuses', () => {
  const offered = (...names: readonly string[]) => ({
    'rog.p215.bonus_table': names.map((bonus) => ({ bonus, fee: 50, pays: 2500 })),
    ...Object.fromEntries(names.map((name) => [`rog.p215.bonus.${name}`, 'config'])),
  });
  const paid = (t: ReturnType<typeof dealt>) =>
    t.all('BonusPaid').map((e) => `${e.seat} ${e.note.bonus} ${e.chips[0]?.amount ?? 0} ${e.rule}`);

  test('AMB-ROG-58, REG-66 all are off until their amounts are set', () => {
    expect(rulesOf({ house, game: 'p215' }).game).toMatchObject({ bonuses: [] });
    expect(openTable({ house, game: 'p215', switches: { 'rog.p215.bonus.charlie': 'config' } })).toMatchObject({
      refused: 'settings-clash',
      rule: 'AMB-ROG-58',
    });
    expect(rulesOf({ house, game: 'p215', switches: offered('charlie') }).game).toMatchObject({
      bonuses: [{ name: 'charlie', fee: 50, pays: 2500, rule: 'ROG-P215-O11' }],
    });
  });
  test('BAR-89 each wager pays its part into an account of its own, which pays as far as it holds', () => {
    const p = {
      switches: offered('suited_777'),
      wagers: { 2: 10, 3: 10 },
      hands: { 2: '7c 7c', 3: 'Tc 8d' },
      next: '7c',
    };
    const t = dealt({ ...p, bonus: 20 });
    expect(t.at('bonus')).toBe(21);
    t.acts('h').finish();
    expect(paid(t)).toEqual(['2 suited_777 2100 ROG-P215-O9']);
    expect(t.at('bonus')).toBe(0);
    const full = dealt({ ...p, bonus: 100 })
      .acts('h')
      .finish();
    expect([paid(full), full.at('bonus')]).toEqual([['2 suited_777 2500 ROG-P215-O9'], 76]);
    // Neither the bank nor the drop has any part of it.
    expect(full.net(1) + full.net(2) + full.net(3) + full.at('drop')).toBe(25 - 1);
  });
  test('BAR-89 every bonus takes its own fee by its own clause; who bets behind pays for none and has no part in any', () => {
    const t = dealt({ switches: offered('pd_888', 'charlie'), behind: [[3, 2, 10]], bankHand: '8c 8d', next: '8s' });
    const fees = t.all('CollectionTaken').filter(({ note }) => note.for === 'bonus');
    expect(fees.map((e) => `${e.seat} ${e.chips[0]!.amount} ${e.rule}`)).toEqual([
      '2 50 ROG-P215-O6',
      '2 50 ROG-P215-O11',
    ]);
    expect([t.at('bonus'), t.at('stack:3')]).toEqual([1, 990]);
    expect(paid(t.finish())).toEqual(['2 pd_888 100 ROG-P215-O6']);
  });
  test('BAR-89 the fees of a wager are kept back from it: his last chips may still stand behind another', () => {
    const t = sat({ switches: offered('pd_888'), stacks: { 1: 500, 2: 500, 3: 5 } }).do(1, 'bank', { amount: 100 });
    expect(t.menu(3)).not.toContain('wager');
    expect(t.refused(3, 'wager', { amount: 5, seat: 3 })).toMatchObject({ refused: 'no-chips-behind' });
    t.do(2, 'wager', { amount: 5, seat: 2 });
    expect(t.option(3, 'back')).toMatchObject({ amount: { min: 500, max: 500 }, seats: [2] });
  });
  test('BAR-89 where a circle is void, what it paid for bonuses goes back', () => {
    const t = dealt({ switches: offered('pd_888', 'charlie'), bonus: 20, wagers: { 2: 10, 3: 10 } });
    t.do('floor', 'circle-wrong-count', { seat: 2 });
    expect([t.net(2), t.at('bonus')]).toEqual([0, 21]);
  });
  test('ROG-P215-O6 the player-dealer’s three eights', () => {
    const t = dealt({
      switches: offered('pd_888'),
      bonus: 100,
      wagers: { 2: 10, 3: 10 },
      hands: { 2: 'Tc 7d', 3: 'Tc 7c' },
      bankHand: '8c 8d',
      next: '8s',
    });
    expect(paid(t.acts('s s')).sort()).toEqual(['2 pd_888 2500 ROG-P215-O6', '3 pd_888 2500 ROG-P215-O6']);
  });
  test('ROG-P215-O7, ROG-P215-O8 of one colour, of one suit; four cards are no 888', () => {
    expect(bankBonuses(faces('8h 8d 8h'))[0]).toBe('pd_888_colour');
    expect(bankBonuses(faces('8h 8h 8h'))[0]).toBe('pd_888_suited');
    expect(bankBonuses(faces('8h 8c 8h'))).toEqual(['pd_888']);
    expect(bankBonuses(faces('8h 8c 4h 4c'))).toEqual([]);
    const p = { bonus: 100, hands: { 2: 'Tc 7d' }, bankHand: '8c 8s', next: '8s' };
    expect(paid(dealt({ ...p, switches: offered('pd_888_colour') }).acts('s'))).toEqual([
      '2 pd_888_colour 2500 ROG-P215-O7',
    ]);
    expect(paid(dealt({ ...p, switches: offered('pd_888_suited') }).acts('s'))).toEqual([]);
    const suited = dealt({ ...p, bankHand: '8c 8c', next: '8c', switches: offered('pd_888_suited') }).acts('s');
    expect(paid(suited)).toEqual(['2 pd_888_suited 2500 ROG-P215-O8']);
    // Three eights of a suit are three eights all the same, where the house offers no more for them; and one bonus, where it does.
    const plain = dealt({ ...p, bankHand: '8c 8c', next: '8c', switches: offered('pd_888') }).acts('s');
    expect(paid(plain)).toEqual(['2 pd_888 2500 ROG-P215-O6']);
    const both = dealt({ ...p, switches: offered('pd_888', 'pd_888_colour') }).acts('s');
    expect(paid(both)).toEqual(['2 pd_888_colour 2500 ROG-P215-O7']);
  });
  test('ROG-P215-O9, ROG-P215-O10, AMB-ROG-59 sevens and six-seven-eight, suited or of one colour: the highest only', () => {
    expect(handBonuses(faces('7h 7h 7h'))[0]).toBe('suited_777');
    expect(handBonuses(faces('7h 7d 7h'))[0]).toBe('colour_777');
    expect(handBonuses(faces('7h 7c 7h'))[0]).toBe('unsuited_777');
    expect(handBonuses(faces('8h 6h 7h'))[0]).toBe('suited_678');
    expect(handBonuses(faces('6h 7d 8h'))[0]).toBe('colour_678');
    expect(handBonuses(faces('6h 7c 8h'))).toEqual([]);
    const all = offered('suited_777', 'unsuited_777', 'colour_777', 'suited_678', 'colour_678');
    const of = (hand: string, next: string, switches = all) =>
      paid(
        dealt({ switches, bonus: 100, hands: { 2: hand }, next })
          .acts('h')
          .finish(),
      );
    expect(of('7h 7h', '7h')).toEqual(['2 suited_777 2500 ROG-P215-O9']);
    expect(of('7h 7h', '7h', offered('unsuited_777'))).toEqual(['2 unsuited_777 2500 ROG-P215-O9']);
    expect(of('6d 7h', '8d')).toEqual(['2 colour_678 2500 ROG-P215-O10']);
  });
  test('ROG-P215-O11 seven cards or more, and not over', () => {
    expect(handBonuses(faces('2c 2d 2h 2s 3c 3d 3h'))).toEqual(['charlie']);
    expect(handBonuses(faces('2c 2d 2h 2s 3c 3d'))).toEqual([]);
    const t = dealt({ switches: offered('charlie'), bonus: 100, hands: { 2: '2c 2d' }, next: '2h 2s 3c 3d 3h' })
      .acts('h h h h h s')
      .finish();
    expect(paid(t)).toEqual(['2 charlie 2500 ROG-P215-O11']);
  });
  test('ROG-P215-O12 naturals in a row, rising with their number: the second pays twice, the third three times', () => {
    const switches = offered('streak');
    const won = (streaks: Record<number, number>) =>
      paid(dealt({ switches, bonus: 500, hands: { 2: 'As Kd' }, terms: { streaks } }));
    expect(won({})).toEqual([]);
    expect(won({ 2: 1 })).toEqual(['2 streak 5000 ROG-P215-O12']);
    expect(won({ 2: 4 })).toEqual(['2 streak 12500 ROG-P215-O12']);
    expect(paid(dealt({ switches, bonus: 500, hands: { 2: 'Ts Kd' }, terms: { streaks: { 2: 1 } } }).finish())).toEqual(
      [],
    );
  });
  test('ROG-P215-O12, AMB-ROG-58 the table counts them by person and seat, over hands actually played', () => {
    const t = new Room(
      rulesOf({ house, game: 'p215', stake: '5-100', switches: { ...offered('streak'), 'bank.decks': 8 } }),
    );
    for (const seat of [1, 2, 3]) t.sit(seat, 100_000);
    const round = (banker: number, top: string, bettors = [2]): void => {
      t.deal();
      const asked = () => t.state.live!.round.menus[0]!.actor as number;
      while (asked() !== banker) t.act(asked(), 'decline-bank');
      t.act(banker, 'bank', { amount: 50_000 });
      for (const seat of bettors) t.act(seat, 'wager', { amount: 1000, seat });
      while (t.state.live?.game.script[t.state.live.round.felt.step]?.name === 'wagers')
        t.act(asked(), t.state.live.round.menus[0]!.options.at(-1)!.type);
      if (t.state.live?.round.menus[0]?.actor === 'chance') {
        const front = faces(top);
        const rest = t.state.live.game.pack.slice();
        for (const face of front) rest.splice(rest.indexOf(face), 1);
        t.act('chance', 'shuffle', { faces: [...front, ...rest] });
      }
      t.fold();
    };
    round(1, 'As 9c Ks 8c As 9d Kd 8d 9c 9h 9c 8h Ah 9s Kh 8s');
    expect(t.state.streaks).toEqual([{ patron: 'p2', seat: 2, count: 1 }]);
    expect(t.state.boxes).toEqual({ bonus: 50 });
    round(1, '');
    expect(t.state.streaks).toEqual([{ patron: 'p2', seat: 2, count: 2 }]);
    expect(t.played().find((e) => e.type === 'BonusPaid')).toMatchObject({ seat: 2, note: { due: 5000 } });
    expect(t.state.boxes).toEqual({ bonus: 0 }); // it held a dollar
    round(3, '', [1]); // seat 2 sits out: it was no hand of his
    expect(t.state.streaks).toEqual([{ patron: 'p2', seat: 2, count: 2 }]);
    // Another person's natural in the same chair is his first, and pays nothing.
    t.leave(2).sit(2, 100_000, { id: 'newcomer' });
    round(3, '');
    expect(t.state.streaks.filter(({ seat }) => seat === 2)).toEqual([{ patron: 'newcomer', seat: 2, count: 1 }]);
    expect(t.played().filter((e) => e.type === 'BonusPaid')).toHaveLength(0);
    t.checkReplay();
  });
});

describe('the collection', () => {
  const fee = (stake: string, wagers: Record<number, number>) => {
    const stacks = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((seat) => [seat, 5000]));
    const t = dealt({ stake, stacks, wagers, bank: 1000 });
    const taken = t.all('CollectionTaken');
    const of = (seat: number) => taken.filter((e) => e.seat === seat).reduce((sum, e) => sum + e.chips[0]!.amount, 0);
    return { bank: of(1), player: of(2), rule: taken[0]?.rule };
  };
  const many = (total: number): Record<number, number> => {
    const wagers: Record<number, number> = {};
    let left = total;
    for (let circle = 2; left > 0; circle++) {
      wagers[circle] = Math.min(100, left);
      left -= wagers[circle]!;
    }
    return wagers;
  };
  test('ROG-P215-F1 $3 to $100: 50 cents, $1 over $100 of action, $2 over $500; each wager 50 cents', () => {
    expect([100, 101, 500, 501].map((n) => fee('3-100', many(n === 101 ? 103 : n === 501 ? 503 : n)).bank)).toEqual([
      50, 100, 100, 200,
    ]);
    expect(fee('3-100', { 2: 3 })).toEqual({ bank: 50, player: 50, rule: 'ROG-P215-F1' });
  });
  test('ROG-P215-F2 $4 to $100: the same', () => {
    expect([100, 104, 500, 504].map((n) => fee('4-100', many(n)).bank)).toEqual([50, 100, 100, 200]);
    expect(fee('4-100', { 2: 4 })).toEqual({ bank: 50, player: 50, rule: 'ROG-P215-F2' });
  });
  test('ROG-P215-F3, AMB-ROG-54 $5 to $100: the same, and players pay nothing', () => {
    expect([100, 105, 500, 505].map((n) => fee('5-100', many(n)).bank)).toEqual([50, 100, 100, 200]);
    expect(fee('5-100', { 2: 5 })).toEqual({ bank: 50, player: 0, rule: 'ROG-P215-F3' });
  });
  test('X-11 ROG-P215-F4, AMB-ROG-55, AMB-ROG-56 $10 to $100: $75 of action is $2, $300 exactly $2, more $3; players nothing', () => {
    expect(fee('10-100', { 2: 10, 3: 25, 4: 40 })).toEqual({ bank: 200, player: 0, rule: 'ROG-P215-F4' });
    expect([50, 51, 300, 310].map((n) => fee('10-100', n === 51 ? { 2: 51 } : many(n)).bank)).toEqual([
      50, 200, 200, 300,
    ]);
    expect(fee('10-100', { 2: 100, 3: 100, 4: 90, 5: 11 }).bank).toBe(300); // $301
  });
  test('ROG-P215-F5 $25 to $100: $1, $3 over $200, $5 over $500', () => {
    expect([200, 225, 500, 525].map((n) => fee('25-100', many(n)).bank)).toEqual([100, 300, 300, 500]);
  });
  test('ROG-P215-F6 $100 only: $2 to $500, $4 over that; $7 over $1,000 with circles and wagers behind', () => {
    expect([500, 600].map((n) => fee('100-100', many(n)).bank)).toEqual([200, 400]);
    const stacks = { 1: 5000, 2: 5000, 3: 5000 };
    const wagers = { 2: 100, 3: 100, 4: 100, 5: 100, 6: 100, 7: 100, 8: 100 };
    const bettors = { 4: 2, 5: 2, 6: 2, 7: 3, 8: 3 };
    const behind = [
      [2, 3, 100],
      [2, 7, 100],
      [3, 2, 100],
      [3, 4, 100],
    ] as const;
    const t = dealt({ stake: '100-100', stacks, wagers, bettors, behind, bank: 1000 });
    expect(t.all('CollectionTaken').map((e) => e.chips[0]!.amount)).toEqual([700]); // $1,100, the backline counted
  });
  test('ROG-P215-RP6, ROG-P215-GR10 taken before the start, into the box; up to three rates', () => {
    const t = dealt({ stake: '3-100' });
    const order = t.log.map((e) => e.type);
    expect(order.lastIndexOf('CollectionTaken')).toBeLessThan(order.indexOf('PackShuffled'));
    expect(t.at('drop')).toBe(1);
    for (const stake of ['3-100', '4-100', '5-100', '10-100', '25-100', '100-100']) {
      const { fee: tariff } = rulesOf({ house, game: 'p215', stake });
      if (tariff.kind !== 'wager') throw new Error();
      expect(new Set(tariff.bank.map(({ amount }) => amount)).size, stake).toBeLessThanOrEqual(3);
    }
  });
  test('ROG-P215-GR11, REG-22, REG-23 posted, fixed sums, never a percentage', () => {
    const fees = [10, 20, 40, 90].map((n) => fee('3-100', { 2: n }));
    expect(new Set(fees.map(({ bank, player }) => `${bank} ${player}`)).size).toBe(1);
    expect(rulesOf({ house, game: 'p215', stake: '3-100' })).toMatchObject({ stake: '3-100', fee: { kind: 'wager' } });
  });
  test('ROG-P215-RP13, REG-28 no refund of it where the bank is short', () => {
    const t = dealt({
      stake: '3-100',
      bank: 10,
      wagers: { 2: 20, 3: 20 },
      hands: { 2: 'Tc 9d', 3: 'Tc 9c' },
      bankHand: 'Tc 8d',
    }).finish();
    expect([t.net(2), t.net(3)].sort((a, b) => a - b)).toEqual([-0.5, 9.5]);
    expect(t.at('drop')).toBe(1.5);
  });
});

describe('the table', () => {
  test('ROG-P215-RP1, ROG-P215-GR9 eight seats, and no more', () => {
    expect(gameOf('rog-p215').players).toEqual({ min: 2, max: 8, rule: 'ROG-P215-GR9' });
    expect(openTable({ house, game: 'p215', switches: { 'table.seats.max': 9 } })).toMatchObject({
      refused: 'switch-locked',
      rule: 'ROG-P215-GR9',
    });
  });
  test('ROG-P215-RP3 the sign has the game, the limits and the fees, for each of the six ranges', () => {
    const stakes = ['3-100', '4-100', '5-100', '10-100', '25-100', '100-100'];
    for (const stake of stakes) {
      const [low] = stake.split('-').map(Number);
      expect(rulesOf({ house, game: 'p215', stake })).toMatchObject({
        stake,
        game: { leastWager: low! * 100, mostWager: 10_000 },
      });
    }
    expect(openTable({ house, game: 'p215', stake: '7-100' })).toMatchObject({ refused: 'unknown-stake' });
  });
  test('ROG-P215-RP16 nobody takes the bank: the game is broken', () => {
    const t = sat();
    for (const seat of [1, 2, 3]) t.do(seat, 'decline-bank');
    expect([t.isOver, t.last('GameBroken').rule]).toEqual([true, 'ROG-P215-RP16']);
  });
  test('ROG-P215-RP14, ROG-P215-LEG what is conduct and law is on the rules page', () => {
    const answer = rulesPage('rogelios', 'rog-p215', { language: 'en' });
    if ('refused' in answer) throw new Error('no rules page');
    const page = printRules(answer, { width: 10_000 });
    for (const { id } of clausesOfGame('rog-p215')) expect(page, id).toContain(id);
  });
});
