/** Rogelio's five-card draw and the house's general draw rules, but for what goes wrong. */
import { describe, expect, test } from 'vitest';
import { openTable } from '../../src/books/index.js';
import { pack52 } from '../../src/cards/index.js';
import { seeded, shuffle } from '../../src/kernel/index.js';
import { Room } from '../../src/table/test/room.js';
import { type DrawDealing, type DrawHand, dealDraw } from '../../src/testing/draw.js';
import { rulesOf } from '../../src/testing/opening.js';
import { bets, isBefore, seatsOf, won } from '../look.js';
import { actors, calls, dealt, duel, onPage } from './look.js';

const ROG = { house: 'rogelios', game: 'draw' } as const;
const FOUR = { ...ROG, stacks: [1000, 1000, 1000, 1000] } as const;
const HOLES = { 0: 'As Ah Ad Kc Kd', 1: 'Ks Kh Qd Qc Jd', 2: '9s 7h 5d 3c 2d', 3: 'Qs Qh Jc Tc 8d' };
const four = (p: Partial<DrawDealing> = {}): DrawHand => dealDraw({ ...FOUR, ...p });

describe('the game', () => {
  test('ROG-DRAW-G1 52 cards, never a joker', () => {
    expect([...four().round.faces].sort((a, b) => a - b)).toEqual([...pack52].sort((a, b) => a - b));
  });
  test('ROG-DRAW-G2 five cards face down, singly, and then a round of betting', () => {
    const h = four();
    expect(h.last('CardsDealt')).toMatchObject({ rule: 'ROG-DRAW-G2', note: { count: 5 } });
    expect(h.ids('hand:1')).toEqual([0, 4, 8, 12, 16]);
    for (const viewer of [0, 2, 3, 'rail'] as const)
      for (const card of h.ids('hand:1')) expect(h.view(viewer).faces[card]).toBeNull();
    expect(h.stage).toBe('bet-1');
  });
  test('ROG-DRAW-G3 up to five: four at once, and the fifth when everybody has drawn; then betting, then the hands', () => {
    const h = four().checkTo('declare');
    expect(h.option(1, 'draw')!.cards).toMatchObject({ min: 1, max: 5 });
    h.acts('x5 x2 x5 p');
    expect(calls(h)).toBe('1:5 2:2 3:5 0:0');
    expect(dealt(h)).toBe('1:4 2:2 3:4 1:1 3:1');
    expect(h.stage).toBe('bet-2');
    h.checkTo('over');
    expect(h.has('HandShown')).toBe(true);
  });
  test('ROG-DRAW-G4 the highest hand takes the pot', () => {
    const h = four({ holes: HOLES }).checkTo('bet-2').acts('c c c r40 c c c');
    expect(won(h)).toEqual(['0 high 240']);
    expect(h.last('PotAwarded').rule).toBe('ROG-DRAW-G4');
    expect(duel(ROG, '2s 2h 2d 2c 3s', 'As Ks Qs Js 9s')).toBe('first');
  });
  test('ROG-DRAW-F1 $3 from the dealer position before the cards, where the house goes by the game’s own sheet (AMB-ROG-03)', () => {
    const switches = { 'rog.fee.source': 'game_sheet' };
    const at = new Room(rulesOf({ ...ROG, switches })).open([1, 2, 3, 4], 100_000);
    const { button } = at.deal();
    expect(at.fees()).toBe(`${button}:300 drop ROG-DRAW-F1`);
    expect([at.chips('drop'), at.chips(`stack:${button}`)]).toEqual([300, 99_700]);
    at.shuffle();
    const types = at.played().map(({ type }) => type);
    expect(types.indexOf('CollectionTaken')).toBeLessThan(types.indexOf('Posted'));
    expect(types.indexOf('CollectionTaken')).toBeLessThan(types.indexOf('CardsDealt'));
    // By default the posted schedule of limit games: time, and never both.
    const posted = rulesOf(ROG).fee;
    expect(posted).toMatchObject({
      kind: 'time',
      bands: [{ perHalfHour: 600 }, { perHalfHour: 400 }, { perHalfHour: 200 }],
    });
  });
});

