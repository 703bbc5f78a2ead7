// One table as the page knows it: the newest view, what of it is on the felt already, the log, the chat, and what was asked.
// It draws conclusions for nobody: choices come from the view's menu and go to the server.

import { resume } from '@baraja/client';
import type { Telling } from 'baraja/games';
import { type Interest, passOf, standingOf } from '../bar/pass.js';
import { type Pre, resolvePre } from '../bar/pre.js';
import { familyOf } from '../families/index.js';
import { NOTHING, type Noted, noted } from './acts.js';
import { beatsFor, keeping, type Sound } from './beats.js';
import { type DrawnFelt, EMPTY_FELT } from './felt.js';
import { isSilent, type Line, logged, resultIn, untold } from './log.js';
import { atRest, Queue, type Shown } from './queue.js';
import { type ChatLine, said, signed } from './talk.js';
import type {
  Actor,
  Advice,
  Asked,
  ClockView,
  Option,
  Refused,
  RoomRefusal,
  RulingShown,
  ServerFrame,
  TableRules,
  TableView,
  ToldEvent,
} from './wire.js';

/** Something asked for, in its visible states. */
export interface Pending {
  readonly id: string;
  readonly ask: Asked;
  readonly state: 'pressed' | 'sent' | 'accepted' | 'refused' | 'stale';
  readonly refusal: Refused | RoomRefusal | null;
}
/** What the model needs of the page around it. */
export interface Surroundings {
  ask(table: string, expect: number, ask: Asked): string;
  watchAgain(table: string): void;
  pace(): number;
  /** The same for the steps of a showdown. */
  steps(): number;
  sound(sound: Sound): void;
  announce(line: Line): void;
  yourTurn(): void;
  /** Is what leaves no choice done by itself where one practises? And it was. */
  passes(option: Option): boolean;
  passed(option: Option): void;
  /** What is wanted of cards that come by at a rummy. */
  interest(): Interest;
}

type TableFrame = Extract<ServerFrame, { t: 'table' | 'update' | 'stale' }>;

/** What could not be fetched is asked for again after so long. */
const AGAIN_MS = 3000;
/** A choice made in advance waits this long, so that its haste tells nobody anything. */
const PRE_MS = 450;

/** What the viewer is asked, so that it can be told whether it is still the same; '' where nothing is. */
const turnOf = (view: TableView | null): string => {
  const round = view?.round;
  return round && round.menu.length > 0 ? `${round.number}/${round.stage}/${JSON.stringify(round.menu)}` : '';
};

/** Of those whose turn was seen, those whose it still is: who has done something is asked anew, when that has been seen. */
function stillActing(acting: readonly Actor[], { events, view }: Extract<TableFrame, { t: 'update' }>) {
  const acted = events.flatMap((told) => (told.type === 'Played' ? [told.event.seat] : []));
  return acting.filter((actor) => view.round?.toAct.includes(actor) && !acted.some((seat) => seat === actor));
}

export class TableModel {
  view = $state.raw<TableView | null>(null);
  shown = $state.raw<Shown>(atRest(EMPTY_FELT));
  /** Do cards fly to where they are shown? Not when a table is looked at for the first time. */
  lively = $state(false);
  settled = $state(true);
  /** Whose turn it is, as far as what led to it has been seen. */
  acting = $state.raw<readonly Actor[]>([]);
  lines = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What each seat did last, and won. */
  noted = $state.raw<Noted>(NOTHING);
  pending = $state.raw<Pending | null>(null);
  pre = $state.raw<Pre | null>(null);
  preLapsed = $state(false);
  ruling = $state.raw<RulingShown | null>(null);
  /** What a bot would do, until something else is looked at. */
  advice = $state.raw<Advice | null>(null);
  gone = $state(false);
  /** When the clock of the view was read, by this browser's own clock. */
  clockAt = $state(0);
  unread = $state(0);

  private version: number | null = null;
  private pace = 1;
  private isClocked = false;
  /** Was an act just taken back? Then nothing is done by itself: it may be that which was taken back. */
  private isBack = false;
  /** Whether how many cards were drawn is still told. */
  telling: Telling = 'before';
  private waiting: TableFrame[] | null = null;
  private lineKey = 0;
  /** The choice that has been shown and not been answered: what others do meanwhile leaves it where it is. */
  private asked = $state('');
  private readonly queue: Queue;
  /** The felt that everything received so far leads to. */
  private target: DrawnFelt = EMPTY_FELT;
  private seats: TableView['seats'] = [];

  constructor(
    readonly id: string,
    private readonly around: Surroundings,
  ) {
    this.queue = new Queue({
      later: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      pace: () => (document.hidden ? 0 : around.pace()),
      steps: () => (document.hidden ? 0 : around.steps()),
      show: (shown) => {
        this.shown = shown;
      },
      tell: (told, after) => this.tell(told, after),
      sound: (sound) => around.sound(sound),
      settled: () => this.onSettled(),
    });
  }

