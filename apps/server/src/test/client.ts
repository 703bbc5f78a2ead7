// A client over real HTTP and a real socket: a cookie jar, a list of frames, and a way to wait for one.
import type { Received, ServerFrame, TableView } from '@baraja/room';
import { WebSocket } from 'ws';
import { type Running, type ServerSettings, serve } from '../index.js';

/** Milliseconds until something is given up: as long as a slow machine needs. */
const PATIENCE = 120_000;

export const server = (more: Partial<ServerSettings> = {}): Promise<Running> =>
  serve({
    host: '127.0.0.1',
    port: 0,
    data: ':memory:',
    grant: 1_000_000,
    pace: 0,
    bots: false,
    passwordCost: 10,
    ...more,
  });

type Of<T extends ServerFrame['t']> = Extract<ServerFrame, { t: T }>;
interface Waiting {
  readonly test: (frame: ServerFrame) => boolean;
  readonly resolve: (frame: ServerFrame) => void;
}

export class Client {
  cookie = '';
  /** Sent with everything: where one comes from, behind a proxy. */
  from: Record<string, string> = {};
  readonly frames: ServerFrame[] = [];
  /** Every byte that came in over the socket. */
  readonly texts: string[] = [];
  closedWith: number | null = null;
  private socket: WebSocket | null = null;
  private waiting: Waiting[] = [];
  private number = 0;
  readonly views = new Map<string, TableView>();

  constructor(readonly url: string) {}

  async http(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${this.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...json, ...this.from, ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) this.keep(set.split(';')[0]!);
    return response;
  }
  /** One cookie of a name. */
  private keep(cookie: string): void {
    const name = cookie.slice(0, cookie.indexOf('=') + 1);
    const others = this.cookie.split('; ').filter((one) => one !== '' && !one.startsWith(name));
    this.cookie = [cookie, ...others].join('; ');
  }
  async json<T = Record<string, unknown>>(path: string, body?: unknown): Promise<T> {
    return (await (await this.http(path, body)).json()) as T;
  }
  /** Comes in as a guest and opens a socket. */
  async enter(): Promise<this> {
    if (!this.cookie) await this.http('/api/me');
    await this.connect();
    return this;
  }
  connect(headers: Record<string, string> = {}): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.cookie, ...this.from, ...headers },
    });
    this.socket = socket;
    this.closedWith = null;
    socket.on('message', (data) => {
      const text = String(data);
      const frame = JSON.parse(text) as ServerFrame;
      this.texts.push(text);
      this.frames.push(frame);
      if ('view' in frame && frame.t !== 'start') this.views.set(frame.table, frame.view);
      this.waiting = this.waiting.filter((w) => {
        if (!w.test(frame)) return true;
        w.resolve(frame);
        return false;
      });
    });
    return new Promise((resolve) => {
      socket.on('close', (code) => {
        this.closedWith = code;
        resolve();
      });
      socket.on('error', () => resolve());
      socket.on('message', () => resolve());
    });
  }
  /** Cuts the wire, without a word. */
  cut(): void {
    this.socket?.terminate();
  }
  /** Neither reads nor answers any more, but holds the wire. */
  freeze(): void {
    this.socket?.pause();
  }
  /** The socket's own pings, as many at once. */
  pings(count: number): void {
    for (let i = 0; i < count; i++) this.socket?.ping();
  }
  /** False when the wire is not there any more. */
  raw(data: string | Buffer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(data);
    return true;
  }
  send(frame: object): void {
    this.raw(JSON.stringify(frame));
  }
  /** The next frame that passes; what has already come does not count. */
  next<T extends ServerFrame['t']>(t: T, test: (frame: Of<T>) => boolean = () => true, ms = PATIENCE): Promise<Of<T>> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no ${t} came; last: ${this.texts.at(-1)?.slice(0, 200)}`)), ms);
      const done = (frame: ServerFrame): void => {
        clearTimeout(late);
        resolve(frame as Of<T>);
      };
      this.waiting.push({ test: (frame) => frame.t === t && test(frame as Of<T>), resolve: done });
    });
  }
  async watch(table: string): Promise<TableView> {
    const told = this.next('table', (f) => f.table === table);
    this.send({ t: 'watch', table });
    return (await told).view;
  }
  /** Asks, and waits for whatever the answer is. Who names no version asks the table as it is: if it went on meanwhile, asks again. */
  async ask(table: string, ask: Received, p: { expect?: number; id?: string } = {}): Promise<ServerFrame> {
    const answer = await this.askOnce(table, ask, p);
    return answer.t === 'stale' && p.expect === undefined && p.id === undefined ? this.ask(table, ask) : answer;
  }
  private askOnce(table: string, ask: Received, p: { expect?: number; id?: string }): Promise<ServerFrame> {
    const id = p.id ?? `q${++this.number}`;
    const expect = p.expect ?? this.views.get(table)?.version ?? 0;
    const kinds = ['ack', 'refused', 'stale', 'ruling'];
    const answer = new Promise<ServerFrame>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no answer to ${JSON.stringify(ask)}`)), PATIENCE);
      const done = (frame: ServerFrame): void => {
        clearTimeout(late);
        resolve(frame);
      };
      this.waiting.push({ test: (f) => kinds.includes(f.t) && 'id' in f && f.id === id, resolve: done });
    });
    this.send({ t: 'do', id, table, expect, ask });
    return answer;
  }
  view(table: string): TableView {
    return this.views.get(table)!;
  }
}

export const HOLD = { house: 'rogelios', game: 'hold', stake: '3/6' };

/** Waits for something to become true. */
export async function until(what: () => boolean | Promise<boolean>, ms = PATIENCE): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    if (await what()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`it never came true: ${what}`);
}

/** Plays for a client: checks or calls whenever asked, until told to stop. */
export function autoplay(client: Client, table: string): () => void {
  let busy = false;
  let stopped = false;
  const timer = setInterval(async () => {
    const round = client.views.get(table)?.round;
    if (busy || stopped || !round || round.menu.length === 0) return;
    busy = true;
    const option = ['check', 'call', 'decline'].map((t) => round.menu.find((o) => o.type === t)).find(Boolean);
    const silent = option ?? round.menu.find((o) => o.ifSilent) ?? round.menu[0]!;
    const cards = silent.cards ? { cards: silent.cards.from.slice(0, silent.cards.min) } : {};
    await client.ask(table, { type: 'act', act: silent.type, ...cards }).catch(() => {});
    busy = false;
  }, 5);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
