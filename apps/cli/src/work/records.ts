// A room's record looked over, as work in pieces: some streams each, their chains and the packs of their tables.
import {
  exportedWith,
  keyIn,
  openStore,
  roomOf,
  type Sealer,
  type Store,
  type StreamFrom,
  sealer,
  shufflesAt,
  type TableShuffles,
  type Verdict,
} from '@baraja/room';
import { CannotHere, type Kind } from '@baraja/work';

/** Where a record is, to whoever has it: keys and passwords stay on their machine. */
export interface RecordPlace {
  /** A file or a database. */
  readonly path: string;
  /** The folder with the key of the seals. */
  readonly keys: string | null;
}
export interface RecordStart {
  /** Whose record it is. */
  readonly room: string | null;
  readonly copied: boolean;
  /** Added by each machine. */
  readonly at?: RecordPlace;
}
export interface StreamLooked extends StreamFrom {
  readonly verdict: Verdict;
  readonly packs: TableShuffles | null;
}
/** Streams, each from a version on. */
export type RecordPiece = readonly StreamFrom[];

const AT_ONCE = 16;
export const recordPieces = (streams: RecordPiece): readonly RecordPiece[] =>
  Array.from({ length: Math.ceil(streams.length / AT_ONCE) }, (_, i) => streams.slice(i * AT_ONCE, (i + 1) * AT_ONCE));

export const records: Kind<RecordStart, RecordPiece, readonly StreamLooked[]> = {
  name: 'records',
  ready: async ({ room, copied, at }) => {
    if (!at) throw new CannotHere('no record was named here: --data, and --db where it is in a database');
    const store = await openStore({ path: at.path, looks: true });
    if ((await roomOf(store)) !== room) {
      await store.close();
      throw new CannotHere('the record that was named here is of another room');
    }
    return looker(store, await openerOf(store, at.keys), copied);
  },
};
/** The key of a room's folder, or what came along with a sealed copy. */
export const openerOf = async (store: Store, keys: string | null): Promise<Sealer | null> =>
  keys === null ? ((await exportedWith(store))?.opener ?? null) : sealer(keyIn(keys, { create: false }));

/** With the key also the packs of tables. */
export function looker(
  store: Store,
  opener: Sealer | null,
  copied: boolean,
): (streams: RecordPiece) => Promise<readonly StreamLooked[]> {
  return async (streams) => {
    const looked: StreamLooked[] = [];
    for (const { stream, from } of streams) {
      const verdict = await store.verifyStream(stream, copied, from);
      const isTable = stream.startsWith('table-');
      const packs = opener && isTable ? await shufflesAt(store, opener, stream, from) : null;
      looked.push({ stream, from, verdict, packs });
    }
    return looked;
  };
}
