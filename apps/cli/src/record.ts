// A room's record from outside: heads and receipts that somebody kept held against it, a backup of it, and a backup put back. Keys never
// travel with a backup.
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  exportRecord,
  FolderTaken,
  HEADS_FILE,
  headLine,
  headsIn,
  isPostgres,
  keyIn,
  lockFolder,
  lookOver,
  openStore,
  RoomDamaged,
  readHead,
  readReceipt,
  roomOf,
  STORE_FILE,
  type Store,
  sealer,
  shownAddress,
  signerIn,
  writeHeads,
} from '@baraja/room';
import { findHouse, houses } from 'baraja/books';
import { Command } from 'commander';
import { Stop } from './house.js';
import { Report, withJson } from './report.js';
import { spokenLanguage, t } from './words/index.js';
import { recordWords } from './words/record.js';

const said = () => recordWords(spokenLanguage());
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const MAGIC = 'SQLite format 3';
/** Whether a file looks like a store, by how it begins. */
export function isStore(path: string): boolean {
  if (!existsSync(path) || !statSync(path).isFile()) return false;
  const file = openSync(path, 'r');
  try {
    const begin = Buffer.alloc(MAGIC.length);
    readSync(file, begin, 0, begin.length, 0);
    return begin.toString('latin1') === MAGIC;
  } finally {
    closeSync(file);
  }
}
/** A store, a file or a database, to be looked at only; or a sentence why it is none. */
export async function lookAt(path: string): Promise<Store> {
  const isFile = !isPostgres(path);
  if (isFile && !existsSync(path)) throw new Stop(t().verify.noFile(path));
  if (isFile && !isStore(path)) throw new Stop(said().noStore(path));
  return openStore({ path, looks: true }).catch((error: unknown) => {
    throw new Stop(said().badStore(isFile ? path : shownAddress(path), t().verify.why(messageOf(error))));
  });
}
const lineFrom = (given: string): string => (existsSync(given) ? readFileSync(given, 'utf8').trim() : given);

/** What is wrong with a record, as far as a head, a backup or a receipt that was kept can tell. */
export async function keptFaults(
  report: Report,
  store: Store,
  kept: { head?: string; receipt?: string },
  folder: string | null,
  { along = [], after = 0 }: { readonly along?: readonly string[]; readonly after?: number } = {},
): Promise<string[]> {
  const faults: string[] = [];
  const lines = [...((folder && headsIn(folder)) || []), ...along];
  if (kept.head !== undefined && isStore(kept.head)) faults.push(...(await backupFaults(store, kept.head)));
  else if (kept.head !== undefined) lines.push(lineFrom(kept.head));
  const room = await roomOf(store);
  const looked = lately(lines, after);
  for (const [i, line] of looked.entries())
    faults.push(...(await headFaults(store, line, room, after > 0 ? looked[i - 1] : undefined)));
  report.tell(t().verify.heads(looked.length), { heads: looked.length });
  if (kept.receipt !== undefined) faults.push(...(await receiptFaults(report, store, lineFrom(kept.receipt), room)));
  return faults;
}
/** Heads from the last one before so many events on: each is followed from the one before it. */
function lately(lines: readonly string[], after: number): readonly string[] {
  const first = lines.findLastIndex((line) => (readHead(line)?.events ?? 0) <= after);
  return after === 0 ? lines : lines.slice(Math.max(0, first));
}
async function headFaults(store: Store, line: string, room: string | null, from?: string): Promise<string[]> {
  const { unsigned, foreign, cut, anew } = t().verify.head;
  const head = readHead(line);
  if (head === null) return [unsigned];
  if (head.room !== room) return [foreign(head.room)];
  const then = await store.headAt(head, (from && readHead(from)) || undefined);
  if (then === undefined) return [cut(head.events, head.at)];
  const isSame = then.chain === head.chain && then.last === head.last && then.book === head.book;
  return isSame ? [] : [anew(head.at)];
}
async function backupFaults(store: Store, path: string): Promise<string[]> {
  const backup = await lookAt(path);
  try {
    const head = await backup.head();
    const then = head && (await store.headAt(head));
    if (then?.chain === head?.chain && then?.book === head?.book && head) return [];
    return [then ? t().verify.backup.anew : t().verify.backup.shorter];
  } finally {
    await backup.close();
  }
}
async function receiptFaults(report: Report, store: Store, line: string, room: string | null): Promise<string[]> {
  const { unsigned, foreign, missing, there } = t().verify.receipts;
  const receipt = readReceipt(line);
  if (receipt === null) return [unsigned];
  if (receipt.room !== room) return [foreign];
  const { table, version, hash, part, seat, round } = receipt;
  const [event] = await store.read(`table-${table}`, version, 1);
  const body = event?.body as { type?: string; part?: string } | undefined;
  if (event?.hash !== hash || body?.type !== 'PartGiven' || body.part !== part) return [missing(seat, round)];
  report.tell(there(seat, round), { receipt: { table, seat, round } });
  return [];
}

/** Why a room does not open, in sentences; undefined for other reasons. */
export function whyShut(error: unknown): string | undefined {
  if (error instanceof FolderTaken) {
    const { holder, folder } = error;
    const who = holder ? `pid ${holder.pid}${holder.address ? `, ${holder.address}` : ''}` : '?';
    return said().taken(folder, who);
  }
  if (!(error instanceof RoomDamaged)) return undefined;
  return [...error.damages.map((d) => said().damage(d)), said().todo(error.folder)].join('\n');
}

