// Who banks, for how long and which way round; wagers, the drop, and that the house has no part in it.
import { describe, expect, test } from 'vitest';
import { type Clause, clause, isOpened, isSwitchRefusal, openTable } from '../../src/books/index.js';
import { bankRegister } from '../../src/table/index.js';
import { ofType } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';
import { dealt, sat } from '../../src/testing/pai-gow.js';
import { LANGUAGES, rulesPage, words } from '../../src/words/index.js';
import { room } from './room.js';

describe('the bank goes round', () => {
  test('SNK-PGP-3, AMB-SNK-26 two hands each, then counter-clockwise to the next', () => {
    const t = room();
    expect([t.bankedBy(6), t.bankedBy(6)]).toEqual([[6], [6]]);
    expect(t.state.markers).toEqual({ bank: 6, second: 6 });
    expect([t.bankedBy(3), t.bankedBy(3), t.bankedBy(1), t.bankedBy(1), t.bankedBy(6)]).toEqual([
      [3],
      [3],
      [1],
      [1],
      [6],
    ]);
    t.checkReplay();
  });
  test('AMB-SNK-26 by the switch it goes clockwise', () => {
    const t = room({ 'snk.pgp.rotation': 'cw' });
    t.bankedBy(3);
    t.bankedBy(3);
    t.deal();
    expect(t.offers()).toEqual([6, 1]);
  });
  test('SNK-PGP-3, REG-41 after two hands he is not asked again until somebody else has banked', () => {
    const t = room();
    t.bankedBy(6);
    t.bankedBy(6);
    t.deal();
    expect(t.offers()).toEqual([3, 1]);
    expect(t.refused({ type: 'act', command: { actor: 6, type: 'bank', amount: 10_000 } }).refused).toBe(
      'not-your-turn',
    );
    t.act(3, 'decline-bank');
    t.act(1, 'decline-bank');
    t.deal();
    expect(t.offers()).toEqual([3, 1]); // declining gives him no third hand
    t.act(3, 'decline-bank');
    t.act(1, 'bank', { amount: 20_000 });
    t.bet().fold();
    t.deal();
    expect(t.offers()).toEqual([1, 6, 3]);
  });
  test('SNK-PGP-3 the banker plays against all others: each wager is settled with the bank, and with nobody else', () => {
    const t = dealt({
      wagers: { 2: 20, 3: 10 },
      hands: { 1: 'Kd Qc 9h 9s Jd 4c 3c', 2: 'Jc 2c 8h 8d 5d 4d 3d', 3: 'Ad 2d Th Ts 5c 4h 3h' },
    }).set({ 1: 'Kd Qc', 2: 'Jc 2c', 3: 'Ad 2d' });
    expect(t.refused(1, 'wager', { amount: 10, seat: 1 })).toBeDefined();
    expect([t.net(1), t.net(2), t.net(3)]).toEqual([10, -20.5, 9.5]);
  });
  test('SNK-PGP-3 whoever banks bets against nobody', () => {
    const t = sat().do(1, 'bank', { amount: 100 });
    expect([t.asked, t.marker('bank')]).toEqual([[3, 2], 1]);
    expect(t.refused(1, 'wager', { amount: 10, seat: 1 }).refused).toBe('not-your-turn');
  });
  test('SNK-PGP-4, AMB-SNK-27 one player banking all the time is printed and locked: no table opens with it', () => {
    expect(clause('SNK-PGP-4')).toMatchObject({ text: expect.stringMatching(/one player may bank all the time/) });
    expect(openTable({ house: 's-and-k', game: 'pgp', switches: { 'snk.pgp.permanent_banker': 'on' } })).toMatchObject({
      refused: 'switch-locked',
      rule: 'AMB-SNK-27',
      facts: { key: 'snk.pgp.permanent_banker' },
    });
    expect(
      isOpened(openTable({ house: 's-and-k', game: 'pgp', switches: { 'snk.pgp.permanent_banker': 'off' } })),
    ).toBe(true);
    // Though all the others decline, his third hand is not his.
    const t = room();
    t.bankedBy(3);
    expect(t.bankedBy(3)).toEqual([3]);
    t.declineAll();
    expect(t.offers()).toEqual([1, 6]);
    expect(ofType(t.log, 'GameBroke').at(-1)).toMatchObject({ rule: 'SNK-PGP-6' });
  });
  test('BAR-80 a void round was no turn', () => {
    const t = room();
    t.deal();
    t.act(6, 'bank', { amount: 20_000 });
    t.bet();
    t.do({ type: 'act', command: { actor: 'floor', type: 'void' } });
    expect([t.bankedBy(6), t.bankedBy(6)]).toEqual([[6], [6]]);
  });
  test('REG-44 a proposition player may bank, marked, and his turns are counted like anybody’s', () => {
    const t = room({}, [1, 3]);
    const patron = { id: 'prop', name: 'Prop', bot: false, proposition: true };
    t.do({ type: 'sit', seat: 6, patron, buyIn: 100_000, at: t.at() });
    t.bankedBy(6);
    t.bankedBy(6);
    expect(bankRegister(t.log).map(({ banker }) => banker?.proposition)).toEqual([true, true]);
    t.deal();
    expect(t.offers()).toEqual([3, 1]);
  });
  test('AMB-GEN-03 two to seven sit down: eight hands of seven are more than the pack', () => {
    const seats = (max: number) => openTable({ house: 's-and-k', game: 'pgp', switches: { 'table.seats.max': max } });
    expect(rulesOf({ house: 's-and-k', game: 'pgp' }).seats).toMatchObject({ min: 2, max: 7 });
    expect(isOpened(seats(7))).toBe(true);
    expect(seats(8)).toMatchObject({ refused: 'switch-locked', rule: 'AMB-GEN-03' });
  });
  test('REG-82 the register has who banked, with how much, and who declined', () => {
    const t = room();
    t.bankedBy(3);
    const [first] = bankRegister(t.log);
    expect(first).toMatchObject({ banker: { seat: 3 }, turn: 1, declined: [{ seat: 6 }] });
  });
});

