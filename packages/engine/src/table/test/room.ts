// A table under test: every command is checked for the fold law as it is given, and hands can be passed in one word.

import { expect } from 'vitest';
import { type Face, faces } from '../../cards/index.js';
import type { ActName } from '../../facts/index.js';
import {
  type Actor,
  type Event,
  type HouseCommand,
  isRefusal,
  type Seat,
  seeded,
  shuffle,
  silent,
  unshuffled,
} from '../../kernel/index.js';
import type { Fee, Post } from '../../steps/index.js';
import {
  type AnyRefusal,
  awaitsDraw,
  decide,
  emptyTable,
  evolve,
  type RoundOpened,
  replay,
  sittingAt,
  type TableCommand,
  type TableEvent,
  type TableRules,
  type TableState,
  turned,
  type WrittenTable,
  writeTable,
} from '../index.js';

/** Chips of everybody at the table and of the house, wherever they lie. */
export function chipsAtTable({ sittings, takings, live }: TableState): number {
  const seats = live?.game.seats ?? [];
  const off = sittings.reduce((sum, s) => sum + s.behind + (seats.includes(s.seat) ? 0 : s.stack), 0);
  const on = live?.round.felt.chips.reduce((a, b) => a + b, 0) ?? 0;
  return off + on + takings.drop + takings.jackpot;
}

/** An opening with the markers of a game with blinds at hand. */
export type Opened = RoundOpened & { readonly button: Seat; readonly small: Seat; readonly big: Seat };

const HOUR = 3_600_000;
export class Room {
  state: TableState;
  readonly log: TableEvent[] = [];
  readonly written: WrittenTable[] = [];
  /** In hours. */
  now = 12;
  private readonly rng = seeded(7);

