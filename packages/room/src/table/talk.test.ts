// Who talks at a table: anybody where friends play; at a house's table those who sit there, and who holds its floor.
import { expect, test } from 'vitest';
import { TableActor } from './actor.js';
import { ask, Eyes, grant, HOLD, person, stillWorld, tableIn } from './test/world.js';

const [nora, rita, rosa] = ['Nora', 'Rita', 'Rosa'].map(person) as [Who, Who, Who];
type Who = ReturnType<typeof person>;
async function heard(table: TableActor): Promise<readonly string[]> {
  const eyes = new Eyes('rail');
  table.watch(eyes);
  for (const who of [nora, rita, rosa]) table.chat(who, `I am ${who.name}`);
  const [first] = eyes.frames.flatMap((f) => (f.t === 'chat' ? [f.line] : []));
  for (const who of [nora, rita]) table.react(who.patron, first!, 'up');
  return eyes.frames.flatMap((f) => (f.t === 'chat' ? [f.name] : f.t === 'reacted' ? [`up by ${f.from}`] : []));
}

test('at a house’s table nobody at the rail talks, nor gives signs; where friends play everybody does', async () => {
  const world = Object.assign(await stillWorld(3, 0), {
    staffAt: (_house: string, patron: string) =>
      patron === rosa.patron ? { role: 'floor', floor: true, dealer: false, onDuty: true } : null,
  });
  const by = { id: rosa.patron, name: rosa.name, role: 'floor' };
  const opened = { id: 't1', name: 'A table', opening: HOLD, host: null, practice: false, unlisted: false };
  const house = await TableActor.open(world, { ...opened, by });
  const own = await tableIn(world, HOLD, { bots: 0, id: 't2', host: nora.patron });
  await grant(world, nora.patron, 10_000_000);
  const sits = { type: 'sit', seat: 1, buyIn: house.rules.buyIn.min } as const;
  expect(await ask(house, nora, sits)).toMatchObject({ done: true });
  expect(await heard(house)).toEqual(['Nora', 'Rosa', `up by ${nora.patron}`]);
  expect(await heard(own)).toEqual(['Nora', 'Rita', 'Rosa', `up by ${nora.patron}`, `up by ${rita.patron}`]);
});
