// A table that is found again, where it stood.
import { isClosed } from '../table/ends.js';
import { OtherEdition, TableActor, type World } from '../table/index.js';

/**
 * `closed`: it is over for good, maybe only now, because it cannot go on. `failed`: nobody knows, and it is asked for again. One such
 * table must not keep the others from playing.
 */
export async function again(
  world: World,
  id: string,
  close: (id: string) => Promise<void>,
): Promise<TableActor | 'closed' | 'failed'> {
  try {
    const table = await TableActor.resume(world, id);
    if (table === null) return 'closed';
    if (!table.opened.practice || table.accounts.purse) return table;
    await close(id);
  } catch (error) {
    world.trouble(id, error);
    if (error instanceof OtherEdition) await close(id);
  }
  return (await isClosed(world, `table-${id}`).catch(() => false)) ? 'closed' : 'failed';
}
