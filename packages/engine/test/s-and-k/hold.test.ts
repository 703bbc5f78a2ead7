// S & K's Texas hold'em, clause by clause, through its book: $5 to $10 spread.
import { describe, expect, test } from 'vitest';
import { pack52 } from '../../src/cards/index.js';
import { type Dealing, deal, type Hand } from '../../src/testing/poker.js';
import { actionOrder, against, bets, isBefore, positions, room, seatsOf, won } from '../look.js';

const SNK = { house: 's-and-k', game: 'hold' };
/** Four seats with $200: button 0, small blind 1, big blind 2, first to act 3. */
const hold = (p: Partial<Dealing> = {}): Hand => deal({ ...SNK, stacks: [200, 200, 200, 200], ...p });
const best = (first: string, second: string, board: string): string => against({ ...SNK, first, second, board });
const STREETS = ['flop-betting', 'turn-betting', 'river-betting'] as const;

describe('the deal', () => {
  test('SNK-HOLD-1 two cards face down to each player, the button’s last', () => {
    const h = hold();
    expect(h.seats.map((seat) => h.ids(`hand:${seat}`))).toEqual([
      [3, 7],
      [0, 4],
      [1, 5],
      [2, 6],
    ]);
    for (const seat of h.seats)
      expect(h.view(seat).faces.flatMap((face, card) => (face === null ? [] : [card]))).toEqual(h.ids(`hand:${seat}`));
    expect(h.view('rail').faces.every((face) => face === null)).toBe(true);
    expect(h.last('CardsDealt').rule).toBe('SNK-HOLD-1');
  });
  test('SNK-HOLD-2 five table cards for everyone, turned up as play goes and not laid out before (AMB-SNK-01)', () => {
    const h = hold({ board: 'As Ks Qs Js Ts' });
    expect(h.ids('board')).toEqual([]);
    h.checkTo('river-betting');
    expect(h.cards('board')).toEqual(['As', 'Ks', 'Qs', 'Js', 'Ts']);
    for (const viewer of [...h.seats, 'rail'] as const)
      expect(h.ids('board').every((card) => h.view(viewer).faces[card] !== null)).toBe(true);
  });
  test('SNK-HOLD-4 a round, three cards, a round, one card, a round, one card, the final round, the show', () => {
    const h = hold().checkTo('over');
    const told = h.log.flatMap((e) => {
      if (e.type === 'BettingOpened') return ['round'];
      if (e.type === 'BoardDealt') return [String(e.cards[0]!.cards.length)];
      return e.type === 'HandShown' ? ['show'] : [];
    });
    expect(told).toEqual(['round', '3', 'round', '1', 'round', '1', 'round', 'show', 'show', 'show', 'show']);
    expect(h.rulesOf('BoardDealt')).toEqual(['SNK-HOLD-4', 'SNK-HOLD-4', 'SNK-HOLD-4']);
  });
  test('before the flop the seat after the big blind speaks first, later the first live hand left of the button (BAR-4)', () => {
    expect(actionOrder(hold())).toEqual(['3012', '1230', '1230', '1230']);
    const h = hold().acts('c c f c');
    expect(h.toAct).toBe(2);
  });
  test('SNK-HOLD-9 a pack of 52 without a joker', () => {
    expect([...hold().game.pack].sort((a, b) => a - b)).toEqual(pack52);
  });
  test('SNK-HOLD-14 one card is burned before flop, turn and river, unseen', () => {
    const h = hold();
    STREETS.forEach((stage, i) => {
      h.checkTo(stage);
      expect(h.ids('burn'), stage).toHaveLength(i + 1);
    });
    expect(h.ids('burn')).toEqual([8, 12, 14]);
    expect(h.ids('board')).toEqual([9, 10, 11, 13, 15]);
    for (const viewer of [...h.seats, 'rail', 'dealer'] as const)
      expect(h.ids('burn').every((card) => h.view(viewer).faces[card] === null)).toBe(true);
    expect(h.rulesOf('CardBurned')).toEqual(['SNK-HOLD-14', 'SNK-HOLD-14', 'SNK-HOLD-14']);
  });
});

