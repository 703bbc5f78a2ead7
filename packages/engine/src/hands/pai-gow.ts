/**
 * Seven cards set as two hands: a pair or high cards in front, five cards behind, which must rank higher. The house
 * way is the one the sheet's dealer sets by: its first line that applies says which ranks go in front, and of all
 * ways to do so the one that leaves the best hand behind is taken.
 */
import { type Face, faces, isJoker, type Rank, rankOf } from '../cards/index.js';
import type { Ranking } from './ranking.js';

/** A hand as it is set: two in front, five behind. */
export interface SetHand {
  readonly low: readonly Face[];
  readonly high: readonly Face[];
}

const ACE: Rank = 12;
const [SEVEN, TEN, JACK, KING]: readonly [Rank, Rank, Rank, Rank] = [5, 8, 9, 11];
const THREE_TO_SIX = 4;

/** What both hands are worth. */
export interface SetWorth {
  readonly low: number;
  readonly high: number;
}
export const worthOfSet = (ranking: Ranking, { low, high }: SetHand): SetWorth => ({
  low: frontTable(ranking)(low),
  high: ranking.best(high, []),
});

/** Set wrong: the two cards must rank lower than the five, and not as high. */
export const isFoulWorth = ({ low, high }: SetWorth): boolean => low >= high;
export const isFoul = (ranking: Ranking, set: SetHand): boolean => isFoulWorth(worthOfSet(ranking, set));

/** Whether each of a player's two hands is higher than the bank's, lower, or the same. */
export const compareWorths = (mine: SetWorth, banks: SetWorth): SetWorth => ({
  low: Math.sign(mine.low - banks.low),
  high: Math.sign(mine.high - banks.high),
});
export const compareSets = (ranking: Ranking, mine: SetHand, banks: SetHand): SetWorth =>
  compareWorths(worthOfSet(ranking, mine), worthOfSet(ranking, banks));

const CARDS = 53;
const tables = new WeakMap<Ranking, (front: readonly Face[]) => number>();
/** What two cards are worth, looked up: a hand of so few is worked out otherwise, which takes longer than all the rest. */
function frontTable(ranking: Ranking): (front: readonly Face[]) => number {
  const known = tables.get(ranking);
  if (known !== undefined) return known;
  const worths = new Int32Array(CARDS * CARDS).fill(-1);
  const look = (front: readonly Face[]): number => {
    if (front.length !== 2) return ranking.best(front, []);
    const at = front[0]! * CARDS + front[1]!;
    const worth = worths[at]!;
    if (worth >= 0) return worth;
    worths[at] = ranking.best(front, []);
    return worths[at]!;
  };
  tables.set(ranking, look);
  return look;
}

/** The joker counts as an ace when a hand is sorted. */
const sortingRank = (card: Face): Rank => (isJoker(card) ? ACE : rankOf(card));

/** How high two cards are in front, by their ranks alone. */
const frontWorth = ([a, b]: readonly [Rank, Rank]): number =>
  a === b ? 1_000 + a : 13 * Math.max(a, b) + Math.min(a, b);

/** Every way to set seven cards: the places of the two in front, and the five that stay behind, in a list that is used again. */
function eachWay(cards: readonly Face[], use: (i: number, j: number, behind: readonly Face[]) => void): void {
  const behind = cards.slice(2);
  for (let i = 0; i < cards.length; i++)
    for (let j = i + 1; j < cards.length; j++) {
      for (let k = 0, to = 0; k < cards.length; k++) if (k !== i && k !== j) behind[to++] = cards[k]!;
      use(i, j, behind);
    }
}

/** The hand the house would make of seven cards. */
export function houseWay(ranking: Ranking, cards: readonly Face[]): SetHand {
  const ranks = cards.map(sortingRank);
  const [a, b] = frontOf(ranking, cards, ranks);
  let most = -1;
  let front: readonly number[] = [];
  eachWay(cards, (i, j, behind) => {
    const x = ranks[i]!;
    const y = ranks[j]!;
    if (!((x === a && y === b) || (x === b && y === a))) return;
    const worth = ranking.best(behind, []);
    if (worth <= most) return;
    most = worth;
    front = [i, j];
  });
  return { low: front.map((i) => cards[i]!), high: cards.filter((_, i) => !front.includes(i)) };
}

