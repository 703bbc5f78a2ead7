// The rummies' keys, once: for their buttons, the table that listens to them, and the list of keys.
import type { Letters } from '../../lib/keys.js';

/** No rummy has both a card to force and a marker to move. */
export const letters = {
  draw: 'D',
  use: 'U',
  take: 'U',
  lay: 'A',
  discard: 'X',
  keep: 'E',
  force: 'J',
  'place-marker': 'J',
  'move-marker': 'J',
  'remove-marker': 'X',
} as const satisfies Letters;
/** What the table itself listens to: nobody calls or raises at a rummy. */
export const own = { sort: 'C', suggest: 'I', anew: 'R' } as const;
