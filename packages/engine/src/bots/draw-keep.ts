/**
 * What a plain player keeps of five cards before the draw, as five bits: how hands in general are drawn to. A bot that has to
 * choose for itself tries everything (draw.ts); this is for the hands it supposes others hold, thousands of them.
 */

/** Reads which of the five cards from `at` on are kept: bit i for card i. */
export type Keep = (cards: Uint8Array, at: number) => number;

const JOKER = 52;
const FIVE = 5;
export const ALL = 31;

/** How many cards a plain player throws away who keeps these. */
export const thrown = (kept: number): number => FIVE - bitsOf(kept);
const bitsOf = (mask: number): number =>
  (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1) + ((mask >> 4) & 1);

/** The ace is the lowest card, the joker lower still. */
const lowness = (face: number): number => (face === JOKER ? -1 : face >> 2 === 12 ? 0 : (face >> 2) + 1);

const EIGHT = 7;
const NINE = 8;
const KING = 12;

/** Lowball: a nine or better stands pat; otherwise the different cards up to the eight are kept, and at least the lowest two. */
export const keepLow: Keep = (cards, at) => {
  if (different(cards, at, NINE) === ALL) return ALL;
  for (let limit = EIGHT; ; limit++) {
    const kept = different(cards, at, limit);
    if (bitsOf(kept) > 1 || limit === KING) return kept;
  }
};
/** One card of each rank up to a limit. */
function different(cards: Uint8Array, at: number, limit: number): number {
  let kept = 0;
  let ranks = 0;
  for (let i = 0; i < FIVE; i++) {
    const low = lowness(cards[at + i]!);
    const bit = 1 << (low + 1);
    if (low > limit || (ranks & bit) !== 0) continue;
    ranks |= bit;
    kept |= 1 << i;
  }
  return kept;
}

const ranksHeld = new Uint8Array(13);
const suitsHeld = new Uint8Array(4);

/**
 * High hands: a straight or better stands pat; what is paired is kept, the joker always; then four to a flush or an open straight;
 * then the highest card, or the two highest where no more than three may be drawn.
 */
export const keepHigh =
  (read: (cards: Uint8Array, at: number) => number, { pat, drawMax }: { pat: number; drawMax: number }): Keep =>
  (cards, at) => {
    if (read(cards, at) >= pat) return ALL;
    ranksHeld.fill(0);
    suitsHeld.fill(0);
    let joker = 0;
    for (let i = 0; i < FIVE; i++) {
      const face = cards[at + i]!;
      if (face === JOKER) joker = 1 << i;
      else {
        ranksHeld[face >> 2]!++;
        suitsHeld[face & 3]!++;
      }
    }
    const paired = where(cards, at, (face) => ranksHeld[face >> 2]! > 1);
    if (paired > 0) return paired | joker;
    const wanted = joker === 0 ? 4 : 3;
    const suited = where(cards, at, (face) => suitsHeld[face & 3]! >= wanted);
    if (suited > 0) return suited | joker;
    const run = joker === 0 ? openRun(cards, at) : 0;
    return run > 0 ? run : highest(cards, at, joker, FIVE - Math.min(drawMax, 4) - (joker === 0 ? 0 : 1));
  };

function where(cards: Uint8Array, at: number, test: (face: number) => boolean): number {
  let mask = 0;
  for (let i = 0; i < FIVE; i++) {
    const face = cards[at + i]!;
    if (face !== JOKER && test(face)) mask |= 1 << i;
  }
  return mask;
}
/** Four cards in a row that can be filled at both ends; no ranks are paired. */
function openRun(cards: Uint8Array, at: number): number {
  for (let low = 0; low + 4 < 13; low++) {
    let length = 0;
    while (length < 4 && ranksHeld[low + length]! > 0) length++;
    if (length === 4) return where(cards, at, (face) => face >> 2 >= low && face >> 2 < low + 4);
  }
  return 0;
}
/** The joker, if there is one, and the highest cards, one at least. */
function highest(cards: Uint8Array, at: number, joker: number, count: number): number {
  let mask = joker;
  for (let n = Math.max(1, count); n > 0; n--) {
    let best = -1;
    for (let i = 0; i < FIVE; i++)
      if ((mask & (1 << i)) === 0 && (best < 0 || cards[at + i]! > cards[at + best]!)) best = i;
    mask |= 1 << best;
  }
  return mask;
}
