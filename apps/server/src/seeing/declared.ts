// Every figure the room shows of itself, declared once: the registry is made from it, the dashboard and the alerts are held against it by a
// test, and docs/operate.md lists it. A new one is a line here, and whatever sets it.

/** Unless another is asked for. */
export const METRICS_PORT = 9464;

/** How much is logged. */
export const LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LEVELS)[number];

export interface Declared {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
  /** Upper bounds, in seconds. */
  readonly buckets?: readonly number[];
}
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

export const METRICS = {
  baraja_hands_total: { kind: 'counter', help: 'Hands that have closed, by house.', labels: ['house'] },
  baraja_decisions_total: {
    kind: 'counter',
    help: 'Decisions of a round that were stored: asked for by somebody, or made by bots, clocks and the dealer.',
    labels: ['by'],
  },
  baraja_append_seconds: {
    kind: 'histogram',
    help: 'From asking the store to its answer, flushed to the disk.',
    labels: [],
    buckets: SECONDS,
  },
  baraja_appends_failed_total: {
    kind: 'counter',
    help: 'Appends that stored nothing, by what was said.',
    labels: ['code'],
  },
  baraja_answer_seconds: {
    kind: 'histogram',
    help: 'From a frame that asks for something to its answer, the append included.',
    labels: ['ask'],
    buckets: SECONDS,
  },
  baraja_refusals_total: { kind: 'counter', help: 'What was asked for and not done, by reason.', labels: ['code'] },
  baraja_bad_frames_total: {
    kind: 'counter',
    help: 'Frames that were not understood or not allowed.',
    labels: ['why'],
  },
  baraja_troubles_total: {
    kind: 'counter',
    help: 'Things that should never happen and did, by where.',
    labels: ['at'],
  },
  baraja_sockets: { kind: 'gauge', help: 'Open sockets: of people, and of programs that play.', labels: ['kind'] },
  baraja_tables: { kind: 'gauge', help: 'Tables that are awake: a hand runs, or none does.', labels: ['state'] },
  baraja_seated: { kind: 'gauge', help: 'Seats that are taken: by people and by bots.', labels: ['who'] },
  baraja_watching: { kind: 'gauge', help: 'Eyes on tables, seated or not.', labels: [] },
  baraja_queue_depth: { kind: 'gauge', help: 'What waits in the mailboxes of all tables.', labels: [] },
  baraja_queue_deepest: { kind: 'gauge', help: 'What waits in the fullest mailbox.', labels: [] },
  baraja_hands_unread: {
    kind: 'gauge',
    help: 'Tables with a closed hand that the index has not read yet.',
    labels: [],
  },
  baraja_lag_seconds: {
    kind: 'gauge',
    help: 'How late the program comes to what is due, since it was last asked.',
    labels: ['quantile'],
  },
  baraja_keeps: { kind: 'gauge', help: '1 while this server keeps the room, 0 while it stands by.', labels: [] },
  baraja_ready: {
    kind: 'gauge',
    help: '1 while the room is kept here and can store what happens, else 0.',
    labels: [],
  },
  baraja_gateways: {
    kind: 'gauge',
    help: 'Gateways, its own among them, that pass on to the room kept here.',
    labels: [],
  },
  baraja_gateway_sockets: {
    kind: 'gauge',
    help: 'Sockets that end at this server, wherever the room is kept.',
    labels: [],
  },
  baraja_gateway_served: {
    kind: 'gauge',
    help: '1 while this server passes on to whoever keeps the room, 0 while nobody is found.',
    labels: [],
  },
} as const satisfies Record<string, Declared>;
export type MetricName = keyof typeof METRICS;
