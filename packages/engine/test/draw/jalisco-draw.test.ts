/** Jalisco's draw poker, clause by clause. */
import { describe, expect, test } from 'vitest';
import { isOpened, openTable, stakesOf } from '../../src/books/index.js';
import { pack53 } from '../../src/cards/index.js';
import type { Seat } from '../../src/kernel/index.js';
import { Room } from '../../src/table/test/room.js';
import { dealDraw, drawOf } from '../../src/testing/draw.js';
import { rulesOf } from '../../src/testing/opening.js';
import { bets, seatsOf, won } from '../look.js';
import { actors, calls, dealt, inOrder, onPage } from './look.js';

const JAL = { house: 'jalisco', game: 'draw' } as const;
const FOUR = { ...JAL, stacks: [100, 100, 100, 100] } as const;

describe('before the cards', () => {
  test('JAL-DRAW-W1 an ante of $2, or up to $5 where that is agreed before the game; no more, and no less', () => {
    const offered = stakesOf('jal-draw');
    if ('refused' in offered) throw new Error(offered.refused);
    expect(offered.map(({ ante, rule }) => [ante, rule])).toEqual([200, 300, 400, 500].map((n) => [n, 'JAL-DRAW-W1']));
    expect(dealDraw(FOUR).all('Posted')).toHaveLength(4);
    expect(dealDraw(FOUR).stacks()).toEqual([98, 98, 98, 98]);
    expect(dealDraw({ ...FOUR, stake: '1-5 ante 5' }).stacks()).toEqual([95, 95, 95, 95]);
    for (const stake of ['1-5 ante 1', '1-5 ante 6', '1-5'])
      expect(openTable({ ...JAL, stake })).toMatchObject({ refused: 'unknown-stake', rule: 'JAL-DRAW-W1' });
  });
  test('JAL-DRAW-A everybody antes before the deal, and the antes are in the pot', () => {
    const h = dealDraw(FOUR);
    expect(h.rulesOf('Posted')).toEqual(Array(4).fill('JAL-DRAW-A'));
    const types = h.log.map(({ type }) => type);
    expect(types.lastIndexOf('Posted')).toBeLessThan(types.indexOf('CardsDealt'));
    h.acts('c r5 f f f');
    expect(won(h)).toEqual(['3 uncontested 8']);
  });
  test('JAL-DRAW-A whoever is short of the ante plays for as much from each', () => {
    const holes = { 0: 'As Ah Ad Kc Kd', 1: 'Ks Kh Qd Qc Jd', 2: '9s 7h 5d 3c 2d' };
    const h = dealDraw({ ...JAL, stacks: [1, 100, 100], holes }).checkTo('over');
    expect(won(h)).toEqual(['0 high 3', '1 high 2']);
  });
  test('JAL-DRAW-1 the pack is 52 cards and one joker', () => {
    expect([...dealDraw(FOUR).round.faces].sort((a, b) => a - b)).toEqual([...pack53].sort((a, b) => a - b));
  });
});

describe('the deal', () => {
  test('JAL-DRAW-B1 five cards each, one at a time, seen by nobody else', () => {
    const h = dealDraw(FOUR);
    expect(h.last('CardsDealt').rule).toBe('JAL-DRAW-B1');
    for (const seat of [0, 1, 2, 3]) {
      const cards = h.ids(`hand:${seat}`);
      expect(cards).toHaveLength(5);
      const [first] = cards;
      expect(cards).toEqual([0, 4, 8, 12, 16].map((n) => first! + n));
      for (const viewer of [0, 1, 2, 3, 'rail'] as const)
        expect(cards.every((card) => h.view(viewer).faces[card] !== null)).toBe(viewer === seat);
    }
  });
  test('JAL-DRAW-B2 cards and turns go counter-clockwise, from the seat with the first card', () => {
    const h = dealDraw({ ...FOUR, button: 2 });
    expect(h.rotation).toEqual([2, 1, 0, 3]);
    expect(h.rotation.map((seat) => h.ids(`hand:${seat}`)[0])).toEqual([0, 1, 2, 3]);
    h.checkTo('draw').acts('p p p p');
    expect(calls(h)).toBe('2:0 1:0 0:0 3:0');
    h.checkTo('over');
    expect(actors(h)).toEqual([2, 1, 0, 3]);
  });
  test('JAL-DRAW-B3 JAL-DRAW-B4 the first game begins beside the dealer, at his right; then the first card moves a seat a game', () => {
    const at = new Room(rulesOf(JAL)).open([2, 4, 5, 7], 50_000);
    const first = [1, 2, 3, 4, 5].map(() => at.hand().markers['first-card']);
    expect(first).toEqual([7, 5, 4, 2, 7]);
    const rules = at.log.flatMap((e) => (e.type === 'RoundOpened' ? [e.rule] : []));
    expect(rules.slice(0, 2)).toEqual(['JAL-DRAW-B3', 'JAL-DRAW-B4']);
  });
});

