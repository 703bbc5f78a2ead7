/**
 * The harness of every test of a rule. A round is opened by its house's book, dealt from a stacked pack, and played from a
 * script; then the test looks at the events, their clauses, the chips, the menus and what each seat sees.
 *
 *     const h = deal({ house: 'luna', game: 'hold', stacks: [100, 100, 100], holes: { 1: 'As Ah' }, board: 'Kd 7c 2s' });
 *     h.acts('d c c c').checkTo('flop-betting');
 *     expect(h.refused(1, 'bet', { to: 50 })).toMatchObject({ refused: 'amount-too-big', rule: 'BET-1' });
 *
 * What a family deals and says in words of its own stands in the file beside this one: `poker` (with `draw` and `stud`), `push`,
 * `bank` (with `twenty-one` and `pai-gow`), `spanish` and `rummy`; who sits there with what, in `opening`.
 */
import { type Face, faces, printFace } from '../cards/index.js';
import { makeGame } from '../games/index.js';
import {
  type Actor,
  type CardId,
  type Chips,
  type Command,
  type Event,
  type EventOf,
  type EventType,
  type Game,
  incidents,
  isOver,
  isRefusal,
  type Option,
  ofKind,
  open,
  play,
  type Refusal,
  type Round,
  type RuleId,
  type Seat,
  type Setup,
  silent,
  unshuffled,
  type View,
  type Viewer,
  view,
} from '../kernel/index.js';
import type { Fee, PokerTerms } from '../steps/index.js';
import { feesFor, type TableRules } from '../table/index.js';
import { antesOf, type Placing, rulesOf, type Sitting, wordsOf } from './opening.js';
import { faultTold } from './told.js';

/** What goes with a command: dollars (`to` is what one says of a raise), cards by name or identity, a seat. */
export interface More {
  readonly amount?: number;
  readonly to?: number;
  readonly cards?: string | readonly CardId[];
  readonly seat?: Seat;
}

const given = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

/** Something that a script does is refused. */
export class Refused extends Error {
  constructor(
    readonly command: Command,
    readonly refusal: Refusal,
  ) {
    super(`${command.actor} ${command.type}: ${JSON.stringify(refusal)}`);
  }
}

export abstract class TestRound<P extends Sitting = Sitting> {
  readonly rules: TableRules;
  readonly game: Game;
  /** In the order of play. */
  readonly seats: readonly Seat[];
  /** Everything that has happened. */
  readonly log: Event[] = [];
  round: Round;
  /** How many commands were accepted. */
  decisions = 0;
  /** Chance waits to be told to go on, so that a test can look, or report something, before a stub is shuffled. */
  stopAtShuffle = false;
  /** The chips brought to it, by place. */
  protected readonly start: Readonly<Record<string, Chips>>;
  /** What it was opened with. */
  readonly setup: Setup;

  constructor(protected p: P) {
    this.rules = rulesOf(p);
    const rising = Object.keys(p.stacks).map(Number);
    this.seats = this.rules.direction === 'clockwise' ? rising : rising.toReversed();
    this.game = makeGame(this.rules.gameId, this.rules.game, this.seats);
    const { markers = {}, chips, posts = antesOf(this.rules, this.seats), bank } = this.placing();
    const stacks = Object.fromEntries(rising.map((seat) => [`stack:${seat}`, Math.round(p.stacks[seat]! * this.unit)]));
    this.start = { ...stacks, ...chips };
    const book = p.fees === 'by-the-book' && { markers, dealt: this.seats, seated: this.seats.length };
    const fees = book ? feesFor(this.rules, book) : ((p.fees ?? []) as readonly Fee[]);
    const { halves = 2, dealer = 'engine' } = p;
    const terms: PokerTerms = { posts: p.posts ?? posts, fees, halves, dealer, ...given({ bank }) };
    this.setup = { chips: this.start, markers, terms };
    const opened = open(this.game, this.setup);
    this.tell(opened.events, null);
    this.round = opened.round;
    this.shuffleIfAsked();
  }
  /** What a family's round opens with. */
  protected abstract placing(): Placing;
  /** A whole pack in the order that deals what the test asked for. */
  protected abstract stacked(): readonly Face[];
  /** What short words of `acts` stand for: the first that is offered. */
  protected shorts(): Readonly<Record<string, readonly string[]>> {
    return {};
  }
  /** What amounts are told in: a dollar, in cents. */
  protected get unit(): Chips {
    return 100;
  }
  /** The seats in the order of play, this one first. */
  protected from(seat: Seat): readonly Seat[] {
    const at = this.seats.indexOf(seat);
    return [...this.seats.slice(at), ...this.seats.slice(0, at)];
  }

