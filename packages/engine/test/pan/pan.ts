/** A hand of Pan from a script: a table opened by its book, a stacked stock, commands by seat. */
import { expect } from 'vitest';
import { type Face, faces, packsOf40, printFace } from '../../src/cards/index.js';
import { makeGame, type PanRules } from '../../src/games/index.js';
import {
  type CardId,
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
  type Shut,
  seeded,
  shuffle,
  type Table,
  unshuffled,
  type View,
  type Viewer,
  view,
} from '../../src/kernel/index.js';
import type { Columns, Fee, Pan, PokerTerms } from '../../src/steps/index.js';
import { feesFor } from '../../src/table/fees.js';
import type { TableRules } from '../../src/table/index.js';
import { rulesOf } from '../hand.js';

/** Ten cards that make nothing, and cards they can do nothing with. */
export const BLANK = '2c 2d 4c 4d 6c 6d Jc Jd Kc Kd';
export const DUDS = 'Ah 3h 5h 7h Qh As 3s 5s 7s Qs';
/** Ten cards that lie in three columns; the king of diamonds makes eleven. */
export const TEN_DOWN = '3h 4h 5h 2s 3s 4s 5s 7d Jd Qd';

export interface Dealing {
  readonly switches?: Record<string, unknown>;
  /** Chips by seat, of a dollar each unless the house has posted another; seats are 0, 1, 2 … */
  readonly stacks: readonly number[];
  /** Who is first; the seat beside the dealer unless said. */
  readonly first?: Seat;
  /** Hands by seat: `BLANK` where nothing is said. */
  readonly hands?: Readonly<Record<number, string>>;
  /** The cards that will be drawn, in order; then whatever is left. */
  readonly stock?: string;
  /** Hands and stock as a seed has them, and not as written. */
  readonly seed?: number;
  /** No house rate unless asked for. */
  readonly fee?: 'none' | 'by-the-book';
}
type More = { cards?: string; seat?: Seat; piles?: readonly string[] };

export class PanHand {
  readonly game: Game;
  readonly rules: TableRules;
  readonly pan: PanRules;
  readonly log: Event[] = [];
  /** In the order of play. */
  readonly seats: readonly Seat[];
  table: Table;
  decisions = 0;
  private readonly first: Seat;

  constructor(private readonly p: Dealing) {
    this.rules = rulesOf({ house: 's-and-k', game: 'pan', ...(p.switches ? { switches: p.switches } : {}) });
    if (this.rules.game.family !== 'rummy' || this.rules.game.game !== 'pan') throw new Error('this is not Pan');
    this.pan = this.rules.game;
    const seats = p.stacks.map((_, seat) => seat);
    this.seats = this.rules.direction === 'clockwise' ? seats : seats.toReversed();
    this.first = p.first ?? this.seats[0]!;
    this.game = makeGame(this.rules.gameId, this.rules.game, this.seats);
    const opened = open(this.game, {
      chips: Object.fromEntries(p.stacks.map((chips, seat) => [`stack:${seat}`, chips * this.pan.chip])),
      markers: { first: this.first },
      terms: this.terms(),
    });
    this.log.push(...opened.events);
    this.table = opened.table;
    this.shuffleIfAsked();
  }
  private terms(): PokerTerms {
    const { forced } = this.rules;
    if (forced.kind !== 'ante') throw new Error('Pan has antes');
    const { amount, rule } = forced;
    const posts = this.seats.map((seat) => ({ seat, amount, kind: 'ante' as const, rule }));
    const dealt = { markers: { first: this.first }, dealt: this.seats, seated: this.seats.length };
    const fees: readonly Fee[] = this.p.fee === 'by-the-book' ? feesFor(this.rules, dealt) : [];
    return { posts, fees, halves: 2, dealer: 'engine' };
  }

