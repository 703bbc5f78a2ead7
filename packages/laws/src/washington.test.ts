// What Washington's rules bound at poker, Pan, point games and fees (WAC 230-15-080, -135): nothing of it is offered by a house there,
// whose games are banked by the house and free of fees. A house that comes to that state with anything else is found out here; it needs the
// bounds in its law first.
import { gameBooks, gameOf, houses, isOpened, openTable } from 'baraja/books';
import type { TableRules } from 'baraja/table';
import { expect, test } from 'vitest';

/** By the commission it names: the sheet is for that state alone. */
const isThere = (house: string): boolean =>
  houses.find(({ id }) => id === house)?.jurisdiction.includes('Washington') ?? false;
const tables = gameBooks.flatMap(({ id }) => {
  const { house } = gameOf(id);
  const rules = openTable({ house, game: id });
  return isOpened(rules) ? [{ house, rules }] : [];
});
/** No player bets against another, and nothing is collected. */
const isHouseBanked = ({ fee, forced, game }: TableRules): boolean =>
  fee.kind === 'none' && forced.kind === 'none' && game.family === 'spanish-poker';

test('REG-08 a house in Washington offers what the house banks, without a fee, and no poker, Pan or game by points', () => {
  const there = tables.filter(({ house }) => isThere(house));
  expect(there.length).toBeGreaterThan(0);
  expect(there.filter(({ rules }) => !isHouseBanked(rules)).map(({ rules }) => rules.gameId)).toEqual([]);
  const elsewhere = tables.filter(({ house }) => !isThere(house));
  expect(elsewhere.filter(({ rules }) => isHouseBanked(rules)).map(({ rules }) => rules.gameId)).toEqual([]);
});
