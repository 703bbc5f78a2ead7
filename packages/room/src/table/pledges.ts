// Packs that were pledged: made, sealed for the store, opened again, and proved. A pledge is known by its seal; which of its packs is
// dealt, and in which order, is settled when the players' parts are in. By the first rule there were none, and one pack.
import { type Face, isReadable, printFace, readFaces } from 'baraja';
import type { TableState } from 'baraja/table';
import { commit, type Form } from '../fair/commit.js';
import { quickHash } from '../fair/hash.js';
import { DRAW, type Part, sealOf, type Taken, type Vow } from '../fair/mix.js';
import { type PackProof, takenIn } from '../fair/proof.js';
import type { Sealer } from '../fair/seal.js';
import { makeSecret, orderFrom, readSecret, type ShuffleSecret, writeSecret } from '../fair/secret.js';
import { toHex } from '../fair/verify.js';
import type { DeckMixed, DeckPledged, StoredTableEvent } from './kinds.js';
import type { World } from './world.js';

/** What lies under a seal: by the first rule a pack as shuffled, by the second as it was before, with a secret for each order. */
type Sealed =
  | { readonly faces: string; readonly secret: SecretText }
  | { pack: string; secrets: readonly SecretText[] };
type SecretText = ReturnType<typeof writeSecret>;

export interface Pledged {
  readonly dealt: DeckPledged['dealt'];
  readonly table: string;
  readonly round: number;
  readonly base: number;
  readonly form: Form;
  readonly cards: number;
  readonly root: string;
  readonly packs: readonly string[];
  readonly vows: readonly Vow[];
  /** The pack before it was shuffled, and the secret of each order it was pledged in. */
  readonly pack: readonly Face[];
  readonly secrets: readonly ShuffleSecret[];
  /** The round it was shuffled in: an earlier one, where a shoe goes on. */
  readonly first: number;
  /** So far, by seat; and the pack as it is dealt, once they are all in. */
  readonly parts: readonly Part[];
  readonly faces: readonly Face[] | null;
  /** It is no shuffle. */
  readonly chosen?: NonNullable<DeckPledged['chosen']>;
}

export interface Wish extends Pick<Pledged, 'dealt' | 'table' | 'round' | 'base' | 'pack' | 'vows'> {
  readonly secrets: readonly ShuffleSecret[];
}
/** A pledge of a pack, once for each secret. Without vows nobody need be waited for. */
export function pledgeOf(wish: Wish): Pledged {
  const packs = wish.secrets.map((secret) => commit(orderFrom(wish.pack, secret.seed).map(printFace), secret).root);
  const cards = wish.pack.length;
  const open = {
    form: 2,
    cards,
    root: sealOf(packs, quickHash),
    packs,
    first: wish.round,
    parts: [],
    faces: null,
  } as const;
  const pledged: Pledged = { ...wish, ...open };
  return wish.vows.length === 0 ? mixed(pledged, []) : pledged;
}
/** A pledge of a pack that lies in an order somebody chose: by the first rule, since nobody else has a part in it. */
export function pledgeChosen(
  wish: Omit<Wish, 'vows' | 'secrets'>,
  { faces, chosen }: { readonly faces: readonly Face[]; readonly chosen: NonNullable<DeckPledged['chosen']> },
): Pledged {
  const secret = makeSecret(faces.length);
  const { root } = commit(faces.map(printFace), secret, 1);
  const open = { form: 1, cards: faces.length, root, packs: [root], vows: [], parts: [], first: wish.round } as const;
  return { ...wish, ...open, secrets: [secret], faces, chosen };
}
/** The parts are in: which pack is dealt, and in which order. */
export function mixed(p: Pledged, parts: readonly Part[]): Pledged {
  const full = { ...p, parts };
  const { pack, places } = taken(full);
  const order = orderFrom(p.pack, p.secrets[pack]!.seed);
  return { ...full, faces: places.map((place) => order[place]!) };
}
const taken = (p: Pledged): Taken => takenIn(p, quickHash);
export const bySeat = (a: { seat: number }, b: { seat: number }): number => a.seat - b.seat;

/** Whoever is dealt in, for a pledge. */
export const dealtIn = (sittings: TableState['sittings'], seats: readonly number[]): Pledged['dealt'] =>
  sittings.filter((s) => seats.includes(s.seat)).map(({ seat, patron: { id, name } }) => ({ seat, id, name }));

// --- stored ---

const contextOf = ({ table, round, base }: Pick<Pledged, 'table' | 'round' | 'base'>): string =>
  `table-${table}/${round}/${base}`;

