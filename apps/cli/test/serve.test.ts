// `baraja serve` as a program: however somebody holds on to it, a signal ends it within five seconds, its hands parked, its store
// closed, with code 0.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Lobby, type LobbyHouse, standing } from '@baraja/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { busyness } from '../../../tools/busy.mjs';
import { Program } from './terminal.js';

const data = mkdtempSync(join(tmpdir(), 'baraja-serve-'));
let shipped: Program;
const children = new Set<ChildProcess>();
/** Milliseconds from the signal to the end. */
const SOON = 5000;

beforeAll(async () => {
  shipped = await Program.bundled('serve');
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  shipped.remove();
  rmSync(data, { recursive: true, force: true });
});

interface Served {
  readonly url: URL;
  /** Waits until it has said this. */
  heard(text: string): Promise<void>;
  /** Sends the signal; what came of it. */
  end(): Promise<{ code: number | null; signal: string | null; took: number; said: string }>;
}
async function serve(name: string, ...more: string[]): Promise<Served> {
  const args = [shipped.file, 'serve', '--port', '0', '--data', join(data, name), ...more];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const address = new Promise<URL>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /http:\/\/[^\s]+/.exec(said);
      if (found) resolve(new URL(found[0]));
    });
    child.once('close', () => reject(new Error(said)));
  });
  const url = await address;
  const end = async () => {
    const at = Date.now();
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    const [code, signal] = await closed;
    children.delete(child);
    return { code, signal, took: Date.now() - at, said };
  };
  const heard = async (text: string): Promise<void> => {
    while (!said.includes(text)) await once(child.stdout, 'data');
  };
  return { url, end, heard };
}
/** A wire that says this much and then nothing. */
async function wire(url: URL, text: string): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}
const answered = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

test('a signal ends it whatever is connected: bare wires, half a request, an idle one, a socket that answers nothing', async () => {
  const { url, end } = await serve('wires', '--no-bots');
  // What the web server loads only when asked is there, too.
  expect(await (await fetch(new URL('/api/docs', url))).json()).toMatchObject({ info: { title: 'Baraja' } });
  const idle = await wire(url, `GET /api/lobby HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`);
  await answered(idle);
  const me = await fetch(new URL('/api/me', url));
  const cookie = me.headers.getSetCookie()[0]!.split(';')[0]!;
  const handshake = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13', `Cookie: ${cookie}`];
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  const socket = await wire(
    url,
    `GET /ws HTTP/1.1\r\nHost: ${url.host}\r\n${[...handshake, key].join('\r\n')}\r\n\r\n`,
  );
  expect(await answered(socket)).toContain('101 Switching Protocols');
  await wire(url, '');
  await wire(url, `POST /api/signin HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 50\r\n\r\n{"na`);
  await wire(url, 'GET /api/he');
  // All of them are accepted before this one is.
  expect((await fetch(new URL('/api/health', url))).status).toBe(200);
  const { code, signal, took, said } = await end();
  expect({ code, signal, said }).toMatchObject({ code: 0, signal: null });
  expect(took).toBeLessThan(SOON * busyness());
  expect(said).toContain('The store is closed.');
});

test('a signal ends it whatever a bot is thinking, the hand parked and the store closed', async () => {
  for (let run = 0; run < 1; run++) {
    const { url, end } = await serve('bots', '--pace', '0');
    const me = await fetch(new URL('/api/me', url));
    const cookie = me.headers.getSetCookie()[0]!.split(';')[0]!;
    const socket = new WebSocket(new URL('/ws', url.href.replace('http', 'ws')), { headers: { cookie } });
    await once(socket, 'open');
    let updates = 0;
    const playing = new Promise<void>((resolve) => {
      socket.on('message', (frame) => {
        if (String(frame).startsWith('{"t":"update"') && ++updates === 40 + run * 25) resolve();
      });
    });
    for (const table of standing(Date.now())) socket.send(JSON.stringify({ t: 'watch', table }));
    await playing;
    const { code, took, said } = await end();
    expect({ run, code, said }).toMatchObject({ run, code: 0 });
    expect(took).toBeLessThan(SOON * busyness());
    expect(said).toContain('The store is closed.');
    // Closed, and not only left: what was written beside the file has gone into it.
    const log = join(data, 'bots', 'room.db-wal');
    expect(existsSync(log) && statSync(log).size > 0).toBe(false);
  }
});