async function backup(report: Report, file: string, folder: string): Promise<void> {
  if (existsSync(file)) throw new Stop(said().exists(file));
  const path = join(folder, STORE_FILE);
  if (!existsSync(path)) throw new Stop(t().verify.noRoom(folder));
  await (await lookAt(path)).close();
  const store = await openStore({ path, thread: false });
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  await store.copy(draft).finally(() => store.close());
  const copy = await openStore({ path: draft, looks: true });
  const head = await copy.head().finally(() => copy.close());
  renameSync(draft, file);
  report.tell(said().made(file, head?.events ?? 0), { file, events: head?.events ?? 0 });
  report.tell(said().keys);
}

/** The house by its id, or as it is called. */
function houseNamed(asked: string | undefined): string | undefined {
  if (asked === undefined) return undefined;
  const found = findHouse(asked);
  if (found === undefined) throw new Stop(said().noHouse(asked, houses.map(({ id }) => id).join(', ')));
  return found;
}
/** A copy that can be proved without the key of the seals, as far as hands are over. */
async function exportTo(report: Report, file: string, folder: string, house?: string): Promise<void> {
  if (existsSync(file)) throw new Stop(said().exists(file));
  const path = join(folder, STORE_FILE);
  if (!existsSync(path)) throw new Stop(t().verify.noRoom(folder));
  await (await lookAt(path)).close();
  const store = await openStore({ path, thread: false });
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  const opener = sealer(keyIn(folder, { create: false }));
  // The last head is signed every few seconds: a room that is running may be ahead of it, never behind.
  const heads = headsIn(folder) ?? [];
  const whose = house === undefined ? {} : { house };
  const made = await exportRecord({ store, sealer: opener, heads: heads.slice(-1), ...whose }, draft).finally(() =>
    store.close(),
  );
  renameSync(draft, file);
  report.tell(said().exported(file, made), { file, ...made });
}

/** Nothing is moved for a file that could not take its place. */
async function soundBackup(file: string): Promise<void> {
  const backup = await lookAt(file);
  const [fault] = await backup.inspect().finally(() => backup.close());
  if (fault !== undefined) throw new Stop(said().badStore(file, t().verify.why(fault)));
}
async function restore(
  report: Report,
  file: string | undefined,
  folder: string,
  how: { force?: boolean; accept?: boolean },
): Promise<void> {
  const path = join(folder, STORE_FILE);
  if (file !== undefined) await soundBackup(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    if (file !== undefined) {
      if (existsSync(path) && !how.force) throw new Stop(said().there(folder));
      if (!existsSync(join(folder, 'seal.key'))) throw new Stop(said().noKeys(folder));
      const aside = join(folder, `before-${Date.now()}`);
      mkdirSync(aside, { mode: 0o700 });
      for (const name of [STORE_FILE, `${STORE_FILE}-wal`, `${STORE_FILE}-shm`, HEADS_FILE])
        if (existsSync(join(folder, name))) renameSync(join(folder, name), join(aside, name));
      const from = await openStore({ path: file, thread: false });
      await from.copy(path).finally(() => from.close());
      report.tell(said().aside(aside), { aside });
    } else if (!how.accept) throw new Stop(said().todo(folder));
    else if (existsSync(join(folder, HEADS_FILE)))
      renameSync(join(folder, HEADS_FILE), join(folder, `${HEADS_FILE}.before-${Date.now()}`));
    await beginHeads(report, path, folder);
  } finally {
    lock.release();
  }
  report.tell(said().restored(folder), { folder });
}
/** New heads from what is there; what is still wrong with it is said. */
async function beginHeads(report: Report, path: string, folder: string): Promise<void> {
  const store = await openStore({ path, thread: false });
  try {
    const head = await store.head();
    if (head && (await roomOf(store)) !== null)
      await writeHeads(folder, [headLine({ at: Date.now(), ...head }, signerIn(folder, { create: false }))]);
    const damages = await lookOver(store, folder);
    report.note({ events: head?.events ?? 0, damages });
    for (const damage of damages) report.tell(said().damage(damage));
  } finally {
    await store.close();
  }
}

/** Does it, and says what came of it; whatever goes wrong is said in a sentence. */
export const tried = async (
  { json }: { readonly json?: boolean },
  work: (report: Report) => Promise<void>,
): Promise<void> => {
  const report = new Report(json);
  try {
    await work(report);
    report.end();
  } catch (error) {
    throw error instanceof Stop ? error : new Stop(whyShut(error) ?? t().verify.why(messageOf(error)));
  }
};
interface InFolder {
  readonly data: string;
  readonly json?: boolean;
}
export const backupCommand = (data: string): Command =>
  withJson(new Command('backup'))
    .description(said().backup)
    .argument('<file>', said().to)
    .option('--data <folder>', said().folder, data)
    .action((file: string, options: InFolder) => tried(options, (report) => backup(report, file, options.data)));
export const exportCommand = (data: string): Command =>
  withJson(new Command('export'))
    .description(said().export)
    .requiredOption('--out <file>', said().to)
    .option('--data <folder>', said().folder, data)
    .option('--house <house>', said().house)
    .action((options: InFolder & { out: string; house?: string }) =>
      tried(options, (report) => exportTo(report, options.out, options.data, houseNamed(options.house))),
    );
export const restoreCommand = (data: string): Command =>
  withJson(new Command('restore'))
    .description(said().restore)
    .argument('[backup]', said().from)
    .option('--data <folder>', said().folder, data)
    .option('--force', said().force)
    .option('--accept', said().accept)
    .action((file: string | undefined, options: InFolder & { force?: boolean; accept?: boolean }) =>
      tried(options, (report) => restore(report, file, options.data, options)),
    );
