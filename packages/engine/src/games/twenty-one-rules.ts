/** The schema of what can differ at the twenty-one games: No-Bust 21st Century Blackjack, Pure 21.5 Blackjack. */
import * as z from 'zod';
import { OUTCOMES } from '../facts/index.js';
import { floorRows } from '../facts/law-rules.js';
import { BONUSES, type TwentyOneCites, type TwentyOneRules } from '../steps/twenty-one/rules.js';

const chips = z.int().positive();
const ruleId = z.string().min(1);

const CITES = [
  'bank',
  'bankMin',
  'decline',
  'broken',
  'release',
  'wager',
  'limits',
  'circles',
  'backline',
  'sitOut',
  'noWagers',
  'tableStakes',
  'shuffle',
  'shoe',
  'reshuffle',
  'noCards',
  'deal',
  'dealSecond',
  'insurance',
  'evenMoney',
  'peek',
  'turn',
  'chart',
  'signal',
  'double',
  'doubleMin',
  'split',
  'splitsMax',
  'splitAces',
  'resplitAces',
  'doubleAfterSplit',
  'surrender',
  'surrenderAces',
  'fund',
  'hole',
  'action',
  'bankChart',
  'settle',
  'surrendered',
  'insured',
  'cover',
  'void',
] as const satisfies readonly (keyof TwentyOneCites)[];

/** Eight circles with eight hands in each, two behind each circle: what a layout has room for (BAR-83). */
export const CIRCLES_MAX = 8;
export const HANDS_MAX = 8;
export const BACKERS_MAX = 2;

export const twentyOneRules = z.strictObject({
  family: z.literal('twenty-one'),
  circles: z.int().min(2).max(CIRCLES_MAX),
  decks: z.int().min(1).max(8),
  cut: z.int().min(2 * (CIRCLES_MAX + 1)),
  leastWager: chips,
  mostWager: chips,
  unit: chips,
  chip: chips,
  rounding: z.enum(['exact', 'down-to-chip']),
  natural: z.tuple([z.int().positive(), z.int().positive()]),
  splitNatural: z.boolean(),
  chart: z.enum(['stands-on-21', 'stands-on-hard-19', 'free']),
  bothOver: z.enum(['three-card-push', 'closer-push', 'eights-push', 'eights-pay', 'lose']),
  peek: z.boolean(),
  insurance: z.boolean(),
  evenMoney: z.boolean(),
  doubling: z.enum(['equal', 'for-less']),
  doubleAfterSplit: z.boolean(),
  splits: z.enum(['value', 'pair-or-tens']),
  handsMax: z.int().min(1).max(HANDS_MAX),
  resplitAces: z.boolean(),
  surrender: z.enum(['any-time', 'first-two', 'never']),
  surrenderSplit: z.boolean(),
  surrenderAces: z.boolean(),
  surrendersStood: z.boolean(),
  surrendersStanding: z.boolean(),
  dealtFrom: z.enum(['dealers-left', 'banks-left']),
  settledFrom: z.enum(['dealers-right', 'action-button', 'banks-left']),
  actionFrom: z.enum(['bank-is-1', 'left-is-1']),
  coverage: z.enum(['running-net', 'matched-action']),
  spots: z.enum(['own', 'several']),
  backers: z.int().min(0).max(BACKERS_MAX),
  bonuses: z.array(z.strictObject({ name: z.enum(BONUSES), fee: z.int().nonnegative(), pays: chips, rule: ruleId })),
  feeOnVoid: z.enum(['carry', 'keep']),
  outcomes: z.record(z.enum(OUTCOMES), ruleId),
  floor: floorRows,
  cites: z.record(z.enum(CITES), ruleId),
});
export type { TwentyOneRules };
