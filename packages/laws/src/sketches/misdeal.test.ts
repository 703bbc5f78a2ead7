/**
 * A misdeal, called by the dealer in the middle of a hand, on the kernel: bets come back, blinds stay up, the fee carries
 * to the redeal. And a void, from any point: every chip goes back, the fee included. The hand is two cards and one bet.
 */
import { type Chips, cardsIn, chipsAt, type Event, type Felt, incidents, isOver, pack52, type Seat } from 'baraja';
import { card, fact, list, seat } from 'baraja/facts';
import {
  type Incident,
  inTurn,
  type Layout,
  nextAfter,
  offering,
  option,
  refuse,
  type Step,
  seatOf,
  step,
} from 'baraja/kernel';
import { dealEach, freshPack } from 'baraja/steps';
import { expect, test } from 'vitest';
import { gather, SKETCH_FACTS, sit, sketch, stacked } from './support.js';

const FACTS = {
  ...SKETCH_FACTS,
  FeeTaken: fact(),
  Posted: fact(),
  BettingOpened: fact({ order: list(seat) }),
  Called: fact(),
  Raised: fact(),
  CardsExposed: fact(),
  BetsReturned: fact(),
  CardsCollected: fact(),
};
type Told = Event<typeof FACTS>;
const REPORTS = { misdeal: { cards: list(card) } };
const report = offering<typeof REPORTS>();

/** What the table agreed before the round: who posts what. The felt alone cannot tell a blind from a bet. */
interface Terms {
  readonly posts: readonly { readonly seat: Seat; readonly amount: Chips }[];
}
const FEE = 300;
const MISDEAL = 'AMB-GEN-09';

const lay = (on: Layout) => {
  const places = { stack: on.places('stack'), bet: on.places('bet'), pot: on.place('pot'), drop: on.place('drop') };
  const fromSeat = (r: Felt, first: Seat): readonly Seat[] => inTurn(r, first, () => true);
  return { ...places, hand: on.zones('hand'), spent: on.zone('spent'), button: on.marker('button'), fromSeat };
};
type Laid = ReturnType<typeof lay>;

const fee = ({ stack, drop, button }: Laid): Step<boolean, Told> =>
  step('fee', true, {
    open: (d) => {
      const seat = seatOf(d, button)!;
      d.pay(stack(seat), drop, FEE);
      d.say('FeeTaken', seat, 'AMB-GEN-10');
    },
  });
const blinds = ({ stack, bet }: Laid): Step<boolean, Told> =>
  step('blinds', true, {
    open: (d) => {
      for (const { seat, amount } of (d.terms as Terms).posts) {
        d.pay(stack(seat), bet(seat), amount);
        d.say('Posted', seat);
      }
    },
  });

interface Betting {
  readonly order: readonly Seat[];
  readonly acted: number;
}
/** One round: raise or call, each seat once. Nobody folds, so everybody is live. */
const betting = ({ stack, bet, fromSeat }: Laid): Step<Betting, Told> => {
  const START: Betting = { order: [], acted: 0 };
  const price = (r: Felt): Chips => Math.max(...r.seats.map((seat) => chipsAt(r, bet(seat))));
  return step<Betting, Told>('betting', START, {
    open: (d) => {
      const { posts } = d.terms as Terms;
      d.say('BettingOpened', null, null, { order: fromSeat(d, nextAfter(d, posts.at(-1)!.seat)) });
    },
    toAct: (_r, { order }) => order.slice(0, 1),
    menu: (r, { acted }, actor) => {
      const call = option('call', { cost: price(r) - chipsAt(r, bet(actor as Seat)), ifSilent: true });
      return acted > 0 ? [call] : [call, option('raise', { amount: { min: 400, max: 1_000, unit: 100 } })];
    },
    decide: (d, _now, { type, actor, amount }) => {
      const seat = actor as Seat;
      d.pay(stack(seat), bet(seat), (amount ?? price(d)) - chipsAt(d, bet(seat)));
      d.say(type === 'call' ? 'Called' : 'Raised', seat);
    },
    evolve: (now, e) => {
      if (e.type === 'BettingOpened') return { order: e.note.order, acted: 0 };
      const answered = e.type === 'Called' || e.type === 'Raised';
      return answered ? { order: now.order.slice(1), acted: now.acted + 1 } : now;
    },
  });
};
const showdown = ({ stack, pot, hand }: Laid): Step<boolean, Told> =>
  step('showdown', true, {
    open: (d, face) => {
      const high = (seat: Seat) => Math.max(...cardsIn(d, hand(seat)).map((card) => face(card)!)); // a toy ranking
      const best = d.seats.reduce((a, b) => (high(b) > high(a) ? b : a));
      d.pay(pot, stack(best), chipsAt(d, pot));
      d.say('PotAwarded', best);
    },
  });

