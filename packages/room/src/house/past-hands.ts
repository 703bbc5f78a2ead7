// Every hand of one game that a store has, whole: the table before it was dealt, what happened in it, and the order of the pack. For
// whoever may see all of that: a program on the room's own machine, with the key of the seals.

import type { Event } from 'baraja';
import type { Opening } from 'baraja/books';
import { emptyTable, evolve, type Played, type RoundClosed, type RoundOpened, type TableState } from 'baraja/table';
import type { Sealer } from '../fair/index.js';
import type { Store } from '../store/index.js';
import { onDay } from '../table/ends.js';
import {
  asItStands,
  editionsIn,
  type Pledged,
  PledgeReader,
  playedFrom,
  type StoredTableEvent,
  unfold,
} from '../table/index.js';

export interface PastHand {
  readonly table: string;
  readonly round: number;
  readonly opening: Opening;
  /** By the rules it was dealt by. */
  readonly before: TableState;
  readonly opened: RoundOpened;
  readonly log: readonly Event[];
  /** The same with who did it for whom, where not the actor himself, and the milliseconds since the deal. */
  readonly played: readonly { readonly after: number; readonly event: Played }[];
  readonly closed: RoundClosed;
  /** When it was dealt. */
  readonly at: number;
}
/** Which games and tables: by their ids; whatever is left out, all of them. */
export interface GameAt {
  readonly house?: string | undefined;
  readonly game?: string | undefined;
  readonly table?: string | undefined;
}

/** Table by table, each in the order it was played. Null for a hand that cannot be laid out any more. */
export async function* pastHands(store: Store, sealer: Sealer, wanted: GameAt): AsyncGenerator<PastHand | null> {
  for (const { stream } of await store.streams('table-')) {
    const table = await TablePast.begun(store, sealer, stream, wanted);
    if (table === null) continue;
    for await (const page of store.pages(stream))
      for (const { body, at } of page) {
        const hand = await table.read(body as unknown as StoredTableEvent, at);
        if (hand !== undefined) yield hand;
      }
  }
}

type Found = Pick<PastHand, 'before' | 'opened' | 'log' | 'played'>;

class TablePast {
  private state: TableState | null = null;
  /** What has happened since the last hand was closed. */
  private since: { readonly event: StoredTableEvent; readonly at: number }[] = [];
  private dealtAt = 0;
  private readonly pledges: PledgeReader;
  private constructor(
    private readonly store: Store,
    sealer: Sealer,
    private readonly id: string,
    private opening: Opening,
  ) {
    this.pledges = new PledgeReader(id, sealer);
  }
  /** Null for a table of another game. */
  static async begun(store: Store, sealer: Sealer, stream: string, wanted: GameAt): Promise<TablePast | null> {
    const [first] = await store.read(stream, 1, 1);
    const opened = first?.body as unknown as StoredTableEvent | undefined;
    if (opened?.type !== 'TableOpened') return null;
    const rules = await editionsIn(store).rules(opened.opening, opened.edition);
    const { house = rules?.house, game = rules?.gameId, table = opened.id } = wanted;
    const isWanted = rules !== null && rules.house === house && rules.gameId === game && opened.id === table;
    return isWanted ? new TablePast(store, sealer, opened.id, opened.opening) : null;
  }
  /** A hand, where one is closed. */
  async read(e: StoredTableEvent, at: number): Promise<PastHand | null | undefined> {
    this.pledges.fold(e);
    if (e.type === 'RoundOpened') this.dealtAt = at;
    if (e.type === 'EditionChanged') this.opening = onDay(this.opening, e.day);
    if (e.type === 'TableOpened' || e.type === 'EditionChanged') await this.turn(e.edition);
    else this.since.push({ event: e, at });
    return e.type === 'RoundClosed' ? this.closed(e) : undefined;
  }
  private async turn(edition: string | undefined): Promise<void> {
    const rules = await editionsIn(this.store).rules(this.opening, edition);
    if (rules === null) this.state = null;
    else if (this.state === null) this.state = emptyTable(rules);
    else {
      this.fold();
      this.state = { ...this.state, rules };
    }
  }
  private closed(closed: RoundClosed): PastHand | null {
    if (this.state === null) return null;
    try {
      const found = this.fold();
      const where = { table: this.id, round: closed.round, at: this.dealtAt, opening: this.opening };
      return found && { ...where, closed, ...found };
    } catch {
      // Today's program cannot lay this table out any further; its record is as it was.
      this.state = null;
      return null;
    }
  }
  /** Folds what has happened; what was taken back is left out. The hand that was dealt in it, if one was. */
  private fold(): Found | null {
    let found: (Found & { log: Event[]; played: PastHand['played'][number][] }) | null = null;
    const pledged: readonly Pledged[] = this.pledges.packs;
    for (const { event, at } of asItStands(this.since)) {
      const before = this.state!;
      if (event.type === 'RoundOpened') found = { before, opened: event, log: [], played: [] };
      if (event.type === 'Played') {
        const played: Played = { ...event, event: playedFrom(before, event.event, pledged) };
        found?.log.push(played.event);
        found?.played.push({ after: Math.max(0, at - this.dealtAt), event: played });
        this.state = evolve(before, played);
      } else this.state = unfold(before, event, pledged);
    }
    this.since = [];
    return found;
  }
}
