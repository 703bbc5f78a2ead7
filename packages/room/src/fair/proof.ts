// The proof of one shuffle as a player gets it, and its check: the order follows from the pledge and the parts, every card he saw lay
// where it was pledged, the pack that was not dealt is whole, and his own part is in it. Runs in a browser; never throws.
import {
  isHex32,
  mixOf,
  type Part,
  type PlainHash,
  type ShuffleName,
  saltOf,
  sealOf,
  type Taken,
  takenBy,
  type Vow,
  vowOf,
} from './mix.js';
import { sha256 } from './sha256.js';
import {
  fromHex,
  innerBytes,
  largestPack,
  leafBytes,
  type Opening,
  rootBytes,
  toHex,
  verifyOpening,
} from './verify.js';

/** A card that somebody saw: `place` is where it lay in the pack as dealt, `index` where in the pack as pledged. */
export interface PlacedOpening extends Opening {
  readonly place: number;
}
/** A pack laid open: its faces in the order they were pledged, and the key of its salts. */
export interface OpenPack {
  readonly faces: readonly string[];
  readonly key: string;
}
export interface PackProof extends ShuffleName {
  /** By which rule: 1 the server alone, 2 the server and the players. */
  readonly form: 1 | 2;
  readonly cards: number;
  /** The seal that was told before the deal. */
  readonly root: string;
  /** The roots of the packs under the seal. */
  readonly packs: readonly string[];
  readonly vows: readonly Vow[];
  readonly parts: readonly Part[];
  /** For a shoe that goes on: the round it was shuffled in. */
  readonly first: number;
  /** At practice alone: the order was chosen, not shuffled; the deal of an earlier hand again, or a situation. */
  readonly chosen?: { readonly how: 'again' | 'situation'; readonly of?: number | undefined };
  readonly openings: readonly PlacedOpening[];
  /** The pack that was not dealt; of a draw for the button, the pack itself. Nothing where it would show unseen cards. */
  readonly spare: OpenPack | null;
}

export type Fault =
  | 'malformed'
  | 'seal' // the packs are not the ones under the seal that was told
  | 'part' // a part is not the one that was vowed
  | 'card' // a card did not lie where the pledge and the parts put it
  | 'spare' // the pack laid open is not the one that was pledged
  | 'short' // or it is not whole
  | 'own'; // one's own part is missing
export interface Checked {
  readonly faults: readonly { readonly fault: Fault; readonly place: number | null }[];
  /** How many cards were checked, and how many players have a part in the order. */
  readonly cards: number;
  readonly parts: number;
  /** What the pack laid open holds: so many different faces, each so often. Null where none is. */
  readonly spare: { readonly faces: number; readonly copies: number } | null;
}
/** What somebody knows by himself: the seal he was told before the deal, and the part he sent. */
export interface Known {
  readonly root?: string | undefined;
  readonly part?: string | undefined;
}

export async function checkProof(proof: PackProof, known: Known = {}): Promise<Checked> {
  try {
    return await check(proof, known);
  } catch {
    return { faults: [{ fault: 'malformed', place: null }], cards: 0, parts: 0, spare: null };
  }
}

async function check(proof: PackProof, known: Known): Promise<Checked> {
  const faults: { fault: Fault; place: number | null }[] = [];
  const fault = (what: Fault, place: number | null = null): void => void faults.push({ fault: what, place });
  if (!isReadable(proof)) return { faults: [{ fault: 'malformed', place: null }], cards: 0, parts: 0, spare: null };
  const { root, packs, parts } = proof;
  const isSealed = proof.form === 1 ? packs.length === 1 && packs[0] === root : sealOf(packs) === root;
  if (!isSealed || (known.root !== undefined && known.root !== root)) fault('seal');
  if (!areVowed(proof)) fault('part');
  if (known.part !== undefined && !parts.some((p) => p.part === known.part)) fault('own');
  const taken = takenIn(proof);
  for (const { place, ...opening } of proof.openings) {
    const { genuine } = await verifyOpening(packs[taken.pack]!, opening);
    if (!genuine || opening.of !== proof.cards || opening.index !== taken.places[place]) fault('card', place);
  }
  const spare = proof.spare && spareIn(proof, proof.spare, taken, fault);
  if (proof.spare === null && packs.length > 1) fault('spare');
  return { faults, cards: proof.openings.length, parts: parts.length, spare };
}

function isReadable(p: PackProof): boolean {
  const areLines = (list: readonly { seat: number }[]): boolean =>
    list.every(({ seat }, i) => Number.isSafeInteger(seat) && (i === 0 || seat > list[i - 1]!.seat));
  return (
    (p.form === 1 || p.form === 2) &&
    isHex32(p.root) &&
    p.packs.length >= 1 &&
    p.packs.length <= 2 &&
    p.packs.every(isHex32) &&
    areLines(p.vows) &&
    areLines(p.parts) &&
    p.vows.every(({ vow }) => isHex32(vow)) &&
    p.parts.every(({ part }) => isHex32(part)) &&
    [p.cards, p.round, p.first].every((n) => Number.isSafeInteger(n) && n > 0) &&
    p.cards <= largestPack
  );
}

/** Every part is one that was vowed before the pledge. */
export const areVowed = ({ vows, parts }: Pick<PackProof, 'vows' | 'parts'>): boolean =>
  parts.every(({ seat, part }) => vows.some((v) => v.seat === seat && v.vow === vowOf(part)));

/** Which pack, and in which order, the seal and the parts have it. */
export function takenIn(p: Omit<PackProof, 'openings' | 'spare'>, hash: PlainHash = sha256): Taken {
  if (p.form === 1) return { pack: 0, places: Array.from({ length: p.cards }, (_, i) => i) };
  const { table, first: round, base, vows, parts, root: seal } = p;
  return takenBy(mixOf({ table, round, base }, { seal, vows, parts }, hash), p.packs.length, p.cards, hash);
}

function spareIn(
  { packs, cards, openings }: PackProof,
  { faces, key }: OpenPack,
  taken: Taken,
  fault: (what: Fault) => void,
): { faces: number; copies: number } {
  const root = packs[packs.length === 1 ? 0 : 1 - taken.pack]!;
  if (faces.length !== cards || !isHex32(key) || rootOf(faces, fromHex(key)) !== root) fault('spare');
  const counts = countsOf(faces);
  const plain = [...counts].filter(([face]) => face !== 'Jo').map(([, n]) => n);
  // Every face equally often, and nobody saw one more often than the pack has it.
  if (new Set(plain).size > 1) fault('short');
  else if ([...countsOf(openings.map((o) => o.face))].some(([face, n]) => n > (counts.get(face) ?? 0))) fault('short');
  return { faces: counts.size, copies: plain[0] ?? 0 };
}
function countsOf(faces: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** The root over a pack that is laid open. */
export function rootOf(faces: readonly string[], key: Uint8Array, hash: PlainHash = sha256): string {
  let level = faces.map((face, i) => hash(leafBytes(saltOf(key, i, hash), i, face)));
  while (level.length > 1) {
    const above: Uint8Array[] = [];
    for (let i = 0; i < level.length; i += 2)
      above.push(level[i + 1] === undefined ? level[i]! : hash(innerBytes(level[i]!, level[i + 1]!)));
    level = above;
  }
  return toHex(hash(rootBytes(faces.length, level[0]!)));
}