describe('before the cards', () => {
  test('ROG-DRAW-C1 blinds before the cards: $10 and $20 (AMB-ROG-24), and nothing over them once a card is out', () => {
    const h = four();
    expect(h.all('Posted').map((e) => [e.seat, e.chips[0]!.amount, e.rule])).toEqual([
      [1, 1_000, 'ROG-DRAW-C1'],
      [2, 2_000, 'ROG-DRAW-C1'],
    ]);
    expect(isBefore(h, 'Posted', 'CardsDealt')).toBe(true);
    for (const seat of [0, 1, 2, 3]) expect(h.menu(seat)).not.toContain('straddle');
    expect(h.refused(3, 'straddle', { to: 40 })).toMatchObject({ refused: 'not-offered' });
  });
  test('ROG-DRAW-C1 or an ante by the switch (BAR-35)', () => {
    const h = four({ switches: { 'rog.draw.forced': 'ante' } });
    expect(h.all('Posted').map((e) => [e.seat, e.chips[0]!.amount, e.note.kind])).toEqual(
      [1, 2, 3, 0].map((seat) => [seat, 500, 'ante']),
    );
    expect(h.toAct).toBe(1);
    expect(bets(h, 1)).toEqual([20, 40]);
  });
  test('ROG-DRAW-BL1 the posted blinds are the most there are: nobody puts up more, and none is put up again', () => {
    const rules = rulesOf(ROG);
    expect(rules.forced).toEqual({ kind: 'blinds', small: 1_000, big: 2_000, rule: 'ROG-DRAW-C1' });
    const at = new Room(rules).open([1, 2, 3, 4], 100_000);
    for (let hand = 0; hand < 6; hand++) {
      const { setup } = at.hand();
      const live = setup.terms.posts.map(({ amount }) => amount);
      expect(Math.max(...live)).toBe(2_000);
      expect(live).toHaveLength(2);
    }
  });
  test('ROG-DRAW-C2 the pack is cut before the deal: its order is chance’s, whole and unseen, and no card is out before', () => {
    onPage('rog-draw', 'ROG-DRAW-C2');
    const at = new Room(rulesOf(ROG)).open([1, 2, 3], 100_000);
    at.deal();
    expect(at.state.live!.round.menus.map(({ actor }) => actor)).toEqual(['chance']);
    expect(at.played().some(({ cards }) => cards.length > 0)).toBe(false);
    const cut = shuffle(pack52, seeded(5));
    at.act('chance', 'shuffle', { faces: [...cut.slice(20), ...cut.slice(0, 20)] });
    expect(at.state.live!.round.faces).toEqual([...cut.slice(20), ...cut.slice(0, 20)]);
    expect(at.played().every(({ faces }) => faces === null || faces.length === 52)).toBe(true);
  });
});

