// A patron's socket: frames are checked against the protocol, limited, and passed to tables; what tables tell goes out. The
// seat comes from the session, never from a frame.
import {
  CLOSES,
  type ClientFrame,
  type CloseCode,
  clientFrame,
  FRAME_BYTES_MAX,
  hear,
  PROTOCOL,
  type Room,
  roomRefuse,
  type ServerFrame,
  settledBy,
  type TableActor,
  type Watcher,
  WIRE,
  watchedBy,
} from '@baraja/room';
import { BotSockets } from './bot-socket.js';
import { Bucket, Buckets } from './bucket.js';
import { LobbyBoard } from './lobby-board.js';
import { OfficeBoard } from './office-board.js';
import { askerOf, type SocketEnd, type Who } from './socket-end.js';
import { textOf } from './written.js';

export interface SocketSettings {
  readonly version: string;
  readonly now: () => number;
  /** A frame was not understood, or not allowed. */
  readonly badFrame?: (why: string) => void;
}
/** Milliseconds. A wire that was cut without a word is noticed within two of these. */
const BEAT = 15_000;
const TABLES_MAX = 12;
/** A client that does not read is cut off before it fills the memory. */
const UNSENT_MAX = 4 * 2 ** 20;
/** So many faults at once, and one every so often after that. */
const STRIKES = { most: 20, perSecond: 0.1 };
/** Sockets of one patron, from one address, and of everybody. */
const SOCKETS_MAX = { patron: 20, address: 250, all: 5000 };
/** Chat lines of one patron, through whichever of his windows. */
const CHAT = { most: 4, perSecond: 0.5 };
/** The lobby asked for, by one patron and from one address: it is the longest frame there is. */
const LOBBY = { patron: { most: 8, perSecond: 0.5 }, address: { most: 60, perSecond: 4 } };
/** Milliseconds between one word of the lobby and the next. */
const LOBBY_EVERY = 250;

/** Every open socket, so that the room can tell them of the lobby and their wallets. */
export class Sockets {
  readonly bots: BotSockets;
  private readonly open = new Set<PatronSocket>();
  private readonly chat: Buckets;
  private readonly lobbies: Record<'patron' | 'address', Buckets>;
  private readonly board: LobbyBoard;
  private lobbyDue: NodeJS.Timeout | null = null;
  private readonly offices = new OfficeBoard(() => this.open);
  private readonly beats: NodeJS.Timeout;

  constructor(
    private readonly room: Room,
    private readonly settings: SocketSettings,
  ) {
    this.bots = new BotSockets(room, settings.now);
    this.chat = new Buckets(CHAT.most, CHAT.perSecond, settings.now);
    const buckets = ({ most, perSecond }: typeof CHAT) => new Buckets(most, perSecond, settings.now);
    this.lobbies = { patron: buckets(LOBBY.patron), address: buckets(LOBBY.address) };
    this.board = new LobbyBoard(() => room.lobby());
    room.listen({
      lobbyChanged: () => this.lobbySoon(),
      walletMoved: (patron) => {
        for (const s of this.open) if (s.patron === patron) s.tellBalance().catch(() => {});
      },
      tableGone: (table, seated) => {
        for (const s of this.open) s.tellGone(table, seated);
      },
      clubChanged: (club, people) => {
        for (const s of this.open) if (people.includes(s.patron)) s.send({ t: 'clubChanged', club });
      },
      officeChanged: (house, part, concerns) => {
        this.offices.changed(house, part);
        if (part === 'lists') for (const s of this.open) if (concerns.includes(s.patron)) s.send({ t: 'listsChanged' });
      },
    });
    this.beats = setInterval(() => this.beat(), BEAT);
    this.beats.unref();
  }
  get size(): number {
    return this.open.size;
  }
  get isFull(): boolean {
    return this.open.size >= SOCKETS_MAX.all;
  }
  beat(): void {
    for (const s of this.open) s.beat();
  }
  async accept(end: SocketEnd, who: Who): Promise<void> {
    const { patron, address } = who;
    // A few windows are enough for anybody.
    const from = { patron: 0, address: 0 };
    for (const s of this.open) {
      if (s.patron === patron) from.patron++;
      if (s.address === address) from.address++;
    }
    const { open, chat, board } = this;
    if (from.patron >= SOCKETS_MAX.patron || from.address >= SOCKETS_MAX.address || open.size >= SOCKETS_MAX.all) {
      end.close(CLOSES.tooMany);
      return;
    }
    const socket = new PatronSocket(end, who, this.room, this.settings, {
      mayChat: () => chat.take(patron),
      lobby: () => (this.mayAskLobby(patron, address) ? board.whole() : null),
      gone: () => void open.delete(socket),
    });
    this.open.add(socket);
    await socket.hello();
  }
  /** Over a socket or by HTTP. Whoever has no session yet is known by his address alone. */
  mayAskLobby(patron: string, address: string): boolean {
    const { lobbies } = this;
    return (patron === '' || lobbies.patron.take(patron)) && lobbies.address.take(address);
  }
  /** A session is over, or all of a patron's: so are its sockets. */
  end(patron: string, session: string | null): void {
    this.bots.end(patron, session);
    for (const s of this.open)
      if (s.patron === patron && (session === null || s.session === session)) s.close(CLOSES.unknown);
  }
  /** At most four times a second, whatever happens at the tables. */
  private lobbySoon(): void {
    if (this.lobbyDue) return;
    this.lobbyDue = setTimeout(() => {
      this.lobbyDue = null;
      const listeners = [...this.open].filter((s) => s.wantsLobby);
      if (listeners.length > 0) {
        const seated = this.room.seated();
        for (const s of listeners) s.tellYours(seated);
      }
      const change = this.board.look();
      if (change === null) return;
      const whole = this.board.whole();
      for (const s of listeners) if (s.wantsLobby !== 'yours') s.send(s.wantsLobby === 'difference' ? change : whole);
    }, LOBBY_EVERY);
    this.lobbyDue.unref();
  }
  close(): void {
    clearInterval(this.beats);
    if (this.lobbyDue) clearTimeout(this.lobbyDue);
    this.offices.close();
    this.bots.close();
    for (const s of this.open) s.close(CLOSES.closing);
  }
}

