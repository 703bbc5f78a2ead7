/** A round of Spanish Poker from a script: a table opened by its book, a stacked deck, the wagers of each seat in a line. */
import { expect } from 'vitest';
import { type Face, faces, pack41, printFace } from '../../src/cards/index.js';
import { housePools, makeGame, type SpanishPokerRules } from '../../src/games/index.js';
import {
  type Chips,
  type Command,
  type Event,
  type Game,
  incidents,
  isRefusal,
  type Option,
  open,
  play,
  type Refusal,
  type Seat,
  type Table,
  type View,
  type Viewer,
  view,
} from '../../src/kernel/index.js';
import type { TableRules } from '../../src/table/index.js';
import { rulesOf } from '../hand.js';

export interface Dealing {
  readonly switches?: Record<string, unknown>;
  /** Dollars by seat, from seat 1 at the dealer's left; $500 each for three seats unless said. */
  readonly stacks?: readonly number[];
  /** Hands by seat, and the house's; all else is dealt from what is left, in order. */
  readonly hands?: Readonly<Record<number, string>>;
  readonly house?: string;
  /** What is posted on the jackpot, in dollars. */
  readonly meter?: number;
  readonly dealer?: 'engine' | 'person';
}
type More = { amount?: number; cards?: string; seat?: Seat };

export const DOS_PARES = 'dos-pares';

export class Span {
  readonly rules: TableRules;
  readonly game: Game;
  readonly log: Event[] = [];
  readonly seats: readonly Seat[];
  table: Table;

  constructor(private readonly p: Dealing = {}) {
    this.rules = rulesOf({ house: 'spanish-poker', game: 'span', ...(p.switches ? { switches: p.switches } : {}) });
    const stacks = p.stacks ?? [500, 500, 500];
    this.seats = stacks.map((_, i) => i + 1);
    this.game = makeGame(this.rules.gameId, this.rules.game, this.seats);
    const meter = this.span.progressive ? { meter: (p.meter ?? 1_000) * 100 } : {};
    const opened = open(this.game, {
      chips: {
        ...Object.fromEntries(stacks.map((dollars, i) => [`stack:${i + 1}`, dollars * 100])),
        ...housePools(this.rules.game, this.seats.length),
        ...meter,
      },
      markers: {},
      terms: { posts: [], fees: [], halves: 2, dealer: p.dealer ?? 'engine' },
    });
    this.log.push(...opened.events);
    this.table = opened.table;
  }
  get span(): SpanishPokerRules {
    return this.rules.game as SpanishPokerRules;
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
  private ask(actor: Command['actor'], type: string, { amount, cards, seat }: More) {
    return play(this.game, this.table, {
      type,
      actor,
      ...(amount === undefined ? {} : { amount: Math.round(amount * 100) }),
      ...(cards === undefined ? {} : { cards: this.idsOf(cards) }),
      ...(seat === undefined ? {} : { seat }),
    });
  }
  /** A seat's wagers: 'a10 d5 j5 p' is an ante of ten, five on Dos Pares, five on the joker, the progressive; '-' no ante. */
  bets(seat: Seat, line: string): this {
    const short: Readonly<Record<string, string>> = { a: 'ante', d: DOS_PARES, j: 'joker', p: 'progressive' };
    for (const word of line.split(' ')) {
      if (word === '-') this.do(seat, 'no-ante');
      else if (word === 'out') this.do(seat, 'sit-out-hand');
      else this.do(seat, short[word[0]!]!, word.length > 1 ? { amount: Number(word.slice(1)) } : {});
    }
    return this.menuOf(seat).some((o) => o.type === 'done') ? this.do(seat, 'done') : this;
  }
  /** Every seat's wagers, by seat; those left out sit out. */
  wagers(lines: Readonly<Record<number, string>>): this {
    for (const seat of this.seats) this.bets(seat, lines[seat] ?? 'out');
    return this;
  }
  /** What each does with its hand: 'r' raises, 'f' folds, 't' tucks. */
  decides(line: string): this {
    const short: Readonly<Record<string, string>> = { r: 'raise', f: 'fold', t: 'tuck' };
    for (const word of line.split(' ')) {
      const seat = this.table.menus[0]!.actor as Seat;
      this.do(seat, short[word]!);
    }
    return this;
  }

  /** What a seat has gained, in dollars. */
  gain(seat: Seat): number {
    const place = this.game.placeOf.get(`stack:${seat}`)!;
    return (this.table.round.chips[place]! - this.table.round.opening[place]!) / 100;
  }
  get gains(): readonly number[] {
    return this.seats.map((seat) => this.gain(seat));
  }
  /** What a place has gained since the round opened, in dollars. */
  into(place: string): number {
    const at = this.game.placeOf.get(place)!;
    return (this.table.round.chips[at]! - this.table.round.opening[at]!) / 100;
  }
  at(place: string): Chips {
    return this.table.round.chips[this.game.placeOf.get(place)!]! / 100;
  }
  menuOf(actor: Command['actor']): readonly Option[] {
    return this.table.menus.find((menu) => menu.actor === actor)?.options ?? [];
  }
  offered(actor: Command['actor']): readonly string[] {
    return this.menuOf(actor).map(({ type }) => type);
  }
  option(actor: Command['actor'], type: string): Option {
    return this.menuOf(actor).find((o) => o.type === type)!;
  }
  get incidents() {
    return incidents(this.game, this.table);
  }
  view(viewer: Viewer): View {
    return view(this.game, this.table, viewer);
  }
  told(type: string): readonly Event[] {
    return this.log.filter((e) => e.type === type);
  }
  get stage(): string {
    return this.game.script[this.table.round.step]!.name;
  }
  zone(name: string): readonly string[] {
    const at = this.game.names.zones.indexOf(name);
    return this.table.round.zones[at]!.map((card) => printFace(this.table.faces[card]!));
  }
  idsOf(cards: string): readonly number[] {
    return faces(cards).map((face) => this.table.faces.lastIndexOf(face));
  }

  private shuffleIfAsked(): void {
    if (!this.table.menus.some(({ actor }) => actor === 'chance')) return;
    const bet = this.seats.filter((seat) =>
      ['ante', ...this.span.bonuses].some((kind) => this.at(`${kind}:${seat}`) > 0),
    );
    const order = stacked({ seats: bet, hands: this.p.hands ?? {}, house: this.p.house, deal: this.span.deal });
    const answer = play(this.game, this.table, { type: 'shuffle', actor: 'chance', faces: order });
    if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
    this.log.push(...answer.events);
    this.table = answer.table;
  }
}

/** The deck that deals these hands. */
export function stacked(p: {
  readonly seats: readonly Seat[];
  readonly hands: Readonly<Record<number, string>>;
  readonly house?: string | undefined;
  readonly deal: 'hand-at-once' | 'one-at-a-time';
}): Face[] {
  const named = [...p.seats.map((seat) => p.hands[seat]), p.house];
  const taken = named.flatMap((hand) => (hand === undefined ? [] : faces(hand)));
  const rest = pack41.filter((face) => !taken.includes(face));
  const hands = named.map((hand) => (hand === undefined ? rest.splice(0, 5) : [...faces(hand)]));
  const order: Face[] = [];
  if (p.deal === 'hand-at-once') for (const hand of hands) order.push(...hand);
  else for (let k = 0; k < 5; k++) for (const hand of hands) order.push(hand[k]!);
  return [...order, ...rest];
}
