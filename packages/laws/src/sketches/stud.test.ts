/**
 * Seven-card stud on the kernel: who acts is a function of cards everybody has seen. The sketch keeps dealing, opening
 * and leading to the sheet, and bets simply: one bet a street, no raises.
 */
import {
  type Chips,
  cardsIn,
  chipsAt,
  type Event,
  type Felt,
  isOpen,
  type Known,
  pack52,
  rankOf,
  type Seat,
} from 'baraja';
import { fact, list, seat } from 'baraja/facts';
import {
  type Draft,
  inTurn,
  type Layout,
  NOBODY,
  nextAfter,
  option,
  refuse,
  type Step,
  seatOf,
  shut,
  step,
} from 'baraja/kernel';
import { dealEach, freshPack } from 'baraja/steps';
import { expect, test } from 'vitest';
import { burn, gather, SKETCH_FACTS, sit, sketch, stacked } from './support.js';

const order = { order: list(seat) };
const FACTS = {
  ...SKETCH_FACTS,
  Opened: fact(),
  BettingOpened: fact(order),
  BetMade: fact(order),
  Checked: fact(),
  Called: fact(),
  Folded: fact(),
};
type Told = Event<typeof FACTS>;

const OPENING = 300;
// Named, not guessed from the seat: a step is also told of incidents, which may concern the seat to act.
const ANSWERS: readonly string[] = ['Checked', 'Called', 'Folded'];

const lay = (on: Layout) => {
  const hand = on.zones('hand');
  const bet = on.places('bet');
  const button = on.marker('button');
  const isLive = (r: Felt, seat: Seat): boolean => cardsIn(r, hand(seat)).length > 0;
  const fromDealer = (r: Felt, test: typeof isLive): readonly Seat[] =>
    inTurn(r, nextAfter(r, seatOf(r, button)!), test);
  const live = (r: Felt): readonly Seat[] => fromDealer(r, isLive);
  const price = (r: Felt): Chips => Math.max(...r.seats.map((seat) => chipsAt(r, bet(seat))));
  /** The up cards of a seat: those of its hand that everybody has seen. */
  const board = (r: Felt, seat: Seat) => cardsIn(r, hand(seat)).filter((card) => isOpen(r, card));
  const places = { stack: on.places('stack'), bet, pot: on.place('pot'), hand, muck: on.zone('muck') };
  return { ...places, isLive, fromDealer, live, contested: (r: Felt) => live(r).length > 1, price, board };
};
type Laid = ReturnType<typeof lay>;

/** Most of a rank first, then the higher rank; seven places, so that any two boards of a street compare. */
const strength = (cards: readonly number[], face: Known): number => {
  const count = new Map<number, number>();
  for (const card of cards) count.set(rankOf(face(card)!), (count.get(rankOf(face(card)!)) ?? 0) + 1);
  const groups = [...count].map(([rank, n]) => n * 16 + rank).sort((a, b) => b - a);
  return Array.from({ length: 7 }, (_, i) => groups[i] ?? 0).reduce((key, group) => key * 128 + group, 0);
};

/** The lowest up card must open; faces count clubs first within a rank, so the lowest face is also the lowest suit. */
const bringIn = ({ stack, bet, live, board }: Laid): Step<boolean, Told> =>
  step('bring-in', true, {
    open: (d, face) => {
      const door = (seat: Seat): number => face(board(d, seat)[0]!)!;
      const low = live(d).reduce((a, b) => (door(b) < door(a) ? b : a));
      d.pay(stack(low), bet(low), OPENING);
      d.say('Opened', low, 'ROG-STUD-G4');
    },
  });

