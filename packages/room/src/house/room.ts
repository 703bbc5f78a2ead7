// The room: its store, its patrons and its tables. It opens tables, finds them again after a restart, and keeps the lobby.

import { randomBytes, randomInt } from 'node:crypto';
import { editionOf, gameBook, isOpened, type Opening, type OpeningRefusal } from 'baraja/books';
import { openedFor } from 'baraja/table';
import type { Lobby, YourTable } from '../protocol/lobby.js';
import type { Store } from '../store/index.js';
import { openOn } from '../table/day.js';
import {
  botsAtPractice,
  Hands,
  plainName,
  prepareBots,
  retire,
  systemLater,
  TableActor,
  type TableOpened,
  Threads,
  thinkHere,
  type World,
} from '../table/index.js';
import { Cage } from './cage.js';
import { Clubs } from './clubs.js';
import { named, nowhere, openFolder } from './folder.js';
import { HeadKeeper } from './heads.js';
import { type Health, Pulse } from './health.js';
import { logOf, type TableLog } from './history.js';
import { type ChangedHouse, HousesInForce, weighedOnce } from './in-force.js';
import { Incidents } from './incidents.js';
import { type Keeper, keeping } from './keeper.js';
import { listed, seatedAt, yours } from './lobby.js';
import type { FolderLock } from './lock.js';
import { Offices } from './offices.js';
import { Patrons } from './patrons.js';
import { postedHouses } from './posted.js';
import { tablesAgain } from './resuming.js';
import type { RoomEars, RoomSettings } from './settings.js';
import { STANDING, STANDING_NAME, standingId, standingTables } from './standing.js';
import { Yours } from './yours.js';

const REFILL_EVERY = 4 * 3_600_000;
const TABLES_MAX = 1000;
const HOSTED_MAX = 30;
/** A practice table that was offered is kept for whoever asked, this many milliseconds. */
const OFFERED_FOR = 10_000;

export class Room {
  readonly tables = new Map<string, TableActor>();
  readonly cage: Cage;
  readonly yours: Yours;
  /** What dealers log at the rules desk. */
  readonly incidents: Incidents;
  private houses = postedHouses();
  /** Practice tables that were offered, to whom and when. */
  private readonly offered = new Map<string, { readonly to: string; readonly at: number }>();
  /** Tables that are being closed for good: the store waits for them. */
  private readonly shutting = new Set<Promise<void>>();
  private isClosing = false;
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
    this.cage = new Cage({ store, now: world.now, rules, tables: () => this.tables.values() });
    this.incidents = new Incidents(store, world.now);
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
    const around = () => ({ world, tables: room.tables });
    const machine = { program: settings.program, written: heads.takenAt, trouble };
    const watched = settings.now === undefined ? machine : null;
    const offices = await Offices.open({ store, sealer: folder.sealer, patrons, now, around, watched });
    const tables = () => around().tables.values();
    const clubs = await Clubs.load({ store, now, tables, changed: (...what) => room.clubChanged(...what) });
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
    await room.resume();
    if (settings.bots) await room.openStanding();
    await inForce.put(houses);
    await room.offerEditions();
    await offices.wake();
    for (const table of room.tables.values()) table.arrange();
    room.yours.start();
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
  private async resume(): Promise<void> {
    const close = (id: string): Promise<void> => this.closeForGood(id);
    for (const table of await tablesAgain(this.world, this.store, { close, trouble: this.settings.onTrouble }))
      this.tables.set(table.id, table);
  }
  /** Pays everybody out. If even that fails, the chips stay on the felt, on record. */
  private async closeForGood(id: string): Promise<void> {
    await retire(this.world, id).catch((error) => this.settings.onTrouble?.(id, error));
  }
  /** Houses, or editions of them, have come: they are posted, and tables are offered what is new. */
  async housesChanged(changed: readonly ChangedHouse[]): Promise<void> {
    await this.inForce.put(changed);
    this.houses = postedHouses();
    if (this.settings.bots) for (const table of await this.openStanding()) prepareBots(table);
    await this.offerEditions();
    this.ears.lobbyChanged();
  }
  /** Tables whose house has another edition of their game by now are offered it; none is closed for it. */
  async offerEditions(): Promise<void> {
    for (const [id, table] of this.tables)
      if (gameBook(openedFor(table.rules)))
        await table.editions.offerCurrent().catch((error) => this.settings.onTrouble?.(id, error));
  }
  /** Those that were not there yet. */
  private async openStanding(): Promise<readonly TableActor[]> {
    const wanted = standingTables(this.now());
    const ids = await Promise.all(wanted.map(({ rules }) => standingId(rules, this)));
    const missing = wanted
      .map(({ opening, rules }, i) => ({ id: ids[i]!, name: plainName(rules), opening }))
      .filter(({ id }, i) => !this.tables.has(id) && ids.indexOf(id) === i);
    await this.makeRoom();
    // All at once: what they store is flushed to the disk together.
    const opened = await Promise.all(missing.map((table) => TableActor.open(this.world, { ...table, ...STANDING })));
    for (const table of opened) this.tables.set(table.id, table);
    await Promise.all(opened.map((table) => table.seatBots(botsAtPractice(table.rules))));
    return opened;
  }
  /** When there are very many tables, the oldest that nobody sits at or looks at are closed for good. */
  private async makeRoom(): Promise<void> {
    const most = this.settings.tablesMax ?? TABLES_MAX;
    for (const [id, table] of this.tables) {
      if (this.tables.size < most) return;
      if (table.isDeserted && !table.opened.by && !id.startsWith(STANDING_NAME)) await this.shut(table);
    }
  }
  /** A practice table that was left is closed: chips are back in purses, its hands are kept. */
  private left(id: string): void {
    if (this.tables.get(id)?.isDeserted && !id.startsWith(STANDING_NAME)) this.finish(id);
  }
  /** Closed for good, and everybody is paid out: its last hand is over. */
  private finish(id: string): void {
    const table = this.tables.get(id);
    if (this.isClosing || !table) return;
    const shut = this.shut(table)
      .catch((error) => this.settings.onTrouble?.(id, error))
      .finally(() => this.shutting.delete(shut));
    this.shutting.add(shut);
  }
  private async shut(table: TableActor): Promise<void> {
    this.tables.delete(table.id);
    this.offered.delete(table.id);
    await table.park();
    await this.closeForGood(table.id);
    this.world.hands.hold(table.id, table.rules.house, []);
    this.ears.tableGone(
      table.id,
      table.state.sittings.map((s) => s.patron.id),
    );
    this.world.changed(table.rules.house);
  }
  /** Opens a table, as whoever may have it opened says. */
  async add(opened: Omit<TableOpened, 'type' | 'hash' | 'purse' | 'apart'>): Promise<TableActor> {
    await this.makeRoom();
    const table = await TableActor.open(this.world, opened);
    this.tables.set(opened.id, table);
    this.world.changed(table.rules.house);
    return table;
  }