/** The ranks in front, by the first line that applies. */
function frontOf(ranking: Ranking, cards: readonly Face[], ranks: readonly Rank[]): readonly [Rank, Rank] {
  const counts = new Array<number>(13).fill(0);
  for (const rank of ranks) counts[rank]!++;
  /** Ranks held just so often, highest first. */
  const held: readonly [Rank[], Rank[], Rank[], Rank[], Rank[], Rank[]] = [[], [], [], [], [], []];
  for (let rank = ACE; rank >= 0; rank--) held[counts[rank]!]!.push(rank as Rank);
  const [, singles, pairs, trips, quads] = held;
  const two = (rank: Rank): readonly [Rank, Rank] => [rank, rank];
  const highest = (): readonly [Rank, Rank] => [singles[0]!, singles[1]!];
  if (counts[ACE] === 5) return two(pairs[0] === KING ? KING : ACE);
  if (quads.length > 0) return withQuads(quads[0]!, [...trips, ...pairs], singles);
  if (trips.length === 2) return two(trips[0]!);
  if (trips.length === 1 && pairs.length > 0) return two(pairs[0]!);
  if (pairs.length === 3) return two(pairs[0]!);
  if (pairs.length === 2) return keepsTwoPair(pairs[0]!, singles[0]!) ? highest() : two(pairs[1]!);
  const run = frontOfRun(ranking, cards, ranks, [pairs, singles]);
  if (run !== null) return run;
  if (trips.length === 1) return trips[0] === ACE ? [ACE, singles[0]!] : highest();
  if (pairs.length === 1) return highest();
  return [singles[1]!, singles[2]!];
}

/** Four of a kind: what is paired beside it goes in front; else the low ones stay, the high ones split, those between by the front. */
function withQuads(quads: Rank, beside: readonly Rank[], singles: readonly Rank[]): readonly [Rank, Rank] {
  if (beside.length > 0) return [beside[0]!, beside[0]!];
  const stays = quads < SEVEN || (quads < JACK && singles[0]! >= KING);
  return stays ? [singles[0]!, singles[1]!] : [quads, quads];
}

/** Two pairs stay together behind a high enough card, by how high the higher of them is. */
function keepsTwoPair(higher: Rank, top: Rank): boolean {
  if (higher >= JACK) return false;
  return higher > THREE_TO_SIX ? top === ACE : top >= KING;
}

/**
 * A straight, a flush or both: the highest front that leaves one of them behind; but a pair of tens to kings with a single ace
 * beside it stays behind the ace, where that front would have neither a pair nor an ace.
 */
function frontOfRun(
  ranking: Ranking,
  cards: readonly Face[],
  ranks: readonly Rank[],
  [pairs, singles]: readonly [readonly Rank[], readonly Rank[]],
): readonly [Rank, Rank] | null {
  const least = leastRun(ranking);
  const fronts: (readonly [Rank, Rank])[] = [];
  eachWay(cards, (i, j, behind) => {
    if (ranking.best(behind, []) >= least) fronts.push([ranks[i]!, ranks[j]!]);
  });
  if (fronts.length === 0) return null;
  const front = fronts.reduce((top, one) => (frontWorth(one) > frontWorth(top) ? one : top));
  const [a, b] = front;
  const plain = a !== b && a !== ACE && b !== ACE;
  const pair = pairs[0];
  const isBetterPaired = pair !== undefined && pair >= TEN && pair <= KING && singles[0] === ACE;
  return plain && isBetterPaired ? [ACE, singles[1]!] : front;
}

const leasts = new WeakMap<Ranking, number>();
/** What the lowest straight is worth. Where runs are looked for there is no full house, so that whatever is worth as much is one. */
function leastRun(ranking: Ranking): number {
  const known = leasts.get(ranking);
  if (known !== undefined) return known;
  const least = Math.min(
    ...['Ac 2d 3d 4d 5d', 'Jo 2d 3d 4d 5c', '2c 3d 4d 5d 6d', 'Jo 3d 4d 5d 6c'].map((run) =>
      ranking.best(faces(run), []),
    ),
  );
  leasts.set(ranking, least);
  return least;
}