/** Bets lie before the seats until the street is over. Who is still to act is the step's own state, told by its events. */
const street = (
  felt: Laid,
  p: { name: string; order: (r: Felt, face: Known) => readonly Seat[] },
): Step<readonly Seat[], Told> => {
  const { stack, bet, hand, muck, isLive, contested, price } = felt;
  const put = (d: Draft<readonly Seat[], Told>, seat: Seat, to: Chips): void =>
    d.pay(stack(seat), bet(seat), to - chipsAt(d, bet(seat)));
  return step<readonly Seat[], Told>(p.name, [], {
    open: (d, face) => {
      if (contested(d)) d.say('BettingOpened', null, 'ROG-STUD-G5', { order: p.order(d, face) });
    },
    toAct: (r, order) => (order.length > 0 && contested(r) ? [order[0]!] : NOBODY),
    menu: (r) =>
      price(r) > 0
        ? [option('fold', { ifSilent: true }), option('call', { cost: price(r) })]
        : [option('check', { ifSilent: true }), option('bet', { amount: { min: 300, max: 600, unit: 100 } })],
    shut: (r) => (price(r) > 0 ? [shut('check', refuse('must-call-or-fold', null, { price: price(r) }))] : []),
    decide: (d, _order, c) => {
      const seat = c.actor as Seat;
      switch (c.type) {
        case 'check':
          return d.say('Checked', seat);
        case 'call':
          put(d, seat, price(d));
          return d.say('Called', seat);
        case 'fold':
          d.move(cardsIn(d, hand(seat)), hand(seat), muck);
          return d.say('Folded', seat);
        default:
          put(d, seat, c.amount!);
          return d.say('BetMade', seat, 'ROG-STUD-W1', { order: inTurn(d, seat, isLive).slice(1) });
      }
    },
    evolve: (order, e) => {
      if (e.type === 'BettingOpened' || e.type === 'BetMade') return e.note.order;
      return ANSWERS.includes(e.type) ? order.slice(1) : order;
    },
  });
};
const showdown = ({ stack, hand, pot, live, contested }: Laid): Step<boolean, Told> =>
  step('showdown', true, {
    open: (d, face) => {
      // A hand nobody contests is not shown.
      for (const seat of contested(d) ? live(d) : []) {
        d.show(cardsIn(d, hand(seat)), hand(seat));
        d.say('HandShown', seat);
      }
      const worth = (seat: Seat) => strength(cardsIn(d, hand(seat)), face);
      const best = live(d).reduce((a, b) => (worth(b) > worth(a) ? b : a));
      d.pay(pot, stack(best), chipsAt(d, pot));
      d.say('PotAwarded', best);
    },
  });

const stud = sketch({
  id: 'sketch-stud',
  facts: FACTS,
  seats: [0, 1, 2, 3],
  pack: pack52,
  script: (on) => {
    const felt = lay(on);
    const { live, contested, board } = felt;
    const active = (r: Felt): readonly Seat[] => (contested(r) ? live(r) : []);
    const opener = (r: Felt): Seat => r.seats.find((seat) => chipsAt(r, felt.bet(seat)) > 0)!;
    /** High board first; of equal boards, the first clockwise from the dealer. */
    const highBoard = (r: Felt, face: Known): readonly Seat[] => {
      const worth = (seat: Seat) => strength(board(r, seat), face);
      const high = live(r).reduce((a, b) => (worth(b) > worth(a) ? b : a));
      return inTurn(r, high, felt.isLive);
    };
    const all = (r: Felt): readonly Seat[] => felt.fromDealer(r, () => true);
    const later = (name: string, facing: 'up' | 'down') => [
      burn(on, { name: `${name}-burn`, when: contested, rule: 'ROG-STUD-G7' }),
      dealEach(on, { name: `${name}-deal`, count: 1, facing, to: active, rule: 'ROG-STUD-G6' }),
      street(felt, { name, order: highBoard }),
      gather(on, `${name}-gather`),
    ];
    return [
      freshPack(on),
      dealEach(on, { name: '3rd-down', count: 2, facing: 'down', to: all, rule: 'ROG-STUD-G2' }),
      dealEach(on, { name: '3rd-up', count: 1, facing: 'up', to: all, rule: 'ROG-STUD-G2' }),
      bringIn(felt),
      street(felt, { name: '3rd', order: (r) => inTurn(r, opener(r), felt.isLive).slice(1) }),
      gather(on, '3rd-gather'),
      ...['4th', '5th', '6th'].flatMap((name) => later(name, 'up')),
      ...later('7th', 'down'),
      showdown(felt),
    ];
  },
});

