/** Rogelio's hold'em at the showdown: who shows, what is shown, and how pots and odd chips are divided. */
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../src/testing/poker.js';
import { everybody, finish, four, knowers, rog } from './table.js';

/** In order: '1 shows', '2 mucks'. */
const showing = (h: Hand): string =>
  h.log
    .filter((e) => e.type === 'HandShown' || e.type === 'HandMucked')
    .map((e) => `${e.seat} ${e.type === 'HandShown' ? 'shows' : 'mucks'}`)
    .join(', ');
/** What each pot paid: '15: 1+8 2+7'. */
const paid = (h: Hand): string[] =>
  h.all('PotAwarded').map(({ note }) => note.shares.map((s) => `${s.seat}+${s.amount / 100}`).join(' '));
const BOARD = 'Ks Qd 9h 4s 3c';

describe('showing', () => {
  const holes = { 0: 'As Ah', 1: '2c 7d', 2: 'Kd 9d', 3: 'Jc 8c' };
  test('ROG-HOLD-06, ROG-HOLD-16 the winner shows both cards, face up to all, before he is paid', () => {
    const h = finish(four({ holes, board: BOARD }).checkTo('river-betting'));
    const shown = h.log.findIndex((e) => e.type === 'HandShown' && e.seat === 2);
    expect(h.log.findIndex((e) => e.type === 'PotAwarded')).toBeGreaterThan(shown);
    expect([h.log[shown]!.cards[0]!.cards.length, h.log[shown]!.cards[0]!.seen]).toEqual([2, 'all']);
    for (const card of h.ids('hand:2')) expect(knowers(h, card)).toEqual(everybody(h));
    expect([h.last('PotAwarded').seat, h.last('PotAwarded').rule]).toEqual([2, 'ROG-HOLD-16']);
    expect(h.stacks()).toEqual([97, 97, 109, 97]);
  });
  test('ROG-HOLD-06 a hand is shown whole or not at all, and only a shown hand is paid', () => {
    const h = finish(four({ holes, board: BOARD }));
    expect(h.rulesOf('HandShown')).toEqual(['AMB-GEN-06', 'ROG-HOLD-06']); // the first by the order of showing
    for (const e of h.all('HandShown')) expect(e.cards[0]!.cards).toHaveLength(2);
    const shown = h.all('HandShown').map((e) => e.seat);
    for (const e of h.all('PotAwarded')) for (const { seat } of e.note.shares) expect(shown).toContain(seat);
    for (const e of h.all('HandMucked'))
      for (const card of e.cards[0]!.cards) expect(knowers(h, card)).toEqual([e.seat]);
  });
  test('ROG-HOLD-16 a dealer who is a person pushes the pot only when the hands are up', () => {
    const h = four({ holes, board: BOARD, dealer: 'person' }).checkTo('river-betting').acts('c c c c');
    expect([h.stage, h.has('HandShown'), h.has('PotAwarded')]).toEqual(['showdown', true, false]);
    expect(h.refused(2, 'push-pot')).toMatchObject({ refused: 'not-your-turn' });
    expect(h.do('dealer', 'push-pot').stacks()).toEqual([97, 97, 109, 97]);
  });
  test('AMB-GEN-06 checked down, the first live seat left of the button shows first; beaten hands need not show', () => {
    const h = finish(four({ holes, board: BOARD }));
    expect(showing(h)).toBe('1 shows, 2 shows, 3 mucks, 0 mucks');
    expect(h.all('HandShown').map((e) => e.rule)).toEqual(['AMB-GEN-06', 'ROG-HOLD-06']);
    expect(h.rulesOf('HandMucked')).toEqual(['AMB-GEN-06', 'AMB-GEN-06']);
  });
  test('AMB-GEN-06 the last to bet or raise on the river shows first, whatever was bet before', () => {
    const h = four({ holes, board: BOARD }).checkTo('turn-betting').acts('r3 c c c').checkTo('river-betting');
    h.acts('c c r3 r6 c c c');
    expect(showing(h)).toBe('0 shows, 1 mucks, 2 shows, 3 mucks');
    const earlier = four({ holes, board: BOARD }).checkTo('turn-betting').acts('c c c r3 c c c');
    expect(showing(finish(earlier))).toBe('1 shows, 2 shows, 3 mucks, 0 mucks');
  });
  test('AMB-GEN-06 show.checked_first last_seat: the button shows first', () => {
    const h = finish(four({ holes, board: BOARD, switches: { 'show.checked_first': 'last_seat' } }));
    expect(showing(h)).toBe('0 shows, 1 mucks, 2 shows, 3 mucks');
  });
  test('the last hand left wins unseen', () => {
    const h = four({ holes }).acts('f f f');
    expect([h.stage, showing(h), h.last('PotAwarded').seat]).toEqual(['over', '', 2]);
    for (const card of h.ids('hand:2')) expect(knowers(h, card)).toEqual([2]);
  });
});

