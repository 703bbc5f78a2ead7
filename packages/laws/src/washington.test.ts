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

test('REG-08 REG-60 REG-63 whatever a house there may post keeps to the tables of its law', () => {
  const span = (switches: Readonly<Record<string, unknown>>) => {
    const rules = openTable({ house: 'spanish-poker', game: 'span', switches });
    return isOpened(rules) && rules.game.family === 'spanish-poker' ? rules.game : null;
  };
  for (const dollars of [200, 300, 50]) {
    const { ante, betMax, progressive } = span({ 'span.max_bet': dollars * 100 })!;
    expect([betMax, ante.max]).toEqual([dollars * 100, dollars * 50]);
    expect(progressive).toMatchObject({ wager: 100, backups: { from: 500_000, cap: 500_000, liftedAt: 2_000_000 } });
  }
  expect(span({ 'span.prog.seed_amount': 50_000 })?.progressive?.seed).toBe(50_000);
  expect(span({ 'span.prog.seed_amount': 49_999 })).toBeNull();
});
test('REG-08 a house in Washington offers what the house banks, without a fee, and no poker, Pan or game by points', () => {
  const there = tables.filter(({ house }) => isThere(house));
  expect(there.length).toBeGreaterThan(0);
  expect(there.filter(({ rules }) => !isHouseBanked(rules)).map(({ rules }) => rules.gameId)).toEqual([]);
  const elsewhere = tables.filter(({ house }) => !isThere(house));
  expect(elsewhere.filter(({ rules }) => isHouseBanked(rules)).map(({ rules }) => rules.gameId)).toEqual([]);
});
