// Play money at the cage: practice has a purse of its own, a wallet is filled again as posted, and every chip is accounted for.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entry } from '../ledger/index.js';
import { PURSE, type TableActor } from '../table/index.js';
import { Room, type RoomSettings } from './index.js';
import { KEPT_1, keptRoom } from './test/kept.js';

const HOUR = 3_600_000;
const QUICK = { choice: 1, quickChoice: 1, bank: 0, bankPerHand: 0, silencesMax: 1000 };
let [data, now] = ['', 0];
let room: Room;
const open = async (more: Partial<RoomSettings> = {}): Promise<Room> => {
  const onTrouble = (table: string, error: unknown): void => {
    throw new Error(`${table}: ${error}`);
  };
  return Room.open({ data, grant: 100_000, clock: QUICK, pace: 0, bots: false, now: () => now, onTrouble, ...more });
};
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'baraja-cage-'));
  now = 1_700_000_000_000;
});
afterEach(async () => {
  await room.close();
  await rm(data, { recursive: true, force: true });
});
const balance = async (account: string): Promise<number> =>
  (await room.store.ledger.balance(account as 'grant')).balance;
let asks = 0;
const ask = (table: TableActor, patron: string, asked: Parameters<TableActor['ask']>[3]) =>
  table.ask({ patron, name: 'Ana' }, `c${++asks}`, table.version, asked);
const freeSeat = ({ rules, state }: TableActor): number =>
  Array.from({ length: rules.seats.max }, (_, i) => i + 1).find((n) => !state.sittings.some((s) => s.seat === n))!;