  /**
   * A practice table for somebody in a hurry: where he sits already, or else one at which nobody has played yet. Whoever joins
   * a game under way waits for the hand to end and the blinds to come round. Those that were played at and left are closed.
   */
  async practice(patron: string, opening: Opening): Promise<TableActor | OpeningRefusal> {
    const rules = openOn(opening, this.world.now());
    if (!isOpened(rules)) return rules;
    const tables = [...this.tables.values()].filter(
      ({ opened, rules: { hash } }) => opened.practice && !opened.unlisted && !opened.by && hash === rules.hash,
    );
    const own = tables.find(({ state }) =>
      state.sittings.some((s) => s.patron.id === patron && s.away === null && s.leaving === null),
    );
    if (own) return own;
    const now = this.world.now();
    const isKept = ({ id }: TableActor): boolean => {
      const kept = this.offered.get(id);
      return kept !== undefined && kept.to !== patron && now - kept.at < OFFERED_FOR;
    };
    const deserted = tables.filter((one) => one.isDeserted);
    const untouched = deserted.find((one) => one.state.rounds === 0 && !isKept(one));
    const id = untouched?.id ?? newId();
    this.offered.set(id, { to: patron, at: now }); // before anything is waited for: somebody else may ask meanwhile
    if (untouched) return untouched;
    // Looked at again each time: while one is being closed, somebody may sit down at the next.
    for (const left of deserted) if (left.state.rounds > 0 && left.isDeserted) await this.shut(left);
    const table = await this.add({ id, name: plainName(rules), opening, host: null, practice: true, unlisted: false });
    await table.seatBots(botsAtPractice(rules));
    prepareBots(table);
    table.arrange();
    return table;
  }
  /** Whether somebody may open one more table of his own. When he has many, those that are deserted are closed first. */
  async mayHost(host: string): Promise<boolean> {
    const own = [...this.tables.values()].filter(({ opened }) => opened.host === host);
    let left = own.length;
    for (const table of own) {
      if (left < HOSTED_MAX) break;
      if (!table.isDeserted) continue;
      await this.shut(table);
      left--;
    }
    return left < HOSTED_MAX;
  }
  /** A table of one's own: its host holds the floor, and may have it listed for anybody to find, where only people play. */
  async privateTable(
    host: string,
    asked: Opening,
    p: { name?: string; bots: number; listed?: boolean; club?: string },
  ): Promise<TableActor | OpeningRefusal> {
    // BAR-47: where people open a table for themselves no bot ever sits down.
    const opening: Opening = p.bots > 0 ? asked : { ...asked, bots: 'barred' };
    const rules = openOn(opening, this.world.now());
    if (!isOpened(rules)) return rules;
    const table = await this.add({
      id: newId(),
      name: p.name ?? plainName(rules),
      opening,
      host,
      practice: p.bots > 0,
      unlisted: p.listed !== true || p.bots > 0,
      ...(p.club ? { club: p.club } : {}),
    });
    if (p.bots > 0) await table.seatBots(Math.min(p.bots, rules.seats.max - 1));
    prepareBots(table);
    table.arrange();
    return table;
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
    return { houses: this.houses, tables: [...this.tables.values()].filter(isListed).map(listed) };
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
    const parked = [...this.tables.values()].map((table) => table.park());
    await this.world.minds.close();
    await Promise.all(parked);
    await this.yours.stop();
    await this.heads.stop().catch((error) => this.settings.onTrouble?.('record', error));
    await this.keeper?.leave();
    await this.store.close();
    this.lock?.release();
  }
}

export const newId = (): string => randomBytes(6).toString('hex');
