// Reports and the statement of the day: read off what was played, to the cent; and one day kept as text that somebody has read.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Move } from '../../ledger/index.js';
import { gamingDay, shiftAt } from '../../table/day.js';
import type { TableActor } from '../../table/index.js';
import { HOLD, type StillWorld, stillWorld, tableIn } from '../../table/test/world.js';
import type { Staffer } from '../acted.js';
import { type BoxEvent, Boxes, type Figure } from '../boxes.js';
import { BOX_FACTS } from '../boxes-facts.js';
import { Journal } from '../journal.js';
import { Judgements } from '../judged.js';
import { type SlipEvent, Slips } from '../slips.js';
import { SLIP_FACTS } from '../slips-facts.js';
import { Records } from './records.js';
import type { Report } from './report.js';

const HOUSE = HOLD.house;
const ana: Staffer = { id: 'ana', name: 'Ana', role: 'cage' };
const beto: Staffer = { id: 'beto', name: 'Beto', role: 'cage' };
const rosa: Staffer = { id: 'rosa', name: 'Rosa', role: 'manager' };
interface Office {
  readonly boxes: Boxes;
  readonly slips: Slips;
  readonly records: Records;
}
/** The parts of an office that money and records are. */
async function opened({ store, now }: StillWorld): Promise<Office> {
  const facts = { ...BOX_FACTS, ...SLIP_FACTS };
  const fold = (e: BoxEvent | SlipEvent, at: number): void => {
    for (const part of [boxes, slips]) part.fold(e, at);
  };
  const walletMoved = (): void => {};
  const journal = new Journal<BoxEvent | SlipEvent>({
    store,
    now,
    stream: `office-${HOUSE}`,
    facts,
    fold,
    walletMoved,
  });
  const happen: typeof journal.happen = (decide, id) => journal.happen(decide, id);
  const boxes = new Boxes({ house: HOUSE, store, happen });
  const slips = new Slips({ house: HOUSE, store, keepsOut: () => false, happen });
  await journal.load();
  return { boxes, slips, records: new Records({ house: HOUSE, store, boxes, slips, judgements: new Judgements() }) };
}
async function played(world: StillWorld, table: TableActor, rounds: number): Promise<void> {
  table.arrange();
  const until = table.state.rounds + rounds;
  while (table.state.rounds < until || table.state.live !== null) if (!(await world.tick(table))) return;
}
const column = ({ columns, rows }: Report, id: string) =>
  rows.map((row) => row[columns.findIndex((one) => one.id === id)]);
const total = ({ columns, totals }: Report, id: string) => totals[columns.findIndex((one) => one.id === id)];
const handsOf = ({ state }: TableActor): number => state.rounds - (state.live === null ? 0 : 1);
const sheetOf = (office: Office, short: number): Figure[] =>
  office.boxes
    .find(1)!
    .boxes.map(({ table, kind, amount }, i) => ({ table, kind, amount: amount - (i === 0 ? short : 0) }));