describe('betting', () => {
  test('JAL-DRAW-C1 round one opens with the first card’s seat, who bets or passes', () => {
    const h = dealDraw({ ...FOUR, button: 1 });
    expect(h.last('BettingOpened')).toMatchObject({ seat: 1, rule: 'JAL-DRAW-C1' });
    expect(h.menu(1)).toEqual(['fold', 'check', 'bet']);
    expect(h.acts('c').toAct).toBe(0); // a pass is a check (AMB-JAL-05)
  });
  test('JAL-DRAW-C2 those after him call, raise or drop out, counter-clockwise', () => {
    const h = dealDraw(FOUR).acts('r3');
    expect(h.toAct).toBe(3);
    expect(h.menu(3)).toEqual(['fold', 'call', 'raise']);
    h.acts('c r8 f');
    expect(seatsOf(h, 'Called')).toEqual([3]);
    expect([seatsOf(h, 'Raised'), seatsOf(h, 'Folded')]).toEqual([[2], [1]]);
    expect(h.rulesOf('Called')).toEqual(['JAL-DRAW-C2']);
  });
  test('JAL-DRAW-C3 the round closes when all who are in have put in the same', () => {
    const h = dealDraw(FOUR).acts('r3 c r8 f c');
    expect([h.stage, h.toAct]).toEqual(['bet-1', 3]);
    h.acts('c');
    expect(h.stage).toBe('draw');
    expect(h.last('BetsGathered').chips.map(({ amount }) => amount)).toEqual([800, 800, 800]);
  });
  test('JAL-DRAW-C3 where all pass, the draw comes (AMB-JAL-05)', () => {
    expect(dealDraw(FOUR).acts('c c c c').stage).toBe('draw');
  });
  test('JAL-DRAW-W2 two rounds of betting; on each turn $1 to $5, whole dollars (AMB-JAL-06)', () => {
    const h = dealDraw(FOUR);
    expect(bets(h, 0)).toEqual([1, 5]);
    expect(h.refused(0, 'bet', { to: 6 })).toMatchObject({ refused: 'amount-too-big', rule: 'JAL-DRAW-W2' });
    expect(h.refused(0, 'bet', { to: 2.5 })).toMatchObject({ refused: 'amount-not-whole' });
    h.acts('r4');
    expect(bets(h, 3)).toEqual([5, 9]);
    h.acts('r9');
    expect(bets(h, 2)).toEqual([10, 14]);
    h.checkTo('over');
    expect(h.all('BettingOpened')).toHaveLength(2);
  });
  test('JAL-DRAW-E1 round two opens with the first card’s seat, or the next one in rotation that is still in', () => {
    const open = (line: string) => dealDraw(FOUR).acts(line).checkTo('bet-2').last('BettingOpened');
    expect(open('c c c c')).toMatchObject({ seat: 0, rule: 'JAL-DRAW-E1' });
    expect(open('c r2 c c f')).toMatchObject({ seat: 3 });
    expect(open('c c r2 c f f')).toMatchObject({ seat: 2 });
  });
  test('JAL-DRAW-E2 round two runs on until all have called the last bet, or one is left', () => {
    const h = dealDraw(FOUR).checkTo('bet-2').acts('c r5 c r10');
    expect(h.toAct).toBe(0);
    h.acts('c c');
    expect(h.toAct).toBe(2);
    expect(h.acts('c').stage).toBe('over');
    expect(h.rulesOf('Called').at(-1)).toBe('JAL-DRAW-E2');
    const left = dealDraw(FOUR).checkTo('bet-2').acts('r5 f f f');
    expect(won(left)).toEqual(['0 uncontested 8']);
  });
});

describe('the draw', () => {
  test('JAL-DRAW-D1 each who is still in is asked in rotation, and served before the next one', () => {
    const h = dealDraw(FOUR).acts('c r2 f c c').checkTo('draw');
    expect(h.toAct).toBe(0);
    h.acts('x2');
    expect([h.toAct, h.ids('hand:0')]).toEqual([3, expect.objectContaining({ length: 5 })]);
    h.acts('p x1');
    expect(calls(h)).toBe('0:2 3:0 1:1');
    expect(dealt(h)).toBe('0:2 1:1');
  });
  test('JAL-DRAW-D2 he takes none, or as many as he throws away, up to all five (AMB-JAL-04); what he threw is gone', () => {
    const h = dealDraw({ ...FOUR, holes: { 0: 'As Ah 9d 7c 4d' }, deck: '2c 2h 3h 4h' }).checkTo('draw');
    const choice = h.option(0, 'draw')!;
    expect(choice.cards).toMatchObject({ min: 1, max: 5 });
    h.do(0, 'draw', { cards: '9d 7c 4d' });
    expect(h.cards('hand:0')).toEqual(['As', 'Ah', '2h', '3h', '4h']);
    expect(h.cards('muck').sort()).toEqual(['4d', '7c', '9d']);
    expect(h.rulesOf('Discarded')).toEqual(['JAL-DRAW-D2']);
    for (const viewer of [1, 2, 3, 'rail'] as const)
      for (const card of h.ids('muck')) expect(h.view(viewer).faces[card]).toBeNull();
    expect(h.acts('p').ids('hand:3')).toHaveLength(5);
    const all = dealDraw(FOUR).checkTo('draw').acts('x5');
    expect([all.ids('hand:0').length, all.ids('muck').length]).toEqual([5, 5]);
  });
  test('AMB-JAL-10 eight who draw five: the discards are shuffled, the last card is never dealt, and all are served', () => {
    const h = dealDraw({ ...JAL, stacks: Array(8).fill(100) })
      .checkTo('draw')
      .acts('x5 x5 x5 x5 x5 x5 x5 x5');
    expect(h.stage).toBe('bet-2');
    const shuffles = h.all('StubShuffled');
    expect(shuffles.length).toBeGreaterThan(1);
    expect(shuffles.every(({ rule }) => rule === 'AMB-JAL-10')).toBe(true);
    for (let seat = 0; seat < 8; seat++) expect(h.ids(`hand:${seat}`)).toHaveLength(5);
    // A card is burned once before the draw, and once after each shuffle.
    expect(h.all('CardBurned')).toHaveLength(1 + shuffles.length);
  });
});

