/** Rogelio's Omaha, high and hi-lo: hold'em with four cards, of which exactly two count. */
import { describe, expect, test } from 'vitest';
import { isOpened, openTable } from '../../src/books/index.js';
import { JOKER } from '../../src/cards/index.js';
import { rulesOf } from '../../src/testing/opening.js';
import { communityOf, type Hand } from '../../src/testing/poker.js';
import { everybody, finish, knowers, rog } from './table.js';

const stacks = [100, 100, 100, 100];
const oma = (p: Partial<Parameters<typeof rog>[0]> = {}): Hand =>
  rog({ game: 'oma', stake: '4-8', stacks, ...p }).acts('d');
const ohl = (p: Partial<Parameters<typeof rog>[0]> = {}): Hand =>
  rog({ game: 'ohl', stake: '4-8', stacks, ...p }).acts('d');
const range = (h: Hand, type: string): number[] => {
  const { min, max } = h.option(h.toAct!, type)!.amount!;
  return [min / 100, max / 100];
};
/** What each pot paid each way: '2 high 8, 3 low 8'. */
const won = (h: Hand): string =>
  h
    .all('PotAwarded')
    .flatMap((e) => e.note.shares.map((s) => `${s.seat} ${s.way} ${s.amount / 100}`))
    .join(', ');
/** Two hands to the end, the pot $8. */
const duel = (game: 'oma' | 'ohl', first: string, second: string, board: string): string =>
  won(finish(rog({ game, stake: '4-8', stacks: [100, 100], holes: { 0: first, 1: second }, board })));

