/** What the switches of the draw games do, one by one. */
import { describe, expect, test } from 'vitest';
import { openTable } from '../../src/books/index.js';
import { Room } from '../../src/table/test/room.js';
import { type DrawDealing, type DrawHand, dealDraw, drawOf } from '../../src/testing/draw.js';
import { rulesOf } from '../../src/testing/opening.js';
import { bets, seatsOf, won } from '../look.js';
import { duel } from './look.js';

const JAL = { house: 'jalisco', game: 'draw' } as const;
const JAL_LOB = { house: 'jalisco', game: 'lob' } as const;
const VEN = { house: 'ven-a-mexico', game: 'draw' } as const;
const SNK = { house: 's-and-k', game: 'lob' } as const;
const ROG = { house: 'rogelios', game: 'draw' } as const;
const LOB = { house: 'rogelios', game: 'lob' } as const;
const DRAW_GAMES = [JAL, JAL_LOB, VEN, SNK, ROG, { house: 'rogelios', game: 'hdp' }, LOB] as const;

/** Four hands on the table, everybody in. */
function start(p: Pick<DrawDealing, 'house' | 'game'> & Partial<DrawDealing>): DrawHand {
  const h = dealDraw({ stacks: [500, 500, 500, 500], ...p });
  while (h.stage === 'price') h.acts('m');
  return h;
}

describe('the joker', () => {
  test('jal.draw.joker: any card, or an ace and the filler of straights and flushes (AMB-JAL-01)', () => {
    const bug = { ...JAL, switches: { 'jal.draw.joker': 'bug' } };
    expect(duel(JAL, 'Jo Ks Kh 9d 2c', 'Qs Qh Qd 8c 2d')).toBe('first'); // three kings
    expect(duel(bug, 'Jo Ks Kh 9d 2c', 'Qs Qh Qd 8c 2d')).toBe('second'); // a pair of kings and an ace
    expect(duel(bug, 'Jo Kh Qd Jc Ts', '9s 9h 9d 8c 2d')).toBe('first');
    expect(duel(bug, 'Jo Ah 9h 6h 2h', 'Ks Qs Js 9s 7s')).toBe('first'); // the double-ace flush is one of its
  });
  test('ven.draw.joker: the same at Ven-A-Mexico (AMB-VEN-04)', () => {
    const bug = { ...VEN, switches: { 'ven.draw.joker': 'bug' } };
    expect(duel(VEN, 'Jo 9s 9h 9d 2c', 'Ks Kh Kd Qc Qd')).toBe('first');
    expect(duel(bug, 'Jo 9s 9h 9d 2c', 'Ks Kh Kd Qc Qd')).toBe('second');
  });
  test('rank.natural_beats_wild: equal hands split, or the one without the joker wins (AMB-JAL-03)', () => {
    for (const game of [JAL, VEN]) {
      const natural = { ...game, switches: { 'rank.natural_beats_wild': 'yes' } };
      expect(duel(game, 'Ts Js Qs Ks As', 'Th Jh Qh Kh Jo')).toBe('split');
      expect(duel(natural, 'Ts Js Qs Ks As', 'Th Jh Qh Kh Jo')).toBe('first');
    }
  });
});

describe('the draw', () => {
  test('jal.draw.max_draw: three, four or five (AMB-JAL-04)', () => {
    for (const max of [3, 4, 5])
      for (const game of [JAL, JAL_LOB]) {
        const h = start({ ...game, switches: { 'jal.draw.max_draw': max } }).checkTo('draw');
        expect(h.option(0, 'draw')!.cards!.max).toBe(max);
      }
  });
  test('deal.burn: a card is burned before the draw and after a shuffle, or none is (AMB-GEN-27)', () => {
    for (const game of [JAL, JAL_LOB, VEN, SNK]) {
      expect(start(game).checkTo('draw').last('CardBurned').rule).toBe('AMB-GEN-27');
      const h = start({ ...game, switches: { 'deal.burn': 'off' }, deck: 'Kc' })
        .checkTo('draw')
        .acts('x1');
      expect([h.has('CardBurned'), h.cards(`hand:${h.rotation[0]}`).at(-1)]).toEqual([false, 'Kc']);
    }
    const full = dealDraw({ ...JAL, stacks: Array(8).fill(100), switches: { 'deal.burn': 'off' } }).checkTo('draw');
    full.acts('x5 x5 x5 x5 x5 x5 x5 x5');
    expect([full.has('StubShuffled'), full.has('CardBurned'), full.stage]).toEqual([true, false, 'bet-2']);
    for (const game of ['draw', 'hdp', 'lob'])
      expect(openTable({ house: 'rogelios', game, switches: { 'deal.burn': 'off' } })).toMatchObject({
        refused: 'switch-locked',
      });
  });
});

