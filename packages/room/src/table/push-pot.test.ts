// A push pot at a table of the room: every deal has a pack of its own, each pledged before its cards are dealt and proved after,
// and a table folded from the store between two of them is the table that was.
import { expect, test } from 'vitest';
import { checkProof } from '../fair/index.js';
import { TableActor } from './index.js';
import { Eyes, stillWorld, tableIn } from './test/world.js';

const STEPS = 8000;

test('SNK-P9-8 several packs in one round: each is pledged before it is dealt, and every card shown is proved', async () => {
  const world = await stillWorld(3, 0);
  const table = await tableIn(world, { house: 's-and-k', game: 'p9', stake: '2' }, { bots: 5 });
  const told: string[] = [];
  table.watch(
    new Eyes('looker', (_text, frame) => {
      if (frame.t !== 'update') return;
      for (const e of frame.events) told.push(e.type === 'Played' ? e.event.type : e.type);
    }),
  );
  let pushes = 0;
  for (let step = 0; step < STEPS && pushes < 3; step++) {
    const before = table.shuffler.pledged.length;
    await world.tick(table);
    if (table.shuffler.pledged.length <= Math.max(1, before)) continue;
    pushes++;
    const again = await TableActor.resume(world.restarted(), table.id);
    expect(again!.shuffler.pledged.map(({ root }) => root)).toEqual(table.shuffler.pledged.map(({ root }) => root));
    // In the first round of a table the pack that drew for the button is told as well, with a base of its own below the cards.
    const all = table.openings('looker');
    const packs = all.filter(({ base }) => base >= 0);
    expect(packs.map(({ base }) => base)).toEqual(packs.map((_, i) => 52 * i));
    // The hands that tied lie open; of the pack that is being played nothing is known yet.
    expect(packs[0]!.openings.length).toBeGreaterThanOrEqual(6);
    for (const pack of all) expect((await checkProof(pack)).faults).toEqual([]);
  }
  expect(pushes).toBe(3);
  expect(told).toContain('PushPotDeclared');
  const first = told.indexOf('PushPotDeclared');
  expect(told.indexOf('DeckPledged', first)).toBeLessThan(told.indexOf('PackShuffled', first));
  expect(world.troubles).toEqual([]);
});
