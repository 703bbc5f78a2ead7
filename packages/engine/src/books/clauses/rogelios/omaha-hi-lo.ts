// Rogelio's Omaha hi-lo, nine or better, as its sheet says it.
import { type Clause, from, says } from '../clause.js';

const at = from('004');

export const omahaHiLo: readonly Clause[] = [
  says('ROG-OHL-F1', 'fee', '$4 from the dealer position, before the cards.', at('§Omaha Hi-Lo', 'L416-417')),
  says('ROG-OHL-W1', 'bet', '$4 to $8 at any time, three raises, table stakes.', at('§Omaha Hi-Lo', 'L417-418')),
  says('ROG-OHL-1', 'setup', '52 cards, never a joker.', at('§Omaha Hi-Lo', 'L418')),
  says('ROG-OHL-2', 'rank', 'Low needs five cards nine or lower; best low 5-4-3-2-A; ace low or high.', at('§Omaha Hi-Lo', 'L419-421, L439-440')),
  says('ROG-OHL-3', 'rank', 'High order: royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, one pair, highest card.', at('§Omaha Hi-Lo', 'L422-434')),
  says('ROG-OHL-4', 'pay', 'Pot divided equally between high and low; no qualifying low, high takes all.', at('§Omaha Hi-Lo', 'L438-441')),
  says('ROG-OHL-5', 'rank', 'Two hole and three board cards each way; a different two may be used for each.', at('§Omaha Hi-Lo', 'L441-444')),
];
