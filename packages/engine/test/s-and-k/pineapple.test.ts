// S & K's pineapple, clause by clause, through its book: three cards kept, $5 to $10 spread as hold'em.
import { describe, expect, test } from 'vitest';
import { pack52 } from '../../src/cards/index.js';
import { type Dealing, deal, type Hand } from '../../src/testing/poker.js';
import { actionOrder, against, room, won } from '../look.js';

const PINE = { house: 's-and-k', game: 'pine' };
/** Four seats with $100: button 0, small blind 1, big blind 2, first to act 3. */
const pine = (p: Partial<Dealing> = {}): Hand => deal({ ...PINE, stacks: [100, 100, 100, 100], ...p });
const best = (first: string, second: string, board: string, switches = {}): string =>
  against({ ...PINE, switches, first, second, board });
const discards = (when: string): Hand => pine({ switches: { 'snk.pine.discard': when } });

test('SNK-PINE-1 a pack of 52', () => {
  expect([...pine().game.pack].sort((a, b) => a - b)).toEqual(pack52);
});
test('SNK-PINE-2 three cards face down to each; rounds before the flop, after its three cards, after turn and river', () => {
  const h = pine();
  expect(h.seats.map((seat) => h.ids(`hand:${seat}`))).toEqual([
    [3, 7, 11],
    [0, 4, 8],
    [1, 5, 9],
    [2, 6, 10],
  ]);
  for (const seat of h.seats) expect(h.view(seat).faces.filter((face) => face !== null)).toHaveLength(3);
  expect(actionOrder(h)).toEqual(['3012', '1230', '1230', '1230']);
  expect(h.all('BoardDealt').map((e) => [e.cards[0]!.cards.length, e.rule])).toEqual([
    [3, 'SNK-PINE-2'],
    [1, 'SNK-PINE-2'],
    [1, 'SNK-PINE-2'],
  ]);
  expect(h.has('Discarded'), 'all three are kept to the end').toBe(false);
  expect(h.seats.map((seat) => h.ids(`hand:${seat}`).length)).toEqual([3, 3, 3, 3]);
});
test('blinds, limit and fee are hold’em’s (AMB-SNK-03, AMB-SNK-48)', () => {
  const table = room(PINE);
  table.deal();
  expect([table.posts(), table.fees()]).toEqual(['2:small-blind 3:big-blind', '3:300 drop AMB-SNK-48']);
  expect([table.chips('bet:2'), table.chips('bet:3')]).toEqual([200, 500]);
  expect(pine().refused(3, 'raise', { to: 9 })).toMatchObject({ refused: 'amount-too-small', rule: 'AMB-SNK-48' });
});
test('SNK-PINE-3 any five of board and hole: three own cards, two, one or none', () => {
  expect(best('Ac Ad Ah', 'Kc Kd 2h', 'Ks 9s 4d 3h 7c'), 'three').toBe('first');
  expect(best('9c 8d 7h', 'Kc Kd 3h', 'Ks 6s 5d Qh 2c'), 'three in a straight').toBe('first');
  expect(best('As 2s 3d', 'Kc Kd 2h', 'Ks 9s 4s 3h 7c'), 'two').toBe('first');
  expect(best('As 2c 3d', 'Kc Kd 2h', 'Ks 9s 4s 3s 7c'), 'one').toBe('first');
  expect(best('2c 3d 4h', 'Kc Kd 2h', 'As Ks Qs Js Ts'), 'none: the board plays').toBe('split');
});
test('SNK-PINE-4 the highest hand wins; ties split equally', () => {
  const holes = { 0: 'Ac Kd 2h', 1: 'Qc Qd 2c', 2: 'Ah Ks 2d', 3: '9c 9d 3h' };
  const h = pine({ holes, board: 'Ad 7s 8c Kh 4s' }).checkTo('over');
  expect(won(h)).toEqual(['2 high 10', '0 high 10']);
  expect(h.last('PotAwarded').rule).toBe('SNK-PINE-4');
  const one = pine({ holes: { ...holes, 3: '7c 7d 3h' }, board: 'Ad 7s 8c Kh 4s' }).checkTo('over');
  expect(won(one)).toEqual(['3 high 20']);
  expect(one.all('HandShown'), 'all four shown').toHaveLength(4);
});

