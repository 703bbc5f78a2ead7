// Spanish Poker: what beats what with forty-one cards, as the sheet says it.
import { type Clause, from, says } from '../clause.js';

const at = from('001');

export const rank: readonly Clause[] = [
  says('SPAN-RANK-1', 'rank', 'High to low: five of a kind (Cincos), royal flush, straight flush, four of a kind, flush, full house, straight, three of a kind, two pair (Dos Pares), one pair, high card.', at('§Ranking', 'L52-65')),
  says('SPAN-RANK-2', 'rank', 'A flush beats a full house here.', at('§Ranking note', 'L67')),
  says('SPAN-RANK-3', 'rank', 'A joker in a flush is the ace of that suit, or, if the ace is held, the highest rank not held.', at('§Ranking note', 'L67')),
  says('SPAN-RANK-4', 'rank', 'Seven and jack are adjacent for straights and straight flushes (5-6-7-J-Q is a straight).', at('§Ranking note', 'L67-69')),
  says('SPAN-RANK-5', 'rank', 'Royal flush: 7-J-Q-K-A of one suit, or any four of them plus the joker.', at('§Ranking note', 'L71')),
];
