/** Rogelio's lo-ball: its special rules over the draw's, but for what goes wrong and the sevens rule (sevens.test.ts). */
import { describe, expect, test } from 'vitest';
import { isOpened, openTable, stakesOf } from '../../src/books/index.js';
import { pack53 } from '../../src/cards/index.js';
import { untellDraws } from '../../src/games/index.js';
import { write } from '../../src/kernel/index.js';
import { Room } from '../../src/table/test/room.js';
import { dealDraw } from '../../src/testing/draw.js';
import { rulesOf } from '../../src/testing/opening.js';
import { bets, isBefore, seatsOf, won } from '../look.js';
import { calls, dealt, duel, inOrder, onPage } from './look.js';

const LOB = { house: 'rogelios', game: 'lob' } as const;
const FOUR = { ...LOB, stacks: [200, 200, 200, 200] } as const;

describe('lo-ball', () => {
  test('ROG-LOB-A2 a joker is in use, as the lowest usable card', () => {
    expect([...dealDraw(FOUR).round.faces].sort((a, b) => a - b)).toEqual([...pack53].sort((a, b) => a - b));
    expect(duel(LOB, 'Jo 2s 3s 4s 9s', 'Ah 2h 3h 4h 9d')).toBe('split');
    expect(duel(LOB, 'Jo As 2s 3s 9s', 'Ah 2h 3h 5h 9d')).toBe('first');
  });
  test('ROG-LOB-A4 the best hand is A-2-3-4-5', () => {
    inOrder(LOB, ['As 2s 3s 4d 5h', 'Ah 2h 3h 4h 6d', '2c 3d 4c 5d 7h', 'Kd Qh Js 9d 8c', 'Ac Ad 2d 3c 4h']);
    const h = dealDraw({ ...FOUR, holes: { 3: 'As 2h 3d 4c 5d' } }).checkTo('over');
    expect([won(h), h.last('PotAwarded').rule]).toEqual([['3 low 12'], 'ROG-LOB-A4']);
  });
  test('ROG-LOB-A4 he takes all that lies there, a short call that was given up too', () => {
    const h = dealDraw({ ...FOUR, holes: { 3: 'As 2h 3d 4c 5d' } }).acts('r6');
    h.do('floor', 'short-bet', { seat: h.toAct as number, to: 4 }).acts('f f f');
    expect([won(h), h.stacks()]).toEqual([['3 uncontested 11'], [196, 199, 197, 208]]);
  });
  test('ROG-LOB-C1 to deal one must have played the hand before: the button passes a newcomer by', () => {
    const at = new Room(rulesOf(LOB)).open([1, 2, 4, 5], 20_000);
    expect(at.hand().button).toBe(1);
    at.do({ type: 'sitOut', seat: 4 });
    expect(at.hand().button).toBe(2);
    at.comeBack(4, true);
    const next = at.hand();
    // Seat 4 did not play the last hand, so it cannot deal this one.
    expect(next.button).toBe(5);
    expect(at.opened().rule).toBe('ROG-LOB-C1');
    expect(rulesOf({ house: 'rogelios', game: 'draw' }).seating).toMatchObject({ kind: 'blinds', deals: 'anybody' });
  });
  test('ROG-LOB-D1 a pass before the draw is out: nobody may check what he has not paid for', () => {
    const h = dealDraw(FOUR);
    expect(h.menu(3)).toEqual(['fold', 'call', 'raise']);
    expect(h.refused(3, 'check')).toMatchObject({ refused: 'must-call-or-fold', rule: 'ROG-LOB-D1' });
    h.acts('f f f');
    expect(won(h)).toEqual(['2 uncontested 2']);
    const later = dealDraw(FOUR).checkTo('bet-2').acts('r6');
    expect(later.refused(2, 'check')).toMatchObject({ refused: 'must-call-or-fold', rule: 'ROG-DRAW-G3' });
  });
  test('ROG-LOB-D4a the top card is burned when all have declared and thrown', () => {
    const h = dealDraw({ ...FOUR, deck: 'Kc Kd' })
      .checkTo('declare')
      .acts('x1 x2 p p');
    expect([isBefore(h, 'Discarded', 'CardBurned'), isBefore(h, 'StoodPat', 'CardBurned')]).toEqual([true, true]);
    expect([h.cards('burn'), h.cards('hand:1').at(-1), h.last('CardBurned').rule]).toEqual([
      ['Kc'],
      'Kd',
      'ROG-LOB-D4a',
    ]);
  });
  test('ROG-LOB-D7 anybody may draw four, all at once, and nobody five', () => {
    const h = dealDraw(FOUR).checkTo('declare');
    expect(h.option(1, 'draw')!.cards).toMatchObject({ min: 1, max: 4 });
    h.acts('x4 p x4 p');
    expect([calls(h), dealt(h)]).toEqual(['1:4 2:0 3:4 0:0', '1:4 3:4']);
    expect(h.rulesOf('CardsDrawn')).toEqual(['ROG-LOB-D7', 'ROG-LOB-D7']);
  });
  test('ROG-LOB-M1 pots are split on a tie and nothing else', () => {
    const holes = { 0: 'As 2h 3d 4c 8d', 1: 'Ah 2d 3c 4h 8s' };
    const h = dealDraw({ ...LOB, stacks: [200, 200], holes }).checkTo('over');
    expect([won(h), h.last('PotAwarded').rule]).toEqual([['1 low 3', '0 low 3'], 'ROG-LOB-M1']);
    expect([seatsOf(h, 'PotAwarded'), h.stacks()]).toEqual([[null], [200, 200]]);
    // Of two pots, each with one best hand, neither is split.
    const short = { 0: 'As 2h 3d 4c 5d', 1: 'Ah 2d 3c 4h 8s', 2: 'Kd Qh Js 9d 8c' };
    const two = dealDraw({ ...LOB, stacks: [2, 200, 200], holes: short }).checkTo('over');
    expect(two.all('PotAwarded').map((e) => [e.seat, e.rule])).toEqual([
      [0, 'ROG-LOB-A4'],
      [1, 'ROG-LOB-A4'],
    ]);
    for (const seat of [0, 1]) expect(h.menu(seat)).not.toContain('split');
  });
});

