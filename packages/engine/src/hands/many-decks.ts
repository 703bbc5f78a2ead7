// High hands out of several packs put together, as a Ranking: five alike are the best there is, and a flush may have pairs in it. There
// is no table for them; five cards are looked at one by one.

import { type Face, isJoker, type Rank, rankOf, suitOf } from '../cards/index.js';
import { CATEGORIES, type Code, codeOfCounts, codeOfSuited, nameOfCode } from './classes.js';
import type { HandName, Ranking } from './ranking.js';
import { bestSelection, byImportance } from './select.js';

/** Above the royal flush. */
const FIVE_ALIKE = CATEGORIES.length;
const FLUSH = CATEGORIES.indexOf('flush');
const CATEGORY_BITS = 20;
const FIVE_HIGH: Rank = 3;

/** The best high hand of any hole and board, whatever is in them twice. */
export const highManyDecks: Ranking = {
  id: 'high-many-decks',
  best: (hole, board) => {
    const cards = [...hole, ...board];
    return cards.length > 5 ? bestSelection('any', { hole, board }, codeOf).value : codeOf(cards);
  },
  name: nameOfValue,
  five(hole, board) {
    const { value, cards } = bestSelection('any', { hole, board }, codeOf);
    const { category, ranks } = nameOfValue(value);
    const isRun = category === 'straight' || category === 'straight-flush';
    return byImportance(cards, { aceLow: isRun && ranks[0] === FIVE_HIGH });
  },
  jokerAs: () => null,
};

/** Of five cards or fewer. */
function codeOf(cards: readonly Face[]): Code {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) {
    if (isJoker(card)) throw new RangeError('this ranking knows no joker');
    counts[rankOf(card)]!++;
  }
  const alike = counts.indexOf(5) as Rank | -1;
  if (alike >= 0) return (FIVE_ALIKE << CATEGORY_BITS) | ((alike + 1) << 16);
  const isSuited = cards.length === 5 && cards.every((card) => suitOf(card) === suitOf(cards[0]!));
  return isSuited ? Math.max(codeOfCounts(counts), suitedCode(cards)) : codeOfCounts(counts);
}
/** Five of one suit, of which some may be alike: then they are a flush and nothing more. */
function suitedCode(cards: readonly Face[]): Code {
  const ranks = cards.map(rankOf).sort((a, b) => b - a);
  if (new Set(ranks).size === 5) return codeOfSuited(ranks.reduce((mask: number, rank) => mask | (1 << rank), 0));
  return ranks.reduce((code: number, rank) => code * 16 + rank + 1, FLUSH);
}
function nameOfValue(value: number): HandName {
  return value >> CATEGORY_BITS === FIVE_ALIKE
    ? { category: 'five-of-a-kind', ranks: [(((value >> 16) & 15) - 1) as Rank] }
    : nameOfCode(value);
}
