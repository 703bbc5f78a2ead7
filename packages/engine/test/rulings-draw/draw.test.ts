/** The draw when something goes wrong: hands laid down, dead discards, cards out of order, a stub mixed or taken up, too few cards. */
import { describe, expect, test } from 'vitest';
import { dealt } from '../draw/look.js';
import { atDraw, drawn, type FoulHand, foul } from './foul.js';

/** The action is over: no round of betting after the draw, the hands are shown, and the pot is what it was. */
function endsAtOnce(h: FoulHand, rule: string): void {
  expect([h.last('ActionEnded').rule, h.stage, h.log.at(-1)?.type]).toEqual([rule, 'over', 'StepOpened']);
  expect(h.all('BettingOpened').filter(({ note }) => note.level === 0).length).toBeLessThan(2);
  expect(h.all('HandShown').length).toBeGreaterThan(0);
}

describe('hands laid face up', () => {
  test('ROG-DRAW-B6 five cards face up before the draw: everybody sees them, and he stands pat', () => {
    const h = foul().floor('spread-hand', { seat: 0 });
    expect([h.sees('rail', 'hand:0'), h.last('MustStandPat').rule, h.toAct]).toEqual([
      'Kc Kd 9h 5s 3d',
      'ROG-DRAW-B6',
      3,
    ]);
    h.acts('c c c c x2 p p');
    expect([h.toAct, h.menu(0)]).toEqual([0, ['stand-pat']]);
    expect(h.refused(0, 'draw', { cards: '3d' })).toEqual({ refused: 'must-stand-pat', rule: 'ROG-DRAW-B6' });
    expect([h.finish(), h.hand(0)]).toEqual([['3 high 80'], 'Kc Kd 9h 5s 3d']);
  });
  test('ROG-DRAW-B6 whoever else lays his down stands pat too, and a misdeal binds nobody', () => {
    const h = foul().floor('spread-hand', { seat: 0 }).floor('spread-hand', { seat: 1 });
    expect(h.report('spread-hand')?.seats).toEqual([2, 3]);
    h.floor('out-of-rotation').acts('c c c c');
    expect(h.menu(1)).toEqual(['stand-pat', 'draw']);
    h.acts('x1 p p');
    expect(h.menu(0)).toEqual(['stand-pat', 'draw']);
  });
  test('ROG-DRAW-C9 the same while the others are calling, and not for whoever has thrown', () => {
    const h = atDraw().acts('x2');
    expect(h.report('spread-hand')).toMatchObject({ rule: 'ROG-DRAW-C9', seats: [0, 2, 3] });
    h.floor('spread-hand', { seat: 2 });
    expect([h.sees('rail', 'hand:2'), h.menu(2)]).toEqual(['Jc Jd 7h 5d 2c', ['stand-pat']]);
    h.acts('p p p');
    expect([h.shut('spread-hand'), h.finish()]).toEqual(['wrong-stage ROG-DRAW-C9', ['3 high 80']]);
  });
});

describe('discards', () => {
  test('ROG-DRAW-A9b discards thrown face down toward the dealer are dead: the call stands (BAR-52)', () => {
    const h = atDraw().acts('x2');
    expect(h.menu(1)).toContain('keep-call');
    h.floor('dead-discards', { seat: 1 });
    expect([h.last('DiscardsDead').rule, h.menu(1), h.toAct]).toEqual(['ROG-DRAW-A9b', [], 2]);
    expect(h.refused(1, 'draw', { cards: '8h' })).toMatchObject({ refused: 'not-your-turn' });
    expect(h.sees('rail', 'thrown:1')).toBe('?? ??');
    h.acts('p p p');
    expect([h.hand(1), h.cards('muck'), h.finish()]).toEqual(['Qc Qd 8h Th Td', ['6s', '4d'], ['3 high 80']]);
  });
  test('ROG-DRAW-A9b only on the draw, and only of somebody who has thrown', () => {
    const h = atDraw();
    expect([foul().shut('dead-discards'), h.shut('dead-discards')]).toEqual([
      'wrong-stage ROG-DRAW-A9b',
      'wrong-stage ROG-DRAW-A9b',
    ]);
    h.acts('x2').floor('dead-discards', { seat: 1 });
    expect(h.shut('dead-discards')).toBe('already-corrected ROG-DRAW-A9b');
    h.acts('p p p');
    expect(h.shut('dead-discards')).toBe('wrong-stage ROG-DRAW-A9b');
  });
});

