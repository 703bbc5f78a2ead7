// Spanish Poker: dealing, deciding and settling, as the sheet says it.
import { type Clause, from, says } from '../clause.js';

const at = from('001');

export const deal: readonly Clause[] = [
  says('SPAN-DEAL-1', 'setup', 'Dealt from a single-deck shoe or a shuffling machine.', at('p2', 'L42')),
  says('SPAN-DEAL-2', 'deal', 'Left to right from the dealer’s view, house last.', at('p2', 'L42')),
  says('SPAN-DEAL-3', 'opt', 'House chooses: all five cards to a seat before the next, or one card at a time round the table, house last each round.', at('p2', 'L42')),
  says('SPAN-DEAL-4', 'deal', 'All cards face down.', at('p2', 'L42')),
  says('SPAN-DEAL-5', 'flow', 'Wagers go down first, then five cards each.', at('p2', 'L44')),
  says('SPAN-DEAL-6', 'opt', 'House may allow bonus bets without the ante, or require the ante for any bonus bet.', at('p2', 'L44')),
  says('SPAN-DEAL-7', 'opt', 'House may set a $1 minimum on Joker and Dos Pares and a higher minimum when they are played without the ante.', at('p2', 'L44')),
  says('SPAN-DEAL-8', 'limit', 'Gran Progressive played alone stays at $1.', at('p2', 'L44')),
  says('SPAN-DEAL-9', 'opt', 'House may allow Dos Pares and Joker bets larger than the ante.', at('p2', 'L44')),
  says('SPAN-DEAL-10', 'flow', 'Players look, then raise exactly 2× or fold.', at('p2', 'L46')),
  says('SPAN-DEAL-11', 'flow', 'Tuck: a player holding a winning bonus bet may forfeit the ante and tuck his cards under that wager; the bonus is still paid.', at('p2', 'L46')),
  says('SPAN-DEAL-12', 'pay', 'The house takes folded hands and their antes before revealing.', at('p2', 'L48')),
  says('SPAN-DEAL-13', 'flow', 'The house turns its five cards up and sets its best hand.', at('p2', 'L48')),
  says('SPAN-DEAL-14', 'pay', 'House below a pair of sixes: every raise is returned and every live ante is paid 1 to 1, whichever hand is better.', at('p2', 'L48, L87, L103')),
  says('SPAN-DEAL-15', 'flow', 'House has a pair of sixes or better: it qualifies; hands are settled one at a time starting from the dealer’s right.', at('p2', 'L50')),
  says('SPAN-DEAL-16', 'pay', 'House beats player: ante and raise lose.', at('p2', 'L50, L87, L103')),
  says('SPAN-DEAL-17', 'pay', 'Player beats a qualified house: raise pays 1 to 1, ante pays by the ante table in force.', at('p2', 'L50')),
  says('SPAN-DEAL-18', 'flow', 'A settled hand goes to the discard rack before the next hand is turned.', at('p2', 'L50')),
];
