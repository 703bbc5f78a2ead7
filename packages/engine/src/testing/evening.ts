/**
 * Several hands at one table, line by line: what shows a rule about the table's own life, where the button goes, who posts what, which game
 * is dealt. Seats count from 1, as at a table; the first has the button, where it is drawn for. In hands that are played out everybody says
 * nothing, and the clock plays for him.
 *
 *     a hand · a hand, seat 2 banks $400, seat 1 bets $10 · dealt · seat 2 away · seat 2 back · seat 2 back posting · seat 3 leaves
 *     seat 4 sits $20 · seat 4 sits $20 on duty · seat 4 sits $20 as a bot · seat 4 sits $20 as seat 1 · seat 1 moves to seat 5
 *     seat 1 moves to seat 5 posting · seat 1 chooses luna-stud · nobody chooses · notice of $100 · 30 minutes pass · limit $100
 *     takes up $300 of bonus
 */
import { faces, pack52, printFace } from '../cards/index.js';
import {
  type Event,
  type EventOf,
  type EventType,
  type Game,
  type HouseCommand,
  ofKind,
  type Round,
  type Seat,
  type Setup,
  silent,
  unshuffled,
} from '../kernel/index.js';
import { nextPeriod } from '../table/fees.js';
import {
  type AnyRefusal,
  chooserAt,
  decide,
  emptyTable,
  type TableCommand,
  type TableEvent,
  type TableRules,
  type TableState,
  unchosen,
} from '../table/index.js';
import { awaitsDraw } from '../table/state.js';

/** A line that is none; or an evening in which no hand is dealt. */
export class NoLine extends Error {}
export interface EveningPlan {
  /** Dollars, from seat 1 on. */
  readonly stacks: readonly number[];
  readonly evening: readonly string[];
}
interface HandAt {
  readonly game: Game;
  readonly setup: Setup;
  readonly log: Event[];
  round: Round;
}
const CENTS = 100;
const MINUTE = 60_000;
/** Where somebody banks: who does, and who bets on his own circle. */
interface Put {
  readonly seat: Seat;
  readonly type: 'bank' | 'wager';
  readonly amount: number;
}
const PUT = /seat (\d+) (banks|bets) \$([\d.]+)/g;
const LINE = new RegExp(
  `^(?:(a hand|dealt)((?:, seat \\d+ (?:banks|bets) \\$[\\d.]+)*)|(\\d+) minutes pass|nobody chooses|(notice of|limit) \\$([\\d.]+)|` +
    `seat (\\d+) (?:(away|back posting|back|leaves)|moves to seat (\\d+)( posting)?|` +
    `sits \\$([\\d.]+)(?: (on duty|as a bot|as seat \\d+))?|chooses ([a-z0-9-]+)))$`,
);
/** What a fund of the house's game holds from a table that has closed. */
const LEFT = /^takes up \$([\d.]+) of ([a-z-]+)$/;
const SILENCE = 'nobody chooses';
const cents = (dollars: string | number): number => Math.round(Number(dollars) * CENTS);

export class Evening {
  private state: TableState;
  private readonly told: TableEvent[] = [];
  private hand: HandAt | null = null;
  /** Since the evening began, in milliseconds. */
  private now = 0;

