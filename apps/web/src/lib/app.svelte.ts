// The page as a whole: who is here, where one is, the one socket, the tables looked at, and what is being said.

import { Link, type LinkState, type LobbyBy, type SocketLike } from '@baraja/client';
import { Announcer } from './announce.js';
import { api, type Trouble, troubleOf } from './api.js';
import type { Sound } from './beats.js';
import { isOwn, ownSocket } from './own.js';
import { PACES } from './pace.js';
import { browserParts } from './parts.js';
import { prefs } from './prefs.svelte.js';
import { hrefOf, type Route, readRoute, sentTo } from './route.js';
import { playSound } from './sound.js';
import { type Surroundings, TableModel } from './table.svelte.js';
import type { HeardFrame, Lobby, OfficeNews, PROTOCOL, ServerFrame, Sign, You, YourTable } from './wire.js';

/** Which frames this page speaks. */
const SPOKEN: typeof PROTOCOL = 1;
/** Who asks for the lobby too often gets it after so long, in milliseconds. */
const LOBBY_AGAIN = 2500;
/** So long, in milliseconds, a connection may be away before it is said. */
const LOST_AFTER = 2000;

const later = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
/** One's turn is a touch, a clock that runs out three. */
const SHAKES: Readonly<Partial<Record<Sound, readonly number[]>>> = { turn: [60], clock: [40, 60, 40, 60, 40] };
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(36))
    .join('')
    .slice(0, 20);

/** What a link needs of the browser. */
const AROUND = { later, random: Math.random, id: randomId };

/** Where a clause is cited: it is read in that house's book, and in the words that the table, or a past hand there, is played by. */
export interface ReadAt {
  readonly house: string;
  readonly game?: string;
  readonly table?: string;
  readonly round?: number;
}

class App {
  you = $state.raw<You | null>(null);
  lobby = $state.raw<Lobby | null>(null);
  private lobbyVersion = 0;
  /** Where one sits, as it was told at that moment of this browser's clock. */
  yours = $state.raw<{ readonly tables: readonly YourTable[]; readonly at: number }>({ tables: [], at: 0 });
  /** A link that was sent has an address of its own, so that it can be told of where it is pasted; here it is a place like others. */
  route = $state.raw<Route>(readRoute(sentTo(location.pathname) ?? location.hash));
  link = $state<LinkState>('connecting');
  /** There was a connection, and there has been none for a while: worth saying. One that comes back sooner was never missed. */
  isLost = $state(false);
  private losing: (() => void) | null = null;
  private wasOpen = false;
  /** What screen readers hear, and what the page shows as a passing note. */
  spoken = $state('');
  note = $state('');
  trouble = $state.raw<Trouble | null>(null);
  /** Does the room speak other frames than this page, which was loaded before it was renewed? */
  outdated = $state(false);
  /** The clause that is being read, and where it was cited. */
  clause = $state.raw<{ readonly id: string; readonly at: ReadAt | null } | null>(null);
  /** Whose table or past hand is before one. */
  readAt = $state.raw<ReadAt | null>(null);
  dialog = $state<'settings' | 'keys' | 'account' | 'seat' | 'floor' | null>(null);
  /** How often the room has said that something has changed on a list one is on; 0: one is on none. */
  listed = $state(0);
  /** Rises whenever a club of one's own is not as it was. */
  clubsSeen = $state(0);
  /** A table at which a seat is to be taken as soon as it is seen. */
  wantsSeat = $state<string | null>(null);
  private readonly tables = new Map<string, TableModel>();
  private noteTimer: (() => void) | null = null;
  private officeChanged: ((parts: readonly OfficeNews[]) => void) | null = null;
  readonly announcer = new Announcer(later, (text) => {
    this.spoken = text;
  });
  private readonly socket = new Link(
    {
      ...AROUND,
      open: () => new WebSocket(new URL('/ws', location.href.replace(/^http/, 'ws'))) as unknown as SocketLike,
    },
    {
      state: (state) => this.linked(state),
      frame: (frame) => this.heard(frame),
      unknown: () => void this.signIn(),
      sent: (id) => this.sent(id),
    },
  );
  private linked(state: LinkState): void {
    this.link = state;
    if (state === 'open') {
      this.wasOpen = true;
      this.isLost = false;
      this.losing?.();
      this.losing = null;
    } else if (this.wasOpen) {
      this.losing ??= later(LOST_AFTER, () => {
        this.isLost = true;
      });
    }
  }
  /** To the tables in the page itself. */
  private readonly own = new Link(
    { ...AROUND, open: ownSocket },
    { state: () => {}, frame: (frame) => this.heard(frame), unknown: () => {}, sent: (id) => this.sent(id) },
  );
  private linkTo(table: string): Link {
    if (!isOwn(table)) return this.socket;
    this.own.connect();
    return this.own;
  }
  private sent(id: string): void {
    for (const table of this.tables.values()) table.sent(id);
  }