  /** What lies there is looked at a little longer; never longer than one's own clock allows. */
  held = $state(false);
  hold(on: boolean): void {
    this.held = on;
    this.queue.hold(on);
  }
  /** On to the next step of a showdown. */
  skip(): void {
    this.queue.goOn();
  }
  get me(): number | null {
    return this.view?.you.seat ?? null;
  }
  /** Does one practise with nobody but bots? Then one says how fast it goes. */
  get alone(): boolean {
    const people = this.view?.practice ? this.view.seats.filter(({ patron }) => !patron.bot) : [];
    return people.length === 1 && people[0]?.seat === this.me;
  }
  /** Between hands, where one practises alone and plays on: the next is dealt when one says so. */
  get mayDeal(): boolean {
    const mine = this.view?.seats.find(({ seat }) => seat === this.me);
    return this.alone && this.settled && this.view?.round === null && this.view.last !== null && mine?.next === true;
  }
  /** The rules of the round that is on the felt: at a dealer's choice the next may be another game. */
  get rulesShown(): TableRules | null {
    return this.view && this.rulesOf(this.shown.landed.round, this.view);
  }
  private readonly rulesBy = new Map<number, TableRules>();
  private rulesOf(round: number, { rules }: TableView): TableRules {
    return rules.choice ? (this.rulesBy.get(round) ?? rules) : rules;
  }
  /** Kept for the round that runs, and the one before it. */
  private keepRules({ round, rules }: TableView): void {
    if (!round || !rules.choice) return;
    this.rulesBy.set(round.number, rules);
    this.rulesBy.delete(round.number - 2);
  }
  nameOf(seat: number): string | undefined {
    return this.view?.seats.find((s) => s.seat === seat)?.patron.name;
  }
  /** Is this viewer asked to choose, and has everything that led to it been shown? */
  get myTurn(): boolean {
    const turn = turnOf(this.view);
    return turn !== '' && (this.settled || turn === this.asked);
  }
  /** What came of the round that is on the felt, once it has been seen. */
  get result(): readonly Line[] {
    return resultIn(this.lines, this.shown.landed.round);
  }
  /** The clock of a seat, where one runs. */
  clockOf(seat: number | null): ClockView | null {
    return this.view?.clocks.find((clock) => clock.seat === seat) ?? null;
  }
  /** Has something been asked that is not answered yet? */
  get busy(): boolean {
    return this.pending?.state === 'pressed' || this.pending?.state === 'sent';
  }

  // --- what comes in ---

  receive(frame: ServerFrame): void {
    switch (frame.t) {
      case 'table':
      case 'update':
        this.take(frame);
        break;
      case 'stale':
        this.answered(frame.id, { state: 'stale', refusal: null });
        this.take(frame);
        break;
      case 'ack':
        this.answered(frame.id, { state: 'accepted', refusal: null });
        break;
      case 'refused':
        this.answered(frame.id, { state: 'refused', refusal: frame.refusal });
        break;
      case 'ruling':
        this.answered(frame.id, { state: 'accepted', refusal: null });
        this.ruling = frame.ruling;
        break;
      case 'advice':
        this.answered(frame.id, { state: 'accepted', refusal: null });
        this.advice = frame.advice;
        break;
      case 'chat': {
        const before = this.chat;
        this.chat = said(this.chat, frame, this.lineKey++);
        if (this.chat !== before) this.unread++;
        break;
      }
      case 'reacted':
        this.chat = signed(this.chat, frame);
        break;
      case 'gone':
        this.gone = true;
        break;
      default:
        break;
    }
  }
  /** A table is shown when what reads its game has been fetched; what comes meanwhile waits in order. */
  private take(frame: TableFrame): void {
    if (this.waiting) {
      this.waiting.push(frame);
      return;
    }
    const prepare = this.view ? null : (familyOf(frame.view.rules.game.family)?.prepare ?? null);
    if (!prepare) {
      this.show(frame);
      return;
    }
    const waiting = [frame];
    this.waiting = waiting;
    const go = () => {
      this.waiting = null;
      for (const one of waiting) this.show(one);
    };
    prepare().then(go, () => {
      this.waiting = null;
      setTimeout(() => this.around.watchAgain(this.id), AGAIN_MS);
    });
  }
  private show(frame: TableFrame): void {
    const how = resume(this.version, frame);
    const isSame = frame.version === this.version;
    if (how === 'drop') return;
    if (how === 'gap') {
      this.around.watchAgain(this.id);
      return;
    }
    if (turnOf(frame.view) !== turnOf(this.view)) this.advice = null;
    if (frame.version !== this.version)
      this.isBack = frame.t === 'update' && frame.events.some(({ type }) => type === 'ActTakenBack');
    this.version = frame.version;
    this.keepRules(frame.view);
    this.view = frame.view;
    this.clockAt = performance.now();
    this.seats = frame.view.seats;
    if (this.held && this.clockOf(this.me)) this.hold(false);
    this.gone = false;
    const before = this.target;
    this.target = keeping(before, frame.view);
    if (how === 'events' && frame.t === 'update') {
      this.settled = false;
      this.lively = true;
      this.acting = stillActing(this.acting, frame);
      const beats = beatsFor(before, frame);
      this.target = beats.at(-1)?.after ?? this.target;
      this.queue.add(beats);
      return;
    }
    // Who is here, or a clock, has changed: what moves goes on moving.
    if (isSame && !this.queue.idle) return;
    if (before.round !== this.target.round) this.noted = NOTHING;
    this.lively = false;
    this.queue.cut(this.target);
    if (isSilent(frame.view)) this.lines = untold(this.lines, { ...frame.view, felt: this.target, me: this.me });
  }
  private tell(told: ToldEvent, after: DrawnFelt): void {
    this.noted = noted(this.noted, told);
    const { view } = this;
    if (!view) return;
    const scenery = { rules: this.rulesOf(after.round, view), felt: after, seats: this.seats, me: this.me };
    const { lines, telling, line } = logged(this, told, scenery, this.lineKey);
    this.telling = telling;
    this.lines = lines;
    if (!line) return;
    this.lineKey++;
    this.around.announce(line);
  }
  private onSettled(): void {
    this.settled = true;
    const { view } = this;
    if (!view) return;
    this.acting = view.round?.toAct ?? [];
    this.tryPre();
    const turn = turnOf(view);
    if (turn !== '' && turn !== this.asked && this.tryPass(view)) return;
    if (turn !== '' && turn !== this.asked && this.pre === null) this.around.yourTurn();
    this.asked = turn;
  }

