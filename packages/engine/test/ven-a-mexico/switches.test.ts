// Ven-A-Mexico's switches: thrown, each changes play as its ruling says; a value that may not be is refused with the rule.
import { describe, expect, test } from 'vitest';
import { openTable } from '../../src/books/index.js';
import { type Dealing, deal, type Hand } from '../../src/testing/poker.js';
import { bets, isBefore, room, seatsOf, won } from '../look.js';

const VEN = { house: 'ven-a-mexico', game: 'hold' };
const thrown = (key: string, value: unknown, p: Partial<Dealing> = {}): Hand =>
  deal({ ...VEN, stacks: [100, 100, 100, 100], switches: { [key]: value }, ...p });
const refused = (key: string, value: unknown) => openTable({ ...VEN, switches: { [key]: value } });
const BAD = 'bad-switch-value';
const LOCKED = 'switch-locked';
const FEE = [{ seat: 0, amount: 300, to: 'drop', rule: 'VEN-HOLD-14' }] as const;

test.each([
  ['ven.hold.blinds', [], BAD, 'AMB-VEN-11'],
  ['ven.hold.blinds', [{ at: '3/6', low: 400, high: 200 }], BAD, 'AMB-VEN-11'],
  ['ven.hold.blinds', [{ at: '3/6', low: 150, high: 300 }], BAD, 'AMB-VEN-11'],
  ['bet.raise_cap', 4, BAD, 'AMB-GEN-13'],
  ['bet.cap_headsup', 'sometimes', BAD, 'AMB-GEN-13'],
  ['bet.check_raise', true, BAD, 'AMB-GEN-15'],
  ['bet.short_allin.limit', 'any', BAD, 'AMB-GEN-04'],
  ['show.odd_chip', 'house', BAD, 'AMB-GEN-05'],
  ['show.checked_first', 'winner', BAD, 'AMB-GEN-06'],
  ['deal.burn', 'twice', BAD, 'AMB-GEN-27'],
  ['bet.straddle', 'two', BAD, 'AMB-GEN-26'],
  ['bet.kill', 'on', BAD, 'AMB-GEN-26'],
  ['fee.on_void', 'double', BAD, 'AMB-GEN-22'],
  ['table.seats.max', 11, BAD, 'AMB-GEN-03'],
  ['table.seats.max', 1, 'settings-clash', 'AMB-GEN-03'],
  ['fee.timing', 'at_declare', LOCKED, 'AMB-GEN-10'],
  ['table.multi_spot', 'yes', LOCKED, 'AMB-GEN-18'],
  ['reg.max_rates', 4, BAD, 'BAR-150'],
  ['clock.default_action', 'call', BAD, 'AMB-GEN-25'],
  ['irr.profile', 'tda', BAD, 'AMB-GEN-09'],
  ['snk.limit', 'structured', 'unknown-switch', null],
])('%s = %j is refused, and nothing opens', (key, value, code, rule) => {
  expect(refused(key, value)).toMatchObject({ refused: code, rule });
});

describe('ven.hold.blinds', () => {
  test('by limit: half the lower figure rounded down to a dollar, and the lower figure (AMB-VEN-11)', () => {
    for (const [stake, small, big] of [
      ['3/6', 100, 300],
      ['6/12', 300, 600],
      ['10/20', 500, 1000],
    ] as const) {
      const table = room({ ...VEN, stake });
      table.deal();
      expect([table.chips('bet:2'), table.chips('bet:3')], stake).toEqual([small, big]);
    }
  });
  test('or as the house posts them; a limit it does not name keeps its own', () => {
    const blinds = [{ at: '3/6', low: 200, high: 300 }];
    const table = room({ ...VEN, switches: { 'ven.hold.blinds': blinds } });
    table.deal();
    expect([table.chips('bet:2'), table.chips('bet:3')]).toEqual([200, 300]);
    const other = room({ ...VEN, stake: '10/20', switches: { 'ven.hold.blinds': blinds } });
    other.deal();
    expect([other.chips('bet:2'), other.chips('bet:3')]).toEqual([500, 1000]);
  });
  test('a small blind of nothing is one blind', () => {
    const table = room({ ...VEN, switches: { 'ven.hold.blinds': [{ at: '3/6', low: 0, high: 300 }] } });
    table.deal();
    expect(table.posts()).toBe('2:big-blind'); // next to the button (AMB-ROG-71)
  });
});

