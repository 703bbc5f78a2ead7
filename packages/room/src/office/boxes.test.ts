// The drop boxes: what the hands of a table paid lies in them to the cent; two people count what they cannot see of each other; a figure
// that was wrong is put right and kept.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TableActor } from '../table/index.js';
import { expectBalanced } from '../table/test/balanced.js';
import { HOLD, type StillWorld, stillWorld, tableIn } from '../table/test/world.js';
import type { Staffer } from './acted.js';
import { type BoxEvent, Boxes, countShown, type Figure, figureNow } from './boxes.js';
import { BOX_FACTS } from './boxes-facts.js';
import { Journal } from './journal.js';

const ana: Staffer = { id: 'ana', name: 'Ana', role: 'cage' };
const beto: Staffer = { id: 'beto', name: 'Beto', role: 'cage' };
const rosa: Staffer = { id: 'rosa', name: 'Rosa', role: 'manager' };
const HOUSE = HOLD.house;

/** The office's part alone, over a journal of its own. */
async function opened({ store, now }: StillWorld, house = HOUSE): Promise<Boxes> {
  const journal: Journal<BoxEvent> = new Journal({
    ...{ store, now, stream: `office-${house}`, facts: BOX_FACTS },
    fold: (e, at) => boxes.fold(e, at),
  });
  const boxes = new Boxes({ house, store, happen: (decide, id) => journal.happen(decide, id) });
  await journal.load();
  return boxes;
}
async function played(world: StillWorld, table: TableActor, rounds: number): Promise<void> {
  table.arrange();
  const until = table.state.rounds + rounds;
  while (table.state.rounds < until || table.state.live !== null) if (!(await world.tick(table))) return;
}
/** Hands that are over: other tables' play goes on while one is waited for. */
const handsOf = ({ state }: TableActor): number => state.rounds - (state.live === null ? 0 : 1);
const balance = async ({ store }: StillWorld, account: `${'drop' | 'cage' | 'jackpot' | 'cash'}:${string}`) =>
  (await store.ledger.balance(account)).balance;
async function funded({ store, now }: StillWorld, house: string): Promise<void> {
  const move = { id: 'float', from: `cash:${house}`, to: `cage:${house}`, amount: 10_000, reason: 'float' } as const;
  const transfers = [{ ...move, rule: null, patron: null, table: null }];
  await store.append({ stream: 'y', expect: 0, at: now(), events: [{ type: 'Y' }], transfers });
}
const sheetOf = (boxes: Boxes, number: number, change: (f: Figure) => number = ({ amount }) => amount): Figure[] =>
  boxes.find(number)!.boxes.map((box) => ({ table: box.table, kind: box.kind, amount: change(box) }));

