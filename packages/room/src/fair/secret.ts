// The secret of one shuffle: where its order comes from, and what hides its cards until they are opened. Made from the
// system's generator for every shuffle anew; no two share one.
import { chacha, type Rng, shuffle } from 'baraja';
import { fromHex, toHex } from './verify.js';

export interface ShuffleSecret {
  /** 32 bytes for each stream of the shuffle: one for packs of up to 53 cards. */
  readonly seed: Uint8Array;
  /** 32 bytes the salts are derived from: telling one salt tells nothing about another, nor about the order. */
  readonly saltKey: Uint8Array;
}

const keyBytes = 32;
const keyBits = 256;

/** Whole bits that hold any draw below n. */
const bitsBelow = (n: number): number => (n <= 1 ? 0 : 32 - Math.clz32(n - 1));

/**
 * How many seeds a shuffle of so many cards needs. A seed of 256 bits has fewer states than a pack of 280 cards has
 * orders, so that most orders could never come up; a fresh seed takes over before a stream has given 256 bits. 53 cards
 * take 255 bits, hence one seed for every pack of poker.
 */
export function seedsFor(cards: number): number {
  let [seeds, spent] = [1, 0];
  for (let n = cards; n > 1; n--) {
    if (spent + bitsBelow(n) > keyBits) [seeds, spent] = [seeds + 1, 0];
    spent += bitsBelow(n);
  }
  return seeds;
}

/** From the system's generator, in Node as in a page. */
const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
/** @param random where bytes come from; anything but the system's generator is for tests */
export function makeSecret(cards: number, random: (count: number) => Uint8Array = randomBytes): ShuffleSecret {
  return { seed: random(keyBytes * seedsFor(cards)), saltKey: random(keyBytes) };
}

/** The order a seed gives: the pack as shuffled, first card first. */
export function orderFrom<T>(pack: readonly T[], seed: Uint8Array): T[] {
  if (seed.length !== keyBytes * seedsFor(pack.length)) {
    throw new Error(`a pack of ${pack.length} takes ${seedsFor(pack.length)} seeds of 32 bytes`);
  }
  return shuffle(pack, streams(seed));
}

/** Draws from one ChaCha20 stream after the other, changing over as `seedsFor` counts. */
function streams(seed: Uint8Array): Rng {
  let [next, spent] = [0, 0];
  const take = (): Rng => chacha(seed.subarray(next * keyBytes, ++next * keyBytes));
  let stream = take();
  return {
    below(n) {
      if (spent + bitsBelow(n) > keyBits) [stream, spent] = [take(), 0];
      spent += bitsBelow(n);
      return stream.below(n);
    },
  };
}

/** A secret as text, to be sealed; never to be told. */
export const writeSecret = ({ seed, saltKey }: ShuffleSecret): { seed: string; saltKey: string } => ({
  seed: toHex(seed),
  saltKey: toHex(saltKey),
});

export const readSecret = (text: { seed: string; saltKey: string }): ShuffleSecret => ({
  seed: fromHex(text.seed),
  saltKey: fromHex(text.saltKey),
});