  /** One's part in every shuffle. */
  readonly parts = browserParts((frame) => this.linkTo(frame.table).add(frame));

  async start(): Promise<void> {
    const sent = sentTo(location.pathname);
    if (sent) history.replaceState(null, '', `/${sent}`);
    const arrive = () => {
      this.route = readRoute(location.hash);
    };
    addEventListener('hashchange', arrive);
    // The address may have changed while the page's language was fetched.
    arrive();
    addEventListener('online', () => this.socket.nudge());
    addEventListener('visibilitychange', () => this.socket.nudge());
    await this.signIn();
  }
  private signingIn: Promise<void> | null = null;
  /** A session first, then the socket, which is known by it. Asked for once at a time: a browser that asks twice comes in as two guests. */
  signIn(): Promise<void> {
    this.signingIn ??= this.comeIn().finally(() => {
      this.signingIn = null;
    });
    return this.signingIn;
  }
  private async comeIn(): Promise<void> {
    try {
      this.you = await api.me();
      prefs.called = this.you.name;
      // What the page itself knew of the houses makes way for what the room says.
      if (this.trouble && this.lobby) void this.loadLobby();
      this.trouble = null;
    } catch (error) {
      this.trouble = troubleOf(error);
      // What was read before can be read again without the room.
      if (!this.lobby) this.lobby = await api.lobby().catch(() => null);
      later(3000, () => void this.signIn());
      return;
    }
    this.socket.connect();
  }
  /** The session is another one now: the socket must be, too. */
  async reconnect(): Promise<void> {
    this.socket.close();
    await this.signIn();
  }