describe('snk.pine.discard', () => {
  test('preflop: everybody throws one card before the first round, unseen, and nothing goes on until all have', () => {
    const h = discards('preflop');
    expect([h.stage, h.round.menus.map((m) => m.actor)]).toEqual(['discard', [0, 1, 2, 3]]);
    const card = h.ids('hand:2')[1]!;
    h.do(2, 'discard', { cards: [card] });
    expect(h.last('Discarded')).toMatchObject({ seat: 2, rule: 'AMB-SNK-46' });
    expect(h.view(1).faces[card]).toBeNull();
    expect(h.refused(2, 'discard', { cards: h.ids('hand:2').slice(0, 1) })).toMatchObject({ refused: 'not-your-turn' });
    expect(h.refused(3, 'discard', { cards: h.ids('hand:1').slice(0, 1) })).toMatchObject({
      refused: 'card-not-yours',
    });
    expect(h.refused(3, 'discard', { cards: h.ids('hand:3').slice(0, 2) })).toMatchObject({
      refused: 'wrong-number-of-cards',
      rule: 'AMB-SNK-46',
    });
    h.acts('x x x');
    expect([h.stage, h.ids('board').length]).toEqual(['preflop-betting', 0]);
    expect(h.seats.map((seat) => h.ids(`hand:${seat}`).length)).toEqual([2, 2, 2, 2]);
  });
  test('after_flop: those still in throw one after the round on the flop, before the turn', () => {
    const h = discards('after_flop').acts('c f c c').checkTo('flop-betting');
    expect(h.ids('hand:1')).toHaveLength(3);
    h.acts('c c c');
    expect([h.stage, h.ids('board').length]).toEqual(['discard', 3]);
    expect(h.round.menus.map((m) => m.actor)).toEqual([1, 2, 3]);
    h.acts('x x x');
    expect([h.stage, h.ids('board').length]).toEqual(['turn-betting', 4]);
    expect(h.ids('hand:1')).toHaveLength(2);
  });
  test('a card thrown away plays no more', () => {
    const holes = { 0: 'Kc Kd 2h', 1: 'Ac Ad Ah' };
    const table = { ...PINE, stacks: [100, 100], holes, board: 'Ks 9s 4d 3h 7c' };
    const kept = deal(table).checkTo('over');
    const thrown = deal({ ...table, switches: { 'snk.pine.discard': 'preflop' } }).checkTo('over');
    expect([won(kept), won(thrown)]).toEqual([['1 high 10'], ['0 high 10']]);
  });
  test('an all-in hand throws too, and a hand that won alone does not', () => {
    const h = pine({ switches: { 'snk.pine.discard': 'after_flop' }, stacks: [100, 100, 5, 100] });
    h.acts('c c c').acts('c c c');
    expect(h.round.menus.map((m) => m.actor)).toEqual([0, 1, 2, 3]);
    const alone = discards('after_flop').acts('r10 f f f');
    expect([alone.stage, alone.has('Discarded')]).toEqual(['over', false]);
  });
});

describe('snk.pine.max_hole', () => {
  test('two: the third hole card does not play with the others, and the board still may', () => {
    const two = { 'snk.pine.max_hole': 2 };
    expect(best('Ac Ad Ah', 'Kc Kd 2h', 'Ks 9s 4d 3h 7c', two)).toBe('second');
    expect(best('9c 8d 7h', 'Kc Kd 3h', 'Ks 6s 5d Qh 2c', two)).toBe('second');
    expect(best('As 2s 3d', 'Kc Kd 2h', 'Ks 9s 4s 3h 7c', two)).toBe('first');
    expect(best('2c 3d 4h', 'Kc Kd 2h', 'As Ks Qs Js Ts', two)).toBe('split');
  });
});
