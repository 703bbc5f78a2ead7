// Two people and a bot play every community game of Rogelio's to a showdown.
import { beforeAll, expect, test } from 'vitest';
import { playsToShowdown } from './games.js';
import type { Person } from './person.js';
import { roomForTests } from './room.js';

const at = roomForTests();
let people: [Person, Person];
beforeAll(async () => {
  people = (await at.room.people('Nora Sofía', 'Omar')) as [Person, Person];
});

test.each(['hold', 'hold-nl', 'oma', 'ohl', 'cphl'])('rogelios %s', async (game) => {
  await playsToShowdown(people, 'rogelios', game);
  expect(people[0].faults).toEqual([]);
});
