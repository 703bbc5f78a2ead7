// Rogelio's Omaha high, as its sheet says it: hold'em but for two differences.
import { type Clause, from, says } from '../clause.js';

const at = from('004');

export const omaha: readonly Clause[] = [
  says('ROG-OMA-1', 'flow', 'Same game as Hold’em apart from the two differences below.', at('§Omaha', 'L406-407')),
  says('ROG-OMA-2', 'deal', 'Four hole cards.', at('§Omaha', 'L409')),
  says('ROG-OMA-3', 'rank', 'Exactly two hole cards with three board cards; traditional hand ranks.', at('§Omaha', 'L411-413')),
];
