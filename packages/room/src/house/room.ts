// The room: its store, its patrons and its tables. It opens tables, finds them again after a restart, and keeps the lobby.
import { randomBytes, randomInt } from 'node:crypto';
import { gameBook, houses, isOpened, type Opening, type OpeningRefusal, openTable } from 'baraja/books';
import { openedFor, type TableRules } from 'baraja/table';
import { type ShuffleSecret, sealer, signer } from '../fair/index.js';
import type { Lobby, YourTable } from '../protocol/lobby.js';
import { openStore, type Store } from '../store/index.js';
import {
  type AbsenceRules,
  type ClockRules,
  Hands,
  type Minds,
  OtherEdition,
  plainName,
  prepareBots,
  retire,
  TableActor,
  type TableOpened,
  Threads,
  thinkHere,
  type World,
} from '../table/index.js';
import { Cage, type RefillRules } from './cage.js';
import { type OpenFolder, openFolder } from './folder.js';
import { HeadKeeper } from './heads.js';
import { type Health, Pulse } from './health.js';
import { logOf, type TableLog } from './history.js';
import { Incidents } from './incidents.js';
import { listed, postedHouses, seatedAt, yours } from './lobby.js';
import type { FolderLock } from './lock.js';
import { Patrons } from './patrons.js';
import { Yours } from './yours.js';

export interface RoomSettings {
  /** Where everything is kept: the store and the key of its seals. `:memory:` keeps nothing. */
  readonly data: string;
  /** Play money for a newcomer, in cents. */
  readonly grant: number;
  /** How far an empty wallet is filled again, in cents, and how often, in milliseconds. Unless told, as a newcomer's, every four hours. */
  readonly refill?: RefillRules;
  /** How fast bots think and hands follow; 1 as people like it, 0 at once. */
  readonly pace: number;
  readonly bots: boolean;
  /** Where bots think; unless told, in threads of their own where the room keeps anything. */
  readonly minds?: Minds;
  /** More tables than this, and deserted ones are closed. */
  readonly tablesMax?: number;
  readonly clock?: ClockRules;
  /** How long a seat is kept for one who is away. */
  readonly absence?: AbsenceRules;
  /** When the gaming day ends and boxes are counted, in milliseconds after midnight UTC. */
  readonly dayEnds?: number;
  /** What keeping a password costs, as a power of two; anything below the usual is for tests. */
  readonly passwordCost?: number;
  readonly now?: () => number;
  /** Makes the secret of a shuffle of so many cards; anything but the system's generator is for tests. */
  readonly secret?: (cards: number) => ShuffleSecret;
  readonly onTrouble?: (table: string, error: unknown) => void;
}
/** What the room tells whoever runs it. */
export interface RoomEars {
  lobbyChanged(): void;
  walletMoved(patron: string): void;
  /** A table is closed for good. `seated`: who sat there until then. */
  tableGone(table: string, seated: readonly string[]): void;
}
/** Practice tables that stand open from the start, as the houses have it. */
const standingTables = (): readonly Opening[] =>
  houses.flatMap(({ id: house, practice }) => practice.map((table) => ({ house, ...table })));
const BOTS_AT_PRACTICE = 5;
const REFILL_EVERY = 4 * 3_600_000;
const TABLES_MAX = 1000;
const HOSTED_MAX = 30;
/** A practice table that was offered is kept for whoever asked, this many milliseconds. */
const OFFERED_FOR = 10_000;
const STANDING_NAME = 'practice-';
const standingName = ({ gameId, stake }: Pick<TableRules, 'gameId' | 'stake'>): string =>
  `${STANDING_NAME}${gameId}-${stake.replace('/', 'x')}`;
