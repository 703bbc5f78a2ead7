/** A deal that goes wrong: too many cards or too few, out of rotation, out of position, from a foul deck. */
import { describe, expect, test } from 'vitest';
import { room } from '../look.js';
import { atDraw, drawn, type FoulHand, foul } from './foul.js';

const counts = (h: FoulHand): readonly number[] => h.seats.map((s) => h.ids(`hand:${s}`).length);
const top = (h: FoulHand): number => h.ids('stock').at(-1)!;
/** Dealt again: new cards for everybody, blinds up and nothing else, the fee taken once. */
function isRedealt(h: FoulHand, rule: string): void {
  expect([h.last('MisdealCalled').rule, h.all('PackShuffled').length, h.stage]).toEqual([rule, 2, 'bet-1']);
  expect([counts(h), h.bets(), h.stacks(), h.toAct]).toEqual([[5, 5, 5, 5], [0, 10, 20, 0], [500, 490, 480, 500], 3]);
  expect(Math.min(...h.ids('hand:0'))).toBeGreaterThanOrEqual(52);
}

describe('a sixth card', () => {
  test('ROG-DRAW-A3a two or more got one: a misdeal, and all hands are dead', () => {
    const h = foul();
    // The first to be dealt to cannot be the last of two.
    expect(h.report('sixth-cards')).toMatchObject({ rule: 'ROG-DRAW-A3a', seats: [0, 2, 3] });
    h.floor('sixth-cards', { seat: 2 });
    isRedealt(h, 'ROG-DRAW-A3a');
    expect(h.finish()).toEqual(['3 high 80']);
    expect(foul({ stacks: [500, 500] }).report('sixth-cards')?.seats).toEqual([0]);
  });
  test('ROG-DRAW-A3a found after a bet: other bets come back, blinds stay (AMB-ROG-28); not at the draw', () => {
    const h = foul().acts('r40 c').floor('sixth-cards', { seat: 3 });
    isRedealt(h, 'ROG-DRAW-A3a');
    expect(atDraw().shut('sixth-cards')).toBe('too-late BAR-49');
  });
  test('ROG-DRAW-A3b one player got one: the dealer takes it back, and it is the burn', () => {
    const h = foul();
    const sixth = top(h);
    h.floor('sixth-card', { seat: 2 });
    expect([h.ids('burn'), counts(h), h.last('SixthCardBurned').rule]).toEqual([[sixth], [5, 5, 5, 5], 'ROG-DRAW-A3b']);
    expect([h.sees(2, 'burn'), h.stacks()]).toEqual(['??', [500, 490, 480, 500]]);
    // There is one burn and no second: the draw begins with the next card.
    h.acts('c c c c x2 p p p');
    expect([h.has('CardBurned'), h.cards('burn'), h.hand(1)]).toEqual([false, ['Tc'], 'Qc Qd 8h Th Td']);
    expect(h.finish()).toEqual(['3 high 80']);
  });
  test('ROG-DRAW-A3b only once: a second player with six makes it a misdeal', () => {
    const h = foul().floor('sixth-card', { seat: 2 });
    expect([h.shut('sixth-card'), h.shut('six-cards-seen')]).toEqual([
      'already-corrected ROG-DRAW-A3b',
      'already-corrected ROG-DRAW-A5',
    ]);
    h.floor('sixth-cards', { seat: 3 });
    isRedealt(h, 'ROG-DRAW-A3a');
    expect(h.ids('burn')).toEqual([]);
    expect(atDraw().shut('sixth-card')).toBe('too-late BAR-49');
  });
  test('ROG-DRAW-A3b who picked it up has a dead hand, and his blind stays', () => {
    const h = foul();
    const sixth = top(h);
    expect(h.report('six-cards-taken')?.rule).toBe('ROG-DRAW-A3b');
    h.floor('six-cards-taken', { seat: 2 });
    expect([h.last('HandKilled').rule, h.live, h.bets()]).toEqual(['ROG-DRAW-A3b', [0, 1, 3], [0, 10, 20, 0]]);
    expect([h.ids('muck').includes(sixth), h.sees(2, 'muck').endsWith('Tc'), h.ids('muck').length]).toEqual([
      true,
      true,
      6,
    ]);
    expect([h.finish(), h.stacks()]).toEqual([['3 high 80'], [480, 480, 480, 560]]);
  });
  test('ROG-DRAW-A5 who sees six before him says so before he picks them up: one goes back and is the burn', () => {
    const h = foul().acts('c');
    const sixth = top(h);
    expect(h.report('six-cards-seen')).toMatchObject({ rule: 'ROG-DRAW-A5', seats: [0, 1, 2] });
    h.floor('six-cards-seen', { seat: 1 });
    expect([h.ids('burn'), counts(h), h.toAct]).toEqual([[sixth], [5, 5, 5, 5], 0]);
    expect([h.finish(), h.cards('burn')]).toEqual([['3 high 80'], ['Tc']]);
  });
  test('ROG-DRAW-A5 who has acted has picked his cards up: it cannot be his', () => {
    const h = foul().acts('r40');
    expect(h.refused('floor', 'six-cards-seen', { seat: 3 })).toMatchObject({ refused: 'not-that-seat' });
    h.acts('c c r80');
    // All of them have, though some must act again.
    expect([h.toAct, h.shut('six-cards-seen')]).toEqual([3, 'action-has-begun ROG-DRAW-A5']);
    expect(atDraw().shut('six-cards-seen')).toBe('too-late BAR-49');
  });
  test('ROG-DRAW-A5 picks up six: dead; a card is still burned before the draw, and all action goes', () => {
    const h = foul().acts('r40 c c c');
    expect([h.stage, h.report('six-cards-taken')?.rule]).toEqual(['declare', 'ROG-DRAW-A5']);
    h.floor('six-cards-taken', { seat: 3 });
    expect([h.live, h.pot()]).toEqual([[0, 1, 2], 160]);
    h.acts('x2 p p');
    // The sixth card was Tc; the next is burned, and the two after it are drawn.
    expect([h.cards('burn'), h.hand(1), h.stage]).toEqual([['Th'], 'Qc Qd 8h Td 9s', 'bet-2']);
    h.acts('r40 c f');
    expect([h.finish(), h.shut('six-cards-taken')]).toEqual([['1 high 240'], 'wrong-stage ROG-DRAW-A5']);
  });
  test('ROG-DRAW-A5 not after the draw', () => {
    expect(drawn().shut('six-cards-taken')).toBe('wrong-stage ROG-DRAW-A5');
  });
});

