// Looking into a running room: its figures over HTTP, its log from click to commit, its traces at a collector; and the dashboard and the
// alerts speak of figures that exist, by labels that they have.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Running } from '../index.js';
import { autoplay, Client, HOLD, server, until } from '../test/client.js';
import { type Declared, METRICS } from './declared.js';
import { NoToken, Seeing } from './index.js';
import { logged, logTo } from './log.js';

let running: Running;
const others: Running[] = [];
beforeAll(async () => {
  running = await server({ metrics: { host: '127.0.0.1', port: 0 } });
});
afterAll(() => Promise.all([running, ...others].map((one) => one.stop())));

const figures = async (): Promise<string> => (await fetch(`${running.figures}/metrics`)).text();
/** The sum over the lines of a figure that have all of this in them. */
function figureIn(text: string, name: string, ...having: string[]): number {
  const lines = text.split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line));
  const meant = lines.filter((line) => having.every((part) => line.includes(part)));
  return meant.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}
/** Somebody sits at a table of his own, with so many bots, and was refused a second seat. */
async function seated(url: string, bots: number): Promise<{ ana: Client; table: string; me: string }> {
  const ana = await new Client(url).enter();
  const { id: me } = await ana.json<{ id: string }>('/api/me');
  const { table } = await ana.json<{ table: string }>('/api/tables', { ...HOLD, bots });
  await ana.watch(table);
  const sit = { type: 'sit', buyIn: 30_000 } as const;
  expect(await ana.ask(table, { ...sit, seat: 5 }, { id: 'click-1' })).toMatchObject({ t: 'ack' });
  expect(await ana.ask(table, { ...sit, seat: 6 }, { id: 'click-2' })).toMatchObject({ t: 'refused' });
  return { ana, table, me };
}

test('figures count hands, decisions, appends, answers and refusals, and show how the room stands', async () => {
  const { ana, table } = await seated(running.url, 1);
  const stop = autoplay(ana, table);
  await until(() => ana.view(table).rounds > 1);
  stop();
  ana.send({ t: 'nonsense' });
  await ana.next('bad');
  const text = await figures();
  for (const [name, { kind }] of Object.entries(METRICS) as [string, Declared][])
    expect(text, name).toContain(`# TYPE ${name} ${kind}`);
  expect(figureIn(text, 'baraja_hands_total', 'house="rogelios"')).toBeGreaterThan(0);
  expect(figureIn(text, 'baraja_decisions_total', 'by="people"')).toBeGreaterThan(0);
  expect(figureIn(text, 'baraja_decisions_total', 'by="room"')).toBeGreaterThan(0);
  expect(figureIn(text, 'baraja_append_seconds_count')).toBeGreaterThan(10);
  expect(figureIn(text, 'baraja_answer_seconds_count', 'ask="sit"')).toBe(2);
  expect(figureIn(text, 'baraja_refusals_total', 'code=')).toBeGreaterThan(0);
  expect(figureIn(text, 'baraja_bad_frames_total', 'why="no-such-frame"')).toBe(1);
  expect(figureIn(text, 'baraja_sockets', 'kind="people"')).toBe(1);
  expect(figureIn(text, 'baraja_tables', 'state=')).toBe(1);
  expect(figureIn(text, 'baraja_seated', 'who="people"')).toBe(1);
  expect(figureIn(text, 'baraja_ready')).toBe(1);
  const top = (await (await fetch(`${running.figures}/top`)).json()) as { tables: object[]; status: string };
  expect(top).toMatchObject({ status: 'ready', tables: [{ id: table, people: 1, bots: 1, house: 'rogelios' }] });
});

test('figures are not on the room’s own port; elsewhere than on the machine itself only with a token', async () => {
  expect((await new Client(running.url).http('/metrics')).status).not.toBe(200);
  await expect(server({ metrics: { host: '0.0.0.0', port: 0 } })).rejects.toThrow(NoToken);
  const guarded = await server({ metrics: { host: '0.0.0.0', port: 0, token: 'la-clave' } });
  others.push(guarded);
  const at = `http://127.0.0.1:${new URL(guarded.figures!).port}/metrics`;
  const status = async (authorization?: string) =>
    (await fetch(at, authorization ? { headers: { authorization } } : {})).status;
  expect([await status(), await status('Bearer la-clava'), await status('Bearer la-clave')]).toEqual([401, 401, 200]);
});

test('ready is apart from well', async () => {
  const one = await server();
  const ask = async () => new Client(one.url).json('/api/ready');
  expect(await ask()).toEqual({ ready: true, why: null });
  await one.stop();
});

