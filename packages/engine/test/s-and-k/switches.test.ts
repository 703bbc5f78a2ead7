// S & K's switches: thrown, each changes play as its ruling says; a value that may not be is refused with the rule.
import { describe, expect, test } from 'vitest';
import { openTable } from '../../src/books/index.js';
import { rulesOf } from '../../src/testing/opening.js';
import { type Dealing, deal, type Hand } from '../../src/testing/poker.js';
import { bets, room, seatsOf, won } from '../look.js';

const snk = (game: string, p: Partial<Dealing> = {}): Hand =>
  deal({ house: 's-and-k', game, stacks: [100, 100, 100, 100], ...p });
const thrown = (game: string, key: string, value: unknown, p: Partial<Dealing> = {}): Hand =>
  snk(game, { switches: { [key]: value }, ...p });
const GAMES = ['hold', 'hhl', 'ohl', 'pine', 'oma'];
/** What a game's first hand takes before the cards, four seats, the button at seat 1. */
const opening = (game: string, switches: Record<string, unknown> = {}, stake?: string): string => {
  const table = room({ house: 's-and-k', game, switches, ...(stake ? { stake } : {}) });
  table.deal();
  const { posts, fees } = table.opened().setup.terms;
  return [...posts, ...fees].map(({ seat, amount }) => `${seat}:${amount / 100}`).join(' ');
};

const BAD = 'bad-switch-value';
const LOCKED = 'switch-locked';
const pairs = (at: string, low: number, high: number) => [{ at, low, high }];
const row = (low: number, high: number, fee: number) => [{ low, high, fee }];

test.each([
  ['hold', 'snk.blinds', 'two', BAD, 'AMB-SNK-03'],
  ['hold', 'snk.blinds', pairs('5-10', 500, 200), BAD, 'AMB-SNK-03'],
  ['hold', 'snk.blinds', pairs('5-10', 250, 500), BAD, 'AMB-SNK-03'],
  ['hold', 'snk.blinds', pairs('5-10', 0, 0), BAD, 'AMB-SNK-03'],
  ['hold', 'snk.fee_seat', 'dealer', BAD, 'AMB-SNK-03'],
  ['hold', 'snk.limit', 'pot', BAD, 'AMB-SNK-04'],
  ['hhl', 'snk.hhl.hole_cards', 'at_most_two', BAD, 'AMB-SNK-05'],
  ['hold', 'snk.hhl.hole_cards', 'any', 'unknown-switch', null],
  ['ohl', 'snk.ohl.sf_low', 'no', BAD, 'AMB-SNK-06'],
  ['hhl', 'snk.ohl.sf_low', 'ignored', 'unknown-switch', null],
  ['pine', 'snk.pine.discard', 'after_turn', BAD, 'AMB-SNK-46'],
  ['pine', 'snk.pine.max_hole', 1, BAD, 'AMB-SNK-47'],
  ['oma', 'snk.pine.max_hole', 2, 'unknown-switch', null],
  ['pine', 'snk.other.limit_fee', row(1000, 500, 300), BAD, 'AMB-SNK-48'],
  ['pine', 'snk.other.limit_fee', row(250, 500, 300), BAD, 'AMB-SNK-48'],
  ['pine', 'snk.other.limit_fee', row(0, 500, 300), 'settings-clash', 'AMB-SNK-48'],
  ['pine', 'snk.other.limit_fee', [...row(500, 1000, 300), ...row(200, 600, 200)], BAD, 'AMB-SNK-48'],
  ['hold', 'snk.other.limit_fee', row(500, 1000, 300), 'unknown-switch', null],
  ['ohl', 'snk.other.limit_fee', row(500, 1000, 300), 'unknown-switch', null],
  ['hold', 'bet.raise_cap', 'none', LOCKED, 'SNK-HOLD-11'],
  ['hhl', 'bet.raise_cap', 'none', LOCKED, 'SNK-HOLD-11'],
  ['ohl', 'bet.raise_cap', 'none', LOCKED, 'SNK-HOLD-11'],
  ['pine', 'bet.raise_cap', 5, BAD, 'AMB-GEN-13'],
  ['hold', 'deal.burn', 'off', LOCKED, 'SNK-HOLD-14'],
  ['hhl', 'deal.burn', 'off', LOCKED, 'SNK-HOLD-14'],
  ['ohl', 'deal.burn', 'off', LOCKED, 'SNK-HOLD-14'],
  ['hold', 'bet.kill', 'half', 'settings-clash', 'AMB-GEN-26'],
  ['ohl', 'bet.kill', 'full', 'settings-clash', 'AMB-GEN-26'],
  ['oma', 'table.seats.max', 1, 'settings-clash', 'AMB-GEN-03'],
  ['oma', 'table.seats.max', 11, BAD, 'AMB-GEN-03'],
  ['hold', 'fee.timing', 'at_declare', LOCKED, 'AMB-GEN-10'],
  ['pine', 'table.multi_spot', 'yes', LOCKED, 'AMB-GEN-18'],
])('%s: %s = %j is refused, and nothing opens', (game, key, value, code, rule) => {
  expect(openTable({ house: 's-and-k', game, switches: { [key]: value } })).toMatchObject({ refused: code, rule });
});