describe('short bets', () => {
  test('ROG-LOB-D3a before the draw a short bet is no opening: the next must put in the minimum or more', () => {
    // Seat 3 has $2, a dollar short of the minimum; the big blind of the other hand has $2 too.
    const h = dealDraw({ ...LOB, stacks: [200, 200, 200, 2] }).acts('c');
    expect([h.at('bet:3'), h.toAct]).toEqual([2, 0]);
    expect(h.option(0, 'call')!.cost).toBe(300);
    expect(bets(h, 0)).toEqual([6, 6]);
    const blind = dealDraw({ ...LOB, stacks: [200, 200, 2, 200] });
    expect(blind.at('bet:2')).toBe(2);
    expect([blind.option(3, 'call')!.cost, bets(blind, 3)]).toEqual([300, [6, 6]]);
  });
  test('ROG-LOB-D3b after the draw a short bet may be called, raised or passed, by those who checked too', () => {
    // Seat 3 is left with $2 after the draw.
    const h = dealDraw({ ...LOB, stacks: [200, 200, 200, 5] })
      .checkTo('bet-2')
      .acts('c c r2');
    for (const seat of [0, 1, 2]) {
      expect(h.toAct).toBe(seat);
      expect(h.menu(seat)).toEqual(['fold', 'call', 'raise']);
      expect([h.option(seat, 'call')!.cost, bets(h, seat)]).toEqual([200, [6, 6]]);
      h.acts('c');
    }
    const raised = dealDraw({ ...LOB, stacks: [200, 200, 200, 5] })
      .checkTo('bet-2')
      .acts('c c r2 f r6 c');
    expect(seatsOf(raised, 'Raised')).toEqual([1]);
    // Elsewhere a bet so short does not let those raise who have checked (AMB-GEN-04).
    const draw = dealDraw({ house: 's-and-k', game: 'lob', stacks: [200, 200, 200, 7] })
      .checkTo('bet-2')
      .acts('c c r2 f');
    expect(draw.refused(1, 'raise', { to: 10 })).toMatchObject({ refused: 'betting-not-reopened' });
  });
});

