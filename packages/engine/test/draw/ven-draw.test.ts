/** Ven-A-Mexico's five-card draw, clause by clause. */
import { describe, expect, test } from 'vitest';
import { stakesOf } from '../../src/books/index.js';
import { pack53 } from '../../src/cards/index.js';
import type { Fee } from '../../src/steps/index.js';
import { Room } from '../../src/table/test/room.js';
import { type DrawDealing, type DrawHand, dealDraw } from '../../src/testing/draw.js';
import { rulesOf } from '../../src/testing/opening.js';
import { bets, isBefore, seatsOf, won } from '../look.js';
import { actors, duel, inOrder } from './look.js';

const VEN = { house: 'ven-a-mexico', game: 'draw' } as const;
/** A hand for which everybody has paid $2, the button at seat 0. */
const paid = (p: Partial<DrawDealing> = {}): DrawHand => {
  const h = dealDraw({ ...VEN, stacks: [200, 200, 200, 200], ...p });
  while (h.stage === 'price') h.acts('m');
  return h;
};
const charge = (amount: number, from: Fee['from'] = 'centre'): readonly Fee[] => [
  { seat: 0, amount: amount * 100, to: 'drop', rule: 'VEN-DRAW-3', ...(from ? { from } : {}) },
];

describe('the table', () => {
  test('VEN-DRAW-1 five cards, and a joker that is any card', () => {
    expect([...paid().round.faces].sort((a, b) => a - b)).toEqual([...pack53].sort((a, b) => a - b));
    expect(duel(VEN, 'Jo 9h 9d 4c 2s', 'As Ah 8d 8c 3s')).toBe('first'); // three nines
    expect(duel(VEN, 'Jo Kh 9d 4c 2s', 'As Qh 9c 4h 2d')).toBe('first'); // a pair of kings
  });
  test('VEN-DRAW-2 the limit on the sign is $100', () => {
    const offered = stakesOf('ven-draw');
    expect(offered).toMatchObject([{ id: '1-100', form: 'spread', high: 10_000, rule: 'VEN-DRAW-2' }]);
  });
  test('VEN-DRAW-5 $20 gets you into the game, and no less', () => {
    const at = new Room(rulesOf(VEN));
    const sit = (buyIn: number) =>
      ({ type: 'sit', seat: 1, patron: { id: 'a', name: 'a', bot: false }, buyIn, at: 0 }) as const;
    expect(at.refused(sit(1_900))).toMatchObject({ refused: 'buy-in-too-small', rule: 'VEN-DRAW-5' });
    at.do(sit(2_000));
    expect(at.sitting(1).stack).toBe(2_000);
  });
});

