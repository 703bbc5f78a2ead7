/** A hand played from a script, for tests of rules: a table opened by its book, a stacked deck, commands by seat. */
import { expect } from 'vitest';
import { isOpened, openTable } from '../src/books/index.js';
import { type Face, faces, pack52, printFace } from '../src/cards/index.js';
import { type CommunityRules, makeGame } from '../src/games/index.js';
import {
  type CardId,
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
  unshuffled,
  type View,
  type Viewer,
  view,
} from '../src/kernel/index.js';
import type { Fee, PokerTerms, Post } from '../src/steps/index.js';
import type { TableRules } from '../src/table/index.js';

export interface Dealing {
  house: string;
  game: string;
  stake?: string;
  switches?: Record<string, unknown>;
  /** Dollars by seat; seats are 0, 1, 2 … The button is at seat 0 unless said. */
  stacks: readonly number[];
  button?: Seat;
  /** Hole cards by seat, and the board as it will come; everything else is dealt from what is left, in order. */
  holes?: Readonly<Record<number, string>>;
  board?: string;
  /** No fee unless asked for: most rules are easier to read without it. */
  fees?: readonly Fee[];
  posts?: readonly Post[];
  dealer?: PokerTerms['dealer'];
  halves?: number;
}

/** Rules are plain data that nobody changes, and opening a table hashes its whole book: each opening is made once. */
const openings = new Map<string, TableRules>();
/** A table opened by its book; a refusal fails the test. */
export function rulesOf(p: Pick<Dealing, 'house' | 'game' | 'stake' | 'switches'>): TableRules {
  const { house, game, stake, switches } = p;
  const asked = { house, game, ...(stake ? { stake } : {}), ...(switches ? { switches } : {}) };
  const key = JSON.stringify(asked);
  const rules = openings.get(key) ?? openTable(asked);
  if (!isOpened(rules)) throw new Error(JSON.stringify(rules));
  openings.set(key, rules);
  return rules;
}

/** The game of a table that plays a community-card game; any other fails the test. */
export function communityOf({ game }: Pick<TableRules, 'game'>): CommunityRules {
  if (game.family !== 'community') throw new Error(`${game.family} is no community-card game`);
  return game;
}

/** What keeps a hand going where checking and calling do not. */
const QUIET: Readonly<Record<string, string>> = { straddle: 'd', discard: 'x' };

export class Hand {
  readonly game: Game;
  readonly rules: TableRules;
  readonly log: Event[] = [];
  readonly seats: readonly Seat[];
  table: Table;
  /** Chance waits to be told to go on, so that a test can look, or report something, before a stub is shuffled. */
  stopAtShuffle = false;

  constructor(protected readonly p: Dealing) {
    this.rules = rulesOf(p);
    const seats = p.stacks.map((_, seat) => seat);
    this.seats = this.rules.direction === 'clockwise' ? seats : seats.toReversed();
    this.game = makeGame(this.rules.gameId, this.rules.game, this.seats);
    const { markers, posts } = this.placing();
    const terms: PokerTerms = { posts, fees: p.fees ?? [], halves: p.halves ?? 2, dealer: p.dealer ?? 'engine' };
    const chips = Object.fromEntries(p.stacks.map((dollars, seat) => [`stack:${seat}`, dollars * 100]));
    const opened = open(this.game, { chips, markers, terms });
    this.log.push(...opened.events);
    this.table = opened.table;
    this.shuffleIfAsked();
  }
  /** Where the markers lie and what is posted: the button at its seat, the blinds after it. */
  protected placing(): { markers: Readonly<Record<string, Seat>>; posts: readonly Post[] } {
    const button = this.p.button ?? 0;
    const at = (n: number) => this.seats[(button + n) % this.seats.length]!;
    const [small, big] = this.seats.length === 2 ? [button, at(1)] : [at(1), at(2)];
    const { forced } = this.rules;
    const blinds: readonly Post[] =
      forced.kind !== 'blinds'
        ? []
        : [
            { seat: small, amount: forced.small, kind: 'small-blind', rule: forced.rule },
            { seat: big, amount: forced.big, kind: 'big-blind', rule: forced.rule },
          ];
    return { markers: { button, 'big-blind': big }, posts: this.p.posts ?? blinds };
  }

