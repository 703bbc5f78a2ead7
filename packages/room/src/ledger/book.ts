// The book in a database: reads what it holds, writes what the judge has planned. It opens no transaction of its own, so
// that money and the events that explain it are stored together or not at all.
import { createHash } from 'node:crypto';
import { type AccountName, kindOf, mayOwe } from './accounts.js';
import { type Holding, judge, type Known, type Plan, type Unbooked } from './judge.js';
import type { Reason } from './reasons.js';
import type { Row, Sql } from './sql.js';
import type {
  Balance,
  BookRefusal,
  Entry,
  EntryKind,
  Recent,
  RecentPage,
  Statement,
  StatementLine,
  StatementPage,
  Transfer,
  TrialBalance,
} from './transfer.js';

/** The append that transfers come with. */
export interface Origin {
  readonly stream: string;
  readonly version: number;
  readonly at: number;
}

interface Account extends Holding {
  readonly id: number;
}

const columns = `t.seq, t.id, t.kind, a.name, b.name, t.amount, t.reason, t.rule, t.patron, t.felt, t.refers, t.at, t.stream,
  t.version, t.source_after, t.target_after, t.hash`;
const joined = 'transfers t JOIN accounts a ON a.id = t.source JOIN accounts b ON b.id = t.target';
const mostCached = 20_000;
const mostLines = 10_000;

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
    entries: sql.prepare(`SELECT ${columns} FROM ${joined} WHERE t.seq > ? ORDER BY t.seq LIMIT ?`),
    pending: sql.prepare(`SELECT ${columns} FROM ${joined} WHERE t.kind = 'pending' AND NOT EXISTS
      (SELECT 1 FROM transfers r WHERE r.refers = t.id AND r.kind IN ('post', 'void')) ORDER BY t.seq`),
    accounts: sql.prepare('SELECT name, balance, held FROM accounts WHERE name >= ? AND name < ? ORDER BY name'),
    kinds: sql.prepare('SELECT kind, count(*), sum(balance), sum(held) FROM accounts GROUP BY kind ORDER BY kind'),
  };
  const lines = statementQueries(sql);
  const latest = recentQuery(sql);

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

    balance: (name: AccountName): Balance => balanceFrom(name, account(name) ?? { balance: 0, held: 0 }),
    entry: (id: string): Entry | undefined => entryOf(q.entry.get(id)),
    pending: (): Entry[] => q.pending.all().map(entryFrom),
    entries: (after: number, limit: number): Entry[] => q.entries.all(after, Math.min(limit, mostLines)).map(entryFrom),
    accounts: (prefix: string): Balance[] => {
      const rows = q.accounts.all(prefix, `${prefix}\u{10ffff}`);
      return rows.map((row) => balanceFrom(row[0] as AccountName, { balance: Number(row[1]), held: Number(row[2]) }));
    },
    /** All accounts, and the last entry that made them so. */
    closing(): { seq: number; accounts: Balance[] } {
      return { seq: last().seq, accounts: this.accounts('') };
    },
    trialBalance(): TrialBalance {
      const kinds: Record<string, { accounts: number; balance: number; held: number }> = {};
      let total = 0;
      for (const [kind, accounts, balance, held] of q.kinds.all()) {
        kinds[String(kind)] = { accounts: Number(accounts), balance: Number(balance), held: Number(held) };
        total += Number(balance);
      }
      return { total, kinds };
    },
    recent(name: AccountName, { before, limit }: RecentPage): Recent {
      const id = account(name)?.id;
      if (id === undefined) return { lines: [], next: null };
      return latest(name, id, before ?? Number.MAX_SAFE_INTEGER, Math.min(limit, mostLines));
    },
    statement(name: AccountName, from: number, to: number, page: StatementPage): Statement {
      const id = account(name)?.id;
      if (id === undefined) return { account: name, opening: 0, lines: [], closing: 0, next: null };
      return lines(name, id, { from, to, after: page.after ?? 0, limit: Math.min(page.limit ?? 1000, mostLines) });
    },
  };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly after: number;
  readonly limit: number;
}

/**
 * Statements. The stretch runs from the first line stamped at or after `from` to the last stamped before `to`: should a
 * clock have been set back in between, the lines it touched are still in, and the sums still hold.
 */