describe('reading hands', () => {
  test('ROG-HOLD-G4 any five of the seven: two, one or none of the hole', () => {
    const board = 'Ah Kh Qh Jh 9s';
    const h = finish(four({ holes: { 0: 'Th 2c', 1: '9h 9d', 2: 'Td Tc', 3: '3h 4h' }, board }));
    expect(paid(h)).toEqual(['0+12']); // one card of the hole makes the royal flush
  });
  test('ROG-HOLD-G4, ROG-HOLD-17 playing the board: all share it, and each keeps and shows his two cards', () => {
    const holes = { 0: '2c 3d', 1: '2d 4d', 2: '5c 3h', 3: '6c 2h' };
    const h = finish(four({ holes, board: 'As Ks Qs Js Ts' }));
    expect(showing(h)).toBe('1 shows, 2 shows, 3 shows, 0 shows');
    for (const s of h.seats) {
      expect(h.ids(`hand:${s}`)).toHaveLength(2);
      for (const card of h.ids(`hand:${s}`)) expect(knowers(h, card)).toEqual(everybody(h));
    }
    expect([paid(h), h.stacks()]).toEqual([['1+3 2+3 3+3 0+3'], [100, 100, 100, 100]]);
  });
  test('ROG-HOLD-17 a player of the board whose cards are gone has no hand', () => {
    const h = four({ board: 'As Ks Qs Js Ts', dealer: 'person' }).checkTo('showdown');
    h.do('floor', 'thrown-to-dealer', { seat: 1 }).do('dealer', 'push-pot');
    expect(paid(h)).toEqual(['2+4 3+4 0+4']);
  });
});

describe('pots', () => {
  test('ROG-HOLD-G1 three all-in levels make three pots, each for those who matched it', () => {
    const holes = { 0: 'As Ad', 1: 'Kh Kc', 2: 'Qh Qc', 3: '7c 2d' };
    const stacks = [10, 25, 60, 100];
    const h = rog({ game: 'hold-nl', stake: '1/2', stacks, holes, board: '9s 8d 5h 4s 3c' }).acts('d r60 c c c');
    expect(paid(finish(h))).toEqual(['0+40', '1+45', '2+70']);
    expect(h.stacks()).toEqual([40, 45, 70, 40]);
  });
  test('ROG-HOLD-G1 the best hand may be in the main pot only, and what nobody matched comes back', () => {
    const holes = { 0: 'As Ad', 1: 'Kh Kc', 2: 'Qh Qc', 3: '7c 2d' };
    const h = rog({ game: 'hold-nl', stake: '1/2', stacks: [10, 25, 60, 100], holes, board: '9s 8d 5h 4s 3c' });
    h.acts('d r100 c c c');
    expect([h.all('BetsGathered')[0]!.rule, h.has('HandShown')]).toEqual(['ROG-HOLD-G1', true]);
    expect(finish(h).stacks()).toEqual([40, 45, 70, 40]);
  });
  test('ROG-HOLD-G1 nobody can win more from a player than he put in himself', () => {
    const holes = { 1: 'As Ad', 2: 'Kh Kc' };
    const h = rog({ game: 'hold-nl', stake: '1/2', stacks: [100, 4, 100], holes, board: '9s 8d 5h 4s 3c' });
    h.acts('d f c r50 c');
    expect(h.stage).toBe('over');
    expect(h.stacks()).toEqual([100, 8, 96]);
  });
  test('a folded bet that nobody called is returned, not won', () => {
    const h = rog({ game: 'hold-nl', stake: '1/2', stacks: [100, 100, 100] }).acts('d r50 f f');
    expect(h.stacks()).toEqual([103, 99, 98]);
    expect(h.last('PotAwarded').note.shares).toEqual([{ seat: 0, amount: 500, way: 'uncontested' }]);
  });
  test('ROG-HOLD-G7 a dead small blind lies in the centre, is no bet, and goes with the main pot', () => {
    const rule = 'ROG-HOLD-G7';
    const posts = [
      { seat: 1, amount: 100, kind: 'small-blind', rule },
      { seat: 2, amount: 300, kind: 'big-blind', rule },
      { seat: 0, amount: 100, kind: 'dead-small', rule },
      { seat: 0, amount: 300, kind: 'live-big', rule },
    ] as const;
    const holes = { 0: '7c 2d', 1: 'Kh Kc', 2: '8h 5c', 3: 'As Ad' };
    const h = four({ posts, holes, board: 'Qs Jd 9h 4s 3c', stacks: [100, 100, 100, 3] });
    expect([h.at('centre'), h.at('bet:0'), h.at('stack:0')]).toEqual([1, 3, 96]);
    h.acts('c');
    expect([h.toAct, h.option(0, 'check')?.type, h.option(0, 'call')]).toEqual([0, 'check', undefined]);
    h.acts('c c c').acts('r3 c c').checkTo('over');
    // Main pot 12 and the dead dollar to seat 3; the side pot of nine to the kings.
    expect(paid(h)).toEqual(['3+13', '1+9']);
  });
});

