// `baraja verify`: checks what a room says about itself. A hand's cards against the roots published before they were dealt, from a
// file or a running server; a backup; or a whole data folder: every chain of events, the money, and every pack against its root.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type CameAlong,
  checkProof,
  DRAW,
  exportedWith,
  isPostgres,
  type PackProof,
  type ProofFault,
  roomOf,
  type Sealer,
  STORE_FILE,
  type Store,
  type StreamFrom,
  shownAddress,
  shufflesTogether,
} from '@baraja/room';
import { done } from '@baraja/work';
import { Command, Option } from 'commander';
import { Stop } from './house.js';
import { isStore, keptFaults, lookAt } from './record.js';
import { Report, withJson } from './report.js';
import { type Asked, partOf } from './verify-part.js';
import { spokenLanguage, t } from './words/index.js';
import { recordWords } from './words/record.js';
import { type HandsOptions, hands, withHands } from './work/hands.js';
import { looker, openerOf, type RecordPlace, recordPieces, records, type StreamLooked } from './work/records.js';

interface Kept {
  readonly head?: string;
  readonly receipt?: string;
}
interface Options extends Kept, HandsOptions, Asked {
  readonly json?: boolean;
  readonly data?: string;
  readonly db?: string;
}
interface Proofs {
  readonly proofs: readonly PackProof[];
  readonly faces?: Readonly<Record<string, string>>;
  readonly events?: readonly {
    readonly event: { readonly type: string; readonly base?: number; readonly root?: string };
  }[];
}

export const verifyCommand = (): Command =>
  withHands(withJson(new Command('verify')))
    .description(t().verify.about)
    .argument('[proof]', t().verify.proof)
    .option('--data <folder>', t().verify.data)
    .addOption(new Option('--db <address>', recordWords(spokenLanguage()).verifyDb).env('BARAJA_DB'))
    .option('--head <line>', recordWords(spokenLanguage()).head)
    .option('--receipt <line>', recordWords(spokenLanguage()).receipt)
    .option('--since <when>', recordWords(spokenLanguage()).since)
    .option('--table <id>', recordWords(spokenLanguage()).table)
    .action(async (proof: string | undefined, { data, db, json, workers, pool, since, table, ...kept }: Options) => {
      if (proof === undefined && data === undefined) throw new Stop(t().verify.nothing);
      const report = new Report(json);
      const hands = { ...(workers === undefined ? {} : { workers }), ...(pool === undefined ? {} : { pool }) };
      const part = { ...(since === undefined ? {} : { since }), ...(table === undefined ? {} : { table }) };
      const asked = { ...hands, ...part };
      if (proof !== undefined && !isStore(proof) && Object.keys(part).length > 0)
        throw new Stop(recordWords(spokenLanguage()).onlyRecords);
      try {
        if (proof !== undefined && isStore(proof))
          await readable(report, proof, () =>
            verifyStore(report, proof, { keys: keysFor(proof, data), kept, heads: null, asked }),
          );
        else if (proof !== undefined) await verifyProofs(report, proofsFrom(await textOf(proof)));
        if (data !== undefined) await readable(report, data, () => verifyFolder(report, data, { db, kept, asked }));
      } finally {
        report.end();
      }
    });

function wrong(report: Report, faults: readonly string[]): void {
  for (const line of faults) report.tell(`${t().verify.wrong}  ${line}`);
  report.note({ faults, sound: faults.length === 0 });
}
/** Whatever cannot be read is said in a line. */
async function readable(report: Report, place: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Stop) throw error;
    wrong(report, [t().verify.why(error instanceof Error ? error.message : String(error))]);
    throw new Stop(t().verify.unreadable(place));
  }
}

// --- a hand ---

async function textOf(place: string): Promise<string> {
  if (!/^https?:\/\//.test(place)) {
    if (!existsSync(place)) throw new Stop(t().verify.noFile(place));
    return readFileSync(place, 'utf8');
  }
  const response = await fetch(place).catch((error: Error) => {
    throw new Stop(t().verify.silent(place, error.message));
  });
  if (!response.ok) throw new Stop(t().verify.answers(place, response.status, await response.text()));
  return response.text();
}

