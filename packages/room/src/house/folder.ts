// A room's data folder: taken by one server, and looked over before anything is played on it. A store that was damaged, cut short, emptied
// or put beside foreign keys is not opened; what is wrong is said, and what is lost at most. The look is short however much is stored.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type KeyedSealer, keyIn, readHead, SealError, type Signer, sealer, signer, signerIn } from '../fair/index.js';
import { isAppended, openStore, type Store, type StoredEvent, StoreError } from '../store/index.js';
import { type DeckPledged, openPledge, type StoredTableEvent } from '../table/index.js';
import { headsIn } from './heads.js';
import { type FolderLock, lockFolder } from './lock.js';

export type Damage =
  | { readonly code: 'emptied'; readonly events: number; readonly at: number }
  | { readonly code: 'cut'; readonly events: number; readonly has: number; readonly at: number }
  | { readonly code: 'rewritten'; readonly events: number; readonly at: number }
  | { readonly code: 'chain' | 'unreadable'; readonly why: string }
  | { readonly code: 'book'; readonly why: string }
  | { readonly code: 'seal-key' | 'room-key' | 'heads'; readonly why: string };

/** The room is not opened; nothing was changed. */
export class RoomDamaged extends Error {
  override readonly name = 'RoomDamaged';
  constructor(
    readonly folder: string,
    readonly damages: readonly Damage[],
  ) {
    super(`the room in ${folder} is damaged: ${damages.map(({ code }) => code).join(', ')}`);
  }
}
export interface OpenFolder {
  readonly store: Store;
  readonly sealer: KeyedSealer;
  readonly signer: Signer;
  readonly lock: FolderLock;
}
type AnyFolder = Omit<OpenFolder, 'lock'> & { readonly lock: FolderLock | null };
export const STORE_FILE = 'room.db';
const TAIL = 100;
/** Streams whose ends are looked at before the room opens; `baraja verify` looks at all. */
const LATELY = 200;
/** Where the room's own key is on record. */
export const ROOM_STREAM = 'room';
interface RoomFounded {
  readonly type: 'RoomFounded';
  readonly room: string;
}

/** Takes the folder and opens it, or throws a FolderTaken or a RoomDamaged and leaves everything as it was. */
export async function openFolder(folder: string, now: () => number, db?: string): Promise<OpenFolder> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  let store: Store | null = null;
  try {
    const kept = newestHead(folder);
    const path = db ?? join(folder, STORE_FILE);
    if (kept && !db && (!existsSync(path) || statSync(path).size === 0))
      throw new RoomDamaged(folder, [{ code: 'emptied', events: kept.events, at: kept.at }]);
    store = await openStore({ path }).catch((error: unknown) => {
      if (db) throw error; // it says itself what is wrong, and nothing of it lies in the folder
      throw new RoomDamaged(folder, [{ code: 'unreadable', why: messageOf(error) }]);
    });
    const damages = await lookOver(store, folder).catch((error: unknown): Damage[] => [
      { code: 'unreadable', why: messageOf(error) },
    ]);
    if (damages.length > 0) throw new RoomDamaged(folder, damages);
    return { store, ...(await keysFor(store, folder, now)), lock };
  } catch (error) {
    await store?.close().catch(() => {});
    lock.release();
    throw error;
  }
}
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The newest line of the folder's own heads that can be read. */
export function newestHead(folder: string): ReturnType<typeof readHead> {
  for (const line of [...(headsIn(folder) ?? [])].reverse()) {
    const head = readHead(line);
    if (head) return head;
  }
  return null;
}

/** The keys that belong to the store; made where it is new, or of an edition that had none. */
async function keysFor(
  store: Store,
  folder: string,
  now: () => number,
): Promise<Pick<OpenFolder, 'sealer' | 'signer'>> {
  const isNew = (await store.overview.extent()).streams === 0;
  const sealed = sealer(keyIn(folder, { create: isNew }));
  const founded = await roomOf(store);
  const signer = signerIn(folder, { create: founded === null });
  if (founded === null) {
    const event: RoomFounded = { type: 'RoomFounded', room: signer.room };
    const answer = await store.append({ stream: ROOM_STREAM, expect: 0, at: now(), events: [event] });
    if (!isAppended(answer)) throw new Error('the room’s key could not be put on record');
  }
  return { sealer: sealed, signer };
}
/** The key the store says is the room's. */
export async function roomOf(store: Store): Promise<string | null> {
  const [first] = await store.read(ROOM_STREAM, 1, 1);
  return first ? (first.body as unknown as RoomFounded).room : null;
}

