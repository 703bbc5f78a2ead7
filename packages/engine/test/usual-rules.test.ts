// Irregularities where a house's sheet has none (AMB-GEN-09): Ven-A-Mexico and S & K. Cards are numbered as they lie in the
// pack: with four seats of hold'em 0 to 7 are the hole cards in the order dealt, seat 1 first; 8 is the burn, 9 the flop.
import { describe, expect, test } from 'vitest';
import { blindsOf } from '../src/table/index.js';
import { type Dealing, deal, type Hand } from '../src/testing/poker.js';
import { EVERYBODY, knownBy, playedOut } from './pineapple/pine.js';

const rule = 'AMB-GEN-09';
const tables = [
  { house: 'ven-a-mexico', game: 'hold', raise: 'r6' },
  { house: 's-and-k', game: 'hold', raise: 'r10' },
] as const;

/** Everything was collected and dealt again: new cards, blinds up, all else back, the first seat to act. */
function isRedealt(h: Hand): void {
  expect(h.last('MisdealCalled').rule).toBe(rule);
  expect(h.all('PackShuffled')).toHaveLength(2);
  expect(h.seats.map((seat) => h.ids(`hand:${seat}`))).toEqual([
    [55, 59],
    [52, 56],
    [53, 57],
    [54, 58],
  ]);
  for (const seat of h.seats) for (const card of h.ids(`hand:${seat}`)) expect(knownBy(h, card)).toEqual([seat]);
  const { small, big } = blindsOf(h.rules);
  expect(h.seats.map((seat) => h.at(`bet:${seat}`))).toEqual([0, small / 100, big / 100, 0]);
  expect(h.all('Posted')).toHaveLength(2);
  expect(h.round.felt.markers[h.game.names.markers.indexOf('aggressor')]).toBeNull();
  expect([h.stage, h.toAct]).toEqual(['preflop-betting', 3]);
  playedOut(h);
}

