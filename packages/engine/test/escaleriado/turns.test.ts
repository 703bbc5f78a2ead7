// Escaleriado, the deal and the turns: who draws, what becomes of the open card, what lies in a column, and who wins.
import { describe, expect, test } from 'vitest';
import { packOf, printFace } from '../../src/cards/index.js';
import { play } from '../../src/kernel/index.js';
import { esc, TEN } from '../../src/testing/rummy.js';

/** Nine cards that make nothing, and a tenth. */
const nineAnd = (tenth: string) => `2c 2d 4c 4d 6c 6d Jc Jd Kc ${tenth}`;
/** Three hearts in sequence, and seven cards that are nothing. */
const THREE = '3h 4h 5h 2c 2d 4c 4d 6c 6d Jc';

describe('the table', () => {
  test('JAL-ESC-W1 a point is fifty cents or a dollar', () => {
    expect([esc({ stake: '0.50' }).book.point, esc({ stake: '1' }).book.point]).toEqual([50, 100]);
  });
  test('JAL-ESC-W2 la corrida is two dollars at fifty cents a point, five at a dollar', () => {
    expect(esc({ stake: '0.50' }).acts('drop drop').payments).toEqual([
      '2 pays 0 2 JAL-ESC-C1',
      '1 pays 0 2 JAL-ESC-C1',
    ]);
    expect(esc({ stake: '1' }).acts('drop drop').stacks()).toEqual([110, 95, 95]);
  });
  test('JAL-ESC-1 seven packs without jokers, eights, nines and tens: seven of each of forty cards', () => {
    const g = esc();
    const pack = packOf(40, g.book.decks).map(printFace);
    const counts = new Map<string, number>();
    for (const card of pack) counts.set(card, (counts.get(card) ?? 0) + 1);
    expect(g.round.faces).toHaveLength(280);
    expect([counts.size, new Set(counts.values())]).toEqual([40, new Set([7])]);
    expect([...counts.keys()].every((card) => /^[A234567JQK][cdhs]$/.test(card))).toBe(true);
  });
  test('JAL-ESC-A1 two to seven play', () => {
    expect(esc().rules.seats).toMatchObject({ min: 2, max: 7 });
    expect(esc({ stacks: [9, 9, 9, 9, 9, 9, 9].map((n) => n * 10) }).ids('stock')).toHaveLength(210);
  });
});

describe('the deal', () => {
  const first = (two: string, one: string, none: string) =>
    esc({ first: null, hands: { 2: nineAnd(two), 1: nineAnd(one), 0: nineAnd(none) } });
  test('JAL-ESC-A2 in a first game nine go down and a tenth up to each, which stays in the hand', () => {
    const g = first('3h', '5h', '7h');
    for (const seat of g.seats) {
      const hand = g.ids(`hand:${seat}`);
      expect([hand.length, hand.filter((card) => g.seen('rail').includes(card))]).toEqual([10, [hand[9]]]);
    }
    expect(new Set(g.all('CardsDealt').map(({ rule }) => rule))).toEqual(new Set(['JAL-ESC-A2']));
  });
  test('JAL-ESC-A3 the highest tenth card draws first, kings above queens above jacks above sevens, an ace counting one', () => {
    expect(first('Qh', 'Kh', 'Jh').toAct).toBe(1);
    expect(first('Ah', '2h', 'Ah').toAct).toBe(1);
    const third = first('5h', '7h', 'Jh');
    expect(third.toAct).toBe(0);
    expect(third.last('TurnsOpened')).toMatchObject({ seat: 0, rule: 'JAL-ESC-A3', note: { first: 0 } });
  });
  test('JAL-ESC-A4 of equal ones the closest to the dealer’s right', () => {
    const tied = first('5h', 'Qs', 'Qh');
    expect(tied.toAct).toBe(1);
    expect(tied.last('TurnsOpened')).toMatchObject({ seat: 1, rule: 'JAL-ESC-A4', note: { first: 1 } });
    expect(first('Qd', 'Qs', 'Qh').toAct).toBe(2);
  });
  test('JAL-ESC-A5 later all ten lie down, and the last winner draws first', () => {
    const g = esc({ first: 0 });
    expect(g.last('TurnsOpened')).toMatchObject({ seat: 0, rule: 'JAL-ESC-A5', note: { first: 0 } });
    expect([g.toAct, g.seen('rail'), g.seats.map((seat) => g.ids(`hand:${seat}`).length)]).toEqual([
      0,
      [],
      [10, 10, 10],
    ]);
    g.acts('drop drop');
    expect(g.last('GameEnded')).toMatchObject({ seat: 1, markers: [{ from: 0, to: 1 }] });
  });
});

