// How the room stands at this moment, table by table: what `baraja top` reads and draws. Rates are for whoever reads twice.
import type { Room } from '@baraja/room';
import { openedFor } from 'baraja/table';
import type { Metrics } from './metrics.js';

export interface TopTable {
  readonly id: string;
  readonly name: string;
  readonly house: string;
  readonly game: string;
  readonly people: number;
  readonly bots: number;
  readonly watching: number;
  readonly playing: boolean;
  readonly hands: number;
  /** Of its log: it rises with every event. */
  readonly version: number;
  readonly waiting: number;
}
export interface Top {
  /** Milliseconds by the server's own steady clock. */
  readonly at: number;
  readonly status: 'ready' | 'degraded' | 'stands-by';
  readonly tables: readonly TopTable[];
  readonly sockets: number;
  readonly hands: number;
  readonly decisions: number;
  readonly refusals: number;
  readonly lag: number;
  readonly memory: number;
  readonly append: Spread;
  readonly answer: Spread;
}
/** A histogram: how many so far, and how many of them within each bound, in seconds. */
export interface Spread {
  readonly count: number;
  readonly within: readonly (readonly [bound: number, count: number])[];
}
interface Value {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number | undefined>>;
  readonly metricName?: string;
}

export async function topOf(room: Room | null, metrics: Metrics): Promise<Top> {
  const all = await metrics.json();
  const values = (name: string): readonly Value[] => all.find((one) => one.name === name)?.values ?? [];
  const sum = (name: string): number => values(name).reduce((total, { value }) => total + value, 0);
  const tables = [...(room?.tables.values() ?? [])].map((table): TopTable => {
    const { sittings, rounds, live } = table.state;
    const bots = sittings.filter(({ patron }) => patron.bot).length;
    return {
      ...{ id: table.id, name: table.floor.name, house: table.rules.house, game: openedFor(table.rules) },
      ...{ people: sittings.length - bots, bots, watching: table.watching, playing: live !== null },
      ...{ hands: rounds, version: table.version, waiting: table.mailbox.waiting },
    };
  });
  const well = sum('baraja_ready') === 1 ? 'ready' : 'degraded';
  return {
    at: performance.now(),
    status: sum('baraja_keeps') === 0 ? 'stands-by' : well,
    tables,
    sockets: sum('baraja_sockets'),
    hands: sum('baraja_hands_total'),
    decisions: sum('baraja_decisions_total'),
    refusals: sum('baraja_refusals_total'),
    lag: values('baraja_lag_seconds').find(({ labels }) => labels.quantile === '0.99')?.value ?? 0,
    memory: process.memoryUsage.rss(),
    append: spread(values('baraja_append_seconds')),
    answer: spread(values('baraja_answer_seconds')),
  };
}
/** Over all labels. */
function spread(values: readonly Value[]): Spread {
  const within = new Map<number, number>();
  let count = 0;
  for (const { metricName, labels, value } of values) {
    if (metricName?.endsWith('_count')) count += value;
    if (!metricName?.endsWith('_bucket') || labels.le === '+Inf') continue;
    const bound = Number(labels.le);
    within.set(bound, (within.get(bound) ?? 0) + value);
  }
  return { count, within: [...within].toSorted(([a], [b]) => a - b) };
}
