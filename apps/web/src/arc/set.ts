// A hand of seven being set: what the two and the five make, whether they may lie so, and how the house would lay them.
import { houseWay, isFoul, printFace, type Ranking, rankingsOf } from 'baraja';
import { facesOf } from '../lib/faces.js';
import type { Felt } from '../lib/felt.js';
import type { CardId, GameRules, HandName } from '../lib/wire.js';

export interface SetShown {
  readonly low: HandName | null;
  readonly high: HandName | null;
  readonly foul: boolean;
}
const rankingOf = (rules: GameRules): Ranking | null => rankingsOf(rules).high;
const named = (ranking: Ranking, felt: Felt, cards: readonly CardId[]): HandName =>
  ranking.name(ranking.best(facesOf(cards.map((card) => felt.faces[card] ?? '')), []));

/** What lies in the slots; nothing is said of a slot that is not full. */
export function setShown(rules: GameRules, felt: Felt, all: readonly CardId[], low: readonly CardId[]): SetShown {
  const ranking = rankingOf(rules);
  const high = all.filter((card) => !low.includes(card));
  if (!ranking || low.length !== 2 || high.length !== 5) return { low: null, high: null, foul: false };
  const faces = (cards: readonly CardId[]) => facesOf(cards.map((card) => felt.faces[card] ?? ''));
  return {
    low: named(ranking, felt, low),
    high: named(ranking, felt, high),
    foul: isFoul(ranking, { low: faces(low), high: faces(high) }),
  };
}
/** The two cards the house would put in front. */
export function houseLow(rules: GameRules, felt: Felt, all: readonly CardId[]): readonly CardId[] {
  const ranking = rankingOf(rules);
  const faces = facesOf(all.map((card) => felt.faces[card] ?? ''));
  if (!ranking || faces.length !== 7) return [];
  const low = houseWay(ranking, faces).low.map(printFace);
  return all.filter((card) => low.includes(felt.faces[card] ?? ''));
}
/** A card put in front, or taken back: with two there already the one put there first goes back. */
export const placed = (low: readonly CardId[], card: CardId, inFront: boolean): readonly CardId[] =>
  inFront ? (low.includes(card) ? low : [...low, card].slice(-2)) : low.filter((one) => one !== card);
