// Where the law asks for notice, an edition waits for it: the notice runs from when those who sit there were told, and neither it nor the
// floor's word begins anew when the room does.
import { gameBook } from 'baraja/books';
import { afterEach, expect, test } from 'vitest';
import { logOf, type RoundKept, roundFor } from '../house/history.js';
import { auditShuffles } from '../house/shuffles.js';
import { keepWhole } from './ends.js';
import { TableActor } from './index.js';
import type { StoredTableEvent } from './kinds.js';
import { put, setOtherwise } from './test/otherwise.js';
import { ask, Eyes, idle, person, type StillWorld, stillWorld, tableIn } from './test/world.js';

const GAME = gameBook('jal-lob')!;
const ana = person('Ana');
afterEach(() => put(GAME));

async function until(world: StillWorld, table: TableActor, what: () => boolean): Promise<void> {
  for (let i = 0; i < 4000 && !what(); i++) if (!(await world.tick(table))) await idle(table);
  expect(what()).toBe(true);
}
async function played() {
  const world = await stillWorld(3, 0);
  const table = await tableIn(world, { house: GAME.house, game: GAME.id }, { bots: 4, host: ana.patron });
  watched(table);
  await until(world, table, () => table.state.rounds >= 2);
  return { world, table, notice: table.rules.ordinance!.noticeMinutes * 60_000 };
}
function watched(table: TableActor): TableActor {
  table.watch(new Eyes('rail'));
  table.arrange();
  return table;
}
/** The room closes and opens again, and the houses are as they are. */
async function reopened(world: StillWorld, table: TableActor): Promise<[StillWorld, TableActor]> {
  const next = world.restarted();
  const again = (await TableActor.resume(next, table.id))!;
  await again.editions.offerCurrent();
  return [next, watched(again)];
}
const offerAt = (table: TableActor) => table.viewFor(ana.patron).edition;
const take = (table: TableActor, yes = true) => ask(table, ana, { type: 'newEdition', take: yes });
const storedOf = async (world: StillWorld, table: TableActor, type: StoredTableEvent['type']) =>
  (await world.store.read(table.stream)).filter(({ body }) => (body as unknown as StoredTableEvent).type === type);
/** Some hands more, and it has not gone over. */
async function staysBy(world: StillWorld, table: TableActor, min: number): Promise<void> {
  const { rounds } = table.state;
  await until(world, table, () => table.state.rounds > rounds + 1);
  expect(table.rules.seats.min).toBe(min);
}

test('the notice and the floor’s word outlive the room, be the table folded or kept whole, and then it goes over', async () => {
  let { world, table, notice } = await played();
  setOtherwise(GAME.id, 'seats.min', 3);
  await table.editions.offerCurrent();
  const from = world.now() + notice;
  expect(offerAt(table)).toMatchObject({ from, taken: false });
  world.leap(notice / 3);
  [world, table] = await reopened(world, table);
  expect(offerAt(table)).toMatchObject({ from, taken: false });
  expect(await take(table)).toMatchObject({ done: true });
  await until(world, table, () => table.state.live === null);
  await keepWhole(table);
  world.leap(notice / 3);
  [world, table] = await reopened(world, table);
  expect(offerAt(table)).toMatchObject({ from, taken: true });
  await staysBy(world, table, 2);
  world.leap(from - world.now());
  await until(world, table, () => table.rules.seats.min === 3);
  const [changed, ...more] = await storedOf(world, table, 'EditionChanged');
  expect(changed!.at).toBeGreaterThanOrEqual(from);
  expect(changed!.body).toMatchObject({ by: { id: ana.patron, name: ana.name } });
  expect([more, offerAt(table)]).toEqual([[], null]);
  // All of it has been done: after another restart nothing is on offer.
  [world, table] = await reopened(world, table);
  expect([table.rules.seats.min, offerAt(table)]).toEqual([3, null]);
});

test('taken back, it stays on offer after a restart; gone back to, it is withdrawn, and offered again there is notice again', async () => {
  let { world, table, notice } = await played();
  setOtherwise(GAME.id, 'seats.min', 3);
  await table.editions.offerCurrent();
  await take(table);
  await take(table, false);
  world.leap(notice);
  [world, table] = await reopened(world, table);
  expect(offerAt(table)).toMatchObject({ taken: false });
  await staysBy(world, table, 2);
  await take(table);
  put(GAME);
  [world, table] = await reopened(world, table);
  expect(offerAt(table)).toBeNull();
  await staysBy(world, table, 2);
  setOtherwise(GAME.id, 'seats.min', 3);
  await table.editions.offerCurrent();
  expect(offerAt(table)).toMatchObject({ from: world.now() + notice, taken: false });
});

const POINTS = ['EditionKept', 'EditionOffered', 'EditionAnswered', 'EditionChanged'] as const;
test.each(POINTS.flatMap((type) => [[type, 'before'] as const, [type, 'after'] as const]))(
  'another value, killed when %s is stored, %s it: no notice is cut short, no word lost, no hand read by other rules',
  async (type, when) => {
    const { world, table, notice } = await played();
    const old = table.rules;
    const { append } = world.store;
    let isDead = false;
    // The process dies before what is to be stored has been, or before anybody hears that it was.
    world.store.append = async (sheet) => {
      const isIt = sheet.events.some((e) => (e as { type: string }).type === type);
      isDead ||= isIt && when === 'before';
      const answer = isDead ? null : await append.call(world.store, sheet);
      isDead ||= isIt;
      if (isDead || answer === null) throw new Error('dead');
      return answer;
    };
    setOtherwise(GAME.id, 'seats.min', 3);
    const told = world.now();
    await table.editions.offerCurrent().catch(() => {});
    await take(table).catch(() => {});
    world.leap(notice);
    for (let i = 0; i < 60 && !isDead; i++) await world.tick(table).catch(() => {});
    expect(isDead).toBe(true);
    world.store.append = append;
    const isTold = (await storedOf(world, table, 'EditionOffered')).length > 0;
    const isTaken = (await storedOf(world, table, 'EditionAnswered')).length > 0;
    const isOver = (await storedOf(world, table, 'EditionChanged')).length > 0;
    const [next, again] = await reopened(world, table);
    const from = isTold ? told + notice : next.now() + notice;
    if (!isOver && next.now() < from) expect(offerAt(again)).toMatchObject({ from, taken: isTaken });
    if (!isTaken) await take(again);
    next.leap(Math.max(0, from - next.now()));
    await until(next, again, () => again.rules.seats.min === 3 && again.state.rounds > table.state.rounds + 1);
    const [changed, ...more] = await storedOf(next, again, 'EditionChanged');
    expect(more).toEqual([]);
    const [offered] = await storedOf(next, again, 'EditionOffered');
    expect(changed!.at - offered!.at).toBeGreaterThanOrEqual(notice);
    const log = (await logOf(next, table.id))!;
    for (const { version, body } of await storedOf(next, again, 'RoundClosed')) {
      const { round } = body as unknown as { round: number };
      const { rules } = (await roundFor(log, round, 'nobody')) as RoundKept;
      expect(rules.hash, `hand ${round}`).toBe((version < changed!.version ? old : again.rules).hash);
    }
    expect(await next.store.ledger.audit()).toMatchObject({ sound: true });
    expect(await next.store.verifyStream(table.stream)).toMatchObject({ sound: true });
    expect(await auditShuffles(next.store, next.sealer)).toMatchObject({ faults: [], unfolded: 0 });
  },
);