describe('betting', () => {
  test('ROG-DRAW-W1 $20 to $40 at any time, three raises', () => {
    const h = four({ stacks: [1000, 1000, 1000, 1000, 1000] });
    expect(bets(h, 3)).toEqual([40, 60]);
    h.acts('r60 r100 r140');
    expect(h.refused(1, 'raise', { to: 180 })).toMatchObject({
      refused: 'raise-cap-reached',
      rule: 'ROG-DRAW-W1',
      facts: { raises: 3 },
    });
    expect(openTable({ ...ROG, switches: { 'bet.raise_cap': 'none' } })).toMatchObject({ rule: 'ROG-DRAW-W1' });
    // The sheet makes no exception for two (AMB-GEN-13).
    const two = four().acts('r40 f f r60 r80');
    expect(two.refused(two.toAct!, 'raise', { to: 100 })).toMatchObject({
      refused: 'raise-cap-reached',
      rule: 'ROG-DRAW-W1',
    });
  });
  test('ROG-DRAW-D7 a raise is no less than the opening bet, a reraise no less than the last raise', () => {
    const h = four();
    expect(h.refused(3, 'raise', { to: 39 })).toMatchObject({ refused: 'amount-too-small', rule: 'ROG-DRAW-D7' });
    h.acts('r55'); // by 35
    expect(bets(h, 0)).toEqual([90, 95]);
    expect(h.refused(0, 'raise', { to: 89 })).toMatchObject({ refused: 'amount-too-small', facts: { min: 9_000 } });
    h.acts('r95');
    expect(bets(h, 1)).toEqual([135, 135]);
    const opened = four({ switches: { 'rog.draw.forced': 'ante' } }).acts('r30');
    expect(bets(opened, 2)).toEqual([60, 70]);
  });
  test('ROG-DRAW-D6 a pass before the draw is out of the hand: nobody may check', () => {
    const h = four();
    expect(h.menu(3)).toEqual(['fold', 'call', 'raise']);
    expect(h.refused(3, 'check')).toMatchObject({ refused: 'must-call-or-fold', rule: 'ROG-DRAW-D6' });
    const ante = four({ switches: { 'rog.draw.forced': 'ante' } });
    expect(ante.menu(1)).toEqual(['fold', 'bet']);
    expect(ante.refused(1, 'check')).toMatchObject({ refused: 'pass-is-fold', rule: 'ROG-DRAW-D6' });
    ante.acts('f f f');
    expect(won(ante)).toEqual(['0 uncontested 20']);
    expect(ante.has('CardsDrawn')).toBe(false);
    // After the draw checking is open to all.
    expect(four().checkTo('bet-2').menu(1)).toContain('check');
  });
  test('ROG-DRAW-D6 BAR-36 the blind everybody called stays in for what he put up', () => {
    const h = four().acts('c c c');
    expect(h.menu(2)).toEqual(['fold', 'check', 'raise']);
    expect(h.acts('c').stage).toBe('declare');
  });
  test('ROG-DRAW-D2 a declaration in turn binds: it cannot be taken back, and out of turn it is none', () => {
    const h = four();
    expect(h.refused(0, 'call')).toMatchObject({ refused: 'not-your-turn' });
    h.acts('r40');
    expect(h.refused(3, 'fold')).toMatchObject({ refused: 'not-your-turn' });
    expect([h.at('bet:3'), h.toAct]).toEqual([40, 0]);
    h.acts('f');
    expect(h.refused(0, 'call')).toMatchObject({ refused: 'not-your-turn' });
  });
  test('ROG-DRAW-BL2a in a raised pot the first with the least in it acts first, and so round until all have the same', () => {
    const h = four({ stacks: [1000, 1000, 1000, 1000, 1000] }).acts('c c c c r40');
    expect(h.last('BettingOpened')).toMatchObject({ rule: 'ROG-DRAW-BL2a', note: { level: 2_000, unit: 2_000 } });
    const invested = () => [3, 4, 0, 1, 2].map((s) => h.at(`bet:${s}`));
    expect([h.toAct, invested()]).toEqual([3, [20, 20, 20, 20, 40]]);
    h.acts('c r60');
    // Seats 0 and 1 have $20 in, 2 and 3 have $40: least first, clockwise.
    expect([h.toAct, invested()]).toEqual([0, [40, 60, 20, 20, 40]]);
    h.acts('c c');
    expect(h.toAct).toBe(2);
    h.acts('c');
    expect(h.toAct).toBe(3);
    expect(h.acts('c').stage).toBe('declare');
    expect(actors(h)).toEqual([3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3]);
  });
  test('ROG-DRAW-BL2a by the structured limits the first to act, and what he may raise by, are told as well', () => {
    const h = four({ switches: { 'rog.limit': 'structured' } });
    expect(h.last('BettingOpened')).toMatchObject({
      seat: 3,
      rule: 'ROG-DRAW-BL2a',
      note: { level: 2_000, unit: 2_000 },
    });
    expect([h.toAct, bets(h, 3)]).toEqual([3, [40, 40]]);
  });
  test('ROG-DRAW-BL2b after the draw the first player left of the dealer acts first', () => {
    expect(four().checkTo('bet-2').last('BettingOpened')).toMatchObject({ seat: 1, rule: 'ROG-DRAW-BL2b' });
    const h = four().acts('c c f c').checkTo('bet-2');
    expect(h.last('BettingOpened')).toMatchObject({ seat: 2 });
  });
  test('ROG-DRAW-BL3 the least bet is the largest blind before the draw, and the size of the game after it (AMB-ROG-25)', () => {
    const h = four();
    expect(h.option(3, 'call')!.cost).toBe(2_000);
    expect(bets(h, 3)![0]).toBe(40); // the blind and as much again
    h.checkTo('bet-2');
    expect(bets(h, 1)).toEqual([40, 40]);
    expect(h.refused(1, 'bet', { to: 20 })).toMatchObject({ refused: 'amount-too-small', rule: 'ROG-DRAW-BL3' });
    expect(bets(h.acts('r40'), 2)).toEqual([80, 80]);
  });
});