test('the log follows a click to its commit by one key, and has neither names nor cards in it', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = logTo('debug', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const one = await server({ observer: logged(log) });
  others.push(one);
  const { table, me } = await seated(one.url, 0);
  const of = (id: string) => lines.filter(({ ask }) => ask === `${me}/${id}`).map(({ what }) => what);
  expect(of('click-1')).toEqual(['asked', 'stored', 'answered']);
  expect(of('click-2')).toEqual(['asked', 'refused']);
  const stored = lines.find(({ ask, what }) => ask === `${me}/click-1` && what === 'stored');
  expect(stored).toMatchObject({ stream: `table-${table}`, version: 2 });
  expect(await one.room.store.appended(`table-${table}`, `${me}/click-1`)).toBe(2);
  expect(JSON.stringify(lines)).not.toContain(one.room.patrons.find(me)!.name);
});

test('traces: what is stored for an act lies inside the act, at the collector', async () => {
  const bodies: string[] = [];
  const collector = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body);
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const one = await server({ traces: `http://127.0.0.1:${port}` });
  const { me } = await seated(one.url, 0);
  await one.stop(); // sends what is left
  collector.close();
  collector.closeAllConnections();
  interface Span {
    readonly name: string;
    readonly traceId: string;
    readonly spanId: string;
    readonly parentSpanId?: string;
    readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
  }
  interface Sent {
    readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
  }
  const sent = bodies.map((body) => JSON.parse(body) as Sent);
  const spans = sent.flatMap((s) => s.resourceSpans.flatMap((r) => r.scopeSpans.flatMap((scope) => scope.spans)));
  const isClick = ({ attributes }: Span) =>
    attributes.some(({ key, value }) => key === 'baraja.ask' && value.stringValue === `${me}/click-1`);
  const [ask, append] = ['ask', 'append'].map((name) => spans.find((s) => s.name === name && isClick(s))!);
  expect(append).toMatchObject({ traceId: ask!.traceId, parentSpanId: ask!.spanId });
});

// --- the files of deploy/ ---

const file = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/${path}`, import.meta.url)), 'utf8');
interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly do: string };
}
interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}
const rules = (): readonly Rule[] =>
  (parse(file('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const dashboard = (): Dashboard => JSON.parse(file('grafana/baraja.json')) as Dashboard;
/** What an expression speaks of: figures, and the labels it picks or sums them by. */
function spokenOf(expr: string): { names: string[]; labels: string[] } {
  const names = [...expr.matchAll(/\b(?:baraja|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name);
  const picked = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside]) =>
    [...inside!.matchAll(/([a-z_]+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label!),
  );
  const summed = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inside]) => inside!.split(/,\s*/));
  return { names, labels: [...picked, ...summed] };
}
const declaredOf = (name: string): Declared | undefined =>
  (METRICS as Record<string, Declared>)[name.replace(/_(?:bucket|count|sum)$/, '')];

test.each([
  ...rules().map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard().panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
])('%s: %s', async (_, expr) => {
  const { names, labels } = spokenOf(expr);
  if (names.length === 0) expect(expr).toMatch(/^up\{/);
  const told = names.length === 0 ? '' : await figures();
  for (const name of names) expect(told, name).toMatch(new RegExp(`^${name}[ {]|^# TYPE ${name} `, 'm'));
  const known = names.flatMap((name) => declaredOf(name)?.labels ?? []);
  for (const label of labels) expect(['le', 'job', 'instance', ...known]).toContain(label);
});
test('every figure of the room’s own is on the dashboard, and every alert says what to do', () => {
  const shown = dashboard().panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => spokenOf(expr).names));
  const missing = Object.keys(METRICS).filter((name) => !shown.some((one) => one.startsWith(name)));
  expect(missing).toEqual([]);
  for (const { alert, annotations } of rules()) expect([alert, annotations.do.length > 10]).toEqual([alert, true]);
});

test('docs/operate.md has every figure as it is declared, and every alert', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/operate.md', import.meta.url)), 'utf8');
  const figureRows = Object.entries(METRICS).map(([name, { help, labels }]: [string, Declared]) => {
    const by = labels.length > 0 ? ` by ${labels.join(', ')}` : '';
    return `| \`${name}\`${by} | ${help} |`;
  });
  expect(figureRows.filter((row) => !page.includes(row))).toEqual([]);
  const told = [...page.matchAll(/^\| `(Baraja\w+)` \|/gm)].map(([, alert]) => alert);
  expect(told).toEqual(rules().map(({ alert }) => alert));
});
test('a server that stands by shows that it does, and no room', async () => {
  const waiting = await Seeing.begin({ metrics: { host: '127.0.0.1', port: 0 } }, 'test');
  const at = waiting.figuresAt!;
  const text = await (await fetch(`${at}/metrics`)).text();
  expect([figureIn(text, 'baraja_keeps'), figureIn(text, 'baraja_ready')]).toEqual([0, 0]);
  expect(await (await fetch(`${at}/top`)).json()).toMatchObject({ status: 'stands-by', tables: [] });
  await waiting.close();
  expect(figureIn(await figures(), 'baraja_keeps')).toBe(1);
});
