// S & K's Omaha hi-lo, eight or better, clause by clause, through its book: $2 to $6 spread.
import { describe, expect, test } from 'vitest';
import { pack52 } from '../../src/cards/index.js';
import { rulesOf } from '../../src/testing/opening.js';
import { communityOf, type Dealing, deal, type Hand } from '../../src/testing/poker.js';
import { actionOrder, bets, isBefore, positions, room, seatsOf, won } from '../look.js';

const OHL = { house: 's-and-k', game: 'ohl' };
const STRICT = { ...OHL, switches: { 'snk.ohl.sf_low': 'disqualify' } };
/** Four seats with $100: button 0, small blind 1, big blind 2, first to act 3. */
const omaha = (p: Partial<Dealing> = {}): Hand => deal({ ...OHL, stacks: [100, 100, 100, 100], ...p });
/** Two hands to the end, $4 in the pot. */
const split = (first: string, second: string, board: string, how = OHL): readonly string[] =>
  won(deal({ ...how, stacks: [100, 100], holes: { 0: first, 1: second }, board }).checkTo('over'));
const NOTHING = 'Jc Js 9c 9s';

describe('play', () => {
  test('SNK-OHL-1 four cards to each, one at a time, face down; the board as in hold’em', () => {
    const h = omaha();
    expect(h.seats.map((seat) => h.ids(`hand:${seat}`))).toEqual([
      [3, 7, 11, 15],
      [0, 4, 8, 12],
      [1, 5, 9, 13],
      [2, 6, 10, 14],
    ]);
    expect(h.last('CardsDealt').rule).toBe('SNK-OHL-1');
    expect(h.view('rail').faces.every((face) => face === null)).toBe(true);
    expect(actionOrder(h)).toEqual(['3012', '1230', '1230', '1230']);
    expect(h.ids('burn')).toEqual([16, 20, 22]);
    expect(h.ids('board')).toEqual([17, 18, 19, 21, 23]);
  });
  test('SNK-OHL-1 ten players and the board fit in the pack', () => {
    const h = omaha({ stacks: Array(10).fill(100) }).checkTo('over');
    expect(h.ids('board')).toHaveLength(5);
    expect(h.ids('stock')).toHaveLength(52 - 40 - 8);
  });
  test('SNK-OHL-5 the betting scheme is hold’em’s: spread, three raises, with two left too', () => {
    const [hold, here] = [communityOf(rulesOf({ house: 's-and-k', game: 'hold' })), communityOf(rulesOf(OHL))];
    for (const key of ['raisesMax', 'capHeadsUp', 'shortAllIn', 'checkRaise', 'straddle', 'burn', 'feeBefore'] as const)
      expect(here[key], key).toEqual(hold[key]);
    const h = omaha().acts('r4 r6 r8');
    expect(h.refused(2, 'raise', { to: 10 })).toMatchObject({ refused: 'raise-cap-reached', rule: 'SNK-HOLD-11' });
    const two = omaha().acts('r4 r6 f f r8');
    expect(two.refused(two.toAct!, 'raise', { to: 10 })).toMatchObject({
      refused: 'raise-cap-reached',
      rule: 'SNK-HOLD-11',
    });
  });
  test('SNK-OHL-6 a pack of 52 without jokers', () => {
    expect([...omaha().game.pack].sort((a, b) => a - b)).toEqual(pack52);
  });
  test('SNK-OHL-7 $2 a hand from the big blind, before any card', () => {
    const table = room(OHL);
    table.deal();
    expect(table.posts()).toBe('2:small-blind 3:big-blind');
    expect(table.fees()).toBe('3:200 drop SNK-OHL-7');
    expect([table.chips('drop'), table.chips('bet:2'), table.chips('bet:3')]).toEqual([200, 100, 200]);
    expect(table.played().some((e) => e.type === 'PackShuffled')).toBe(false);
    expect(isBefore(omaha(), 'Posted', 'PackShuffled')).toBe(true);
  });
  test('SNK-OHL-8 any whole dollar from $2 to $6, at any time', () => {
    const h = omaha();
    expect(bets(h, 3)).toEqual([4, 8]);
    for (const stage of ['flop-betting', 'turn-betting', 'river-betting'])
      expect(bets(h.checkTo(stage), 1), stage).toEqual([2, 6]);
    for (const [to, refused] of [
      [1, 'amount-too-small'],
      [7, 'amount-too-big'],
      [2.5, 'amount-not-whole'],
    ] as const)
      expect(h.refused(1, 'bet', { to })).toMatchObject({ refused, rule: 'SNK-OHL-8' });
    expect(bets(h.acts('r5'), 2)).toEqual([7, 11]);
    // Where it is chips that end before the limit does, the limit is not what is named.
    const short = omaha({ stacks: [100, 6, 100, 100] }).checkTo('flop-betting');
    expect([bets(short, 1), short.option(1, 'bet')]).toMatchObject([[2, 4], { rule: 'SNK-OHL-8' }]);
    const stakes = communityOf(rulesOf(OHL)).cites.tableStakes;
    expect(short.refused(1, 'bet', { to: 5 })).toMatchObject({ refused: 'amount-too-big', rule: stakes });
  });
  test('SNK-OHL-9 blind and button move clockwise until all have had both', () => {
    expect(positions(room(OHL, [2, 4, 7]), 4)).toEqual(['2 4 7', '4 7 2', '7 2 4', '2 4 7']);
  });
});