  constructor(
    readonly opened: TableRules,
    { stacks, evening }: EveningPlan,
    /** Another game of the house at this stake: for a dealer's choice. */
    private readonly gameOf: (id: string) => TableRules | null,
  ) {
    this.state = emptyTable(opened);
    stacks.forEach((dollars, i) => {
      this.ask(this.sit(i + 1, dollars));
    });
    this.drawButton();
    for (const line of evening) this.play(line);
    if (!this.hand) throw new NoLine(evening.join(', '));
  }
  /** Whoever plays here is a bot, but where those are kept out; `as seat 1`: whoever sits there, once more. */
  private sit(seat: Seat, dollars: number, as?: string): TableCommand {
    const bot = as === 'as a bot' || this.opened.bots !== 'barred';
    const who = /^as seat (\d+)$/.exec(as ?? '')?.[1] ?? seat;
    const patron = { id: `p${who}`, name: `P${who}`, bot, ...(as === 'on duty' ? { onDuty: true } : {}) };
    return { type: 'sit', seat, patron, buyIn: cents(dollars), at: this.now };
  }
  private decide(command: TableCommand): AnyRefusal | readonly TableEvent[] {
    const answer = decide(this.state, command);
    if ('refused' in answer) return answer;
    this.state = answer.state;
    this.told.push(...answer.events);
    for (const e of answer.events) this.hear(e);
    return answer.events;
  }
  private hear(e: TableEvent): void {
    const { live } = this.state;
    if (e.type === 'RoundOpened') this.hand = { game: live!.game, setup: e.setup, log: [], round: live!.round };
    if (e.type === 'Played') this.hand?.log.push(e.event);
    if (live && this.hand) this.hand.round = live.round;
  }
  private ask(command: TableCommand): void {
    const answer = this.decide(command);
    if ('refused' in answer) throw new Error(`${command.type} was refused: ${answer.refused} (${answer.rule})`);
  }
  private play(line: string): void {
    const [, dealt, puts = '', minutes] = LINE.exec(line) ?? [];
    if (minutes !== undefined) this.now += Number(minutes) * MINUTE;
    else if (dealt === undefined) this.ask(this.commandOf(line));
    else this.deal();
    const planned = [...puts.matchAll(PUT)].map(
      ([, seat, does, dollars]): Put => ({
        seat: Number(seat),
        type: does === 'banks' ? 'bank' : 'wager',
        amount: cents(dollars!),
      }),
    );
    while (this.state.live && dealt === 'a hand') this.act(planned);
  }
  private commandOf(line: string): TableCommand {
    const [, , , , limit, max, at, does, to, posts, sits, as, game] = LINE.exec(line) ?? [];
    if (limit !== undefined)
      return { type: limit === 'limit' ? 'changeLimit' : 'giveNotice', limit: cents(max!), at: this.now };
    if (line === SILENCE) return this.unsaid();
    const [, left = '', fund] = LEFT.exec(line) ?? [];
    if (fund !== undefined) return { type: 'takeUpFund', fund, amount: cents(left), at: this.now };
    if (at === undefined) throw new NoLine(line);
    const seat = Number(at);
    if (game !== undefined) return { type: 'choose', seat, game, rules: this.gameOf(game) };
    if (sits !== undefined) return this.sit(seat, Number(sits), as);
    if (to !== undefined) return { type: 'changeSeat', seat, to: Number(to), post: posts !== undefined };
    if (does === 'away') return { type: 'sitOut', seat };
    if (does === 'leaves') return { type: 'leave', seat, at: this.now };
    return { type: 'comeBack', seat, post: does === 'back posting' };
  }
  /** Whoever is to choose the game says nothing: what is dealt then. */
  private unsaid(): TableCommand {
    const seat = chooserAt(this.state);
    if (seat === null) throw new NoLine(SILENCE);
    const game = unchosen(this.state);
    return { type: 'choose', seat, game, rules: this.gameOf(game) };
  }
  private deal(): void {
    if (this.rules.fee.kind === 'time' && nextPeriod(this.state.clock, this.now) !== null)
      this.ask({ type: 'collectTime', at: this.now });
    this.drawButton();
    this.ask({ type: 'deal' });
    while (this.state.live?.round.menus[0]?.actor === 'chance') this.act();
  }
  /** The first of them draws the ace of spades. */
  private drawButton(): void {
    const low = pack52.filter((face) => printFace(face) !== 'As');
    const drawn = this.state.sittings.map((_, i) => (i === 0 ? faces('As')[0]! : low[i]!));
    if (awaitsDraw(this.state)) this.ask({ type: 'drawButton', faces: drawn });
  }
  /** Chance shuffles; who is to bank or bet does so once; whoever else is asked says nothing. */
  private act(planned: Put[] = []): void {
    const { game, round } = this.state.live!;
    const { actor, options } = round.menus[0]!;
    const at = planned.findIndex(({ seat, type }) => seat === actor && options.some((one) => one.type === type));
    const [put] = at < 0 ? [] : planned.splice(at, 1);
    if (put) {
      const { seat, type, amount } = put;
      this.ask({ type: 'act', command: { type, actor, amount, ...(type === 'wager' ? { seat } : {}) } });
      return;
    }
    const shuffled = { type: 'shuffle', actor: 'chance', faces: unshuffled(game, round) } as const;
    this.ask({ type: 'act', command: actor === 'chance' ? shuffled : (silent(round, actor) as HouseCommand) });
  }

  // Looking, as at a round.
  private get dealt(): HandAt {
    if (!this.hand) throw new Error('no hand was dealt');
    return this.hand;
  }
  get rules(): TableRules {
    return this.state.rules;
  }
  get game(): Game {
    return this.dealt.game;
  }
  get setup(): Setup {
    return this.dealt.setup;
  }
  get log(): Event[] {
    return this.dealt.log;
  }
  get round(): Round {
    return this.dealt.round;
  }
  get seats(): readonly Seat[] {
    return this.game.seats;
  }
  get stage(): string {
    return this.state.live ? (this.game.script[this.round.felt.step]?.name ?? 'over') : 'over';
  }
  get toAct(): Seat | null {
    const actor = this.state.live?.round.menus[0]?.actor;
    return typeof actor === 'number' ? actor : null;
  }
  menu(seat: Seat): readonly string[] {
    return this.state.live?.round.menus.find(({ actor }) => actor === seat)?.options.map(({ type }) => type) ?? [];
  }
  marker(name: string): Seat | null {
    return this.round.felt.markers[this.game.markerOf.get(name) ?? -1] ?? null;
  }
  at(place: string): number {
    const at = this.game.placeOf.get(place);
    if (at === undefined) throw new Error(`no place ${place}`);
    return this.round.felt.chips[at]! / CENTS;
  }
  stacks(): number[] {
    const plays = new Set(this.state.live ? this.seats : []);
    return this.state.sittings.map(({ seat, stack }) => (plays.has(seat) ? this.at(`stack:${seat}`) : stack / CENTS));
  }
  net(seat: Seat): number {
    const before = this.setup.chips[`stack:${seat}`] ?? 0;
    return this.at(`stack:${seat}`) - before / CENTS;
  }
  cards(zone: string): string[] {
    const at = this.game.names.zones.indexOf(zone);
    if (at < 0) throw new Error(`no zone ${zone}`);
    return this.round.felt.zones[at]!.map((card) => printFace(this.round.faces[card]!));
  }
  /** Of everything that happened that evening, at the table and in its hands. */
  all<K extends EventType>(type: K): readonly EventOf<K>[] {
    const table = this.told.filter((e) => (e.type as string) === type) as unknown as readonly EventOf<K>[];
    const hands = this.told.flatMap((e) => (e.type === 'Played' ? [e.event] : []));
    return [...table, ...ofKind(hands, type)];
  }
  last<K extends EventType>(type: K): EventOf<K> {
    const found = this.all(type).at(-1);
    if (!found) throw new Error(`no ${type} in ${this.told.map((e) => e.type).join(' ')}`);
    return found;
  }
  /** The refusal that a line meets. */
  refusedLine(line: string): Pick<AnyRefusal, 'refused' | 'rule'> {
    const answer = decide(this.state, this.commandOf(line));
    if (!('refused' in answer)) throw new Error(`${line} was accepted`);
    return answer;
  }
}
