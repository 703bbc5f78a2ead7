// A desk in PostgreSQL: appends by the handful in one statement each, everything else as it comes.
import type { PoolClient } from 'pg';
import { toArchive } from '../archive.js';
import type { Ask, Courier } from '../asks.js';
import { type Events, openEvents } from '../events.js';
import { putHands } from '../hand-index.js';
import { closedError } from '../inline.js';
import { isTogether, openLook } from '../look.js';
import { moveStore } from '../move/index.js';
import { putStand } from '../overview.js';
import type { Shape } from '../rows.js';
import { Appender } from './appender.js';
import { codeOf, connect, done, doneAtOnce, lent, type Pools, query, troubleFromPostgres } from './connection.js';
import { inspectDatabase } from './inspect.js';
import { lookAtDatabase, prepareDatabase } from './schema.js';

export interface PostgresSettings {
  readonly url: string;
  /** Only reads: nothing is made, nothing brought up to date. */
  readonly looks?: boolean;
  /** Milliseconds for which a database that cannot be reached is tried again before an append fails. */
  readonly patience?: number;
}
const PATIENCE = 10_000;
const MOST_TRIES = 20;

export async function postgres(settings: PostgresSettings): Promise<Courier> {
  const pools = connect(settings.url, settings);
  try {
    const shape = await lent(pools.writer, settings.looks ? lookAtDatabase : prepareDatabase);
    return new PostgresCourier(pools, shape, settings.url, settings.patience ?? PATIENCE);
  } catch (error) {
    await pools.end();
    throw troubleFromPostgres(error);
  }
}

class PostgresCourier implements Courier {
  private readonly appender: Appender;
  private readonly look: ReturnType<typeof openLook>;
  private readonly events: Events;
  private readonly underWay = new Set<Promise<unknown>>();
  private closing: Promise<void> | null = null;

  constructor(
    private readonly pools: Pools,
    shape: Shape,
    private readonly url: string,
    patience: number,
  ) {
    this.appender = new Appender(pools, patience);
    this.look = openLook(shape);
    this.events = openEvents(shape);
  }

  async ask(ask: Ask): Promise<unknown> {
    if (this.closing) throw closedError();
    const answer = this.answer(ask);
    this.underWay.add(answer);
    try {
      return await answer;
    } catch (error) {
      throw troubleFromPostgres(error);
    } finally {
      this.underWay.delete(answer);
    }
  }
  close(): Promise<void> {
    this.closing ??= Promise.allSettled(this.underWay).then(() => this.pools.end());
    return this.closing;
  }

  private answer(ask: Ask): Promise<unknown> {
    const { readers } = this.pools;
    switch (ask.ask) {
      case 'append':
        return this.appender.append(ask.sheet);
      case 'put-dictionary':
        return lent(readers, (client) =>
          query(client, 'INSERT INTO dictionaries (hash, body) VALUES (?, ?) ON CONFLICT DO NOTHING', [
            ...[Buffer.from(ask.bound.hash, 'hex'), ask.bound.body],
          ]),
        );
      case 'put-snapshot':
        return lent(readers, (client) => putSnapshot(client, this.events, ask));
      case 'put-hands':
        return lent(readers, (client) => inTransaction(client, () => done(client, putHands(ask.read))));
      case 'put-stand':
        return lent(readers, (client) => done(client, putStand(ask.stand)));
      case 'archive':
        return lent(readers, (client) => archive(client, this.events, ask));
      case 'inspect':
        return lent(readers, inspectDatabase);
      case 'copy':
        return moveStore(this.url, ask.to);
      default:
        return lent(readers, (client) =>
          isTogether(ask) ? doneAtOnce(client, this.look(ask)) : done(client, this.look(ask)),
        );
    }
  }
}

/** Of the owner alone: the head's row is held while it is put, so that nobody takes the stream over in between. */
async function putSnapshot(
  client: PoolClient,
  events: Events,
  ask: Extract<Ask, { ask: 'put-snapshot' }>,
): Promise<boolean> {
  const hash = await done(client, events.hashOf(ask.stream, ask.version));
  if (hash === undefined) return false;
  const rows = await query(
    client,
    `WITH owned AS (SELECT id FROM streams WHERE name = ?1 AND epoch = ?2 FOR SHARE),
      above AS (SELECT 1 FROM streams WHERE name = ?6 AND epoch = ?7 FOR SHARE)
      INSERT INTO snapshots (stream, version, hash, kind, body)
      SELECT owned.id, ?5::bigint, decode(?8::text, 'hex'), ?3::text, ?4::text FROM owned
      WHERE ?6::text IS NULL OR EXISTS (SELECT 1 FROM above)
      ON CONFLICT (stream) DO UPDATE SET version = excluded.version, hash = excluded.hash, kind = excluded.kind,
        body = excluded.body RETURNING stream`,
    [
      ...[ask.stream, ask.epoch ?? 0, ask.kind, ask.body, ask.version],
      ...[ask.under?.stream ?? null, ask.under?.epoch ?? null, hash],
    ],
  );
  return rows.length > 0;
}

/** Bundled here, and kept by one statement of the owner alone. */
async function archive(client: PoolClient, events: Events, ask: Extract<Ask, { ask: 'archive' }>): Promise<number> {
  const chosen = await doneAtOnce(client, toArchive(events, ask.stream, ask));
  if (chosen === null) return 0;
  const { first, last, low, high, before, hash, body } = chosen.bundle;
  const [row] = await query(client, 'SELECT archive_bundle(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
    ...[chosen.stream, ask.epoch ?? 0, ask.under?.stream ?? null, ask.under?.epoch ?? null, chosen.was],
    ...[first, last, low, high, before, hash, body],
  ]);
  return Number(row![0]);
}

/** What two do at the same time may stand in each other's way: the one that is sent back begins again. */
async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    await client.query('BEGIN');
    try {
      const result = await work();
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK');
      if (tries === MOST_TRIES || !/^40/.test(codeOf(error))) throw error;
    }
  }
}
