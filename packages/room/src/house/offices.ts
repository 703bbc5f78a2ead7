// The offices of all houses: each is opened when somebody first asks for it. Staff is the room's, since an owner has all houses.
import { findHouse } from 'baraja/books';
import { openedFor } from 'baraja/table';
import type { KeyedSealer } from '../fair/index.js';
import {
  EVERYWHERE,
  Office,
  OwnLimits,
  People,
  type ProviderTable,
  type YourLists,
  yourLists,
} from '../office/index.js';
import type { OfficeNews } from '../protocol/frames.js';
import { roomRefuse } from '../protocol/refusals.js';
import type { EditionPut } from '../protocol/view.js';
import type { Store } from '../store/index.js';
import type { Doors, SeatsKept, StaffAt, TableActor, World } from '../table/index.js';
import type { Asleep } from './asleep.js';
import { MachineWatch } from './machine.js';
import type { Patrons } from './patrons.js';

interface Deps {
  readonly store: Store;
  readonly sealer: KeyedSealer;
  readonly patrons: Patrons;
  readonly now: () => number;
  /** What is watched besides; null where the clock goes by a word. `written`: when the record was written to last. */
  readonly watched: {
    readonly program: string | undefined;
    readonly written: number;
    readonly trouble: (where: string, error: unknown) => void;
  } | null;
  /** The room around it, once there is one. */
  readonly around: () => {
    readonly world: World;
    readonly tables: ReadonlyMap<string, TableActor>;
    readonly asleep: ReadonlyMap<string, Asleep>;
    readonly table: (id: string) => Promise<TableActor | null>;
  };
}
type Ear = (house: string, part: OfficeNews, concerns: readonly string[]) => void;

export class Offices {
  private readonly open = new Map<string, Promise<Office>>();
  /** Those that are open by now, for whoever cannot wait. */
  private readonly ready = new Map<string, Office>();

  /** Its clock, and its program. */
  readonly machine: MachineWatch;

  private constructor(
    readonly people: People,
    /** What people have asked of the room about themselves. */
    readonly own: OwnLimits,
    private readonly deps: Deps,
    private readonly ear: { hear: Ear },
  ) {
    const { now, watched } = deps;
    this.machine = new MachineWatch({
      ...{ now, steady: () => performance.now(), program: watched?.program ?? null },
      offices: () => this.all,
      trouble: (error) => watched?.trouble('machine', error),
    });
  }

