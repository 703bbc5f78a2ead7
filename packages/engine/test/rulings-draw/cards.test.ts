/** Single cards that go wrong: boxed, off the table, a joker, exposed. */
import { describe, expect, test } from 'vitest';
import { atDraw, drawn, type FoulHand, foul } from './foul.js';

/** The middle card of the stub. */
const middle = (h: FoulHand): string => h.cards('stock')[Math.floor(h.ids('stock').length / 2)]!;
const top = (h: FoulHand): string => h.cards('stock').at(-1)!;

describe('boxed cards', () => {
  test('ROG-DRAW-A1 a boxed card is dead: it lies open in the centre, wins nothing, and the deal goes on', () => {
    const h = foul();
    const ace = h.idsOf('Ad');
    const next = middle(h);
    h.floor('boxed-card', { cards: 'Ad' });
    expect([h.cards('scrap'), h.isOpen(ace[0]!), h.last('CardScrapped').rule]).toEqual([['Ad'], true, 'ROG-DRAW-A1']);
    expect([h.stage, h.toAct, h.bets()]).toEqual(['bet-1', 3, [0, 10, 20, 0]]);
    // Three aces are two, and the pair of them still beats kings.
    expect([h.hand(3), h.finish()]).toEqual([`As Ah 4s 2h ${next}`, ['3 high 80']]);
    expect(h.cards('scrap')).toEqual(['Ad']);
  });
  test('ROG-DRAW-A1a one on the deal is replaced from the middle of the deck, and only its owner sees the new card', () => {
    const h = foul();
    const [next, burn] = [middle(h), top(h)];
    h.floor('boxed-card', { cards: 'Kc' });
    const filled = h.last('HandFilled');
    expect([filled.rule, filled.seat, h.hand(0)]).toEqual(['ROG-DRAW-A1a', 0, `Kd 9h 5s 3d ${next}`]);
    expect([h.sees(0, 'hand:0'), h.sees('rail', 'hand:0')]).toEqual([`Kd 9h 5s 3d ${next}`, '?? ?? ?? ?? ??']);
    expect([top(h), h.stacks()]).toEqual([burn, [500, 490, 480, 500]]);
    h.finish();
  });
  test('ROG-DRAW-A1a found when somebody has acted: the betting goes on where it was (BAR-49)', () => {
    const h = foul().acts('r40 c');
    h.floor('boxed-card', { cards: 'Qc' });
    expect([h.toAct, h.bets(), h.ids('hand:1').length]).toEqual([1, [40, 10, 20, 40], 5]);
    expect(h.finish()).toEqual(['3 high 160']);
  });
  test('ROG-DRAW-A1a two are a misdeal: blinds stay up, other bets come back, the same hand is dealt again (AMB-ROG-28)', () => {
    const fees = [{ seat: 0, amount: 300, to: 'drop', rule: 'ROG-DRAW-F1' }] as const;
    const h = foul({ fees }).acts('r40 c c');
    expect(h.bets()).toEqual([40, 40, 20, 40]);
    const old = h.seats.flatMap((s) => h.ids(`hand:${s}`));
    h.floor('boxed-cards', { cards: 'Kc As' });
    const misdeal = h.last('MisdealCalled');
    expect([misdeal.rule, misdeal.cards.every(({ seen }) => seen === 'all')]).toEqual(['ROG-DRAW-A1a', true]);
    expect([h.bets(), h.stacks(), h.at('drop')]).toEqual([[0, 10, 20, 0], [497, 490, 480, 500], 3]);
    expect([h.stage, h.toAct, h.all('Posted').length, h.all('CollectionTaken').length]).toEqual(['bet-1', 3, 2, 1]);
    expect(h.seats.flatMap((s) => h.ids(`hand:${s}`)).filter((card) => old.includes(card))).toEqual([]);
    expect(h.finish()).toEqual(['3 high 80']);
  });
  test('ROG-DRAW-A1a fee.on_void keep: the house keeps the fee of a misdeal and takes it again', () => {
    const fees = [{ seat: 0, amount: 300, to: 'drop', rule: 'ROG-DRAW-F1' }] as const;
    const h = foul({ fees, switches: { 'fee.on_void': 'keep' } }).floor('boxed-cards', { cards: 'Kc As' });
    expect([h.at('drop'), h.stacks(), h.bets()]).toEqual([6, [494, 490, 480, 500], [0, 10, 20, 0]]);
  });
  test('ROG-DRAW-A1a a second one, found when the first has been replaced, makes it a misdeal too', () => {
    for (const name of ['boxed-card', 'boxed-cards']) {
      const h = foul().floor('boxed-card', { cards: 'Kc' });
      expect(h.report('boxed-cards')?.cards).toMatchObject({ min: 1 });
      h.floor(name, { cards: 'As' });
      expect([h.last('MisdealCalled').rule, h.cards('scrap'), h.stage]).toEqual(['ROG-DRAW-A1a', [], 'bet-1']);
      h.finish();
    }
  });
  test('ROG-DRAW-A1a not at the draw: one card alone is no misdeal, and two are none once the betting is over', () => {
    const h = foul();
    expect(h.refused('floor', 'boxed-cards', { cards: 'Kc' })).toMatchObject({ refused: 'wrong-number-of-cards' });
    expect(h.refused(3, 'boxed-card', { cards: 'Kc' })).toMatchObject({ refused: 'staff-only' });
    h.acts('c c c c');
    expect([h.shut('boxed-cards'), h.shut('boxed-card')]).toEqual(['too-late BAR-49', 'wrong-stage ROG-DRAW-A1b']);
  });
  test('ROG-DRAW-A1b on the draw any number is replaced from the top, when all have drawn; action goes', () => {
    const h = drawn();
    // The burn was Tc; seat 1 drew Th Td, seat 2 9s 9c 8s, seat 0 8c.
    expect([h.hand(1), h.hand(0)]).toEqual(['Qc Qd 8h Th Td', 'Kc Kd 9h 5s 8c']);
    expect(h.report('boxed-card')?.cards?.from).toEqual(h.idsOf('8c Th Td 9s 9c 8s'));
    h.floor('boxed-card', { cards: 'Th' }).floor('boxed-card', { cards: '8c' });
    expect([h.hand(1), h.hand(0), h.cards('scrap')]).toEqual(['Qc Qd 8h Td 7s', 'Kc Kd 9h 5s 7c', ['Th', '8c']]);
    expect([h.has('MisdealCalled'), h.stage, h.toAct]).toEqual([false, 'bet-2', 1]);
    expect([h.last('IncidentCalled').rule, h.last('CardScrapped').rule]).toEqual(['ROG-DRAW-A1b', 'ROG-DRAW-A1']);
    h.acts('r40 c c c');
    expect(h.finish()).toEqual(['3 high 240']);
  });
  test('ROG-DRAW-A1b a boxed burn card is burned like any other, though all have seen it', () => {
    const h = drawn();
    h.floor('boxed-burn');
    expect([h.cards('burn'), h.sees('rail', 'burn'), h.last('BoxedBurn').rule]).toEqual([['Tc'], 'Tc', 'ROG-DRAW-A1b']);
    expect([h.hand(1), h.shut('boxed-burn')]).toEqual(['Qc Qd 8h Th Td', 'already-corrected ROG-DRAW-A1b']);
    expect([atDraw().shut('boxed-burn'), h.finish()]).toEqual(['wrong-stage ROG-DRAW-A1b', ['3 high 80']]);
  });
  test('ROG-DRAW-A1b too late once somebody has acted after the draw, and never a card that was not drawn', () => {
    const h = drawn();
    expect(h.refused('floor', 'boxed-card', { cards: 'As' })).toMatchObject({ refused: 'card-not-yours' });
    h.acts('c');
    expect([h.shut('boxed-card'), h.shut('boxed-burn')]).toEqual([
      'action-has-begun BAR-49',
      'action-has-begun BAR-49',
    ]);
  });
  test('ROG-DRAW-A1a the deck is never emptied: at a full table no more is replaced than can be', () => {
    const h = foul({ stacks: Array(8).fill(500), deck: '', holes: {} });
    for (let i = 0; i < 4; i++) h.floor('off-table', { cards: h.ids('hand:5').slice(0, 1) });
    expect([h.shut('off-table'), h.shut('boxed-card')]).toEqual([
      'deck-too-short ROG-DRAW-A2a',
      'deck-too-short ROG-DRAW-A1a',
    ]);
    h.acts('c c c c c c c c').acts('x5 x5 x5 x5 x5 x5 x5 x5');
    expect(h.seats.map((s) => h.ids(`hand:${s}`).length)).toEqual([5, 5, 5, 5, 5, 5, 5, 5]);
    h.finish();
  });
});

