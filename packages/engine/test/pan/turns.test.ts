// Pan's turns: draw, meld or leave, discard; whose an unused card is; eleven cards; what a condition is.
import { describe, expect, test } from 'vitest';
import { isOver } from '../../src/kernel/index.js';
import { BLANK, DUDS, pan, TEN } from '../../src/testing/rummy.js';

const three = { stacks: [20, 20, 20] };
/** Seat 2 is first and holds the fives of hearts and spades, and nothing else that goes together. */
const SOME = '5h 5s 3s 7s 2c 2d Jc Jd Kc Kd';
const some = (stock: string) => pan({ ...three, hands: { 2: SOME }, stock }).allPlay();

describe('a turn', () => {
  test('SNK-PAN-4a a card is drawn for all to see; with the meld it goes face up; then a card is thrown from the hand', () => {
    const h = some('5c').acts('draw');
    expect(h.last('CardDrawn')).toMatchObject({ seat: 2, rule: 'SNK-PAN-4a' });
    expect(h.view('rail').faces[h.ids('offer')[0]!]).not.toBe(null);
    expect(h.menu()).toEqual(['let-go', 'use']);
    h.do(2, 'use', { cards: '5h 5s' });
    expect(h.last('Melded')).toMatchObject({ seat: 2, rule: 'SNK-PAN-4a', note: { used: true } });
    expect([h.columns(2), h.cards('hand:2').length]).toEqual([['5c 5h 5s'], 8]);
    expect(h.cards('down:2').every((card) => '5c 5h 5s'.includes(card))).toBe(true);
    expect(h.view('rail').faces.filter((face) => face !== null)).toHaveLength(3);
    expect([h.toAct, h.menu()]).toEqual([2, ['discard']]);
    expect(h.refused(2, 'let-go')).toEqual({ refused: 'must-discard', rule: 'SNK-PAN-4a' });
    h.do(2, 'discard', { cards: 'Kd' });
    expect(h.last('CardThrown')).toMatchObject({ seat: 2, rule: 'SNK-PAN-4a' });
    expect([h.cards('hand:2').length + h.cards('down:2').length, h.toAct]).toEqual([10, 1]);
  });
  test('SNK-PAN-4a a drawn card may go on a meld that lies already, and the turn passes on', () => {
    const h = some('5c 3h 3h 5d').acts('draw').do(2, 'use', { cards: '5h 5s' }).do(2, 'discard', { cards: 'Kd' });
    h.acts('draw let-go draw let-go draw').do(2, 'use').do(2, 'discard', { cards: 'Kc' });
    expect([h.columns(2), h.cards('hand:2').length]).toEqual([['5c 5h 5s 5d'], 6]);
    expect(h.all('CardDrawn').map((e) => e.seat)).toEqual([2, 1, 0, 2]);
  });
  test('SNK-PAN-4b a drawn card that cannot be used must be discarded', () => {
    const h = some('Ah').acts('draw');
    expect(h.menu()).toEqual(['let-go']);
    expect(h.refused(2, 'use', { cards: '5h 5s' })).toEqual({ refused: 'not-a-meld', rule: 'SNK-PAN-6' });
    expect(h.refused(2, 'discard', { cards: 'Kd' })).toEqual({ refused: 'use-or-pass', rule: 'SNK-PAN-4b' });
    expect(h.offer('let-go')!.rule).toBe('SNK-PAN-4b');
    const [drawn, held] = [h.ids('offer'), h.ids('hand:2')];
    h.acts('let-go');
    expect(h.last('CardLeft')).toMatchObject({ seat: 2, rule: 'SNK-PAN-4b', cards: [{ cards: drawn }] });
    expect([h.ids('offer'), h.ids('discards'), h.ids('hand:2'), h.toAct]).toEqual([[], drawn, held, 1]);
    expect([h.cards('discards'), h.refused(2, 'let-go').refused]).toEqual([['Ah'], 'not-your-turn']);
  });
  test('SNK-PAN-4b whoever is silent draws, and leaves the card', () => {
    const h = some('5c');
    const silent = () => h.round.menus[0]!.options.filter((o) => o.ifSilent).map(({ type, rule }) => [type, rule]);
    expect(silent()).toEqual([['draw', 'SNK-PAN-4a']]);
    h.acts('draw');
    expect(silent()).toEqual([['let-go', 'SNK-PAN-4b']]); // though the card could be used
    h.acts('let-go');
    expect([h.cards('discards'), h.cards('down:2'), h.toAct, silent()]).toEqual([
      ['5c'],
      [],
      1,
      [['draw', 'SNK-PAN-4a']],
    ]);
  });
  test('BAR-64 once a card is drawn, melds of the hand alone may be laid; ten cards stay ten', () => {
    const h = pan({ ...three, hands: { 2: TEN }, stock: 'Ah' }).allPlay();
    expect(h.menu()).toEqual(['draw']);
    h.acts('draw').do(2, 'lay', { cards: '3h 4h 5h' });
    expect(h.last('Melded')).toMatchObject({ rule: 'BAR-64', note: { used: false } });
    expect([h.columns(2), h.menu()]).toEqual([['3h 4h 5h'], ['let-go', 'lay']]);
    expect(h.cards('hand:2').length + h.cards('down:2').length).toBe(10);
    expect(h.refused(2, 'lay', { cards: '2s 4s' })).toMatchObject({ refused: 'not-a-meld', rule: 'SNK-PAN-6' });
  });
});

