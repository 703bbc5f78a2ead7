// Largo at Jalisco: points rummy, won by the longest layout, as its sheet says it.
import { type Clause, from, says } from '../clause.js';

const at = from('000');

export const largo: readonly Clause[] = [
  says('JAL-LAR-W1', 'bet', 'Table is $0.50 a point or $1 a point.', at('§conv.3', 'L19')),
  says('JAL-LAR-1', 'setup', 'Same 280-card deck as Escaleriado.', at('§Largo deck', 'L81')),
  says('JAL-LAR-A1', 'setup', 'Two to five players.', at('§Largo A', 'L85')),
  says('JAL-LAR-A2', 'deal', 'First game: nine down and a tenth up to each.', at('§Largo A', 'L85')),
  says('JAL-LAR-A3', 'flow', 'Highest tenth card (ace counts one) draws first; tie goes to the tied player closest to the dealer’s right.', at('§Largo A', 'L85')),
  says('JAL-LAR-A4', 'flow', 'Later games: all cards down, previous winner draws first.', at('§Largo A', 'L85')),
  says('JAL-LAR-B1', 'flow', 'After the deal a player continues by drawing, or drops out there.', at('§Largo B', 'L86')),
  says('JAL-LAR-B2', 'flow', 'Turns go counter-clockwise.', at('§Largo B', 'L86')),
  says('JAL-LAR-B3', 'rank', 'Pares, any of: three or more kings of any suits; three or more aces of any suits; three or more of one rank in one suit; three or more of one rank in different suits.', at('§Largo B', 'L86')),
  says('JAL-LAR-B4', 'rank', 'Escala: three or more of one suit in sequence.', at('§Largo B', 'L86')),
  says('JAL-LAR-B5', 'flow', 'Combinations go face up in columns.', at('§Largo B', 'L86')),
  says('JAL-LAR-B6', 'flow', 'A helpful draw is kept and one card discarded.', at('§Largo B', 'L86')),
  says('JAL-LAR-B7', 'flow', 'The next player may take that discard or draw a fresh card.', at('§Largo B', 'L86')),
  says('JAL-LAR-B8', 'flow', 'Once a player has all ten down he draws to build his columns.', at('§Largo B', 'L86')),
  says('JAL-LAR-B9', 'rank', 'Build: an escala grows along its sequence; pares grow by the same rank in any suit.', at('§Largo B', 'L86')),
  says('JAL-LAR-B10', 'flow', 'Cards may be rearranged to start new columns.', at('§Largo B', 'L86')),
  says('JAL-LAR-B11', 'flow', 'The second player to have all ten down puts a marker into the deck.', at('§Largo B', 'L86')),
  says('JAL-LAR-B12', 'flow', 'The third player to have all ten down may move the marker or remove it; a removed marker never comes back.', at('§Largo B', 'L86')),
  says('JAL-LAR-B13', 'flow', 'While the marker is in, players keep drawing until it is reached.', at('§Largo B', 'L86')),
  says('JAL-LAR-B14', 'flow', 'When it is reached or removed, each remaining player may drop without drawing past it, and pays less.', at('§Largo B', 'L86')),
  says('JAL-LAR-B15', 'flow', 'Those who stay draw until the deck is exhausted.', at('§Largo B', 'L86')),
  says('JAL-LAR-B16', 'rank', 'Leader at any moment: the player with the most face-up cards.', at('§Largo B', 'L86')),
  says('JAL-LAR-B17', 'flow', 'The game ends when all but the leader drop at the marker, or when the deck runs out beyond it.', at('§Largo B', 'L86')),
  says('JAL-LAR-B18', 'pay', 'Either way the most face-up cards wins.', at('§Largo B', 'L86')),
  says('JAL-LAR-C1', 'pay', '1 point: dropped at the start without getting a card.', at('§Largo C', 'L88')),
  says('JAL-LAR-C2', 'pay', '2 points: drew, then dropped before putting any of his ten face up.', at('§Largo C', 'L89')),
  says('JAL-LAR-C3', 'pay', '3 points: drew, then dropped with only some of his ten face up.', at('§Largo C', 'L90')),
  says('JAL-LAR-C4', 'pay', '7 points: had all ten face up, continued, dropped without passing the marker.', at('§Largo C', 'L91')),
  says('JAL-LAR-C5', 'pay', '10 points: had all ten face up, passed the marker, not leading at the end.', at('§Largo C', 'L92')),
  says('JAL-LAR-D', 'pay', 'Winner collects in chips, normally one chip per point.', at('§Largo D', 'L94')),
];