describe('off the table, and jokers', () => {
  test('ROG-DRAW-A2a a card dealt off the table is dead, unseen, and replaced from the middle of the deck', () => {
    const h = foul();
    const next = middle(h);
    h.floor('off-table', { cards: 'Ah' });
    expect([h.hand(3), h.cards('dead'), h.sees('rail', 'dead')]).toEqual([`As Ad 4s 2h ${next}`, ['Ah'], '??']);
    for (const type of ['HandFilled', 'CardScrapped'] as const)
      expect(h.last(type)).toMatchObject({ seat: 3, rule: 'ROG-DRAW-A2a' });
    // It is no boxed card: a second one, or a boxed one after it, is no misdeal.
    h.floor('off-table', { cards: 'Kc' }).floor('boxed-card', { cards: 'Qc' });
    expect([h.has('MisdealCalled'), h.seats.map((s) => h.ids(`hand:${s}`).length)]).toEqual([false, [5, 5, 5, 5]]);
    h.finish();
  });
  test('ROG-DRAW-A2b on the draw it is replaced from the top when all have drawn; action goes', () => {
    const h = drawn();
    h.floor('off-table', { cards: '9c' });
    expect([h.hand(2), h.cards('dead'), h.last('CardScrapped').rule]).toEqual([
      'Jc Jd 9s 8s 7s',
      ['9c'],
      'ROG-DRAW-A2b',
    ]);
    expect([h.toAct, h.option(1, 'bet')?.rule]).toEqual([1, 'ROG-DRAW-BL3']);
    h.acts('c');
    expect([h.shut('off-table'), h.finish()]).toEqual(['action-has-begun BAR-49', ['3 high 80']]);
  });
  test('ROG-DRAW-A2b two of one hand: both come from the top, and each pot goes by the cards', () => {
    const h = drawn({ deck: 'Tc Th Td 9s 9c 8s 8c Qh Qs 6h' });
    h.floor('off-table', { cards: 'Th' }).floor('off-table', { cards: 'Td' });
    expect([h.hand(1), h.finish()]).toEqual(['Qc Qd 8h Qh Qs', ['1 high 80']]);
  });
  test('ROG-DRAW-A2b at the declaring nothing has been dealt yet', () => {
    expect(atDraw().shut('off-table')).toBe('wrong-stage ROG-DRAW-A2b');
  });
  test('ROG-DRAW-A7 a joker in a deck without one is a dead card, replaced like a boxed one; its face is nobody’s', () => {
    const h = foul();
    const next = middle(h);
    h.floor('joker-found', { cards: 'Ad' });
    expect([h.hand(3), h.cards('scrap'), h.sees('rail', 'scrap')]).toEqual([`As Ah 4s 2h ${next}`, ['Ad'], '??']);
    expect(h.last('HandFilled').rule).toBe('ROG-DRAW-A7');
    const later = drawn().floor('joker-found', { cards: 'Th' });
    expect([later.hand(1), later.last('CardScrapped').rule]).toEqual(['Qc Qd 8h Td 7s', 'ROG-DRAW-A7']);
    later.acts('c');
    expect([later.shut('joker-found'), h.finish()]).toEqual(['action-has-begun BAR-49', ['3 high 80']]);
  });
  test('ROG-DRAW-A7 beside a boxed card it is the second: a misdeal (BAR-53)', () => {
    const h = foul().floor('boxed-card', { cards: 'Kc' }).floor('joker-found', { cards: 'As' });
    expect([h.last('MisdealCalled').rule, h.isOpen(h.idsOf('As')[0]!)]).toEqual(['ROG-DRAW-A1a', false]);
    h.finish();
  });
  test('ROG-DRAW-A7 who uses it has a foul hand: dead, and his bets stay', () => {
    const h = foul().acts('r40 c c c');
    h.floor('joker-used', { seat: 3 });
    expect([h.last('HandKilled').rule, h.live, h.pot()]).toEqual(['ROG-DRAW-A7', [0, 1, 2], 160]);
    expect(h.finish()).toEqual(['0 high 160']);
    expect(foul({ game: 'lob' }).report('joker-found')).toBeUndefined();
  });
});

