/** A round of pai gow poker from a script: a table opened by its book, a count, stacked hands, commands by seat. */
import { expect } from 'vitest';
import { type Face, faces, pack53, printFace } from '../../src/cards/index.js';
import { makeGame, type PaiGowRules } from '../../src/games/index.js';
import {
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
  type Viewer,
  view,
} from '../../src/kernel/index.js';
import { type BankTerms, type PokerTerms, placesFrom } from '../../src/steps/index.js';
import type { TableRules } from '../../src/table/index.js';
import { rulesOf } from '../hand.js';

export interface PaiGowSitting {
  readonly switches?: Record<string, unknown>;
  /** Dollars by seat. */
  readonly stacks?: Readonly<Record<number, number>>;
  readonly banker?: Seat;
  readonly bank?: number;
  /** Dollars by seat. */
  readonly wagers?: Readonly<Record<number, number>>;
  /** What the count will be; the banker is one. */
  readonly count?: number;
  /** Cards turned before the one that counts. */
  readonly before?: string;
  /** Seven cards by place; a place that is not named gets some of what is left. */
  readonly hands?: Readonly<Record<number, string>>;
  readonly terms?: Partial<BankTerms>;
}
type More = { amount?: number; seat?: Seat; cards?: string };

const NUMBERS = ['As', '2s', '3s', '4s', '5s', '6s', '7s'];

export class PaiGow {
  readonly game: Game;
  readonly rules: TableRules;
  readonly paiGow: PaiGowRules;
  readonly log: Event[] = [];
  table: Table;
  private readonly start: Readonly<Record<number, number>>;

  constructor(private p: PaiGowSitting) {
    const { switches } = p;
    this.rules = rulesOf({ house: 's-and-k', game: 'pgp', ...(switches ? { switches } : {}) });
    if (this.rules.game.family !== 'pai-gow') throw new Error('no pai gow');
    this.paiGow = this.rules.game;
    this.start = p.stacks ?? { 1: 1000, 2: 1000, 3: 1000 };
    const rising = Object.keys(this.start).map(Number);
    const seats = this.paiGow.direction === 'clockwise' ? rising : rising.toReversed();
    this.game = makeGame(this.rules.gameId, this.rules.game, seats);
    const opened = open(this.game, {
      chips: Object.fromEntries(seats.map((seat) => [`stack:${seat}`, this.start[seat]! * 100])),
      markers: {},
      terms: this.terms(seats),
    });
    this.log.push(...opened.events);
    this.table = opened.table;
  }
  private terms(seats: readonly Seat[]): PokerTerms {
    const { fee, seats: room } = this.rules;
    const at = seats.indexOf(this.p.banker ?? 1);
    const offers = [...seats.slice(at), ...seats.slice(0, at)].map((seat) => ({ seat, turn: 1 }));
    const empty = Array.from({ length: room.max }, (_, i) => i + 1).filter((c) => !seats.includes(c));
    const tariff = fee.kind === 'wager' ? { player: fee.player, bank: fee.bank } : { player: [], bank: [] };
    return {
      posts: [],
      fees: [],
      halves: 2,
      dealer: 'engine',
      bank: { offers, empty, tariff, gone: 0, ...this.p.terms },
    };
  }

