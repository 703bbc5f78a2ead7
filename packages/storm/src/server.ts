// A server in the storm: the room's own keeper and tables, over this storm's wire and clock, and sockets that speak the room's protocol. It
// starts, waits for the room, opens it from what is stored, and ends when the room is another's; whatever starts it starts it again.
import {
  Archivist,
  type Asker,
  CLOSES,
  type ClientFrame,
  type CloseCode,
  clientFrame,
  Hands,
  hear,
  Keeper,
  type Minds,
  makeSecret,
  PROTOCOL,
  type ServerFrame,
  type Store,
  settledBy,
  TableActor,
  thinkHere,
  WIRE,
  type World,
  watchedBy,
} from '@baraja/room';
import type { Chance } from './chance.js';
import { Gates, type RoomEnd, readBy } from './gates.js';
import { Machine } from './machine.js';
import type { Hearer, Listener, ServerEnd } from './network.js';
import type { Ground } from './storm.js';
import { Wire } from './wire.js';

/** Bots in a storm press anything on their menus: what a good choice is matters elsewhere. */
const clicking: Minds = { ...thinkHere, choose: (thought) => thinkHere.choose({ ...thought, bot: 'clicker' }) };
/** Soon, and little at a time. */
const ARCHIVE = { age: 1000, rest: 500, every: 2000, pause: 100 };
const ACTION = { choice: 4000, quickChoice: 1500, bank: 3000, bankPerHand: 500, silencesMax: 2 };

export class Server implements Listener {
  readonly machine: Machine;
  readonly wire: Wire;
  readonly tables = new Map<string, TableActor>();
  isOpen = false;
  private keeper: Keeper | null = null;
  private readonly ends = new Set<RoomEnd>();
  private readonly gates: Gates | null;
  private readonly chance: Chance;

  constructor(
    readonly name: string,
    private readonly ground: Ground,
    /** Called when it has ended by itself. */
    private readonly ended: () => void,
    clock: { readonly skew: number; readonly rate: number },
  ) {
    const { timeline, database, weather } = ground;
    this.machine = new Machine(name, timeline, clock.skew, clock.rate);
    this.chance = ground.chanceOf(name);
    this.wire = new Wire(this.machine, database, timeline, ground.chanceOf(`${name} wire`), weather.wire, ground.saw);
    this.gates = weather.gateways ? new Gates(name, ground, this.machine, () => this.wire.isCut) : null;
  }

  /** Stands by, and opens the room when it is nobody's. */
  async start(): Promise<void> {
    const { lease } = this.ground.weather;
    await this.gates?.open();
    this.keeper = await Keeper.taking({
      ...{ leases: this.wire.leases(), lease, address: this.name, node: this.name },
      time: { now: this.machine.elapsed, later: this.machine.later },
      lost: () => this.end(),
    });
    const store = this.optimistic(this.keeper.over(this.wire.store()));
    const world = this.world(store);
    for (const { stream } of await store.streams('table-')) {
      const table = await TableActor.resume(world, stream.slice('table-'.length));
      if (!table) continue;
      this.tables.set(table.id, table);
      if (table.state.live) this.ground.saw('taken over in a hand');
    }
    for (const table of this.tables.values()) table.arrange();
    this.archive(store);
    this.isOpen = true;
    await this.gates?.openDesk(this.keeper, (patron, end) => this.welcome(patron, end));
    this.ground.saw('opened');
  }
  /** What is over goes into bundles, while anything may happen. */
  private archive(store: Store): void {
    const { now, later } = this.machine;
    const { ground } = this;
    const archive: Store['archive'] = async (what) => {
      const count = await store.archive(what);
      if (count > 0) ground.saw('archived');
      return count;
    };
    const trouble = (error: unknown): void => ground.saw(`trouble: ${troubleOf(error)}`);
    new Archivist({ store: { archive, overview: store.overview }, now, later, trouble }, ARCHIVE).start();
  }
  private world(store: World['store']): World {
    const { ground, chance, machine } = this;
    const { planted } = ground;
    return {
      ...{ store, sealer: ground.sealer, signer: ground.signer, minds: clicking, clock: ACTION },
      ...{ pace: ground.weather.pace, hands: new Hands() },
      now: machine.now,
      later: planted === 'clock-stopped' && !this.name.endsWith('-1') ? () => () => {} : machine.later,
      dice: (n) => chance.below(n),
      secret: (cards) => makeSecret(cards, (count) => chance.bytes(count)),
      trouble: (_, error) => ground.saw(`trouble: ${troubleOf(error)}`),
      changed: () => {},
      walletMoved: () => {},
    };
  }
  /** Planted: what is not stored yet is believed to be. */
  private optimistic<S extends World['store']>(store: S): S {
    if (this.ground.planted !== 'ack-before-append') return store;
    const { append } = store;
    store.append = async (sheet) => {
      void append.call(store, sheet).catch(() => {});
      const version = sheet.expect + sheet.events.length;
      return { stream: sheet.stream, version, position: 0, hash: '', repeated: false };
    };
    return store;
  }

