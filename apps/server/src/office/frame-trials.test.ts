// A fuzzer over tables: people of every role, on duty and off, of this house and another, ask every frame of tables of the house, of another
// house and of friends, with what its own schema says, while hands are played there. Who holds the floor is always as the table of roles has
// it; what is stored says who did it in a role that may; and nobody is ever shown more of a table than the rail but for what the floor needs.
import { asked, type Received, ROLES, type Role, type TableView, usualClock } from '@baraja/room';
import { seeded } from 'baraja';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../index.js';
import { askedFor } from '../test/asked.js';
import { type Client, server } from '../test/client.js';
import { ASKS, asRail, bare, isHis, MAY_NOT, type RoleAt, why } from '../test/frames.js';
import { idOf, owner, person, staff } from '../test/staff.js';

const RUNS = Number(process.env.BARAJA_ROLES ?? 150);
const rng = seeded(Number(process.env.BARAJA_SEED ?? 18));
const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
const [HOUSE, OTHER] = ['rogelios', 's-and-k'];
let running: Running;
/** A clock of our own: nobody is told that he asks too fast. */
let now = 1_700_000_000_000;
const troubles: unknown[] = [];
interface Somebody {
  readonly client: Client;
  readonly id: string;
  /** At which house, as what; null for patrons. */
  readonly house: string | null;
  readonly role: Role | null;
}
const people: Somebody[] = [];
let players: readonly Client[] = [];
let rail: Client;
/** Each table with the house whose staff it has; null where friends play. */
const tables: { readonly id: string; readonly house: string | null }[] = [];

const step = (): void => {
  now += 1000;
};
const actorAt = (table: string) => running.room.tables.get(table)!;
beforeAll(async () => {
  const clock = { ...usualClock, choice: 1e9, bank: 1e9, away: 1e9 };
  running = await server({ proxies: 1, now: () => now, clock, onTrouble: (_, error) => troubles.push(error) });
  const ana = await owner(running);
  const add = async (client: Client, role: Role | null, house: string | null = HOUSE) =>
    void people.push({ client, id: await idOf(client), house: role === null ? null : house, role });
  await add(ana, 'owner');
  for (const role of ROLES)
    if (role !== 'owner') await add(await staff(running, { by: ana, house: HOUSE, role, on: false }), role);
  await add(await staff(running, { by: ana, house: OTHER, role: 'floor' }), 'floor', OTHER);
  await add(await person(running, 'Pat'), null);
  rail = await person(running, 'Rita');
  players = await Promise.all([person(running, 'Pia'), person(running, 'Rod')]);
  const opening = { game: 'hold', dealer: 'person' };
  for (const house of [HOUSE, OTHER]) {
    const { table } = await ana.json<{ table: string }>(`/api/office/${house}/tables/open`, opening);
    tables.push({ id: table, house });
  }
  const asks = { house: HOUSE, game: 'draw', bots: 0 };
  const { table } = await players[0]!.json<{ table: string }>('/api/tables', asks);
  tables.push({ id: table, house: null });
  for (const one of [...players, rail, ...people.map(({ client }) => client)]) await one.connect();
  for (const { id } of tables) await play(id);
}, 60_000);
afterAll(() => running.stop());

/** Whoever lost his seat takes it again; whoever is asked for a choice makes one. */
async function play(table: string): Promise<void> {
  for (const [i, client] of players.entries()) {
    step();
    const { you, rules } = await client.watch(table);
    if (you.seat === null) await client.ask(table, { type: 'sit', seat: i + 1, buyIn: rules.buyIn.min });
    else if (rng.below(4) === 0) await client.ask(table, { type: 'comeBack', post: true });
    const { round } = await client.watch(table);
    const option = round && round.menu.length > 0 ? pick(round.menu) : null;
    if (option) await client.ask(table, { type: 'act', act: option.type });
  }
}
function roleAt({ id, house, role }: Somebody, at: string | null): RoleAt {
  if (at === null || role === null || (role !== 'owner' && house !== at)) return null;
  const duty = running.room.people.dutyOf(id);
  return { role, on: role === 'owner' || (duty?.house === at && duty.role === role) };
}
/** What both see of the table as it stands: it may go on between two looks. */
async function looks(table: string, client: Client): Promise<readonly [TableView, TableView]> {
  for (;;) {
    step();
    const views = [await client.watch(table), await rail.watch(table)] as const;
    if (views[0].version === views[1].version) return views;
  }
}
const known = (table: string) => {
  const { live } = actorAt(table).state;
  const menus = live?.round.menus.flatMap(({ options }) => options.map(({ type }) => type)) ?? [];
  const incidents = live?.game.incidents.map(({ name }) => name) ?? [];
  return {
    ...{ act: [...menus, 'deal-on', 'fold'], incident: [...incidents, 'void'], seat: [1, 2, 5], to: [3, 9] },
    ...{ buyIn: [1], proposal: [1, 2], game: ['x'] },
  };
};
const FRAMES = asked.options.map(({ shape }) => shape.type.value);

