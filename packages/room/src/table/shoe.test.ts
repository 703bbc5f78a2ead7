// A shoe that goes on from hand to hand: its order is pledged once and the same root stands for it in every hand; nothing about the
// cards that are left is in what is kept or told, and a table that is folded again goes on with the very same shoe.
import { expect, test } from 'vitest';
import { roundFor } from '../house/history.js';
import { type StoredTableEvent, TableActor } from './index.js';
import { grant, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const P215 = { house: 'rogelios', game: 'p215', stake: '3-100' };
const ana = person('Ana');
const stored = async (table: TableActor): Promise<StoredTableEvent[]> =>
  (await table.world.store.read(table.stream, 1, table.version)).map((e) => e.body as unknown as StoredTableEvent);

/** Bots play by themselves until so many hands are over. */
async function played(world: StillWorld, table: TableActor, hands: number): Promise<void> {
  for (let i = 0; i < 20_000 && (table.state.rounds < hands || table.state.live !== null); i++) await world.tick(table);
}
async function botsAt(world: StillWorld): Promise<TableActor> {
  const table = await tableIn(world, P215, { bots: 4 });
  await grant(world, ana.patron, 5_000_000);
  return table;
}

test('BAR-84 the same root in every hand of a shoe, pledged before its cards are dealt', async () => {
  const world = await stillWorld(3, 0);
  const table = await botsAt(world);
  await played(world, table, 4);
  const events = await stored(table);
  const pledges = events.flatMap((e) => (e.type === 'DeckPledged' ? [e] : []));
  expect(pledges.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
  expect(new Set(pledges.map(({ root }) => root)).size).toBe(1);
  for (const { round } of pledges) {
    const pledged = events.findIndex((e) => e.type === 'DeckPledged' && e.round === round);
    const dealt = events.findIndex((e) => e.type === 'Played' && e.round === round && (e.event.cards ?? []).length > 0);
    expect(pledged).toBeLessThan(dealt);
  }
  // Whoever looks at a past hand gets the proof of each card he saw, under that root.
  const kept = (await roundFor(table, 3, ana.patron))!;
  expect(kept.proofs).toHaveLength(1);
  expect(kept.proofs[0]!.root).toBe(pledges[0]!.root);
  expect(kept.proofs[0]!.openings.length).toBe(Object.keys(kept.faces).length);
  expect(world.troubles).toEqual([]);
});

test('BAR-84 a table kept whole has no order of cards in it, and goes on with the same shoe', async () => {
  const world = await stillWorld(8, 0);
  const table = await botsAt(world);
  for (let hands = 50; hands <= 200; hands += 50) {
    await played(world, table, hands);
    if (table.state.shoe !== null) break;
  }
  const { shoe } = table.state;
  expect(shoe).not.toBeNull();
  const kept = await table.world.store.getSnapshot(table.stream, `table/${table.rules.hash}`);
  expect(kept?.version).toBe(table.version);
  expect((kept!.body as { shoe: unknown }).shoe).toEqual({ gone: shoe!.gone, faces: [] });
  const again = (await TableActor.resume(world.restarted(), table.id))!;
  expect(again.state.shoe).toEqual(shoe);
  expect(world.troubles).toEqual([]);
});
