// A room as a program meets it: come in, look at the lobby, sit at tables, act. Lost connections come back by themselves; what was asked
// and not answered is asked again under the same id, which the room answers once.
import type { Asked, HeardFrame, Lobby, Refused, RoomRefusal, TableView, ToldEvent, You } from './frames.js';
import { Http } from './http.js';
import { type AnySocket, Link, type LinkState } from './link.js';

export interface RoomOptions {
  /** A session to go on with: `room.http.cookie` of another time. */
  readonly cookie?: string;
  /** How a socket is opened, with the session's cookie; the platform's own WebSocket if left out, whose cookies are a browser's. */
  readonly socket?: (url: string, cookie: string) => AnySocket;
  readonly onState?: (state: LinkState) => void;
}
/** What came of something that was asked. `stale`: the table had gone on meanwhile, nothing was done, and the view is the new one. */
export type Answer =
  | { readonly done: true; readonly version: number }
  | { readonly done: false; readonly why: 'refused'; readonly refusal: Refused | RoomRefusal }
  | { readonly done: false; readonly why: 'stale' };

type Told = (view: TableView, events: readonly ToldEvent[]) => void;

/** A table one watches: its view as one may see it, and what one asks of it. */
export class WatchedTable {
  private seen: TableView | null = null;
  private version = 0;
  private readonly hearers = new Set<Told>();
  private first: (view: TableView) => void = () => {};
  /** The first view, when it has come. */
  readonly ready = new Promise<TableView>((resolve) => {
    this.first = resolve;
  });
  /** Is it closed, or was it never there? */
  gone = false;

  constructor(
    readonly id: string,
    private readonly send: (table: string, version: number, ask: Asked) => Promise<Answer>,
    private readonly drop: (table: string) => void,
  ) {}

  get view(): TableView | null {
    return this.seen;
  }
  /** Tells of every change, and of the view as it is. Call what comes back to hear no more. */
  on(hearer: Told): () => void {
    this.hearers.add(hearer);
    if (this.seen) hearer(this.seen, []);
    return () => this.hearers.delete(hearer);
  }
  /** The view as soon as it is so, which may be at once. */
  until(is: (view: TableView) => boolean): Promise<TableView> {
    return new Promise((resolve) => {
      const hearer: Told = (view) => {
        if (!is(view)) return;
        this.hearers.delete(hearer);
        resolve(view);
      };
      this.on(hearer);
    });
  }
  /** Asks something of the table as one has seen it last: `{ type: 'act', act: 'raise', amount: 600 }`. */
  ask(ask: Asked): Promise<Answer> {
    return this.send(this.id, this.version, ask);
  }
  close(): void {
    this.hearers.clear();
    this.drop(this.id);
  }

  /** For the room: a frame about this table has come. */
  hear(frame: HeardFrame): void {
    if (frame.t === 'gone') this.gone = true;
    if (frame.t !== 'table' && frame.t !== 'update' && frame.t !== 'stale') return;
    this.version = frame.version;
    this.seen = frame.view;
    this.first(frame.view);
    for (const hearer of this.hearers) hearer(frame.view, frame.t === 'update' ? frame.events : []);
  }
}

export class RoomClient {
  readonly http: Http;
  private readonly link: Link;
  private readonly tables = new Map<string, WatchedTable>();
  private readonly waiting = new Map<string, (answer: Answer) => void>();

  private constructor(
    url: string,
    readonly me: You,
    http: Http,
    options: RoomOptions,
  ) {
    this.http = http;
    const open = options.socket ?? platformSocket;
    const world = {
      open: () => open(`${url.replace(/^http/, 'ws')}/ws`, this.http.cookie),
      later: (ms: number, run: () => void) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      random: () => Math.random(),
      id: () => globalThis.crypto.randomUUID(),
    };
    this.link = new Link(world, {
      state: (state) => options.onState?.(state),
      frame: (frame) => this.hear(frame),
      sent: () => {},
      unknown: () => options.onState?.('waiting'),
    });
    this.link.connect();
  }

  /** Comes in: as whoever the cookie says, or as a guest. */
  static async enter(url: string, options: RoomOptions = {}): Promise<RoomClient> {
    const address = url.replace(/\/+$/, '');
    const http = new Http(address);
    if (options.cookie) http.cookie = options.cookie;
    return new RoomClient(address, await http.get<You>('/api/me'), http, options);
  }
  lobby(): Promise<Lobby> {
    return this.http.get<Lobby>('/api/lobby');
  }
  /** Opens a table of practice and answers with its id. */
  async practise(house: string, game: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
    return (await this.http.post<{ table: string }>('/api/practice', { house, game, ...more })).table;
  }
  /** Watches a table from now on. The same table is watched once. */
  watch(id: string): WatchedTable {
    const known = this.tables.get(id);
    if (known) return known;
    const table = new WatchedTable(
      id,
      (at, version, ask) => this.ask(at, version, ask),
      (at) => {
        this.tables.delete(at);
        this.link.unwatch(at);
      },
    );
    this.tables.set(id, table);
    this.link.watch(id);
    return table;
  }
  close(): void {
    this.link.close();
  }

  private ask(table: string, version: number, ask: Asked): Promise<Answer> {
    return new Promise((resolve) => this.waiting.set(this.link.ask(table, version, ask), resolve));
  }
  private hear(frame: HeardFrame): void {
    if ('table' in frame) this.tables.get(frame.table)?.hear(frame);
    if (frame.t === 'ack') this.answer(frame.id, { done: true, version: frame.version });
    if (frame.t === 'stale') this.answer(frame.id, { done: false, why: 'stale' });
    if (frame.t === 'refused') this.answer(frame.id, { done: false, why: 'refused', refusal: frame.refusal });
  }
  private answer(id: string, answer: Answer): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }
}

/** Browsers, and Node from 22 on, have sockets of their own; they take no cookie, so a session must be the browser's. */
function platformSocket(url: string): AnySocket {
  const Socket = (globalThis as { WebSocket?: new (url: string) => AnySocket }).WebSocket;
  if (!Socket)
    throw new Error(
      'there is no WebSocket here: give one, such as (url, cookie) => new (require("ws"))(url, { headers: { cookie } })',
    );
  return new Socket(url);
}