describe('the price of the hand', () => {
  test('VEN-DRAW-6 the button starts with $2 or more; each other puts in the same or has no hand', () => {
    const h = dealDraw({ ...VEN, stacks: [200, 200, 200, 200] });
    expect([h.stage, h.toAct]).toEqual(['price', 0]);
    expect(h.option(0, 'name-price')!.amount).toMatchObject({ min: 200, max: 10_000, unit: 100 });
    expect(h.refused(0, 'name-price', { to: 1 })).toMatchObject({ refused: 'amount-too-small', rule: 'VEN-DRAW-6' });
    expect(h.refused(0, 'name-price', { to: 101 })).toMatchObject({ refused: 'amount-too-big' });
    h.acts('m5');
    expect([h.toAct, h.option(1, 'match-price')!.cost]).toEqual([1, 500]);
    h.acts('m s m');
    expect([seatsOf(h, 'PriceMatched'), seatsOf(h, 'SatOutHand')]).toEqual([[1, 3], [2]]);
    expect(h.stacks()).toEqual([195, 195, 200, 195]);
    expect([0, 1, 2, 3].map((s) => h.ids(`hand:${s}`).length)).toEqual([5, 5, 0, 5]);
    expect(isBefore(h, 'PriceMatched', 'CardsDealt')).toBe(true);
    h.acts('c').acts('r10 f f');
    expect(won(h)).toEqual(['3 uncontested 15']);
  });
  test('VEN-DRAW-6 a silent button pays $2, and a silent player sits the hand out', () => {
    const silent = (h: DrawHand) => h.options(h.toAct!).find(({ ifSilent }) => ifSilent);
    const h = dealDraw({ ...VEN, stacks: [200, 200, 200] });
    expect(silent(h)).toMatchObject({ type: 'name-price', amount: { min: 200 } });
    expect(silent(h.acts('m'))).toMatchObject({ type: 'sit-out-hand' });
  });
  test('BAR-37 short of the price he plays for what he has from each; what nobody matched goes back', () => {
    const holes = { 1: 'As Ah Ad Kc Kd', 2: 'Ks Kh Qd Qc Jd', 0: '9s 7h 5d 3c 2d' };
    const h = dealDraw({ ...VEN, stacks: [100, 5, 20], holes })
      .acts('m50 m m')
      .checkTo('over');
    expect(won(h)).toEqual(['1 high 15', '2 high 30']);
    expect(h.stacks()).toEqual([80, 15, 30]);
  });
  test('BAR-37 nobody comes in: no cards, no charge, and the button has his price back', () => {
    const h = dealDraw({ ...VEN, stacks: [200, 200, 200], fees: charge(2) }).acts('m9 s s');
    expect([h.stage, h.stacks(), h.at('drop')]).toEqual(['over', [200, 200, 200], 0]);
    expect([h.has('CardsDealt'), h.has('CollectionTaken'), h.has('NobodyCameIn')]).toEqual([false, false, true]);
  });
  test('AMB-VEN-01 by the switch the button’s amount is a blind: nobody matches it before the deal, and it stands as a bet', () => {
    const switches = { 'ven.draw.open': 'button_blind_only' };
    const h = dealDraw({ ...VEN, stacks: [200, 200, 200], switches }).acts('m5');
    expect([h.stage, h.toAct]).toEqual(['bet-1', 1]);
    expect(h.option(1, 'call')!.cost).toBe(500);
    h.acts('c f');
    expect(h.menu(0)).toEqual(['fold', 'check', 'raise']);
    expect(h.acts('c').stage).toBe('draw');
  });
});

describe('the charge', () => {
  const charged = (players: number, switches = {}) => {
    const seats = Array.from({ length: players }, (_, i) => i + 1);
    const at = new Room(rulesOf({ ...VEN, switches })).open(seats, 20_000);
    at.deal();
    const waiting = () => at.state.live!.round.menus[0]!;
    while (waiting().actor !== 'chance') {
      const { actor, options } = waiting();
      const name = options.find(({ amount }) => amount !== null);
      if (name) at.act(actor, name.type, { amount: 200 });
      else at.act(actor, 'match-price');
    }
    return at;
  };
  test('VEN-DRAW-3 $2 a hand with two to four players, $3 with five to seven', () => {
    for (const [players, fee] of [
      [2, 200],
      [4, 200],
      [5, 300],
      [7, 300],
    ] as const)
      expect(charged(players).chips('drop'), `${players}`).toBe(fee);
  });
  test('VEN-DRAW-3 those who come in are counted, not those who sit there (AMB-GEN-11)', () => {
    const six = { ...VEN, stacks: Array(6).fill(100), fees: charge(3) };
    const h = dealDraw(six).acts('m m m m s s');
    expect(h.at('drop')).toBe(2);
    expect(dealDraw(six).acts('m m m m m s').at('drop')).toBe(3);
    const seated = { ...six, switches: { 'fee.count': 'seated' } };
    expect(dealDraw(seated).acts('m m m m s s').at('drop')).toBe(3);
  });
  test('VEN-DRAW-3 it comes out of the matched money, before the first card (AMB-VEN-05, BAR-38)', () => {
    const h = dealDraw({ ...VEN, stacks: [100, 100, 100], fees: charge(2) }).acts('m4 m m');
    expect(isBefore(h, 'CollectionTaken', 'CardsDealt')).toBe(true);
    expect([h.stacks(), h.at('drop')]).toEqual([[96, 96, 96], 2]);
    h.acts('r5 f f');
    expect(won(h)).toEqual(['1 uncontested 10']);
  });
  test('AMB-VEN-05 or from the button’s stack, by the switch', () => {
    const at = charged(3, { 'ven.draw.fee_from': 'button' });
    const button = at.opened().markers.button!;
    const stack = (s: number) => at.chips(`stack:${s}`);
    expect([1, 2, 3].map(stack)).toEqual([1, 2, 3].map((s) => (s === button ? 19_600 : 19_800)));
  });
});

