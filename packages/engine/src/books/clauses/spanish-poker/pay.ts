// Spanish Poker: the pay tables and the edges claimed for them, as the sheet says it.
import { type Clause, from, says } from '../clause.js';

const at = from('001');

export const pay: readonly Clause[] = [
  says('SPAN-PAY-1', 'pay', 'Ante table 1 (to 1): five of a kind 200, royal 100, straight flush 40, quads 25, flush 10, full house 7, straight 6, trips 3, two pair 2, one pair 1.', at('ante table 1', 'L75-85')),
  says('SPAN-PAY-2', 'pay', 'Ante table 2: as table 1 but full house 8 and straight 7.', at('ante table 2', 'L91-101')),
  says('SPAN-PAY-3', 'info', 'Claimed edge: table 1, 5.93% of ante, 2.41% of all money; table 2, 4.97% and 2.02%.', at('ante table 1', 'L73'), at('ante table 2', 'L89')),
  says('SPAN-PAY-4', 'pay', 'Dos Pares table 1 (to 1): five of a kind 200, royal 100, straight flush 50, quads 25, flush 10, full house 9, straight 7, trips 5, two pair 2; claimed edge 4.78%.', at('DP table 1', 'L105-117')),
  says('SPAN-PAY-5', 'pay', 'Dos Pares table 2: as table 1 but full house 8; claimed edge 5.28%.', at('DP table 2', 'L119-131')),
  says('SPAN-PAY-6', 'pay', 'Joker in Hand 7 to 1 is the only table; claimed edge 2.44%.', at('Joker in Hand', 'L133')),
];
