// The shuffle's other parents: what the players add. Before the server pledges its packs each client vows a part, by its hash;
// after the pledge it opens it. All parts together choose which of the pledged packs is dealt, and the order its cards are taken in.
// So nobody knew all of it when he bound himself: not the server, not the last player to speak. Needs nothing but a hash.
import { sha256 } from './sha256.js';
import { fromHex, joined, toHex, wordBytes } from './verify.js';

/** What a seat bound itself to before the pledge: the hash of its part. Bytes are in hexadecimal. */
export interface Vow {
  readonly seat: number;
  readonly vow: string;
}
/** 32 random bytes of the client at a seat. */
export interface Part {
  readonly seat: number;
  readonly part: string;
}
/** Which shuffle: a table, a round, and the number of its first card. */
export interface ShuffleName {
  readonly table: string;
  readonly round: number;
  readonly base: number;
}
export type PlainHash = (bytes: Uint8Array) => Uint8Array;

/** The pack for the first button is pledged between rounds, and has no cards on the felt. */
export const DRAW = -1;

const rootsTag = 3;
const text = (words: string): Uint8Array => new TextEncoder().encode(words);
export const isHex32 = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** SHA-256("baraja.vow.2" ‖ 0 ‖ part). */
export const vowOf = (part: string, hash: PlainHash = sha256): string =>
  toHex(hash(joined(text('baraja.vow.2\0'), fromHex(part))));

/** SHA-256(0x03 ‖ how many ‖ root ‖ root …): one seal over the packs that were pledged together. */
export const sealOf = (packs: readonly string[], hash: PlainHash = sha256): string =>
  toHex(hash(joined([rootsTag], wordBytes(packs.length), ...packs.map(fromHex))));

const saltName = text('baraja.salt.2');
/** SHA-256("baraja.salt.2" ‖ key ‖ place): what hides the card at a place until it is opened. */
export const saltOf = (key: Uint8Array, index: number, hash: PlainHash = sha256): Uint8Array =>
  hash(joined(saltName, key, wordBytes(index)));

export interface MixParts {
  readonly seal: string;
  readonly vows: readonly Vow[];
  readonly parts: readonly Part[];
}

/**
 * SHA-256("baraja.mix.2" ‖ 0 ‖ length ‖ table/round/base ‖ seal ‖ vows ‖ parts): each list with its length before it, each line its
 * seat and 32 bytes. Numbers have four bytes, the big end first.
 */
export function mixOf(
  { table, round, base }: ShuffleName,
  { seal, vows, parts }: MixParts,
  hash: PlainHash = sha256,
): Uint8Array {
  const name = text(`${table}/${round}/${base}`);
  const lines = (list: readonly (readonly [number, string])[]): Uint8Array[] => [
    wordBytes(list.length),
    ...list.flatMap(([seat, bytes]) => [wordBytes(seat), fromHex(bytes)]),
  ];
  return hash(
    joined(
      text('baraja.mix.2\0'),
      wordBytes(name.length),
      name,
      fromHex(seal),
      ...lines(vows.map((v) => [v.seat, v.vow] as const)),
      ...lines(parts.map((p) => [p.seat, p.part] as const)),
    ),
  );
}

/** Draws without favour: words of SHA-256(mix ‖ 0), SHA-256(mix ‖ 1) …; a word that would favour some numbers is thrown away. */
function drawsFrom(mix: Uint8Array, hash: PlainHash): (below: number) => number {
  let [block, next]: [DataView | null, number] = [null, 0];
  const word = (): number => {
    if (next % 8 === 0) block = viewOf(hash(joined(mix, wordBytes(next / 8))));
    return block!.getUint32(4 * (next++ % 8));
  };
  return (below) => {
    if (below <= 1) return 0;
    const most = 2 ** 32 - (2 ** 32 % below);
    for (;;) {
      const drawn = word();
      if (drawn < most) return drawn % below;
    }
  };
}
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** Which of the pledged packs is dealt, and where in it each dealt card lay: the card at place i is the pledged one at places[i]. */
export interface Taken {
  readonly pack: number;
  readonly places: readonly number[];
}
export function takenBy(mix: Uint8Array, packs: number, cards: number, hash: PlainHash = sha256): Taken {
  const draw = drawsFrom(mix, hash);
  const pack = draw(packs);
  const places = Array.from({ length: cards }, (_, i) => i);
  for (let i = cards - 1; i > 0; i--) {
    const j = draw(i + 1);
    [places[i], places[j]] = [places[j]!, places[i]!];
  }
  return { pack, places };
}
