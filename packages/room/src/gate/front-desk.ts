// The front desk: where the room is kept, for the gateways of all its servers. Each has one trunk to it, over which come the sockets and
// requests of whoever is connected there. Nothing is heard or told by a server that does not keep the room any more.
import type { Bus, Listening } from '../bus/index.js';
import type { SteadyTime } from '../bus/steady-time.js';
import type { CloseCode } from '../protocol/closes.js';
import { looks, quietly } from './gateway.js';
import { readParcel, Trunk, writeParcel } from './trunk.js';
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

interface Line {
  readonly gateway: string;
  readonly trunk: Trunk<ToGateway>;
  readonly sockets: Map<number, FromFar>;
}

export class FrontDesk {
  private readonly lines = new Map<string, Line>();
  /** Of each gateway the last trunk that is over: it and those before do not begin again. */
  private readonly over = new Map<string, number>();
  private readonly answers = new Map<string, Promise<WebReply>>();
  private readonly listening: Listening[] = [];
  private readonly at: ReturnType<typeof subjects>;
  private isOver = false;
  private callOff: () => void = () => {};

  private constructor(private readonly settings: FrontDeskSettings) {
    this.at = subjects(settings.room);
  }
  static async open(settings: FrontDeskSettings): Promise<FrontDesk> {
    const desk = new FrontDesk(settings);
    for (const bus of settings.buses) {
      desk.listening.push(
        await bus.subscribe(desk.at.desk(settings.here.node), (text) => desk.take(text, bus)),
        await bus.subscribe(desk.at.where, () => desk.tell(bus)),
      );
      bus.onReturn(() => desk.tell(bus));
    }
    desk.tellAll();
    return desk;
  }
  get gateways(): number {
    return this.lines.size;
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

  // --- trunks ---

  private take(text: string, bus: Bus): void {
    const parcel = readParcel(text);
    if (this.isOver || parcel === null || !this.settings.keeps()) return;
    const line = this.lines.get(parcel.trunk) ?? this.begin(parcel.trunk, bus);
    if (line) line.trunk.take(parcel);
  }
  /** Null where it is over: whoever still speaks over it is told. */
  private begin(name: string, bus: Bus): Line | null {
    const [, gateway = '', number = ''] = /^(.+)\.(\d{1,12})$/.exec(name) ?? [];
    if (gateway === '') return null;
    const post = (parcel: string): void => {
      if (this.settings.keeps()) bus.publish(this.at.gateway(gateway), parcel);
    };
    if (Number(number) <= (this.over.get(gateway) ?? 0)) {
      quietly(() => post(writeParcel({ trunk: name, n: 0, kind: 'none', text: '' })));
      return null;
    }
    for (const line of this.lines.values()) if (line.gateway === gateway) this.drop(line);
    const line: Line = {
      gateway,
      sockets: new Map(),
      trunk: new Trunk({
        ...{ name, time: this.settings.time, send: post },
        hear: (words) => this.hear(words, line),
        lost: () => this.drop(line),
      }),
    };
    this.lines.set(name, line);
    return line;
  }
  private drop(line: Line): void {
    if (!this.lines.delete(line.trunk.name)) return;
    line.trunk.end();
    const number = Number(line.trunk.name.slice(line.gateway.length + 1));
    this.over.set(line.gateway, Math.max(number, this.over.get(line.gateway) ?? 0));
    for (const socket of line.sockets.values()) socket.left();
    line.sockets.clear();
  }

  // --- what is said over them ---

  private hear(words: unknown, line: Line): void {
    const read = toDesk.safeParse(words);
    if (!read.success) this.drop(line);
    else for (const word of read.data) if (this.lines.has(line.trunk.name)) this.obey(word, line);
  }
  private obey(word: ToDesk, line: Line): void {
    if (word[0] === 'open') this.open(word[1], word[2], line);
    else if (word[0] === 'ask') void this.ask(word[1], word[2], line);
    else if (word[0] === 'heard') line.sockets.get(word[1])?.heard(word[2]);
    else if (word[0] === 'pinged') line.sockets.get(word[1])?.pinged();
    else {
      const socket = line.sockets.get(word[1]);
      line.sockets.delete(word[1]);
      socket?.left();
    }
  }
  private open(socket: number, caller: Caller, { sockets, trunk }: Line): void {
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
  private async ask(id: number, request: WebRequest, { gateway, trunk }: Line): Promise<void> {
    const key = `${gateway} ${id}`;
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
    for (const { trunk } of this.lines.values()) trunk.say(['bye']);
    for (const line of [...this.lines.values()]) this.drop(line);
    this.isOver = true;
    this.callOff();
    for (const listening of this.listening) await listening.stop().catch(() => {});
  }
}
