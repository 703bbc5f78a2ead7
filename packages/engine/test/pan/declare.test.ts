// Pan before the first draw: the ante, ten cards, who plays and who passes, the house rate.
import { describe, expect, test } from 'vitest';
import { packOf } from '../../src/cards/index.js';
import { isOver } from '../../src/kernel/index.js';
import { pan } from '../../src/testing/rummy.js';

const three = { stacks: [20, 20, 20] };

describe('ante and deal', () => {
  test('SNK-PAN-1 each player antes one chip before the cards', () => {
    const h = pan(three);
    expect(h.rulesOf('Posted')).toEqual(['SNK-PAN-1', 'SNK-PAN-1', 'SNK-PAN-1']);
    expect([h.at('centre'), h.stacks()]).toEqual([3, [19, 19, 19]]);
    const types = h.log.map((e) => e.type);
    expect(types.lastIndexOf('Posted')).toBeLessThan(types.indexOf('CardsDealt'));
  });
  test('SNK-PAN-1 AMB-SNK-22 a chip is worth what the house has posted', () => {
    const h = pan({ ...three, switches: { 'snk.pan.chip': 50 } });
    expect(h.all('Posted').map((e) => e.chips[0]!.amount)).toEqual([50, 50, 50]);
    expect(h.rules.stake).toBe('0.50');
  });
  test('SNK-PAN-2 ten cards each, face down, in the order of play', () => {
    const h = pan({ stacks: [20, 20, 20, 20] });
    const dealt = h.last('CardsDealt');
    expect(dealt).toMatchObject({ rule: 'SNK-PAN-2', note: { count: 10 } });
    expect(dealt.cards.map((m) => [m.seen, m.cards.length])).toEqual([3, 2, 1, 0].map((s) => [s, 10]));
    expect(h.view(1).faces.filter((face) => face !== null)).toHaveLength(10);
    // Always so: no card says who is first, in a first game either.
    expect(h.game.script.map(({ name }) => name).filter((name) => /deal|tenth/.test(name))).toEqual(['deal']);
  });
  test.each([5, 6, 7, 8])('AMB-SNK-09 %i packs of forty, the eights, nines and tens taken out', (packs) => {
    const h = pan({ ...three, switches: { 'snk.pan.packs': packs } });
    const cards = h.game.names.zones.flatMap((zone) => h.cards(zone));
    expect(cards).toHaveLength(packs * 40);
    expect(cards.filter((card) => card === 'As')).toHaveLength(packs);
    expect(cards.some((card) => /^[89T]/.test(card))).toBe(false);
    expect(h.rulesOf('PackShuffled')).toEqual(['AMB-SNK-09']);
    expect(packOf(40, packs)).toHaveLength(packs * 40);
  });
  test('AMB-SNK-10 play goes counter-clockwise from the right of the dealer, or clockwise where the house has it so', () => {
    const h = pan(three);
    expect(h.last('TurnsOpened')).toMatchObject({ rule: 'AMB-SNK-10', seat: 2 });
    expect([h.toAct, h.acts('play').toAct, h.acts('play').toAct, h.acts('play').toAct]).toEqual([2, 1, 0, 2]);
    const cw = pan({ ...three, switches: { 'snk.pan.rotation': 'cw' } });
    expect([cw.toAct, cw.acts('play').toAct, cw.acts('play').toAct, cw.acts('play').toAct]).toEqual([0, 1, 2, 0]);
  });
  test('AMB-SNK-10 the last winner declares and draws first', () => {
    const h = pan({ ...three, first: 1 });
    expect([h.toAct, h.acts('play').toAct, h.acts('play').toAct, h.acts('play').toAct]).toEqual([1, 0, 2, 1]);
    expect(h.now.phase).toBe('turn');
  });
});