describe('the house', () => {
  test('SNK-PGP-5, REG-40 has no hand, no place and no chips in a round but the drop', () => {
    const t = dealt({ wagers: { 2: 10, 3: 60 } });
    expect(t.game.keeps).toEqual(['stack', 'drop']);
    expect(t.game.names.places.filter((name) => /house|tray|bonus|meter/.test(name))).toEqual([]);
    expect(t.game.names.places.filter((name) => !/^(?:stack|wager):\d$/.test(name)).toSorted()).toEqual([
      'bank',
      'drop',
    ]);
    const banks = t.round.menus.flatMap(({ actor }) => (typeof actor === 'number' ? [] : [actor]));
    expect(banks).toEqual([]);
    t.finish();
    // Whatever the house gets is the fee, whoever won.
    const fees = t.all('CollectionTaken').flatMap(({ chips }) => chips);
    expect(t.at('drop')).toBe(fees.reduce((sum, { amount }) => sum + amount, 0) / 100);
    expect([1, 2, 3].reduce((sum, seat) => sum + t.net(seat), 0)).toBe(-t.at('drop'));
  });
  test('SNK-PGP-5 no staff and no dealer may bank', () => {
    const t = sat();
    for (const actor of ['dealer', 'floor', 'chance'] as const)
      expect(t.refused(actor, 'bank', { amount: 100 }).refused).toBeDefined();
    expect(t.asked).toEqual([1]);
  });
  test('SNK-PGP-6, REG-42 nobody banks: the game is not played, and nothing is taken', () => {
    const t = sat().do(1, 'decline-bank').do(3, 'decline-bank').do(2, 'decline-bank');
    expect([t.isOver, t.last('GameBroken').rule]).toEqual([true, 'SNK-PGP-6']);
    expect(t.all('BankDeclined').map((e) => e.seat)).toEqual([1, 3, 2]);
    expect([t.has('PackShuffled'), t.has('CollectionTaken'), t.has('CardsDealt')]).toEqual([false, false, false]);
    expect([1, 2, 3].map((seat) => t.net(seat))).toEqual([0, 0, 0]);
  });
  test('SNK-PGP-6 nor where nobody could put up the least bank', () => {
    const t = sat({ stacks: { 1: 4, 2: 4 } });
    expect([t.isOver, t.last('GameBroken').rule]).toEqual([true, 'SNK-PGP-6']);
  });
  test('BAR-81 a bank nobody bets against goes back, without a fee', () => {
    const t = sat().do(1, 'bank', { amount: 100 }).do(2, 'sit-out-hand').do(3, 'sit-out-hand');
    expect([t.isOver, t.has('NobodyWagered'), t.has('CardsDealt'), t.net(1), t.at('drop')]).toEqual([
      true,
      true,
      false,
      0,
      0,
    ]);
  });
  test('SNK-PGP-15 it needs no tables of its own: the page says so, and an S & K table has all it takes', () => {
    for (const language of LANGUAGES) {
      const page = rulesPage('s-and-k', 'snk-pgp', { language });
      if (isSwitchRefusal(page)) throw new Error(page.refused);
      const shown = page.sections.find(({ entries }) =>
        entries.some((entry) => entry.kind === 'sheet' && entry.id === 'SNK-PGP-15'),
      );
      expect(shown?.heading).toBe(language === 'en' ? 'Information' : 'Información');
      expect(shown?.entries.find((entry) => entry.kind === 'sheet' && entry.id === 'SNK-PGP-15')).toMatchObject({
        text: words(language).law(clause('SNK-PGP-15') as Clause).text,
        citation: expect.stringContaining('96'),
      });
    }
    const [pgp, hold] = ['pgp', 'hold'].map((game) => rulesOf({ house: 's-and-k', game }));
    expect(pgp!.seats.max).toBeLessThanOrEqual(hold!.seats.max);
    // No tray, no meter, no account of its own.
    expect(Object.keys(pgp!).filter((key) => !(key in hold!))).toEqual([]);
  });
});

