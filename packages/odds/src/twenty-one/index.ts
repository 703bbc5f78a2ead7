// The 21.5 games, and ordinary blackjack to calibrate by: what they are worth to player and bank, best play, charts, and what
// each rule is worth.

export { CHANGE_NAMES } from './change-names.js';
export { CHANGES, type ChangeId, type ChangeWorth, changesOf, DECKS, decksOf } from './changes.js';
export { type ChartRow, type Charts, chartsOf } from './charts.js';
export {
  type BankEvents,
  bankEvents,
  insuranceEdge,
  type PlayerEvents,
  playerEvents,
} from './events.js';
export { exactWorth } from './exact.js';
export { VALUE_NAMES, type Value } from './hands.js';
export {
  NO_BUST_21,
  ORDINARY_BLACKJACK,
  type OverRule,
  type Payoff,
  PURE_21_5,
  type TwentyOneRules,
} from './rules.js';
export { type Choices, type Progress, type Solution, solve21, type TwoCards, type UpSolution } from './solve.js';
export { ACTIONS, type Action } from './worths.js';
