// Jalisco's low-ball draw with a joker, as its sheet says it.
import { type Clause, from, says } from '../clause.js';

const at = from('000');

export const lowball: readonly Clause[] = [
  says('JAL-LOB-W1', 'bet', 'Ante normally $1, up to $2 if agreed before the game.', at('§conv.4', 'L20')),
  says('JAL-LOB-W2', 'bet', 'Maximum raise on a turn: $10.', at('§conv.4', 'L20')),
  says('JAL-LOB-1', 'setup', '53-card deck with joker.', at('§Low-Ball deck', 'L98')),
  says('JAL-LOB-2', 'flow', 'Played under the Draw Poker rules (JAL-DRAW-A to E) except that the winning order is reversed.', at('§Low-Ball rules', 'L100')),
  says('JAL-LOB-3', 'rank', 'Best hand is 5-4-3-2-A, the wheel; the ace counts one.', at('§Low-Ball rules', 'L100')),
  says('JAL-LOB-4', 'info', 'The house glossary for this game is empty.', at('§Low-Ball glossary', 'L102-104')),
];