describe('the draw', () => {
  test('ROG-DRAW-C7a a call may be changed until the next one acts, once (BAR-39); his cards come back to him', () => {
    const h = four().checkTo('declare').acts('x3');
    expect(h.ids('hand:1')).toHaveLength(2);
    expect(h.menu(1)).toEqual(['keep-call', 'stand-pat', 'draw']);
    h.do(1, 'draw', { cards: h.ids('hand:1').slice(0, 1) });
    expect([h.last('CallChanged').rule, h.last('CallChanged').note.count]).toEqual(['ROG-DRAW-C7a', 1]);
    expect([h.ids('hand:1').length, h.ids('thrown:1').length]).toEqual([4, 1]);
    expect(h.menu(1)).toEqual([]);
    h.acts('x2');
    expect(h.refused(1, 'stand-pat')).toMatchObject({ refused: 'not-your-turn' });
    h.do(2, 'stand-pat');
    expect(h.ids('hand:2')).toHaveLength(5);
    h.acts('p');
    expect(h.refused(2, 'draw', { cards: h.ids('hand:2').slice(0, 1) })).toMatchObject({ refused: 'not-your-turn' });
    h.acts('p');
    expect(dealt(h)).toBe('1:1');
  });
  test('ROG-DRAW-C7a the last one may change it until the card is burned', () => {
    const h = four({ dealer: 'person' }).checkTo('declare').acts('p p p x3');
    expect(h.round.menus.map(({ actor }) => actor)).toEqual(['dealer', 0]);
    h.do(0, 'draw', { cards: h.ids('hand:0').slice(0, 1) });
    h.do('dealer', 'deal-draw');
    expect(h.refused(0, 'stand-pat')).toMatchObject({ refused: 'not-your-turn' });
    expect([h.has('CardBurned'), dealt(h)]).toEqual([true, '0:1']);
    // Where no person deals, the card is burned as soon as he has called (BAR-39).
    expect(four().checkTo('declare').acts('p p p x3').stage).toBe('bet-2');
  });
  test('ROG-DRAW-C7b everybody’s draw is told aloud, and nobody’s cards are', () => {
    onPage('rog-draw', 'ROG-DRAW-C7b');
    const h = four().checkTo('declare').acts('x3 p');
    expect(h.all('Discarded').map((e) => [e.seat, e.note.count])).toEqual([[1, 3]]);
    expect(h.has('StoodPat')).toBe(true);
    for (const viewer of [0, 2, 3, 'rail'] as const)
      for (const card of h.ids('thrown:1')) expect(h.view(viewer).faces[card]).toBeNull();
  });
  test('ROG-DRAW-C7c heads-up a draw may be stated in or out of turn, and binds only when the dealer says “cards”', () => {
    const h = dealDraw({ ...ROG, stacks: [1000, 1000], dealer: 'person' }).checkTo('declare');
    expect(h.round.menus.map(({ actor }) => actor)).toEqual([1, 0]);
    h.do(0, 'draw', { cards: h.ids('hand:0').slice(0, 2) });
    h.do(1, 'draw', { cards: h.ids('hand:1').slice(0, 3) });
    expect(h.round.menus.map(({ actor }) => actor)).toEqual(['dealer', 1, 0]);
    h.do(0, 'stand-pat');
    expect([h.ids('hand:0').length, h.stage]).toEqual([5, 'declare']);
    h.do('dealer', 'deal-draw');
    expect(dealt(h)).toBe('1:3');
    expect(h.last('CardsCalled').seat).toBeNull();
    expect(h.refused(1, 'draw', { cards: h.ids('hand:1').slice(0, 1) }).refused).not.toBe('');
  });
  test('ROG-DRAW-C10 too few cards: the last one is shuffled with the discards of all who have theirs, and one is burned', () => {
    const h = dealDraw({ ...ROG, stacks: Array(8).fill(1000) })
      .checkTo('declare')
      .acts('x5 x5 x5 x5 x5 x5 x5 x5');
    const shuffles = h.all('StubShuffled');
    expect(shuffles.length).toBeGreaterThan(1);
    expect(shuffles.every(({ rule }) => rule === 'ROG-DRAW-C10')).toBe(true);
    // Eleven are left after the deal and the burn: ten are dealt, four, four and two, and the eleventh is shuffled.
    expect(dealt(h).startsWith('1:4 2:4 3:2 ')).toBe(true);
    const [first] = shuffles;
    const stock = h.game.names.zones.indexOf('stock');
    expect(first!.cards.find(({ from }) => from === stock)!.cards).toHaveLength(1);
    // The discards of seats 1 and 2, who have had their four (BAR-40); not seat 3’s, who is still drawing, nor the others’.
    expect(first!.faces!).toHaveLength(11);
    for (let seat = 0; seat < 8; seat++) expect(h.ids(`hand:${seat}`)).toHaveLength(5);
    expect(h.all('CardBurned')).toHaveLength(1 + shuffles.length);
  });
  test('ROG-DRAW-C10 with cards enough nothing is shuffled', () => {
    expect(four().checkTo('declare').acts('x5 x5 x5 x5').has('StubShuffled')).toBe(false);
  });
  test('AMB-GEN-25 who says nothing stands pat', () => {
    const h = four().checkTo('declare');
    expect(h.options(1).find(({ ifSilent }) => ifSilent)?.type).toBe('stand-pat');
    h.acts('x1');
    expect(h.options(1).find(({ ifSilent }) => ifSilent)?.type).toBe('keep-call');
  });
});