describe('the deal and the betting', () => {
  test('VEN-DRAW-7 five cards face down, from the left of the button', () => {
    const h = paid({ button: 1 });
    expect([2, 3, 0, 1].map((seat) => h.ids(`hand:${seat}`)[0])).toEqual([0, 1, 2, 3]);
    expect(h.last('CardsDealt').rule).toBe('VEN-DRAW-7');
    for (const card of h.ids('hand:2')) expect(h.view('rail').faces[card]).toBeNull();
  });
  test('VEN-DRAW-8 betting starts left of the button, with the next one who is in; the button is last (AMB-VEN-02)', () => {
    const h = paid({ button: 1 });
    expect(h.last('BettingOpened')).toMatchObject({ seat: 2, rule: 'VEN-DRAW-8' });
    expect(actors(h.acts('c c c c'))).toEqual([2, 3, 0, 1]);
    const skipped = dealDraw({ ...VEN, stacks: [200, 200, 200, 200] }).acts('m s m m');
    expect(skipped.last('BettingOpened').seat).toBe(2);
  });
  test('VEN-DRAW-4 bets and raises are at most $100 each, $1 at least (AMB-VEN-06)', () => {
    const h = paid({ stacks: [900, 900, 900, 900] });
    expect(bets(h, 1)).toEqual([1, 100]);
    expect(h.refused(1, 'bet', { to: 101 })).toMatchObject({ refused: 'amount-too-big', rule: 'VEN-DRAW-4' });
    expect(bets(h.acts('r100'), 2)).toEqual([101, 200]);
    expect(bets(h.acts('r200').checkTo('bet-2'), 1)).toEqual([1, 100]);
  });
  test('AMB-VEN-06 by the switch a round’s bet comes to $100 and no more', () => {
    const switches = { 'ven.draw.limit_scope': 'per_round' };
    const h = paid({ stacks: [900, 900, 900, 900], switches }).acts('r60');
    expect(bets(h, 2)).toEqual([61, 100]);
    h.acts('r100');
    expect(h.refused(3, 'raise', { to: 101 })).toMatchObject({
      refused: 'wager-limit-reached',
      rule: 'VEN-DRAW-4',
      facts: { max: 10_000 },
    });
  });
  test('VEN-DRAW-9 round one ends when all who stay have called all bets', () => {
    const h = paid().acts('c r10 c f');
    expect([h.stage, h.toAct]).toEqual(['bet-1', 1]);
    expect(h.acts('r20 c').stage).toBe('bet-1');
    expect(h.acts('c').stage).toBe('draw');
  });
  test('VEN-DRAW-11 one last round, in which one may check', () => {
    const h = paid().checkTo('bet-2');
    expect(h.menu(1)).toEqual(['fold', 'check', 'bet']);
    h.acts('c c c c');
    expect([h.stage, h.all('BettingOpened').length]).toEqual(['over', 2]);
    expect(h.rulesOf('Checked').at(-1)).toBe('VEN-DRAW-11');
  });
});

describe('the draw and the hands', () => {
  test('VEN-DRAW-10 none to four cards, and never five (AMB-VEN-14)', () => {
    const h = paid().checkTo('draw');
    expect(h.option(1, 'draw')!.cards).toMatchObject({ min: 1, max: 4 });
    expect(h.refused(1, 'draw', { cards: h.ids('hand:1') })).toMatchObject({
      refused: 'wrong-number-of-cards',
      rule: 'VEN-DRAW-10',
    });
    h.acts('x4 p');
    expect([h.ids('hand:1').length, h.ids('muck').length]).toEqual([5, 4]);
  });
  test('AMB-VEN-13 seven who draw four: the discards are shuffled and all are served', () => {
    const h = paid({ stacks: Array(7).fill(100) })
      .checkTo('draw')
      .acts('x4 x4 x4 x4 x4 x4 x4');
    expect(h.rulesOf('StubShuffled')).toContain('AMB-VEN-13');
    for (let seat = 0; seat < 7; seat++) expect(h.ids(`hand:${seat}`)).toHaveLength(5);
  });
  test('VEN-DRAW-12 called or checked round, all live hands are turned up, and the best takes the chips', () => {
    const holes = { 0: 'As Ah Ad Kc Kd', 1: 'Ks Kh Qd Qc Jd', 2: '9s 7h 5d 3c 2d', 3: 'Qs Qh Jc Tc 8d' };
    for (const line of ['c c c c', 'c r10 c c c']) {
      const h = paid({ holes }).checkTo('bet-2').acts(line);
      expect(seatsOf(h, 'HandShown')).toHaveLength(4);
      expect(h.has('HandMucked')).toBe(false);
      expect(won(h)).toEqual([`0 high ${line.includes('r') ? 48 : 8}`]);
      expect(h.last('PotAwarded').rule).toBe('VEN-DRAW-12');
    }
  });
});