describe('blinds, fee and limits', () => {
  test('snk.blinds: $2 and $5, at Omaha hi-lo $1 and $2, or as the house posts them (AMB-SNK-03)', () => {
    expect(GAMES.map((game) => opening(game))).toEqual([
      '2:2 3:5 3:3',
      '2:2 3:5 3:3',
      '2:1 3:2 3:2',
      '2:2 3:5 3:3',
      '2:2 3:5 3:3',
    ]);
    expect(opening('hold', { 'snk.blinds': pairs('5-10', 300, 500) })).toBe('2:3 3:5 3:3');
    expect(opening('ohl', { 'snk.blinds': pairs('2-6', 0, 200) }), 'one blind, next to the button (AMB-ROG-71)').toBe(
      '2:2 2:2',
    );
    const h = thrown('hold', 'snk.blinds', pairs('5-10', 300, 400));
    expect([h.option(3, 'call')!.cost, bets(h, 3)]).toEqual([400, [9, 14]]);
  });
  test('snk.fee_seat: from the big blind, the small blind or the button (AMB-SNK-03)', () => {
    expect(opening('hold', { 'snk.fee_seat': 'big_blind' })).toBe('2:2 3:5 3:3');
    expect(opening('hold', { 'snk.fee_seat': 'small_blind' })).toBe('2:2 3:5 2:3');
    expect(opening('hold', { 'snk.fee_seat': 'button' })).toBe('2:2 3:5 1:3');
    expect(opening('ohl', { 'snk.fee_seat': 'button' })).toBe('2:1 3:2 1:2');
  });
  test('snk.limit structured: the lower figure before and on the flop, the upper after, nothing between (AMB-SNK-04)', () => {
    for (const [game, low, high, big] of [
      ['hold', 5, 10, 5],
      ['ohl', 2, 6, 2],
    ] as const) {
      const h = thrown(game, 'snk.limit', 'structured');
      expect(bets(h, 3)).toEqual([big + low, big + low]);
      expect(bets(h.checkTo('flop-betting'), 1)).toEqual([low, low]);
      expect(h.refused(1, 'bet', { to: low + 1 })).toMatchObject({ refused: 'amount-too-big' });
      expect(bets(h.checkTo('turn-betting'), 1)).toEqual([high, high]);
      expect(bets(h.checkTo('river-betting'), 1)).toEqual([high, high]);
    }
  });
  test('snk.other.limit_fee: hi-lo, pineapple and Omaha high may have limits and a fee of their own (AMB-SNK-48)', () => {
    for (const game of ['hhl', 'pine', 'oma']) {
      const switches = { 'snk.other.limit_fee': row(1000, 2000, 400) };
      expect(rulesOf({ house: 's-and-k', game, switches }).stake).toBe('10-20');
      expect(opening(game, switches, '10-20')).toBe('2:5 3:10 3:4');
      const h = snk(game, { switches }).checkTo('flop-betting');
      expect(bets(h, 1)).toEqual([10, 20]);
      expect(h.refused(1, 'bet', { to: 9 })).toMatchObject({ refused: 'amount-too-small', rule: 'AMB-SNK-48' });
      expect(openTable({ house: 's-and-k', game, stake: '5-10', switches })).toMatchObject({
        refused: 'unknown-stake',
        rule: 'AMB-SNK-48',
        facts: { known: '10-20' },
      });
    }
    expect(opening('pine', { 'snk.other.limit_fee': row(500, 1000, 0) }), 'no fee at all').toBe('2:2 3:5');
  });
});

