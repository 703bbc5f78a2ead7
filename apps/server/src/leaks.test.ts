// Real sockets, many fast hands of every game: people who come and go, spectators, second windows, wires that are cut in the middle
// of a hand and come back. Every byte any client is sent, by socket or HTTP, is held to the log: no card, and nothing that opens
// a card, that this client may not know at that moment.
import { setTimeout as rest } from 'node:timers/promises';
import type { Asked, ServerFrame, TableActor } from '@baraja/room';
import { Auditor } from '@baraja/room/test/auditor';
import { choice, whim } from '@baraja/room/test/people';
import { type Rng, seeded } from 'baraja';
import { type GameId, gameBooks, gameOf } from 'baraja/books';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from './index.js';
import { Client, server } from './test/client.js';

const hands = Number(process.env.BARAJA_LEAK_HANDS ?? gameBooks.length);
const each = Math.ceil(hands / gameBooks.length);
const troubles: string[] = [];
let running: Running;
beforeAll(async () => {
  // A clock a hundred times as fast, so that the limits on frames do not hold the hands up.
  const began = Date.now();
  const now = () => Math.round(began + (Date.now() - began) * 100);
  const onTrouble = (table: string, error: unknown) => void troubles.push(`${table}: ${error}`);
  running = await server({ now, onTrouble, grant: 10_000_000_000, proxies: 1 });
});
afterAll(() => running.stop());

let arrivals = 0;
/** Somebody at an address of his own, behind a proxy: what one address may ask for in a minute holds nobody else up. */
function stranger(): Client {
  const client = new Client(running.url);
  client.from = { 'x-forwarded-for': `10.0.${(++arrivals >> 8) & 255}.${arrivals & 255}` };
  return client;
}
const cameIn = async (client: Client): Promise<string> => (await client.json<{ id: string }>('/api/me')).id;

/** Somebody with a socket, and everything that came to him and was not looked at yet. */
class Guest {
  id = '';
  readonly client = stranger();
  private pending: string | null = null;
  private asks = 0;
  private version = 0;
  isCut = false;
  constructor(readonly table: string) {}

  static async at(table: string, cookie = ''): Promise<Guest> {
    const guest = new Guest(table);
    guest.client.cookie = cookie;
    guest.id = await cameIn(guest.client);
    await guest.come();
    return guest;
  }
  /** Comes, or comes back: with what he has seen, or as if he had never been here. */
  async come(remembers = false): Promise<void> {
    await this.client.connect();
    this.isCut = false;
    this.pending = null;
    const seen = remembers && this.version > 0 ? { seen: this.version } : {};
    this.client.send({ t: 'watch', table: this.table, ...seen });
  }
  cut(): void {
    this.isCut = true;
    this.client.cut();
  }
  get isBusy(): boolean {
    return this.isCut || this.pending !== null;
  }
  ask(ask: Asked, expect: number): void {
    this.pending = `q${++this.asks}`;
    this.client.send({ t: 'do', id: this.pending, table: this.table, expect, ask });
  }
  /** What came since, as text, with the version it tells of. */
  heard(): { text: string; version: number | null }[] {
    const texts = this.client.texts.splice(0);
    return this.client.frames.splice(0).map((frame, i) => {
      const version = versionOf(frame);
      if (version !== null) this.version = version;
      if ('id' in frame && frame.id === this.pending) this.pending = null;
      return { text: texts[i]!, version };
    });
  }
}
const versionOf = (frame: ServerFrame): number | null =>
  'version' in frame && typeof frame.version === 'number' ? frame.version : null;

/** A table with one bot, a host, four people, one of them with a second window, and two on the rail. */
async function company(id: string) {
  const host = await cameIn(stranger());
  const opening = { house: gameOf(id as GameId).house, game: id };
  const table = (await running.room.privateTable(host, opening, { bots: 1 })) as TableActor;
  const people = await Promise.all(Array.from({ length: 4 }, () => Guest.at(table.id)));
  const window = await Guest.at(table.id, people[0]!.client.cookie);
  const rail = await Promise.all([Guest.at(table.id), Guest.at(table.id)]);
  const auditor = new Auditor(running.room.store, table.world.sealer, table.id, JSON.stringify(table.rules));
  return { table, people, guests: [...people, window, ...rail], auditor };
}
type Company = Awaited<ReturnType<typeof company>>;