  async loadLobby(): Promise<void> {
    try {
      this.lobby = await api.lobby();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.kind === 'error' && trouble.error === 'tooFast') later(LOBBY_AGAIN, () => void this.loadLobby());
      else this.trouble = trouble;
    }
  }

  /** A clause is to be read; one that is named in another, where that is cited. */
  cite(id: string, at: ReadAt | null = this.clause?.at ?? this.readAt): void {
    this.clause = { id, at };
  }
  go(route: Route): void {
    location.hash = hrefOf(route);
  }
  table(id: string): TableModel {
    let table = this.tables.get(id);
    if (!table) {
      table = this.modelOf(id, (at, expect, ask) => this.linkTo(at).ask(at, expect, ask));
      this.tables.set(id, table);
      this.linkTo(id).watch(id);
    }
    return table;
  }
  /** A table as the page shows it, whoever answers what is asked at it: the room, or for a lesson the page itself. */
  modelOf(id: string, ask: Surroundings['ask'], passes: Surroundings['passes'] = () => true): TableModel {
    const table: TableModel = new TableModel(id, {
      ask,
      watchAgain: (at) => this.linkTo(at).watch(at),
      steps: () => (prefs.showdown === 'once' ? 0 : table.alone ? PACES[prefs.pace] : 1),
      pace: () => (prefs.moves ? (table.alone ? PACES[prefs.pace] : 1) : 0),
      sound: (sound) => {
        this.sounds(sound);
      },
      announce: (line) => this.announcer.say(line.say(prefs.language)),
      passes: (option) => prefs.passes && passes(option),
      interest: () => prefs.interest,
      passed: (option) => this.answer(prefs.t.table.byItself(prefs.say.option(option))),
      yourTurn: () => {
        this.sounds('turn');
        this.announcer.say(prefs.t.table.yourTurn);
      },
    });
    return table;
  }
  leaveTable(id: string): void {
    // From its felt to who is coming to it, or back: one is still there.
    const { route } = this;
    if ((route.at === 'table' || route.at === 'evening') && route.table === id) return;
    this.linkTo(id).unwatch(id);
    this.tables.delete(id);
  }
  /** Follows the lobby, only where one sits oneself, or neither. */
  follow(by: false | LobbyBy): void {
    this.socket.lobby(by);
  }
  /** Follows a house's office; `changed` is told which parts are not as they were. */
  followOffice(house: string, changed: (parts: readonly OfficeNews[]) => void): () => void {
    this.officeChanged = changed;
    this.socket.office(house);
    return () => {
      if (this.officeChanged !== changed) return;
      this.officeChanged = null;
      this.socket.office(null);
    };
  }
  say(table: string, text: string): boolean {
    return this.linkTo(table).chat(table, text);
  }
  react(table: string, line: number, sign: Sign): boolean {
    return this.linkTo(table).react(table, line, sign);
  }
  /** One's time is nearly up. */
  /** A sound, and on a phone a short shake for what one should not miss. */
  private sounds(sound: Sound): void {
    if (prefs.sound) playSound(sound, prefs.volume / 100);
    const shake = SHAKES[sound];
    if (shake && prefs.shakes && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...shake]);
  }
  ring(): void {
    this.sounds('clock');
  }
  /** A seat is kept for somebody: heard, felt and said, as his turn is. */
  called(text: string): void {
    this.sounds('turn');
    this.answer(text);
  }
  /** An answer to a question: heard, and seen for a while. */
  answer(text: string): void {
    this.announcer.answer(text);
    this.show(text);
  }
  show(text: string): void {
    this.note = text;
    this.noteTimer?.();
    this.noteTimer = later(4500, () => {
      this.note = '';
    });
  }

  /** What does not follow on what is shown is asked for whole. */
  private lobbyChanged({ from, version, tables, gone }: Extract<ServerFrame, { t: 'lobbyChange' }>): void {
    if (!this.lobby || from !== this.lobbyVersion) {
      this.socket.lobby('difference');
      return;
    }
    this.lobbyVersion = version;
    const changed = new Map(tables.map((table) => [table.id, table]));
    const kept = this.lobby.tables.filter(({ id }) => !gone.includes(id));
    const known = new Set(kept.map(({ id }) => id));
    const now = kept.map((table) => changed.get(table.id) ?? table);
    this.lobby = { ...this.lobby, tables: [...now, ...tables.filter(({ id }) => !known.has(id))] };
  }
  private heard(frame: HeardFrame): void {
    this.parts.heard(frame);
    switch (frame.t) {
      case 'hello':
        this.you = frame.you;
        prefs.called = frame.you.name;
        this.outdated = frame.protocol !== SPOKEN;
        return;
      case 'lobby':
        this.lobby = frame.lobby;
        this.lobbyVersion = frame.version;
        return;
      case 'lobbyChange':
        this.lobbyChanged(frame);
        return;
      case 'yours':
        this.yours = { tables: frame.tables, at: performance.now() };
        return;
      case 'balance':
        if (this.you) this.you = { ...this.you, balance: frame.balance };
        return;
      case 'bad':
        this.show(
          frame.why === 'too-fast'
            ? prefs.t.errors.tooFast
            : frame.why === 'no-such-table'
              ? prefs.t.errors.noTable
              : prefs.t.errors.failed,
        );
        if (frame.why === 'no-such-table') for (const table of this.tables.values()) if (!table.view) table.gone = true;
        if (frame.why === 'not-signed-in') void this.reconnect();
        return;
      case 'listsChanged':
        this.listed++;
        return;
      case 'clubChanged':
        this.clubsSeen++;
        return;
      case 'officeChanged':
        this.officeChanged?.(frame.parts);
        return;
      case 'receipt':
      case 'no-receipt':
      case 'pong':
        return;
      default:
        this.tables.get(frame.table)?.receive(frame);
    }
  }
}
export const app = new App();
/** One of several tables side by side, in a page around them. */
export const isFramed = globalThis.top !== globalThis.self;