function statementQueries(sql: Sql) {
  const moved = "kind IN ('posted', 'post')";
  const ends = ['source', 'target'];
  const either = (select: (end: string) => string): string => ends.map(select).join(' UNION ALL ');
  const first = sql.prepare(
    `SELECT min(seq) FROM (${either((end) => `SELECT min(seq) AS seq FROM transfers WHERE ${end} = ?1 AND at >= ?2`)})`,
  );
  const last = sql.prepare(
    `SELECT max(seq) FROM (${either((end) => `SELECT max(seq) AS seq FROM transfers WHERE ${end} = ?1 AND at < ?2`)})`,
  );
  const between = sql.prepare(
    `SELECT * FROM (${either(
      (end) => `SELECT ${columns} FROM ${joined} WHERE t.${end} = ?1 AND t.seq BETWEEN ?2 AND ?3 AND t.${moved}`,
    )}) ORDER BY 1 LIMIT ?4`,
  );
  const before = sql.prepare(
    `SELECT after FROM (${either(
      (
        end,
      ) => `SELECT * FROM (SELECT seq, ${end}_after AS after FROM transfers WHERE ${end} = ?1 AND seq < ?2 AND ${moved}
        ORDER BY seq DESC LIMIT 1)`,
    )}) ORDER BY seq DESC LIMIT 1`,
  );

  return (account: AccountName, id: number, { from, to, after, limit }: Stretch): Statement => {
    const start = Math.max(Number(first.get(id, from)?.[0] ?? Number.MAX_SAFE_INTEGER), after + 1);
    const end = Number(last.get(id, to)?.[0] ?? 0);
    const entries = between.all(id, start, end, limit + 1).map(entryFrom);
    const lines = entries.slice(0, limit).map((entry) => lineOf(account, entry));
    const opening = Number(before.get(id, lines[0]?.seq ?? start)?.[0] ?? 0);
    const closing = lines.at(-1)?.balance ?? opening;
    return { account, opening, lines, closing, next: entries.length > limit ? lines.at(-1)!.seq : null };
  };
}

/** The last lines of an account, newest first. */
function recentQuery(sql: Sql) {
  const of = (end: string): string =>
    `SELECT * FROM (SELECT ${columns} FROM ${joined} WHERE t.${end} = ?1 AND t.seq < ?2 AND t.kind IN ('posted', 'post')
      ORDER BY t.seq DESC LIMIT ?3)`;
  const last = sql.prepare(`SELECT * FROM (${of('source')} UNION ALL ${of('target')}) ORDER BY 1 DESC LIMIT ?3`);
  return (account: AccountName, id: number, before: number, limit: number): Recent => {
    const entries = last.all(id, before, limit + 1).map(entryFrom);
    const lines = entries.slice(0, limit).map((entry) => lineOf(account, entry));
    return { lines, next: entries.length > limit ? lines.at(-1)!.seq : null };
  };
}

function lineOf(account: AccountName, entry: Entry): StatementLine {
  const { seq, id, at, reason, rule, patron, table, refers } = entry;
  const shared = { seq, id, at, reason, rule, patron, table, refers };
  return entry.to === account
    ? { ...shared, other: entry.from, amount: entry.amount, balance: entry.toAfter }
    : { ...shared, other: entry.to, amount: -entry.amount, balance: entry.fromAfter };
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

const balanceFrom = (account: AccountName, { balance, held }: Holding): Balance => ({
  account,
  balance,
  held,
  available: balance - held,
});

const wordOrNull = (value: unknown): string | null => (value === null ? null : String(value));

function entryFrom(row: Row): Entry {
  return {
    seq: Number(row[0]),
    id: String(row[1]),
    kind: row[2] as EntryKind,
    from: row[3] as AccountName,
    to: row[4] as AccountName,
    amount: Number(row[5]),
    reason: row[6] as Reason,
    rule: wordOrNull(row[7]),
    patron: wordOrNull(row[8]),
    table: wordOrNull(row[9]),
    refers: wordOrNull(row[10]),
    at: Number(row[11]),
    stream: String(row[12]),
    version: Number(row[13]),
    fromAfter: Number(row[14]),
    toAfter: Number(row[15]),
    hash: Buffer.from(row[16] as Uint8Array).toString('hex'),
  };
}