describe('rotation, position and the deck', () => {
  test('ROG-DRAW-A4 dealt out of rotation, and nobody has acted: shuffled and dealt again', () => {
    const h = foul().floor('out-of-rotation');
    isRedealt(h, 'ROG-DRAW-A4');
    expect(h.finish()).toEqual(['3 high 80']);
  });
  test('ROG-DRAW-A4 if the action has begun the cards play as dealt', () => {
    const h = foul().acts('f');
    const before = [h.seats.map((s) => h.hand(s)), h.bets(), h.toAct];
    h.floor('out-of-rotation');
    expect([h.has('MisdealCalled'), h.last('CardsStand').rule]).toEqual([false, 'ROG-DRAW-A4']);
    expect([h.seats.map((s) => h.hand(s)), h.bets(), h.toAct]).toEqual(before);
    expect(h.finish()).toEqual(['0 high 60']);
    expect(atDraw().shut('out-of-rotation')).toBe('too-late BAR-49');
  });
  test('ROG-DRAW-A6 a foul deck: all hands are dead, no action, and this hand’s money goes back, the fee with it', () => {
    const fees = [{ seat: 0, amount: 300, to: 'drop', rule: 'ROG-DRAW-F1' }] as const;
    for (const line of ['', 'r40 c', 'r40 c c c x2 x1 p p', 'c c c c p p p p r40 c']) {
      const h = foul({ fees }).acts(line).floor('foul-deck');
      expect([h.last('RoundVoided').rule, h.stage, h.stacks(), h.at('drop')]).toEqual([
        'ROG-DRAW-A6',
        'over',
        [500, 500, 500, 500],
        0,
      ]);
      expect([h.has('PotAwarded'), h.shut('foul-deck')]).toEqual([false, 'round-over ROG-DRAW-A6']);
    }
  });
  test('ROG-DRAW-A6 the hands before it stand', () => {
    const at = room({ house: 'rogelios', game: 'draw' });
    at.hand();
    const stacks = () => at.state.sittings.map(({ stack }) => stack);
    const after = stacks();
    at.deal();
    at.shuffle().act('floor', 'foul-deck');
    expect([at.state.live, stacks(), new Set(after).size > 1]).toEqual([null, after, true]);
  });
  test('ROG-DRAW-C4 out of position and nobody has opened: dealt again from the right one, even if somebody passed', () => {
    const h = foul().acts('f').floor('out-of-position', { seat: 1 });
    isRedealt(h, 'ROG-DRAW-C4');
    // Whoever passed is dealt in again, and seat 1 still is the first to be dealt to.
    expect([h.hand(3), h.log.findLast(({ type }) => type === 'CardsDealt')?.cards[0]?.seen]).toEqual([
      'As Ah Ad 4s 2h',
      1,
    ]);
    expect(h.finish()).toEqual(['3 high 80']);
  });
  test('ROG-DRAW-C4 the pot is open: play goes on, and the dealer sits where the deal was made', () => {
    for (const line of ['c', 'r40', 'c c c c', 'c c c c p p p p c']) {
      const h = foul().acts(line);
      const before = [h.seats.map((s) => h.hand(s)), h.bets(), h.toAct, h.stage];
      expect(h.report('out-of-position')?.seats).toEqual([1, 2, 3]);
      h.floor('out-of-position', { seat: 1 });
      expect([h.has('MisdealCalled'), h.last('PositionMoved').rule]).toEqual([false, 'ROG-DRAW-C4']);
      expect([h.seats.map((s) => h.hand(s)), h.bets(), h.stage]).toEqual([before[0], before[1], before[3]]);
      expect(h.finish()).toEqual([line === 'r40' ? '3 high 160' : '3 high 80']);
    }
    // After the draw the first player left of the dealer acts first: the dealer is seat 1 now.
    const h = atDraw().floor('out-of-position', { seat: 1 });
    expect(h.acts('p p p p').toAct).toBe(2);
    expect(foul().acts('f f f').shut('out-of-position')).toBe('wrong-stage ROG-DRAW-C4');
  });
  test('ROG-DRAW-C4 the next deal follows in rotation from the new position, and so do the blinds (BAR-56)', () => {
    const next = (seat: number | null): string => {
      const at = room({ house: 'rogelios', game: 'draw' });
      at.deal();
      at.shuffle().act(4, 'call');
      if (seat !== null) at.act('floor', 'out-of-position', { seat });
      at.fold();
      const { button, small, big } = at.hand();
      return `${button} ${small} ${big}`;
    };
    expect([next(null), next(2), next(3), next(4)]).toEqual(['2 3 4', '3 4 1', '4 1 2', '1 2 3']);
  });
  test('ROG-DRAW-C5 an extra hand is completed from the deck, and dead', () => {
    const h = foul();
    const five = h.ids('stock').slice(-5).reverse();
    h.floor('extra-hand');
    expect([h.ids('muck'), h.last('ExtraHandDead').rule, counts(h)]).toEqual([five, 'ROG-DRAW-C5', [5, 5, 5, 5]]);
    expect(h.sees('rail', 'muck')).toBe('?? ?? ?? ?? ??');
    h.acts('c c c c x1 p p p');
    // Five of the deck are gone, then the burn.
    expect([h.cards('burn'), h.hand(1), h.finish()]).toEqual([['8s'], 'Qc Qd 8h 6s 8c', ['3 high 80']]);
    expect(atDraw().shut('extra-hand')).toBe('too-late BAR-49');
    expect(
      foul({ stacks: Array(8).fill(500), holes: {}, deck: '' })
        .floor('extra-hand')
        .shut('extra-hand'),
    ).toBe('deck-too-short ROG-DRAW-C5');
  });
});

