/**
 * A player-dealer whose bank is short, on the kernel. The bank is a place, so it can never pay more than lies in it; how
 * far it reaches, and in which order, is the business of settling alone. High card stands in for the game.
 */
import { type Chips, cardsIn, chipsAt, type Event, type Felt, type Known, pack52, rankOf, type Seat } from 'baraja';
import { chips, fact } from 'baraja/facts';
import {
  evolve,
  inTurn,
  type Layout,
  NOBODY,
  nextAfter,
  offering,
  type Step,
  saying,
  seatOf,
  step,
} from 'baraja/kernel';
import { dealEach, freshPack } from 'baraja/steps';
import { expect, test } from 'vitest';
import { SKETCH_FACTS, sit, sketch, stacked } from './support.js';

const FACTS = {
  ...SKETCH_FACTS,
  BankPutUp: fact(),
  WagersOpened: fact(),
  SatOut: fact(),
  WagerPlaced: fact(),
  WagerReturned: fact(),
  WagerWon: fact(),
  WagerLost: fact(),
  BankReleased: fact(),
};
type Told = Event<typeof FACTS>;
const OPTIONS = { bank: { amount: chips }, wager: { amount: chips }, 'sit-out': {} };
type Name = keyof typeof OPTIONS;
const option = offering<typeof OPTIONS>();
const { paid } = saying<typeof FACTS>();

const FEE = 100;

const lay = (on: Layout) => {
  const wager = on.places('wager');
  const banker = on.marker('banker');
  const bankerOf = (r: Felt): Seat => seatOf(r, banker)!;
  const others = (r: Felt): readonly Seat[] => inTurn(r, nextAfter(r, bankerOf(r)), (_r, seat) => seat !== bankerOf(r));
  const wagering = (r: Felt, seat: Seat): boolean => chipsAt(r, wager(seat)) > 0;
  const places = { stack: on.places('stack'), wager, bank: on.place('bank'), drop: on.place('drop') };
  return { ...places, hand: on.zones('hand'), action: on.marker('action'), bankerOf, others, wagering };
};
type Laid = ReturnType<typeof lay>;

const putUpBank = ({ stack, bank, bankerOf }: Laid): Step<boolean, Told, Name> =>
  step<boolean, Told, Name>('bank', false, {
    toAct: (r, done) => (done ? NOBODY : [bankerOf(r)]),
    menu: (r, _done, seat) => [
      option('bank', { amount: { min: 1_000, max: chipsAt(r, stack(seat as Seat)), unit: 100 } }),
    ],
    decide: (d, _done, { amount }) => {
      const seat = bankerOf(d);
      d.pay(stack(seat), bank, amount!);
      d.say('BankPutUp', seat);
    },
    evolve: (done, e) => done || e.type === 'BankPutUp',
  });

/** All seats wager at once, in whatever order they please: each has its own menu until it has chosen. */
const wagers = ({ stack, wager, drop, others }: Laid): Step<readonly Seat[], Told, Name> =>
  step<readonly Seat[], Told, Name>('wagers', [], {
    open: (d) => d.say('WagersOpened'),
    toAct: (r, done) => others(r).filter((seat) => !done.includes(seat)),
    menu: (r, _done, actor) => {
      const max = chipsAt(r, stack(actor as Seat)) - FEE;
      return [option('wager', { amount: { min: 1_000, max, unit: 100 } }), option('sit-out', { ifSilent: true })];
    },
    decide: (d, _done, { type, actor, amount }) => {
      const seat = actor as Seat;
      if (type === 'sit-out') return d.say('SatOut', seat);
      d.pay(stack(seat), wager(seat), amount!);
      d.pay(stack(seat), drop, FEE);
      return d.say('WagerPlaced', seat);
    },
    evolve: (done, e) => (e.type === 'WagerPlaced' || e.type === 'SatOut' ? [...done, e.seat!] : done),
  });

/**
 * The bank holds its cover plus the banker's net. In order of action: a winner is paid as far as it holds, a loser pays as
 * far as the banker's net may still grow, and what was not met goes back. Once it is empty every later wager goes back.
 */
const settle = ({ stack, wager, bank, hand, action, bankerOf, wagering }: Laid): Step<boolean, Told> =>
  step('settle', true, {
    open: (d, face: Known) => {
      const height = (seat: Seat) => rankOf(face(cardsIn(d, hand(seat))[0]!)!);
      const order = inTurn(d, seatOf(d, action)!, wagering);
      for (const seat of [bankerOf(d), ...order]) {
        d.show(cardsIn(d, hand(seat)), hand(seat));
        d.say('HandShown', seat);
      }
      const cover = chipsAt(d, bank);
      for (const seat of order) {
        const holds = chipsAt(d, bank);
        const placed = chipsAt(d, wager(seat));
        const isWon = height(seat) > height(bankerOf(d));
        if (holds > 0 && !isWon) d.pay(wager(seat), bank, Math.min(placed, 2 * cover - holds));
        d.pay(wager(seat), stack(seat), chipsAt(d, wager(seat)));
        if (holds > 0 && isWon) d.pay(bank, stack(seat), Math.min(placed, holds));
        d.say(holds === 0 ? 'WagerReturned' : isWon ? 'WagerWon' : 'WagerLost', seat, 'AMB-GEN-16');
      }
    },
  });
