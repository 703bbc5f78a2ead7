// S & K's Push-Nine, as its letter and list of ranks say it.
import { type Clause, from, says } from '../clause.js';

const at = from('003');

export const pushNine: readonly Clause[] = [
  says('SNK-P9-1', 'setup', '52 cards, no joker.', at('§Push-Nine', 'L112')),
  says('SNK-P9-2', 'setup', 'Up to ten players.', at('§Push-Nine', 'L112')),
  says('SNK-P9-3', 'bet', 'Ante equals the condition ($1 condition, $1 ante; $2 condition, $2 ante).', at('§Push-Nine', 'L112')),
  says('SNK-P9-4', 'limit', 'A table plays one condition only.', at('§Push-Nine', 'L112')),
  says('SNK-P9-5', 'bet', 'Antes are placed in each bet position before the deal.', at('§Push-Nine', 'L114')),
  says('SNK-P9-6', 'deal', 'Three cards each, face down.', at('§Push-Nine', 'L114')),
  says('SNK-P9-7', 'bet', 'Left of the button acts first: bet or check; then call or fold.', at('§Push-Nine', 'L114')),
  says('SNK-P9-8', 'pay', 'Best hands tied: a push pot is played.', at('§Push-Nine', 'L114')),
  says('SNK-P9-9', 'bet', 'Losers of the previous pot may enter the push pot by paying half its amount ($20 pot, $10 buy-in).', at('§Push-Nine', 'L114')),
  says('SNK-P9-10', 'fee', 'The fee comes out of the ante of the player on the button; the button moves clockwise.', at('§Push-Nine', 'L116')),
  says('SNK-P9-11', 'bet', 'Wagering follows antes and collection; the bet is the condition amount ($2 in a $2 game), clockwise, call or fold.', at('§Push-Nine', 'L116')),
  says('SNK-P9-12', 'bet', 'Limit of three raises.', at('§Push-Nine', 'L116')),
  says('SNK-P9-13', 'rank', 'Aces: high as A-A-A (best hand) and in A-K-Q; low everywhere else (5-2-A counts 8).', at('§Push-Nine', 'L118')),
  says('SNK-P9-14', 'rank', 'Ranks 1 to 13: three of a kind, AAA, KKK, QQQ, JJJ, 10-10-10, then 999 down to 222.', at('§Push-9 rankings', 'L128-140')),
  says('SNK-P9-15', 'rank', 'Ranks 14 to 25: straights A-K-Q, K-Q-J, Q-J-10, then down to 3-2-A.', at('§Push-9 rankings', 'L128-139')),
  says('SNK-P9-16', 'rank', 'Rank 26: three face cards not a triple or straight (KKQ, KKJ, KQQ, QQJ, JJK, JJQ), all equal.', at('§Push-9 rankings', 'L140')),
  says('SNK-P9-17', 'rank', 'Ranks 27 to 36: point total modulo ten, 9 high to 0 low (totals 29, 19, 9 are nine; 30, 20, 10 are zero).', at('§Push-9 rankings', 'L141-150')),
  says('SNK-P9-18', 'rank', 'Face cards count ten. Zero examples: KK10, KQ10, A-K-9, 9-9-2, 5-3-2, 8-7-5.', at('§Push-9 notes', 'L152-156')),
];
