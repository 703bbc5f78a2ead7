// Where a storm's luck comes from: one seed, and a generator of its own for each concern, so that one more draw in one does not shift the
// others.
import { type Rng, seeded } from 'baraja';

/** FNV-1a: names and seeds to 32 bits. */
export function mark(text: string, from = 0x811c9dc5): number {
  let hash = from;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

export class Chance implements Rng {
  private readonly rng: Rng;

  constructor(seed: number, concern: string) {
    this.rng = seeded(mark(`${seed}/${concern}`));
  }
  below(n: number): number {
    return this.rng.below(n);
  }
  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + this.rng.below(most - least + 1);
  }
  /** Does it happen, with this probability? */
  is(probability: number): boolean {
    return this.rng.below(1_000_000) < probability * 1_000_000;
  }
  pick<T>(list: readonly T[]): T {
    return list[this.rng.below(list.length)]!;
  }
  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.rng.below(256));
  }
  /** Milliseconds: mostly about this many, now and then far more. */
  delay(mean: number): number {
    return this.is(0.02) ? this.between(mean, mean * 40) : this.between(0, mean * 2);
  }
}
