// Two people and a bot play every community game of S & K and of Ven-A-Mexico to a showdown.
import { beforeAll, test } from 'vitest';
import { playsToShowdown } from './games.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
let people: [Person, Person];
beforeAll(async () => {
  people = (await at.room.people('Nora Sofía', 'Omar')) as [Person, Person];
});

test.each([
  ['s-and-k', 'hold'],
  ['s-and-k', 'hhl'],
  ['s-and-k', 'ohl'],
  ['s-and-k', 'pine'],
  ['s-and-k', 'oma'],
  ['ven-a-mexico', 'hold'],
])('%s %s', (house, game) => playsToShowdown(people, house, game));