describe('whose the card is', () => {
  test('SNK-PAN-4c the next player may use a card the last one drew and left', () => {
    const h = pan({ ...three, hands: { 1: SOME }, stock: '5c' })
      .allPlay()
      .acts('draw let-go');
    expect([h.toAct, h.menu()]).toEqual([1, ['draw', 'take']]);
    expect(h.offer('take')!.rule).toBe('SNK-PAN-4c');
    h.do(1, 'take', { cards: '5h 5s' });
    expect([h.columns(1), h.cards('discards')]).toEqual([['5c 5h 5s'], []]);
    expect(h.last('Melded').rule).toBe('SNK-PAN-4c');
    h.do(1, 'discard', { cards: 'Kd' });
    expect(h.toAct).toBe(0);
  });
  test('AMB-SNK-21 instead of drawing, and melded at once', () => {
    const h = pan({ ...three, hands: { 1: SOME }, stock: '5c Ah' })
      .allPlay()
      .acts('draw let-go');
    expect(h.refused(1, 'take')).toMatchObject({ refused: 'not-a-meld' }); // alone it is no meld
    h.do(1, 'take', { cards: '5h 5s' });
    expect(h.menu()).toEqual(['discard']);
    expect(h.refused(1, 'draw')).toMatchObject({ refused: 'not-offered' });
    expect(h.all('CardDrawn')).toHaveLength(1);
  });
  test('SNK-PAN-4c when the next player has drawn, the card is nobody’s any more', () => {
    const h = pan({ ...three, hands: { 0: SOME }, stock: '5c Ah' })
      .allPlay()
      .acts('draw let-go draw let-go');
    expect([h.toAct, h.cards('discards'), h.now.unused]).toEqual([0, ['5c', 'Ah'], h.ids('discards')[1]]);
    expect(h.menu()).toEqual(['draw']);
    expect(h.refused(0, 'take', { cards: '5h 5s' })).toEqual({ refused: 'not-a-meld', rule: 'SNK-PAN-6' });
  });
  test('SNK-PAN-4c nor may he who draws go back to it', () => {
    const h = pan({ ...three, hands: { 1: SOME }, stock: '5c Ah' })
      .allPlay()
      .acts('draw let-go draw');
    expect([h.menu(), h.now.unused]).toEqual([['let-go'], null]);
    expect(h.refused(1, 'take', { cards: '5h 5s' })).toMatchObject({ refused: 'not-offered' });
  });
  test('SNK-PAN-4c a card thrown from a hand may not be used by the next player, though he could', () => {
    const hands = { 2: `5h 5s ${BLANK.slice(0, 23)}`, 1: '2h 2s Ac Ad 5c 5d 7c 7d Qc Qd' };
    const h = pan({ ...three, hands, stock: '5c' })
      .allPlay()
      .acts('draw')
      .do(2, 'use', { cards: '5h 5s' });
    h.do(2, 'discard', { cards: '2c' });
    expect([h.toAct, h.cards('discards'), h.menu()]).toEqual([1, ['2c'], ['draw']]);
    expect(h.refused(1, 'take', { cards: '2h 2s' })).toEqual({ refused: 'nothing-to-take', rule: 'SNK-PAN-4c' });
    expect(h.why('take')).toBe('nothing-to-take SNK-PAN-4c');
  });
});