describe('raises', () => {
  test('three a round unless the house lifts the cap (AMB-GEN-13)', () => {
    const h = deal({ ...VEN, stacks: [100, 100, 100, 100] }).acts('r6 r9 r12');
    expect(h.refused(2, 'raise', { to: 15 })).toMatchObject({ refused: 'raise-cap-reached', rule: 'AMB-GEN-13' });
    expect(bets(thrown('bet.raise_cap', 'none').acts('r6 r9 r12 r15'), 3)).toEqual([18, 18]);
  });
  test('with two left the cap lifts, unless the house keeps it', () => {
    expect(bets(deal({ ...VEN, stacks: [100, 100] }).acts('r6 r9 r12 r15 r18'), 1)).toEqual([21, 21]);
    const h = thrown('bet.cap_headsup', 'capped', { stacks: [100, 100] }).acts('r6 r9 r12');
    expect(h.refused(1, 'raise', { to: 15 })).toMatchObject({ refused: 'raise-cap-reached', rule: 'AMB-GEN-13' });
  });
  test('who has checked may raise, unless the house bars it; who has not, may (AMB-GEN-15)', () => {
    const line = (h: Hand): Hand => h.checkTo('flop-betting').acts('c c r3 f');
    expect(bets(line(deal({ ...VEN, stacks: [100, 100, 100, 100] })), 1)).toEqual([6, 6]);
    const h = line(thrown('bet.check_raise', 'barred'));
    expect(h.refused(1, 'raise', { to: 6 })).toMatchObject({ refused: 'check-raise-barred', rule: 'AMB-GEN-15' });
    expect(h.menu(1)).toEqual(['fold', 'call']);
    const open = thrown('bet.check_raise', 'barred').checkTo('flop-betting').acts('c r3');
    expect(bets(open, 3)).toEqual([6, 6]);
  });
});

describe('bet.short_allin.limit', () => {
  /** On the turn seat 1 bets $6, seat 2 is all in for so much, and seat 3 is next. */
  const allIn = (dollars: number, p: Partial<Dealing> = {}): Hand =>
    deal({ ...VEN, stacks: [100, 100, 3 + dollars, 100], ...p })
      .checkTo('turn-betting')
      .acts(`r6 r${dollars}`);
  const FULL = { switches: { 'bet.short_allin.limit': 'full_bet' } };

  test('less than half a bet is action only: the next may call or complete, the bettor may not raise again', () => {
    const h = allIn(7);
    expect([h.option(3, 'call')!.cost, bets(h, 3)]).toEqual([700, [12, 12]]);
    h.acts('c c');
    expect(h.refused(1, 'raise', { to: 12 })).toMatchObject({ refused: 'betting-not-reopened', rule: 'AMB-GEN-04' });
    expect(h.option(1, 'call')!.cost).toBe(100);
  });
  test('half a bet or more is a raise, and reopens', () => {
    const h = allIn(9);
    expect([h.option(3, 'call')!.cost, bets(h, 3)]).toEqual([900, [15, 15]]);
    expect(bets(h.acts('c c'), 1)).toEqual([15, 15]);
  });
  test('full_bet: only a whole raise reopens', () => {
    const h = allIn(9, FULL);
    expect(bets(h, 3)).toEqual([12, 12]);
    h.acts('c c');
    expect(h.refused(1, 'raise', { to: 15 })).toMatchObject({ refused: 'betting-not-reopened', rule: 'AMB-GEN-04' });
    expect(bets(allIn(12, FULL).acts('c c'), 1)).toEqual([18, 18]);
  });
  test('a short all-in that counts is one of the three raises', () => {
    const h = deal({ ...VEN, stacks: [100, 100, 12, 100] })
      .checkTo('turn-betting')
      .acts('r6 r9 r15 r21');
    expect(h.refused(1, 'raise', { to: 27 })).toMatchObject({ refused: 'raise-cap-reached' });
  });
});

