/** What a plain player keeps of a hand before a draw, by what beats what: how hands are supposed to be drawn to. */
import { faces, JOKER } from '../cards/index.js';
import { badugiHeld, deuceToSeven, type RankingName, rankingNamed, value5 } from '../hands/index.js';
import { type Keep, keepHigh, keepLow } from './draw-keep.js';

/** Brings what is kept of the `held` cards from `at` on to the front, and says how many those are. */
export type Kept = (cards: Uint8Array, at: number, held: number) => number;

/** Ranks are counted from the deuce. */
const [EIGHT, NINE, ACE] = [6, 7, 12];
const FIVE = 5;
const PACK = Array.from({ length: JOKER + 1 }, (_, face) => face);
/** By face; and the same where the ace is the lowest. */
const RANK = Int8Array.from(PACK, (face) => (face === JOKER ? -1 : face >> 2));
const LOWNESS = RANK.map((rank) => (rank === ACE ? -1 : rank));

/** Brings those to the front whose bits are set, in their order; the others are not needed any more. */
function front(cards: Uint8Array, at: number, bits: number): number {
  let count = 0;
  for (let i = 0; bits >> i > 0; i++) if ((bits & (1 << i)) !== 0) cards[at + count++] = cards[at + i]!;
  return count;
}

/** By a rule that reads five bytes; another number of cards is kept as it is. */
const byBits =
  (keep: Keep): Kept =>
  (cards, at, held) =>
    held === FIVE ? front(cards, at, keep(cards, at)) : held;

/** Sorts so many, the lowest first. */
function rising(cards: Uint8Array, at: number, count: number, lowness: Int8Array): void {
  for (let i = 1; i < count; i++) {
    const card = cards[at + i]!;
    let place = i;
    for (; place > 0 && lowness[cards[at + place - 1]!]! > lowness[card]!; place--)
      cards[at + place] = cards[at + place - 1]!;
    cards[at + place] = card;
  }
}

/** Deuce to seven: a made nine or better stands; otherwise one card of each rank up to the eight, and the lowest two at least. */
function keepSeven(): Kept {
  const nine = deuceToSeven.best(faces('9s 8d 7c 6h 4s'), []);
  return (cards, at, held) => {
    if (held === FIVE && deuceToSeven.value5(cards, at) >= nine) return held;
    let ranks = 0;
    let apart = 0;
    let low = 0;
    for (let i = 0; i < held; i++) {
      const rank = RANK[cards[at + i]!]!;
      const bit = 2 << rank;
      if ((ranks & bit) !== 0) continue;
      ranks |= bit;
      apart |= 1 << i;
      if (rank <= EIGHT) low |= 1 << i;
    }
    if ((low & (low - 1)) !== 0) return Math.min(4, front(cards, at, low));
    const count = front(cards, at, apart);
    rising(cards, at, count, RANK);
    return Math.min(2, count);
  };
}

/** Badugi: four cards that count stand; otherwise those that count and are no higher than a nine, the lowest at least. */
const keepBadugi: Kept = (cards, at, held) => {
  const counted = badugiHeld(cards, at, held);
  if (counted === (1 << held) - 1) return held;
  const count = front(cards, at, counted);
  rising(cards, at, count, LOWNESS);
  let kept = Math.min(1, count);
  while (kept < count && LOWNESS[cards[at + kept]!]! <= NINE) kept++;
  return kept;
};

function keepBest(name: RankingName, drawMax: number): Kept {
  const ranking = rankingNamed(name);
  const read = 'value5' in ranking ? ranking.value5 : value5;
  return byBits(keepHigh(read, { pat: ranking.best(faces('As 5d 4c 3h 2s'), []), drawMax }));
}

/** How a hand of this ranking is drawn to, the most that may be drawn being this. */
export function keptBy(name: RankingName, drawMax: number): Kept {
  switch (name) {
    case 'badugi':
      return keepBadugi;
    case 'deuce-to-seven':
      return keepSeven();
    case 'lowball':
      return byBits(keepLow);
    default:
      return keepBest(name, drawMax);
  }
}
