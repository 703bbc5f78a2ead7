// One's own hands over HTTP: a page, what they are found by, their course and sums, notes, export; and that nobody sees another's.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnPage } from '@baraja/room';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from './index.js';
import { previews, servePage } from './page.js';
import { autoplay, Client, HOLD, server, until } from './test/client.js';

let running: Running;
let ana: Client;
let luz: Client;
let table = '';
const HANDS = 4;

/** Ana and Luz play some hands between them. */
beforeAll(async () => {
  running = await server();
  [ana, luz] = await Promise.all([new Client(running.url).enter(), new Client(running.url).enter()]);
  table = (await ana.json<{ table: string }>('/api/tables', { ...HOLD, name: '=Kitchen', bots: 0 })).table;
  const stops = [ana, luz].map((one) => autoplay(one, table));
  for (const [seat, one] of [ana, luz].entries()) {
    await one.watch(table);
    await one.ask(table, { type: 'sit', seat: seat + 1, buyIn: 40_000 });
  }
  await until(() => (ana.views.get(table)?.rounds ?? 0) > HANDS && ana.view(table).round !== null);
  for (const stop of stops) stop();
});
afterAll(() => running.stop());

const hands = async (who: Client, query = '') => who.json<OwnPage>(`/api/hands${query}`);
/** As they stand in the table's own log. */
async function stacksByRound(): Promise<Map<number, Map<number, number>>> {
  const { rounds } = await ana.json<{ rounds: { round: number; stacks: { seat: number; stack: number }[] }[] }>(
    `/api/tables/${table}/rounds`,
  );
  return new Map(rounds.map(({ round, stacks }) => [round, new Map(stacks.map((s) => [s.seat, s.stack]))]));
}

describe('one’s own hands', () => {
  test('each has its cards, its board and its net, newest first, page by page', async () => {
    const whole = await hands(ana);
    expect(whole.hands.length).toBeGreaterThanOrEqual(HANDS);
    const stacks = await stacksByRound();
    for (const { round, net, told, seat } of whole.hands) {
      expect(told?.own.flat()).toHaveLength(2);
      for (const card of told!.own.flat()) expect(told!.faces[card]).toMatch(/^[2-9TJQKA][cdhs]$/);
      expect(told?.common).toHaveLength(5);
      const before = stacks.get(round - 1)?.get(seat) ?? 40_000;
      expect([round, net]).toEqual([round, stacks.get(round)!.get(seat)! - before]);
    }
    const rounds = whole.hands.map(({ round }) => round);
    expect(rounds).toEqual([...rounds].sort((a, b) => b - a));
    const first = await hands(ana, '?limit=2');
    const second = await hands(ana, `?limit=2&before=${first.next}`);
    expect([...first.hands, ...second.hands].map(({ round }) => round)).toEqual(rounds.slice(0, 4));
    expect(whole.tables[table]).toMatchObject({ called: '=Kitchen', rules: { house: 'rogelios' } });
  });

  test('nobody is shown another’s hands, cards or notes', async () => {
    const stranger = await new Client(running.url).enter();
    expect((await hands(stranger)).hands).toEqual([]);
    const [mine, hers] = [await hands(ana), await hands(luz)];
    const mucked = mine.hands.flatMap(({ round, told }) => {
      const other = hers.hands.find((hand) => hand.round === round)!;
      const isMucked = told!.events.some(
        ({ event: e }) => e.type === 'Played' && e.event.type === 'HandMucked' && e.event.seat === other.seat,
      );
      return isMucked ? [other.told!.own.flat().filter((card) => told!.faces[card] !== undefined)] : [];
    });
    for (const seen of mucked) expect(seen).toEqual([]);
    // What the index says of a hand is no way round it either.
    for (const { told } of mine.hands) expect(told!.seat).toBe(1);
    expect(await ana.json('/api/hands/note', { table, round: 1, text: 'She always has it' })).toEqual({ done: true });
    expect((await hands(ana, '?kind=noted')).hands.map(({ round, note }) => [round, note])).toEqual([
      [1, 'She always has it'],
    ]);
    expect((await hands(luz)).hands.every(({ note }) => note === null)).toBe(true);
    expect(JSON.stringify(await hands(luz))).not.toContain('She always');
    expect((await stranger.http('/api/hands/note', { table, round: 1, text: 'mine?' })).status).toBe(404);
    await ana.json('/api/hands/note', { table, round: 1, text: '' });
    expect((await hands(ana, '?kind=noted')).hands).toEqual([]);
  });

  test('they are found by house, game, clause, day and kind, and by nothing that is not so', async () => {
    const all = (await hands(ana)).hands;
    const { game } = all[0]!;
    const found = async (query: string) => (await hands(ana, `?${query}`)).hands.map(({ round }) => round);
    const rounds = all.map(({ round }) => round);
    expect(await found(`house=rogelios&game=${game}&table=${table}&practice=no`)).toEqual(rounds);
    expect(await found('house=s-and-k')).toEqual([]);
    expect(await found('practice=yes')).toEqual([]);
    expect(await found('kind=showdown')).toEqual(rounds);
    expect(await found('kind=ruling')).toEqual([]);
    const won = await found('kind=won');
    const lost = await found('kind=lost');
    expect(won).toEqual(all.filter(({ net }) => net > 0).map(({ round }) => round));
    expect(lost).toEqual(all.filter(({ net }) => net < 0).map(({ round }) => round));
    const cited = all[0]!.told!.events.flatMap(({ event }) =>
      event.type === 'Played' && event.event.rule ? [event.event.rule] : [],
    );
    expect(await found(`clause=${cited[0]!.toLowerCase()}`)).toContain(all[0]!.round);
    expect(await found('clause=NO-SUCH-1')).toEqual([]);
    const day = all.at(-1)!.at;
    expect(await found(`from=${day}`)).toEqual(rounds);
    expect(await found(`to=${day}`)).toEqual([]);
    expect((await ana.http('/api/hands?kind=lucky')).status).toBe(400);
    expect((await ana.http('/api/hands?limit=5000')).status).toBe(400);
  });

  test('their course adds up to what the sums by game and house say, and to what is on the table', async () => {
    const all = (await hands(ana, '?limit=50')).hands;
    const { points, sums } = await ana.json<{
      points: { net: number }[];
      sums: { net: number; hands: number; house: string }[];
    }>('/api/hands/course');
    const net = all.reduce((sum, one) => sum + one.net, 0);
    expect(points.map((p) => p.net)).toEqual(all.map((one) => one.net).reverse());
    expect(sums).toMatchObject([{ house: 'rogelios', hands: all.length, net }]);
    const { seat } = all[0]!;
    expect((await stacksByRound()).get(all[0]!.round)!.get(seat)).toBe(40_000 + net);
  });

  test('all of it can be taken along, as JSON and as CSV, and nothing in it is a formula', async () => {
    await ana.json('/api/hands/note', { table, round: 2, text: 'He said "no", twice' });
    const all = (await hands(ana, '?limit=50')).hands;
    const file = await ana.http('/api/hands/export');
    expect(file.headers.get('content-disposition')).toContain('baraja-hands.json');
    const taken = (await file.json()) as {
      hands: { round: number; net: number; cards: string[][]; events: unknown[] }[];
    };
    expect(taken.hands.map(({ round, net }) => [round, net])).toEqual(all.map(({ round, net }) => [round, net]));
    expect(taken.hands.every(({ cards, events }) => cards.flat().length === 2 && events.length > 5)).toBe(true);
    const text = await (await ana.http('/api/hands/export?form=csv')).text();
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(all.length + 1);
    expect(text).toContain("'=Kitchen");
    expect(text).toContain('"He said ""no"", twice"');
    expect(await (await (await new Client(running.url).enter()).http('/api/hands/export')).json()).toEqual({
      hands: [],
    });
  });
});

