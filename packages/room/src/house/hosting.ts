// How tables come to be in a room: those that stand open from the start, practice for somebody in a hurry, and tables that people open
// for themselves; and which are closed for it where there are too many.
import { randomBytes } from 'node:crypto';
import { isOpened, type Opening, type OpeningRefusal } from 'baraja/books';
import type { Store } from '../store/index.js';
import { openOn } from '../table/day.js';
import { botsAtPractice, plainName, prepareBots, TableActor, type TableOpened, type World } from '../table/index.js';
import { STANDING, STANDING_NAME, standingId, standingTables } from './standing.js';
import type { Tables } from './tables.js';

const HOSTED_MAX = 30;
/** A practice table that was offered is kept for whoever asked, this many milliseconds. */
const OFFERED_FOR = 10_000;

export const newId = (): string => randomBytes(6).toString('hex');
export type Asked = Omit<TableOpened, 'type' | 'hash' | 'purse' | 'apart'>;
export interface OwnTable {
  readonly name?: string;
  readonly bots: number;
  readonly listed?: boolean;
  readonly club?: string;
}
interface Deps {
  readonly world: World;
  readonly all: Tables;
  readonly store: Store;
  /** So many tables at most; then deserted ones are closed. */
  readonly most: number;
  readonly shut: (id: string) => Promise<void>;
}

export class Hosting {
  /** Practice tables that were offered, to whom and when. */
  private readonly offered = new Map<string, { readonly to: string; readonly at: number }>();

  constructor(private readonly deps: Deps) {}

  /** Those that were not there yet. */
  async openStanding(): Promise<readonly TableActor[]> {
    const { world, all, store } = this.deps;
    const wanted = standingTables(world.now());
    const ids = await Promise.all(wanted.map(({ rules }) => standingId(rules, { has: (id) => all.has(id), store })));
    const missing = wanted
      .map(({ opening, rules }, i) => ({ id: ids[i]!, name: plainName(rules), opening }))
      .filter(({ id }, i) => !all.has(id) && ids.indexOf(id) === i);
    await this.makeRoom();
    // All at once: what they store is flushed to the disk together.
    const opened = await Promise.all(
      missing.map((table) => TableActor.open(this.deps.world, { ...table, ...STANDING })),
    );
    for (const table of opened) this.deps.all.add(table);
    await Promise.all(opened.map((table) => table.seatBots(botsAtPractice(table.rules))));
    return opened;
  }
  /** When there are very many tables, the oldest that nobody sits at or looks at are closed for good. */
  private async makeRoom(): Promise<void> {
    const most = this.deps.most;
    for (const { id, seen } of this.deps.all.asleep.values()) {
      if (this.deps.all.size < most) return;
      if (seen === null && !id.startsWith(STANDING_NAME)) await this.deps.shut(id);
    }
    for (const [id, table] of this.deps.all.awake) {
      if (this.deps.all.size < most) return;
      if (table.isDeserted && !table.opened.by && !id.startsWith(STANDING_NAME)) await this.deps.shut(id);
    }
  }
  /** Opens a table, as whoever may have it opened says. */
  async add(opened: Asked): Promise<TableActor> {
    await this.makeRoom();
    const table = await TableActor.open(this.deps.world, opened);
    this.deps.all.add(table);
    this.deps.world.changed(table.rules.house);
    return table;
  }

  /**
   * A practice table for somebody in a hurry: where he sits already, or else one at which nobody has played yet. Whoever joins
   * a game under way waits for the hand to end and the blinds to come round. Those that were played at and left are closed.
   */
  async practice(patron: string, opening: Opening): Promise<TableActor | OpeningRefusal> {
    const rules = openOn(opening, this.deps.world.now());
    if (!isOpened(rules)) return rules;
    const tables = [...this.deps.all.awake.values()].filter(
      ({ opened, rules: { hash } }) => opened.practice && !opened.unlisted && !opened.by && hash === rules.hash,
    );
    const own = tables.find(({ state }) =>
      state.sittings.some((s) => s.patron.id === patron && s.away === null && s.leaving === null),
    );
    if (own) return own;
    const now = this.deps.world.now();
    const isKept = (id: string): boolean => {
      const kept = this.offered.get(id);
      return kept !== undefined && kept.to !== patron && now - kept.at < OFFERED_FOR;
    };
    const deserted = tables.filter((one) => one.isDeserted);
    const rows = [...this.deps.all.asleep.values()].filter(
      (row) => row.practice && !row.unlisted && row.seen === null && row.hash === rules.hash,
    );
    const free = [
      ...deserted.map(({ id, state }) => ({ id, rounds: state.rounds })),
      ...rows.map(({ id, rounds }) => ({ id, rounds })),
    ];
    const untouched = free.find((one) => one.rounds === 0 && !isKept(one.id));
    const id = untouched?.id ?? newId();
    this.offered.set(id, { to: patron, at: now }); // before anything is waited for: somebody else may ask meanwhile
    const again = untouched && (await this.deps.all.find(id));
    if (again) return again;
    // Looked at again each time: while one is being closed, somebody may sit down at the next.
    for (const { id: left, rounds } of free)
      if (rounds > 0 && (this.deps.all.awake.get(left)?.isDeserted ?? this.deps.all.asleep.has(left)))
        await this.deps.shut(left);
    const table = await this.add({ id, name: plainName(rules), opening, host: null, practice: true, unlisted: false });
    await table.seatBots(botsAtPractice(rules));
    prepareBots(table);
    table.arrange();
    return table;
  }
  /** Whether somebody may open one more table of his own. When he has many, those that are deserted are closed first. */
  async mayHost(host: string): Promise<boolean> {
    const awake = [...this.deps.all.awake.values()].filter(({ opened }) => opened.host === host);
    const own = [...[...this.deps.all.asleep.values()].filter((row) => row.host === host), ...awake];
    let left = own.length;
    for (const { id } of own) {
      if (left < HOSTED_MAX) break;
      if (this.deps.all.awake.get(id)?.isDeserted === false) continue;
      await this.deps.shut(id);
      left--;
    }
    return left < HOSTED_MAX;
  }
  /** A table of one's own: its host holds the floor, and may have it listed for anybody to find, where only people play. */
  async privateTable(host: string, asked: Opening, p: OwnTable): Promise<TableActor | OpeningRefusal> {
    // Where people open a table for themselves no bot ever sits down.
    const opening: Opening = p.bots > 0 ? asked : { ...asked, bots: 'barred' };
    const rules = openOn(opening, this.deps.world.now());
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
}