  // --- what goes out ---

  do(ask: Asked): void {
    if (this.busy || this.version === null) return;
    this.preLapsed = false;
    if (ask.type === 'act') this.asked = '';
    const entry = { ask, refusal: null };
    this.pending = { id: '', state: 'pressed', ...entry };
    const id = this.around.ask(this.id, this.version, ask);
    // It may have gone out already while it was being asked for.
    this.pending = { id, state: this.pending?.state === 'sent' ? 'sent' : 'pressed', ...entry };
  }
  /** As fast as one likes it: told when it is not what was told before. */
  paced(pace: number): void {
    // Asked first: whether one is alone is what brings this about again.
    if (!this.alone || this.version === null || pace === this.pace) return;
    this.pace = pace;
    this.around.ask(this.id, this.version, { type: 'pace', pace });
  }
  /** A clock where one practises, or none: told when it is not what was told before. */
  clocked(on: boolean): void {
    if (!this.alone || this.version === null || on === this.isClocked) return;
    this.isClocked = on;
    this.around.ask(this.id, this.version, { type: 'clock', on });
  }
  /** A standing answer has been given: it is about what is asked now, too. */
  stand(): void {
    if (this.view && this.myTurn) this.tryPass(this.view);
  }
  sent(id: string): void {
    const { pending } = this;
    if (pending && (pending.id === id || pending.id === '')) this.pending = { ...pending, id, state: 'sent' };
  }
  private answered(id: string, answer: Pick<Pending, 'state' | 'refusal'>): void {
    const { pending } = this;
    if (!pending || pending.id !== id) return;
    this.pending = { ...pending, ...answer };
    if (answer.state !== 'accepted') return;
    setTimeout(() => {
      if (this.pending?.id === id) this.pending = null;
    }, 350);
  }
  /** A refusal has been read. */
  dismiss(): void {
    if (!this.busy) this.pending = null;
    this.advice = null;
    this.preLapsed = false;
  }

  choosePre(pre: Pre | null): void {
    this.preLapsed = false;
    this.pre = pre && this.pre?.kind === pre.kind ? null : pre;
  }
  /** Where one practises alone, what leaves nothing to choose is done by itself, and told. */
  private tryPass({ round }: TableView): boolean {
    const menu = this.alone && !this.isBack ? (round?.menu ?? []) : [];
    const none = passOf(menu);
    const isOwnDraw = (round?.now as { drawer?: number } | null)?.drawer === this.me;
    const only = none && this.around.passes(none) ? none : standingOf(menu, this.around.interest(), isOwnDraw);
    if (!only) return false;
    const { version } = this;
    setTimeout(() => {
      if (this.version !== version || this.busy) return;
      this.do({ type: 'act', act: only.type });
      this.around.passed(only);
    }, PRE_MS * this.around.pace());
    return true;
  }
  private tryPre(): void {
    const { pre, view } = this;
    if (!pre || !view) return;
    const outcome = resolvePre(pre, view, this.shown.felt);
    if (outcome.do === 'wait') return;
    if (outcome.do === 'lapse') {
      this.pre = null;
      this.preLapsed = outcome.said;
      return;
    }
    const { version } = this;
    setTimeout(() => {
      if (this.pre !== pre || this.version !== version) return;
      this.pre = null;
      this.do({ type: 'act', act: outcome.act });
    }, PRE_MS);
  }
}
