// Checks one opened card against the root that was published before the deal. Needs nothing but a hash, so the same code
// runs in a browser, in a terminal and in a test; it never throws, whatever it is given.
import { sha256 } from './sha256.js';

/** SHA-256, from wherever there is one. */
export type Hash = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** One card of the pack as shuffled, shown to somebody who may see it. Bytes are in hexadecimal. */
export interface Opening {
  /** Its place in the pack as shuffled, from 0: the engine's card id. */
  readonly index: number;
  /** How many cards the pack has. */
  readonly of: number;
  /** As printed: `As`, `Td`. */
  readonly face: string;
  /** 32 bytes nobody could guess, so that a closed card cannot be found by trying all faces. */
  readonly salt: string;
  /** What the card is hashed with on the way up, from the leaf to the top. */
  readonly path: readonly string[];
}

export type Checked =
  | { readonly genuine: true; readonly index: number; readonly face: string }
  | { readonly genuine: false; readonly why: 'malformed' | 'no such card' | 'wrong path' | 'not in this pack' };

/** No pack of any house comes near; it only bounds the work. */
export const largestPack = 4096;
export const saltBytes = 32;

const leafTag = 0;
const innerTag = 1;
const rootTag = 2;

/** SHA-256(0x00 ‖ salt ‖ index ‖ face). The salt and the index have fixed lengths, so the face needs none. */
export function leafBytes(salt: Uint8Array, index: number, face: string): Uint8Array {
  return joined([leafTag], salt, wordBytes(index), new TextEncoder().encode(face));
}

/** SHA-256(0x01 ‖ left ‖ right). The tag keeps an inner node from ever being shown as a card. */
export function innerBytes(left: Uint8Array, right: Uint8Array): Uint8Array {
  return joined([innerTag], left, right);
}

/** SHA-256(0x02 ‖ cards ‖ top). With the size inside the root, the shape of the tree is settled, too. */
export function rootBytes(of: number, top: Uint8Array): Uint8Array {
  return joined([rootTag], wordBytes(of), top);
}

/**
 * Which sides a card's path takes, from the leaf up. Neighbours are paired; the last of an odd level goes up alone, with
 * no hash: the tree of RFC 9162, which size and place determine completely.
 */
export function sidesOf(index: number, of: number): ('left' | 'right')[] {
  const sides: ('left' | 'right')[] = [];
  for (let place = index, last = of - 1; last > 0; place >>= 1, last >>= 1) {
    if (place % 2 === 1) sides.push('left');
    else if (place < last) sides.push('right');
  }
  return sides;
}

export async function verifyOpening(root: string, opening: Opening, hash: Hash = webHash): Promise<Checked> {
  const parts = read(root, opening);
  if (parts === undefined) return { genuine: false, why: 'malformed' };
  const { index, of, face } = opening;
  if (index >= of) return { genuine: false, why: 'no such card' };
  const sides = sidesOf(index, of);
  if (sides.length !== parts.path.length) return { genuine: false, why: 'wrong path' };
  let node = await hash(leafBytes(parts.salt, index, face));
  for (const [i, sibling] of parts.path.entries()) {
    node = await hash(sides[i] === 'left' ? innerBytes(sibling, node) : innerBytes(node, sibling));
  }
  const found = await hash(rootBytes(of, node));
  return toHex(found) === root ? { genuine: true, index, face } : { genuine: false, why: 'not in this pack' };
}

interface Parts {
  readonly salt: Uint8Array;
  readonly path: readonly Uint8Array[];
}

/** The opening's bytes, when everything has the form it should; what comes from outside may be anything. */
function read(root: unknown, opening: Partial<Record<keyof Opening, unknown>> | null): Parts | undefined {
  if (typeof opening !== 'object' || opening === null) return undefined;
  const { index, of, face, salt, path } = opening;
  if (!isHash(root) || !isHash(salt) || !Array.isArray(path) || !path.every(isHash)) return undefined;
  if (!isWhole(index) || !isWhole(of) || of < 1 || of > largestPack) return undefined;
  if (typeof face !== 'string' || !/^[\x21-\x7e]{1,16}$/.test(face)) return undefined;
  return { salt: fromHex(salt), path: path.map(fromHex) };
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function wordBytes(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

export function joined(...parts: readonly ArrayLike<number>[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The browser's own hash; plain code where there is none, on a page without https for instance. */
export const webHash: Hash = async (bytes) => {
  const subtle = globalThis.crypto?.subtle;
  if (subtle === undefined) return sha256(bytes);
  return new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(bytes)));
};

export const plainHash: Hash = sha256;
