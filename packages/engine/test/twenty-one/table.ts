/** A round of twenty-one from a script: a table opened by its book, a stacked shoe, commands by seat. Seats are numbered as circles. */
import { expect } from 'vitest';
import { type Face, faces, packsOf52, printFace } from '../../src/cards/index.js';
import { makeGame, type TwentyOneRules } from '../../src/games/index.js';
import {
  type CardId,
  type Command,
  type Event,
  type Game,
  incidents,
  isOver,
  isRefusal,
  type Option,
  open,
  play,
  type Refusal,
  type Seat,
  silent,
  type Table,
  type View,
  type Viewer,
  view,
} from '../../src/kernel/index.js';
import type { BankTerms, PokerTerms } from '../../src/steps/index.js';
import type { TableRules } from '../../src/table/index.js';
import { rulesOf } from '../hand.js';

export interface Sitting21 {
  readonly house?: 'ven-a-mexico' | 'rogelios';
  readonly stake?: string;
  readonly switches?: Record<string, unknown>;
  /** Dollars by seat. */
  readonly stacks?: Readonly<Record<number, number>>;
  /** Who banks, and with how many dollars. The bank is offered to him first, with the first turn. */
  readonly banker?: Seat;
  readonly bank?: number;
  /** Dollars by circle; a circle nobody sits at is bet on by the seat given in `bettors`. */
  readonly wagers?: Readonly<Record<number, number>>;
  readonly bettors?: Readonly<Record<number, Seat>>;
  /** Wagers behind circles, in order: [seat, circle, dollars]. */
  readonly behind?: readonly (readonly [Seat, Seat, number])[];
  /** First two cards by circle, and the bank's: up card first. */
  readonly hands?: Readonly<Record<number, string>>;
  readonly bankHand?: string;
  /** What follows in the shoe. */
  readonly next?: string;
  readonly terms?: Partial<BankTerms>;
  /** Dollars in the account of the bonuses. */
  readonly bonus?: number;
}
type More = { amount?: number; seat?: Seat; cards?: readonly CardId[] };

const SHORT: Readonly<Record<string, string>> = {
  h: 'hit',
  s: 'stand',
  l: 'let-stand',
  d: 'double',
  p: 'split-pair',
  r: 'surrender',
  n: 'no-insurance',
  f: 'fund',
  x: 'decline-fund',
};

export class Twenty {
  readonly game: Game;
  readonly rules: TableRules;
  readonly twenty: TwentyOneRules;
  readonly log: Event[] = [];
  table: Table;
  private readonly start: Readonly<Record<number, number>>;

  constructor(private readonly p: Sitting21) {
    const house = p.house ?? 'ven-a-mexico';
    const game = house === 'rogelios' ? 'p215' : 'nb21';
    const { stake, switches } = p;
    this.rules = rulesOf({ house, game, ...(stake ? { stake } : {}), ...(switches ? { switches } : {}) });
    if (this.rules.game.family !== 'twenty-one') throw new Error('no game of twenty-one');
    this.twenty = this.rules.game;
    this.start = p.stacks ?? { 1: 1000, 2: 1000, 3: 1000 };
    const seats = Object.keys(this.start).map(Number);
    this.game = makeGame(this.rules.gameId, this.rules.game, seats);
    const opened = open(this.game, {
      chips: {
        ...Object.fromEntries(seats.map((seat) => [`stack:${seat}`, this.start[seat]! * 100])),
        ...(p.bonus ? { bonus: p.bonus * 100 } : {}),
      },
      markers: {},
      terms: this.terms(seats),
    });
    this.log.push(...opened.events);
    this.table = opened.table;
  }
  private terms(seats: readonly Seat[]): PokerTerms {
    const { fee, seats: room } = this.rules;
    const banker = this.p.banker ?? 1;
    const at = seats.indexOf(banker);
    const offers = [...seats.slice(at), ...seats.slice(0, at)].map((seat) => ({ seat, turn: 1 }));
    const empty = Array.from({ length: room.max }, (_, i) => i + 1).filter((c) => !seats.includes(c));
    const tariff = fee.kind === 'wager' ? fee : { player: [], bank: [] };
    const bank = { offers, empty, tariff: { player: tariff.player, bank: tariff.bank }, gone: 0, ...this.p.terms };
    return { posts: [], fees: [], halves: 2, dealer: 'engine', bank };
  }