describe('betting', () => {
  test('bet.raise_cap: where the sheet names no figure the house may lift it (AMB-GEN-13)', () => {
    for (const game of ['pine', 'oma']) {
      expect(snk(game).acts('r10 r15 r20').refused(2, 'raise', { to: 25 }).refused).toBe('raise-cap-reached');
      expect(bets(thrown(game, 'bet.raise_cap', 'none').acts('r10 r15 r20 r25'), 3)).toEqual([30, 35]);
    }
  });
  test('bet.cap_headsup: three with two left too, unless the house lifts it (AMB-GEN-13)', () => {
    for (const game of GAMES) {
      const big = game === 'ohl' ? 2 : 5;
      const raises = [1, 2, 3].map((n) => `r${big * (n + 1)}`).join(' ');
      const capped = snk(game, { stacks: [100, 100] }).acts(raises);
      expect(capped.refused(1, 'raise', { to: big * 5 })).toMatchObject({ refused: 'raise-cap-reached' });
      const lifted = thrown(game, 'bet.cap_headsup', 'unlimited', { stacks: [100, 100] }).acts(raises);
      expect(bets(lifted, 1), game).not.toBeNull();
    }
  });
  test('bet.check_raise: allowed, unless the house bars it (AMB-GEN-15)', () => {
    const line = (h: Hand): Hand => h.checkTo('turn-betting').acts('c r7 f f');
    expect(bets(line(snk('hold')), 1)).toEqual([12, 17]);
    expect(line(thrown('hold', 'bet.check_raise', 'barred')).refused(1, 'raise', { to: 12 })).toMatchObject({
      refused: 'check-raise-barred',
      rule: 'AMB-GEN-15',
    });
  });
  test('bet.short_allin.limit: half of the least bet reopens, or only a full one (AMB-GEN-04)', () => {
    /** On the flop seat 1 bets $10, seat 2 is all in for so much. */
    const allIn = (dollars: number, switches = {}): Hand =>
      snk('hold', { stacks: [100, 100, 5 + dollars, 100], switches })
        .checkTo('flop-betting')
        .acts(`r10 r${dollars}`);
    const after = (h: Hand) => bets(h.acts('c c'), 1);
    expect(bets(allIn(12), 3), 'completed to a full raise').toEqual([15, 20]);
    expect(after(allIn(12))).toBeNull();
    expect(bets(allIn(13), 3)).toEqual([18, 23]);
    expect(after(allIn(13))).toEqual([18, 23]);
    const full = { 'bet.short_allin.limit': 'full_bet' };
    expect(bets(allIn(13, full), 3)).toEqual([15, 20]);
    expect(after(allIn(13, full))).toBeNull();
    expect(allIn(13, full).acts('c c').refused(1, 'raise', { to: 18 })).toMatchObject({
      refused: 'betting-not-reopened',
      rule: 'AMB-GEN-04',
    });
    expect(after(allIn(15, full))).toEqual([20, 25]);
  });
  test('a bet smaller than the least is taken from an all-in stack only, and completed by the next (AMB-GEN-04)', () => {
    const h = snk('hold', { stacks: [100, 7, 100, 100] }).checkTo('flop-betting');
    expect(bets(h, 1)).toEqual([2, 2]);
    expect(bets(h.acts('r2'), 2)).toEqual([5, 10]);
    expect(h.option(2, 'call')!.cost).toBe(200);
    h.acts('r5 r10 r15 r20');
    expect(h.refused(3, 'raise', { to: 25 }), 'completing is the bet, not a raise').toMatchObject({
      refused: 'raise-cap-reached',
      facts: { raises: 3 },
    });
  });
  test('bet.straddle one: from twice the big blind to the limit, and no raise (AMB-GEN-26)', () => {
    expect(thrown('hold', 'bet.straddle', 'one').option(3, 'straddle')!.amount).toMatchObject({ min: 1000, max: 1000 });
    const h = thrown('ohl', 'bet.straddle', 'one');
    expect(h.option(3, 'straddle')!.amount).toMatchObject({ min: 400, max: 600 });
    expect(h.refused(3, 'straddle', { to: 3 })).toMatchObject({ refused: 'amount-too-small', rule: 'AMB-GEN-26' });
    h.do(3, 'straddle', { to: 5 });
    expect([h.toAct, h.option(0, 'call')!.cost, bets(h, 0)]).toEqual([0, 500, [7, 11]]);
    expect(snk('ohl').stage, 'off unless thrown').toBe('preflop-betting');
  });
  test('bet.kill: only where the house plays its figures as a structure (AMB-GEN-26)', () => {
    const switches = { 'bet.kill': 'full', 'snk.limit': 'structured' };
    expect(rulesOf({ house: 's-and-k', game: 'hold', switches }).kill).toBe('full');
    const h = snk('hold', { switches, halves: 4 }).checkTo('flop-betting');
    expect(bets(h, 1)).toEqual([10, 10]);
    expect(bets(h.checkTo('turn-betting'), 1)).toEqual([20, 20]);
  });
});

