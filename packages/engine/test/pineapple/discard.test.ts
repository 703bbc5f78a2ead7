// Crazy pineapple: three cards dealt, one thrown away before the turn, and what becomes of a hand that keeps three.
import { describe, expect, test } from 'vitest';
import { silent } from '../../src/kernel/index.js';
import { dealt, EVERYBODY, knownBy, NOBODY, playedOut } from './pine.js';

const atDiscard = (switches: Record<string, unknown> = {}) => dealt({ switches }).checkTo('discard');
const noWait = { 'rog.cphl.auto_wait': 'no' };

describe('the discard', () => {
  test('ROG-CPHL-G3 three cards down to each and a round of betting, then three on the board and a round', () => {
    const h = dealt();
    expect(h.seats.map((seat) => h.ids(`hand:${seat}`))).toEqual([
      [3, 7, 11],
      [0, 4, 8],
      [1, 5, 9],
      [2, 6, 10],
    ]);
    for (const seat of h.seats) for (const card of h.ids(`hand:${seat}`)) expect(knownBy(h, card)).toEqual([seat]);
    expect(h.ids('board')).toEqual([]);
    h.checkTo('flop-betting');
    expect([h.ids('burn'), h.ids('board')]).toEqual([[12], [13, 14, 15]]);
    for (const card of h.ids('board')) expect(knownBy(h, card)).toEqual(EVERYBODY);
    expect(knownBy(h, 12)).toEqual(NOBODY);
    expect(h.toAct).toBe(1);
  });

  test('ROG-CPHL-G4 after the flop round each throws one card, then the turn and a round, the river and a round', () => {
    const h = atDiscard();
    expect(h.round.menus.map((m) => m.actor)).toEqual([0, 1, 2, 3]);
    h.do(2, 'discard', { cards: [5] }).acts('x x x');
    expect(h.last('Discarded')).toMatchObject({ rule: 'ROG-CPHL-G4', note: { count: 1 } });
    expect(h.ids('hand:2')).toEqual([1, 9]);
    expect(h.stage).toBe('turn-betting');
    expect([h.ids('burn'), h.ids('board')]).toEqual([
      [12, 16],
      [13, 14, 15, 17],
    ]);
    h.checkTo('river-betting');
    expect([h.ids('burn'), h.ids('board')]).toEqual([
      [12, 16, 18],
      [13, 14, 15, 17, 19],
    ]);
    playedOut(h);
  });

  test('ROG-CPHL-G4 exactly one card, one of his own, once, and only then', () => {
    const h = dealt().checkTo('flop-betting');
    expect(h.refused(1, 'discard', { cards: [0] })).toMatchObject({ refused: 'not-offered' });
    h.checkTo('discard');
    expect(h.refused(1, 'discard', { cards: [] })).toMatchObject({ refused: 'wrong-number-of-cards' });
    expect(h.refused(1, 'discard', { cards: [0, 4] })).toMatchObject({ refused: 'wrong-number-of-cards' });
    expect(h.refused(1, 'discard', { cards: [1] })).toMatchObject({ refused: 'card-not-yours' });
    h.do(1, 'discard', { cards: [0] });
    expect(h.refused(1, 'discard', { cards: [4] })).toMatchObject({ refused: 'not-your-turn' });
    expect(h.refused('dealer', 'early-turn')).toMatchObject({ refused: 'wrong-stage', rule: 'ROG-CPHL-22' });
    h.checkTo('turn-betting');
    expect(h.refused(1, 'discard', { cards: [4] })).toMatchObject({ refused: 'not-offered' });
  });

  test('ROG-CPHL-G4 nobody but its owner ever learns the card that was thrown', () => {
    const h = atDiscard().do(1, 'discard', { cards: [4] });
    expect(knownBy(h, 4)).toEqual([1]);
    playedOut(h);
    expect(knownBy(h, 4)).toEqual([1]);
    expect(h.all('Discarded').every((e) => e.faces === null && e.cards[0]!.seen === null)).toBe(true);
  });

  test('ROG-CPHL-G4 a hand all in before the flop throws a card like every other; folded hands do not', () => {
    const h = dealt({ stacks: [100, 100, 3, 100] })
      .acts('f c c')
      .checkTo('discard');
    expect(h.round.menus.map((m) => m.actor)).toEqual([0, 1, 2]);
    playedOut(h, 303);
    expect(h.all('Discarded')).toHaveLength(3);
  });

  test('AMB-ROG-37 the turn waits for the last discard: the dealer cannot go on', () => {
    const h = atDiscard().acts('x x x');
    expect(h.round.menus.map((m) => m.actor)).toEqual([3]);
    expect(h.refused('dealer', 'go-on')).toMatchObject({ refused: 'unknown-incident' });
    expect(h.ids('board')).toHaveLength(3);
    h.acts('x');
    expect(h.ids('board')).toHaveLength(4);
  });

  test('BAR-9 for a silent player the card dealt last is thrown', () => {
    const h = atDiscard();
    expect(silent(h.round, 2)).toEqual({ type: 'discard', actor: 2, cards: [9] });
    h.do(2, 'discard', { cards: [9] });
    expect(h.ids('hand:2')).toEqual([1, 5]);
  });
});

