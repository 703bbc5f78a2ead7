// A shoe that goes on from hand to hand: its order is pledged once and the same root stands for it in every hand; nothing about the
// cards that are left is in what is kept or told, and a table that is folded again goes on with the very same shoe.

import { expect, test } from 'vitest';
import { checkProof } from '../fair/index.js';
import { handOf } from '../house/test/kept.js';
import { SNAPSHOT } from './ends.js';
import { type StoredTableEvent, TableActor } from './index.js';
import { stir } from './test/people.js';
import { ask, grant, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const P215 = { house: 'rogelios', game: 'p215', stake: '3-100' };
const ana = person('Ana');
const stored = async (table: TableActor): Promise<StoredTableEvent[]> =>
  (await table.world.store.read(table.stream, 1, table.version)).map((e) => e.body as unknown as StoredTableEvent);

const freeSeat = ({ rules, state }: TableActor): number =>
  Array.from({ length: rules.seats.max }, (_, i) => i + 1).find((n) => !state.sittings.some((s) => s.seat === n))!;

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
  const kept = (await handOf(table, 3, ana.patron))!;
  expect(kept.proofs).toHaveLength(1);
  expect(kept.proofs[0]!.root).toBe(pledges[0]!.root);
  expect(kept.proofs[0]!.openings.length).toBe(Object.keys(kept.faces).length);
  expect(world.troubles).toEqual([]);
});

test('BAR-84 a hand in the middle of a shoe: every card somebody saw is proven, and none that he did not', async () => {
  const world = await stillWorld(12, 0);
  const table = await botsAt(world);
  await ask(table, ana, { type: 'sit', seat: freeSeat(table), buyIn: table.rules.buyIn.min });
  for (let i = 0; i < 4000 && table.state.rounds < 5; i++)
    if ((await stir(table, [ana], world.rng, 1000)) === null) await world.tick(table);
  let [mid, proven, hidden] = [0, 0, 0];
  for (let round = 2; round < 5; round++) {
    const kept = (await handOf(table, round, ana.patron))!;
    if (!kept.events.some(({ event }) => event.type === 'Played' && event.event.type === 'ShoeWentOn')) continue;
    mid++;
    const published = kept.events.findIndex(({ event }) => event.type === 'DeckPledged');
    const [proof] = kept.proofs as [(typeof kept.proofs)[number]];
    const { root, openings } = proof;
    expect(kept.events[published]!.event).toMatchObject({ base: 0, root });
    expect((await checkProof(proof)).faults).toEqual([]);
    for (const [i, opening] of openings.entries()) {
      expect(kept.faces[opening.place]).toBe(opening.face);
      proven++;
      // One card's proof is no other's.
      const moved = openings.with(i, { ...opening, place: opening.place + 1 });
      expect((await checkProof({ ...proof, openings: moved })).faults).toHaveLength(1);
    }
    hidden += openings[0]!.of - openings.length;
  }
  expect([mid > 0, proven > 30, hidden > 30]).toEqual([true, true, true]);
});

test('killed between the pledge of a shoe that goes on and the deal: pledged once, and dealt from the same shoe', async () => {
  const world = await stillWorld(14, 0);
  const table = await botsAt(world);
  await played(world, table, 2);
  const { shoe } = table.state;
  expect(shoe).not.toBeNull();
  const { store } = world;
  const dying = Object.create(store) as typeof store;
  dying.append = (sheet) =>
    JSON.stringify(sheet.events).includes('"ShoeWentOn"')
      ? Promise.reject(new Error('dead'))
      : store.append.call(store, sheet);
  Object.assign(world, { store: dying });
  for (let i = 0; i < 300 && table.shuffler.pledged[0]?.round !== 3; i++) await world.tick(table).catch(() => {});
  Object.assign(world, { store });
  expect(table.shuffler.pledged.map(({ round }) => round)).toEqual([3]);
  const next = world.restarted();
  const again = (await TableActor.resume(next, table.id))!;
  expect(again.state.shoe).toEqual(shoe);
  again.arrange();
  await played(next, again, 3);
  const pledges = (await stored(again)).flatMap((e) => (e.type === 'DeckPledged' ? [[e.round, e.root]] : []));
  expect(pledges.map(([round]) => round)).toEqual([1, 2, 3]);
  expect(new Set(pledges.map(([, root]) => root)).size).toBe(1);
  expect(next.troubles).toEqual([]);
});

test('killed at any point of a shoe: the table folded again holds the same cards, and hides them as well', async () => {
  let world = await stillWorld(15, 0);
  let table = await botsAt(world);
  table.arrange();
  let [deaths, onShoe] = [0, 0];
  for (let i = 0; i < 6000 && deaths < 25; i++) {
    await world.tick(table);
    if (world.rng.below(6) > 0) continue;
    const { shoe, live } = table.state;
    const next = world.restarted();
    const again = (await TableActor.resume(next, table.id))!;
    expect(again.state.shoe).toEqual(shoe);
    expect(again.state.live?.round.faces).toEqual(live?.round.faces);
    expect(again.openings(ana.patron)).toEqual(table.openings(ana.patron));
    const { rules: _rules, ...view } = again.viewFor(ana.patron);
    expect(JSON.stringify(view)).not.toContain('"shoe"');
    if (shoe !== null) onShoe++;
    [world, table] = [next, again];
    table.arrange();
    deaths++;
  }
  expect(onShoe).toBeGreaterThan(10);
  expect(world.troubles).toEqual([]);
});

test('what is stored of a shoe is under seal: no face of a card that was never shown is in any event', async () => {
  const world = await stillWorld(16, 0);
  const table = await botsAt(world);
  await played(world, table, 5);
  for (const e of await stored(table)) {
    const { sealed, ...open } = e;
    if (e.type === 'DeckPledged') expect(sealed?.length).toBeGreaterThan(100);
    else expect(sealed).toBeUndefined();
    expect(JSON.stringify(open)).not.toMatch(/"faces"|"seed"|saltKey/);
  }
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
  const kept = await table.world.store.getSnapshot(table.stream, SNAPSHOT);
  expect(kept?.version).toBe(table.version);
  expect((kept!.body as { state: { shoe: unknown } }).state.shoe).toEqual({ gone: shoe!.gone, faces: [] });
  const again = (await TableActor.resume(world.restarted(), table.id))!;
  expect(again.state.shoe).toEqual(shoe);
  expect(world.troubles).toEqual([]);
});
