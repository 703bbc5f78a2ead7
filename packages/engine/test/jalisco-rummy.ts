/** A game of Escaleriado or Largo from a script: a table opened by its book, a stacked stock, commands by seat. */
import { expect } from 'vitest';
import { type Face, faces, packsOf40, printFace } from '../src/cards/index.js';
import { makeGame, type RummyRules } from '../src/games/index.js';
import {
  type CardId,
  type Command,
  type Event,
  type Game,
  incidents,
  isOver,
  isRefusal,
  open,
  play,
  type Refusal,
  type Seat,
  type Shut,
  type Table,
  type View,
  type Viewer,
  view,
} from '../src/kernel/index.js';
import type { PokerTerms, Turns } from '../src/steps/index.js';
import type { TableRules } from '../src/table/index.js';
import { rulesOf } from './hand.js';

/** Ten cards without a heart that make nothing, and hearts they can do nothing with. */
export const BLANK = '2c 2d 4c 4d 6c 6d Jc Jd Kc Kd';
/** Ten cards that lie in three columns, and take none of those hearts. */
export const TEN = '3h 4h 5h 2s 3s 4s 5s 7d Jd Qd';
export interface Dealing {
  readonly stake?: '0.50' | '1';
  readonly switches?: Record<string, unknown>;
  /** Dollars by seat; seats are 0, 1, 2 … Play goes round from the highest. */
  readonly stacks: readonly number[];
  /** Who won the last game; null in a first one, where the up cards say who draws. */
  readonly first?: Seat | null;
  /** Hands by seat, the tenth card last: `BLANK` where nothing is said. */
  readonly hands?: Readonly<Record<number, string>>;
  /** The cards that will be drawn, in order: hearts nobody can use unless said; then whatever is left. */
  readonly stock?: string;
}
/** What the turns of both games remember. */
export interface Played extends Turns {
  readonly phase: string;
}
type More = { cards?: string; seat?: Seat; piles?: readonly string[]; depth?: number };

export class RummyGame<Now extends Played, Rules extends RummyRules> {
  readonly game: Game;
  readonly rules: TableRules;
  readonly book: Rules;
  readonly log: Event[] = [];
  /** In the order of play. */
  readonly seats: readonly Seat[];
  table: Table;
  decisions = 0;

  constructor(
    name: 'esc' | 'lar',
    private readonly p: Dealing,
  ) {
    const { stake, switches } = p;
    this.rules = rulesOf({ house: 'jalisco', game: name, stake: stake ?? '1', ...(switches ? { switches } : {}) });
    if (this.rules.game.family !== 'rummy') throw new Error('this is no rummy');
    this.book = this.rules.game as Rules;
    const seats = p.stacks.map((_, seat) => seat);
    this.seats = this.rules.direction === 'clockwise' ? seats : seats.toReversed();
    this.game = makeGame(this.rules.gameId, this.rules.game, this.seats);
    const terms: PokerTerms = { posts: [], fees: [], halves: 2, dealer: 'engine' };
    const first = p.first === undefined ? this.seats[0]! : p.first;
    const opened = open(this.game, {
      chips: Object.fromEntries(p.stacks.map((dollars, seat) => [`stack:${seat}`, dollars * 100])),
      markers: first === null ? {} : { first },
      terms,
    });
    this.log.push(...opened.events);
    this.table = opened.table;
    this.take({ type: 'shuffle', actor: 'chance', faces: this.stacked() });
  }

