/** A round of Push-Nine from a script: a table opened by its book, a stacked deck for each deal, commands by seat. */
import { expect } from 'vitest';
import { type Face, faces, pack52, printFace } from '../../src/cards/index.js';
import { makeGame } from '../../src/games/index.js';
import {
  type Chips,
  type Command,
  type Event,
  type Game,
  incidents,
  isRefusal,
  open,
  play,
  type Refusal,
  type RuleId,
  type Seat,
  type Table,
  type View,
  type Viewer,
  view,
} from '../../src/kernel/index.js';
import type { Fee, PokerTerms, Share } from '../../src/steps/index.js';
import type { TableRules } from '../../src/table/index.js';
import { rulesOf } from '../hand.js';

export interface Dealing {
  /** '2' unless said. */
  readonly stake?: '1' | '2';
  readonly switches?: Record<string, unknown>;
  /** Dollars by seat; seats are 0, 1, 2 … The button is at seat 0 unless said. */
  readonly stacks: readonly number[];
  readonly button?: Seat;
  /** Each deal's hands by seat; all else is dealt from what is left, in order. */
  readonly deals?: readonly Readonly<Record<number, string>>[];
  /** No fee unless asked for. */
  readonly fee?: 'none' | 'by-the-book';
  readonly dealer?: PokerTerms['dealer'];
}
type More = { to?: number; cards?: string; seat?: Seat };

