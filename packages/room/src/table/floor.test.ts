// What the floor does at a table besides ruling: pausing, naming, closing, sending somebody away; and being called. Each
// is stored with whose word it was and why, and stands after a restart.
import { expect, test } from 'vitest';
import type { Asked } from '../protocol/index.js';
import { TableActor, type ToldEvent } from './index.js';
import { ask, Eyes, grant, HOLD, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const [nora, omar, pia] = ['Nora', 'Omar', 'Pia'].map(person) as [Who, Who, Who];
type Who = ReturnType<typeof person>;
const rosa = person('Rosa');
const reason = 'the deck is changed';

/** On duty at every house. */
const staffed = (world: StillWorld): StillWorld =>
  Object.assign(world, {
    staffAt: (_house: string, patron: string) =>
      patron === rosa.patron ? { role: 'floor', floor: true, dealer: false, onDuty: true } : null,
  });
/** A table of the house with people at it: Rosa of the staff opened it. */
async function housed(players: readonly Who[] = [nora, omar, pia]) {
  const world = staffed(await stillWorld(11, 0));
  const by = { id: rosa.patron, name: rosa.name, role: 'floor' };
  const opened = { id: 't1', name: 'A table', opening: HOLD, host: null, practice: false, unlisted: false, by };
  const table = await TableActor.open(world, opened);
  for (const [i, who] of players.entries()) {
    await grant(world, who.patron, 10_000_000);
    expect(await ask(table, who, { type: 'sit', seat: i + 1, buyIn: table.rules.buyIn.min })).toMatchObject({
      done: true,
    });
  }
  return { world, table };
}
const refused = async (answer: ReturnType<typeof ask>): Promise<string | null> => {
  const got = await answer;
  return 'refusal' in got ? got.refusal.refused : null;
};
const stored = async (world: StillWorld, table: TableActor): Promise<ToldEvent[]> =>
  (await world.store.read(table.stream)).map(({ body }) => body as unknown as ToldEvent);
const again = async (world: StillWorld): Promise<{ world: StillWorld; table: TableActor }> => {
  const next = staffed(world.restarted());
  const table = (await TableActor.resume(next, 't1'))!;
  table.arrange();
  return { world: next, table };
};
/** Until a person has something to choose. */
async function untilAsked(world: StillWorld, table: TableActor): Promise<void> {
  const isAsked = () => table.state.live?.round.menus.some((m) => typeof m.actor === 'number');
  while (!isAsked() && (await world.tick(table)));
  expect(isAsked()).toBe(true);
}
/** Everybody folds, or checks, until the hand is over. */
async function playOut(world: StillWorld, table: TableActor): Promise<void> {
  const { number } = table.state.live!;
  while (table.state.live?.number === number) {
    const menu = table.state.live.round.menus.find((m) => typeof m.actor === 'number');
    const sitting = table.state.sittings.find((s) => s.seat === menu?.actor);
    if (!menu || !sitting) {
      await world.tick(table);
      continue;
    }
    const act = (['fold', 'check', 'no-straddle'] as const).find((type) => menu.options.some((o) => o.type === type))!;
    await ask(table, { patron: sitting.patron.id, name: sitting.patron.name }, { type: 'act', act });
  }
}

test('only the floor pauses, names, closes and sends away; staff at the house’s tables, a host at his own', async () => {
  const { table } = await housed();
  const asks: Asked[] = [
    { type: 'pause', reason },
    { type: 'resume' },
    { type: 'rename', name: 'Table 4' },
    { type: 'closeTable', reason },
    { type: 'remove', seat: 2, reason },
    { type: 'floorCame' },
  ];
  for (const one of asks) expect([one.type, await refused(ask(table, nora, one))]).toEqual([one.type, 'floor-only']);
  expect(table.rolesOf(rosa.patron)).toEqual({ floor: true, dealer: false });
  const world = staffed(await stillWorld(3, 0));
  const own = await tableIn(world, HOLD, { host: nora.patron });
  expect(own.rolesOf(rosa.patron).floor).toBe(false); // the house's staff has no say at somebody's own table
  expect(await refused(ask(own, nora, { type: 'pause', reason }))).toBeNull();
  expect((await stored(world, own)).at(-1)).toMatchObject({ type: 'TablePaused', by: { who: 'host', name: 'Nora' } });
});

test('a paused table plays its hand out and deals no next one, after a restart too; it goes on when the floor says so', async () => {
  let { world, table } = await housed();
  await untilAsked(world, table);
  expect(await refused(ask(table, rosa, { type: 'pause', reason }))).toBeNull();
  expect(await refused(ask(table, rosa, { type: 'pause', reason }))).toBe('already-paused');
  expect(table.viewFor(nora.patron).floor).toMatchObject({ paused: { name: 'Rosa', reason } });
  expect(table.state.live).not.toBeNull();
  await playOut(world, table);
  const { rounds } = table.state;
  await world.pass(table, 3_600_000);
  expect(table.state).toMatchObject({ rounds, live: null });
  ({ world, table } = await again(world));
  await world.pass(table, 3_600_000);
  expect(table.state).toMatchObject({ rounds, live: null });
  expect(table.state.sittings).toHaveLength(3); // nobody's seat is freed while it rests
  expect(await refused(ask(table, rosa, { type: 'resume' }))).toBeNull();
  expect(await refused(ask(table, rosa, { type: 'resume' }))).toBe('not-paused');
  await untilAsked(world, table);
  expect(table.state.rounds).toBe(rounds + 1);
  const words = (await stored(world, table)).filter(({ type }) => type === 'TablePaused' || type === 'TableResumed');
  const by = { who: 'floor', id: rosa.patron, name: 'Rosa', role: 'floor' };
  expect(words).toEqual([
    { type: 'TablePaused', by: { ...by, reason } },
    { type: 'TableResumed', by },
  ]);
});

test('a closing table lets the hand finish and seats nobody meanwhile; killed in between, it is closing still', async () => {
  let { world, table } = await housed([nora, omar]);
  const finished: string[] = [];
  Object.assign(world, { finished: (id: string) => finished.push(id) });
  await untilAsked(world, table);
  expect(await refused(ask(table, rosa, { type: 'closeTable', reason }))).toBeNull();
  expect(finished).toEqual([]);
  await grant(world, pia.patron, 10_000_000);
  const sit = { type: 'sit', seat: 5, buyIn: table.rules.buyIn.min } as const;
  expect(await refused(ask(table, pia, sit))).toBe('closing');
  ({ world, table } = await again(world));
  Object.assign(world, { finished: (id: string) => finished.push(id) });
  expect(table.viewFor(pia.patron).floor).toMatchObject({ closing: { name: 'Rosa', reason } });
  expect(await refused(ask(table, pia, sit))).toBe('closing');
  const { rounds } = table.state;
  expect(finished).toEqual([]);
  await playOut(world, table);
  expect(finished).toContain('t1');
  expect(table.state.rounds).toBe(rounds);
});

test('a table gets another name, which it keeps', async () => {
  const { world, table } = await housed([]);
  expect(await refused(ask(table, rosa, { type: 'rename', name: 'Table 4' }))).toBeNull();
  const { table: later } = await again(world);
  expect(later.viewFor(nora.patron)).toMatchObject({ name: 'Table 4', called: 'Table 4' });
  expect((await stored(world, table)).at(-1)).toMatchObject({ type: 'TableRenamed', was: 'A table' });
});

test('who sits there calls the floor; what he writes only he and the floor read; whoever holds it says that he is here', async () => {
  const { world, table } = await housed();
  const eyes = new Eyes(omar.patron);
  table.watch(eyes);
  expect(await refused(ask(table, person('Zoe'), { type: 'callFloor' }))).toBe('not-seated');
  expect(await refused(ask(table, rosa, { type: 'floorCame' }))).toBe('nobody-called');
  expect(await refused(ask(table, nora, { type: 'callFloor', note: 'seat 2 shows his cards' }))).toBeNull();
  expect(await refused(ask(table, omar, { type: 'callFloor' }))).toBe('floor-called');
  expect(table.viewFor(rosa.patron).floor?.call).toMatchObject({
    seat: 1,
    name: 'Nora',
    note: 'seat 2 shows his cards',
  });
  expect(table.viewFor(omar.patron).floor?.call).toBeNull();
  expect(eyes.texts.join('')).toContain('FloorCalled');
  expect(eyes.texts.join('')).not.toContain('shows his cards');
  const { table: later } = await again(world);
  expect(later.viewFor(rosa.patron).floor?.call).toMatchObject({ name: 'Nora' });
  expect(await refused(ask(table, rosa, { type: 'floorCame' }))).toBeNull();
  expect(table.viewFor(rosa.patron).floor?.call).toBeNull();
  const practice = await tableIn(await stillWorld(2), HOLD, { bots: 2, practice: true });
  expect(await refused(ask(practice, nora, { type: 'sit', seat: 4, buyIn: practice.rules.buyIn.min }))).toBeNull();
  expect(await refused(ask(practice, nora, { type: 'callFloor' }))).toBe('no-floor');
});

test('REG-14 whoever is sent away plays his hand out and leaves with every chip, on the floor’s word, after a restart too', async () => {
  let { world, table } = await housed();
  await untilAsked(world, table);
  expect(await refused(ask(table, rosa, { type: 'remove', seat: 9, reason }))).toBe('nobody-there');
  expect(await refused(ask(table, rosa, { type: 'remove', seat: 2, reason }))).toBeNull();
  expect(await refused(ask(table, rosa, { type: 'remove', seat: 2, reason }))).toBe('already-sent');
  expect(table.state.live!.game.seats).toContain(2); // his hand is his to play
  expect(table.state.sittings.find((s) => s.seat === 2)).toMatchObject({ leaving: null });
  ({ world, table } = await again(world));
  await playOut(world, table);
  await world.tick(table);
  expect(table.seatOf(omar.patron)).toBeNull();
  const left = (await stored(world, table)).find(({ type }) => type === 'Left');
  expect(left).toMatchObject({ seat: 2, by: { who: 'floor', name: 'Rosa', role: 'floor', reason } });
  expect((await world.store.ledger.balance(`felt:t1`)).balance).toBe(
    table.state.sittings.reduce((sum, s) => sum + s.stack + s.behind, 0),
  );
  expect(world.troubles).toEqual([]);
});

test('JAL-ORD-A3 AMB-GEN-19 nobody on duty sits down at his house’s tables, and the clause is told', async () => {
  for (const opening of [HOLD, { house: 'jalisco', game: 'draw' }]) {
    const world = staffed(await stillWorld(4));
    const table = await tableIn(world, opening, { host: nora.patron });
    await grant(world, rosa.patron, 10_000_000);
    const answer = await ask(table, rosa, { type: 'sit', seat: 1, buyIn: table.rules.buyIn.min });
    expect(answer).toMatchObject({ refusal: { refused: 'on-duty', rule: table.rules.cites.staff } });
  }
});
