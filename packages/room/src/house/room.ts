// The room: its store, its patrons and its tables. It opens tables, finds them again after a restart, and keeps the lobby.

import { randomInt } from 'node:crypto';
import { editionOf, gameBook, type Opening, type OpeningRefusal } from 'baraja/books';
import { openedFor } from 'baraja/table';
import type { Lobby, YourTable } from '../protocol/lobby.js';
import type { Store } from '../store/index.js';
import {
  Hands,
  prepareBots,
  retire,
  systemLater,
  type TableActor,
  Threads,
  thinkHere,
  type World,
} from '../table/index.js';
import { Archivist, unheeded } from './archivist.js';
import type { Asleep } from './asleep.js';
import { Cage } from './cage.js';
import { Clubs } from './clubs.js';
import { named, nowhere, openFolder } from './folder.js';
import { HeadKeeper } from './heads.js';
import { type Health, Pulse } from './health.js';
import { logOf, type TableLog } from './history.js';
import { type Asked, Hosting, type OwnTable } from './hosting.js';
import { type ChangedHouse, HousesInForce, weighedOnce } from './in-force.js';
import { Incidents } from './incidents.js';
import { type Keeper, keeping } from './keeper.js';
import { listed, seatedAt, yours } from './lobby.js';
import type { FolderLock } from './lock.js';
import { Offices } from './offices.js';
import { Patrons } from './patrons.js';
import { postedHouses } from './posted.js';
import type { RoomEars, RoomSettings } from './settings.js';
import { STANDING_NAME, standingTables } from './standing.js';
import { Tables } from './tables.js';
import { Yours } from './yours.js';

const REFILL_EVERY = 4 * 3_600_000;
/** Nearly all of them sleep. */
const TABLES_MAX = 50_000;
const SLEEPS_AFTER = 5 * 60_000;

export class Room {
  private readonly all: Tables;
  private readonly hosting: Hosting;
  readonly cage: Cage;
  readonly yours: Yours;
  private readonly archivist: Archivist;
  /** What dealers log at the rules desk. */
  readonly incidents: Incidents;
  private houses = postedHouses();
  /** Tables that are being closed for good: the store waits for them. */
  private readonly shutting = new Set<Promise<void>>();
  private isClosing = false;
  private isAnnounced = false;
  private ears: RoomEars = { lobbyChanged: () => {}, walletMoved: () => {}, tableGone: () => {} };

  private constructor(
    readonly settings: RoomSettings,
    readonly store: Store,
    readonly patrons: Patrons,
    private readonly world: World,
    private readonly pulse: Pulse,
    /** How far the record has got, signed. */
    readonly heads: HeadKeeper,
    private readonly lock: FolderLock | null,
    readonly offices: Offices,
    readonly clubs: Clubs,
    /** Whose doing the houses' editions are. */
    readonly inForce: HousesInForce,
    readonly keeper: Keeper | null, // null where nobody else can have the room
  ) {
    offices.listen((house, part, concerns) => {
      if (part === 'rulings') this.yours.ruled(house);
      this.ears.officeChanged?.(house, part, concerns);
    });
    const rules = settings.refill ?? { to: settings.grant, every: REFILL_EVERY };
    this.all = new Tables({
      ...{ world, store, dayEnds: settings.dayEnds, sleepsAfter: settings.sleepsAfter ?? SLEEPS_AFTER },
      close: (id) => this.closeForGood(id),
      woken: (table) => this.woken(table),
    });
    const shut = (id: string): Promise<void> => this.shut(id);
    this.hosting = new Hosting({ world, all: this.all, store, most: settings.tablesMax ?? TABLES_MAX, shut });
    this.cage = new Cage({ store, now: world.now, rules, tables: () => this.tables.values() });
    this.incidents = new Incidents(store, world.now);
    const trouble = (error: unknown): void => settings.onTrouble?.('archive', error);
    this.archivist = new Archivist({ store, now: world.now, later: settings.later ?? unheeded, trouble });
    this.yours = new Yours({
      store,
      now: world.now,
      log: (id) => this.log(id),
      isPerson: (id) => patrons.find(id) !== undefined,
      trouble: (error) => settings.onTrouble?.('hands', error),
    });
  }

