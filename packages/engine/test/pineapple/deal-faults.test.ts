// Crazy pineapple: what can go wrong on the deal, and what is done. Cards are numbered as they lie in the pack: see pine.ts.
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../src/testing/poker.js';
import { dealt, EVERYBODY, knownBy, NOBODY, pine, playedOut } from './pine.js';

const top = (h: Hand, n: number) => h.ids('stock').slice(-n).reverse();
/** From the deal to the burn for the flop, whoever has acted: at no other time may it be reported, by no seat. */
function onlyOnTheDeal(name: string, rule: string, more: { cards?: readonly number[] }, closed = CLOSED): void {
  const no = (h: Hand, refused: string, by: string) =>
    expect(h.refused('floor', name, more)).toMatchObject({ refused, rule: by });
  expect(dealt().refused(1, name, more)).toMatchObject({ refused: 'staff-only' });
  no(pine(), 'wrong-stage', rule);
  playedOut(dealt().acts('c r6 c').do('floor', name, more));
  for (const stage of closed) no(dealt().checkTo(stage), 'too-late', 'AMB-ROG-68');
  // Where the house has it so, only until somebody acts.
  no(dealt({ switches: { 'rog.irr.window': 'action' } }).acts('c'), 'action-has-begun', 'AMB-ROG-68');
}
const CLOSED = ['flop-betting', 'discard', 'turn-betting', 'over'];

describe('an exposed card', () => {
  test('ROG-CPHL-20 one exposed card is replaced by the next of the deck, and is the burn before the flop', () => {
    const h = dealt().do('dealer', 'exposed-card', { cards: [5] });
    expect(h.last('CardReplaced')).toMatchObject({ seat: 2, rule: 'ROG-CPHL-20' });
    expect(h.ids('hand:2')).toEqual([1, 9, 12]);
    expect(knownBy(h, 5)).toEqual(EVERYBODY);
    expect(knownBy(h, 12)).toEqual([2]);
    expect(top(h, 2)).toEqual([5, 13]);
    expect(knownBy(h, 13)).toEqual(NOBODY);
    expect(h.stacks()).toEqual([100, 99, 97, 100]);
    h.checkTo('flop-betting');
    expect([h.ids('burn'), h.ids('board')]).toEqual([[5], [13, 14, 15]]);
    h.checkTo('turn-betting');
    expect([h.ids('burn'), h.ids('board')]).toEqual([
      [5, 16],
      [13, 14, 15, 17],
    ]);
    playedOut(h);
  });

  test('ROG-CPHL-20 two exposed cards are a misdeal: blinds stay, all cards are shuffled and dealt again', () => {
    const h = dealt().do('dealer', 'exposed-cards', { cards: [5, 6] });
    expect(h.last('MisdealCalled')).toMatchObject({ rule: 'ROG-CPHL-20' });
    expect(h.all('PackShuffled')).toHaveLength(2);
    expect([h.stage, h.toAct]).toEqual(['preflop-betting', 3]);
    expect(h.ids('spent')).toHaveLength(52);
    expect(h.ids('hand:2')).toEqual([53, 57, 61]); // new cards, and nobody has seen another's
    for (const card of h.ids('hand:2')) expect(knownBy(h, card)).toEqual([2]);
    expect([h.at('bet:1'), h.at('bet:2')]).toEqual([1, 3]);
    expect(h.stacks()).toEqual([100, 99, 97, 100]);
    expect(h.all('Posted')).toHaveLength(2);
    expect(h.isWholePack).toBe(true);
    playedOut(h);
  });

  test('ROG-CPHL-20 the second card exposed after the first was replaced is a misdeal all the same', () => {
    const h = dealt().do('dealer', 'exposed-card', { cards: [5] });
    expect(h.refused('dealer', 'exposed-card', { cards: [6] })).toMatchObject({
      refused: 'second-exposed-card',
      rule: 'ROG-CPHL-20',
    });
    h.do('dealer', 'exposed-cards', { cards: [6] });
    expect(knownBy(h, 6)).toEqual(EVERYBODY);
    expect(h.all('PackShuffled')).toHaveLength(2);
    playedOut(h);
  });

  test('ROG-CPHL-20 a straddle stays up on the redeal, a fee is not taken twice', () => {
    const fees = [{ seat: 0, amount: 300, to: 'drop', rule: 'ROG-CPHL-F1' }] as const;
    const h = pine({ fees })
      .do(3, 'straddle', { to: 6 })
      .do('floor', 'exposed-cards', { cards: [0, 1] });
    expect(h.toAct).toBe(0);
    expect([h.at('bet:3'), h.at('drop')]).toEqual([6, 3]);
    expect(playedOut(h).at('drop')).toBe(3);
    const kept = dealt({ fees, switches: { 'fee.on_void': 'keep' } }).do('floor', 'exposed-cards', { cards: [0, 1] });
    expect(playedOut(kept).at('drop')).toBe(6); // AMB-GEN-22, where the house has said so
  });

  test('ROG-CPHL-20 one card means one, two means two, and only hole cards count', () => {
    const h = dealt();
    const no = (name: string, cards: readonly number[], refused: string) =>
      expect(h.refused('floor', name, { cards })).toMatchObject({ refused, rule: 'ROG-CPHL-20' });
    no('exposed-card', [], 'wrong-number-of-cards');
    no('exposed-card', [5, 6], 'wrong-number-of-cards');
    no('exposed-card', [20], 'card-not-yours');
    no('exposed-cards', [5], 'wrong-number-of-cards');
    onlyOnTheDeal('exposed-card', 'ROG-CPHL-20', { cards: [5] });
    onlyOnTheDeal('exposed-cards', 'ROG-CPHL-20', { cards: [5, 6] });
  });
});