interface Doorkeeper {
  mayChat(): boolean;
  /** The whole lobby; null for who asks too often. */
  lobby(): ServerFrame | null;
  gone(): void;
}
class PatronSocket {
  readonly patron: string;
  readonly address: string;
  readonly session: string;
  wantsLobby: false | 'whole' | 'difference' | 'yours' = false;
  /** The house whose office, or whose board, he looks at. He is told which parts have changed; what is in them is asked for. */
  office: string | null = null;
  /** Does he come into that office? */
  get isStaff(): boolean {
    const { people } = this.room;
    return this.office !== null && !('refused' in people.may(this.patron, 'see-office', this.office, this.session));
  }
  /** Where he sits, as he was told last. */
  private yours = '';
  private readonly watching = new Map<string, () => void>();
  private readonly frames: Bucket;
  private readonly strikes: Bucket;
  /** Heard of since the last beat. */
  private isAlive = true;
  /** Closed by us: what still arrives is not read. */
  private isShut = false;

  constructor(
    private readonly end: SocketEnd,
    who: Who,
    private readonly room: Room,
    private readonly settings: SocketSettings,
    private readonly door: Doorkeeper,
  ) {
    this.patron = who.patron;
    this.address = who.address;
    this.session = who.session.key;
    this.frames = new Bucket(40, 20, settings.now);
    this.strikes = new Bucket(STRIKES.most, STRIKES.perSecond, settings.now);
    end.listen({
      heard: (text) => this.heard(text ?? ''),
      pinged: () => this.beaten(),
      ponged: () => {
        if (this.isAlive) this.beaten();
        this.isAlive = true;
      },
      left: () => this.left(),
    });
  }
  async hello(): Promise<void> {
    const you = this.room.patrons.find(this.patron);
    if (!you) {
      this.close(CLOSES.unknown);
      return;
    }
    const balance = await this.room.balance(this.patron);
    this.send({
      t: 'hello',
      you: { id: you.id, name: you.name, guest: you.guest, balance },
      version: this.settings.version,
      ...{ protocol: PROTOCOL, wire: WIRE },
    });
    if (this.room.offices.isListed(this.patron)) this.send({ t: 'listsChanged' });
  }
  async tellBalance(): Promise<void> {
    this.send({ t: 'balance', balance: await this.room.balance(this.patron) });
  }
  /** Where he sits, where that has changed. Clocks tick by themselves: what is left is told with the rest. */
  tellYours(seated: ReturnType<Room['seated']>): void {
    if (this.wantsLobby !== 'difference' && this.wantsLobby !== 'yours') return;
    // Who looks at a table knows where he sits, unless it is at two.
    const tables = seated(this.patron, this.wantsLobby === 'yours' ? 2 : 1);
    const now = JSON.stringify(tables.map((one) => ({ ...one, left: null })));
    if (now === this.yours) return;
    this.yours = now;
    this.send({ t: 'yours', tables });
  }
  /** Told if he looks at the table, or sat there. */
  tellGone(table: string, seated: readonly string[]): void {
    const isLooking = this.unwatch(table);
    if (isLooking || seated.includes(this.patron)) this.send({ t: 'gone', table });
  }
  private unwatch(table: string): boolean {
    this.watching.get(table)?.();
    return this.watching.delete(table);
  }
  send(frame: ServerFrame): void {
    if (!this.end.isOpen) return;
    if (this.end.unsent > UNSENT_MAX) this.end.cut();
    else this.end.send(textOf(frame), settledBy(frame));
  }
  close(code: CloseCode): void {
    if (this.isShut) return;
    this.isShut = true;
    this.end.close(code);
  }
  /** The socket's own pings, and pongs nobody asked for, count as frames do. */
  private beaten(): void {
    if (!this.isShut && !this.frames.take()) this.strike('too-fast');
  }
  private left(): void {
    for (const stop of this.watching.values()) stop();
    this.watching.clear();
    this.door.gone();
  }
  /** A socket that keeps sending nonsense, or floods, is closed; nobody else notices. */
  private strike(why: Extract<ServerFrame, { t: 'bad' }>['why']): void {
    this.send({ t: 'bad', why });
    this.settings.badFrame?.(why);
    if (!this.strikes.take()) this.close(CLOSES.tooMany);
  }
  /** Who has not answered since the last beat is not there any more, whatever the wire says. */
  beat(): void {
    if (!this.isAlive) {
      this.end.cut();
      return;
    }
    this.isAlive = false;
    this.end.ping();
  }
  private heard(text: string): void {
    this.isAlive = true;
    if (this.isShut) return;
    if (!this.frames.take()) {
      this.strike('too-fast');
      return;
    }
    if (text.length > FRAME_BYTES_MAX) {
      this.strike('too-long');
      return;
    }
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      this.strike('not-json');
      return;
    }
    const read = clientFrame.safeParse(json);
    if (!read.success) {
      this.strike('no-such-frame');
      return;
    }
    this.handle(read.data).catch(() => this.close(CLOSES.fault));
  }
  private async handle(frame: ClientFrame): Promise<void> {
    switch (frame.t) {
      case 'ping':
        this.send({ t: 'pong' });
        return;
      case 'lobby':
        this.hearLobby(frame);
        return;
      case 'unwatch':
        this.unwatch(frame.table);
        return;
      case 'office':
        this.office = frame.on ? frame.house : null;
        return;
      default: {
        const table = this.room.tables.get(frame.table) ?? (await this.room.table(frame.table));
        if (!this.end.isOpen) return; // gone while the table woke
        if (table) return this.atTable(frame, table);
        if (frame.t !== 'do') this.send({ t: 'gone', table: frame.table });
        else this.send({ t: 'refused', id: frame.id, table: frame.table, refusal: roomRefuse('no-such-table') });
        return;
      }
    }
  }
  private hearLobby({ on, by }: Extract<ClientFrame, { t: 'lobby' }>): void {
    this.wantsLobby = false;
    if (!on) return;
    if (by === 'yours') {
      this.wantsLobby = by;
      this.yours = '[]';
      this.tellYours(this.room.seated());
      return;
    }
    const lobby = this.door.lobby();
    if (lobby === null) {
      this.strike('too-fast');
      return;
    }
    this.wantsLobby = by ?? 'whole';
    this.yours = '';
    this.tellYours(this.room.seated());
    this.send(lobby);
  }
  private watcher(frame: Extract<ClientFrame, { t: 'watch' }>): Watcher {
    const { patron, session, room } = this;
    const isProved = () => room.people.isConfirmed(patron, session);
    return { patron, ...watchedBy(frame), isProved, send: (frame) => this.send(frame) };
  }
  private async atTable(
    frame: Extract<ClientFrame, { t: 'watch' | 'do' | 'chat' | 'react' | 'vow' | 'part' }>,
    table: TableActor,
  ): Promise<void> {
    const { patron, room } = this;
    const asker = askerOf(room, patron);
    if (frame.t === 'watch') {
      if (this.watching.size >= TABLES_MAX && !this.watching.has(table.id)) {
        this.strike('too-fast');
        return;
      }
      // The new one first: who asks again was here all the time.
      const before = this.watching.get(table.id);
      this.watching.set(table.id, table.watch(this.watcher(frame), frame.seen));
      before?.();
      return;
    }
    if (frame.t === 'vow') return void table.vow(patron, frame.vow);
    if (frame.t === 'part') {
      const { round, base } = frame;
      const answer = await table.part(patron, { round, base }, frame.part);
      const of = { table: table.id, round, base };
      this.send('receipt' in answer ? { t: 'receipt', ...of, ...answer } : { t: 'no-receipt', ...of, ...answer });
      return;
    }
    if (frame.t === 'chat' || frame.t === 'react') {
      if (!this.watching.has(table.id)) {
        this.send({ t: 'bad', why: 'no-such-table' });
        return;
      }
      if (!this.door.mayChat()) {
        this.strike('too-fast');
        return;
      }
      if (frame.t === 'chat') table.chat(asker, frame.text);
      else table.react(patron, frame.line, frame.sign);
      return;
    }
    const isShown = room.people.isConfirmed(patron, this.session) || !table.floor.isAskedAsStaff(patron, frame.ask);
    if (isShown) this.send(await hear(table, asker, frame));
    else this.send({ t: 'refused', id: frame.id, table: table.id, refusal: roomRefuse('second-factor') });
  }
}