describe('betting', () => {
  test('jal.draw.pass: a pass is a check, or out (AMB-JAL-05)', () => {
    for (const game of [JAL, JAL_LOB]) {
      const h = start({ ...game, switches: { 'jal.draw.pass': 'fold' } });
      expect(h.menu(0)).toEqual(['fold', 'bet']);
      expect(h.refused(0, 'check')).toMatchObject({ refused: 'pass-is-fold', rule: 'AMB-JAL-05' });
      h.acts('f f f');
      expect(won(h)).toEqual([`1 uncontested ${game === JAL ? 8 : 4}`]);
    }
  });
  test('jal.bet.min_unit: whole dollars, or halves (AMB-JAL-06)', () => {
    const h = start({ ...JAL, switches: { 'jal.bet.min_unit': 50 } });
    expect(h.option(0, 'bet')!.amount).toMatchObject({ min: 50, max: 500, unit: 50 });
    h.acts('r2.5');
    expect(bets(h, 3)).toEqual([3, 7.5]);
  });
  test('bet.raise_cap: three, or none; bet.cap_headsup: lifted for two, or not (AMB-GEN-13)', () => {
    const line = 'r1 r2 r3 r4';
    expect(start(JAL).acts(line).refused(0, 'raise', { to: 5 })).toMatchObject({ refused: 'raise-cap-reached' });
    expect(bets(start({ ...JAL, switches: { 'bet.raise_cap': 'none' } }).acts(line), 0)).toEqual([5, 9]);
    const two = { ...JAL, stacks: [500, 500] };
    expect(bets(dealDraw(two).acts(line), 0)).toEqual([5, 9]);
    const capped = dealDraw({ ...two, switches: { 'bet.cap_headsup': 'capped' } }).acts(line);
    expect(capped.refused(0, 'raise', { to: 5 })).toMatchObject({ refused: 'raise-cap-reached' });
  });
  test('bet.check_raise: allowed, or barred (AMB-GEN-15)', () => {
    for (const game of DRAW_GAMES) {
      const check = (switches = {}) =>
        start({ ...game, switches })
          .checkTo('bet-2')
          .acts('c');
      const bet = (h: DrawHand) => h.do(h.toAct!, 'bet', { to: bets(h, h.toAct!)![0] }).acts('c c');
      const [first] = start(game).rotation;
      expect(bet(check()).option(first!, 'raise'), game.game).toBeDefined();
      const barred = bet(check({ 'bet.check_raise': 'barred' }));
      expect(barred.refused(first!, 'raise', { to: 80 })).toMatchObject({ refused: 'check-raise-barred' });
    }
  });
  test('bet.short_allin.limit: half a bet reopens the betting, or only a full one (AMB-GEN-04)', () => {
    const short = (switches = {}) =>
      dealDraw({ ...SNK, stacks: [500, 500, 500, 13], switches })
        .checkTo('bet-2')
        .acts('r5 c r8 c');
    expect(short().option(1, 'raise')).toBeDefined(); // $3 on a bet of $5
    expect(short({ 'bet.short_allin.limit': 'full_bet' }).refused(1, 'raise', { to: 13 })).toMatchObject({
      refused: 'betting-not-reopened',
      rule: 'AMB-GEN-04',
    });
  });
  test('bet.kill: the limits of a killed pot are half as much again, or double; only with blinds and structure (AMB-GEN-26)', () => {
    const killed = { ...LOB, switches: { 'bet.kill': 'full' }, halves: 4 };
    const h = start(killed);
    expect(bets(h, 3)![1]! - 3).toBe(6);
    expect(bets(h.checkTo('bet-2'), 1)).toEqual([12, 12]);
    for (const game of [JAL, VEN, ROG])
      expect(openTable({ ...game, switches: { 'bet.kill': 'half' } })).toMatchObject({
        refused: 'settings-clash',
        rule: 'AMB-GEN-26',
      });
  });
  test('rog.limit: spread before the draw, or the lower figure (AMB-ROG-07)', () => {
    const h = start({ ...ROG, switches: { 'rog.limit': 'structured' } });
    expect(bets(h, 3)).toEqual([40, 40]);
    expect(bets(h.checkTo('bet-2'), 1)).toEqual([40, 40]);
    expect(bets(start(ROG), 3)).toEqual([40, 60]);
  });
});

