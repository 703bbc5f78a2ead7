/** Hands that die, hands that live all the same, and what is said at the showdown. */
import { describe, expect, test } from 'vitest';
import { VOID } from '../../src/kernel/index.js';
import { atDraw, drawn, type FoulHand, foul } from './foul.js';

/** Where a hand may be, and what lies in the pot then. */
const WHEN: readonly (readonly [string, () => FoulHand, number])[] = [
  ['before the draw', () => foul().acts('r40 c c'), 140],
  ['at the draw', () => foul().acts('r40 c c c'), 160],
  ['at the draw, having thrown', () => foul().acts('r40 c c c').acts('x1 p x5'), 160],
  ['after the draw', () => atDraw().acts('p p p p').acts('r40 c r80'), 240],
  [
    'at the showdown',
    () => foul({ dealer: 'person' }).acts('c c c c').acts('p p p p').do('dealer', 'deal-draw').acts('c c c c'),
    80,
  ],
];

/** It kills a hand at any time: the bets stay, and the others play for them. Not a hand that is out, nor the last one. */
function kills(name: string, rule: string): void {
  for (const [when, at, pot] of WHEN) {
    const h = at();
    expect([h.pot(), h.live.includes(3)], when).toEqual([pot, true]);
    const stacks = h.stacks();
    h.floor(name, { seat: 3 });
    expect([h.last('HandKilled').rule, h.last('HandKilled').seat, h.live.includes(3)], when).toEqual([rule, 3, false]);
    expect([h.stacks(), h.pot(), h.ids('thrown:3')], when).toEqual([stacks, pot, []]);
    // The three aces are out: kings are the best hand left, and take all of it.
    const [line, ...more] = h.finish();
    expect([line!.startsWith('0 high'), more, h.at('stack:3')], when).toEqual([true, [], stacks[3]]);
  }
  const h = foul().acts('f');
  expect(h.report(name)?.seats).toEqual([0, 1, 2]);
  expect(h.refused('floor', name, { seat: 3 })).toMatchObject({ refused: 'not-that-seat', rule });
  h.floor(name, { seat: 0 }).floor(name, { seat: 1 });
  expect([h.stage, h.shut(name), h.stacks()]).toEqual(['over', `wrong-stage ${rule}`, [500, 490, 510, 500]]);
  const shown = WHEN.at(-1)![1]();
  // Seats 1 and 2 have mucked what was beaten.
  shown.floor(name, { seat: 3 });
  expect([shown.stage, shown.live, shown.shut(name), shown.finish()]).toEqual([
    'showdown',
    [0],
    `wrong-stage ${rule}`,
    ['0 high 80'],
  ]);
}

describe('dead hands', () => {
  test('ROG-DRAW-A8 who drops a card off the table has a dead hand, called or not, and his chips stay', () => {
    kills('dropped-card', 'ROG-DRAW-A8');
  });
  test('ROG-DRAW-A9 cards that touch the discards or another player’s are dead', () => {
    kills('touched-cards', 'ROG-DRAW-A9');
  });
  test('ROG-DRAW-A9a a hand that is being thrown away and has passed the line is dead', () => {
    kills('hand-thrown', 'ROG-DRAW-A9a');
  });
  test('ROG-DRAW-A11b a hand let go and picked up by another is dead', () => {
    kills('picked-up-by-another', 'ROG-DRAW-A11b');
  });
  test('ROG-DRAW-A12 who tears or damages a card is disqualified, and all his chips stay', () => {
    kills('damaged-card', 'ROG-DRAW-A12');
  });
  test('ROG-DRAW-A13 who leaves the table during the hand has fouled it', () => {
    kills('left-table', 'ROG-DRAW-A13');
  });
});