function proofsFrom(text: string): Proofs {
  try {
    const read = JSON.parse(text) as Proofs;
    if (Array.isArray(read.proofs)) return read;
  } catch {
    // Said below.
  }
  throw new Stop(t().verify.noProof);
}

async function verifyProofs(report: Report, { proofs, faces, events }: Proofs): Promise<void> {
  const say = t().verify;
  let cards = 0;
  const faults: string[] = [];
  const fault = (line: string): void => {
    faults.push(line);
    wrong(report, [line]);
  };
  const proved = new Set<number>();
  for (const proof of proofs) {
    const { base, root, openings } = proof;
    const published = events?.find(({ event }) => event.type === 'DeckPledged' && event.base === base)?.event.root;
    if (published !== undefined && published !== root) fault(say.otherSeal(root));
    const checked = await checkProof(proof);
    for (const one of checked.faults) fault(sentence(one.fault, one.place === null ? null : base + one.place));
    for (const { place, face } of base === DRAW ? [] : openings) {
      const told = faces?.[base + place];
      proved.add(base + place);
      if (faces && told !== face) fault(say.otherCard(base + place, told, face));
    }
    cards += checked.cards - checked.faults.filter(({ fault: what }) => what === 'card').length;
    report.tell(say.root(root));
    for (const { seat, part } of proof.parts) report.tell(say.part(part, seat));
    if (checked.spare) report.tell(say.open(checked.spare.faces, checked.spare.copies));
  }
  for (const card of Object.keys(faces ?? {})) if (!proved.has(Number(card))) fault(say.noCardProof(card));
  const roots = proofs.map(({ root }) => root);
  report.tell(say.sum(cards, faults.length), { cards, roots, faults, sound: faults.length === 0 });
  if (faults.length > 0) throw new Stop(say.badHand);
}
const sentence = (fault: ProofFault, card: number | null): string => {
  const { faults, card: of } = t().verify;
  return card === null ? faults[fault] : of(card, faults[fault]);
};

// --- a folder, or a backup ---

async function verifyFolder(
  report: Report,
  folder: string,
  { db, kept, asked }: { readonly db: string | undefined; readonly kept: Kept; readonly asked: HandsOptions & Asked },
): Promise<void> {
  const path = db ?? join(folder, STORE_FILE);
  if (db === undefined && !existsSync(path)) throw new Stop(t().verify.noRoom(folder));
  await verifyStore(report, path, { keys: folder, kept, heads: folder, asked });
}
/** Where the key for a backup is: the room's folder, if one is given, or beside it. Nowhere, if nobody put it there. */
function keysFor(backup: string, data: string | undefined): string | null {
  const folder = data ?? dirname(backup);
  return existsSync(join(folder, 'seal.key')) ? folder : null;
}

interface Beside {
  /** The folder with the key of the seals. */
  readonly keys: string | null;
  /** The folder with the room's own heads. */
  readonly heads: string | null;
  readonly kept: Kept;
  /** Who looks, and at which part. */
  readonly asked: HandsOptions & Asked;
}
async function verifyStore(report: Report, path: string, { keys, heads, kept, asked }: Beside): Promise<void> {
  const store = await lookAt(path);
  try {
    const part = await partOf(store, asked);
    if (part.said !== null) report.tell(part.said, { part: asked });
    const faults = part.said === null ? (await store.inspect()).map((line) => t().verify.why(line)) : [];
    const along = await exportedWith(store);
    // Something may be held back from a copy; never from a room's own folder.
    const copied = heads === null ? along : null;
    const opener = await openerOf(store, keys);
    const whole = { opener, copied: copied !== null, asked, streams: part.streams };
    const looked = await streamsLooked(store, { path, keys }, whole);
    faults.push(...brokenChains(report, looked, copied));
    if (part.time !== null) faults.push(...(await badEntries(report, store, part.time)));
    else if (part.said === null) faults.push(...(await badBooks(report, store, copied)));
    if (opener === null) report.tell(t().verify.noKey);
    else faults.push(...wrongPacks(report, looked));
    if (part.after !== null || kept.head !== undefined || kept.receipt !== undefined)
      faults.push(
        ...(await keptFaults(report, store, kept, part.after === null ? null : heads, {
          along: along?.heads ?? [],
          after: part.after ?? 0,
        })),
      );
    wrong(report, faults);
    if (faults.length > 0)
      throw new Stop(t().verify.count(faults.length, isPostgres(path) ? shownAddress(path) : path));
    report.tell(part.said === null ? t().verify.sound : recordWords(spokenLanguage()).soundPart);
  } finally {
    await store.close();
  }
}