describe('the ranking', () => {
  test('VEN-DRAW-13 the royal flush above five of a kind, and all else as usual', () => {
    inOrder(VEN, [
      'Ts Js Qs Ks As',
      '2s 2h 2d 2c Jo',
      '9h Th Jh Qh Kh',
      'As Ad Ac Ah 3d',
      'Kc Kh Kd Qd Qc',
      'As Ks Qs Js 9s',
      'Ah Kh Qd Jd Tc',
      'Ks Kd Kc 9c 2s',
      'As Ah Qs Qh 2d',
      'Ad Ac 9d 8c 3s',
      'As Kh 9h 8d 2c',
    ]);
    expect(duel({ ...VEN, switches: { 'ven.draw.royal_first': 'no' } }, 'Ts Js Qs Ks As', '2s 2h 2d 2c Jo')).toBe(
      'second',
    );
  });
  test('VEN-DRAW-14 the royal flush is ten to ace of one suit; the joker may fill it, and both are equal', () => {
    expect(duel(VEN, 'Ts Js Qs Ks As', '9h Th Jh Qh Kh')).toBe('first');
    expect(duel(VEN, 'Ts Js Qs Ks As', 'Th Jh Qh Kh Jo')).toBe('split');
    expect(duel(VEN, 'Ts Js Qs Ks Ah', '2h 3h 4h 5h 6h')).toBe('second');
  });
  test('VEN-DRAW-15 five of a kind is four of a rank and the joker', () => {
    expect(duel(VEN, '2s 2h 2d 2c Jo', '9h Th Jh Qh Kh')).toBe('first');
    expect(duel(VEN, '3s 3h 3d 3c Jo', 'As Ah Ad Ac Kd')).toBe('first');
    expect(duel(VEN, '3s 3h 3d 2c Jo', 'As Ah Ad Ac Kd')).toBe('second'); // only four of them
  });
  test('VEN-DRAW-16 a straight flush is any five in order of one suit', () => {
    expect(duel(VEN, '4h 5h 6h 7h 8h', 'As Ad Ac Ah Kd')).toBe('first');
    expect(duel(VEN, 'Ad 2d 3d 4d 5d', 'Ks Kd Kc Kh Ah')).toBe('first');
    expect(duel(VEN, '4h 5h 6h 7h 9h', 'Ks Kc Kd Qh Qd')).toBe('second');
  });
  test('VEN-DRAW-17 quads and a card, three and two, five of a suit, five in order, each above the next', () => {
    inOrder(VEN, ['2s 2h 2d 2c 3s', 'As Ah Ad Ks Kh', '2h 4h 6h 8h Jh', '5s 6c 7d 8c 9s', 'As Ah Ad Ks Qh']);
    expect(duel(VEN, '3s 3h 3d 3c 2s', '2h 2d 2c Jo As')).toBe('first');
  });
  test('VEN-DRAW-18 trips, two pairs, a pair, a high card; the cards beside them decide the rest', () => {
    inOrder(VEN, ['2s 2h 2d 4c 3s', 'As Ah Kd Ks 2c', 'Ad Ac Kh Qs Jh', 'Ks Kc As Qc Jd']);
    expect(duel(VEN, 'As Ah Kd Ks 3c', 'Ac Ad Kc Kh 4d')).toBe('second');
    expect(duel(VEN, 'As Ah 9d 8s 7c', 'Ac Ad 9c 8h 6d')).toBe('first');
    expect(duel(VEN, 'As Qh 9d 8s 7c', 'Ac Qd 9c 8h 7d')).toBe('split');
  });
});
