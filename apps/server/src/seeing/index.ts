// Looking into a running room: figures, logs and traces, each only where it was asked for, and loaded only then.
import { type Observer, observers, type Room } from '@baraja/room';
import type { Logger } from 'pino';
import type { Sockets } from '../socket.js';
import type { LogLevel } from './declared.js';
import type { Gates, Metrics } from './metrics.js';
import type { Traces } from './traces.js';

export interface MetricsAt {
  readonly host: string;
  readonly port: number;
  /** What every request for the figures must bring. */
  readonly token?: string | undefined;
}
/** Figures that others could read are not shown without a token. */
export class NoToken extends Error {
  constructor(readonly host: string) {
    super(`figures at ${host} need a token`);
  }
}
const isLoopback = (host: string): boolean => /^(127(\.\d+){3}|::1|localhost)$/.test(host);

export interface SeeingSettings {
  /** Where figures are read; left out, nothing is counted. */
  readonly metrics?: MetricsAt;
  readonly log?: LogLevel;
  /** The address of a collector of traces. */
  readonly traces?: string;
}
type Trouble = (at: string, error: unknown) => void;

export class Seeing {
  private figures: { readonly url: string; close(): void } | null = null;
  /** Null while it opens, or another server keeps it. */
  private room: Room | null = null;

  private constructor(
    private readonly metrics: Metrics | null,
    readonly log: Logger | null,
    private readonly traced: Traces | null,
  ) {}

  static async begin(settings: SeeingSettings, version: string): Promise<Seeing> {
    const at = settings.metrics;
    if (at && !at.token && !isLoopback(at.host)) throw new NoToken(at.host);
    const metrics = settings.metrics ? new (await import('./metrics.js')).Metrics() : null;
    const log = settings.log ? (await import('./log.js')).logTo(settings.log) : null;
    const traced = settings.traces ? (await import('./traces.js')).traces(settings.traces, version) : null;
    const seeing = new Seeing(metrics, log, traced);
    seeing.observer = await seeing.together();
    // Before the room: a server that stands by is seen, too.
    if (at && metrics) seeing.figures = await (await import('./door.js')).figuresAt(at, metrics, () => seeing.room);
    return seeing;
  }
  /** What the room tells; undefined where nobody looks. */
  observer: Observer | undefined;

  private async together(): Promise<Observer | undefined> {
    const all: Observer[] = [];
    if (this.metrics) all.push(this.metrics.observer);
    if (this.log) all.push((await import('./log.js')).logged(this.log));
    if (this.traced) all.push(this.traced.observer);
    return all.length === 0 ? undefined : observers(all);
  }
  /** Besides being told to whoever runs the room, trouble is counted and logged. */
  trouble(told: Trouble | undefined): Trouble {
    return (at, error) => {
      this.metrics?.count('baraja_troubles_total', { at: /^[a-z]{1,8}$/.test(at) ? at : 'table' });
      this.log?.error({ at, err: error }, 'trouble');
      told?.(at, error);
    };
  }
  badFrame(why: string): void {
    this.metrics?.count('baraja_bad_frames_total', { why });
    this.log?.info({ why }, 'bad frame');
  }
  /** People come in here, whether the room is open or not. */
  passing(gates: Gates): void {
    this.metrics?.passing(gates);
  }
  /** The room is open. The address of the figures; null where there are none. */
  over(room: Room, sockets: Sockets): string | null {
    this.room = room;
    this.metrics?.over(room, sockets);
    return this.figuresAt;
  }
  get figuresAt(): string | null {
    return this.figures?.url ?? null;
  }
  async close(): Promise<void> {
    this.figures?.close();
    this.metrics?.close();
    await this.traced?.close().catch(() => {}); // a collector that is gone keeps no room from closing
  }
}
