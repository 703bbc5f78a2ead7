/** Jalisco's low-ball, clause by clause, and the ordinance's limit at both games. */
import { describe, expect, test } from 'vitest';
import { stakesOf } from '../../src/books/index.js';
import { pack53 } from '../../src/cards/index.js';
import { makeGame } from '../../src/games/index.js';
import { isRefusal, open, play, type Round, unshuffled, view } from '../../src/kernel/index.js';
import { dealDraw } from '../../src/testing/draw.js';
import { rulesOf } from '../../src/testing/opening.js';
import { bets, seatsOf, won } from '../look.js';
import { actors, calls, duel, inOrder, onPage } from './look.js';

const LOB = { house: 'jalisco', game: 'lob' } as const;
const FOUR = { ...LOB, stacks: [100, 100, 100, 100] } as const;

describe('low-ball', () => {
  test('JAL-LOB-W1 an ante of $1, or $2 where that is agreed', () => {
    const offered = stakesOf('jal-lob');
    if ('refused' in offered) throw new Error(offered.refused);
    expect(offered.map(({ ante }) => ante)).toEqual([100, 200]);
    const h = dealDraw(FOUR);
    expect([h.stacks(), h.rulesOf('Posted')]).toEqual([[99, 99, 99, 99], Array(4).fill('JAL-LOB-W1')]);
    expect(dealDraw({ ...FOUR, stake: '1-10 ante 2' }).stacks()).toEqual([98, 98, 98, 98]);
  });
  test('JAL-LOB-W2 on each turn at most $10', () => {
    const h = dealDraw(FOUR);
    expect(bets(h, 0)).toEqual([1, 10]);
    expect(h.refused(0, 'bet', { to: 11 })).toMatchObject({ refused: 'amount-too-big', rule: 'JAL-LOB-W2' });
    expect(bets(h.acts('r10'), 3)).toEqual([11, 20]);
    expect(bets(h.checkTo('bet-2'), 0)).toEqual([1, 10]);
  });
  test('JAL-LOB-1 53 cards, one of them the joker', () => {
    expect([...dealDraw(FOUR).round.faces].sort((a, b) => a - b)).toEqual([...pack53].sort((a, b) => a - b));
  });
  test('JAL-LOB-2 played as draw poker is, and the order of winning is reversed', () => {
    const holes = { 0: 'As Ah Ad Kc Kd', 1: 'Ks Kh Qd Qc Jd', 2: '9s 7h 5d 3c 2d', 3: 'Qs Qh Jc Tc 8d' };
    const h = dealDraw({ ...FOUR, button: 2, holes })
      .acts('c c c c')
      .acts('p p p p');
    expect(calls(h)).toBe('2:0 1:0 0:0 3:0');
    h.acts('c r5 c c c');
    expect(actors(h)).toEqual([2, 1, 0, 3, 2]);
    // Who was called shows first; only a lower hand must show after him.
    expect(seatsOf(h, 'HandShown')).toEqual([1, 3, 2]);
    expect(won(h)).toEqual(['2 low 24']);
    expect(h.last('PotAwarded').rule).toBe('JAL-LOB-2');
  });
  test('JAL-LOB-3 the wheel is the best hand, and the ace counts one; straights and flushes are nothing (AMB-JAL-11)', () => {
    inOrder(LOB, [
      '5s 4s 3s 2s As',
      '6h 4h 3d 2d Ah',
      '6s 5h 3s 2s Ac',
      '7h 5d 4h 3d 2d',
      'Ks 9d 4s 3c 2c',
      'Ad Ac 4d 3h 2h',
      'Ah As 5c 3c 2c',
    ]);
    expect(duel(LOB, '6h 5h 4h 3h 2h', '7s 4s 3d 2d Ad')).toBe('first');
  });
  test('JAL-LOB-3 the joker is the lowest card not held (AMB-JAL-11)', () => {
    expect(duel(LOB, 'Jo 5s 4s 3s 2s', '6h 4h 3h 2h Ah')).toBe('first');
    expect(duel(LOB, 'Jo 4h 3h 2h Ah', '5s 4s 3s 2s As')).toBe('split');
    expect(duel(LOB, 'Jo 9h 3h 2h Ah', '9s 5s 3s 2s As')).toBe('first');
  });
  test('JAL-LOB-4 the glossary of the game is empty, and its page says so', () => {
    onPage('jal-lob', 'JAL-LOB-4');
  });
});

