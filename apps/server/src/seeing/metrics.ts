// The figures of a running room, for Prometheus. What happens is counted as it happens; what stands is read off when somebody asks.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Append, type AppendAnswer, isAppended, type Observer, type Room, StoreError } from '@baraja/room';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Sockets } from '../socket.js';
import { type Declared, METRICS, type MetricName } from './declared.js';

type Labels = Readonly<Record<string, string>>;
/** Whose house a table is, for as long as it is here. */
type HouseOf = (table: string) => string;

/** What a server on a bus passes on. */
export interface Gates {
  readonly sockets: number;
  readonly isServed: boolean;
  /** Those that pass on to the room kept here. */
  readonly gateways: number;
}
export class Metrics {
  readonly registry = new Registry();
  private readonly made = new Map<MetricName, Counter | Gauge | Histogram>();
  private readonly lag = monitorEventLoopDelay({ resolution: 10 });
  private houseOf: HouseOf = () => 'unknown';
  /** Asked each time somebody reads the figures. */
  private look: () => Promise<void> = async () => {};
  private lookAtGates: () => void = () => {};

  constructor() {
    for (const [name, declared] of Object.entries(METRICS) as [MetricName, Declared][])
      this.made.set(name, this.make(name, declared));
    collectDefaultMetrics({ register: this.registry });
    this.lag.enable();
  }
  private make(name: string, { kind, help, labels, buckets }: Declared): Counter | Gauge | Histogram {
    const common = { name, help, labelNames: [...labels], registers: [this.registry] };
    if (kind === 'counter') return new Counter(common);
    return kind === 'gauge' ? new Gauge(common) : new Histogram({ ...common, buckets: [...(buckets ?? [])] });
  }
  count(name: MetricName, labels: Labels = {}, by = 1): void {
    (this.made.get(name) as Counter).inc(labels, by);
  }
  private set(name: MetricName, value: number, labels: Labels = {}): void {
    (this.made.get(name) as Gauge).set(labels, value);
  }
  private took(name: MetricName, since: number, labels: Labels = {}): void {
    (this.made.get(name) as Histogram).observe(labels, (performance.now() - since) / 1000);
  }

  /** What is passed on to the room, from before it is open here. */
  passing(gates: Gates): void {
    this.lookAtGates = () => {
      this.set('baraja_gateway_sockets', gates.sockets);
      this.set('baraja_gateway_served', gates.isServed ? 1 : 0);
      this.set('baraja_gateways', gates.gateways);
    };
  }
  /** The room is open: what stands in it can be read off. */
  over(room: Room, sockets: Sockets): void {
    this.houseOf = (table) => room.tables.get(table)?.rules.house ?? 'unknown';
    this.look = async () => {
      const tables = [...room.tables.values()];
      const playing = tables.filter(({ state }) => state.live !== null).length;
      this.set('baraja_tables', playing, { state: 'playing' });
      this.set('baraja_tables', tables.length - playing, { state: 'waiting' });
      this.set('baraja_tables', room.asleep.size, { state: 'asleep' });
      const seats = tables.flatMap(({ state }) => state.sittings);
      const bots = seats.filter(({ patron }) => patron.bot).length;
      this.set('baraja_seated', bots, { who: 'bots' });
      this.set('baraja_seated', seats.length - bots, { who: 'people' });
      this.set(
        'baraja_watching',
        tables.reduce((sum, { watching }) => sum + watching, 0),
      );
      const waiting = tables.map(({ mailbox }) => mailbox.waiting);
      this.set(
        'baraja_queue_depth',
        waiting.reduce((sum, one) => sum + one, 0),
      );
      this.set('baraja_queue_deepest', Math.max(0, ...waiting));
      this.set('baraja_sockets', sockets.size, { kind: 'people' });
      this.set('baraja_sockets', sockets.bots.size, { kind: 'programs' });
      this.set('baraja_hands_unread', room.yours.unread);
      this.set('baraja_keeps', 1);
      this.set('baraja_ready', (await room.health()).status === 'ready' ? 1 : 0);
      for (const share of [50, 99, 100])
        this.set('baraja_lag_seconds', this.lag.percentile(share) / 1e9, { quantile: String(share / 100) });
    };
  }
  async text(): Promise<string> {
    await this.look();
    this.lookAtGates();
    this.lag.reset(); // each who reads by the minute sees the worst of his minute
    return this.registry.metrics();
  }
  async json(): ReturnType<Registry['getMetricsAsJSON']> {
    await this.look();
    this.lookAtGates();
    return this.registry.getMetricsAsJSON();
  }
  close(): void {
    this.lag.disable();
    this.registry.clear();
  }

  readonly observer: Observer = {
    asking: async (asked, run) => {
      const since = performance.now();
      const answer = await run();
      this.took('baraja_answer_seconds', since, { ask: asked.type });
      if ('refusal' in answer) this.count('baraja_refusals_total', { code: answer.refusal.refused });
      if ('stale' in answer) this.count('baraja_refusals_total', { code: 'stale' });
      return answer;
    },
    storing: async (sheet, run) => {
      const since = performance.now();
      try {
        const answer = await run();
        this.stored(sheet, answer, since);
        return answer;
      } catch (error) {
        this.count('baraja_appends_failed_total', { code: error instanceof StoreError ? error.code : 'fault' });
        throw error;
      }
    },
  };
  private stored({ stream, events, id }: Append, answer: AppendAnswer, since: number): void {
    this.took('baraja_append_seconds', since);
    if (!isAppended(answer)) this.count('baraja_appends_failed_total', { code: answer.refused });
    if (!isAppended(answer) || answer.repeated || !stream.startsWith('table-')) return;
    const types = events.map((event) => ('type' in event ? event.type : ''));
    if (types.includes('Played')) this.count('baraja_decisions_total', { by: id === undefined ? 'room' : 'people' });
    if (types.includes('RoundClosed'))
      this.count('baraja_hands_total', { house: this.houseOf(stream.slice('table-'.length)) });
  }
}