describe('a link to a hand or a table says what it is, and no card', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baraja-links-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Baraja</title></head>');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('by its game, stake, house and who won, in the reader’s language; to its owner the same as to anybody', async () => {
    const app = fastify();
    await servePage(app, folder, previews(running.room));
    const fetched = async (url: string, headers: Record<string, string> = {}) =>
      (await app.inject({ url, headers })).body;
    const { round, told } = (await hands(ana)).hands[0]!;
    const [page, own, es] = [
      await fetched(`/hand/${table}/${round}`),
      await fetched(`/hand/${table}/${round}`, { cookie: ana.cookie }),
      await fetched(`/hand/${table}/${round}`, { 'accept-language': 'es-MX,en' }),
    ];
    expect(page).toBe(own);
    expect(page).toMatch(/og:title" content="Hand \d+ · =Kitchen · .*\$3\/6 · Rogelio/);
    expect(es).toContain(`Mano ${round}`);
    expect(page).toMatch(/og:description" content="[^"]+ \$\d+/);
    // Neither by its letters nor by its signs.
    for (const face of Object.values(told!.faces)) expect(page).not.toMatch(new RegExp(`\\b${face}\\b`));
    expect(page).not.toMatch(/[♠♣♥♦]/);
    expect(await fetched(`/at/${table}`)).toContain('og:title');
    for (const none of ['/hand/nowhere/1', `/hand/${table}/999`, '/at/nowhere', `/hand/${table}/x`])
      expect(await fetched(none)).not.toContain('og:');
    const named = await ana.json<{ table: string }>('/api/tables', { ...HOLD, name: '"><script>1</script>' });
    expect(await fetched(`/at/${named.table}`)).not.toContain('<script>');
    await app.close();
  });
});
