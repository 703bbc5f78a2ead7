// Two people and a bot at games of every family, by keys alone and told by the accessibility tree what they may do: to a showdown with a
// board (in each limit, with a discard, high and low), without one, and a hand of each game with a bank to its settlement. What differs
// from house to house is held to the books elsewhere.
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
  ['s-and-k', 'hold'],
  ['rogelios', 'hold-nl'],
  ['rogelios', 'cphl'],
  ['casa', 'oma'],
  ['rogelios', 'draw'],
  ['jalisco', 'draw'],
  ['rogelios', 'stud'],
])('%s %s', (house, game) => playsToShowdown(people, house, game));

test.each([
  ['rogelios', 'p215'],
  ['ven-a-mexico', 'nb21'],
  ['spanish-poker', 'span'],
])('%s %s, against the bank', (house, game) => playsToSettlement(people, house, game));