/** What 'c' and the others stand for, the first that is offered. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  c: ['check', 'call'],
  f: ['fold'],
  r: ['bet', 'raise'],
  b: ['buy-in'],
  o: ['stay-out'],
  s: ['split'],
  p: ['play-on', 'push-pot'],
};

export class Nine {
  readonly game: Game;
  readonly rules: TableRules;
  readonly log: Event[] = [];
  readonly seats: readonly Seat[];
  table: Table;
  private deals = 0;
  private readonly button: Seat;

  constructor(private readonly p: Dealing) {
    this.rules = rulesOf({
      house: 's-and-k',
      game: 'p9',
      stake: p.stake ?? '2',
      ...(p.switches ? { switches: p.switches } : {}),
    });
    this.seats = p.stacks.map((_, seat) => seat);
    this.button = p.button ?? 0;
    this.game = makeGame(this.rules.gameId, this.rules.game, this.seats);
    const opened = open(this.game, {
      chips: Object.fromEntries(p.stacks.map((dollars, seat) => [`stack:${seat}`, dollars * 100])),
      markers: { button: this.button },
      terms: this.terms(),
    });
    this.log.push(...opened.events);
    this.table = opened.table;
    this.shuffleIfAsked();
  }
  private terms(): PokerTerms {
    const { forced, fee } = this.rules;
    if (forced.kind !== 'ante') throw new Error('Push-Nine has antes');
    const { amount, rule } = forced;
    const asked = this.p.fee === 'by-the-book' && fee.kind === 'hand' ? fee.bands[0]! : null;
    const fees: readonly Fee[] = asked
      ? [{ seat: this.button, amount: asked.collection, to: 'drop', rule: asked.rule, from: 'ante' }]
      : [];
    const posts = this.seats.map((seat) => ({ seat, amount, kind: 'ante' as const, rule }));
    return { posts, fees, halves: 2, dealer: this.p.dealer ?? 'engine' };
  }

  do(actor: Command['actor'], type: string, more: More = {}): this {
    const answer = this.ask(actor, type, more);
    if (isRefusal(answer)) throw new Error(`${String(actor)} ${type}: ${JSON.stringify(answer)}`);
    this.log.push(...answer.events);
    this.table = answer.table;
    this.shuffleIfAsked();
    return this;
  }
  /** The refusal a command meets; the test fails if it is accepted, or if it changes anything. */
  refused(actor: Command['actor'], type: string, more: More = {}): Refusal {
    const before = JSON.stringify(this.table);
    const answer = this.ask(actor, type, more);
    if (!isRefusal(answer)) throw new Error(`${String(actor)} ${type} was accepted`);
    expect(JSON.stringify(this.table)).toBe(before);
    return answer;
  }
  private ask(actor: Command['actor'], type: string, { to, cards, seat }: More) {
    return play(this.game, this.table, {
      type,
      actor,
      ...(to === undefined ? {} : { amount: to * 100 }),
      ...(cards === undefined ? {} : { cards: this.idsOf(cards) }),
      ...(seat === undefined ? {} : { seat }),
    });
  }
  /** In turn: c checks or calls, f folds, r bets or raises, b buys in, o stays out, s splits, p plays on or pushes the pot. */
  acts(line: string): this {
    for (const word of line.split(/\s+/).filter(Boolean)) {
      const menu = this.table.menus[0];
      if (!menu) throw new Error(`nobody is to act: ${word}`);
      const o = menu.options.find(({ type }) => SHORT[word]!.includes(type));
      if (!o) throw new Error(`${String(menu.actor)} has no ${word}: ${menu.options.map((x) => x.type).join(' ')}`);
      this.do(menu.actor, o.type, o.amount ? { to: o.amount.max / 100 } : {});
    }
    return this;
  }

  get toAct(): Command['actor'] | null {
    return this.table.menus[0]?.actor ?? null;
  }
  get stage(): string {
    return this.game.script[this.table.round.step]!.name;
  }
  /** What whoever is to act may do. */
  get menu(): readonly string[] {
    return this.table.menus[0]?.options.map(({ type }) => type) ?? [];
  }
  option(type: string) {
    return this.table.menus[0]?.options.find((o) => o.type === type);
  }
  view(viewer: Viewer): View {
    return view(this.game, this.table, viewer);
  }
  incidents() {
    return incidents(this.game, this.table);
  }
  /** Dollars at a place. */
  at(place: string): number {
    const i = this.game.names.places.indexOf(place);
    if (i < 0) throw new Error(`no place ${place}`);
    return this.table.round.chips[i]! / 100;
  }
  stacks(): number[] {
    return this.seats.map((s) => this.at(`stack:${s}`));
  }
  cards(zone: string): string[] {
    const i = this.game.names.zones.indexOf(zone);
    return this.table.round.zones[i]!.map((card) => printFace(this.table.faces[card]!));
  }
  /** The seats a lammer lies before. */
  get inPush(): readonly Seat[] {
    return this.seats.filter((s) => this.table.round.markers[this.game.names.markers.indexOf(`push:${s}`)] === s);
  }
  has(type: string): boolean {
    return this.log.some((e) => e.type === type);
  }
  last(type: string): Event {
    const found = this.log.findLast((e) => e.type === type);
    if (!found) throw new Error(`no ${type} in ${this.log.map((e) => e.type).join(' ')}`);
    return found;
  }
  all(type: string): readonly Event[] {
    return this.log.filter((e) => e.type === type);
  }
  rulesOf(type: string): readonly (RuleId | null)[] {
    return this.all(type).map((e) => e.rule);
  }
  /** What each winner got of each pot, in dollars: '2 high 12'. */
  get won(): readonly string[] {
    return this.all('PotAwarded').flatMap((e) =>
      (e.note.shares as readonly Share[]).map((s) => `${s.seat} ${s.way} ${s.amount / 100}`),
    );
  }
  chipTotal(): Chips {
    return this.table.round.chips.reduce((a, b) => a + b, 0);
  }
  private idsOf(text: string): readonly number[] {
    const spent = this.table.round.zones[this.game.spent]!;
    return faces(text).map((face) => {
      const id = this.table.faces.findIndex((f, card) => f === face && !spent.includes(card));
      if (id < 0) throw new Error(`${printFace(face)} is not on the table`);
      return id;
    });
  }

  private shuffleIfAsked(): void {
    while (this.table.menus[0]?.actor === 'chance') {
      const answer = play(this.game, this.table, { type: 'shuffle', actor: 'chance', faces: this.stacked() });
      if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
      this.log.push(...answer.events);
      this.table = answer.table;
    }
  }
  /** The pack in an order that deals the wanted hands, one card at a time from the button's left. */
  private stacked(): Face[] {
    const hands = this.p.deals?.[this.deals++] ?? {};
    const push = this.inPush;
    const after = [...this.seats.filter((s) => s > this.button), ...this.seats.filter((s) => s <= this.button)];
    const order = push.length > 0 ? after.filter((s) => push.includes(s)) : after;
    const wanted = new Map<number, Face>();
    for (const [i, seat] of order.entries())
      faces(hands[seat] ?? '').forEach((face, k) => {
        wanted.set(k * order.length + i, face);
      });
    const rest = pack52.filter((face) => ![...wanted.values()].includes(face));
    return pack52.map((_, i) => wanted.get(i) ?? rest.shift()!);
  }
}

export const nine = (p: Dealing): Nine => new Nine(p);
