// Two people at one table are told apart, at their seats and in the chat, whatever they call themselves.
import { expect, test } from 'vitest';
import { ask, Eyes, grant, stillWorld, tableIn } from './test/world.js';

test('who looks like somebody seated is given a number, seated or at the rail, and so is who looks like a bot', async () => {
  const world = await stillWorld(1);
  const table = await tableIn(world, undefined, { bots: 1 });
  const bot = table.state.sittings[0]!.patron;
  const people = [
    { patron: 'one', name: 'Ana' },
    { patron: 'two', name: 'Аna.' },
    { patron: 'three', name: bot.name },
  ];
  const eyes = new Eyes('rail');
  table.watch(eyes);
  const free = [2, 3, 4, 5, 6, 7].filter((seat) => table.state.sittings.every((s) => s.seat !== seat));
  for (const [i, who] of people.entries()) {
    await grant(world, who.patron, 100_000);
    expect(await ask(table, who, { type: 'sit', seat: free[i]!, buyIn: 12_000 })).toMatchObject({ done: true });
  }
  const names = table.state.sittings.map((s) => [s.patron.id, s.patron.name]);
  expect(Object.fromEntries(names)).toEqual({
    [bot.id]: bot.name,
    one: 'Ana',
    two: 'Аna. (2)',
    three: `${bot.name} (2)`,
  });
  table.chat({ patron: 'rail', name: 'ANA' }, 'I am Ana');
  table.chat({ patron: 'two', name: 'Ana' }, 'And I');
  const said = eyes.frames.flatMap((f) => (f.t === 'chat' ? [f.name] : []));
  expect(said).toEqual(['ANA (3)', 'Аna. (2)']);
});
