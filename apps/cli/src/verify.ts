// `baraja verify`: checks what a room says about itself. A hand's cards against the roots published before they were dealt, from a
// file or a running server; or a whole data folder: every chain of events, the money, and every pack against its root.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  auditShuffles,
  checkProof,
  DRAW,
  keyIn,
  openStore,
  type PackProof,
  type ProofFault,
  type Store,
  sealer,
} from '@baraja/room';
import { Command } from 'commander';
import { Stop } from './house.js';
import { keptFaults } from './record.js';
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
      if (proof === undefined && data === undefined)
        throw new Stop('Say what to verify: a file, an address, or --data <folder>.');
      if (proof !== undefined) await verifyProofs(proofsFrom(await textOf(proof)));
      if (data !== undefined)
        await verifyFolder(data, kept).catch((error: unknown) => {
          if (error instanceof Stop) throw error;
          console.log(`  WRONG  ${error instanceof Error ? error.message : String(error)}`);
          throw new Stop(`The room in ${data} cannot be read.`);
        });
    });

// --- a hand ---

async function textOf(place: string): Promise<string> {
  if (!/^https?:\/\//.test(place)) {
    if (!existsSync(place)) throw new Stop(`There is no file ${place}.`);
    return readFileSync(place, 'utf8');
  }
  const response = await fetch(place).catch((error: Error) => {
    throw new Stop(`${place} does not answer: ${error.message}.`);
  });
  if (!response.ok) throw new Stop(`${place} answers ${response.status}: ${await response.text()}`);
  return response.text();
}

function proofsFrom(text: string): Proofs {
  try {
    const read = JSON.parse(text) as Proofs;
    if (Array.isArray(read.proofs)) return read;
  } catch {
    // Said below.
  }
  throw new Stop('That is no hand and no proof: it has no list of proofs.');
}

async function verifyProofs({ proofs, faces, events }: Proofs): Promise<void> {
  let [cards, faults] = [0, 0];
  const fault = (line: string): void => {
    faults++;
    console.log(`  WRONG  ${line}`);
  };
  const proved = new Set<number>();
  for (const proof of proofs) {
    const { base, root, openings } = proof;
    const published = events?.find(({ event }) => event.type === 'DeckPledged' && event.base === base)?.event.root;
    if (published !== undefined && published !== root) fault(`the seal ${root} is not the one told before the deal`);
    const checked = await checkProof(proof);
    for (const one of checked.faults) fault(sentence(one.fault, one.place === null ? null : base + one.place));
    for (const { place, face } of base === DRAW ? [] : openings) {
      const told = faces?.[base + place];
      proved.add(base + place);
      if (faces && told !== face) fault(`card ${base + place} was ${told}, its proof says ${face}`);
    }
    cards += checked.cards - checked.faults.filter(({ fault: what }) => what === 'card').length;
    console.log(`  root   ${root}`);
    for (const { seat, part } of proof.parts) console.log(`  part   ${part}  (seat ${seat})`);
    if (checked.spare) console.log(`  open   ${checked.spare.faces} different cards, each ${checked.spare.copies}×`);
  }
  for (const card of Object.keys(faces ?? {})) if (!proved.has(Number(card))) fault(`card ${card} has no proof`);
  console.log(`  ${cards} cards lay where they were pledged before the deal; ${faults} things are wrong.`);
  if (faults > 0) throw new Stop('This hand is not as it was pledged.');
}
const FAULTS: Readonly<Record<ProofFault, string>> = {
  malformed: 'the proof cannot be read',
  seal: 'the packs are not the ones under the seal',
  part: 'a part is not the one that was vowed',
  card: 'it did not lie where the pledge and the parts put it',
  spare: 'the pack laid open is not the one that was pledged',
  short: 'the pack laid open is not whole',
  own: 'the part is missing',
};
const sentence = (fault: ProofFault, card: number | null): string =>
  card === null ? FAULTS[fault] : `card ${card}: ${FAULTS[fault]}`;

// --- a folder ---

async function verifyFolder(folder: string, kept: Kept): Promise<void> {
  const path = join(folder, 'room.db');
  if (!existsSync(path)) throw new Stop(`There is no room in ${folder}.`);
  const store = await openStore({ path, looks: true });
  try {
    const faults = [...(await store.inspect()), ...(await brokenChains(store)), ...(await badBooks(store))];
    faults.push(...(await wrongPacks(store, folder)), ...(await keptFaults(store, kept, folder)));
    for (const line of faults) console.log(`  WRONG  ${line}`);
    if (faults.length > 0) throw new Stop(`${faults.length} faults in ${folder}.`);
    console.log('  Everything is as it was written.');
  } finally {
    await store.close();
  }
}

async function brokenChains(store: Store): Promise<string[]> {
  const faults: string[] = [];
  let events = 0;
  const streams = await store.streams();
  for (const { stream } of streams) {
    const verdict = await store.verifyStream(stream);
    if (verdict.sound) events += verdict.version;
    else faults.push(`${stream}, event ${verdict.version}: ${verdict.why}`);
  }
  console.log(`  chains  ${streams.length} streams, ${events} events`);
  return faults;
}

async function badBooks(store: Store): Promise<string[]> {
  const audit = await store.ledger.audit();
  if (!audit.sound) return [`the book, entry ${audit.seq ?? '?'}: ${audit.why}`];
  const { total } = await store.ledger.trialBalance();
  console.log(`  money   ${audit.entries} entries, adding up to ${total}`);
  return total === 0 ? [] : [`the book is off by ${total}`];
}

/** Every shuffle, with the key of the folder. */
async function wrongPacks(store: Store, folder: string): Promise<readonly string[]> {
  const audit = await auditShuffles(store, sealer(keyIn(folder, { create: false })));
  const { packs, shoes, parts, draws, unfolded } = audit;
  console.log(
    `  packs   ${packs} pledged, ${shoes} of them shoes that went on; ${parts} parts of players, ${draws} draws`,
  );
  if (unfolded > 0)
    console.log(`          ${unfolded} of hands by another edition of the book, held to their own pledge only`);
  return audit.faults;
}