describe('the showdown', () => {
  const tie = { holes: { 2: 'Ac Kd', 3: 'As Kh' }, board: 'Qh Jd 4s 8c 3h' };
  test('an odd chip goes by position, or by the highest card by suit (AMB-GEN-05)', () => {
    const line = (h: Hand): Hand => h.acts('c f f c').checkTo('over');
    expect(won(line(deal({ ...VEN, stacks: [100, 100, 100, 100], ...tie })))).toEqual(['2 high 4', '3 high 3']);
    expect(won(line(thrown('show.odd_chip', 'high_card', tie)))).toEqual(['3 high 4', '2 high 3']);
  });
  test('when the last round was checked the first seat shows first, or the last (AMB-GEN-06)', () => {
    const board = { board: 'As Ks Qs Js Ts' };
    const first = deal({ ...VEN, stacks: [100, 100, 100, 100], ...board })
      .acts('c c f c')
      .checkTo('over');
    expect(seatsOf(first, 'HandShown')).toEqual([2, 3, 0]);
    const last = thrown('show.checked_first', 'last_seat', board).acts('c c f c').checkTo('over');
    expect(seatsOf(last, 'HandShown')).toEqual([0, 2, 3]);
    const bet = thrown('show.checked_first', 'last_seat', board).checkTo('river-betting').acts('c r6 c c c');
    expect(seatsOf(bet, 'HandShown'), 'a bettor shows first all the same').toEqual([2, 3, 0, 1]);
  });
});

describe('the deal', () => {
  test('deal.burn off: nothing is burned (AMB-GEN-27)', () => {
    const h = thrown('deal.burn', 'off').checkTo('river-betting');
    expect([h.has('CardBurned'), h.ids('board')]).toEqual([false, [8, 9, 10, 11, 12]]);
  });
  test('bet.straddle one: the seat after the big blind may double it before the cards, and acts last (AMB-GEN-26)', () => {
    const h = thrown('bet.straddle', 'one');
    expect([h.stage, h.toAct, h.option(3, 'straddle')!.amount]).toEqual([
      'straddle',
      3,
      { min: 600, max: 600, unit: 100 },
    ]);
    h.do(3, 'straddle', { to: 6 });
    expect(isBefore(h, 'Straddled', 'PackShuffled')).toBe(true);
    expect([h.toAct, h.option(0, 'call')!.cost, bets(h, 0)]).toEqual([0, 600, [9, 9]]);
    h.acts('c c c');
    expect(h.menu(3), 'he may still raise').toEqual(['fold', 'check', 'raise']);
    const raised = thrown('bet.straddle', 'one').do(3, 'straddle', { to: 6 }).acts('r9 r12 r15');
    expect(raised.refused(3, 'raise', { to: 18 }), 'a straddle is no raise').toMatchObject({
      refused: 'raise-cap-reached',
    });
  });
  test('bet.straddle: declined, or off, or with two players, there is none', () => {
    expect(thrown('bet.straddle', 'one').acts('d').stage).toBe('preflop-betting');
    expect(thrown('bet.straddle', 'one', { stacks: [100, 100] }).stage).toBe('preflop-betting');
    expect(deal({ ...VEN, stacks: [100, 100, 100] }).stage).toBe('preflop-betting');
  });
  test('fee.on_void carry: a void gives the fee back, a redeal keeps the one (AMB-GEN-22)', () => {
    const voided = thrown('fee.on_void', 'carry', { fees: FEE }).do('floor', 'void');
    expect([voided.at('drop'), voided.stacks()]).toEqual([0, [100, 100, 100, 100]]);
    const again = thrown('fee.on_void', 'carry', { fees: FEE }).do('dealer', 'wrong-start');
    expect([again.at('drop'), again.at('stack:0'), again.stage]).toEqual([3, 97, 'preflop-betting']);
  });
  test('fee.on_void keep: the house keeps it, and takes another for a redeal', () => {
    const voided = thrown('fee.on_void', 'keep', { fees: FEE }).do('floor', 'void');
    expect([voided.at('drop'), voided.stacks()]).toEqual([3, [97, 100, 100, 100]]);
    const again = thrown('fee.on_void', 'keep', { fees: FEE }).do('dealer', 'wrong-start');
    expect([again.at('drop'), again.at('stack:0')]).toEqual([6, 94]);
  });
  test('irr.profile: whose list the floor rules by (AMB-GEN-09)', () => {
    const names = (h: Hand): readonly string[] => [...h.incidents().options, ...h.incidents().shut].map((o) => o.type);
    expect(names(deal({ ...VEN, stacks: [100, 100] }))).toContain('wrong-start');
    expect(names(deal({ ...VEN, stacks: [100, 100] }))).not.toContain('early-flop');
    expect(names(thrown('irr.profile', 'rog'))).toContain('early-flop');
    expect(names(thrown('irr.profile', 'rog'))).not.toContain('wrong-start');
  });
});