/** A short look: the ends of all chains, the newest head, the sums, the keys. */
export async function lookOver(store: Store, folder: string): Promise<Damage[]> {
  const damages: Damage[] = (await store.tails(TAIL, LATELY)).map((why) => ({ code: 'chain', why }));
  damages.push(...(await headDamage(store, folder)));
  const { total } = await store.ledger.trialBalance();
  if (total !== 0) damages.push({ code: 'book', why: String(total) });
  if ((await store.overview.extent()).streams > 0) damages.push(...(await keyDamage(store, folder)));
  return damages;
}
async function headDamage(store: Store, folder: string): Promise<Damage[]> {
  const kept = newestHead(folder);
  const founded = await roomOf(store);
  const now = await store.head(kept ?? undefined).catch(() => undefined);
  if (kept === null) {
    if (founded === null) return [];
    // A crash between the founding and the first head leaves a room with nothing else in it.
    return (now?.events ?? 0) <= 1 ? [] : [{ code: 'heads', why: headsIn(folder) === null ? 'missing' : 'unreadable' }];
  }
  const { events, entries, at } = kept;
  const { events: has } = await store.overview.extent();
  if (has === 0 && events > 0) return [{ code: 'emptied', events, at }];
  if (has < events) return [{ code: 'cut', events, has, at }];
  const ends = await store.endsAt({ events, entries });
  if (ends === undefined || ends.last !== kept.last || ends.book !== kept.book)
    return [{ code: 'rewritten', events, at }];
  return founded === kept.room ? [] : [{ code: 'room-key', why: 'heads' }];
}
async function keyDamage(store: Store, folder: string): Promise<Damage[]> {
  const damages: Damage[] = [];
  try {
    const sealed = sealer(keyIn(folder, { create: false }));
    const newest = await newestPledge(store);
    if (newest) openPledge(newest.table, newest.pledge, sealed);
  } catch (error) {
    damages.push({ code: 'seal-key', why: messageOf(error) });
  }
  const founded = await roomOf(store);
  try {
    if (founded !== null && signerIn(folder, { create: false }).room !== founded)
      damages.push({ code: 'room-key', why: 'other' });
  } catch (error) {
    damages.push({
      code: 'room-key',
      why: error instanceof SealError || error instanceof StoreError ? error.message : 'other',
    });
  }
  return damages;
}

/** The pack that was pledged last: whatever key opens it, opens all. Where nothing was dealt lately, tables are asked one by one. */
async function newestPledge(store: Store): Promise<{ table: string; pledge: DeckPledged } | null> {
  const found = (all: readonly StoredEvent[]) => {
    for (const { stream, body } of all.toReversed()) {
      const e = body as unknown as StoredTableEvent;
      if (stream.startsWith('table-') && e.type === 'DeckPledged')
        return { table: stream.slice('table-'.length), pledge: e };
    }
    return null;
  };
  const { events } = await store.overview.extent();
  const lately = found(await store.since(Math.max(0, events - LOOKED), LOOKED));
  if (lately !== null) return lately;
  for (const { stream, version } of await store.streams('table-')) {
    const one = found(await store.read(stream, Math.max(1, version - TAIL), TAIL + 1));
    if (one !== null) return one;
  }
  return null;
}
/** Events of the whole room in which a pledge is looked for first. */
const LOOKED = 1000;

/** A room that keeps nothing has keys for as long as it lives. */
export const nowhere = async (): Promise<Omit<OpenFolder, 'lock'> & { readonly lock: null }> => ({
  store: await openStore({ path: ':memory:' }),
  sealer: sealer(randomBytes(32)),
  signer: signer(),
  lock: null,
});

/** Once it is open, whoever wants to is told which room it is; if he cannot go on with it, it is closed again. */
export async function named(
  opening: Promise<AnyFolder>,
  tell: ((room: string) => Promise<void>) | undefined,
): Promise<AnyFolder> {
  const folder = await opening;
  await tell?.(folder.signer.room).catch(async (error: unknown) => {
    await folder.store.close();
    folder.lock?.release();
    throw error;
  });
  return folder;
}
