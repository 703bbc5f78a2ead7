// Ven-A-Mexico's five-card draw, joker wild, as its sheet says it.
import { type Clause, from, says } from '../clause.js';

const at = from('002');

export const draw: readonly Clause[] = [
  says('VEN-DRAW-1', 'setup', 'Five-card draw; the joker is wild.', at('§5 Card Draw', 'L3')),
  says('VEN-DRAW-2', 'limit', 'Bet limit $100.', at('§5 Card Draw', 'L5')),
  says('VEN-DRAW-3', 'fee', 'Charge per hand: $2 with 2, 3 or 4 players; $3 with 5, 6 or 7.', at('§5 Card Draw', 'L7')),
  says('VEN-DRAW-4', 'bet', 'Bets and raises are each limited to $100.', at('§5 Card Draw', 'L9')),
  says('VEN-DRAW-5', 'setup', 'Minimum buy-in $20.', at('§5 Card Draw', 'L11')),
  says('VEN-DRAW-6', 'bet', 'The button starts the hand with $2 or more; each other player puts in the same to be in the hand.', at('§5 Card Draw', 'L13-17')),
  says('VEN-DRAW-7', 'deal', 'Five cards face down, starting left of the button.', at('§5 Card Draw', 'L19-21')),
  says('VEN-DRAW-8', 'bet', 'Betting starts left of the button, skipping on to the next player left of the blind.', at('§5 Card Draw', 'L21-23')),
  says('VEN-DRAW-9', 'bet', 'Round 1 ends when all who want to play have called all bets.', at('§5 Card Draw', 'L25-27')),
  says('VEN-DRAW-10', 'flow', 'Then each may draw up to four cards.', at('§5 Card Draw', 'L27-29')),
  says('VEN-DRAW-11', 'bet', 'One last round of betting or checking.', at('§5 Card Draw', 'L29-31')),
  says('VEN-DRAW-12', 'show', 'When it is called or checked round, all live hands are turned face up and the best takes the chips.', at('§5 Card Draw', 'L30-32')),
  says('VEN-DRAW-13', 'rank', 'High to low: royal flush, five of a kind, straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair, high card. Royal outranks five of a kind here.', at('§Ranking', 'L34-47')),
  says('VEN-DRAW-14', 'rank', 'Royal flush: 10-J-Q-K-A of one suit.', at('§Ranking', 'L49')),
  says('VEN-DRAW-15', 'rank', 'Five of a kind: four of one rank plus the joker.', at('§Ranking', 'L51-52')),
  says('VEN-DRAW-16', 'rank', 'Straight flush: any five in order, one suit.', at('§Ranking', 'L54-55')),
  says('VEN-DRAW-17', 'rank', 'Four of a kind plus one side card; full house three plus two; flush five of a suit; straight five in order.', at('§Ranking', 'L57-68')),
  says('VEN-DRAW-18', 'rank', 'Three of a kind; two pairs; one pair; high card: as usual, unmatched cards fill the hand.', at('§Ranking', 'L70-79')),
];