const FOUR_STACKS = { 'stack:0': 10_000, 'stack:1': 10_000, 'stack:2': 10_000, 'stack:3': 10_000 };

test('a stud hand: the low door card opens, the high board leads, the seventh card is dealt down', () => {
  const s = sit(stud, { chips: FOUR_STACKS, markers: { button: 3 }, terms: null });
  const third = 'Ah 9s Kd 5c As 8s Kc 5h 2d 2c Qs Jd';
  s.act('chance', 'shuffle', { faces: stacked(pack52, `${third} Th 7h 9d Qd 3s 7d 4d 6c 3h 7s 4h 2h 3d Ks Kh`) });

  // Two down, one up, one at a time from the dealer's left. The deuces tie, and clubs are lower than diamonds.
  expect(s.sees(0, 'hand:0')).toBe('Ah As 2d');
  expect(s.sees(0, 'hand:1')).toBe('?? ?? 2c');
  expect(s.sees('rail', 'hand:2')).toBe('?? ?? Qs');
  expect(s.chips('bet:0', 'bet:1', 'bet:2', 'bet:3')).toEqual([0, 300, 0, 0]);
  expect(s.offered(2)).toEqual(['fold', 'call']);
  expect(s.refused(2, 'check').refused).toBe('must-call-or-fold');
  expect(s.refused(0, 'call').refused).toBe('not-your-turn');
  s.act(2, 'call');
  s.act(3, 'fold');
  s.act(0, 'call');

  // Fourth street: a burn nobody saw, a card up to each of three, and the open pair of queens leads.
  expect(s.sees('rail', 'burn')).toBe('??');
  expect(s.sees('rail', 'muck')).toBe('?? ?? Jd');
  expect([0, 1, 2, 3].map((seat) => s.sees('rail', `hand:${seat}`))).toEqual([
    '?? ?? 2d 7h',
    '?? ?? 2c 9d',
    '?? ?? Qs Qd',
    '',
  ]);
  expect(s.chips('pot')).toEqual([900]);
  expect(s.offered(2)).toEqual(['check', 'bet']);
  expect(s.refused(2, 'bet', { amount: 700 })).toMatchObject({ refused: 'amount-too-big', facts: { max: 600 } });
  s.act(2, 'bet', { amount: 600 });
  s.act(0, 'call');
  s.act(1, 'call');

  for (const seat of [2, 0, 1]) s.act(seat, 'check'); // fifth street: queens still lead sevens
  s.act(0, 'bet', { amount: 300 }); // sixth: three sevens lead
  s.act(1, 'fold');
  s.act(2, 'call');

  // Seventh street, down: each sees his own only, and the leader is still read off the boards.
  expect(s.sees(0, 'hand:0')).toBe('Ah As 2d 7h 7d 7s Ks');
  expect(s.sees(2, 'hand:0')).toBe('?? ?? 2d 7h 7d 7s ??');
  expect(s.sees(2, 'burn')).toBe('?? ?? ?? ??');
  s.act(0, 'check');
  s.act(2, 'check');

  expect(s.sees('rail', 'hand:2')).toBe('Kd Kc Qs Qd 6c 2h Kh');
  expect(s.chips('stack:0', 'stack:1', 'stack:2', 'stack:3', 'pot')).toEqual([8_800, 9_100, 12_100, 10_000, 0]);
});

test('when everybody folds to the opener he takes it back: nothing more is burned, dealt or shown', () => {
  const s = sit(stud, { chips: FOUR_STACKS, markers: { button: 3 }, terms: null });
  s.act('chance', 'shuffle', { faces: stacked(pack52, 'Ah 9s Kd 5c As 8s Kc 5h 2d 2c Qs Jd') });
  for (const seat of [2, 3, 0]) s.act(seat, 'fold');
  expect(s.chips('stack:0', 'stack:1', 'stack:2', 'stack:3')).toEqual([10_000, 10_000, 10_000, 10_000]);
  expect(s.sees('rail', 'hand:1')).toBe('?? ?? 2c');
  expect(s.sees('rail', 'burn')).toBe('');
});
