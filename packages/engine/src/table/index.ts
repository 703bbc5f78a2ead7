/** One table's life: seats, button, blinds, fees, rounds. Pure: a command in, facts out. */
export * from './command.js';
export { type Decided, decide } from './decide.js';
export * from './event.js';
export { evolve } from './evolve.js';
export { bandFor, owedAtMost } from './fees.js';
export type { Positions } from './positions.js';
export { type Readiness, ready } from './ready.js';
export { type AnyRefusal, TABLE_REFUSALS, type TableRefusal, type TableRefusalCode } from './refusal.js';
export { type FeeRules, feeRules, OWN, type TableRules, tableRules } from './rules.js';
export { type Held, type Hold, type Seating, seatNext } from './seating.js';
export * from './state.js';
export { type Price, priceOf } from './terms.js';
export { replay, type WrittenTable, writeTable } from './written.js';
