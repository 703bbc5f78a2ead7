// Two people and a bot at the games that are not played with a board: a draw hand, a stud hand, a push pot to its end, and a hand
// of each game with a bank to its settlement.
import { beforeAll, expect, test } from 'vitest';
import { playsToSettlement, playsToShowdown, playsUntilTold } from './games.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
let people: [Person, Person];
beforeAll(async () => {
  people = (await at.room.people('Nora Sofía', 'Omar')) as [Person, Person];
});

test.each([
  ['rogelios', 'draw'],
  ['jalisco', 'draw'],
  ['rogelios', 'stud'],
])('%s %s', (house, game) => playsToShowdown(people, house, game));

test.each([
  ['rogelios', 'p215'],
  ['ven-a-mexico', 'nb21'],
  ['spanish-poker', 'span'],
])('%s %s, against the bank', (house, game) => playsToSettlement(people, house, game));

// Hands tie by luck: somebody may be out of chips before they do, and then other people sit down.
test('s-and-k p9: a tied pot is pushed, and one hand takes it in the end', { retry: 2 }, async () => {
  const told = await playsUntilTold(people, 's-and-k', 'p9', /push pot/i);
  expect(told.some((line) => / wins .*\$/.test(line))).toBe(true);
  for (const line of told) expect(line).toMatch(/ [A-Z]+-[A-Za-z0-9-]+$/);
});