  // Doing.
  /** A seat, the dealer or the floor does something. A refusal fails the test. */
  do(actor: Actor, type: string, more: More = {}): this {
    return this.give(this.command(actor, type, more));
  }
  /** The refusal a command meets; the test fails if it is accepted, or if it changes anything. */
  refused(actor: Actor, type: string, more: More = {}): Refusal {
    const before = JSON.stringify(this.round);
    const answer = play(this.game, this.round, this.command(actor, type, more));
    if (!isRefusal(answer)) throw new Error(`${actor} ${type} was accepted`);
    if (JSON.stringify(this.round) !== before) throw new Error(`${actor} ${type} was refused and changed the table`);
    return answer;
  }
  /** Whoever is to act, in turn: a type of command, or a family's short word for one, with its dollars: 'c r12 fold'. */
  acts(line: string): this {
    for (const word of wordsOf(line)) {
      if (this.isOver) throw new Error(`the hand is over before ${word}`);
      this.act(word);
    }
    return this;
  }
  /** One word of `acts`; where an amount is asked for and none is said, it is the most. */
  protected act(word: string): void {
    const [actor] = this.asked;
    if (actor === undefined) throw new Error(`nobody is to act: ${word}`);
    const [, name, dollars] = /^(.*?)([\d.]*)$/.exec(word)!;
    const types = this.shorts()[name!] ?? [name!];
    const type = types.find((one) => this.option(actor, one)) ?? types.at(-1)!;
    const most = this.option(actor, type)?.amount?.max;
    const amount = dollars ? Number(dollars) : most === undefined ? most : most / this.unit;
    this.do(actor, type, given({ amount }));
  }
  /** Whoever is to act says nothing, and the clock acts for him. */
  silence(): this {
    return this.give(silent(this.round, this.asked[0]!)!);
  }
  /** Any command at all, as the kernel takes it. */
  give(command: Command): this {
    const answer = play(this.game, this.round, command);
    if (isRefusal(answer)) throw new Refused(command, answer);
    this.decisions++;
    this.tell(answer.events, command);
    this.round = answer.round;
    this.shuffleIfAsked();
    return this;
  }
  /** What happened goes into the log; what contradicts itself fails the test. */
  private tell(events: readonly Event[], by: Command | null): void {
    const fault = faultTold(this.game, events, by);
    if (fault !== null) throw new Error(fault);
    this.log.push(...events);
  }
  /** Chance shuffles, and goes on shuffling when it is asked. */
  goOn(): this {
    this.stopAtShuffle = false;
    this.shuffleIfAsked();
    return this;
  }
  protected command(actor: Actor, type: string, { amount, to = amount, cards, seat }: More): Command {
    const ids = typeof cards === 'string' ? this.idsOf(cards) : cards;
    const chips = to === undefined ? to : Math.round(to * this.unit);
    return { type, actor, ...given({ amount: chips, cards: ids, seat }) };
  }
  private shuffleIfAsked(): void {
    if (this.stopAtShuffle || this.asked[0] !== 'chance') return;
    const stub = this.offer('shuffle')?.cards;
    const order = stub ? unshuffled(this.game, this.round).toReversed() : this.stacked();
    this.give({ type: 'shuffle', actor: 'chance', faces: order });
  }