/** The ids of the practice tables that stand open from the start. */
export const standing = (): readonly string[] =>
  standingTables().flatMap((opening) => {
    const rules = openTable(opening);
    return isOpened(rules) ? [standingName(rules)] : [];
  });

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
  ) {
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
    const pulse = new Pulse(inMemory ? null : settings.data, now);
    const folder = inMemory ? await nowhere() : await openFolder(settings.data, now);
    const store = pulse.over(folder.store);
    const heads = new HeadKeeper(store, folder.signer, inMemory ? null : settings.data, now);
    const patrons = await Patrons.load(store, now, settings.grant, settings.passwordCost);
    const trouble = (table: string, error: unknown): void => settings.onTrouble?.(table, error);
    const minds = settings.minds ?? (inMemory ? thinkHere : new Threads((error) => trouble('bots', error)));
    let room: Room;
    const world: World = {
      store,
      sealer: folder.sealer,
      signer: folder.signer,
      now,
      later: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      dice: (n) => randomInt(n),
      pace: settings.pace,
      ...(settings.secret ? { secret: settings.secret } : {}),
      ...(settings.clock ? { clock: settings.clock } : {}),
      ...(settings.absence ? { absence: settings.absence } : {}),
      deserted: (id) => room.left(id),
      ...(settings.dayEnds === undefined ? {} : { dayEnds: settings.dayEnds }),
      hands: new Hands((house, table) => room.handsChanged(house, table)),
      minds,
      trouble,
      changed: () => room.ears.lobbyChanged(),
      walletMoved: (patron) => room.ears.walletMoved(patron),
      handClosed: (table) => room.yours.closed(table),
    };
    room = new Room(settings, store, patrons, world, pulse, heads, folder.lock);
    await heads.take();
    heads.start((error) => trouble('record', error));
    await room.resume();
    if (settings.bots) await room.openStanding();
    await room.offerEditions();
    for (const table of room.tables.values()) {
      table.arrange();
      prepareBots(table);
    }
    room.yours.start();
    return room;
  }
  /** Says where the room can be reached, for whoever finds its folder taken. */
  announce(address: string): void {
    this.lock?.announce(address);
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
    for (const { stream } of await this.store.streams('table-')) {
      const id = stream.slice('table-'.length);
      try {
        const table = await TableActor.resume(this.world, id);
        if (table?.opened.practice && !table.accounts.purse) await this.closeForGood(id);
        else if (table) this.tables.set(id, table);
      } catch (error) {
        // One table that cannot go on must not keep the others from playing.
        this.settings.onTrouble?.(id, error);
        if (error instanceof OtherEdition) await this.closeForGood(id);
      }
    }
  }
  /** Pays everybody out. If even that fails, the chips stay on the felt, on record. */
  private async closeForGood(id: string): Promise<void> {
    await retire(this.world, id).catch((error) => this.settings.onTrouble?.(id, error));
  }
  /** Houses, or editions of them, have come: they are posted, and tables are offered what is new. */
  async housesChanged(): Promise<void> {
    this.houses = postedHouses();
    if (this.settings.bots) await this.openStanding();
    await this.offerEditions();
    this.ears.lobbyChanged();
  }
  /** Tables whose house has another edition of their game by now are offered it; none is closed for it. */
  async offerEditions(): Promise<void> {
    for (const [id, table] of this.tables)
      if (gameBook(openedFor(table.rules)))
        await table.editions.offerCurrent().catch((error) => this.settings.onTrouble?.(id, error));
  }
  /** The id of a standing table; a number is added where one of that name was closed for good. */
  private async standingId(rules: TableRules): Promise<string> {
    const name = standingName(rules);
    for (let n = 1; ; n++) {
      const id = n === 1 ? name : `${name}-${n}`;
      if (this.tables.has(id) || (await this.store.latest(`table-${id}`)).version === 0) return id;
    }
  }
  private async openStanding(): Promise<void> {
    for (const opening of standingTables()) {
      const rules = openTable(opening);
      if (!isOpened(rules)) throw new Error(`a standing table cannot be opened: ${rules.refused}`);
      const id = await this.standingId(rules);
      if (this.tables.has(id)) continue;
      const table = await this.add({
        id,
        name: plainName(rules),
        opening,
        host: null,
        practice: true,
        unlisted: false,
      });
      await table.seatBots(Math.min(BOTS_AT_PRACTICE, rules.seats.max - 1));
    }
  }
  /** When there are very many tables, the oldest that nobody sits at or looks at are closed for good. */
  private async makeRoom(): Promise<void> {
    const most = this.settings.tablesMax ?? TABLES_MAX;
    for (const [id, table] of this.tables) {
      if (this.tables.size < most) return;
      if (table.isDeserted && !id.startsWith(STANDING_NAME)) await this.shut(table);
    }
  }
  /** A practice table that was left is closed: chips are back in purses, its hands are kept. */
  private left(id: string): void {
    const table = this.tables.get(id);
    if (this.isClosing || !table?.isDeserted || id.startsWith(STANDING_NAME)) return;
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
    this.ears.lobbyChanged();
  }
  private async add(opened: Omit<TableOpened, 'type' | 'hash' | 'purse'>): Promise<TableActor> {
    await this.makeRoom();
    const table = await TableActor.open(this.world, opened);
    this.tables.set(opened.id, table);
    this.ears.lobbyChanged();
    return table;
  }

  /**
   * A practice table for somebody in a hurry: where he sits already, or else one at which nobody has played yet. Whoever joins
   * a game under way waits for the hand to end and the blinds to come round. Those that were played at and left are closed.
   */
  async practice(patron: string, opening: Opening): Promise<TableActor | OpeningRefusal> {
    const rules = openTable(opening);
    if (!isOpened(rules)) return rules;
    const tables = [...this.tables.values()].filter(
      ({ opened, rules: { hash } }) => opened.practice && !opened.unlisted && hash === rules.hash,
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
    await table.seatBots(Math.min(BOTS_AT_PRACTICE, rules.seats.max - 1));
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
    p: { name?: string; bots: number; listed?: boolean },
  ): Promise<TableActor | OpeningRefusal> {
    // BAR-47: where people open a table for themselves no bot ever sits down.
    const opening: Opening = p.bots > 0 ? asked : { ...asked, bots: 'barred' };
    const rules = openTable(opening);
    if (!isOpened(rules)) return rules;
    const table = await this.add({
      id: newId(),
      name: p.name ?? plainName(rules),
      opening,
      host,
      practice: p.bots > 0,
      unlisted: p.listed !== true || p.bots > 0,
    });
    if (p.bots > 0) await table.seatBots(Math.min(p.bots, rules.seats.max - 1));
    table.arrange();
    return table;
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
    const parked = [...this.tables.values()].map((table) => table.park());
    await this.world.minds.close();
    await Promise.all(parked);
    await this.yours.stop();
    await this.heads.stop().catch((error) => this.settings.onTrouble?.('record', error));
    await this.store.close();
    this.lock?.release();
  }
}

/** A room that keeps nothing has keys for as long as it lives. */
const nowhere = async (): Promise<Omit<OpenFolder, 'lock'> & { readonly lock: null }> => ({
  store: await openStore({ path: ':memory:' }),
  sealer: sealer(randomBytes(32)),
  signer: signer(),
  lock: null,
});

const newId = (): string => randomBytes(6).toString('hex');