async function practice(patron: string, house: string, game: string): Promise<TableActor> {
  const table = await room.practice(patron, { house, game });
  if ('refused' in table) throw new Error(table.refused);
  return table;
}
const until = async (what: () => boolean): Promise<void> => {
  for (let i = 0; i < 3000 && !what(); i++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(what()).toBe(true);
};
async function entries(): Promise<readonly Entry[]> {
  return room.store.ledger.entries(0, 10_000);
}

describe('practice', () => {
  test.each([
    ['rogelios', 'hold'],
    ['spanish-poker', 'span'],
    ['rogelios', 'p215'],
  ])('%s %s: a purse pays, and neither wallet, drop nor jackpot of real play is touched', async (house, game) => {
    room = await open();
    const { id } = await room.patrons.arrive();
    const table = await practice(id, house, game);
    table.watch({ patron: 'somebody-else', send: () => {} }); // who looks elsewhere is played out by the clock
    const buyIn = table.rules.buyIn.min;
    expect(await ask(table, id, { type: 'sit', seat: freeSeat(table), buyIn })).toMatchObject({ done: true });
    const { rounds } = table.state;
    await until(() => table.state.rounds > rounds + 3);
    expect((await room.cage.shown(id)).tables).toMatchObject([{ table: table.id, practice: true, purse: true }]);
    await ask(table, id, { type: 'leave' });
    await until(() => !table.state.sittings.some((s) => s.patron.id === id));
    expect(await balance(`wallet:${id}`)).toBe(100_000);
    for (const { from, to, table: at, patron } of await entries()) {
      if (at === null && patron === id) continue;
      const real = [from, to].filter((account) => /^(wallet|cash)|^(drop|jackpot|cage):(?!practice\/)/.test(account));
      expect(real).toEqual([]);
    }
    expect(
      (await room.store.ledger.accounts('drop:practice/')).length +
        (await room.store.ledger.accounts('jackpot:practice/')).length,
    ).toBeGreaterThan(0);
    expect(await room.store.ledger.audit()).toMatchObject({ sound: true });
  });

  test('the purse refills by itself, table after table, and never more than the table can ask for', async () => {
    room = await open({ grant: 0 });
    const { id } = await room.patrons.arrive();
    const held: number[] = [];
    for (const [house, game] of [
      ['spanish-poker', 'span'],
      ['rogelios', 'hold-nl'],
      ['s-and-k', 'pgp'],
      ['rogelios', 'p215'],
    ] as const) {
      const table = await practice(id, house, game);
      const buyIn = table.rules.buyIn.min;
      expect(await ask(table, id, { type: 'sit', seat: freeSeat(table), buyIn })).toMatchObject({ done: true });
      held.push(buyIn);
      expect(table.viewFor(id).purse).toBeGreaterThanOrEqual(PURSE);
    }
    const shown = await room.cage.shown(id);
    expect(shown.tables.map(({ stack, inPlay }) => stack + inPlay)).toEqual(held);
    expect([shown.wallet, await balance(`wallet:${id}`)]).toEqual([0, 0]);
    const table = await practice(id, 'rogelios', 'stud');
    const seat = freeSeat(table);
    const need = table.viewFor(id).purse! + 100;
    expect(await ask(table, id, { type: 'sit', seat, buyIn: need })).toMatchObject({
      refusal: { refused: 'purse-short' },
    });
    const { lines } = await room.cage.movements(id, 'purse', { limit: 100 });
    expect(new Set(lines.map(({ reason }) => reason))).toEqual(new Set(['refill', 'buy-in']));
  });

  test('no reason leads from a purse to a wallet, not even a correction', async () => {
    room = await open();
    const { id } = await room.patrons.arrive();
    const move = { from: `wallet:${id}`, to: `purse:${id}`, amount: 5, rule: null, patron: id, table: null } as const;
    for (const reason of ['correction', 'refill', 'grant'] as const) {
      const corrects = reason === 'correction' ? { corrects: `grant/${id}` } : {};
      const transfers = [{ ...move, id: `x/${reason}`, reason, ...corrects }];
      const sheet = { stream: 'x', expect: 0, at: now, events: [{ type: 'X' }], transfers };
      expect(await room.store.append(sheet)).toMatchObject({ refused: 'way' });
    }
  });
});

describe('the wallet', () => {
  test('is filled again as the room has set it: how far, how often, and when it is possible next', async () => {
    room = await open({ refill: { to: 50_000, every: 6 * HOUR } });
    const { id } = await room.patrons.arrive();
    expect(await room.refill(id)).toMatchObject({ refused: 'wallet-full', facts: { to: 50_000 } });
    const table = await room.privateTable(id, { house: 'rogelios', game: 'hold' }, { bots: 0, name: 'Kitchen' });
    if ('refused' in table) throw new Error(table.refused);
    await ask(table, id, { type: 'sit', seat: 1, buyIn: 90_000 });
    // What lies at a table is his as well.
    expect(await room.refill(id)).toMatchObject({ refused: 'wallet-full' });
    expect(await room.cage.shown(id)).toMatchObject({
      wallet: 10_000,
      tables: [{ table: table.id, called: 'Kitchen', practice: false, stack: 90_000, inPlay: 0 }],
      refill: { to: 50_000, every: 6 * HOUR, amount: 0 },
    });
    const other = (await room.patrons.arrive()).id;
    const lost = { id: 'lost', from: `wallet:${other}`, to: 'grant', amount: 100_000, reason: 'forfeit' } as const;
    const transfers = [{ ...lost, rule: null, patron: other, table: null }];
    await room.store.append({ stream: 'lost', expect: 0, at: now, events: [{ type: 'Lost' }], transfers });
    // Asked for twice at once, it is handed out once.
    const both = await Promise.all([room.refill(other), room.refill(other)]);
    expect(both.filter((answer) => 'amount' in answer)).toEqual([{ amount: 50_000 }]);
    expect(await balance(`wallet:${other}`)).toBe(50_000);
    await room.store.append({
      stream: 'lost',
      expect: 1,
      at: now,
      events: [{ type: 'Lost' }],
      transfers: [{ ...transfers[0]!, id: 'lost2', amount: 50_000 }],
    });
    now += 6 * HOUR - 1;
    expect(await room.refill(other)).toEqual({ refused: 'too-soon', rule: null, facts: { from: now + 1 } });
    now += 1;
    expect(await room.refill(other)).toEqual({ amount: 50_000 });
    await room.close();
    room = await open({ refill: { to: 50_000, every: 6 * HOUR } });
    expect((await room.cage.shown(other)).refill.from).toBe(now + 6 * HOUR);
  });

  test('movements come newest first, page by page, and none twice', async () => {
    room = await open();
    const { id } = await room.patrons.arrive();
    const table = await room.privateTable(id, { house: 'rogelios', game: 'hold' }, { bots: 0 });
    if ('refused' in table) throw new Error(table.refused);
    for (let i = 0; i < 12; i++) {
      now += 1000;
      await ask(table, id, { type: 'sit', seat: 1, buyIn: 10_000 });
      await ask(table, id, { type: 'leave' });
    }
    const all: number[] = [];
    let before: number | undefined;
    for (;;) {
      const page = await room.cage.movements(id, 'wallet', { before, limit: 7 });
      all.push(...page.lines.map(({ seq }) => seq));
      if (page.next === null) break;
      before = page.next;
    }
    expect(all.length).toBe(25);
    expect(all).toEqual([...new Set(all)].sort((a, b) => b - a));
    const [first] = (await room.cage.movements(id, 'wallet', { limit: 1 })).lines;
    expect(first).toMatchObject({ reason: 'cash-out', at: now, balance: 100_000 });
  });
});

test('a room of the first edition: practice tables that were paid for from wallets are closed, and pay back into them', async () => {
  const kept = await keptRoom();
  room = await Room.open({ data: kept.folder, grant: 0, pace: 0, bots: false });
  for (const { opened, accounts } of room.tables.values()) expect(accounts.purse).toBe(opened.practice);
  for (const { account, balance: left } of await room.store.ledger.accounts('felt:'))
    if (!room.tables.has(account.slice('felt:'.length))) expect([account, left]).toEqual([account, 0]);
  expect(await balance(`purse:${KEPT_1.ana}`)).toBe(0);
  expect(await balance(`wallet:${KEPT_1.ana}`)).toBeGreaterThan(0);
  expect(await room.store.ledger.audit()).toMatchObject({ sound: true });
  await kept.remove();
});
