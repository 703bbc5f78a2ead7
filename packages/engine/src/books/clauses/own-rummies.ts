// Rulings of Baraja's own on the rummies: who is dealt in, who is first, and what neither the sheets nor Pan's practice answers.
import { type Ruling, ruled } from './clause.js';

export const ownOnRummies: readonly Ruling[] = [
  ruled(
    'BAR-58',
    'The rummies are settled when the game is over. May somebody play who could not pay what he might lose?',
    ['Anybody with a chip: a loser pays as far as his chips go.', 'Only who holds the most a game can cost.'],
    'The second. At a pot a short stack wins only what it matched; here it would win everybody’s full count and lose what it has. So the worst case is checked before the deal (AMB-JAL-07): at Escaleriado twenty-five points, eleven black cards and three for one suit; at Largo ten; at Pan the ante and what the winner is paid. A seat that holds less sits out until it buys chips, and no table’s limit is set lower. Where Pan’s conditions are paid as they are laid, no most can be named: they are paid as far as chips go.',
    [],
    [],
  ),
  ruled(
    'BAR-59',
    'The rummies: who is dealt to first, who sits where when somebody was away, and who pays a fee the house has posted?',
    [],
    'A dealer in a fixed place deals to the seat beside him first, in the direction of play. Whoever is ready is dealt in, and owes nothing for games he was not dealt. A game that has stopped begins as a first one does. A fee comes from the seat that has the first-draw marker; in a first game, where the up cards have still to say which that is, from the seat dealt to first.',
    [],
    [],
  ),
  ruled(
    'BAR-60',
    'How large is the buy-in at the rummies?',
    ['Ten points.', 'Enough for several lost games.'],
    'At least four times the most a game can cost (BAR-58), in whole dollars. The house may post another.',
    [],
    [],
  ),
];
