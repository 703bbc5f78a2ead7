// One socket for everything a client has to do with a room. It comes back by itself, watches again what was watched, and sends
// again what was not answered, under the same id, so that nothing is done twice. It knows no tables and no rules.
import { changed, lengthened, sumOf } from '@baraja/room/change';
import type { Asked, CLOSES, ClientFrame, HeardFrame, ServerFrame, Sign, TableView, WIRE } from './frames.js';

/** A socket as the link needs it. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((event?: { readonly code?: number }) => void) | null;
  onerror?: (() => void) | null;
  send(text: string): void;
  close(): void;
}
/** A browser's socket, or that of `ws`, too: their events are of classes of their own, of which no more is read than `SocketLike` has. */
export interface AnySocket {
  onopen: ((event: never) => void) | null;
  onmessage: ((message: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror?: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}
/** The world around it, so that tests can play the world. */
export interface LinkWorld {
  open(): AnySocket;
  later(ms: number, run: () => void): () => void;
  random(): number;
  /** A new id for a command. */
  id(): string;
}
export type LinkState = 'connecting' | 'open' | 'waiting';
export interface LinkListener {
  state(state: LinkState): void;
  frame(frame: HeardFrame): void;
  /** A command has gone out. */
  sent(id: string): void;
  /** The room does not know who this is: the session was ended. There must be another before it is worth connecting again. */
  unknown(): void;
}
type DoFrame = Extract<ClientFrame, { t: 'do' }>;

/** The code it is closed with when the session is none any more. */
const UNKNOWN: typeof CLOSES.unknown = 4401;
/** How tables are told, as far as this end knows; and of how many it remembers the rules. */
const SPOKEN: typeof WIRE = 2;
const RULES_KEPT = 24;
const WAIT_LEAST = 300;
const WAIT_MOST = 8000;
/** Silence is broken by a ping after the first; without an answer by the second, the socket is given up. */
const QUIET_MS = 15_000;
const DEAF_MS = 8_000;
/** A socket that is not open by then is given up, too: a wire that was cut meanwhile says nothing. */
const OPEN_MS = 15_000;

/** How long to wait before the next attempt: doubling, never alike for two clients. */
export const backoff = (attempt: number, random: number): number =>
  Math.round(Math.min(WAIT_MOST, WAIT_LEAST * 2 ** attempt) * (0.6 + 0.8 * random));

export class Link {
  state: LinkState = 'waiting';
  private socket: AnySocket | null = null;
  private attempt = 0;
  private readonly watched = new Set<string>();
  private lobbyOn: false | LobbyBy = false;
  private officeOn: string | null = null;
  private readonly unanswered = new Map<string, DoFrame>();
  /** The last view of each table: what the next change is a change of. */
  private readonly views = new Map<string, TableView>();
  /** Rules by their sums: what is told once is not told again, at other tables and after a wire that was cut. */
  private readonly rules = new Map<string, TableView['rules']>();
  /** What the room speaks: it says so when it greets. */
  private wire = 1;
  private cancelRetry: (() => void) | null = null;
  private cancelBeat: (() => void) | null = null;

  constructor(
    private readonly world: LinkWorld,
    private readonly listener: LinkListener,
  ) {}

  connect(): void {
    if (this.socket) return;
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.become('connecting');
    const socket = this.world.open();
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = ({ data }: { data: unknown }) => this.heard(socket, data);
    socket.onclose = (event?: { code?: number }) => this.lost(socket, event?.code);
    // A close follows; in Node an error that nobody hears would end the program.
    socket.onerror = () => undefined;
    this.giveUpAfter(OPEN_MS);
  }
  /** The network is back, or somebody looks at the page again: an attempt that is due later is made at once. No session, no attempt. */
  nudge(): void {
    if (this.cancelRetry) this.connect();
  }
  close(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.cancelBeat?.();
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.become('waiting');
  }

  watch(table: string): void {
    this.watched.add(table);
    this.look(table);
  }
  unwatch(table: string): void {
    this.views.delete(table);
    if (this.watched.delete(table)) this.send({ t: 'unwatch', table });
  }
  /** Follows the lobby, or only where one sits oneself. */
  lobby(by: false | LobbyBy): void {
    this.lobbyOn = by;
    this.send(lobbyFrame(by));
  }
  /** Follows a house's office, or none. */
  office(house: string | null): void {
    const was = this.officeOn;
    this.officeOn = house;
    if (house) this.send({ t: 'office', house, on: true });
    else if (was) this.send({ t: 'office', house: was, on: false });
  }
  /** What needs no answer, and is not sent again: a part in a shuffle. */
  add(frame: Extract<ClientFrame, { t: 'vow' | 'part' }>): void {
    this.send(frame);
  }
  chat(table: string, text: string): boolean {
    return this.send({ t: 'chat', table, text });
  }
  react(table: string, line: number, sign: Sign): boolean {
    return this.send({ t: 'react', table, line, sign });
  }
  /** Asks something of a table. Its id is known at once; `sent` and the answer follow. */
  ask(table: string, expect: number, ask: Asked): string {
    const id = this.world.id();
    const frame: DoFrame = { t: 'do', id, table, expect, ask };
    this.unanswered.set(id, frame);
    if (this.send(frame)) this.listener.sent(id);
    return id;
  }

  private become(state: LinkState): void {
    if (this.state === state) return;
    this.state = state;
    this.listener.state(state);
  }
  private send(frame: ClientFrame): boolean {
    if (this.state !== 'open' || !this.socket) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }
  private opened(socket: AnySocket): void {
    if (socket !== this.socket) return;
    this.attempt = 0;
    this.become('open');
    if (this.lobbyOn) this.send(lobbyFrame(this.lobbyOn));
    if (this.officeOn) this.send({ t: 'office', house: this.officeOn, on: true });
    this.views.clear();
    for (const table of this.watched) this.look(table);
    for (const frame of this.unanswered.values()) {
      this.send(frame);
      this.listener.sent(frame.id);
    }
    this.listen();
  }
  private heard(socket: AnySocket, data: unknown): void {
    if (socket !== this.socket || typeof data !== 'string') return;
    this.listen();
    const frame = readFrame(data);
    if (frame === null || frame.t === 'pong') return;
    if (frame.t === 'ack' || frame.t === 'refused' || frame.t === 'stale' || frame.t === 'ruling')
      this.unanswered.delete(frame.id);
    if (frame.t === 'gone') this.watched.delete(frame.table);
    if (frame.t === 'hello') this.agree(frame.wire ?? 1);
    const heard = this.whole(frame);
    if (heard === null) return;
    if (heard.t === 'table' || heard.t === 'update') this.views.set(heard.table, heard.view);
    this.listener.frame(heard);
  }
  /** From now on both ends go by the newest that both know; a room that has gone back to an older one has understood nothing so far. */
  private agree(wire: number): void {
    const before = this.wire;
    this.wire = Math.min(wire, SPOKEN);
    if (this.wire < before) for (const table of this.watched) this.look(table);
  }
  private look(table: string): void {
    const has = [...this.rules.keys()];
    this.send({ t: 'watch', table, by: 'difference', ...(this.wire > 1 ? { wire: this.wire, has } : {}) });
  }
  /** As whoever listens has it: views whole, with their rules. Null where there is nothing to hear, or the whole had to be asked for. */
  private whole(frame: ServerFrame): HeardFrame | null {
    if (frame.t === 'rules') return this.learn(frame);
    if (frame.t === 'start') return this.started(frame);
    if (frame.t !== 'change') return frame;
    const { change, rules: named, sum, events, ...rest } = frame;
    const was = this.views.get(frame.table);
    if (was === undefined) return this.again(frame.table);
    const now = { ...changed(was, change), version: frame.version };
    const rules = named === undefined ? now.rules : this.rules.get(named)!;
    if ((named !== undefined && !this.rules.has(named)) || (sum !== undefined && sumOf(withoutRules(now)) !== sum))
      return this.again(frame.table);
    return {
      ...rest,
      t: 'update',
      events: events.map(lengthened),
      view: rules === now.rules ? now : { ...now, rules },
    };
  }
  private started({ rules: named, from, events, ...frame }: Extract<ServerFrame, { t: 'start' }>): HeardFrame | null {
    const rules = this.rules.get(named);
    if (rules === undefined) return this.again(frame.table);
    const view: TableView = { ...frame.view, rules };
    return from === undefined
      ? { ...frame, t: 'table', view }
      : { ...frame, t: 'update', from, events: events.map(lengthened), view };
  }
  private learn({ sum, rules }: Extract<ServerFrame, { t: 'rules' }>): null {
    const [oldest] = this.rules.keys();
    if (oldest !== undefined && this.rules.size >= RULES_KEPT) this.rules.delete(oldest);
    this.rules.set(sum, rules);
    return null;
  }
  /** What came cannot be put together with what is here: the whole table is asked for. */
  private again(table: string): null {
    this.views.delete(table);
    if (this.watched.has(table)) this.look(table);
    return null;
  }
  /** After a silence it asks whether anybody is there. */
  private listen(): void {
    this.cancelBeat?.();
    this.cancelBeat = this.world.later(QUIET_MS, () => {
      this.send({ t: 'ping' });
      this.giveUpAfter(DEAF_MS);
    });
  }
  private giveUpAfter(ms: number): void {
    this.cancelBeat = this.world.later(ms, () => {
      const { socket } = this;
      if (!socket) return;
      socket.close();
      this.lost(socket);
    });
  }
  private lost(socket: AnySocket, code?: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.cancelBeat?.();
    this.become('waiting');
    if (code === UNKNOWN) {
      this.listener.unknown();
      return;
    }
    this.cancelRetry = this.world.later(backoff(this.attempt++, this.world.random()), () => this.connect());
  }
}

const withoutRules = ({ rules: _, ...view }: TableView): object => view;
export type LobbyBy = 'difference' | 'yours';
const lobbyFrame = (by: false | LobbyBy): ClientFrame =>
  by ? { t: 'lobby', on: true, by } : { t: 'lobby', on: false };

function readFrame(text: string): ServerFrame | null {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null && 't' in frame ? (frame as ServerFrame) : null;
  } catch {
    return null;
  }
}

type TableFrame = Extract<HeardFrame, { t: 'table' | 'update' | 'stale' }>;

/**
 * What to do with a table's frame when this version is on the screen. `events`: it follows on, play what happened. `view`: take
 * the table as it is. `drop`: nothing new. `gap`: something was missed, ask for the whole table.
 */
export function resume(have: number | null, frame: TableFrame): 'events' | 'view' | 'drop' | 'gap' {
  if (frame.t !== 'update') return 'view';
  if (have === null) return 'gap';
  if (frame.version === have && frame.events.length === 0) return 'view'; // who looks on, or the clock, has changed
  if (frame.version <= have) return 'drop';
  if (frame.from === have) return 'events';
  return frame.from < have ? 'view' : 'gap';
}
