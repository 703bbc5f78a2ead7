// Largo, the marker and the end: who places, moves or removes it, who drops when, who leads, and who pays what.
import { describe, expect, test } from 'vitest';
import { type LargoGame, largo, type RummyDealing, SIX, TEN } from '../../src/testing/rummy.js';

const ALL_TEN = { 0: TEN, 1: TEN, 2: TEN };
/** Two of three have all ten down: the second is asked where the marker goes. */
const twoDown = (p: Partial<RummyDealing> = {}): LargoGame =>
  largo({ hands: { 2: TEN, 1: TEN }, ...p })
    .lays(TEN)
    .lays(TEN);
const marked = (depth: number, p: Partial<RummyDealing> = {}): LargoGame => twoDown(p).do(1, 'place-marker', { depth });
const stockOf = (g: LargoGame): number => g.ids('stock').length;

describe('the marker', () => {
  test('JAL-LAR-B11 the second to have all ten down puts it into the deck, from one below the top to one above the bottom', () => {
    const g = twoDown();
    expect([g.toAct, g.menu(), g.last('MarkerDue').rule]).toEqual([1, ['place-marker'], 'JAL-LAR-B11']);
    expect(g.offer('place-marker')!.amount).toMatchObject({ min: 1, max: stockOf(g) - 1 });
    expect(g.refused(1, 'place-marker', { depth: 0 })).toMatchObject({ refused: 'amount-too-small' });
    expect(g.refused(1, 'place-marker', { depth: stockOf(g) })).toMatchObject({ refused: 'amount-too-big' });
    expect(g.refused(2, 'place-marker', { depth: 5 })).toMatchObject({ refused: 'not-your-turn' });
    g.do(1, 'place-marker', { depth: 5 });
    expect([g.now.marker, g.last('MarkerPlaced').seat]).toEqual([stockOf(g) - 5, 1]);
    const deeper = twoDown({ switches: { 'jal.lar.marker_min': 20 } });
    expect(deeper.offer('place-marker')!.amount).toMatchObject({ min: 20, max: stockOf(deeper) - 20 });
  });
  test('JAL-LAR-B12 the third may move it, remove it or leave it; removed it never comes back', () => {
    const third = () => marked(9, { hands: ALL_TEN }).lays(TEN);
    expect([third().toAct, third().menu()]).toEqual([0, ['leave-marker', 'move-marker', 'remove-marker']]);
    const movedTo = third().do(0, 'move-marker', { depth: 3 });
    expect([movedTo.now.marker, movedTo.last('MarkerMoved').rule]).toEqual([stockOf(movedTo) - 3, 'JAL-LAR-B12']);
    const left = third().do(0, 'leave-marker');
    expect(left.now.marker).toBe(marked(9).now.marker);
    const gone = third().do(0, 'remove-marker').acts('stay stay');
    expect(gone.now.marker).toBeNull();
    gone.drawOn();
    expect([gone.isOver, gone.all('MarkerPlaced').length, gone.all('MarkerReached').length]).toEqual([true, 1, 1]);
  });
  test('JAL-LAR-B12 only the third, and once: the fourth to have all ten down has no say over it', () => {
    const g = largo({ stacks: [100, 100, 100, 100], hands: { 3: TEN, 2: TEN, 1: TEN, 0: TEN } });
    g.lays(TEN).lays(TEN).do(2, 'place-marker', { depth: 9 }).lays(TEN).do(1, 'leave-marker').lays(TEN);
    expect(g.last('AllDown')).toMatchObject({ seat: 0, note: { nth: 4 } });
    expect([g.toAct, g.now.phase, g.all('MarkerDue').length]).toEqual([3, 'turn', 2]);
    expect(g.refused(0, 'move-marker', { depth: 2 })).toMatchObject({ refused: 'not-your-turn' });
    expect(g.refused(3, 'move-marker', { depth: 2 })).toMatchObject({ refused: 'not-offered' });
  });
  test('AMB-JAL-34 ten down with the draw that reaches it, the third has no say over it any more', () => {
    const g = marked(1, { hands: ALL_TEN }).lays(TEN);
    expect(g.last('AllDown')).toMatchObject({ seat: 0, note: { nth: 3 } });
    expect([g.now.phase, g.toAct, g.last('MarkerReached').note.removed]).toEqual(['reached', 1, false]);
    expect(g.refused(0, 'remove-marker')).toMatchObject({ refused: 'not-your-turn' });
    expect(g.all('MarkerDue')).toHaveLength(1);
    const before = marked(2, { hands: ALL_TEN }).lays(TEN);
    expect([before.now.phase, before.toAct]).toEqual(['third', 0]);
  });
  test('AMB-JAL-34 where too little is left to move it, the third may still leave it or take it out', () => {
    const stocked = (decks: number) => ({ hands: ALL_TEN, switches: { 'jal.lar.marker_min': decks } });
    const g = twoDown(stocked(100));
    g.do(1, 'place-marker', { depth: stockOf(g) - 100 });
    while (stockOf(g) > 110) g.acts('draw let-go');
    while (g.toAct !== 0) g.acts('draw let-go');
    expect(g.lays(TEN).menu()).toEqual(['leave-marker', 'remove-marker']);
  });
  test('JAL-LAR-B13 while it lies in the deck everybody draws on until it is reached', () => {
    const g = marked(4);
    for (let i = 0; i < 4; i++) {
      expect(g.now.phase).toBe('turn');
      g.acts('draw let-go');
    }
    expect([g.now.phase, stockOf(g)]).toEqual(['reached', marked(4).now.marker]);
  });
  test('JAL-LAR-B14 reached or removed, each may drop without drawing past it, for less', () => {
    const g = marked(1).acts('draw let-go');
    expect([g.menu(), g.last('MarkerReached').rule]).toEqual([['stay', 'drop'], 'JAL-LAR-B14']);
    expect(g.now.deciding).toEqual([1, 0]);
    g.acts('drop');
    expect(g.last('Dropped')).toMatchObject({ seat: 1, note: { points: 7 } });
    const removed = marked(9, { hands: ALL_TEN }).lays(TEN).do(0, 'remove-marker');
    expect([removed.now.phase, removed.menu()]).toEqual(['reached', ['stay', 'drop']]);
  });
  test('JAL-LAR-B15 those who stay draw until the deck is exhausted, and nobody drops any more', () => {
    const g = marked(1).acts('draw let-go stay');
    const second = g.toAct;
    g.acts('stay');
    expect(g.last('WentOn')).toMatchObject({ seat: second, rule: 'JAL-LAR-B15' });
    expect(g.menu()).not.toContain('drop');
    expect(g.why('drop')).toBe('no-dropping-now AMB-JAL-37');
    g.drawOn();
    expect([g.isOver, stockOf(g)]).toEqual([true, 0]);
  });
});

