// Who keeps the room, where several servers share one database: one at a time, for as long as it renews its lease. The others stand by and
// take over when it has left or died. Whatever the keeper stores, the database compares with who keeps the room by then; so one that was
// asleep, or cut off, stores nothing more, whatever it still believes.
import { randomBytes } from 'node:crypto';
import { type SteadyTime, systemTime } from '../bus/steady-time.js';
import {
  type Gift,
  type Given,
  isFenced,
  isOwned,
  type LeaseHolder,
  type Leases,
  type Owned,
  openLeases,
  type Store,
  StoreError,
} from '../store/index.js';
import { ROOM_STREAM } from './folder.js';
import type { RoomSettings } from './settings.js';

/** What is given away has epochs of its giver's own, so many at most: later than all of those who kept the room before. */
const GIVEN_MAX = 2 ** 20;
/** Milliseconds a server is believed to live without a word from it. */
export const LEASE = 3000;

export interface KeeperSettings {
  readonly leases: Leases;
  /** Milliseconds. */
  readonly lease: number;
  /** Where this server can be reached, as far as it is known. */
  readonly address: string;
  /** Another server keeps the room: this one stands by. */
  readonly waits?: (holder: LeaseHolder) => void;
  /** The room is another's by now, or the database has not been heard of for too long. */
  readonly lost: () => void;
  /** Unless told, this process's own. */
  readonly time?: SteadyTime;
  /** Another for each start; unless told, drawn. */
  readonly node?: string;
}

export class Keeper {
  /** Another for each start: whoever is taken for dead does not come back under the same. */
  readonly node: string;
  private readonly time: SteadyTime;
  private address: string;
  /** By this process's own clock, which nobody sets: from then on others may have the room. */
  private until = 0;
  /** Calls off the next beat. */
  private callOff: () => void = () => {};
  private isOver = false;
  /** Of streams that were ever given away: under which epoch, and whether they are this server's again. */
  private readonly epochs = new Map<string, { readonly epoch: number; readonly isHere: boolean }>();

  private readonly gifts: Gift[] = [];
  private giving: Promise<ReadonlyMap<string, Given>> | null = null;

  /** What is owned is the stream that says whose room it is. */
  private constructor(
    private readonly settings: KeeperSettings,
    private owned: Owned,
  ) {
    this.address = settings.address;
    this.node = settings.node ?? randomBytes(9).toString('base64url');
    this.time = settings.time ?? systemTime;
  }

