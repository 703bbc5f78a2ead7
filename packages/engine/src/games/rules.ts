/** The rules of any family as one schema. A file of its own, so that a client which checks no rules need not carry the checking. */
import * as s from '../schema/index.js';
import { communityRules } from './community-rules.js';
import { drawRules } from './draw-rules.js';
import { paiGowRules } from './pai-gow-rules.js';
import { pushNineRules } from './push-nine-rules.js';
import { rummyRules } from './rummy-rules.js';
import { spanishPokerRules } from './spanish-poker-rules.js';
import { streetRules } from './street-rules.js';
import { studRules } from './stud-rules.js';
import { twentyOneRules } from './twenty-one-rules.js';

/** Told apart by `family`. Every family says in `chip` what the smallest chip in play is. */
export const gameRules = s.discriminatedUnion('family', [
  communityRules,
  drawRules,
  paiGowRules,
  pushNineRules,
  rummyRules,
  spanishPokerRules,
  streetRules,
  studRules,
  twentyOneRules,
]);
export type GameRules = s.infer<typeof gameRules>;
