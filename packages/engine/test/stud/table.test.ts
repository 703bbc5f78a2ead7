/** Rogelio's stud tables as the book opens them: stakes, fees from the dealer position, who is dealt in, every switch. */
import { describe, expect, test } from 'vitest';
import { isOpened, openTable, stakesOf } from '../../src/books/index.js';
import { ready } from '../../src/table/index.js';
import { ofType, Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';
import { DEAL, hiLo, stud } from '../../src/testing/stud.js';
import { won } from '../look.js';

const rules = (game: string, stake?: string, switches: Record<string, unknown> = {}) =>
  rulesOf({ house: 'rogelios', game, ...(stake ? { stake } : {}), switches });
const fees = (room: Room): readonly string[] =>
  ofType(room.log, 'Played').flatMap(({ event }) =>
    event.type === 'CollectionTaken'
      ? [`${event.seat} ${event.note.for} ${event.chips[0]!.amount / 100} ${event.rule}`]
      : [],
  );
const SIX = [1, 2, 3, 4, 5, 6];

describe('the fee', () => {
  test('ROG-STUD-F1 three dollars from the dealer position, before the cards, where the sheet rules', () => {
    const room = new Room(rules('stud', '3-6', { 'rog.fee.source': 'game_sheet' })).open([1, 2, 3]);
    room.hands(3);
    expect(fees(room)).toEqual(['1 drop 3 ROG-STUD-F1', '2 drop 3 ROG-STUD-F1', '3 drop 3 ROG-STUD-F1']);
    const types = ofType(room.log, 'Played').map(({ event }) => event.type);
    expect(types.indexOf('CollectionTaken')).toBeLessThan(types.indexOf('CardsDealt'));
  });
  test('ROG-STHL-F1 and so at stud hi-lo', () => {
    const room = new Room(rules('sthl', '3/6', { 'rog.fee.source': 'game_sheet' })).open([1, 2, 3]);
    room.hands(2);
    expect(fees(room)).toEqual(['1 drop 3 ROG-STHL-F1', '2 drop 3 ROG-STHL-F1']);
  });
  test('ROG-STUD-F1 by the posted schedule, which is the default: by players at spread, flat at fixed limit', () => {
    const taken = (stake: string, seats: readonly number[]) => {
      const room = new Room(rules('stud', stake)).open(seats);
      room.hand();
      return fees(room);
    };
    expect(taken('3-6', SIX)).toEqual(['1 drop 3 ROG-FEE-3', '1 jackpot 1 ROG-FEE-4']);
    expect(taken('3-6', [1, 2, 3])).toEqual(['1 drop 2 ROG-FEE-3']);
    expect(taken('4/8', [1, 2, 3])).toEqual(['1 drop 3 ROG-FEE-1', '1 jackpot 1 ROG-FEE-1']);
    // The schedule has no row for $1 to $5: the sheet's own fee.
    expect(taken('1-5', SIX)).toEqual(['1 drop 3 ROG-STUD-F1']);
  });
  test('AMB-ROG-16 the dealer position is a button that moves clockwise, one seat a hand', () => {
    const room = new Room(rules('stud')).open([2, 4, 7]);
    expect(room.hands(5).map((e) => e.markers.button)).toEqual([2, 4, 7, 2, 4]);
    expect(room.hand().rule).toBe('AMB-ROG-16');
  });
});

describe('the table', () => {
  test('ROG-STUD-W1, ROG-STUD-05a, ROG-STUD-05b, ROG-STHL-9 the stakes on offer, each with its clause', () => {
    const offered = (id: 'rog-stud' | 'rog-sthl') => {
      const stakes = stakesOf(id);
      return 'refused' in stakes ? [] : stakes.map((stake) => `${stake.id} ${stake.rule}`);
    };
    expect(offered('rog-stud')).toEqual([
      '3-6 ROG-STUD-W1',
      '1-5 ROG-STUD-05a',
      '3/6 ROG-STUD-05b',
      '4/8 ROG-STUD-05b',
    ]);
    expect(offered('rog-sthl')).toEqual(['3/6 ROG-STHL-9', '4/8 ROG-STHL-9', '5/10 ROG-STHL-9']);
  });
  test('AMB-GEN-03 two to eight seats', () => {
    expect(rules('stud').seats).toEqual({ min: 2, max: 8 });
    const room = new Room(rules('sthl')).open([1, 2]);
    expect(
      room.refused({ type: 'sit', seat: 9, patron: { id: 'x', name: 'x', bot: false }, buyIn: 20_000, at: 0 }),
    ).toMatchObject({ refused: 'no-such-seat' });
  });
  test('BAR-28 whoever could not open is not dealt in', () => {
    const room = new Room(rules('stud')).open([1, 2, 3, 4]);
    room.state = {
      ...room.state,
      sittings: room.state.sittings.map((s) =>
        s.seat === 3 ? { ...s, stack: 500 } : s.seat === 4 ? { ...s, stack: 600 } : s,
      ),
    };
    // Four players owe two and the jackpot dollar at most, and the forced bet is three.
    const { next, why, rule } = ready(room.state).find((r) => r.seat === 3)!;
    expect([next, why, rule]).toEqual([false, 'short-of-opening', 'BAR-28']);
    expect(room.hand().seats).toEqual([1, 2, 4]);
    expect(ofType(room.log, 'SatOut').at(-1)).toMatchObject({ seat: 3, reason: 'short-of-opening', rule: 'BAR-28' });
  });
});

describe('switches', () => {
  test('rog.stud.ante: everybody antes, dead, before the cards; a misdeal leaves it in the middle', () => {
    const room = new Room(rules('stud', '3-6', { 'rog.stud.ante': 100 })).open([1, 2, 3]);
    room.hand();
    const posts = ofType(room.log, 'Played').filter(
      ({ event }) => event.type === 'Posted' && event.note.kind === 'ante',
    );
    expect(posts.map(({ event }) => `${event.seat} ${event.rule}`)).toEqual([
      '2 AMB-ROG-08',
      '3 AMB-ROG-08',
      '1 AMB-ROG-08',
    ]);
    const ante = [0, 1, 2, 3].map((seat) => ({ seat, amount: 100, kind: 'ante', rule: 'AMB-ROG-08' }) as const);
    const h = stud({ holes: DEAL, posts: ante, switches: { 'rog.stud.ante': 100 } }).acts('o');
    expect([h.at('centre'), h.at('bet:1'), h.at('stack:1')]).toEqual([4, 3, 96]);
    h.do('floor', 'exposed-cards', { seat: 0 });
    expect([h.at('centre'), h.stacks()]).toEqual([4, [99, 99, 99, 99]]);
    h.playOut();
  });
  test('rog.stud.ante: fee.on_void keep takes the fee again on a redeal, and no second ante', () => {
    const ante = [0, 1, 2, 3].map((seat) => ({ seat, amount: 100, kind: 'ante', rule: 'AMB-ROG-08' }) as const);
    const switches = { 'rog.stud.ante': 100, 'fee.on_void': 'keep' };
    const fee = [{ seat: 3, amount: 300, to: 'drop', rule: 'ROG-FEE-3' }] as const;
    const h = stud({ holes: DEAL, posts: ante, fees: fee, switches }).do('floor', 'exposed-cards', { seat: 0 });
    expect([h.at('centre'), h.at('drop'), h.stacks()]).toEqual([4, 6, [99, 99, 99, 93]]);
  });
  test('rog.limit: a table is what it was opened as, unless the house throws the switch', () => {
    const limit = (game: string, stake: string, switches = {}) => {
      const { game: g } = rules(game, stake, switches);
      return g.family === 'stud' ? g.limit.kind : undefined;
    };
    expect([limit('stud', '3-6'), limit('stud', '3/6'), limit('sthl', '3/6')]).toEqual([
      'spread',
      'structured',
      'structured',
    ]);
    expect(limit('stud', '3-6', { 'rog.limit': 'structured' })).toBe('structured');
    expect(limit('sthl', '3/6', { 'rog.limit': 'spread' })).toBe('spread');
    const clash = openTable({ house: 'rogelios', game: 'stud', stake: '1-5', switches: { 'rog.limit': 'structured' } });
    expect(clash).toMatchObject({ refused: 'settings-clash', rule: 'AMB-ROG-07' });
  });
  test('bet.raise_cap, deal.burn, irr.substantial_action and irr.profile are the sheet’s own', () => {
    const locked = (key: string, value: unknown) =>
      openTable({ house: 'rogelios', game: 'stud', switches: { [key]: value } });
    expect(locked('bet.raise_cap', 'none')).toMatchObject({ refused: 'switch-locked', rule: 'ROG-STUD-W1' });
    expect(locked('deal.burn', 'off')).toMatchObject({ refused: 'switch-locked', rule: 'ROG-STUD-G7' });
    expect(locked('irr.substantial_action', 'tda')).toMatchObject({ refused: 'switch-locked', rule: 'ROG-STUD-03b' });
    expect(isOpened(locked('irr.profile', 'rrop') as never)).toBe(false);
    expect(locked('bet.kill', 'half')).toMatchObject({ refused: 'settings-clash', rule: 'AMB-GEN-26' });
  });
  test('bet.cap_headsup: three with two left too, or none (AMB-GEN-13)', () => {
    const four = (switches = {}) =>
      stud({ stacks: [100, 100], button: 1, switches })
        .checkTo('fourth-betting')
        .acts('r6 r12 r18 r24');
    expect(four().menu().join(' ')).not.toContain('raise');
    expect(four({ 'bet.cap_headsup': 'unlimited' }).menu().join(' ')).toContain('raise');
  });
  test('bet.check_raise barred: who has checked may not raise', () => {
    const h = stud({ holes: DEAL, switches: { 'bet.check_raise': 'barred' } }).checkTo('fourth-betting');
    const first = h.toAct!;
    h.acts('c r3 c c');
    expect([h.toAct, h.refused(first, 'raise', { to: 6 }).refused]).toEqual([first, 'check-raise-barred']);
  });
  test('show.odd_chip: the highest card by suit takes it, or the first winner left of the dealer', () => {
    // The same straight for seats 0 and 1; seat 2 opens for three and goes, so that nine cannot be halved.
    const holes = { 0: 'Ah Kd Qc', 1: 'As Kh Qd', 2: '7s 8c 3c' };
    const stub = '.. Jh Jd 8s .. Tc Th 4s .. 2d 2h Js .. 3d 3h';
    const play = (switches = {}) =>
      won(
        stud({ stacks: [100, 100, 100], button: 2, holes, stub, switches })
          .acts('of c c')
          .checkTo('over'),
      );
    expect(play()).toEqual(['1 high 5', '0 high 4']); // the ace of spades
    expect(play({ 'show.odd_chip': 'position' })).toEqual(['0 high 5', '1 high 4']);
  });
  test('show.checked_first: who shows first when the last round was checked', () => {
    const first = (switches = {}) =>
      stud({ holes: DEAL, switches })
        .playOut()
        .log.find((e) => e.type === 'HandShown')!.seat;
    expect([first(), first({ 'show.checked_first': 'last_seat' })]).toEqual([0, 3]);
  });
  test('rog.bet.out_of_turn: a bet before its turn goes back, or stands if nothing changes', () => {
    const early = (switches = {}) =>
      stud({ holes: DEAL, stub: '.. 7h 2d Qd Jh', switches })
        .checkTo('fourth-betting')
        .do('floor', 'out-of-turn', { seat: 3, to: 6 });
    const returned = early();
    expect(returned.acts('c').menu().join(' ')).toBe('fold check bet');
    const bound = early({ 'rog.bet.out_of_turn': 'binding_if_unchanged' }).acts('c');
    expect([bound.menu().join(' '), bound.option(3, 'bet')?.amount]).toEqual([
      'bet',
      { min: 600, max: 600, unit: 100 },
    ]);
  });
  test('rog.bet.out_of_turn: at an open pair only one of the two limits can bind', () => {
    const switches = { 'rog.bet.out_of_turn': 'binding_if_unchanged' };
    const early = (to: number) =>
      stud({ holes: DEAL, stake: '3/6', stub: '.. 7h 2d Qd Jh', switches })
        .acts('o c c c')
        .do('floor', 'out-of-turn', { seat: 3, to })
        .acts('c');
    expect([early(6).menu().join(' '), early(3).menu().join(' '), early(4).menu().join(' ')]).toEqual([
      'bet',
      'bet',
      'fold check bet',
    ]);
  });
  test('AMB-ROG-63 a raise in two motions is a call at stud too', () => {
    const h = hiLo({ holes: DEAL }).acts('o r6').do('floor', 'string-raise');
    expect([h.at('bet:2'), h.toAct, h.last('RaiseWithdrawn').rule]).toEqual([3, 3, 'ROG-CPHL-09']);
  });
});