describe('the open card', () => {
  test('JAL-ESC-B1 with ten cards one draws, or drops out there; nobody drops later', () => {
    const g = esc();
    expect(g.menu()).toEqual(['draw', 'drop']);
    g.acts('draw');
    expect(g.last('CardDrawn')).toMatchObject({ seat: 2, rule: 'JAL-ESC-B1' });
    expect(g.why('drop')).toBe('has-drawn AMB-JAL-20');
    g.dies().acts('drop');
    expect(g.last('Dropped')).toMatchObject({ seat: 1, rule: 'JAL-ESC-B1' });
  });
  test('JAL-ESC-B2 the draw goes round counter-clockwise', () => {
    const g = esc({ stacks: [100, 100, 100, 100] });
    const drew: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      if (g.now.phase === 'turn') g.acts('draw');
      drew.push(g.last('CardDrawn').seat);
      g.dies();
    }
    expect(drew).toEqual([3, 2, 1, 0, 3]);
  });
  test('JAL-ESC-B6 a card that helps stays, and one of his cards is thrown: ten again, and the thrown card is dead', () => {
    const g = esc({ hands: { 2: THREE }, stock: '6h 7s' }).acts('draw');
    expect(g.why('discard')).toBe('use-or-pass JAL-ESC-B6');
    g.do(2, 'use', { cards: '3h 4h 5h' });
    expect([g.last('Melded').rule, g.columns(2), g.menu()]).toEqual(['JAL-ESC-B6', ['3h 4h 5h 6h'], ['discard']]);
    g.do(2, 'discard', { cards: 'Jc' });
    expect([g.ids('hand:2').length, g.ids('down:2').length, g.cards('discards')]).toEqual([6, 4, ['Jc']]);
    expect([g.toAct, g.menu()]).toEqual([1, ['draw', 'drop']]);
  });
  test('JAL-ESC-B7 of no use to him, it goes to the next in rotation who can use it', () => {
    const g = esc({ hands: { 0: THREE }, stock: '6h 7s' }).acts('draw');
    expect(g.why('use')).toBe('not-a-meld JAL-ESC-B3');
    g.acts('pass');
    expect([g.toAct, g.last('CardPassed').rule]).toEqual([1, 'JAL-ESC-B7']);
    g.acts('pass').do(0, 'use', { cards: '3h 4h 5h' });
    expect([g.last('Melded').rule, g.columns(0)]).toEqual(['JAL-ESC-B7', ['3h 4h 5h 6h']]);
  });
  test('JAL-ESC-B8 those between the drawer and the taker lose their draw', () => {
    const g = esc({ hands: { 0: THREE }, stock: '6h 7s' })
      .acts('draw pass pass')
      .do(0, 'use', { cards: '3h 4h 5h' });
    g.do(0, 'discard', { cards: 'Jc' });
    expect(g.last('DrawsLost')).toMatchObject({ rule: 'JAL-ESC-B8', note: { seats: [1] } });
    expect(g.last('CardDrawn').seat).toBe(2);
  });
  test('JAL-ESC-B9 somebody took it: the player after the taker draws next', () => {
    const g = esc({ hands: { 1: THREE }, stock: '6h 7s' })
      .acts('draw pass')
      .do(1, 'use', { cards: '3h 4h 5h' });
    g.do(1, 'discard', { cards: 'Jc' });
    expect([g.toAct, g.now.phase]).toEqual([0, 'turn']);
    g.acts('draw').dies();
    expect(g.last('CardDrawn')).toMatchObject({ seat: 2 });
    const taken = esc({ hands: { 0: THREE }, stock: '6h 7s' })
      .acts('draw pass pass')
      .do(0, 'use', { cards: '3h 4h 5h' });
    expect(taken.do(0, 'discard', { cards: 'Jc' }).last('CardDrawn')).toMatchObject({ seat: 2, rule: 'JAL-ESC-B9' });
  });
  test('JAL-ESC-B10 nobody took it: it is dead, and the player after the drawer draws next', () => {
    const g = esc().acts('draw pass pass pass');
    expect([g.last('CardDied').rule, g.cards('discards'), g.toAct]).toEqual(['JAL-ESC-B10', ['7h'], 1]);
  });
  test('AMB-JAL-21 never into the hand, unless the house lets it; AMB-JAL-22 nobody must take it, unless the house says so', () => {
    const kept = esc({ switches: { 'jal.rummy.draw_to_hand': 'allowed' } }).acts('draw keep');
    expect([kept.cards('hand:2').includes('7h'), kept.menu()]).toEqual([true, ['discard']]);
    expect(esc().acts('draw').menu()).not.toContain('keep');
    const free = esc({ hands: { 2: THREE }, stock: '6h' }).acts('draw');
    expect(free.menu()).toEqual(['pass', 'use', 'lay']);
    const forced = esc({ hands: { 2: THREE }, stock: '6h', switches: { 'jal.esc.forced_take': 'yes' } }).acts('draw');
    expect(forced.refused(2, 'pass')).toMatchObject({ refused: 'must-take', rule: 'AMB-JAL-22' });
    expect(forced.do(2, 'use-best').columns(2)).toEqual(['3h 4h 5h 6h']);
  });
  test('AMB-JAL-19 or all say whether they play before the first draw, where the house has it so', () => {
    const g = esc({ switches: { 'jal.esc.declare': 'round_before' } });
    expect(g.menu()).toEqual(['stay', 'drop']);
    g.acts('stay drop stay');
    expect([g.last('CardDrawn').seat, g.toAct]).toEqual([2, 2]);
    g.acts('pass');
    expect(g.toAct).toBe(0);
  });
});

