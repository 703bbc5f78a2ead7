// A store that puts everything into the archive at once, but for what it must leave: whatever holds for a store holds for it.
import { type Due, isAppended, type Store } from '../store.js';
import type { Factory } from './suite.js';

/** All there is. */
export const ALL: Due = { before: Number.MAX_SAFE_INTEGER, idle: Number.MAX_SAFE_INTEGER, few: 1 };

/** Everything of a stream but its last event; how many events. */
export async function archiveAll(store: Store, stream: string, due: Due = ALL): Promise<number> {
  let all = 0;
  for (let more = 1; more > 0; all += more) more = await store.archive({ stream, ...due });
  return all;
}
export const archiving = (factory: Factory): Factory => ({
  ...factory,
  name: `${factory.name}, with an archive that is never behind`,
  async place() {
    const place = await factory.place();
    return { ...place, open: async (upcasters) => eager(await place.open(upcasters)) };
  },
});
function eager(store: Store): Store {
  const { append } = store;
  store.append = async (sheet) => {
    const answer = await append.call(store, sheet);
    if (isAppended(answer)) await archiveAll(store, sheet.stream).catch(ifOpen);
    return answer;
  };
  return store;
}
const ifOpen = (error: { code?: string }): number => {
  if (error.code === 'closed') return 0;
  throw error;
};
