// How a hand of Pan ends: the stock runs out and is made anew, in the end nobody wins; and no hand goes on for ever.
import { describe, expect, test } from 'vitest';
import { type EventType, isOver, seeded } from '../../src/kernel/index.js';
import { PAN_RESHUFFLES_MAX, suggest } from '../../src/steps/index.js';
import { type PanHand, pan, type RummyDealing } from '../../src/testing/rummy.js';

const five = { 'snk.pan.packs': 5 };
/** Everybody draws and leaves until the stock is empty. */
function drain(h: PanHand): PanHand {
  while (h.ids('stock').length > 0) h.acts(h.menu().includes('let-go') ? 'let-go' : 'draw');
  return h.menu().includes('let-go') ? h.acts('let-go') : h;
}

describe('AMB-SNK-23 an empty stock', () => {
  const last = (more: Partial<RummyDealing> = {}) => pan({ stacks: [20, 20, 20], switches: five, ...more }).allPlay();
  test('AMB-SNK-23 the thrown cards are shuffled and play goes on', () => {
    const h = drain(last());
    const [turn, thrown] = [h.toAct, h.cards('discards').toSorted()];
    expect(thrown).toHaveLength(170);
    h.acts('draw');
    expect(h.last('StockExhausted')).toMatchObject({ rule: 'AMB-SNK-23', note: { ends: false } });
    expect(h.last('StubShuffled').rule).toBe('AMB-SNK-23');
    expect([...h.cards('stock'), ...h.cards('offer')].toSorted()).toEqual(thrown);
    expect(h.last('CardDrawn').seat).toBe(turn);
    expect([h.toAct, h.menu()[0], h.cards('discards')]).toEqual([turn, 'let-go', []]);
  });
  test('AMB-SNK-23 nobody can follow a card through the shuffle', () => {
    const h = drain(last());
    const seen = h.view('rail').faces.filter((face) => face !== null).length;
    expect(seen).toBe(170);
    h.acts('draw');
    const live = [...h.ids('stock')];
    expect(live.every((card) => h.view('rail').faces[card] === null)).toBe(true);
  });
  test('SNK-PAN-4c the last card of the stock, left unused, is still the next player’s to use', () => {
    const h = drain(last({ hands: { 1: '5h 5s 3s 7s 2c 2d Jc Jd Kc Kd' } }));
    const [card] = h.ids('discards').slice(-1);
    expect([h.now.unused, h.menu()[0]]).toEqual([card, 'draw']);
    expect(h.has('StockExhausted')).toBe(false);
  });
  test('BAR-61 five times; then nobody wins, nobody pays, and those still in the hand share the antes', () => {
    const h = pan({ stacks: [20, 20, 20, 20], first: 1, switches: five, fees: 'by-the-book' }).acts(
      'play play play pass',
    );
    for (let stock = 0; stock <= PAN_RESHUFFLES_MAX; stock++) {
      expect(h.all('StubShuffled')).toHaveLength(stock);
      drain(h).acts('draw');
    }
    expect(isOver(h.game, h.round)).toBe(true);
    expect(h.last('StockExhausted')).toMatchObject({ rule: 'BAR-61', note: { ends: true } });
    expect([h.has('GameWon'), h.payments]).toEqual([false, []]);
    // Three chips for three who were left: seats 1, 0 and 3. Seat 2 had passed.
    expect([h.stacks(), h.at('centre'), h.at('drop')]).toEqual([[20, 20, 19, 20], 0, 1]);
  });
  test('BAR-61 a chip that cannot be divided goes to the first of them in order of play', () => {
    const h = pan({ stacks: [20, 20, 20], first: 0, switches: five }).acts('play play pass'); // seats 0, 2 and 1
    for (let stock = 0; stock <= PAN_RESHUFFLES_MAX; stock++) drain(h).acts('draw');
    expect(h.stacks()).toEqual([21, 19, 20]);
    expect(h.last('AntesShared').rule).toBe('BAR-61');
  });
  test('AMB-SNK-10 BAR-61 where nobody has won, whoever was first is first again', () => {
    const h = pan({ stacks: [20, 20, 20], first: 1, switches: five }).allPlay();
    for (let stock = 0; stock <= PAN_RESHUFFLES_MAX; stock++) drain(h).acts('draw');
    expect(h.round.felt.markers[h.game.names.markers.indexOf('first')]).toBe(1);
  });
});

