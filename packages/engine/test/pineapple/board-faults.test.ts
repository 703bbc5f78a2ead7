// Crazy pineapple: what can go wrong with the board, and what is done, card by card.
import { describe, expect, test } from 'vitest';
import type { Hand } from '../hand.js';
import { dealt, EVERYBODY, knownBy, NOBODY, pine, playedOut } from './pine.js';

const facesOf = (h: Hand, ids: readonly number[]) => ids.map((card) => h.table.faces[card]!).sort((a, b) => a - b);
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

  test('ROG-CPHL-21 only on the flop, before anybody has acted on it', () => {
    const h = dealt();
    no(h, 'flop-too-many', 'wrong-stage', 'ROG-CPHL-21');
    h.checkTo('flop-betting');
    expect(h.refused(1, 'flop-too-many')).toMatchObject({ refused: 'staff-only' });
    h.acts('c');
    no(h, 'flop-too-many', 'action-has-begun', 'ROG-CPHL-21');
    h.checkTo('turn-betting');
    no(h, 'flop-too-many', 'wrong-stage', 'ROG-CPHL-21');
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
    expect([flop.ids('burn'), flop.ids('board')]).toEqual([
      [12, 13],
      [14, 15, 16],
    ]);
    expect([knownBy(flop, 13), knownBy(flop, 16)]).toEqual([EVERYBODY, EVERYBODY]);
    playedOut(flop);
    const turn = dealt().checkTo('turn-betting').do('dealer', 'no-burn');
    expect([turn.ids('burn'), turn.ids('board')]).toEqual([
      [12, 16, 17],
      [13, 14, 15, 18],
    ]);
    expect(turn.toAct).toBe(1);
    const river = dealt().checkTo('river-betting').do('dealer', 'no-burn');
    expect([river.ids('burn'), river.ids('board')]).toEqual([
      [12, 16, 18, 19],
      [13, 14, 15, 17, 20],
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
    no(h, 'no-burn', 'wrong-stage', 'ROG-CPHL-25a');
    h.checkTo('turn-betting').do('dealer', 'no-burn'); // another street, another burn
    playedOut(h);
    // An exposed card that was the burn is no sign that anything was put right.
    playedOut(
      dealt()
        .do('dealer', 'exposed-card', { cards: [5] })
        .checkTo('flop-betting')
        .do('dealer', 'no-burn'),
    );
  });

  test('ROG-CPHL-25b once somebody has acted the card plays, and two are burned on the next round', () => {
    const h = dealt().checkTo('flop-betting').acts('c').do('dealer', 'no-burn');
    expect(h.last('BurnOwed')).toMatchObject({ rule: 'ROG-CPHL-25b' });
    expect(h.ids('board')).toEqual([13, 14, 15]);
    no(h, 'no-burn', 'already-corrected', 'ROG-CPHL-25b');
    h.checkTo('turn-betting');
    expect([h.ids('burn'), h.ids('board'), h.ids('next-burn')]).toEqual([[12, 16, 17], [13, 14, 15, 18], []]);
    for (const card of [16, 17]) expect(knownBy(h, card)).toEqual(NOBODY);
    h.acts('c').do('dealer', 'no-burn').checkTo('river-betting');
    expect([h.ids('burn'), h.ids('board')]).toEqual([
      [12, 16, 17, 19, 20],
      [13, 14, 15, 18, 21],
    ]);
    h.acts('c');
    no(h, 'no-burn', 'wrong-stage', 'ROG-CPHL-25b'); // there is no next round
    playedOut(h);
  });
});