describe('the end', () => {
  test('JAL-LAR-B16 whoever has most face up leads; silence at the marker lets the others go', () => {
    const g = marked(3, { stock: '7h Qh 7h Qh 6s' }).acts('draw let-go draw let-go').do(1, 'draw').do(1, 'use');
    expect(g.now.reached.find(({ seat }) => seat === 1)!.cards).toBe(11);
    expect(g.last('LeaderStays')).toMatchObject({ seat: 1, rule: 'AMB-JAL-34' });
    expect([g.toAct, g.now.deciding, g.offer('drop')!.ifSilent]).toEqual([0, [0, 2], true]);
  });
  test('AMB-JAL-34 the leader may not drop at the marker: nobody with less down can win by it', () => {
    const g = marked(1).acts('draw let-go');
    expect(g.last('LeaderStays')).toMatchObject({ seat: 2, rule: 'AMB-JAL-34' });
    expect(g.refused(2, 'drop')).toMatchObject({ refused: 'not-your-turn' });
    g.acts('drop stay');
    expect([g.now.phase, g.isOver, g.now.out]).toEqual(['turn', false, [1]]);
    const alone = marked(1).acts('draw let-go drop drop');
    expect([alone.isOver, alone.last('GameWon').seat, alone.last('GameWon').rule]).toEqual([true, 2, 'JAL-LAR-B17']);
  });
  test('AMB-JAL-34 of equal layouts the one who was there first leads; if his hand is foul the next one stays in his place', () => {
    const g = marked(1).acts('draw let-go');
    expect(g.now.reached.map(({ cards }) => cards)).toEqual([10, 10]);
    g.do('floor', 'wrong-number-of-cards', { seat: 2 });
    expect([g.toAct, g.now.deciding, g.last('LeaderStays').seat]).toEqual([0, [0], 1]);
    g.acts('drop');
    expect([g.isOver, g.last('GameWon').seat]).toEqual([true, 1]);
  });
  test('JAL-LAR-B17 it ends when all but one drop at the marker, or when the deck runs out beyond it', () => {
    const alone = marked(1).acts('draw let-go drop drop');
    expect([alone.isOver, stockOf(alone) > 0]).toEqual([true, true]);
    const out = marked(1).acts('draw let-go stay stay').drawOn();
    expect(out.isOver).toBe(true);
    expect(out.last('StockExhausted').rule).toBe('JAL-LAR-B17');
  });
  test('JAL-LAR-B18 the most face-up cards wins', () => {
    const g = marked(2, { stock: '7h Qh 7h Qh 6s' });
    g.acts('draw let-go draw let-go');
    expect(g.now.phase).toBe('reached');
    g.acts('stay drop');
    while (g.toAct !== 1) g.acts('draw let-go');
    g.do(1, 'draw');
    if (g.menu().includes('use')) g.do(1, 'use');
    g.drawOn();
    const won = g.last('GameWon');
    expect([won.rule, g.ids(`down:${won.seat}`).length]).toEqual([
      'JAL-LAR-B18',
      Math.max(...[1, 2].map((s) => g.ids(`down:${s}`).length)),
    ]);
  });
  test('AMB-JAL-38 of equal layouts the one that was there first wins; or they share, where the house says so', () => {
    const first = marked(1).acts('draw let-go stay drop').drawOn();
    expect(first.last('GameWon')).toMatchObject({ seat: 2, rule: 'AMB-JAL-38' });
    const split = marked(1, { switches: { 'jal.lar.tie': 'split' } })
      .acts('draw let-go stay drop')
      .drawOn();
    expect(split.all('GameWon').map(({ seat }) => seat)).toEqual([2, 1]);
    expect(split.payments).toEqual(['0 pays 2 1 JAL-LAR-C2', '0 pays 1 1 JAL-LAR-C2']);
  });
});

