// A table driven by chance: people come, go, move, buy and sit out while hands are played at random. Whatever they do, chips
// are conserved, folding the events leads to the same table, and the blinds or the marker go round as the rules say.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack52 } from '../cards/index.js';
import {
  type HouseCommand,
  isRefusal,
  type Option,
  type Rng,
  type Seat,
  seeded,
  shuffle,
  unshuffled,
} from '../kernel/index.js';
import {
  type AnyRefusal,
  awaitsDraw,
  type Decided,
  decide,
  emptyTable,
  evolve,
  markersOf,
  type RoundOpened,
  sittingAt,
  statusOf,
  type TableCommand,
  type TableEvent,
  type TableRules,
  type TableState,
} from './index.js';
import { dealsAt } from './rules.js';
import { chipsAtTable } from './test/room.js';
import { band, byTime, hold, perHand, pineapple, pushNine } from './test/rules.js';

const MINUTE = 60_000;
const RULES: readonly TableRules[] = [
  hold({
    seats: { min: 2, max: 6 },
    buyIn: { min: 1000, max: 3000, rule: 'ROG-CPHL-11' },
    fee: perHand('button', band(4, 300, 100, 'x'), band(1, 200, 0, 'x')),
  }),
  hold({ seats: { min: 2, max: 5 }, buyIn: { min: 600, max: null, rule: 'ROG-CPHL-11' }, fee: byTime('x', 'prorata') }),
  pineapple({
    seats: { min: 3, max: 7 },
    buyIn: { min: 1000, max: 4000, rule: 'ROG-CPHL-11' },
    fee: perHand('big-blind', band(1, 300, 0, 'x')),
  }),
  hold({
    seats: { min: 2, max: 6 },
    buyIn: { min: 600, max: 3000, rule: 'ROG-CPHL-11' },
    seating: { kind: 'blinds', deals: 'who-played', skippedSmall: 'owed' },
  }),
];
const rotation = (deals: 'anybody' | 'who-played'): TableRules['seating'] => ({
  kind: 'rotation',
  marker: 'button',
  first: 'high-card',
  deals,
});
const ANTES: readonly TableRules[] = [
  pushNine({
    seats: { min: 2, max: 6 },
    buyIn: { min: 600, max: 3000, rule: 'BAR-2' },
    fee: perHand('button-ante', band(4, 200, 0, 'x'), band(1, 100, 0, 'x')),
  }),
  pushNine({
    seats: { min: 3, max: 7 },
    buyIn: { min: 600, max: null, rule: 'BAR-2' },
    direction: 'counter-clockwise',
    seating: rotation('who-played'),
    fee: byTime('x'),
  }),
  pushNine({
    seats: { min: 2, max: 5 },
    buyIn: { min: 600, max: null, rule: 'BAR-2' },
    direction: 'counter-clockwise',
    fee: perHand('button', band(1, 200, 100, 'x')),
  }),
];

type Move = { readonly kind: string; readonly a: number; readonly b: number; readonly yes: boolean };
const KINDS = [
  'sit',
  'sit',
  'leave',
  'sitOut',
  'comeBack',
  'comeBack',
  'changeSeat',
  'topUp',
  'hand',
  'hand',
  'hand',
  'hand',
  'deal',
  'act',
  'act',
  'void',
  'time',
];
const moves = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), a: fc.nat(6), b: fc.nat(6), yes: fc.boolean() }), {
  minLength: 20,
  maxLength: 90,
});

/** A command one of the actors may give now. */
function sample(state: TableState, rng: Rng): HouseCommand {
  const { game, round } = state.live!;
  const { actor, options } = round.menus[rng.below(round.menus.length)]!;
  if (actor === 'chance') return { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), rng) };
  const { type, amount, cards }: Option = options[rng.below(options.length)]!;
  return {
    type,
    actor,
    ...(amount ? { amount: rng.below(2) === 0 ? amount.min : amount.max } : {}),
    ...(cards ? { cards: shuffle(cards.from, rng).slice(0, cards.min) } : {}),
  };
}

/** The model: what people have brought and taken, and who posted what. */
class Model {
  state: TableState;
  at = 0;
  private brought = 0;
  /** Who posted a big blind in the last round that counted. */
  private bigs: readonly string[] = [];
  /** Whoever has moved since then has only himself to blame. */
  private movers = new Set<string>();
  /** Who paid to come in last time: between the button and the blinds the button passes him by (AMB-ROG-69). */
  private paid = new Set<string>();
  private stable: RoundOpened[] = [];
  /** How many rounds somebody who is ready has been waiting. */
  private waited = new Map<string, number>();

