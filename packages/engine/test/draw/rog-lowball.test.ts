/** Rogelio's lo-ball: its special rules over the draw's, but for what goes wrong and the sevens rule (sevens.test.ts). */
import { describe, expect, test } from 'vitest';
import { isOpened, openTable, stakesOf } from '../../src/books/index.js';
import { pack53 } from '../../src/cards/index.js';
import { untellDraws } from '../../src/games/index.js';
import { write } from '../../src/kernel/index.js';
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
