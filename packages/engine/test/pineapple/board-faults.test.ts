// Crazy pineapple: what can go wrong with the board, and what is done, card by card.
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../src/testing/poker.js';
import { dealt, EVERYBODY, knownBy, NOBODY, pine, playedOut } from './pine.js';

const facesOf = (h: Hand, ids: readonly number[]) => ids.map((card) => h.round.faces[card]!).sort((a, b) => a - b);
const no = (h: Hand, name: string, refused: string, rule: string) =>
  expect(h.refused('dealer', name)).toMatchObject({ refused, rule });

describe('the flop', () => {
  test('ROG-CPHL-21 too many cards: the flop goes back into the stub and is dealt anew; the burn stays out', () => {
    const h = dealt().checkTo('flop-betting');
    const stub = facesOf(h, [...h.ids('stock'), 13, 14, 15]);
    const before = h.stacks();
    h.do('dealer', 'flop-too-many');
    expect(h.last('CardsTakenBack')).toMatchObject({ rule: 'ROG-CPHL-21' });
    expect(knownBy(h, 16)).toEqual(EVERYBODY); // the fourth card that lay there
    expect([...h.last('StubShuffled').faces!].sort((a, b) => a - b)).toEqual(stub);
    expect(h.ids('burn')).toEqual([12]);
    expect(knownBy(h, 12)).toEqual(NOBODY);
    expect(h.all('CardBurned')).toHaveLength(1);
    expect(h.ids('board')).toEqual([52, 53, 54]); // new cards
    for (const card of h.ids('stock')) expect([card > 54, knownBy(h, card)]).toEqual([true, NOBODY]);
    expect([h.stage, h.toAct]).toEqual(['flop-betting', 1]);
    expect(h.stacks()).toEqual(before);
    expect(h.seats.map((seat) => h.ids(`hand:${seat}`).length)).toEqual([3, 3, 3, 3]);
    playedOut(h);
  });

  test('ROG-CPHL-21, AMB-ROG-68 until the next board card is burned; bets on that flop go back, those before it stand', () => {
    const h = dealt();
    no(h, 'flop-too-many', 'wrong-stage', 'ROG-CPHL-21');
    h.acts('r6').checkTo('flop-betting');
    expect(h.refused(1, 'flop-too-many')).toMatchObject({ refused: 'staff-only' });
    h.acts('r3 r6 f').do('dealer', 'flop-too-many');
    expect([h.stacks(), h.stage, h.toAct]).toEqual([[94, 94, 94, 94], 'flop-betting', 1]);
    expect([h.ids('hand:3'), h.option(1, 'bet')?.amount?.min]).toEqual([[], 300]); // who folded stays out
    h.checkTo('turn-betting');
    no(h, 'flop-too-many', 'too-late', 'AMB-ROG-68');
    playedOut(h);
    const action = dealt({ switches: { 'rog.irr.window': 'action' } })
      .checkTo('flop-betting')
      .acts('c');
    no(action, 'flop-too-many', 'action-has-begun', 'AMB-ROG-68');
  });

  test('ROG-CPHL-21, AMB-ROG-68 at the discard too: what was thrown for that flop goes back to its hand', () => {
    const h = dealt()
      .checkTo('flop-betting')
      .acts('r3 c c c')
      .do(1, 'discard', { cards: [0] });
    expect([h.stage, h.ids('muck'), h.at('bet:1')]).toEqual(['discard', [0], 3]);
    h.do('dealer', 'flop-too-many');
    expect([h.stage, h.ids('muck'), h.ids('hand:1'), h.stacks()]).toEqual([
      'flop-betting',
      [],
      [4, 8, 0],
      [97, 97, 97, 97],
    ]);
    expect(h.ids('burn')).toEqual([12]);
    playedOut(h);
  });

  test('AMB-ROG-68 everybody all in and a person dealing: the dealer is asked, and his going on closes the window', () => {
    const h = dealt({ dealer: 'person', stacks: [9, 9, 9, 9] }).acts('r6 r9 c c c');
    expect([h.stage, h.options('dealer')]).toMatchObject(['preflop-wait', [{ type: 'deal-on', rule: 'ROG-CPHL-25a' }]]);
    h.do('dealer', 'exposed-card', { cards: [5] }).do('dealer', 'deal-on');
    expect([h.stage, h.ids('burn'), h.ids('board')]).toEqual(['flop-wait', [5], [13, 14, 15]]);
    no(h, 'exposed-card', 'too-late', 'AMB-ROG-68');
    h.do('dealer', 'flop-too-many');
    expect([h.stage, h.ids('board').length]).toEqual(['flop-wait', 3]);
    h.do('dealer', 'boxed-card', { cards: h.ids('board').slice(0, 1) }).do('dealer', 'deal-on');
    expect(h.stage).toBe('discard');
    h.checkTo('turn-wait');
    no(h, 'flop-too-many', 'too-late', 'AMB-ROG-68');
    const [turned, burned] = [h.ids('board')[3]!, h.ids('burn').at(-1)!];
    h.do('dealer', 'no-burn'); // nobody has acted on it
    expect([h.last('BurnCorrected').rule, h.ids('board')[3], h.ids('burn').at(-1)]).toEqual([
      'ROG-CPHL-25a',
      burned,
      turned,
    ]);
    h.do('dealer', 'deal-on').do('dealer', 'deal-on');
    expect(h.stage).toBe('showdown');
    h.do('dealer', 'push-pot');
    expect([h.stage, h.chipTotal()]).toEqual(['over', 3600]);
    // The engine makes no such mistakes, and waits for nobody.
    expect(dealt({ stacks: [9, 9, 9, 9] }).acts('r6 r9 c c c').stage).toBe('discard');
  });

  test('AMB-ROG-36 turned too soon: taken back, reshuffled when the betting is done; its burn stays, and is not repeated', () => {
    const h = dealt().acts('c').do('dealer', 'early-flop');
    expect(h.last('CardsTakenBack')).toMatchObject({ rule: 'AMB-ROG-36' });
    expect([h.ids('burn'), h.ids('aside'), h.ids('board')]).toEqual([[12], [13, 14, 15], []]);
    for (const card of [13, 14, 15]) expect(knownBy(h, card)).toEqual(EVERYBODY);
    expect(knownBy(h, 12)).toEqual(NOBODY);
    expect(h.toAct).toBe(0); // the betting goes on where it was
    const stub = facesOf(h, [...h.ids('stock'), 13, 14, 15]);
    h.acts('c c c');
    expect([...h.last('StubShuffled').faces!].sort((a, b) => a - b)).toEqual(stub);
    expect([h.ids('burn'), h.ids('board'), h.ids('aside')]).toEqual([[12], [52, 53, 54], []]);
    playedOut(h);
    no(dealt().checkTo('flop-betting'), 'early-flop', 'wrong-stage', 'AMB-ROG-36');
    no(pine(), 'early-flop', 'wrong-stage', 'AMB-ROG-36');
    no(dealt().do('dealer', 'early-flop'), 'early-flop', 'already-corrected', 'AMB-ROG-36');
  });
});

