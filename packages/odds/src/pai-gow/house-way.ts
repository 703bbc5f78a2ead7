// The house way of pai gow, for millions of hands: seven cards, one of which may be the joker, are set into a two-card front
// and a five-card back. What comes out is what each is worth, not which card lies where.

import { rankingNamed } from 'baraja/hands';

/** Faces as the engine numbers them. */
const JOKER = 52;
const ACE = 12;
const [TEN, JACK, KING, SEVEN, SIX] = [8, 9, 11, 5, 4];

/** A-2-3-4-5 is the lowest straight, or the second highest. */
export interface PaiGowRanking {
  readonly wheel: 'lowest' | 'second';
}

/** Two cards: 78 pairs of different ranks in their order, then thirteen pairs. */
export const FRONTS = 91;
export const isFrontPair = (front: number): boolean => front >= 78;

/** A set hand as one integer: the front above 14 bits, the back in them. */
export type SetHand = number;
export const frontOf = (set: SetHand): number => set >> 14;
export const backOf = (set: SetHand): number => set & 0x3fff;

export type HouseWay = (cards: Uint8Array, at: number) => SetHand;

/** How five cards rank, the joker an ace or whatever completes a straight or a flush. */
export function backRanking({ wheel }: PaiGowRanking): { readonly value5: (cards: Uint8Array, at: number) => number } {
  // Which straight the joker completes depends on where the wheel stands, so the ranking itself must know.
  return rankingNamed(wheel === 'second' ? 'high-joker-bug-wheel-second' : 'high-joker-bug');
}

const PAIR_BASE = 78;
/** By the ranks of two cards, the joker an ace. */
export const frontValue = (one: number, other: number): number => {
  if (one === other) return PAIR_BASE + one;
  const [high, low] = one > other ? [one, other] : [other, one];
  return (high * (high - 1)) / 2 + low;
};

// Five consecutive ranks, the ace below the deuce as well: bit 0 is the ace as one, bit 13 the ace above the king.
const WINDOWS = Array.from({ length: 10 }, (_, low) => 0b11111 << low);
const BITS = Uint8Array.from({ length: 1 << 14 }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
});

export function houseWay(ranking: PaiGowRanking): HouseWay {
  const { value5 } = backRanking(ranking);
  const least = leastStraight(value5);
  const setter = new Setter(value5, least);
  return (cards, at) => setter.set(cards, at);
}

/** The value of the lowest straight: with the patterns asked about, whatever is worth as much is a straight or a flush. */
function leastStraight(value5: (cards: Uint8Array, at: number) => number): number {
  const straights = Array.from({ length: 10 }, (_, low) => {
    const ranks = [0, 1, 2, 3, 4].map((i) => (low + i === 0 ? ACE : low + i - 1));
    return value5(
      Uint8Array.from(ranks, (rank, i) => 4 * rank + (i === 0 ? 1 : 0)),
      0,
    );
  });
  return Math.min(...straights);
}

class Setter {
  private readonly counts = new Uint8Array(13);
  private readonly hand = new Uint8Array(7);
  private readonly back = new Uint8Array(5);
  /** Ranks held twice, once …, highest first. */
  private readonly pairs: number[] = [];
  private readonly singles: number[] = [];
  private readonly trips: number[] = [];
  private quads = -1;
  private hasJoker = false;

  constructor(
    private readonly value5: (cards: Uint8Array, at: number) => number,
    private readonly least: number,
  ) {}

  set(cards: Uint8Array, at: number): SetHand {
    this.sort(cards, at);
    const { counts, pairs, singles, trips, quads } = this;
    if (counts[ACE] === 5) return this.front(pairs[0] === KING ? KING : ACE, pairs[0] === KING ? KING : ACE);
    if (quads >= 0) return this.setQuads();
    if (trips.length === 2) return this.front(trips[0]!, trips[0]!);
    if (trips.length === 1 && pairs.length > 0) return this.front(pairs[0]!, pairs[0]!);
    if (pairs.length === 3) return this.front(pairs[0]!, pairs[0]!);
    if (pairs.length === 2) return this.setTwoPairs();
    if (this.hasStraightOrFlush()) return this.setStraightOrFlush();
    if (trips[0] === ACE) return this.front(ACE, singles[0]!);
    if (trips.length === 1 || pairs.length === 1) return this.front(singles[0]!, singles[1]!);
    return this.front(singles[1]!, singles[2]!);
  }