describe('high and low', () => {
  test('SNK-OHL-2 exactly two of the four with exactly three of the board', () => {
    expect(split('As Kd Qd Qh', '9c 9d 2c 2d', '3s 5s 8s Ts 9h'), 'one spade is no flush').toEqual(['1 high 4']);
    expect(split('As Ah Ad Ac', 'Kh Kc 4d 6h', 'Qs Jd 9c 3h 2s'), 'four aces are two').toEqual(['0 high 4']);
    expect(split('As Ah Ad Ac', '9d Qc 4d 6h', 'Qs Jd 9c 3h 2s'), 'and lose to two pairs').toEqual(['1 high 4']);
    expect(split('2c 3d 7c 8d', 'Kc Kd 7h 8h', 'Ah As Ad Ac Qs'), 'the board does not play').toEqual(['1 high 4']);
  });
  test('SNK-OHL-2 for the low too', () => {
    expect(split('Ac Kd Kc Qd', NOTHING, '2h 3s 4d 6h Ts'), 'one low card is none').not.toContain('0 low 2');
    expect(split('Ac 5d Kc Qd', NOTHING, '2h 3s 9h Th 6d'), 'two of the hole, three of the board').toContain('0 low 2');
    expect(split('Ac 5d 6c 7d', NOTHING, '2h 3s 9h Th Ks'), 'three of the hole are too many').not.toContain('0 low 2');
    expect(split('Ac 2d Kc Qd', NOTHING, '2h Ah 3s 7h Td'), 'paired low cards are no low').not.toContain('0 low 2');
    expect(split('Ac 2d Kc Qd', NOTHING, '2h 3s 7h 8d Ts'), 'a pair on one side leaves the others').toContain(
      '0 low 2',
    );
  });
  test('SNK-OHL-3 high and low, every hand shown, the cards speak', () => {
    const h = omaha({ holes: { 1: 'Ac 2d Kc Qd', 3: NOTHING }, board: '3h 7s 8d Jh Ts' }).checkTo('over');
    expect(won(h)).toEqual(['3 high 4', '1 low 4']);
    expect(seatsOf(h, 'HandShown')).toEqual([1, 2, 3, 0]);
    expect(h.rulesOf('HandShown').slice(1)).toEqual(['SNK-OHL-3', 'SNK-OHL-3', 'SNK-OHL-3']);
  });
  test('SNK-OHL-4 straights and flushes do not count in a low (AMB-SNK-06)', () => {
    expect(split('Ac 2d Kc Qd', NOTHING, '3h 4s 5d Jh Ts'), 'the wheel is the best low').toEqual([
      '0 high 2',
      '0 low 2',
    ]);
    expect(split('Ah 2h Kc Qd', NOTHING, '4h 6h 7h Jh Ts'), 'so is a suited low one').toEqual(['0 high 2', '0 low 2']);
    expect(split('4c 5d Tc Td', NOTHING, '6h 7s 8d Kh Qs')).toEqual(['0 high 2', '0 low 2']);
  });
  test('SNK-OHL-4 or they spoil it, if the house reads it so', () => {
    expect(split('Ac 2d Kc Qd', NOTHING, '3h 4s 5d Jh Ts', STRICT)).toEqual(['0 high 4']);
    expect(split('Ah 2h Kc Qd', NOTHING, '4h 6h 7h Jd Ts', STRICT)).toEqual(['0 high 4']);
    expect(split('4c 5d Tc Td', NOTHING, '6h 7s 8d Kh Qs', STRICT)).toEqual(['0 high 4']);
    expect(split('Ac 2d Kc Qd', NOTHING, '3h 4s 5d 7h Ts', STRICT), 'another low of the same cards stands').toEqual([
      '0 high 2',
      '0 low 2',
    ]);
    expect(split('Ah 2h Ac Qd', NOTHING, '4h 6h 7h Jd Ts', STRICT), 'so does an ace of another suit').toEqual([
      '0 high 2',
      '0 low 2',
    ]);
  });
  test('SNK-OHL-10 a low of eight or better splits with high; none, the best high takes it all', () => {
    expect(split('Ac 8d Kc Qd', NOTHING, '2h 3s 4d Jh Ts')).toEqual(['1 high 2', '0 low 2']);
    expect(split('Ac 9d Kc Qd', NOTHING, '2h 3s 4d Jh Ts'), 'nine low').toEqual(['1 high 4']);
    expect(split('7c 6d Kc Qd', NOTHING, '8h 5s 4d Jh Ts'), 'the worst eight').toEqual(['0 high 2', '0 low 2']);
    const h = omaha({ holes: { 0: NOTHING }, board: '2h 3s Td Jh Ts' }).checkTo('over');
    expect(h.last('PotAwarded')).toMatchObject({
      rule: 'SNK-OHL-10',
      note: { shares: [{ way: 'high', amount: 800 }] },
    });
  });
  test('SNK-OHL-11 ties either way split among the tied hands', () => {
    const board = '3h 7s 8d Jh Ts';
    const low = omaha({ holes: { 1: 'Ac 2d Kc Qd', 2: 'Ad 2c Kd Qc', 3: 'Jc Jd 4c 4d' }, board }).checkTo('over');
    expect(won(low)).toEqual(['3 high 4', '1 low 2', '2 low 2']);
    expect(low.rulesOf('PotAwarded')).toEqual(['SNK-OHL-10', 'SNK-OHL-11']);
    const high = omaha({ holes: { 1: 'Qc 9d 5c 5d', 2: 'Qd 9c 6c 6d', 3: 'Ac 2d 4c 4d', 0: 'Kc Kd Ks 5h' }, board });
    expect(won(high.checkTo('over'))).toEqual(['1 high 2', '2 high 2', '3 low 4']);
    const all = omaha({ holes: { 1: 'Ac Tc 5c 5d', 2: 'Ad Td 6c 6d' }, board: 'Kh Qs Jd 7h 2s' }).checkTo('over');
    expect(won(all)).toEqual(['1 high 4', '2 high 4']);
    expect(all.last('PotAwarded').rule).toBe('SNK-OHL-11');
  });
  test('SNK-OHL-11 and the odd chip goes to high (AMB-SNK-07)', () => {
    const h = omaha({ holes: { 3: 'Jc Jd 4c 4d', 0: 'Ac 2d Kc Qd' }, board: '3h 7s 8d Jh Ts' });
    h.acts('r4 c f f').checkTo('over');
    expect(won(h)).toEqual(['3 high 6', '0 low 5']);
    expect(h.all('PotAwarded').map((e) => e.note.odd)).toEqual(['AMB-SNK-07', null]);
  });
  test('SNK-OHL-12 one pair of hole cards may make the high and another the low', () => {
    expect(split('Kc Kd Ah 2h', NOTHING, 'Ks 3c 7d 8c 4s')).toEqual(['0 high 2', '0 low 2']);
    expect(split('Ah 2h Kc Kd', 'As 2s 4c 4d', 'Ks 3c 7d 8c Ts'), 'each half is divided for itself').toEqual([
      '0 high 2',
      '1 low 1',
      '0 low 1',
    ]);
  });
});