  constructor(
    readonly rules: TableRules,
    readonly rng: Rng,
  ) {
    this.state = emptyTable(rules);
  }

  run({ kind, a, b, yes }: Move): void {
    this.at += b * MINUTE;
    if (kind === 'time') this.at += 10 * MINUTE * a;
    const seat = 1 + (a % this.rules.seats.max);
    const { at, state } = this;
    const patron = { id: `p${(a + b) % 8}`, name: 'P', bot: yes };
    const asked: Readonly<Record<string, TableCommand>> = {
      sit: { type: 'sit', seat, patron, buyIn: 600 + 400 * b, at, post: yes },
      leave: { type: 'leave', seat, at },
      sitOut: { type: 'sitOut', seat },
      comeBack: { type: 'comeBack', seat, post: yes },
      changeSeat: { type: 'changeSeat', seat, to: 1 + (b % this.rules.seats.max), post: yes },
      topUp: { type: 'topUp', seat, amount: 300 * b },
      time: { type: 'collectTime', at },
      void: { type: 'act', command: { type: 'void', actor: 'floor' } },
    };
    if (asked[kind]) this.give(asked[kind]);
    else if (kind === 'act') {
      if (state.live !== null) this.give({ type: 'act', command: sample(state, this.rng) });
    } else {
      const count = state.sittings.filter((s) => s.away === null && s.stack > 0).length;
      if (awaitsDraw(state)) this.give({ type: 'drawButton', faces: shuffle(pack52, this.rng).slice(0, count) });
      this.give({ type: 'deal' });
      if (kind === 'hand') this.playOut();
    }
  }
  private playOut(): void {
    for (let i = 0; this.state.live !== null; i++) {
      expect(i, 'every round ends').toBeLessThan(1000);
      this.give({ type: 'act', command: sample(this.state, this.rng) });
    }
  }
  private give(command: TableCommand): void {
    const before = this.state;
    const answer = decide(before, command);
    if (isRefusal(answer)) {
      const { refused, rule } = answer as AnyRefusal;
      expect(refused).toBeTypeOf('string');
      if (command.type !== 'act') expect(rule).toBeTypeOf('string');
      return;
    }
    const { events, state } = answer as Decided;
    expect(events.reduce(evolve, before), 'folding leads to the same table').toEqual(state);
    for (const e of events) this.heed(e, before);
    this.state = state;
    expect(chipsAtTable(state), 'chips of all people and the house').toBe(this.brought);
    for (const s of state.sittings) expect(Math.min(s.stack, s.behind, s.owes)).toBeGreaterThanOrEqual(0);
  }

  private heed(e: TableEvent, before: TableState): void {
    switch (e.type) {
      case 'Seated':
        this.brought += e.buyIn;
        this.movers.add(e.patron.id);
        break;
      case 'ToppedUp':
        this.brought += e.amount;
        break;
      case 'BehindPlayed':
        this.brought -= e.returned;
        break;
      case 'Left':
        this.brought -= e.took;
        break;
      case 'SeatChanged':
        this.movers.add(sittingAt(before, e.seat)!.patron.id);
        break;
      case 'GameBroke':
        this.bigs = [];
        this.stable = [];
        break;
      case 'RoundOpened':
        this.opened(e, before);
        break;
      case 'RoundClosed':
        if (e.voided) {
          // It was not played. Who posted in the round before is forgotten with it; a wrong blind would show again.
          this.bigs = [];
          this.stable = [];
          this.waited.clear();
        }
        break;
      default:
    }
  }