describe('boxes by table, shift and kind of fee', () => {
  let world: StillWorld;
  let limit: TableActor;
  let timed: TableActor;
  let boxes: Boxes;
  beforeAll(async () => {
    world = await stillWorld(1, 0);
    limit = await tableIn(world, HOLD, { bots: 5, id: 'limit' });
    timed = await tableIn(world, { ...HOLD, stake: '20/40' }, { bots: 5, id: 'timed' });
    await played(world, limit, 12);
    await played(world, timed, 3);
    world.leap(31 * 60_000);
    await played(world, timed, 1);
    await tableIn(world, HOLD, { bots: 3, id: 'anas', host: 'ana' }).then((own) => played(world, own, 4));
    boxes = await opened(world);
  });

  test('REG-25, REG-27 hand fee and jackpot fee each lie in their own box, to the cent of the book’s figure for each hand', async () => {
    const { fee } = limit.rules;
    if (fee.kind !== 'hand') throw new Error('a fee by the hand is wanted');
    const { drop, jackpot } = limit.state.takings;
    const [each] = fee.bands;
    expect([drop, jackpot]).toEqual([each!.collection, each!.jackpot].map((amount) => amount * handsOf(limit)));
    expect(await boxes.standing()).toEqual(
      expect.arrayContaining([
        { account: `drop:${HOUSE}/limit/hand`, table: 'limit', kind: 'hand', amount: drop },
        { account: `drop:${HOUSE}/limit/jackpot`, table: 'limit', kind: 'jackpot', amount: jackpot },
      ]),
    );
  });
  test('REG-26 time collection has a box of its own', async () => {
    expect(timed.rules.fee.kind).toBe('time');
    const kinds = (await boxes.standing()).filter(({ table }) => table === 'timed').map(({ kind }) => kind);
    expect(kinds).toEqual(['time']);
  });
  test('what was collected at somebody’s own table is in none of the house’s boxes', async () => {
    expect((await boxes.standing()).map(({ table }) => table)).not.toContain('anas');
  });
  test('pulled: what the book says and what the hands paid are one figure, and the boxes at the tables are empty', async () => {
    expect(await boxes.pull(rosa, {}, 'p1')).toMatchObject({ repeated: false });
    const [count] = boxes.counts;
    const { takings } = limit.state;
    const hands = handsOf(limit);
    expect(count!.boxes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          table: 'limit',
          kind: 'hand',
          amount: takings.drop,
          fees: takings.drop,
          paid: hands,
        }),
        expect.objectContaining({ table: 'limit', kind: 'jackpot', amount: takings.jackpot, fees: takings.jackpot }),
      ]),
    );
    for (const { amount, fees } of count!.boxes) expect(fees).toBe(amount);
    expect(await boxes.standing()).toEqual([]);
    expect(await boxes.pull(rosa, {})).toMatchObject({ refused: 'nothing-in-boxes' });
    // Asked again because the answer was lost: nothing is done twice.
    expect(await boxes.pull(rosa, {}, 'p1')).toMatchObject({ repeated: true });
    expect(boxes.counts).toHaveLength(1);
  });
  test('while it is counted nobody is shown what the book says, nor another’s figures', async () => {
    await boxes.count(ana, 1, sheetOf(boxes, 1), 'c1');
    const shown = JSON.stringify(countShown(boxes.find(1)!));
    for (const { amount } of boxes.find(1)!.boxes) expect(shown).not.toMatch(new RegExp(`:${amount}\\b`));
    expect(countShown(boxes.find(1)!).sheets).toMatchObject([{ by: ana }]);
  });
  test('one person does not count for two, nor leaves a box out', async () => {
    expect(await boxes.count(ana, 1, sheetOf(boxes, 1))).toMatchObject({ refused: 'counted-already' });
    expect(await boxes.count(beto, 1, sheetOf(boxes, 1).slice(1))).toMatchObject({ refused: 'figures-missing' });
    expect(await boxes.count(beto, 7, [])).toMatchObject({ refused: 'no-such-count' });
  });
  test('two sheets that differ: which boxes is said, the figures are not, no money has moved, and two count again', async () => {
    const before = await world.store.ledger.trialBalance();
    await boxes.count(
      beto,
      1,
      sheetOf(boxes, 1, ({ kind, amount }) => amount + (kind === 'hand' ? 100 : 0)),
    );
    const { round, differed, sheets, closed } = countShown(boxes.find(1)!);
    expect({ round, differed, sheets, closed }).toEqual({
      ...{ round: 2, sheets: [], closed: null },
      differed: [{ table: 'limit', kind: 'hand' }],
    });
    expect(await world.store.ledger.trialBalance()).toEqual(before);
  });
  test('two that agree close it: what was counted is in the cage and in the jackpot’s fund, and the variance beside it', async () => {
    const short = (f: Figure): number => f.amount - (f.kind === 'hand' ? 300 : 0) + (f.kind === 'time' ? 50 : 0);
    await boxes.count(beto, 1, sheetOf(boxes, 1, short));
    await boxes.count(rosa, 1, sheetOf(boxes, 1, short));
    const { drop, jackpot } = limit.state.takings;
    const shown = countShown(boxes.find(1)!);
    expect(shown.closed?.by.map(({ name }) => name)).toEqual(['Beto', 'Rosa']);
    expect(Object.fromEntries(shown.boxes.map(({ kind, variance }) => [kind, variance]))).toEqual({
      hand: -300,
      jackpot: 0,
      time: 50,
    });
    expect(await balance(world, `cage:${HOUSE}`)).toBe(drop - 300 + timed.state.takings.drop + 50);
    expect(await balance(world, `jackpot:${HOUSE}`)).toBe(jackpot);
    expect(await balance(world, `cash:variance/${HOUSE}`)).toBe(250);
    expect(await balance(world, `drop:${HOUSE}/count/hand`)).toBe(0);
    expect(await boxes.count(ana, 1, sheetOf(boxes, 1))).toMatchObject({ refused: 'count-closed' });
  });
  test('a correction keeps the old figure, with who and why, and moves the difference', async () => {
    const { drop } = limit.state.takings;
    const figure = { table: 'limit', kind: 'hand', amount: drop } as const;
    expect(await boxes.correct(rosa, 1, figure, 'a stack of three was found')).toMatchObject({ repeated: false });
    expect(boxes.find(1)!.corrections).toMatchObject([
      { before: drop - 300, after: drop, by: rosa, reason: 'a stack of three was found' },
    ]);
    expect(boxes.find(1)!.closed!.figures).toContainEqual({ ...figure, amount: drop - 300 });
    expect(figureNow(boxes.find(1)!, figure)).toBe(drop);
    expect(await balance(world, `cash:variance/${HOUSE}`)).toBe(-50);
    expect(await boxes.correct(rosa, 1, figure, 'again')).toMatchObject({ refused: 'same-figure' });
    expect(await boxes.correct(rosa, 1, { ...figure, kind: 'before' }, 'x')).toMatchObject({ refused: 'no-such-box' });
  });
  test('the next box begins where this one ended', async () => {
    const { drop } = limit.state.takings;
    const hands = handsOf(limit);
    await played(world, limit, 3);
    await boxes.pull(rosa, { table: 'limit' });
    const again = boxes.find(2)!.boxes.find(({ kind }) => kind === 'hand')!;
    expect(again).toMatchObject({ amount: limit.state.takings.drop - drop, paid: handsOf(limit) - hands });
    expect(again.fees).toBe(again.amount);
  });
  test('found again by another process as it was; the book is sound, and the tables are too', async () => {
    expect((await opened(world)).counts).toEqual(boxes.counts);
    expect(await world.store.ledger.audit()).toMatchObject({ sound: true });
    for (const table of [limit, timed]) await expectBalanced(world, table);
  });
});

