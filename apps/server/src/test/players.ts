// People who play on a server that may die at any moment, and what they were told: a server is held to all of it.
import { type ServerFrame, standing } from '@baraja/room';
import { autoplay, Client } from './client.js';

/** What clients were told, by table: each event by its version, as text; the last version, and the last round. */
export type Told = Map<string, { events: Map<number, string>; version: number; rounds: number }>;

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
export class Guests {
  private readonly cookies = ['', ''];
  private stops: (() => void)[] = [];
  private clients: readonly Client[] = [];
  /** Have their sockets been open all the time? */
  get areConnected(): boolean {
    return this.clients.every(({ closedWith }) => closedWith === null);
  }
  /** Why each was closed; null for one that is open. */
  get closedWith(): readonly (number | null)[] {
    return this.clients.map(({ closedWith }) => closedWith);
  }
  async come(url: string, told: Told): Promise<void> {
    const clients = await Promise.all(this.cookies.map((cookie) => this.enter(url, cookie)));
    this.clients = clients;
    this.cookies.splice(0, 2, ...clients.map((c) => c.cookie));
    const [first, ...others] = [...standing(Date.now())].sort();
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