  static async open(deps: Deps): Promise<Offices> {
    const ear: { hear: Ear } = { hear: () => {} };
    const changed = (house: string): void => {
      ear.hear(house, 'people', []);
      for (const table of deps.around().tables.values()) {
        if (house !== EVERYWHERE && table.rules.house !== house) continue;
        if (table.floor.isHouses) table.showAll();
        table.arrange();
      }
    };
    const people = await People.load({ ...deps, changed });
    return new Offices(people, await OwnLimits.load(deps.store, deps.now), deps, ear);
  }
  listen(hear: Ear): void {
    this.ear.hear = hear;
  }
  /** Null where there is no such house. */
  async of(house: string): Promise<Office | null> {
    if (findHouse(house) !== house) return null;
    let office = this.open.get(house);
    if (!office) {
      const { store, now, sealer, around } = this.deps;
      const { world, tables, asleep, table } = around();
      const { walletMoved } = world;
      const changed: Ear = (...what) => this.ear.hear(...what);
      const { people } = this;
      const all = () => tables.values();
      const sleeping = () =>
        [...asleep.values()].flatMap(({ seen, listed }) => (seen && listed.house === house ? [seen] : []));
      const isExcluded = (patron: string): boolean => this.own.isExcluded(patron);
      const deps = {
        store,
        now,
        sealer,
        people,
        isExcluded,
        changed,
        walletMoved,
        tables: all,
        asleep: sleeping,
        table,
        world,
      };
      office = Office.open(house, deps);
      this.open.set(house, office);
      office.then(
        (one) => this.ready.set(house, one),
        () => this.open.delete(house),
      );
    }
    return office;
  }
  /** Those that are open by now. */
  get all(): readonly Office[] {
    return [...this.ready.values()];
  }
  /** After a restart those go on that have kept something. */
  async wake(): Promise<void> {
    for (const { stream } of await this.deps.store.streams('office-')) await this.of(stream.slice('office-'.length));
    const { watched } = this.deps;
    if (watched) await this.machine.start(watched.written);
  }
  tablesChanged(house: string): void {
    this.ready.get(house)?.lists.tablesChanged();
    this.ear.hear(house, 'tables', []);
  }
  /** Somebody is kept out from now on, or no longer: he is on no list. */
  doorsChanged(): void {
    for (const { lists } of this.ready.values()) lists.tablesChanged();
  }
  /** A hand is over at one of the houses' tables: what was collected lies in the boxes. */
  handOver(table: string): void {
    const at = this.deps.around().tables.get(table);
    if (at?.floor.isHouses) this.ear.hear(at.rules.house, 'money', []);
  }
  async rest(): Promise<void> {
    this.machine.stop();
    await Promise.all([...this.ready.values()].map((office) => office.rest()));
  }
  /** Is somebody on a list, called, or on his way? */
  isListed(patron: string): boolean {
    return [...this.ready.values()].some(({ lists }) => lists.people().includes(patron));
  }
  /** One's places, calls and moves, at all houses. */
  yours(patron: string): YourLists {
    const all = [...this.ready.values()].map(({ lists }) => yourLists(lists, patron));
    return {
      places: all.flatMap(({ places }) => places),
      calls: all.flatMap(({ calls }) => calls),
      moves: all.flatMap(({ moves }) => moves),
      lunches: all.flatMap(({ lunches }) => lunches),
    };
  }
  /** What the lists of the houses say of seats. */
  readonly seats: SeatsKept = {
    refuses: (table, seat, patron) => first(this.ready, ({ lists }) => lists.refuses(table, seat, patron)),
    keptUntil: (table, patron) => first(this.ready, ({ lists }) => lists.keptUntil(table, patron)),
    keeps: (house) => this.ready.get(house)?.lists.keeps() ?? null,
  };
  /** What somebody is at the tables of a house whose floor he may hold, or for which he is on duty; null for everybody else. */
  staffAt(house: string, patron: string): StaffAt | null {
    const duty = this.people.dutyOf(patron);
    const onDuty = duty?.house === house;
    const may = this.people.may(patron, 'rule', house);
    const floor = !('refused' in may);
    if (!onDuty && !floor) return null;
    const role = floor ? may.role : duty!.role;
    return { role, floor, dealer: floor || (onDuty && duty.role === 'dealer'), onDuty };
  }
  /** Whose doing an edition of a house's game is; null: it came with the program. */
  putInForce(house: string, game: string, edition: string): EditionPut | null {
    return this.ready.get(house)?.inForce.of(game, edition) ?? null;
  }
  /** Whom the house or he himself keeps from its tables. */
  readonly doors: Doors = {
    refuses: async (patron, { house, banked, wallet }, amount) => {
      const office = house === null ? null : await this.of(house);
      const bar = office?.bars.of(patron, this.deps.now()) ?? null;
      if (bar) return bar.until === null ? roomRefuse('barred-for-good') : roomRefuse('barred', { from: bar.until });
      const kept = office && banked && this.keptFromBank(office, patron, banked);
      if (kept) return roomRefuse(kept);
      return wallet ? this.own.refuses(patron, amount) : null;
    },
    isProvided: (patron, { house }) => house !== null && (this.ready.get(house)?.providers.of(patron) ?? null) !== null,
    leaves: (patron, { house, duty, banked, wallet }) => {
      // He clocked in while he was sitting down.
      if (duty !== null && this.people.dutyOf(patron)?.house === duty) return { at: 0, by: null, why: 'on-duty' };
      const over = banked && this.ready.get(house ?? '')?.providers.leaves(patron, this.deps.now());
      if (typeof over === 'number') return { at: over, by: null, why: 'contract' };
      const bar = house === null ? null : (this.ready.get(house)?.bars.of(patron, this.deps.now()) ?? null);
      if (bar) return { at: 0, by: { who: 'floor', ...bar.by, reason: bar.reason } };
      const at = wallet ? this.own.leaves(patron) : null;
      return at === null ? null : { at, by: null };
    },
  };
  /** Where players bank: the house never does, through nobody on its staff; and who plays for a provider goes by his contract. */
  private keptFromBank({ house, providers }: Office, patron: string, banked: { readonly table: string }) {
    if (this.people.rolesAt(patron, house).length > 0) return 'staff-bank';
    const tables = this.bankedAt(house);
    return providers.refuses(patron, this.deps.now(), tables.find(({ id }) => id === banked.table)!, tables);
  }
  /** The tables of a house where players bank, and who sits there: at those that sleep nobody does. */
  bankedAt(house: string): readonly ProviderTable[] {
    return [...this.deps.around().tables.values()]
      .filter(({ rules, floor }) => rules.house === house && floor.entrance.banked !== null)
      .map(({ id, rules, state }) => {
        return { id, game: openedFor(rules), seated: state.sittings.map((one) => one.patron.id) };
      });
  }
}
const first = <T>(all: ReadonlyMap<string, Office>, ask: (office: Office) => T | null): T | null => {
  for (const office of all.values()) {
    const answer = ask(office);
    if (answer !== null) return answer;
  }
  return null;
};