describe('the turn and the river', () => {
  test('ROG-CPHL-22 the turn too soon: out of play, the next comes as fourth; then shuffled with it, burn, fifth', () => {
    const h = dealt().checkTo('flop-betting').acts('r3').do('dealer', 'early-turn');
    expect(h.last('CardsTakenBack')).toMatchObject({ rule: 'ROG-CPHL-22' });
    expect([h.ids('burn'), h.ids('aside'), h.ids('board')]).toEqual([[12, 16], [17], [13, 14, 15]]);
    expect(knownBy(h, 17)).toEqual(EVERYBODY);
    expect(h.option(2, 'call')?.cost).toBe(300); // the bet stands and the betting is completed
    h.acts('c c c');
    expect(h.stage).toBe('discard');
    h.do(1, 'discard', { cards: [0] })
      .do(2, 'discard', { cards: [1] })
      .do(3, 'discard', { cards: [2] });
    h.do(0, 'discard', { cards: [3] });
    expect(h.has('StubShuffled')).toBe(false);
    // Burn the next, and what would have been the fifth is the fourth.
    expect([h.ids('burn'), h.ids('board'), h.ids('aside')]).toEqual([[12, 16, 18], [13, 14, 15, 19], [17]]);
    const stub = facesOf(h, [...h.ids('stock'), 17]);
    h.acts('c c c c');
    expect(h.stage).toBe('river-betting');
    expect([...h.last('StubShuffled').faces!].sort((a, b) => a - b)).toEqual(stub);
    expect([h.ids('muck'), h.ids('aside')]).toEqual([[0, 1, 2, 3], []]); // discards and burns stay out
    expect([h.ids('burn'), h.ids('board')]).toEqual([
      [12, 16, 18, 52],
      [13, 14, 15, 19, 53],
    ]);
    for (const card of [12, 16, 18, 52]) expect(knownBy(h, card)).toEqual(NOBODY);
    playedOut(h);
  });

  test('ROG-CPHL-22 only while the flop round is on, and once', () => {
    const h = dealt();
    no(h, 'early-turn', 'wrong-stage', 'ROG-CPHL-22');
    h.checkTo('flop-betting');
    expect(h.refused(2, 'early-turn')).toMatchObject({ refused: 'staff-only' });
    h.do('dealer', 'early-turn');
    no(h, 'early-turn', 'already-corrected', 'ROG-CPHL-22');
    h.checkTo('discard');
    no(h, 'early-turn', 'wrong-stage', 'ROG-CPHL-22');
    h.checkTo('turn-betting');
    no(h, 'early-turn', 'wrong-stage', 'ROG-CPHL-22');
  });

  test('ROG-CPHL-22 everybody folds to one hand: it takes the pot and no more cards come', () => {
    const h = dealt().checkTo('flop-betting').acts('r3').do('dealer', 'early-turn').acts('f f f');
    expect([h.stage, h.ids('board'), h.has('StubShuffled')]).toEqual(['over', [13, 14, 15], false]);
    expect(h.stacks()).toEqual([97, 109, 97, 97]);
  });

  test('ROG-CPHL-23 the river too soon: taken back, reshuffled with the stub after the betting, burn, a new fifth', () => {
    const h = dealt().checkTo('turn-betting').acts('r6').do('dealer', 'early-river');
    expect(h.last('CardsTakenBack')).toMatchObject({ rule: 'ROG-CPHL-23' });
    expect([h.ids('burn'), h.ids('aside'), h.ids('board')]).toEqual([[12, 16, 18], [19], [13, 14, 15, 17]]);
    expect(knownBy(h, 19)).toEqual(EVERYBODY);
    expect(knownBy(h, 18)).toEqual(NOBODY);
    const stub = facesOf(h, [...h.ids('stock'), 19]);
    const muck = h.ids('muck');
    h.acts('c c c');
    expect([...h.last('StubShuffled').faces!].sort((a, b) => a - b)).toEqual(stub);
    expect(h.ids('muck')).toEqual(muck);
    expect([h.ids('burn'), h.ids('board')]).toEqual([
      [12, 16, 18, 52],
      [13, 14, 15, 17, 53],
    ]);
    expect(h.stacks()).toEqual([91, 91, 91, 91]);
    playedOut(h);
  });

  test('ROG-CPHL-23 only while the turn round is on, and once; an early turn before it does not stand in the way', () => {
    const h = dealt().checkTo('flop-betting');
    no(h, 'early-river', 'wrong-stage', 'ROG-CPHL-23');
    h.do('dealer', 'early-turn').checkTo('turn-betting').do('dealer', 'early-river');
    expect(h.ids('aside')).toEqual([17, 21]);
    no(h, 'early-river', 'already-corrected', 'ROG-CPHL-23');
    h.checkTo('river-betting');
    expect([h.ids('aside'), h.ids('burn'), h.ids('board')]).toEqual([[], [12, 16, 18, 20, 52], [13, 14, 15, 19, 53]]);
    no(h, 'early-river', 'wrong-stage', 'ROG-CPHL-23');
    playedOut(h);
  });
});