  /** Opens the room on its data, and goes on with every table where it stood. */
  static async open(settings: RoomSettings): Promise<Room> {
    const inMemory = settings.data === ':memory:';
    const now = settings.now ?? Date.now;
    const pulse = new Pulse(inMemory ? null : settings.data, now, settings.observer);
    const opening = inMemory ? nowhere() : openFolder(settings.data, now, settings.db);
    // While the store opens in its thread: what will be asked for next is known by then.
    if (settings.bots) for (const { rules } of standingTables(now())) editionOf(rules.gameId);
    const folder = await named(opening, settings.onFolder);
    const keeper = settings.db === undefined ? null : await keeping(settings, settings.db);
    const store = pulse.over(keeper?.over(folder.store) ?? folder.store);
    const heads = new HeadKeeper(store, folder.signer, inMemory ? null : settings.data, now);
    const patrons = await Patrons.load(store, now, settings.grant, settings.passwordCost);
    const trouble = (table: string, error: unknown): void => settings.onTrouble?.(table, error);
    const minds = settings.minds ?? (inMemory ? thinkHere : new Threads((error) => trouble('bots', error)));
    let room: Room;
    const around = () => ({ world, tables: room.tables, asleep: room.asleep, table: (id: string) => room.table(id) });
    const machine = { program: settings.program, written: heads.takenAt, trouble };
    const watched = settings.now === undefined ? machine : null;
    const offices = await Offices.open({ store, sealer: folder.sealer, patrons, now, around, watched });
    const tables = () => around().tables.values();
    const asleep = () => room.asleep.values();
    const clubs = await Clubs.load({ store, now, tables, asleep, changed: (...what) => room.clubChanged(...what) });
    const world: World = {
      store,
      sealer: folder.sealer,
      signer: folder.signer,
      now,
      later: settings.later ?? systemLater,
      dice: (n) => randomInt(n),
      pace: settings.pace,
      observer: settings.observer,
      ...(settings.secret ? { secret: settings.secret } : {}),
      ...(settings.clock ? { clock: settings.clock } : {}),
      ...(settings.absence ? { absence: settings.absence } : {}),
      deserted: (id) => room.left(id),
      finished: (id) => room.finish(id),
      staffAt: (house, patron) => offices.staffAt(house, patron),
      doors: offices.doors,
      clubs,
      putInForce: (...edition) => offices.putInForce(...edition),
      ...(settings.weigh ? { weigh: weighedOnce(settings.weigh) } : {}),
      ...(settings.dayEnds === undefined ? {} : { dayEnds: settings.dayEnds }),
      hands: new Hands((house, table) => room.handsChanged(house, table)),
      minds,
      trouble,
      changed: (house) => {
        room.offices.tablesChanged(house);
        room.ears.lobbyChanged();
      },
      seats: offices.seats,
      walletMoved: (patron) => room.ears.walletMoved(patron),
      handClosed: (table) => {
        room.yours.closed(table);
        room.offices.handOver(table);
        room.clubs.find(room.tables.get(table)?.opened.club ?? '')?.tell();
      },
    };
    const inForce = await HousesInForce.load({ store, now, offices, user: settings.user, trouble, weigh: world.weigh });
    room = new Room(settings, store, patrons, world, pulse, heads, folder.lock, offices, clubs, inForce, keeper);
    // Whoever takes a room over has looked its record over before; how far it has got meanwhile is followed while people play.
    const head = heads.take();
    if (keeper === null) await head;
    else void head.catch((error) => trouble('record', error));
    heads.start((error) => trouble('record', error));
    const houses = await inForce.explained(settings.houses ?? []);
    room.houses = postedHouses(); // one that is not explained is not posted
    await room.all.load();
    if (settings.bots) await room.hosting.openStanding();
    await inForce.put(houses);
    await room.offerEditions();
    await offices.wake();
    for (const table of room.tables.values()) table.arrange();
    room.yours.start();
    room.archivist.start();
    room.all.start();
    return room;
  }
  /** Its staff, and what they keep for a house; null where there is no such house. */
  get people(): Offices['people'] {
    return this.offices.people;
  }
  office(house: string): ReturnType<Offices['of']> {
    return this.offices.of(house);
  }
  now(): number {
    return this.world.now();
  }
  /** What people have asked of the room about themselves. */
  get own(): Offices['own'] {
    return this.offices.own;
  }
  /** Somebody may no longer stay where he sits: each table sees to it. */
  lookAfter(patron: string): void {
    for (const table of this.tables.values()) if (table.seatOf(patron) !== null) table.arrange();
    this.offices.doorsChanged();
  }
  /** Says where the room can be reached, for whoever finds its folder taken. Bots learn from now on: nobody waits for them to open it. */
  announce(address: string): void {
    this.lock?.announce(address);
    this.keeper?.announce(address);
    this.isAnnounced = true;
    for (const table of this.tables.values()) prepareBots(table);
  }
  /** Where the law lets nobody hold two hands at once, the house's other tables wait for one that ends. */
  private handsChanged(house: string, at: string): void {
    for (const [id, table] of this.tables)
      if (id !== at && table.rules.house === house && table.rules.ordinance !== null) table.othersDealt();
  }
  listen(ears: RoomEars): void {
    this.ears = ears;
  }
  /** Those that are awake. */
  get tables(): ReadonlyMap<string, TableActor> {
    return this.all.awake;
  }
  /** Those that sleep. */
  get asleep(): ReadonlyMap<string, Asleep> {
    return this.all.asleep;
  }
  /** A table, woken if it sleeps; null where there is none. */
  table(id: string): Promise<TableActor | null> {
    return this.all.find(id);
  }
  /** Is there such a table, asleep or awake? */
  has(id: string): boolean {
    return this.all.has(id);
  }
  /** How many there are, asleep or awake. */
  get size(): number {
    return this.all.size;
  }
  /** Wakes those of the tables that sleep. */
  wakeAll(which: (row: Asleep) => boolean): Promise<void> {
    return this.all.wakeAll(which);
  }
  /** Tables that nobody has needed for so long fall asleep; asked for by itself every now and then. */
  lull(after?: number): Promise<void> {
    return this.all.look(after);
  }
  /** A table has woken: as it would stand if it had been awake all the time. */
  private async woken(table: TableActor): Promise<void> {
    await this.offerEdition(table);
    if (this.isAnnounced) prepareBots(table);
    table.arrange();
  }
  /** Pays everybody out. If even that fails, the chips stay on the felt, on record. */
  private async closeForGood(id: string): Promise<void> {
    try {
      await retire(this.world, id);
      await this.all.closed(`table-${id}`);
    } catch (error) {
      this.settings.onTrouble?.(id, error);
    }
  }
  /** Houses, or editions of them, have come: they are posted, and tables are offered what is new. */
  async housesChanged(changed: readonly ChangedHouse[]): Promise<void> {
    await this.inForce.put(changed);
    this.houses = postedHouses();
    if (this.settings.bots) for (const table of await this.hosting.openStanding()) prepareBots(table);
    await this.offerEditions();
    this.ears.lobbyChanged();
  }
  /** Tables whose house has another edition of their game by now are offered it, those that sleep when they wake; none is closed for it. */
  async offerEditions(): Promise<void> {
    for (const table of this.tables.values()) await this.offerEdition(table);
  }
  private async offerEdition(table: TableActor): Promise<void> {
    if (gameBook(openedFor(table.rules)))
      await table.editions.offerCurrent().catch((error) => this.settings.onTrouble?.(table.id, error));
  }
  /** A practice table that was left is closed: chips are back in purses, its hands are kept. */
  private left(id: string): void {
    if (this.tables.get(id)?.isDeserted && !id.startsWith(STANDING_NAME)) this.finish(id);
  }
  /** Closed for good, and everybody is paid out: its last hand is over. */
  private finish(id: string): void {
    if (this.isClosing || !this.tables.has(id)) return;
    const shut = this.shut(id)
      .catch((error) => this.settings.onTrouble?.(id, error))
      .finally(() => this.shutting.delete(shut));
    this.shutting.add(shut);
  }
  private async shut(id: string): Promise<void> {
    const house = this.asleep.get(id)?.listed.house;
    const table = await this.all.take(id);
    if (table === undefined) return; // somebody else closes it
    await table?.park();
    await this.closeForGood(id);
    if (table) this.world.hands.hold(id, table.rules.house, []);
    this.ears.tableGone(id, table?.state.sittings.map((s) => s.patron.id) ?? []);
    this.world.changed(table?.rules.house ?? house ?? '');
  }
  /** Opens a table, as whoever may have it opened says. */
  add(opened: Asked): Promise<TableActor> {
    return this.hosting.add(opened);
  }
  /** A practice table for somebody in a hurry. */
  practice(patron: string, opening: Opening): Promise<TableActor | OpeningRefusal> {
    return this.hosting.practice(patron, opening);
  }
  /** Whether somebody may open one more table of his own. */
  mayHost(host: string): Promise<boolean> {
    return this.hosting.mayHost(host);
  }
  /** A table of one's own: its host holds the floor. */
  privateTable(host: string, opening: Opening, p: OwnTable): Promise<TableActor | OpeningRefusal> {
    return this.hosting.privateTable(host, opening, p);
  }
  /** A club is not as it was; who is no member any more does not stay where he sits. */
  private clubChanged(club: string, people: readonly string[]): void {
    for (const table of this.tables.values()) if (table.opened.club === club) table.arrange();
    this.ears.clubChanged?.(club, people);
  }
  /** The record of a table, open or closed: whoever has its name may read what everybody saw, and those dealt in what they saw. */
  async log(id: string): Promise<TableLog | null> {
    return this.tables.get(id) ?? logOf(this.world, id);
  }
  /** Practice is nobody else's business: it is not listed, nor is what its host keeps for those who have the link. */
  lobby(): Lobby {
    const isListed = ({ opened, closing }: TableActor) => !opened.unlisted && !opened.practice && !closing;
    const rows = [...this.asleep.values()].filter(({ unlisted, practice }) => !unlisted && !practice);
    const tables = [...this.tables.values()].filter(isListed).map(listed);
    return { houses: this.houses, tables: [...tables, ...rows.map((row) => row.listed)] };
  }
  /** Where people sit, and whose turn it is there: asked for once for everybody who wants to know. */
  seated(): (patron: string, least?: number) => readonly YourTable[] {
    const seated = seatedAt(this.tables.values());
    return (patron, least = 1) => {
      const tables = seated.get(patron) ?? [];
      return tables.length < least ? [] : tables.map((table) => yours(table, patron));
    };
  }
  /** Fills a wallet again, where that is due. */
  async refill(patron: string): ReturnType<Cage['refill']> {
    const answer = await this.cage.refill(patron);
    if ('amount' in answer) this.ears.walletMoved(patron);
    return answer;
  }
  async balance(patron: string): Promise<number> {
    return (await this.store.ledger.balance(`wallet:${patron}`)).available;
  }
  /** Ready, or what keeps it from storing what happens. */
  health(): Promise<Health> {
    return this.pulse.health();
  }

  /** Parks every hand where it stands and closes the store. No bot is waited for: a thread that thinks keeps no program running. */
  async close(): Promise<void> {
    this.isClosing = true;
    await Promise.all(this.shutting);
    await this.offices.rest();
    const parked = this.all.close();
    await this.world.minds.close();
    await parked;
    await Promise.all([this.yours.stop(), this.archivist.stop()]);
    await this.heads.stop().catch((error) => this.settings.onTrouble?.('record', error));
    await this.keeper?.leave();
    await this.store.close();
    this.lock?.release();
  }
}
