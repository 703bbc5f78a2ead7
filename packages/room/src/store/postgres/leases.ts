// Leases in PostgreSQL, over a connection of their own: whoever waits for anything else does not keep a node from saying that it lives.
// Every step is one statement, so that nobody who stops in the middle holds a row; times are the database's, read when the row is held.
import { StoreError } from '../errors.js';
import type { Gift, Given, Holder, Leases, Owned } from '../leases.js';
import { connect, lent, type Pools, query, troubleFromPostgres } from './connection.js';

/** `clock_timestamp()`, not `now()`: who waited for a row must not judge by when he began to wait. */
const until = "clock_timestamp() + ?3 * interval '1 millisecond'";
const isDead = 'lease_until < clock_timestamp()';
/** A stream nobody living owns. Whose lease has run out is struck off first: nobody renews it any more. */
const isFree = 's.owner IS NULL OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = s.owner)';

/** In this order, as whoever appends: nobody does meanwhile, and nobody waits for somebody who waits for him. */
const HELD = `WITH tip_held AS MATERIALIZED (SELECT 1 FROM tip FOR UPDATE),
  under_held AS MATERIALIZED (SELECT 1 FROM streams WHERE name = ?1 AND epoch = ?2 FOR SHARE)`;
const ARE_HELD = '(SELECT count(*) FROM tip_held) = 1 AND (SELECT count(*) FROM under_held) = 1';
const IS_HELD = 'EXISTS (SELECT 1 FROM streams WHERE name = ?1 AND epoch = ?2)';
const GIFTS = 'json_to_recordset(?3::json) AS g(stream text, epoch bigint, node text)';

/** @param silent milliseconds after which a database that says nothing is taken for gone; well below a lease */
export function leasesIn(url: string, silent: number): Leases {
  return new PostgresLeases(connect(url, { silent }));
}

class PostgresLeases implements Leases {
  constructor(private readonly pools: Pools) {}

  private async ask(text: string, ...values: readonly (string | number)[]) {
    try {
      return await lent(this.pools.writer, (client) => query(client, text, values));
    } catch (error) {
      throw troubleFromPostgres(error);
    }
  }
  /** The first time it is written down; from then on only a row that is still there is renewed. */
  private readonly known = new Set<string>();
  async live({ node, address }: Holder, milliseconds: number): Promise<boolean> {
    const isNew = !this.known.has(node);
    const rows = isNew
      ? await this.ask(
          `INSERT INTO nodes (id, address, lease_until) VALUES (?1, ?2, ${until})
            ON CONFLICT (id) DO UPDATE SET address = excluded.address, lease_until = excluded.lease_until RETURNING id`,
          ...[node, address, milliseconds],
        )
      : await this.ask(
          `UPDATE nodes SET address = ?2, lease_until = ${until} WHERE id = ?1 RETURNING id`,
          ...[node, address, milliseconds],
        );
    if (rows.length > 0) this.known.add(node);
    return rows.length > 0;
  }
  async take(stream: string, node: string): Promise<Owned | Holder> {
    await this.ask(`DELETE FROM nodes WHERE ${isDead} AND id <> ?`, node);
    const [taken] = await this.ask(
      `UPDATE streams s SET owner = ?2, epoch = epoch + CASE WHEN owner = ?2 THEN 0 ELSE 1 END
        WHERE s.name = ?1 AND (s.owner = ?2 OR ${isFree}) AND EXISTS (SELECT 1 FROM nodes n WHERE n.id = ?2)
        RETURNING epoch`,
      ...[stream, node],
    );
    if (taken) return { stream, epoch: Number(taken[0]) };
    const [held] = await this.ask(
      'SELECT n.id, n.address FROM streams s JOIN nodes n ON n.id = s.owner WHERE s.name = ?',
      stream,
    );
    if (held && held[0] !== node) return { node: String(held[0]), address: String(held[1]) };
    const [exists] = await this.ask('SELECT 1 FROM streams WHERE name = ?', stream);
    if (!exists) throw new StoreError('bad-append', `there is no stream ${stream} to own`);
    return { node: '', address: '' }; // it was given up in between, or this node was given up for dead: ask again
  }
  async give(gifts: readonly Gift[], under: Owned): Promise<readonly Given[] | null> {
    const asked = [under.stream, under.epoch, JSON.stringify(gifts)];
    await this.ask(
      `${HELD}, given AS (UPDATE streams s SET owner = g.node, epoch = g.epoch FROM ${GIFTS}
        WHERE s.name = g.stream AND s.epoch < g.epoch AND ${ARE_HELD}) SELECT 1`,
      ...asked,
    );
    const rows = await this.ask(
      `SELECT s.name, s.epoch, s.version FROM streams s JOIN ${GIFTS} ON s.name = g.stream AND s.epoch = g.epoch WHERE ${IS_HELD}
        ORDER BY s.name`,
      ...asked,
    );
    if (rows.length < gifts.length) return null;
    return rows.map(([stream, epoch, version]) => ({
      stream: String(stream),
      ...{ epoch: Number(epoch), version: Number(version) },
    }));
  }
  async giveAll({ stream: prefix, epoch }: Owned, node: string, under: Owned): Promise<readonly string[] | null> {
    const asked = [under.stream, under.epoch, prefix, `${prefix}\u{10ffff}`];
    await this.ask(
      `${HELD}, given AS (UPDATE streams SET owner = ?5, epoch = ?6
        WHERE name >= ?3 AND name < ?4 AND epoch > 0 AND epoch < ?6 AND ${ARE_HELD}) SELECT 1`,
      ...[...asked, node, epoch],
    );
    const rows = await this.ask(
      `SELECT name FROM streams WHERE name >= ?3 AND name < ?4 AND epoch > 0 AND ${IS_HELD}
        UNION ALL SELECT '' WHERE ${IS_HELD}`,
      ...asked,
    );
    return rows.length === 0 ? null : rows.flatMap(([name]) => (name === '' ? [] : [String(name)]));
  }
  async release({ stream, epoch }: Owned, node: string): Promise<void> {
    await this.ask(
      'UPDATE streams SET owner = NULL WHERE name = ? AND owner = ? AND epoch = ?',
      ...[stream, node, epoch],
    );
  }
  async leave(node: string): Promise<void> {
    await this.ask(
      'WITH gone AS (DELETE FROM nodes WHERE id = ?1) UPDATE streams SET owner = NULL WHERE owner = ?1',
      node,
    );
  }
  async orphans(prefix: string): Promise<readonly string[]> {
    await this.ask(`DELETE FROM nodes WHERE ${isDead}`);
    const rows = await this.ask(
      `SELECT s.name FROM streams s WHERE s.name >= ?1 AND s.name < ?2 AND s.epoch > 0 AND (${isFree}) ORDER BY s.name`,
      ...[prefix, `${prefix}\u{10ffff}`],
    );
    return rows.map(([name]) => String(name));
  }
  close(): Promise<void> {
    return this.pools.end();
  }
}
