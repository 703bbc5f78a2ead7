// Two people and a bot at the games that are not played with a board: a draw hand, a stud hand, and a hand of each game with a
// bank to its settlement.
import { beforeAll, test } from 'vitest';
import { playsToSettlement, playsToShowdown } from './games.js';
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
