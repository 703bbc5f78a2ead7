// A program at a table of the room: the lines of docs/bots.md over a WebSocket, with the wallet, the clock and the rights of the patron
// whose cookie it comes with. He is marked as one for whom a program plays, for good, before his first line is read.
import { randomInt } from 'node:crypto';
import {
  BOT_PROTOCOL,
  type BotChoice,
  type BotRefusal,
  CLOSES,
  type FromBot,
  gameTold,
  type Room,
  readBotLine,
  roomRefuse,
  type ServerFrame,
  sightOf,
  type TableActor,
  type TableView,
  type ToBot,
} from '@baraja/room';
import { Bucket } from './bucket.js';
import { askerOf, type SocketEnd, type Who } from './socket-end.js';

/** Programs of one patron, and of everybody. */
const SOCKETS_MAX = { patron: 4, all: 500 };
const BEAT = 15_000;
const UNSENT_MAX = 4 * 2 ** 20;
/** What is told of a clock that does not run. */
const NO_CLOCK = 60_000;

export class BotSockets {
  private readonly open = new Set<BotSocket>();
  private readonly beats: NodeJS.Timeout;
  constructor(
    private readonly room: Room,
    private readonly now: () => number,
  ) {
    this.beats = setInterval(() => {
      for (const s of this.open) s.beat();
    }, BEAT);
    this.beats.unref();
  }
  get size(): number {
    return this.open.size;
  }
  async accept(end: SocketEnd, { patron, session }: Who): Promise<void> {
    const own = [...this.open].filter((s) => s.patron === patron).length;
    if (own >= SOCKETS_MAX.patron || this.open.size >= SOCKETS_MAX.all) {
      end.close(CLOSES.tooMany);
      return;
    }
    const socket = new BotSocket(end, { patron, session: session.key }, this.room, this.now, () =>
      this.open.delete(socket),
    );
    this.open.add(socket);
    await this.room.patrons.declareProgram(patron);
    socket.send({ t: 'hello', protocol: [BOT_PROTOCOL], room: 'baraja' });
  }
  /** A session is over: so is what plays by it. */
  end(patron: string, session: string | null): void {
    for (const s of this.open)
      if (s.patron === patron && (session === null || s.session === session)) s.close('signed-out');
  }
  close(): void {
    clearInterval(this.beats);
    for (const s of this.open) s.close('closing');
  }
}

class BotSocket {
  readonly patron: string;
  readonly session: string;
  private readonly frames: Bucket;
  private isAlive = true;
  private isGreeted = false;
  private table: TableActor | null = null;
  private unwatch: (() => void) | null = null;
  private view: TableView | null = null;
  private turn = 0;
  private asks = 0;
  /** The version a choice was asked for at, so that no choice is asked for twice. */
  private askedAt = -1;
  private hash = '';
  private hand: { readonly number: number; readonly had: number } | null = null;
  /** Its chips before the hand. */
  private has = 0;
  private readonly run = randomInt(2 ** 31).toString(36);

  constructor(
    private readonly wire: SocketEnd,
    who: { readonly patron: string; readonly session: string },
    private readonly room: Room,
    now: () => number,
    gone: () => void,
  ) {
    this.patron = who.patron;
    this.session = who.session;
    this.frames = new Bucket(40, 20, now);
    wire.listen({
      heard: (text) => this.heard(text ?? ''),
      pinged: () => {},
      ponged: () => {
        this.isAlive = true;
      },
      left: () => {
        this.unwatch?.();
        gone();
      },
    });
  }
  send(frame: ToBot): void {
    if (!this.wire.isOpen) return;
    if (this.wire.unsent > UNSENT_MAX) this.wire.cut();
    else this.wire.send(JSON.stringify(frame));
  }
  close(why: string): void {
    this.send({ t: 'bye', why });
    this.wire.close(CLOSES.closing);
  }
  beat(): void {
    if (!this.isAlive) this.wire.cut();
    this.isAlive = false;
    this.wire.ping();
  }

  private heard(text: string): void {
    this.isAlive = true;
    if (!this.frames.take()) {
      this.wire.close(CLOSES.tooMany);
      return;
    }
    const said = readBotLine(text);
    if ('fault' in said) this.close(said.fault);
    else this.handle(said).catch(() => this.wire.close(CLOSES.fault));
  }
  private async handle(said: FromBot): Promise<void> {
    if (said.t === 'hello') this.isGreeted = true;
    else if (!this.isGreeted) this.close('hello comes first');
    else if (said.t === 'sit') await this.sit(said);
    else await this.choose(said);
  }
  private refuse(refusal: BotRefusal): void {
    this.send({ t: 'refused', id: this.turn, time: this.left(), refusal });
  }