describe.each(tables)('$house', ({ house, game, raise }) => {
  const dealt = (p: Partial<Dealing> = {}) => deal({ house, game, stacks: [100, 100, 100, 100], ...p });
  /** Before two have acted, by dealer or floor, and at no other time. */
  function onlyBeforeTwoAct(name: string, more: { cards?: readonly number[]; seat?: number } = {}): void {
    const no = (h: Hand, refused: string) => expect(h.refused('floor', name, more)).toMatchObject({ refused, rule });
    expect(dealt().refused(3, name, more)).toMatchObject({ refused: 'staff-only' });
    dealt().acts('c').do('floor', name, more);
    no(dealt().acts('c c'), 'two-have-acted');
    for (const stage of ['flop-betting', 'river-betting', 'over']) no(dealt().checkTo(stage), 'wrong-stage');
  }

  test('AMB-GEN-09 the first or second card dealt is exposed: a misdeal', () => {
    for (const card of [0, 1]) {
      const h = dealt().do('dealer', 'exposed-card', { cards: [card] });
      expect(knownBy(h, card)).toEqual(EVERYBODY);
      isRedealt(h);
    }
    onlyBeforeTwoAct('exposed-card', { cards: [0] });
  });

  test('AMB-GEN-09 one later card is exposed: replaced by the next, and the burn before the flop', () => {
    const h = dealt()
      .acts('c')
      .do('dealer', 'exposed-card', { cards: [6] });
    expect(h.last('CardReplaced')).toMatchObject({ seat: 3, rule });
    expect(h.ids('hand:3')).toEqual([2, 8]);
    expect([knownBy(h, 6), knownBy(h, 8)]).toEqual([EVERYBODY, [3]]);
    expect(h.toAct).toBe(0); // what was done stands
    h.checkTo('flop-betting');
    expect([h.ids('burn'), h.ids('board')]).toEqual([[6], [9, 10, 11]]);
    playedOut(h);
    expect(h.has('MisdealCalled')).toBe(false);
    onlyBeforeTwoAct('exposed-card', { cards: [7] });
  });

  test('AMB-GEN-09 two cards are exposed: a misdeal, together or one after the other', () => {
    isRedealt(dealt().do('dealer', 'exposed-cards', { cards: [5, 6] }));
    isRedealt(
      dealt()
        .do('dealer', 'exposed-card', { cards: [5] })
        .do('dealer', 'exposed-card', { cards: [6] }),
    );
    isRedealt(
      dealt()
        .do('dealer', 'exposed-card', { cards: [5] })
        .do('dealer', 'exposed-cards', { cards: [6] }),
    );
    expect(dealt().refused('floor', 'exposed-cards', { cards: [5] })).toMatchObject({
      refused: 'wrong-number-of-cards',
    });
    onlyBeforeTwoAct('exposed-cards', { cards: [5, 6] });
  });

  test('AMB-GEN-09 after a redeal the count begins anew', () => {
    const h = dealt()
      .do('dealer', 'boxed-card', { cards: [7] })
      .do('dealer', 'exposed-card', { cards: [5] });
    h.do('dealer', 'exposed-card', { cards: [6] });
    h.do('dealer', 'exposed-card', { cards: [54] }).do('dealer', 'boxed-card', { cards: [55] });
    expect(h.all('MisdealCalled')).toHaveLength(1);
    expect([h.ids('hand:3'), h.ids('hand:0'), h.ids('scrap')]).toEqual([[58, 60], [59, 61], [55]]);
    playedOut(h);
    const first = dealt()
      .do('floor', 'wrong-start')
      .do('dealer', 'exposed-card', { cards: [53] });
    expect(first.all('MisdealCalled')).toHaveLength(2);
    playedOut(first);
  });

  test('AMB-GEN-09 one boxed card is replaced and no burn; two boxed are a misdeal, together or one after the other', () => {
    const h = dealt().do('dealer', 'boxed-card', { cards: [6] });
    expect([h.ids('scrap'), h.ids('hand:3')]).toEqual([[6], [2, 8]]);
    h.checkTo('flop-betting');
    expect([h.ids('burn'), h.ids('board')]).toEqual([[9], [10, 11, 12]]);
    playedOut(h);
    isRedealt(dealt().do('dealer', 'boxed-cards', { cards: [5, 6] }));
    isRedealt(
      dealt()
        .do('dealer', 'boxed-card', { cards: [5] })
        .do('dealer', 'boxed-card', { cards: [6] }),
    );
    isRedealt(
      dealt()
        .do('dealer', 'boxed-card', { cards: [5] })
        .do('dealer', 'boxed-cards', { cards: [6] }),
    );
    onlyBeforeTwoAct('boxed-card', { cards: [6] });
    onlyBeforeTwoAct('boxed-cards', { cards: [5, 6] });
  });

  test('AMB-GEN-09 a boxed card is not replaced by the exposed card that waits on the deck', () => {
    const h = dealt()
      .do('dealer', 'exposed-card', { cards: [6] })
      .do('dealer', 'boxed-card', { cards: [7] });
    expect(h.ids('hand:0')).toEqual([3, 9]);
    h.checkTo('flop-betting');
    expect([h.ids('burn'), h.ids('board')]).toEqual([[6], [10, 11, 12]]);
    playedOut(h);
  });

  test('AMB-GEN-09 dealt from the wrong seat, or to an empty one: a misdeal, nothing shown', () => {
    for (const name of ['wrong-start', 'dead-seat-dealt']) {
      const h = dealt().do('floor', name);
      for (let card = 0; card < 52; card++) expect(knownBy(h, card).length).toBeLessThan(2);
      isRedealt(h);
      onlyBeforeTwoAct(name);
    }
  });

  test('AMB-GEN-09 on a misdeal a raise comes back, a fold is undone, the fee is not taken again', () => {
    const fees = [{ seat: 0, amount: 300, to: 'drop', rule: 'X' }] as const;
    const raised = dealt({ fees }).acts(raise).do('floor', 'wrong-start');
    expect([raised.at('stack:3'), raised.at('drop')]).toEqual([100, 3]);
    isRedealt(raised);
    expect(raised.at('drop')).toBe(3);
    isRedealt(dealt().acts('f').do('floor', 'wrong-start'));
  });

  test('AMB-GEN-09 a wrong count found before two have acted is a misdeal', () => {
    isRedealt(dealt().do('dealer', 'wrong-count', { seat: 2 }));
    isRedealt(dealt().acts('c').do('dealer', 'wrong-count', { seat: 3 }));
  });

  test('AMB-GEN-09 a wrong count found after two have acted is a dead hand: its bets stay, the rest play on', () => {
    for (const stage of ['preflop-betting', 'flop-betting', 'river-betting']) {
      const h = dealt().acts('c c').checkTo(stage);
      const { chips } = h.round.felt;
      const cards = h.ids('hand:3');
      h.do('floor', 'wrong-count', { seat: 3 });
      expect(h.last('HandKilled')).toMatchObject({ seat: 3, rule });
      expect(h.has('MisdealCalled')).toBe(false);
      expect(h.round.felt.chips).toEqual(chips);
      for (const card of cards) expect(knownBy(h, card)).toEqual([3]);
      playedOut(h);
      expect(h.at('stack:3')).toBe(100 - blindsOf(h.rules).big / 100);
    }
    expect(dealt().acts('c c f').refused('floor', 'wrong-count', { seat: 1 })).toMatchObject({
      refused: 'not-that-seat',
    });
    expect(dealt().refused(0, 'wrong-count', { seat: 3 })).toMatchObject({ refused: 'staff-only' });
    expect(dealt().checkTo('over').refused('floor', 'wrong-count', { seat: 3 })).toMatchObject({ rule });
  });

  test('AMB-GEN-09 two identical cards: the hand is void, and everybody has what he began with, fee and all', () => {
    const fees = [{ seat: 0, amount: 300, to: 'drop', rule: 'X' }] as const;
    for (const stage of ['preflop-betting', 'flop-betting', 'turn-betting', 'river-betting']) {
      const h = dealt({ fees }).acts(raise).checkTo(stage).do('floor', 'identical-cards');
      expect(h.last('RoundVoided').rule).toBe(rule);
      expect(h.stage).toBe('over');
      expect([...h.stacks(), h.at('drop')]).toEqual([100, 100, 100, 100, 0]);
      expect(h.has('PotAwarded')).toBe(false);
      expect(h.refused('floor', 'identical-cards')).toMatchObject({ refused: 'round-over', rule });
    }
    expect(dealt().refused(3, 'identical-cards')).toMatchObject({ refused: 'staff-only' });
    const kept = dealt({ fees, switches: { 'fee.on_void': 'keep' } }).do('floor', 'identical-cards');
    expect([...kept.stacks(), kept.at('drop')]).toEqual([97, 100, 100, 100, 3]); // AMB-GEN-22
  });

  test('AMB-GEN-09 a pot waiting for the dealer’s push can still be ruled on', () => {
    const h = dealt({ dealer: 'person' }).checkTo('river-betting').acts('c c c c');
    expect(h.stage).toBe('showdown');
    const shown = [...new Set(h.all('HandShown').map((e) => e.seat!))];
    h.do('floor', 'identical-cards');
    expect([h.stage, h.stacks()]).toEqual(['over', [100, 100, 100, 100]]);
    expect(shown.length).toBeGreaterThan(0);
  });

  test('AMB-GEN-09 the house may take Rogelio’s list instead: irr.profile = rog', () => {
    const names = (h: Hand) => h.game.incidents.map((i) => i.name);
    expect(names(dealt())).toEqual([
      'exposed-card',
      'exposed-cards',
      'boxed-card',
      'boxed-cards',
      'wrong-start',
      'dead-seat-dealt',
      'wrong-count',
      'identical-cards',
    ]);
    expect(dealt().checkTo('flop-betting').refused('floor', 'early-turn')).toMatchObject({
      refused: 'unknown-incident',
    });
    const switches = { 'irr.profile': 'rog' };
    const first = dealt({ switches }).do('dealer', 'exposed-card', { cards: [0] });
    expect(first.last('CardReplaced')).toMatchObject({ seat: 1, rule: 'ROG-HOLD-01a' }); // no misdeal there
    playedOut(first);
    expect(
      dealt({ switches })
        .checkTo('flop-betting')
        .refused('floor', 'exposed-card', { cards: [5] }),
    ).toMatchObject({ refused: 'too-late', rule: 'AMB-ROG-68' });
    const early = dealt({ switches }).checkTo('flop-betting').do('dealer', 'early-turn');
    expect(early.last('CardsTakenBack').rule).toBe('ROG-HOLD-04');
    playedOut(early);
    expect(names(early)).not.toContain('identical-cards');
    const count = dealt({ switches }).do('floor', 'wrong-count', { seat: 3 });
    expect(count.last('HandKilled').rule).toBe('BAR-7');
    playedOut(count);
  });
});

