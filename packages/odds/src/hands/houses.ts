// Which distribution belongs to which game of the houses: five cards dealt at draw games, the best five of seven at stud, hold'em and
// pai gow, three at Push-Nine by its rows.

import { type GameId, gameBooks, gameOf, isOpened, openTable } from 'baraja/books';
import { type Distribution, fiveCards, sevenCards } from './sevens.js';

export interface HouseDistribution {
  readonly game: GameId;
  /** What is counted: all hands of five, or the best five of seven cards. */
  readonly of: 'five' | 'best-of-seven';
  readonly cards: 52 | 53;
  readonly hands: Distribution;
}

/** Of the games that can be opened and whose hands are all of one kind; null for the others. */
export function houseDistributions(
  game: GameId,
  switches: Readonly<Record<string, unknown>> = {},
): HouseDistribution | null {
  const book = gameBooks.find(({ id }) => id === game);
  if (book === undefined) return null;
  const rules = openTable({ house: gameOf(game).house, game, switches });
  if (!isOpened(rules)) return null;
  const play = rules.game;
  if (play.family === 'draw') {
    const cards = play.joker ? 53 : 52;
    const ranking = play.ranking === 'high' ? 'high-joker-bug' : play.ranking;
    return { game, of: 'five', cards, hands: fiveCards(ranking, cards) };
  }
  if (play.family === 'stud') {
    const joker = play.joker === 'bug' ? 'bug' : 'none';
    return { game, of: 'best-of-seven', cards: joker === 'bug' ? 53 : 52, hands: sevenCards({ joker }) };
  }
  if (play.family === 'community' && play.hole === 2 && play.high.use === 'any') {
    return { game, of: 'best-of-seven', cards: 52, hands: sevenCards({ joker: 'none' }) };
  }
  return null;
}
