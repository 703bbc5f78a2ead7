// Every role against every frame that is asked of a table, and against every field of what is told: who holds the floor, by the table of
// roles, and at his own house's tables alone; and nobody, whatever his role, is shown a card, or anything else, that a stranger at the rail
// is not, but for what the floor needs.
import { asked, type Received, ROLES, type Role, usualClock } from '@baraja/room';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../index.js';
import { type Client, server } from '../test/client.js';
import { ASKS, asRail, bare, isHis, MAY_NOT, type RoleAt, why } from '../test/frames.js';
import { owner, person, staff } from '../test/staff.js';

const HOUSE = 'rogelios';
const OTHER = 's-and-k';
type Somebody = Role | 'patron' | 'elsewhere';
const EVERYBODY: readonly Somebody[] = [...ROLES, 'patron', 'elsewhere'];
let running: Running;
/** A clock of our own: nobody is told that he asks too fast. */
let now = 1_700_000_000_000;
const who = new Map<Somebody, Client>();
/** A table of the house, of another house, and somebody's own: at each two hold cards. */
const tables: Record<'house' | 'other' | 'own', string> = { house: '', other: '', own: '' };

beforeAll(async () => {
  running = await server({ proxies: 1, now: () => now, clock: { ...usualClock, choice: 1e9, bank: 1e9 } });
  const ana = await owner(running);
  who.set('owner', ana);
  for (const role of ROLES)
    if (role !== 'owner') who.set(role, await staff(running, { by: ana, house: HOUSE, role, on: false }));
  who.set('elsewhere', await staff(running, { by: ana, house: OTHER, role: 'floor' }));
  who.set('patron', await person(running, 'Pat'));
  const [pia, rod] = await Promise.all([person(running, 'Pia'), person(running, 'Rod')]);
  const opening = { game: 'hold', dealer: 'person' };
  for (const [at, house] of [
    ['house', HOUSE],
    ['other', OTHER],
  ] as const)
    tables[at] = (await ana.json<{ table: string }>(`/api/office/${house}/tables/open`, opening)).table;
  tables.own = (await pia.json<{ table: string }>('/api/tables', { house: HOUSE, game: 'hold', bots: 0 })).table;
  for (const one of [pia, rod, ...who.values()]) await one.connect();
  for (const table of Object.values(tables))
    for (const [i, one] of [pia, rod].entries()) {
      const { buyIn } = (await one.watch(table)).rules;
      expect(await one.ask(table, { type: 'sit', seat: i + 1, buyIn: buyIn.min })).toMatchObject({ t: 'ack' });
    }
  expect(await rod.ask(tables.house, { type: 'callFloor', note: 'he looked at my cards' })).toMatchObject({ t: 'ack' });
  for (const client of who.values())
    for (const table of Object.values(tables)) {
      now += 1000;
      await client.watch(table);
    }
}, 60_000);
afterAll(() => running.stop());

test('every frame that may be asked of a table is somebody’s', () => {
  for (const [type, [, fields]] of Object.entries(ASKS))
    expect(() => asked.parse({ type, ...fields }), type).not.toThrow();
  expect(asked.options.map(({ shape }) => shape.type.value).sort()).toEqual(Object.keys(ASKS).sort());
});

type Place = keyof typeof tables;
/** What somebody is at a table, and whether on duty: an owner is everywhere. */
function roleAt(somebody: Somebody, at: Place, on: boolean): RoleAt {
  if (somebody === 'patron' || at === 'own') return null;
  if (somebody === 'elsewhere') return at === 'other' ? { role: 'floor', on: true } : null;
  if (somebody === 'owner') return { role: somebody, on: true };
  return at === 'house' ? { role: somebody, on } : null;
}
test('a call is read on the floor’s screen by who holds the floor, by a dealer who may come, and by the inspector', async () => {
  const isRead = async (role: Role): Promise<boolean> => {
    const answer = await who.get(role)!.http(`/api/office/${HOUSE}/tables`);
    return (await answer.text()).includes('he looked at my cards');
  };
  const read: Role[] = [];
  for (const role of ROLES) if (await isRead(role)) read.push(role);
  expect(read).toEqual(['owner', 'inspector']);
  const dan = who.get('dealer')!;
  await dan.http(`/api/office/${HOUSE}/duty/in`, { role: 'dealer' });
  expect(await isRead('dealer')).toBe(true);
  await dan.http(`/api/office/${HOUSE}/duty/out`, {});
});

describe.each([false, true])('on duty: %s', (on) => {
  beforeAll(async () => {
    for (const [role, client] of who)
      if (on && ROLES.includes(role as Role)) await client.http(`/api/office/${HOUSE}/duty/in`, { role });
  });
  test.each(EVERYBODY)('%s is shown what everybody at the rail is', async (somebody) => {
    for (const [at, table] of Object.entries(tables)) {
      const actor = running.room.tables.get(table)!;
      expect(actor.state.live, 'a hand is being played').not.toBeNull();
      now += 1000;
      const view = await who.get(somebody)!.watch(table);
      const rail = await who.get('patron')!.watch(table);
      const role = roleAt(somebody, at as Place, on);
      expect(asRail(view)).toEqual(asRail(rail));
      expect(view.round!.faces, 'no card').toEqual(rail.round!.faces);
      const holds = isHis('rule', role);
      expect([view.you.floor, view.round!.floor !== null, (view.floor?.call ?? null) !== null]).toEqual([
        holds,
        holds,
        holds && at === 'house' && !on, // in the second round somebody has come
      ]);
      if (!isHis('dealer', role))
        expect(bare(view, ['clocks', 'watching'])).toEqual(bare(rail, ['clocks', 'watching']));
    }
  });
  test.each(EVERYBODY)('%s asks', async (somebody) => {
    const client = who.get(somebody)!;
    for (const [at, table] of Object.entries(tables))
      for (const [type, [whose, fields]] of Object.entries(ASKS)) {
        const may = isHis(whose, roleAt(somebody, at as Place, on));
        if (type === 'closeTable' && may) continue; // the others still want it
        const { version } = running.room.tables.get(table)!;
        now += 1000;
        const answer = why(await client.ask(table, { type, ...fields } as Received));
        const said = `${somebody} at the table of ${at}: ${type}`;
        if (may) expect(MAY_NOT, said).not.toContain(answer);
        else {
          expect(answer, said).not.toBe('ack');
          if (whose !== 'seated') expect(MAY_NOT, said).toContain(answer);
          expect(running.room.tables.get(table)!.version, `${said} changed it`).toBe(version);
        }
      }
  });
});

/** Every text in what was answered. */
function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* texts(one);
}
const FACE = /^(?:10|[2-9TJQKA])[shdc♠♥♦♣]$|^joker$/i;
test.each(ROLES)(
  'while a hand is played no answer of the office to %s has a card in it, nor is the hand looked into',
  async (role) => {
    for (const { method, url } of running.office) {
      if (method !== 'GET' || url.endsWith('/export')) continue;
      for (const name of url.includes(':name') ? ['hands', 'incidents', 'events'] : ['']) {
        const answer = await who.get(role)!.http(url.replace(':house', HOUSE).replace(':name', name));
        const text = await answer.text();
        const cards = [...texts(text.startsWith('{') ? JSON.parse(text) : text.split(/\s+/))].filter((one) =>
          FACE.test(one),
        );
        expect(cards, url).toEqual([]);
      }
    }
    const look = await who.get(role)!.http(`/api/office/${HOUSE}/hands/look`, { table: tables.house, round: 1 });
    expect(look.status).toBeGreaterThanOrEqual(400);
  },
);