/** A pledge as stored, with what it stands for under seal. */
export function sealedPledge(p: Pledged, sealer: Sealer): StoredTableEvent {
  const { round, base, root, dealt, cards, packs, vows, first, parts } = p;
  const form: object = p.form === 1 ? {} : { form: 2, packs, vows: first === round ? vows : [] };
  const on = p.form === 2 && first !== round ? { on: { round: first, vows, parts } } : {};
  const chosen = p.chosen ? { chosen: p.chosen } : {};
  const pledge: DeckPledged = { type: 'DeckPledged', round, base, root, cards, dealt, ...form, ...on, ...chosen };
  return { ...pledge, sealed: sealer.seal(inside(p), contextOf(p)) };
}
function inside({ form, faces, pack, secrets }: Pledged): Sealed {
  const printed = (list: readonly Face[]): string => list.map(printFace).join(' ');
  if (form === 1) return { faces: printed(faces!), secret: writeSecret(secrets[0]!) };
  return { pack: printed(pack), secrets: secrets.map(writeSecret) };
}
export function openPledge(table: string, e: DeckPledged & { readonly sealed?: string }, sealer: Sealer): Pledged {
  const { round, base, root, dealt, cards, packs = [root], vows = [], on } = e;
  if (e.sealed === undefined) throw new Error(`the pledge of round ${round} has no seal`);
  const sealed = sealer.unseal(e.sealed, contextOf({ table, round, base })) as Sealed;
  const open = { table, round, base, root, dealt, cards, packs };
  if ('faces' in sealed) {
    const faces = facesFrom(sealed.faces, round);
    const secrets = [readSecret(sealed.secret)];
    const pack = [...faces].sort(byFace);
    const chosen = e.chosen ? { chosen: e.chosen } : {};
    return { ...open, ...chosen, form: 1, vows: [], parts: [], first: round, pack, secrets, faces };
  }
  const secrets = sealed.secrets.map(readSecret);
  const first = on?.round ?? round;
  const p: Pledged = {
    ...{ ...open, form: 2, vows: on?.vows ?? vows, parts: [], first, secrets, faces: null },
    pack: facesFrom(sealed.pack, round),
  };
  return on || vows.length === 0 ? mixed(p, on?.parts ?? []) : p;
}
const byFace = (a: Face, b: Face): number => a - b;
function facesFrom(text: string, round: number): readonly Face[] {
  const faces = readFaces(text);
  if (!isReadable(faces)) throw new Error(`the faces of round ${round} cannot be read`);
  return faces;
}
/** That the parts are in, with the pack that is not dealt laid open. Of a draw for the button nothing is kept from anybody. */
export function mixedEvent(p: Pledged): DeckMixed {
  return { type: 'DeckMixed', round: p.round, base: p.base, parts: p.parts, spare: spareOf(p) };
}
function spareOf(p: Pledged): NonNullable<DeckMixed['spare']> | null {
  if (p.base >= 0 && p.packs.length === 1) return null;
  const { seed, saltKey } = p.secrets[p.packs.length === 1 ? 0 : 1 - taken(p).pack]!;
  return { faces: orderFrom(p.pack, seed).map(printFace).join(' '), key: toHex(saltKey) };
}

const PAGE = 200;
/** The last pledge of a whole pack at or before a version, opened. */
export async function lastPledge(
  { stream, id, world }: { readonly stream: string; readonly id: string; readonly world: World },
  version: number,
): Promise<Pledged | null> {
  let after: DeckMixed | undefined;
  for (let end = version; end > 0; end -= PAGE) {
    const from = Math.max(1, end - PAGE + 1);
    const page = (await world.store.read(stream, from, end - from + 1)).map(
      (e) => e.body as unknown as StoredTableEvent,
    );
    for (const e of page.reverse()) {
      if (e.type === 'DeckMixed' && e.base === 0) after ??= e;
      if (e.type !== 'DeckPledged' || e.base !== 0) continue;
      const pledged = openPledge(id, e, world.sealer);
      return pledged.faces === null && after ? mixed(pledged, after.parts) : pledged;
    }
  }
  return null;
}

/** The pledges of a round, and of the draw before it, read from a stream event by event. */
export class PledgeReader {
  packs: Pledged[] = [];
  draw: Pledged | null = null;
  constructor(
    private readonly table: string,
    private readonly sealer: Sealer,
  ) {}

  fold(e: StoredTableEvent): void {
    if (e.type === 'RoundOpened') this.packs = [];
    if (e.type === 'DeckPledged') {
      const pledged = openPledge(this.table, e, this.sealer);
      if (e.base === DRAW) this.draw = pledged;
      else this.packs.push(pledged);
    }
    if (e.type !== 'DeckMixed') return;
    const settled = (p: Pledged): Pledged => (p.round === e.round && p.base === e.base ? mixed(p, e.parts) : p);
    this.packs = this.packs.map(settled);
    this.draw = this.draw && settled(this.draw);
  }
  proofs(round: number, seen: readonly (Face | null)[]): PackProof[] {
    const draws = this.draw?.round === round ? [drawProof(this.draw)] : [];
    return [...draws, ...proofsOf(this.packs, seen)];
  }
}

// --- proved ---

/** What proves the cards that somebody has seen: each with its way up to the root of its pack, and all that settled the order. */
export function proofOf(p: Pledged, seen: (place: number) => boolean): PackProof {
  const { table, round, base, form, cards, root, packs, vows, parts, first } = p;
  const chosen = p.chosen ? { chosen: p.chosen } : {};
  const open = { table, round, base, form, cards, root, packs, vows, parts, first, ...chosen };
  if (p.faces === null) return { ...open, openings: [], spare: null };
  const { pack, places } = taken(p);
  const secret = p.secrets[pack]!;
  const order = form === 1 ? p.faces : orderFrom(p.pack, secret.seed);
  const pledge = commit(order.map(printFace), secret, form);
  const openings = places.flatMap((at, place) => (seen(place) ? [{ place, ...pledge.opening(at) }] : []));
  const spare = form === 1 || vows.length === 0 ? null : spareOf(p);
  return { ...open, openings, spare: spare && { faces: spare.faces.split(' '), key: spare.key } };
}
/** Of a draw for the button everybody has seen a card for each who drew, and then the whole pack. */
export const drawProof = (p: Pledged): PackProof => proofOf(p, (place) => place < p.dealt.length);
export const proofsOf = (pledged: readonly Pledged[], seen: readonly (Face | null)[]): PackProof[] =>
  pledged.map((p) => proofOf(p, (place) => seen[p.base + place] != null));