describe('columns', () => {
  const OTHERS = '2c 2d 4c 4d 6c 6d Jc';
  const laid = (cards: string) => esc({ hands: { 2: `${cards} ${OTHERS}` }, stock: '7s' }).acts('draw');
  test('JAL-ESC-B3 a camuco: three or more of one suit and one rank; never of several suits, aces and kings neither', () => {
    expect(laid('5s 5s 5s').do(2, 'lay', { cards: '5s 5s 5s' }).columns(2)).toEqual(['5s 5s 5s']);
    for (const cards of ['5s 5d 5h', 'Kc Kd Ks', 'Ac Ac Ad', '5s 5s 5d']) {
      const g = esc({ hands: { 2: `${cards} ${'3h 4h 5h 2c 4d 6d Jc'}` }, stock: '7s' }).acts('draw');
      expect(g.refused(2, 'lay', { cards })).toMatchObject({ refused: 'not-a-meld', rule: 'JAL-ESC-B3' });
    }
  });
  test('JAL-ESC-B4 an escala: three or more of one suit in sequence, the jack after the seven, the ace below the two', () => {
    for (const cards of ['As 2s 3s', '6s 7s Js', 'Js Qs Ks'])
      expect(laid(cards).do(2, 'lay', { cards }).columns(2)).toEqual([cards]);
    const rest = '3h 4h 5h 2c 4d 6d Jc';
    for (const cards of ['Qs Ks As', '3s 4s 5d', '3s 4s 6s']) {
      const g = esc({ hands: { 2: `${cards} ${rest}` }, stock: '7h' }).acts('draw');
      expect(g.refused(2, 'lay', { cards })).toMatchObject({ refused: 'not-a-meld' });
    }
    const gap = esc({ hands: { 2: `6s 7s Js ${OTHERS}` }, stock: '5s', switches: { 'jal.rummy.seven_jack': 'gap' } });
    expect(gap.acts('draw').refused(2, 'use', { cards: '6s 7s Js' })).toMatchObject({ refused: 'not-a-meld' });
  });
  test('JAL-ESC-B5 a combination lies face up before its owner, in a column', () => {
    const g = laid('3s 4s 5s').do(2, 'lay', { cards: '3s 4s 5s' });
    expect(g.last('Melded').rule).toBe('JAL-ESC-B5');
    expect(g.ids('down:2').every((card) => g.seen('rail').includes(card))).toBe(true);
    expect(g.ids('hand:2').some((card) => g.seen('rail').includes(card))).toBe(false);
  });
  test('JAL-ESC-B11 one’s own columns may be laid anew, of no other cards than one’s own', () => {
    const hand = '3s 4s 5s 6s 2c 2d 4c 4d 6c Jc';
    const g = esc({ hands: { 2: hand }, stock: '7s 7h 7h 6s 6s 6s' })
      .acts('draw')
      .do(2, 'use', { cards: '3s 4s 5s 6s' });
    g.do(2, 'discard', { cards: 'Jc' }).acts('draw').dies().acts('draw').dies();
    expect([g.toAct, g.cards('offer'), g.columns(2)]).toEqual([2, ['6s'], ['3s 4s 5s 6s 7s']]);
    expect(g.refused(2, 'use')).toMatchObject({ refused: 'not-a-meld' });
    const thrown = [...g.ids('down:2'), ...g.ids('offer'), g.ids('discards')[0]!];
    expect(play(g.game, g.round, { type: 'use', actor: 2, piles: [thrown] })).toMatchObject({
      refused: expect.any(String),
    });
  });
  test('JAL-ESC-B11 an escala is broken up for a camuco', () => {
    const hand = '3s 4s 5s 6s 6s 2c 2d 4c 4d 6c';
    const g = esc({ hands: { 2: hand }, stock: '6s 7h' })
      .acts('draw')
      .do(2, 'lay', { cards: '3s 4s 5s 6s' });
    expect(g.columns(2)).toEqual(['3s 4s 5s 6s']);
    expect(g.refused(2, 'use', { cards: '6s', piles: ['3s 4s', '5s 6s 6s 6s'] })).toMatchObject({
      refused: 'not-a-meld',
    });
    g.do(2, 'use', { cards: '6s', piles: ['3s 4s 5s', '6s 6s 6s'] });
    expect(g.columns(2)).toEqual(['3s 4s 5s', '6s 6s 6s']);
  });
  test('JAL-ESC-B11 at any time: on another’s turn too, as an act of its own that moves nothing and takes no turn', () => {
    const nine = '3s 4s 5s 3s 4s 5s 3s 4s 5s 2c';
    const g = esc({ hands: { 2: nine }, stock: '7h 7h 7h' }).acts('draw');
    g.do(2, 'lay', { cards: nine.slice(0, -3), piles: ['3s 4s 5s', '3s 4s 5s', '3s 4s 5s'] }).acts('pass');
    const [before, asked, clock] = [g.stacks(), g.toAct, g.menu()];
    expect([asked, g.view(2).menu, g.view(2).free.map(({ type }) => type)]).toEqual([1, [], ['rearrange']]);
    g.do(2, 'rearrange', { piles: ['3s 3s 3s', '4s 4s 4s', '5s 5s 5s'] });
    expect(g.last('ColumnsRearranged')).toMatchObject({ seat: 2, rule: 'JAL-ESC-B11', cards: [], chips: [] });
    expect(g.columns(2)).toEqual(['3s 3s 3s', '4s 4s 4s', '5s 5s 5s']);
    expect([g.stacks(), g.toAct, g.menu(), g.cards('hand:2')]).toEqual([before, 1, clock, ['2c']]);
    expect(g.acts('pass').toAct).toBe(0);
  });
  test('JAL-ESC-B11 refused where nothing lies, where it is no column, of other cards, and where nothing changes', () => {
    const g = esc({ hands: { 2: THREE }, stock: '7s 7h' })
      .acts('draw')
      .do(2, 'lay', { cards: '3h 4h 5h' });
    const refused = (seat: number, piles?: readonly string[]) => g.refused(seat, 'rearrange', piles ? { piles } : {});
    expect(refused(1)).toMatchObject({ refused: 'nothing-laid', rule: 'JAL-ESC-B11' });
    expect(refused(2, ['3h 4h', '5h'])).toMatchObject({ refused: 'not-a-meld', rule: 'JAL-ESC-B3' });
    expect(refused(2, ['3h 4h 5h 2c'])).toMatchObject({ refused: 'not-your-columns' });
    expect(refused(2)).toMatchObject({ refused: 'not-your-columns' });
    expect(refused(2, ['3h 4h 5h'])).toMatchObject({ refused: 'columns-same', rule: 'JAL-ESC-B11' });
    expect(g.view('rail').free).toEqual([]);
    expect(esc().acts('draw').why('rearrange')).toBe('nothing-laid JAL-ESC-B11');
  });
  test('JAL-ESC-B12 with all ten down he plays on for a card that goes on a column', () => {
    const g = esc({ hands: { 2: TEN }, stock: 'Ac 7h 7h 6h' })
      .acts('draw')
      .do(2, 'lay', { cards: TEN })
      .dies();
    expect([g.ids('hand:2').length, g.isOver]).toEqual([0, false]);
    g.acts('draw').dies().acts('draw').dies();
    expect([g.toAct, g.menu()]).toEqual([2, ['pass', 'use']]);
  });
  test('JAL-ESC-B13 an escala takes the next of its sequence, a camuco another of its rank and suit', () => {
    const cards = '3h 4h 5h 2s 2s 2s 2s 7d Jd Qd';
    const down = (drawn: string) =>
      esc({ hands: { 2: cards }, stock: `Ac 7h 7h ${drawn}` })
        .acts('draw')
        .do(2, 'lay', { cards })
        .dies()
        .acts('draw')
        .dies()
        .acts('draw')
        .dies();
    for (const drawn of ['6h', '2h', '2s', '6d', 'Kd']) expect(down(drawn).menu()).toEqual(['pass', 'use']);
    for (const drawn of ['7h', '2d', '2c', 'Ad', '5d']) {
      const g = down(drawn);
      expect([g.menu(), g.why('use')]).toEqual([['pass'], 'not-a-meld JAL-ESC-B13']);
      expect(g.refused(2, 'use')).toMatchObject({ refused: 'not-a-meld', rule: 'JAL-ESC-B13' });
    }
    const held = esc({ hands: { 2: cards }, stock: 'Ac' }).acts('draw');
    expect(held.why('use')).toBe('not-a-meld JAL-ESC-B3'); // while he has a hand, its cards are what it must fit
  });
  test('JAL-ESC-B14 whoever first has an eleventh card on his columns wins', () => {
    const g = esc({ hands: { 2: TEN }, stock: '6h' })
      .acts('draw')
      .do(2, 'use', { cards: TEN });
    expect([g.isOver, g.last('GameWon').seat, g.last('GameWon').rule]).toEqual([true, 2, 'JAL-ESC-B14']);
    const first = esc({ hands: { 2: TEN }, stock: '6h', switches: { 'jal.esc.ten_down_first': 'yes' } }).acts('draw');
    const keepsOne = { refused: 'wrong-number-of-cards', rule: 'AMB-JAL-28' };
    expect(first.refused(2, 'use', { cards: TEN })).toMatchObject(keepsOne);
    expect(first.isOver).toBe(false);
  });
  test('AMB-JAL-28 where ten lie down before the eleventh, a card that takes the last of a hand is greyed by that ruling', () => {
    const eight = ['2s 3s 4s 5s', '4d 5d 6d 7d'];
    const drawn = (tenFirst: 'yes' | 'no') => {
      const g = esc({
        hands: { 2: `${eight.join(' ')} 6h 7h` },
        stock: '5h',
        switches: { 'jal.esc.ten_down_first': tenFirst },
      });
      g.acts('draw');
      for (const cards of eight) g.do(2, 'lay', { cards });
      return g;
    };
    const first = drawn('yes');
    expect(first.why('use')).toBe('must-keep-one AMB-JAL-28');
    expect(first.refused(2, 'use', { cards: '6h 7h' })).toMatchObject({ refused: 'must-keep-one', rule: 'AMB-JAL-28' });
    expect(drawn('no').do(2, 'use', { cards: '6h 7h' }).isOver).toBe(true);
  });
});

describe('the stock runs out', () => {
  const drained = (switches = {}) => {
    const g = esc({ switches });
    g.stopAtShuffle = true;
    while (g.toAct !== null) g.acts(g.menu().includes('draw') ? 'draw' : 'pass');
    return g;
  };
  test('AMB-JAL-25 nobody wins, nobody pays, and the same player draws first again', () => {
    const g = drained();
    expect([g.isOver, g.stacks(), g.payments]).toEqual([true, [100, 100, 100], []]);
    expect(g.last('StockExhausted').rule).toBe('AMB-JAL-25');
    expect(g.marker('first')).toBe(2);
    const terms = { posts: [], fees: [], halves: 2, dealer: 'engine' };
    const bound = g.game.bound({ chips: { 'stack:0': 1, 'stack:1': 1, 'stack:2': 1 }, markers: {}, terms });
    expect(g.decisions).toBeLessThanOrEqual(bound);
  });
  test('AMB-JAL-25 or what was thrown is shuffled, where the house says so', () => {
    const g = drained({ 'jal.esc.exhausted': 'reshuffle' });
    expect(g.asked).toEqual(['chance']);
    expect(g.goOn().toAct).toBe(g.now.drawer);
  });
});
