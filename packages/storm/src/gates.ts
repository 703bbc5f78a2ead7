// What a server in the storm has besides where all of them are gateways: its gateway from its first moment on, and the front desk while it
// keeps the room; the room's own, over this storm's bus and clock.
import { type CloseCode, FrontDesk, Gateway, type Keeper, LocalBus, type Settles, type SteadyTime } from '@baraja/room';
import { StormBus } from './bus.js';
import type { Machine } from './machine.js';
import type { Hearer, ServerEnd } from './network.js';
import type { Ground } from './storm.js';
import { tampered } from './tampered.js';

/** A connection as the room has it. */
export interface RoomEnd {
  send(text: string, settles: Settles): void;
  close(code: CloseCode): void;
}
/** A client that does not read is cut off: the same rule as the server's own, with less patience. */
const UNSENT_MAX = 60_000;
const ROOM = 'storm';

/** The end of a connection, as long as somebody reads there. */
export const readBy = (end: ServerEnd, ground: Ground): { send(text: string): void } => ({
  send(text) {
    if (end.unread > UNSENT_MAX) {
      ground.saw('slow reader cut off');
      end.close();
    } else end.send(text);
  },
});

export class Gates {
  readonly buses: readonly [LocalBus, StormBus];
  readonly time: SteadyTime;
  private gateway: Gateway | null = null;
  private desk: FrontDesk | null = null;
  private spokenTo = '';

  constructor(
    private readonly name: string,
    private readonly ground: Ground,
    machine: Machine,
    isCut: () => boolean,
  ) {
    this.buses = [new LocalBus(), new StormBus(machine, ground.ether, isCut)];
    this.time = { now: machine.elapsed, later: machine.later };
  }
  async open(): Promise<void> {
    const { ground, name: node, time } = this;
    const buses = this.buses.map((bus) => tampered(bus, ground.planted));
    this.gateway = await Gateway.open({ buses, room: ROOM, node, time, moved: (desk) => this.moved(desk?.node) });
  }
  private moved(desk: string | undefined): void {
    if (desk === undefined) this.ground.saw('trunk lost');
    else if (desk !== this.spokenTo && this.spokenTo !== '' && this.gateway!.size > 0)
      this.ground.saw('moved behind a gateway');
    this.spokenTo = desk ?? this.spokenTo;
  }
  async openDesk(keeper: Keeper, welcome: (patron: string, end: RoomEnd) => Hearer): Promise<void> {
    this.desk = await FrontDesk.open({
      ...{ buses: this.buses, room: ROOM, time: this.time, here: { node: this.name, epoch: keeper.epoch } },
      keeps: () => keeper.keeps,
      accept: ({ cookie: patron }, end) => {
        const hearer = welcome(patron, { send: end.send, close: end.shut });
        return { heard: (text) => hearer.heard(text ?? ''), left: () => hearer.left(), pinged: () => {} };
      },
      answer: () => Promise.reject(new Error('nobody asks for pages in a storm')),
    });
  }
  accept(patron: string, end: ServerEnd): Hearer | null {
    const caller = { kind: 'page', cookie: patron, ip: '' } as const;
    return this.gateway?.connect(caller, { ...readBy(end, this.ground), close: (code) => end.close(code) }) ?? null;
  }
  /** The next front desk finds the other gateways as they were; whoever is connected here goes elsewhere. */
  async leave(): Promise<void> {
    const closed = this.desk?.close();
    this.gateway?.close();
    await closed;
  }
}