describe('blinds, fee, rotation', () => {
  test('SNK-HOLD-13 blinds are posted first of all, $2 and $5 left of the button, and no ante (AMB-SNK-02, AMB-SNK-03)', () => {
    const table = room(SNK);
    table.deal();
    expect(table.posts()).toBe('2:small-blind 3:big-blind');
    expect(table.played().find((e) => e.type !== 'StepOpened')).toMatchObject({ type: 'Posted', rule: 'SNK-HOLD-13' });
    expect([1, 2, 3, 4].map((seat) => table.chips(`bet:${seat}`))).toEqual([0, 200, 500, 0]);
    const h = hold();
    expect(isBefore(h, 'Posted', 'PackShuffled')).toBe(true);
    expect(h.at('centre')).toBe(0);
  });
  test('SNK-HOLD-7 $3 a hand from the big blind, dead and besides it, before any card', () => {
    const table = room(SNK);
    table.deal();
    expect(table.fees()).toBe('3:300 drop SNK-HOLD-7');
    expect([table.chips('drop'), table.chips('bet:3'), table.chips('stack:3')]).toEqual([300, 500, 50_000 - 800]);
    expect(table.played().some((e) => e.type === 'PackShuffled')).toBe(false);
    table.fold();
    expect(table.state.takings).toEqual({ drop: 300, jackpot: 0 });
    table.deal();
    expect(table.fees(), 'it follows the blind').toBe('4:300 drop SNK-HOLD-7');
  });
  test('SNK-HOLD-7 the fee is the same for two players and for ten', () => {
    for (const seats of [
      [1, 2],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ]) {
      const table = room(SNK, seats);
      table.deal();
      expect(table.fees()).toBe(`${seats.length === 2 ? 2 : 3}:300 drop SNK-HOLD-7`);
    }
  });
  test('SNK-HOLD-7 a big blind short of both pays the fee whole and posts what is left', () => {
    const fees = [{ seat: 2, amount: 300, to: 'drop', rule: 'SNK-HOLD-7' }] as const;
    const h = hold({ stacks: [200, 200, 7, 200], fees });
    expect([h.at('drop'), h.at('bet:2'), h.at('stack:2')]).toEqual([3, 4, 0]);
    expect(h.option(3, 'call')!.cost).toBe(500);
  });
  test('SNK-HOLD-10 blind and button move clockwise until all have had both, then again (AMB-SNK-49)', () => {
    const round = ['1 2 3', '2 3 4', '3 4 1', '4 1 2'];
    expect(positions(room(SNK), 8)).toEqual([...round, ...round]);
  });
});

describe('wagers', () => {
  test('SNK-HOLD-8 any whole dollar from $5 to $10, at any time', () => {
    for (const dollars of [5, 6, 7, 8, 9, 10]) {
      const h = hold();
      for (const stage of STREETS) {
        const seat = h.checkTo(stage).toAct!;
        expect(bets(h, seat), stage).toEqual([5, 10]);
      }
      expect(h.acts(`r${dollars}`).at('bet:1')).toBe(dollars);
    }
    expect(bets(hold(), 3), 'before the flop the big blind is the bet').toEqual([10, 15]);
  });
  test('SNK-HOLD-8 less, more and broken dollars are refused with the clause', () => {
    const h = hold().checkTo('flop-betting');
    for (const [to, refused] of [
      [4, 'amount-too-small'],
      [11, 'amount-too-big'],
      [7.5, 'amount-not-whole'],
      [0, 'amount-too-small'],
      [-5, 'amount-too-small'],
    ] as const)
      expect(h.refused(1, 'bet', { to }), String(to)).toMatchObject({ refused, rule: 'SNK-HOLD-8' });
    expect(h.refused(1, 'bet')).toMatchObject({ refused: 'amount-missing', rule: 'SNK-HOLD-8' });
  });
  test('SNK-HOLD-8 a raise is $5 to $10 more, however large the bet it raises (BAR-6)', () => {
    const h = hold().checkTo('turn-betting').acts('r10');
    expect(bets(h, 2)).toEqual([15, 20]);
    expect(h.refused(2, 'raise', { to: 14 })).toMatchObject({ refused: 'amount-too-small', rule: 'SNK-HOLD-8' });
    expect(h.refused(2, 'raise', { to: 21 })).toMatchObject({ refused: 'amount-too-big', rule: 'SNK-HOLD-8' });
    expect(bets(h.acts('r15'), 3)).toEqual([20, 25]);
  });
  test('SNK-HOLD-11 three raises a betting period, and a fresh three on the next', () => {
    const h = hold().acts('r10 r15 r20');
    expect(h.refused(2, 'raise', { to: 25 })).toMatchObject({
      refused: 'raise-cap-reached',
      rule: 'SNK-HOLD-11',
      facts: { raises: 3 },
    });
    h.acts('c c c').acts('r10 r20 r25');
    expect(bets(h, 0), 'the bet itself is no raise').toEqual([30, 35]);
    h.acts('r30');
    expect(h.refused(1, 'raise', { to: 35 })).toMatchObject({ refused: 'raise-cap-reached', rule: 'SNK-HOLD-11' });
    expect(h.menu(1)).toEqual(['fold', 'call']);
  });
  test('SNK-HOLD-11 the sheet makes no exception: three raises with two left, too (AMB-GEN-13)', () => {
    const h = hold().acts('r10 r15 f f').acts('r20');
    expect(h.refused(h.toAct!, 'raise', { to: 25 })).toMatchObject({
      refused: 'raise-cap-reached',
      rule: 'SNK-HOLD-11',
    });
  });
  test('SNK-HOLD-11 a round that two begin takes three as well', () => {
    const h = hold().acts('f r10 r15 r20 f');
    expect(h.refused(1, 'raise', { to: 25 })).toMatchObject({ refused: 'raise-cap-reached', rule: 'SNK-HOLD-11' });
    h.acts('c').acts('r5 r10 r15 r20');
    expect(h.refused(1, 'raise', { to: 25 })).toMatchObject({ refused: 'raise-cap-reached', rule: 'SNK-HOLD-11' });
  });
});