  /** Waits until the room is nobody's, and takes it. */
  static async taking(settings: KeeperSettings): Promise<Keeper> {
    const keeper = new Keeper(settings, { stream: ROOM_STREAM, epoch: 0 });
    let heard = '';
    for (;;) {
      if (!(await keeper.renew()))
        throw new StoreError('stopped', 'this server was given up for dead while it stood by');
      const answer = await settings.leases.take(ROOM_STREAM, keeper.node);
      if (isOwned(answer)) {
        keeper.owned = answer;
        keeper.beat();
        return keeper;
      }
      if (answer.node !== heard && answer.node !== '') settings.waits?.(answer);
      heard = answer.node;
      await keeper.pause(settings.lease / 12);
    }
  }
  /** Does it keep the room, by all that it knows? */
  get keeps(): boolean {
    return !this.isOver && this.time.now() < this.until;
  }
  /** Since which change of keeper. */
  get epoch(): number {
    return this.owned.epoch;
  }
  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.time.later(ms, resolve));
  }
  /** Told at once: whoever stands by says where the room is. */
  announce(address: string): void {
    this.address = address;
    this.callOff();
    void this.goOn();
  }

  /** The same store, of which nothing is written but by the keeper of the room. */
  over(store: Store): Store {
    const { append, putSnapshot, archive } = store;
    store.append = async (sheet) => {
      this.mustKeep();
      const answer = await append.call(store, { ...sheet, ...this.owning(sheet) });
      if (isFenced(answer) && answer.stream === ROOM_STREAM) this.lose();
      return answer;
    };
    store.putSnapshot = (snapshot) => putSnapshot.call(store, { ...snapshot, ...this.owning(snapshot) });
    // What is over is the keeper's to bundle, whoever plays the table now.
    store.archive = (what) => {
      const epoch = this.epochs.get(what.stream)?.epoch;
      return archive.call(store, { ...what, under: this.owned, ...(epoch === undefined ? {} : { epoch }) });
    };
    return store;
  }
  private owning({ stream }: { readonly stream: string }): { readonly under: Owned; readonly epoch?: number } {
    const given = this.epochs.get(stream);
    if (given?.isHere === false) throw new StoreError('stopped', `another server stores what happens in ${stream}`);
    return { under: this.owned, ...(given ? { epoch: given.epoch } : {}) };
  }

  // --- tables that others play ---

  /** Whoever has had a stream of this room that begins so stores nothing in it any more. */
  async callIn(prefix: string): Promise<void> {
    const epoch = this.epoch * GIVEN_MAX;
    const given = { stream: prefix, epoch };
    const names = await this.surely(() => this.settings.leases.giveAll(given, this.node, this.owned));
    for (const name of names) this.epochs.set(name, { epoch, isHere: true });
  }
  /** Nobody stores anything in this stream from now on but this node; null: but this server. Those of one turn go together. */
  async give(stream: string, node: string | null): Promise<Given> {
    const epoch = (this.epochs.get(stream)?.epoch ?? this.epoch * GIVEN_MAX) + 1;
    this.epochs.set(stream, { epoch, isHere: false });
    this.gifts.push({ stream, epoch, node: node ?? this.node });
    this.giving ??= Promise.resolve().then(() => this.giveThem());
    const given = (await this.giving).get(stream);
    if (given?.epoch !== epoch) throw new StoreError('fault', `${stream} was not given`);
    this.epochs.set(stream, { epoch, isHere: node === null });
    return given;
  }
  private async giveThem(): Promise<ReadonlyMap<string, Given>> {
    const gifts = this.gifts.splice(0);
    this.giving = null;
    const given = await this.surely(() => this.settings.leases.give(gifts, this.owned));
    return new Map(given.map((one) => [one.stream, one]));
  }
  /** Until it is known: an answer that is lost says nothing of what was done. */
  private async surely<T>(ask: () => Promise<T | null>): Promise<T> {
    for (;;) {
      this.mustKeep();
      const answer = await ask().catch(() => undefined);
      if (answer === null) this.lose();
      else if (answer !== undefined) return answer;
      else await this.pause(this.settings.lease / 12);
    }
  }
  private mustKeep(): void {
    if (this.time.now() >= this.until) this.lose();
    if (this.isOver) throw new StoreError('stopped', 'another server keeps this room by now');
  }

  private async renew(): Promise<boolean> {
    const { leases, lease } = this.settings;
    const asked = this.time.now();
    const lives = await leases.live({ node: this.node, address: this.address }, lease);
    if (lives) this.until = asked + lease;
    return lives;
  }
  /** Three times in a lease; one that fails is tried again until the lease is over. */
  private beat(): void {
    if (this.isOver) return;
    const left = this.until - this.time.now();
    if (left <= 0) this.lose();
    else this.callOff = this.time.later(Math.min(this.settings.lease / 3, left), () => void this.goOn());
  }
  private async goOn(): Promise<void> {
    const lives = await this.renew().catch(() => null);
    if (lives === false) this.lose();
    else this.beat();
  }
  private lose(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.callOff();
    this.settings.lost();
  }

  /** Leaves the room to whoever stands by; everything is stored by now. */
  async leave(): Promise<void> {
    const wasOver = this.isOver;
    this.isOver = true;
    this.callOff();
    // On its own connection, whatever became of the others: otherwise the next one waits for a whole lease.
    if (!wasOver) await this.settings.leases.leave(this.node).catch(() => {});
    await this.settings.leases.close();
  }
}

/** Waits for the room, where another server has it. */
export async function keeping({ lease = LEASE, onStandBy, onLost }: RoomSettings, db: string): Promise<Keeper> {
  const leases = await openLeases(db, lease);
  return Keeper.taking({
    ...{ leases, lease, address: '' },
    waits: ({ address }) => onStandBy?.(address),
    lost: () => onLost?.(),
  }).catch(async (error: unknown) => {
    await leases.close();
    throw error;
  });
}