describe('the showdown', () => {
  const shown = (): FoulHand =>
    foul({ dealer: 'person' }).acts('c c c c').acts('p p p p').do('dealer', 'deal-draw').acts('r40 c c c');

  test('ROG-DRAW-A10 a card flipped while plainly showing down: the hand stays live, and wins', () => {
    const h = shown();
    expect([h.stage, h.report('flipped-cards')?.seats]).toEqual(['showdown', [0, 1, 2, 3]]);
    h.floor('flipped-cards', { seat: 3 });
    expect([h.last('HandRuledLive').rule, h.live, h.finish()]).toEqual(['ROG-DRAW-A10', [0, 1, 2, 3], ['3 high 240']]);
    for (const other of [foul(), atDraw(), drawn()])
      expect(other.shut('flipped-cards')).toBe('wrong-stage ROG-DRAW-A10');
  });
  test('ROG-DRAW-A10 but not if it touched the discards: then it is dead', () => {
    const h = shown().floor('touched-cards', { seat: 3 });
    expect([h.last('HandKilled').rule, h.finish()]).toEqual(['ROG-DRAW-A9', ['0 high 240']]);
  });
  test('ROG-DRAW-D12a a hand announced as what it is not is a miscall', () => {
    const h = shown().floor('miscall', { seat: 0 });
    expect(h.last('HandRuledLive')).toMatchObject({ seat: 0, rule: 'ROG-DRAW-D12a' });
    expect([h.live.length, h.finish()]).toEqual([4, ['3 high 240']]);
    expect([foul().shut('miscall'), drawn().shut('miscall')]).toEqual([
      'wrong-stage ROG-DRAW-D12a',
      'wrong-stage ROG-DRAW-D12a',
    ]);
  });
  test('ROG-DRAW-D12b it forfeits nothing, even if it made another throw his hand away: cards speak (AMB-ROG-64)', () => {
    // Seat 0 calls a straight, seat 3 throws three aces away for it: kings take the pot.
    const h = shown().floor('hand-thrown', { seat: 3 }).floor('miscall-induced', { seat: 0 });
    expect([h.last('HandRuledLive').rule, h.live, h.finish()]).toEqual(['ROG-DRAW-D12b', [0, 1, 2], ['0 high 240']]);
    expect(atDraw().shut('miscall-induced')).toBe('wrong-stage ROG-DRAW-D12b');
  });
  test('ROG-DRAW-D12b rog.show.miscall dead_if_induced: the miscaller’s hand is dead (AMB-ROG-64)', () => {
    const switches = { 'rog.show.miscall': 'dead_if_induced' };
    const h = foul({ dealer: 'person', switches })
      .acts('c c c c')
      .acts('p p p p')
      .do('dealer', 'deal-draw')
      .acts('c c c c');
    h.floor('miscall-induced', { seat: 3 });
    expect([h.last('HandKilled').rule, h.finish()]).toEqual(['AMB-ROG-64', ['0 high 80']]);
  });
  test('ROG-DRAW-D4 once the pot is out nothing can be ruled', () => {
    const h = drawn();
    h.finish();
    const { options, shut } = h.incidents();
    expect([options, shut.length]).toEqual([[], h.game.incidents.length + 1]);
    expect(h.refused('floor', VOID)).toMatchObject({ refused: 'round-over' });
  });
});

describe('a broken deck', () => {
  test('ROG-LOB-M2 cards thrown off the table or torn: the deck is put together again, every card of it', () => {
    const h = foul({ game: 'lob' }).acts('c c c c').acts('x1');
    const before = [h.stacks(), h.seats.map((s) => h.hand(s)), h.toAct];
    h.floor('damaged-card', { seat: 2 }).floor('deck-broken');
    expect(h.last('DeckRebuilt')).toMatchObject({ rule: 'ROG-LOB-M2', note: { count: 53 }, chips: [], cards: [] });
    expect([h.stacks(), h.hand(0), h.live]).toEqual([before[0], 'Kc 9d 8h 5s 3d', [0, 1, 3]]);
    expect(h.isWholePack).toBe(true);
    expect(h.finish()).toEqual(['3 low 12']);
    expect([h.shut('deck-broken'), foul().report('deck-broken')]).toEqual(['wrong-stage ROG-LOB-M2', undefined]);
  });
});
