// A hand of seven being set: in which order it lies, what the two and the five make, whether they may lie so, and how the house
// would lay them; and once hands are turned, how each of the two came out against the bank's.
import { printFace, type Ranking, rankingsOf } from 'baraja';
import { compareSets, houseWay, isFoul, type SetHand } from 'baraja/hands';
import { faceOf, facesOf } from '../lib/faces.js';
import { cardsIn, type DrawnFelt } from '../lib/felt.js';
import type { CardId, GameRules, HandName } from '../lib/wire.js';

export interface SetShown {
  readonly low: HandName | null;
  readonly high: HandName | null;
  readonly foul: boolean;
}
const NOTHING: SetShown = { low: null, high: null, foul: false };
const rankingOf = (rules: GameRules): Ranking | null => rankingsOf(rules).high;
const facesIn = (felt: DrawnFelt, cards: readonly CardId[]) => facesOf(cards.map((card) => felt.faces[card] ?? ''));

/** From the highest to the lowest, the joker before them all: pairs and runs lie together. Backs stay as they were dealt. */
export function sortedSeven(felt: DrawnFelt, cards: readonly CardId[]): readonly CardId[] {
  const worth = (card: CardId): number => faceOf(felt.faces[card]) ?? -1;
  return [...cards].sort((a, b) => worth(b) - worth(a));
}

function named(ranking: Ranking, { low, high }: SetHand): SetShown {
  const name = (faces: SetHand['low']): HandName => ranking.name(ranking.best(faces, []));
  return { low: name(low), high: name(high), foul: isFoul(ranking, { low, high }) };
}
/** What lies in the slots; nothing is said before both are as full as they must be. */
export function setShown(rules: GameRules, felt: DrawnFelt, all: readonly CardId[], low: readonly CardId[]): SetShown {
  const ranking = rankingOf(rules);
  const high = all.filter((card) => !low.includes(card));
  if (!ranking || low.length !== 2 || high.length !== 5) return NOTHING;
  return named(ranking, { low: facesIn(felt, low), high: facesIn(felt, high) });
}
/** The two cards the house would put in front. */
export function houseLow(rules: GameRules, felt: DrawnFelt, all: readonly CardId[]): readonly CardId[] {
  const ranking = rankingOf(rules);
  const faces = facesIn(felt, all);
  if (!ranking || faces.length !== 7) return [];
  const low = houseWay(ranking, faces).low.map(printFace);
  return all.filter((card) => low.includes(felt.faces[card] ?? ''));
}
/** A card put in front, or taken back: with two there already the one put there first goes back. */
export const placed = (low: readonly CardId[], card: CardId, inFront: boolean): readonly CardId[] =>
  inFront ? (low.includes(card) ? low : [...low, card].slice(-2)) : low.filter((one) => one !== card);

/** A hand as it was turned for all to see; null before that. */
function turned(felt: DrawnFelt, seat: number): SetHand | null {
  const [low, high] = [facesIn(felt, cardsIn(felt, `low:${seat}`)), facesIn(felt, cardsIn(felt, `high:${seat}`))];
  return low.length === 2 && high.length === 5 ? { low, high } : null;
}
export const turnedShown = (rules: GameRules, felt: DrawnFelt, seat: number): SetShown => {
  const [ranking, hand] = [rankingOf(rules), turned(felt, seat)];
  return ranking && hand ? named(ranking, hand) : NOTHING;
};

export type Against = 'higher' | 'same' | 'lower';
/** One of a player's two hands beside the bank's. */
export interface Faced {
  readonly side: 'low' | 'high';
  readonly mine: HandName;
  readonly bank: HandName;
  readonly is: Against;
  /** The cards of each by rank, where the names alone do not tell them apart: 'K J' and 'K 10'. */
  readonly by: { readonly mine: string; readonly bank: string };
}
const AGAINST: Readonly<Record<string, Against>> = { '1': 'higher', '0': 'same', '-1': 'lower' };

const ranksOf = (faces: SetHand['low']): string =>
  [...faces]
    .sort((x, y) => y - x)
    .map((face) => printFace(face))
    .map((text) => (text === 'Jo' ? text : text.slice(0, -1).replace('T', '10')))
    .join(' ');

/** Front against front, back against back; nothing where one of them was set wrong, since they are not compared then. */
export function facedOff(rules: GameRules, felt: DrawnFelt, seat: number, bank: number): readonly Faced[] {
  const [ranking, mine, banks] = [rankingOf(rules), turned(felt, seat), turned(felt, bank)];
  if (!ranking || !mine || !banks || isFoul(ranking, mine) || isFoul(ranking, banks)) return [];
  const came = compareSets(ranking, mine, banks);
  const [a, b] = [named(ranking, mine), named(ranking, banks)];
  return (['low', 'high'] as const).map((side) => ({
    side,
    mine: a[side]!,
    bank: b[side]!,
    is: AGAINST[String(came[side])]!,
    by: { mine: ranksOf(mine[side]), bank: ranksOf(banks[side]) },
  }));
}
