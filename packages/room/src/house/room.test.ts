// The room on a real folder: it opens, closes and opens again where it stood; and outlives a new edition of the books.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houses } from 'baraja/books';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Append } from '../store/index.js';
import { openStore } from '../store/index.js';
import type { TableActor } from '../table/index.js';
import { expectBalanced } from '../table/test/balanced.js';
import { Room, type RoomSettings, standing } from './index.js';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'baraja-room-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

const troubles: string[] = [];
const settings = (more: Partial<RoomSettings> = {}): RoomSettings => ({
  data,
  grant: 100_000,
  pace: 0,
  bots: true,
  onTrouble: (table, error) => troubles.push(`${table}: ${error}`),
  ...more,
});
const until = async (what: () => boolean): Promise<void> => {
  for (let i = 0; i < 3000 && !what(); i++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(what()).toBe(true);
};

test('practice tables stand open, play while somebody looks, and go on after a restart', async () => {
  troubles.length = 0;
  let room = await Room.open(settings());
  const names = [...room.tables.keys()];
  expect(names.length).toBeGreaterThan(5);
  expect([...standing(Date.now())].sort()).toEqual([...names].sort());
  expect(room.lobby().tables).toEqual([]);
  expect(room.lobby().houses.map(({ id }) => id)).toEqual(houses.map(({ id }) => id));
  const table = [...room.tables.values()][0]!;
  table.watch({ patron: 'x', send: () => {} });
  await until(() => table.state.rounds > 3);
  await room.close();
  const { version, state } = table;
  room = await Room.open(settings());
  expect([...room.tables.keys(), ...room.asleep.keys()].sort()).toEqual(names.sort());
  const again = (await room.table(table.id))!;
  expect(again.version).toBeGreaterThanOrEqual(version);
  expect(again.state.rounds).toBeGreaterThanOrEqual(state.rounds);
  again.watch({ patron: 'x', send: () => {} });
  await until(() => again.state.rounds > state.rounds + 2);
  expect(await room.store.ledger.audit()).toMatchObject({ sound: true });
  await room.close();
  expect(troubles).toEqual([]);
});

test('every game with a bank has a practice table, where bots play hand after hand by the book', async () => {
  troubles.length = 0;
  const room = await Room.open(settings());
  const banked = ['span', 'ven-nb21', 'rog-p215', 'snk-pgp'];
  const tables = banked.map((id) => [...room.tables.values()].find(({ rules }) => rules.gameId === id)!);
  expect(tables.map(({ opened, state }) => [opened.practice, state.sittings.length])).toEqual(
    banked.map(() => [true, 5]),
  );
  for (const table of tables) table.watch({ patron: 'x', send: () => {} });
  await until(() => tables.every(({ state }) => state.rounds > 3));
  await room.close();
  const again = await Room.open(settings());
  for (const { id } of tables) await expectBalanced({ store: again.store }, (await again.table(id))!);
  expect(await again.store.ledger.audit()).toMatchObject({ sound: true });
  await again.close();
  expect(troubles).toEqual([]);
});

test('practice is at a table nobody has played at: two do not get the same, and one that was left is closed', async () => {
  const room = await Room.open(settings());
  const opening = { house: 'rogelios', game: 'hold', stake: '3/6' };
  const practice = async (patron: string) => (await room.practice(patron, opening)) as TableActor;
  const ana = await room.patrons.arrive('Ana');
  const table = await practice(ana.id);
  expect(table.id).toContain('practice-');
  expect(await practice(ana.id)).toBe(table);
  const other = await practice('beto');
  expect(other).not.toBe(table);
  const stop = table.watch({ patron: ana.id, send: () => {} });
  const asker = { patron: ana.id, name: 'Ana' };
  const seat = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((s) => !table.state.sittings.some((x) => x.seat === s))!;
  await table.ask(asker, 'sit', table.version, { type: 'sit', seat, buyIn: 20_000 });
  // Dealt in from the first round on, which may be over by now: where all fold to the big blind nobody asked her.
  await until(() => table.state.rounds > 0);
  const began = (await room.store.read(table.stream)).map(({ body }) => body as { type: string; seats?: number[] });
  expect(began.find(({ type }) => type === 'RoundOpened')?.seats).toContain(seat);
  expect(await practice(ana.id)).toBe(table);
  await table.ask(asker, 'leave', table.version, { type: 'leave' });
  await until(() => table.seatOf(ana.id) === null);
  stop();
  expect(await practice('beto')).toBe(other);
  const third = await practice(ana.id);
  expect(third.state.rounds).toBe(0);
  expect(third).not.toBe(other);
  expect(room.tables.has(table.id)).toBe(false);
  // At the same moment, too.
  const many = await Promise.all(['carla', 'dino', 'eva'].map(practice));
  expect(new Set([...many, other, third]).size).toBe(5);
  expect(await room.store.ledger.audit()).toMatchObject({ sound: true });
  await room.close();
});

test('a new edition of the books: the old tables pay everybody out, and new ones open', async () => {
  troubles.length = 0;
  const old = await Room.open(settings({ bots: false }));
  const ana = await old.patrons.arrive('Ana');
  const opening = { house: 'rogelios', game: 'hold', stake: '3/6' };
  const table = (await old.practice(ana.id, opening)) as TableActor;
  table.watch({ patron: ana.id, send: () => {} });
  const seat = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((s) => !table.state.sittings.some((x) => x.seat === s))!;
  await table.ask({ patron: ana.id, name: 'Ana' }, 'sit', table.version, { type: 'sit', seat, buyIn: 20_000 });
  await until(() => table.state.live?.game.seats.includes(seat) ?? false);
  await table.ask({ patron: ana.id, name: 'Ana' }, 'more', table.version, { type: 'topUp', amount: 5_000 });
  await old.close();
  const brought = table.state.sittings.find((s) => s.seat === seat)!;
  // As if the books had been another edition then: the same log under another hash.
  const from = await openStore({ path: join(data, 'room.db'), thread: false });
  const folder = await mkdtemp(join(tmpdir(), 'baraja-room-'));
  const to = await openStore({ path: join(folder, 'room.db'), thread: false });
  // Of a room from before heads were signed: what says which keys are the room's is not in it.
  for (const { stream } of (await from.streams()).filter((one) => /^(table|patron)-/.test(one.stream)))
    for (const { body, version, at } of await from.read(stream)) {
      const event = body as { type: string };
      const events = [event.type === 'TableOpened' ? { ...event, hash: 'of another edition' } : event];
      const entries = (await from.ledger.entries(0, 10_000)).filter((e) => e.stream === stream);
      const transfers = entries
        .filter((e) => e.version === version)
        .map(({ id, from: a, to: b, amount, reason, rule, patron, table: t }) => {
          return { id, from: a, to: b, amount, reason, rule, patron, table: t };
        });
      await to.append({ stream, expect: version - 1, at, events, transfers } as Append);
    }
  await from.close();
  await to.close();
  await copyFile(join(data, 'seal.key'), join(folder, 'seal.key'));
  await rm(data, { recursive: true });
  data = folder;

  const room = await Room.open(settings());
  expect(troubles).toHaveLength(1);
  expect(room.has(table.id)).toBe(false);
  expect((await room.store.ledger.balance(`felt:${table.id}`)).balance).toBe(0);
  // It was a practice table: a purse paid, and is paid.
  const home = table.viewFor(ana.id).purse! - 25_000 + brought.stack + brought.behind;
  expect(await room.cage.shown(ana.id)).toMatchObject({ wallet: 100_000, purse: home });
  expect(await room.store.ledger.audit()).toMatchObject({ sound: true });
  await room.close();
  // And once closed it stays so, without a word.
  const later = await Room.open(settings());
  expect(later.has(table.id)).toBe(false);
  expect(troubles).toHaveLength(1);
  await later.close();
});

test('a standing table that was closed opens again under a number', async () => {
  const store = await openStore({ path: join(data, 'room.db'), thread: false });
  const { keyIn } = await import('../fair/index.js');
  keyIn(data, { create: true });
  const stream = 'table-practice-rog-hold-3x6';
  const opened = { type: 'TableOpened', id: 'practice-rog-hold-3x6', opening: {}, hash: 'x' };
  await store.append({ stream, expect: 0, at: 1, events: [opened, { type: 'TableClosed' }] });
  await store.close();
  const room = await Room.open(settings());
  expect(room.tables.has('practice-rog-hold-3x6')).toBe(false);
  expect(room.tables.has('practice-rog-hold-3x6-2')).toBe(true);
  await room.close();
});

test('more tables than there is room for: deserted ones are closed and pay out, others stay', async () => {
  const room = await Room.open(settings({ bots: false, tablesMax: 4 }));
  const opening = { house: 'rogelios', game: 'hold', stake: '3/6' };
  const ana = await room.patrons.arrive('Ana');
  const own = (await room.privateTable(ana.id, opening, { bots: 0 })) as TableActor;
  await own.ask({ patron: ana.id, name: 'Ana' }, 's', own.version, { type: 'sit', seat: 1, buyIn: 20_000 });
  const seen = (await room.privateTable(ana.id, opening, { bots: 3 })) as TableActor;
  seen.watch({ patron: ana.id, send: () => {} });
  for (let i = 0; i < 10; i++) await room.privateTable(ana.id, opening, { bots: 2 });
  expect(room.tables.size).toBe(4);
  expect([own, seen].map((t) => room.tables.has(t.id))).toEqual([true, true]);
  for (const { account, balance } of await room.store.ledger.accounts('felt:'))
    if (!room.tables.has(account.slice('felt:'.length))) expect([account, balance]).toEqual([account, 0]);
  expect(await room.store.ledger.audit()).toMatchObject({ sound: true });
  await room.close();
  const again = await Room.open(settings({ bots: false, tablesMax: 4 }));
  expect(again.size).toBe(4);
  await again.close();
});

test('JAL-ORD-A4 BAR-47 at a table people open for themselves no bot is seated; at one opened for practice bots are', async () => {
  const room = await Room.open(settings({ bots: false }));
  const opening = { house: 'jalisco', game: 'draw' };
  const ana = await room.patrons.arrive('Ana');
  const own = (await room.privateTable(ana.id, opening, { bots: 0 })) as TableActor;
  await own.seatBots(2);
  expect(own.state.sittings).toEqual([]);
  expect(troubles.splice(0).join()).toContain('no-bots');
  const practice = (await room.privateTable(ana.id, opening, { bots: 2 })) as TableActor;
  expect(practice.viewFor(ana.id).seats.map(({ patron }) => patron.bot)).toEqual([true, true]);
  await room.close();
  const again = await Room.open(settings({ bots: false }));
  expect((await again.table(own.id))!.rules.bots).toBe('barred');
  await again.close();
});

test('JAL-ORD-B3 JAL-ORD-B5 limits are posted in the lobby and at the table; the floor announces another half an hour ahead', async () => {
  const room = await Room.open(settings({ bots: false }));
  const [ana, beto] = [await room.patrons.arrive('Ana'), await room.patrons.arrive('Beto')];
  const table = (await room.privateTable(ana.id, { house: 'jalisco', game: 'draw' }, { bots: 0 })) as TableActor;
  const posted = (house: string) =>
    room
      .lobby()
      .houses.find(({ id }) => id === house)!
      .games.flatMap(({ stakes }) => stakes.map(({ limit }) => limit));
  expect([new Set(posted('jalisco')), new Set(posted('rogelios'))]).toEqual([new Set([20_000]), new Set([null])]);
  const asks = (who: { id: string; name: string }, type: 'giveNotice' | 'changeLimit') =>
    table.ask({ patron: who.id, name: who.name }, `${who.id}-${type}`, table.version, { type, limit: 10_000 });
  expect(await asks(beto, 'giveNotice')).toMatchObject({ refusal: { refused: 'floor-only' } });
  expect(await asks(ana, 'giveNotice')).toMatchObject({ done: true });
  expect(table.viewFor(beto.id).limit).toMatchObject({ max: 20_000, notice: { max: 10_000 } });
  expect(await asks(ana, 'changeLimit')).toMatchObject({
    refusal: { refused: 'notice-too-short', rule: 'JAL-ORD-B5' },
  });
  await room.close();
});