  private opened(e: RoundOpened, before: TableState): void {
    expect(
      Object.values(e.markers).every((s) => e.seats.includes(s)),
      'no marker lies before a dead seat',
    ).toBe(true);
    expect(e.seats.length).toBeGreaterThanOrEqual(this.rules.seats.min);
    const isUp = this.rules.direction === 'clockwise';
    expect(e.seats, 'in the order of action').toEqual(e.seats.toSorted((a, b) => (isUp ? a - b : b - a)));
    for (const seat of e.seats) {
      const s = sittingAt(before, seat)!;
      expect(s.away).toBeNull();
      const owes = e.setup.terms.fees.filter((f) => f.seat === seat).reduce((sum, f) => sum + f.amount, 0);
      expect(s.stack, 'more than its fee').toBeGreaterThan(owes);
    }
    this.dealsWhoPlayed(e, before);
    if (this.rules.seating.kind === 'blinds') this.withBlinds(e, before);
    else this.withMarker(e, before);
    this.nobodyStarves(e, before);
  }
  /** ROG-LOB-C1: whoever deals has played the hand before, if anybody dealt in has. */
  private dealsWhoPlayed(e: RoundOpened, before: TableState): void {
    if (dealsAt(this.rules) === 'anybody' || before.markers === null) return;
    const played = e.seats.filter((seat) => before.played.includes(sittingAt(before, seat)!.patron.id));
    if (played.length > 0) expect(played, 'whoever deals has played').toContain(e.markers.button);
    dealings++;
  }
  /** Everybody ready is in and antes; the marker goes to the next who may have it, and in a circuit everybody has it once. */
  private withMarker(e: RoundOpened, before: TableState): void {
    const { posts } = e.setup.terms;
    expect(posts.map((p) => [p.kind, p.amount])).toEqual(e.seats.map(() => ['ante', 200]));
    expect(posts.map((p) => p.seat).toSorted()).toEqual(e.seats.toSorted());
    const ready = before.sittings.filter((s) => s.away === null && s.leaving === null && s.stack > 400);
    for (const { seat } of ready) expect(e.seats, `seat ${seat} is dealt in`).toContain(seat);
    const last = before.markers?.button;
    const step = this.rules.direction === 'clockwise' ? 1 : this.rules.seats.max - 1;
    const next = (seat: Seat) => ((seat - 1 + step) % this.rules.seats.max) + 1;
    const may = (seat: Seat) =>
      dealsAt(this.rules) === 'anybody' || before.played.includes(sittingAt(before, seat)!.patron.id);
    if (last !== undefined && e.seats.some(may))
      for (let s = next(last); s !== e.markers.button; s = next(s))
        if (e.seats.includes(s)) expect(may(s), `the marker passes seat ${s}`).toBe(false);
    const prior = this.stable.at(-1);
    this.stable = [...(prior?.seats.join() === e.seats.join() ? this.stable : []), e];
    const n = e.seats.length;
    if (this.stable.length < n + 1) return; // in the first of them somebody may have been passed
    expect(
      this.stable
        .slice(-n)
        .map((o) => o.markers.button!)
        .toSorted(),
    ).toEqual(e.seats.toSorted());
    circuits++;
  }

