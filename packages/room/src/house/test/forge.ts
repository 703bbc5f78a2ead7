// A room that has played a little, and ways to tamper with its file afterwards as somebody with full rights could: events cut away, or
// everything written anew with hashes that fit.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { vowOf } from '../../fair/index.js';
import { hashLink } from '../../store/index.js';
import { type RawBody, unbind, unpackBody } from '../../store/packed.js';
import type { DeckPledged, TableActor } from '../../table/index.js';
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
  /** Changes something in every table's stream, in the middle of it unless one says what, and hashes all that follows anew. */
  rewrite(change?: (body: string, version: number) => string): void;
}

/** Somebody sits down at a practice table, and adds a part of his own to every shuffle. The room's receipts for them, as they come. */
export async function partner(room: Room): Promise<{ table: TableActor; patron: string; receipts: string[] }> {
  const { id: patron, name } = await room.patrons.arrive('Ana');
  const table = await room.practice(patron, { house: 'rogelios', game: 'hold', stake: '3/6' });
  if ('refused' in table) throw new Error(table.refused);
  const parts = new Map<string, string>();
  const receipts: string[] = [];
  const vow = (): void => {
    const part = randomBytes(32).toString('hex');
    parts.set(vowOf(part), part);
    table.shuffler.vow(patron, vowOf(part));
  };
  const pledged = async (e: DeckPledged): Promise<void> => {
    const part = (e.vows ?? []).map((v) => parts.get(v.vow)).find(Boolean);
    vow();
    const answer = part ? await table.part(patron, e, part) : null;
    if (answer && 'receipt' in answer) receipts.push(answer.receipt);
  };
  // Nobody hurries whoever practises: he has his hands played out, and the next one dealt.
  let asked = 1;
  const goOn = (type: 'playOut' | 'next'): void => {
    asked++;
    void table.ask({ patron, name }, `c${asked}`, table.version, { type });
  };
  table.watch({
    patron,
    send: (frame) => {
      if (frame.t !== 'update') return;
      for (const e of frame.events) {
        if (e.type === 'DeckPledged') void pledged(e);
        if (e.type === 'RoundOpened') goOn('playOut');
        if (e.type === 'RoundClosed') goOn('next');
      }
    },
  });
  const seat = [1, 2, 3, 4, 5, 6].find((at) => !table.state.sittings.some((s) => s.seat === at))!;
  const { min } = table.rules.buyIn;
  await table.ask({ patron, name }, 'c1', table.version, { type: 'sit', seat, buyIn: min, post: true });
  vow();
  return { table, patron, receipts };
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

const rawBody = ({ body, packed, by }: Record<string, unknown>): RawBody =>
  packed === null ? String(body) : { bytes: new Uint8Array(packed as ArrayBuffer), by: String(by) };

export function forge(folder: string, change: (forger: Forger) => void): void {
  const Database = createRequire(import.meta.url)('libsql') as new (path: string) => Sql;
  const sql = new Database(join(folder, 'room.db'));
  // Another process may just be reading it: on a busy machine one waits for it.
  sql.exec('PRAGMA busy_timeout = 30000');
  sql.exec('PRAGMA foreign_keys = OFF; DROP TRIGGER IF EXISTS events_stand; DROP TRIGGER IF EXISTS events_stay');
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
    rewrite(change = (body, version) => (version === 2 ? `${body} ` : body)) {
      for (const { id, name } of sql.prepare(`SELECT id, name FROM streams WHERE name LIKE 'table-%'`).all()) {
        let hash: Uint8Array = new Uint8Array(32);
        const rows = sql
          .prepare(`SELECT e.position, e.version, e.at, e.body, e.packed, lower(hex(d.hash)) AS by, d.body AS bound
            FROM events e LEFT JOIN dictionaries d ON d.id = e.dictionary WHERE stream = ? ORDER BY version`)
          .all(id);
        for (const { position, version, at, ...row } of rows) {
          const was = rawBody(row);
          const read =
            typeof was === 'string'
              ? was
              : JSON.stringify(
                  unpackBody(unbind({ hash: was.by, body: new Uint8Array(row.bound as ArrayBuffer) }), was.bytes),
                );
          const text = change(read, Number(version));
          const body = text === read ? was : text;
          hash = hashLink(hash, Buffer.from(String(name)), { version: Number(version), at: Number(at), body });
          if (body === was) sql.prepare('UPDATE events SET hash = ? WHERE position = ?').run(hash, position);
          else
            sql
              .prepare('UPDATE events SET body = ?, packed = NULL, dictionary = NULL, hash = ? WHERE position = ?')
              .run(text, hash, position);
        }
      }
      heads();
    },
  });
  sql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  sql.close();
}
