// Ven-A-Mexico's Texas Hold'em, as far as the page goes; it stops after the flop (AMB-VEN-09).
import { type Clause, from, says } from '../clause.js';

const at = from('002');

export const hold: readonly Clause[] = [
  says('VEN-HOLD-1', 'pay', 'Highest hand wins the pot.', at("§Hold'em", 'L91-92')),
  says('VEN-HOLD-2', 'flow', 'Button moves clockwise after each hand.', at("§Hold'em", 'L94-95')),
  says('VEN-HOLD-3', 'setup', '52 cards, no joker, four suits of thirteen, suits equal.', at("§Hold'em", 'L97-107')),
  says('VEN-HOLD-4', 'rank', 'Card order high to low: A K Q J 10 9 8 7 6 5 4 3 2, ace also low (the print leaves out the 5 and ends with a “1”).', at("§Hold'em", 'L107-114')),
  says('VEN-HOLD-5', 'rank', 'The ace may be high or low in a straight: A-2-3-4-5 is the low straight, A-K-Q-J-10 the high.', at("§Hold'em", 'L116-121')),
  says('VEN-HOLD-6', 'fee', '$3 collection, taken on the button.', at("§Hold'em", 'L123')),
  says('VEN-HOLD-7', 'rank', 'Royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, one pair, high card.', at("§Hold'em", 'L125-135')),
  says('VEN-HOLD-8', 'deal', 'The button is last to receive cards.', at("§Hold'em", 'L139-144')),
  says('VEN-HOLD-9', 'bet', 'The two players left of the button post blinds before any card.', at("§Hold'em", 'L146-147')),
  says('VEN-HOLD-10', 'deal', 'Two down cards each.', at("§Hold'em", 'L147-149')),
  says('VEN-HOLD-11', 'bet', 'First round starts with the player “in front of” the big blind, the next seat after it; action clockwise.', at("§Hold'em", 'L149-155')),
  says('VEN-HOLD-12', 'bet', 'Every player may fold, call the big blind, or raise.', at("§Hold'em", 'L153-154')),
  says('VEN-HOLD-13', 'deal', 'Three board cards are turned at once (flop), then another round.', at("§Hold'em", 'L157-159')),
  says('VEN-HOLD-14', 'fee', 'Collection by limit: 3/6 $3 (printed “3/168”), 6/12 $3, 10/20 $5.', at("§Hold'em", 'L161-163')),
];
