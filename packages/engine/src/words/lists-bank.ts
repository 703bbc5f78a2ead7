/** Everything that can be said at a table with a bank, and at the twenty-one games. */

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
