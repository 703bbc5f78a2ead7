// While the pot is in play the floor puts a hand right: it goes back to somebody's choice and on from there, on record and after a restart;
// never by who is dealt in, nor over a card that was dealt since, nor when the pot is out.
import { expect, test } from 'vitest';
import { TableActor, type ToldEvent } from '../table/index.js';
import { ask, Eyes, grant, HOLD, person, type StillWorld, stillWorld, tableIn } from '../table/test/world.js';
import { auditShuffles } from './shuffles.js';

type Who = ReturnType<typeof person>;
const [nora, omar, pia] = ['Nora', 'Omar', 'Pia'].map(person) as [Who, Who, Who];
const rosa = person('Rosa');
const reason = 'his call was not heard';
const back = (who?: Who, seat = who && players.indexOf(who) + 1) =>
  ({ type: 'putBack', reason, ...(seat ? { seat } : {}) }) as const;
const players = [nora, omar, pia];
const staffed = (world: StillWorld): StillWorld =>
  Object.assign(world, {
    staffAt: (_house: string, patron: string) =>
      patron === rosa.patron ? { role: 'floor', floor: true, dealer: false, onDuty: true } : null,
  });
async function dealt(): Promise<{ world: StillWorld; table: TableActor }> {
  const world = staffed(await stillWorld(11, 0));
  const by = { id: rosa.patron, name: rosa.name, role: 'floor' };
  const opened = { id: 't1', name: 'A table', opening: HOLD, host: null, practice: false, unlisted: false, by };
  const table = await TableActor.open(world, opened);
  // Nobody is dealt in before all of them sit.
  await ask(table, rosa, { type: 'pause', reason });
  for (const [i, who] of players.entries()) {
    await grant(world, who.patron, 10_000_000);
    await ask(table, who, { type: 'sit', seat: i + 1, buyIn: table.rules.buyIn.min });
  }
  await ask(table, rosa, { type: 'resume' });
  // To the betting: whoever may straddle does not.
  while (!canFold(table))
    if (actor(table) !== null) await acts(table, 'no-straddle');
    else if (!(await world.tick(table))) break;
  expect(table.dealtTo.size).toBe(players.length);
  return { world, table };
}
const actor = ({ state }: TableActor): number | null =>
  (state.live?.round.menus.find((menu) => typeof menu.actor === 'number')?.actor as number | undefined) ?? null;
const canFold = ({ state }: TableActor): boolean =>
  state.live?.round.menus.some(({ options }) => options.some(({ type }) => type === 'fold')) ?? false;
async function acts(table: TableActor, ...acts: readonly string[]): Promise<number> {
  const seat = actor(table)!;
  const menu = table.state.live!.round.menus.find((one) => one.actor === seat)!;
  const act = acts.find((type) => menu.options.some((option) => option.type === type))!;
  expect(await ask(table, players[seat - 1]!, { type: 'act', act })).toMatchObject({ done: true });
  return seat;
}
const refused = async (answer: ReturnType<typeof ask>): Promise<string | null> => {
  const got = await answer;
  return 'refusal' in got ? got.refusal.refused : null;
};
const feltOf = ({ state }: TableActor) => JSON.stringify(state.live!.round.felt);

test('a hand goes back to a choice and on from there: all is on record, told, and the same after a restart', async () => {
  let { world, table } = await dealt();
  const eyes = new Eyes(nora.patron);
  table.watch(eyes);
  const before = feltOf(table);
  const first = players[(await acts(table, 'fold')) - 1]!;
  expect(table.viewFor(rosa.patron).putsBack, 'for the floor alone').toContain(players.indexOf(first) + 1);
  expect(table.viewFor(omar.patron).putsBack).toBeUndefined();
  expect(await refused(ask(table, rosa, back(first)))).toBeNull();
  expect(feltOf(table)).toBe(before);
  expect(actor(table)).toBe(players.indexOf(first) + 1);
  const stored = (await world.store.read(table.stream)).map(({ body }) => body as unknown as ToldEvent);
  expect(stored.at(-1)).toMatchObject({
    ...{ type: 'ActTakenBack', name: first.name, by: { who: 'floor', name: 'Rosa', role: 'floor', reason } },
  });
  expect(
    stored.filter((e) => e.type === 'Played' && e.event.type === 'Folded'),
    'nothing is struck',
  ).toHaveLength(1);
  expect(JSON.stringify(eyes.frames.at(-1)), 'told').toContain('ActTakenBack');
  world = staffed(world.restarted());
  table = (await TableActor.resume(world, 't1'))!;
  expect(feltOf(table)).toBe(before);
  // It is played to its end, and the record of it stands every check.
  while (table.state.live !== null)
    if (actor(table) !== null) await acts(table, 'check', 'call', 'fold');
    else if (!(await world.tick(table))) break;
  expect(table.state.live).toBeNull();
  expect((await auditShuffles(world.store, world.sealer)).faults).toEqual([]);
  expect(await world.store.ledger.audit()).toMatchObject({ sound: true });
});

test('not by a host who is dealt in, not by anybody else, not without a choice to go back to', async () => {
  const { world, table } = await dealt();
  const seat = await acts(table, 'call', 'fold');
  expect(await refused(ask(table, nora, back(nora)))).toBe('floor-only');
  expect(await refused(ask(table, rosa, back(undefined, seat === 3 ? 2 : 3)))).toBe('nothing-chosen');
  expect(await refused(ask(table, rosa, back())), 'no ruling').toBe('nothing-chosen');
  const own = await tableIn(world, HOLD, { id: 'own', host: nora.patron });
  for (const [i, who] of [nora, omar].entries())
    await ask(own, who, { type: 'sit', seat: i + 1, buyIn: own.rules.buyIn.min });
  while (actor(own) === null && (await world.tick(own)));
  const chose = await acts(own, 'no-straddle', 'call', 'check');
  expect(own.rolesOf(nora.patron).floor).toBe(true);
  expect(await refused(ask(own, nora, back(undefined, chose)))).toBe('own-hand');
  expect(own.viewFor(nora.patron).putsBack).toEqual([]);
});

test('not over a card that was dealt since, and not when the pot is out', async () => {
  const { world, table } = await dealt();
  const seat = actor(table)!;
  const board = () => table.state.live?.round.felt.step;
  const from = board();
  while (table.state.live !== null && board() === from) await acts(table, 'call', 'check');
  expect(await refused(ask(table, rosa, back(undefined, seat)))).toBe('card-turned');
  expect(table.viewFor(rosa.patron).putsBack).toEqual([]);
  while (table.state.live !== null)
    if (actor(table) !== null) await acts(table, 'fold', 'check');
    else if (!(await world.tick(table))) break;
  expect(await refused(ask(table, rosa, back(undefined, seat)))).toBe('pot-out');
});

test('to before a ruling, where it moved no card', async () => {
  const { options } = (await dealt()).table.viewFor(rosa.patron).round!.floor!;
  let undone = 0;
  for (const { type: incident, seats, cards, amount } of options.filter((one) => !one.cards && !one.amount)) {
    expect([cards, amount]).toEqual([null, null]);
    const { table } = await dealt();
    const before = feltOf(table);
    const said = { incident, confirm: true, reason, ...(seats ? { seat: seats[0]! } : {}) };
    await ask(table, rosa, { type: 'rule', ...said });
    if (!table.viewFor(rosa.patron).putsBack!.includes(null)) continue;
    expect(await refused(ask(table, rosa, back()))).toBeNull();
    expect(feltOf(table)).toBe(before);
    undone++;
  }
  expect(undone).toBeGreaterThan(0);
});