describe('the showdown', () => {
  test('ROG-DRAW-D11 bet and called: the bettor shows first; checked out: the last player; then clockwise', () => {
    const called = four({ holes: HOLES }).checkTo('bet-2').acts('c c r40 c c c');
    expect(seatsOf(called, 'HandShown')).toEqual([3, 0, 1, 2]);
    expect(called.all('HandShown')[0]!.rule).toBe('ROG-DRAW-D11');
    const holes = { ...HOLES, 0: '9h 7s 5c 3d 2c' };
    const checked = four({ holes }).checkTo('over');
    expect(checked.log.filter(({ type }) => /^Hand(Shown|Mucked)$/.test(type)).map(({ seat }) => seat)).toEqual([
      0, 1, 2, 3,
    ]);
  });
  test('ROG-DRAW-D11a after a called bet every hand in the pot is seen; checked out, a beaten one need not be', () => {
    const called = four({ holes: HOLES }).checkTo('bet-2').acts('r40 c c c');
    expect([seatsOf(called, 'HandShown').length, called.has('HandMucked')]).toEqual([4, false]);
    expect(called.rulesOf('HandShown').at(-1)).toBe('ROG-DRAW-D11a');
    const checked = four({ holes: HOLES }).checkTo('over');
    expect([seatsOf(checked, 'HandShown'), seatsOf(checked, 'HandMucked')]).toEqual([[0], [1, 2, 3]]);
  });
  test('ROG-DRAW-D11b a hand is shown whole, all five cards of it', () => {
    const h = four({ holes: HOLES }).checkTo('bet-2').acts('r40 c c c');
    for (const e of h.all('HandShown')) expect(e.cards[0]!.cards).toHaveLength(5);
  });
  test('ROG-DRAW-D12 anybody at the table can call a hand: all see every card of it, out of the hand or not', () => {
    const h = four({ holes: HOLES }).acts('c c f c').checkTo('bet-2').acts('c r40 c f');
    for (const viewer of [0, 1, 2, 3, 'rail', 'dealer'] as const)
      for (const seat of [3, 0])
        for (const card of h.ids(`hand:${seat}`)) expect(h.view(viewer).faces[card]).not.toBeNull();
  });
  test('ROG-DRAW-D4 once the pot has left play nothing can be ruled on it', () => {
    const h = four({ holes: HOLES }).checkTo('over');
    expect(h.incidents().options).toEqual([]);
    expect(h.refused('floor', 'void')).toMatchObject({ refused: 'round-over' });
    onPage('rog-draw', 'ROG-DRAW-D4');
  });
});

describe('conduct is on the page', () => {
  test('ROG-DRAW-A11a each player alone protects his hand', () => onPage('rog-draw', 'ROG-DRAW-A11a'));
  test('ROG-DRAW-D1 hands are protected at all times', () => onPage('rog-draw', 'ROG-DRAW-D1', 'es'));
});