test('--houses: a house of one’s own opens; a change is a new edition, one that does not check leaves the old in force', async () => {
  const folder = join(data, 'own');
  const wrote = spawnSync(process.execPath, [shipped.file, 'book', 'new', join(folder, 'luna'), '--name', 'Luna'], {
    encoding: 'utf8',
  });
  expect(wrote.stdout).toContain('house.yaml');
  const page = join(folder, 'luna', 'hold.yaml');
  const change = (was: string | RegExp, is: string): void =>
    writeFileSync(page, readFileSync(page, 'utf8').replace(was, is));
  const { url, end, heard } = await serve('own-houses', '--no-bots', '--houses', folder);
  const luna = async (): Promise<LobbyHouse | undefined> => {
    const { houses } = (await (await fetch(new URL('/api/lobby', url))).json()) as Lobby;
    return houses.find(({ id }) => id === 'luna');
  };
  const games = async (): Promise<readonly string[]> => (await luna())?.games.map(({ id }) => id) ?? [];
  expect(readFileSync(join(folder, 'luna', 'house.yaml'), 'utf8')).toContain(
    `felt: '${(await luna())!.colours!.felt}'`,
  );
  expect(await games()).toEqual(['luna-hold']);
  // Its book is read like the others', and its examples are there to be shown.
  const asked = async (path: string) => (await fetch(new URL(`/api/books/luna${path}`, url))).text();
  expect(JSON.parse(await asked(''))).toMatchObject({
    id: 'luna',
    name: 'Luna',
    games: [{ id: 'luna-hold', short: 'hold' }],
  });
  expect(JSON.parse(await asked('/pages')).examples[0]).toMatchObject({ game: 'luna-hold' });
  change(/^ {4}en: .*$/m, '    en: Put better.');
  await heard('House luna: a new edition');
  expect(await asked('')).toContain('Put better.');
  change('hole: 2', 'hale: 2');
  await heard('hale');
  await heard('the edition in force stays');
  change('hale: 2', 'hole: 2');
  await heard('House luna is in order again');
  expect(await games()).toEqual(['luna-hold']);
  expect((await end()).code).toBe(0);
});

test('another word of a ruling, and a restart: the table and its hands are there, the house gone or not, and verify passes', async () => {
  const folder = join(data, 'ruled');
  spawnSync(process.execPath, [shipped.file, 'book', 'new', join(folder, 'luna'), '--name', 'Luna', '--stakes', '2/4']);
  appendFileSync(join(folder, 'luna', 'house.yaml'), '\npractice: [ { game: luna-hold, stake: 2/4 } ]\n');
  const table = 'practice-luna-hold-2x4';
  const page = join(folder, 'luna', 'hold.yaml');
  const ruling = (word: string): string => ['asks', 'ruling'].map((key) => `${key}: ${word}`).join(', ');
  const written = readFileSync(page, 'utf8');
  const rule = (word: string): void =>
    writeFileSync(
      page,
      `${written}  AMB-LUNA-1: { en: { ${ruling(word)} }, es: { ${ruling(word)} }, under: LUNA-HOLD-5 }\n`,
    );
  rule('First');
  const open = (...more: string[]) => serve('ruled', '--pace', '0', ...more);
  /** Looks on until so many hands more have been played; the editions of all of them, the last first. */
  const editions = async (url: URL, cookie: string, more = 2): Promise<readonly string[]> => {
    const socket = new WebSocket(new URL('/ws', url.href.replace('http', 'ws')), { headers: { cookie } });
    await once(socket, 'open');
    const played = new Promise<void>((resolve) => {
      let left = more;
      socket.on('message', (frame) => {
        left -= String(frame).split('"RoundClosed"').length - 1;
        if (left <= 0) resolve();
      });
    });
    socket.send(JSON.stringify({ t: 'watch', table }));
    await played;
    socket.terminate();
    const json = async <T>(path: string): Promise<T> =>
      (await fetch(new URL(`/api/tables/${table}/${path}`, url))).json() as T;
    const { rounds } = await json<{ rounds: { round: number }[] }>('rounds');
    const hands = rounds.map(({ round }) => json<{ edition: string; receipt: { edition: string } }>(`rounds/${round}`));
    return (await Promise.all(hands)).map(({ edition, receipt }) => `${edition} ${receipt.edition}`);
  };
  const own = ['--houses', folder];
  const first = await open(...own);
  const me = await fetch(new URL('/api/me', first.url));
  const cookie = me.headers.getSetCookie()[0]!.split(';')[0]!;
  const was = await editions(first.url, cookie);
  expect(new Set(was).size).toBe(1);
  expect((await first.end()).code).toBe(0);
  rule('Second');
  const second = await open(...own);
  const now = await editions(second.url, cookie);
  expect(now.slice(-was.length)).toEqual(was);
  expect(new Set(now).size).toBe(2);
  expect((await second.end()).code).toBe(0);
  // The folder is not given any more: the house is gone, and its table plays on.
  const third = await open();
  const last = await editions(third.url, cookie, 1);
  expect(last.slice(-now.length)).toEqual(now);
  expect(
    ((await (await fetch(new URL('/api/lobby', third.url))).json()) as Lobby).houses.map(({ id }) => id),
  ).not.toContain('luna');
  expect((await third.end()).code).toBe(0);
  expect(await shipped.run(['verify', '--data', join(data, 'ruled')])).toMatchObject({ code: 0 });
});