const release = ({ stack, bank, bankerOf }: Laid): Step<boolean, Told> =>
  step('release', true, {
    open: (d) => {
      d.pay(bank, stack(bankerOf(d)), chipsAt(d, bank));
      d.say('BankReleased', bankerOf(d));
    },
  });

const banked = sketch({
  id: 'sketch-bank',
  facts: FACTS,
  seats: [0, 1, 2, 3],
  pack: pack52,
  keeps: ['stack:0', 'stack:1', 'stack:2', 'stack:3', 'drop'],
  reveals: ['HandShown', 'WagerWon', 'WagerLost', 'WagerReturned'],
  script: (on) => {
    const felt = lay(on);
    const to = (r: Felt): Seat[] => [...felt.others(r).filter((seat) => felt.wagering(r, seat)), felt.bankerOf(r)];
    return [
      putUpBank(felt),
      wagers(felt),
      freshPack(on),
      dealEach(on, { name: 'deal', count: 1, facing: 'down', to, rule: null }),
      settle(felt),
      release(felt),
    ];
  },
});

/** Seat 0 banks a hundred dollars; the others have a hundred each before wager and fee. */
function round(p: { action: Seat; wagers: readonly Chips[]; cards: string }) {
  const chips = { 'stack:0': 20_000, 'stack:1': 10_000, 'stack:2': 10_000, 'stack:3': 10_000 };
  const s = sit(banked, { chips, markers: { banker: 0, action: p.action }, terms: null });
  s.act(0, 'bank', { amount: 10_000 });
  // Last seat first, to show that the order of wagering is not the order of action.
  for (const seat of [3, 2, 1]) s.act(seat, 'wager', { amount: p.wagers[seat - 1]! });
  s.act('chance', 'shuffle', { faces: stacked(pack52, p.cards) });
  const net = s
    .chips('stack:0', 'stack:1', 'stack:2', 'stack:3')
    .map((n, seat) => n - [20_000, 10_000, 10_000, 10_000][seat]!);
  return {
    s,
    net,
    told: s.log.filter((e) => /^Wager(Won|Lost|Returned)$/.test(e.type)).map((e) => `${e.type} ${e.seat}`),
  };
}

test('a bank of $100 pays $60, then the $40 it has left; the loser after that gets his $80 back', () => {
  const { s, net, told } = round({ action: 1, wagers: [6_000, 5_000, 8_000], cards: 'Kc Qc 2c 8d' });
  expect(told).toEqual(['WagerWon 1', 'WagerWon 2', 'WagerReturned 3']);
  expect(net).toEqual([-10_000, 6_000 - FEE, 4_000 - FEE, -FEE]); // fees are not returned
  expect(s.chips('bank', 'drop', 'wager:1', 'wager:2', 'wager:3')).toEqual([0, 3 * FEE, 0, 0, 0]);
  expect(s.sees('rail', 'hand:0')).toBe('8d');
});

test('in the reverse order the losing $80 comes first, and everybody is covered', () => {
  const { net, told } = round({ action: 1, wagers: [8_000, 5_000, 6_000], cards: '2c Qc Kc 8d' });
  expect(told).toEqual(['WagerLost 1', 'WagerWon 2', 'WagerWon 3']);
  expect(net).toEqual([-3_000, -8_000 - FEE, 5_000 - FEE, 6_000 - FEE]);
});

test('moving the action button alone changes who is covered', () => {
  const { net, told } = round({ action: 3, wagers: [6_000, 5_000, 8_000], cards: 'Kc Qc 2c 8d' });
  expect(told).toEqual(['WagerLost 3', 'WagerWon 1', 'WagerWon 2']);
  expect(net).toEqual([-3_000, 6_000 - FEE, 5_000 - FEE, -8_000 - FEE]);
});

test('the bank wins no more than it put up: what it could not have matched goes back to the loser', () => {
  const { net } = round({ action: 1, wagers: [8_000, 5_000, 4_000], cards: '2c 3c 4c 8d' });
  expect(net).toEqual([10_000, -8_000 - FEE, -2_000 - FEE, -FEE]);
});

test('everybody is asked for a wager at once, within his means; and no event can overdraw the bank', () => {
  const chips = { 'stack:0': 20_000, 'stack:1': 5_000, 'stack:2': 0, 'stack:3': 0 };
  const s = sit(banked, { chips, markers: { banker: 0, action: 1 }, terms: null });
  expect(s.refused(1, 'wager', { amount: 1_000 }).refused).toBe('not-your-turn');
  s.act(0, 'bank', { amount: 1_000 });
  expect(s.table().menus.map((m) => m.actor)).toEqual([1, 2, 3]);
  expect(s.refused(1, 'wager', { amount: 5_000 })).toMatchObject({ refused: 'amount-too-big', facts: { max: 4_900 } });
  const place = (name: string) => banked.names.places.indexOf(name);
  const overpaid = paid('WagerWon', 1, null, [{ from: place('bank'), to: place('stack:1'), amount: 1_001 }]);
  expect(() => evolve(banked, s.table(), overpaid)).toThrow('bank overdrawn (WagerWon)');
});