describe('eleven', () => {
  const nearly = (stock: string, more: object = {}) => pan({ ...three, hands: { 2: TEN }, stock, ...more });
  test('SNK-PAN-5 eleven cards melded win at once: two chips from each player in the hand, and the antes', () => {
    const h = nearly('Kd', { fees: 'by-the-book' }).allPlay().acts('draw').do(2, 'use', { cards: TEN });
    expect(isOver(h.game, h.round)).toBe(true);
    expect(h.last('GameWon')).toMatchObject({ seat: 2, rule: 'SNK-PAN-5', note: { points: 2 } });
    expect(h.payments).toEqual(['1 pays 2 2 SNK-PAN-5', '0 pays 2 2 SNK-PAN-5']);
    expect(h.last('AntesWon')).toMatchObject({ seat: 2, rule: 'SNK-PAN-5' });
    // Three antes, one of them the house's; two chips from each of two.
    expect([h.stacks(), h.at('drop'), h.at('centre')]).toEqual([[17, 17, 25], 1, 0]);
    expect(h.columns(2).toSorted()).toEqual(['2s 3s 4s 5s', '3h 4h 5h', '7d Jd Qd Kd']);
  });
  test('SNK-PAN-5 ten are not enough: the game goes on until the eleventh', () => {
    const h = nearly(`Ah ${DUDS.slice(3, 8)} Kd`)
      .allPlay()
      .acts('draw')
      .do(2, 'lay', { cards: TEN });
    expect([isOver(h.game, h.round), h.cards('hand:2').length, h.menu()]).toEqual([false, 0, ['let-go']]);
    h.acts('let-go draw let-go draw let-go draw').do(2, 'use');
    expect(isOver(h.game, h.round)).toBe(true);
    expect(h.stacks()).toEqual([17, 17, 26]);
  });
  test('SNK-PAN-5 the eleventh may be a card the player before left', () => {
    const h = nearly('Ah Ah Kd Ah', { first: 1 }).allPlay();
    h.acts('draw let-go draw let-go draw let-go'); // seats 1, 0 and 2: seat 2 leaves its own king
    expect(isOver(h.game, h.round)).toBe(false);
    const left = nearly('Ah Kd', { first: 1 }).allPlay().acts('draw let-go draw let-go').do(2, 'take', { cards: TEN });
    expect([isOver(left.game, left.round), left.last('Melded').rule]).toEqual([true, 'SNK-PAN-4c']);
  });
  test('SNK-PAN-5 the eleventh may come from the hand after the drawn card has been used', () => {
    const h = nearly('Kd').allPlay().acts('draw').do(2, 'use', { cards: '7d Jd Qd' });
    h.do(2, 'lay', { cards: '3h 4h 5h 2s 3s 4s' });
    expect(isOver(h.game, h.round)).toBe(false);
    h.do(2, 'lay', { cards: '5s' });
    expect(isOver(h.game, h.round)).toBe(true);
  });
  test('SNK-PAN-5 AMB-SNK-24 who passed pays nothing more, but his ante is the winner’s', () => {
    const h = nearly('Kd').acts('play pass play draw').do(2, 'use', { cards: TEN });
    expect(h.payments).toEqual(['0 pays 2 2 SNK-PAN-5']);
    expect(h.stacks()).toEqual([17, 19, 24]);
  });
  test('SNK-PAN-5 BAR-58 whoever has less than two chips is dealt out; a short stack pays what it has', () => {
    const h = nearly('Kd', { stacks: [2, 20, 20] })
      .allPlay()
      .acts('draw')
      .do(2, 'use', { cards: TEN });
    expect(h.payments).toEqual(['1 pays 2 2 SNK-PAN-5', '0 pays 2 1 SNK-PAN-5']);
    expect(h.last('PointsPaid').note).toMatchObject({ due: 200 });
  });
  test('AMB-SNK-10 the winner has the marker of who is first', () => {
    const h = nearly('Kd', { first: 1, stock: 'Ah Ah Kd' }).allPlay().acts('draw let-go draw let-go draw');
    h.do(2, 'use', { cards: TEN });
    expect(h.round.felt.markers[h.game.names.markers.indexOf('first')]).toBe(2);
  });
});