  /** The joker counts as an ace. */
  private sort(cards: Uint8Array, at: number): void {
    const { counts, pairs, singles, trips } = this;
    counts.fill(0);
    pairs.length = singles.length = trips.length = 0;
    this.quads = -1;
    this.hasJoker = false;
    for (let i = 0; i < 7; i++) {
      const card = cards[at + i]!;
      this.hand[i] = card;
      if (card === JOKER) this.hasJoker = true;
      counts[card === JOKER ? ACE : card >> 2]!++;
    }
    for (let rank = ACE; rank >= 0; rank--) {
      const count = counts[rank]!;
      if (count === 1) singles.push(rank);
      else if (count === 2) pairs.push(rank);
      else if (count === 3) trips.push(rank);
      else if (count === 4) this.quads = rank;
    }
  }

  private setQuads(): SetHand {
    const { quads, pairs, trips, singles } = this;
    const beside = trips[0] ?? pairs[0];
    if (beside !== undefined) return this.front(beside, beside);
    const keeps = quads <= SIX || (quads < JACK && singles[0]! >= KING);
    return keeps ? this.front(singles[0]!, singles[1]!) : this.front(quads, quads);
  }

  private setTwoPairs(): SetHand {
    const { pairs, singles } = this;
    const [high, low] = pairs as [number, number];
    const keeps = high < JACK && singles[0]! >= (high >= SEVEN ? ACE : KING);
    return keeps ? this.front(singles[0]!, singles[1]!) : this.front(low, low);
  }

  private hasStraightOrFlush(): boolean {
    const { hand, counts, hasJoker } = this;
    const more = hasJoker ? 1 : 0;
    let suits = 0;
    let ranks = 0;
    for (let i = 0; i < 7; i++) {
      const card = hand[i]!;
      if (card === JOKER) continue;
      suits += 1 << ((card & 3) << 3);
      ranks |= 2 << (card >> 2);
    }
    if (counts[ACE]! > more) ranks |= 1;
    for (let suit = 0; suit < 32; suit += 8) if (((suits >> suit) & 255) + more >= 5) return true;
    return WINDOWS.some((window) => BITS[ranks & window]! + more >= 5);
  }

  /** The highest front that leaves a straight or a flush behind; or ace and next highest in front of a pair of tens to kings. */
  private setStraightOrFlush(): SetHand {
    const { hand, pairs, singles, counts } = this;
    let best = -1;
    for (let i = 0; i < 7; i++) {
      for (let j = i + 1; j < 7; j++) {
        const back = this.without(i, j);
        if (back < this.least) continue;
        const front = frontValue(rankOf(hand[i]!), rankOf(hand[j]!));
        best = Math.max(best, (front << 14) | back);
      }
    }
    const pair = pairs[0];
    if (pair === undefined || pair < TEN || pair > KING || counts[ACE] !== 1) return best;
    const front = frontOf(best);
    if (isFrontPair(front) || front >= frontValue(ACE, 0)) return best;
    return this.front(singles[0]!, singles[1]!);
  }

  /** These ranks in front; of equal choices the best five cards stay behind. */
  private front(one: number, other: number): SetHand {
    const { hand } = this;
    let best = -1;
    for (let i = 0; i < 7; i++) {
      const first = rankOf(hand[i]!);
      if (first !== one && first !== other) continue;
      for (let j = i + 1; j < 7; j++) {
        const second = rankOf(hand[j]!);
        if ((first === one && second === other) || (first === other && second === one)) {
          best = Math.max(best, this.without(i, j));
        }
      }
    }
    return (frontValue(one, other) << 14) | best;
  }

  private without(i: number, j: number): number {
    const { hand, back } = this;
    for (let from = 0, to = 0; from < 7; from++) if (from !== i && from !== j) back[to++] = hand[from]!;
    return this.value5(back, 0);
  }
}

const rankOf = (card: number): number => (card === JOKER ? ACE : card >> 2);
