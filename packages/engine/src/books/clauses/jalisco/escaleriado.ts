// Escaleriado at Jalisco: points rummy, won by the eleventh card, as its sheet says it.
import { type Clause, from, says } from '../clause.js';

const at = from('000');

export const escaleriado: readonly Clause[] = [
  says('JAL-ESC-W1', 'bet', 'Table is $0.50 a point or $1 a point.', at('§conv.2', 'L18')),
  says('JAL-ESC-W2', 'bet', 'La corrida is $2 at a $0.50 table and $5 at a $1 table.', at('§conv.2', 'L18')),
  says('JAL-ESC-1', 'setup', 'Seven 53-card decks less jokers, eights, nines and tens: A 2 3 4 5 6 7 J Q K in four suits, 280 cards.', at('§Escaleriado deck', 'L67')),
  says('JAL-ESC-A1', 'setup', 'Two to seven players.', at('§Escaleriado A', 'L71')),
  says('JAL-ESC-A2', 'deal', 'First game: nine cards face down and a tenth face up to each.', at('§Escaleriado A', 'L71')),
  says('JAL-ESC-A3', 'flow', 'First game: highest tenth card (ace counts one) draws first.', at('§Escaleriado A', 'L71')),
  says('JAL-ESC-A4', 'flow', 'Tie for highest: the tied player closest to the dealer’s right draws first.', at('§Escaleriado A', 'L71')),
  says('JAL-ESC-A5', 'flow', 'Later games: all ten cards face down; the previous winner draws first.', at('§Escaleriado A', 'L71')),
  says('JAL-ESC-B1', 'flow', 'With ten cards in hand a player either continues by drawing from the deck or drops out there.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-B2', 'flow', 'Drawing turns go counter-clockwise.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-B3', 'rank', 'Camuco: three or more cards of the same suit and the same rank.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-B4', 'rank', 'Escala: three or more cards of one suit in sequence.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-B5', 'flow', 'A made combination is laid face up in a column.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-B6', 'flow', 'If the drawn card helps make a combination the drawer keeps it and discards one of his cards.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-B7', 'flow', 'If it is no use to him, it goes to the next player in rotation who can use it.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-B8', 'flow', 'Players skipped between the drawer and the taker lose their draw.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-B9', 'flow', 'If someone took the card, the player after the taker draws next.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-B10', 'flow', 'If nobody took it, the player after the original drawer draws next.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-B11', 'flow', 'A player may rearrange his own face-up cards into other valid columns at any time.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-B12', 'flow', 'With all ten cards down he plays on for a card that extends a column.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-B13', 'rank', 'An escala is extended by the next card of its sequence; a camuco by another card of the same rank and suit.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-B14', 'pay', 'First player to put an eleventh card on his columns wins the game.', at('§Escaleriado B', 'L72')),
  says('JAL-ESC-C1', 'pay', 'A player who dropped at the start without getting a card pays the winner la corrida and nothing else.', at('§Escaleriado C', 'L74-76')),
  says('JAL-ESC-C2', 'pay', 'Every player who drew from the deck pays the winner the winner’s full point count.', at('§Escaleriado C', 'L77')),
  says('JAL-ESC-C3', 'pay', 'Counting cards: the odd-numbered cards of the winner’s escalas and every card of his camucos.', at('§Escaleriado C', 'L77')),
  says('JAL-ESC-C4', 'pay', 'Each counting card is worth 1 point if red, 2 if black.', at('§Escaleriado C', 'L77')),
  says('JAL-ESC-C5', 'pay', 'Card total: the sum over the counting cards.', at('§Escaleriado C', 'L77')),
  says('JAL-ESC-C6', 'pay', 'All odd-numbered cards are spades, or all are clubs: add 3.', at('§Escaleriado C(1)', 'L77')),
  says('JAL-ESC-C7', 'pay', 'All odd-numbered cards are hearts, or all are diamonds: add 2.', at('§Escaleriado C(2)', 'L77')),
  says('JAL-ESC-C8', 'pay', 'Neither: add 1.', at('§Escaleriado C(3)', 'L77')),
];