describe('wagers and the drop', () => {
  test.each([
    [5, 0.5],
    [50, 0.5],
    [51, 1],
    [100, 1],
    [101, 3],
    [200, 3],
  ])('SNK-PGP-14, AMB-SNK-32 a wager of $%i pays $%d, before the deal, and the banker nothing', (wager, fee) => {
    const t = dealt({ wagers: { 2: wager } });
    const [taken, ...others] = t.all('CollectionTaken');
    expect([taken!.seat, taken!.rule, taken!.chips[0]!.amount / 100, others]).toEqual([2, 'SNK-PGP-14', fee, []]);
    expect([t.at('drop'), t.at('stack:1'), t.at('wager:2')]).toEqual([fee, 600, wager]);
    const types = t.log.map((e) => e.type);
    expect(types.indexOf('CollectionTaken')).toBeLessThan(types.indexOf('CardsDealt'));
  });
  test('SNK-PGP-14, REG-29 each wager by itself, and never more than $3', () => {
    const t = dealt({ wagers: { 2: 200, 3: 60 } });
    expect(t.at('drop')).toBe(4);
    const high = dealt({ wagers: { 2: 900 }, switches: { 'snk.pgp.max_wager': 100_000 } });
    expect(high.at('drop')).toBe(3);
  });
  test('AMB-GEN-16 the drop stays when a wager goes back because the bank is spent', () => {
    const t = dealt({
      bank: 20,
      count: 6, // seat 3 first
      wagers: { 2: 20, 3: 20 },
      hands: { 1: 'Kd Qc 9h 9s Jd 4c 3c', 2: 'Jc 2c 8h 8d 5d 4d 3d', 3: 'Ad 2d Th Ts 5c 4h 3h' },
    }).set({ 1: 'Kd Qc', 2: 'Jc 2c', 3: 'Ad 2d' });
    expect(t.settled).toEqual(['3 +20 SNK-PGP-10', '2 back AMB-GEN-16']);
    expect([t.net(2), t.at('drop')]).toEqual([-0.5, 1]);
  });
  test('AMB-SNK-32 by the switch the banker pays too, and has it in hand', () => {
    const switches = { 'snk.pgp.banker_fee': 200 };
    const t = sat({ switches, stacks: { 1: 50, 2: 100 } });
    expect(t.option(1, 'bank')!.amount!.max).toBe(4800);
    const d = dealt({ switches });
    expect(d.all('CollectionTaken').map((e) => [e.seat, e.chips[0]!.amount, e.rule])).toEqual([
      [1, 200, 'AMB-SNK-32'],
      [2, 50, 'SNK-PGP-14'],
    ]);
    expect(openTable({ house: 's-and-k', game: 'pgp', switches: { 'snk.pgp.banker_fee': 400 } })).toMatchObject({
      rule: 'REG-29',
    });
  });
  test('BAR-124 from $5, where the drop begins, to what the house posts, in whole dollars', () => {
    const bounds = (switches = {}) => sat({ switches }).do(1, 'bank', { amount: 100 }).option(2, 'wager');
    expect(bounds()).toMatchObject({ rule: 'SNK-PGP-14', amount: { min: 500, max: 20_000, unit: 100 }, seats: [2] });
    expect(bounds({ 'snk.pgp.max_wager': 5000 })!.amount!.max).toBe(5000);
  });
  test('AMB-GEN-07 no more than one has, the drop for it kept back', () => {
    const most = (dollars: number) =>
      sat({ stacks: { 1: 1000, 2: dollars } })
        .do(1, 'bank', { amount: 100 })
        .option(2, 'wager')!.amount!.max / 100;
    expect([most(30), most(51), most(52), most(101), most(102), most(104)]).toEqual([29, 50, 51, 100, 100, 101]);
  });
  test('AMB-GEN-18 one wager each, in one’s own place, and nobody behind', () => {
    const t = sat().do(1, 'bank', { amount: 100 });
    expect(t.refused(2, 'wager', { amount: 10, seat: 5 }).refused).toBeDefined();
    t.do(2, 'wager', { amount: 10, seat: 2 });
    expect(t.refused(3, 'back', { amount: 10, seat: 2 })).toMatchObject({ refused: 'no-circle', rule: 'AMB-GEN-18' });
    expect(t.asked).toEqual([3]); // seat 2 has nothing left to say
  });
});

