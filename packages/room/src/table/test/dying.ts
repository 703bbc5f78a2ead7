// A table in a process that dies: what it stores up to then, and how it is played on.
import type { TableActor } from '../index.js';
import { Eyes, idle, type StillWorld } from './world.js';

/** The process dies before its so-many-eth append from now on is stored. */
export async function dying(world: StillWorld, after: number, does: () => Promise<unknown>): Promise<void> {
  const { append } = world.store;
  let appends = 0;
  world.store.append = (sheet) =>
    appends++ >= after ? Promise.reject(new Error('dead')) : append.call(world.store, sheet);
  await does().catch(() => {});
  world.store.append = append;
}
/** Plays on by the clock; in a process that dies nobody says so. */
export async function plays(world: StillWorld, table: TableActor, until: () => boolean, ticks = 600): Promise<void> {
  table.watch(new Eyes('rail'));
  table.arrange();
  for (let i = 0; i < ticks && !until(); i++) if (!(await world.tick(table))) await idle(table);
}
