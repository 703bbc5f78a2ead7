/**
 * Every seven cards of the pack of fifty-three, by what can matter when they are set: their ranks, and, where five of them share a
 * suit or four do beside the joker, which ranks are of that suit. Suits otherwise make no hand, and there is room for one flush
 * only, so that hands of a class are set alike.
 */
import { type Face, face, JOKER, type Rank, type Suit } from '../../cards/index.js';
import { eachCounts } from '../classes.js';

/** Seven cards of a class, in a list that is used again, and how many deals are like them. */
export type UseClass = (cards: readonly Face[], deals: number) => void;

const FLUSH: Suit = 3;
const RANKS = 13;

/** Hands without a flush, by ranks: `deals` counts all hands of these ranks, those with a flush among them. */
export function eachRankClass(use: UseClass): void {
  for (const joker of [0, 1])
    eachCounts(7 - joker, (counts) => {
      const cards: Face[] = [];
      let deals = 1;
      counts.forEach((count, rank) => {
        deals *= CHOICES[count]!;
        // Dealt suits in turn: at most two of the seven share one.
        for (let i = 0; i < count; i++) cards.push(face({ rank: rank as Rank, suit: (cards.length % 4) as Suit }));
      });
      if (joker) cards.push(JOKER);
      use(cards, deals);
    });
}
/** Ways to have so many of the four of a rank. */
const CHOICES = [1, 4, 6, 4, 1];

/** Hands with a flush: which ranks of the suit, and which besides. `deals` counts them in all four suits. */
export function eachFlushClass(use: UseClass): void {
  for (const joker of [0, 1])
    for (let ranks = 0; ranks < 1 << RANKS; ranks++) {
      const suited: Face[] = [];
      for (let rank = 0; rank < RANKS; rank++)
        if (ranks & (1 << rank)) suited.push(face({ rank: rank as Rank, suit: FLUSH }));
      const others = 7 - joker - suited.length;
      if (suited.length < 5 - joker || others < 0) continue;
      if (joker) suited.push(JOKER);
      eachBeside(others, (beside, ways) => use([...suited, ...beside], 4 * ways));
    }
}

/** Up to two cards of other suits, by their ranks. */
function eachBeside(count: number, use: UseClass): void {
  if (count === 0) {
    use([], 1);
    return;
  }
  for (let a = 0; a < RANKS; a++) {
    const one = face({ rank: a as Rank, suit: 0 });
    if (count === 1) use([one], 3);
    else for (let b = a; b < RANKS; b++) use([one, face({ rank: b as Rank, suit: 1 })], a === b ? 3 : 9);
  }
}