  /** Sits down where it wants to, or at the first free seat, and looks on from there. */
  private async sit({ table: id, seat, buyIn }: Extract<FromBot, { t: 'sit' }>): Promise<void> {
    const table = await this.room.table(id);
    if (!this.wire.isOpen) return; // gone while the table woke
    if (this.table !== null || table === null) {
      this.refuse(roomRefuse(table === null ? 'no-such-table' : 'not-asked'));
      return;
    }
    const view = table.viewFor(this.patron);
    const all = Array.from({ length: view.rules.seats.max }, (_, i) => i + 1);
    const free = seat ?? all.find((one) => !view.seats.some((s) => s.seat === one)) ?? 1;
    const { min, max } = view.rules.buyIn;
    const asked = { type: 'sit', seat: free, buyIn: buyIn ?? Math.min(max ?? 4 * min, 4 * min), post: true } as const;
    const isSeated = view.you.seat !== null;
    const answer = isSeated ? null : await table.ask(askerOf(this.room, this.patron), this.id(), view.version, asked);
    if (answer !== null && 'refusal' in answer) {
      this.refuse(answer.refusal);
      return;
    }
    this.table = table;
    this.unwatch = table.watch({ patron: this.patron, byDifference: false, send: (frame) => this.told(frame) });
  }
  private id = (): string => `bot-${this.run}-${++this.asks}`;

  private told(frame: ServerFrame): void {
    if (frame.t === 'gone') this.close('the table is closed');
    else if (frame.t === 'table' || frame.t === 'update') this.see(frame.view);
  }
  /** What has changed is told: the game, a hand that begins, a choice that is wanted, a hand that is over. */
  private see(view: TableView): void {
    this.view = view;
    const { seat } = view.you;
    if (seat === null) {
      if (this.hash !== '') this.close('not seated any more');
      return;
    }
    if (view.rules.hash !== this.hash) {
      this.hash = view.rules.hash;
      this.send(gameTold(view.rules, view.clocks[0]?.of ?? NO_CLOCK));
    }
    this.end(view, seat);
    const { round } = view;
    const own = view.seats.find((s) => s.seat === seat)!;
    if (round === null) this.has = own.stack + own.behind;
    else if (round.number !== this.hand?.number && round.seats.includes(seat)) {
      this.hand = { number: round.number, had: this.has };
      this.send({ t: 'hand', hand: round.number, seat, seed: randomInt(2 ** 31) });
    }
    if (round !== null && round.menu.length > 0 && view.version > this.askedAt) {
      this.askedAt = view.version;
      this.send({ t: 'turn', id: ++this.turn, seat, time: this.left(), view: sightOf(round) });
    }
    if (own.why === 'silent') void this.comeBack(view);
  }
  private end(view: TableView, seat: number): void {
    const { hand } = this;
    if (hand === null || view.round?.number === hand.number) return;
    this.hand = null;
    const own = view.seats.find((s) => s.seat === seat)!;
    const last = view.last?.number === hand.number ? sightOf(view.last) : null;
    this.send({ t: 'result', hand: hand.number, seat, net: own.stack + own.behind - hand.had, view: last });
  }
  /** A seat that was too slow goes on when its program is there again. */
  private async comeBack({ version }: TableView): Promise<void> {
    await this.table?.ask(askerOf(this.room, this.patron), this.id(), version, { type: 'comeBack', post: true });
  }
  private left(): number {
    const clock = this.view?.clocks.find(({ seat }) => seat === this.view?.you.seat);
    return clock ? clock.left + clock.bank : NO_CLOCK;
  }

  private async choose({ t: _t, id, ...choice }: BotChoice): Promise<void> {
    if (this.table === null || id !== this.turn) {
      this.refuse(roomRefuse('not-asked'));
      return;
    }
    const asked = { type: 'act', ...choice } as const;
    const answer = await this.table.ask(askerOf(this.room, this.patron), this.id(), this.askedAt, asked);
    if ('refusal' in answer) this.refuse(answer.refusal);
    else if (!('done' in answer)) {
      // Something has happened since: the choice is wanted anew.
      this.askedAt = -1;
      this.see(this.table.viewFor(this.patron));
    }
  }
}
