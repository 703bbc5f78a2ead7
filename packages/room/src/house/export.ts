// A copy of a room's record to be taken along and proved elsewhere, without the key of its seals: with it come the keys of single packs,
// of hands that are over, so that every card of those can be proved; of a hand, or a shoe, that is under way nothing can be read. And the
// room's signed heads, so that the copy can be held against them. What is held back from it leaves its seal.
import { rmSync } from 'node:fs';
import { type KeyedSealer, openerOf, type Sealer } from '../fair/index.js';
import type { Whole } from '../ledger/index.js';
import { type HeldBack, openStore, type Store, type StreamHead, withhold } from '../store/index.js';
import { heldBack, isAccountOf } from './export-held.js';
import { packsOf } from './export-packs.js';

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
  /** Whose record it is, where it is one house's alone. */
  readonly house?: string;
}
export interface Exported {
  readonly events: number;
  /** Packs that can be proved, and those that stay sealed. */
  readonly open: number;
  readonly sealed: number;
  /** Events, and entries of the book, of which only the seal goes along. */
  readonly withheld: number;
}

const rubOut = (path: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
};
interface Record {
  readonly store: Store;
  readonly sealer: KeyedSealer;
  readonly heads: readonly string[];
  /** Only what is this house's own goes along. */
  readonly house?: string;
}
/** Writes the copy into a new file. */
export async function exportRecord({ store, sealer, heads, house }: Record, to: string): Promise<Exported> {
  const work = `${to}.work`;
  rubOut(work);
  await store.copy(work);
  try {
    const whole = await openStore({ path: work, thread: false });
    const holding = await heldBack(whole, house).finally(() => whole.close());
    const held = withhold(work, holding);
    const copy = await openStore({ path: work, thread: false });
    try {
      const packs = await putKeys(copy, sealer, holding);
      const { stream, version } = await labelled(copy);
      // A room that keeps nothing on disk has not said whose heads are its own.
      const body = { lines: stream === ROOM ? heads : [], ...(house === undefined ? {} : { house }) } satisfies Heads;
      await copy.putSnapshot({ stream, version, kind: HEADS, body });
      await copy.copy(to); // one file, with nothing beside it and nothing left of what is held back
      return { ...packs, withheld: held.events + held.entries };
    } finally {
      await copy.close();
    }
  } finally {
    rubOut(work);
  }
}
/** Where it is said whose copy it is: a room that keeps nothing on disk has no stream of its own. */
async function labelled(store: Store): Promise<StreamHead> {
  const all = await store.streams();
  return (
    all.find(({ stream }) => stream === ROOM) ??
    all.find(({ stream }) => !stream.startsWith('table-')) ?? { stream: ROOM, version: 0, hash: '' }
  );
}
/** The keys of the packs that are over, beside the tables they were dealt at. */
async function putKeys(
  copy: Store,
  sealer: KeyedSealer,
  { events: held }: HeldBack,
): Promise<Omit<Exported, 'withheld'>> {
  let [events, open, sealed] = [0, 0, 0];
  for (const { stream, version } of await copy.streams()) {
    events += version;
    if (!stream.startsWith('table-') || held.has(stream)) continue;
    const { pledges, from } = await packsOf(copy, stream);
    const over = pledges.filter(({ round }) => round < from);
    const keys = over.flatMap((e) => (e.sealed === undefined ? [] : [sealer.keyOf(e.sealed)]));
    open += over.length;
    sealed += pledges.length - over.length;
    await copy.putSnapshot({ stream, version, kind: OPENINGS, body: { keys } satisfies Openings });
  }
  return { events, open, sealed };
}

export interface CameAlong {
  readonly opener: Sealer;
  readonly heads: readonly string[];
  /** The accounts of which every entry is there; where nothing is held back of the book, all of them. */
  readonly whole: Whole;
  /** Whose record it is, where it is one house's alone. */
  readonly house: string | null;
}
/** What came along with a copy; null where it is none. */
export async function exportedWith(store: Store): Promise<CameAlong | null> {
  const keys = new Map<string, string>();
  let isExport = false;
  for (const { stream } of await store.streams('table-')) {
    const found = await store.getSnapshot(stream, OPENINGS);
    if (found === undefined) continue;
    isExport = true;
    for (const [salt, key] of (found.body as unknown as Openings).keys) keys.set(salt, key);
  }
  const snapshot = await store.getSnapshot((await labelled(store)).stream, HEADS);
  if (!isExport && snapshot === undefined) return null;
  const { lines = [], house = null } = (snapshot?.body ?? {}) as Partial<Heads>;
  return { opener: openerOf(keys), heads: lines, house, whole: house === null ? () => true : isAccountOf(house) };
}
