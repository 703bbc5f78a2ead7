// Kills the server under play, again and again on one folder, and holds it to everything it ever told a client: the chains are
// whole, the books add up, each felt holds its stacks, and every hand goes on.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  Hands,
  keyIn,
  openStore,
  type ServerFrame,
  type Store,
  sealer,
  signerIn,
  standing,
  TableActor,
  thinkHere,
  type World,
} from '@baraja/room';
import { expectBalanced } from '@baraja/room/test/balanced';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autoplay, Client } from './test/client.js';

const kills = Number(process.env.BARAJA_KILLS ?? 4);
const perFolder = 20;
let bundle: string;

beforeAll(async () => {
  const modules = dirname(dirname(createRequire(import.meta.url).resolve('fastify/package.json')));
  const cache = join(modules, '.cache', 'baraja');
  await mkdir(cache, { recursive: true });
  bundle = await mkdtemp(join(cache, 'server-kill-'));
  const here = fileURLToPath(new URL('.', import.meta.url));
  const room = dirname(createRequire(import.meta.url).resolve('@baraja/room/package.json'));
  const requires = "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);";
  await build({
    entryPoints: {
      victim: join(here, 'test', 'victim.ts'),
      writer: join(room, 'src', 'store', 'writer.ts'),
      thinker: join(room, 'src', 'table', 'thinker.ts'),
    },
    ...{ outdir: bundle, outExtension: { '.js': '.mjs' }, logLevel: 'warning', conditions: ['source'] },
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', banner: { js: requires } },
    external: ['libsql', 'fastify', '@fastify/*', 'fastify-type-provider-zod'],
  });
});
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(bundle, { recursive: true, force: true });
});

/** What clients were told, by table: each event by its version, as text; the last version, and the last round. */
type Told = Map<string, { events: Map<number, string>; version: number; rounds: number }>;

function remember(told: Told, frame: ServerFrame): void {
  if (!('version' in frame) || !('table' in frame)) return;
  const known = told.get(frame.table) ?? { events: new Map<number, string>(), version: 0, rounds: 0 };
  const rounds = 'view' in frame ? frame.view.rounds : known.rounds;
  told.set(frame.table, { ...known, rounds, version: Math.max(known.version, frame.version) });
  if (frame.t !== 'update') return;
  for (const [i, event] of frame.events.entries()) known.events.set(frame.from + 1 + i, JSON.stringify(event));
}

/** Practice tables somebody looks at, so that they are played: every game with a bank, and some more. */
const LOOKED_AT = /-(span|nb21|p215|pgp|cphl|ohl)-/;

/** Two people: one looks at several tables, one plays. Their cookies outlive the server. */
class Guests {
  private readonly cookies = ['', ''];
  private stops: (() => void)[] = [];
  async come(url: string, told: Told): Promise<void> {
    const clients = await Promise.all(this.cookies.map((cookie) => this.enter(url, cookie)));
    this.cookies.splice(0, 2, ...clients.map((c) => c.cookie));
    const [first, ...others] = [...standing()].sort();
    const looked = others.filter((id) => LOOKED_AT.test(id));
    for (const client of clients) {
      const listen = setInterval(() => {
        for (const frame of client.frames.splice(0)) remember(told, frame);
        client.texts.length = 0;
      }, 5);
      this.stops.push(() => {
        clearInterval(listen);
        for (const frame of client.frames.splice(0)) remember(told, frame);
        client.cut();
      });
    }
    for (const id of looked) clients[0]!.send({ t: 'watch', table: id });
    const player = clients[1]!;
    const view = await player.watch(first!);
    const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((seat) => !view.seats.some((s) => s.seat === seat));
    if (view.you.seat === null) await player.ask(first!, { type: 'sit', seat: free!, buyIn: 30_000 }).catch(() => {});
    else if (view.seats.find((s) => s.seat === view.you.seat)?.status === 'sitting-out')
      await player.ask(first!, { type: 'comeBack', post: true }).catch(() => {});
    this.stops.push(autoplay(player, first!));
  }
  private async enter(url: string, cookie: string): Promise<Client> {
    const client = new Client(url);
    client.cookie = cookie;
    return client.enter();
  }
  go(): void {
    for (const stop of this.stops.splice(0)) stop();
  }
}

interface Run {
  readonly child: ChildProcess;
  readonly url: Promise<string>;
  readonly closed: Promise<{ code: number | null; signal: string | null; errors: string }>;
}
function start(data: string): Run {
  const child = spawn(process.execPath, [join(bundle, 'victim.mjs'), data], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.on('close', () => running.delete(child));
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const lines = createInterface({ input: child.stdout });
  const url = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      if (line.startsWith('open ')) resolve(line.slice(5));
    });
  });
  const closed = once(child, 'close').then(([code, signal]) => ({ code, signal, errors }));
  return { child, url, closed };
}