describe('the $200 of the ordinance', () => {
  /** A round in which two have put money in already, at the second round of betting. */
  function late(game: 'draw' | 'lob', first: number, second: number): Round {
    const rules = rulesOf({ house: 'jalisco', game });
    const made = makeGame(rules.gameId, rules.game, [1, 0]);
    const chips = { 'stack:0': 50_000, 'stack:1': 50_000, 'in:0': first * 100, 'in:1': second * 100 };
    const terms = { posts: [], fees: [], halves: 2, dealer: 'engine' };
    let { round } = open(made, { chips, markers: { 'first-card': 1 }, terms });
    const step = (command: Parameters<typeof play>[2]): void => {
      const answer = play(made, round, command);
      if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
      round = answer.round;
    };
    step({ type: 'shuffle', actor: 'chance', faces: unshuffled(made, round) });
    step({ type: 'check', actor: 1 });
    step({ type: 'check', actor: 0 });
    step({ type: 'stand-pat', actor: 1 });
    step({ type: 'stand-pat', actor: 0 });
    step({ type: 'bet', actor: 1, amount: 500 });
    const shown = view(made, round, 0);
    expect(shown.stage).toBe('bet-2');
    expect(shown.menu.map(({ type, cost }) => [type, cost])).toEqual([
      ['fold', null],
      ['call', 200],
    ]);
    expect(shown.shut.find(({ type }) => type === 'raise')).toMatchObject({
      refused: 'wager-limit-reached',
      rule: 'JAL-ORD-A1',
      facts: { max: 20_000 },
    });
    step({ type: 'call', actor: 0 });
    return round;
  }
  test('X-10 $198 in and $5 to call: he may call for $2 or fold, and no raise is offered', () => {
    for (const game of ['draw', 'lob'] as const) {
      const { felt } = late(game, 198, 190);
      expect(felt.now).not.toBeNull();
    }
  });
  test('JAL-ORD-A1 two who raise for ever come to $200 each, ante and calls counted, and there the level stands', () => {
    const h = dealDraw({ ...LOB, stacks: [500, 500], holes: { 0: '5s 4s 3s 2s As' } });
    let acts = 0;
    for (; h.stage === 'bet-1'; acts++) {
      const seat = h.toAct!;
      const more = h.option(seat, 'bet') ?? h.option(seat, 'raise');
      if (more) h.do(seat, more.type, { to: more.amount!.max / 100 });
      else h.do(seat, 'call');
    }
    expect(acts).toBeGreaterThan(15);
    expect([h.at('in:0'), h.at('in:1')]).toEqual([200, 200]);
    // Nobody can bet any more: the draw, and the hands.
    h.checkTo('over');
    expect(h.all('BettingOpened')).toHaveLength(1);
    expect(h.stacks()).toEqual([700, 300]);
  });
  test('JAL-ORD-A1 the chip that would pass it is refused, with what is left as the most', () => {
    const h = dealDraw({ ...LOB, stacks: [500, 500] });
    while (h.at('bet:0') < 190 && h.at('bet:1') < 190) {
      const seat = h.toAct!;
      const { type, amount } = (h.option(seat, 'bet') ?? h.option(seat, 'raise'))!;
      h.do(seat, type, { to: amount!.max / 100 });
    }
    const seat = h.toAct!;
    expect(bets(h, seat)).toEqual([191, 199]); // an ante of $1 is in
    expect(h.refused(seat, 'raise', { to: 200 })).toMatchObject({ refused: 'amount-too-big', facts: { max: 19_900 } });
  });
});