  do(actor: Command['actor'], type: string, more: More = {}): this {
    this.take(this.command(actor, type, more));
    return this;
  }
  private take(command: Command): void {
    const answer = play(this.game, this.table, command);
    if (isRefusal(answer)) throw new Error(`${String(command.actor)} ${command.type}: ${JSON.stringify(answer)}`);
    this.decisions++;
    this.log.push(...answer.events);
    this.table = answer.table;
  }
  /** The refusal a command meets; the test fails if it is accepted, or if it changes anything. */
  refused(actor: Command['actor'], type: string, more: More = {}): Refusal {
    const before = JSON.stringify(this.table);
    const answer = play(this.game, this.table, this.command(actor, type, more));
    if (!isRefusal(answer)) throw new Error(`${String(actor)} ${type} was accepted`);
    expect(JSON.stringify(this.table)).toBe(before);
    return answer;
  }
  private command(actor: Command['actor'], type: string, { cards, seat, piles, depth }: More): Command {
    const used = new Set<CardId>();
    const hand = [`hand:${String(actor)}`];
    const own = [`down:${String(actor)}`, 'offer', ...hand, 'discards'];
    const chosen = cards === undefined ? {} : { cards: this.idsOf(cards, hand, used) };
    used.clear();
    const lie = piles === undefined ? {} : { piles: piles.map((pile) => this.idsOf(pile, own, used)) };
    const more = { ...(seat === undefined ? {} : { seat }), ...(depth === undefined ? {} : { amount: depth }) };
    return { type, actor, ...chosen, ...lie, ...more };
  }
  /** Whoever is to act, in turn: 'draw let-go draw let-go'. */
  acts(line: string): this {
    for (const type of line.split(/\s+/).filter(Boolean)) this.do(this.toAct!, type);
    return this;
  }
  get isOver(): boolean {
    return isOver(this.game, this.table);
  }
  get toAct(): Command['actor'] | null {
    return this.table.menus[0]?.actor ?? null;
  }
  get now(): Now {
    return this.table.round.now as Now;
  }
  get menu(): readonly string[] {
    return this.table.menus[0]?.options.map(({ type }) => type) ?? [];
  }
  option(type: string) {
    return this.table.menus[0]?.options.find((o) => o.type === type);
  }
  /** Why something is closed to whoever is to act. */
  shut(type: string): Shut | undefined {
    return this.view(this.toAct as Seat).shut.find((s) => s.type === type);
  }
  view(viewer: Viewer): View {
    return view(this.game, this.table, viewer);
  }
  reports(name: string): readonly Seat[] | null {
    const found = incidents(this.game, this.table).options.find((o) => o.type === name);
    return found ? found.seats : null;
  }
  /** Dollars before each seat, in the order of their numbers. */
  stacks(): number[] {
    const at = (seat: number) => this.table.round.chips[this.game.names.places.indexOf(`stack:${seat}`)]! / 100;
    return this.p.stacks.map((_, seat) => at(seat));
  }
  /** Which cards somebody sees. */
  seen(viewer: Viewer): readonly CardId[] {
    return this.view(viewer).faces.flatMap((face, card) => (face === null || face === undefined ? [] : [card]));
  }
  ids(zone: string): readonly CardId[] {
    return this.table.round.zones[this.game.names.zones.indexOf(zone)]!;
  }
  cards(zone: string): string[] {
    return this.ids(zone).map((card) => printFace(this.table.faces[card]!));
  }
  faceOf(card: CardId): string {
    return printFace(this.table.faces[card]!);
  }
  columns(seat: Seat): string[] {
    const columns = this.now.columns[this.seats.indexOf(seat)]!;
    return columns.map((column) => column.map((card) => printFace(this.table.faces[card]!)).join(' ')).toSorted();
  }
  all(type: string): readonly Event[] {
    return this.log.filter((e) => e.type === type);
  }
  last(type: string): Event {
    const found = this.log.findLast((e) => e.type === type);
    if (!found) throw new Error(`no ${type} in ${this.log.map((e) => e.type).join(' ')}`);
    return found;
  }
  /** Who paid whom how many dollars, and by which rule: '1 pays 0 $2 JAL-LAR-C2'. */
  get payments(): readonly string[] {
    return this.all('PointsPaid').map((e) => {
      const paid = e.chips.reduce((n, { amount }) => n + amount, 0) / 100;
      return `${e.seat} pays ${e.note.to} $${paid} ${e.rule}`;
    });
  }
  /** Moves a card about behind the engine's back, as people do. */
  strays(from: string, to: string): this {
    const zones = this.table.round.zones.map((cards) => [...cards]);
    const at = (zone: string) => zones[this.game.names.zones.indexOf(zone)]!;
    at(to).push(at(from).pop()!);
    this.table = { ...this.table, round: { ...this.table.round, zones } };
    return this;
  }

  private idsOf(text: string, zones: readonly string[], used: Set<CardId>): readonly CardId[] {
    return faces(text).map((face) => {
      const there = zones.flatMap((zone) => this.ids(zone));
      const id = there.find((card) => this.table.faces[card] === face && !used.has(card));
      if (id === undefined) throw new Error(`${printFace(face)} is not in ${zones.join(', ')}`);
      used.add(id);
      return id;
    });
  }
  /** The packs in an order that deals the wanted hands, one card at a time, with the wanted stock under them. */
  private stacked(): Face[] {
    const n = this.seats.length;
    const wanted = new Map<number, Face>();
    for (const [i, seat] of this.seats.entries())
      faces(this.p.hands?.[seat] ?? BLANK).forEach((face, k) => {
        wanted.set(k * n + i, face);
      });
    faces(this.p.stock ?? '7h Qh 7h Qh 7h Qh 7h Qh').forEach((face, i) => {
      wanted.set(10 * n + i, face);
    });
    const pack = packsOf40(this.book.decks);
    const rest = [...pack];
    for (const face of wanted.values()) rest.splice(rest.indexOf(face), 1);
    return pack.map((_, i) => wanted.get(i) ?? rest.shift()!);
  }
}