describe('the show and the pot', () => {
  test('SNK-HOLD-3 the best five of the seven: two own cards, one, or none', () => {
    expect(best('As 2s', 'Kd Kh', 'Ks 9s 4s 3d 7c'), 'two').toBe('first');
    expect(best('As 2d', 'Kd Kh', 'Ks 9s 4s 3s 7c'), 'one').toBe('first');
    expect(best('2c 3d', 'Ac Kd', '5h 6h 7h 8h 9h'), 'none').toBe('split');
  });
  test('SNK-HOLD-12 the best hand on the board counts for every player still in', () => {
    const h = hold({ board: 'As Ks Qs Js Ts' }).acts('f c c c').checkTo('over');
    expect(won(h)).toEqual(['1 high 5', '2 high 5', '0 high 5']);
  });
  test('SNK-HOLD-5 every hand left is shown, and the cards speak: nobody declares', () => {
    const h = hold({ holes: { 0: '7c 2d', 1: 'Kc Kd', 2: '9c 9d', 3: 'Ac 3d' }, board: 'Kh 8s 8d 4h Jd' });
    h.checkTo('river-betting').acts('c c r5 c c c');
    expect(seatsOf(h, 'HandShown'), 'the bettor first, then in turn').toEqual([3, 0, 1, 2]);
    expect(h.rulesOf('HandShown')).toEqual(['AMB-GEN-06', 'SNK-HOLD-5', 'SNK-HOLD-5', 'SNK-HOLD-5']);
    expect(h.has('HandMucked')).toBe(false);
    for (const seat of h.seats)
      expect(h.ids(`hand:${seat}`).every((card) => h.view('rail').faces[card] !== null)).toBe(true);
    expect(won(h)).toEqual(['1 high 40']);
  });
  test('SNK-HOLD-5 a dealer who pushes the pots pushes them where the cards say', () => {
    const holes = { 0: '7c 2d', 1: 'Kc Kd', 2: '9c 9d', 3: 'Ac 3d' };
    const h = hold({ holes, board: 'Kh 8s 8d 4h Jd', dealer: 'person' }).checkTo('showdown');
    expect([h.all('HandShown').length, h.has('PotAwarded')]).toEqual([4, false]);
    expect(won(h.do('dealer', 'push-pot'))).toEqual(['1 high 20']);
  });
  test('SNK-HOLD-5 high only: the best low on the table wins nothing', () => {
    const h = hold({ holes: { 0: 'Ac 2d', 1: 'Kc Kd', 2: '9c 9d', 3: 'Qc Qd' }, board: '3h 4s 8d Kh Jd' });
    expect(won(h.checkTo('over'))).toEqual(['1 high 20']);
  });
  test('SNK-HOLD-6 the high hand takes the pot', () => {
    const h = hold({ holes: { 0: '7c 2d', 1: '3c 3d', 2: '9c 9d', 3: 'Ac Qd' }, board: 'Kh 8s 5d 4h Jd' });
    expect(won(h.checkTo('over'))).toEqual(['2 high 20']);
    expect(h.stacks()).toEqual([195, 195, 215, 195]);
    expect(h.last('PotAwarded').rule).toBe('SNK-HOLD-6');
  });
  test('SNK-HOLD-6 equal hands split; a side pot is split among its own', () => {
    const holes = { 0: 'Ac Kd', 1: '2c 2d', 2: 'Ah Ks', 3: '9c 7d' };
    const board = 'Qh Jd 4s 8c 3h';
    const h = hold({ holes, board }).checkTo('over');
    expect(won(h)).toEqual(['1 high 20']);
    const side = hold({ holes, board, stacks: [200, 5, 200, 200] })
      .checkTo('river-betting')
      .acts('r10 c c');
    expect(won(side)).toEqual(['1 high 20', '2 high 15', '0 high 15']);
    expect(side.rulesOf('PotAwarded')).toEqual(['SNK-HOLD-6', 'SNK-HOLD-6']);
  });
  test('SNK-HOLD-6 an odd chip goes to the first winner left of the button (AMB-GEN-05)', () => {
    const h = hold({ button: 3, holes: { 0: 'Ac Kd', 2: 'Ah Ks', 1: '9c 7d' }, board: 'Qh Jd 4s 8c 3h' });
    // Button 3: small blind 0, big blind 1, first to act 2.
    h.acts('r11 f c c').checkTo('over');
    expect(won(h)).toEqual(['0 high 17', '2 high 16']);
    expect(h.last('PotAwarded').note.odd).toBe('AMB-GEN-05');
  });
});
