// Sets of cards of a 53-card pack that differ by more than the names of suits: one of each kind, and how many are like it.

/** Cards as the engine numbers them, the joker 52. The array is the same at every call. */
export interface Kind {
  readonly cards: Uint8Array;
  /** How many sets of the pack become this one by exchanging suits. */
  readonly like: number;
}

/** Sets of ranks by size. */
const MASKS: readonly (readonly number[])[] = Array.from({ length: 8 }, (_, size) =>
  Array.from({ length: 1 << 13 }, (_, mask) => mask).filter((mask) => bitsIn(mask) === size),
);

/**
 * Each kind by the ranks it holds in each suit, the suits in falling order of how many ranks and which: the order of suits is all
 * that is lost.
 */
export function eachKind(size: number, use: (kind: Kind) => void): void {
  for (const joker of [false, true]) {
    const ordinary = size - (joker ? 1 : 0);
    if (ordinary < 0) continue;
    const cards = new Uint8Array(size);
    if (joker) cards[size - 1] = 52;
    const suits: number[] = [0, 0, 0, 0];
    const fill = (suit: number, left: number, most: number, place: number): void => {
      if (suit === 4) {
        if (left === 0) use({ cards, like: 24 / alike(suits) });
        return;
      }
      for (let count = Math.min(left, 13); count >= 0; count--) {
        // The suits after this one hold no more than it does.
        if (count * (4 - suit) < left) break;
        if (count > bitsIn(most)) continue;
        for (const mask of MASKS[count]!) {
          if (count === bitsIn(most) && mask > most) break;
          suits[suit] = mask;
          let at = place;
          for (let rest = mask; rest !== 0; rest &= rest - 1) cards[at++] = 4 * (31 - Math.clz32(rest & -rest)) + suit;
          fill(suit + 1, left - count, mask, at);
        }
      }
    };
    fill(0, ordinary, (1 << 13) - 1, 0);
  }
}

/** In how many ways suits with the same ranks may be exchanged. */
function alike(suits: readonly number[]): number {
  let ways = 1;
  for (let i = 1, run = 1; i < 4; i++) {
    run = suits[i] === suits[i - 1] ? run + 1 : 1;
    ways *= run;
  }
  return ways;
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