/** What somebody can ask for over HTTP. Answers tell of the table as it is by the time they come, at the latest. */
async function pry({ table, auditor }: Company, guest: Guest, rng: Rng): Promise<void> {
  const past = Math.max(1, table.state.rounds - rng.below(3));
  const paths = ['proof', `rounds/${past}`, 'rounds'].map((path) => `/api/tables/${table.id}/${path}`);
  const path = [...paths, '/api/lobby', '/api/wallet'][rng.below(5)]!;
  const number = (table.state.live ?? table.last)?.number ?? 0;
  const text = await (await guest.client.http(path)).text();
  const said = JSON.parse(text) as Record<string, unknown>;
  // A proof does not say of which hand it is; if another one has begun meanwhile, nothing can be said.
  const isSame = ((table.state.live ?? table.last)?.number ?? 0) === number;
  if (path.endsWith('/proof')) Object.assign(said, { number });
  if (path.endsWith('/proof') && !isSame) return;
  await auditor.follow();
  expect(auditor.faultsIn(guest.id, JSON.stringify(said), table.version), path).toEqual([]);
}

async function judge({ guests, auditor }: Company): Promise<void> {
  const heard = guests.flatMap((guest) => guest.heard().map((told) => ({ guest, ...told })));
  await auditor.follow();
  for (const { guest, text, version } of heard) {
    expect(version ?? 0, 'told before it was stored').toBeLessThanOrEqual(auditor.version);
    expect(auditor.faultsIn(guest.id, text, version ?? auditor.version), text).toEqual([]);
  }
}

async function playAndListen(id: string, rounds: number): Promise<Company> {
  const all = await company(id);
  const { table, people, guests, auditor } = all;
  const rng = seeded(rounds);
  // Where the clock was quicker than everybody, hands are passed over with no card seen: they do not count.
  const isEnough = (): boolean =>
    table.state.rounds >= rounds &&
    auditor.checked.faces > rounds * 5 &&
    guests.every((guest) => auditor.hiddenFrom(guest.id) > rounds * 5);
  let prying = performance.now();
  for (let step = 0; !isEnough() && step < rounds * 2_000; step++) {
    for (const guest of people) {
      if (guest.isBusy) continue;
      const chosen = choice(table, guest.id, rng) ?? (rng.below(40) === 0 ? whim(table, guest.id, rng) : null);
      if (chosen) guest.ask(chosen, table.version);
    }
    const guest = guests[rng.below(guests.length)]!;
    if (!guest.isCut && rng.below(20) === 0) guest.cut();
    else if (guest.isCut && rng.below(4) === 0) await guest.come(rng.below(3) > 0);
    if (rng.below(100) === 0) guest.client.send({ t: 'chat', table: table.id, text: 'nice hand' });
    // HTTP is limited to ten a second for an address.
    if (performance.now() - prying > 150) {
      prying = performance.now();
      await pry(all, guest, rng);
    }
    await rest(0);
    await judge(all);
  }
  for (const one of guests) one.cut();
  return all;
}

test.each(gameBooks.map(({ id }) => id))(`%s: ${each} hands over sockets, and no byte too many`, async (id) => {
  const { auditor, guests, table } = await playAndListen(id, each);
  expect(troubles).toEqual([]);
  expect(auditor.rounds.size).toBeGreaterThanOrEqual(each);
  expect(auditor.checked.frames).toBeGreaterThan(each * 15);
  expect(auditor.checked.faces).toBeGreaterThan(each * 5);
  for (const { id: patron } of guests) expect(auditor.hiddenFrom(patron)).toBeGreaterThan(each * 5);
  const { frames, bytes, faces, opened } = auditor.checked;
  if (hands >= 1000)
    console.log(
      `${table.rules.gameId}: ${auditor.rounds.size} hands, ${frames} frames, ${bytes} bytes, ${faces} faces, ${opened} salts`,
    );
});
