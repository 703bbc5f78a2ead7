/** Rogelio's hold'em as it is played: the deal, the order of action, the limits, the cap on raises. */
import { describe, expect, test } from 'vitest';
import { isOpened, openTable, stakesOf } from '../../src/books/index.js';
import { JOKER, pack52 } from '../../src/cards/index.js';
import { isRefusal, open, play, type Seat } from '../../src/kernel/index.js';
import { blindsOf } from '../../src/table/index.js';
import { rulesOf } from '../../src/testing/opening.js';
import { communityOf, type Hand } from '../../src/testing/poker.js';
import { everybody, finish, four, knowers, rog } from './table.js';

const order = (h: Hand, words: string): (Seat | null)[] =>
  words.split(' ').map((word) => [h.toAct, h.acts(word)][0] as Seat);
const range = (h: Hand, type: string): number[] => {
  const { min, max } = h.option(h.toAct!, type)!.amount!;
  return [min / 100, max / 100];
};
const hundred = (n: number): number[] => Array.from({ length: n }, () => 100);

describe('the deal', () => {
  test('ROG-HOLD-G2 52 cards, never a joker', () => {
    const h = four();
    expect([h.game.pack.length, new Set(h.game.pack).size, h.game.pack.includes(JOKER)]).toEqual([52, 52, false]);
    const { felt } = rog({ game: 'hold', stacks: hundred(2) }).round;
    const seats = { 'stack:0': 10_000, 'stack:1': 10_000 };
    const heads = rog({ game: 'hold', stacks: hundred(2) }).game;
    const fresh = open(heads, { chips: seats, markers: { button: 0, 'big-blind': 1 }, terms: felt.terms }).round;
    const shuffle = (order: typeof pack52) => play(heads, fresh, { type: 'shuffle', actor: 'chance', faces: order });
    for (const bad of [
      [...pack52.slice(1), JOKER],
      [...pack52, JOKER],
      pack52.slice(1),
      [...pack52.slice(1), pack52[1]!],
    ])
      expect(shuffle(bad)).toMatchObject({ refused: 'not-this-pack' });
    expect(isRefusal(shuffle(pack52))).toBe(false);
  });
  test('ROG-HOLD-G3 two down and a round; three at once and a round; one and a round; one and a round', () => {
    const h = finish(four({ holes: { 1: 'As Kd' }, board: 'Qh Jc Td 2s 3s' }));
    const steps = h.log.filter((e) => ['CardsDealt', 'CardBurned', 'BoardDealt', 'BettingOpened'].includes(e.type));
    expect(
      steps.map((e) => (e.type === 'BoardDealt' ? `${e.note.street} ${e.cards[0]!.cards.length}` : e.type)),
    ).toEqual([
      'CardsDealt',
      'BettingOpened',
      'CardBurned',
      'flop 3',
      'BettingOpened',
      'CardBurned',
      'turn 1',
      'BettingOpened',
      'CardBurned',
      'river 1',
      'BettingOpened',
    ]);
    expect([h.rulesOf('CardsDealt'), h.rulesOf('BoardDealt')]).toEqual([['ROG-HOLD-G3'], Array(3).fill('ROG-HOLD-G3')]);
    expect(h.cards('board')).toEqual(['Qh', 'Jc', 'Td', '2s', '3s']);
  });
  test('ROG-HOLD-G3 hole cards are seen by their seat alone, board cards by all, burns by nobody', () => {
    const h = four().checkTo('turn-betting');
    for (const s of h.seats) {
      expect(h.ids(`hand:${s}`)).toHaveLength(2);
      for (const card of h.ids(`hand:${s}`)) expect(knowers(h, card)).toEqual([s]);
    }
    for (const card of h.ids('board')) expect(knowers(h, card)).toEqual(everybody(h));
    for (const card of [...h.ids('burn'), ...h.ids('stock')]) expect(knowers(h, card)).toEqual([]);
  });
  test('ROG-HOLD-G5 cards go round one at a time, the button’s last', () => {
    const h = four({ button: 2 });
    const [dealt] = h.all('CardsDealt');
    expect(dealt!.cards.map((move) => h.game.names.zones[move.to])).toEqual(['hand:3', 'hand:0', 'hand:1', 'hand:2']);
    expect([3, 0, 1, 2].map((s) => h.ids(`hand:${s}`))).toEqual([
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
    ]);
  });
  test('ROG-HOLD-G5 the button acts last on every round but the first', () => {
    const h = four();
    expect(order(h, 'c c c c')).toEqual([3, 0, 1, 2]);
    for (const _ of ['flop', 'turn', 'river']) expect(order(h, 'c c c c')).toEqual([1, 2, 3, 0]);
  });
  test('ROG-HOLD-G6 blinds are posted before any card, and count toward the bet', () => {
    const h = four();
    const at = (type: string) => h.log.findIndex((e) => e.type === type);
    expect(h.log.findLastIndex((e) => e.type === 'Posted')).toBeLessThan(at('PackShuffled'));
    expect(h.rulesOf('Posted')).toEqual(['ROG-HOLD-G6', 'ROG-HOLD-G6']);
    h.acts('c c');
    expect([h.option(1, 'call')!.cost, h.at('bet:1')]).toEqual([200, 1]);
    h.acts('c');
    expect([h.option(2, 'call'), h.option(2, 'check')!.type, range(h, 'raise')]).toEqual([undefined, 'check', [6, 9]]);
  });
  test('ROG-HOLD-G8 the first round starts left of the big blind', () => {
    const h = four({ button: 1 });
    expect([h.toAct, h.last('BettingOpened').seat, h.last('BettingOpened').rule]).toEqual([0, 0, 'ROG-HOLD-G8']);
    expect(h.refused(3, 'check')).toMatchObject({ refused: 'not-your-turn' });
  });
  test('ROG-HOLD-G9 later rounds start with the first live hand clockwise from the button', () => {
    const h = four().acts('c c f c'); // the small blind is out
    expect([h.stage, h.toAct, h.last('BettingOpened').rule]).toEqual(['flop-betting', 2, 'ROG-HOLD-G9']);
    h.acts('f c c');
    expect([h.stage, h.toAct]).toEqual(['turn-betting', 3]);
  });
});

