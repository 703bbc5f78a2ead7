// `baraja verify`: checks what a room says about itself. A hand's cards against the roots published before they were dealt, from a
// file or a running server; a backup; or a whole data folder: every chain of events, the money, and every pack against its root.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  auditShuffles,
  checkProof,
  DRAW,
  exportedWith,
  keyIn,
  type PackProof,
  type ProofFault,
  type Sealer,
  STORE_FILE,
  type Store,
  sealer,
} from '@baraja/room';
import { Command } from 'commander';
import { Stop } from './house.js';
import { isStore, keptFaults, lookAt } from './record.js';
import { spokenLanguage, t } from './words/index.js';
import { recordWords } from './words/record.js';

interface Kept {
  readonly head?: string;
  readonly receipt?: string;
}
interface Options extends Kept {
  readonly data?: string;
}
interface Proofs {
  readonly proofs: readonly PackProof[];
  readonly faces?: Readonly<Record<string, string>>;
  readonly events?: readonly {
    readonly event: { readonly type: string; readonly base?: number; readonly root?: string };
  }[];
}

export const verifyCommand = (): Command =>
  new Command('verify')
    .description(t().verify.about)
    .argument('[proof]', t().verify.proof)
    .option('--data <folder>', t().verify.data)
    .option('--head <line>', recordWords(spokenLanguage()).head)
    .option('--receipt <line>', recordWords(spokenLanguage()).receipt)
    .action(async (proof: string | undefined, { data, ...kept }: Options) => {
      if (proof === undefined && data === undefined) throw new Stop(t().verify.nothing);
      if (proof !== undefined && isStore(proof))
        await readable(proof, () => verifyStore(proof, { keys: keysFor(proof, data), kept, heads: null }));
      else if (proof !== undefined) await verifyProofs(proofsFrom(await textOf(proof)));
      if (data !== undefined) await readable(data, () => verifyFolder(data, kept));
    });

const wrong = (line: string): void => console.log(`  ${t().verify.wrong}  ${line}`);
/** Whatever cannot be read is said in a line. */
async function readable(place: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Stop) throw error;
    wrong(t().verify.why(error instanceof Error ? error.message : String(error)));
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

async function verifyProofs({ proofs, faces, events }: Proofs): Promise<void> {
  const say = t().verify;
  let [cards, faults] = [0, 0];
  const fault = (line: string): void => {
    faults++;
    wrong(line);
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
    console.log(`  ${say.root(root)}`);
    for (const { seat, part } of proof.parts) console.log(`  ${say.part(part, seat)}`);
    if (checked.spare) console.log(`  ${say.open(checked.spare.faces, checked.spare.copies)}`);
  }
  for (const card of Object.keys(faces ?? {})) if (!proved.has(Number(card))) fault(say.noCardProof(card));
  console.log(`  ${say.sum(cards, faults)}`);
  if (faults > 0) throw new Stop(say.badHand);
}
const sentence = (fault: ProofFault, card: number | null): string => {
  const { faults, card: of } = t().verify;
  return card === null ? faults[fault] : of(card, faults[fault]);
};

// --- a folder, or a backup ---

async function verifyFolder(folder: string, kept: Kept): Promise<void> {
  const path = join(folder, STORE_FILE);
  if (!existsSync(path)) throw new Stop(t().verify.noRoom(folder));
  await verifyStore(path, { keys: folder, kept, heads: folder });
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
}
async function verifyStore(path: string, { keys, heads, kept }: Beside): Promise<void> {
  const store = await lookAt(path);
  try {
    const faults = (await store.inspect()).map((line) => t().verify.why(line));
    faults.push(...(await brokenChains(store)), ...(await badBooks(store)));
    const along = await exportedWith(store);
    const opener = keys === null ? along?.opener : sealer(keyIn(keys, { create: false }));
    if (opener === undefined) console.log(`  ${t().verify.noKey}`);
    else faults.push(...(await wrongPacks(store, opener)));
    faults.push(...(await keptFaults(store, kept, heads, along?.heads)));
    for (const line of faults) wrong(line);
    if (faults.length > 0) throw new Stop(t().verify.count(faults.length, path));
    console.log(`  ${t().verify.sound}`);
  } finally {
    await store.close();
  }
}

async function brokenChains(store: Store): Promise<string[]> {
  const { event, chains, why } = t().verify;
  const faults: string[] = [];
  let events = 0;
  const streams = await store.streams();
  for (const { stream } of streams) {
    const verdict = await store.verifyStream(stream);
    if (verdict.sound) events += verdict.version;
    else faults.push(event({ stream, event: verdict.version }, why(verdict.why)));
  }
  console.log(`  ${chains(streams.length, events)}`);
  return faults;
}

async function badBooks(store: Store): Promise<string[]> {
  const { entry, money, bookOff, why } = t().verify;
  const audit = await store.ledger.audit();
  if (!audit.sound) return [entry(audit.seq, why(audit.why))];
  const { total } = await store.ledger.trialBalance();
  console.log(`  ${money(audit.entries, total)}`);
  return total === 0 ? [] : [bookOff(total)];
}

/** Every shuffle that can be opened: with the key of the folder, or with what came along with a sealed copy. */
async function wrongPacks(store: Store, opener: Sealer): Promise<readonly string[]> {
  const { packs, unfolded, event, shuffle, why: said } = t().verify;
  const audit = await auditShuffles(store, opener);
  console.log(`  ${packs(audit)}`);
  if (audit.unfolded > 0) console.log(`  ${unfolded(audit.unfolded)}`);
  if (audit.sealed > 0) console.log(`  ${recordWords(spokenLanguage()).stillSealed(audit.sealed)}`);
  return audit.faults.map((fault) =>
    event(fault, fault.why === undefined ? shuffle[fault.code] : `${shuffle[fault.code]}: ${said(fault.why)}`),
  );
}