describe('exposed cards', () => {
  test('ROG-DRAW-B1 a card that somebody can name is not exposed: it lies face down, and stays', () => {
    const h = drawn();
    const before = [h.hand(1), h.sees('rail', 'hand:1')];
    h.floor('card-named', { cards: 'Th' });
    expect([[h.hand(1), h.sees('rail', 'hand:1')], h.last('NotExposed')]).toEqual([
      before,
      expect.objectContaining({ rule: 'ROG-DRAW-B1', seat: 1, cards: [], chips: [] }),
    ]);
    h.floor('self-exposed', { cards: 'Th' });
    expect(h.report('card-named')?.cards?.from).not.toContain(h.idsOf('Th')[0]);
    h.finish();
  });
  test('ROG-DRAW-B2 a card exposed on the deal is kept', () => {
    const h = foul();
    h.floor('exposed-card', { cards: 'Ad' });
    expect([h.hand(3), h.sees('rail', 'hand:3'), h.last('CardKept').rule]).toEqual([
      'As Ah Ad 4s 2h',
      '?? ?? Ad ?? ??',
      'ROG-DRAW-B2',
    ]);
    expect(h.report('exposed-card')?.cards?.from).not.toContain(h.idsOf('Ad')[0]);
    expect([h.has('HandFilled'), h.finish()]).toEqual([false, ['3 high 80']]);
  });
  test('ROG-DRAW-B3 one the dealer exposes on the draw may not be taken: another comes from the top; action goes', () => {
    const h = drawn({ deck: 'Tc Qh Td 9s 9c 8s 8c 7s' });
    expect(h.hand(1)).toBe('Qc Qd 8h Qh Td');
    h.floor('exposed-card', { cards: 'Qh' });
    expect([h.hand(1), h.sees('rail', 'dead'), h.sees('rail', 'hand:1')]).toEqual([
      'Qc Qd 8h Td 7s',
      'Qh',
      '?? ?? ?? ?? ??',
    ]);
    expect([h.last('CardScrapped').rule, h.toAct]).toEqual(['ROG-DRAW-B3', 1]);
    h.acts('r40 f c f');
    expect(h.finish()).toEqual(['3 high 160']);
  });
  test('ROG-DRAW-B3 not at the declaring, nor once somebody has acted', () => {
    expect(atDraw().shut('exposed-card')).toBe('wrong-stage ROG-DRAW-B3');
    expect(drawn().acts('c').shut('exposed-card')).toBe('action-has-begun BAR-49');
    expect(atDraw().acts('p p p p').shut('exposed-card')).toBe('wrong-stage ROG-DRAW-B3');
  });
  test('ROG-DRAW-B4 who exposes a card of his own keeps it, on the deal, on the draw and after', () => {
    for (const [h, card] of [
      [foul(), 'Kc'],
      [atDraw(), 'Kc'],
      [drawn(), '8c'],
      [drawn().acts('c c'), '8c'],
    ] as const) {
      const before = h.hand(0);
      h.floor('self-exposed', { cards: card });
      expect([h.hand(0), h.isOpen(h.idsOf(card)[0]!), h.last('CardKept').rule]).toEqual([before, true, 'ROG-DRAW-B4']);
      expect(h.finish()).toEqual(['3 high 80']);
    }
    const over = foul().acts('f f f');
    expect(over.shut('self-exposed')).toBe('wrong-stage ROG-DRAW-B4');
  });
  test('ROG-DRAW-B5 who drops a card has a dead hand; what fell face up was seen, and his chips stay', () => {
    const h = foul().acts('r40 c c c');
    h.floor('dropped-face-up', { cards: 'Ah' });
    expect([h.last('HandKilled').rule, h.live, h.pot()]).toEqual(['ROG-DRAW-B5', [0, 1, 2], 160]);
    const [ace, other] = h.idsOf('Ah As');
    expect([h.isOpen(ace!), h.isOpen(other!), h.cards('muck')]).toEqual([true, false, ['As', 'Ah', 'Ad', '4s', '2h']]);
    expect([h.finish(), h.stacks()]).toEqual([['0 high 160'], [620, 460, 460, 460]]);
    expect(h.shut('dropped-face-up')).toBe('wrong-stage ROG-DRAW-B5');
  });
});

