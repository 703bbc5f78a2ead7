// A copy of a room's record to be taken along and proved elsewhere, without the key of its seals: with it come the keys of single packs,
// of hands that are over, so that every card of those can be proved; of a hand, or a shoe, that is under way nothing can be read. And the
// room's signed heads, so that the copy can be held against them.
import { rmSync } from 'node:fs';
import { findHouse } from 'baraja/books';
import { type KeyedSealer, openerOf, type Sealer } from '../fair/index.js';
import { openStore, type Store } from '../store/index.js';
import type { StoredTableEvent } from '../table/index.js';

/** Kept where a table's fold is kept: beside its events, and no part of them. */
const OPENINGS = 'openings-1';
const HEADS = 'heads-1';
/** The stream that says whose room it is. */
const ROOM = 'room';
interface Openings {
  readonly keys: readonly (readonly [salt: string, key: string])[];
}
interface Heads {
  readonly lines: readonly string[];
}
export interface Exported {
  readonly events: number;
  /** Packs that can be proved, and those that stay sealed. */
  readonly open: number;
  readonly sealed: number;
}

type Pledge = Extract<StoredTableEvent, { type: 'DeckPledged' }>;
/**
 * The packs of a table; and from which round on they stay sealed: that of the last shuffle, unless the table is closed. Of what is not the
 * house's own, where only that is asked for, all of them.
 */
async function packsOf(
  store: Store,
  stream: string,
  house: string | undefined,
): Promise<{ pledges: readonly Pledge[]; from: number }> {
  const pledges: Pledge[] = [];
  let [isClosed, isAsked] = [false, house === undefined];
  for await (const page of store.pages(stream))
    for (const { body } of page) {
      const e = body as unknown as StoredTableEvent;
      if (e.type === 'DeckPledged') pledges.push(e);
      if (e.type === 'TableClosed') isClosed = true;
      if (e.type === 'TableOpened' && e.by && findHouse(e.opening.house) === house) isAsked = true;
    }
  if (!isAsked) return { pledges, from: 0 };
  const last = pledges.at(-1);
  return { pledges, from: isClosed || last === undefined ? Number.POSITIVE_INFINITY : (last.on?.round ?? last.round) };
}

const rubOut = (path: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
};
interface Record {
  readonly store: Store;
  readonly sealer: KeyedSealer;
  readonly heads: readonly string[];
  /** Only the packs of its own tables are opened, and no cards that friends, or another house, have dealt. */
  readonly house?: string;
}
/** Writes the copy into a new file. */
export async function exportRecord({ store, sealer, heads, house }: Record, to: string): Promise<Exported> {
  const work = `${to}.work`;
  rubOut(work);
  await store.copy(work);
  const copy = await openStore({ path: work, thread: false });
  try {
    let [events, open, sealed] = [0, 0, 0];
    for (const { stream, version } of await copy.streams()) {
      events += version;
      if (!stream.startsWith('table-')) continue;
      const { pledges, from } = await packsOf(copy, stream, house);
      const over = pledges.filter(({ round }) => round < from);
      const keys = over.flatMap((e) => (e.sealed === undefined ? [] : [sealer.keyOf(e.sealed)]));
      open += over.length;
      sealed += pledges.length - over.length;
      const body = { keys } satisfies Openings;
      await copy.putSnapshot({ stream, version, kind: OPENINGS, body });
    }
    const { version } = await copy.latest(ROOM);
    await copy.putSnapshot({ stream: ROOM, version, kind: HEADS, body: { lines: heads } satisfies Heads });
    await copy.copy(to); // one file, with nothing beside it
    return { events, open, sealed };
  } finally {
    await copy.close();
    rubOut(work);
  }
}

/** What came along with a copy; null where it is none. */
export async function exportedWith(
  store: Store,
): Promise<{ readonly opener: Sealer; readonly heads: readonly string[] } | null> {
  const keys = new Map<string, string>();
  let isExport = false;
  for (const { stream } of await store.streams('table-')) {
    const found = await store.getSnapshot(stream, OPENINGS);
    if (found === undefined) continue;
    isExport = true;
    for (const [salt, key] of (found.body as unknown as Openings).keys) keys.set(salt, key);
  }
  const heads = await store.getSnapshot(ROOM, HEADS);
  if (!isExport && heads === undefined) return null;
  return { opener: openerOf(keys), heads: (heads?.body as unknown as Heads | undefined)?.lines ?? [] };
}
