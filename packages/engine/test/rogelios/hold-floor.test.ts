/** What the floor rules at Rogelio's hold'em beyond the sheet's own list (BAR-7, AMB-ROG-31, AMB-ROG-63), and its switches. */
import { describe, expect, test } from 'vitest';
import { openTable } from '../../src/books/index.js';
import { finish, four, knowers, nextIds, rog } from './table.js';

const ask = (key: string, value: unknown, game = 'hold') =>
  openTable({ house: 'rogelios', game, switches: { [key]: value } });

describe('cards and hands (BAR-7)', () => {
  test('BAR-7 a boxed card is scrap paper, replaced by the next card of the deck', () => {
    const h = four();
    const boxed = h.ids('hand:3')[0]!;
    const [fresh] = nextIds(h, 1) as [number];
    h.do('dealer', 'boxed-card', { cards: [boxed] });
    expect([h.ids('scrap'), h.ids('hand:3')[1], knowers(h, fresh)]).toEqual([[boxed], fresh, [3]]);
    h.acts('c')
      .do('dealer', 'boxed-card', { cards: [fresh] })
      .checkTo('turn-betting');
    const [turned] = h.ids('board').slice(-1);
    const [instead] = nextIds(h, 1);
    h.do('dealer', 'boxed-card', { cards: [turned!] });
    expect([h.last('BoardCardReplaced').rule, h.ids('board').at(-1), h.ids('scrap')]).toEqual([
      'BAR-7',
      instead,
      [boxed, fresh, turned],
    ]);
    finish(h);
  });
  test('BAR-7 a card dealt off the table is replaced and is the next burn, unseen', () => {
    const h = four();
    const off = h.ids('hand:0')[0]!;
    h.do('dealer', 'off-table', { cards: [off] }).checkTo('flop-betting');
    expect([h.ids('burn'), h.ids('hand:0').includes(off), knowers(h, off)]).toEqual([[off], false, [0]]);
    finish(h);
  });
  test('BAR-7 a card off the table and then one exposed: both are burned, and neither is dealt to anybody', () => {
    const h = four();
    const [off, exposed] = [h.ids('hand:0')[0]!, h.ids('hand:1')[0]!];
    h.do('dealer', 'off-table', { cards: [off] }).do('dealer', 'exposed-card', { cards: [exposed] });
    const third = { cards: h.ids('hand:2').slice(0, 1) };
    expect(h.refused('dealer', 'exposed-card', third)).toMatchObject({ refused: 'second-exposed-card' });
    h.checkTo('flop-betting');
    expect([...h.ids('burn')].sort((a, b) => a - b)).toEqual([off, exposed].sort((a, b) => a - b));
    finish(h);
  });
  test('BAR-7 cards dealt to an empty seat are a misdeal, until the hand is over (AMB-ROG-68)', () => {
    const h = four().do('dealer', 'dead-seat-dealt');
    expect([h.stage, h.has('MisdealCalled'), h.at('bet:1'), h.at('bet:2')]).toEqual(['preflop-betting', true, 1, 3]);
    h.acts('r9').checkTo('river-betting').do('dealer', 'dead-seat-dealt');
    expect([h.stage, h.stacks()]).toEqual(['preflop-betting', [100, 99, 97, 100]]);
    expect(finish(h).refused('dealer', 'dead-seat-dealt')).toMatchObject({ refused: 'too-late', rule: 'AMB-ROG-68' });
  });
  test('BAR-7 a burn forgotten: put right at once; once there was action the card plays and two are burned next', () => {
    const h = four().checkTo('turn-betting');
    const [turned, burned] = [h.cards('board')[3], h.cards('burn')[1]];
    h.do('dealer', 'no-burn');
    expect([h.cards('burn')[1], h.cards('board')[3], h.ids('burn').length]).toEqual([turned, burned, 2]);
    const late = four().checkTo('turn-betting').acts('c');
    const board = late.cards('board');
    late.do('dealer', 'no-burn').checkTo('river-betting');
    expect([late.cards('board').slice(0, 4), late.ids('burn').length]).toEqual([board, 3]);
    finish(late);
  });
  test.each(['abandoned-hand', 'thrown-to-dealer', 'wrong-count'])(
    'BAR-7 %s: dead, unseen, and its bets stay in the pot',
    (incident) => {
      const h = four().acts('r6 c');
      const cards = h.ids('hand:3');
      h.do('floor', incident, { seat: 3 });
      expect([h.last('HandKilled').rule, h.ids('muck'), h.at('bet:3')]).toEqual(['BAR-7', cards, 6]);
      for (const card of cards) expect(knowers(h, card)).toEqual([3]);
      h.acts('c c').checkTo('over');
      expect([h.stacks()[3], h.stacks().reduce((a, b) => a + b)]).toEqual([94, 400]);
      expect(h.refused('floor', incident, { seat: 0 }).refused).toMatch(/wrong-stage|round-over/);
    },
  );
  test('BAR-7 the last hand left cannot be killed', () => {
    const h = four().acts('f f');
    h.do('floor', 'abandoned-hand', { seat: 1 });
    expect([h.stage, h.last('PotAwarded').seat]).toEqual(['over', 2]);
  });
});

