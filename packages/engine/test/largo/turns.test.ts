// Largo, the deal and the turns: who draws first, what a column is, what may be drawn, laid, taken and thrown.
import { describe, expect, test } from 'vitest';
import { packOf, printFace } from '../../src/cards/index.js';
import { play } from '../../src/kernel/index.js';
import { BLANK, largo, SIX, TEN } from '../../src/testing/rummy.js';

const count = (cards: readonly string[]) => cards.filter((card) => card === 'Ah').length;
/** Nine cards that make nothing, and a tenth. */
const nineAnd = (tenth: string) => `2c 2d 4c 4d 6c 6d Jc Jd Kc ${tenth}`;

describe('the table', () => {
  test('JAL-LAR-W1 a point is fifty cents or a dollar, and nothing else', () => {
    expect(largo({ stake: '0.50' }).book.point).toBe(50);
    expect(largo({ stake: '1' }).book.point).toBe(100);
    const half = largo({ stake: '0.50' }).acts('drop drop');
    expect(half.payments).toEqual(['2 pays 0 0.5 JAL-LAR-C1', '1 pays 0 0.5 JAL-LAR-C1']);
  });
  test('JAL-LAR-1 the deck is Escaleriado’s: seven packs without eights, nines, tens and jokers, 280 cards', () => {
    const g = largo();
    const pack = packOf(40, g.book.decks).map(printFace);
    expect(g.round.faces).toHaveLength(280);
    expect([pack.length, count(pack)]).toEqual([280, 7]);
    expect(pack.some((card) => /^[89T]/.test(card) || /joker/i.test(card))).toBe(false);
  });
  test('JAL-LAR-A1 two to five play', () => {
    expect(largo().rules.seats).toMatchObject({ min: 2, max: 5 });
  });
});

describe('the deal', () => {
  test('JAL-LAR-A2 in a first game nine go down and a tenth up to each', () => {
    const g = largo({ first: null, hands: { 2: nineAnd('3h'), 1: nineAnd('5h'), 0: nineAnd('7h') } });
    for (const seat of g.seats) {
      const seen = g.ids(`hand:${seat}`).filter((card) => g.seen('rail').includes(card));
      expect(seen.map((card) => g.ids(`hand:${seat}`).indexOf(card))).toEqual([9]);
    }
    expect(g.all('CardsDealt').map(({ rule }) => rule)).toEqual(['JAL-LAR-A2', 'JAL-LAR-A2']);
  });
  test('JAL-LAR-A3 the highest tenth card draws first; an ace is one; of equal ones the nearest the dealer’s right', () => {
    const first = (two: string, one: string, none: string) =>
      largo({ first: null, hands: { 2: nineAnd(two), 1: nineAnd(one), 0: nineAnd(none) } });
    expect(first('3h', '5h', 'Qh').toAct).toBe(0);
    expect(first('Ah', '2h', 'Ah').toAct).toBe(1);
    expect(first('7h', 'Jh', '7h').toAct).toBe(1);
    const tied = first('5h', 'Qs', 'Qh');
    expect(tied.toAct).toBe(1);
    expect(tied.last('TurnsOpened')).toMatchObject({ seat: 1, rule: 'JAL-LAR-A3', note: { first: 1 } });
  });
  test('JAL-LAR-A4 later all ten lie down, and the last winner draws first', () => {
    const g = largo({ first: 1 });
    expect(g.toAct).toBe(1);
    expect(g.last('TurnsOpened')).toMatchObject({ seat: 1, rule: 'JAL-LAR-A4', note: { first: 1 } });
    for (const seat of g.seats) expect(g.ids(`hand:${seat}`)).toHaveLength(10);
    expect(g.seen('rail')).toEqual([]);
    g.acts('drop drop');
    expect(g.last('GameEnded')).toMatchObject({ seat: 2, markers: [{ from: 1, to: 2 }] });
  });
});