  private withBlinds(e: RoundOpened, before: TableState): void {
    const { posts } = e.setup.terms;
    const kinds = (seat: Seat) => posts.filter((p) => p.seat === seat).map((p) => p.kind);
    const who = (seat: Seat) => sittingAt(before, seat)!;
    const bigs = posts.filter((p) => p.kind === 'big-blind').map((p) => p.seat);
    const fresh = e.rule === before.rules.cites.restart || before.markers === null;
    expect(bigs).toContain(e.markers['big-blind']);
    if (e.seats.length === 2) expect(e.markers['small-blind']).toBe(e.markers.button);
    for (const seat of fresh ? [] : e.seats) {
      const s = who(seat);
      const isBlind = bigs.includes(seat) || (seat === e.markers['small-blind'] && !bigs.includes(seat));
      if (s.due.small || s.due.big)
        expect(kinds(seat)).toEqual(bigs.includes(seat) ? ['big-blind'] : ['dead-small', 'live-big']);
      else if (s.skipped) expect(kinds(seat), 'a skipped small blind is made up').toContain('dead-small');
      else if (s.entry.kind === 'new') expect(isBlind ? kinds(seat) : []).toEqual(kinds(seat));
      // Only with two others has whoever pays to come in no place but the button.
      if (statusOf(s) !== 'playing' && !(e.seats.length === 3 && kinds(seat).includes('live-big')))
        expect(seat, 'nobody comes in on the button').not.toBe(e.markers.button);
      if (s.entry.kind === 'new') expect(seat, 'no new player between the blinds').not.toBe(e.markers['small-blind']);
    }
    if (!fresh && before.markers !== null) this.goesRound(e, before, bigs);
    // After two big blinds the table may shrink to those who posted them, or stop: then one of them is next.
    const isForced =
      this.bigs.length > 1 &&
      (fresh || e.seats.every((seat) => statusOf(who(seat)) !== 'playing' || this.bigs.includes(who(seat).patron.id)));
    for (const seat of bigs)
      if (!isForced && !this.movers.has(who(seat).patron.id))
        expect(this.bigs, 'nobody posts the big blind twice running').not.toContain(who(seat).patron.id);
    this.bigs = bigs.map((seat) => who(seat).patron.id);
    this.movers = new Set();
    this.paid = new Set(posts.filter((p) => p.kind === 'live-big').map((p) => who(p.seat).patron.id));
    this.circuit(e, bigs.length);
  }
  /** Seat by seat, as one would walk it: the button and the big blind pass nobody who is in the game. */
  private goesRound(e: RoundOpened, before: TableState, bigs: readonly Seat[]): void {
    const max = this.rules.seats.max;
    for (let s = (before.markers!['big-blind']! % max) + 1; s !== e.markers['big-blind']; s = (s % max) + 1)
      if (e.seats.includes(s) && e.seats.length > 2) expect(bigs, `the big blind passes seat ${s}`).toContain(s);
    if (e.seats.length === 2) return;
    expect(e.markers.button).not.toBe(markersOf(before).button);
    if (statusOf(sittingAt(before, e.markers.button!)!) !== 'playing') return; // who came in between two others
    for (let s = (markersOf(before).button! % max) + 1; s !== e.markers.button; s = (s % max) + 1)
      if (e.seats.includes(s) && !this.paid.has(sittingAt(before, s)!.patron.id))
        expect(statusOf(sittingAt(before, s)!), `the button passes seat ${s}`).toBe('waiting');
  }
  /** Whoever is ready comes in before the blinds have been round twice, whatever he chose to wait for. */
  private nobodyStarves(e: RoundOpened, before: TableState): void {
    const waited = new Map<string, number>();
    for (const s of before.sittings)
      if (s.away === null && s.stack > 400 && !e.seats.includes(s.seat))
        waited.set(s.patron.id, (this.waited.get(s.patron.id) ?? 0) + 1);
    this.waited = waited;
    expect(Math.max(0, ...waited.values()), 'rounds waited').toBeLessThanOrEqual(2 * this.rules.seats.max);
  }
  /** ROG-HOLD-13b: in a circuit of the same seats each posts both blinds, unless two big blinds were posted (AMB-ROG-62). */
  private circuit(e: RoundOpened, bigs: number): void {
    const prior = this.stable.at(-1);
    const same = prior !== undefined && prior.seats.join() === e.seats.join();
    const only = e.setup.terms.posts.length === 2 && bigs === 1;
    this.stable = only ? [...(same ? this.stable : []), e] : [];
    const n = e.seats.length;
    if (this.stable.length < n) return;
    const posts = this.stable.slice(-n).flatMap((o) => o.setup.terms.posts);
    for (const seat of e.seats)
      expect(
        posts
          .filter((p) => p.seat === seat)
          .map((p) => p.kind)
          .sort(),
      ).toEqual(['big-blind', 'small-blind']);
    circuits++;
  }
}
let circuits = 0;
let dealings = 0;

function drive(rules: TableRules): void {
  circuits = 0;
  dealings = 0;
  fc.assert(
    fc.property(moves, fc.nat(), (list, seed) => {
      const model = new Model(rules, seeded(seed));
      for (let seat = 1; seat <= 4; seat++) model.run({ kind: 'sit', a: seat - 1, b: 5, yes: false });
      for (const move of list) model.run(move);
    }),
    { numRuns: 60, seed: 11, endOnFailure: true },
  );
  expect(circuits, 'whole circuits were seen').toBeGreaterThan(20);
  if (dealsAt(rules) === 'who-played') expect(dealings, 'and deals that asked who had played').toBeGreaterThan(100);
}
const numbered = (list: readonly TableRules[]) => list.map((rules, i) => [i, rules] as const);

test.each(numbered(RULES))('ROG-HOLD-13b whatever people do, table %i keeps its rules', (_i, rules) => drive(rules));
test.each(numbered(ANTES))(
  'BAR-45 ROG-LOB-C1 whatever people do, table %i without blinds keeps its rules',
  (_i, rules) => drive(rules),
);
