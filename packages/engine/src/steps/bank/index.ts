/** What games with a bank share: the offer, wagers, fees, the order of settlement, and how far the bank reaches. */
export * from './cover.js';
export * from './fees.js';
export * from './felt.js';
export * from './offer.js';
export * from './order.js';
export * from './settle.js';
export * from './wagers.js';