  do(actor: Command['actor'], type: string, more: More = {}): this {
    return this.accept(this.ask(actor, type, more), `${String(actor)} ${type}`);
  }
  /** An answer that must be no refusal. */
  accept(answer: ReturnType<typeof play>, asked = ''): this {
    if (isRefusal(answer)) throw new Error(`${asked}: ${JSON.stringify(answer)}`);
    this.take(answer);
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
  private ask(actor: Command['actor'], type: string, { cards, seat, piles }: More) {
    const used = new Set<CardId>();
    const find = (text: string, zones: readonly string[]) => this.idsOf(text, zones, used);
    const hand = [`hand:${String(actor)}`];
    const chosen = cards === undefined ? undefined : find(cards, hand);
    used.clear();
    const own = [`down:${String(actor)}`, 'offer', ...hand, 'discards'];
    return play(this.game, this.table, {
      type,
      actor,
      ...(chosen === undefined ? {} : { cards: chosen }),
      ...(seat === undefined ? {} : { seat }),
      ...(piles === undefined ? {} : { piles: piles.map((pile) => find(pile, own)) }),
    });
  }
  private take(answer: { events: readonly Event[]; table: Table }): void {
    this.decisions++;
    this.log.push(...answer.events);
    this.table = answer.table;
  }
  /** Whoever is to act, in turn: 'play pass draw let-go'. */
  acts(line: string): this {
    for (const type of line.split(/\s+/).filter(Boolean)) {
      const actor = this.toAct;
      if (actor === null) throw new Error(`nobody is to act: ${type}`);
      this.do(actor, type);
    }
    return this;
  }
  /** Everybody plays. */
  allPlay(): this {
    for (const _ of this.seats) this.acts('play');
    return this;
  }

  get toAct(): Command['actor'] | null {
    return this.table.menus[0]?.actor ?? null;
  }
  /** What the turns remember; nothing once they are over. */
  get now(): Pan {
    return this.table.round.now as Pan;
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
  /** What the floor may report now, with whom it may be reported of. */
  reports(name: string): readonly Seat[] | null {
    const found = incidents(this.game, this.table).options.find((o) => o.type === name);
    return found ? found.seats : null;
  }
  /** Chips at a place. */
  at(place: string): number {
    const i = this.game.names.places.indexOf(place);
    if (i < 0) throw new Error(`no place ${place}`);
    return this.table.round.chips[i]! / this.pan.chip;
  }
  stacks(): number[] {
    return this.p.stacks.map((_, seat) => this.at(`stack:${seat}`));
  }
  ids(zone: string): readonly CardId[] {
    return this.table.round.zones[this.game.names.zones.indexOf(zone)]!;
  }
  cards(zone: string): string[] {
    return this.ids(zone).map((card) => this.faceOf(card));
  }
  faceOf(card: CardId): string {
    return printFace(this.table.faces[card]!);
  }
  /** How a seat's columns lie. */
  columns(seat: Seat): string[] {
    const told = this.log.findLast((e) => e.type === 'Melded' && e.seat === seat);
    const columns: Columns = this.now.columns?.[this.seats.indexOf(seat)] ?? told?.note.columns ?? [];
    return columns.map((column) => column.map((card) => this.faceOf(card)).join(' '));
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
  /** Who paid whom how many chips, and by which rule: '1 pays 0 2 SNK-PAN-5'. */
  get payments(): readonly string[] {
    return this.all('PointsPaid').map((e) => {
      const chips = e.chips.reduce((n, { amount }) => n + amount, 0) / this.pan.chip;
      return `${e.seat} pays ${e.note.to} ${chips} ${e.rule}`;
    });
  }

  /** Moves cards about behind the engine's back, as people do: the table is as it would be if a card had gone astray. */
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
  private shuffleIfAsked(): void {
    while (this.table.menus[0]?.actor === 'chance') {
      const fresh = !this.has('PackShuffled');
      const order = fresh ? this.stacked() : [...unshuffled(this.game, this.table)].reverse();
      const answer = play(this.game, this.table, { type: 'shuffle', actor: 'chance', faces: order });
      if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
      this.take(answer);
    }
  }
  /** The packs in an order that deals the wanted hands, one card at a time, with the wanted stock under them. */
  private stacked(): Face[] {
    if (this.p.seed !== undefined) return shuffle(packsOf40(this.pan.decks), seeded(this.p.seed));
    const wanted = new Map<number, Face>();
    const n = this.seats.length;
    for (const [i, seat] of this.seats.entries())
      faces(this.p.hands?.[seat] ?? BLANK).forEach((face, k) => {
        wanted.set(k * n + i, face);
      });
    faces(this.p.stock ?? '').forEach((face, i) => {
      wanted.set(10 * n + i, face);
    });
    const pack = packsOf40(this.pan.decks);
    const rest = [...pack];
    for (const face of wanted.values()) rest.splice(rest.indexOf(face), 1);
    return pack.map((_, i) => wanted.get(i) ?? rest.shift()!);
  }
}

export const pan = (p: Dealing): PanHand => new PanHand(p);