describe('Omaha', () => {
  test('ROG-OMA-1 hold’em but for the cards: same table, betting, floor and fee', () => {
    const [hold, omaha] = [
      rulesOf({ house: 'rogelios', game: 'hold', stake: '4-8' }),
      rulesOf({ house: 'rogelios', game: 'oma', stake: '4-8' }),
    ];
    const { hole: _h, high: _t, cites: _c, ...sameGame } = communityOf(hold);
    expect(omaha.game).toMatchObject(sameGame);
    expect([omaha.forced, omaha.fee, omaha.seats, omaha.buyIn]).toEqual([
      hold.forced,
      hold.fee,
      hold.seats,
      hold.buyIn,
    ]);
    expect(omaha.cites).toEqual(hold.cites);
    const names = (h: Hand) => h.game.incidents.map((i) => i.name);
    expect(names(oma())).toEqual(names(rog({ game: 'hold', stake: '4-8', stacks })));
    expect(oma().game.script.map((s) => s.name)).toEqual(rog({ game: 'hold', stacks }).game.script.map((s) => s.name));
  });
  test('ROG-OMA-1 $4 to $8, three raises (AMB-ROG-21)', () => {
    const h = oma();
    expect(range(h, 'raise')).toEqual([8, 12]);
    h.checkTo('turn-betting').acts('r4 r8 r12 r16');
    expect(h.refused(1, 'raise', { to: 20 })).toMatchObject({ refused: 'raise-cap-reached', rule: 'ROG-HOLD-W1' });
  });
  test('ROG-OMA-1 hold’em’s irregularities apply: an exposed card, an early turn', () => {
    const h = oma();
    const exposed = h.ids('hand:1')[2]!;
    h.do('dealer', 'exposed-card', { cards: [exposed] });
    expect([h.ids('hand:1').length, h.ids('hand:1').includes(exposed)]).toEqual([4, false]);
    h.checkTo('flop-betting');
    expect(h.ids('burn')).toEqual([exposed]);
    expect(finish(h.do('dealer', 'early-turn')).all('StubShuffled')).toHaveLength(1);
  });
  test('ROG-OMA-1, ROG-HOLD-03, ROG-HOLD-04 ten hands leave twelve cards: every fault but one card too many is mended', () => {
    const h = rog({ game: 'oma', stacks: Array(10).fill(100) }).acts('d');
    const box = () => h.do('dealer', 'boxed-card', { cards: h.ids('hand:5').slice(0, 1) });
    for (let i = 0; i < 4; i++) box();
    expect(h.refused('dealer', 'boxed-card', { cards: h.ids('hand:5').slice(0, 1) })).toMatchObject({
      refused: 'deck-too-short',
    });
    h.do('dealer', 'early-flop').checkTo('flop-betting');
    expect(h.refused('dealer', 'early-turn')).toMatchObject({ refused: 'deck-too-short', rule: 'ROG-HOLD-04' });
    expect(finish(h).ids('board')).toHaveLength(5);
    expect(h.ids('stock')).toHaveLength(0);
  });
  test('ROG-OMA-2 four cards each, down, dealt round one at a time', () => {
    const h = oma();
    for (const s of h.seats) {
      expect(h.ids(`hand:${s}`)).toHaveLength(4);
      for (const card of h.ids(`hand:${s}`)) expect(knowers(h, card)).toEqual([s]);
    }
    expect([1, 2, 3, 0].map((s) => h.ids(`hand:${s}`))).toEqual([0, 1, 2, 3].map((i) => [i, i + 4, i + 8, i + 12]));
    expect(h.last('CardsDealt').rule).toBe('ROG-OMA-2');
  });
  test('ROG-OMA-3 exactly two of the hole: one spade is no flush on four of the board', () => {
    expect(duel('oma', 'As Kd Qd Jc', '9s 2s 4h 4d', 'Ks Qs 7s 6s 2h')).toBe('1 high 8');
  });
  test('ROG-OMA-3 and three of the board: four aces in the hole are a pair', () => {
    expect(duel('oma', 'As Ah Ad Ac', '9c 9d 5h 4d', '9s Qs 7h 6s 2h')).toBe('1 high 8');
  });
  test('ROG-OMA-3 nobody plays the board: of a royal flush there, only three cards', () => {
    expect(duel('oma', '9s 8s 2h 3c', 'Ah Ad 4c 5c', 'As Ks Qs Js Ts')).toBe('0 high 8');
  });
  test('ROG-OMA-3 hands are shown whole, all four cards (BAR-8)', () => {
    const h = finish(oma());
    for (const e of h.all('HandShown')) expect(e.cards[0]!.cards).toHaveLength(4);
    for (const e of h.all('HandShown'))
      for (const card of e.cards[0]!.cards) expect(knowers(h, card)).toEqual(everybody(h));
    const best = finish(oma({ holes: { 0: 'As Ah Kd Kc' }, board: 'Ad Ac 7h 6s 2h' }));
    expect(best.all('PotAwarded')).toMatchObject([{ seat: 0, rule: 'ROG-OMA-3', note: { pot: 0, odd: null } }]);
  });
  test('AMB-ROG-21 rog.oma.limit: the house’s own figures', () => {
    const limit = { 'rog.oma.limit': [{ at: '10-20', low: 1000, high: 2000 }] };
    const h = rog({ game: 'oma', stake: '10-20', stacks: [300, 300, 300], switches: limit }).acts('d');
    expect(range(h, 'raise')).toEqual([20, 30]);
    expect(
      range(rog({ game: 'oma', stake: '10/20', stacks: [300, 300, 300], switches: limit }).acts('d'), 'raise'),
    ).toEqual([20, 20]);
    const ask = (value: unknown) => openTable({ house: 'rogelios', game: 'oma', switches: { 'rog.oma.limit': value } });
    expect(ask([{ at: 'x', low: 800, high: 400 }])).toMatchObject({ refused: 'bad-switch-value', rule: 'AMB-ROG-21' });
    expect(ask('4-8')).toMatchObject({ refused: 'bad-switch-value', rule: 'AMB-ROG-21' });
    const gone = openTable({ house: 'rogelios', game: 'oma', stake: '4-8', switches: limit });
    expect(gone).toMatchObject({ refused: 'unknown-stake', rule: 'AMB-ROG-21' });
  });
});

