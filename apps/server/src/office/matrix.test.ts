// Every role against every route of the office, by the table of roles: who may not is told so before anything he sent is looked at, and
// nothing is stored; who may is not kept out. Outside of the office a role opens nothing but what is named here. What is sent at random
// is in trials.test.ts.
import { ACT_NAMES, actOf, ROLES, type Role } from '@baraja/room';
import { houses } from 'baraja/books';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../index.js';
import { Client, server } from '../test/client.js';
import { owner, person, staff } from '../test/staff.js';

const HOUSE = houses[0]!.id;
const OTHER = houses[1]!.id;
let running: Running;
type Somebody = Role | 'patron' | 'stranger' | 'elsewhere';
const who = new Map<Somebody, Client>();

beforeAll(async () => {
  running = await server({
    proxies: 1,
    documents: { documents: async () => ({}), hand: async () => ({ faults: [] }) },
  });
  const ana = await owner(running);
  who.set('owner', ana);
  for (const role of ROLES)
    if (role !== 'owner') who.set(role, await staff(running, { by: ana, house: HOUSE, role, on: false }));
  who.set('elsewhere', await staff(running, { by: ana, house: OTHER, role: 'manager' }));
  who.set('patron', await person(running, 'Pat'));
  who.set('stranger', new Client(running.url));
});
afterAll(() => running.stop());

const stored = async (): Promise<number> => (await running.room.store.head())?.events ?? 0;
const pathOf = (url: string): string => url.replace(':house', HOUSE).replace(/:\w+/g, 'none');
async function asked(somebody: Somebody, { method, url }: { method: string; url: string }, body: unknown = {}) {
  const client = who.get(somebody)!;
  const answer = await client.http(pathOf(url), method === 'GET' ? undefined : body);
  const text = await answer.text();
  const { refused } = (text.startsWith('{') ? JSON.parse(text) : {}) as { refused?: string };
  return { status: answer.status, refused };
}
/** Why he may not, by the table; null where he may. */
function barred(somebody: Somebody, act: (typeof ACT_NAMES)[number], on: boolean): string | null {
  const { roles, duty } = actOf(act);
  if (somebody === 'stranger') return 'not-signed-in';
  if (somebody === 'patron' || somebody === 'elsewhere') return 'not-staff';
  if (!roles.includes(somebody)) return 'not-your-role';
  return duty && !on && somebody !== 'owner' ? 'not-on-duty' : null;
}

test('each act is somebody’s, and each act of staff is done by some route or at a table', () => {
  const done = new Set(running.office.map(({ act }) => act));
  expect(ACT_NAMES.filter((act) => actOf(act).roles.length === 0)).toEqual([]);
  expect([...done].filter((act) => !ACT_NAMES.includes(act))).toEqual([]);
  for (const { method, url, act } of ELSEWHERE) {
    expect(running.app.hasRoute({ method, url }), url).toBe(true);
    done.add(act);
  }
  // Whoever comes into the office is told over his socket what changes in it.
  expect(
    ACT_NAMES.filter((act) => !done.has(act)),
    'promised, and done by nothing',
  ).toEqual(['see-office']);
});

/** Routes outside of the office that ask for a role: house documents, and whose log at the rules desk is the house's. */
const ELSEWHERE = [
  { method: 'POST', url: '/api/documents/:house', act: 'put-edition' },
  { method: 'POST', url: '/api/desk/incidents', act: 'log-ruling' },
] as const;
test('outside of the office a role reads nothing that a patron does not', async () => {
  const { paths } = await who.get('patron')!.json<{ paths: Record<string, { get?: object }> }>('/api/docs');
  const others = Object.keys(paths).filter((path) => !path.startsWith('/api/office/') && paths[path]!.get);
  expect(others.length).toBeGreaterThan(0);
  for (const path of others) {
    const url = path.replace(/\{\w+\}/g, HOUSE);
    const patron = await asked('patron', { method: 'GET', url });
    for (const role of ROLES) expect(await asked(role, { method: 'GET', url }), `${role}: ${url}`).toEqual(patron);
  }
});

describe.each([false, true])('on duty: %s', (on) => {
  test.each<Somebody>([...ROLES, 'patron', 'stranger', 'elsewhere'])(
    '%s hands documents over, or may not',
    async (somebody) => {
      const why = barred(somebody, 'put-edition', on);
      const isNobody = why === 'not-signed-in' || why === 'not-staff';
      const before = await stored();
      const { status, refused } = await asked(somebody, ELSEWHERE[0]);
      if (why === null) expect(status).toBe(400);
      else expect([status, refused]).toEqual([403, isNobody ? 'owner-only' : why]);
      expect(await stored()).toBe(before);
    },
  );
  const clocked = () => [...who].filter(([somebody]) => ROLES.includes(somebody as Role) && somebody !== 'inspector');
  beforeAll(async () => {
    if (on) for (const [role, client] of clocked()) await client.http(`/api/office/${HOUSE}/duty/in`, { role });
  });
  test.each<Somebody>([...ROLES, 'patron', 'stranger', 'elsewhere'])('%s', async (somebody) => {
    for (const route of running.office) {
      if (on && route.url.endsWith('/duty/out')) continue; // he stays for the rest
      const why = barred(somebody, route.act, on);
      const before = await stored();
      const answer = await asked(somebody, route);
      const at = `${somebody}: ${route.method} ${route.url}`;
      if (why === null) {
        expect([401, 403], at).not.toContain(answer.status);
        continue;
      }
      expect(answer, at).toEqual({ status: why === 'not-signed-in' ? 401 : 403, refused: why });
      expect(await stored(), `${at} stored something`).toBe(before);
    }
  });
});
