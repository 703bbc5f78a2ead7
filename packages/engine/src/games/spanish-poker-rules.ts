/** What can differ between tables of Spanish Poker: limits, the layout's bonus bets, the pay tables in force, the progressive. */

import type { Clash } from '../facts/index.js';
import { floorRows } from '../facts/law-rules.js';
import { progressiveRules } from '../progressive/index.js';
import * as s from '../schema/index.js';
import { SPANISH_BONUSES } from '../steps/index.js';
import { keeps } from './clash.js';

const chips = s.int().positive();
const ruleId = s.string().min(1);
const odds = s.int().positive();

const cites = s.strictObject({
  ante: ruleId,
  anteMin: ruleId,
  anteMax: ruleId,
  reserve: ruleId,
  noAnte: ruleId,
  needsAnte: ruleId,
  dosPares: ruleId,
  joker: ruleId,
  progressive: ruleId,
  bonusMin: ruleId,
  bonusMax: ruleId,
  betMax: ruleId,
  done: ruleId,
  sitOut: ruleId,
  tableStakes: ruleId,
  shoe: ruleId,
  deal: ruleId,
  decide: ruleId,
  raise: ruleId,
  tuck: ruleId,
  folded: ruleId,
  reveal: ruleId,
  unqualified: ruleId,
  order: ruleId,
  lose: ruleId,
  win: ruleId,
  tie: ruleId,
  rack: ruleId,
  dosParesPays: ruleId,
  jokerPays: ruleId,
  aggregate: ruleId,
  box: ruleId,
  void: ruleId,
});

/** So much to one, hand by hand: a table as it is printed. */
const madeHands = {
  'five-of-a-kind': odds,
  'royal-flush': odds,
  'straight-flush': odds,
  'four-of-a-kind': odds,
  flush: odds,
  'full-house': odds,
  straight: odds,
  'three-of-a-kind': odds,
  'two-pair': odds,
};

/** WAC 230-15-490: a posted aggregate is never less than fifty times the largest wager it limits. */
const AGGREGATE_TIMES = 50;

export const spanishPokerRules = s
  .strictObject({
    family: s.literal('spanish-poker'),
    /** Is A-2-3-4-5 a straight? */
    wheel: s.boolean(),
    /** Does a hand without the joker beat the same hand with it? */
    natural: s.boolean(),
    ante: s.strictObject({ min: chips, max: chips }),
    raiseTimes: s.literal(2),
    /** The commission's maximum: no wager is larger. */
    betMax: chips,
    bonuses: s.array(s.enum(SPANISH_BONUSES)),
    bonus: s.strictObject({ min: chips, minAlone: chips, alone: s.boolean(), aboveAnte: s.boolean() }),
    deal: s.enum(['hand-at-once', 'one-at-a-time']),
    tie: s.enum(['push', 'house']),
    autoTuck: s.boolean(),
    antePays: s.strictObject({ ...madeHands, pair: odds }),
    dosParesPays: s.strictObject(madeHands),
    jokerPays: odds,
    aggregate: chips.nullable(),
    progressive: progressiveRules.nullable(),
    /** The smallest chip in play. */
    chip: chips,
    floor: floorRows,
    cites,
  })
  .superRefine(
    keeps(
      ({ ante }) => ante.min <= ante.max,
      'ante-crossed',
      (r) => r.cites.anteMax,
    ),
  )
  .superRefine(
    keeps(
      ({ ante, raiseTimes, betMax }) => raiseTimes * ante.max <= betMax,
      'raise-above-bet',
      (r) => r.cites.anteMax,
    ),
  )
  .refine(
    ({ bonuses }) => new Set(bonuses).size === bonuses.length && bonuses.length <= 2,
    'too-many-bonuses' satisfies Clash,
  )
  .refine(
    ({ bonuses, progressive }) => bonuses.includes('progressive') === (progressive !== null),
    'progressive-off-layout' satisfies Clash,
  )
  .superRefine(
    keeps(
      ({ aggregate, ante, betMax, bonuses }) =>
        aggregate === null || aggregate >= AGGREGATE_TIMES * (bonuses.includes('dos-pares') ? betMax : ante.max),
      'aggregate-too-small',
      (r) => r.cites.aggregate,
    ),
  );
export type SpanishPokerRules = s.infer<typeof spanishPokerRules>;
