// The packs of a table in a copy that is taken along: which are proved there, and which stay sealed.
import { findHouse } from 'baraja/books';
import type { Store } from '../store/index.js';
import type { StoredTableEvent } from '../table/index.js';

export type Pledge = Extract<StoredTableEvent, { type: 'DeckPledged' }>;

/** A table the house has opened itself, and no friends have. */
export async function isTableOf(store: Store, stream: string, house: string): Promise<boolean> {
  const [first] = await store.read(stream, 1, 1);
  const e = first?.body as unknown as StoredTableEvent | undefined;
  return e?.type === 'TableOpened' && e.by !== undefined && findHouse(e.opening.house) === house;
}
/** All of them; and from which round on they stay sealed: that of the last shuffle, unless the table is closed. */
export async function packsOf(
  store: Store,
  stream: string,
): Promise<{ readonly pledges: readonly Pledge[]; readonly from: number }> {
  const pledges: Pledge[] = [];
  let isClosed = false;
  for await (const page of store.pages(stream))
    for (const { body } of page) {
      const e = body as unknown as StoredTableEvent;
      if (e.type === 'DeckPledged') pledges.push(e);
      if (e.type === 'TableClosed') isClosed = true;
    }
  const last = pledges.at(-1);
  return { pledges, from: isClosed || last === undefined ? Number.POSITIVE_INFINITY : (last.on?.round ?? last.round) };
}