describe('a day that was played', () => {
  let world: StillWorld;
  let office: Office;
  let limit: TableActor;
  let bank: TableActor;
  let date: string;
  beforeAll(async () => {
    world = await stillWorld(4, 0);
    limit = await tableIn(world, HOLD, { bots: 5, id: 'limit' });
    bank = await tableIn(world, { house: HOUSE, game: 'p215' }, { bots: 4, id: 'bank' });
    const timed = await tableIn(world, { ...HOLD, stake: '20/40' }, { bots: 4, id: 'timed' });
    const own = await tableIn(world, HOLD, { bots: 3, id: 'own', host: 'ana' });
    for (const table of [limit, bank, timed, own]) await played(world, table, 6);
    office = await opened(world);
    date = shiftAt(gamingDay(HOUSE), world.now()).day;
    await office.boxes.pull(rosa, {});
    for (const who of [ana, beto]) await office.boxes.count(who, 1, sheetOf(office, 100));
    await office.slips.write(ana, { what: 'sold', patron: 'chuy', name: 'Chuy', amount: 20_000 });
  });

  test('REG-80 hands and fees by table and shift are what the tables took; somebody’s own table is in none of them', async () => {
    const span = office.records.span(date)!;
    const hands = await office.records.report('hands', span);
    const rows = column(hands, 'game').map((game, i) => [game, column(hands, 'hands')[i], column(hands, 'hand')[i]]);
    expect(rows).toContainEqual([limit.rules.gameId, handsOf(limit), limit.state.takings.drop]);
    expect(rows).toContainEqual([bank.rules.gameId, handsOf(bank), bank.state.takings.drop]);
    expect(new Set(column(hands, 'table')).size).toBe(1); // all have the same name in tests
    const fees = await office.records.report('fees', span);
    expect(total(fees, 'amount')).toBe(
      ['hand', 'time', 'jackpot'].reduce((sum, kind) => sum + Number(total(hands, kind)), 0),
    );
    for (const rule of column(fees, 'rule')) expect(rule).toBeTruthy();
  });
  test('REG-80 by patron: everybody dealt in has his hands, and what was taken from his own chips is all that was so taken', async () => {
    const patrons = await office.records.report('patrons', office.records.span(date)!);
    const [names, hands, games] = ['patron', 'hands', 'game'].map((id) => column(patrons, id));
    const at = (game: string) => names!.flatMap((name, i) => (games![i] === game ? [[name, hands![i]]] : []));
    const seated = limit.state.sittings.map(({ patron }) => [patron.name, expect.any(Number)]);
    expect(at(limit.rules.gameId)).toEqual(expect.arrayContaining(seated));
    // A fee by the wager is everybody's own: all of the drop at the table with a bank.
    const own = column(patrons, 'hand').reduce<number>(
      (sum, paid, i) => sum + (games![i] === bank.rules.gameId ? Number(paid) : 0),
      0,
    );
    expect(own).toBe(bank.state.takings.drop);
    expect(total(patrons, 'time')).toBe(
      total(await office.records.report('hands', office.records.span(date)!), 'time'),
    );
  });
  test('REG-82 the bank register names banker, turn and post of every hand with a bank', async () => {
    const banks = await office.records.report('banks', office.records.span(date)!);
    expect(banks.rows.length).toBe(handsOf(bank));
    const banked = column(banks, 'banker').flatMap((name, i) => (name === null ? [] : [i]));
    expect(banked.length).toBeGreaterThan(0);
    for (const i of banked) {
      expect([1, 2]).toContain(column(banks, 'turn')[i]);
      expect(Number(column(banks, 'posted')[i])).toBeGreaterThan(0);
    }
  });
  test('the statement of the day balances to the cent: hands, boxes, counts, accounts', async () => {
    const day = await office.records.day(date);
    expect(day.agree.filter(({ left, right }) => left !== right)).toEqual([]);
    expect(day.balances).toBe(true);
    expect(day.agree.find(({ what }) => what === 'hand fees')!.left).toBeGreaterThan(0);
    const { balance } = await world.store.ledger.balance(`cage:${HOUSE}`);
    expect(day.accounts.find(({ account }) => account === `cage:${HOUSE}`)!.closing).toBe(balance);
    const text = await office.records.dayText(date);
    expect(text).toContain('The statement balances.');
  });
  test('a chip in a box that no hand paid is found out', async () => {
    const none = { rule: 'X', patron: null, table: 'limit' };
    const transfers: Move[] = [
      { ...none, id: 'x1', from: 'grant', to: 'wallet:x', amount: 7, reason: 'grant' },
      { ...none, id: 'x2', from: 'wallet:x', to: 'felt:limit', amount: 7, reason: 'buy-in' },
      { ...none, id: 'x3', from: 'felt:limit', to: `drop:${HOUSE}/limit/hand`, amount: 7, reason: 'collection' },
    ];
    await world.store.append({ stream: 'x', expect: 0, at: world.now(), events: [{ type: 'X' }], transfers });
    const day = await office.records.day(date);
    expect(day.agree.filter(({ left, right }) => left !== right).map(({ what }) => what)).toEqual(['hand fees']);
    expect(await office.records.dayText(date)).toContain('DOES NOT BALANCE');
  });
  test('significant events name person, role, act and reason; the cage’s slips and the counts are there', async () => {
    const span = office.records.span(date)!;
    const events = await office.records.report('events', span);
    expect(column(events, 'act')).toEqual(expect.arrayContaining(['BoxesPulled', 'BoxesCounted', 'SlipWritten']));
    expect(column(events, 'person')).toEqual(expect.arrayContaining(['Rosa', 'Ana', 'Beto']));
    expect(column(await office.records.report('cage', span), 'amount')).toEqual([20_000]);
    const drop = await office.records.report('drop', span);
    expect(total(drop, 'variance')).toBe(-100);
    expect(column(drop, 'counters')[0]).toBe('Ana, Beto');
  });
  test('a day on which nothing happened is a report without rows', async () => {
    const span = office.records.span('2001-01-01')!;
    for (const name of ['hands', 'fees', 'drop', 'banks', 'limits', 'incidents', 'events'] as const)
      expect((await office.records.report(name, span)).rows, name).toEqual([]);
    expect(await office.records.dayText('2001-01-01')).toContain('No activity.');
  });
});