/** Two or more cards exposed, reported before two have acted. The remedy is ordinary moves, then back to the shuffle. */
const misdeal = ({ stack, bet, hand, spent }: Laid): Incident<Told> => ({
  name: 'misdeal',
  cites: [MISDEAL],
  offer: (r, stage) => {
    if (stage !== 'betting') return refuse('wrong-stage', MISDEAL, { stage });
    const { acted } = r.now as Betting;
    if (acted >= 2) return refuse('two-have-acted', MISDEAL, { acts: acted });
    const from = r.seats.flatMap((seat) => cardsIn(r, hand(seat)));
    return report('misdeal', { rule: MISDEAL, cards: { from, min: 2, max: from.length } });
  },
  remedy: (d, { cards: reported = [] }) => {
    const { posts } = d.terms as Terms;
    for (const zone of d.seats.map(hand))
      d.show(
        cardsIn(d, zone).filter((card) => reported.includes(card)),
        zone,
      );
    d.say('CardsExposed', null, MISDEAL);
    const posted = (seat: Seat): Chips => posts.find((post) => post.seat === seat)?.amount ?? 0;
    for (const seat of d.seats) d.pay(bet(seat), stack(seat), chipsAt(d, bet(seat)) - posted(seat));
    d.say('BetsReturned', null, 'AMB-ROG-28');
    d.zones.forEach((cards, zone) => {
      if (zone !== spent) d.move(cards, zone, spent);
    });
    d.say('CardsCollected', null, MISDEAL);
    d.sendTo('shuffle');
  },
});

const holdem = sketch({
  id: 'sketch-misdeal',
  facts: FACTS,
  seats: [0, 1, 2],
  pack: pack52,
  keeps: ['stack:0', 'stack:1', 'stack:2', 'drop'],
  script: (on) => {
    const felt = lay(on);
    const to = (r: Felt): readonly Seat[] => felt.fromSeat(r, nextAfter(r, seatOf(r, felt.button)!));
    const deal = dealEach(on, { name: 'deal', count: 2, facing: 'down', to, rule: null });
    return [fee(felt), blinds(felt), freshPack(on), deal, betting(felt), gather(on, 'gather'), showdown(felt)];
  },
  incidents: (on) => [misdeal(lay(on))],
});
const post = (seat: Seat, amount: Chips) => ({ seat, amount });
const terms: Terms = { posts: [post(0, 100), post(1, 200)] };
const SETUP = { chips: { 'stack:0': 5_000, 'stack:1': 5_000, 'stack:2': 5_000 }, markers: { button: 2 }, terms };
const STACKS = ['stack:0', 'stack:1', 'stack:2'];

