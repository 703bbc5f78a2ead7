/** Those a hand is up against: from how many hands theirs was picked, and which of the pots they are in for. */
import type { Layer, Opponent, Spot } from './spot.js';

/** From how many hands more an opponent's was picked, by what he has put in for the cards he shows. */
export function pickedOf({ big, raises, isFirst }: Spot, o: Opponent, trust: number): number {
  const earlier = isFirst ? 0 : 0.35 * Math.log2(1 + o.chosen / big);
  const now = o.isAggressor ? 0.5 + 0.5 * Math.min(3, raises) : o.bet > 0 && o.hasChosen ? 0.25 : 0;
  return Math.min(2.5, (earlier + now) * trust);
}

/** A layer with its opponents counted among the contenders only. */
export function narrowed({ opponents }: Spot, rivals: readonly Opponent[], { amount, against }: Layer): Layer {
  let bits = 0;
  rivals.forEach((o, i) => {
    if ((against & (1 << opponents.indexOf(o))) !== 0) bits |= 1 << i;
  });
  return { amount, against: bits };
}
