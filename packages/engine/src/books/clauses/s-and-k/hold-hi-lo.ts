// S & K's Hold'em hi-lo split, eight or better, as the sheet and the catalogue page say it.
import { type Clause, from, says } from '../clause.js';

const at = from('003');

export const holdHiLo: readonly Clause[] = [
  says('SNK-HHL-1', 'flow', 'Same rules as Hold’em.', at("§Hold'em v2", 'L40')),
  says('SNK-HHL-2', 'rank', 'A player’s cards may serve both high and low.', at("§Hold'em v2", 'L40')),
  says('SNK-HHL-3', 'rank', 'Low must be eight or better.', at("§Hold'em v2", 'L40'), at('§Hi-Lo', 'L166')),
  says('SNK-HHL-4', 'setup', '52-card deck; game starts left of the button.', at('§Hi-Lo', 'L162')),
  says('SNK-HHL-5', 'bet', 'Blind or blinds left of the button, forced, posted before cards.', at('§Hi-Lo', 'L162')),
  says('SNK-HHL-6', 'deal', 'Two hole cards one at a time, face down, in rotation; flop 3, turn, river; four rounds.', at('§Hi-Lo', 'L164')),
  says('SNK-HHL-7', 'bet', 'Legal actions: check, bet, call, raise, fold.', at('§Hi-Lo', 'L164')),
  says('SNK-HHL-8', 'rank', 'Catalogue page: exactly two hole cards with three board cards, for high and for low.', at('§Hi-Lo', 'L166')),
  says('SNK-HHL-9', 'pay', 'High and qualifying low split the pot; no low, high takes all.', at('§Hi-Lo', 'L166')),
  says('SNK-HHL-10', 'pay', 'Tie: the tied portion is divided equally.', at('§Hi-Lo', 'L166')),
];