  /** The bank is taken and the wagers are placed, all are done, and the cards are dealt. */
  begin(): this {
    const { banker = 1, bank = 400, wagers = { 2: 10 }, bettors = {}, behind = [] } = this.p;
    this.do(banker, 'bank', { amount: bank });
    for (const [circle, amount] of Object.entries(wagers)) {
      const seat = Number(circle);
      this.do(bettors[seat] ?? seat, 'wager', { amount, seat });
    }
    for (const [seat, circle, amount] of behind) this.do(seat, 'back', { amount, seat: circle });
    return this.doneBetting();
  }
  doneBetting(): this {
    while (this.stage === 'wagers') this.silence();
    return this;
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
  private ask(actor: Command['actor'], type: string, { amount, seat, cards }: More) {
    return play(this.game, this.table, {
      type,
      actor,
      ...(amount === undefined ? {} : { amount: amount * 100 }),
      ...(seat === undefined ? {} : { seat }),
      ...(cards === undefined ? {} : { cards }),
    });
  }
  /**
   * In turn: h hits, s stands, l lets it stand, d doubles for all it may, p splits, r surrenders, n takes no insurance, f and x
   * answer behind.
   */
  acts(line: string): this {
    for (const word of line.split(/\s+/).filter(Boolean)) {
      const menu = this.table.menus[0];
      if (!menu) throw new Error(`nobody is to act: ${word}`);
      const type = SHORT[word]!;
      const o = menu.options.find((one) => one.type === type);
      if (!o) throw new Error(`${String(menu.actor)} has no ${type}: ${menu.options.map((x) => x.type).join(' ')}`);
      this.do(menu.actor, type, o.amount ? { amount: o.amount.max / 100 } : {});
    }
    return this;
  }
  silence(): this {
    const { actor } = this.table.menus[0]!;
    const { type, amount, seat } = silent(this.table, actor)!;
    return this.do(actor, type, {
      ...(amount === undefined ? {} : { amount: amount / 100 }),
      ...(seat === undefined ? {} : { seat }),
    });
  }
  /** The clock plays to the end. */
  finish(): this {
    while (!this.isOver) this.silence();
    return this;
  }

  get isOver(): boolean {
    return isOver(this.game, this.table);
  }
  get toAct(): readonly Command['actor'][] {
    return this.table.menus.map((m) => m.actor);
  }
  get stage(): string {
    return this.game.script[this.table.round.step]!.name;
  }
  /** What a seat may do, or whoever is first to act. */
  menu(seat?: Seat): readonly string[] {
    return this.optionsOf(seat).map(({ type }) => type);
  }
  option(type: string, seat?: Seat): Option | undefined {
    return this.optionsOf(seat).find((o) => o.type === type);
  }
  private optionsOf(seat?: Seat): readonly Option[] {
    const menu = seat === undefined ? this.table.menus[0] : this.table.menus.find((m) => m.actor === seat);
    return menu?.options ?? [];
  }
  /** Why a thing is grey to whoever is first to act: 'must-hit VEN-NB21-21'. */
  why(type: string): string {
    const seat = this.table.menus[0]!.actor as Seat;
    const grey = view(this.game, this.table, seat).shut.find((s) => s.type === type);
    return grey ? `${grey.refused} ${grey.rule}` : 'open';
  }
  incidents() {
    return incidents(this.game, this.table);
  }
  /** Dollars at a place. */
  at(place: string): number {
    const i = this.game.placeOf.get(place);
    if (i === undefined) throw new Error(`no place ${place}`);
    return this.table.round.chips[i]! / 100;
  }
  marker(name: string): Seat | null {
    return this.table.round.markers[this.game.markerOf.get(name)!]!;
  }
  /** What a seat has gained, in dollars, its fees counted. */
  net(seat: Seat): number {
    return this.at(`stack:${seat}`) - this.start[seat]!;
  }
  view(seat: Seat): View {
    return view(this.game, this.table, seat);
  }
  /** What a seat may do whoever's turn it is. */
  free(seat: Seat): readonly string[] {
    return this.view(seat).free.map(({ type }) => type);
  }
  ids(zone: string): readonly CardId[] {
    return this.table.round.zones[this.game.names.zones.indexOf(zone)]!;
  }
  cards(zone: string): string {
    const i = this.game.names.zones.indexOf(zone);
    return this.table.round.zones[i]!.map((card) => printFace(this.table.faces[card]!)).join(' ');
  }
  sees(viewer: Viewer, zone: string): string {
    const seen = view(this.game, this.table, viewer).faces;
    return this.table.round.zones[this.game.names.zones.indexOf(zone)]!.map((card) =>
      seen[card] === null ? '??' : printFace(seen[card]!),
    ).join(' ');
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
  /** How each wager came out, in order: '3 +12 VEN-NB21-47', the circle, what it gained, by which clause. */
  get settled(): readonly string[] {
    return this.log
      .filter(({ type }) => /^Wager(?:Won|Lost|Pushed|Returned)$/.test(type))
      .map(({ type, note, rule }) => {
        const gain = (note.won - note.taken) / 100;
        const sign = type === 'WagerReturned' ? 'back' : gain > 0 ? `+${gain}` : String(gain);
        return `${note.circle}${note.hand ? `.${note.hand + 1}` : ''} ${sign} ${rule}`;
      });
  }

  private shuffleIfAsked(): void {
    while (this.table.menus[0]?.actor === 'chance') {
      const option = this.table.menus[0].options[0]!;
      const order = option.cards ? option.cards.from.map((card) => this.table.faces[card]!) : this.stacked();
      const answer = play(this.game, this.table, { type: 'shuffle', actor: 'chance', faces: order });
      if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
      this.log.push(...answer.events);
      this.table = answer.table;
    }
  }
  /** The shoe in an order that deals the wanted hands. What was dealt in earlier rounds lies before them. */
  private stacked(): Face[] {
    const { hands = {}, bankHand = '9c 9d', next = '', banker = 1, terms } = this.p;
    const { decks, dealtFrom } = this.twenty;
    const marks = this.game.names.markers.filter((m) => /^circle:\d+$/.test(m));
    const circles = marks.map((m) => Number(m.split(':')[1])).filter((c) => this.marker(`circle:${c}`) !== null);
    const order =
      dealtFrom === 'dealers-left'
        ? circles
        : [...circles.filter((c) => c > banker), ...circles.filter((c) => c < banker)];
    const dealt = [...order.map((c) => faces(hands[c] ?? usual(c))), faces(bankHand)];
    const front = [...dealt.map((h) => h[0]!), ...dealt.map((h) => h[1]!), ...faces(next)];
    const rest = packsOf52(decks).slice();
    for (const face of front) rest.splice(rest.lastIndexOf(face), 1);
    const gone = terms?.gone ?? 0;
    return [...rest.slice(0, gone), ...front, ...rest.slice(gone)];
  }
}

/** Nineteen, in a suit of the circle's own: even a full table has the cards for it. */
const usual = (circle: Seat): string => `T${'cdhs'[circle % 4]} 9${'cdhs'[circle % 4]}`;

/** A table before anybody has banked. */
export const sat = (p: Sitting21 = {}): Twenty => new Twenty(p);
/** A round with its cards dealt. */
export const dealt = (p: Sitting21 = {}): Twenty => new Twenty(p).begin();
/** One circle against the bank, played by a line of acts and then by the clock: how its wager came out. */
export const against = (p: Sitting21 & { hand: string; bankHand: string; line?: string }): string =>
  dealt({ wagers: { 2: 10 }, ...p, hands: { 2: p.hand } })
    .acts(p.line ?? '')
    .finish().settled[0]!;