test('SPAN-PROG-2, SPAN-PROG-6 a second box is counted by two, what was posted stays, the cage bears what is missing', async () => {
  const SPANISH = 'spanish-poker';
  const world = await stillWorld(2, 0);
  const table = await tableIn(world, { house: SPANISH, game: 'span' }, { bots: 4, id: 'span' });
  await played(world, table, 8);
  const boxes = await opened(world, SPANISH);
  const { box } = table.state.progressive!.at;
  expect(box).toBeGreaterThan(200);
  const standing = { account: `drop:${SPANISH}/span/progressive`, table: 'span', kind: 'progressive' } as const;
  expect(await boxes.standing()).toEqual([{ ...standing, amount: box }]);
  // The clock counts the day: the money is in the meter, and the chips lie in the box until people pull it.
  expect(await table.perform({ type: 'countProgressive', at: world.now() })).toBeNull();
  expect(table.state.progressive!.at.box).toBe(0);
  const meter = await balance(world, `jackpot:${SPANISH}/span/meter`);
  expect(await boxes.standing()).toEqual([{ ...standing, amount: box }]);
  await boxes.pull(rosa, {});
  expect(boxes.find(1)!.boxes).toMatchObject([{ kind: 'progressive', amount: box, fees: box }]);
  expect(await boxes.standing()).toEqual([]);
  const short = sheetOf(boxes, 1, ({ amount }) => amount - 200);
  await boxes.count(ana, 1, short);
  // A cage that has nothing makes nothing good.
  expect(await boxes.count(beto, 1, short)).toMatchObject({ refused: 'overdrawn' });
  await funded(world, SPANISH);
  const cage = await balance(world, `cage:${SPANISH}`);
  await boxes.count(beto, 1, short);
  expect(countShown(boxes.find(1)!).boxes).toMatchObject([{ book: box, counted: box - 200, variance: -200 }]);
  expect(await balance(world, `cage:${SPANISH}`)).toBe(cage - 200);
  await boxes.correct(rosa, 1, { table: 'span', kind: 'progressive', amount: box - 50 }, 'it was under the tray');
  expect(await balance(world, `cage:${SPANISH}`)).toBe(cage - 50);
  expect(await balance(world, `cash:variance/${SPANISH}`)).toBe(50);
  expect(await balance(world, `jackpot:${SPANISH}/span/meter`)).toBe(meter);
  await played(world, table, 4);
  await boxes.pull(rosa, {});
  const next = table.state.progressive!.at.box;
  expect(boxes.find(2)!.boxes).toMatchObject([{ amount: next, fees: next, from: boxes.find(1)!.boxes[0]!.to }]);
  // Counted as the book has it no money moves, and a correction is the first that does.
  for (const who of [ana, beto]) await boxes.count(who, 2, sheetOf(boxes, 2));
  await boxes.correct(rosa, 2, { table: 'span', kind: 'progressive', amount: next + 100 }, 'one stuck in the slot');
  expect(await balance(world, `cage:${SPANISH}`)).toBe(cage + 50);
  expect((await opened(world, SPANISH)).counts).toEqual(boxes.counts);
  expect(await world.store.ledger.audit()).toMatchObject({ sound: true });
  await expectBalanced(world, table);
});

test('boxes are of the shift that runs, or the one before it; what was collected before there were boxes is counted too', async () => {
  const world = await stillWorld(2, 0);
  const boxes = await opened(world);
  const { day, shift } = boxes.usualShift(world.now());
  const move = { id: 'old', from: 'grant', to: `cage:${HOUSE}`, amount: 700, reason: 'grant' } as const;
  const back = { id: 'old2', from: `cage:${HOUSE}`, to: `drop:${HOUSE}`, amount: 700, reason: 'correction' } as const;
  const none = { rule: null, patron: null, table: null };
  const transfers = [
    { ...none, ...move },
    { ...none, ...back, corrects: 'old' },
  ];
  await world.store.append({ stream: 'x', expect: 0, at: world.now(), events: [{ type: 'X' }], transfers });
  expect(await boxes.pull(rosa, { day, shift: shift === 1 ? 3 : 1 })).toMatchObject({ refused: 'no-such-shift' });
  expect(await boxes.pull(rosa, { day, shift })).toMatchObject({ repeated: false });
  expect(boxes.counts[0]).toMatchObject({ day, shift, boxes: [{ table: '-', kind: 'before', amount: 700 }] });
});