/** A small day, event by event: what is told of it is the same whenever it is told. */
async function smallDay(): Promise<{ world: StillWorld; office: Office; date: string }> {
  const world = await stillWorld(1);
  const { store } = world;
  const date = shiftAt(gamingDay(HOUSE), world.now()).day;
  const opening = { house: HOUSE, game: HOLD.game, stake: HOLD.stake! };
  const table = { type: 'TableOpened', id: 't1', name: 'Table 1', opening, hash: '00', host: null, practice: false };
  const by = { who: 'floor', id: 'rosa', name: 'Rosa', reason: 'the pit is full' };
  const dealt = { type: 'RoundOpened', gameId: 'rog-hold', stake: HOLD.stake!, setup: { terms: {} } };
  const incident = { type: 'IncidentCalled', note: { incident: 'foul-deck', by: 'floor', cards: [] } };
  const back = (seat: number, amount: number) => [{ from: 'pot', to: `stack:${seat}`, amount }];
  const seats = [
    { seat: 1, id: 'ana', name: 'Ana' },
    { seat: 2, id: 'beto', name: 'Beto' },
  ];
  const events: readonly object[] = [
    { ...table, unlisted: false },
    { ...dealt, round: 1 },
    { type: 'DeckPledged', round: 1, base: 0, cards: 52, root: '00', dealt: seats },
    { type: 'Played', round: 1, event: { type: 'StepOpened', note: { step: 3, name: 'flop' } } },
    { type: 'Played', round: 1, event: incident, by },
    {
      type: 'Played',
      round: 1,
      event: { type: 'RoundVoided', rule: 'ROG-GEN-1', chips: [...back(1, 600), ...back(2, 450)] },
    },
    { type: 'Played', round: 1, event: { type: 'StepOpened', note: { step: 4, name: 'award' } } },
    { type: 'Played', round: 1, event: { type: 'PotAwarded', chips: back(2, 999) } },
    {
      type: 'RoundClosed',
      round: 1,
      stacks: [],
      drop: 300,
      jackpot: 100,
      voided: true,
      whole: null,
      rule: 'ROG-FEE-1',
    },
    { type: 'LimitNoticed', limit: 20_000, at: world.now(), from: world.now() + 1_800_000, rule: 'JAL-ORD-B5', by },
    { type: 'LimitChanged', limit: 20_000, at: world.now() + 1_800_000, rule: 'JAL-ORD-B5' },
  ];
  const fee = { rule: 'ROG-FEE-1', patron: null, table: 't1' };
  const paid = (key: string): Move[] => [
    { ...fee, id: `${key}/0`, from: 'grant', to: 'wallet:x', amount: 400, reason: 'grant' },
    { ...fee, id: `${key}/1`, from: 'wallet:x', to: 'felt:t1', amount: 400, reason: 'buy-in' },
    { ...fee, id: `${key}/2`, from: 'felt:t1', to: `drop:${HOUSE}/t1/hand`, amount: 300, reason: 'collection' },
    {
      ...{ ...fee, id: `${key}/3`, from: 'felt:t1', to: `drop:${HOUSE}/t1/jackpot`, amount: 100 },
      reason: 'jackpot-contribution',
    },
  ];
  const stream = 'table-t1';
  await store.append({ stream, expect: 0, at: world.now(), events: events.slice(0, 8) });
  await store.append({
    ...{ stream, expect: 8, at: world.now(), events: events.slice(8, 9), transfers: paid('table-t1/9') },
  });
  await store.append({ stream, expect: 9, at: world.now(), events: events.slice(9) });
  const office = await opened(world);
  await office.boxes.pull(rosa, { day: date, shift: shiftAt(gamingDay(HOUSE), world.now()).shift });
  for (const who of [ana, beto]) await office.boxes.count(who, 1, sheetOf(office, 25));
  await office.boxes.correct(rosa, 1, { table: 't1', kind: 'hand', amount: 290 }, 'a chip had rolled away');
  return { world, office, date };
}

