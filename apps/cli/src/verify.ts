// `baraja verify`: checks what a room says about itself. A hand's cards against the roots published before they were dealt, from a
// file or a running server; or a whole data folder: every chain of events, the money, and every pack against its root.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commit,
  keyIn,
  type Opening,
  openPledge,
  openStore,
  plainHash,
  type Store,
  type StoredTableEvent,
  sealer,
  verifyOpening,
} from '@baraja/room';
import { printFace } from 'baraja';
import { Command } from 'commander';
import { Stop } from './house.js';

interface Options {
  readonly data?: string;
}
interface Proofs {
  readonly proofs: readonly { readonly base: number; readonly root: string; readonly openings: readonly Opening[] }[];
  readonly faces?: Readonly<Record<string, string>>;
  readonly events?: readonly {
    readonly event: { readonly type: string; readonly base?: number; readonly root?: string };
  }[];
}

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('Check a hand’s cards against the roots published before the deal, or a whole data folder')
    .argument('[proof]', 'a saved hand or proof (JSON), or its address: http://…/api/tables/<table>/rounds/<round>')
    .option('--data <folder>', 'check every chain, the money and every pack kept in this folder')
    .action(async (proof: string | undefined, { data }: Options) => {
      if (proof === undefined && data === undefined)
        throw new Stop('Say what to verify: a file, an address, or --data <folder>.');
      if (proof !== undefined) await verifyProofs(proofsFrom(await textOf(proof)));
      if (data !== undefined) await verifyFolder(data);
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
  for (const { base, root, openings } of proofs) {
    const published = events?.find(({ event }) => event.type === 'DeckPledged' && event.base === base)?.event.root;
    if (events && published !== root) fault(`the root ${root} is not the one told before the deal`);
    for (const opening of openings) {
      const checked = await verifyOpening(root, opening, plainHash);
      const told = faces?.[base + opening.index];
      if (!checked.genuine) fault(`card ${base + opening.index}, ${opening.face}: ${checked.why}`);
      else if (faces && told !== opening.face)
        fault(`card ${base + opening.index} was ${told}, its proof says ${opening.face}`);
      else cards++;
    }
  }
  const proved = new Set(proofs.flatMap(({ base, openings }) => openings.map((o) => base + o.index)));
  for (const card of Object.keys(faces ?? {})) if (!proved.has(Number(card))) fault(`card ${card} has no proof`);
  for (const { root } of proofs) console.log(`  root   ${root}`);
  console.log(`  ${cards} cards lay where they were pledged before the deal; ${faults} did not.`);
  if (faults > 0) throw new Stop('This hand is not as it was pledged.');
}

// --- a folder ---

async function verifyFolder(folder: string): Promise<void> {
  const path = join(folder, 'room.db');
  if (!existsSync(path)) throw new Stop(`There is no room in ${folder}.`);
  const store = await openStore({ path, thread: false });
  try {
    const faults = [...(await store.inspect()), ...(await brokenChains(store)), ...(await badBooks(store))];
    faults.push(...(await wrongPacks(store, folder)));
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

/**
 * Every pack, unsealed, hashes to the root that was told before it was dealt; and a shoe that goes on is the one of the hand before,
 * under its root (BAR-84). Needs the key of the folder.
 */
async function wrongPacks(store: Store, folder: string): Promise<string[]> {
  const open = sealer(keyIn(folder, { create: false }));
  const faults: string[] = [];
  let packs = 0;
  let shoes = 0;
  for (const { stream } of await store.streams('table-')) {
    const roots = new Roots();
    for await (const page of store.pages(stream))
      for (const { body, version } of page) {
        const e = body as unknown as StoredTableEvent;
        if (e.type === 'Played' && e.event.type === 'ShoeWentOn') {
          shoes++;
          if (!roots.goesOn(e.round))
            faults.push(`${stream}, event ${version}: the shoe that went on is not the one of the hand before`);
        }
        if (e.type !== 'DeckPledged') continue;
        packs++;
        const { faces, secret, root } = openPledge(stream.slice('table-'.length), e, open);
        if (commit(faces.map(printFace), secret).root !== root)
          faults.push(`${stream}, event ${version}: another pack`);
        if (e.base === 0) roots.pledged(e.round, root);
      }
  }
  console.log(`  packs   ${packs} pledged, ${shoes} of them shoes that went on`);
  return faults;
}

/** The roots of whole packs, hand by hand. */
class Roots {
  private before: string | null = null;
  private now: { readonly round: number; readonly root: string } | null = null;
  pledged(round: number, root: string): void {
    if (round !== this.now?.round) this.before = this.now?.root ?? null;
    this.now = { round, root };
  }
  /** Is this hand's pack the one of the hand before? */
  goesOn(round: number): boolean {
    return this.now?.round === round && this.now.root === this.before;
  }
}