describe('elsewhere', () => {
  test('AMB-GEN-09 every game of both houses is ruled by it, and Rogelio’s by none of it', () => {
    for (const game of ['hold', 'hhl', 'ohl', 'pine', 'oma']) {
      const h = deal({ house: 's-and-k', game, stacks: [100, 100, 100, 100] });
      h.do('floor', 'wrong-start');
      expect(h.last('MisdealCalled').rule).toBe(rule);
      playedOut(h);
    }
    for (const game of ['hold', 'oma', 'ohl', 'cphl'])
      expect(() =>
        deal({ house: 'rogelios', game, stacks: [100, 100, 100], switches: { 'irr.profile': 'rrop' } }),
      ).toThrow(/switch-locked.*AMB-GEN-02/);
  });

  test('AMB-GEN-09 where nothing is burned an exposed card is out of play, and no card of the flop', () => {
    const stacks = [100, 100, 100, 100];
    const h = deal({ house: 'ven-a-mexico', game: 'hold', stacks, switches: { 'deal.burn': 'off' } });
    h.do('dealer', 'exposed-card', { cards: [6] }).checkTo('flop-betting');
    expect([h.ids('burn'), h.ids('board'), h.ids('hand:3')]).toEqual([[6], [9, 10, 11], [2, 8]]);
    expect(h.ids('stock').flatMap((card) => knownBy(h, card))).toEqual([]);
    playedOut(h);
    const again = deal({ house: 'ven-a-mexico', game: 'hold', stacks, switches: { 'deal.burn': 'off' } });
    isRedealt(again.do('dealer', 'exposed-card', { cards: [6] }).do('dealer', 'exposed-card', { cards: [5] }));
  });

  test('AMB-GEN-09 a discard before the flop is no action: a wrong count is still a misdeal, an exposed card replaced', () => {
    const switches = { 'snk.pine.discard': 'preflop' };
    const dealt = () => deal({ house: 's-and-k', game: 'pine', stacks: [100, 100, 100, 100], switches });
    const wrong = dealt()
      .do(1, 'discard', { cards: [0] })
      .do('floor', 'wrong-count', { seat: 2 });
    expect(wrong.has('MisdealCalled')).toBe(true);
    expect([wrong.stage, wrong.ids('hand:1')]).toEqual(['discard', [52, 56, 60]]);
    playedOut(wrong);
    const shown = dealt().do('floor', 'exposed-card', { cards: [9] });
    expect(shown.ids('hand:2')).toEqual([1, 5, 12]);
    playedOut(shown);
    const later = deal({
      house: 's-and-k',
      game: 'pine',
      stacks: [100, 100, 100, 100],
      switches: { 'snk.pine.discard': 'after_flop' },
    });
    later.checkTo('discard').do('floor', 'wrong-count', { seat: 2 }); // after the flop it is a dead hand
    expect(later.last('HandKilled')).toMatchObject({ seat: 2, rule });
    playedOut(later);
  });
});