describe('a burn forgotten', () => {
  test('ROG-CPHL-25a before anybody acts the card turned becomes the burn, and the next is turned', () => {
    const flop = dealt().checkTo('flop-betting').do('dealer', 'no-burn');
    expect(flop.last('BurnCorrected')).toMatchObject({ rule: 'ROG-CPHL-25a' });
    // The burn never left the deck: it is turned now, and one card is burned in the end.
    expect([flop.ids('burn'), flop.ids('board')]).toEqual([[13], [14, 15, 12]]);
    expect([knownBy(flop, 13), knownBy(flop, 12)]).toEqual([EVERYBODY, EVERYBODY]);
    expect(playedOut(flop).ids('burn')).toHaveLength(3);
    const turn = dealt().checkTo('turn-betting').do('dealer', 'no-burn');
    expect([turn.ids('burn'), turn.ids('board')]).toEqual([
      [12, 17],
      [13, 14, 15, 16],
    ]);
    expect(turn.toAct).toBe(1);
    const river = dealt().checkTo('river-betting').do('dealer', 'no-burn');
    expect([river.ids('burn'), river.ids('board')]).toEqual([
      [12, 16, 19],
      [13, 14, 15, 17, 18],
    ]);
    playedOut(river);
  });

  test('ROG-CPHL-25a on a board street only, and once: a burn that was put right is not missing', () => {
    const h = dealt();
    no(h, 'no-burn', 'wrong-stage', 'ROG-CPHL-25a');
    h.checkTo('flop-betting').do('dealer', 'no-burn');
    no(h, 'no-burn', 'already-corrected', 'ROG-CPHL-25a');
    h.acts('c');
    expect(h.refused('dealer', 'no-burn')).toMatchObject({ refused: 'already-corrected' });
    h.checkTo('discard');
    no(h, 'no-burn', 'already-corrected', 'ROG-CPHL-25a');
    h.checkTo('turn-betting').do('dealer', 'no-burn'); // another street, another burn
    playedOut(h);
    no(h, 'no-burn', 'too-late', 'AMB-ROG-68');
    // An exposed card that was the burn lies there face up: it was burned.
    const exposed = dealt()
      .do('dealer', 'exposed-card', { cards: [5] })
      .checkTo('flop-betting');
    no(exposed, 'no-burn', 'already-corrected', 'ROG-CPHL-25a');
  });

  test('ROG-CPHL-25b, AMB-ROG-68 at the discard too: the flop was acted on, so it plays', () => {
    const h = dealt().checkTo('discard').do('dealer', 'no-burn');
    expect([h.last('BurnOwed').rule, h.ids('burn'), h.ids('next-burn')]).toEqual(['ROG-CPHL-25b', [], [12]]);
    h.checkTo('turn-betting');
    expect([h.ids('burn'), h.ids('board'), h.ids('next-burn')]).toEqual([[12, 16], [13, 14, 15, 17], []]);
    playedOut(h);
  });

  test('ROG-CPHL-25b once somebody has acted the card plays, and two are burned on the next round', () => {
    const h = dealt().checkTo('flop-betting').acts('c').do('dealer', 'no-burn');
    expect(h.last('BurnOwed')).toMatchObject({ rule: 'ROG-CPHL-25b' });
    expect(h.ids('board')).toEqual([13, 14, 15]);
    no(h, 'no-burn', 'already-corrected', 'ROG-CPHL-25b');
    h.checkTo('turn-betting');
    expect([h.ids('burn'), h.ids('board'), h.ids('next-burn')]).toEqual([[12, 16], [13, 14, 15, 17], []]);
    for (const card of [12, 16]) expect(knownBy(h, card)).toEqual(NOBODY);
    h.acts('c').do('dealer', 'no-burn').checkTo('river-betting');
    expect([h.ids('burn'), h.ids('board')]).toEqual([
      [12, 16, 18],
      [13, 14, 15, 17, 19],
    ]);
    h.acts('c');
    no(h, 'no-burn', 'wrong-stage', 'ROG-CPHL-25b'); // there is no next round
    playedOut(h);
  });
});