describe('bets', () => {
  test('AMB-ROG-63 a string raise is a call: the rest goes back, and the raise was never made', () => {
    const h = four().acts('r9');
    h.do('dealer', 'string-raise');
    expect([h.at('bet:3'), h.at('stack:3'), h.toAct, h.option(0, 'call')!.cost]).toEqual([3, 97, 0, 300]);
    h.acts('r6 r9 r12'); // all three raises are still there
    expect(h.refused(3, 'raise', { to: 15 })).toMatchObject({ refused: 'raise-cap-reached' });
    expect(four().refused('dealer', 'string-raise')).toMatchObject({ refused: 'no-such-bet' });
    expect(four().acts('r6 c').refused('dealer', 'string-raise')).toMatchObject({ refused: 'no-such-bet' });
  });
  test('AMB-ROG-72 a string bet with no bet before it: the first motion counts, if it is a bet; otherwise it is a check', () => {
    const cut = four().checkTo('flop-betting').acts('r6');
    expect(cut.incidents().options.find((o) => o.type === 'string-raise')).toMatchObject({
      rule: 'ROG-CPHL-09',
      amount: { min: 0, max: 500, unit: 100 },
    });
    cut.do('dealer', 'string-raise', { to: 4 });
    expect(cut.last('BetUndone')).toMatchObject({ seat: 1, rule: 'ROG-CPHL-09', note: { to: 400 } });
    expect([cut.at('bet:1'), cut.toAct, cut.option(2, 'call')?.cost]).toEqual([4, 2, 400]);
    finish(cut);
    const check = four().checkTo('flop-betting').acts('r6').do('dealer', 'string-raise', { to: 2 });
    expect([check.last('BetUndone').rule, check.at('bet:1'), check.toAct]).toEqual(['ROG-CPHL-09', 0, 2]);
    expect(check.menu(2)).toEqual(['fold', 'check', 'bet']);
    finish(check);
  });
  test('AMB-ROG-72 at no limit what is left of the bet says what a raise must be', () => {
    const h = rog({ game: 'hold-nl', stake: '1/3', stacks: [100, 100, 100, 100] })
      .acts('d')
      .checkTo('flop-betting');
    h.acts('r60').do('dealer', 'string-raise', { to: 20 });
    expect([h.at('bet:1'), h.option(2, 'raise')?.amount?.min]).toEqual([20, 4000]);
    finish(h);
  });
  test('AMB-ROG-31 a bet out of turn goes back, and in his turn he does as he likes', () => {
    const h = four().do('dealer', 'out-of-turn', { seat: 0, to: 9 });
    expect([h.last('OutOfTurnReturned').rule, h.toAct, h.at('stack:0')]).toEqual(['AMB-ROG-31', 3, 100]);
    expect(h.acts('c').menu(0)).toEqual(['fold', 'call', 'raise']);
  });
  test('AMB-ROG-31 rog.bet.out_of_turn binding_if_unchanged: it binds while nothing has changed', () => {
    const bound = (to: number) =>
      four({ switches: { 'rog.bet.out_of_turn': 'binding_if_unchanged' } }).do('dealer', 'out-of-turn', {
        seat: 0,
        to,
      });
    const same = bound(9).acts('c');
    expect(same.options(0)).toMatchObject([{ type: 'raise', amount: { min: 900, max: 900 } }]);
    expect(same.refused(0, 'fold')).toMatchObject({ refused: 'bound-out-of-turn' });
    expect(same.acts('r9').at('bet:0')).toBe(9);
    expect(bound(0).acts('f').options(0)).toMatchObject([{ type: 'call', cost: 300 }]);
    expect(bound(9).acts('r6').menu(0)).toEqual(['fold', 'call', 'raise']);
  });
  test('AMB-ROG-31 only somebody still to act, and not the one whose turn it is, can act out of turn', () => {
    const h = four().acts('c');
    for (const seat of [0, 3])
      expect(h.refused('dealer', 'out-of-turn', { seat, to: 6 })).toMatchObject({ refused: 'not-that-seat' });
    expect(h.refused('dealer', 'out-of-turn', { seat: 1 })).toMatchObject({ refused: 'amount-missing' });
    expect(ask('rog.bet.out_of_turn', 'fined')).toMatchObject({ refused: 'bad-switch-value', rule: 'AMB-ROG-31' });
  });
  test('AMB-GEN-15 check and raise is allowed; bet.check_raise barred: who has checked may only call or fold', () => {
    expect(four().checkTo('flop-betting').acts('c r3 c c').option(1, 'raise')).toBeDefined();
    const h = four({ switches: { 'bet.check_raise': 'barred' } })
      .checkTo('flop-betting')
      .acts('c r3');
    expect(h.option(3, 'raise')).toBeDefined();
    h.acts('c c');
    expect(h.refused(1, 'raise', { to: 6 })).toMatchObject({ refused: 'check-raise-barred', rule: 'AMB-GEN-15' });
    const turn = h.acts('c').checkTo('turn-betting');
    expect(turn.option(1, 'bet')).toBeDefined();
    expect(ask('bet.check_raise', 'sometimes')).toMatchObject({ refused: 'bad-switch-value', rule: 'AMB-GEN-15' });
  });
});

