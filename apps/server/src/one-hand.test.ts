// Nobody is dealt into two hands at once at a Jalisco house, whatever the tables; the second one says why.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from './index.js';
import { Client, server } from './test/client.js';

let running: Running;
beforeAll(async () => {
  running = await server();
});
afterAll(() => running.stop());
const enter = (): Promise<Client> => new Client(running.url).enter();

/** A table of that house, with these people at it. */
async function tableOf(opening: object, people: readonly Client[]): Promise<string> {
  const { table } = await people[0]!.json<{ table: string }>('/api/tables', { ...opening, bots: 0 });
  for (const [i, one] of people.entries()) {
    const { buyIn } = (await one.watch(table)).rules;
    expect(await one.ask(table, { type: 'sit', seat: i + 1, buyIn: buyIn.min })).toMatchObject({ t: 'ack' });
  }
  return table;
}
const dealtAt = (table: string): readonly number[] => running.room.tables.get(table)!.state.live?.game.seats ?? [];
const seatOf = (client: Client, table: string) => client.views.get(table)!.seats.find((s) => s.seat === 1)!;
/** Until the table has been told of in such a way. */
async function until(client: Client, table: string, holds: () => boolean): Promise<void> {
  while (!holds()) await client.next('update', (f) => f.table === table);
}
/** Whoever is to act drops, until the hand is over. */
async function dropOut(table: string, people: readonly Client[]): Promise<void> {
  for (let { live } = running.room.tables.get(table)!.state; live; live = running.room.tables.get(table)!.state.live) {
    const seat = live.round.menus[0]!.actor;
    if (typeof seat !== 'number') {
      await until(people[0]!, table, () => running.room.tables.get(table)!.state.live?.round.menus[0]?.actor !== seat);
      continue;
    }
    await people[seat - 1]!.ask(table, { type: 'act', act: 'drop' });
  }
}

const ESC = { house: 'jalisco', game: 'esc' };
test('JAL-ORD-A2 one patron, two tables: left out at the second, which says why, until the first hand is over', async () => {
  const [ana, beto, chuy, dora] = await Promise.all([enter(), enter(), enter(), enter()]);
  const first = await tableOf(ESC, [ana, beto]);
  await until(ana, first, () => ana.views.get(first)!.round !== null);
  expect(dealtAt(first)).toEqual(expect.arrayContaining([1, 2]));
  const second = await tableOf({ house: 'jalisco', game: 'lar' }, [ana, chuy, dora]);
  await until(chuy, second, () => chuy.views.get(second)!.round !== null);
  expect([...dealtAt(second)].sort()).toEqual([2, 3]);
  expect(seatOf(ana, second)).toMatchObject({ next: false, why: 'in-another-hand', rule: 'JAL-ORD-A2' });
  // The law is about the person and the house: at another house's table she is dealt in.
  const other = await tableOf({ house: 's-and-k', game: 'lob' }, [ana, beto]);
  await until(ana, other, () => ana.views.get(other)!.round !== null);
  expect(dealtAt(other)).toContain(1);
  await ana.ask(first, { type: 'sitOut' });
  await dropOut(first, [ana, beto]);
  await until(ana, second, () => seatOf(ana, second).why === null);
  await dropOut(second, [ana, chuy, dora]);
  await until(ana, second, () => dealtAt(second).includes(1));
});