describe('Omaha hi-lo', () => {
  test('ROG-OHL-1 52 cards, never a joker', () => {
    const { pack } = ohl().game;
    expect([pack.length, new Set(pack).size, pack.includes(JOKER)]).toEqual([52, 52, false]);
  });
  test('ROG-OHL-W1 $4 to $8 at any time, three raises, table stakes', () => {
    const h = ohl();
    expect(range(h, 'raise')).toEqual([8, 12]);
    for (const street of ['flop', 'turn', 'river'])
      expect(range(h.checkTo(`${street}-betting`), 'bet')).toEqual([4, 8]);
    expect(h.refused(1, 'bet', { to: 9 })).toMatchObject({ refused: 'amount-too-big', rule: 'ROG-OHL-W1' });
    h.acts('r4 r8 r12 r16');
    expect(h.refused(1, 'raise', { to: 20 })).toMatchObject({ refused: 'raise-cap-reached', rule: 'ROG-OHL-W1' });
    const short = rog({ game: 'ohl', stake: '4-8', stacks: [100, 100, 100, 6] });
    expect(short.refused(3, 'raise', { to: 12 })).toMatchObject({ refused: 'amount-too-big' });
    expect(short.acts('r6').at('stack:3')).toBe(0);
    const limit = rog({ game: 'ohl', stake: '4/8', stacks }).acts('d');
    expect([range(limit, 'raise'), range(limit.checkTo('turn-betting'), 'bet')]).toEqual([
      [8, 8],
      [8, 8],
    ]);
  });
  const KINGS = 'Ks Kh Qd Qc';
  test('ROG-OHL-2 a nine qualifies, a ten does not', () => {
    expect(duel('ohl', KINGS, 'As 2h Td Tc', '9s 7h 4d Jc Jh')).toBe('0 high 4, 1 low 4');
    expect(duel('ohl', KINGS, '9c 8h Td Tc', '7s 6h 2d Jc Jh')).toBe('0 high 4, 1 low 4');
    expect(duel('ohl', KINGS, 'As 2h 9d 3c', 'Ts 7h 4d Jc Jh')).toBe('0 high 8');
  });
  test('ROG-OHL-2 the best low is 5-4-3-2-A; the ace is high for high', () => {
    expect(duel('ohl', 'As 2h Kd Kc', 'Ad 6h Qd Qc', '3h 4d 5c Kh Jh')).toBe('0 high 4, 0 low 4');
    expect(duel('ohl', 'As Ah Td Tc', KINGS.replace('Qd', '7d'), '2h 5d 9c Jh 8s')).toContain('0 high');
  });
  test('ROG-OHL-2 pairs make no low (AMB-GEN-24), and straights and flushes do not spoil one', () => {
    expect(duel('ohl', KINGS, 'As Ah 2d 2c', 'Ad 3c 3h Jh Js')).toBe('1 high 8');
    expect(duel('ohl', KINGS, '8s 7s Td Tc', '6s 5s 4s Jh Jd')).toBe('1 high 4, 1 low 4');
  });
  test.each([
    ['a straight flush beats four of a kind', '9s 8s 2d 3c', 'Kh Kd Tc Jc', '7s 6s 5s Ks Kc'],
    ['four of a kind a full house', 'Ks Kh Qd Tc', '2s 2d Td 9c', 'Kc Kd 2h 7s Jh'],
    ['a full house a flush', 'Ks Kh Qd Tc', 'As 5s Td 6c', 'Kc 2s 2h 7s Js'],
    ['a flush a straight', 'As 5s Td Tc', 'Kd Th 3d 3c', '2s 7s Js Qh 9d'],
    ['a straight three of a kind', '9s 8h 2d 2c', 'Kd Kc 3d 3c', '7c 6d Ts Kh Qs'],
    ['three of a kind two pair', '9s 9h 2d 3c', 'Ad Kc Jd 4h', '9c Ah Ks 6d 5h'],
    ['two pair a pair', 'Ad Kc 2d 3c', 'As Qc 4h 4d', 'Ah Kh 9c 8s 6d'],
    ['a pair the highest card', 'Qs Qh 2d 3c', 'Ad Kc 4h 5d', 'Tc 8s Jh 6d 3h'],
  ])('ROG-OHL-3 %s', (_, better, worse, board) => {
    expect(duel('ohl', better, worse, board)).toContain('0 high');
    expect(duel('ohl', worse, better, board)).toContain('1 high');
  });
  test('ROG-OHL-4 the pot is divided equally between high and low', () => {
    const holes = { 0: KINGS, 1: 'As 2h Td Tc', 2: 'Jd Js 9c 9d', 3: 'Th Ts 8c 8d' };
    const h = finish(ohl({ holes, board: 'Kc 7h 4d 5c Jh' }));
    expect(won(h)).toBe('0 high 8, 1 low 8');
    expect(h.rulesOf('PotAwarded')).toEqual(['ROG-OHL-4', 'ROG-OHL-4']);
    expect(h.stacks()).toEqual([104, 104, 96, 96]);
  });
  test('ROG-OHL-4 without a low the high hand takes all', () => {
    expect(duel('ohl', KINGS, 'As 2h Td Tc', 'Kc 7h 4d Js Jh')).toBe('0 high 8');
  });
  test('ROG-OHL-4 one hand may take both halves', () => {
    expect(duel('ohl', 'As 2s Kd Kc', 'Qs Qh Td Tc', '3s 4s 5s Jh Jd')).toBe('0 high 4, 0 low 4');
  });
  test('ROG-OHL-5 two of the hole each way: a different two if need be, but never one', () => {
    expect(duel('ohl', 'Ks Kh As 2d', 'Ah 9s 9d 8d', 'Kc 7h 6d 4c Jh')).toBe('0 high 4, 0 low 4');
    expect(duel('ohl', 'Ks Kh As Qd', 'Jc Js Td Tc', '2c 7h 6d 4c Qh')).toBe('0 high 8');
  });
});

