// The floor's desk on a real folder: a house's tables opened, closed and looked at, people barred, own limits; each after a restart too.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clause, editionOf, findGame, switchesFor, word } from 'baraja/books';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Staffer } from '../office/index.js';
import type { Asked } from '../protocol/index.js';
import type { TableActor } from '../table/index.js';
import {
  barSomebody,
  confirmOpening,
  dropOpening,
  floorAct,
  floorTables,
  letIn,
  openHouseTable,
  type Patron,
  Room,
} from './index.js';

const HOUSE = 'rogelios';
const DAY = 24 * 3_600_000;
const troubles: string[] = [];
let data: string;
let room: Room;
let now: number;
const open = () =>
  Room.open({
    data,
    grant: 10_000_000,
    pace: 0,
    bots: false,
    now: () => now,
    passwordCost: 2,
    absence: { table: 20 * DAY, practice: DAY },
    onTrouble: (at, error) => troubles.push(`${at}: ${error}`),
  });
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'baraja-floor-'));
  now = 1_700_000_000_000;
  troubles.length = 0;
  room = await open();
});
afterEach(async () => {
  await room.close();
  expect(troubles).toEqual([]);
  await rm(data, { recursive: true, force: true });
});
const again = async (): Promise<void> => {
  await room.close();
  room = await open();
};
let people = 0;
/** Somebody on duty. */
async function staff(role: 'floor' | 'manager'): Promise<Staffer> {
  const owner = await hired('Olga', 'owner');
  const { id, name } = await account(role === 'floor' ? 'Fay' : 'Max');
  const made = await room.people.invite(owner, { house: HOUSE, role, hours: 1 });
  await room.people.take(id, 'code' in made ? made.code : '');
  expect(await room.people.clockIn(id, HOUSE, role, false)).toMatchObject({ repeated: false });
  return { id, name, role };
}
let boss: Staffer | null = null;
async function hired(name: string, role: 'owner'): Promise<Staffer> {
  const code = await room.people.ownerLink();
  if (code === null) return boss!;
  const one = await account(name);
  await room.people.take(one.id, code);
  boss = { id: one.id, name: one.name, role };
  return boss;
}
async function account(name: string): Promise<Patron> {
  const { id } = await room.patrons.arrive();
  const made = await room.patrons.makeAccount(id, `${name} ${++people}`, 'a long one for all');
  if ('refused' in made) throw new Error(made.refused);
  return made;
}
const ask = async (table: TableActor, who: Patron, asked: Asked): Promise<string | null> => {
  const answer = await table.ask({ patron: who.id, name: who.name }, `a${++people}`, table.version, asked);
  return 'refusal' in answer ? answer.refusal.refused : null;
};
const sit = (table: TableActor, seat: number): Asked => ({ type: 'sit', seat, buyIn: table.rules.buyIn.min });
const HOLD = { game: 'hold', stake: '3/6', bots: 0, reason: '' };
async function opened(by: Staffer, asked: typeof HOLD & { switches?: Record<string, unknown> } = HOLD) {
  const answer = await openHouseTable(room, (await room.office(HOUSE))!, by, asked);
  if ('refused' in answer) throw new Error(answer.refused);
  return (await room.table(answer.table))!;
}
const until = async (what: () => boolean): Promise<void> => {
  for (let i = 0; i < 3000 && !what(); i++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(what()).toBe(true);
};

/** The hand that runs, if one does, folded to its end. */
async function playOut(table: TableActor): Promise<void> {
  const number = table.state.live?.number;
  while (table.state.live?.number === number && table.state.live) {
    const menu = table.state.live.round.menus.find((one) => typeof one.actor === 'number');
    const sitting = table.state.sittings.find((one) => one.seat === menu?.actor);
    const act = (['fold', 'check', 'no-straddle'] as const).find((type) => menu?.options.some((o) => o.type === type));
    if (sitting && act) await ask(table, sitting.patron as never, { type: 'act', act });
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('a house’s table is opened from the book, which refuses with its clause; it has no host, staff on duty holds its floor', async () => {
  const fay = await staff('floor');
  const office = (await room.office(HOUSE))!;
  expect(await openHouseTable(room, office, fay, { ...HOLD, stake: '7/14' })).toMatchObject({
    refused: 'unknown-stake',
  });
  const law = { ...HOLD, switches: { 'staff.play_on_duty': 'sometimes' } };
  expect(await openHouseTable(room, office, fay, law)).toMatchObject({ refused: 'bad-switch-value' });
  const { id } = await opened(fay);
  await again();
  const table = (await room.table(id))!;
  expect(table.opened).toMatchObject({ host: null, practice: false, by: { id: fay.id, role: 'floor' } });
  expect(table.rolesOf(fay.id)).toMatchObject({ floor: true });
  const ana = await account('Ana');
  expect(table.rolesOf(ana.id)).toMatchObject({ floor: false });
  expect(await ask(table, ana, sit(table, 3))).toBeNull();
  expect(await floorTables(room, HOUSE, fay)).toMatchObject([
    {
      id,
      stake: '3/6',
      hand: 0,
      stage: null,
      pot: 0,
      people: [{ seat: 3, name: ana.name, stack: table.rules.buyIn.min }],
    },
  ]);
  // Nobody on duty bets; off duty he is a patron like any other, and holds no floor.
  expect(await ask(table, { ...ana, id: fay.id, name: fay.name }, sit(table, 5))).toBe('on-duty');
  await room.people.clockOut(fay.id, HOUSE);
  expect(table.rolesOf(fay.id)).toMatchObject({ floor: false });
  expect(await ask(table, { ...ana, id: fay.id, name: fay.name }, sit(table, 5))).toBeNull();
});

test('a closed table pays everybody out and is gone, after a restart in the middle too', async () => {
  const fay = await staff('floor');
  const table = await opened(fay);
  const [ana, beto] = [await account('Ana'), await account('Beto')];
  const before = await room.balance(ana.id);
  for (const [i, who] of [ana, beto].entries()) expect(await ask(table, who, sit(table, i + 1))).toBeNull();
  await until(() => table.state.live !== null);
  const at = { house: HOUSE, table: table.id };
  expect(await floorAct(room, fay, at, { type: 'closeTable', reason: 'end of the night' })).toEqual({ done: true });
  expect(room.has(table.id)).toBe(true);
  await again();
  const later = (await room.table(table.id))!;
  expect(later.closing).toBe(true);
  await playOut(later);
  await until(() => !room.has(table.id));
  const log = await room.store.read(`table-${table.id}`);
  expect(log.map(({ body }) => (body as { type: string }).type)).toContain('ClosingAnnounced');
  await again();
  expect(room.has(table.id)).toBe(false);
  expect((await room.store.ledger.balance(`felt:${table.id}`)).balance).toBe(0);
  expect((await room.balance(ana.id)) + (await room.balance(beto.id))).toBeGreaterThan(2 * before - 2000);
  expect(await room.store.ledger.audit()).toMatchObject({ sound: true });
});

test('AMB-ROG-19 a switch that the book says takes two people gets two: whoever asked cannot confirm it himself', async () => {
  const [fay, max] = [await staff('floor'), await staff('manager')];
  const two = switchesFor(HOUSE, findGame(HOUSE, 'stud-hi-lo') ?? findGame(HOUSE, 'sthl')!).find((one) => one.two)!;
  const [other] = (two.kind as { values: readonly string[] }).values.filter((value) => value !== two.default);
  const game = findGame(HOUSE, 'sthl') ?? 'stud-hi-lo';
  const asked = { game, bots: 0, reason: 'the players want it', switches: { [two.key]: other } };
  const first = await openHouseTable(room, (await room.office(HOUSE))!, fay, asked);
  expect(first).toMatchObject({ waits: true });
  const { table } = first as { table: string };
  expect(room.has(table)).toBe(false);
  await again(); // the question stands
  const office = (await room.office(HOUSE))!;
  expect(await confirmOpening(room, office, fay, { table, reason: 'me again' })).toMatchObject({
    refused: 'second-person',
    rule: two.ruling,
  });
  expect(await confirmOpening(room, office, max, { table, reason: 'all agree' })).toEqual({ table });
  expect((await room.table(table))!.opened).toMatchObject({
    by: { id: fay.id },
    second: { id: max.id, role: 'manager' },
  });
  expect(await confirmOpening(room, office, max, { table, reason: 'twice' })).toMatchObject({
    refused: 'no-such-opening',
  });
  const left = await openHouseTable(room, office, max, asked);
  expect(await dropOpening(office, fay, { table: (left as { table: string }).table, reason: 'no' })).toEqual({
    done: true,
  });
  expect(office.openings.pending.size).toBe(0);
  // As the book has it, nobody else is needed.
  expect(await openHouseTable(room, office, fay, { ...asked, switches: {} })).toMatchObject({ waits: false });
});

test('somebody barred is refused at every table of the house and leaves after the hand; until it is over, or lifted', async () => {
  const fay = await staff('floor');
  const [table, other] = [await opened(fay), await opened(fay, { ...HOLD, stake: '4/8' })];
  const [ana, beto] = [await account('Ana'), await account('Beto')];
  for (const [i, who] of [ana, beto].entries()) expect(await ask(table, who, sit(table, i + 1))).toBeNull();
  await until(() => table.state.live !== null);
  const office = (await room.office(HOUSE))!;
  expect(await barSomebody(room, office, fay, { name: 'Nobody', days: 1, reason: 'x' })).toMatchObject({
    refused: 'no-such-person',
  });
  expect(await barSomebody(room, office, fay, { name: ana.name, days: 7, reason: 'shouting' })).toEqual({ done: true });
  expect(table.seatOf(ana.id)).toBe(1); // the hand is his to play
  expect(await ask(other, ana, sit(other, 1))).toBe('barred');
  await again();
  const later = (await room.table(table.id))!;
  await playOut(later);
  await until(() => later.seatOf(ana.id) === null);
  const events = (await room.store.read(`table-${table.id}`)).map(
    ({ body }) => body as { type: string; seat?: number },
  );
  expect(events.find((e) => e.type === 'Left' && e.seat === 1)).toMatchObject({
    by: { who: 'floor', id: fay.id, role: 'floor', reason: 'shouting' },
  });
  expect(later.seatOf(beto.id)).toBe(2);
  const own = (await room.privateTable(
    beto.id,
    { house: HOUSE, game: 'hold', stake: '3/6' },
    { bots: 0 },
  )) as TableActor;
  expect(await ask(own, ana, sit(own, 1))).toBeNull(); // somebody's own table is not the house's
  now += 7 * DAY;
  expect(await ask((await room.table(other.id))!, ana, sit(other, 1))).toBeNull();
  const now2 = (await room.office(HOUSE))!;
  await barSomebody(room, now2, fay, { person: beto.id, days: null, reason: 'again' });
  expect(await ask((await room.table(other.id))!, beto, sit(other, 4))).toBe('barred-for-good');
  expect(now2.bars.list(now)).toMatchObject([{ person: beto.id, until: null, reason: 'again', by: { role: 'floor' } }]);
  expect(await letIn(now2, fay, { person: beto.id, reason: 'sorry' })).toEqual({ done: true });
  expect(await letIn(now2, fay, { person: beto.id, reason: 'sorry' })).toMatchObject({ refused: 'not-barred' });
  expect(await ask((await room.table(other.id))!, beto, sit(other, 4))).toBeNull();
});

test('GLI 2.5.5 own limits: stricter at once, weaker a day later; an exclusion holds at once and is taken back by nobody', async () => {
  const ana = await account('Ana');
  const beto = await account('Beto');
  const table = (await room.privateTable(
    beto.id,
    { house: HOUSE, game: 'hold', stake: '3/6' },
    { bots: 0 },
  )) as TableActor;
  const { min } = table.rules.buyIn;
  const { own } = room;
  await own.limit(ana.id, 'buy-in', min + 100, false);
  expect(await ask(table, ana, { type: 'sit', seat: 1, buyIn: min + 200 })).toBe('own-buy-in');
  expect(await ask(table, ana, { type: 'sit', seat: 1, buyIn: min })).toBeNull();
  expect(await ask(table, ana, { type: 'topUp', amount: 200 })).toBe('own-buy-in');
  await own.limit(ana.id, 'buy-in', null, true); // weaker: not yet
  await own.limit(ana.id, 'loss', min * 2, true);
  await again();
  const later = (await room.table(table.id))!;
  expect(room.own.shown(ana.id).limits).toContainEqual({
    kind: 'buy-in',
    limit: min + 100,
    next: { limit: null, from: now + DAY },
  });
  expect(await ask(later, ana, { type: 'topUp', amount: 200 })).toBe('own-buy-in');
  now += DAY - 1;
  await room.own.limit(ana.id, 'loss', min, true);
  expect(await ask(later, ana, { type: 'topUp', amount: 200 })).toBe('own-buy-in');
  now += 1;
  // What was bought a day ago counts no more; what may be lost today does.
  expect(await ask(later, ana, { type: 'topUp', amount: min + 100 })).toBe('own-loss');
  expect(await ask(later, ana, { type: 'topUp', amount: 200 })).toBeNull();
  // A session begins when it is limited, and ends by the clock.
  await room.own.limit(ana.id, 'session', 30, true);
  now += 30 * 60_000;
  await again();
  const last = (await room.table(table.id))!;
  await until(() => last.seatOf(ana.id) === null);
  expect(await ask(last, ana, { type: 'sit', seat: 1, buyIn: min })).toBe('own-time');
  const left = (await room.store.read(`table-${last.id}`)).map(({ body }) => body as { type: string });
  expect(left.findLast((e) => e.type === 'Left')).toMatchObject({ by: { who: 'clock', why: 'own-limit' } });
  expect(await room.own.exclude(ana.id, 'week')).toMatchObject({ repeated: false });
  expect(await room.own.exclude(ana.id, 'day')).toMatchObject({ refused: 'excluded' });
  now += 6 * DAY;
  await again();
  expect(await ask((await room.table(table.id))!, ana, { type: 'sit', seat: 1, buyIn: min })).toBe('excluded');
  now += DAY;
  expect(room.own.isExcluded(ana.id)).toBe(false);
  await room.own.exclude(ana.id, 'ever');
  expect(await room.own.exclude(ana.id, 'year')).toMatchObject({ refused: 'excluded-for-good' });
  now += 400 * DAY;
  expect(await ask((await room.table(table.id))!, ana, { type: 'sit', seat: 1, buyIn: min })).toBe('excluded-for-good');
});

test('JAL-ORD-B5 REG-07 REG-81 another limit is announced with a reason, and holds by itself when the notice is over', async () => {
  const fay = { ...(await hired('Olga', 'owner')) };
  const jalisco = (await room.office('jalisco'))!;
  const answer = await openHouseTable(room, jalisco, fay, { game: 'draw', bots: 0, reason: '' });
  const { table: id } = answer as { table: string };
  const table = (await room.table(id))!;
  const minutes = table.rules.ordinance!.noticeMinutes;
  const at = { house: 'jalisco', table: id };
  const limit = table.rules.ordinance!.tableMax / 2;
  expect(await floorAct(room, fay, at, { type: 'giveNotice', limit: 1, reason: 'x' })).toMatchObject({
    refused: 'no-such-limit',
    rule: table.rules.ordinance!.cites.limit,
  });
  expect(await floorAct(room, fay, at, { type: 'giveNotice', limit, reason: 'a quiet night' })).toEqual({ done: true });
  const notice = (await room.store.read(`table-${id}`)).map(({ body }) => body).at(-1);
  expect(notice).toMatchObject({
    type: 'LimitNoticed',
    from: now + minutes * 60_000,
    by: { who: 'floor', role: 'owner', reason: 'a quiet night' },
    rule: table.rules.ordinance!.cites.notice,
  });
  now += minutes * 60_000 - 1;
  await again();
  expect((await room.table(id))!.state.limit).toMatchObject({ max: limit * 2, notice: { max: limit } });
  now += 1;
  (await room.table(id))!.arrange();
  await until(() => room.tables.get(id)!.state.limit!.max === limit);
});

test('a new edition waits for the floor’s word: who put it in force is shown, who took it up is stored with role and reason', async () => {
  const fay = await staff('floor');
  const table = await opened(fay);
  const words = clause('ROG-HOLD-16')!;
  const before = editionOf('rog-hold').id;
  try {
    word({ entries: [{ ...words, text: 'Put better.', on: 'houses' } as never] });
    const games = [{ game: 'rog-hold', edition: editionOf('rog-hold').id, before }];
    await room.housesChanged([{ house: HOUSE, files: 'ab'.repeat(32), games }]);
    expect(table.edition).toBe(before);
    const put = { cause: 'folder', by: null, at: now };
    const changes = [{ rule: 'ROG-HOLD-16', how: 'words' }];
    expect(await floorTables(room, HOUSE, fay)).toMatchObject([{ edition: { put, changes, taken: false } }]);
    await again();
    const same = (await room.table(table.id))!;
    expect([same.edition, same.viewFor('nobody').edition?.taken]).toEqual([before, false]);
    const taken = { type: 'newEdition', take: true, reason: 'Agreed with the manager' } as const;
    expect(await floorAct(room, fay, { house: HOUSE, table: table.id }, taken)).toEqual({ done: true });
    expect(same.edition).toBe(games[0]!.edition);
    const stored = (await room.store.read(same.stream)).map(({ body }) => body as unknown as { type: string });
    expect(stored.find(({ type }) => type === 'EditionChanged')).toMatchObject({
      by: { id: fay.id, role: 'floor', reason: taken.reason },
    });
  } finally {
    word({ entries: [words as never] });
  }
});
