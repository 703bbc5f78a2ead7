/**
 * Where chance comes from: one method, three sources. Seeded and exhaustive for tests and simulation, ChaCha20 from a
 * 32-byte secret for tables. No two rounds may share a secret; who makes it is the caller's business.
 */
export interface Rng {
  /** A whole number from 0 to n-1, each equally likely. */
  below(n: number): number;
}

/** Fisher–Yates, from the end. */
export function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const x = out[i]!;
    out[i] = out[j]!;
    out[j] = x;
  }
  return out;
}

/**
 * Draws uniformly below n from 32-bit words by multiplying and keeping the high half; the few words that would favour some
 * numbers are thrown away (Lemire's method). Exact while n is below 2^21, since the product must fit in 53 bits.
 */
const fair = (word: () => number): Rng => ({
  below(n) {
    if (n <= 1) return 0;
    let product = word() * n;
    let low = product >>> 0;
    if (low < n) {
      const tooFew = (2 ** 32 - n) % n;
      while (low < tooFew) {
        product = word() * n;
        low = product >>> 0;
      }
    }
    return (product - low) / 2 ** 32;
  },
});

/** Repeatable and fast, for tests and simulation (sfc32). Never for a table with stakes. */
export function seeded(seed: number): Rng {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const word = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 16; i++) word(); // until the seed has reached every bit
  return fair(word);
}

/** A stream of words from a 32-byte secret: ChaCha20 (RFC 8439) with a zero nonce, counting blocks from 0. */
export function chacha(key: Uint8Array): Rng {
  return fair(chachaWords(key, new Uint8Array(12), 0));
}

const rotate = (x: number, n: number): number => (x << n) | (x >>> (32 - n));
function quarter(s: Int32Array, a: number, b: number, c: number, d: number): void {
  s[a] = s[a]! + s[b]!;
  s[d] = rotate(s[d]! ^ s[a]!, 16);
  s[c] = s[c]! + s[d]!;
  s[b] = rotate(s[b]! ^ s[c]!, 12);
  s[a] = s[a]! + s[b]!;
  s[d] = rotate(s[d]! ^ s[a]!, 8);
  s[c] = s[c]! + s[d]!;
  s[b] = rotate(s[b]! ^ s[c]!, 7);
}
const little = (bytes: Uint8Array, at: number): number =>
  bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);

/** The key stream as 32-bit words, little end first. Exported so that the published test vector can be checked. */
export function chachaWords(key: Uint8Array, nonce: Uint8Array, firstBlock: number): () => number {
  if (key.length !== 32) throw new Error(`a ChaCha20 key has 32 bytes, not ${key.length}`);
  const start = new Int32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]); // "expand 32-byte k"
  for (let i = 0; i < 8; i++) start[4 + i] = little(key, 4 * i);
  start[12] = firstBlock;
  for (let i = 0; i < 3; i++) start[13 + i] = little(nonce, 4 * i);
  const block = new Int32Array(16);
  let at = 16;
  return () => {
    if (at === 16) {
      block.set(start);
      for (let round = 0; round < 10; round++) {
        for (let i = 0; i < 4; i++) quarter(block, i, 4 + i, 8 + i, 12 + i);
        for (let i = 0; i < 4; i++) quarter(block, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
      }
      for (let i = 0; i < 16; i++) block[i] = block[i]! + start[i]!;
      start[12] = start[12]! + 1;
      at = 0;
    }
    return block[at++]! >>> 0;
  };
}

/** Answers with every possible sequence in turn, like an odometer: `while (every.next()) walk(every)`. */
export class Exhaustive implements Rng {
  private wheels: { value: number; size: number }[] = [];
  private at = 0;
  private begun = false;

  /** Moves on to the next sequence; false when all have been given. */
  next(): boolean {
    this.wheels.length = this.begun ? this.at : 0;
    this.at = 0;
    if (!this.begun) {
      this.begun = true;
      return true;
    }
    for (let i = this.wheels.length - 1; i >= 0; i--) {
      const wheel = this.wheels[i]!;
      if (++wheel.value < wheel.size) {
        this.wheels.length = i + 1;
        return true;
      }
    }
    return false;
  }
  below(n: number): number {
    if (this.at === this.wheels.length) this.wheels.push({ value: 0, size: n });
    const wheel = this.wheels[this.at++]!;
    if (wheel.size !== n) throw new Error('an exhaustive walk must ask the same questions after the same answers');
    return wheel.value;
  }
}
