// A desk in PostgreSQL: appends by the handful in one statement each, everything else as it comes.
import type { PoolClient } from 'pg';
import type { Ask, Courier } from '../asks.js';
import { putHands } from '../hand-index.js';
import { closedError } from '../inline.js';
import { type Look, openLook } from '../look.js';
import { moveStore } from '../move/index.js';
import { putStand } from '../overview.js';
import { PACKED_COLUMNS } from '../rows.js';
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

/** What puts several questions that must agree with one another. */
const TOGETHER: readonly Look['ask'][] = [
  ...(['statement', 'recent', 'closing', 'head', 'head-at', 'ends-at', 'tails', 'hands', 'hand', 'hand-sums'] as const),
];

export async function postgres(settings: PostgresSettings): Promise<Courier> {
  const pools = connect(settings.url, settings);
  try {
    await lent(pools.writer, settings.looks ? lookAtDatabase : prepareDatabase);
  } catch (error) {
    await pools.end();
    throw troubleFromPostgres(error);
  }
  return new PostgresCourier(pools, settings.url, settings.patience ?? PATIENCE);
}

class PostgresCourier implements Courier {
  private readonly appender: Appender;
  private readonly look = openLook(PACKED_COLUMNS);
  private readonly underWay = new Set<Promise<unknown>>();
  private closing: Promise<void> | null = null;

  constructor(
    private readonly pools: Pools,
    private readonly url: string,
    patience: number,
  ) {
    this.appender = new Appender(pools, patience);
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
        return lent(readers, (client) => putSnapshot(client, ask));
      case 'put-hands':
        return lent(readers, (client) => inTransaction(client, () => done(client, putHands(ask.read))));
      case 'put-stand':
        return lent(readers, (client) => done(client, putStand(ask.stand)));
      case 'inspect':
        return lent(readers, inspectDatabase);
      case 'copy':
        return moveStore(this.url, ask.to);
      default:
        return lent(readers, (client) =>
          TOGETHER.includes(ask.ask) ? doneAtOnce(client, this.look(ask)) : done(client, this.look(ask)),
        );
    }
  }
}

/** Of the owner alone: the head's row is held while it is put, so that nobody takes the stream over in between. */
async function putSnapshot(client: PoolClient, ask: Extract<Ask, { ask: 'put-snapshot' }>): Promise<boolean> {
  const rows = await query(
    client,
    `WITH owned AS (SELECT id FROM streams WHERE name = ?1 AND epoch = ?2 FOR SHARE),
      above AS (SELECT 1 FROM streams WHERE name = ?6 AND epoch = ?7 FOR SHARE)
      INSERT INTO snapshots (stream, version, hash, kind, body)
      SELECT e.stream, e.version, e.hash, ?3, ?4 FROM owned JOIN events e ON e.stream = owned.id AND e.version = ?5
      WHERE ?6::text IS NULL OR EXISTS (SELECT 1 FROM above)
      ON CONFLICT (stream) DO UPDATE SET version = excluded.version, hash = excluded.hash, kind = excluded.kind,
        body = excluded.body RETURNING stream`,
    [ask.stream, ask.epoch ?? 0, ask.kind, ask.body, ask.version, ask.under?.stream ?? null, ask.under?.epoch ?? null],
  );
  return rows.length > 0;
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
