// Equity in the poker games of the houses.

export { EquityFault } from '../fault.js';
export { type Contest, contestOf, isPoker, type PokerRules } from './contest.js';
export { type EquityEffort, equity } from './equity.js';
export { type HeadsUp, headsUp } from './heads-up.js';
export { type Out, type SeatOdds, type SeatView, seatOdds } from './outs.js';
export { type Equity, exactly, type HandEquity, type Holding, type Question, type Range } from './question.js';
export { readRange } from './ranges.js';
export { viewOf } from './view.js';