/** Starts the server, plays, and kills it at some moment. */
async function runAndKill(data: string, told: Told, guests: Guests, after: 'spawn' | 'open' | 'play'): Promise<void> {
  const { child, url, closed } = start(data);
  const kill = (ms: number) => setTimeout(() => child.kill('SIGKILL'), ms);
  if (after === 'spawn') kill(randomInt(500));
  const address = await Promise.race([url, closed]);
  if (typeof address === 'string') {
    if (after === 'open') kill(randomInt(60));
    // A server may die while somebody comes in; that is not his fault.
    await Promise.race([guests.come(address, told).catch(() => {}), closed]);
    if (after === 'play') kill(randomInt(400));
  }
  expect(await closed).toEqual({ code: null, signal: 'SIGKILL', errors: '' });
  guests.go();
}

const still = (store: Store, data: string): World => ({
  store,
  sealer: sealer(keyIn(data, { create: true })),
  signer: signerIn(data, { create: true }),
  now: Date.now,
  later: () => () => {},
  dice: () => 0,
  pace: 1,
  minds: thinkHere,
  hands: new Hands(),
  trouble: (_table, error) => {
    throw error;
  },
  changed: () => {},
  walletMoved: () => {},
});

/** Everything told is stored as it was told; chains, books and felts are sound. Answers rounds by table. */
async function holdTo(data: string, told: Told): Promise<Map<string, number>> {
  const store = await openStore({ path: join(data, 'room.db'), thread: false });
  const rounds = new Map<string, number>();
  try {
    for (const { stream } of await store.streams())
      expect(await store.verifyStream(stream)).toMatchObject({ sound: true });
    expect(await store.ledger.audit()).toMatchObject({ sound: true });
    expect((await store.ledger.trialBalance()).total).toBe(0);
    for (const { stream } of await store.streams('table-')) {
      const id = stream.slice('table-'.length);
      const table = (await TableActor.resume(still(store, data), id))!;
      const { live, sittings } = table.state;
      const onFelt = sittings.reduce((sum, s) => sum + s.stack + s.behind, 0);
      expect((await store.ledger.balance(`felt:${id}`)).balance, stream).toBe(onFelt);
      await expectBalanced({ store }, table);
      if (live) {
        const { chips, opening } = live.round.felt;
        expect(chips.reduce((a, b) => a + b, 0)).toBe(opening.reduce((a, b) => a + b, 0));
      }
      rounds.set(id, table.state.rounds);
    }
    for (const [id, { events, version }] of told) {
      const stored = await store.read(`table-${id}`);
      expect(version).toBeLessThanOrEqual(stored.length);
      for (const [at, text] of events) {
        const { sealed: _sealed, ...body } = stored[at - 1]!.body as Record<string, unknown>;
        expect(body).toEqual(JSON.parse(text));
      }
      events.clear();
    }
  } finally {
    await store.close();
  }
  return rounds;
}

/** The last start is not killed: every table that was played goes on, and a polite end is one. */
async function goesOn(data: string, told: Told, guests: Guests, rounds: Map<string, number>): Promise<void> {
  const { child, url, closed } = start(data);
  await guests.come(await url, told);
  const played = [...told.keys()];
  // The hand that was interrupted ends, and another begins.
  const end = Date.now() + 240_000;
  while (Date.now() < end && played.some((id) => told.get(id)!.rounds <= rounds.get(id)!))
    await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGTERM');
  expect(await closed).toEqual({ code: 0, signal: null, errors: '' });
  guests.go();
  const after = await holdTo(data, told);
  for (const id of played) expect([id, after.get(id)! > rounds.get(id)!]).toEqual([id, true]);
}

test(
  `killed ${kills} times under play, nothing told is lost, no cent is made or lost, every hand goes on`,
  async () => {
    for (let left = kills; left > 0; left -= perFolder) {
      const data = await mkdtemp(join(tmpdir(), 'baraja-kill-'));
      const told: Told = new Map();
      const guests = new Guests();
      let rounds = new Map<string, number>();
      for (let kill = 0; kill < Math.min(left, perFolder); kill++) {
        const after = (['play', 'play', 'play', 'open', 'play', 'spawn'] as const)[kill % 6]!;
        await runAndKill(data, told, guests, after);
        rounds = await holdTo(data, told);
      }
      await goesOn(data, told, guests, rounds);
      await rm(data, { recursive: true, force: true });
    }
  },
  // On an idle machine two seconds each; a busy one is not a fault.
  300_000 + kills * 30_000,
);