  /** A seat, the dealer or the floor does something. Amounts are dollars. A refusal fails the test. */
  do(
    actor: Command['actor'],
    type: string,
    more: { to?: number; cards?: string | readonly CardId[]; seat?: Seat } = {},
  ): this {
    const answer = this.ask(actor, type, more);
    if (isRefusal(answer)) throw new Error(`${String(actor)} ${type}: ${JSON.stringify(answer)}`);
    this.log.push(...answer.events);
    this.table = answer.table;
    this.shuffleIfAsked();
    return this;
  }
  /** The refusal a command meets; the test fails if it is accepted, or if it changes anything. */
  refused(
    actor: Command['actor'],
    type: string,
    more: { to?: number; cards?: string | readonly CardId[]; seat?: Seat } = {},
  ): Refusal {
    const before = JSON.stringify(this.table);
    const answer = this.ask(actor, type, more);
    if (!isRefusal(answer)) throw new Error(`${String(actor)} ${type} was accepted`);
    expect(JSON.stringify(this.table)).toBe(before);
    return answer;
  }
  private ask(
    actor: Command['actor'],
    type: string,
    more: { to?: number; cards?: string | readonly CardId[]; seat?: Seat },
  ) {
    const { to, cards, seat } = more;
    const ids = typeof cards === 'string' ? this.idsOf(cards) : cards;
    return play(this.game, this.table, {
      type,
      actor,
      ...(to === undefined ? {} : { amount: to * 100 }),
      ...(ids === undefined ? {} : { cards: ids }),
      ...(seat === undefined ? {} : { seat }),
    });
  }
  /** In turn: 'c' checks or calls, 'f' folds, 'r12' bets or raises to $12, 'd' declines a straddle, 'x' throws a last card. */
  acts(line: string): this {
    for (const word of line.split(/\s+/).filter(Boolean)) this.actOnce(word);
    return this;
  }
  protected actOnce(word: string): void {
    const seat = this.toAct;
    if (seat === null) throw new Error(`nobody is to act: ${word}`);
    const types = this.menu(seat).map((o) => o.type);
    if (word === 'c') this.do(seat, types.includes('check') ? 'check' : 'call');
    else if (word === 'f') this.do(seat, 'fold');
    else if (word === 'd') this.do(seat, 'no-straddle');
    else if (word === 'x') this.do(seat, 'discard', { cards: this.ids(`hand:${seat}`).slice(-1) });
    else this.do(seat, types.includes('bet') ? 'bet' : 'raise', { to: Number(word.slice(1)) });
  }
  /** Checks, calls and throws last cards until the stage is reached. */
  checkTo(stage: string): this {
    while (this.stage !== stage) {
      if (this.waitsForDealer) this.do('dealer', 'deal-on');
      if (this.stage === stage) break;
      if (this.toAct === null) throw new Error(`${stage} is never reached; at ${this.stage}`);
      this.actOnce(this.quiet());
    }
    return this;
  }

  /** With everybody all in a person who deals says when he goes on. */
  get waitsForDealer(): boolean {
    return this.table.menus.some(({ options }) => options.some(({ type }) => type === 'deal-on'));
  }
  /** What keeps a hand going at this stage. */
  protected quiet(): string {
    return QUIET[this.stage] ?? 'c';
  }

  get toAct(): Seat | null {
    const actor = this.table.menus[0]?.actor;
    return typeof actor === 'number' ? actor : null;
  }
  get stage(): string {
    return this.game.script[this.table.round.step]!.name;
  }
  menu(actor: Command['actor']) {
    return this.table.menus.find((m) => m.actor === actor)?.options ?? [];
  }
  option(actor: Command['actor'], type: string) {
    return this.menu(actor).find((o) => o.type === type);
  }
  view(viewer: Viewer): View {
    return view(this.game, this.table, viewer);
  }
  incidents() {
    return incidents(this.game, this.table);
  }
  /** Dollars at a place, 'stack:3' or 'drop'. */
  at(place: string): number {
    const i = this.game.names.places.indexOf(place);
    if (i < 0) throw new Error(`no place ${place}`);
    return this.table.round.chips[i]! / 100;
  }
  stacks(): number[] {
    return this.p.stacks.map((_, s) => this.at(`stack:${s}`));
  }
  /** The faces in a zone, bottom to top, as the dealer knows them. */
  cards(zone: string): string[] {
    const i = this.game.names.zones.indexOf(zone);
    return this.table.round.zones[i]!.map((card) => printFace(this.table.faces[card]!));
  }
  ids(zone: string): readonly CardId[] {
    return this.table.round.zones[this.game.names.zones.indexOf(zone)]!;
  }
  /** The identities of live cards by face: 'As Kd'. */
  idsOf(text: string): readonly CardId[] {
    const spent = this.game.spent;
    const live = this.table.faces.map((_, id) => id).filter((id) => !this.table.round.zones[spent]!.includes(id));
    return faces(text).map((face) => {
      const id = live.find((card) => this.table.faces[card] === face);
      if (id === undefined) throw new Error(`${printFace(face)} is not on the table`);
      return id;
    });
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
  chipTotal(): Chips {
    return this.table.round.chips.reduce((a, b) => a + b, 0);
  }

  /** Chance shuffles, and goes on shuffling when it is asked. */
  goOn(): this {
    this.stopAtShuffle = false;
    this.shuffleIfAsked();
    return this;
  }
  private shuffleIfAsked(): void {
    if (this.stopAtShuffle || this.table.menus[0]?.actor !== 'chance') return;
    const fresh = this.stage === 'shuffle';
    const order = fresh ? this.stacked() : [...unshuffled(this.game, this.table)].reverse();
    const answer = play(this.game, this.table, { type: 'shuffle', actor: 'chance', faces: order });
    if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
    this.log.push(...answer.events);
    this.table = answer.table;
    this.shuffleIfAsked();
  }
  /** The pack in an order that deals the wanted cards: hole cards round from the button's left, a burn before each street. */
  protected stacked(): Face[] {
    const { hole, burn } = communityOf(this.rules);
    const n = this.seats.length;
    const button = this.p.button ?? 0;
    const wanted = new Map<number, Face>();
    for (const [seat, text] of Object.entries(this.p.holes ?? {}))
      faces(text).forEach((face, k) => {
        const turn = (Number(seat) - button - 1 + n) % n;
        wanted.set(k * n + turn, face);
      });
    const gap = burn ? 1 : 0;
    const first = n * hole;
    const streets = [first + gap, first + gap + 1, first + gap + 2, first + 2 * gap + 3, first + 3 * gap + 4];
    faces(this.p.board ?? '').forEach((face, i) => {
      wanted.set(streets[i]!, face);
    });
    const rest = pack52.filter((face) => ![...wanted.values()].includes(face));
    return pack52.map((_, i) => wanted.get(i) ?? rest.shift()!);
  }
}

export const deal = (p: Dealing): Hand => new Hand(p);
