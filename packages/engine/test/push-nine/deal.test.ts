// Push-Nine until the showdown: the pack, the ante, the fee out of the button's ante, three cards down, one round of betting.
import { describe, expect, test } from 'vitest';
import { isOpened, openTable } from '../../src/books/index.js';
import { isOpen } from '../../src/kernel/index.js';
import { ofType, Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';
import { nine } from '../../src/testing/push.js';
import { won } from '../look.js';

const P9 = { house: 's-and-k', game: 'p9' };
const TEN = Array(10).fill(100);
/** The only amount on offer, in dollars. */
const amountOf = (o: { amount: { min: number; max: number } | null } | undefined) =>
  o?.amount && o.amount.min === o.amount.max ? o.amount.max / 100 : o?.amount;

describe('table', () => {
  test('SNK-P9-1 52 cards and no joker, fresh for each deal', () => {
    const h = nine({ stacks: [50, 50], deals: [{ 0: 'Kc 9d Tc', 1: 'Qd 9h Td' }, {}] });
    expect(h.game.pack).toHaveLength(52);
    expect(h.game.pack.filter((face) => face >= 52)).toEqual([]);
    h.acts('c c');
    expect(h.all('PackShuffled').map((e) => e.faces!.length)).toEqual([52, 52]);
    expect(h.round.felt.zones[h.game.spent]).toHaveLength(52);
    expect(new Set(h.all('PackShuffled')[1]!.faces).size).toBe(52);
  });
  test('SNK-P9-2 up to ten players, no eleventh, and no larger table', () => {
    const rules = rulesOf(P9);
    expect(rules.seats).toEqual({ min: 2, max: 10 });
    const room = new Room(rules).open([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5000);
    room.deal();
    expect(room.state.live!.game.seats).toHaveLength(10);
    const patron = { id: 'eleven', name: 'Eleven', bot: false };
    expect(room.refused({ type: 'sit', seat: 11, patron, buyIn: 5000, at: 0 })).toMatchObject({
      refused: 'no-such-seat',
      rule: 'SNK-P9-2',
    });
    expect(openTable({ ...P9, switches: { 'table.seats.max': 11 } })).toMatchObject({ refused: 'bad-switch-value' });
    const h = nine({ stacks: TEN });
    expect(h.seats.map((s) => h.cards(`hand:${s}`).length)).toEqual(Array(10).fill(3));
    expect(h.cards('stock')).toHaveLength(22);
  });
  test('SNK-P9-3 the ante is the condition: $1 and $1, $2 and $2', () => {
    for (const stake of ['1', '2'] as const) {
      const h = nine({ stake, stacks: [50, 50, 50] });
      expect(h.all('Posted').map((e) => [e.seat, e.chips[0]!.amount / 100, e.note.kind, e.rule])).toEqual(
        [0, 1, 2].map((seat) => [seat, Number(stake), 'ante', 'SNK-P9-3']),
      );
      expect(h.at('centre')).toBe(3 * Number(stake));
      expect(rulesOf({ ...P9, stake }).forced).toEqual({ kind: 'ante', amount: Number(stake) * 100, rule: 'SNK-P9-3' });
    }
  });
  test('SNK-P9-4 one condition at a table: no other is bet, and none between can be opened', () => {
    for (const stake of ['1/2', '1-2', '3', '0'])
      expect(openTable({ ...P9, stake })).toMatchObject({ refused: 'unknown-stake', facts: { known: '1, 2' } });
    const h = nine({ stake: '1', stacks: [50, 50] });
    expect(amountOf(h.offer('bet'))).toBe(1);
    expect(h.refused(1, 'bet', { to: 2 })).toMatchObject({ refused: 'amount-too-big', rule: 'SNK-P9-11' });
    const room = new Room(rulesOf({ ...P9, stake: '2' })).open([1, 2, 3], 5000);
    for (let hand = 0; hand < 3; hand++) {
      room.deal();
      room.shuffle();
      room.fold();
    }
    expect(ofType(room.log, 'RoundOpened').map((e) => e.stake)).toEqual(['2', '2', '2']);
  });
  test('SNK-P9-5 antes lie in the bet positions before a card is dealt, and then go into the middle', () => {
    const h = nine({ stacks: [50, 50, 50] });
    const places = h.all('Posted').map((e) => h.game.names.places[e.chips[0]!.to]);
    expect(places).toEqual(['bet:0', 'bet:1', 'bet:2']);
    const types = h.log.map((e) => e.type);
    expect(types.lastIndexOf('Posted')).toBeLessThan(types.indexOf('PackShuffled'));
    expect(types.indexOf('BetsGathered')).toBeGreaterThan(types.indexOf('CardsDealt'));
    expect(h.last('BetsGathered').rule).toBe('SNK-P9-5');
    expect([h.at('centre'), h.at('bet:0'), ...h.stacks()]).toEqual([6, 0, 48, 48, 48]);
  });
  test('SNK-P9-6 three cards each, face down, one at a time from the button’s left', () => {
    const h = nine({ stacks: [50, 50, 50], button: 1, deals: [{ 2: 'As Ks Qs', 0: '2c 3c 5c', 1: '9h 9d 4h' }] });
    expect(h.last('CardsDealt').rule).toBe('SNK-P9-6');
    expect(h.cards('hand:2')).toEqual(['As', 'Ks', 'Qs']);
    const ids = h.last('CardsDealt').cards.map((move) => move.cards);
    expect(ids).toEqual([
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
    ]);
    for (const seat of h.seats) {
      const own = h.round.felt.zones[h.game.names.zones.indexOf(`hand:${seat}`)]!;
      expect(own.some((card) => isOpen(h.round.felt, card))).toBe(false);
      const { faces } = h.view(seat);
      expect(faces.filter((face) => face !== null)).toHaveLength(3);
    }
  });
});

describe('the fee', () => {
  test('SNK-P9-10 it comes out of the button’s ante, which is short by it, before the cards', () => {
    const h = nine({ stacks: [50, 50, 50], button: 1, fees: 'by-the-book' });
    expect(h.last('CollectionTaken')).toMatchObject({ seat: 1, rule: 'SNK-P9-10' });
    expect([h.at('drop'), h.at('centre'), ...h.stacks()]).toEqual([2, 4, 48, 48, 48]);
    const types = h.log.map((e) => e.type);
    expect(types.indexOf('CollectionTaken')).toBeLessThan(types.indexOf('PackShuffled'));
  });
  test('SNK-P9-10 the button moves clockwise, one seat a hand, and the fee with it', () => {
    const room = new Room(rulesOf({ ...P9, stake: '1' })).open([2, 5, 7], 5000);
    const payers: unknown[] = [];
    for (let hand = 0; hand < 4; hand++) {
      room.deal();
      payers.push(room.played().findLast((e) => e.type === 'CollectionTaken')!.seat);
      room.shuffle();
      room.fold();
    }
    expect(payers).toEqual([2, 5, 7, 2]);
    expect(room.state.takings.drop).toBe(400);
  });
  test('AMB-SNK-43 an amount instead of the whole ante, or nothing; never more than the ante', () => {
    const h = nine({ stacks: [50, 50, 50], fees: 'by-the-book', switches: { 'snk.p9.fee': 50 } });
    expect([h.at('drop'), h.at('centre'), ...h.stacks()]).toEqual([0.5, 5.5, 48, 48, 48]);
    const free = openTable({ ...P9, switches: { 'snk.p9.fee': 0 } });
    expect(isOpened(free) && free.fee).toEqual({ kind: 'none' });
    expect(openTable({ ...P9, stake: '1', switches: { 'snk.p9.fee': 200 } })).toMatchObject({
      refused: 'settings-clash',
      rule: 'SNK-P9-10',
    });
  });
});

describe('betting', () => {
  test('SNK-P9-7 left of the button begins: bet or check, and then call or fold', () => {
    const h = nine({ stacks: [50, 50, 50, 50], button: 2, deals: [{ 0: 'As Ad Ac' }] });
    expect(h.last('BettingOpened')).toMatchObject({ seat: 3, rule: 'SNK-P9-7' });
    expect(h.menu()).toEqual(['fold', 'check', 'bet']);
    h.acts('c');
    expect([h.toAct, h.menu()]).toEqual([0, ['fold', 'check', 'bet']]);
    h.acts('r');
    expect([h.toAct, h.menu()]).toEqual([1, ['fold', 'call', 'raise']]);
    expect(h.refused(1, 'check')).toMatchObject({ refused: 'must-call-or-fold', rule: 'SNK-P9-7' });
    h.acts('f c c');
    expect(h.stage).toBe('over');
  });
  test('SNK-P9-11 wagering follows antes and collection; the bet is the condition, clockwise', () => {
    const h = nine({ stacks: [50, 50, 50], fees: 'by-the-book' });
    const types = h.log.map((e) => e.type);
    for (const before of ['Posted', 'CollectionTaken'] as const)
      expect(types.lastIndexOf(before)).toBeLessThan(types.indexOf('BettingOpened'));
    expect([h.toAct, amountOf(h.offer('bet'))]).toEqual([1, 2]);
    expect(h.refused(1, 'bet', { to: 1 })).toMatchObject({ refused: 'amount-too-small', rule: 'SNK-P9-11' });
    h.acts('r');
    expect([h.toAct, h.offer('call')?.cost]).toEqual([2, 200]);
  });
  test('SNK-P9-12, AMB-SNK-36, AMB-SNK-37 three raises, each of one condition, and then call or fold', () => {
    const h = nine({ stacks: [50, 50, 50, 50] }).acts('r');
    expect(amountOf(h.offer('raise'))).toBe(4);
    h.acts('r r r');
    expect(h.at('bet:0')).toBe(8);
    expect(h.menu()).toEqual(['fold', 'call']);
    expect(h.refused(1, 'raise', { to: 10 })).toMatchObject({ refused: 'raise-cap-reached', rule: 'SNK-P9-12' });
    expect(openTable({ ...P9, switches: { 'bet.raise_cap': 'none' } })).toMatchObject({
      refused: 'switch-locked',
      rule: 'SNK-P9-12',
    });
  });
  test('SNK-P9-12 three with two left too, unless the house lifts it (AMB-GEN-13)', () => {
    expect(
      nine({ stacks: [50, 50] })
        .acts('r r r r')
        .menu(),
    ).toEqual(['fold', 'call']);
    const lifted = nine({ stacks: [50, 50], switches: { 'bet.cap_headsup': 'unlimited' } });
    expect(lifted.acts('r r r r r').menu()).toContain('raise');
  });
  test('AMB-GEN-04, AMB-GEN-15 half a bet all in is a raise; a house may want it whole, or bar the check-raise', () => {
    expect(
      nine({ stacks: [50, 50, 50], switches: { 'bet.check_raise': 'barred' } })
        .acts('c r c')
        .menu(),
    ).toEqual(['fold', 'call']);
    const half = nine({ stacks: [50, 50, 5] }).acts('r r');
    expect(half.at('bet:2')).toBe(3);
    expect(half.acts('c').menu()).toContain('raise');
    const full = nine({ stacks: [50, 50, 5], switches: { 'bet.short_allin.limit': 'full_bet' } }).acts('r r c');
    expect(full.menu()).not.toContain('raise');
  });
  test('an ante that somebody is short of is his for as much from each; the button’s counts as whole', () => {
    // Seat 2 has $1 of the $2; the house has had 50 cents of the button's ante.
    const deals = [{ 2: 'As Ad Ac', 1: 'Ks Kd Kc', 0: '2s 3d 5c' }];
    const h = nine({ stacks: [50, 50, 1], fees: 'by-the-book', switches: { 'snk.p9.fee': 50 }, deals });
    expect([h.at('centre'), h.at('in:0'), h.at('in:1'), h.at('in:2')]).toEqual([2.5, 1, 1, 0]);
    h.acts('r c');
    expect(won(h)).toEqual(['2 high 2.5', '1 high 6']);
  });
});