describe('exposed cards in high draw', () => {
  test('ROG-HDP-B1 on the deal the player takes it', () => {
    const h = foul({ game: 'hdp' }).floor('exposed-card', { cards: 'Ad' });
    expect([h.hand(3), h.last('CardKept').rule]).toEqual(['As Ah Ad 4s 2h', 'ROG-HDP-B1']);
    expect(h.finish()).toEqual(['3 high 80']);
    const later = foul({ game: 'hdp' }).acts('c c c c');
    expect(later.shut('exposed-card')).toBe('wrong-stage ROG-HDP-B2');
  });
  test('ROG-HDP-B2 on the draw it cannot be taken and is replaced from the top at the end; his own he keeps', () => {
    const h = drawn({ game: 'hdp', deck: 'Tc Qh Td 9s 9c 8s 8c 7s' });
    h.floor('exposed-card', { cards: 'Qh' });
    expect([h.hand(1), h.sees('rail', 'dead'), h.last('CardScrapped').rule]).toEqual([
      'Qc Qd 8h Td 7s',
      'Qh',
      'ROG-HDP-B2',
    ]);
    h.floor('self-exposed', { cards: 'Td' });
    expect([h.hand(1), h.sees('rail', 'hand:1')]).toEqual(['Qc Qd 8h Td 7s', '?? ?? ?? Td ??']);
    expect([h.acts('c').shut('exposed-card'), h.finish()]).toEqual(['action-has-begun BAR-49', ['3 high 80']]);
  });
  test('ROG-HDP-B2 so it is for the dealer’s own, and whose it was is told', () => {
    for (const [seat, card] of [
      [0, '8c'],
      [2, '9c'],
    ] as const) {
      const h = drawn({ game: 'hdp' }).floor('exposed-card', { cards: card });
      expect([h.hand(seat).includes(card), h.sees('rail', 'dead')]).toEqual([false, card]);
      expect(h.last('CardScrapped')).toMatchObject({ seat, rule: 'ROG-HDP-B2' });
      expect(h.last('CardsDrawn')).toMatchObject({ seat, note: { count: 1 } });
      expect(h.has('CardKept')).toBe(false);
    }
  });
});

