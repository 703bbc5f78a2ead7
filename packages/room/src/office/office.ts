// A house's office: what its staff keeps beside the tables, in one journal. Each part folds from it what it needs to know.
import type { KeyedSealer } from '../fair/index.js';
import type { OfficeNews } from '../protocol/frames.js';
import type { Store } from '../store/index.js';
import type { TableActor, World } from '../table/index.js';
import { Bars } from './bars.js';
import { Boxes } from './boxes.js';
import { Disputes } from './disputes.js';
import { OFFICE_FACTS, type OfficeEvent } from './facts.js';
import { Float } from './float.js';
import { InForce } from './in-force.js';
import { Jackpots } from './jackpots.js';
import { Journal } from './journal.js';
import { Judgements } from './judged.js';
import { Licence } from './licence.js';
import { Lists } from './lists-keeper.js';
import type { SeenTable } from './lists-look.js';
import { Machine } from './machine.js';
import { Openings } from './openings.js';
import type { People } from './people.js';
import { Providers } from './providers.js';
import { Records } from './records/index.js';
import { Slips } from './slips.js';

/** Something the office keeps. */
export interface OfficePart {
  fold(event: OfficeEvent, at: number, version: number): void;
}
export interface OfficeDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly people: People;
  /** Has somebody excluded himself from play? */
  readonly isExcluded: (patron: string) => boolean;
  /** A part of a house's office is not as it was. */
  readonly changed: (house: string, part: OfficeNews, concerns: readonly string[]) => void;
  /** Somebody has more or fewer chips than before. */
  readonly walletMoved?: (patron: string) => void;
  /** The open tables of the room. */
  readonly tables: () => Iterable<TableActor>;
  /** Those of the house that sleep; and a table, woken. */
  readonly asleep: () => readonly SeenTable[];
  readonly table: (id: string) => Promise<TableActor | null>;
  readonly world: Pick<World, 'now' | 'later' | 'trouble' | 'walletMoved'>;
  /** What the room's secrets lie under. */
  readonly sealer?: KeyedSealer;
}

export class Office {
  readonly journal: Journal<OfficeEvent>;
  /** Who waits for which game, who is called to which seat, who moves. */
  readonly lists: Lists;
  readonly disputes = new Disputes();
  /** What was said of rulings after they were made. */
  readonly judgements = new Judgements();
  /** Whom the house keeps from its tables. */
  readonly bars = new Bars();
  /** Tables that wait for a second word. */
  readonly openings = new Openings();
  /** How many tables it may run. */
  readonly licence = new Licence();
  /** Its clock, and its program. */
  readonly machine = new Machine();
  /** Whose proposition players come, and by which contract. */
  readonly providers: Providers;
  private readonly parts: readonly OfficePart[];
  readonly boxes: Boxes;
  readonly jackpots: Jackpots;
  /** The editions of its games, and whose doing they are. */
  readonly inForce: InForce;
  readonly slips: Slips;
  /** The house's own money in its cage. */
  readonly float: Float;
  readonly records: Records;

  private constructor(
    readonly house: string,
    readonly deps: OfficeDeps,
  ) {
    const { store, now, people, tables, asleep, table, world } = deps;
    const happen: Journal<OfficeEvent>['happen'] = (decide, id) => this.journal.happen(decide, id);
    const keepsOut = (patron: string): boolean => this.bars.of(patron, now()) !== null || deps.isExcluded(patron);
    this.jackpots = new Jackpots({ house, store, keepsOut, happen });
    this.inForce = new InForce({ store, happen });
    this.boxes = new Boxes({ house, store, happen, jackpot: () => this.jackpots.place });
    this.slips = new Slips({ house, store, keepsOut, happen });
    this.float = new Float({ house, store, happen });
    this.records = new Records({ house, store, boxes: this.boxes, slips: this.slips, judgements: this.judgements });
    const fold = (e: OfficeEvent, at: number, version: number): void => {
      for (const part of this.parts) part.fold(e, at, version);
    };
    const walletMoved = (patron: string): void => world.walletMoved(patron);
    this.journal = new Journal({ store, now, stream: `office-${house}`, facts: OFFICE_FACTS, fold, walletMoved });
    const isOnDuty = (patron: string): boolean => people.dutyOf(patron)?.house === house;
    const changed = (concerns: readonly string[]): void => this.changed('lists', concerns);
    this.lists = new Lists({
      house,
      journal: this.journal,
      store,
      world,
      tables,
      asleep,
      wake: table,
      isOnDuty,
      keepsOut,
      changed,
    });
    this.providers = new Providers(house);
    const { lists, boxes, jackpots, slips, float, disputes, judgements, bars, openings, providers, licence, machine } =
      this;
    const money = [boxes, jackpots, slips, float];
    this.parts = [lists, ...money, disputes, judgements, bars, openings, providers, licence, machine, this.inForce];
  }
  static async open(house: string, deps: OfficeDeps): Promise<Office> {
    const office = new Office(house, deps);
    await office.journal.load();
    office.lists.arrange();
    return office;
  }
  /** What the time asks for is done no more. */
  rest(): Promise<void> {
    return this.lists.rest();
  }
  /** Whoever looks at that part of the office is told to look again. */
  changed(part: OfficeNews, concerns: readonly string[] = []): void {
    this.deps.changed(this.house, part, concerns);
  }
}