describe('valid conditions', () => {
  /** May the drawn card be used with these of the hand? */
  const makes = (drawn: string, cards: string, switches: Record<string, unknown> = {}): boolean => {
    const rest = BLANK.split(' ')
      .slice(0, 10 - cards.split(' ').length)
      .join(' ');
    const h = pan({ ...three, hands: { 2: `${cards} ${rest}` }, stock: drawn, switches })
      .allPlay()
      .acts('draw');
    const before = h.log.length;
    try {
      h.do(2, 'use', { cards });
    } catch (e) {
      expect(String(e)).toContain('not-a-meld');
      return false;
    }
    return h.log.length > before;
  };
  test('SNK-PAN-6 three or more of one rank, or three or more in sequence in one suit, and nothing else', () => {
    expect(makes('Ah', 'Ac As')).toBe(true);
    expect(makes('Ah', '2h 3h')).toBe(true);
    expect(makes('Ah', '2h 3h 4h 5h 6h 7h Jh Qh Kh')).toBe(true);
    expect(makes('Ah', 'As')).toBe(false); // two cards are none
    expect(makes('Ah', '2h 3s')).toBe(false);
    expect(makes('Ah', '2h 4h')).toBe(false);
  });
  test('SNK-PAN-6a AMB-SNK-12 a set is three or more suits of a rank, or three or more of it in one suit', () => {
    expect(makes('4h', '4c 4s')).toBe(true);
    expect(makes('4h', '4h 4h')).toBe(true);
    expect(makes('4h', '4h 4h 4h')).toBe(true);
    expect(makes('4h', '4c 4s 4s')).toBe(true); // the sheet’s three suits, one of them twice
    expect(makes('4h', '4h 4s')).toBe(false);
    expect(makes('4h', '4h 4h 4s')).toBe(false);
    expect(makes('4h', '4h 4s 4s')).toBe(false);
  });
  test('SNK-PAN-6b AMB-SNK-14 a run is three or more in sequence in one suit, seven and jack side by side, the ace low', () => {
    expect(makes('3h', '4h 5h')).toBe(true);
    expect(makes('Jh', '7h Qh')).toBe(true);
    expect(makes('6h', '7h Jh')).toBe(true);
    expect(makes('Kh', 'Qh Ah')).toBe(false);
    expect(makes('Kh', 'Ah 2h')).toBe(false);
    expect(makes('3h', '4h 5s')).toBe(false);
  });
  test('AMB-SNK-12 a mixed set takes any suit, a one-suit set only its own', () => {
    const grows = (first: string, cards: string, next: string): boolean => {
      const hands = { 2: `${cards} Jc Jd Kc Kd 6c 6d Ac Ad` };
      const h = pan({ stacks: [20, 20], hands: { 1: hands[2] }, stock: `${first} Qh ${next}` })
        .allPlay()
        .acts('draw');
      h.do(1, 'use', { cards }).do(1, 'discard', { cards: 'Ad' }).acts('draw let-go draw');
      return h.menu().includes('use');
    };
    expect(grows('4h', '4c 4s', '4s')).toBe(true);
    expect(grows('4h', '4h 4h', '4h')).toBe(true);
    expect(grows('4h', '4h 4h', '4s')).toBe(false);
  });
  test('AMB-SNK-11 aces and kings are like any other rank, unless the house has it that they make sets in any suits', () => {
    const on = { 'snk.pan.noncomoquers': 'on' };
    expect([makes('Kh', 'Kh Ks'), makes('Kh', 'Kh Ks', on)]).toEqual([false, true]);
    expect([makes('Ah', 'As As'), makes('Ah', 'As As', on)]).toEqual([false, true]);
    expect(makes('Qh', 'Qs Qs', on)).toBe(false);
  });
});