  constructor(readonly rules: TableRules) {
    this.state = emptyTable(rules);
  }
  at(hours = this.now): number {
    return hours * HOUR;
  }
  /** A command that must be accepted; its events folded one by one must lead to the same table. */
  do(command: TableCommand): readonly TableEvent[] {
    const before = this.state;
    const frozen = JSON.stringify(before.sittings);
    const answer = decide(before, command);
    if (isRefusal(answer)) throw new Error(`${command.type} was refused: ${(answer as AnyRefusal).refused}`);
    const decided = answer as Exclude<typeof answer, AnyRefusal>;
    const from = command.type === 'choose' ? turned(before, command.rules!) : before;
    expect(decided.events.reduce(evolve, from), 'folding the events leads to the same table').toEqual(decided.state);
    expect(JSON.stringify(before.sittings), 'the past is not touched').toBe(frozen);
    this.written.push(...(JSON.parse(JSON.stringify(writeTable(before, decided.events))) as WrittenTable[]));
    this.state = decided.state;
    this.log.push(...decided.events);
    return decided.events;
  }
  /** A command that must be refused, and so change nothing. */
  refused(command: TableCommand): AnyRefusal {
    const before = JSON.stringify({ ...this.state, live: this.state.live?.round ?? null });
    const answer = decide(this.state, command);
    if (!isRefusal(answer)) throw new Error(`${command.type} was accepted`);
    expect(JSON.stringify({ ...this.state, live: this.state.live?.round ?? null })).toBe(before);
    return answer as AnyRefusal;
  }
  /** Everybody sits down with so many chips, and the first of them has the button, where it is drawn for. */
  open(seats: readonly Seat[], buyIn = 20_000): this {
    for (const seat of seats) this.sit(seat, buyIn);
    return awaitsDraw(this.state) ? this.draw(seats[0]!) : this;
  }
  sit(seat: Seat, buyIn = 20_000, more: { id?: string; post?: boolean } = {}): this {
    const { id = `p${seat}`, post } = more;
    const patron = { id, name: id.toUpperCase(), bot: false };
    this.do({ type: 'sit', seat, patron, buyIn, at: this.at(), ...(post === undefined ? {} : { post }) });
    return this;
  }
  /** Draws the button to a seat: it gets the ace of spades. */
  draw(button: Seat): this {
    const ready = this.state.sittings.filter((s) => s.away === null && s.stack > 0);
    const low = faces('2c 3c 4c 5c 6c 7c 8c 9c Tc Jc');
    this.do({ type: 'drawButton', faces: ready.map((s, i) => (s.seat === button ? faces('As')[0]! : low[i]!)) });
    return this;
  }
  deal(): Opened {
    this.do({ type: 'deal' });
    return this.opened();
  }
  /** The last round's opening. */
  opened(): Opened {
    const e = this.log.findLast((one) => one.type === 'RoundOpened')!;
    const { button, 'small-blind': small, 'big-blind': big } = e.markers;
    return { ...e, button: button!, small: small!, big: big! };
  }
  /** Who posts what: '2:small-blind 3:big-blind'. */
  posts(opened = this.opened()): string {
    return opened.setup.terms.posts.map(({ seat, kind }: Post) => `${seat}:${kind}`).join(' ');
  }
  fees(opened = this.opened()): string {
    return opened.setup.terms.fees
      .map(({ seat, amount, to, rule }: Fee) => `${seat}:${amount} ${to} ${rule}`)
      .join(', ');
  }
  act(actor: Actor, type: ActName, more: Partial<HouseCommand> = {}): readonly TableEvent[] {
    return this.do({ type: 'act', command: { actor, type, ...more } });
  }
  /** The pack as chance leaves it: some cards on top, the rest in any order. */
  shuffle(top = ''): this {
    const { game, round } = this.state.live!;
    const named: readonly Face[] = faces(top);
    const rest = shuffle(unshuffled(game, round), this.rng).filter((face) => !named.includes(face));
    this.act('chance', 'shuffle', { faces: [...named, ...rest] });
    return this;
  }
  /** Plays on as the clock would until the round is over. */
  fold(): this {
    for (let guard = 0; this.state.live !== null; guard++) {
      if (guard > 500) throw new Error('a round that does not end');
      const { round } = this.state.live;
      const { actor } = round.menus[0]!;
      if (actor === 'chance') this.shuffle();
      else this.do({ type: 'act', command: silent(round, actor)! });
    }
    return this;
  }
  /** Deals a hand and passes it. */
  hand(): Opened {
    const opened = this.deal();
    this.fold();
    return opened;
  }
  hands(count: number): readonly Opened[] {
    return Array.from({ length: count }, () => this.hand());
  }
  /** The running round's events so far. */
  played(): readonly Event[] {
    return this.log.flatMap((e) => (e.type === 'Played' && e.round === this.state.rounds ? [e.event] : []));
  }
  /** What lies in a place of the running round. */
  chips(place: string): number {
    const { game, round } = this.state.live!;
    return round.felt.chips[game.names.places.indexOf(place)]!;
  }
  sitting(seat: Seat) {
    return sittingAt(this.state, seat)!;
  }
  sitOut(...seats: readonly Seat[]): this {
    for (const seat of seats) this.do({ type: 'sitOut', seat });
    return this;
  }
  comeBack(seat: Seat, post: boolean): this {
    this.do({ type: 'comeBack', seat, post });
    return this;
  }
  leave(...seats: readonly Seat[]): this {
    for (const seat of seats) this.do({ type: 'leave', seat, at: this.at() });
    return this;
  }
  /** The stored log alone leads to the same table. */
  checkReplay(): void {
    expect(replay(this.rules, this.written)).toEqual(this.state);
  }
}
/** 'button 1, 2:small-blind 3:big-blind' */
export const told = (room: Room, opened: Opened): string => `button ${opened.button}, ${room.posts(opened)}`;
export const ofType = <T extends TableEvent['type']>(
  events: readonly TableEvent[],
  type: T,
): readonly Extract<TableEvent, { type: T }>[] =>
  events.filter((e): e is Extract<TableEvent, { type: T }> => e.type === type);
