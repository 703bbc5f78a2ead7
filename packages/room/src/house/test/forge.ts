// A room that has played a little, and ways to tamper with its file afterwards as somebody with full rights could: events cut away, or
// everything written anew with hashes that fit.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hashLink } from '../../store/index.js';
import { Room } from '../index.js';

interface Sql {
  exec(text: string): void;
  prepare(text: string): { all(...values: unknown[]): Record<string, unknown>[]; run(...values: unknown[]): void };
  close(): void;
}
export interface Forger {
  exec(text: string): void;
  /** Strikes out the last so many events, and sets the heads of their streams back. */
  cut(count: number): void;
  /** Changes something in the middle of every table's stream, and hashes all that follows anew. */
  rewrite(): void;
}

export const Played = {
  /** Opens the room in a folder, lets bots play so many hands at one table, and closes it. */
  async in(folder: string, hands: number): Promise<void> {
    const room = await Room.open({ data: folder, grant: 100_000, pace: 0, bots: false });
    const table = await room.practice('somebody', { house: 'rogelios', game: 'hold', stake: '3/6' });
    if ('refused' in table) throw new Error(table.refused);
    const until = table.state.rounds + hands;
    const stop = table.watch({ patron: 'rail', send: () => {} });
    while (table.state.rounds < until || table.state.live) await new Promise((resolve) => setTimeout(resolve, 5));
    stop();
    await room.close();
  },
};

export function forge(folder: string, change: (forger: Forger) => void): void {
  const Database = createRequire(import.meta.url)('libsql') as new (path: string) => Sql;
  const sql = new Database(join(folder, 'room.db'));
  sql.exec('PRAGMA foreign_keys = OFF; DROP TRIGGER events_stand; DROP TRIGGER events_stay');
  const heads = (): void =>
    sql.exec(`UPDATE streams SET
      version = coalesce((SELECT max(version) FROM events WHERE stream = streams.id), 0),
      hash = coalesce((SELECT hash FROM events WHERE stream = streams.id ORDER BY version DESC LIMIT 1), zeroblob(32))`);
  change({
    exec: (text) => sql.exec(text),
    cut(count) {
      sql.exec(`DELETE FROM events WHERE position > (SELECT max(position) FROM events) - ${count}`);
      heads();
    },
    rewrite() {
      for (const { id, name } of sql.prepare(`SELECT id, name FROM streams WHERE name LIKE 'table-%'`).all()) {
        let hash: Uint8Array = new Uint8Array(32);
        const rows = sql
          .prepare('SELECT position, version, at, body FROM events WHERE stream = ? ORDER BY version')
          .all(id);
        for (const { position, version, at, body } of rows) {
          const text = Number(version) === 2 ? `${body} ` : String(body);
          hash = hashLink(hash, Buffer.from(String(name)), { version: Number(version), at: Number(at), text });
          sql.prepare('UPDATE events SET body = ?, hash = ? WHERE position = ?').run(text, hash, position);
        }
      }
      heads();
    },
  });
  sql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  sql.close();
}