  // --- how it ends ---

  /** The room is another's: nothing more is told. */
  private end(): void {
    this.close(CLOSES.closing);
    this.ground.saw('gave the room up');
    this.machine.die();
    this.ended();
  }
  /** Politely: hands are parked, everything is stored, and the room is left to the next. */
  async leave(): Promise<void> {
    if (!this.isOpen) return;
    this.isOpen = false;
    await this.gates?.leave();
    await Promise.all([...this.tables.values()].map((table) => table.park()));
    await this.keeper!.leave();
    this.close(CLOSES.closing);
    this.ground.saw('left politely');
    this.machine.die();
    this.ended();
  }
  private close(code: CloseCode): void {
    this.isOpen = false;
    for (const table of this.tables.values()) void table.park();
    void this.gates?.leave();
    for (const end of this.ends) end.close(code);
    this.ends.clear();
  }

  // --- who is connected ---

  accept(patron: string, end: ServerEnd): Hearer | null {
    if (this.gates) return this.gates.accept(patron, end);
    return this.isOpen ? this.welcome(patron, { ...readBy(end, this.ground), close: (code) => end.close(code) }) : null;
  }
  private welcome(patron: string, end: RoomEnd): Hearer {
    this.ends.add(end);
    const me = { patron, name: patron.toUpperCase() };
    const guest = new Guest(this, me, end, this.ground, () => this.ends.delete(end));
    guest.hello();
    return guest;
  }
}

const troubleOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error && String(error.code)) || error.message.slice(0, 80) : String(error);

/** One connected player: what he says is held to the protocol and passed to his tables, as the server's sockets do. */
class Guest implements Hearer {
  private readonly watching = new Map<string, () => void>();
  private isGone = false;

  constructor(
    private readonly server: Server,
    private readonly me: Asker,
    private readonly end: RoomEnd,
    private readonly ground: Ground,
    private readonly gone: () => void,
  ) {}

  hello(): void {
    const { patron: id, name } = this.me;
    this.send({ t: 'hello', you: { id, name, guest: false, balance: 0 }, version: '', protocol: PROTOCOL, wire: WIRE });
  }
  heard(text: string): void {
    const read = clientFrame.safeParse(JSON.parse(text));
    if (!read.success) throw new Error(`a client of ours said what nobody understands: ${text}`);
    this.handle(read.data).catch(() => this.end.close(CLOSES.fault));
  }
  left(): void {
    this.isGone = true;
    for (const stop of this.watching.values()) stop();
    this.watching.clear();
    this.gone();
  }
  private send(frame: ServerFrame): void {
    if (this.isGone) return;
    this.ground.auditor.told(this.me.patron, frame, this.server.name);
    this.end.send(JSON.stringify(frame), settledBy(frame));
  }
  private async handle(frame: ClientFrame): Promise<void> {
    if (frame.t === 'ping') this.send({ t: 'pong' });
    if (!('table' in frame)) return;
    const table = this.server.tables.get(frame.table);
    if (table) await this.atTable(table, frame);
    else this.send({ t: 'gone', table: frame.table });
  }
  private async atTable(table: TableActor, frame: Extract<ClientFrame, { table: string }>): Promise<void> {
    const { patron } = this.me;
    if (frame.t === 'watch') {
      const before = this.watching.get(table.id);
      const asked = watchedBy(frame);
      const eyes = this.ground.planted === 'card-shown' ? this.ground.neighbourOf(table, patron) : patron;
      this.watching.set(table.id, table.watch({ patron: eyes, ...asked, send: (f) => this.send(f) }, frame.seen));
      before?.();
    } else if (frame.t === 'vow') table.shuffler.vow(patron, frame.vow);
    else if (frame.t === 'part') {
      const { round, base } = frame;
      const answer = await table.part(patron, { round, base }, frame.part);
      const of = { table: table.id, round, base };
      this.send('receipt' in answer ? { t: 'receipt', ...of, ...answer } : { t: 'no-receipt', ...of, ...answer });
    } else if (frame.t === 'do') this.send(await hear(table, this.me, frame));
  }
}
