// What splitting is worth, exactly, for hands that are played by their own cards and the up card.
//
// Cards still in a shoe come in an order in which every arrangement is as likely as any other, so a split hand fares on average
// as if it were played first, and what its sisters draw matters only where we speak of it: which of their second cards
// were of the pair's rank and made more hands. So everything follows from two figures for each number of the pair's cards gone: what a
// hand brings that got another card second, and one that got the pair's card and kept it.

export interface SplitParts {
  /**
   * With so many of the pair's cards gone besides the hand's own first: what a hand brings over all second cards of another rank
   * (their chances counted in), and what it brings by the same rank, kept.
   */
  other(gone: number): number;
  same(gone: number): number;
  /** The chance that the next cards are all of the pair's rank, so many of them, when two are gone. */
  allSame(cards: number): number;
}

/** Of a wager, where that pair has been dealt: a thousandth of a millionth of what is printed. */
const NEGLIGIBLE = 1e-13;

/** Both hands of a split that is not repeated. */
export const splitOnce = ({ other, same }: SplitParts): number => 2 * (other(1) + same(1));

/**
 * All hands together, splitting again whenever the rank comes, `again` times at the most. Second cards are drawn one after the
 * other: one of the pair's rank splits while that is allowed, anything else completes a hand.
 */
export function splitAgain(parts: SplitParts, again: number): number {
  let worth = 0;
  for (let splits = 0; splits < again; splits++) {
    // Ways to draw `splits` of the rank and splits + 2 others so that the last card completes the last hand.
    const ways = choose(2 * splits + 2, splits) / (splits + 1);
    const reach = ways * (splits + 2) * parts.allSame(splits);
    if (reach < NEGLIGIBLE) return worth;
    worth += handsOf(parts, { ways, splits, kept: 0 });
  }
  if (again === Number.POSITIVE_INFINITY) return worth;
  for (let kept = 0; kept <= again + 2; kept++) {
    worth += handsOf(parts, { ways: waysCapped(again, kept), splits: again, kept });
  }
  return worth;
}

/** In an infinite shoe each hand begins as the one before it did, so that x = other + 2 chance x. */
export function splitForever(parts: SplitParts): number {
  return (2 * parts.other(1)) / (1 - 2 * parts.allSame(1));
}

/** What all hands bring in so many orders of second cards: `splits` + 2 hands, of which `kept` are the pair again. */
function handsOf(
  { other, same, allSame }: SplitParts,
  { ways, splits, kept }: { ways: number; splits: number; kept: number },
): number {
  const others = splits + 2 - kept;
  let worth = 0;
  if (others > 0) worth += amongOthers(ways * others, splits + kept, others - 1, other, allSame);
  if (kept > 0) worth += amongOthers(ways * kept, splits + kept - 1, others, same, allSame);
  return worth;
}

/**
 * What a hand brings where `same` more cards are of the pair's rank and `others` more are not. The latter by inclusion and
 * exclusion: all cases, less those in which one of them is, and so on.
 */
function amongOthers(
  times: number,
  same: number,
  others: number,
  part: (gone: number) => number,
  allSame: (cards: number) => number,
): number {
  let worth = 0;
  for (let i = 0; i <= others; i++) {
    const chance = times * choose(others, i) * allSame(same + i);
    if (chance < NEGLIGIBLE) break;
    worth += (i % 2 === 0 ? 1 : -1) * chance * part(1 + same + i);
  }
  return worth;
}

/** Orders of second cards that use up all splits and then leave `kept` hands of the pair itself. */
function waysCapped(again: number, kept: number): number {
  if (again === 0) return choose(2, kept);
  let ways = 0;
  for (let before = 0; before <= again; before++) {
    // Hands completed before the last split, one always being open: by reflection.
    const orders = choose(again - 1 + before, before) - choose(again - 1 + before, before - 2);
    ways += orders * choose(2 + again - before, kept);
  }
  return ways;
}

/** As a double: the numbers here pass what is exact long after their chances have become nothing. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
