// A player in the storm: the client every page uses, and somebody at it who looks at what he is shown and presses what is offered. What he
// wanted is counted by presses: one press is done once or not at all, however often it is sent.
import { Link, type LinkWorld, type SocketLike } from '@baraja/client';
import { type Asked, type TableView, vowOf } from '@baraja/room';
import { choiceIn } from '@baraja/room/test/people';
import { pressOf } from './auditor.js';
import type { Chance } from './chance.js';
import { Machine } from './machine.js';
import type { Ground } from './storm.js';

type Heard = Parameters<ConstructorParameters<typeof Link>[1]['frame']>[0];

/** What somebody is like. */
export interface Habits {
  /** Milliseconds from seeing to pressing. */
  readonly thinks: number;
  /** How many times slower than others his client reads. */
  readonly slow: number;
  /** Milliseconds from one whim to the next. */
  readonly whims: number;
  /** Does he add parts to the shuffles? */
  readonly vows: boolean;
  /** He looks on, and never sits. */
  readonly isRail: boolean;
}

export class Person {
  readonly machine: Machine;
  private link: Link;
  private view: TableView | null = null;
  private version = 0;
  /** What is not answered yet. */
  readonly waiting = new Map<string, Asked>();
  /** Has he been asked, and is he thinking? */
  private isThinking = false;
  private presses = 0;
  private readonly sent = new Set<string>();
  private readonly vowed = new Map<string, string>();
  private vowedFor = -1;
  isGone = false;

  constructor(
    readonly name: string,
    private readonly table: string,
    private readonly ground: Ground,
    private readonly habits: Habits,
    private readonly chance: Chance,
  ) {
    this.machine = new Machine(name, ground.timeline);
    this.link = this.newLink();
    this.link.watch(table);
    this.link.connect();
    this.whimLater();
  }
  private newLink(): Link {
    const { machine, chance, ground } = this;
    const world: LinkWorld = {
      open: () => this.noting(ground.network.open(machine, this.habits.slow)),
      later: machine.later,
      random: () => chance.below(1000) / 1000,
      id: () => `${this.name}-${++this.presses}`,
    };
    return new Link(world, { state: () => {}, frame: (frame) => this.hear(frame), sent: () => {}, unknown: () => {} });
  }
  /** Planted: what goes out again goes out under another id. */
  private noting(socket: SocketLike): SocketLike {
    const { send } = socket;
    socket.send = (text) => {
      const frame = JSON.parse(text) as { t: string; id: string };
      const isAgain = frame.t === 'do' && this.sent.has(frame.id);
      if (frame.t === 'do') this.sent.add(frame.id);
      if (isAgain) this.ground.saw('asked again');
      const another = isAgain && this.ground.planted === 'resend-without-id';
      send.call(socket, another ? JSON.stringify({ ...frame, id: `${frame.id}_${this.ground.timeline.steps}` }) : text);
    };
    return socket;
  }
  /** The page is loaded anew: what was not answered is forgotten, and may have been done. */
  reload(): void {
    this.link.close();
    this.waiting.clear();
    [this.view, this.isThinking] = [null, false];
    this.link = this.newLink();
    this.link.watch(this.table);
    this.link.connect();
  }
  /** He goes away for good, in the middle of whatever it was. */
  goAway(): void {
    this.isGone = true;
    this.machine.die();
  }
  get seen(): TableView | null {
    return this.view;
  }

  private hear(frame: Heard): void {
    this.ground.auditor.heard(this.name, frame);
    if (frame.t === 'ack' || frame.t === 'refused' || frame.t === 'stale') this.waiting.delete(pressOf(frame.id));
    if (frame.t === 'gone') this.ground.saw('table gone');
    if (frame.t === 'refused') this.ground.saw(`refused: ${frame.refusal.refused}`);
    if (frame.t === 'stale') this.ground.saw('stale');
    if (frame.t !== 'table' && frame.t !== 'update' && frame.t !== 'stale') return;
    [this.view, this.version] = [frame.view, frame.version];
    this.addPart(frame.view);
    this.think();
  }
  /** Looks at his menu after a while, and presses something if it is still there. */
  private think(): void {
    if (this.isThinking || this.habits.isRail || !this.hasChoice()) return;
    this.isThinking = true;
    this.machine.later(this.chance.delay(this.habits.thinks), () => {
      this.isThinking = false;
      const choice = this.view && this.waiting.size === 0 ? choiceIn(this.view, this.chance) : null;
      if (choice) this.ask(choice);
      else if (this.waiting.size === 0) this.think();
    });
  }
  private hasChoice(): boolean {
    const { view } = this;
    return view !== null && ((view.round?.menu.length ?? 0) > 0 || view.choice?.seat === view.you.seat);
  }
  private ask(ask: Asked): void {
    this.waiting.set(this.link.ask(this.table, this.version, ask), ask);
  }
  private whimLater(): void {
    this.machine.later(this.chance.between(this.habits.whims / 2, this.habits.whims * 2), () => {
      this.whim();
      this.think();
      this.whimLater();
    });
  }
  /** What somebody might ask for between and around hands. */
  private whim(): void {
    const { view, chance } = this;
    if (!view || this.habits.isRail || this.waiting.size > 0) return;
    const { min, max } = view.rules.buyIn;
    const taken = view.seats.map((s) => s.seat);
    const free = Array.from({ length: view.rules.seats.max }, (_, i) => i + 1).filter((s) => !taken.includes(s));
    const seat = chance.is(0.9) && free.length > 0 ? chance.pick(free) : 1 + chance.below(view.rules.seats.max);
    const own = view.seats.find((s) => s.seat === view.you.seat);
    if (!own) this.ask({ type: 'sit', seat, buyIn: chance.pick([min, max ?? min * 5]), post: chance.is(0.5) });
    else if (own.why !== null && chance.is(0.5)) this.ask({ type: 'comeBack', post: chance.is(0.7) });
    else if (own.stack < min || chance.is(0.5))
      this.ask({ type: 'topUp', amount: max === null ? min : Math.min(min, max) });
    else this.fidget(seat);
  }
  private fidget(to: number): void {
    const { chance } = this;
    const all: readonly Asked[] = [{ type: 'sitOut' }, { type: 'changeSeat', to, post: true }, { type: 'leave' }];
    if (chance.is(0.5)) this.ask(chance.pick(all));
  }
  /** What a page does by itself: vows a part for the next shuffle, and opens it once the pledge that names it is told. */
  private addPart({ you, round, rounds }: TableView): void {
    if (!this.habits.vows || you.seat === null) return;
    if (this.vowedFor !== rounds) {
      this.vowedFor = rounds;
      const part = Buffer.from(this.chance.bytes(32)).toString('hex');
      this.vowed.set(vowOf(part), part);
      this.link.add({ t: 'vow', table: this.table, vow: vowOf(part) });
    }
    for (const { base, vows = [] } of round?.roots ?? [])
      for (const { seat, vow } of vows) {
        const part = seat === you.seat ? this.vowed.get(vow) : undefined;
        if (part) this.link.add({ t: 'part', table: this.table, round: round!.number, base, part });
      }
  }
}