describe('a turn', () => {
  test('JAL-LAR-B1 after the deal one draws, or drops out there', () => {
    const g = largo();
    expect(g.menu()).toEqual(['draw', 'drop']);
    g.acts('draw');
    expect([g.last('CardDrawn').rule, g.cards('offer')]).toEqual(['JAL-LAR-B1', ['7h']]);
    g.acts('let-go drop');
    expect(g.last('Dropped')).toMatchObject({ seat: 1, note: { points: 1 } });
  });
  test('JAL-LAR-B2 turns go round counter-clockwise', () => {
    const g = largo({ stacks: [100, 100, 100, 100, 100] });
    const order: unknown[] = [];
    for (let i = 0; i < 6; i++) {
      order.push(g.toAct);
      g.acts('draw let-go');
    }
    expect(order).toEqual([4, 3, 2, 1, 0, 4]);
    expect(g.last('TurnPassed').rule).toBe('JAL-LAR-B2');
  });
  test('JAL-LAR-B3 pares: kings or aces of any suits, one rank in one suit or in three suits; not two of a suit and one of another', () => {
    const pares = (cards: string, rest: string) => largo({ hands: { 2: `${cards} ${rest}` } }).acts('draw');
    const rest = '2c 4d 6c 6d Jc Jd 4c';
    for (const cards of ['Kc Kc Kd', 'As As Ad', '5s 5s 5s', '5s 5d 5c'])
      expect(pares(cards, rest).do(2, 'lay', { cards }).columns(2)).toHaveLength(1);
    for (const cards of ['5s 5s 5c', 'Qs Qs Qd'])
      expect(pares(cards, `${rest.slice(0, -9)} Ac Ac Ad`).refused(2, 'lay', { cards })).toMatchObject({
        refused: 'not-a-meld',
        rule: 'JAL-LAR-B3',
      });
    expect(pares('5s 5d 5c', rest).refused(2, 'lay', { cards: '5s 5d' })).toMatchObject({ refused: 'not-a-meld' });
  });
  test('JAL-LAR-B4 an escala: three or more of one suit in sequence, the jack after the seven', () => {
    const escala = (cards: string) =>
      largo({ hands: { 2: `${cards} 2c 2d 4c 4d Ac Ad Ac` }, stock: '7h 7h 7h' }).acts('draw');
    for (const cards of ['3s 4s 5s', '6s 7s Js', 'As 2s 3s', 'Js Qs Ks'])
      expect(escala(cards).do(2, 'lay', { cards }).columns(2)).toHaveLength(1);
    for (const cards of ['3s 4s 5h', '3s 4s 6s', 'Qs Ks 2s', '5h 7s Qh'])
      expect(escala(cards).refused(2, 'lay', { cards })).toMatchObject({ refused: 'not-a-meld', rule: 'JAL-LAR-B3' });
  });
  test('JAL-LAR-B5 what is laid lies face up before its owner, in columns', () => {
    const g = largo({ hands: { 2: SIX } })
      .acts('draw')
      .do(2, 'lay', { cards: '3h 4h 5h 2s 3s 4s' });
    expect(g.columns(2)).toEqual(['2s 3s 4s', '3h 4h 5h']);
    expect(g.last('Melded').rule).toBe('JAL-LAR-B5');
    for (const card of g.ids('down:2')) expect(g.view('rail').faces[card]).toBe(g.round.faces[card]);
    expect(g.ids('hand:2')).toHaveLength(4);
  });
  test('JAL-LAR-B6 a draw that helps stays and one card is thrown: ten again; one that does not goes', () => {
    const g = largo({ hands: { 2: SIX }, stock: '6h 7h' }).acts('draw');
    expect(g.menu()).not.toContain('discard');
    g.do(2, 'use', { cards: '3h 4h 5h' });
    expect([g.last('Melded').rule, g.columns(2), g.menu()]).toEqual([
      'JAL-LAR-B6',
      ['3h 4h 5h 6h'],
      ['discard', 'lay'],
    ]);
    expect(g.why('let-go')).toBe('must-discard JAL-LAR-B6');
    g.do(2, 'discard', { cards: 'Jd' });
    expect(g.ids('hand:2').length + g.ids('down:2').length).toBe(10);
    expect(g.last('CardThrown')).toMatchObject({ seat: 2, rule: 'JAL-LAR-B6' });
    g.acts('draw');
    expect(g.why('use')).toBe('not-a-meld JAL-LAR-B3');
    expect(g.menu()).toEqual(['let-go']);
  });
  test('JAL-LAR-B7 the next player may take that discard instead of a fresh card; nobody later may', () => {
    const hands = { 2: SIX, 1: `Jd Jd ${'2c 4c 4d 6c 6d Kc Kd 2d'}`, 0: `Jd Jd ${'2c 4c 4d 6c 6d Kc Kd 2d'}` };
    const thrown = () =>
      largo({ hands, stock: '6h 7h Qh' })
        .acts('draw')
        .do(2, 'use', { cards: '3h 4h 5h' })
        .do(2, 'discard', { cards: 'Jd' });
    const taken = thrown();
    expect(taken.menu()).toEqual(['draw', 'take', 'drop']);
    taken.do(1, 'take', { cards: 'Jd Jd' });
    expect([taken.last('Melded').rule, taken.columns(1), taken.now.phase]).toEqual([
      'JAL-LAR-B7',
      ['Jd Jd Jd'],
      'discard',
    ]);
    const drawn = thrown().acts('draw let-go');
    expect([drawn.toAct, drawn.menu()]).toEqual([0, ['draw', 'drop']]);
    expect(drawn.refused(0, 'take', { cards: 'Jd Jd' })).toMatchObject({ rule: 'JAL-LAR-B3' });
  });
  test('AMB-JAL-33 a draw that is left lies open to the next player as a discard does', () => {
    const g = largo({ hands: { 1: SIX }, stock: '6h 7h' }).acts('draw let-go');
    expect(g.last('CardLeft').rule).toBe('AMB-JAL-33');
    g.do(1, 'take', { cards: '3h 4h 5h' });
    expect(g.columns(1)).toEqual(['3h 4h 5h 6h']);
  });
  test('AMB-JAL-32 what is drawn or taken is laid at once: never into the hand, unless the house lets it', () => {
    expect(largo().acts('draw').menu()).toEqual(['let-go']);
    const lenient = largo({ switches: { 'jal.rummy.draw_to_hand': 'allowed' } }).acts('draw');
    lenient.acts('keep');
    expect([lenient.cards('hand:2').includes('7h'), lenient.menu()]).toEqual([true, ['discard']]);
  });
});

