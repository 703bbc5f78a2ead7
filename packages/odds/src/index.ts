// Exact odds: what the games are worth, as integers and fractions.

export * from './ask/index.js';
export * from './equity/index.js';
export * from './exact/fraction.js';
export { Fault, type FaultCode } from './fault.js';
export * from './fees/index.js';
export * from './hands/index.js';
export * from './pai-gow/index.js';
export * from './push-nine/index.js';
export * from './spanish/index.js';
export * from './twenty-one/index.js';