describe('the showdown and the deal', () => {
  test('show.odd_chip: by position, or by the highest card by suit; for a low, the lowest (AMB-GEN-05)', () => {
    const holes = { 2: 'Ad 2c', 3: 'Ac 2d', 0: 'Kc Kd' };
    const table = { holes, board: '3h 7s 8d Kh Ts' };
    const line = (h: Hand): readonly string[] => won(h.acts('r11 c f c').checkTo('over'));
    expect(line(snk('hhl', table))).toEqual(['0 high 18', '2 low 9', '3 low 8']);
    expect(line(thrown('hhl', 'show.odd_chip', 'high_card', table)), 'the ace of clubs is lowest').toEqual([
      '0 high 18',
      '3 low 9',
      '2 low 8',
    ]);
    const highs = { holes: { 2: 'Ac Kd', 0: '9c 7d', 3: 'As Kh' }, board: 'Qh Jd 4s 8c 3h' };
    expect(line(snk('hold', highs))).toEqual(['2 high 18', '3 high 17']);
    expect(line(thrown('hold', 'show.odd_chip', 'high_card', highs))).toEqual(['3 high 18', '2 high 17']);
  });
  test('show.checked_first: the first seat, or the last (AMB-GEN-06)', () => {
    for (const game of GAMES) {
      expect(seatsOf(snk(game).checkTo('over'), 'HandShown'), game).toEqual([1, 2, 3, 0]);
      expect(seatsOf(thrown(game, 'show.checked_first', 'last_seat').checkTo('over'), 'HandShown')).toEqual([
        0, 1, 2, 3,
      ]);
    }
  });
  test('deal.burn: pineapple and Omaha high name no burn, so there the house may drop it (AMB-GEN-27)', () => {
    for (const [game, hole] of [
      ['pine', 3],
      ['oma', 4],
    ] as const) {
      expect(snk(game).checkTo('river-betting').ids('burn')).toHaveLength(3);
      const h = thrown(game, 'deal.burn', 'off').checkTo('river-betting');
      expect([h.ids('burn'), h.ids('board')]).toEqual([[], [0, 1, 2, 3, 4].map((n) => 4 * hole + n)]);
    }
  });
  test('fee.on_void: carried to the redeal and given back on a void, or kept (AMB-GEN-22)', () => {
    const fees = [{ seat: 2, amount: 300, to: 'drop', rule: 'SNK-HOLD-7' }] as const;
    const drop = (value: string, actor: 'floor' | 'dealer', what: string) => {
      const h = thrown('hold', 'fee.on_void', value, { fees }).do(actor, what);
      return [h.at('drop'), h.at('stack:2') + h.at('bet:2')];
    };
    expect(drop('carry', 'floor', 'void')).toEqual([0, 100]);
    expect(drop('keep', 'floor', 'void')).toEqual([3, 97]);
    expect(drop('carry', 'dealer', 'wrong-start')).toEqual([3, 97]);
    expect(drop('keep', 'dealer', 'wrong-start')).toEqual([6, 94]);
  });
  test('table.seats.max: ten, or fewer (AMB-GEN-03)', () => {
    for (const game of GAMES) {
      expect(rulesOf({ house: 's-and-k', game }).seats).toEqual({ min: 2, max: 10 });
      expect(rulesOf({ house: 's-and-k', game, switches: { 'table.seats.max': '8' } }).seats.max).toBe(8);
    }
  });
  test('irr.profile: whose list the floor rules by (AMB-GEN-09)', () => {
    expect(
      snk('hold')
        .incidents()
        .options.map((o) => o.type),
    ).toContain('wrong-start');
    expect(
      thrown('hold', 'irr.profile', 'rog')
        .incidents()
        .options.map((o) => o.type),
    ).toContain('early-flop');
  });
});