describe('odd chips in hi-lo (AMB-GEN-05)', () => {
  test('the odd chip of a pot goes to the high half', () => {
    const holes = { 0: 'Ks Kh Qd Qc', 2: 'As 2h Td Tc', 3: 'Jd Th 7s 3d' };
    const h = finish(ohl({ holes, board: 'Kc 7h 4d 5c Jh' }).acts('r9 c f c')); // 9 + 9 + 9 and a blind of 2: 29
    expect(won(h)).toBe('0 high 15, 2 low 14');
    expect(h.all('PotAwarded').map((e) => e.note.odd)).toEqual(['AMB-GEN-05', null]);
  });
  test('quartered: the low half is split, its odd chip to the first low left of the button', () => {
    const holes = { 0: 'Ks Kh Qd Qc', 1: 'Ah 2c Td 9c', 2: 'As 2h Tc 9h', 3: 'Jd Th 7s 3d' };
    const three = finish(ohl({ holes, board: 'Kc 7h 4d 5c Jh' }).acts('f r9 c c')); // 27: 14 and 13
    expect(won(three)).toBe('0 high 14, 1 low 7, 2 low 6');
  });
  test('who has the odd chip of the high half does not get the low’s as well', () => {
    // Seat 1 has the high alone and ties for the low: 27 is 14 and 13, and the low’s odd chip goes to seat 2.
    const holes = { 0: 'Qs Qh Td 9d', 1: 'Ah 2c Kd Ks', 2: 'As 2h Tc 9h' };
    const h = finish(ohl({ holes, board: 'Kc 7h 4d 5c Jh' }).acts('f r9 c c'));
    expect(won(h)).toBe('1 high 14, 2 low 7, 1 low 6');
  });
  test('show.odd_chip high_card: highest card by suit for the high, the lowest for the low', () => {
    const holes = { 0: 'Ks Kh Qd Qc', 1: 'Ah 2s Td 9c', 2: 'Ac 2h Tc 9h' };
    const h = finish(
      ohl({ holes, board: 'Kc 7h 4d 5c Jh', switches: { 'show.odd_chip': 'high_card' } }).acts('f r9 c c'),
    );
    expect(won(h)).toBe('0 high 14, 2 low 7, 1 low 6'); // the ace of clubs is the lowest card
  });
});

test('a table of Omaha for eleven is refused (AMB-GEN-03)', () => {
  const ask = (max: unknown) => openTable({ house: 'rogelios', game: 'oma', switches: { 'table.seats.max': max } });
  expect(ask(11)).toMatchObject({ refused: 'bad-switch-value', rule: 'AMB-GEN-03' });
  expect(isOpened(ask(10))).toBe(true);
});

test('BAR-7 at a full table a card off the table is replaced only while the board can still come', () => {
  const h = rog({ game: 'oma', stake: '4/8', stacks: Array(10).fill(100) });
  if (h.stage === 'straddle') h.acts('d');
  const off = () => h.ids(`hand:${h.seats[0]}`).slice(-1);
  // Ten hands of four leave twelve cards; the board and its burns take eight.
  for (let i = 0; i < 5; i++) h.do('dealer', 'off-table', { cards: off() });
  expect(h.refused('dealer', 'off-table', { cards: off() })).toMatchObject({
    refused: 'deck-too-short',
    rule: 'BAR-7',
  });
  expect(finish(h).cards('board')).toHaveLength(5);
});