describe('the showdown', () => {
  test('show.checked_first: the first in rotation, or the last (AMB-GEN-06)', () => {
    const first = (game: (typeof DRAW_GAMES)[number], value: string) =>
      seatsOf(start({ ...game, switches: { 'show.checked_first': value } }).checkTo('over'), 'HandShown')[0];
    for (const game of DRAW_GAMES) {
      const { rotation } = start(game);
      expect([first(game, 'first_seat'), first(game, 'last_seat')]).toEqual([rotation[0], rotation.at(-1)]);
    }
    expect(drawOf(rulesOf(ROG)).checkedFirst).toBe('last-seat'); // AMB-ROG-33
    expect(drawOf(rulesOf(VEN)).checkedFirst).toBe('first-seat');
  });
  test('show.odd_chip: by position, or by the highest card by suit; the joker above them all (AMB-GEN-05, BAR-43)', () => {
    const odd = (switches: Record<string, string>, holes: Record<number, string>) => {
      const h = dealDraw({ ...JAL, stake: '1-5 ante 3', stacks: [99, 99, 99], holes, switches });
      return won(h.checkTo('over'))[0];
    };
    const holes = { 0: 'Ah Kd Qc 9h 7s', 1: '9s 6h 5d 3c 2d', 2: 'As Kh Qd 9c 7d' };
    expect(odd({}, holes)).toBe('0 high 5');
    expect(odd({ 'show.odd_chip': 'high_card' }, holes)).toBe('2 high 5');
    const joker = { 0: 'As Ah Kd 9c 7d', 1: '9s 6h 5d 3c 2d', 2: 'Jo Ac Kh 9d 7s' };
    expect(odd({ 'show.odd_chip': 'high_card' }, joker)).toBe('2 high 5');
    // At lo-ball the lowest card takes it, and the joker is below them all.
    const low = (lows: Record<number, string>) =>
      won(
        dealDraw({ ...JAL_LOB, stacks: [99, 99, 99], holes: lows, switches: { 'show.odd_chip': 'high_card' } }).checkTo(
          'over',
        ),
      )[0];
    expect(low({ 0: 'As 3h 4d 6c 8d', 1: 'Ks Kh Kd Qc Qd', 2: 'Ac 3d 4c 6d 8s' })).toBe('2 low 2');
    expect(low({ 0: 'Ac 3d 4c 6d 8s', 1: 'Ks Kh Kd Qc Qd', 2: 'Jo 3h 4d 6c 8d' })).toBe('2 low 2');
  });
});

describe('fees', () => {
  test('jal.fee: none; or as the house has posted, from the first card’s seat (AMB-JAL-08, BAR-44)', () => {
    expect(rulesOf(JAL).fee).toEqual({ kind: 'none' });
    const posted = [
      { playersMin: 2, rate: 100 },
      { playersMin: 5, rate: 200 },
    ];
    for (const [players, fee] of [
      [3, 100],
      [6, 200],
    ] as const) {
      const at = new Room(rulesOf({ ...JAL, switches: { 'jal.fee': posted } }));
      at.open(
        Array.from({ length: players }, (_, i) => i + 1),
        20_000,
      );
      const first = at.deal().markers['first-card'];
      expect(at.fees()).toBe(`${first}:${fee} drop AMB-JAL-08`);
      expect(at.chips('drop')).toBe(fee);
    }
    const four = [1, 2, 3, 4].map((n) => ({ playersMin: n + 1, rate: 100 * n }));
    expect(openTable({ ...JAL, switches: { 'jal.fee': four } })).toMatchObject({ refused: 'bad-switch-value' });
  });
  test('fee.on_void: a redeal carries the fee, or the house takes it again (AMB-GEN-22)', () => {
    const misdealt = (value: string) => {
      const rules = rulesOf({ ...SNK, switches: { 'fee.on_void': value } });
      const at = new Room(rules).open([1, 2, 3], 20_000);
      at.deal();
      at.shuffle();
      at.act('floor', 'wrong-start');
      return at.chips('drop');
    };
    expect([misdealt('carry'), misdealt('keep')]).toEqual([300, 600]);
  });
  test('snk.fee_seat: the big blind, the small blind or the button (AMB-SNK-03)', () => {
    for (const [value, marker] of [
      ['big_blind', 'big-blind'],
      ['small_blind', 'small-blind'],
      ['button', 'button'],
    ] as const) {
      const at = new Room(rulesOf({ ...SNK, switches: { 'snk.fee_seat': value } })).open([1, 2, 3, 4], 20_000);
      const { markers } = at.deal();
      expect(at.fees()).toBe(`${markers[marker]}:300 drop AMB-SNK-48`);
    }
  });
});

test('irr.profile: the usual rules, or Rogelio’s, where the house has none of its own (AMB-GEN-09)', () => {
  for (const [game, rule] of [
    [JAL, 'ROG-DRAW-B2'],
    [JAL_LOB, 'ROG-LOB-B1a'],
    [VEN, 'ROG-DRAW-B2'],
    [SNK, 'ROG-LOB-B1a'],
  ] as const) {
    const ruledBy = (more: object): string | undefined =>
      drawOf(rulesOf({ ...game, ...more })).floor?.find(({ report }) => report === 'exposed-card')?.by;
    expect(ruledBy({})).toBe('AMB-GEN-09');
    expect(ruledBy({ switches: { 'irr.profile': 'rog' } })).toBe(rule);
  }
});