describe('three cards on the turn', () => {
  test('ROG-CPHL-G8 whoever still holds three cards when the turn is up is dead: his bets stay, the rest play on', () => {
    const h = dealt().checkTo('flop-betting').acts('r3').checkTo('turn-betting');
    const before = h.stacks();
    h.do('floor', 'undiscarded', { seat: 2 });
    expect(h.last('IncidentCalled')).toMatchObject({ seat: 2, rule: 'ROG-CPHL-G8' });
    expect(h.last('HandKilled')).toMatchObject({ seat: 2, rule: 'ROG-CPHL-G8' });
    expect(h.stacks()).toEqual(before);
    expect(h.ids('hand:2')).toEqual([]);
    for (const card of [1, 5]) expect(knownBy(h, card)).toEqual([2]);
    h.acts('r6 c c');
    expect(h.toAct).toBe(1); // the river, without seat 2
    expect(h.menu(2)).toEqual([]);
    playedOut(h);
    expect(h.at('stack:2')).toBe(94);
  });

  test('ROG-CPHL-G8 not before the turn card is on the table, and not of a hand that is out already', () => {
    const h = dealt();
    const early = () =>
      expect(h.refused('floor', 'undiscarded', { seat: 2 })).toMatchObject({
        refused: 'wrong-stage',
        rule: 'ROG-CPHL-G8',
      });
    early();
    h.checkTo('flop-betting');
    early();
    h.acts('c c c c');
    early();
    h.checkTo('turn-betting').acts('f');
    expect(h.refused('floor', 'undiscarded', { seat: 1 })).toMatchObject({ refused: 'not-that-seat' });
    expect(h.refused(2, 'undiscarded', { seat: 3 })).toMatchObject({ refused: 'staff-only' });
    playedOut(h.checkTo('river-betting').do('dealer', 'undiscarded', { seat: 3 }));
  });

  test('AMB-ROG-37 where the dealer need not wait, he goes on and whoever holds three is dead', () => {
    const h = atDiscard(noWait);
    h.do(1, 'discard', { cards: [0] }).do(3, 'discard', { cards: [2] });
    expect(h.option('dealer', 'go-on')).toMatchObject({ rule: 'ROG-CPHL-G8' });
    h.do('dealer', 'go-on');
    expect(h.all('HandKilled').map((e) => [e.seat, e.rule])).toEqual([
      [0, 'ROG-CPHL-G8'],
      [2, 'ROG-CPHL-G8'],
    ]);
    expect(h.stage).toBe('turn-betting');
    expect([h.ids('hand:0'), h.ids('hand:1'), h.ids('hand:2'), h.ids('hand:3')]).toEqual([[], [4, 8], [], [6, 10]]);
    for (const card of [3, 7, 11]) expect(knownBy(h, card)).toEqual([0]);
    playedOut(h);
    expect([h.at('stack:0'), h.at('stack:2')]).toEqual([97, 97]);
  });

  test('AMB-ROG-37 with one discard made, going on leaves one hand: it takes the pot and no more cards come', () => {
    const h = atDiscard(noWait)
      .do(1, 'discard', { cards: [0] })
      .do('dealer', 'go-on');
    expect(h.stage).toBe('over');
    expect(h.ids('board')).toHaveLength(3);
    expect(h.stacks()).toEqual([97, 109, 97, 97]);
  });

  test('AMB-ROG-37 the dealer cannot go on before anybody has thrown: that would leave no hand to win the pot', () => {
    const h = atDiscard(noWait);
    expect(h.option('dealer', 'go-on')).toBeUndefined();
    expect(h.refused('dealer', 'go-on').refused).toBeDefined();
    playedOut(h);
  });

  test('AMB-ROG-37 when all have thrown the turn comes by itself', () => {
    const h = atDiscard(noWait).acts('x x x x');
    expect(h.stage).toBe('turn-betting');
    expect(h.has('HandKilled')).toBe(false);
    playedOut(h);
  });
});