describe('points', () => {
  test('JAL-LAR-C1 one point: dropped at the start without a card', () => {
    const g = largo().acts('drop draw let-go drop');
    expect(g.payments).toEqual(['2 pays 1 1 JAL-LAR-C1', '0 pays 1 1 JAL-LAR-C1']);
    // To the last cent he has.
    const short = largo({ stacks: [100, 100, 0.01] }).acts('drop draw let-go drop');
    expect(short.payments).toEqual(['2 pays 1 0.01 JAL-LAR-C1', '0 pays 1 1 JAL-LAR-C1']);
  });
  test('JAL-LAR-C2 two: drew, and dropped with nothing face up', () => {
    const g = largo().acts('draw let-go drop draw let-go drop');
    expect(g.payments).toEqual(['2 pays 0 2 JAL-LAR-C2', '1 pays 0 1 JAL-LAR-C1']);
  });
  test('JAL-LAR-C3 three: dropped with only some of the ten face up', () => {
    const g = largo({ hands: { 2: SIX } })
      .lays('3h 4h 5h')
      .acts('drop drop');
    expect(g.payments[0]).toBe('1 pays 2 1 JAL-LAR-C1');
    const some = largo({ hands: { 2: SIX } })
      .lays('3h 4h 5h')
      .acts('draw let-go drop drop');
    expect(some.payments).toEqual(['2 pays 1 3 JAL-LAR-C3', '0 pays 1 1 JAL-LAR-C1']);
  });
  test('JAL-LAR-C4 seven: all ten face up, dropped without passing the marker', () => {
    const at = marked(1).acts('draw let-go drop drop');
    expect(at.payments).toEqual(['1 pays 2 7 JAL-LAR-C4', '0 pays 2 2 JAL-LAR-C2']);
    const ahead = marked(9).acts('draw let-go drop');
    expect(ahead.last('Dropped')).toMatchObject({ seat: 2, rule: 'JAL-LAR-C4', note: { points: 7 } });
  });
  test('JAL-LAR-C5 ten: all ten face up, past the marker, and not the leader at the end', () => {
    const g = marked(1).acts('draw let-go stay drop').drawOn();
    expect(g.payments).toContain('1 pays 2 10 JAL-LAR-C5');
  });
  test('JAL-LAR-D the winner collects in chips, one for a point', () => {
    const g = largo({ stake: '0.50' }).acts('drop drop');
    expect(g.book.chip).toBe(g.book.point);
    expect(g.stacks()).toEqual([101, 99.5, 99.5]);
  });
  test('AMB-JAL-36 past the marker without ten down a loser pays ten; three where the house says so', () => {
    const ends = (p: Partial<RummyDealing>) => marked(1, p).acts('draw let-go stay stay').drawOn();
    expect(ends({}).payments).toContain('0 pays 2 10 AMB-JAL-36');
    expect(ends({ switches: { 'jal.lar.past_marker_not_down': 3 } }).payments).toContain('0 pays 2 3 AMB-JAL-36');
  });
  test('AMB-JAL-41 nobody else gets ten down: no marker, no dropping for seven, and the deck is played out', () => {
    const g = largo({ hands: { 2: TEN } })
      .lays(TEN)
      .acts('draw let-go draw let-go');
    expect([g.toAct, g.menu()]).toEqual([2, ['draw']]);
    g.acts('draw let-go');
    expect(g.menu()).toContain('drop');
    g.drawOn();
    expect([g.isOver, g.all('MarkerPlaced').length, g.last('GameWon').seat]).toEqual([true, 0, 2]);
  });
  test('AMB-JAL-26 all but one have dropped: he wins at once, a point from each', () => {
    const g = largo({ stacks: [50, 50, 50, 50, 50] }).acts('drop drop drop drop');
    expect([g.isOver, g.stacks()]).toEqual([true, [54, 49, 49, 49, 49]]);
    expect(g.last('GameWon')).toMatchObject({ seat: 0, rule: 'AMB-JAL-26' });
  });

  /** E at seat 4 to A at seat 0; A and B have ten down, and B, the second, has put the marker in. */
  const five = (): LargoGame => {
    const g = largo({ stacks: [50, 50, 50, 50, 50], hands: { 0: TEN, 1: TEN, 2: SIX } });
    g.acts('drop').acts('draw let-go').lays('3h 4h 5h 2s 3s 4s').acts('draw let-go').lays(TEN);
    return g.acts('drop drop').lays(TEN).do(1, 'place-marker', { depth: 1 }).acts('draw let-go');
  };
  test('X-6 five players at a dollar: 1, 2, 3 and 7 make thirteen dollars; sixteen if the seven had gone past the marker', () => {
    const at = five();
    expect([at.now.phase, at.toAct]).toEqual(['reached', 1]);
    at.acts('drop');
    expect(at.payments).toEqual([
      '4 pays 0 1 JAL-LAR-C1',
      '3 pays 0 2 JAL-LAR-C2',
      '2 pays 0 3 JAL-LAR-C3',
      '1 pays 0 7 JAL-LAR-C4',
    ]);
    expect(at.stacks()).toEqual([63, 43, 47, 48, 49]);
    const past = five().acts('stay').drawOn();
    expect(past.stacks()).toEqual([66, 40, 47, 48, 49]);
  });
});

