// Connections between players and servers: in order, as a socket's bytes are, but late, cut without a word, or read too slowly. Each is
// made anew to whichever server the proxy in front happens to choose.
import type { SocketLike } from '@baraja/client';
import type { Chance } from './chance.js';
import type { Machine } from './machine.js';
import type { Timeline } from './timeline.js';

/** A server's end of a connection. */
export interface ServerEnd {
  send(text: string): void;
  close(code?: number): void;
  /** Bytes that were sent and not read. */
  readonly unread: number;
}
export interface Hearer {
  heard(text: string): void;
  left(): void;
}
export interface Listener {
  readonly machine: Machine;
  /** Null where it takes nobody now. */
  accept(patron: string, end: ServerEnd): Hearer | null;
}
export interface SocketWeather {
  readonly delay: number;
  /** How often a connection is cut, for each frame that goes over it. */
  readonly cut: number;
}
/** Milliseconds in which a server notices that a wire was cut. */
const BEAT = 30_000;

class Connection implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  private unread = 0;
  private hearer: Hearer | null = null;
  private isOver = false;
  private readonly arrived = { up: 0, down: 0 };

  constructor(
    readonly network: Network,
    readonly client: Machine,
    readonly server: Listener,
    private readonly slow: number,
  ) {
    const { timeline } = network;
    timeline.later(this.delay('up'), `${client.name} connects`, () => {
      this.hearer = server.machine.isDead ? null : server.accept(client.name, this.end);
      if (this.hearer) this.down('open', () => this.onopen?.());
      else this.over();
    });
  }
  /** What the server has of it. */
  private readonly end: ServerEnd = this.asServer();
  private asServer(): ServerEnd {
    const get = (): number => this.unread;
    return {
      send: (text) => this.tell(text),
      close: (code) => this.over(code),
      get unread() {
        return get();
      },
    };
  }

  private delay(way: 'up' | 'down'): number {
    const { chance, timeline, weather } = this.network;
    const slow = way === 'down' ? this.slow : 1;
    // A little after the one before: what goes over one wire stays in its order.
    const at = Math.max(this.arrived[way] + 0.001, timeline.now + chance.delay(weather.delay * slow));
    this.arrived[way] = at;
    return at - timeline.now;
  }
  private down(what: string, run: () => void): void {
    const { client } = this;
    this.network.timeline.later(this.delay('down'), `${client.name} ${what}`, () => client.pass(run));
  }
  private tell(text: string): void {
    if (this.isOver || this.mayCut()) return;
    this.unread += text.length;
    this.down('hears', () => {
      this.unread -= text.length;
      if (!this.isOver) this.onmessage?.({ data: text });
    });
  }
  /** From the player. */
  send(text: string): void {
    if (this.isOver || this.mayCut()) return;
    const { server, network, client } = this;
    network.timeline.later(this.delay('up'), `${client.name} says`, () =>
      server.machine.pass(() => {
        if (!this.isOver) this.hearer?.heard(text);
      }),
    );
  }
  close(): void {
    this.cut(true);
  }
  private mayCut(): boolean {
    const { chance, weather } = this.network;
    if (!chance.is(weather.cut)) return false;
    this.cut(chance.is(0.5));
    return true;
  }
  /** The wire is gone. Either end hears of it at once, late, or finds out by itself. */
  cut(isTold: boolean): void {
    if (this.isOver) return;
    this.over(isTold ? 1006 : null);
  }
  private over(code: number | null = 1006): void {
    if (this.isOver) return;
    this.isOver = true;
    const { network, server, client } = this;
    network.connections.delete(this);
    const { hearer } = this;
    const { chance, timeline } = network;
    if (hearer)
      timeline.later(chance.between(0, code === null ? BEAT : 200), `${server.machine.name} loses ${client.name}`, () =>
        server.machine.pass(() => hearer.left()),
      );
    if (code !== null) this.down('loses', () => this.onclose?.({ code }));
  }
}

export class Network {
  readonly connections = new Set<Connection>();
  servers: readonly Listener[] = [];

  constructor(
    readonly timeline: Timeline,
    readonly chance: Chance,
    readonly weather: SocketWeather,
  ) {}

  /** @param slow how many times slower than others this one reads */
  open(client: Machine, slow: number): SocketLike {
    const connection = new Connection(this, client, this.chance.pick(this.servers), slow);
    this.connections.add(connection);
    return connection;
  }
  /** A machine is gone, with all its connections. */
  dropAll(server: Machine): void {
    for (const one of [...this.connections]) if (one.server.machine === server) one.cut(this.chance.is(0.7));
  }
}
