// The keys of the games with a bank, once: for their buttons, the bar that listens to them, and the list of keys.
import type { Letters } from '../lib/keys.js';

export const letters = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  'split-pair': 'P',
  surrender: 'R',
  'surrender-stood': 'R',
  insure: 'I',
  'even-money': 'U',
  'no-insurance': 'N',
  fund: 'Y',
  'decline-fund': 'N',
  tuck: 'U',
  'house-way': 'A',
  wager: 'X',
  ante: 'X',
  back: 'X',
} as const satisfies Letters;
/** What the bar listens to where a hand is set. */
export const own = { suggest: 'I' } as const;