describe('no further action', () => {
  test('ROG-DRAW-C6 cards out of order on the draw: it is completed, and the hands are shown at once', () => {
    const h = drawn();
    h.floor('draw-out-of-order');
    endsAtOnce(h, 'ROG-DRAW-C6');
    // Everybody has what was dealt to him, and the pot is what lay there (AMB-ROG-30).
    expect([h.finish(), h.stacks()]).toEqual([['3 high 80'], [480, 480, 480, 560]]);
    expect([h.has('Checked'), h.has('Bet')]).toEqual([true, false]);
    expect(h.all('BettingOpened').length).toBe(2);
  });
  test('ROG-DRAW-C6 with the stub run short in the middle of it: the draw goes on, and no betting follows', () => {
    const h = foul({ stacks: Array(8).fill(500), holes: {}, deck: '' }).acts('c c c c c c c c');
    h.stopAtShuffle = true;
    h.acts('x5 x5 x5 x5 x5 x5 x5 x5');
    expect([h.stage, h.round.menus[0]?.actor]).toEqual(['draw', 'chance']);
    h.floor('draw-out-of-order').goOn();
    endsAtOnce(h, 'ROG-DRAW-C6');
    expect(h.all('BettingOpened').length).toBe(1);
    h.finish();
  });
  test('ROG-DRAW-C6, AMB-ROG-68 from the draw until the hands are shown; bets made after it go back', () => {
    expect([foul().shut('draw-out-of-order'), atDraw().shut('draw-out-of-order')]).toEqual([
      'wrong-stage ROG-DRAW-C6',
      'wrong-stage ROG-DRAW-C6',
    ]);
    const h = drawn().acts('r40 c f').floor('draw-out-of-order');
    endsAtOnce(h, 'ROG-DRAW-C6');
    expect(h.finish()).toEqual(['1 high 80']); // seat 3 had folded
    expect(h.shut('draw-out-of-order')).toBe('too-late AMB-ROG-68');
    const action = drawn({ switches: { 'rog.irr.window': 'action' } }).acts('r40');
    expect(action.shut('draw-out-of-order')).toBe('action-has-begun AMB-ROG-68');
    // Nobody drew, so nothing was out of order; one card is enough.
    expect(atDraw().acts('p p p p').shut('draw-out-of-order')).toBe('wrong-stage ROG-DRAW-C6');
    endsAtOnce(atDraw().acts('p x1 p p').floor('draw-out-of-order'), 'ROG-DRAW-C6');
  });
  test('ROG-LOB-D5 dealt out of rotation on the draw: no action, immediate showdown', () => {
    const h = drawn({ game: 'lob' }).floor('draw-out-of-order');
    endsAtOnce(h, 'ROG-LOB-D5');
    expect(h.finish()).toEqual(['3 low 12']);
    const later = drawn({ game: 'lob' }).acts('c r6').floor('draw-out-of-order');
    endsAtOnce(later, 'ROG-LOB-D5');
    expect(later.finish()).toEqual(['3 low 12']);
    const amid = foul({ game: 'lob', stacks: Array(8).fill(200), holes: {}, deck: '' }).acts('c c c c c c c c');
    amid.stopAtShuffle = true;
    amid.acts('x4 x4 x4 x4 x4 x4 x4 x4');
    expect(amid.stage).toBe('draw');
    amid.floor('draw-out-of-order').goOn();
    endsAtOnce(amid, 'ROG-LOB-D5');
    expect(amid.all('CardsDrawn').reduce((sum, e) => sum + e.note.count, 0)).toBe(8 * 4); // the draw was completed
    const pat = atDraw({ game: 'lob' }).acts('p p p p');
    expect(pat.shut('draw-out-of-order')).toBe('wrong-stage ROG-LOB-D5');
  });
  test('ROG-DRAW-C6, AMB-ROG-68 everybody all in and a person dealing: the dealer is asked, and his going on closes it', () => {
    const h = foul({ dealer: 'person', stacks: [20, 20, 20, 20] })
      .acts('c c c x2 x3 p x1')
      .do('dealer', 'deal-draw');
    expect([h.stage, h.menu('dealer')]).toEqual(['draw-wait', ['deal-on']]);
    expect(h.report('exposed-card')).toBeDefined();
    h.floor('draw-out-of-order');
    expect([h.last('ActionEnded').rule, h.stage]).toEqual(['ROG-DRAW-C6', 'showdown']);
    const closed = foul({ dealer: 'person', stacks: [20, 20, 20, 20] })
      .acts('c c c x2 x3 p x1')
      .do('dealer', 'deal-draw')
      .do('dealer', 'deal-on');
    expect([closed.stage, closed.shut('draw-out-of-order'), closed.shut('exposed-card')]).toEqual([
      'showdown',
      'too-late AMB-ROG-68',
      'too-late BAR-49',
    ]);
  });

  test('ROG-HDP-D2b the burn was dealt and is in a hand: it plays; no action, immediate showdown', () => {
    const h = drawn({ game: 'hdp', deck: 'Qh Th Td 9s 9c 8s 8c 7s' });
    expect([h.cards('burn'), h.hand(1)]).toEqual([['Qh'], 'Qc Qd 8h Th Td']);
    expect(h.report('burn-dealt')).toMatchObject({ rule: 'ROG-HDP-D2b', seats: [0, 1, 2] });
    h.floor('burn-dealt', { seat: 1 });
    // In place of the first card he drew, which is the burn for it (BAR-54). Three queens lose to three aces.
    expect([h.hand(1), h.cards('burn'), h.last('BurnPlays').rule]).toEqual(['Qc Qd 8h Td Qh', ['Th'], 'ROG-HDP-D2b']);
    endsAtOnce(h, 'ROG-HDP-D2b');
    expect(h.finish()).toEqual(['3 high 80']);
  });
  test('ROG-HDP-D2b it wins if it makes the best hand', () => {
    const h = drawn({ game: 'hdp', deck: 'Qh Th Qs 9s 9c 8s 8c 7s' }).floor('burn-dealt', { seat: 1 });
    expect([h.hand(1), h.finish()]).toEqual(['Qc Qd 8h Qs Qh', ['1 high 80']]);
  });
  test('ROG-HDP-D2b not if nobody drew, nor once somebody has acted; and five-card draw has no such rule', () => {
    const pat = atDraw({ game: 'hdp' }).acts('p p p p');
    expect(pat.shut('burn-dealt')).toBe('wrong-stage ROG-HDP-D2b');
    expect(drawn({ game: 'hdp' }).acts('c').shut('burn-dealt')).toBe('action-has-begun BAR-49');
    expect(drawn().refused('floor', 'burn-dealt', { seat: 1 })).toMatchObject({ refused: 'unknown-incident' });
  });
  test('ROG-LOB-D4b the dealer dealt the burn card: no action, immediate showdown', () => {
    const h = drawn({ game: 'lob', deck: 'Ah Th Td 9s Kd 8s 8c 7s' });
    h.floor('burn-dealt', { seat: 0 });
    expect([h.hand(0), h.cards('burn')]).toEqual(['Kc 9d 8h 5s Ah', ['8c']]);
    expect(h.last('BurnPlays')).toMatchObject({ seat: 0, rule: 'ROG-LOB-D4b' });
    endsAtOnce(h, 'ROG-LOB-D4b');
    // One who drew is enough.
    const one = atDraw({ game: 'lob', deck: 'Ah Th' }).acts('p x1 p p').floor('burn-dealt', { seat: 2 });
    expect([one.hand(2), one.last('BurnPlays').seat]).toEqual(['Jc 9h 7h 5d Ah', 2]);
    expect(h.finish()).toEqual(['3 low 12']);
    expect(foul({ game: 'lob' }).shut('burn-dealt')).toBe('wrong-stage ROG-LOB-D4b');
    expect(drawn({ game: 'lob' }).acts('c').shut('burn-dealt')).toBe('action-has-begun BAR-49');
  });
});