describe('the showdown', () => {
  const holes = { 0: 'As Ah Ad Kc Kd', 1: 'Ks Kh Qd Qc Jd', 2: '9s 7h 5d 3c 2d', 3: 'Qs Qh Jc Tc 8d' };
  test('JAL-DRAW-E3 who was called shows first; whoever can beat it must show, and the others need not', () => {
    const h = dealDraw({ ...FOUR, holes })
      .checkTo('bet-2')
      .acts('c c c r5 c c c');
    expect(seatsOf(h, 'HandShown')).toEqual([1, 0]);
    expect(seatsOf(h, 'HandMucked')).toEqual([3, 2]);
    expect(h.all('HandShown')[0]!.rule).toBe('JAL-DRAW-E3');
  });
  test('JAL-DRAW-E4 the highest hand takes the pot; a sole survivor takes it unseen', () => {
    const h = dealDraw({ ...FOUR, holes })
      .checkTo('bet-2')
      .acts('c c c r5 c c c');
    expect(won(h)).toEqual(['0 high 28']);
    expect(h.last('PotAwarded').rule).toBe('JAL-DRAW-E4');
    const alone = dealDraw({ ...FOUR, holes }).acts('r5 f f f');
    expect([won(alone), alone.has('HandShown')]).toEqual([['0 uncontested 8'], false]);
    for (const viewer of [1, 2, 3, 'rail'] as const)
      for (const card of alone.ids('hand:0')) expect(alone.view(viewer).faces[card]).toBeNull();
    // A short call that is not made good lies in the pot like any chip.
    const more = dealDraw({ ...FOUR, holes, switches: { 'irr.profile': 'rog' } }).acts('r5');
    more.do('floor', 'short-bet', { seat: more.toAct as Seat, to: 2 }).acts('f f f');
    expect([won(more), more.stacks()]).toEqual([['0 uncontested 10'], [108, 98, 98, 96]]);
  });
  test('AMB-GEN-05 an odd chip goes to the first winner in rotation from the first card’s seat', () => {
    const same = { 0: 'As Kh Qd 9c 7d', 1: '9s 7h 5d 3c 2d', 2: 'Ah Kd Qc 9h 7s' };
    for (const [button, first] of [
      [0, 0],
      [1, 0],
      [2, 2],
    ] as const) {
      const h = dealDraw({ ...JAL, stake: '1-5 ante 3', stacks: [99, 99, 99], holes: same, button }).checkTo('over');
      expect(won(h)[0]).toBe(`${first} high 5`);
    }
  });
  test('JAL-DRAW-F five of a kind above the royal flush, the double-ace flush above a flush, and all else as usual', () => {
    inOrder(JAL, [
      '2s 2h 2d 2c Jo',
      'Ts Js Qs Ks As',
      '9h Th Jh Qh Kh',
      'As Ad Ac Ah 3d',
      'Kc Kh Kd Qd Qc',
      'Jo Ah 9h 6h 2h',
      'As Ks Qs Js 9s',
      'Ah Kh Qd Jd Tc',
      'Ks Kd Kc 9c 2s',
      'As Ah Qs Qh 2d',
      'Ad Ac 9d 8c 3s',
      'As Kh 9h 8d 2c',
    ]);
  });
  test('JAL-DRAW-G the glossary of the game is empty, and its page says so', () => {
    onPage('jal-draw', 'JAL-DRAW-G');
    onPage('jal-draw', 'JAL-DRAW-G', 'es');
  });
});

test('the table is a Jalisco table: its chip, its limit and its rules are the sheet’s', () => {
  const opened = openTable(JAL);
  if (!isOpened(opened)) throw new Error(opened.refused);
  expect(drawOf(opened)).toMatchObject({
    joker: true,
    leads: 'first-card',
    pass: 'check',
    show: 'in-turn',
    drawMax: 5,
  });
  expect(opened.direction).toBe('counter-clockwise');
});
