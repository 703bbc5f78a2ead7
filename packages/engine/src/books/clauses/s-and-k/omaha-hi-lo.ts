// S & K's Omaha hi-lo, eight or better, as its sheet says it.
import { type Clause, from, says } from '../clause.js';

const at = from('003');

export const omahaHiLo: readonly Clause[] = [
  says('SNK-OHL-1', 'deal', 'Four cards each; otherwise as Hold’em.', at('§Omaha Hi-Low', 'L44')),
  says('SNK-OHL-2', 'rank', 'Exactly two of the four with exactly three table cards.', at('§Omaha Hi-Low', 'L44, L48')),
  says('SNK-OHL-3', 'show', 'Hi-lo, cards speak.', at('§Omaha Hi-Low', 'L44')),
  says('SNK-OHL-4', 'rank', 'Printed: straights and flushes “do not qualify” a low (reading in AMB-SNK-06).', at('§Omaha Hi-Low', 'L44')),
  says('SNK-OHL-5', 'bet', 'Betting scheme identical to Hold’em.', at('§Omaha Hi-Low', 'L44')),
  says('SNK-OHL-6', 'setup', '52 cards, no jokers.', at('§Omaha Hi-Low', 'L46')),
  says('SNK-OHL-7', 'fee', '$2 per hand, from the blind position, before any card.', at('§Omaha Hi-Low', 'L46')),
  says('SNK-OHL-8', 'bet', 'Wagers $2 to $6.', at('§Omaha Hi-Low', 'L46')),
  says('SNK-OHL-9', 'flow', 'Blind and button move clockwise until all have had both.', at('§Omaha Hi-Low', 'L46')),
  says('SNK-OHL-10', 'pay', 'A low of eight or better splits with high; none, the whole pot goes to the best exposed high.', at('§Omaha Hi-Low', 'L48')),
  says('SNK-OHL-11', 'pay', 'Ties either way split among the tied hands.', at('§Omaha Hi-Low', 'L48')),
  says('SNK-OHL-12', 'rank', 'Different pairs of hole cards may be used for high and low.', at('§Omaha Hi-Low', 'L48')),
];