describe('the stub', () => {
  test('ROG-DRAW-C8 mixed with the discards: all shuffled, one burned, the draw completed; then the hands are shown', () => {
    const h = foul().acts('r40 f c f').acts('x3');
    // Seats 0 and 2 have folded; seat 1 has thrown three and waits for his cards.
    expect([h.stage, h.ids('muck').length, h.ids('thrown:1').length]).toEqual(['declare', 10, 3]);
    const pile = [...h.cards('stock'), ...h.cards('muck')].sort();
    h.floor('stub-mixed').acts('p');
    const shuffled = h.last('StubShuffled');
    expect([shuffled.rule, [...shuffled.faces!].map(String).length]).toEqual(['ROG-DRAW-C8', pile.length]);
    const types = h.log.map(({ type }) => type).filter((type) => type !== 'StepOpened');
    const at = types.indexOf('StubShuffled');
    expect(types.slice(at, at + 3)).toEqual(['StubShuffled', 'CardBurned', 'CardsDrawn']);
    expect(h.all('CardBurned').length).toBe(1);
    // What he threw lay apart (BAR-50), so none of it came back to him.
    expect(h.cards('muck').sort()).toEqual(['4d', '6s', '8h']);
    expect([...h.cards('stock'), ...h.cards('burn'), ...h.cards('hand:1').slice(2)].sort()).toEqual(pile);
    endsAtOnce(h, 'ROG-DRAW-C8');
    expect(h.finish()).toEqual(['3 high 100']);
  });
  test('ROG-DRAW-C8 a sixth card that was to be the burn goes in with the rest, and another is burned', () => {
    const h = foul().floor('sixth-card', { seat: 3 }).acts('f c c c').acts('x1').floor('stub-mixed').acts('p p');
    expect([h.all('CardBurned').length, h.ids('burn').length, h.has('ActionEnded')]).toEqual([1, 1, true]);
    h.finish();
  });
  test('ROG-DRAW-C8 nobody draws: there is nothing to deal, and the hands are shown all the same', () => {
    const h = foul().acts('f c c c').floor('stub-mixed').acts('p p p');
    endsAtOnce(h, 'ROG-DRAW-C8');
    expect([h.has('StubShuffled'), h.finish()]).toEqual([false, ['0 high 60']]);
  });
  test('ROG-DRAW-C8 not before there are discards, nor when all have their cards', () => {
    expect([foul().shut('stub-mixed'), atDraw().shut('stub-mixed'), drawn().shut('stub-mixed')]).toEqual([
      'wrong-stage ROG-DRAW-C8',
      'wrong-stage ROG-DRAW-C8',
      'wrong-stage ROG-DRAW-C8',
    ]);
    const h = atDraw().acts('x1').floor('stub-mixed');
    expect(h.shut('stub-mixed')).toBe('already-corrected ROG-DRAW-C8');
  });
  test('ROG-LOB-D6 the stub touches the discards: shuffled together, burned, the draw finished, no action', () => {
    const h = foul({ game: 'lob' }).acts('f c c c').acts('x2').floor('stub-mixed').acts('p p');
    expect([h.last('StubShuffled').rule, h.ids('hand:1').length, h.all('CardBurned').length]).toEqual([
      'ROG-LOB-D6',
      5,
      1,
    ]);
    endsAtOnce(h, 'ROG-LOB-D6');
    h.finish();
    expect(drawn({ game: 'lob' }).shut('stub-mixed')).toBe('wrong-stage ROG-LOB-D6');
  });
  test('ROG-LOB-C3b the dealer takes up the stub before he has thrown: he stands pat', () => {
    const h = foul({ game: 'lob' }).acts('c c c c').acts('x1');
    h.floor('stub-taken');
    expect([h.last('MustStandPat'), h.sees('rail', 'hand:0')]).toEqual([
      expect.objectContaining({ seat: 0, rule: 'ROG-LOB-C3b' }),
      '?? ?? ?? ?? ??',
    ]);
    h.acts('p p');
    expect(h.menu(0)).toEqual(['stand-pat']);
    expect(h.refused(0, 'draw', { cards: 'Kc' })).toEqual({ refused: 'must-stand-pat', rule: 'ROG-LOB-C3b' });
    expect([h.shut('stub-taken'), h.finish(), h.hand(0)]).toEqual([
      'already-corrected ROG-LOB-C3b',
      ['3 low 12'],
      'Kc 9d 8h 5s 3d',
    ]);
  });
  test('ROG-LOB-C3b not once he has thrown, nor if he is out, nor before the draw', () => {
    const lob = { game: 'lob', dealer: 'person' } as const;
    expect(foul(lob).shut('stub-taken')).toBe('wrong-stage ROG-LOB-C3b');
    expect(foul(lob).acts('c f c c').shut('stub-taken')).toBe('wrong-stage ROG-LOB-C3b');
    expect(foul(lob).acts('c c c c').acts('p p p x1').shut('stub-taken')).toBe('action-has-begun ROG-LOB-C3b');
  });

  test('ROG-DRAW-C10 too few cards: the last one is not dealt; it is shuffled with the discards of those who have drawn', () => {
    const h = foul({ stacks: Array(8).fill(500), holes: {}, deck: '' }).acts('c c c c c c c c');
    h.stopAtShuffle = true;
    h.acts('x4 x4 x4 x3 p p p p');
    // Twelve cards, one burned: two seats get four and the third two, and one card is left.
    expect([dealt(h), h.ids('stock').length, h.round.menus[0]?.actor]).toEqual(['1:4 2:4 3:2', 1, 'chance']);
    const thrown = h.cards('muck');
    expect([thrown.length, h.ids('thrown:3').length, h.ids('thrown:4').length]).toEqual([8, 4, 3]);
    const pile = [...thrown, ...h.cards('stock')].sort();
    h.goOn();
    expect([h.last('StubShuffled').rule, h.all('CardBurned').length, dealt(h)]).toEqual([
      'ROG-DRAW-C10',
      2,
      '1:4 2:4 3:2 3:2 4:3',
    ]);
    const after = [...h.cards('hand:3').slice(-2), ...h.cards('hand:4').slice(-3), ...h.cards('stock')];
    expect([...after, h.cards('burn').at(-1)!].sort()).toEqual(pile);
    expect([h.stage, h.seats.map((s) => h.ids(`hand:${s}`).length)]).toEqual(['bet-2', [5, 5, 5, 5, 5, 5, 5, 5]]);
    h.finish();
  });
});
