/** Voiding a round: every chip goes back where the round found it. */
import type { ChipMove } from './event.js';
import type { Chips, Felt } from './felt.js';

/** The payments that put every chip back. */
export function chipsBack({ chips, opening }: Felt): readonly ChipMove[] {
  const moves: ChipMove[] = [];
  const net = chips.map((n, place) => n - Math.max(0, opening[place]!));
  forgo(net);
  for (let to = 0; to < net.length; to++)
    for (let from = 0; from < net.length && net[to]! < 0; from++) {
      const amount = Math.min(net[from]!, -net[to]!);
      if (amount <= 0) continue;
      moves.push({ from, to, amount });
      net[from]! -= amount;
      net[to]! += amount;
    }
  return moves;
}

/** A fee the house keeps that came out of a pot, not from a stack, has no payer left to name: the first owed forgo it. */
function forgo(net: Chips[]): void {
  let short = -net.reduce((a, b) => a + b, 0);
  for (let place = 0; place < net.length && short > 0; place++) {
    const forgone = Math.min(short, Math.max(0, -net[place]!));
    net[place]! += forgone;
    short -= forgone;
  }
}
