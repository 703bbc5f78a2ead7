// Where a table's stream begins and ends: the rules it was opened by, the felt its last round closed with, and whether it is closed.
import { isOpened, openTable } from 'baraja/books';
import { evolve, type Live, type TableEvent, type TableRules, type TableState } from 'baraja/table';
import type { FloorState } from './floor.js';
import type { StoredTableEvent, TableOpened } from './kinds.js';
import type { OfferKept } from './table-editions.js';
import type { World } from './world.js';

/** The book a table was opened under is no longer in force. */
export class OtherEdition extends Error {
  constructor(table: string) {
    super(`table ${table} was opened under another edition of the book`);
  }
}

export interface DealtRound extends Pick<Live, 'number' | 'game' | 'round'> {
  /** How many pots, and halves of pots, were awarded one after the other; not known of a round found again. */
  readonly awards?: number;
  /** How many hands were turned one after the other at its end; not known of a round found again. */
  readonly turned?: number;
}
/** A hand is turned up. */
const TURNS: readonly string[] = ['HandShown', 'HandsTurned'];

/** The felt a round ended with. Its last choice, the showdown and the close are one command's events. */
export function endOf(before: TableState, events: readonly TableEvent[]): DealtRound | null {
  let state = before;
  let [awards, turned] = [0, 0];
  for (const e of events) {
    if (e.type === 'RoundClosed') break;
    if (e.type === 'Played' && e.event.type === 'PotAwarded') awards++;
    if (e.type === 'Played' && TURNS.includes(e.event.type)) turned++;
    state = evolve(state, e);
  }
  return state.live && { ...state.live, awards, turned };
}
export async function isClosed({ store }: World, stream: string): Promise<boolean> {
  const { version } = await store.latest(stream);
  const [last] = await store.read(stream, version, 1);
  return (last?.body as StoredTableEvent | undefined)?.type === 'TableClosed';
}
/** The form a table is kept whole in. */
export const SNAPSHOT = 'table/2';
/** A table as it was kept. */
export interface KeptWhole {
  readonly version: number;
  readonly body: {
    readonly edition: string | undefined;
    /** Of the game the table was opened for, where another was chosen. */
    readonly own?: string;
    readonly hash: string;
    /** The day whose law it is played by, where that is not the one it was opened on. */
    readonly day?: string;
    readonly state: TableState;
    /** What the floor had said. */
    readonly floor?: FloorState;
    /** What had been said of another edition. */
    readonly offer?: OfferKept;
  };
}
/** Keeps a table whole as it stands between rounds, where it is plain JSON; the order of its shoe, which is secret, is not in it. */
export async function keepWhole(table: Kept): Promise<void> {
  const { rules, live: _live, shoe, ...rest } = table.state;
  const body = { ...rest, shoe: shoe && { gone: shoe.gone, faces: [] } };
  const { stream, version, world, edition } = table;
  const { own, said, day } = table.editions;
  await world.store.putSnapshot({
    stream,
    version,
    kind: SNAPSHOT,
    body: {
      edition,
      ...(own === edition ? {} : { own }),
      hash: rules.hash,
      ...(day === undefined ? {} : { day }),
      state: body,
      floor: table.floor.state,
      ...(said === null ? {} : { offer: said }),
    } as never,
  });
}
/** A table is kept whole this often, so that a restart need not fold it from the beginning: without it that takes longer. */
const ROUNDS_A_SNAPSHOT = 50;
export async function keepSometimes(table: Kept & { readonly id: string }): Promise<void> {
  if (table.state.live === null && table.state.rounds % ROUNDS_A_SNAPSHOT === 0)
    await keepWhole(table).catch((error) => table.world.trouble(table.id, error));
}
interface Kept {
  readonly world: World;
  readonly stream: string;
  readonly version: number;
  readonly state: TableState;
  readonly edition: string | undefined;
  readonly editions: {
    readonly own: string | undefined;
    readonly day: string | undefined;
    readonly said: OfferKept | null;
  };
  readonly floor: { readonly state: FloorState };
}
/** A table as it was opened, by the law of another day where it went over to that. */
export const onDay = (opening: TableOpened['opening'], day: string | undefined): TableOpened['opening'] =>
  day === undefined ? opening : { ...opening, on: day };
export function rulesOf(opening: TableOpened['opening']): TableRules {
  const rules = openTable(opening);
  if (!isOpened(rules)) throw new Error(`no table can be opened so: ${rules.refused}`);
  return rules;
}
