// Spanish Poker: everything the sheet puts a figure on, counted.

export { type AnteGame, type AnteTerms, anteGame, type HandWorth, handWorth, type PlayWorth } from './ante-game.js';
export { countSpanishDeals, HOUSE_HANDS, type SpanishDeals } from './deals.js';
export {
  allSpanishValues,
  SPANISH_CATEGORIES,
  SPANISH_HANDS,
  SPANISH_JOKER,
  SPANISH_RANKS,
  type SpanishCategory,
  spanishValue,
} from './hands.js';
export { RAISE_RULES, type RaiseRuleId } from './rules-of-thumb.js';
export {
  dosPares,
  jokerInHand,
  type Progressive,
  progressive,
  type SideBet,
  type SpanishDistribution,
  spanishDistribution,
} from './side-bets.js';
export { type Claim, type PayTable, type Posted, type PostedTable, postedAt } from './tables.js';