describe('limits', () => {
  const streets = ['flop', 'turn', 'river'] as const;
  test('ROG-HOLD-W1 spread: three to six dollars at any time', () => {
    const h = four();
    expect(range(h, 'raise')).toEqual([6, 9]);
    for (const street of streets)
      expect([street, range(h.checkTo(`${street}-betting`), 'bet')]).toEqual([street, [3, 6]]);
    const no = (to: number, refused: string) =>
      expect(h.refused(1, 'bet', { to })).toMatchObject({ refused, rule: 'ROG-HOLD-W1' });
    no(2, 'amount-too-small');
    no(7, 'amount-too-big');
    no(4.5, 'amount-not-whole');
    expect(h.refused(1, 'raise', { to: 6 })).toMatchObject({ refused: 'nothing-to-raise', rule: 'ROG-HOLD-W1' });
    h.acts('r4');
    expect(h.refused(2, 'bet', { to: 8 })).toMatchObject({ refused: 'must-raise', rule: 'ROG-HOLD-W1' });
    expect(range(h, 'raise')).toEqual([7, 10]); // any raise of three to six (BAR-6)
    expect(range(h.acts('r10'), 'raise')).toEqual([13, 16]);
    finish(h);
  });
  test('ROG-HOLD-W1 limit: the lower figure before and on the flop, the upper after (AMB-ROG-07)', () => {
    const h = four({ stake: '3/6' });
    expect(range(h, 'raise')).toEqual([6, 6]);
    expect(streets.map((street) => range(h.checkTo(`${street}-betting`), 'bet'))).toEqual([
      [3, 3],
      [6, 6],
      [6, 6],
    ]);
    expect(range(h.acts('r6'), 'raise')).toEqual([12, 12]);
  });
  test('ROG-HOLD-W1 no limit: from three dollars to the stack, at any time', () => {
    const h = rog({ game: 'hold-nl', stake: '1/3', stacks: [100, 100, 100, 250] }).acts('d');
    expect(range(h, 'raise')).toEqual([6, 250]);
    for (const street of streets) expect(range(h.checkTo(`${street}-betting`), 'bet')).toEqual([3, 97]);
    h.acts('r20');
    expect(range(h, 'raise')).toEqual([40, 97]);
    h.acts('r90');
    expect([h.toAct, range(h, 'raise')]).toEqual([3, [160, 247]]);
  });
  test('AMB-ROG-70 no limit, 1/2 and 1/3: at least $3, but for calls of the blind; by rog.hold.nl_min the big blind', () => {
    const bets = (stake: string, switches: Record<string, unknown> = {}) => {
      const h = rog({ game: 'hold-nl', stake, stacks: hundred(4), switches }).acts('d');
      const first = [h.option(3, 'call')!.cost! / 100, range(h, 'raise')[0]];
      return [...first, range(h.checkTo('flop-betting'), 'bet')[0], h.refused(1, 'bet', { to: 1 })];
    };
    const less = (min: number) => ({ refused: 'amount-too-small', rule: 'AMB-ROG-70', facts: { min: min * 100 } });
    expect(bets('1/2')).toEqual([2, 5, 3, less(3)]);
    expect(bets('1/3')).toEqual([3, 6, 3, less(3)]);
    expect(bets('1/2', { 'rog.hold.nl_min': 'big_blind' })).toEqual([2, 4, 2, less(2)]);
    expect(bets('2/5')).toEqual([5, 10, 5, less(5)]);
    for (const { id } of stakesOf('rog-hold-nl') as readonly { id: string }[]) {
      const rules = rulesOf({ house: 'rogelios', game: 'hold-nl', stake: id });
      expect([id, communityOf(rules).limit]).toEqual([
        id,
        { kind: 'no-limit', min: Math.max(300, blindsOf(rules).big) },
      ]);
    }
  });
  test('ROG-HOLD-G1 table stakes: nobody bets more than he has before him, and a short call is all in', () => {
    const h = rog({ game: 'hold-nl', stake: '1/3', stacks: [100, 20, 100] }).acts('d r60');
    const tooMuch = { refused: 'no-chips-behind', rule: 'ROG-HOLD-G1' };
    expect(h.option(1, 'call')!.cost).toBe(1900);
    expect(h.refused(1, 'raise', { to: 70 })).toMatchObject(tooMuch);
    expect(h.acts('c').refused(2, 'raise', { to: 101 })).toMatchObject({
      refused: 'amount-too-big',
      rule: 'ROG-HOLD-G1',
    });
    expect(finish(h).chipTotal()).toBe(22_000);
  });
  test('ROG-HOLD-G1 with nobody left to answer there is no raise, and the price is what the others put in', () => {
    const h = rog({ game: 'hold', stake: '3/6', stacks: [100, 100, 2] }).acts('d f');
    expect([h.toAct, h.option(1, 'call')!.cost]).toEqual([1, 100]); // the big blind is all in for two
    expect(h.refused(1, 'raise', { to: 6 })).toMatchObject({ refused: 'nobody-to-answer', rule: 'ROG-HOLD-G1' });
    finish(h);
  });
  test('AMB-ROG-07 rog.limit makes a spread table structured, or a limit table spread', () => {
    const structured = four({ stake: '3-6', switches: { 'rog.limit': 'structured' } });
    expect(range(structured.checkTo('turn-betting'), 'bet')).toEqual([6, 6]);
    expect(range(four({ stake: '3/6', switches: { 'rog.limit': 'spread' } }).checkTo('turn-betting'), 'bet')).toEqual([
      3, 6,
    ]);
  });
});