test('a misdeal returns the raise, leaves blinds and fee where they are, and deals new cards from a new shuffle', () => {
  const s = sit(holdem, SETUP);
  const staff = incidents(holdem, s.table());
  expect(staff).toMatchObject({ options: [{ type: 'void' }], shut: [{ type: 'misdeal', refused: 'wrong-stage' }] });
  s.act('chance', 'shuffle', { faces: stacked(pack52, 'Ah Kd Qc As Kc Qd') });
  s.act(2, 'raise', { amount: 600 });
  expect(s.chips(...STACKS, 'bet:0', 'bet:1', 'bet:2', 'drop')).toEqual([4_900, 4_800, 4_100, 100, 200, 600, FEE]);

  // The dealer turned over one card of seat 0 and one of seat 1. No player can call it, and one card would not do.
  s.refused(0, 'misdeal', { cards: [0, 1] });
  expect(s.refused('dealer', 'misdeal', { cards: [0] }).refused).toBe('wrong-number-of-cards');
  const events = s.act('dealer', 'misdeal', { cards: [0, 1] });
  const told = events.map((e) => e.type).join(' ');
  expect(told).toBe('IncidentCalled CardsExposed BetsReturned CardsCollected SentTo StepOpened');
  expect(events[0]).toMatchObject({ rule: MISDEAL, note: { by: 'dealer', cards: [0, 1] } });
  expect(s.chips(...STACKS, 'bet:0', 'bet:1', 'bet:2', 'drop')).toEqual([4_900, 4_800, 4_700, 100, 200, 0, FEE]);
  expect(s.offered('chance')).toEqual(['shuffle']);
  // Everybody has seen the two, each his own beside them; nobody the stub.
  const known = (viewer: Seat | 'rail') =>
    s.sees(viewer, 'spent').replaceAll('??', '').split(/ +/).sort().join(' ').trim();
  expect(known('rail')).toBe('Ah Kd');
  expect([0, 1, 2].map(known)).toEqual(['Ah As Kd', 'Ah Kc Kd', 'Ah Kd Qc Qd']);

  s.act('chance', 'shuffle', { faces: stacked(pack52, 'Ac 2d 3c Ad 4c 5d') });
  expect(s.sees(0, 'hand:0')).toBe('Ac Ad');
  expect(s.sees(1, 'hand:0')).toBe('?? ??');
  expect(s.table().felt.zones[holdem.names.zones.indexOf('hand:0')]).toEqual([52, 55]);
  s.act(2, 'call');
  s.act(0, 'call');
  expect(s.refused('dealer', 'misdeal', { cards: [52, 53] }).refused).toBe('two-have-acted');
  s.act(1, 'call');

  // One fee for the completed hand, and the blinds were posted once.
  expect(s.log.filter((e) => e.type === 'FeeTaken')).toHaveLength(1);
  expect(s.log.filter((e) => e.type === 'Posted')).toHaveLength(2);
  expect(s.chips(...STACKS, 'drop')).toEqual([5_400, 4_800, 4_500, FEE]);
  expect(s.refused('dealer', 'misdeal', { cards: [52, 53] }).refused).toBe('wrong-stage');
});

test('a void restores every chip, the fee too, even after a redeal; then the round is over', () => {
  const s = sit(holdem, SETUP);
  s.act('chance', 'shuffle', { faces: pack52 });
  s.act(2, 'raise', { amount: 1_000 });
  s.act('dealer', 'misdeal', { cards: [0, 4] });
  s.act('chance', 'shuffle', { faces: pack52.toReversed() });
  s.act(2, 'call');
  const [called, voided] = s.act('floor', 'void');
  expect(called).toMatchObject({ type: 'IncidentCalled', note: { by: 'floor' } });
  expect(voided).toMatchObject({ type: 'RoundVoided', rule: 'AMB-GEN-22' });
  expect(s.chips(...STACKS, 'bet:0', 'bet:1', 'drop')).toEqual([5_000, 5_000, 5_000, 0, 0, 0]);
  expect(isOver(holdem, s.table())).toBe(true);
  expect(s.refused(0, 'call').refused).toBe('round-over');
  expect(s.refused('floor', 'void').refused).toBe('round-over');
});
