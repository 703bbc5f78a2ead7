/** Drawing cards by the thousand: a quick generator seeded from the caller's chance, and a packet to draw from. */

/** Thirty-two bits of state, spread well enough for sampling (mulberry32). Never for a shuffle anybody bets on. */
export class Draws {
  private readonly state = new Int32Array(1);
  constructor(seed: number) {
    this.state[0] = seed;
  }
  /** A whole number from 0 to n-1. */
  below(n: number): number {
    const a = (this.state[0]! + 0x6d2b79f5) | 0;
    this.state[0] = a;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor(((t ^ (t >>> 14)) >>> 0) * (n / 4294967296));
  }
}

/** Puts cards drawn at random into places `from` to `to - 1` of the packet, out of themselves and all that lies behind. */
export function draw(packet: Uint8Array, from: number, to: number, draws: Draws): void {
  const size = packet.length;
  for (let i = from; i < to; i++) {
    const j = i + draws.below(size - i);
    const card = packet[j]!;
    packet[j] = packet[i]!;
    packet[i] = card;
  }
}