describe('odd chips (AMB-GEN-05)', () => {
  const board = 'As Ks Qs Js Ts';
  test('the first winner clockwise from the button takes it', () => {
    const h = four({ board }).acts('c c f'); // pot 3 + 3 + 1 + 3
    expect(paid(finish(h))).toEqual(['2+4 3+3 0+3']);
    expect(h.last('PotAwarded')).toMatchObject({ rule: 'AMB-GEN-05', note: { odd: 'AMB-GEN-05' } });
    expect(paid(finish(four({ board, button: 2 }).acts('c c f')))).toEqual(['0+4 1+3 2+3']);
  });
  test('nobody takes two: two odd chips go to the first two', () => {
    const h = four({ board, stacks: [100, 100, 100, 100, 100] }).acts('c c f f'); // 3, 3, the blinds of 1 and 3
    expect(paid(h.checkTo('over'))).toEqual(['2+4 3+3 4+3']);
    const two = rog({ game: 'hold', stake: '5-10', board, stacks: [90, 90, 90, 90, 90] }).acts('d r14 f c f c');
    expect(two.at('in:1')).toBe(2); // pot 44: 14 + 14 + 14 + 2
    expect(paid(finish(two))).toEqual(['2+15 3+15 0+14']);
  });
  test('show.odd_chip high_card: the winner with the highest card by suit takes it', () => {
    const holes = { 0: '9h 2c', 2: '9d 3d', 3: '9c 8h' };
    const switches = { 'show.odd_chip': 'high_card' };
    const h = four({ board, holes, switches }).acts('c c f');
    expect(paid(finish(h))).toEqual(['0+4 2+3 3+3']);
  });
  /** The small blind folds a dollar, seat 4 is all in for six, seat 3 folds three on the flop: pots of 25 and 15. */
  const pots = (holes: Record<number, string>, flop: string, dealer: 'engine' | 'person'): Hand =>
    rog({ game: 'hold-nl', stake: '1/2', stacks: [90, 90, 90, 90, 6], holes, board: flop, dealer })
      .acts('d c r6 c f c c')
      .acts('r3 c r6 c f')
      .checkTo(dealer === 'person' ? 'showdown' : 'over');
  test('main pot and side pot are divided separately', () => {
    expect(paid(pots({}, board, 'engine'))).toEqual(['2+9 4+8 0+8', '2+8 0+7']);
  });
  test('and so they are when a person pushes them, though the all-in hand is beaten and mucked', () => {
    const holes = { 0: 'Ah 2d', 2: 'Ac 2h', 4: 'Qh Jh' };
    const engine = pots(holes, 'As Ks 9d 8d 4c', 'engine');
    expect([showing(engine), paid(engine)]).toEqual(['2 shows, 4 mucks, 0 shows', ['2+13 0+12', '2+8 0+7']]);
    const person = pots(holes, 'As Ks 9d 8d 4c', 'person').do('dealer', 'push-pot');
    expect([paid(person), person.stacks()]).toEqual([paid(engine), engine.stacks()]);
  });
});