describe('foul hands', () => {
  test('AMB-JAL-45 reported by the floor: the hand is surrendered, and pays ten whoever wins', () => {
    const g = largo().acts('draw let-go');
    expect(g.report('wrong-number-of-cards')?.seats).toEqual([2, 1, 0]);
    g.do('floor', 'wrong-number-of-cards', { seat: 2 });
    expect([g.last('HandFouled').rule, g.ids('hand:2').length, g.toAct]).toEqual(['AMB-JAL-45', 0, 1]);
    g.acts('drop');
    expect(g.payments).toEqual(['2 pays 0 10 AMB-JAL-45', '1 pays 0 1 JAL-LAR-C1']);
    const drawn = largo().acts('draw').do('floor', 'drawn-card-into-hand', { seat: 2 });
    expect([drawn.last('HandFouled').seat, drawn.toAct]).toEqual([2, 1]);
    expect(largo().refused(1, 'wrong-number-of-cards', { seat: 2 })).toMatchObject({ refused: 'staff-only' });
  });
  test('AMB-JAL-45 found by the engine: cards are counted as a turn begins and when one is thrown', () => {
    const begins = largo().acts('draw').strays('stock', 'hand:1').acts('let-go');
    expect([begins.last('HandFouled').seat, begins.toAct]).toEqual([1, 0]);
    const throws = largo({ hands: { 2: SIX }, stock: '6h 7h' })
      .acts('draw')
      .do(2, 'use', { cards: '3h 4h 5h' });
    throws.strays('hand:2', 'discards').do(2, 'discard', { cards: 'Jd' });
    expect([throws.last('HandFouled').seat, throws.toAct]).toEqual([2, 1]);
  });
  test('AMB-JAL-45 or all is dealt again, where the house says so; an exposed card of the stock is buried', () => {
    const again = largo({ switches: { 'jal.rummy.foul': 'redeal' } }).acts('draw');
    again.stopAtShuffle = true;
    again.do('floor', 'wrong-number-of-cards', { seat: 0 });
    expect([again.last('GameRedealt').rule, again.asked]).toEqual(['AMB-JAL-45', ['chance']]);
    const shown = largo({ stock: '6h 7h' }).do('floor', 'exposed-stock-card').acts('draw');
    expect([shown.cards('surrendered'), shown.cards('offer')]).toEqual([['6h'], ['7h']]);
  });
  test('every game ends within its bound: nobody can take more decisions than it states', () => {
    const g = largo().acts('draw let-go draw let-go').drawOn();
    expect(g.isOver).toBe(true);
    expect(g.decisions).toBeLessThanOrEqual(
      g.game.bound({ chips: { 'stack:0': 1, 'stack:1': 1, 'stack:2': 1 }, markers: {}, terms: {} }),
    );
  });
});
