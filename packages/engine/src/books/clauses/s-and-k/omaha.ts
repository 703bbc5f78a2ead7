// S & K's Omaha high, as its catalogue page says it.
import { type Clause, from, says } from '../clause.js';

const at = from('003');

export const omaha: readonly Clause[] = [
  says('SNK-OMA-1', 'setup', '52-card deck; game starts left of the button.', at('§Omaha High', 'L182')),
  says('SNK-OMA-2', 'bet', 'Blind or blinds left of the button, forced, before cards.', at('§Omaha High', 'L182')),
  says('SNK-OMA-3', 'deal', 'Four hole cards one at a time, face down; flop 3, turn, river; four betting rounds.', at('§Omaha High', 'L184')),
  says('SNK-OMA-4', 'rank', 'Two hole cards and three board cards.', at('§Omaha High', 'L184')),
  says('SNK-OMA-5', 'pay', 'Highest hand wins; ties split equally.', at('§Omaha High', 'L184')),
];
