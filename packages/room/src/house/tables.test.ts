// Tables that sleep: nothing is done for them before somebody asks for one or something is due at it, and nobody can tell from what he is
// shown; stopped anywhere, the room finds each table as its stream has it.
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TableActor, thinkHere } from '../table/index.js';
import { asleep, maySleep } from './asleep.js';
import { Room, type RoomSettings } from './index.js';
import { SetClock } from './test/clock.js';

let data: string;
let rooms: Room[];
const troubles: string[] = [];
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'baraja-tables-'));
  rooms = [];
  troubles.length = 0;
});
afterEach(async () => {
  await Promise.all(rooms.map((room) => room.close()));
  await rm(data, { recursive: true, force: true });
  expect(troubles).toEqual([]);
});

const HOUR = 3_600_000;
async function open(more: Partial<RoomSettings> = {}): Promise<Room> {
  const onTrouble = (table: string, error: unknown): void => void troubles.push(`${table}: ${error}`);
  const room = await Room.open({ data, grant: 1_000_000, pace: 0, bots: false, minds: thinkHere, onTrouble, ...more });
  rooms.push(room);
  return room;
}
async function closed(room: Room): Promise<void> {
  rooms = rooms.filter((one) => one !== room);
  await room.close();
}
const until = async (what: () => boolean): Promise<void> => {
  for (let i = 0; i < 3000 && !what(); i++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(what()).toBe(true);
};
/** What was to be done soon has been done, and those that may sleep do. */
async function lulled(room: Room, asleep: readonly string[]): Promise<void> {
  const look = async (): Promise<readonly string[]> => {
    await room.lull(0);
    return [...room.asleep.keys()].sort();
  };
  await expect.poll(look, { timeout: 30_000 }).toEqual(asleep.toSorted());
}
const HOLD = { house: 'rogelios', game: 'hold', stake: '3/6' } as const;
const byId = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
  all.toSorted((a, b) => a.id.localeCompare(b.id));

test('a room that opens again wakes no table that nobody asks for, and shows the same lobby', async () => {
  const first = await open({ bots: true });
  const ana = await first.patrons.arrive('Ana');
  for (let i = 0; i < 5; i++) await first.privateTable(ana.id, HOLD, { name: `Table ${i}`, bots: 0, listed: true });
  const [names, lobby] = [[...first.tables.keys()].sort(), first.lobby()];
  await closed(first);

  const room = await open({ bots: true });
  expect(room.tables.size).toBe(0);
  expect([...room.asleep.keys()].sort()).toEqual(names);
  expect(byId(room.lobby().tables)).toEqual(byId(lobby.tables));
  // A row says what the table would say, in every game.
  const rows = new Map(room.asleep);
  for (const [id, row] of rows) {
    const [table, again] = await Promise.all([room.table(id), room.table(id)]);
    expect(again).toBe(table);
    expect(asleep(table!)).toEqual(row);
  }
  expect(room.asleep.size).toBe(0);
  expect(await room.table('nowhere')).toBeNull();
});

test('a table falls asleep when nobody needs it, and not while somebody sits, looks or asks for it', async () => {
  const clock = new SetClock(1_700_000_000_000);
  const room = await open({ now: clock.now, later: clock.later });
  const ana = await room.patrons.arrive('Ana');
  const opened = async (): Promise<TableActor> => (await room.privateTable(ana.id, HOLD, { bots: 0 })) as TableActor;
  const [sat, looked, asked, left] = [await opened(), await opened(), await opened(), await opened()];
  const asker = { patron: ana.id, name: 'Ana' };
  await sat.ask(asker, 'sit', sat.version, { type: 'sit', seat: 1, buyIn: 20_000 });
  const leave = looked.watch({ patron: ana.id, send: () => {} });
  await until(() => [asked, left].every(maySleep));
  await room.lull();
  expect(room.asleep.size).toBe(0);
  clock.forward(5 * 60_000);
  expect(await room.table(asked.id)).toBe(asked);
  await room.lull();
  expect([...room.asleep.keys()]).toEqual([left.id]);
  leave();
  await lulled(room, [left.id, looked.id, asked.id]);
  // Whoever comes sits down as if it had been awake.
  const beto = await room.patrons.arrive('Beto');
  const again = (await room.table(left.id))!;
  const answer = await again.ask({ patron: beto.id, name: 'Beto' }, 's', again.version, {
    ...{ type: 'sit', seat: 2, buyIn: 20_000 },
  });
  expect(answer).toMatchObject({ done: true });
  expect(room.has(left.id) && !room.asleep.has(left.id)).toBe(true);
});

test('a table by link is awake while its talk is young: whoever comes later is told the last of it', async () => {
  const clock = new SetClock(1_700_000_000_000);
  const room = await open({ now: clock.now, later: clock.later });
  const ana = await room.patrons.arrive('Ana');
  const table = (await room.privateTable(ana.id, HOLD, { bots: 0 })) as TableActor;
  const leave = table.watch({ patron: ana.id, send: () => {} });
  table.chat({ patron: ana.id, name: 'Ana' }, 'at nine?');
  leave();
  clock.forward(5 * 3_600_000);
  expect(maySleep(table)).toBe(false);
  const heard: unknown[] = [];
  table.watch({ patron: 'beto', send: (frame) => heard.push(frame) })();
  expect(heard).toContainEqual(expect.objectContaining({ t: 'chat', text: 'at nine?' }));
  clock.forward(3_600_000);
  expect(maySleep(table)).toBe(true);
});

test('what is due at a table wakes it: its box is counted at the end of the day', async () => {
  const clock = new SetClock(1_700_000_000_000);
  const room = await open({ now: clock.now, later: clock.later });
  const ana = await room.patrons.arrive('Ana');
  const table = (await room.privateTable(ana.id, { house: 'spanish-poker', game: 'span' }, { bots: 0 })) as TableActor;
  expect(table.countDue()).not.toBeNull();
  await lulled(room, [table.id]);
  clock.forward(24 * HOUR);
  await until(() => room.tables.get(table.id)?.state.countedAt != null);
  const counted = room.tables.get(table.id)!.state.countedAt;
  await lulled(room, [table.id]);
  expect(room.asleep.get(table.id)).toMatchObject({ since: counted });
  // Also what fell due while the room was closed.
  await closed(room);
  clock.forward(48 * HOUR);
  const later = await open({ now: clock.now, later: clock.later });
  await until(() => (later.tables.get(table.id)?.state.countedAt ?? 0) > (counted ?? 0));
});

test('a room that was killed finds who sat where; tables that slept go on sleeping, and closed ones are not looked at', async () => {
  const room = await open();
  const ana = await room.patrons.arrive('Ana');
  const opened = async (): Promise<TableActor> => (await room.privateTable(ana.id, HOLD, { bots: 0 })) as TableActor;
  const [sat, slept, over] = [await opened(), await opened(), await opened()];
  await lulled(room, [sat.id, slept.id, over.id]);
  const again = (await room.table(sat.id))!;
  await again.ask({ patron: ana.id, name: 'Ana' }, 'sit', again.version, { type: 'sit', seat: 1, buyIn: 20_000 });
  const closing = (await room.table(over.id))!;
  await closing.ask({ patron: ana.id, name: 'Ana' }, 'close', closing.version, { type: 'closeTable', reason: 'over' });
  await until(() => !room.has(over.id));
  const stands = async () => (await room.store.overview.stands('table-')).map(({ stream }) => stream).sort();
  await expect.poll(stands).toEqual([sat.stream, slept.stream].sort());
  // What a killed server leaves is what it had stored by then.
  await room.heads.take();
  const other = `${data}-killed`;
  for (const name of ['seal.key', 'room.key', 'heads.txt'])
    cpSync(join(data, name), join(other, name), { recursive: true });
  await room.store.copy(join(other, 'room.db'));
  await closed(room);
  await rm(data, { recursive: true });
  data = other;
  const next = await open();
  expect([...next.tables.keys()]).toEqual([sat.id]);
  expect([...next.asleep.keys()]).toEqual([slept.id]);
  expect(next.tables.get(sat.id)!.seatOf(ana.id)).toBe(1);
  expect(await next.store.ledger.audit()).toMatchObject({ sound: true });
});
