/** Everything that can be said at a table with a bank, and at the twenty-one games. */

export const BANK_OPTIONS = [
  'bank',
  'decline-bank',
  'wager',
  'back',
  'done',
  'insure',
  'even-money',
  'no-insurance',
  'hit',
  'stand',
  'double',
  'split-pair',
  'surrender',
  'surrender-stood',
  'let-stand',
  'fund',
  'decline-fund',
] as const;
export type BankOption = (typeof BANK_OPTIONS)[number];

export const BANK_INCIDENTS = [
  'shoe-boxed',
  'shoe-exposed',
  'circle-wrong-count',
  'dealt-out-of-order',
  'bank-wrong-count',
  'hole-exposed',
  'foul-shoe',
] as const;
export type BankIncident = (typeof BANK_INCIDENTS)[number];

export const BANK_STAGES = ['bank', 'wagers', 'insurance', 'play', 'hole'] as const;
export type BankStage = (typeof BANK_STAGES)[number];
/** The steps that belong to a stage of another name. */
export const BANK_STEPS = {
  fees: 'collection',
  'bonus-fees': 'collection',
  peek: 'insurance',
  refill: 'hole',
  complete: 'hole',
  bonuses: 'settle',
  release: 'settle',
} as const;