test('ROG-HOLD-01a the sheet burns, so deal.burn cannot be switched off', () => {
  for (const game of ['hold', 'hold-nl', 'oma', 'ohl'])
    expect(ask('deal.burn', 'off', game)).toMatchObject({ refused: 'switch-locked', rule: 'ROG-HOLD-01a' });
});
test('a value no ruling has is refused with the ruling', () => {
  const bad: readonly [string, unknown, string][] = [
    ['bet.short_allin.limit', 'none', 'AMB-GEN-04'],
    ['show.odd_chip', 'house', 'AMB-GEN-05'],
    ['show.checked_first', 'button', 'AMB-GEN-06'],
    ['bet.raise_cap', 4, 'AMB-GEN-13'],
    ['bet.cap_headsup', 3, 'AMB-GEN-13'],
    ['bet.straddle', 'two', 'AMB-GEN-26'],
    ['rog.hold.straddle', 'mandatory', 'AMB-ROG-22'],
    ['rog.limit', 'pot', 'AMB-ROG-07'],
    ['deal.burn', 'sometimes', 'AMB-GEN-27'],
  ];
  for (const [key, value, rule] of bad) expect(ask(key, value)).toMatchObject({ refused: 'bad-switch-value', rule });
  expect(ask('rog.hold.nl_raise_cap', 5, 'hold-nl')).toMatchObject({ refused: 'bad-switch-value', rule: 'AMB-GEN-14' });
  expect(ask('rog.hold.nl_raise_cap', 'none')).toMatchObject({ refused: 'unknown-switch', rule: null });
  expect(ask('bet.short_allin.limit', 'half_bet', 'hold-nl')).toMatchObject({
    refused: 'unknown-switch',
    rule: null,
  });
});
