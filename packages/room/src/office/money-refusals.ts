// Why the money part of the office says no.
import { chips } from 'baraja/facts';
import { NOTHING, type Reasons } from '../protocol/reasons.js';

export const MONEY_REASONS = {
  'no-such-shift': NOTHING,
  'nothing-in-boxes': NOTHING,
  'no-such-count': NOTHING,
  'count-closed': NOTHING,
  'count-open': NOTHING,
  'counted-already': NOTHING,
  'not-counted': NOTHING,
  'figures-missing': NOTHING,
  'no-such-box': NOTHING,
  'same-figure': NOTHING,
  'not-enough-chips': { available: chips },
  'no-such-slip': NOTHING,
  'no-such-patron': NOTHING,
  'own-chips': NOTHING,
  'shares-wrong': NOTHING,
  'posted-stays': NOTHING,
  'jackpot-disabled': NOTHING,
  'jackpot-in-play': NOTHING,
  'no-rule-posted': NOTHING,
  'no-progressive': NOTHING,
} satisfies Reasons;
