// The tables of a house as their streams tell them, between two moments: found by halving, so that a day costs what was played on it.
import { findHouse } from 'baraja/books';
import type { Store, StoredEvent } from '../../store/index.js';
import type { Span } from '../../table/day.js';
import { asItStands, type StoredTableEvent, type TableOpened } from '../../table/index.js';

export interface HouseTable {
  readonly id: string;
  readonly name: string;
  readonly opened: TableOpened;
  /** When. */
  readonly at: number;
}
export interface TableMoment extends Pick<StoredEvent, 'version' | 'at'> {
  readonly table: HouseTable;
  readonly e: StoredTableEvent;
}

/** The first version of a stream that is stored at or after a moment; one past its end where there is none. */
export async function versionAt(store: Store, stream: string, version: number, at: number): Promise<number> {
  let [low, high] = [1, version + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const [found] = await store.read(stream, middle, 1);
    if (found!.at < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
/** Everything of a stream between two moments. */
export async function* between(store: Store, stream: string, span: Span): AsyncIterable<StoredEvent> {
  const { version } = await store.latest(stream);
  const from = await versionAt(store, stream, version, span.from);
  if (from > version) return;
  for await (const page of store.pages(stream, from))
    for (const stored of page) {
      if (stored.at >= span.to) return;
      yield stored;
    }
}

/** Of a hand from its opening on; of one that was opened before, all of it. */
const stands = (hand: readonly TableMoment[]): readonly TableMoment[] =>
  hand[0]?.e.type === 'RoundOpened' ? asItStands(hand.map((one) => ({ ...one, event: one.e }))) : hand;

export class HouseTables {
  /** How tables were opened never changes: each is looked at once. */
  private readonly known = new Map<string, HouseTable | null>();
  constructor(
    private readonly store: Store,
    private readonly house: string,
  ) {}

  /** The house's own tables: practice is nobody's business, and what people open for themselves is theirs. */
  async all(): Promise<readonly HouseTable[]> {
    const found: HouseTable[] = [];
    for (const { stream } of await this.store.streams('table-')) {
      const table = await this.look(stream);
      if (table) found.push(table);
    }
    return found;
  }
  private async look(stream: string): Promise<HouseTable | null> {
    const known = this.known.get(stream);
    if (known !== undefined) return known;
    const [first] = await this.store.read(stream, 1, 1);
    const opened = first!.body as unknown as TableOpened;
    const isOurs =
      opened.type === 'TableOpened' &&
      !opened.practice &&
      opened.host === null &&
      findHouse(opened.opening.house ?? '') === this.house;
    const table = isOurs ? { id: opened.id, name: opened.name, opened, at: first!.at } : null;
    this.known.set(stream, table);
    return table;
  }
  /** The same, without what the floor took back of a hand: a whole hand at once, when it is over. */
  async *standing(span: Span): AsyncIterable<TableMoment> {
    let hand: TableMoment[] = [];
    for await (const moment of this.during(span)) {
      const { type } = moment.e;
      if (type === 'RoundOpened' || hand[0]?.table !== moment.table) {
        yield* stands(hand);
        hand = [];
      }
      hand.push(moment);
    }
    yield* stands(hand);
  }
  /** What happened at all of them, table by table. */
  async *during(span: Span): AsyncIterable<TableMoment> {
    for (const table of await this.all()) {
      if (table.at >= span.to) continue;
      for await (const { version, at, body } of between(this.store, `table-${table.id}`, span))
        yield { table, version, at, e: body as unknown as StoredTableEvent };
    }
  }
}
