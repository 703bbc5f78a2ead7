// The front desk: where the room is kept, for the gateways of all its servers. Each has one trunk to it, over which come the sockets and
// requests of whoever is connected there. Nothing is heard or told by a server that does not keep the room any more.
import type { Bus, Listening } from '../bus/index.js';
import type { SteadyTime } from '../bus/steady-time.js';
import type { CloseCode } from '../protocol/closes.js';
import { looks, quietly } from './gateway.js';
import { type Line, Lines } from './lines.js';
import {
  type Caller,
  type DeskHere,
  type Settles,
  subjects,
  type ToDesk,
  type ToGateway,
  toDesk,
  type WebReply,
  type WebRequest,
} from './words.js';

/** A socket that ends at a gateway, as the room has it. */
export interface FarEnd {
  send(text: string, settles: Settles): void;
  shut(code: CloseCode): void;
}
export interface FromFar {
  heard(text: string | null): void;
  pinged(): void;
  left(): void;
}
export interface FrontDeskSettings {
  readonly buses: readonly Bus[];
  readonly room: string;
  readonly here: DeskHere;
  readonly time: SteadyTime;
  /** Is the room kept here still? */
  keeps(): boolean;
  /** Somebody has connected; null where he is not taken, and told so. */
  accept(caller: Caller, end: FarEnd): FromFar | null;
  answer(request: WebRequest): Promise<WebReply>;
}

/** Milliseconds between one word that it is there and the next; and for which an answer is remembered. */
const HERE = 1000;
const REMEMBERED = 60_000;

type Sockets = Map<number, FromFar>;

export class FrontDesk {
  private readonly lines: Lines<ToGateway>;
  /** Of each gateway. */
  private readonly sockets = new WeakMap<Line<ToGateway>, Sockets>();
  private readonly answers = new Map<string, Promise<WebReply>>();
  private readonly listening: Listening[] = [];
  private readonly at: ReturnType<typeof subjects>;
  private isOver = false;
  private callOff: () => void = () => {};

  private constructor(private readonly settings: FrontDeskSettings) {
    this.at = subjects(settings.room);
    const { buses, time, here } = settings;
    this.lines = new Lines({
      ...{ buses, time, here: this.at.desk(here.node), there: this.at.gateway, keeps: () => settings.keeps() },
      begun: (line) => this.sockets.set(line, new Map()),
      hear: (words, line) => this.hear(words, line),
      lost: (line) => {
        for (const socket of this.of(line).values()) socket.left();
        this.of(line).clear();
      },
    });
  }
  private of(line: Line<ToGateway>): Sockets {
    return this.sockets.get(line) ?? new Map();
  }
  static async open(settings: FrontDeskSettings): Promise<FrontDesk> {
    const desk = new FrontDesk(settings);
    await desk.lines.listen();
    for (const bus of settings.buses) {
      desk.listening.push(await bus.subscribe(desk.at.where, () => desk.tell(bus)));
      bus.onReturn(() => desk.tell(bus));
    }
    desk.tellAll();
    return desk;
  }
  get gateways(): number {
    return this.lines.all.length;
  }
  private tell(bus: Bus): void {
    if (!this.isOver && this.settings.keeps())
      quietly(() => bus.publish(this.at.here, JSON.stringify(this.settings.here)));
  }
  private tellAll(): void {
    if (this.isOver) return;
    for (const bus of this.settings.buses) this.tell(bus);
    this.callOff = this.settings.time.later(HERE, () => this.tellAll());
  }

  // --- what is said over them ---

  private hear(words: unknown, line: Line<ToGateway>): void {
    const read = toDesk.safeParse(words);
    if (!read.success) this.lines.drop(line);
    else for (const word of read.data) if (this.lines.has(line)) this.obey(word, line);
  }
  private obey(word: ToDesk, line: Line<ToGateway>): void {
    const sockets = this.of(line);
    if (word[0] === 'open') this.open(word[1], word[2], line);
    else if (word[0] === 'ask') void this.ask(word[1], word[2], line);
    else if (word[0] === 'heard') sockets.get(word[1])?.heard(word[2]);
    else if (word[0] === 'pinged') sockets.get(word[1])?.pinged();
    else {
      const socket = sockets.get(word[1]);
      sockets.delete(word[1]);
      socket?.left();
    }
  }
  private open(socket: number, caller: Caller, line: Line<ToGateway>): void {
    const { trunk } = line;
    const sockets = this.of(line);
    const end: FarEnd = {
      send: (text, settles) => trunk.say(['said', socket, text, settles]),
      shut: (code) => {
        const gone = sockets.get(socket);
        sockets.delete(socket);
        trunk.say(['shut', socket, code]);
        gone?.left();
      },
    };
    const far = this.settings.accept(caller, end);
    if (far) sockets.set(socket, far);
  }
  /** Asked again by the same gateway, it is what was answered first. */
  private async ask(id: number, request: WebRequest, { end, trunk }: Line<ToGateway>): Promise<void> {
    const key = `${end} ${id}`;
    const answer = this.answers.get(key) ?? this.settings.answer(request);
    if (!looks(request) && !this.answers.has(key)) {
      this.answers.set(key, answer);
      this.settings.time.later(REMEMBERED, () => this.answers.delete(key));
    }
    const reply = await answer.catch(
      (): WebReply => ({ status: 500, headers: {}, body: '{"refused":"server-fault"}', isText: true }),
    );
    trunk.say(['answer', id, reply]);
  }

  /** Leaves: gateways keep their sockets, and look for the next. */
  async close(): Promise<void> {
    if (this.isOver) return;
    for (const { trunk } of this.lines.all) trunk.say(['bye']);
    this.isOver = true;
    this.callOff();
    await this.lines.close();
    for (const listening of this.listening) await listening.stop().catch(() => {});
  }
}