describe('the table', () => {
  test('table.seats.max: ten seats, or fewer (AMB-GEN-03)', () => {
    const sit = (max: number, seat: number) =>
      room({ ...VEN, switches: { 'table.seats.max': max } }, [1, 2]).refused({
        type: 'sit',
        seat,
        patron: { id: 'late', name: 'LATE', bot: false },
        buyIn: 50_000,
        at: 0,
      });
    expect(sit(6, 7)).toMatchObject({ refused: 'no-such-seat', rule: 'AMB-GEN-03', facts: { max: 6 } });
    expect(sit(10, 11)).toMatchObject({ refused: 'no-such-seat', facts: { max: 10 } });
    expect(room(VEN, [1, 10]).sitting(10).stack).toBe(50_000);
  });
  /** The third hand of two players, after seat 1 has folded twice. */
  const killed = (kill: string): string => {
    const table = room({ ...VEN, stake: '6/12', switches: { 'bet.kill': kill } }, [1, 2]);
    for (const isButton of [true, false]) {
      table.deal();
      table.shuffle();
      if (!isButton) table.act(2, 'raise', { amount: 1200 });
      table.act(1, 'fold');
    }
    const { terms } = table.deal().setup;
    return [terms.halves, ...terms.posts.map((post) => `${post.seat}:${post.kind} ${post.amount}`)].join(', ');
  };
  test('bet.kill: who has won two whole pots running kills the next, half as much again or twice (AMB-GEN-26)', () => {
    expect(killed('off')).toBe('2, 1:small-blind 300, 2:big-blind 600');
    expect(killed('half')).toBe('3, 1:small-blind 300, 2:kill 900');
    expect(killed('full')).toBe('4, 1:small-blind 300, 2:kill 1200');
  });
  test('bet.kill: the limits rise with the kill', () => {
    const posts = [
      { seat: 1, amount: 300, kind: 'small-blind', rule: 'VEN-HOLD-9' },
      { seat: 2, amount: 600, kind: 'big-blind', rule: 'VEN-HOLD-9' },
      { seat: 0, amount: 900, kind: 'kill', rule: 'AMB-GEN-26' },
    ] as const;
    const h = thrown('bet.kill', 'half', { stake: '6/12', posts, halves: 3 });
    expect([h.option(3, 'call')!.cost, bets(h, 3)]).toEqual([900, [18, 18]]);
    expect(bets(h.checkTo('turn-betting'), 1)).toEqual([18, 18]);
  });
});