describe('no hand goes on for ever', () => {
  const boundOf = (h: PanHand): number =>
    h.game.bound({ chips: Object.fromEntries(h.seats.map((s) => [`stack:${s}`, 2000])), markers: {}, terms: null });
  test.each([2, 4, 7])('SNK-PAN-4b %i players who leave every card come to the end within the bound', (players) => {
    const h = pan({ stacks: Array<number>(players).fill(20) }).allPlay();
    const held = h.seats.map((seat) => h.cards(`hand:${seat}`));
    while (!isOver(h.game, h.round)) h.acts(h.menu().includes('let-go') ? 'let-go' : 'draw');
    const moved = (type: EventType) => h.all(type).map((e) => [e.seat, e.rule, e.cards.flatMap((move) => move.cards)]);
    const drawn = moved('CardDrawn');
    expect(drawn).toHaveLength((PAN_RESHUFFLES_MAX + 1) * (40 * h.book.decks - 10 * players));
    // Every card goes from the stock to the discards by the hand of whoever's turn it is, and nothing else of his moves.
    expect(drawn.map(([seat]) => seat)).toEqual(drawn.map((_, i) => h.seats[i % players]));
    expect(moved('CardLeft')).toEqual(drawn.map(([seat, , cards]) => [seat, 'SNK-PAN-4b', cards]));
    expect([h.has('CardThrown'), h.has('Melded')]).toEqual([false, false]);
    expect(h.seats.map((seat) => h.cards(`hand:${seat}`))).toEqual(held);
    expect(h.decisions).toBeLessThanOrEqual(boundOf(h));
  });
  test.each([2, 3, 4, 5, 6, 7])(
    'SNK-PAN-7 AMB-SNK-16 %i players by chance: ten cards each whenever a turn begins, and an end',
    (players) => {
      let won = 0;
      for (let seed = 0; seed < 12; seed++) {
        const switches = seed % 3 === 0 ? { 'snk.pan.rearrange': 'no', 'snk.pan.forcing': 'on' } : {};
        const h = pan({ stacks: Array<number>(players).fill(40), switches, seed });
        byChance(h, seed * 10 + players);
        expect(h.decisions).toBeLessThanOrEqual(boundOf(h));
        expect(h.has('HandFouled')).toBe(false);
        expect(h.round.felt.chips.reduce((a, b) => a + b, 0)).toBe(players * 4000);
        if (h.has('GameWon') && !h.last('GameWon').note.alone) won++;
      }
      expect(won).toBeGreaterThan(3);
    },
  );
});

/** Plays on with whatever the engine would lay, or what chance picks. */
function byChance(h: PanHand, seed: number): void {
  const rng = seeded(seed);
  while (!isOver(h.game, h.round)) {
    const { actor, options } = h.round.menus[0]!;
    const isLikely = rng.below(10) > 0;
    const o = options[isLikely === (options[0]!.type === 'play') ? 0 : options.length - 1]!;
    const seat = Number(actor);
    const open = o.type === 'use' ? h.ids('offer') : o.type === 'take' ? [h.now.unused!] : [];
    const mine = h.view(seat).faces;
    const columns = h.now.columns[h.seats.indexOf(seat)]!;
    const lay = { melds: h.book.melds, rearrange: h.book.rearrange };
    const found = o.open
      ? suggest({ columns, hand: h.ids(`hand:${seat}`), offered: open }, (c) => mine[c] ?? undefined, lay)
      : null;
    const cards = o.open ? found! : o.cards ? [o.cards.from[rng.below(o.cards.from.length)]!] : undefined;
    h.give({ type: o.type, actor, ...(cards ? { cards } : {}) });
    if (h.now.phase === 'turn')
      for (const s of h.seats)
        if (!h.now.out.includes(s)) expect(h.ids(`hand:${s}`).length + h.ids(`down:${s}`).length).toBe(10);
  }
}
