// The book in a database that answers at once: reads what the judge needs, writes what he has planned. It opens no transaction of its own,
// so that money and the events that explain it are stored together or not at all.
import { createHash } from 'node:crypto';
import { type AccountName, kindOf, mayOwe } from './accounts.js';
import { type Holding, judge, type Known, type Plan, type Unbooked } from './judge.js';
import { columns, entryFrom, joined } from './look.js';
import type { Row, Sql } from './sql.js';
import type { BookRefusal, Entry, Transfer } from './transfer.js';

/** The append that transfers come with. */
export interface Origin {
  readonly stream: string;
  readonly version: number;
  readonly at: number;
}

interface Account extends Holding {
  readonly id: number;
}

const mostCached = 20_000;

export type Book = ReturnType<typeof openBook>;

export function openBook(sql: Sql) {
  const q = {
    account: sql.prepare('SELECT id, balance, held FROM accounts WHERE name = ?'),
    open: sql.prepare(
      'INSERT INTO accounts (name, kind, may_owe, balance, held) VALUES (?, ?, ?, 0, 0) RETURNING id, balance, held',
    ),
    stand: sql.prepare('UPDATE accounts SET balance = ?, held = ? WHERE id = ?'),
    entry: sql.prepare(`SELECT ${columns} FROM ${joined} WHERE t.id = ?`),
    resolution: sql.prepare(`SELECT ${columns} FROM ${joined} WHERE t.refers = ? AND t.kind IN ('post', 'void')`),
    head: sql.prepare('SELECT seq, hash FROM transfers ORDER BY seq DESC LIMIT 1'),
    insert:
      sql.prepare(`INSERT INTO transfers (seq, id, kind, source, target, amount, reason, rule, patron, felt, refers, at,
      stream, version, source_after, target_after, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
  };
  const cached = new Map<AccountName, Account>();
  let head: { seq: number; hash: Uint8Array } | undefined;

  function account(name: AccountName): Account | undefined {
    const found = cached.get(name);
    if (found !== undefined) return found;
    const row = q.account.get(name);
    return row === undefined ? undefined : keep(name, accountFrom(row));
  }
  function keep(name: AccountName, what: Account): Account {
    if (cached.size >= mostCached) cached.clear();
    cached.set(name, what);
    return what;
  }
  const opened = (name: AccountName): Account => {
    const kind = kindOf(name)!;
    return account(name) ?? keep(name, accountFrom(q.open.get(name, kind, mayOwe(kind) ? 1 : 0)!));
  };
  const entryOf = (row: Row | undefined): Entry | undefined => (row === undefined ? undefined : entryFrom(row));

  const known: Known = {
    holding: (name) => account(name) ?? { balance: 0, held: 0 },
    entry: (id) => entryOf(q.entry.get(id)),
    resolution: (id) => entryOf(q.resolution.get(id)),
  };

  function last(): { seq: number; hash: Uint8Array } {
    if (head !== undefined) return head;
    const row = q.head.get();
    head =
      row === undefined ? { seq: 0, hash: new Uint8Array(32) } : { seq: Number(row[0]), hash: row[1] as Uint8Array };
    return head;
  }

  return {
    judge: (transfers: readonly Transfer[]): Plan | BookRefusal => judge(known, transfers),

    write(plan: Plan, origin: Origin): void {
      let { seq, hash } = last();
      for (const draft of plan.entries) {
        seq++;
        hash = hashEntry(hash, { ...draft, ...origin, seq });
        const { id, kind, from, to, amount, reason, rule, patron, table, refers, fromAfter, toAfter } = draft;
        const ends = [opened(from).id, opened(to).id] as const;
        const { at, stream, version } = origin;
        q.insert.run(
          ...[seq, id, kind, ...ends, amount, reason, rule, patron, table, refers],
          ...[at, stream, version, fromAfter, toAfter, hash],
        );
      }
      head = { seq, hash };
      for (const [name, { balance, held }] of plan.holdings) {
        const { id } = opened(name);
        q.stand.run(balance, held, id);
        keep(name, { id, balance, held });
      }
    },

    /** Another connection has written, or a transaction was taken back: nothing remembered can be trusted. */
    forget(): void {
      cached.clear();
      head = undefined;
    },
  };
}

/** Each entry seals all before it: SHA-256 over the previous hash and the entry as a JSON array. */
export function hashEntry(previous: Uint8Array, entry: Unbooked & Origin & { readonly seq: number }): Buffer {
  const { seq, id, kind, from, to, amount, reason, rule, patron, table, refers, at, stream, version } = entry;
  const text = JSON.stringify([
    ...[seq, id, kind, from, to, amount, reason, rule, patron, table, refers],
    ...[at, stream, version, entry.fromAfter, entry.toAfter],
  ]);
  return createHash('sha256').update(previous).update(text).digest();
}

const accountFrom = (row: Row): Account => ({ id: Number(row[0]), balance: Number(row[1]), held: Number(row[2]) });
