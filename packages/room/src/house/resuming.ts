// The tables of a room that opens again, each where it stood.
import type { Store } from '../store/index.js';
import { OtherEdition, TableActor, type World } from '../table/index.js';
import { manyAtOnce } from './many.js';

interface Around {
  /** Pays everybody out at a table that cannot go on, or is none any more. */
  close(id: string): Promise<void>;
  readonly trouble: ((table: string, error: unknown) => void) | undefined;
}
const AT_ONCE = 32;

/** Many at a time: each waits for the store, hardly for the processor. */
export async function tablesAgain(world: World, store: Store, around: Around): Promise<readonly TableActor[]> {
  const streams = await store.streams('table-');
  const found = await manyAtOnce(streams, AT_ONCE, ({ stream }) => again(world, stream.slice('table-'.length), around));
  return found.filter((table) => table !== null);
}
async function again(world: World, id: string, { close, trouble }: Around): Promise<TableActor | null> {
  try {
    const table = await TableActor.resume(world, id);
    if (!table?.opened.practice || table.accounts.purse) return table;
    await close(id);
  } catch (error) {
    // One table that cannot go on must not keep the others from playing.
    trouble?.(id, error);
    if (error instanceof OtherEdition) await close(id);
  }
  return null;
}