describe('stakes and fee', () => {
  test('AMB-ROG-38 $3 before the draw and $6 after it, blinds of $1 and $3, the posted fee of a $3/6 game', () => {
    const h = dealDraw(FOUR);
    expect(h.all('Posted').map((e) => e.chips[0]!.amount)).toEqual([100, 300]);
    expect(bets(h, 3)).toEqual([6, 6]);
    expect(bets(h.checkTo('bet-2'), 1)).toEqual([6, 6]);
    expect(rulesOf(LOB).fee).toMatchObject({
      kind: 'hand',
      bands: [{ collection: 300, jackpot: 100, rule: 'ROG-FEE-1' }],
    });
  });
  test('AMB-ROG-38 other figures by the switch, and a spread game by its own tariff (AMB-ROG-05)', () => {
    const limit = [
      { at: '4-8', low: 400, high: 800 },
      { at: '5-10', low: 500, high: 1_000 },
    ];
    expect(stakesOf('rog-lob', { 'rog.lob.limit': limit })).toMatchObject([{ id: '4/8' }, { id: '5/10' }]);
    const spread = openTable({ ...LOB, switches: { 'rog.limit': 'spread' } });
    if (!isOpened(spread)) throw new Error(spread.refused);
    expect([spread.stake, spread.fee.kind === 'hand' && spread.fee.bands[0]!.rule]).toEqual(['3-6', 'ROG-FEE-3']);
    const h = dealDraw({ ...FOUR, switches: { 'rog.limit': 'spread' } });
    expect(bets(h, 3)).toEqual([6, 9]);
    expect(bets(h.checkTo('bet-2'), 1)).toEqual([6, 6]); // ROG-DRAW-BL3
  });
});

describe('conduct is on the page', () => {
  test('ROG-LOB-0 players must know the rules, general and special: both are on the page', () => {
    onPage('rog-lob', 'ROG-LOB-0');
    onPage('rog-lob', 'ROG-DRAW-D7');
  });
  test('ROG-LOB-A1 hands are protected', () => onPage('rog-lob', 'ROG-LOB-A1'));
  test('ROG-LOB-A3 no showing or discussing until the action is over; the software shows nothing before', () => {
    onPage('rog-lob', 'ROG-LOB-A3');
    const h = dealDraw(FOUR).checkTo('bet-2');
    for (const seat of [0, 1, 2, 3])
      for (const card of h.ids(`hand:${seat}`)) expect(h.view('rail').faces[card]).toBeNull();
  });
  test('ROG-LOB-C2 the shuffle faces away and the bottom card is hidden', () => {
    onPage('rog-lob', 'ROG-LOB-C2');
    const h = dealDraw(FOUR);
    for (const viewer of [0, 1, 2, 3, 'rail', 'dealer'] as const)
      expect(h.view(viewer).faces[h.ids('stock')[0]!]).toBeNull();
  });
  test('ROG-LOB-C3a the stub lies untouched until all have declared and thrown', () => {
    onPage('rog-lob', 'ROG-LOB-C3a');
    const h = dealDraw(FOUR).checkTo('declare');
    const stub = h.ids('stock');
    h.acts('x3 x2 x1');
    expect(h.ids('stock')).toEqual(stub);
  });
  test('ROG-LOB-D8 no rabbit hunting: the stub and the discards are seen by nobody', () => {
    onPage('rog-lob', 'ROG-LOB-D8');
    const h = dealDraw(FOUR).checkTo('declare').acts('x3 p p p').checkTo('over');
    for (const card of [...h.ids('stock'), ...h.ids('burn')]) expect(h.view('rail').faces[card]).toBeNull();
  });
  test('ROG-LOB-D9a, ROG-LOB-D9b others’ draws are not told once somebody has acted; the dealer’s own is, whenever asked', () => {
    onPage('rog-lob', 'ROG-LOB-D9a');
    onPage('rog-lob', 'ROG-LOB-D9b');
    const h = dealDraw(FOUR).checkTo('declare').acts('x3 p p x2').checkTo('bet-2');
    const told = () =>
      untellDraws(
        h.rules.game,
        h.log.map((e) => write(h.game, e)),
        null,
        0,
      );
    const counts = () =>
      told()
        .filter(({ type }) => type === 'Discarded')
        .map(({ seat, note }) => [seat, note]);
    expect(counts()).toEqual([
      [1, { count: 3 }],
      [0, { count: 2 }],
    ]);
    h.acts('c');
    expect(counts()).toEqual([[0, { count: 2 }]]); // who deals has the button
    expect(
      told()
        .filter(({ type }) => type === 'CallMade')
        .map(({ seat }) => seat),
    ).toEqual([1, 2, 3]);
    // The same five cards lie before each as before: what was dealt and what was drawn cannot be told apart.
    for (const seat of [1, 2, 3]) {
      const call = told().find((e) => e.type === 'CallMade' && e.seat === seat)!;
      expect(call.cards?.map(({ cards }) => cards.length)).toEqual([5, 5]);
      expect(call.cards?.[1]?.cards).toEqual(h.ids(`hand:${seat}`));
    }
  });
});
