// A gateway: sockets and requests end here, on any server of the room, and are carried to the front desk, which is where the room is kept.
// A socket stays open while the room moves: the next front desk is told what it follows and what it has asked.
import type { Bus } from '../bus/index.js';
import type { SteadyTime } from '../bus/steady-time.js';
import { CLOSES, type CloseCode } from '../protocol/closes.js';
import { SocketMemory } from './memory.js';
import { readParcel, Trunk } from './trunk.js';
import {
  type Caller,
  type DeskHere,
  deskHere,
  subjects,
  type ToDesk,
  type ToGateway,
  toGateway,
  type WebReply,
  type WebRequest,
} from './words.js';

/** A client's socket, as it ends here. */
export interface ClientEnd {
  send(text: string): void;
  close(code: CloseCode): void;
}
/** What the client does. */
export interface FromClient {
  /** Null where it was not text. */
  heard(text: string | null): void;
  pinged(): void;
  left(): void;
}
export interface GatewaySettings {
  /** Those on which a front desk may be: the one inside this process first. */
  readonly buses: readonly Bus[];
  /** The room, by its name. */
  readonly room: string;
  /** This gateway, by a name that no other has, nor it itself when it is started anew. */
  readonly node: string;
  readonly time: SteadyTime;
  /** Another front desk is spoken to, or none. */
  readonly moved?: (desk: DeskHere | null) => void;
}
/** Nobody answered: there is no front desk, or it said nothing; then it may have been done. */
export type NoReply = 'nobody' | 'unknown';

/** Milliseconds that a request waits for a front desk, and for its answer. */
const NOBODY = 12_000;
const UNANSWERED = 30_000;
const BYE = '{"t":"bye","why":"closing"}';

interface Held {
  readonly caller: Caller;
  readonly end: ClientEnd;
  readonly memory: SocketMemory;
}
interface Pending {
  readonly request: WebRequest;
  /** The front desk it was said to last. */
  sentTo: string | null;
  readonly settle: (reply: WebReply | NoReply) => void;
}
type Way = { readonly here: DeskHere; readonly bus: Bus; readonly trunk: Trunk<ToDesk> };

export class Gateway {
  private readonly held = new Map<number, Held>();
  private readonly pending = new Map<number, Pending>();
  private way: Way | null = null;
  /** The newest front desk that was ever heard of. */
  private epoch = -1;
  private count = 0;
  private trunks = 0;
  private isOver = false;
  private readonly at: ReturnType<typeof subjects>;

  private constructor(private readonly settings: GatewaySettings) {
    this.at = subjects(settings.room);
  }
  static async open(settings: GatewaySettings): Promise<Gateway> {
    const gateway = new Gateway(settings);
    for (const bus of settings.buses) await gateway.listen(bus);
    return gateway;
  }
  private async listen(bus: Bus): Promise<void> {
    await bus.subscribe(this.at.here, (text) => this.heardOf(text, bus));
    await bus.subscribe(this.at.gateway(this.settings.node), (text) => this.take(text));
    bus.onReturn(() => this.ask(bus));
    this.ask(bus);
  }
  /** Whoever is the front desk says so, at once. */
  private ask(bus: Bus): void {
    if (!this.isOver) quietly(() => bus.publish(this.at.where, ''));
  }

  get size(): number {
    return this.held.size;
  }
  /** Is there somebody to pass things on to? */
  get isServed(): boolean {
    return this.way !== null;
  }
  get desk(): DeskHere | null {
    return this.way?.here ?? null;
  }

  // --- the front desk ---

