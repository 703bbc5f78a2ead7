/** What a plain player keeps of a hand before a draw, by what beats what: how hands are supposed to be drawn to. */
import { type Face, faces, isJoker } from '../cards/index.js';
import { type Ranking, type RankingName, rankingNamed } from '../hands/index.js';
import { keepHigh, keepLow } from './draw-keep.js';

/** The cards of a hand that are kept. */
export type Kept = (hand: readonly Face[]) => readonly Face[];

/** Ranks are counted from the deuce. */
const [EIGHT, NINE, ACE] = [6, 7, 12];
const rankOf = (face: Face): number => (isJoker(face) ? -1 : face >> 2);

const five = new Uint8Array(5);
/** By a rule that reads five bytes; another number of cards is kept as it is. */
const byBits =
  (keep: (cards: Uint8Array, at: number) => number): Kept =>
  (hand) => {
    if (hand.length !== five.length) return hand;
    five.set(hand);
    const bits = keep(five, 0);
    return hand.filter((_, i) => (bits & (1 << i)) !== 0);
  };

/** Deuce to seven: a made nine or better stands; otherwise one card of each rank up to the eight, and the lowest two at least. */
function keepSeven(ranking: Ranking): Kept {
  const nine = ranking.best(faces('9s 8d 7c 6h 4s'), []);
  return (hand) => {
    if (ranking.best(hand, []) >= nine) return hand;
    const apart = hand.filter((face, i) => hand.findIndex((other) => rankOf(other) === rankOf(face)) === i);
    const low = apart.filter((face) => rankOf(face) <= EIGHT);
    if (low.length > 1) return low.slice(0, 4);
    return [...apart].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, 2);
  };
}

/** Badugi: four cards that count stand; otherwise those that count and are no higher than a nine, the lowest at least. */
const keepBadugi =
  (ranking: Ranking): Kept =>
  (hand) => {
    const counted = ranking.five(hand, []);
    if (counted.length === hand.length) return hand;
    const lowness = (face: Face): number => (rankOf(face) === ACE ? -1 : rankOf(face));
    const rising = [...counted].sort((a, b) => lowness(a) - lowness(b));
    return rising.filter((face, i) => i === 0 || lowness(face) <= NINE);
  };

function keepBest(ranking: Ranking, drawMax: number): Kept {
  const read = (cards: Uint8Array, at: number): number =>
    ranking.best([...cards.subarray(at, at + five.length)] as Face[], []);
  return byBits(keepHigh(read, { pat: ranking.best(faces('As 5d 4c 3h 2s'), []), drawMax }));
}

/** How a hand of this ranking is drawn to, the most that may be drawn being this. */
export function keptBy(name: RankingName, drawMax: number): Kept {
  const ranking = rankingNamed(name);
  switch (name) {
    case 'badugi':
      return keepBadugi(ranking);
    case 'deuce-to-seven':
      return keepSeven(ranking);
    case 'lowball':
      return byBits(keepLow);
    default:
      return keepBest(ranking, drawMax);
  }
}