describe('three raises', () => {
  const CAPPED = { refused: 'raise-cap-reached', rule: 'ROG-HOLD-W1', facts: { raises: 3 } };
  test('ROG-HOLD-W1 a bet and three raises a round; the blind is the bet', () => {
    const h = four({ stake: '3/6' }).acts('r6 r9 r12');
    expect(h.refused(2, 'raise', { to: 15 })).toEqual(CAPPED);
    h.checkTo('flop-betting').acts('r3 r6 r9 r12');
    expect(h.refused(1, 'raise', { to: 15 })).toEqual(CAPPED);
    h.checkTo('turn-betting').acts('r6 r12');
    expect(range(h, 'raise')).toEqual([18, 18]); // a new round, a new count
    finish(h);
  });
  test('ROG-HOLD-W1 the cap binds no limit too (AMB-GEN-14), unless rog.hold.nl_raise_cap is none', () => {
    const play = (switches: Record<string, unknown>) =>
      rog({ game: 'hold-nl', stake: '1/2', stacks: [100, 100, 100, 100], switches }).acts('d r5 r8 r11');
    expect(play({}).refused(2, 'raise', { to: 20 })).toMatchObject({
      refused: 'raise-cap-reached',
      rule: 'AMB-GEN-14',
    });
    const uncapped = play({ 'rog.hold.nl_raise_cap': 'none' }).acts('r14 r17 r20 r23');
    expect(range(uncapped, 'raise')).toEqual([26, 100]);
  });
  test('ROG-HOLD-W1 the sheet makes no exception: three raises with two left, too (AMB-GEN-13)', () => {
    const h = four({ stake: '3/6' }).acts('f f r6 r9 r12');
    expect(h.refused(2, 'raise', { to: 15 })).toEqual(CAPPED);
    const late = four({ stake: '3/6' }).acts('f r6 r9 f r12'); // two left after the second raise
    expect(late.refused(1, 'raise', { to: 15 })).toEqual(CAPPED);
  });
  const lifted = () => four({ stake: '3/6', switches: { 'bet.cap_headsup': 'unlimited' } });
  test('AMB-GEN-13 bet.cap_headsup unlimited: with two left before the third raise the cap lifts for the round', () => {
    expect(range(lifted().acts('f f r6 r9 r12 r15 r18'), 'raise')).toEqual([21, 21]);
    expect(range(lifted().acts('f r6 r9 f r12 r15'), 'raise')).toEqual([18, 18]); // two left after the second raise
  });
  test('AMB-GEN-13 bet.cap_headsup unlimited: once three raises are in, folding down to two does not lift it', () => {
    const h = lifted().acts('f r6 r9 r12 f');
    expect(h.toAct).toBe(1);
    expect(h.refused(1, 'raise', { to: 15 })).toEqual(CAPPED);
  });
  test('ROG-HOLD-W1 the sheet’s three raises cannot be switched off, and no limit has a switch of its own', () => {
    const ask = (game: string) => openTable({ house: 'rogelios', game, switches: { 'bet.raise_cap': 'none' } });
    expect(ask('hold')).toMatchObject({ refused: 'switch-locked', rule: 'ROG-HOLD-W1' });
    expect(ask('oma')).toMatchObject({ refused: 'switch-locked', rule: 'ROG-HOLD-W1' });
    expect(ask('ohl')).toMatchObject({ refused: 'switch-locked', rule: 'ROG-OHL-W1' });
    expect(ask('hold-nl')).toMatchObject({ refused: 'unknown-switch', rule: null });
    const three = openTable({ house: 'rogelios', game: 'hold', switches: { 'bet.raise_cap': 3 } });
    expect(isOpened(three)).toBe(true);
  });
});
