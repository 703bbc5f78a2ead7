/** Everything that can be said at a table: a language has words for each of these, and for no other. */

import { HOUSE_FACTS } from '../facts/index.js';
import { STREET_NAMES } from '../games/index.js';
import type { EventType } from '../kernel/index.js';
import { BANK_STAGES } from './lists-bank.js';
import { PAI_GOW_STAGES } from './lists-pai-gow.js';
import { SPANISH_STAGES } from './lists-spanish.js';
/** Everything a hand tells. */
export const EVENT_TYPES: readonly EventType[] = Object.keys(HOUSE_FACTS) as EventType[];

/** Every stage of a hand that people have a name for; the steps of a script belong to these. */
export const STAGE_NAMES = [
  'posting',
  'straddle',
  'collection',
  'shuffle',
  ...STREET_NAMES,
  'discard',
  'price',
  'proof',
  'bring-in',
  'seventh-choice',
  'betting',
  'first-betting',
  'board',
  'second-betting',
  'showdown',
  'buy-in',
  ...BANK_STAGES,
  ...SPANISH_STAGES,
  ...PAI_GOW_STAGES,
  'turns',
  'over',
] as const;
export type StageName = (typeof STAGE_NAMES)[number];
