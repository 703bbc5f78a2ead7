// Why a house's lists say no.
import { count, text } from 'baraja/facts';
import { NOTHING, type Reasons } from '../protocol/reasons.js';

export const LIST_REASONS = {
  'unknown-game': NOTHING,
  'already-listed': NOTHING,
  'already-seated': { table: text },
  'list-full': { most: count },
  'not-listed': NOTHING,
  'not-arrived': NOTHING,
  'no-account': NOTHING,
  'already-called': NOTHING,
  'not-called': NOTHING,
  'time-over': NOTHING,
  'no-such-table': NOTHING,
  'other-game': NOTHING,
  'other-money': NOTHING,
  'no-free-seat': NOTHING,
  'seat-taken': NOTHING,
  'seat-locked': NOTHING,
  'not-locked': NOTHING,
  'not-seated': NOTHING,
  'same-table': NOTHING,
  'already-moving': NOTHING,
  'must-move': NOTHING,
  'feeder-loop': NOTHING,
  'bad-minutes': { most: count },
  'already-at-lunch': NOTHING,
  'on-duty': NOTHING,
} satisfies Reasons;