  /** The bank is taken, the wagers are placed and all others sit it out: hands are dealt. */
  begin(): this {
    const { banker = 1, bank = 400, wagers = { 2: 10 } } = this.p;
    this.do(banker, 'bank', { amount: bank });
    for (const [seat, amount] of Object.entries(wagers)) this.do(Number(seat), 'wager', { amount, seat: Number(seat) });
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
      ...(cards === undefined ? {} : { cards: this.idsOf(cards) }),
    });
  }
  private idsOf(text: string): number[] {
    const { faces: all, round } = this.table;
    const spent = this.game.names.zones.indexOf('spent');
    const live = round.zones.flatMap((zone, i) => (i === spent ? [] : zone));
    return faces(text).map((face) => live.find((card) => all[card] === face)!);
  }
  /** Each of these puts two cards in front. */
  set(fronts: Readonly<Record<number, string>>): this {
    for (const [seat, cards] of Object.entries(fronts)) this.do(Number(seat), 'set', { cards });
    return this;
  }
  silence(): this {
    const { actor } = this.table.menus[0]!;
    const { type } = silent(this.table, actor)!;
    return this.do(actor, type);
  }
  /** The clock plays to the end: whoever has not set his hand has it set the house way. */
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
    return this.game.script[this.table.round.step]?.name ?? 'over';
  }
  menu(seat: Seat): readonly string[] {
    return this.optionsOf(seat).map(({ type }) => type);
  }
  option(type: string, seat: Seat): Option | undefined {
    return this.optionsOf(seat).find((o) => o.type === type);
  }
  private optionsOf(seat: Seat): readonly Option[] {
    return this.table.menus.find((m) => m.actor === seat)?.options ?? [];
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
  cards(zone: string): string {
    return this.zone(zone)
      .map((card) => printFace(this.table.faces[card]!))
      .join(' ');
  }
  zone(name: string): readonly number[] {
    return this.table.round.zones[this.game.names.zones.indexOf(name)]!;
  }
  sees(viewer: Viewer, zone: string): string {
    const seen = view(this.game, this.table, viewer).faces;
    return this.zone(zone)
      .map((card) => (seen[card] === null ? '??' : printFace(seen[card]!)))
      .join(' ');
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
  /** How each wager came out, in order: '3 +12 SNK-PGP-10', the seat, what it gained, by which clause. */
  get settled(): readonly string[] {
    return this.log
      .filter(({ type }) => /^Wager(?:Won|Lost|Pushed|Returned)$/.test(type))
      .map(({ type, note, seat, rule }) => {
        const gain = (note.won - note.taken) / 100;
        return `${seat} ${type === 'WagerReturned' ? 'back' : gain > 0 ? `+${gain}` : String(gain)} ${rule}`;
      });
  }

  /** Another count and other hands, should there be another deal. */
  nextDeal(p: Pick<PaiGowSitting, 'count' | 'before' | 'hands'>): this {
    this.p = { ...this.p, before: '', ...p };
    return this;
  }
  private shuffleIfAsked(): void {
    while (this.table.menus[0]?.actor === 'chance') {
      const order = this.stage === 'sequence-shuffle' ? this.counting() : this.stacked();
      const answer = play(this.game, this.table, { type: 'shuffle', actor: 'chance', faces: order });
      if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
      this.log.push(...answer.events);
      this.table = answer.table;
    }
  }
  private counting(): Face[] {
    const { count = 1, before = '' } = this.p;
    return onTop([...faces(before), ...faces(NUMBERS[count - 1]!)]);
  }
  /** The hands as the places are dealt them, from the first on. */
  private stacked(): Face[] {
    const { hands = {} } = this.p;
    const named = new Set(Object.values(hands).flatMap((hand) => faces(hand)));
    const rest = pack53.filter((face) => !named.has(face));
    const first = this.marker('first-hand')!;
    return onTop(
      placesFrom(first, this.paiGow).flatMap((place) => (hands[place] ? faces(hands[place]) : rest.splice(0, 7))),
    );
  }
}

const onTop = (top: readonly Face[]): Face[] => [...top, ...pack53.filter((face) => !top.includes(face))];

/** A table before anybody has banked. */
export const sat = (p: PaiGowSitting = {}): PaiGow => new PaiGow(p);
/** A round with its cards dealt. */
export const dealt = (p: PaiGowSitting = {}): PaiGow => new PaiGow(p).begin();

/**
 * One hand against the bank's, each written as it is set, 'Ks Kd / 9h 9d 5c 4c 3s': how its wager of ten came out.
 * The other places get what is left.
 */
export function against(mine: string, banks: string, switches: Record<string, unknown> = {}): string {
  const cards = (hand: string): string => hand.replace('/', ' ');
  const front = (hand: string): string => hand.split('/')[0]!;
  return dealt({ switches, hands: { 1: cards(banks), 2: cards(mine) } }).set({ 1: front(banks), 2: front(mine) })
    .settled[0]!;
}
