// Random numbers for samples, the same from the same seed on every machine: xoshiro128** with splitmix seeding. Nothing at a
// table is dealt with it.

export class Xoshiro {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number) {
    let state = seed | 0;
    const next = (): number => {
      state = (state + 0x9e3779b9) | 0;
      let z = state;
      z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
      z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
      return z ^ (z >>> 16);
    };
    [this.a, this.b, this.c, this.d] = [next(), next(), next(), next()];
  }

  /** 32 bits. */
  next(): number {
    const five = Math.imul(this.b, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9);
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result >>> 0;
  }

  /** A whole number below `limit`, every one as likely: by rejection. */
  below(limit: number): number {
    const most = 0x1_0000_0000 - (0x1_0000_0000 % limit);
    for (;;) {
      const bits = this.next();
      if (bits < most) return bits % limit;
    }
  }

  /** Puts random cards of the pack in its first places. */
  draw(pack: Uint8Array, count: number): void {
    for (let place = 0; place < count; place++) {
      const from = place + this.below(pack.length - place);
      const card = pack[place]!;
      pack[place] = pack[from]!;
      pack[from] = card;
    }
  }
}
