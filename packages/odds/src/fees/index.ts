// What the houses take.

export { type AfterFees, afterFees, type BankedFees, bankedFees, commandName, feeFor, type Tier } from './banked.js';
export { type FeeRow, type FeeTable, type FeeTerms, feeTables, jackpotReturn, USUAL_TERMS } from './fees.js';