test('REG-81, REG-84 limit notices with posted and effective times; incidents with state, rule, ruling, money and who ruled', async () => {
  const { world, office, date } = await smallDay();
  const span = office.records.span(date)!;
  const limits = await office.records.report('limits', span);
  expect(column(limits, 'what')).toEqual(['announced', 'changed']);
  expect(column(limits, 'from')).toEqual([world.now() + 1_800_000, world.now() + 1_800_000]);
  expect(column(limits, 'rule')).toEqual(['JAL-ORD-B5', 'JAL-ORD-B5']);
  const { columns, rows } = await office.records.report('incidents', span);
  expect(Object.fromEntries(columns.map(({ id }, i) => [id, rows[0]![i]]))).toEqual({
    ...{ at: world.now(), table: 'Table 1', hand: 1, incident: 'foul-deck', state: 'flop', ruling: 'RoundVoided' },
    ...{ moved: 1050, money: 'Ana +6.00, Beto +4.50', rule: 'ROG-GEN-1', by: 'Rosa', reason: 'the pit is full' },
    ...{ verdict: null, judge: null, clause: null, grounds: null },
  });
});
test('REG-83 what a progressive paid, award by award: to whom and for which hand; a hand that was voided has paid nothing', async () => {
  const world = await stillWorld(1);
  const opening = { house: HOUSE, game: HOLD.game, stake: HOLD.stake! };
  const table = { type: 'TableOpened', id: 't1', name: 'Table 1', opening, hash: '00', host: null, practice: false };
  const settled = (seat: number, hand: string | null, won: number) => ({
    type: 'ProgressiveSettled',
    ...{ seat, rule: 'SPAN-PROG-3', note: { hand, made: hand, won } },
  });
  const hand = (round: number, voided: boolean) => [
    { type: 'RoundOpened', gameId: 'span', stake: '5-100', setup: { terms: {} }, round },
    {
      type: 'DeckPledged',
      round,
      base: 0,
      cards: 53,
      root: '00',
      dealt: [
        { seat: 1, id: 'ana', name: 'Ana' },
        { seat: 2, id: 'beto', name: 'Beto' },
      ],
    },
    { type: 'Played', round, event: settled(1, 'flush', 5000) },
    { type: 'Played', round, event: settled(2, null, 0) },
    { type: 'RoundClosed', round, stacks: [], drop: 0, jackpot: 0, voided, whole: null, rule: 'SPAN-GEN-1' },
  ];
  const events = [{ ...table, unlisted: false }, ...hand(1, false), ...hand(2, true)];
  await world.store.append({ stream: 'table-t1', expect: 0, at: world.now(), events });
  const office = await opened(world);
  const hits = await office.records.report('hits', { from: 0, to: world.now() + 1 });
  expect(hits.rows).toEqual([[world.now(), 'Table 1', 1, 'Ana', 'flush', 5000, 'SPAN-PROG-3']]);
});
test('the statement of a small day, as text', async () => {
  const { office, date } = await smallDay();
  const text = await office.records.dayText(date);
  await expect(text).toMatchFileSnapshot('./test/small-day.txt');
  const inSpanish = await office.records.dayText(date, 'es');
  expect(inSpanish).toContain('El cierre cuadra.');
  const figures = (of: string): readonly string[] => of.match(/-?[\d,]+\.\d\d/g) ?? [];
  expect(figures(inSpanish)).toEqual(figures(text));
});
