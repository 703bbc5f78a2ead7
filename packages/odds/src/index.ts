// Exact odds: what the games are worth, as integers and fractions.

export * from './exact/fraction.js';
export * from './spanish/index.js';
export * from './twenty-one/index.js';