interface Looking {
  readonly opener: Sealer | null;
  readonly copied: boolean;
  readonly asked: HandsOptions;
  readonly streams: readonly StreamFrom[];
}
/** Every stream, by this thread, by several, or by a pool of machines that have the record, too. */
async function streamsLooked(
  store: Store,
  at: RecordPlace,
  { opener, copied, asked, streams }: Looking,
): Promise<readonly StreamLooked[]> {
  const pieces = recordPieces(streams);
  const doing = hands(asked);
  if (doing.pool === null && (doing.threads === null || doing.workers === 1 || pieces.length < 2))
    return looker(store, opener, copied)(streams);
  const shared = { room: await roomOf(store), copied };
  const looked = await done({ kind: records, start: { ...shared, at }, shared, pieces }, doing);
  return looked.flatMap((some) => some ?? []);
}
function brokenChains(report: Report, streams: readonly StreamLooked[], copied: CameAlong | null): string[] {
  const { event, chains, why } = t().verify;
  const faults: string[] = [];
  let [events, withheld] = [0, 0];
  for (const { stream, from, verdict } of streams) {
    if (verdict.sound && isCut(stream, verdict, copied))
      faults.push(event({ stream, event: 1 }, recordWords(spokenLanguage()).cut));
    if (verdict.sound) [events, withheld] = [events + verdict.version - from + 1, withheld + verdict.withheld];
    else faults.push(event({ stream, event: verdict.version }, why(verdict.why)));
  }
  report.tell(chains(streams.length, events), { streams: streams.length, events, withheld });
  if (withheld > 0) report.tell(recordWords(spokenLanguage()).eventsWithheld(withheld));
  return faults;
}

/** A table is in a copy or it is not; and of the journal of the house whose copy it is nothing is held back. */
const isCut = (
  stream: string,
  { withheld, version }: { withheld: number; version: number },
  copied: CameAlong | null,
) => withheld > 0 && ((stream.startsWith('table-') && withheld < version) || stream === `office-${copied?.house}`);

async function badBooks(report: Report, store: Store, copied: CameAlong | null): Promise<string[]> {
  const { entry, money, bookOff, why } = t().verify;
  const audit = await store.ledger.audit(copied?.whole);
  if (!audit.sound) return [entry(audit.seq, why(audit.why))];
  if (audit.withheld) {
    const { entries, withheld } = audit;
    const said = recordWords(spokenLanguage()).entriesWithheld(entries, withheld, copied?.house ?? '');
    report.tell(said, { entries, entriesWithheld: withheld });
    return [];
  }
  const { total } = await store.ledger.trialBalance();
  report.tell(money(audit.entries, total), { entries: audit.entries, total });
  return total === 0 ? [] : [bookOff(total)];
}

/** The money that was booked since a time. */
async function badEntries(report: Report, store: Store, time: number): Promise<string[]> {
  const audit = await store.ledger.auditSince(time);
  if (!audit.sound) return [t().verify.entry(audit.seq, t().verify.why(audit.why))];
  report.tell(recordWords(spokenLanguage()).entriesSince(audit.entries), { entries: audit.entries });
  return [];
}

/** Every shuffle that can be opened: with the key of the folder, or with what came along with a sealed copy. */
function wrongPacks(report: Report, streams: readonly StreamLooked[]): readonly string[] {
  const { packs, unfolded, event, shuffle, why: said } = t().verify;
  const audit = shufflesTogether(streams.flatMap((one) => one.packs ?? []));
  const { faults, ...figures } = audit;
  report.tell(packs(audit), { packs: figures });
  if (audit.unfolded > 0) report.tell(unfolded(audit.unfolded));
  if (audit.sealed > 0) report.tell(recordWords(spokenLanguage()).stillSealed(audit.sealed));
  return faults.map((fault) =>
    event(fault, fault.why === undefined ? shuffle[fault.code] : `${shuffle[fault.code]}: ${said(fault.why)}`),
  );
}