test('whatever people of any role ask of any table, and what they are shown of it', async () => {
  const tally = { done: 0, refused: 0, dealt: 0, hidden: 0 };
  for (let run = 0; run < RUNS; run++) {
    const [who, { id: table, house }] = [pick(people), pick(tables)];
    if (rng.below(6) === 0 && who.role !== null && who.role !== 'owner' && who.role !== 'inspector') {
      const way = running.room.people.dutyOf(who.id) ? 'out' : 'in';
      await who.client.http(`/api/office/${who.house}/duty/${way}`, { role: who.role });
    }
    if (rng.below(3) === 0) await play(table);
    const frame = asked.safeParse(askedFor(asked.options[rng.below(FRAMES.length)]!, known(table), rng));
    const at = roleAt(who, house);
    if (frame.success) await ask(who, table, frame.data as Received, at);
    await look(who, table, at);
  }
  async function ask({ client, id, role }: Somebody, table: string, frame: Received, at: RoleAt): Promise<void> {
    const [whose] = ASKS[frame.type];
    const may = isHis(whose, at);
    // A seat is everybody's to take; and the others still want the table.
    if (frame.type === 'sit' || (frame.type === 'closeTable' && may)) return;
    const { version } = actorAt(table);
    step();
    const answer = why(await client.ask(table, frame));
    const said = `${role} ${JSON.stringify(at)}: ${JSON.stringify(frame)} was ${answer}`;
    if (!may) {
      expect(answer, said).not.toBe('ack');
      expect(answer, said).not.toBe('ruling');
      if (whose !== 'seated') expect(MAY_NOT, said).toContain(answer);
    } else expect(MAY_NOT, said).not.toContain(answer);
    tally[may ? 'done' : 'refused']++;
    for (const { body } of await running.room.store.read(`table-${table}`, version + 1)) {
      const { by } = body as unknown as { by?: { id?: string; role?: Role } };
      if (by?.id === undefined || players.some((one) => one === client)) continue;
      if (by.id === id) expect([may, by.role], `${said} stored ${JSON.stringify(body)}`).toEqual([true, at?.role]);
    }
  }
  async function look({ client }: Somebody, table: string, at: RoleAt): Promise<void> {
    const [view, all] = await looks(table, client);
    expect(asRail(view)).toEqual(asRail(all));
    expect(view.round?.faces, 'no card').toEqual(all.round?.faces);
    const holds = isHis('rule', at);
    expect([view.you.floor, view.round?.floor != null]).toEqual([holds, holds && view.round !== null]);
    if (!isHis('dealer', at)) expect(bare(view, ['clocks', 'watching'])).toEqual(bare(all, ['clocks', 'watching']));
    if (view.round === null) return;
    tally.dealt++;
    // Some cards lie there, and nobody at the rail knows what they are.
    if (Object.keys(view.round.faces).length < Object.values(view.round.zones).flat().length) tally.hidden++;
  }
  expect(Object.entries(tally).filter(([, count]) => count === 0)).toEqual([]);
  expect(await running.room.store.ledger.audit()).toMatchObject({ sound: true });
  for (const { id } of tables) expect((await running.room.store.verifyStream(`table-${id}`)).sound).toBe(true);
  expect(troubles).toEqual([]);
}, 3_600_000);
