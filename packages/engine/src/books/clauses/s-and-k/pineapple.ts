// S & K's pineapple, three cards kept, as its catalogue page says it.
import { type Clause, from, says } from '../clause.js';

const at = from('003');

export const pineapple: readonly Clause[] = [
  says('SNK-PINE-1', 'setup', '52-card deck.', at('§Pineapple', 'L174')),
  says('SNK-PINE-2', 'deal', 'Three hole cards face down; then four rounds: pre-flop, flop (three at once), turn, river.', at('§Pineapple', 'L174')),
  says('SNK-PINE-3', 'rank', 'Any five from the board and the hole cards, including the board alone.', at('§Pineapple', 'L174')),
  says('SNK-PINE-4', 'pay', 'Highest five-card hand wins; ties split equally.', at('§Pineapple', 'L174')),
];
