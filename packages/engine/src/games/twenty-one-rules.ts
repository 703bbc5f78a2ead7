/** The schema of what can differ at the twenty-one games: No-Bust 21st Century Blackjack, Pure 21.5 Blackjack. */

import { OUTCOMES } from '../facts/index.js';
import { floorRows } from '../facts/law-rules.js';
import * as s from '../schema/index.js';
import { BONUSES, type TwentyOneCites, type TwentyOneRules } from '../steps/twenty-one/rules.js';

const chips = s.int().positive();
const ruleId = s.string().min(1);

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

/** Eight circles with eight hands in each, two behind each circle: what a layout has room for. */
export const CIRCLES_MAX = 8;
export const HANDS_MAX = 8;
export const BACKERS_MAX = 2;

export const twentyOneRules = s.strictObject({
  family: s.literal('twenty-one'),
  circles: s.int().min(2).max(CIRCLES_MAX),
  decks: s.int().min(1).max(8),
  cut: s.int().min(2 * (CIRCLES_MAX + 1)),
  leastWager: chips,
  mostWager: chips,
  unit: chips,
  chip: chips,
  rounding: s.enum(['exact', 'down-to-chip']),
  natural: s.tuple([s.int().positive(), s.int().positive()]),
  splitNatural: s.boolean(),
  chart: s.enum(['stands-on-21', 'stands-on-hard-19', 'free']),
  bothOver: s.enum(['three-card-push', 'closer-push', 'eights-push', 'eights-pay', 'lose']),
  peek: s.boolean(),
  insurance: s.boolean(),
  evenMoney: s.boolean(),
  doubling: s.enum(['equal', 'for-less']),
  doubleAfterSplit: s.boolean(),
  splits: s.enum(['value', 'pair-or-tens']),
  handsMax: s.int().min(1).max(HANDS_MAX),
  resplitAces: s.boolean(),
  surrender: s.enum(['any-time', 'first-two', 'never']),
  surrenderSplit: s.boolean(),
  surrenderAces: s.boolean(),
  surrendersStood: s.boolean(),
  surrendersStanding: s.boolean(),
  dealtFrom: s.enum(['dealers-left', 'banks-left']),
  settledFrom: s.enum(['dealers-right', 'action-button', 'banks-left']),
  actionFrom: s.enum(['bank-is-1', 'left-is-1']),
  coverage: s.enum(['running-net', 'matched-action']),
  spots: s.enum(['own', 'several']),
  backers: s.int().min(0).max(BACKERS_MAX),
  bonuses: s.array(s.strictObject({ name: s.enum(BONUSES), fee: s.int().nonnegative(), pays: chips, rule: ruleId })),
  feeOnVoid: s.enum(['carry', 'keep']),
  outcomes: s.record(s.enum(OUTCOMES), ruleId),
  floor: floorRows,
  cites: s.record(s.enum(CITES), ruleId),
});
export type { TwentyOneRules };