  private heardOf(text: string, bus: Bus): void {
    const here = parsed(text, deskHere);
    if (this.isOver || here === null || here.epoch < this.epoch) return;
    if (this.way && here.epoch === this.way.here.epoch) return;
    this.goTo(here, bus);
  }
  private goTo(here: DeskHere, bus: Bus): void {
    this.leave();
    this.epoch = here.epoch;
    const trunk: Trunk<ToDesk> = new Trunk({
      name: `${this.settings.node}.${++this.trunks}`,
      time: this.settings.time,
      send: (parcel) => bus.publish(this.at.desk(here.node), parcel),
      hear: (words) => this.hear(words, trunk),
      lost: () => this.lose(trunk),
    });
    this.way = { here, bus, trunk };
    for (const [socket, held] of this.held) this.present(socket, held, trunk);
    for (const [id, pending] of [...this.pending]) this.repeat(id, pending);
    this.settings.moved?.(here);
  }
  private present(socket: number, { caller, memory }: Held, trunk: Trunk<ToDesk>): void {
    trunk.say(['open', socket, caller]);
    for (const text of memory.again) trunk.say(['heard', socket, text]);
  }
  private take(text: string): void {
    const parcel = readParcel(text);
    if (parcel?.trunk === this.way?.trunk.name && parcel) this.way?.trunk.take(parcel);
  }
  private lose(trunk: Trunk<ToDesk>): void {
    if (this.way?.trunk !== trunk) return;
    this.leave();
    for (const bus of this.settings.buses) this.ask(bus);
  }
  private leave(): void {
    if (this.way === null) return;
    this.way.trunk.end();
    this.way = null;
    for (const [socket, held] of this.held) if (held.caller.kind === 'program') this.comeAgain(socket, held);
    this.settings.moved?.(null);
  }
  /** A program's game with the room cannot be taken up in its middle: it comes again by itself. */
  private comeAgain(socket: number, { end }: Held): void {
    this.held.delete(socket);
    end.send(BYE);
    end.close(CLOSES.closing);
  }

  // --- what it says ---

  private hear(words: unknown, trunk: Trunk<ToDesk>): void {
    const read = toGateway.safeParse(words);
    if (!read.success) this.lose(trunk);
    else for (const word of read.data) if (this.way?.trunk === trunk) this.obey(word, trunk);
  }
  private obey(word: ToGateway, trunk: Trunk<ToDesk>): void {
    if (word[0] === 'bye') this.lose(trunk);
    else if (word[0] === 'answer') this.pending.get(word[1])?.settle(word[2]);
    else if (word[0] === 'said') {
      const held = this.held.get(word[1]);
      held?.memory.settle(word[3]);
      held?.end.send(word[2]);
    } else {
      const held = this.held.get(word[1]);
      this.held.delete(word[1]);
      held?.end.close(word[2]);
    }
  }
  // --- clients ---

  connect(caller: Caller, end: ClientEnd): FromClient {
    const socket = ++this.count;
    const held: Held = { caller, end, memory: new SocketMemory() };
    this.held.set(socket, held);
    const pass = (word: ToDesk): void => {
      if (this.held.get(socket) === held) this.way?.trunk.say(word);
    };
    if (this.way === null && caller.kind === 'program') this.comeAgain(socket, held);
    pass(['open', socket, caller]);
    return {
      heard: (text) => {
        if (text !== null && caller.kind === 'page') held.memory.note(text);
        pass(['heard', socket, text]);
      },
      pinged: () => pass(['pinged', socket]),
      left: () => {
        pass(['left', socket]);
        this.held.delete(socket);
      },
    };
  }
  request(request: WebRequest): Promise<WebReply | NoReply> {
    const id = ++this.count;
    return new Promise((resolve) => {
      const { later } = this.settings.time;
      let giveUp = later(NOBODY, () => {
        if (pending.sentTo === null) pending.settle('nobody');
        else giveUp = later(UNANSWERED - NOBODY, () => pending.settle('unknown'));
      });
      const settle: Pending['settle'] = (reply) => {
        if (!this.pending.delete(id)) return;
        giveUp();
        resolve(reply);
      };
      const pending: Pending = { request, sentTo: null, settle };
      this.pending.set(id, pending);
      this.repeat(id, pending);
    });
  }
  /** What only looks may be asked of anybody; what does something, of whoever was asked first, who remembers it. */
  private repeat(id: number, pending: Pending): void {
    if (this.way === null) return;
    const { here, trunk } = this.way;
    if (pending.sentTo !== null && pending.sentTo !== here.node && !looks(pending.request)) {
      pending.settle('unknown');
      return;
    }
    pending.sentTo = here.node;
    trunk.say(['ask', id, pending.request]);
  }

  /** Clients are told that it closes, and come again elsewhere. */
  close(): void {
    this.isOver = true;
    for (const [socket, { caller, end }] of this.held) {
      this.way?.trunk.say(['left', socket]);
      if (caller.kind === 'program') end.send(BYE);
      end.close(CLOSES.closing);
    }
    this.held.clear();
    for (const { settle } of [...this.pending.values()]) settle('unknown');
    this.way?.trunk.end();
    this.way = null;
  }
}

/** Does it only look? Then it may be asked twice. */
export const looks = ({ method }: WebRequest): boolean => method === 'GET' || method === 'HEAD';
export function parsed<T>(text: string, schema: { safeParse(value: unknown): { data?: T | undefined } }): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
/** What a bus does not take is lost, as whatever is said on one may be. */
export function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // closed, or away
  }
}