  // Looking: whose turn it is, and what is offered.
  get stage(): string {
    return this.game.script[this.round.felt.step]?.name ?? 'over';
  }
  get isOver(): boolean {
    return isOver(this.game, this.round);
  }
  /** Everybody who is asked something now. */
  get asked(): readonly Actor[] {
    return this.round.menus.map(({ actor }) => actor);
  }
  /** The seat whose turn it is; null while it is nobody's, or the dealer's. */
  get toAct(): Seat | null {
    const [actor] = this.asked;
    return typeof actor === 'number' ? actor : null;
  }
  /** What somebody may do, or whoever is to act: ['fold', 'check', 'bet']. */
  menu(actor?: Actor): readonly string[] {
    return this.options(actor).map(({ type }) => type);
  }
  options(actor = this.asked[0]): readonly Option[] {
    return this.round.menus.find((menu) => menu.actor === actor)?.options ?? [];
  }
  option(actor: Actor, type: string): Option | undefined {
    return this.options(actor).find((o) => o.type === type);
  }
  /** What whoever is to act is offered. */
  offer(type: string): Option | undefined {
    return this.options().find((o) => o.type === type);
  }
  /** Why a thing is grey to whoever is to act: 'must-hit CHART-1'; 'open' where it is not. */
  why(type: string): string {
    const grey = this.view(this.toAct!).shut.find((s) => s.type === type);
    return grey ? `${grey.refused} ${grey.rule}` : 'open';
  }
  /** What a seat may do whoever's turn it is. */
  free(seat: Seat): readonly string[] {
    return this.view(seat).free.map(({ type }) => type);
  }
  incidents() {
    return incidents(this.game, this.round);
  }
  /** Something the floor may report now. */
  report(name: string): Option | undefined {
    return this.incidents().options.find((o) => o.type === name);
  }
  /** Why the floor may not report it now: 'wrong-stage STUD-2'. Reported all the same, it is refused for that. */
  shut(name: string): string | undefined {
    const grey = this.incidents().shut.find((s) => s.type === name);
    if (!grey) return undefined;
    const { refused, rule } = this.refused('floor', name);
    return refused === grey.refused && rule === grey.rule
      ? `${refused} ${rule}`
      : `${refused} ${rule}, and not ${grey.refused} ${grey.rule}`;
  }

  // Looking: chips, in dollars.
  at(place: string): number {
    const at = this.game.placeOf.get(place);
    if (at === undefined) throw new Error(`no place ${place}`);
    return this.round.felt.chips[at]! / this.unit;
  }
  /** What a place has gained since the round opened. */
  gained(place: string): number {
    return (Math.round(this.at(place) * this.unit) - (this.start[place] ?? 0)) / this.unit;
  }
  net(seat: Seat): number {
    return this.gained(`stack:${seat}`);
  }
  /** By seat, in the order of their numbers. */
  stacks(): number[] {
    return Object.keys(this.p.stacks).map((seat) => this.at(`stack:${seat}`));
  }
  chipTotal(): Chips {
    return this.round.felt.chips.reduce((a, b) => a + b, 0);
  }
  /** The seat a marker lies before. */
  marker(name: string): Seat | null {
    return this.round.felt.markers[this.game.markerOf.get(name) ?? -1] ?? null;
  }

  // Looking: cards.
  ids(zone: string): readonly CardId[] {
    return this.round.felt.zones[this.game.names.zones.indexOf(zone)]!;
  }
  faceOf(card: CardId): string {
    return printFace(this.round.faces[card]!);
  }
  /** The faces in a zone, bottom to top, as the dealer knows them. */
  cards(zone: string): string[] {
    return this.ids(zone).map((card) => this.faceOf(card));
  }
  /** The same in a line: 'As Kd'. */
  line(zone: string): string {
    return this.cards(zone).join(' ');
  }
  /** The identities of cards by face, each of them once, wherever they lie or in these zones. */
  idsOf(text: string, zones: readonly string[] = this.game.names.zones.filter((zone) => zone !== 'spent')): CardId[] {
    const there = zones.flatMap((zone) => this.ids(zone));
    return faces(text).map((face) => {
      const at = there.findIndex((card) => this.round.faces[card] === face);
      if (at < 0) throw new Error(`${printFace(face)} is not in ${zones.join(', ')}`);
      return there.splice(at, 1)[0]!;
    });
  }
  view(viewer: Viewer): View {
    return view(this.game, this.round, viewer);
  }
  /** A zone's cards as somebody sees them: '?? ?? 2d'. */
  sees(viewer: Viewer, zone: string): string {
    const known = this.view(viewer).faces;
    return this.ids(zone)
      .map((card) => known[card] ?? null)
      .map((face) => (face === null ? '??' : printFace(face)))
      .join(' ');
  }

  // Looking: what happened.
  has(type: EventType): boolean {
    return this.log.some((e) => e.type === type);
  }
  all<K extends EventType>(type: K): readonly EventOf<K>[] {
    return ofKind(this.log, type);
  }
  last<K extends EventType>(type: K): EventOf<K> {
    const found = this.all(type).at(-1);
    if (!found) throw new Error(`no ${type} in ${this.log.map((e) => e.type).join(' ')}`);
    return found;
  }
  /** The clauses that events of a kind name, in order. */
  rulesOf(type: EventType): readonly (RuleId | null)[] {
    return this.all(type).map((e) => e.rule);
  }
}