describe('a card off the table', () => {
  test('ROG-CPHL-19 is dead, replaced from the top after the round, and is the burn of the next', () => {
    const h = dealt().do('dealer', 'off-table', { cards: [10] });
    expect(h.last('CardReplaced')).toMatchObject({ seat: 3, rule: 'ROG-CPHL-19' });
    expect(h.ids('hand:3')).toEqual([2, 6, 12]);
    expect(knownBy(h, 12)).toEqual([3]);
    expect(knownBy(h, 10)).toEqual([3]); // not exposed: nobody else has seen it
    h.checkTo('flop-betting');
    expect([h.ids('burn'), h.ids('board')]).toEqual([[10], [13, 14, 15]]);
    expect(h.stacks()).toEqual([97, 97, 97, 97]);
    playedOut(h);
    onlyOnTheDeal('off-table', 'ROG-CPHL-19', { cards: [10] });
  });

  test('ROG-CPHL-19 a dead card never comes back into a hand or onto the board, whatever else goes wrong', () => {
    const twice = dealt()
      .do('dealer', 'off-table', { cards: [10] })
      .do('dealer', 'off-table', { cards: [4] });
    expect([twice.ids('hand:3'), twice.ids('hand:1')]).toEqual([
      [2, 6, 12],
      [0, 8, 13],
    ]);
    twice.checkTo('flop-betting');
    expect([...twice.ids('burn')].sort((a, b) => a - b)).toEqual([4, 10]);
    expect(twice.ids('board')).toEqual([14, 15, 16]);
    playedOut(twice);
    const then = (name: string) =>
      dealt()
        .do('dealer', 'exposed-card', { cards: [5] })
        .do('dealer', name, { cards: [4] });
    expect(then('off-table').ids('hand:1')).toEqual([0, 8, 13]);
    expect(then('boxed-card').ids('hand:1')).toEqual([0, 8, 13]);
    expect(playedOut(then('boxed-card')).ids('burn')[0]).toBe(5);
    const early = dealt()
      .do('dealer', 'off-table', { cards: [10] })
      .do('dealer', 'off-table', { cards: [4] });
    early.do('dealer', 'early-flop');
    expect(early.ids('aside')).toEqual([14, 15, 16]);
    playedOut(early);
  });
});

