// The pledge of a pack: a root published before the deal that binds every card in its place and tells none. Cards are
// opened one by one, to those who may see them; the seed is never told to a player, since it would show the muck and the
// stub.
import { hmac, quickHash } from './hash.js';
import { saltOf } from './mix.js';
import { orderFrom, type ShuffleSecret } from './secret.js';
import { innerBytes, largestPack, leafBytes, type Opening, rootBytes, sidesOf, toHex } from './verify.js';

export interface Pledge {
  /** To be published. */
  readonly root: string;
  readonly cards: number;
  /** Everything needed to check one card. Only for those who may see it. */
  opening(index: number): Opening;
}
/** By which rule a shuffle was made: 1, by the server alone; 2, by the server and the players. */
export type Form = 1 | 2;

/**
 * A salt for each place, each as good as random to whoever lacks the key. By the second rule SHA-256("baraja.salt.2" ‖ key ‖
 * place), one block of the hash and everywhere at hand; by the first an HMAC.
 */
function saltAt(saltKey: Uint8Array, index: number, form: Form): Uint8Array {
  if (form === 1) return hmac(saltKey, new TextEncoder().encode(`baraja.salt.1/${index}`));
  return saltOf(saltKey, index, quickHash);
}

/** @param faces printed, in the order of the shuffled pack */
export function commit(faces: readonly string[], { saltKey }: Pick<ShuffleSecret, 'saltKey'>, form: Form = 2): Pledge {
  if (faces.length === 0 || faces.length > largestPack) throw new Error(`a pack of ${faces.length} cards`);
  const salts = faces.map((_, index) => saltAt(saltKey, index, form));
  const levels = [faces.map((face, index) => quickHash(leafBytes(salts[index]!, index, face)))];
  for (let below = levels[0]!; below.length > 1; below = levels.at(-1)!) levels.push(levelAbove(below));
  const root = toHex(quickHash(rootBytes(faces.length, levels.at(-1)![0]!)));
  return {
    root,
    cards: faces.length,
    opening(index) {
      const face = faces[index];
      if (face === undefined) throw new RangeError(`there is no card ${index} in a pack of ${faces.length}`);
      return { index, of: faces.length, face, salt: toHex(salts[index]!), path: pathTo(levels, index) };
    },
  };
}

function levelAbove(below: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let i = 0; i < below.length; i += 2) {
    const [left, right] = [below[i]!, below[i + 1]];
    above.push(right === undefined ? left : quickHash(innerBytes(left, right)));
  }
  return above;
}

function pathTo(levels: readonly (readonly Uint8Array[])[], index: number): string[] {
  const path: string[] = [];
  let place = index;
  for (const level of levels) {
    const sibling = level[place % 2 === 1 ? place - 1 : place + 1];
    if (sibling !== undefined) path.push(toHex(sibling));
    place >>= 1;
  }
  if (path.length !== sidesOf(index, levels[0]!.length).length) throw new Error('a path of the wrong length');
  return path;
}

/** For the auditor, who has the secret: whether the pack was shuffled by the seed and pledged as it lay. */
export function auditShuffle(pack: readonly string[], secret: ShuffleSecret, root: string, form: Form = 2): boolean {
  return commit(orderFrom(pack, secret.seed), secret, form).root === root;
}