describe('exposed cards at lo-ball', () => {
  test('ROG-LOB-B1a on the deal a five or lower must be taken; the ace and the joker are as low (BAR-53)', () => {
    const holes = { 0: 'Kc 9d 8h 5s 3d', 1: 'Jo Qc 9c 8d 6s', 3: 'As 2h 3c 4s 5c' };
    for (const card of ['5s', '3d', 'As', '2h', 'Jo']) {
      const h = foul({ game: 'lob', holes });
      const before = h.seats.map((s) => h.hand(s));
      h.floor('exposed-card', { cards: card });
      expect(h.seats.map((s) => h.hand(s))).toEqual(before);
      expect([h.isOpen(h.idsOf(card)[0]!), h.last('CardPlays').rule]).toEqual([true, 'ROG-LOB-B1a']);
      expect(h.finish()).toEqual(['3 low 12']);
    }
  });
  test('ROG-LOB-B1b on the deal a six or higher cannot be taken: another comes from the middle of the deck', () => {
    for (const card of ['6s', '9c', 'Qc']) {
      const h = foul({ game: 'lob' });
      const next = middle(h);
      const rest = h.hand(1).replace(`${card} `, '').replace(` ${card}`, '');
      h.floor('exposed-card', { cards: card });
      expect([h.hand(1), h.sees('rail', 'dead')]).toEqual([`${rest} ${next}`, card]);
      expect([h.last('HandFilled').rule, h.last('CardScrapped').rule]).toEqual(['ROG-LOB-B1b', 'ROG-LOB-B1b']);
      expect(h.finish()).toEqual(['3 low 12']);
    }
  });
  test('ROG-LOB-B1b who exposes his own keeps it, however high', () => {
    const h = foul({ game: 'lob' }).floor('self-exposed', { cards: 'Qc' });
    expect([h.hand(1), h.isOpen(h.idsOf('Qc')[0]!), h.finish()]).toEqual(['Qc 9c 8d 6s 4d', true, ['3 low 12']]);
    expect(foul({ game: 'lob' }).acts('c c c c').shut('exposed-card')).toBe('wrong-stage ROG-LOB-B2');
  });
  test('ROG-LOB-B2 on the draw it is replaced from the top after all others; a low one too; action goes', () => {
    const h = drawn({ game: 'lob', deck: 'Tc Ah Td 9s Kd 8s 8c 7s' });
    expect(h.hand(1)).toBe('Qc 9c 8d Ah Td');
    h.floor('exposed-card', { cards: 'Ah' });
    expect([h.hand(1), h.sees('rail', 'dead'), h.last('CardScrapped').rule]).toEqual([
      'Qc 9c 8d Td 7s',
      'Ah',
      'ROG-LOB-B2',
    ]);
    expect([h.toAct, h.stage]).toEqual([1, 'bet-2']);
    expect([h.acts('c').shut('exposed-card'), h.finish()]).toEqual(['action-has-begun BAR-49', ['3 low 12']]);
  });
  test('ROG-LOB-B2 but the dealer, who has the button, must take his own', () => {
    const h = drawn({ game: 'lob', deck: 'Tc Ah Td 9s Kd 8s 8c 7s' });
    expect(h.hand(0)).toBe('Kc 9d 8h 5s 8c');
    h.floor('exposed-card', { cards: '8c' });
    expect([h.hand(0), h.sees('rail', 'hand:0'), h.last('CardKept').rule]).toEqual([
      'Kc 9d 8h 5s 8c',
      '?? ?? ?? ?? 8c',
      'ROG-LOB-B2',
    ]);
    expect(h.finish()).toEqual(['3 low 12']);
  });
});
