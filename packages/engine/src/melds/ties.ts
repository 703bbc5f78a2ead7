/**
 * What ties the suits together: the sets of a rank. Of each suit it matters only whether none of its cards lie there, one, two,
 * or enough to stand alone: its share, 0 to 3. Which shares go together is a table for each way to make sets.
 */
import { HEIGHTS, isFree, KINDS, type MeldRules } from './kinds.js';

export type Mode = 0 | 1 | 2 | 3;
const ONE_SUIT = 0;
const KEPT = 1;
const GROWN = 2;
const FREE = 3;
const MODES: Readonly<Record<MeldRules['sets'], Mode>> = { 'one-suit': ONE_SUIT, kept: KEPT, grown: GROWN };
export const modeAt = (height: number, rules: MeldRules): Mode => (isFree(height, rules) ? FREE : MODES[rules.sets]);

/**
 * What the sets of a rank hold so far: how many suits up to three, whether one of them has too few cards to stand alone, and
 * whether one has enough; where any suits mix, only how many cards up to three.
 */
export function tie(tied: number, share: number, mode: Mode): number {
  if (share === 0) return tied;
  if (mode === FREE) return tied + share < 3 ? tied + share : 3;
  return ((tied >> 2 < 3 ? (tied >> 2) + 1 : 3) << 2) | (tied & 3) | (share < 3 ? 1 : 2);
}
/** Are these sets? As `isSet` has it for one column, but for all the cards of a rank. */
export function holds(tied: number, mode: Mode): boolean {
  if (mode === FREE) return tied === 0 || tied === 3;
  if ((tied & 1) === 0) return true;
  if (mode === ONE_SUIT) return false;
  return tied >> 2 === 3 || (mode === GROWN && (tied & 2) !== 0);
}

/** By mode: of the 256 combinations of four shares, two bits each, those that are sets. */
const TABLES = [ONE_SUIT, KEPT, GROWN, FREE].map((mode) => {
  const table = new Uint8Array(256);
  for (let all = 0; all < 256; all++) {
    let tied = 0;
    for (let suit = 0; suit < 4; suit++) tied = tie(tied, (all >> (2 * suit)) & 3, mode as Mode);
    table[all] = holds(tied, mode as Mode) ? 1 : 0;
  }
  return table;
});

/** Leaves of each suit's shares, four bits to a kind, those that some shares of the others go with; true if any went. */
export function leaveSupported(shares: Uint8Array, height: number, mode: Mode): boolean {
  const [a, b, c, d] = [shares[height]!, shares[height + 10]!, shares[height + 20]!, shares[height + 30]!];
  const table = TABLES[mode]!;
  let [aHas, bHas, cHas, dHas] = [0, 0, 0, 0];
  for (let i = 0; i < 4; i++) {
    if (((a >> i) & 1) === 0) continue;
    for (let j = 0; j < 4; j++) {
      if (((b >> j) & 1) === 0) continue;
      for (let k = 0; k < 4; k++) {
        if (((c >> k) & 1) === 0) continue;
        for (let l = 0; l < 4; l++) {
          if (((d >> l) & 1) === 0 || table[i | (j << 2) | (k << 4) | (l << 6)] === 0) continue;
          aHas |= 1 << i;
          bHas |= 1 << j;
          cHas |= 1 << k;
          dHas |= 1 << l;
        }
      }
    }
  }
  shares[height] = aHas;
  shares[height + 10] = bHas;
  shares[height + 20] = cHas;
  shares[height + 30] = dHas;
  return aHas !== a || bHas !== b || cHas !== c || dHas !== d;
}

/** The shares each kind could have with so many cards to be had. */
export function findShares(shares: Uint8Array, most: Uint8Array, rules: MeldRules): void {
  for (let height = 0; height < HEIGHTS; height++) {
    let cards = 0;
    for (let kind = height; kind < KINDS; kind += HEIGHTS) {
      cards += most[kind]!;
      shares[kind] = UP_TO[Math.min(3, most[kind]!)]!;
    }
    if (cards >= 3) leaveSupported(shares, height, modeAt(height, rules));
    else for (let kind = height; kind < KINDS; kind += HEIGHTS) shares[kind] = 1;
  }
}
const UP_TO = [1, 3, 7, 15] as const;
