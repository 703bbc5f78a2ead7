// What is logged at the rules desk: ruled by the room's own book, stored once, found again by its writer and nobody else, and taken along.
import type { IncidentLine, IncidentPage } from '@baraja/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from './index.js';
import { Client, server } from './test/client.js';
import { owner, staff } from './test/staff.js';

let running: Running;
let ana: Client;
let luz: Client;
beforeAll(async () => {
  running = await server();
  [ana, luz] = await Promise.all([new Client(running.url).enter(), new Client(running.url).enter()]);
});
afterAll(() => running.stop());

const MISDEAL = {
  id: 'case-0001',
  happened: 1_700_000_000_000,
  house: 'rogelios',
  game: 'rog-hold',
  report: 'exposed-cards',
  facts: { street: 'deal' },
  table: '=7',
  name: 'Chuy',
  note: 'seat 3 and 4',
};
const LATE = { ...MISDEAL, id: 'case-0002', facts: { street: 'flop' }, note: '' };
const log = (who: Client, body: object) => who.http('/api/desk/incidents', body);
const listed = (who: Client, query = '') => who.json<IncidentPage>(`/api/desk/incidents${query}`);

test('an incident is stored with who, when, house, game, answers, ruling and clause; once, however often it is sent', async () => {
  expect((await log(ana, MISDEAL)).status).toBe(200);
  expect((await log(ana, MISDEAL)).status).toBe(200);
  expect((await log(ana, LATE)).status).toBe(200);
  const { incidents, next } = await listed(ana);
  expect(next).toBeNull();
  expect(incidents).toMatchObject([
    { number: 2, refused: 'too-late', rule: 'AMB-ROG-68', answers: ['street: flop'] },
    {
      number: 1,
      happened: MISDEAL.happened,
      house: 'rogelios',
      game: 'rog-hold',
      report: 'exposed-cards',
      answers: ['street: deal'],
      remedy: 'misdeal',
      rule: 'ROG-HOLD-01b',
      table: '=7',
      name: 'Chuy',
    },
  ]);
  expect(incidents[0]!.at).toBeGreaterThan(MISDEAL.happened);
  expect((await running.room.store.verifyStream(`incidents-${incidents[0]!.by}`)).sound).toBe(true);
  expect(await listed(luz)).toEqual({ incidents: [], next: null });
});
test('it is found by words of either language, a clause, a table or a name; page by page', async () => {
  const numbers = async (query: string) => (await listed(ana, query)).incidents.map(({ number }) => number);
  expect(await numbers('?text=misdeal')).toEqual([1]);
  expect(await numbers('?text=Mal+repartido')).toEqual([1]);
  expect(await numbers('?text=amb-rog-68')).toEqual([2]);
  expect(await numbers('?text=chuy+exposed')).toEqual([2, 1]);
  expect(await numbers('?text=zebra')).toEqual([]);
  expect(await numbers('?house=s-and-k')).toEqual([]);
  const first = await listed(ana, '?limit=1');
  expect([first.incidents[0]!.number, first.next]).toEqual([2, 2]);
  expect(await numbers(`?limit=1&before=${first.next}`)).toEqual([1]);
});
test('all of it as a spreadsheet, in the reader’s language, with nothing in it that a spreadsheet would run', async () => {
  const answer = await ana.http('/api/desk/incidents/export?lang=es');
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const [head, , row] = (await answer.text()).split('\r\n');
  expect(head).toContain('happened,logged,house,game,table,name');
  expect(row).toContain('2023-11-14T22:13:20.000Z');
  expect(row).toContain("'=7,Chuy");
  expect(row).toContain('Mal repartido');
  expect(row).toContain('ROG-HOLD-01b');
});
test('what the desk has not said is not logged, and what is not as it should be is refused; nothing is stored', async () => {
  const refused = async (body: object) => {
    const answer = await log(ana, { ...MISDEAL, id: 'case-0003', ...body });
    return [answer.status, ((await answer.json()) as { refused: string }).refused];
  };
  expect(await refused({ house: 'nowhere' })).toEqual([422, 'unknown-house']);
  expect(await refused({ game: 'canasta' })).toEqual([422, 'unknown-game']);
  expect(await refused({ report: 'seventh-up' })).toEqual([422, 'unknown-incident']);
  expect(await refused({ facts: {} })).toEqual([422, 'not-ruled']);
  expect(await refused({ facts: { street: 'moon' } })).toEqual([422, 'bad-answer']);
  expect(await refused({ facts: { street: 'deal', weather: 'fine' } })).toEqual([422, 'bad-answer']);
  expect(await refused({ happened: Date.now() + 86_400_000 })).toEqual([422, 'not-yet']);
  expect(await refused({ id: '' })).toEqual([400, 'bad-request']);
  expect(await refused({ name: 'x'.repeat(61) })).toEqual([400, 'bad-request']);
  expect(await refused({ note: 'x'.repeat(401) })).toEqual([400, 'bad-request']);
  expect(await refused({ ruling: 'I win' })).toEqual([400, 'bad-request']);
  expect((await listed(ana)).incidents).toHaveLength(2);
});
test('what staff log on duty stands in the house’s log, what anybody else logs in none', async () => {
  const boss = await owner(running);
  const dan = await staff(running, { by: boss, house: MISDEAL.house, role: 'dealer' });
  const [idle, cam] = [
    await staff(running, { by: boss, house: MISDEAL.house, role: 'dealer', on: false }),
    await staff(running, { by: boss, house: MISDEAL.house, role: 'cage' }),
  ];
  for (const [i, one] of [luz, idle, cam, dan].entries())
    expect((await log(one, { ...MISDEAL, id: `case-100${i}`, note: `by ${i}` })).status).toBe(200);
  const { incidents } = await boss.json<{ incidents: IncidentLine[] }>(`/api/office/${MISDEAL.house}/incidents`);
  expect(incidents.map(({ reason }) => reason)).toEqual(['by 3']);
  expect((await listed(dan)).incidents, 'his own as well').toHaveLength(1);
});
