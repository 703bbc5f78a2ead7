// One's own hands: read off the streams of a room of an earlier edition, found by index, and at the cost of what is shown.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MARKS, Room, roundFor, roundsOf } from './index.js';
import { KEPT_1, keptRoom } from './test/kept.js';

let kept: Awaited<ReturnType<typeof keptRoom>>;
let room: Room;
beforeEach(async () => {
  kept = await keptRoom();
  room = await Room.open({ data: kept.folder, grant: 0, pace: 1, bots: false });
});
afterEach(async () => {
  await room.close();
  await kept.remove();
});
const ALL = { marks: [] };
/** Until everything stored has been read. */
async function read(): Promise<void> {
  while ((await room.yours.page(KEPT_1.ana, ALL, 1)).reading) await new Promise((resolve) => setTimeout(resolve, 5));
}
/** By walking through every table: what the index must say. */
async function walked(patron: string): Promise<{ table: string; round: number; net: number }[]> {
  const out = [];
  for (const { stream } of await room.store.streams('table-')) {
    const log = (await room.log(stream.slice('table-'.length)))!;
    for (const { round, stacks } of await roundsOf(log)) {
      const hand = await roundFor(log, round, patron);
      if (hand === null || 'refused' in hand || hand.seat === null) continue;
      const { seat } = hand;
      const isOut = hand.events.some(
        ({ event: e }) => e.type === 'Played' && e.event.type === 'SatOutHand' && e.event.seat === seat,
      );
      const opened = hand.events.find(({ event }) => event.type === 'RoundOpened')!.event;
      const had = opened.type === 'RoundOpened' ? opened.setup.chips[`stack:${seat}`]! : 0;
      const net = stacks.find((s) => s.seat === seat)!.stack - had;
      if (!isOut || net !== 0) out.push({ table: log.id, round, net });
    }
  }
  return out;
}
const sorted = (hands: readonly { table: string; round: number; net: number }[]) =>
  hands.map(({ table, round, net }) => `${table}/${round} ${net}`).sort();

test('every hand somebody was dealt into before there was an index is found by it, with its net, its cards and its place', async () => {
  await read();
  const own = await walked(KEPT_1.ana);
  expect(own.length).toBeGreaterThan(10);
  const page = await room.yours.page(KEPT_1.ana, ALL, 500);
  expect(sorted(page.hands)).toEqual(sorted(own));
  for (const { told, seat } of page.hands) {
    // Who banked or sat out was dealt none.
    const isDealt = told!.events.some(
      ({ event: e }) => e.type === 'Played' && e.event.cards?.some(({ to }) => to === `hand:${seat}`),
    );
    expect([told!.round, told!.own.flat().length > 0]).toEqual([told!.round, isDealt]);
    for (const card of told!.own.flat()) expect(told!.faces[card]).toBeDefined();
  }
  expect(page.hands.map(({ position }) => position)).toEqual(page.hands.map((h) => h.position).sort((a, b) => b - a));
  const won = await room.yours.page(KEPT_1.ana, { marks: [MARKS.kind('won')] }, 500);
  expect(sorted(won.hands)).toEqual(sorted(own.filter(({ net }) => net > 0)));
  const { points, sums } = await room.yours.course(KEPT_1.ana, ALL);
  const net = own.reduce((sum, hand) => sum + hand.net, 0);
  expect(points.reduce((sum, p) => sum + p.net, 0)).toBe(net);
  expect(sums.reduce((sum, s) => sum + s.net, 0)).toBe(net);
  expect(sorted((await room.yours.page(KEPT_1.luz, ALL, 500)).hands)).toEqual(sorted(await walked(KEPT_1.luz)));
});

test('a page reads the events of the hands on it and no others', async () => {
  await read();
  let rows = 0;
  const { pages } = room.store;
  room.store.pages = async function* (...asked) {
    for await (const page of pages.apply(room.store, asked)) {
      rows += page.length;
      yield page;
    }
  };
  const { hands } = await room.yours.page(KEPT_1.ana, ALL, 3);
  const spans = await Promise.all(hands.map(({ table, round }) => room.yours.one(KEPT_1.ana, table, round)));
  expect(rows).toBe(spans.reduce((sum, span) => sum + span!.last - span!.first + 1, 0));
});

test('a note is kept, found, and still there when the room is opened again', async () => {
  await read();
  const [hand] = (await room.yours.page(KEPT_1.ana, ALL, 1)).hands;
  const { table, round } = hand!;
  expect(await room.yours.note(KEPT_1.ana, table, round, 'Too loose')).toBe(true);
  expect(await room.yours.note('nobody', table, round, 'Mine')).toBe(false);
  await room.close();
  room = await Room.open({ data: kept.folder, grant: 0, pace: 1, bots: false });
  const noted = await room.yours.page(KEPT_1.ana, { marks: [MARKS.kind('noted')] }, 5);
  expect(noted.hands).toMatchObject([{ table, round, note: 'Too loose' }]);
});
