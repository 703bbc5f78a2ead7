/** The rules of any family as one schema: of those that are known here (known.ts). */
import * as s from '../schema/index.js';
import type { communityRules } from './community-rules.js';
import type { drawRules } from './draw-rules.js';
import { knownRules } from './known.js';
import type { paiGowRules } from './pai-gow-rules.js';
import type { pushNineRules } from './push-nine-rules.js';
import type { rummyRules } from './rummy-rules.js';
import type { spanishPokerRules } from './spanish-poker-rules.js';
import type { streetRules } from './street-rules.js';
import type { studRules } from './stud-rules.js';
import type { twentyOneRules } from './twenty-one-rules.js';

type All = readonly [
  typeof communityRules,
  typeof drawRules,
  typeof paiGowRules,
  typeof pushNineRules,
  typeof rummyRules,
  typeof spanishPokerRules,
  typeof streetRules,
  typeof studRules,
  typeof twentyOneRules,
];
/** Told apart by `family`. Every family says in `chip` what the smallest chip in play is. */
export const gameRules: s.Kinds<All> = new s.Kinds('family', () => {
  const rules = knownRules();
  if (rules.length === 0) throw new RangeError('no family of games is known yet: see know() of baraja/games');
  // All that there may be, as the types have it.
  return rules as unknown as All;
});
export type GameRules = s.infer<typeof gameRules>;