describe('declaring', () => {
  test('SNK-PAN-3 each declares in turn; who passes loses the ante, gives up his cards and is not asked again', () => {
    const h = pan(three);
    expect(h.menu()).toEqual(['play', 'pass']);
    h.acts('play pass');
    expect(h.last('Declared')).toMatchObject({ seat: 1, rule: 'SNK-PAN-3', note: { plays: false } });
    expect([h.cards('hand:1').length, h.at('stack:1'), h.at('centre')]).toEqual([0, 19, 3]);
    h.acts('play draw let-go draw let-go');
    expect(h.all('CardDrawn').map((e) => e.seat)).toEqual([2, 0]);
    expect(h.toAct).toBe(2);
  });
  test('SNK-PAN-3 nothing is drawn before all have declared, and who is silent passes', () => {
    const h = pan(three);
    h.acts('play');
    expect(h.refused(2, 'draw')).toMatchObject({ refused: 'not-your-turn' });
    expect(h.refused(1, 'draw')).toMatchObject({ refused: 'not-offered' });
    expect(h.offer('pass')!.ifSilent).toBe(true);
    expect(h.offer('play')!.ifSilent).toBe(false);
  });
  test('SNK-PAN-3 who was to be first and passes is passed over', () => {
    const h = pan(three).acts('pass play play');
    expect([h.toAct, h.now.phase]).toEqual([1, 'turn']);
  });
  test('AMB-SNK-19 nobody drops once he has declared to play', () => {
    const h = pan(three).allPlay();
    for (const line of ['', 'draw']) {
      h.acts(line);
      expect(h.refused(2, 'pass')).toEqual({ refused: 'no-dropping-now', rule: 'AMB-SNK-19' });
      expect(h.why('pass')).toBe('no-dropping-now AMB-SNK-19');
    }
  });
  test('AMB-SNK-19 all but one pass: he takes the antes less the house rate, and no card is drawn', () => {
    const h = pan({ stacks: [20, 20, 20, 20, 20, 20], fees: 'by-the-book' }).acts('pass pass play pass pass pass');
    expect(isOver(h.game, h.round)).toBe(true);
    expect(h.last('GameWon')).toMatchObject({ seat: 3, rule: 'AMB-SNK-19', note: { alone: true } });
    expect([h.has('CardDrawn'), h.payments]).toEqual([false, []]);
    expect([h.stacks(), h.at('drop'), h.at('centre')]).toEqual([[19, 19, 19, 22, 19, 19], 3, 0]);
  });
  test('AMB-SNK-19 the last one wins without a word when all before him have passed', () => {
    const h = pan({ stacks: [20, 20] }).acts('pass');
    expect([isOver(h.game, h.round), h.stacks()]).toEqual([true, [21, 19]]);
  });
});

describe('the house rate', () => {
  const rate = (players: number, switches: Record<string, unknown> = {}) => {
    const h = pan({ stacks: Array<number>(players).fill(20), fees: 'by-the-book', switches });
    for (const _ of h.seats) h.acts('play');
    const taken = h.all('CollectionTaken');
    expect(taken).toHaveLength(1);
    expect(h.at('centre')).toBe(players - h.at('drop'));
    return [h.at('drop'), taken[0]!.rule];
  };
  test('SNK-PAN-3F1 by the capitals: three chips with six or seven, two with five, one with fewer', () => {
    const chips = [7, 6, 5, 4, 3, 2].map((n) => rate(n));
    expect(chips.map(([n]) => n)).toEqual([3, 3, 2, 1, 1, 1]);
    expect(new Set(chips.map(([, rule]) => rule))).toEqual(new Set(['SNK-PAN-3F1']));
  });
  test('SNK-PAN-3F2 AMB-SNK-08 by the typed sheet, where it is posted: two chips with five to seven, one with fewer', () => {
    const chips = [7, 6, 5, 4, 3, 2].map((n) => rate(n, { 'snk.pan.rate': 'typed_2_1' }));
    expect(chips.map(([n]) => n)).toEqual([2, 2, 2, 1, 1, 1]);
    expect(new Set(chips.map(([, rule]) => rule))).toEqual(new Set(['SNK-PAN-3F2']));
  });
  test('AMB-SNK-25 two antes, and one chip of them for the house all the same', () => {
    const h = pan({ stacks: [20, 20], fees: 'by-the-book' });
    expect([h.at('drop'), h.at('centre')]).toEqual([1, 1]);
  });
  test('AMB-GEN-10 it is taken before the first card, or as SNK-PAN-3 has it, when all have declared', () => {
    const order = (timing: string): string[] => {
      const h = pan({ ...three, fees: 'by-the-book', switches: { 'fee.timing': timing } }).acts('play pass play');
      expect([h.at('drop'), h.at('centre')]).toEqual([1, 2]);
      return h.log.map((e) => e.type).filter((t) => ['CardsDealt', 'Declared', 'CollectionTaken'].includes(t));
    };
    expect(order('before_deal')).toEqual(['CollectionTaken', 'CardsDealt', 'Declared', 'Declared', 'Declared']);
    expect(order('at_declare')).toEqual(['CardsDealt', 'Declared', 'Declared', 'Declared', 'CollectionTaken']);
  });
  test('AMB-GEN-10 taken at the declaration it comes out of the antes also where one player is left', () => {
    const h = pan({ ...three, fees: 'by-the-book', switches: { 'fee.timing': 'at_declare' } }).acts('pass pass');
    expect([h.stacks(), h.at('drop'), h.at('centre')]).toEqual([[21, 19, 19], 1, 0]);
  });
});
