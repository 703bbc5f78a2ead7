// S & K's lo-ball, as its sheet says it.
import { type Clause, from, says } from '../clause.js';

const at = from('003');

export const lowball: readonly Clause[] = [
  says('SNK-LOB-1', 'deal', 'Five cards each, then a round of betting.', at('§Lo-ball', 'L190-192')),
  says('SNK-LOB-2', 'bet', 'At most three raises; unlimited when two players are heads-up.', at('§Lo-ball', 'L192')),
  says('SNK-LOB-3', 'flow', 'Each player may then discard and draw.', at('§Lo-ball', 'L194')),
  says('SNK-LOB-4', 'bet', 'One more round of betting.', at('§Lo-ball', 'L196')),
  says('SNK-LOB-5', 'show', 'After all bets every remaining player shows.', at('§Lo-ball', 'L198')),
  says('SNK-LOB-6', 'rank', 'Lowest hand wins; best is A-2-3-4-5.', at('§Lo-ball', 'L200-201')),
  says('SNK-LOB-7', 'rank', 'Straights and flushes do not count against a low hand.', at('§Lo-ball', 'L203')),
  says('SNK-LOB-8', 'rank', 'One joker, played as the lowest card that fits the hand.', at('§Lo-ball', 'L205')),
];
