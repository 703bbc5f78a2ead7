/** Ways to draw, tried: what each comes to on average. */
import type { Craft } from './draw-craft.js';
import { thrown } from './draw-keep.js';
import { Draws, draw } from './draws.js';
import type { Spot } from './spot.js';

const FIVE = 5;

/** The cards to keep, as bits, and what they are worth on average. */
interface Kept {
  readonly kept: number;
  readonly worth: number;
}

/** Every way to draw is tried with a few cards, and the best of them with many: one card is tried with every card there is. */
export function bestDraw(
  craft: Craft,
  { hole, unseen }: Pick<Spot, 'hole' | 'unseen'>,
  worth: (value: number) => number,
  { samples, seed }: { samples: number; seed: number },
): Kept {
  if (hole.length !== FIVE) return { kept: 0, worth: 0 };
  const draws = new Draws(seed);
  const packet = unseen.slice();
  const few = Math.max(8, Math.floor(samples / 8));
  const tried: Kept[] = [];
  for (let kept = 0; kept < 32; kept++) {
    if (thrown(kept) > craft.drawMax) continue;
    tried.push({ kept, worth: worthOf(craft, hole, kept, packet, worth, few, draws) });
  }
  tried.sort((a, b) => b.worth - a.worth);
  let best: Kept = { kept: 0, worth: -1 };
  for (const { kept } of tried.slice(0, 4)) {
    const found = { kept, worth: worthOf(craft, hole, kept, packet, worth, samples, draws) };
    if (found.worth > best.worth) best = found;
  }
  return best;
}
const hand = new Uint8Array(FIVE);
/** What a hand is worth on average that keeps these cards: one card is drawn each way there is, more by chance. */
export function worthOf(
  craft: Craft,
  hole: readonly number[],
  kept: number,
  packet: Uint8Array,
  worth: (value: number) => number,
  samples: number,
  draws: Draws,
): number {
  let held = 0;
  for (let i = 0; i < FIVE; i++) if ((kept & (1 << i)) !== 0) hand[held++] = hole[i]!;
  const need = FIVE - held;
  if (need === 0) return worth(craft.read(hand, 0));
  const tries = need === 1 ? Math.min(samples, packet.length) : samples;
  const isEach = tries === packet.length;
  let sum = 0;
  for (let n = 0; n < tries; n++) {
    if (isEach) hand[held] = packet[n]!;
    else {
      draw(packet, 0, need, draws);
      for (let i = 0; i < need; i++) hand[held + i] = packet[i]!;
    }
    sum += worth(craft.read(hand, 0));
  }
  return sum / tries;
}