describe('boxed cards and jokers', () => {
  test('ROG-CPHL-18A a boxed card or joker is a scrap of paper: shown, laid away, replaced by the next of the deck', () => {
    const h = dealt().do('dealer', 'boxed-card', { cards: [7] });
    expect(h.last('CardScrapped')).toMatchObject({ seat: 0, rule: 'ROG-CPHL-18A' });
    expect([h.ids('scrap'), h.ids('hand:0')]).toEqual([[7], [3, 11, 12]]);
    expect(knownBy(h, 7)).toEqual(EVERYBODY);
    expect(knownBy(h, 12)).toEqual([0]);
    h.do('dealer', 'boxed-card', { cards: [8] });
    expect([h.ids('scrap'), h.ids('hand:1')]).toEqual([
      [7, 8],
      [0, 4, 13],
    ]);
    h.checkTo('flop-betting');
    expect([h.ids('burn'), h.ids('board')]).toEqual([[14], [15, 16, 17]]); // it is no burn
    expect(h.stacks()).toEqual([97, 97, 97, 97]);
    playedOut(h);
    expect(h.ids('scrap')).toEqual([7, 8]); // and not shuffled in again
    onlyOnTheDeal('boxed-card', 'ROG-CPHL-18A', { cards: [7] }, ['over']);
  });

  test('ROG-CPHL-18A one that lies on the board is replaced by the next of the deck, until the next card is burned', () => {
    const h = dealt().checkTo('flop-betting').acts('r3 c');
    expect(h.refused('dealer', 'boxed-card', { cards: [7] })).toMatchObject({ refused: 'card-not-yours' });
    h.do('dealer', 'boxed-card', { cards: [14] });
    expect(h.last('BoardCardReplaced')).toMatchObject({ rule: 'ROG-CPHL-18A' });
    expect([h.ids('board'), h.ids('scrap'), h.ids('burn')]).toEqual([[13, 15, 16], [14], [12]]);
    expect([knownBy(h, 16), h.at('bet:1'), h.at('bet:2'), h.toAct]).toEqual([EVERYBODY, 3, 3, 3]);
    h.checkTo('discard').do('dealer', 'boxed-card', { cards: [16] });
    expect(h.ids('board')).toEqual([13, 15, 17]);
    h.checkTo('turn-betting');
    expect([h.ids('board'), h.refused('dealer', 'boxed-card', { cards: [13] }).refused]).toEqual([
      [13, 15, 17, 19],
      'card-not-yours',
    ]);
    playedOut(h);
    expect(h.refused('dealer', 'boxed-card')).toMatchObject({ refused: 'too-late', rule: 'AMB-ROG-68' });
  });

  test('ROG-CPHL-18A scraps stay away when the stub is shuffled again', () => {
    const h = dealt()
      .do('dealer', 'boxed-card', { cards: [7] })
      .checkTo('flop-betting')
      .do('floor', 'flop-too-many');
    expect(h.ids('scrap')).toEqual([7]);
    expect(h.last('StubShuffled').faces).not.toContain(h.round.faces[7]);
    playedOut(h);
  });

  test('ROG-CPHL-18B who acts without announcing his joker has a foul hand, and forfeits it with his chips', () => {
    const h = dealt().acts('r6').do('floor', 'joker-unannounced', { seat: 3 });
    expect(h.last('HandKilled')).toMatchObject({ seat: 3, rule: 'ROG-CPHL-18B' });
    expect([h.at('bet:3'), h.at('stack:3')]).toEqual([6, 94]);
    expect(h.ids('hand:3')).toEqual([]);
    for (const card of [2, 6, 10]) expect(knownBy(h, card)).toEqual([3]);
    expect([h.toAct, h.option(0, 'call')?.cost]).toEqual([0, 600]);
    playedOut(h);
    expect(h.at('stack:3')).toBe(94);
  });

  test('ROG-CPHL-18B not before he has acted; but a raise behind him does not wash it away', () => {
    const h = dealt();
    expect(h.refused('floor', 'joker-unannounced', { seat: 3 })).toMatchObject({
      refused: 'action-not-begun',
      rule: 'ROG-CPHL-18B',
    });
    h.acts('c');
    for (const seat of [0, 1, 2])
      expect(h.refused('floor', 'joker-unannounced', { seat })).toMatchObject({ refused: 'not-that-seat' });
    h.acts('r6'); // seat 3 is to act again, but acted he has
    h.do('floor', 'joker-unannounced', { seat: 3 });
    expect([h.at('bet:3'), h.at('stack:3')]).toEqual([3, 97]);
    playedOut(h);
    const posts = [1, 2, 3].map((seat) => ({
      seat,
      amount: seat === 1 ? 100 : 300,
      kind: (['small-blind', 'big-blind', 'live-big'] as const)[seat - 1]!,
      rule: 'ROG-CPHL-16',
    }));
    playedOut(dealt({ posts }).acts('c').do('floor', 'joker-unannounced', { seat: 3 })); // a check is an act
    const blind = dealt().acts('c c c'); // the blinds are no action (AMB-GEN-08)
    expect(blind.refused('floor', 'joker-unannounced', { seat: 2 })).toMatchObject({ refused: 'not-that-seat' });
    const straddle = pine().do(3, 'straddle', { to: 6 }).acts('c c c');
    expect(straddle.refused('floor', 'joker-unannounced', { seat: 3 })).toMatchObject({ refused: 'not-that-seat' });
    const allIn = dealt({ stacks: [100, 100, 3, 100] }).acts('c'); // all in on the blind, he has not acted either
    expect(allIn.refused('floor', 'joker-unannounced', { seat: 2 })).toMatchObject({ refused: 'not-that-seat' });
    playedOut(dealt().checkTo('river-betting').do('floor', 'joker-unannounced', { seat: 2 }));
  });
});

