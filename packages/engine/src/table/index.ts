/** One table's life: seats, markers, forced bets, fees, rounds. Pure: a command in, facts out. */
export * from './by.js';
export {
  type Choose,
  cannotBeDealt,
  chooserAt,
  type GameChosen,
  isChoosable,
  openedFor,
  turned,
  unchosen,
} from './choice.js';
export { CITED_AT_TABLES } from './cited.js';
export * from './command.js';
export { type Decided, decide, playThrough } from './decide.js';
export * from './event.js';
export { evolve, gameFor, limited } from './evolve.js';
export { TABLE_FACTS, type TableFacts } from './facts.js';
export { bandFor, feesFor, owedAtMost } from './fees.js';
export { firstDeal } from './first-deal.js';
export { NoTable } from './given.js';
export { progressiveOf } from './house.js';
export { type TableDictionary, tableDictionary, tablePacking } from './packed.js';
export { type Readiness, ready } from './ready.js';
export { type AnyRefusal, TABLE_REFUSALS, type TableRefusal, type TableRefusalCode } from './refusal.js';
export { type BankEntry, bankRegister } from './register.js';
export type { Direction } from './ring.js';
export {
  type ChoiceRules,
  canBeKilled,
  type FeeRules,
  type ForcedRules,
  feeRules,
  forcedRules,
  forcedUnit,
  leastLimit,
  leastStack,
  type OrdinanceRules,
  ordinanceRules,
  type SeatingRules,
  seatingRules,
  type TableRules,
  tableRules,
} from './rules.js';
export { SAID_OF_TABLES } from './said.js';
export { priceOf, type Seating, seatNext } from './seating.js';
export { blindsOf } from './seating-blinds.js';
export * from './state.js';
export type { Held, Hold, Placing, Price, Strategy } from './strategy.js';
export { type OutOfTurn, outOfTurnAt } from './turns.js';
export { replay, type WrittenTable, writeTable } from './written.js';