describe('all ten down', () => {
  const down = (stock: string) =>
    largo({ hands: { 2: TEN }, stock: `7h ${stock}` })
      .lays(TEN)
      .acts('draw let-go draw let-go');
  test('JAL-LAR-B8 whoever has all ten down draws to build on', () => {
    const g = largo({ hands: { 2: TEN }, stock: '7h Qh 7h 6h' }).lays(TEN);
    expect(g.last('AllDown')).toMatchObject({ seat: 2, rule: 'JAL-LAR-B8', note: { nth: 1 } });
    g.acts('draw let-go draw let-go draw').do(2, 'use');
    expect([g.ids('down:2').length, g.ids('hand:2').length, g.toAct]).toEqual([11, 0, 1]);
  });
  test('JAL-LAR-B9 an escala grows along its sequence, pares by the same rank in any suit', () => {
    const run = down('Qh 7h 6s').do(2, 'draw').do(2, 'use');
    expect([run.last('Melded').rule, run.columns(2)[0]]).toEqual(['JAL-LAR-B9', '2s 3s 4s 5s 6s']);
    const off = down('Qh 7h 7s').do(2, 'draw');
    expect(off.refused(2, 'use')).toMatchObject({ refused: 'not-a-meld', rule: 'JAL-LAR-B3' });
    const sets = '5s 5s 5s 3h 4h 5h 6h 7d Jd Qd';
    const grown = largo({ hands: { 2: sets }, stock: '7h Qh Ah 5c' })
      .do(2, 'draw')
      .do(2, 'lay', { cards: sets, piles: ['5s 5s 5s', '3h 4h 5h 6h', '7d Jd Qd'] });
    grown.acts('let-go draw let-go draw let-go draw').do(2, 'use');
    expect(grown.columns(2)).toContain('5s 5s 5s 5c');
  });
  test('JAL-LAR-B10 columns may be laid anew to start others; only one’s own, and only into columns that stand', () => {
    const g = down('Qh 7h 5d').do(2, 'draw');
    const piles = ['5h 5s 5d', '3h 4h', '2s 3s 4s', '7d Jd Qd'];
    expect(g.refused(2, 'use', { piles })).toMatchObject({ refused: 'not-a-meld' });
    const hand = '3h 4h 5h 6h 3s 4s 5s 6s 7d Jd';
    const anew = largo({ hands: { 2: hand }, stock: 'Qd 7h Qh 6c' })
      .do(2, 'draw')
      .do(2, 'use', { cards: hand });
    expect(anew.columns(2)).toEqual(['3h 4h 5h 6h', '3s 4s 5s 6s', '7d Jd Qd']);
    anew.acts('draw let-go draw let-go draw');
    const others = [...anew.ids('down:2').slice(1), ...anew.ids('offer'), anew.ids('discards')[0]!];
    expect(play(anew.game, anew.round, { type: 'use', actor: 2, piles: [others] })).toMatchObject({
      refused: 'not-your-columns',
    });
    anew.do(2, 'use', { piles: ['3h 4h 5h', '3s 4s 5s', '6h 6s 6c', '7d Jd Qd'] });
    expect(anew.columns(2)).toEqual(['3h 4h 5h', '3s 4s 5s', '6c 6h 6s', '7d Jd Qd']);
  });
  test('JAL-LAR-B10 columns are laid anew on another’s turn too, and who leads stays the leader', () => {
    const hand = '3h 4h 5h 6h 3s 4s 5s 6s 6c 6c';
    const g = largo({ hands: { 2: hand }, stock: '7d 7h Qh' }).acts('draw');
    g.do(2, 'lay', { cards: '3h 4h 5h 6h 3s 4s 5s 6s' }).acts('let-go');
    const reached = g.now.reached;
    expect(g.refused(2, 'rearrange', { piles: ['3h 4h 5h', '6h 6s', '3s 4s 5s'] })).toMatchObject({
      refused: 'not-a-meld',
      rule: 'JAL-LAR-B3',
    });
    const other = '3s 4s 5s 3h 4h 5h 2d 2d 2d Kc';
    const anew = largo({ hands: { 2: `3c 4c 5c ${other.slice(0, 17)} 2d` } }).acts('draw');
    anew.do(2, 'lay', { cards: `3c 4c 5c ${other.slice(0, 17)}`, piles: ['3c 4c 5c', '3s 4s 5s', '3h 4h 5h'] });
    anew.acts('let-go').do(2, 'rearrange', { piles: ['3c 3s 3h', '4c 4s 4h', '5c 5s 5h'] });
    expect([anew.toAct, anew.last('ColumnsRearranged').rule]).toEqual([1, 'JAL-LAR-B10']);
    expect(anew.columns(2)).toEqual(['3c 3h 3s', '4c 4h 4s', '5c 5h 5s']);
    expect([g.now.reached, anew.now.reached]).toEqual([reached, [{ seat: 2, cards: 9 }]]);
  });
  test('AMB-JAL-39 with all down there is nothing to throw: a card that fits is added, one that does not is left', () => {
    const g = down('Qh 7h 6s').do(2, 'draw');
    expect(g.menu()).toEqual(['let-go', 'use']);
    g.do(2, 'use');
    expect([g.toAct, g.all('CardThrown').length]).toEqual([1, 0]);
  });
  test('a hand that makes nothing has nothing to lay', () => {
    const g = largo().acts('draw');
    expect(g.refused(2, 'lay', { cards: BLANK.slice(0, 8) })).toMatchObject({ refused: 'not-offered' });
  });
});