describe('a dead seat', () => {
  test('ROG-CPHL-24 cards dealt to a position nobody plays are a misdeal: blinds stay up, all is dealt again', () => {
    const h = dealt().do('dealer', 'dead-seat-dealt');
    expect(h.last('MisdealCalled')).toMatchObject({ rule: 'ROG-CPHL-24', chips: [] });
    expect(h.all('PackShuffled')).toHaveLength(2);
    expect(h.ids('hand:1')).toEqual([52, 56, 60]);
    for (let card = 0; card < 52; card++) expect(knownBy(h, card).length).toBeLessThan(2); // nothing was shown
    expect(h.stacks()).toEqual([100, 99, 97, 100]);
    expect(h.toAct).toBe(3);
    playedOut(h);
    onlyOnTheDeal('dead-seat-dealt', 'ROG-CPHL-24', {}, ['over']);
  });

  test('ROG-CPHL-24, AMB-ROG-68 until the hand is over: on any street every bet but the blinds comes back', () => {
    for (const stage of ['flop-betting', 'discard', 'turn-betting', 'river-betting']) {
      const h = dealt().acts('r6 c f c').checkTo(stage);
      if (stage !== 'discard') h.acts(h.stage === 'flop-betting' ? 'r3 c' : 'r6 c');
      h.do('floor', 'dead-seat-dealt');
      expect([h.stage, h.toAct, h.stacks()]).toEqual(['preflop-betting', 3, [100, 99, 97, 100]]);
      expect([h.at('bet:1'), h.at('bet:2'), h.ids('board'), h.ids('muck')]).toEqual([1, 3, [], []]);
      playedOut(h);
    }
    const shown = dealt({ dealer: 'person' }).checkTo('showdown').do('dealer', 'dead-seat-dealt');
    expect([shown.stage, shown.stacks()]).toEqual(['preflop-betting', [100, 99, 97, 100]]);
    const action = dealt({ switches: { 'rog.irr.window': 'action' } }).checkTo('turn-betting');
    expect(action.refused('floor', 'dead-seat-dealt')).toMatchObject({
      refused: 'action-has-begun',
      rule: 'AMB-ROG-68',
    });
  });

  test('ROG-CPHL-24 a straddle stays up, whatever was bet after it', () => {
    const h = pine()
      .do(3, 'straddle', { to: 6 })
      .acts('c r9 c c')
      .checkTo('turn-betting')
      .do('floor', 'dead-seat-dealt');
    expect([h.at('bet:3'), h.stacks(), h.toAct]).toEqual([6, [100, 99, 97, 94], 0]);
    playedOut(h);
  });
});