describe('four cards, and six and four', () => {
  test('ROG-DRAW-C3a not where the stub has none to spare', () => {
    const h = foul({ stacks: Array(8).fill(500), holes: {}, deck: '' }).floor('extra-hand');
    for (const seat of [1, 2, 3, 4, 5]) h.floor('six-cards-taken', { seat });
    expect([h.ids('stock').length, h.shut('four-cards'), h.shut('off-table')]).toEqual([
      2,
      'deck-too-short ROG-DRAW-C3a',
      'deck-too-short ROG-DRAW-A2a',
    ]);
    expect([h.shut('six-cards-taken'), h.shut('sixth-card')]).toEqual([
      'deck-too-short ROG-DRAW-A3b',
      'deck-too-short ROG-DRAW-A3b',
    ]);
    h.finish();
  });
  test('ROG-DRAW-C3a who has four gets one more: the next card of the deck (BAR-54)', () => {
    const h = foul();
    h.floor('four-cards', { seat: 1 });
    expect([h.hand(1), h.last('HandCompleted').rule, h.stacks()]).toEqual([
      'Qc Qd 8h 6s Tc',
      'ROG-DRAW-C3a',
      [500, 490, 480, 500],
    ]);
    expect([h.sees(1, 'hand:1'), h.sees('rail', 'hand:1')]).toEqual(['Qc Qd 8h 6s Tc', '?? ?? ?? ?? ??']);
    expect([h.cards('dead'), h.finish()]).toEqual([['4d'], ['3 high 80']]);
  });
  test('ROG-DRAW-C3a not once somebody has acted', () => {
    expect([foul().acts('f').shut('four-cards'), atDraw().shut('four-cards')]).toEqual([
      'action-has-begun ROG-DRAW-C3a',
      'too-late BAR-49',
    ]);
  });
  test('ROG-DRAW-C3b one has six and another four: both dead, their blinds go back, the others play on', () => {
    const h = foul();
    expect(h.report('six-and-four')?.cards).toMatchObject({ min: 2, max: 2, from: h.idsOf('Kc Qc Jc As') });
    // The big blind and the three aces: they do not sit side by side with the small blind between them.
    h.floor('six-and-four', { cards: 'Jc As' });
    expect([h.live, h.bets(), h.stacks()]).toEqual([
      [0, 1],
      [0, 10, 0, 0],
      [500, 490, 500, 500],
    ]);
    expect(h.rulesOf('HandKilled')).toEqual(['ROG-DRAW-C3b', 'ROG-DRAW-C3b']);
    expect(h.toAct).toBe(0);
    expect([h.finish(), h.stacks()]).toEqual([['0 high 40'], [520, 480, 500, 500]]);
  });
  test('ROG-DRAW-C3b what somebody bet of his own will stays; antes go back as blinds do', () => {
    const h = foul().acts('r40 c c').floor('six-and-four', { cards: 'Qc As' });
    // Seat 1 gets its $10 blind back and leaves $30, seat 3 leaves all of its bet.
    expect([h.bets(), h.stacks()]).toEqual([
      [40, 30, 20, 40],
      [460, 470, 480, 460],
    ]);
    expect(h.finish()).toEqual(['0 high 150']);
    const anted = foul({ switches: { 'rog.draw.forced': 'ante' } });
    expect([anted.pot(), anted.toAct]).toEqual([20, 1]);
    anted.floor('six-and-four', { cards: 'Kc As' });
    expect([anted.stacks(), anted.pot()]).toEqual([[500, 495, 495, 500], 10]);
    expect(anted.acts('r20 c').finish()).toEqual(['1 high 50']);
  });
  test('ROG-DRAW-C3b one hand left takes what is left; none left, and the hand is void (BAR-51)', () => {
    const three = foul({ stacks: [500, 500, 500] }).floor('six-and-four', { cards: 'Kc Qc' });
    expect([three.stage, three.stacks(), three.last('PotAwarded').seat]).toEqual(['over', [500, 500, 500], 2]);
    const two = foul({ stacks: [500, 500], holes: {} });
    two.floor('six-and-four', { cards: [two.ids('hand:0')[0]!, two.ids('hand:1')[0]!] });
    expect([two.last('RoundVoided').rule, two.stacks(), two.stage]).toEqual(['ROG-DRAW-C3b', [500, 500], 'over']);
  });
  test('ROG-DRAW-C3b two hands must be named, by a card of each, and only after the deal', () => {
    const h = foul();
    expect(h.refused('floor', 'six-and-four', { cards: 'Kc Kd' })).toMatchObject({ refused: 'card-not-yours' });
    expect(h.refused('floor', 'six-and-four', { cards: 'Kc' })).toMatchObject({ refused: 'wrong-number-of-cards' });
    expect(atDraw().shut('six-and-four')).toBe('too-late BAR-49');
  });
});