test('what is told of a round reads well in both languages', () => {
  const t = dealt({ count: 2, before: 'Jo', hands: { 1: 'Kd Qc 9h 9s Jd 4c 3c', 2: 'Ad Ah Th 7s 5d 4d 3d' } });
  t.set({ 2: 'Ad Ah' }).finish();
  const lines = (language: 'en' | 'es') =>
    (['SequenceCounted', 'DeadHands', 'HandSet', 'HouseWayAsked', 'HandsTurned', 'WagerLost'] as const).map((type) =>
      words(language).event(t.game, t.last(type), (seat) => `P${seat}`, { known: (card) => t.round.faces[card] }),
    );
  expect(lines('en')).toEqual([
    'Joker 2♠ are turned: the count is 2 from the bank, and seat 7 gets the first hand.',
    '5 hands of places nobody plays are dead.',
    'P2 sets two and five.',
    'P1 asks for the house way.',
    'P2 turns A♦ A♥ before 10♥ 7♠ 5♦ 4♦ 3♦: pair of aces, ten high; set wrong, it loses.',
    'P2 loses $10.',
  ]);
  expect(lines('es')).toEqual([
    'Se voltean Comodín 2♠: se cuenta 2 desde la banca, y la primera mano es del asiento 7.',
    'Quedan muertas 5 manos de lugares que nadie juega.',
    'P2 pone dos y cinco.',
    'P1 pide el modo de la casa.',
    'P2 voltea A♦ A♥ delante de 10♥ 7♠ 5♦ 4♦ 3♦: pareja de ases; carta alta, diez; está mal puesta y pierde.',
    'P2 pierde $10.',
  ]);
});
