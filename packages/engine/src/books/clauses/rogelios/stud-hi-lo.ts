// Rogelio's stud hi-lo, nine or better, as its sheet says it.
import { type Clause, from, says } from '../clause.js';

const at = from('004');

export const studHiLo: readonly Clause[] = [
  says('ROG-STHL-F1', 'fee', '$3 from the dealer position before the deal.', at('§Stud Hi-Lo', 'L251-252')),
  says('ROG-STHL-W1', 'bet', 'Wagers $3 to $6 at any time, three raises.', at('§Stud Hi-Lo', 'L252')),
  says('ROG-STHL-1', 'limit', 'Table stakes.', at('§Stud Hi-Lo', 'L252-253')),
  says('ROG-STHL-2', 'setup', '52 cards, no joker.', at('§Stud Hi-Lo', 'L253')),
  says('ROG-STHL-3', 'rank', 'Low qualifies with five cards nine or lower; best low 5-4-3-2-A.', at('§Stud Hi-Lo', 'L255-257, L267-269')),
  says('ROG-STHL-4', 'rank', 'The ace is low or high.', at('§Stud Hi-Lo', 'L257-259, L271')),
  says('ROG-STHL-5', 'flow', 'Same dealing, rules and irregularities as seven-card stud.', at('§Stud Hi-Lo', 'L262-263')),
  says('ROG-STHL-6', 'pay', 'High and low split equally; an extra chip goes to high.', at('§Stud Hi-Lo', 'L263-265')),
  says('ROG-STHL-7', 'show', 'Cards declare: high, low or both without announcement.', at('§Stud Hi-Lo', 'L265-266')),
  says('ROG-STHL-8', 'rank', 'Any five for high and any five for low, same cards or not.', at('§Stud Hi-Lo', 'L266-267')),
  says('ROG-STHL-9', 'bet', 'Split-limit tables (3-6, 4-8, 5-10): lower limit for the first four cards, higher after; an open pair changes nothing.', at('§Stud Hi-Lo', 'L269-271')),
  says('ROG-STHL-10', 'rank', 'Straights and flushes do not spoil a low.', at('§Stud Hi-Lo', 'L271-272')),
  says('ROG-STHL-11', 'opt', 'With the players’ and supervisor’s approval a joker (bug) may be added: ace, straights, flushes, or the lowest unpaired card for low.', at('§Stud Hi-Lo', 'L272-277')),
];
